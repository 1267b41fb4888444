# Імена гравців. Тексти правил говорять про них у третій особі.

play-person = Шкіпер
bot-random = Випадковий
replay-player = Гравець { $seat }

# atoll games

games-seats = Гравців: { $seats }
games-bots = Боти, починаючи з найсильнішого: { $bots }
games-options = Налаштування:
games-default = (типово)

# Поле «Моря спокою».

board-you = (ви)
board-hand = рука
board-deck-left = колода
board-discards = скид
board-score = очки
board-islands = Островів: { $filled } із { $cells }
board-started = Старт: зіграно
board-not-started = Старт: ще ні
board-deck = Колода: { $count }
board-display = Вітрина: { $cards }
board-removed = Вилучено наосліп: { $count }
board-day = День: карти кладуть денним боком догори.
board-night = Ніч: карти кладуть нічним боком догори.
board-exploration = Лишилося дослідити: { $count }
board-found = Знайдено карт фінішу: { $count }
board-crown-closed = Верхівка (ряд 7) закрита: спершу заповніть колони.
board-borders = [ ] і {"{ }"} — карти кордонів: поклавши туди острів, ви досліджуєте море.
board-compasses = Компасів: { $count }
board-quotas = Віддають: { $counts }
board-offers = Пропонували: { $counts }
board-your-hand = Ваша рука: { $cards }
board-where = Їх можна покласти сюди; у дужках — ціна в картах:

board-place-row = ряд { $row }
board-place-new = насувається

# Поле «Шлюпок». Кольори тут — літери: $colour і $boat — по одному знаку.

board-setting-out = Посадка
board-round = Раунд { $round }
board-track = місця → берег
board-sunk = на дні
board-at-sea = море
board-ashore = берег
board-lost = дно
board-beach = Берег, матрос/офіцер:
board-lanes = Доріжки, матрос/офіцер:
board-island-left = лівий
board-island-centre = центральний
board-island-right = правий
board-free-lanes = Вільні доріжки:
board-on-deck = Ще на палубі:
board-in-water = У воді (звідки), по черзі:
board-voted-leak = Минуле голосування, теча в { $colour }:
board-voted-overboard = Минуле голосування, за борт із { $boat } летить { $colour }:
board-voted-move = Минуле голосування, хід { $colour }:
board-weights = За борт із { $boat }, голоси:
board-said = Сказано:
board-said-vote = я за { $colour }
board-said-spare = не { $colour }
board-said-offer-help = { $colour }, а я допоможу
board-said-offer-spare = { $colour }, а я не чіпатиму
board-said-agree = { $colour }, згода
board-officer = офіцер
board-sailor = матрос
board-leak = теча
board-danger = ось-ось потоне
board-first = жетон
board-laid = карта
board-votes-for = голос
board-hat = кашкет

# The board of Overboard!.

board-date = День { $day }
board-morning = ранок, до роздачі: { $count }
board-turn = хід: { $who }
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

# Поле «Тобаго». У короткій підказці останнє слово — те, що вона називає: про Велику місцевість поле
# пише його великими літерами, тому воно має бути останнім.

board-placing = підготовка
board-steps-left = кроків: { $count }
board-steps-amulet = ♦ кроків: { $count }
board-treasure-cards = карт скарбів: { $count }
board-clues-left = підказок у колоді: { $count }
board-curses-left = лишилося проклять: { $count } із { $all }
board-compass = На цій карті:
board-possible = лишилось місць
board-nowhere = підказок немає
board-shared = Ділять скарб: { $sign } { $colour }
board-shared-card = монет на карті: { $coins }
board-shared-roses = питають розу: { $now }
board-shared-then = далі: { $roses }
board-shared-hoard = закрито карт: { $count }
board-shared-known = ви бачили: { $coins }
board-own-treasures = Ваші скарби: { $coins }
board-out-of-play = підказок у скиді: { $count }
board-discarded-clues = Підказки у скиді:
board-where-clue = «play { $colour }» покаже великими літерами, де він може лежати
board-amulets-left = амулетів у запасі: { $count }
board-terrain-beach = пляж
board-terrain-jungle = джунглі
board-terrain-river = річка
board-terrain-scrubland = пустка
board-terrain-lake = озеро
board-terrain-mountain = гори
board-letter-beach = п
board-letter-jungle = д
board-letter-river = р
board-letter-scrubland = у
board-letter-lake = о
board-letter-mountain = г
board-sign-largest = риска: Велика місцевість
board-sign-choice = D5: можна вибрати
board-sign-hut = хатина
board-sign-palm = пальма
board-sign-statue = статуя, її погляд
board-sign-north = північ
board-sign-amulet = амулет
board-sign-next-amulet = нові амулети
board-sign-vehicle = всюдихід, роза
board-sign-treasure = карти скарбів
board-sign-capitals = ОЗЕРО: Велике озеро
board-sign-numbers = числа біля підказок: скільки місць лишилося б на кожній схемі
board-sign-forbidden = на цю схему зіграти не можна
board-clue-in =
    { $named ->
        [beach] на пляжі
        [jungle] у джунглях
        [river] у річці
        [scrubland] на пустці
        [lake] в озері
       *[mountain] у горах
    }
board-clue-next-to =
    біля { $named ->
        [beach] пляжу
        [jungle] джунглів
        [river] річки
        [scrubland] пустки
        [lake] озера
        [mountain] гір
        [hut] хатини
        [palm] пальми
        [statue] статуї
       *[ocean] океану
    }
board-clue-in-sight-of =
    видно { $named ->
        [river] річку
        [lake] озеро
        [mountain] гори
        [hut] хатину
        [palm] пальму
        [statue] статую
       *[ocean] океан
    }
board-clue-not-in =
    не { $named ->
        [beach] на пляжі
        [jungle] в джунглях
        [river] в річці
        [scrubland] на пустці
        [lake] в озері
       *[mountain] в горах
    }
board-clue-not-next-to = не { board-clue-next-to }
board-clue-not-in-sight-of =
    не видно { $named ->
        [hut] хатин
        [palm] пальм
       *[statue] статуй
    }

# Як іще люди можуть назвати те, про що кажуть відповіді: слова й форми, яких немає ні у відповідях,
# ні в назвах підказок, через кому.

board-called-beach = пляж, пляжу, пляжі
board-called-jungle = джунглі, джунглів, джунглям
board-called-river = річка, річки, річку, річкою, ріка
board-called-scrubland = пустка, пустки, пустку
board-called-lake = озеро, озера, озеру
board-called-mountain = гори, гора, гір, горам
board-called-hut = хатина, хатини, хатину
board-called-palm = пальма, пальми, пальму
board-called-statue = статуя, статуї, статую
board-called-ocean = океан, океану, море
board-called-white = білий, біла, білу
board-called-grey = сірий, сіра, сіру
board-called-brown = коричневий, коричнева, коричневу
board-called-black = чорний, чорна, чорну
board-called-n = північ, на північ
board-called-ne = північний схід, на північний схід, північний-схід
board-called-se = південний схід, на південний схід, південний-схід
board-called-s = південь, на південь
board-called-sw = південний захід, на південний захід, південний-захід
board-called-nw = північний захід, на північний захід, північний-захід

# Поле «Робінзона Крузо». $pawns — знак із числами, наприклад «●1/2»; $sign — один знак.

board-camp-round = Раунд { $round } з { $rounds }
board-camp-phase-event = Подія
board-camp-phase-morale = Моральний дух
board-camp-phase-production = Видобуток
board-camp-phase-planning = Планування
board-camp-phase-action = Дії
board-camp-phase-end = Кінець дій
board-camp-phase-weather = Погода
board-camp-phase-night = Ніч
board-camp-weather = Погода: { $what }
board-camp-weather-none = у цьому раунді без кубиків
board-camp-weather-rain = дощ { $count }
board-camp-weather-snow = сніг { $count }
board-camp-weather-storm = шторм
board-camp-weather-dice = кубики ({ $dice })
board-camp-die-rain = дощ
board-camp-die-winter = зима
board-camp-die-animals = звірі
board-camp-animals-none = звірів немає
board-camp-animals-palisade = звірі (частокіл −1)
board-camp-animals-food = звірі (їжа −1)
board-camp-animals-beast = голодний звір із силою 3
board-camp-dice-rain = Кубик дощу:
board-camp-dice-winter = Кубик зими:
board-camp-dice-animals = Кубик звірів:
board-camp-clouds-rain =
    { $count ->
        [one] { $count } дощова хмара
        [few] { $count } дощові хмари
       *[many] { $count } дощових хмар
    }
board-camp-clouds-snow =
    { $count ->
        [one] { $count } снігова хмара
        [few] { $count } снігові хмари
       *[many] { $count } снігових хмар
    }
board-camp-face = { $shown } – { $count } з { $faces } граней
board-camp-weather-rule = Кожна снігова хмара забирає 1 деревину; кожна хмара понад рівень даху — 1 деревину та 1 їжу. За кожну нестачу всі в таборі дістають по рані.
board-camp-toll = Хмари заберуть:
board-camp-toll-missing = за нестачу — рани всім
board-camp-you = (ви)
board-camp-available = Є:
board-camp-future = Буде:
board-camp-supper = вечеря { $count }
board-camp-supper-short = вечеря { $count }, бракує { $missing }
board-camp-supper-outside = поза табором без їжі: { $who }
board-camp-store-wood = деревина
board-camp-store-food = їжа
board-camp-store-fur = шкури
board-camp-some-wood =
    { $count ->
        [one] { $count } деревина
        [few] { $count } деревини
       *[many] { $count } деревини
    }
board-camp-some-food =
    { $count ->
        [one] { $count } їжа
        [few] { $count } їжі
       *[many] { $count } їжі
    }
board-camp-some-rations =
    { $count ->
        [one] { $count } їжа про запас
        [few] { $count } їжі про запас
       *[many] { $count } їжі про запас
    }
board-camp-some-fur =
    { $count ->
        [one] { $count } шкура
        [few] { $count } шкури
       *[many] { $count } шкур
    }
board-camp-or = або
board-camp-shelter-none = без укриття: рана за ніч
board-camp-shelter-built = укриття
board-camp-shelter-natural = природне укриття
board-camp-roof = дах
board-camp-palisade = частокіл
board-camp-weapon = зброя
board-camp-morale = дух
board-camp-terrain-beach = пляж
board-camp-terrain-hills = пагорби
board-camp-terrain-mountains = гори
board-camp-terrain-river = річка
board-camp-terrain-plains = рівнина
board-camp-closed = закрито
board-camp-landmark-city = місто
board-camp-landmark-volcano = вулкан
board-camp-landmark-lava = лава
board-camp-picture-wood = ліс
board-camp-picture-parrot = птах
board-camp-picture-fish = риба
board-camp-picture-beast = звір
board-camp-threat-left = Загроза ліворуч:
board-camp-threat-right = Загроза праворуч:
board-camp-strikes-left = Якщо не усунути, наступною спрацює «{ $card }»:
board-camp-strikes-right = Якщо не усунути, потім спрацює «{ $card }»:
board-camp-by-two = двох різних
board-camp-part-reward = Нагорода:
board-camp-part-one = Одна фішка:
board-camp-part-two = Дві фішки:
board-camp-part-threat = Якщо не усунути:
board-camp-card-drawn = Подія:
board-camp-card-strikes = Загроза спрацьовує:
board-camp-card-adventure = Пригода:
board-camp-card-mystery = Таємниця:
board-camp-rolled = Кубики:
board-camp-roll-success = успіх
board-camp-roll-no-success = невдача
board-camp-roll-wound = рана
board-camp-roll-no-wound = без рани
board-camp-roll-adventure = пригода
board-camp-roll-no-adventure = без пригоди
board-camp-battle = Бій: сила { $strength } проти зброї { $weapon }; ран: { $wounds }
board-camp-costs = Бій: зброя, { $weapon }, падає на { $cost }; ран: { $wounds }
board-camp-chances = Кубики, із 6 (успіх/рана/пригода):
board-camp-beast-strength = Сила { $count }
board-camp-plan = План:
board-camp-sure = (гарантовано)
board-camp-dice = (кубики { $odds })
board-camp-incomplete = (є { $count }, треба { $sizes })
board-camp-build = Збудувати { $pawns }:
board-camp-dear = Поки надто дорого:
board-camp-more = … ще { $count }: m
board-camp-others = Дії:
board-camp-hunt = (звірів: { $count })
board-camp-arrange = ({ $sign }2, дух +1)
board-camp-arrange-either = ({ $sign }2 або дух +1)
board-camp-rest = (лікує 1)
board-camp-items = Предмети:
board-camp-item-going = { $item } (до кінця раунду)
board-camp-kept = Можна застосувати:
board-camp-coming = Після дій:
board-camp-inventions = Можна створити:
board-camp-distant = Поки не можна:
board-camp-tokens = Жетони:
board-camp-token-time = на 1 фішку більше
board-camp-token-reroll = перекидання успіху
board-camp-token-danger = небезпека
board-camp-token-wood = +1 деревина
board-camp-token-food = +1 їжа
board-camp-token-adventure = пригода
board-camp-token-blocked = закрито
board-camp-token-flock = папуги
board-camp-token-flu = +1 їжа (грип)
board-camp-token-fog = туман
board-camp-token-ash = попіл
board-camp-token-cross = хрест
board-camp-token-trap = пастка
board-camp-token-later = { $place }: { $token } (після дій)
board-camp-place-hunt = полювання
board-camp-place-build = будівництво
board-camp-place-gather = збирання
board-camp-place-explore = дослідження
board-camp-place-arrange = облаштування
board-camp-place-night = ніч
board-camp-place-shelter = ціна укриття
board-camp-place-roof = ціна даху
board-camp-place-palisade = ціна частоколу
board-camp-place-weapon = ціна зброї
board-camp-rules = У цьому раунді:
board-camp-laters = Ще попереду:
board-camp-later-round = у наступному раунді
board-camp-later-night = уночі
board-camp-rule-one-pawn = лише одна фішка
board-camp-rule-only = лише деякі дії
board-camp-rule-no-abilities = без умінь
board-camp-rule-no-teamwork = ніхто не діє разом
board-camp-rule-items-away = предмети недоступні
board-camp-rule-no-all = видобутку немає
board-camp-rule-no-wood = деревини не видобувають
board-camp-rule-no-food = їжі не видобувають
board-camp-rule-half = половина видобутку
board-camp-rule-more-wood = видобуток: на 1 деревину більше
board-camp-rule-more-food = видобуток: на 1 їжу більше
board-camp-rule-clumsy = успіхи перекидають
board-camp-beside =
    { $beast ->
        [unknown] Біля колоди подій чекає звір; який саме, ніхто не бачив
       *[other] Біля колоди подій чекає звір: { $beast }
    }
board-camp-scar = особлива рана ({ $place })
board-camp-body-head = голова
board-camp-body-arm = рука
board-camp-body-leg = нога
board-camp-body-belly = живіт
board-camp-outside = ночує поза табором: { $place }
board-camp-open = просто неба
board-camp-away = ще не в таборі
board-camp-pack = при собі { $goods }
board-camp-marks = маркери хвороби: { $count }
board-camp-deaf = моральний дух не падає після ран { $wounds }
board-camp-used = застосовано: { $abilities }
board-camp-reroll = Перекидання
board-camp-can = { $who }: уміння, кожне раз на раунд:
board-camp-deadly = { $count }-та рана смертельна.
board-camp-arrows = Моральний дух падає після ран { $wounds }.
board-camp-can-reroll = один кубик своєї дії, одразу після кидка.
board-camp-can-economy = дія дешевша на 1 деревину.
board-camp-can-new-idea = витягти п’ять винаходів і один покласти на поле.
board-camp-can-handyman = коричнева фішка для свого будівництва.
board-camp-can-recipe = за 1 їжу вилікувати 2 рани одному або по 1 рані двом.
board-camp-can-soup = 1 їжа.
board-camp-can-hooch = у фазі погоди не рахувати 1 дощової хмари або взяти 1 снігову за дощову.
board-camp-can-reconnaissance = переглянути три ділянки й одну покласти зверху.
board-camp-can-speech = моральний дух +1.
board-camp-can-scouting = витягти дві знахідки й одну лишити.
board-camp-can-tracking = глянути на верхнього звіра колоди полювання й повернути його нагору або вниз.
board-camp-can-bait = затасувати верхнього звіра, не дивлячись, у колоду полювання.
board-camp-can-frenzy = тимчасова зброя +3, один раз у своїй дії.
board-camp-can-defence = зброя +1 або, якщо є укриття, частокіл +1; але не під час розіграшу карти.
board-camp-decks = Колоди:
board-camp-deck-events = події
board-camp-deck-build = будівництво
board-camp-deck-gather = збирання
board-camp-deck-explore = дослідження
board-camp-deck-mysteries = таємниці
board-camp-deck-beasts = звірі
board-camp-deck-hunting = полювання
board-camp-deck-inventions = винаходи
board-camp-deck-tiles = ділянки острова
board-camp-deck-finds = знахідки
board-camp-deck-supplies = стартові предмети
board-camp-deck-known-top = Згори ({ $deck }):
board-camp-deck-known-bottom = Знизу ({ $deck }):
board-camp-sign-wounds = рани та скільки смертельно
board-camp-sign-determination = рішучість
board-camp-sign-pawn = фішка
board-camp-sign-placed = поставлена фішка
board-camp-sign-sizes = фішок для кидка/гарантовано
board-camp-sign-odds = із 6 граней: успіх/рана/пригода
board-camp-sign-first = перший гравець
board-camp-sign-awaited = чиєї відповіді чекають
board-camp-sign-ready = хто готовий
board-camp-sign-camp = табір
board-camp-sign-rations = їжа псується + не псується
board-camp-sign-exhausted = виснажено, закрито
board-camp-sign-more = дає на 1 більше
board-camp-sign-shelter = природне укриття
board-camp-sign-totem = тотем
board-camp-sign-site = особливе місце з тотемом і фішки для його дослідження
board-camp-sign-time = на 1 фішку більше
board-camp-sign-fog = туман: на 1 фішку більше, місцевість не досліджена
board-camp-sign-ash = попіл: на 1 фішку більше
board-camp-sign-danger = небезпека: рана без зброї
board-camp-sign-shortcut = стежка
board-camp-sign-cross = хрест
board-camp-sign-trap = пастка
board-camp-sign-closed = чорний маркер
board-camp-sign-scar = особлива рана
board-camp-sign-outside = уночі поза табором
board-camp-sign-chosen = з великої літери: можна вибрати

# atoll play

play-commands = ? відповіді · h порада · m поле · r правила · s запис · q вийти · help
play-commands-undo = ? відповіді · h порада · m поле · u назад · r правила · s запис · q вийти · help
play-more-happened = … ще { $count }: l — усе, що сталося
play-go-on = Enter — далі, q — вийти.
play-read-on = Enter — читати далі, q — досить.
play-examples = Наприклад: { $examples }
play-also = Ще можна: { $verbs } · «? { $verb }» покаже як
play-help =
    Будь-коли:
      { $answers }  що можна відповісти; усі відповіді, що так починаються
      h, !          як вчинив би найсильніший бот; вчинити за порадою
      l, m          усе, що сталося після вашої відповіді; поле повністю
      u             скасувати останню відповідь, поки нічого нового не відкрилося
      r, r 4.2      розділи правил; один пункт; r слово — що сказано про нього
      s, s ФАЙЛ     зберегти запис гри
      q             вийти; гру можна буде продовжити
play-kinds = Усього відповідей: { $count }; ? з дієсловом покаже всі з ним. По одній кожного виду:
play-which = Що саме?
play-no-number = Під номером { $number } тут нічого немає. Введіть відповідь словами; ? покаже якими.
play-too-long = Рядок задовгий: у відповіді щонайбільше { $most } знаків.
play-me = я мені мене собі себе
play-needs-verb = «{ $line }» саме по собі тут не відповідь. Спершу введіть, що зробити: { $verbs }.
play-narrowed = Поки що «{ $line }». Введіть відповідь повністю або натисніть Enter, щоб повернутися.
play-let-pass = Бот зараз не втручався б.
play-wait = Бот дав би спершу планувати іншим.
play-nothing-answered = Забирати назад нічого: ви ще ні на що не відповіли.
play-no-undo = Назад уже не можна: відтоді щось відкрилося або відповіли інші.
play-no-rule = У правилах немає пункту { $wanted }, і такого слова ніде немає. Введіть r, щоб побачити розділи.
play-see-rule = Введіть r { $rule }, щоб прочитати це правило.
play-enter-passes = Натисніть Enter, щоб не втручатися.
play-enter-waits = Натисніть Enter, щоб спершу планували інші.
play-enter-leaves-open = Натисніть Enter, щоб поки не відповідати на пропозицію.
play-enter-answers = Натисніть Enter, щоб відповісти «{ $answer }».
play-saved = Гру збережено у файлі { $file }.
play-not-saved = Не вдалося зберегти гру: { $reason }.
play-file-taken = Файл { $file } уже є, і в ньому не ця гра: він залишиться, як був. Виберіть іншу назву.
play-resume = Щоб продовжити цю гру: { $command }
play-bye = Попутного вітру!
play-cause = Причина: { $cause }.
play-seed = Номер роздачі (seed): { $seed }.
play-keep = Введіть s, щоб зберегти запис гри (або s ФАЙЛ), чи натисніть Enter.
play-replay = Щоб переглянути гру знову: { $command }

score-other =
    { $score ->
        [one] { $name }: { $score } очко
        [few] { $name }: { $score } очки
       *[many] { $name }: { $score } очок
    }
score-winner =
    { $score ->
        [one] { $name }: { $score } очко й перемога
        [few] { $name }: { $score } очки й перемога
       *[many] { $name }: { $score } очок і перемога
    }

# atoll replay

replay-title =
    { $seats ->
        [one] { $game }, { $seats } гравець
        [few] { $game }, { $seats } гравці
       *[many] { $game }, { $seats } гравців
    }
replay-next = Enter — далі.
replay-unfinished =
    { $answers ->
        [one] Надано { $answers } відповідь, і гра ще триває.
        [few] Надано { $answers } відповіді, і гра ще триває.
       *[many] Надано { $answers } відповідей, і гра ще триває.
    }
replay-holds =
    { $answers ->
        [one] Запис правильний: { $answers } відповідь.
        [few] Запис правильний: { $answers } відповіді.
       *[many] Запис правильний: { $answers } відповідей.
    }
replay-seed-fits = Номер роздачі (seed) { $seed } відповідає вказаному хешу.
replay-seed-differs = Номер роздачі (seed) { $seed } не відповідає вказаному хешу: його власний хеш — { $hash }.

# atoll sim

sim-games =
    { $games ->
        [one] { $games } гра
        [few] { $games } гри
       *[many] { $games } ігор
    }
sim-decimal-point = ,
sim-won = Виграно: { $percent }
sim-players =
    { $seats ->
        [one] { $seats } гравець
        [few] { $seats } гравці
       *[many] { $seats } гравців
    }
sim-option = { $option }: { $value }
sim-bots = боти: { $bots }
sim-in-round = у раунді { $round }
sim-round = у середньому в раунді { $round }
sim-spread = у середньому { $mean }, від { $min } до { $max }
sim-lengths = Відповідей за гру: { $spread }
sim-scores = Рахунок: { $spread }
sim-bot = { $bot }: перемог { $percent }; місце в середньому { $rank }; очки: { $spread }
sim-speed = Рішень за секунду: { $speed } загалом, { $core } на кожному ядрі; час — { $seconds } с

# atoll backup, atoll restore

backup-made =
    { $rows ->
        [one] Усі дані збережено у файлі { $file }: { $rows } рядок.
        [few] Усі дані збережено у файлі { $file }: { $rows } рядки.
       *[many] Усі дані збережено у файлі { $file }: { $rows } рядків.
    }
backup-restored =
    { $rows ->
        [one] Усі дані відновлено з файлу { $file }: { $rows } рядок.
        [few] Усі дані відновлено з файлу { $file }: { $rows } рядки.
       *[many] Усі дані відновлено з файлу { $file }: { $rows } рядків.
    }

# atoll reports

report-none = Повідомлень немає.
report-deleted = Повідомлення { $id } видалено.
report-title = Повідомлення { $id } від { $name }, { $when }
report-game = { $game }, стіл { $code }, уся гра
report-moment = { $game }, стіл { $code }, момент { $moment }
