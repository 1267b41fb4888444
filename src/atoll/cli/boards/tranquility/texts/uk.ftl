# Поле «Моря спокою».

board-hand = рука
board-deck-left = колода
board-discards = скид
board-islands = Островів: { $filled } із { $cells }
board-started = Старт: зіграно
board-not-started = Старт: ще ні
board-deck = Колода: { $count }
board-display = Вітрина: { $cards }
board-removed = Вилучено наосліп: { $count }
board-day = День: карти кладуть денним боком догори.
board-night = Ніч: карти кладуть нічним боком догори.
board-exploration = Лишилося дослідити: { $count }
board-found = Знайдено карт фінішу: { $count }
board-crown-closed = Верхівка (ряд 7) закрита: спершу заповніть колони.
board-borders = [ ] і {"{ }"} — карти кордонів: поклавши туди острів, ви досліджуєте море.
board-compasses = Компасів: { $count }
board-quotas = Віддають: { $counts }
board-offers = Пропонували: { $counts }
board-your-hand = Ваша рука: { $cards }
board-where = Їх можна покласти сюди; у дужках — ціна в картах:

board-place-row = ряд { $row }
board-place-new = насувається
