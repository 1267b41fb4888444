# Имена игроков. Тексты правил говорят о них в третьем лице.

play-person = Шкипер
bot-random = Случайный
replay-player = Игрок { $seat }

# atoll games

games-seats = Игроков: { $seats }
games-bots = Боты, начиная с сильнейшего: { $bots }
games-options = Настройки:
games-difficulty = (сложность { $level } из { $most })
games-default = (по умолчанию)

# Говорят поля нескольких игр.

board-you = (вы)
board-score = очки
board-said = Сказано:
board-turn = ход: { $who }

# atoll play

play-orders = ? ответы · h совет · m поле · r правила · s сохранить · q выйти · help
play-orders-undo = ? ответы · h совет · m поле · u назад · r правила · s сохранить · q выйти · help
play-more-happened = … ещё { $count }: l — всё, что произошло
play-go-on = Enter — дальше, q — выйти.
play-read-on = Enter — читать дальше, q — хватит.
play-examples = Например: { $examples }
play-also = Ещё можно: { $verbs } · «? { $verb }» покажет как
play-help =
    В любой момент:
      { $answers }  что можно ответить; все ответы, которые так начинаются
      h, !          как поступил бы сильнейший бот; последовать совету
      l, m          всё, что произошло после вашего ответа; поле целиком
      u             отменить последний ответ, пока ничего нового не открылось
      r, r 4.2      разделы правил; один пункт; r слово — что сказано о нём
      s, s ФАЙЛ     сохранить запись игры
      q             выйти; игру можно будет продолжить
play-kinds = Всего ответов: { $count }; ? с глаголом покажет все с ним. По одному каждого вида:
play-which = Что именно?
play-no-number = Под номером { $number } здесь ничего нет. Введите ответ словами; ? покажет какими.
play-too-long = Строка слишком длинная: в ответе не больше { $most } знаков.
play-me = я мне меня себе себя
play-needs-verb = «{ $line }» само по себе здесь не ответ. Сначала введите, что сделать: { $verbs }.
play-narrowed = Пока «{ $line }». Введите ответ целиком или нажмите Enter, чтобы вернуться.
play-let-pass = Бот не стал бы сейчас вмешиваться.
play-wait = Бот дал бы сначала планировать другим.
play-nothing-answered = Забирать назад нечего: вы ещё ни на что не ответили.
play-no-undo = Назад уже нельзя: с тех пор что-то открылось или ответили другие.
play-no-rule = В правилах нет пункта { $wanted }, и такого слова нигде нет. Введите r, чтобы увидеть разделы.
play-see-rule = Введите r { $rule }, чтобы прочитать это правило.
play-enter-passes = Нажмите Enter, чтобы не вмешиваться.
play-enter-waits = Нажмите Enter, чтобы сначала планировали другие.
play-enter-leaves-open = Нажмите Enter, чтобы пока не отвечать на предложение.
play-enter-answers = Нажмите Enter, чтобы ответить «{ $answer }».
play-saved = Игра сохранена в файле { $file }.
play-not-saved = Не удалось сохранить игру: { $reason }.
play-file-taken = Файл { $file } уже есть, и в нём не эта игра: он останется как был. Выберите другое имя.
play-resume = Чтобы продолжить эту игру: { $command }
play-bye = Попутного ветра!
play-cause = Причина: { $cause }.
play-seed = Номер раздачи (seed): { $seed }.
play-keep = Введите s, чтобы сохранить запись игры (или s ФАЙЛ), либо нажмите Enter.
play-replay = Чтобы пересмотреть игру: { $command }

score-other =
    { $score ->
        [one] { $name }: { $score } очко
        [few] { $name }: { $score } очка
       *[many] { $name }: { $score } очков
    }
score-winner =
    { $score ->
        [one] { $name }: { $score } очко и победа
        [few] { $name }: { $score } очка и победа
       *[many] { $name }: { $score } очков и победа
    }

# atoll replay

replay-title =
    { $seats ->
        [one] { $game }, { $seats } игрок
        [few] { $game }, { $seats } игрока
       *[many] { $game }, { $seats } игроков
    }
replay-next = Enter — дальше.
replay-unfinished =
    { $answers ->
        [one] Дан { $answers } ответ, и игра ещё не окончена.
        [few] Дано { $answers } ответа, и игра ещё не окончена.
       *[many] Дано { $answers } ответов, и игра ещё не окончена.
    }
replay-holds =
    { $answers ->
        [one] Запись верна: { $answers } ответ.
        [few] Запись верна: { $answers } ответа.
       *[many] Запись верна: { $answers } ответов.
    }
replay-seed-fits = Номер раздачи (seed) { $seed } соответствует указанному хешу.
replay-seed-differs = Номер раздачи (seed) { $seed } не соответствует указанному хешу: его собственный хеш — { $hash }.

# atoll sim

sim-games =
    { $games ->
        [one] { $games } игра
        [few] { $games } игры
       *[many] { $games } игр
    }
sim-decimal-point = ,
sim-won = Выиграно: { $percent }
sim-players =
    { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[many] { $seats } игроков
    }
sim-option = { $option }: { $value }
sim-bots = боты: { $bots }
sim-in-round = в раунде { $round }
sim-round = в среднем в раунде { $round }
sim-spread = в среднем { $mean }, от { $min } до { $max }
sim-lengths = Ответов за игру: { $spread }
sim-scores = Счёт: { $spread }
sim-bot = { $bot }: побед { $percent }; место в среднем { $rank }; очки: { $spread }
sim-speed = Решений в секунду: { $speed } всего, { $core } на каждом ядре; время — { $seconds } с

# atoll backup, atoll restore

backup-made =
    { $rows ->
        [one] Все данные сохранены в файле { $file }: { $rows } строка.
        [few] Все данные сохранены в файле { $file }: { $rows } строки.
       *[many] Все данные сохранены в файле { $file }: { $rows } строк.
    }
backup-restored =
    { $rows ->
        [one] Все данные восстановлены из файла { $file }: { $rows } строка.
        [few] Все данные восстановлены из файла { $file }: { $rows } строки.
       *[many] Все данные восстановлены из файла { $file }: { $rows } строк.
    }

# atoll reports

report-none = Сообщений нет.
report-deleted = Сообщение { $id } удалено.
report-title = Сообщение { $id } от { $name }, { $when }
report-game = { $game }, стол { $code }, вся игра
report-moment = { $game }, стол { $code }, момент { $moment }
