# Поле «Робінзона Крузо». $pawns — знак із числами, наприклад «●1/2»; $sign — один знак.

board-round = Раунд { $round } з { $rounds }
board-phase-setup = Підготовка
board-phase-event = Подія
board-phase-morale = Моральний дух
board-phase-production = Видобуток
board-phase-planning = Планування
board-phase-action = Дії
board-phase-end = Кінець дій
board-phase-weather = Погода
board-phase-night = Ніч
board-weather = Погода: { $what }
board-weather-none = у цьому раунді без кубиків
board-weather-rain = дощ { $count }
board-weather-snow = сніг { $count }
board-weather-storm = шторм
board-weather-dice = кубики ({ $dice })
board-die-rain = дощ
board-die-winter = зима
board-die-animals = звірі
board-animals-none = звірів немає
board-animals-palisade = звірі (частокіл −1)
board-animals-food = звірі (їжа −1)
board-animals-beast = голодний звір із силою 3
board-dice-rain = Кубик дощу:
board-dice-winter = Кубик зими:
board-dice-animals = Кубик звірів:
board-clouds-rain =
    { $count ->
        [one] { $count } дощова хмара
        [few] { $count } дощові хмари
       *[many] { $count } дощових хмар
    }
board-clouds-snow =
    { $count ->
        [one] { $count } снігова хмара
        [few] { $count } снігові хмари
       *[many] { $count } снігових хмар
    }
board-face = { $shown } – { $count } з { $faces } граней
board-weather-rule = Кожна снігова хмара забирає 1 деревину; кожна хмара понад рівень даху — 1 деревину та 1 їжу. За кожну нестачу всі в таборі дістають по рані.
board-toll = Хмари заберуть:
board-toll-missing = за нестачу — рани всім
board-available = Є:
board-future = Буде:
board-supper = вечеря { $count }
board-supper-short = вечеря { $count }, бракує { $missing }
board-supper-outside = поза табором без їжі: { $who }
board-store-wood = деревина
board-store-food = їжа
board-store-fur = шкури
board-some-wood =
    { $count ->
        [one] { $count } деревина
        [few] { $count } деревини
       *[many] { $count } деревини
    }
board-some-food =
    { $count ->
        [one] { $count } їжа
        [few] { $count } їжі
       *[many] { $count } їжі
    }
board-some-rations =
    { $count ->
        [one] { $count } їжа про запас
        [few] { $count } їжі про запас
       *[many] { $count } їжі про запас
    }
board-some-fur =
    { $count ->
        [one] { $count } шкура
        [few] { $count } шкури
       *[many] { $count } шкур
    }
board-or = або
board-shelter-none = без укриття: рана за ніч
board-shelter-built = укриття
board-shelter-natural = природне укриття
board-roof = дах
board-palisade = частокіл
board-weapon = зброя
board-morale = дух
board-terrain-beach = пляж
board-terrain-hills = пагорби
board-terrain-mountains = гори
board-terrain-river = річка
board-terrain-plains = рівнина
board-closed = закрито
board-landmark-city = місто
board-landmark-volcano = вулкан
board-landmark-lava = лава
board-picture-wood = ліс
board-picture-parrot = птах
board-picture-fish = риба
board-picture-beast = звір
board-threat-left = Загроза ліворуч:
board-threat-right = Загроза праворуч:
board-traces = через неї { $traces }
board-trace-left = на { $space } виснажене джерело ліворуч
board-trace-right = на { $space } виснажене джерело праворуч
board-trace-token = на { $space } виснажена зграя
board-trace-terrain = на { $space } закрито місцевість
board-trace-space = на { $space } чекає маркер
board-trace-tile = ділянка { $space } недоступна
board-trace-roof = понизився дах
board-trace-palisade = понизився частокіл
board-strikes-left = Якщо не усунути, наступною спрацює «{ $card }»:
board-strikes-right = Якщо не усунути, потім спрацює «{ $card }»:
board-by-two = двох різних
board-part-reward = Нагорода:
board-part-one = Одна фішка:
board-part-two = Дві фішки:
board-part-threat = Якщо не усунути:
board-card-drawn = Подія:
board-card-strikes = Загроза спрацьовує:
board-card-adventure = Пригода:
board-card-mystery = Таємниця:
board-rolled = Кубики:
board-roll-success = успіх
board-roll-no-success = невдача
board-roll-wound = рана
board-roll-no-wound = без рани
board-roll-adventure = пригода
board-roll-no-adventure = без пригоди
board-battle = Бій: сила { $strength } проти зброї { $weapon }; ран: { $wounds }
board-costs = Бій: зброя, { $weapon }, падає на { $cost }; ран: { $wounds }
board-chances = Кубики, із 6 (успіх/рана/пригода):
board-beast-strength = Сила { $count }
board-plan = План:
board-sure = (гарантовано)
board-dice = (кубики { $odds })
board-incomplete = (є { $count }, треба { $sizes })
board-build = Збудувати { $pawns }:
board-dear = Поки надто дорого:
board-more = … ще { $count }: m
board-others = Дії:
board-hunt = (звірів: { $count })
board-arrange = ({ $sign }2, дух +1)
board-arrange-either = ({ $sign }2 або дух +1)
board-rest = (лікує 1)
board-items = Предмети:
board-item-going = { $item } (до кінця раунду)
board-kept = Можна застосувати:
board-coming = Після дій:
board-inventions = Можна створити:
board-distant = Поки не можна:
board-tokens = Жетони:
board-token-time = на 1 фішку більше
board-token-reroll = перекидання успіху
board-token-danger = небезпека
board-token-wood = +1 деревина
board-token-food = +1 їжа
board-token-adventure = пригода
board-token-blocked = закрито
board-token-flock = папуги
board-token-flu = +1 їжа (грип)
board-token-fog = туман
board-token-ash = попіл
board-token-cross = хрест
board-token-trap = пастка
board-token-later = { $place }: { $token } (після дій)
board-place-hunt = полювання
board-place-build = будівництво
board-place-gather = збирання
board-place-explore = дослідження
board-place-arrange = облаштування
board-place-night = ніч
board-place-shelter = ціна укриття
board-place-roof = ціна даху
board-place-palisade = ціна частоколу
board-place-weapon = ціна зброї
board-rules = У цьому раунді:
board-laters = Ще попереду:
board-later-round = у наступному раунді
board-later-night = уночі
board-rule-one-pawn = лише одна фішка
board-rule-only = лише деякі дії
board-rule-no-abilities = без умінь
board-rule-no-teamwork = ніхто не діє разом
board-rule-items-away = предмети недоступні
board-rule-no-all = видобутку немає
board-rule-no-wood = деревини не видобувають
board-rule-no-food = їжі не видобувають
board-rule-half = половина видобутку
board-rule-more-wood = видобуток: на 1 деревину більше
board-rule-more-food = видобуток: на 1 їжу більше
board-rule-clumsy = успіхи перекидають
board-beside =
    { $beast ->
        [unknown] Біля колоди подій чекає звір; який саме, ніхто не бачив
       *[other] Біля колоди подій чекає звір: { $beast }
    }
board-scar = особлива рана ({ $place })
board-body-head = голова
board-body-arm = рука
board-body-leg = нога
board-body-belly = живіт
board-outside = ночує поза табором: { $place }
board-open = просто неба
board-away = ще не в таборі
board-pack = при собі { $goods }
board-marks = маркери хвороби: { $count }
board-deaf = моральний дух не падає після ран { $wounds }
board-used = застосовано: { $abilities }
board-reroll = Перекидання
board-can = { $who }: уміння, кожне раз на раунд:
board-deadly = { $count }-та рана смертельна.
board-arrows = Моральний дух падає після ран { $wounds }.
board-can-reroll = один кубик своєї дії, одразу після кидка.
board-can-economy = дія дешевша на 1 деревину.
board-can-new-idea = витягти п’ять винаходів і один покласти на поле.
board-can-handyman = коричнева фішка для свого будівництва.
board-can-recipe = за 1 їжу вилікувати 2 рани одному або по 1 рані двом.
board-can-soup = 1 їжа.
board-can-hooch = у фазі погоди не рахувати 1 дощової хмари або взяти 1 снігову за дощову.
board-can-reconnaissance = переглянути три ділянки й одну покласти зверху.
board-can-speech = моральний дух +1.
board-can-scouting = витягти дві знахідки й одну лишити.
board-can-tracking = глянути на верхнього звіра колоди полювання й повернути його нагору або вниз.
board-can-bait = затасувати верхнього звіра, не дивлячись, у колоду полювання.
board-can-frenzy = тимчасова зброя +3, один раз у своїй дії.
board-can-defence = зброя +1 або, якщо є укриття, частокіл +1; але не під час розіграшу карти.
board-decks = Колоди:
board-deck-events = події
board-deck-build = будівництво
board-deck-gather = збирання
board-deck-explore = дослідження
board-deck-mysteries = таємниці
board-deck-beasts = звірі
board-deck-hunting = полювання
board-deck-inventions = винаходи
board-deck-tiles = ділянки острова
board-deck-finds = знахідки
board-deck-supplies = стартові предмети
board-deck-known-top = Згори ({ $deck }):
board-deck-known-bottom = Знизу ({ $deck }):
board-sign-wounds = рани та скільки смертельно
board-sign-determination = рішучість
board-sign-pawn = фішка
board-sign-placed = поставлена фішка
board-sign-sizes = фішок для кидка/гарантовано
board-sign-odds = із 6 граней: успіх/рана/пригода
board-sign-first = перший гравець
board-sign-awaited = чиєї відповіді чекають
board-sign-ready = хто готовий
board-sign-camp = табір
board-sign-rations = їжа псується + не псується
board-sign-exhausted = виснажено, закрито
board-sign-more = дає на 1 більше
board-sign-shelter = природне укриття
board-sign-totem = тотем
board-sign-site = особливе місце з тотемом і фішки для його дослідження
board-sign-time = на 1 фішку більше
board-sign-fog = туман: на 1 фішку більше, місцевість не досліджена
board-sign-ash = попіл: на 1 фішку більше
board-sign-danger = небезпека: рана без зброї
board-sign-shortcut = стежка
board-sign-cross = хрест
board-sign-trap = пастка
board-sign-closed = чорний маркер
board-sign-scar = особлива рана
board-sign-outside = уночі поза табором
board-sign-chosen = з великої літери: можна вибрати
