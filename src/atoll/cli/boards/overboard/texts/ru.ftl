# Поле «За бортом!».

board-date = День { $day }
board-morning = утро, к раздаче: { $count }
board-evening = вечер
board-gulls = чаек: { $count } из { $all }
board-provisions-left = припасов: { $count }
board-cards-laid = карт на вечер: { $count }
board-bow = нос
board-stern = корма
board-unconscious = без сознания
board-dead = труп
board-adrift = унесло течением
board-overboard = за бортом
board-thirst =
    { $count ->
        [1] жажда
       *[other] жажда ×{ $count }
    }
board-rowed = гребля
board-fought = драка
board-hidden = закрыто: { $count }
board-friend = Друг: { $who } (+{ $points } за жизнь)
board-friend-self = Друг: вы сами (нарцисс, r 16.3)
board-enemy = Враг: { $who } (+{ $points } за смерть)
board-enemy-self = Враг: вы сами (психопат, r 16.4, r 16.9)
board-both-self = Друг и враг: вы сами (r 16.5, r 16.9)
board-own-hidden = У вас закрыто: { $cards }
board-hand-empty = ничего
board-crate = На выбор:
board-looking = Видите только вы:
board-looking-signs = Видите только вы ({ board-card-signs }):
board-known = Известные вам карты вечера:
board-known-signs = Известные вам карты вечера ({ board-card-signs }):
board-card-signs = + чайка, ≈ за борт, ♦ жажда, / гребцы, * драчуны
board-card = Карта вечера
board-card-gull = чайка
board-card-gull-gone = минус чайка
board-card-overboard = за борт: { $who }
board-card-thirst = жажда: { $who }
board-card-rowers = гребцы
board-card-fighters = драчуны
board-card-nothing = ничего не происходит
board-all = все
board-all-but =
    все, кроме { $role ->
        [lady] Миледи
        [snob] Сноба
        [captain] Капитана
        [bosun] Боцмана
        [frenchy] Черпака
       *[kid] Шкета
    }
board-sharks = акулы!
board-own =
    Ваше выживание: { $points }{ $role ->
        [lady] ; украшения для вас вдвойне
        [snob] ; картины для вас вдвойне
        [captain] ; деньги для вас вдвойне
        [frenchy] ; падение за борт вас не ранит
        [kid] ; вы умеете красть
       *[other] {""}
    }
board-legend = число — сила, { $wound } раны, { $whole } остаток сил, { $choice } кого можно выбрать
board-demand-seat = Требуют место:
board-demand-provision = Требуют припас:
board-fight-seat = Драка за место:
board-fight-provision = Драка за припас:
board-fires = (стреляет)
board-to-you = вы
board-swaps = Предложено:
board-offer-gift = в дар { $given }
board-offer-request = просьба: { $wanted }
board-offer-swap = { $given } ↔ { $wanted }
board-offered-gift = { $who } предлагает вам в дар: { $given }. Принять (accept) или отклонить (decline)?
board-offered-request = { $who } просит у вас: { $wanted }. Принять (accept) или отклонить (decline)?
board-offered-swap = { $who } предлагает обмен: { $given } ↔ { $wanted }. Принять (accept) или отклонить (decline)?
board-swap-hidden = закрытый припас
board-swap-unseen = что-то втёмную
board-swap-own-unseen = { $card } (втёмную)
board-swap-open = { $card } (открыто)
board-says-ask = прошу: { $favour }
board-says-promise = обещаю: { $favour }
board-says-offer = прошу: { $favour }, взамен: { $reward }
board-says-agree = по рукам: { $favour }, взамен: { $reward }
board-favour-row = гребля
board-favour-help = помощь в драке
board-favour-peace = мир
board-favour-water = вода
board-favour-heal = аптечка
board-tie = (поровну — победа правых)
board-offers-left = предложений на сегодня: { $count }
board-won = Победа: { $who }, очков: { $points }.
board-points-life = жизнь
board-points-cash = деньги
board-points-paintings = картины
board-points-jewels = украшения
board-points-friend = друг
board-points-enemy = враг
board-points-bodies = трупы
board-points-total = очки
