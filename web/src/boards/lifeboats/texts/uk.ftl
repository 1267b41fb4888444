# Що каже стіл «Рятувальних шлюпок» понад правила.

lb-name =
    { $colour ->
        [green] Зелена
        [red] Червона
        [yellow] Жовта
        [blue] Синя
        [purple] Фіолетова
        [white] Біла
       *[black] Чорна
    }
lb-name-short =
    { $colour ->
        [green] Зел.
        [red] Черв.
        [yellow] Жовта
        [blue] Синя
        [purple] Фіол.
        [white] Біла
       *[black] Чорна
    }
lb-boat = { lb-name } шлюпка
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
lb-hat = Кашкет капітана
lb-hats = { $hats ->
        [0] Немає
       *[other] × { $hats }
    }
lb-island =
    { $island ->
        [left] Кораловий риф
        [centre] Чаїна скеля
       *[right] Довгий острів
    }
    .to =
        { $island ->
            [left] до Коралового рифу
            [centre] до Чаїної скелі
           *[right] до Довгого острова
        }
lb-island-narrow =
    { $island ->
        [left] Корал
        [centre] Чаїна
       *[right] Довгий
    }
lb-berth = Причал { $place }: { lb-island }

# Як іде гра.

lb-phase-launch = спуск шлюпок
lb-phase-board = посадка
lb-phase-over = кінець
lb-phase-round = раунд { $round } · { $step }
lb-step-leak = теча
lb-step-overboard = за борт
lb-step-move = хід
lb-step-leave = стрибок
lb-step-climb = з води
lb-every-start = До шлюпок
lb-every-round = Щораунду
lb-do-launch = Спуск: ваша шлюпка на вільну доріжку
lb-do-board = Посадка: по одній людині в будь-яку шлюпку
lb-do-leak = Теча: усі голосують, одна шлюпка набирає води
lb-do-row = Хід: усі голосують, одна шлюпка йде вперед
lb-do-jump = Стрибок: кожен пересаджує одну людину
lb-breaks-ties = За нічиєї вирішує { $seat }

# На місці, двома словами.

lb-price-leak =
    { $brings ->
        [leak] теча { $leaks }
        [full] за борт
       *[sinks] { lb-price-sinks }
    }
lb-price-overboard = { NAME($rank) }
lb-price-move =
    { $brings ->
        [nearer] { lb-price-shore }
       *[lands] берег
    }
lb-price-sinks = тоне
lb-price-shore =
    { $room ->
        [narrow] берег: { $left }
       *[wide] { $left } до берега
    }
lb-price-seats =
    { $free ->
        [one] { $free } місце
        [few] { $free } місця
       *[many] { $free } місць
    }

# Що буде.

lb-then-leak =
    { lb-name }: { lb-boat.leaks }, { lb-boat.crew }; { $brings ->
        [leak] вода займе вільне місце
        [full] місць немає: хтось полетить за борт
       *[sinks] вона потоне
    }.
lb-then-overboard =
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
    }
lb-then-move =
    { $brings ->
        [nearer] { lb-name }: після цього { lb-boat.shore }.
        [lands-empty] { lb-name } причалить порожньою.
       *[lands] { lb-name } причалить { lb-island.to }: { $points ->
                [0] вам нічого
                [one] вам { $points } очко
                [few] вам { $points } очки
               *[many] вам { $points } очок
            }.
    }
lb-then-hat = Якщо кашкет один, вирішуєте лише ви. Назад він не повернеться.
lb-then-lane = Доріжка { $lane } веде { lb-island.to }: матрос { $sailor }, офіцер { $officer }.
lb-then-any-lane = Усі доріжки рівні: причали займають за порядком прибуття.
lb-then-leave =
    { lb-name }: { lb-boat.leaks }, { $stay ->
        [0] нікого не залишиться
        [one] залишиться { $stay } людина
        [few] залишаться { $stay } людини
       *[many] залишиться { $stay } людей
    }{ $brings ->
        [sinks] ; якщо ніхто не залізе, вона потоне
       *[floats] { "" }
    }.
lb-then-boat = { lb-name }: { lb-boat.leaks }, { lb-boat.crew }, { lb-boat.free }, { lb-boat.shore }.
lb-once-leave = З кожної шлюпки стрибає щонайбільше одна людина.
lb-once-climb = Не в ту, яку він щойно покинув.
lb-confirm-vote = Запечатати голос
lb-confirm-leave = У воду

# Голосування.

lb-writing = Ще обирає
lb-sealed = Голос запечатано
lb-last-vote = Останнє голосування
lb-close-vote = Закрити голосування
lb-voted-leak = Голосування: теча
lb-voted-overboard = { lb-boat }: кому за борт
lb-voted-move = Голосування: хід
lb-decided-hat = Кашкет один: вирішує { $seat }.
lb-decided-tie = Нічия: вирішує { $seat }, хто має жетон.
lb-decided-hats = Самі кашкети: вирішує { $seat }, хто має жетон.

# Розмова.

lb-before-leak = Перед голосуванням: теча
lb-before-overboard = Перед голосуванням: за борт
lb-before-move = Перед голосуванням: хід
lb-talk-over = Голосування оголошено: мовчимо, доки не відкриють карти.
lb-said-enough = Перед цим голосуванням ви сказали все, що могли.
lb-words = Слова і діла
lb-kind-vote = Голосую за…
lb-kind-spare = Не чіпати…
lb-kind-deal = Угода…
lb-deal-leak = → { $seat }: «Голосуй зі мною за течу в шлюпці…, а я…»
lb-deal-overboard = → { $seat }: «Голосуй зі мною, щоб викинути…, а я…»
lb-deal-move = → { $seat }: «Голосуй зі мною за хід шлюпки…, а я…»
lb-favour-help = допоможу твоїм доплисти
lb-favour-spare = не буду проти тебе
lb-agree-to = { $seat }, домовилися:
lb-kept = ✓ слова дотримано
lb-broken = ✗ слово порушено
lb-call = Оголосити голосування
lb-call-hint = Жетон у вас: розмови на цьому скінчаться.

# Шлюпки та люди.

lb-look-closer = Роздивитися: { lb-boat }
lb-close = Закрити
lb-boat-where = Доріжка { $lane }, { lb-boat.shore }
lb-boat-water = { $leaks ->
        [0] Течі немає
        [one] { $leaks } теча
        [few] { $leaks } течі
       *[many] { $leaks } теч
    }, { lb-boat.free }
lb-people =
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
lb-nobody = Нікого немає
lb-on-deck =
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
lb-lost =
    { $count ->
        [0] Ніхто не потонув.
        [one] Потонула { $count } людина.
        [few] Потонули { $count } людини.
       *[many] Потонуло { $count } людей.
    }
lb-lost-short = потонуло: { $count }
lb-winner = Перемога
lb-seat = Врятовано { $saved }, на воді { $sea }, втрачено { $lost }. Очки: { $points }, кашкети: { $hats }.

# Дошка словами.

lb-twin-boats = Шлюпки
lb-twin-islands = Острови
lb-twin-water = У воді
lb-twin-vote = Голосування
lb-twin-people = { lb-people } ({ $seat })
lb-twin-landed =
    { $island ->
        [none] причалила порожньою
       *[other] причалила { lb-island.to }
    }
lb-twin-sunk = потонула
lb-twin-on-deck = ще на палубі
lb-twin-worth = матрос { $sailor }, офіцер { $officer }
lb-twin-swims =
    { $rank ->
        [officer] { lb-boat }: її покинув офіцер ({ $seat }).
       *[sailor] { lb-boat }: її покинув матрос ({ $seat }).
    }
lb-twin-chosen = Підсумок: { lb-name }.
piece-sailor = Матрос
piece-officer = Офіцер
