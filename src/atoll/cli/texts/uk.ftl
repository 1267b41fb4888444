# Імена гравців. Тексти правил говорять про них у третій особі.

name-person = Капітан
name-careful = Обережний
name-random = Випадковий
name-seat = Гравець { $seat }

# atoll games

games-seats = Гравців: { $seats }
games-bots = Боти, починаючи з найсильнішого: { $bots }
games-options = Налаштування:
games-default = (типово)

# Поле «Моря спокою».

board-you = (ви)
board-hand = рука
board-deck-left = колода
board-discards = скид
board-score = очки
board-islands = Островів: { $filled } із { $cells }
board-started = Карту старту зіграно
board-not-started = Карту старту не зіграно
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

place-row = ряд { $row }
place-new = насувається

# atoll play

play-commands = ? усі відповіді · h підказка · r 4.2 правило · s зберегти · q вийти · help
play-commands-undo = ? відповіді · h підказка · u назад · r 4.2 правило · s зберегти · q вийти · help
play-examples = Наприклад: { $examples }
play-help =
    Введіть відповідь так, як її подано у списку, або коротше:
      12 c4         покласти острів 12 на клітинку c4
      12            показати, куди можна покласти острів 12
      5 17          скинути ці дві карти або заплатити ними, у будь-якому порядку
      d 5 фініш     досить і перших літер відповіді чи карти
    І будь-коли:
      ?             усі можливі відповіді
      h             як вчинив би найсильніший бот
      !             вчинити за підказкою
      u             скасувати останню відповідь, поки нічого нового не відкрилося
      r, r 4.2      розділи правил; один пункт правил
      s, s ФАЙЛ     зберегти запис гри
      q             вийти; гру можна буде продовжити
    На полі (0) і (2) в порожній клітинці — її ціна, · — вашим картам сюди не можна, × — закрито.
    Проміжок на зразок a1–c2 іде вздовж ряду й триває в ряду вище.
play-which = Що саме?
play-welcome = Ви тут уперше? r 1 — мета гри, r 4 — як кладуть острови, help — що можна набирати.
play-too-long = Рядок задовгий: у відповіді щонайбільше { $most } знаків.
play-let-pass = Бот зараз не втручався б.
play-no-undo = Назад уже не можна: відтоді щось відкрилося або відповіли інші.
play-no-rule = У правилах немає пункту { $wanted }. Введіть r, щоб побачити розділи.
play-see-rule = Введіть r { $rule }, щоб прочитати це правило.
play-enter-passes = Натисніть Enter, щоб не втручатися.
play-enter-answers = Натисніть Enter, щоб відповісти «{ $answer }».
play-saved = Гру збережено у файлі { $file }.
play-not-saved = Не вдалося зберегти гру: { $reason }.
play-file-taken = Файл { $file } уже є, і в ньому не ця гра: він залишиться, як був. Виберіть іншу назву.
play-resume = Щоб продовжити цю гру: { $command }
play-bye = Попутного вітру!
play-seed = Номер роздачі (seed): { $seed }.
play-keep = Введіть s, щоб зберегти запис гри (або s ФАЙЛ), чи натисніть Enter.
play-replay = Щоб переглянути гру знову: { $command }

score-shared =
    { $score ->
        [one] Ваш рахунок: { $score } острів.
        [few] Ваш рахунок: { $score } острови.
       *[many] Ваш рахунок: { $score } островів.
    }
score =
    { $score ->
        [one] { $name }: { $score } очко
        [few] { $name }: { $score } очки
       *[many] { $name }: { $score } очок
    }
score-winner =
    { $score ->
        [one] { $name }: { $score } очко й перемога
        [few] { $name }: { $score } очки й перемога
       *[many] { $name }: { $score } очок і перемога
    }

# atoll replay

replay-title =
    { $seats ->
        [one] { $game }, { $seats } гравець
        [few] { $game }, { $seats } гравці
       *[many] { $game }, { $seats } гравців
    }
replay-next = Enter — далі.
replay-unfinished =
    { $answers ->
        [one] Надано { $answers } відповідь, і гра ще триває.
        [few] Надано { $answers } відповіді, і гра ще триває.
       *[many] Надано { $answers } відповідей, і гра ще триває.
    }
replay-holds =
    { $answers ->
        [one] Запис правильний: { $answers } відповідь.
        [few] Запис правильний: { $answers } відповіді.
       *[many] Запис правильний: { $answers } відповідей.
    }

# atoll sim

sim-games =
    { $games ->
        [one] { $games } гра
        [few] { $games } гри
       *[many] { $games } ігор
    }
sim-won = Виграно: { $percent }
sim-lengths = Відповідей за гру: у середньому { $mean }, від { $min } до { $max }
sim-scores = Рахунок: у середньому { $mean }, від { $min } до { $max }
sim-bot = { $bot }: перемог { $percent }; очок у середньому { $mean }, від { $min } до { $max }
sim-speed = Рішень за секунду: { $speed } загалом, { $core } на кожному ядрі; час — { $seconds } с
