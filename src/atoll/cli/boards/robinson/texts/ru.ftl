# Поле «Робинзона Крузо». $pawns — знак с числами, например «●1/2»; $sign — один знак.

board-round = Раунд { $round } из { $rounds }
board-phase-setup = Подготовка
board-phase-event = Событие
board-phase-morale = Моральный дух
board-phase-production = Добыча
board-phase-planning = Планирование
board-phase-action = Действия
board-phase-end = Конец действий
board-phase-weather = Погода
board-phase-night = Ночь
board-weather = Погода: { $what }
board-weather-none = в этом раунде без кубиков
board-weather-rain = дождь { $count }
board-weather-snow = снег { $count }
board-weather-storm = шторм
board-weather-dice = кубики ({ $dice })
board-die-rain = дождь
board-die-winter = зима
board-die-animals = звери
board-animals-none = зверей нет
board-animals-palisade = звери (частокол −1)
board-animals-food = звери (еда −1)
board-animals-beast = голодный зверь силой 3
board-dice-rain = Кубик дождя:
board-dice-winter = Кубик зимы:
board-dice-animals = Кубик зверей:
board-clouds-rain =
    { $count ->
        [one] { $count } дождевая туча
        [few] { $count } дождевые тучи
       *[many] { $count } дождевых туч
    }
board-clouds-snow =
    { $count ->
        [one] { $count } снежная туча
        [few] { $count } снежные тучи
       *[many] { $count } снежных туч
    }
board-face = { $shown } – { $count } из { $faces } граней
board-weather-rule = Каждая снежная туча отнимает 1 дерево; каждая туча сверх уровня крыши — 1 дерево и 1 еду. За каждую нехватку все в лагере получают по ране.
board-toll = Тучи отнимут:
board-toll-missing = за нехватку — раны всем
board-available = Есть:
board-future = Будет:
board-supper = ужин { $count }
board-supper-short = ужин { $count }, не хватает { $missing }
board-supper-outside = вне лагеря без еды: { $who }
board-store-wood = дерево
board-store-food = еда
board-store-fur = шкуры
board-some-wood =
    { $count ->
        [one] { $count } дерево
        [few] { $count } дерева
       *[many] { $count } дерева
    }
board-some-food =
    { $count ->
        [one] { $count } еда
        [few] { $count } еды
       *[many] { $count } еды
    }
board-some-rations =
    { $count ->
        [one] { $count } еда впрок
        [few] { $count } еды впрок
       *[many] { $count } еды впрок
    }
board-some-fur =
    { $count ->
        [one] { $count } шкура
        [few] { $count } шкуры
       *[many] { $count } шкур
    }
board-or = или
board-shelter-none = без укрытия: рана за ночь
board-shelter-built = укрытие
board-shelter-natural = естественное укрытие
board-roof = крыша
board-palisade = частокол
board-weapon = оружие
board-morale = дух
board-terrain-beach = пляж
board-terrain-hills = холмы
board-terrain-mountains = горы
board-terrain-river = река
board-terrain-plains = равнина
board-closed = закрыто
board-landmark-city = город
board-landmark-volcano = вулкан
board-landmark-lava = лава
board-picture-wood = лес
board-picture-parrot = птица
board-picture-fish = рыба
board-picture-beast = зверь
board-threat-left = Угроза слева:
board-threat-right = Угроза справа:
board-traces = из-за неё { $traces }
board-trace-left = на { $space } истощён источник слева
board-trace-right = на { $space } истощён источник справа
board-trace-token = на { $space } истощена стая
board-trace-terrain = на { $space } закрыта местность
board-trace-space = на { $space } ждёт маркер
board-trace-tile = участок { $space } недоступен
board-trace-roof = понизилась крыша
board-trace-palisade = понизился частокол
board-strikes-left = Если не устранить, следующей сработает «{ $card }»:
board-strikes-right = Если не устранить, потом сработает «{ $card }»:
board-by-two = двоих разных
board-part-reward = Награда:
board-part-one = Одна фишка:
board-part-two = Две фишки:
board-part-threat = Если не устранить:
board-card-drawn = Событие:
board-card-strikes = Угроза срабатывает:
board-card-adventure = Приключение:
board-card-mystery = Тайна:
board-rolled = Кубики:
board-roll-success = успех
board-roll-no-success = неудача
board-roll-wound = рана
board-roll-no-wound = без раны
board-roll-adventure = приключение
board-roll-no-adventure = без приключения
board-battle = Бой: сила { $strength } против оружия { $weapon }; ран: { $wounds }
board-costs = Бой: оружие, { $weapon }, падает на { $cost }; ран: { $wounds }
board-chances = Кубики, из 6 (успех/рана/приключение):
board-beast-strength = Сила { $count }
board-plan = План:
board-sure = (наверняка)
board-dice = (кубики { $odds })
board-incomplete = (есть { $count }, нужно { $sizes })
board-build = Построить { $pawns }:
board-dear = Пока слишком дорого:
board-more = … ещё { $count }: m
board-others = Действия:
board-hunt = (зверей: { $count })
board-arrange = ({ $sign }2, дух +1)
board-arrange-either = ({ $sign }2 или дух +1)
board-rest = (лечит 1)
board-items = Предметы:
board-item-going = { $item } (до конца раунда)
board-kept = Можно применить:
board-coming = После действий:
board-inventions = Можно создать:
board-distant = Пока нельзя:
board-tokens = Жетоны:
board-token-time = на 1 фишку больше
board-token-reroll = переброс успеха
board-token-danger = опасность
board-token-wood = +1 дерево
board-token-food = +1 еда
board-token-adventure = приключение
board-token-blocked = закрыто
board-token-flock = попугаи
board-token-flu = +1 еда (грипп)
board-token-fog = туман
board-token-ash = пепел
board-token-cross = крест
board-token-trap = ловушка
board-token-later = { $place }: { $token } (после действий)
board-place-hunt = охота
board-place-build = строительство
board-place-gather = сбор
board-place-explore = исследование
board-place-arrange = обустройство
board-place-night = ночь
board-place-shelter = цена укрытия
board-place-roof = цена крыши
board-place-palisade = цена частокола
board-place-weapon = цена оружия
board-rules = В этом раунде:
board-laters = Ещё впереди:
board-later-round = в следующем раунде
board-later-night = ночью
board-rule-one-pawn = только одна фишка
board-rule-only = только некоторые действия
board-rule-no-abilities = без умений
board-rule-no-teamwork = никто не действует вместе
board-rule-items-away = предметы недоступны
board-rule-no-all = добычи нет
board-rule-no-wood = дерево не добывают
board-rule-no-food = еду не добывают
board-rule-half = половина добычи
board-rule-more-wood = добыча: на 1 дерево больше
board-rule-more-food = добыча: на 1 еду больше
board-rule-clumsy = успехи перебрасывают
board-beside =
    { $beast ->
        [unknown] У колоды событий ждёт зверь; какой, никто не видел
       *[other] У колоды событий ждёт зверь: { $beast }
    }
board-scar = особая рана ({ $place })
board-body-head = голова
board-body-arm = рука
board-body-leg = нога
board-body-belly = живот
board-outside = ночует вне лагеря: { $place }
board-open = под открытым небом
board-away = ещё не в лагере
board-pack = при себе { $goods }
board-marks = маркеры болезни: { $count }
board-deaf = моральный дух не падает после ран { $wounds }
board-used = применено: { $abilities }
board-reroll = Переброс
board-can = { $who }: умения, каждое раз в раунд:
board-deadly = { $count }-я рана смертельна.
board-arrows = Моральный дух падает после ран { $wounds }.
board-can-reroll = один кубик своего действия, сразу после броска.
board-can-economy = действие дешевле на 1 дерево.
board-can-new-idea = вытянуть пять изобретений и одно положить на поле.
board-can-handyman = коричневая фишка для своего строительства.
board-can-recipe = за 1 еду вылечить 2 раны одному или по 1 ране двоим.
board-can-soup = 1 еда.
board-can-hooch = в фазе погоды не считать 1 дождевую тучу или принять 1 снежную за дождевую.
board-can-reconnaissance = посмотреть три участка и один положить сверху.
board-can-speech = моральный дух +1.
board-can-scouting = вытянуть две находки и одну оставить.
board-can-tracking = взглянуть на верхнего зверя колоды охоты и вернуть его наверх или вниз.
board-can-bait = замешать верхнего зверя, не глядя, в колоду охоты.
board-can-frenzy = временное оружие +3, один раз в своём действии.
board-can-defence = оружие +1 или, если есть укрытие, частокол +1; но не во время розыгрыша карты.
board-decks = Колоды:
board-deck-events = события
board-deck-build = строительство
board-deck-gather = сбор
board-deck-explore = исследование
board-deck-mysteries = тайны
board-deck-beasts = звери
board-deck-hunting = охота
board-deck-inventions = изобретения
board-deck-tiles = участки острова
board-deck-finds = находки
board-deck-supplies = стартовые предметы
board-deck-known-top = Сверху ({ $deck }):
board-deck-known-bottom = Снизу ({ $deck }):
board-sign-wounds = раны и сколько смертельно
board-sign-determination = решимость
board-sign-pawn = фишка
board-sign-placed = поставленная фишка
board-sign-sizes = фишек для броска/наверняка
board-sign-odds = из 6 граней: успех/рана/приключение
board-sign-first = первый игрок
board-sign-awaited = чей ответ ждут
board-sign-ready = кто готов
board-sign-camp = лагерь
board-sign-rations = еда портится + не портится
board-sign-exhausted = истощено, закрыто
board-sign-more = даёт на 1 больше
board-sign-shelter = естественное укрытие
board-sign-totem = тотем
board-sign-site = особое место с тотемом и фишки для его исследования
board-sign-time = на 1 фишку больше
board-sign-fog = туман: на 1 фишку больше, местность не исследована
board-sign-ash = пепел: на 1 фишку больше
board-sign-danger = опасность: рана без оружия
board-sign-shortcut = тропа
board-sign-cross = крест
board-sign-trap = ловушка
board-sign-closed = чёрный маркер
board-sign-scar = особая рана
board-sign-outside = ночью вне лагеря
board-sign-chosen = с большой буквы: можно выбрать
