# Поле «За бортом!».

board-date = День { $day }
board-morning = ранок, до роздачі: { $count }
board-evening = вечір
board-gulls = чайок: { $count } з { $all }
board-provisions-left = припасів: { $count }
board-cards-laid = карт на вечір: { $count }
board-bow = ніс
board-stern = корма
board-unconscious = без тями
board-dead = труп
board-adrift = забрала течія
board-overboard = за бортом
board-thirst =
    { $count ->
        [1] спрага
       *[other] спрага ×{ $count }
    }
board-rowed = веслування
board-fought = бійка
board-hidden = закрито: { $count }
board-friend = Друг: { $who } (+{ $points } за життя)
board-friend-self = Друг: ви самі (нарцис, r 16.3)
board-enemy = Ворог: { $who } (+{ $points } за смерть)
board-enemy-self = Ворог: ви самі (психопат, r 16.4, r 16.9)
board-both-self = Друг і ворог: ви самі (r 16.5, r 16.9)
board-own-hidden = У вас закрито: { $cards }
board-hand-empty = нічого
board-crate = На вибір:
board-looking = Бачите лише ви:
board-looking-signs = Бачите лише ви ({ board-card-signs }):
board-known = Відомі вам карти вечора:
board-known-signs = Відомі вам карти вечора ({ board-card-signs }):
board-card-signs = + чайка, ≈ за борт, ♦ спрага, / веслярі, * бійці
board-card = Карта вечора
board-card-gull = чайка
board-card-gull-gone = мінус чайка
board-card-overboard = за борт: { $who }
board-card-thirst = спрага: { $who }
board-card-rowers = веслярі
board-card-fighters = бійці
board-card-nothing = нічого не стається
board-all = усі
board-all-but =
    усі, крім { $role ->
        [lady] Міледі
        [snob] Сноба
        [captain] Капітана
        [bosun] Боцмана
        [frenchy] Черпака
       *[kid] Шкета
    }
board-sharks = акули!
board-own =
    Ваше виживання: { $points }{ $role ->
        [lady] ; прикраси для вас удвічі
        [snob] ; картини для вас удвічі
        [captain] ; гроші для вас удвічі
        [frenchy] ; падіння за борт вас не ранить
        [kid] ; ви вмієте красти
       *[other] {""}
    }
board-legend = число — сила, { $wound } рани, { $whole } решта сил, { $choice } кого можна обрати
board-demand-seat = Вимагають місця:
board-demand-provision = Вимагають припасу:
board-fight-seat = Бійка за місце:
board-fight-provision = Бійка за припас:
board-fires = (стріляє)
board-to-you = ви
board-swaps = Запропоновано:
board-offer-gift = у дар { $given }
board-offer-request = прохання: { $wanted }
board-offer-swap = { $given } ↔ { $wanted }
board-offered-gift = { $who } пропонує вам у дар: { $given }. Прийняти (accept) чи відхилити (decline)?
board-offered-request = { $who } просить у вас: { $wanted }. Прийняти (accept) чи відхилити (decline)?
board-offered-swap = { $who } пропонує обмін: { $given } ↔ { $wanted }. Прийняти (accept) чи відхилити (decline)?
board-swap-hidden = закритий припас
board-swap-unseen = щось наосліп
board-swap-own-unseen = { $card } (наосліп)
board-swap-open = { $card } (відкрито)
board-says-ask = прошу: { $favour }
board-says-promise = обіцяю: { $favour }
board-says-offer = прошу: { $favour }, натомість: { $reward }
board-says-agree = згода: { $favour }, натомість: { $reward }
board-favour-row = веслування
board-favour-help = допомога в бійці
board-favour-peace = мир
board-favour-water = вода
board-favour-heal = аптечка
board-tie = (порівну — перемога правих)
board-offers-left = пропозицій на сьогодні: { $count }
board-won = Перемога: { $who }, очок: { $points }.
board-points-life = життя
board-points-cash = гроші
board-points-paintings = картини
board-points-jewels = прикраси
board-points-friend = друг
board-points-enemy = ворог
board-points-bodies = трупи
board-points-total = очки
