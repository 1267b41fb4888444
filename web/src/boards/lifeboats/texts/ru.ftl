# Что говорит стол «Спасательных шлюпок» сверх правил.

lb-name =
    { $colour ->
        [green] Зелёная
        [red] Красная
        [yellow] Жёлтая
        [blue] Синяя
        [purple] Фиолетовая
        [white] Белая
       *[black] Чёрная
    }
lb-name-short =
    { $colour ->
        [green] Зел.
        [red] Красн.
        [yellow] Жёлт.
        [blue] Синяя
        [purple] Фиол.
        [white] Белая
       *[black] Чёрн.
    }
lb-boat = { lb-name } шлюпка
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
lb-hat = Фуражка капитана
lb-hats = { $hats ->
        [0] Нет
       *[other] × { $hats }
    }
lb-island =
    { $island ->
        [left] Коралловый риф
        [centre] Чаячья скала
       *[right] Длинный остров
    }
    .to =
        { $island ->
            [left] к Коралловому рифу
            [centre] к Чаячьей скале
           *[right] к Длинному острову
        }
lb-island-narrow =
    { $island ->
        [left] Коралл
        [centre] Чаячья
       *[right] Длинный
    }
lb-berth = Причал { $place }: { lb-island }

# Как идёт игра.

lb-phase-launch = спуск шлюпок
lb-phase-board = посадка
lb-phase-over = конец
lb-phase-round = раунд { $round } · { $step }
lb-step-leak = течь
lb-step-overboard = за борт
lb-step-move = ход
lb-step-leave = прыжок
lb-step-climb = из воды
lb-every-start = К шлюпкам
lb-every-round = Каждый раунд
lb-do-launch = Спуск: ваша шлюпка на свободную дорожку
lb-do-board = Посадка: по одному человеку в любую шлюпку
lb-do-leak = Течь: все голосуют, одна шлюпка набирает воды
lb-do-row = Ход: все голосуют, одна шлюпка идёт вперёд
lb-do-jump = Прыжок: каждый пересаживает одного человека
lb-breaks-ties = При ничьей решает { $seat }

# На месте, в двух словах.

lb-price-leak =
    { $brings ->
        [leak] течь { $leaks }
        [full] за борт
       *[sinks] { lb-price-sinks }
    }
lb-price-overboard = { NAME($rank) }
lb-price-move =
    { $brings ->
        [nearer] { lb-price-shore }
       *[lands] берег
    }
lb-price-sinks = тонет
lb-price-shore =
    { $room ->
        [narrow] берег: { $left }
       *[wide] { $left } до берега
    }
lb-price-seats =
    { $free ->
        [one] { $free } место
        [few] { $free } места
       *[many] { $free } мест
    }

# Что будет.

lb-then-leak =
    { lb-name }: { lb-boat.leaks }, { lb-boat.crew }; { $brings ->
        [leak] вода займёт свободное место
        [full] мест нет: кто-то полетит за борт
       *[sinks] она утонет
    }.
lb-then-overboard =
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
    }
lb-then-move =
    { $brings ->
        [nearer] { lb-name }: после этого { lb-boat.shore }.
        [lands-empty] { lb-name } причалит пустой.
       *[lands] { lb-name } причалит { lb-island.to }: { $points ->
                [0] вам ничего
                [one] вам { $points } очко
                [few] вам { $points } очка
               *[many] вам { $points } очков
            }.
    }
lb-then-hat = Если фуражка одна, решаете только вы. Обратно она не вернётся.
lb-then-lane = Дорожка { $lane } ведёт { lb-island.to }: матрос { $sailor }, офицер { $officer }.
lb-then-any-lane = Все дорожки равны: причалы занимают по порядку прибытия.
lb-then-leave =
    { lb-name }: { lb-boat.leaks }, { $stay ->
        [0] никого не останется
        [one] останется { $stay } человек
        [few] останется { $stay } человека
       *[many] останется { $stay } человек
    }{ $brings ->
        [sinks] ; если никто не заберётся, она утонет
       *[floats] { "" }
    }.
lb-then-boat = { lb-name }: { lb-boat.leaks }, { lb-boat.crew }, { lb-boat.free }, { lb-boat.shore }.
lb-once-leave = Из каждой шлюпки прыгает не больше одного.
lb-once-climb = Не в ту, которую он только что покинул.
lb-confirm-vote = Запечатать голос
lb-confirm-leave = В воду

# Голосования.

lb-writing = Ещё выбирает
lb-sealed = Голос запечатан
lb-last-vote = Последнее голосование
lb-close-vote = Закрыть голосование
lb-voted-leak = Голосование: течь
lb-voted-overboard = { lb-boat }: кому за борт
lb-voted-move = Голосование: ход
lb-decided-hat = Фуражка одна: решает { $seat }.
lb-decided-tie = Ничья: решает { $seat }, у кого жетон.
lb-decided-hats = Одни фуражки: решает { $seat }, у кого жетон.

# Разговор.

lb-before-leak = Перед голосованием: течь
lb-before-overboard = Перед голосованием: за борт
lb-before-move = Перед голосованием: ход
lb-talk-over = Голосование объявлено: молчим, пока не откроют карты.
lb-said-enough = Перед этим голосованием вы сказали всё, что могли.
lb-words = Слова и дела
lb-kind-vote = Голосую за…
lb-kind-spare = Не трогать…
lb-kind-deal = Сделка…
lb-deal-leak = «{ $seat }, голосуй со мной за течь в шлюпке…, а я…»
lb-deal-overboard = «{ $seat }, голосуй со мной, чтобы выбросить…, а я…»
lb-deal-move = «{ $seat }, голосуй со мной за ход шлюпки…, а я…»
lb-favour-help = помогу твоим доплыть
lb-favour-spare = не буду против тебя
lb-agree-to = { $seat }, договорились:
lb-kept = ✓ слово сдержано
lb-broken = ✗ слово нарушено
lb-call = Объявить голосование
lb-call-hint = Жетон у вас: разговоры на этом кончатся.

# Шлюпки и люди.

lb-look-closer = Рассмотреть: { lb-boat }
lb-close = Закрыть
lb-boat-where = Дорожка { $lane }, { lb-boat.shore }
lb-boat-water = { $leaks ->
        [0] Течи нет
        [one] { $leaks } течь
        [few] { $leaks } течи
       *[many] { $leaks } течей
    }, { lb-boat.free }
lb-people =
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
lb-nobody = Никого нет
lb-on-deck =
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
lb-lost =
    { $count ->
        [0] Никто не утонул.
        [one] Утонул { $count } человек.
        [few] Утонули { $count } человека.
       *[many] Утонули { $count } человек.
    }
lb-lost-short = утонуло: { $count }
lb-winner = Победа
lb-seat = Спасено { $saved }, на воде { $sea }, потеряно { $lost }. Очки: { $points }, фуражки: { $hats }.

# Доска словами.

lb-twin-boats = Шлюпки
lb-twin-islands = Острова
lb-twin-water = В воде
lb-twin-vote = Голосования
lb-twin-people = { lb-people } ({ $seat })
lb-twin-landed =
    { $island ->
        [none] причалила пустой
       *[other] причалила { lb-island.to }
    }
lb-twin-sunk = утонула
lb-twin-on-deck = ещё на палубе
lb-twin-worth = матрос { $sailor }, офицер { $officer }
lb-twin-swims =
    { $rank ->
        [officer] { lb-boat }: её покинул офицер ({ $seat }).
       *[sailor] { lb-boat }: её покинул матрос ({ $seat }).
    }
lb-twin-chosen = Итог: { lb-name }.
piece-sailor = Матрос
piece-officer = Офицер
