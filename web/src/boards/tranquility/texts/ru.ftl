# Что написано на поле.

tr-free = даром
tr-cards =
    { $count ->
        [one] карта
        [few] карты
       *[many] карт
    }
tr-of = из { $total }
tr-count-line = { $placed } из { $total }
tr-start = Старт
tr-finish = Финиш
tr-monster = Чудовище
tr-start-played = «Старт» сыгран
tr-start-ahead = «Старта» ещё не было
tr-deck = колода
tr-discard = сброс
tr-deck-count = колода { $count }
tr-discard-count = сброс { $count }
tr-lost-count = вне игры: { $count }
tr-day = день
tr-night = ночь
tr-in-hands = в руках
tr-hands-day = В руках день.
tr-hands-night = В руках ночь.
tr-crown-closed = свод закрыт
tr-crown-open = свод открыт
tr-exploration = разведка
tr-found =
    { $count ->
        [0] «Финиш» ещё не найден
        [one] Найден { $count } «Финиш»
        [few] Найдено { $count } «Финиша»
       *[many] Найдено { $count } «Финишей»
    }
tr-display = витрина
tr-points =
    { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }
tr-points-short = оч.
tr-holds =
    { $count ->
        [one] { $count } карта в руке
        [few] { $count } карты в руке
       *[many] { $count } карт в руке
    }
tr-shown = показано: { $card }
tr-offers = предлагает { $count }
tr-gives = отдаёт { $count }
tr-offers-sum = { $sum }, а не { $total }
tr-gives-sum = вместе { $sum }
tr-sealed = ответ запечатан
tr-writing = ещё выбирает
tr-onlooker = Вы смотрите: карт в руках не видно.

# Как называются вещи на поле, для тех, кто их слышит.

piece-card = Карта: { $what }
piece-cell = Клетка { $what }
piece-row = Ряд { $what }
piece-rocks = Зубчатые скалы
piece-compass = Компас
piece-supply = Компасы в запасе
piece-storm = Шторм: { $what }
piece-deck = Колода
piece-turn = Перевернуть карту
piece-start = Место «Старта»
piece-finish = Место «Финиша»

# Что делают штормы.

tr-storm-yellow = Жёлтый шторм: в руке не больше трёх карт.
tr-storm-purple = Фиолетовый шторм: ряд закрыт.
tr-storm-orange = Оранжевый шторм: острова только рядом с другими.

# Между делом.

tr-aside-silence = Игра безмолвна: никто не говорит, какие карты держит. Сетка растёт снизу вверх, слева направо.
tr-aside-numbers = Сейчас можно называть числа: сколько карт, но не какие.
tr-removed =
    { $count ->
        [one] { $count } остров остался в коробке, и никто не знает какой.
        [few] { $count } острова остались в коробке, и никто не знает какие.
       *[many] { $count } островов осталось в коробке, и никто не знает какие.
    }
tr-gone = Вышли из игры: { $list }.

# В верхней строке.

tr-phase-joint = общий сброс
tr-phase-over = плавание окончено

# Кнопки.

tr-place = Положить { $card }
tr-discard-two = Сбросить 2
tr-trade = Рука за компас
tr-stay = Оставить: −2 карты
tr-weather = Пусть налетает
tr-give =
    { $count ->
        [one] Отдать { $count } карту
        [few] Отдать { $count } карты
       *[many] Отдать { $count } карт
    }

# Вторая строка вопроса.

tr-ask-place = Куда положить { $card }?
tr-then-place =
    { $count ->
        [one] Светится { $count } место. Число на нём — сколько карт придётся сбросить.
        [few] Светятся { $count } места. Число на них — сколько карт придётся сбросить.
       *[many] Светятся { $count } мест. Число на них — сколько карт придётся сбросить.
    }
tr-then-free =
    { $count ->
        [one] Светится { $count } место; сбрасывать ничего не надо.
        [few] Светятся { $count } места; сбрасывать ничего не надо.
       *[many] Светятся { $count } мест; сбрасывать ничего не надо.
    }
tr-then-points = Столько очков останется за вычетом сброшенных карт.
tr-then-wrong-half = Там карта ляжет не той стороной, и её придётся перевернуть.
tr-then-prey = Какой остров проглотит чудовище? Обе карты выйдут из игры.
tr-then-turn = Какую карту перевернуть? Это стоит одной карты из руки.
tr-then-offer = Назовите число; вместе нужно восемь. Не сойдётся — предложите снова.
tr-then-offer-again = В прошлый раз вместе вышло { $sum }, а нужно { $total }.
tr-then-give = Выберите ещё { $count }.
tr-then-rocks = Коснитесь ряда, чтобы сдвинуть скалы туда, или самих скал: за две карты они останутся.
tr-then-storm = Какой шторм усмирит компас?
tr-wrong =
    { $count ->
        [one] { $count } карта лежит не той стороной.
        [few] { $count } карты лежат не той стороной.
       *[many] { $count } карт лежит не той стороной.
    }
tr-means-free = Это даром: рядом нет островов.
tr-means-cost =
    { $count ->
        [one] За это придётся сбросить { $count } карту.
        [few] За это придётся сбросить { $count } карты.
       *[many] За это придётся сбросить { $count } карт.
    }
tr-means-points =
    { $cost ->
        [0] Очков: { $points }, сбрасывать не надо.
       *[other] Очков: { $points }, минус { $cost } за сброс.
    }
tr-means-start = Потом все вместе сбрасывают восемь карт.
tr-means-finish =
    { $against ->
        [monsters] Это победа, если ни у кого в руке нет чудовища.
       *[nothing] Это победа.
    }
tr-means-trade = Вы сбросите все карты ({ $count }) и получите компас.
tr-means-monster = Остров выйдет из игры.

# Памятка.

tr-remind-turn = В свой ход — одно из этого
tr-remind-turn-place = Положить остров по возрастанию; рядом с соседом сбросить разницу.
tr-remind-turn-discard = Сбросить две карты и добрать.
tr-remind-turn-finish = Сетка полна: сыграйте «Финиш» и победите!
tr-remind-turn-monster = Отдать чудовищу остров.
tr-remind-turn-turn = Перевернуть карту сетки за одну карту: знак дня и ночи, потом карта.
tr-remind-turn-trade = Отдать полную руку за компас.
tr-remind-turn-explore = Остров на подзорной трубе открывает карту разведки.
tr-remind-pay = Цена
tr-remind-pay-1 = Ход вы уже выбрали.
tr-remind-pay-2 = Выберите карты и сбросьте их рубашкой вверх.
tr-remind-pay-3 = Потом вы доберёте.
tr-remind-start = «Старт»
tr-remind-start-1 = «Старт» надо сыграть: это действие вашего хода.
tr-remind-start-2 = Все вместе сбрасывают восемь карт.
tr-remind-start-3 = Потом все добирают.
tr-remind-joint = Восемь карт вместе
tr-remind-joint-1 = Каждый предлагает, сколько карт отдаст.
tr-remind-joint-2 = Не вышло восемь — ещё раз, всего до трёх.
tr-remind-joint-3 = Каждый тайно выбирает, какие карты отдать.
tr-remind-storm = Штормы
tr-remind-storm-1 = Жёлтый: в руке не больше трёх карт.
tr-remind-storm-2 = Фиолетовый: закрывает ряд.
tr-remind-storm-3 = Оранжевый: острова только рядом с другими.
tr-remind-rocks = Конец хода
tr-remind-rocks-1 = Действие сделано.
tr-remind-rocks-2 = Передвиньте скалы или сбросьте две карты, чтобы оставить.
tr-remind-rocks-3 = Потом вы доберёте.
tr-remind-explore = Разведка
tr-remind-explore-1 = Остров лёг на карту границы.
tr-remind-explore-2 = С находкой надо разобраться сразу.
tr-remind-explore-3 = Потом вы доберёте.
tr-remind-duel = Дуэль
tr-remind-duel-1 = Положить остров: 1 очко, 2 за каждого соседа, 3 за полный ряд; −1 за каждую сброшенную карту.
tr-remind-duel-2 = Или сбросить две карты.
tr-remind-duel-3 = Потом взять с витрины до пяти карт.
tr-remind-hope = Последняя надежда
tr-remind-hope-1 = Компас может усмирить шторм: коснитесь компаса, потом шторма.
tr-remind-hope-2 = Или сдайтесь.

# Стол словами.

tr-twin-grid = Сетка, снизу вверх
tr-twin-row = Ряд { $row }
tr-twin-empty = пусто
tr-twin-closed = закрыто
tr-twin-wrong = не той стороной
tr-twin-voyage = Плавание
tr-twin-compasses = Компасы под рукой: { $count }; в запасе: { $supply }
tr-twin-seats = Игроки
tr-twin-hand = Ваша рука
