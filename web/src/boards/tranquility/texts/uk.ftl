# Що написано на полі.

board-free = вільно
board-cards =
    { $count ->
        [one] карта
        [few] карти
       *[many] карт
    }
board-of = із { $total }
board-count-line = { $placed } із { $total }
board-card-start = Старт
board-card-finish = Фініш
board-card-monster = Чудовисько
board-start-played = Старт зіграно
board-start-ahead = Старт попереду
board-deck = колода
board-discard = скид
board-deck-count = колода { $count }
board-discard-count = скид { $count }
board-lost-count = поза грою: { $count }
board-day = день
board-night = ніч
board-in-hands = на руках
board-hands-day = На руках день.
board-hands-night = На руках ніч.
board-crown-closed = верхівку закрито
board-crown-open = верхівку відкрито
board-exploration = розвідка
board-found =
    { $count ->
        [0] Фінішу ще не знайдено
        [one] Знайдено { $count } фініш
        [few] Знайдено { $count } фініші
       *[many] Знайдено { $count } фінішів
    }
board-display = вітрина
board-points =
    { $points ->
        [one] очко
        [few] очки
       *[many] очок
    }
board-points-short = оч.
board-holds =
    { $count ->
        [one] { $count } карта на руці
        [few] { $count } карти на руці
       *[many] { $count } карт на руці
    }
board-shown = показано: { $card }
board-offers = пропонує { $count }
board-gives = віддає { $count }
board-offers-sum = { $sum }, а не { $total }
board-gives-sum = разом { $sum }
board-sealed = відповідь запечатано
board-writing = ще вибирає
board-onlooker = Ви дивитеся: карт на руках не видно.

# Як називаються речі на полі, для тих, хто їх чує.

piece-card = Карта: { $what }
piece-cell = Клітинка { $what }
piece-row = Ряд { $what }
piece-rocks = Зубчасті скелі
piece-compass = Компас
piece-supply = Компаси в запасі
piece-storm = Шторм: { $what }
piece-deck = Колода
piece-turn = Перевернути карту
piece-start = Місце старту
piece-finish = Місце фінішу

# Малюнки в правилах.

board-picture-islands = Три острови: мале число на світанку, середнє опівдні, велике надвечір.
board-picture-start = Карта «Старт»: сходить сонце.
board-picture-finish = Карта «Фініш».
board-picture-price = Клітинка між 12 і 19: 15 коштує там три карти.
board-picture-rocks = Гострі скелі у воді.
board-picture-monster = Морське чудовисько.
board-picture-storms = Три шторми: жовтий з однією блискавкою, фіолетовий із двома, помаранчевий із трьома.
board-picture-compass = Компас.

# Що роблять шторми.

board-storm-yellow = Жовтий шторм: на руці не більш як три карти.
board-storm-purple = Фіолетовий шторм: ряд закрито.
board-storm-orange = Помаранчевий шторм: острови лише поряд з іншими.

# Між іншим.

board-aside-silence = Гра мовчазна: ніхто не каже, які карти тримає. Сітка росте знизу вгору, зліва направо.
board-aside-numbers = Зараз можна називати числа: скільки карт, але не які.
board-removed =
    { $count ->
        [one] { $count } острів лишився в коробці, і ніхто не знає який.
        [few] { $count } острови лишилися в коробці, і ніхто не знає які.
       *[many] { $count } островів лишилося в коробці, і ніхто не знає які.
    }
board-gone = Вийшли з гри: { $list }.

# У верхньому рядку.

board-phase-joint = спільне скидання
board-phase-over = плавання завершено

# Кнопки.

board-place = Покласти { $card }
board-discard-two = Скинути 2
board-trade = Рука за компас
board-stay = Залишити: −2 карти
board-weather = Хай налітає
board-give =
    { $count ->
        [one] Віддати { $count } карту
        [few] Віддати { $count } карти
       *[many] Віддати { $count } карт
    }

# Другий рядок запитання.

board-ask-card = Яку карту покласти на { $cell }?
board-ask-place = Куди покласти { $card }?
board-then-place =
    { $count ->
        [one] Світиться { $count } місце. Число на ньому — скільки карт доведеться скинути.
        [few] Світяться { $count } місця. Число на них — скільки карт доведеться скинути.
       *[many] Світяться { $count } місць. Число на них — скільки карт доведеться скинути.
    }
board-then-free =
    { $count ->
        [one] Світиться { $count } місце; скидати нічого не треба.
        [few] Світяться { $count } місця; скидати нічого не треба.
       *[many] Світяться { $count } місць; скидати нічого не треба.
    }
board-then-points = Стільки очок лишиться, якщо відняти скинуті карти.
board-then-wrong-half = Там карта ляже не тим боком, і її доведеться перевернути.
board-then-prey = Який острів проковтне чудовисько? Обидві карти вийдуть із гри.
board-then-turn = Яку карту перевернути? Це коштує одну карту з руки.
board-then-offer = Назвіть число; разом має бути вісім. Не зійдеться — запропонуєте знову.
board-then-offer-again = Минулого разу разом вийшло { $sum }, а треба { $total }.
board-then-give = Виберіть іще { $count }.
board-then-rocks = Торкніться ряду, щоб пересунути скелі туди, або самих скель: за дві карти вони залишаться.
board-then-storm = Який шторм угамує компас?
board-wrong =
    { $count ->
        [one] { $count } карта лежить не тим боком.
        [few] { $count } карти лежать не тим боком.
       *[many] { $count } карт лежить не тим боком.
    }
board-means-free = Це безкоштовно: поруч немає островів.
board-means-cost =
    { $count ->
        [one] За це доведеться скинути { $count } карту.
        [few] За це доведеться скинути { $count } карти.
       *[many] За це доведеться скинути { $count } карт.
    }
board-means-points =
    { $cost ->
        [0] Очок: { $points }, скидати нічого не треба.
       *[other] Очок: { $points }, мінус { $cost } за скинуте.
    }
board-means-start = Потім усі разом скидають вісім карт.
board-means-finish =
    { $against ->
        [monsters] Це перемога, якщо ні в кого на руці немає чудовиська.
       *[nothing] Це перемога.
    }
board-means-trade = Ви скинете всі карти ({ $count }) і здобудете компас.
board-means-monster = Острів вийде з гри.

# Пам’ятка.

board-remind-turn = У свій хід — одне з цього
board-remind-turn-place = Покласти острів за зростанням; поряд із сусідом скинути різницю.
board-remind-turn-discard = Скинути дві карти й добрати.
board-remind-turn-finish = Сітка повна: зіграйте фініш і переможіть!
board-remind-turn-monster = Віддати чудовиську острів.
board-remind-turn-turn = Перевернути карту сітки за одну карту: знак дня і ночі, потім карта.
board-remind-turn-trade = Віддати повну руку за компас.
board-remind-turn-explore = Острів на підзорній трубі відкриває карту розвідки.
board-remind-pay = Ціна
board-remind-pay-1 = Хід ви вже вибрали.
board-remind-pay-2 = Виберіть карти і скиньте їх долілиць.
board-remind-pay-3 = Потім ви доберете.
board-remind-start = Старт
board-remind-start-1 = Карту старту треба зіграти: це дія вашого ходу.
board-remind-start-2 = Усі разом скидають вісім карт.
board-remind-start-3 = Потім усі добирають.
board-remind-joint = Вісім карт разом
board-remind-joint-1 = Кожен пропонує, скільки карт віддасть.
board-remind-joint-2 = Не вийшло вісім — іще раз, усього до трьох.
board-remind-joint-3 = Кожен потай вибирає, які карти віддати.
board-remind-storm = Шторми
board-remind-storm-1 = Жовтий: на руці не більш як три карти.
board-remind-storm-2 = Фіолетовий: закриває ряд.
board-remind-storm-3 = Помаранчевий: острови лише поряд з іншими.
board-remind-rocks = Кінець ходу
board-remind-rocks-1 = Дію зроблено.
board-remind-rocks-2 = Пересуньте скелі або скиньте дві карти, щоб залишити.
board-remind-rocks-3 = Потім ви доберете.
board-remind-explore = Розвідка
board-remind-explore-1 = Острів ліг на карту кордону.
board-remind-explore-2 = Зі знахідкою треба розібратися одразу.
board-remind-explore-3 = Потім ви доберете.
board-remind-duel = Дуель
board-remind-duel-1 = Покласти острів: 1 очко, 2 за кожного сусіда, 3 за повний ряд; −1 за кожну скинуту карту.
board-remind-duel-2 = Або скинути дві карти.
board-remind-duel-3 = Потім узяти з вітрини до п’яти карт.
board-remind-hope = Остання надія
board-remind-hope-1 = Компас може вгамувати шторм: торкніться компаса, потім шторму.
board-remind-hope-2 = Або здайтеся.

# Що журнал розповідає одним рядком.

event-discarded-and-drew =
    { $seat } { VERB($seat, "скидає", "скидаєте") } { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    } та { VERB($seat, "бере", "берете") } { $drawn }.
event-discarded-and-drew-cards = { $seat } { VERB($seat, "скидає", "скидаєте") } { $cards } та { VERB($seat, "бере", "берете") } { $drawn }.

# Стіл словами.

board-twin-grid = Сітка, знизу вгору
board-twin-row = Ряд { $row }
board-twin-empty = порожньо
board-twin-closed = закрито
board-twin-wrong = не тим боком
board-twin-voyage = Плавання
board-twin-compasses = Компаси напохваті: { $count }; у запасі: { $supply }
board-twin-seats = Гравці
board-twin-hand = Ваша рука
