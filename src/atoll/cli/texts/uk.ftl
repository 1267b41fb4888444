# Імена гравців. Тексти правил говорять про них у третій особі.

play-person = Шкіпер
bot-random = Випадковий
replay-player = Гравець { $seat }

# atoll games

games-seats = Гравців: { $seats }
games-bots = Боти, починаючи з найсильнішого: { $bots }
games-options = Налаштування:
games-difficulty = (складність { $level } із { $most })
games-default = (типово)

# Кажуть поля кількох ігор.

board-you = (ви)
board-score = очки
board-said = Сказано:
board-turn = хід: { $who }

# atoll play

play-orders = ? відповіді · h порада · m поле · r правила · s запис · q вийти · help
play-orders-undo = ? відповіді · h порада · m поле · u назад · r правила · s запис · q вийти · help
play-more-happened = … ще { $count }: l — усе, що сталося
play-go-on = Enter — далі, q — вийти.
play-read-on = Enter — читати далі, q — досить.
play-examples = Наприклад: { $examples }
play-also = Ще можна: { $verbs } · «? { $verb }» покаже як
play-help =
    Будь-коли:
      { $answers }  що можна відповісти; усі відповіді, що так починаються
      h, !          як вчинив би найсильніший бот; вчинити за порадою
      l, m          усе, що сталося після вашої відповіді; поле повністю
      u             скасувати останню відповідь, поки нічого нового не відкрилося
      r, r 4.2      розділи правил; один пункт; r слово — що сказано про нього
      s, s ФАЙЛ     зберегти запис гри
      q             вийти; гру можна буде продовжити
play-kinds = Усього відповідей: { $count }; ? з дієсловом покаже всі з ним. По одній кожного виду:
play-which = Що саме?
play-no-number = Під номером { $number } тут нічого немає. Введіть відповідь словами; ? покаже якими.
play-too-long = Рядок задовгий: у відповіді щонайбільше { $most } знаків.
play-me = я мені мене собі себе
play-needs-verb = «{ $line }» саме по собі тут не відповідь. Спершу введіть, що зробити: { $verbs }.
play-narrowed = Поки що «{ $line }». Введіть відповідь повністю або натисніть Enter, щоб повернутися.
play-let-pass = Бот зараз не втручався б.
play-wait = Бот дав би спершу планувати іншим.
play-nothing-answered = Забирати назад нічого: ви ще ні на що не відповіли.
play-no-undo = Назад уже не можна: відтоді щось відкрилося або відповіли інші.
play-no-rule = У правилах немає пункту { $wanted }, і такого слова ніде немає. Введіть r, щоб побачити розділи.
play-see-rule = Введіть r { $rule }, щоб прочитати це правило.
play-enter-passes = Натисніть Enter, щоб не втручатися.
play-enter-waits = Натисніть Enter, щоб спершу планували інші.
play-enter-leaves-open = Натисніть Enter, щоб поки не відповідати на пропозицію.
play-enter-answers = Натисніть Enter, щоб відповісти «{ $answer }».
play-saved = Гру збережено у файлі { $file }.
play-not-saved = Не вдалося зберегти гру: { $reason }.
play-file-taken = Файл { $file } уже є, і в ньому не ця гра: він залишиться, як був. Виберіть іншу назву.
play-resume = Щоб продовжити цю гру: { $command }
play-bye = Попутного вітру!
play-cause = Причина: { $cause }.
play-seed = Номер роздачі (seed): { $seed }.
play-keep = Введіть s, щоб зберегти запис гри (або s ФАЙЛ), чи натисніть Enter.
play-replay = Щоб переглянути гру знову: { $command }

score-other =
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
replay-seed-fits = Номер роздачі (seed) { $seed } відповідає вказаному хешу.
replay-seed-differs = Номер роздачі (seed) { $seed } не відповідає вказаному хешу: його власний хеш — { $hash }.

# atoll sim

sim-games =
    { $games ->
        [one] { $games } гра
        [few] { $games } гри
       *[many] { $games } ігор
    }
sim-decimal-point = ,
sim-won = Виграно: { $percent }
sim-players =
    { $seats ->
        [one] { $seats } гравець
        [few] { $seats } гравці
       *[many] { $seats } гравців
    }
sim-option = { $option }: { $value }
sim-bots = боти: { $bots }
sim-in-round = у раунді { $round }
sim-round = у середньому в раунді { $round }
sim-spread = у середньому { $mean }, від { $min } до { $max }
sim-lengths = Відповідей за гру: { $spread }
sim-scores = Рахунок: { $spread }
sim-bot = { $bot }: перемог { $percent }; місце в середньому { $rank }; очки: { $spread }
sim-speed = Рішень за секунду: { $speed } загалом, { $core } на кожному ядрі; час — { $seconds } с

# atoll backup, atoll restore

backup-made =
    { $rows ->
        [one] Усі дані збережено у файлі { $file }: { $rows } рядок.
        [few] Усі дані збережено у файлі { $file }: { $rows } рядки.
       *[many] Усі дані збережено у файлі { $file }: { $rows } рядків.
    }
backup-restored =
    { $rows ->
        [one] Усі дані відновлено з файлу { $file }: { $rows } рядок.
        [few] Усі дані відновлено з файлу { $file }: { $rows } рядки.
       *[many] Усі дані відновлено з файлу { $file }: { $rows } рядків.
    }

# atoll reports

report-none = Повідомлень немає.
report-deleted = Повідомлення { $id } видалено.
report-title = Повідомлення { $id } від { $name }, { $when }
report-game = { $game }, стіл { $code }, уся гра
report-moment = { $game }, стіл { $code }, момент { $moment }
