# Что написано на поле.

board-free = даром
board-cards =
    { $count ->
        [one] карта
        [few] карты
       *[many] карт
    }
board-of = из { $total }
board-count-line = { $placed } из { $total }
board-card-start = Старт
board-card-finish = Финиш
board-card-monster = Чудовище
board-start-played = «Старт» сыгран
board-start-ahead = «Старта» ещё не было
board-deck = колода
board-discard = сброс
board-deck-count = колода { $count }
board-discard-count = сброс { $count }
board-lost-count = вне игры: { $count }
board-day = день
board-night = ночь
board-in-hands = в руках
board-hands-day = В руках день.
board-hands-night = В руках ночь.
board-crown-closed = свод закрыт
board-crown-open = свод открыт
board-exploration = разведка
board-found =
    { $count ->
        [0] «Финиш» ещё не найден
        [one] Найден { $count } «Финиш»
        [few] Найдено { $count } «Финиша»
       *[many] Найдено { $count } «Финишей»
    }
board-display = витрина
board-points =
    { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }
board-points-short = оч.
board-holds =
    { $count ->
        [one] { $count } карта в руке
        [few] { $count } карты в руке
       *[many] { $count } карт в руке
    }
board-shown = показано: { $card }
board-offers = предлагает { $count }
board-gives = отдаёт { $count }
board-offers-sum = { $sum }, а не { $total }
board-gives-sum = вместе { $sum }
board-sealed = ответ запечатан
board-writing = ещё выбирает
board-onlooker = Вы смотрите: карт в руках не видно.

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

# Картинки в правилах.

board-picture-islands = Три острова: малое число на рассвете, среднее в полдень, большое на закате.
board-picture-start = Карта «Старт»: восходит солнце.
board-picture-finish = Карта «Финиш».
board-picture-price = Клетка между 12 и 19: 15 стоит там три карты.
board-picture-rocks = Острые скалы в воде.
board-picture-monster = Морское чудовище.
board-picture-storms = Три шторма: жёлтый с одной молнией, фиолетовый с двумя, оранжевый с тремя.
board-picture-compass = Компас.

# Что делают штормы.

board-storm-yellow = Жёлтый шторм: в руке не больше трёх карт.
board-storm-purple = Фиолетовый шторм: ряд закрыт.
board-storm-orange = Оранжевый шторм: острова только рядом с другими.

# Между делом.

board-aside-silence = Игра безмолвна: никто не говорит, какие карты держит. Сетка растёт снизу вверх, слева направо.
board-aside-numbers = Сейчас можно называть числа: сколько карт, но не какие.
board-removed =
    { $count ->
        [one] { $count } остров остался в коробке, и никто не знает какой.
        [few] { $count } острова остались в коробке, и никто не знает какие.
       *[many] { $count } островов осталось в коробке, и никто не знает какие.
    }
board-gone = Вышли из игры: { $list }.

# В верхней строке.

board-phase-joint = общий сброс
board-phase-over = плавание окончено

# Кнопки.

board-place = Положить { $card }
board-discard-two = Сбросить 2
board-trade = Рука за компас
board-stay = Оставить: −2 карты
board-weather = Пусть налетает
board-give =
    { $count ->
        [one] Отдать { $count } карту
        [few] Отдать { $count } карты
       *[many] Отдать { $count } карт
    }

# Вторая строка вопроса.

board-ask-card = Какую карту положить на { $cell }?
board-ask-place = Куда положить { $card }?
board-then-place =
    { $count ->
        [one] Светится { $count } место. Число на нём — сколько карт придётся сбросить.
        [few] Светятся { $count } места. Число на них — сколько карт придётся сбросить.
       *[many] Светятся { $count } мест. Число на них — сколько карт придётся сбросить.
    }
board-then-free =
    { $count ->
        [one] Светится { $count } место; сбрасывать ничего не надо.
        [few] Светятся { $count } места; сбрасывать ничего не надо.
       *[many] Светятся { $count } мест; сбрасывать ничего не надо.
    }
board-then-points = Столько очков останется за вычетом сброшенных карт.
board-then-wrong-half = Там карта ляжет не той стороной, и её придётся перевернуть.
board-then-prey = Какой остров проглотит чудовище? Обе карты выйдут из игры.
board-then-turn = Какую карту перевернуть? Это стоит одной карты из руки.
board-then-offer = Назовите число; вместе нужно восемь. Не сойдётся — предложите снова.
board-then-offer-again = В прошлый раз вместе вышло { $sum }, а нужно { $total }.
board-then-give = Выберите ещё { $count }.
board-then-rocks = Коснитесь ряда, чтобы сдвинуть скалы туда, или самих скал: за две карты они останутся.
board-then-storm = Какой шторм усмирит компас?
board-wrong =
    { $count ->
        [one] { $count } карта лежит не той стороной.
        [few] { $count } карты лежат не той стороной.
       *[many] { $count } карт лежит не той стороной.
    }
board-means-free = Это даром: рядом нет островов.
board-means-cost =
    { $count ->
        [one] За это придётся сбросить { $count } карту.
        [few] За это придётся сбросить { $count } карты.
       *[many] За это придётся сбросить { $count } карт.
    }
board-means-points =
    { $cost ->
        [0] Очков: { $points }, сбрасывать не надо.
       *[other] Очков: { $points }, минус { $cost } за сброс.
    }
board-means-start = Потом все вместе сбрасывают восемь карт.
board-means-finish =
    { $against ->
        [monsters] Это победа, если ни у кого в руке нет чудовища.
       *[nothing] Это победа.
    }
board-means-trade = Вы сбросите все карты ({ $count }) и получите компас.
board-means-monster = Остров выйдет из игры.

# Памятка.

board-remind-turn = В свой ход — одно из этого
board-remind-turn-place = Положить остров по возрастанию; рядом с соседом сбросить разницу.
board-remind-turn-discard = Сбросить две карты и добрать.
board-remind-turn-finish = Сетка полна: сыграйте «Финиш» и победите!
board-remind-turn-monster = Отдать чудовищу остров.
board-remind-turn-turn = Перевернуть карту сетки за одну карту: знак дня и ночи, потом карта.
board-remind-turn-trade = Отдать полную руку за компас.
board-remind-turn-explore = Остров на подзорной трубе открывает карту разведки.
board-remind-pay = Цена
board-remind-pay-1 = Ход вы уже выбрали.
board-remind-pay-2 = Выберите карты и сбросьте их рубашкой вверх.
board-remind-pay-3 = Потом вы доберёте.
board-remind-start = «Старт»
board-remind-start-1 = «Старт» надо сыграть: это действие вашего хода.
board-remind-start-2 = Все вместе сбрасывают восемь карт.
board-remind-start-3 = Потом все добирают.
board-remind-joint = Восемь карт вместе
board-remind-joint-1 = Каждый предлагает, сколько карт отдаст.
board-remind-joint-2 = Не вышло восемь — ещё раз, всего до трёх.
board-remind-joint-3 = Каждый тайно выбирает, какие карты отдать.
board-remind-storm = Штормы
board-remind-storm-1 = Жёлтый: в руке не больше трёх карт.
board-remind-storm-2 = Фиолетовый: закрывает ряд.
board-remind-storm-3 = Оранжевый: острова только рядом с другими.
board-remind-rocks = Конец хода
board-remind-rocks-1 = Действие сделано.
board-remind-rocks-2 = Передвиньте скалы или сбросьте две карты, чтобы оставить.
board-remind-rocks-3 = Потом вы доберёте.
board-remind-explore = Разведка
board-remind-explore-1 = Остров лёг на карту границы.
board-remind-explore-2 = С находкой надо разобраться сразу.
board-remind-explore-3 = Потом вы доберёте.
board-remind-duel = Дуэль
board-remind-duel-1 = Положить остров: 1 очко, 2 за каждого соседа, 3 за полный ряд; −1 за каждую сброшенную карту.
board-remind-duel-2 = Или сбросить две карты.
board-remind-duel-3 = Потом взять с витрины до пяти карт.
board-remind-hope = Последняя надежда
board-remind-hope-1 = Компас может усмирить шторм: коснитесь компаса, потом шторма.
board-remind-hope-2 = Или сдайтесь.

# Что журнал рассказывает одной строкой.

event-discarded-and-drew =
    { $seat } { VERB($seat, "сбрасывает", "сбрасываете") } { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } и { VERB($seat, "берёт", "берёте") } { $drawn }.
event-discarded-and-drew-cards = { $seat } { VERB($seat, "сбрасывает", "сбрасываете") } { $cards } и { VERB($seat, "берёт", "берёте") } { $drawn }.

# Стол словами.

board-twin-grid = Сетка, снизу вверх
board-twin-row = Ряд { $row }
board-twin-empty = пусто
board-twin-closed = закрыто
board-twin-wrong = не той стороной
board-twin-voyage = Плавание
board-twin-compasses = Компасы под рукой: { $count }; в запасе: { $supply }
board-twin-seats = Игроки
board-twin-hand = Ваша рука
