# Що написано на полі.

tr-free = вільно
tr-cards =
    { $count ->
        [one] карта
        [few] карти
       *[many] карт
    }
tr-of = із { $total }
tr-count-line = { $placed } із { $total }
tr-start = Старт
tr-finish = Фініш
tr-monster = Чудовисько
tr-start-played = Старт зіграно
tr-start-ahead = Старт попереду
tr-deck = колода
tr-discard = скид
tr-deck-count = колода { $count }
tr-discard-count = скид { $count }
tr-lost-count = поза грою: { $count }
tr-day = день
tr-night = ніч
tr-in-hands = на руках
tr-hands-day = На руках день.
tr-hands-night = На руках ніч.
tr-crown-closed = верхівку закрито
tr-crown-open = верхівку відкрито
tr-exploration = розвідка
tr-found =
    { $count ->
        [0] Фінішу ще не знайдено
        [one] Знайдено { $count } фініш
        [few] Знайдено { $count } фініші
       *[many] Знайдено { $count } фінішів
    }
tr-display = вітрина
tr-points =
    { $points ->
        [one] очко
        [few] очки
       *[many] очок
    }
tr-points-short = оч.
tr-holds =
    { $count ->
        [one] { $count } карта на руці
        [few] { $count } карти на руці
       *[many] { $count } карт на руці
    }
tr-shown = показано: { $card }
tr-offers = пропонує { $count }
tr-gives = віддає { $count }
tr-offers-sum = { $sum }, а не { $total }
tr-gives-sum = разом { $sum }
tr-sealed = відповідь запечатано
tr-writing = ще вибирає
tr-onlooker = Ви дивитеся: карт на руках не видно.

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

# Що роблять шторми.

tr-storm-yellow = Жовтий шторм: на руці не більш як три карти.
tr-storm-purple = Фіолетовий шторм: ряд закрито.
tr-storm-orange = Помаранчевий шторм: острови лише поряд з іншими.

# Між іншим.

tr-aside-silence = Гра мовчазна: ніхто не каже, які карти тримає. Сітка росте знизу вгору, зліва направо.
tr-aside-numbers = Зараз можна називати числа: скільки карт, але не які.
tr-removed =
    { $count ->
        [one] { $count } острів лишився в коробці, і ніхто не знає який.
        [few] { $count } острови лишилися в коробці, і ніхто не знає які.
       *[many] { $count } островів лишилося в коробці, і ніхто не знає які.
    }
tr-gone = Вийшли з гри: { $list }.

# У верхньому рядку.

tr-phase-joint = спільне скидання
tr-phase-over = плавання завершено

# Кнопки.

tr-place = Покласти { $card }
tr-discard-two = Скинути 2
tr-trade = Рука за компас
tr-stay = Залишити: −2 карти
tr-weather = Хай налітає
tr-give =
    { $count ->
        [one] Віддати { $count } карту
        [few] Віддати { $count } карти
       *[many] Віддати { $count } карт
    }

# Другий рядок запитання.

tr-ask-place = Куди покласти { $card }?
tr-then-place =
    { $count ->
        [one] Світиться { $count } місце. Число на ньому — скільки карт доведеться скинути.
        [few] Світяться { $count } місця. Число на них — скільки карт доведеться скинути.
       *[many] Світяться { $count } місць. Число на них — скільки карт доведеться скинути.
    }
tr-then-free =
    { $count ->
        [one] Світиться { $count } місце; скидати нічого не треба.
        [few] Світяться { $count } місця; скидати нічого не треба.
       *[many] Світяться { $count } місць; скидати нічого не треба.
    }
tr-then-points = Стільки очок лишиться, якщо відняти скинуті карти.
tr-then-wrong-half = Там карта ляже не тим боком, і її доведеться перевернути.
tr-then-prey = Який острів проковтне чудовисько? Обидві карти вийдуть із гри.
tr-then-turn = Яку карту перевернути? Це коштує одну карту з руки.
tr-then-offer = Назвіть число; разом має бути вісім. Не зійдеться — запропонуєте знову.
tr-then-offer-again = Минулого разу разом вийшло { $sum }, а треба { $total }.
tr-then-give = Виберіть іще { $count }.
tr-then-rocks = Торкніться ряду, щоб пересунути скелі туди, або самих скель: за дві карти вони залишаться.
tr-then-storm = Який шторм угамує компас?
tr-wrong =
    { $count ->
        [one] { $count } карта лежить не тим боком.
        [few] { $count } карти лежать не тим боком.
       *[many] { $count } карт лежить не тим боком.
    }
tr-means-free = Це безкоштовно: поруч немає островів.
tr-means-cost =
    { $count ->
        [one] За це доведеться скинути { $count } карту.
        [few] За це доведеться скинути { $count } карти.
       *[many] За це доведеться скинути { $count } карт.
    }
tr-means-points =
    { $cost ->
        [0] Очок: { $points }, скидати нічого не треба.
       *[other] Очок: { $points }, мінус { $cost } за скинуте.
    }
tr-means-start = Потім усі разом скидають вісім карт.
tr-means-finish =
    { $against ->
        [monsters] Це перемога, якщо ні в кого на руці немає чудовиська.
       *[nothing] Це перемога.
    }
tr-means-trade = Ви скинете всі карти ({ $count }) і здобудете компас.
tr-means-monster = Острів вийде з гри.

# Пам’ятка.

tr-remind-turn = У свій хід — одне з цього
tr-remind-turn-place = Покласти острів за зростанням; поряд із сусідом скинути різницю.
tr-remind-turn-discard = Скинути дві карти й добрати.
tr-remind-turn-finish = Сітка повна: зіграйте фініш і переможіть!
tr-remind-turn-monster = Віддати чудовиську острів.
tr-remind-turn-turn = Перевернути карту сітки за одну карту: знак дня і ночі, потім карта.
tr-remind-turn-trade = Віддати повну руку за компас.
tr-remind-turn-explore = Острів на підзорній трубі відкриває карту розвідки.
tr-remind-pay = Ціна
tr-remind-pay-1 = Хід ви вже вибрали.
tr-remind-pay-2 = Виберіть карти і скиньте їх долілиць.
tr-remind-pay-3 = Потім ви доберете.
tr-remind-start = Старт
tr-remind-start-1 = Карту старту треба зіграти: це дія вашого ходу.
tr-remind-start-2 = Усі разом скидають вісім карт.
tr-remind-start-3 = Потім усі добирають.
tr-remind-joint = Вісім карт разом
tr-remind-joint-1 = Кожен пропонує, скільки карт віддасть.
tr-remind-joint-2 = Не вийшло вісім — іще раз, усього до трьох.
tr-remind-joint-3 = Кожен потай вибирає, які карти віддати.
tr-remind-storm = Шторми
tr-remind-storm-1 = Жовтий: на руці не більш як три карти.
tr-remind-storm-2 = Фіолетовий: закриває ряд.
tr-remind-storm-3 = Помаранчевий: острови лише поряд з іншими.
tr-remind-rocks = Кінець ходу
tr-remind-rocks-1 = Дію зроблено.
tr-remind-rocks-2 = Пересуньте скелі або скиньте дві карти, щоб залишити.
tr-remind-rocks-3 = Потім ви доберете.
tr-remind-explore = Розвідка
tr-remind-explore-1 = Острів ліг на карту кордону.
tr-remind-explore-2 = Зі знахідкою треба розібратися одразу.
tr-remind-explore-3 = Потім ви доберете.
tr-remind-duel = Дуель
tr-remind-duel-1 = Покласти острів: 1 очко, 2 за кожного сусіда, 3 за повний ряд; −1 за кожну скинуту карту.
tr-remind-duel-2 = Або скинути дві карти.
tr-remind-duel-3 = Потім узяти з вітрини до п’яти карт.
tr-remind-hope = Остання надія
tr-remind-hope-1 = Компас може вгамувати шторм: торкніться компаса, потім шторму.
tr-remind-hope-2 = Або здайтеся.

# Стіл словами.

tr-twin-grid = Сітка, знизу вгору
tr-twin-row = Ряд { $row }
tr-twin-empty = порожньо
tr-twin-closed = закрито
tr-twin-wrong = не тим боком
tr-twin-voyage = Плавання
tr-twin-compasses = Компаси напохваті: { $count }; у запасі: { $supply }
tr-twin-seats = Гравці
tr-twin-hand = Ваша рука
