# Что говорит стол «Спасательных шлюпок» сверх правил.

board-name =
    { $colour ->
        [green] Зелёная
        [red] Красная
        [yellow] Жёлтая
        [blue] Синяя
        [purple] Фиолетовая
        [white] Белая
       *[black] Чёрная
    }
board-name-short =
    { $colour ->
        [green] Зел.
        [red] Красн.
        [yellow] Жёлт.
        [blue] Синяя
        [purple] Фиол.
        [white] Белая
       *[black] Чёрн.
    }
board-boat = { board-name } шлюпка
    .leaks =
        { $leaks ->
            [0] течи нет
            [one] { $leaks } течь
            [few] { $leaks } течи
           *[many] { $leaks } течей
        }
    .crew =
        { $crew ->
            [one] { $crew } человек
            [few] { $crew } человека
           *[many] { $crew } человек
        }
    .shore =
        { $left ->
            [one] до берега { $left } ход
            [few] до берега { $left } хода
           *[many] до берега { $left } ходов
        }
    .free =
        { $free ->
            [0] мест нет
            [one] { $free } свободное место
            [few] { $free } свободных места
           *[many] { $free } свободных мест
        }
board-hat = Фуражка капитана
board-hats = { $hats ->
        [0] Нет фуражек
        [1] Фуражка
       *[other] Фуражка × { $hats }
    }
board-hats-short = { $hats ->
        [0] Фур. нет
       *[other] Фур. × { $hats }
    }
board-island = { part-the-island }
    .to = { part-the-island.to }
board-island-narrow =
    { $island ->
        [left] Коралл
        [centre] Чаячья
       *[right] Длинный
    }
board-berth = Причал { $place }: { board-island }

# Картинки в правилах.

board-picture-people = Матрос — круг, офицер — щит.
board-picture-votes = Карты голосования: зелёная, синяя и чёрная.
board-picture-hat = Фуражка капитана.
board-picture-boat = Шлюпка сверху: четыре человека, течь и свободное место.
board-picture-token = Чёрный жетон.
board-picture-course = Дорожка: от старта до берега три шага.
board-picture-leak = Течь.
board-picture-ashore = Остров: шлюпка причалила, двое уже на берегу.

# Как идёт игра.

board-phase-launch = спуск шлюпок
board-phase-board = посадка
board-phase-over = конец
board-phase-round = раунд { $round } · { $step }
board-step-leak = течь
board-step-overboard = за борт
board-step-move = ход
board-step-leave = прыжок
board-step-climb = из воды
board-every-start = К шлюпкам
board-every-round = Каждый раунд
board-do-launch = Спуск: ваша шлюпка на свободную дорожку
board-do-board = Посадка: по одному человеку в любую шлюпку
board-do-leak = Течь: все голосуют, одна шлюпка набирает воды
board-do-row = Ход: все голосуют, одна шлюпка идёт вперёд
board-do-jump = Прыжок: каждый пересаживает одного человека
board-breaks-ties = Чёрный жетон: при ничьей решает { $seat }

# На месте, в двух словах.

board-price-leak =
    { $brings ->
        [leak] течь { $leaks }
        [full] за борт
       *[sinks] { board-price-sinks }
    }
board-price-overboard = { NAME($rank) }
board-price-move =
    { $brings ->
        [nearer] { board-price-shore }
       *[lands] берег
    }
board-price-sinks = тонет
board-price-shore =
    { $room ->
        [narrow] берег: { $left }
       *[wide] { $left } до берега
    }
board-price-seats =
    { $free ->
        [one] { $free } место
        [few] { $free } места
       *[many] { $free } мест
    }

# Что будет.

board-then-leak =
    { board-name }: { board-boat.leaks }, { board-boat.crew }; { $brings ->
        [leak] вода займёт свободное место
        [full] мест нет: кто-то полетит за борт
       *[sinks] она утонет
    }.
board-then-overboard =
    { $colour ->
        [green] Зелёные
        [red] Красные
        [yellow] Жёлтые
        [blue] Синие
        [purple] Фиолетовые
        [white] Белые
       *[other] Эти люди
    } { $rank ->
        [officer] потеряют офицера: матросов у них там нет.
       *[sailor] потеряют матроса.
    }{ $brings ->
        [drowns-in-vain] { " " }Шлюпка всё равно утонет.
       *[drowns] { "" }
    }
board-then-move =
    { $brings ->
        [nearer] { board-name }: после этого { board-boat.shore }.
        [lands-empty] { board-name } причалит пустой.
       *[lands] { board-name } причалит { board-island.to }: { $points ->
                [0] вам ничего
                [one] вам { $points } очко
                [few] вам { $points } очка
               *[many] вам { $points } очков
            }.
    }
board-then-hat = Если фуражка одна, решаете только вы. Обратно она не вернётся.
board-then-lane = Дорожка { $lane } ведёт { board-island.to }: матрос { $sailor }, офицер { $officer }.
board-then-any-lane = Все дорожки равны: причалы занимают по порядку прибытия.
board-then-leave =
    { board-name }: { board-boat.leaks }, { $stay ->
        [0] никого не останется
        [one] останется { $stay } человек
        [few] останется { $stay } человека
       *[many] останется { $stay } человек
    }{ $brings ->
        [sinks] ; если никто не заберётся, она утонет
       *[floats] { "" }
    }.
board-then-boat = { board-name }: { board-boat.leaks }, { board-boat.crew }, { board-boat.free }, { board-boat.shore }.
board-once-leave = Из каждой шлюпки прыгает не больше одного.
board-once-climb = Не в ту, которую он только что покинул.
board-confirm-vote = Запечатать голос
board-confirm-leave = В воду

# Голосования.

board-writing = Ещё выбирает
board-sealed = Голос запечатан
board-last-vote = Последнее голосование
board-close-vote = Закрыть голосование
board-voted-leak = Голосование: течь
board-voted-overboard = { board-boat }: кому за борт
board-voted-move = Голосование: ход
board-decided-hat = Фуражка одна: решает { $seat }.
board-decided-tie = Ничья: решает { $seat }, у кого чёрный жетон.
board-decided-hats = Одни фуражки: решает { $seat }, у кого чёрный жетон.

# Разговор.

board-before-leak = Перед голосованием: течь
board-before-overboard = Перед голосованием: за борт
board-before-move = Перед голосованием: ход
board-talk-over = Голосование объявлено: молчим, пока не откроют карты.
board-said-enough = Перед этим голосованием вы сказали всё, что могли.
board-words = Слова и дела
board-kind-vote = Голосую за…
board-kind-spare = Не трогать…
board-kind-deal = Сделка…
board-deal-leak = «{ $seat }, голосуй со мной за течь в шлюпке…, а я…»
board-deal-overboard = «{ $seat }, голосуй со мной, чтобы выбросить…, а я…»
board-deal-move = «{ $seat }, голосуй со мной за ход шлюпки…, а я…»
board-favour-help = помогу твоим доплыть
board-favour-spare = не буду против тебя
board-agree-to = { $seat }, договорились:
board-kept = ✓ слово сдержано
board-broken = ✗ слово нарушено
board-call = Объявить голосование
board-call-hint = Чёрный жетон у вас: разговоры на этом кончатся.

# Шлюпки и люди.

board-look-closer = Рассмотреть: { board-boat }
board-close = Закрыть
board-boat-where = Дорожка { $lane }, { board-boat.shore }
board-boat-water = { $leaks ->
        [0] Течи нет
        [one] { $leaks } течь
        [few] { $leaks } течи
       *[many] { $leaks } течей
    }, { board-boat.free }
board-people =
    { $rank ->
        [officer] { $count ->
            [1] офицер
            [one] { $count } офицер
            [few] { $count } офицера
           *[many] { $count } офицеров
        }
       *[sailor] { $count ->
            [1] матрос
            [one] { $count } матрос
            [few] { $count } матроса
           *[many] { $count } матросов
        }
    }
board-nobody = Никого нет
board-on-deck =
    { $rank ->
        [officer] { $count ->
            [1] Офицер
           *[other] Офицер × { $count }
        }
       *[sailor] { $count ->
            [1] Матрос
           *[other] Матрос × { $count }
        }
    }
board-lost =
    { $count ->
        [0] Никто не утонул.
        [one] Утонул { $count } человек.
        [few] Утонули { $count } человека.
       *[many] Утонули { $count } человек.
    }
board-lost-short = утонуло: { $count }
board-winner = Победа
board-seat = Спасено { $saved }, на воде { $sea }, потеряно { $lost }. Очки: { $points }, фуражки: { $hats }.{ $token ->
        [true] { " Чёрный жетон." }
       *[false] { "" }
    }

# Доска словами.

board-twin-boats = Шлюпки
board-twin-islands = Острова
board-twin-water = В воде
board-twin-vote = Голосования
board-twin-people = { board-people } ({ $seat })
board-twin-landed =
    { $island ->
        [none] причалила пустой
       *[other] причалила { board-island.to }
    }
board-twin-sunk = утонула
board-twin-on-deck = ещё на палубе
board-twin-worth = матрос { $sailor }, офицер { $officer }
board-twin-swims =
    { $rank ->
        [officer] { board-boat }: её покинул офицер ({ $seat }).
       *[sailor] { board-boat }: её покинул матрос ({ $seat }).
    }
board-twin-chosen = Итог: { board-name }.
piece-sailor = Матрос
piece-officer = Офицер
