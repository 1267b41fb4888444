# Имена игроков. Тексты правил говорят о них в третьем лице.

play-person = Шкипер
bot-random = Случайный
replay-player = Игрок { $seat }

# atoll games

games-seats = Игроков: { $seats }
games-bots = Боты, начиная с сильнейшего: { $bots }
games-options = Настройки:
games-default = (по умолчанию)

# Поле «Моря спокойствия».

board-you = (вы)
board-hand = рука
board-deck-left = колода
board-discards = сброс
board-score = очки
board-islands = Островов: { $filled } из { $cells }
board-started = «Старт» сыгран
board-not-started = «Старт» не сыгран
board-deck = Колода: { $count }
board-display = Витрина: { $cards }
board-removed = Убрано не глядя: { $count }
board-day = День: карты кладут дневной стороной вверх.
board-night = Ночь: карты кладут ночной стороной вверх.
board-exploration = Осталось исследовать: { $count }
board-found = Найдено «Финишей»: { $count }
board-crown-closed = Свод (ряд 7) закрыт: сперва заполните колонны.
board-borders = [ ] и {"{ }"} — карты границ: положив туда остров, вы исследуете море.
board-compasses = Компасов: { $count }
board-quotas = Отдают: { $counts }
board-offers = Предлагали: { $counts }
board-your-hand = Ваша рука: { $cards }
board-where = Их можно положить сюда; в скобках — цена в картах:

board-place-row = ряд { $row }
board-place-new = надвигается

# Поле «Шлюпок». Цвета здесь — буквы: $colour и $boat — по одному знаку.

board-setting-out = Посадка
board-round = Раунд { $round }
board-track = места → берег
board-sunk = на дне
board-at-sea = море
board-ashore = берег
board-lost = дно
board-beach = Берег, матрос/офицер:
board-lanes = Дорожки, матрос/офицер:
board-island-left = левый
board-island-centre = центральный
board-island-right = правый
board-free-lanes = Свободные дорожки:
board-on-deck = Ещё на палубе:
board-in-water = В воде (откуда), по очереди:
board-voted-leak = Прошлое голосование, течь в { $colour }:
board-voted-overboard = Прошлое голосование, за борт из { $boat } летит { $colour }:
board-voted-move = Прошлое голосование, ход { $colour }:
board-weights = За борт из { $boat }, голоса:
board-said = Сказано:
board-said-vote = я за { $colour }
board-said-spare = не { $colour }
board-said-offer-help = { $colour }, а я помогу
board-said-offer-spare = { $colour }, а я не трону
board-said-agree = { $colour }, по рукам
board-officer = офицер
board-sailor = матрос
board-leak = течь
board-danger = вот-вот утонет
board-first = жетон
board-laid = карта
board-votes-for = голос
board-hat = фуражка

# The board of Overboard!.

board-date = День { $day }
board-morning = утро, к раздаче: { $count }
board-turn = ход: { $who }
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

# Поле «Тобаго». В кратком ключе последнее слово — то, что он называет: о Большой местности поле
# пишет его заглавными буквами, поэтому оно должно быть последним.

board-placing = подготовка
board-steps-left = шагов: { $count }
board-steps-amulet = ♦ шагов: { $count }
board-treasure-cards = карт сокровищ: { $count }
board-clues-left = ключей в колоде: { $count }
board-curses-left = осталось проклятий: { $count } из { $all }
board-compass = На этой карте:
board-possible = осталось мест
board-nowhere = ключей нет
board-shared = Делят клад: { $sign } { $colour }
board-shared-card = монет на карте: { $coins }
board-shared-roses = спрошена роза: { $now }
board-shared-then = затем: { $roses }
board-shared-hoard = закрыто карт: { $count }
board-shared-known = вы видели: { $coins }
board-own-treasures = Ваши сокровища: { $coins }
board-out-of-play = ключей в сбросе: { $count }
board-discarded-clues = Ключи в сбросе:
board-where-clue = «play { $colour }» покажет заглавными, где он может лежать
board-amulets-left = амулетов в запасе: { $count }
board-terrain-beach = пляж
board-terrain-jungle = джунгли
board-terrain-river = река
board-terrain-scrubland = пустошь
board-terrain-lake = озеро
board-terrain-mountain = горы
board-letter-beach = п
board-letter-jungle = д
board-letter-river = р
board-letter-scrubland = у
board-letter-lake = о
board-letter-mountain = г
board-sign-largest = черта: Большая местность
board-sign-choice = D5: можно выбрать
board-sign-hut = хижина
board-sign-palm = пальма
board-sign-statue = статуя, её взгляд
board-sign-north = север
board-sign-amulet = амулет
board-sign-next-amulet = новые амулеты
board-sign-vehicle = вездеход, роза
board-sign-treasure = карты сокровищ
board-sign-capitals = ОЗЕРО: Большое озеро
board-sign-numbers = числа у ключей: сколько мест осталось бы на каждой схеме
board-sign-forbidden = на эту схему сыграть нельзя
board-clue-in =
    { $named ->
        [beach] на пляже
        [jungle] в джунглях
        [river] в реке
        [scrubland] на пустоши
        [lake] в озере
       *[mountain] в горах
    }
board-clue-next-to =
    у { $named ->
        [beach] пляжа
        [jungle] джунглей
        [river] реки
        [scrubland] пустоши
        [lake] озера
        [mountain] гор
        [hut] хижины
        [palm] пальмы
        [statue] статуи
       *[ocean] океана
    }
board-clue-in-sight-of =
    видно { $named ->
        [river] реку
        [lake] озеро
        [mountain] горы
        [hut] хижину
        [palm] пальму
        [statue] статую
       *[ocean] океан
    }
board-clue-not-in = не { board-clue-in }
board-clue-not-next-to = не { board-clue-next-to }
board-clue-not-in-sight-of =
    не видно { $named ->
        [hut] хижин
        [palm] пальм
       *[statue] статуй
    }

# Как ещё люди могут назвать то, о чём говорят ответы: слова и формы, которых нет ни в ответах, ни в
# названиях ключей, через запятую.

board-called-beach = пляж, пляжа, пляжу
board-called-jungle = джунгли, джунглей, джунглям
board-called-river = река, реки, реку, рекой
board-called-scrubland = пустошь, пустоши
board-called-lake = озеро, озера, озеру
board-called-mountain = горы, гора, гор, горам
board-called-hut = хижина, хижины, хижину
board-called-palm = пальма, пальмы, пальму
board-called-statue = статуя, статуи, статую
board-called-ocean = океан, океану, море
board-called-white = белый, белая, белую
board-called-grey = серый, серая, серую
board-called-brown = коричневый, коричневая, коричневую
board-called-black = чёрный, чёрная, чёрную
board-called-n = север, на север
board-called-ne = северо-восток, на северо-восток
board-called-se = юго-восток, на юго-восток
board-called-s = юг, на юг
board-called-sw = юго-запад, на юго-запад
board-called-nw = северо-запад, на северо-запад

# Поле «Робинзона Крузо». $pawns — знак с числами, например «●1/2»; $sign — один знак.

board-camp-round = Раунд { $round } из { $rounds }
board-camp-phase-event = Событие
board-camp-phase-morale = Моральный дух
board-camp-phase-production = Добыча
board-camp-phase-planning = Планирование
board-camp-phase-action = Действия
board-camp-phase-end = Конец действий
board-camp-phase-weather = Погода
board-camp-phase-night = Ночь
board-camp-weather = Погода: { $what }
board-camp-weather-none = в этом раунде без кубиков
board-camp-weather-rain = дождь { $count }
board-camp-weather-snow = снег { $count }
board-camp-weather-storm = шторм
board-camp-weather-dice = кубики ({ $dice })
board-camp-die-rain = дождь
board-camp-die-winter = зима
board-camp-die-animals = звери
board-camp-animals-none = зверей нет
board-camp-animals-palisade = звери (частокол −1)
board-camp-animals-food = звери (еда −1)
board-camp-animals-beast = голодный зверь силой 3
board-camp-dice-rain = Кубик дождя:
board-camp-dice-winter = Кубик зимы:
board-camp-dice-animals = Кубик зверей:
board-camp-clouds-rain =
    { $count ->
        [one] { $count } дождевая туча
        [few] { $count } дождевые тучи
       *[many] { $count } дождевых туч
    }
board-camp-clouds-snow =
    { $count ->
        [one] { $count } снежная туча
        [few] { $count } снежные тучи
       *[many] { $count } снежных туч
    }
board-camp-face = { $shown } – { $count } из { $faces } граней
board-camp-weather-rule = Каждая снежная туча отнимает 1 дерево; каждая туча сверх уровня крыши — 1 дерево и 1 еду. За каждую нехватку все в лагере получают по ране.
board-camp-toll = Тучи отнимут:
board-camp-toll-missing = за нехватку — раны всем
board-camp-you = (вы)
board-camp-available = Есть:
board-camp-future = Будет:
board-camp-supper = ужин { $count }
board-camp-supper-short = ужин { $count }, не хватает { $missing }
board-camp-supper-outside = вне лагеря без еды: { $who }
board-camp-store-wood = дерево
board-camp-store-food = еда
board-camp-store-fur = шкуры
board-camp-some-wood =
    { $count ->
        [one] { $count } дерево
        [few] { $count } дерева
       *[many] { $count } дерева
    }
board-camp-some-food =
    { $count ->
        [one] { $count } еда
        [few] { $count } еды
       *[many] { $count } еды
    }
board-camp-some-rations =
    { $count ->
        [one] { $count } еда впрок
        [few] { $count } еды впрок
       *[many] { $count } еды впрок
    }
board-camp-some-fur =
    { $count ->
        [one] { $count } шкура
        [few] { $count } шкуры
       *[many] { $count } шкур
    }
board-camp-or = или
board-camp-shelter-none = без укрытия: рана за ночь
board-camp-shelter-built = укрытие
board-camp-shelter-natural = естественное укрытие
board-camp-roof = крыша
board-camp-palisade = частокол
board-camp-weapon = оружие
board-camp-morale = дух
board-camp-terrain-beach = пляж
board-camp-terrain-hills = холмы
board-camp-terrain-mountains = горы
board-camp-terrain-river = река
board-camp-terrain-plains = равнина
board-camp-closed = закрыто
board-camp-landmark-city = город
board-camp-landmark-volcano = вулкан
board-camp-landmark-lava = лава
board-camp-picture-wood = лес
board-camp-picture-parrot = птица
board-camp-picture-fish = рыба
board-camp-picture-beast = зверь
board-camp-threat-left = Угроза слева:
board-camp-threat-right = Угроза справа:
board-camp-strikes-left = Если не устранить, следующей сработает «{ $card }»:
board-camp-strikes-right = Если не устранить, потом сработает «{ $card }»:
board-camp-by-two = двоих разных
board-camp-part-reward = Награда:
board-camp-part-one = Одна фишка:
board-camp-part-two = Две фишки:
board-camp-part-threat = Если не устранить:
board-camp-card-drawn = Событие:
board-camp-card-strikes = Угроза срабатывает:
board-camp-card-adventure = Приключение:
board-camp-card-mystery = Тайна:
board-camp-rolled = Кубики:
board-camp-roll-success = успех
board-camp-roll-no-success = неудача
board-camp-roll-wound = рана
board-camp-roll-no-wound = без раны
board-camp-roll-adventure = приключение
board-camp-roll-no-adventure = без приключения
board-camp-battle = Бой: сила { $strength } против оружия { $weapon }; ран: { $wounds }
board-camp-costs = Бой: оружие, { $weapon }, падает на { $cost }; ран: { $wounds }
board-camp-chances = Кубики, из 6 (успех/рана/приключение):
board-camp-beast-strength = Сила { $count }
board-camp-plan = План:
board-camp-sure = (наверняка)
board-camp-dice = (кубики { $odds })
board-camp-incomplete = (есть { $count }, нужно { $sizes })
board-camp-build = Построить { $pawns }:
board-camp-dear = Пока слишком дорого:
board-camp-more = … ещё { $count }: m
board-camp-others = Действия:
board-camp-hunt = (зверей: { $count })
board-camp-arrange = ({ $sign }2, дух +1)
board-camp-arrange-either = ({ $sign }2 или дух +1)
board-camp-rest = (лечит 1)
board-camp-items = Предметы:
board-camp-item-going = { $item } (до конца раунда)
board-camp-kept = Можно применить:
board-camp-coming = После действий:
board-camp-inventions = Можно создать:
board-camp-distant = Пока нельзя:
board-camp-tokens = Жетоны:
board-camp-token-time = на 1 фишку больше
board-camp-token-reroll = переброс успеха
board-camp-token-danger = опасность
board-camp-token-wood = +1 дерево
board-camp-token-food = +1 еда
board-camp-token-adventure = приключение
board-camp-token-blocked = закрыто
board-camp-token-flock = попугаи
board-camp-token-flu = +1 еда (грипп)
board-camp-token-fog = туман
board-camp-token-ash = пепел
board-camp-token-cross = крест
board-camp-token-trap = ловушка
board-camp-token-later = { $place }: { $token } (после действий)
board-camp-place-hunt = охота
board-camp-place-build = строительство
board-camp-place-gather = сбор
board-camp-place-explore = исследование
board-camp-place-arrange = обустройство
board-camp-place-night = ночь
board-camp-place-shelter = цена укрытия
board-camp-place-roof = цена крыши
board-camp-place-palisade = цена частокола
board-camp-place-weapon = цена оружия
board-camp-rules = В этом раунде:
board-camp-laters = Ещё впереди:
board-camp-later-round = в следующем раунде
board-camp-later-night = ночью
board-camp-rule-one-pawn = только одна фишка
board-camp-rule-only = только некоторые действия
board-camp-rule-no-abilities = без умений
board-camp-rule-no-teamwork = никто не действует вместе
board-camp-rule-items-away = предметы недоступны
board-camp-rule-no-all = добычи нет
board-camp-rule-no-wood = дерево не добывают
board-camp-rule-no-food = еду не добывают
board-camp-rule-half = половина добычи
board-camp-rule-more-wood = добыча: на 1 дерево больше
board-camp-rule-more-food = добыча: на 1 еду больше
board-camp-rule-clumsy = успехи перебрасывают
board-camp-beside =
    { $beast ->
        [unknown] У колоды событий ждёт зверь; какой, никто не видел
       *[other] У колоды событий ждёт зверь: { $beast }
    }
board-camp-scar = особая рана ({ $place })
board-camp-body-head = голова
board-camp-body-arm = рука
board-camp-body-leg = нога
board-camp-body-belly = живот
board-camp-outside = ночует вне лагеря: { $place }
board-camp-open = под открытым небом
board-camp-away = ещё не в лагере
board-camp-pack = при себе { $goods }
board-camp-marks = маркеры болезни: { $count }
board-camp-deaf = моральный дух не падает после ран { $wounds }
board-camp-used = применено: { $abilities }
board-camp-reroll = Переброс
board-camp-can = { $who }: умения, каждое раз в раунд:
board-camp-deadly = { $count }-я рана смертельна.
board-camp-arrows = Моральный дух падает после ран { $wounds }.
board-camp-can-reroll = один кубик своего действия, сразу после броска.
board-camp-can-economy = действие дешевле на 1 дерево.
board-camp-can-new-idea = вытянуть пять изобретений и одно положить на поле.
board-camp-can-handyman = коричневая фишка для своего строительства.
board-camp-can-recipe = за 1 еду вылечить 2 раны одному или по 1 ране двоим.
board-camp-can-soup = 1 еда.
board-camp-can-hooch = в фазе погоды не считать 1 дождевую тучу или принять 1 снежную за дождевую.
board-camp-can-reconnaissance = посмотреть три участка и один положить сверху.
board-camp-can-speech = моральный дух +1.
board-camp-can-scouting = вытянуть две находки и одну оставить.
board-camp-can-tracking = взглянуть на верхнего зверя колоды охоты и вернуть его наверх или вниз.
board-camp-can-bait = замешать верхнего зверя, не глядя, в колоду охоты.
board-camp-can-frenzy = временное оружие +3, один раз в своём действии.
board-camp-can-defence = оружие +1 или, если есть укрытие, частокол +1; но не во время розыгрыша карты.
board-camp-decks = Колоды:
board-camp-deck-events = события
board-camp-deck-build = строительство
board-camp-deck-gather = сбор
board-camp-deck-explore = исследование
board-camp-deck-mysteries = тайны
board-camp-deck-beasts = звери
board-camp-deck-hunting = охота
board-camp-deck-inventions = изобретения
board-camp-deck-tiles = участки острова
board-camp-deck-finds = находки
board-camp-deck-supplies = стартовые предметы
board-camp-deck-known-top = Сверху ({ $deck }):
board-camp-deck-known-bottom = Снизу ({ $deck }):
board-camp-sign-wounds = раны и сколько смертельно
board-camp-sign-determination = решимость
board-camp-sign-pawn = фишка
board-camp-sign-placed = поставленная фишка
board-camp-sign-sizes = фишек для броска/наверняка
board-camp-sign-odds = из 6 граней: успех/рана/приключение
board-camp-sign-first = первый игрок
board-camp-sign-awaited = чей ответ ждут
board-camp-sign-ready = кто готов
board-camp-sign-camp = лагерь
board-camp-sign-rations = еда портится + не портится
board-camp-sign-exhausted = истощено, закрыто
board-camp-sign-more = даёт на 1 больше
board-camp-sign-shelter = естественное укрытие
board-camp-sign-totem = тотем
board-camp-sign-site = особое место с тотемом и фишки для его исследования
board-camp-sign-time = на 1 фишку больше
board-camp-sign-fog = туман: на 1 фишку больше, местность не исследована
board-camp-sign-ash = пепел: на 1 фишку больше
board-camp-sign-danger = опасность: рана без оружия
board-camp-sign-shortcut = тропа
board-camp-sign-cross = крест
board-camp-sign-trap = ловушка
board-camp-sign-closed = чёрный маркер
board-camp-sign-scar = особая рана
board-camp-sign-outside = ночью вне лагеря
board-camp-sign-chosen = с большой буквы: можно выбрать

# atoll play

play-commands = ? ответы · h совет · m поле · r правила · s сохранить · q выйти · help
play-commands-undo = ? ответы · h совет · m поле · u назад · r правила · s сохранить · q выйти · help
play-more-happened = … ещё { $count }: l — всё, что произошло
play-go-on = Enter — дальше, q — выйти.
play-read-on = Enter — читать дальше, q — хватит.
play-examples = Например: { $examples }
play-also = Ещё можно: { $verbs } · «? { $verb }» покажет как
play-help =
    В любой момент:
      { $answers }  что можно ответить; все ответы, которые так начинаются
      h, !          как поступил бы сильнейший бот; последовать совету
      l, m          всё, что произошло после вашего ответа; поле целиком
      u             отменить последний ответ, пока ничего нового не открылось
      r, r 4.2      разделы правил; один пункт; r слово — что сказано о нём
      s, s ФАЙЛ     сохранить запись игры
      q             выйти; игру можно будет продолжить
play-kinds = Всего ответов: { $count }; ? с глаголом покажет все с ним. По одному каждого вида:
play-which = Что именно?
play-no-number = Под номером { $number } здесь ничего нет. Введите ответ словами; ? покажет какими.
play-too-long = Строка слишком длинная: в ответе не больше { $most } знаков.
play-me = я мне меня себе себя
play-needs-verb = «{ $line }» само по себе здесь не ответ. Сначала введите, что сделать: { $verbs }.
play-narrowed = Пока «{ $line }». Введите ответ целиком или нажмите Enter, чтобы вернуться.
play-let-pass = Бот не стал бы сейчас вмешиваться.
play-wait = Бот дал бы сначала планировать другим.
play-nothing-answered = Забирать назад нечего: вы ещё ни на что не ответили.
play-no-undo = Назад уже нельзя: с тех пор что-то открылось или ответили другие.
play-no-rule = В правилах нет пункта { $wanted }, и такого слова нигде нет. Введите r, чтобы увидеть разделы.
play-see-rule = Введите r { $rule }, чтобы прочитать это правило.
play-enter-passes = Нажмите Enter, чтобы не вмешиваться.
play-enter-waits = Нажмите Enter, чтобы сначала планировали другие.
play-enter-leaves-open = Нажмите Enter, чтобы пока не отвечать на предложение.
play-enter-answers = Нажмите Enter, чтобы ответить «{ $answer }».
play-saved = Игра сохранена в файле { $file }.
play-not-saved = Не удалось сохранить игру: { $reason }.
play-file-taken = Файл { $file } уже есть, и в нём не эта игра: он останется как был. Выберите другое имя.
play-resume = Чтобы продолжить эту игру: { $command }
play-bye = Попутного ветра!
play-cause = Причина: { $cause }.
play-seed = Номер раздачи (seed): { $seed }.
play-keep = Введите s, чтобы сохранить запись игры (или s ФАЙЛ), либо нажмите Enter.
play-replay = Чтобы пересмотреть игру: { $command }

score-other =
    { $score ->
        [one] { $name }: { $score } очко
        [few] { $name }: { $score } очка
       *[many] { $name }: { $score } очков
    }
score-winner =
    { $score ->
        [one] { $name }: { $score } очко и победа
        [few] { $name }: { $score } очка и победа
       *[many] { $name }: { $score } очков и победа
    }

# atoll replay

replay-title =
    { $seats ->
        [one] { $game }, { $seats } игрок
        [few] { $game }, { $seats } игрока
       *[many] { $game }, { $seats } игроков
    }
replay-next = Enter — дальше.
replay-unfinished =
    { $answers ->
        [one] Дан { $answers } ответ, и игра ещё не окончена.
        [few] Дано { $answers } ответа, и игра ещё не окончена.
       *[many] Дано { $answers } ответов, и игра ещё не окончена.
    }
replay-holds =
    { $answers ->
        [one] Запись верна: { $answers } ответ.
        [few] Запись верна: { $answers } ответа.
       *[many] Запись верна: { $answers } ответов.
    }
replay-seed-fits = Номер раздачи (seed) { $seed } соответствует указанному хешу.
replay-seed-differs = Номер раздачи (seed) { $seed } не соответствует указанному хешу: его собственный хеш — { $hash }.

# atoll sim

sim-games =
    { $games ->
        [one] { $games } игра
        [few] { $games } игры
       *[many] { $games } игр
    }
sim-decimal-point = ,
sim-won = Выиграно: { $percent }
sim-players =
    { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[many] { $seats } игроков
    }
sim-option = { $option }: { $value }
sim-bots = боты: { $bots }
sim-in-round = в раунде { $round }
sim-round = в среднем в раунде { $round }
sim-spread = в среднем { $mean }, от { $min } до { $max }
sim-lengths = Ответов за игру: { $spread }
sim-scores = Счёт: { $spread }
sim-bot = { $bot }: побед { $percent }; место в среднем { $rank }; очки: { $spread }
sim-speed = Решений в секунду: { $speed } всего, { $core } на каждом ядре; время — { $seconds } с

# atoll backup, atoll restore

backup-made =
    { $rows ->
        [one] Все данные сохранены в файле { $file }: { $rows } строка.
        [few] Все данные сохранены в файле { $file }: { $rows } строки.
       *[many] Все данные сохранены в файле { $file }: { $rows } строк.
    }
backup-restored =
    { $rows ->
        [one] Все данные восстановлены из файла { $file }: { $rows } строка.
        [few] Все данные восстановлены из файла { $file }: { $rows } строки.
       *[many] Все данные восстановлены из файла { $file }: { $rows } строк.
    }

# atoll reports

report-none = Сообщений нет.
report-deleted = Сообщение { $id } удалено.
report-title = Сообщение { $id } от { $name }, { $when }
report-game = { $game }, стол { $code }, вся игра
report-moment = { $game }, стол { $code }, момент { $moment }
