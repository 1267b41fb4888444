# Що каже стіл «Рятувальних шлюпок» понад правила.

board-name =
    { $colour ->
        [green] Зелена
        [red] Червона
        [yellow] Жовта
        [blue] Синя
        [purple] Фіолетова
        [white] Біла
       *[black] Чорна
    }
board-name-short =
    { $colour ->
        [green] Зел.
        [red] Черв.
        [yellow] Жовта
        [blue] Синя
        [purple] Фіол.
        [white] Біла
       *[black] Чорна
    }
board-boat = { board-name } шлюпка
    .leaks =
        { $leaks ->
            [0] течі немає
            [one] { $leaks } теча
            [few] { $leaks } течі
           *[many] { $leaks } теч
        }
    .crew =
        { $crew ->
            [one] { $crew } людина
            [few] { $crew } людини
           *[many] { $crew } людей
        }
    .shore =
        { $left ->
            [one] до берега { $left } хід
            [few] до берега { $left } ходи
           *[many] до берега { $left } ходів
        }
    .free =
        { $free ->
            [0] місць немає
            [one] { $free } вільне місце
            [few] { $free } вільні місця
           *[many] { $free } вільних місць
        }
board-hat = Кашкет капітана
board-hats = { $hats ->
        [0] Кашкетів немає
        [1] Кашкет
       *[other] Кашкет × { $hats }
    }
board-hats-short = { $hats ->
        [0] Кашк. немає
       *[other] Кашк. × { $hats }
    }
board-island = { part-the-island }
    .to = { part-the-island.to }
board-island-narrow =
    { $island ->
        [left] Корал
        [centre] Чаїна
       *[right] Довгий
    }
board-berth = Причал { $place }: { board-island }

# Малюнки в правилах.

board-picture-people = Матрос — коло, офіцер — щит.
board-picture-votes = Карти голосування: зелена, синя й чорна.
board-picture-hat = Кашкет капітана.
board-picture-boat = Шлюпка згори: четверо людей, теча й вільне місце.
board-picture-token = Чорний жетон.
board-picture-course = Доріжка: від старту до берега три кроки.
board-picture-leak = Теча.
board-picture-ashore = Острів: шлюпка причалила, двоє вже на березі.

# Як іде гра.

board-phase-launch = спуск шлюпок
board-phase-board = посадка
board-phase-over = кінець
board-phase-round = раунд { $round } · { $step }
board-step-leak = теча
board-step-overboard = за борт
board-step-move = хід
board-step-leave = стрибок
board-step-climb = з води
board-every-start = До шлюпок
board-every-round = У кожному раунді
board-do-launch = Спуск: ваша шлюпка на вільну доріжку
board-do-board = Посадка: по одній людині в будь-яку шлюпку
board-do-leak = Теча: усі голосують, одна шлюпка набирає води
board-do-row = Хід: усі голосують, одна шлюпка йде вперед
board-do-jump = Стрибок: кожен пересаджує одну людину
board-breaks-ties = Чорний жетон: за нічиєї вирішує { $seat }

# На місці, двома словами.

board-price-leak =
    { $brings ->
        [leak] теча { $leaks }
        [full] за борт
       *[sinks] { board-price-sinks }
    }
board-price-overboard = { NAME($rank) }
board-price-move =
    { $brings ->
        [nearer] { board-price-shore }
       *[lands] берег
    }
board-price-sinks = тоне
board-price-shore =
    { $room ->
        [narrow] берег: { $left }
       *[wide] { $left } до берега
    }
board-price-seats =
    { $free ->
        [one] { $free } місце
        [few] { $free } місця
       *[many] { $free } місць
    }

# Що буде.

board-then-leak =
    { board-name }: { board-boat.leaks }, { board-boat.crew }; { $brings ->
        [leak] вода займе вільне місце
        [full] місць немає: хтось полетить за борт
       *[sinks] вона потоне
    }.
board-then-overboard =
    { $colour ->
        [green] Зелені
        [red] Червоні
        [yellow] Жовті
        [blue] Сині
        [purple] Фіолетові
        [white] Білі
       *[other] Ці люди
    } { $rank ->
        [officer] втратять офіцера: матросів у них там немає.
       *[sailor] втратять матроса.
    }{ $brings ->
        [drowns-in-vain] { " " }Шлюпка однаково потоне.
       *[drowns] { "" }
    }
board-then-move =
    { $brings ->
        [nearer] { board-name }: після цього { board-boat.shore }.
        [lands-empty] { board-name } причалить порожньою.
       *[lands] { board-name } причалить { board-island.to }: { $points ->
                [0] вам нічого
                [one] вам { $points } очко
                [few] вам { $points } очки
               *[many] вам { $points } очок
            }.
    }
board-then-hat = Якщо кашкет один, вирішуєте лише ви. Назад він не повернеться.
board-then-lane = Доріжка { $lane } веде { board-island.to }: матрос { $sailor }, офіцер { $officer }.
board-then-any-lane = Усі доріжки рівні: причали займають за порядком прибуття.
board-then-leave =
    { board-name }: { board-boat.leaks }, { $stay ->
        [0] нікого не залишиться
        [one] залишиться { $stay } людина
        [few] залишаться { $stay } людини
       *[many] залишиться { $stay } людей
    }{ $brings ->
        [sinks] ; якщо ніхто не залізе, вона потоне
       *[floats] { "" }
    }.
board-then-boat = { board-name }: { board-boat.leaks }, { board-boat.crew }, { board-boat.free }, { board-boat.shore }.
board-once-leave = З кожної шлюпки стрибає щонайбільше одна людина.
board-once-climb = Не в ту, яку він щойно покинув.
board-confirm-vote = Запечатати голос
board-confirm-leave = У воду

# Голосування.

board-writing = Ще обирає
board-sealed = Голос запечатано
board-last-vote = Останнє голосування
board-close-vote = Закрити голосування
board-voted-leak = Голосування: теча
board-voted-overboard = { board-boat }: кому за борт
board-voted-move = Голосування: хід
board-decided-hat = Кашкет один: вирішує { $seat }.
board-decided-tie = Нічия: вирішує { $seat }, хто має чорний жетон.
board-decided-hats = Самі кашкети: вирішує { $seat }, хто має чорний жетон.

# Розмова.

board-before-leak = Перед голосуванням: теча
board-before-overboard = Перед голосуванням: за борт
board-before-move = Перед голосуванням: хід
board-talk-over = Голосування оголошено: мовчимо, доки не відкриють карти.
board-said-enough = Перед цим голосуванням ви сказали все, що могли.
board-words = Слова і діла
board-kind-vote = Голосую за…
board-kind-spare = Не чіпати…
board-kind-deal = Угода…
board-deal-leak = → { $seat }: «Голосуй зі мною за течу в шлюпці…, а я…»
board-deal-overboard = → { $seat }: «Голосуй зі мною, щоб викинути…, а я…»
board-deal-move = → { $seat }: «Голосуй зі мною за хід шлюпки…, а я…»
board-favour-help = допоможу твоїм доплисти
board-favour-spare = не буду проти тебе
board-agree-to = { $seat }, домовилися:
board-kept = ✓ слова дотримано
board-broken = ✗ слово порушено
board-call = Оголосити голосування
board-call-hint = Чорний жетон у вас: розмови на цьому скінчаться.

# Шлюпки та люди.

board-look-closer = Роздивитися: { board-boat }
board-close = Закрити
board-boat-where = Доріжка { $lane }, { board-boat.shore }
board-boat-water = { $leaks ->
        [0] Течі немає
        [one] { $leaks } теча
        [few] { $leaks } течі
       *[many] { $leaks } теч
    }, { board-boat.free }
board-people =
    { $rank ->
        [officer] { $count ->
            [1] офіцер
            [one] { $count } офіцер
            [few] { $count } офіцери
           *[many] { $count } офіцерів
        }
       *[sailor] { $count ->
            [1] матрос
            [one] { $count } матрос
            [few] { $count } матроси
           *[many] { $count } матросів
        }
    }
board-nobody = Нікого немає
board-on-deck =
    { $rank ->
        [officer] { $count ->
            [1] Офіцер
           *[other] Офіцер × { $count }
        }
       *[sailor] { $count ->
            [1] Матрос
           *[other] Матрос × { $count }
        }
    }
board-lost =
    { $count ->
        [0] Ніхто не потонув.
        [one] Потонула { $count } людина.
        [few] Потонули { $count } людини.
       *[many] Потонуло { $count } людей.
    }
board-lost-short = потонуло: { $count }
board-winner = Перемога
board-seat = Врятовано { $saved }, на воді { $sea }, втрачено { $lost }. Очки: { $points }, кашкети: { $hats }.{ $token ->
        [true] { " Чорний жетон." }
       *[false] { "" }
    }

# Дошка словами.

board-twin-boats = Шлюпки
board-twin-islands = Острови
board-twin-water = У воді
board-twin-vote = Голосування
board-twin-people = { board-people } ({ $seat })
board-twin-landed =
    { $island ->
        [none] причалила порожньою
       *[other] причалила { board-island.to }
    }
board-twin-sunk = потонула
board-twin-on-deck = ще на палубі
board-twin-worth = матрос { $sailor }, офіцер { $officer }
board-twin-swims =
    { $rank ->
        [officer] { board-boat }: її покинув офіцер ({ $seat }).
       *[sailor] { board-boat }: її покинув матрос ({ $seat }).
    }
board-twin-chosen = Підсумок: { board-name }.
piece-sailor = Матрос
piece-officer = Офіцер
