# Поле «Моря спокойствия».

board-hand = рука
board-deck-left = колода
board-discards = сброс
board-islands = Островов: { $filled } из { $cells }
board-started = «Старт» сыгран
board-not-started = «Старт» не сыгран
board-deck = Колода: { $count }
board-display = Витрина: { $cards }
board-removed = Убрано не глядя: { $count }
board-day = День: карты кладут дневной стороной вверх.
board-night = Ночь: карты кладут ночной стороной вверх.
board-exploration = Осталось исследовать: { $count }
board-found = Найдено «Финишей»: { $count }
board-crown-closed = Свод (ряд 7) закрыт: сперва заполните колонны.
board-borders = [ ] и {"{ }"} — карты границ: положив туда остров, вы исследуете море.
board-compasses = Компасов: { $count }
board-quotas = Отдают: { $counts }
board-offers = Предлагали: { $counts }
board-your-hand = Ваша рука: { $cards }
board-where = Их можно положить сюда; в скобках — цена в картах:

board-place-row = ряд { $row }
board-place-new = надвигается
