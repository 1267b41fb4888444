# «Тобаго»: всё, что говорит эта игра.

game-name = Тобаго
game-author = Автор игры — Брюс Аллен
game-blurb = На острове, который каждый раз другой, спрятаны четыре клада. Выкладывайте ключ за ключом, пока не останется одно-единственное место, поезжайте туда и копайте. Но доля есть у каждого, кто выложил ключ, а среди золота попадаются проклятия.
game-line = Четыре схемы растут, ключ за ключом, пока у клада не останется одно-единственное место.
game-facts = 2–4 · ключи и клады · 60 мин
bot-treasure_hunter = Кладоискатель

# Что выбирают перед игрой.

setting-island = Остров
setting-island-help = Три части по часовой стрелке: заглавная буква — сторона, где больше суши, цифра — способ их сдвинуть.
setting-island-random = Остров сложит случай
setting-island-abc0 = a, b, c, первый способ: 87 участков
setting-island-acb0 = a, c, b, первый способ: 87 участков
setting-island-abc1 = a, b, c, второй способ: 87 участков
setting-island-acb1 = a, c, b, второй способ: 87 участков
setting-island-abC0 = a, b, C, первый способ: 97 участков
setting-island-aCb0 = a, C, b, первый способ: 97 участков
setting-island-abC1 = a, b, C, второй способ: 97 участков
setting-island-aCb1 = a, C, b, второй способ: 97 участков
setting-island-aBc0 = a, B, c, первый способ: 89 участков
setting-island-acB0 = a, c, B, первый способ: 89 участков
setting-island-aBc1 = a, B, c, второй способ: 89 участков
setting-island-acB1 = a, c, B, второй способ: 89 участков
setting-island-aBC0 = a, B, C, первый способ: 99 участков
setting-island-aCB0 = a, C, B, первый способ: 99 участков
setting-island-aBC1 = a, B, C, второй способ: 99 участков
setting-island-aCB1 = a, C, B, второй способ: 99 участков
setting-island-Abc0 = A, b, c, первый способ: 92 участка
setting-island-Acb0 = A, c, b, первый способ: 92 участка
setting-island-Abc1 = A, b, c, второй способ: 92 участка
setting-island-Acb1 = A, c, b, второй способ: 92 участка
setting-island-AbC0 = A, b, C, первый способ: 102 участка
setting-island-ACb0 = A, C, b, первый способ: 102 участка
setting-island-AbC1 = A, b, C, второй способ: 102 участка
setting-island-ACb1 = A, C, b, второй способ: 102 участка
setting-island-ABc0 = A, B, c, первый способ: 94 участка
setting-island-AcB0 = A, c, B, первый способ: 94 участка
setting-island-ABc1 = A, B, c, второй способ: 94 участка
setting-island-AcB1 = A, c, B, второй способ: 94 участка
setting-island-ABC0 = A, B, C, первый способ: 104 участка
setting-island-ACB0 = A, C, B, первый способ: 104 участка
setting-island-ABC1 = A, B, C, второй способ: 104 участка
setting-island-ACB1 = A, C, B, второй способ: 104 участка
setting-landmarks = Приметы
setting-landmarks-help = Кто ставит статуи, хижины и пальмы.
setting-landmarks-players = Игроки, по очереди
setting-landmarks-random = Случай
setting-experts = Возможности для знатоков
setting-experts-help = Амулетом можно ещё удвоить розу ветров или поменять две местами.
setting-experts-false = Без возможностей для знатоков
setting-experts-true = С возможностями для знатоков
setting-curses = Проклятия
setting-curses-help = Сколько проклятий среди карт сокровищ. Чем меньше, тем легче.
setting-curses-2 = Два проклятия
setting-curses-1 = Одно проклятие
setting-curses-0 = Без проклятий
setting-depth = Где лежат проклятия
setting-depth-help = Во сколько нижних карт сокровищ замешивают проклятия.
setting-depth-27 = В 27 нижних: среди первых 12 проклятий нет
setting-depth-21 = В 21 нижнюю: среди первых 18 проклятий нет
setting-after_curse = После проклятия
setting-after_curse-help = Что будет с дележом, когда вскрылось проклятие.
setting-after_curse-over = Делёж окончен
setting-after_curse-goes-on = Делёж продолжается; так легче
setting-after_curse-for-amulets = Делёж продолжают те, кто отдал амулет; так легче
setting-curse_returns = Проклятия возвращаются
setting-curse_returns-help = Замешивают ли сработавшее проклятие обратно в колоду сокровищ.
setting-curse_returns-false = Сработавшее проклятие выходит из игры
setting-curse_returns-true = Сработавшее проклятие возвращается; так труднее

# Слова ответов. Монет у проклятия нет.

card-in-beach = на пляже
card-in-jungle = в джунглях
card-in-river = в реке
card-in-scrubland = на пустоши
card-in-lake = в озере
card-in-mountain = в горах
card-in-largest-beach = на Большом пляже
card-in-largest-jungle = в Больших джунглях
card-in-largest-river = в Большой реке
card-in-largest-scrubland = на Большой пустоши
card-in-largest-lake = в Большом озере
card-in-largest-mountain = в Больших горах
card-next-to-beach = рядом с пляжем
card-next-to-jungle = рядом с джунглями
card-next-to-river = рядом с рекой
card-next-to-scrubland = рядом с пустошью
card-next-to-lake = рядом с озером
card-next-to-mountain = рядом с горами
card-next-to-hut = рядом с хижиной
card-next-to-palm = рядом с пальмой
card-next-to-statue = рядом со статуей
card-next-to-ocean = рядом с океаном
card-next-to-largest-beach = рядом с Большим пляжем
card-next-to-largest-jungle = рядом с Большими джунглями
card-next-to-largest-river = рядом с Большой рекой
card-next-to-largest-scrubland = рядом с Большой пустошью
card-next-to-largest-lake = рядом с Большим озером
card-next-to-largest-mountain = рядом с Большими горами
card-in-sight-of-hut = в пределах видимости хижины
card-in-sight-of-palm = в пределах видимости пальмы
card-in-sight-of-statue = в пределах видимости статуи
card-in-sight-of-ocean = в пределах видимости океана
card-in-sight-of-largest-river = в пределах видимости Большой реки
card-in-sight-of-largest-lake = в пределах видимости Большого озера
card-in-sight-of-largest-mountain = в пределах видимости Больших гор
card-not-in-beach = не на пляже
card-not-in-jungle = не в джунглях
card-not-in-river = не в реке
card-not-in-scrubland = не на пустоши
card-not-in-lake = не в озере
card-not-in-mountain = не в горах
card-not-in-largest-lake = не в Большом озере
card-not-next-to-jungle = не рядом с джунглями
card-not-next-to-river = не рядом с рекой
card-not-next-to-mountain = не рядом с горами
card-not-next-to-hut = не рядом с хижиной
card-not-next-to-palm = не рядом с пальмой
card-not-next-to-statue = не рядом со статуей
card-not-next-to-ocean = не рядом с океаном
card-not-in-sight-of-hut = за пределами видимости хижины
card-not-in-sight-of-palm = за пределами видимости пальмы
card-not-in-sight-of-statue = за пределами видимости статуи
card-white = белый
card-grey = серый
card-brown = коричневый
card-black = чёрный
card-statue = статуя
card-hut = хижина
card-palm = пальма
card-n = С
card-ne = СВ
card-se = ЮВ
card-s = Ю
card-sw = ЮЗ
card-nw = СЗ
card-marker = маркер
card-clue = ключ
card-move = поездка
card-exchange = обмен
card-double = двойная игра
card-swap = замена
card-0 = проклятие

# Ключи, клады и приметы. Их подставляют в другие тексты.
# Падежи: именительный, .acc — винительный, .gen — родительный, .loc — предложный.

part-the-clue =
    { $clue ->
        [in-beach] { card-in-beach }
        [in-jungle] { card-in-jungle }
        [in-river] { card-in-river }
        [in-scrubland] { card-in-scrubland }
        [in-lake] { card-in-lake }
        [in-mountain] { card-in-mountain }
        [in-largest-beach] { card-in-largest-beach }
        [in-largest-jungle] { card-in-largest-jungle }
        [in-largest-river] { card-in-largest-river }
        [in-largest-scrubland] { card-in-largest-scrubland }
        [in-largest-lake] { card-in-largest-lake }
        [in-largest-mountain] { card-in-largest-mountain }
        [next-to-beach] { card-next-to-beach }
        [next-to-jungle] { card-next-to-jungle }
        [next-to-river] { card-next-to-river }
        [next-to-scrubland] { card-next-to-scrubland }
        [next-to-lake] { card-next-to-lake }
        [next-to-mountain] { card-next-to-mountain }
        [next-to-hut] { card-next-to-hut }
        [next-to-palm] { card-next-to-palm }
        [next-to-statue] { card-next-to-statue }
        [next-to-ocean] { card-next-to-ocean }
        [next-to-largest-beach] { card-next-to-largest-beach }
        [next-to-largest-jungle] { card-next-to-largest-jungle }
        [next-to-largest-river] { card-next-to-largest-river }
        [next-to-largest-scrubland] { card-next-to-largest-scrubland }
        [next-to-largest-lake] { card-next-to-largest-lake }
        [next-to-largest-mountain] { card-next-to-largest-mountain }
        [in-sight-of-hut] { card-in-sight-of-hut }
        [in-sight-of-palm] { card-in-sight-of-palm }
        [in-sight-of-statue] { card-in-sight-of-statue }
        [in-sight-of-ocean] { card-in-sight-of-ocean }
        [in-sight-of-largest-river] { card-in-sight-of-largest-river }
        [in-sight-of-largest-lake] { card-in-sight-of-largest-lake }
        [in-sight-of-largest-mountain] { card-in-sight-of-largest-mountain }
        [not-in-beach] { card-not-in-beach }
        [not-in-jungle] { card-not-in-jungle }
        [not-in-river] { card-not-in-river }
        [not-in-scrubland] { card-not-in-scrubland }
        [not-in-lake] { card-not-in-lake }
        [not-in-mountain] { card-not-in-mountain }
        [not-in-largest-lake] { card-not-in-largest-lake }
        [not-next-to-jungle] { card-not-next-to-jungle }
        [not-next-to-river] { card-not-next-to-river }
        [not-next-to-mountain] { card-not-next-to-mountain }
        [not-next-to-hut] { card-not-next-to-hut }
        [not-next-to-palm] { card-not-next-to-palm }
        [not-next-to-statue] { card-not-next-to-statue }
        [not-next-to-ocean] { card-not-next-to-ocean }
        [not-in-sight-of-hut] { card-not-in-sight-of-hut }
        [not-in-sight-of-palm] { card-not-in-sight-of-palm }
        [not-in-sight-of-statue] { card-not-in-sight-of-statue }
       *[other] { $clue }
    }
part-the-map =
    { $colour ->
        [white] белая схема
        [grey] серая схема
        [brown] коричневая схема
        [black] чёрная схема
       *[other] схема { $colour }
    }
    .acc =
        { $colour ->
            [white] белую схему
            [grey] серую схему
            [brown] коричневую схему
            [black] чёрную схему
           *[other] схему { $colour }
        }
    .gen =
        { $colour ->
            [white] белой схемы
            [grey] серой схемы
            [brown] коричневой схемы
            [black] чёрной схемы
           *[other] схемы { $colour }
        }
    .loc =
        { $colour ->
            [white] белой схеме
            [grey] серой схеме
            [brown] коричневой схеме
            [black] чёрной схеме
           *[other] схеме { $colour }
        }
part-the-treasure =
    { $colour ->
        [white] белый клад
        [grey] серый клад
        [brown] коричневый клад
        [black] чёрный клад
       *[other] клад { $colour }
    }
    .start =
        { $colour ->
            [white] Белый клад
            [grey] Серый клад
            [brown] Коричневый клад
            [black] Чёрный клад
           *[other] Клад { $colour }
        }
part-the-marker =
    { $colour ->
        [white] белый маркер
        [grey] серый маркер
        [brown] коричневый маркер
        [black] чёрный маркер
       *[other] маркер { $colour }
    }
# В винительном падеже.
part-a-landmark =
    { $landmark ->
        [statue] статую
        [hut] хижину
        [palm] пальму
       *[other] { $landmark }
    }
part-that-way =
    { $direction ->
        [n] на север
        [ne] на северо-восток
        [se] на юго-восток
        [s] на юг
        [sw] на юго-запад
        [nw] на северо-запад
       *[other] { $direction }
    }
part-so-many-coins =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
    .acc =
        { $coins ->
            [one] { $coins } монету
            [few] { $coins } монеты
           *[many] { $coins } монет
        }

# Вопросы.

ask-put = Куда вы поставите { part-a-landmark }?
ask-face = Куда смотрит статуя?
ask-park = С какого участка начнёт ваш вездеход?
ask-turn = Ваш ход. Что будете делать?
ask-clue = Какой ключ вы сыграете за амулет?
ask-marker = Какой маркер вы уберёте?
ask-double = Куда вы добавите вторую розу?
ask-swap = Какие ключи поменяются розами?
ask-claim = { part-so-many-coins }: берёте карту?
ask-lay = Новая охота: с какого ключа она начнётся?

# Ответы.

option-put = Поставить { part-a-landmark } на { $space }
option-face = Смотреть { part-that-way }
option-park = Начать с { $space }
option-play = Сыграть «{ part-the-clue }» на { part-the-map.acc }
option-drive = Ехать на { $space }
option-dig = Выкопать { part-the-treasure }
option-stop = Дальше не ехать
option-exchange = Отдать ход за другие ключи
option-end = Закончить ход
option-amulet =
    { $power ->
        [marker] Амулет: убрать маркер
        [clue] Амулет: сыграть ещё ключ
        [move] Амулет: проехать ещё раз
        [exchange] Амулет: поменять все ключи
        [double] Амулет: удвоить розу
        [swap] Амулет: поменять розы местами
       *[other] Амулет: { $power }
    }
option-remove = Убрать { part-the-marker } с { $space }
option-double = Вторую розу на ключ { $place } { part-the-map.gen }
option-swap = Поменять розы ключей { $one } и { $other } на { part-the-map.loc }
option-take = Взять карту
option-pass = Не брать
option-lay = Начать { part-the-map.acc } с ключа «{ part-the-clue }»

# Что произошло: подготовка.

event-placed = { $seat } { VERB($seat, "ставит", "ставите") } { part-a-landmark } на { $space }.
event-faced = Статуя смотрит { part-that-way }.
event-parked = { $seat } { VERB($seat, "начинает", "начинаете") } с { $space }.

# Что произошло: ходы.

event-turn = { VERB($seat, "Ходит", "Ходите") } { $seat }.
event-clue =
    { $left ->
        [1] { $seat } { VERB($seat, "кладёт", "кладёте") } «{ part-the-clue }» на { part-the-map.acc }: клад найден!
        [one] { $seat } { VERB($seat, "кладёт", "кладёте") } «{ part-the-clue }» на { part-the-map.acc }: остаётся { $left } участок.
        [few] { $seat } { VERB($seat, "кладёт", "кладёте") } «{ part-the-clue }» на { part-the-map.acc }: остаётся { $left } участка.
       *[many] { $seat } { VERB($seat, "кладёт", "кладёте") } «{ part-the-clue }» на { part-the-map.acc }: остаётся { $left } участков.
    }
event-drew =
    { $count ->
        [one] { $seat } { VERB($seat, "берёт", "берёте") } { $count } ключ.
        [few] { $seat } { VERB($seat, "берёт", "берёте") } { $count } ключа.
       *[many] { $seat } { VERB($seat, "берёт", "берёте") } { $count } ключей.
    }
event-drew-what = Взято: { $clues }.
event-exchanged = { $seat } { VERB($seat, "меняет", "меняете") } ключи: { $clues }.
event-clues-shuffled = Сброшенные ключи перетасованы, это новая колода.
event-drove = { $seat } { VERB($seat, "едет", "едете") } на { $space }.
event-collected = { $seat } { VERB($seat, "берёт", "берёте") } амулет на { $space }.
event-amulet =
    { $power ->
        [marker] { $seat } { VERB($seat, "тратит", "тратите") } амулет, чтобы убрать маркер.
        [clue] { $seat } { VERB($seat, "тратит", "тратите") } амулет, чтобы сыграть ещё ключ.
        [move] { $seat } { VERB($seat, "тратит", "тратите") } амулет, чтобы проехать ещё раз.
        [exchange] { $seat } { VERB($seat, "тратит", "тратите") } амулет, чтобы поменять ключи.
        [double] { $seat } { VERB($seat, "тратит", "тратите") } амулет, чтобы удвоить розу.
        [swap] { $seat } { VERB($seat, "тратит", "тратите") } амулет, чтобы поменять розы местами.
       *[other] { $seat } { VERB($seat, "тратит", "тратите") } амулет: { $power }.
    }
event-removed = { $seat } { VERB($seat, "убирает", "убираете") } { part-the-marker } с { $space }.
event-doubled = { $seat } { VERB($seat, "кладёт", "кладёте") } вторую розу на ключ { $place } { part-the-map.gen }.
event-swapped = { $seat } { VERB($seat, "меняет", "меняете") } местами розы ключей { $one } и { $other } на { part-the-map.loc }.

# Что произошло: клады.

event-dug = { $seat } { VERB($seat, "выкапывает", "выкапываете") } { part-the-treasure }!
event-looked =
    { $count ->
        [one] { $seat } { VERB($seat, "смотрит", "смотрите") } { $count } карту сокровищ.
        [few] { $seat } { VERB($seat, "смотрит", "смотрите") } { $count } карты сокровищ.
       *[many] { $seat } { VERB($seat, "смотрит", "смотрите") } { $count } карт сокровищ.
    }
event-looked-at = Карты: { $coins }.
event-treasures-shuffled = Карты сокровищ кончились. Для этого дележа, последнего, перетасованы сброшенные.
event-shown = Вскрыта карта: { part-so-many-coins }.
event-accepted = { $seat } { VERB($seat, "берёт", "берёте") } { part-so-many-coins.acc }.
event-passed = { $seat } не { VERB($seat, "берёт", "берёте") } карту.
event-unwanted = Никто не берёт { part-so-many-coins.acc }, карта сброшена.
event-curse = Вскрылось проклятие!
event-warded-off = { $seat } { VERB($seat, "отводит", "отводите") } проклятие амулетом.
event-cursed = Амулета нет, и { $seat } { VERB($seat, "теряет", "теряете") } лучшую карту: { part-so-many-coins }.
event-shared = { part-the-treasure.start } поделён.
event-appeared = На { $space } появляется амулет.
event-statues-turned = Статуи поворачиваются по часовой стрелке.

# Чем кончилось.

outcome-treasures-out = Карты сокровищ кончились, монеты сосчитаны.
outcome-called-off = Охота зашла в тупик и прекращена, монеты сосчитаны.

# Почему ответ не по правилам.

refused-not-your-turn = Сейчас решаете не вы: решает { $seat }.
refused-no-such-space = На этом острове нет участка «{ $word }».
refused-no-such-map = Такой схемы нет. Есть такие: { $cards }.
refused-no-such-clue = Ключа «{ $word }» нет.
refused-not-in-hand = У вас нет ключа «{ part-the-clue }».
refused-no-such-place =
    { $count ->
        [0] На { part-the-map.loc } нет ключей.
        [one] На { part-the-map.loc } { $count } ключ, если считать сверху.
        [few] На { part-the-map.loc } { $count } ключа, если считать сверху.
       *[many] На { part-the-map.loc } { $count } ключей, если считать сверху.
    }
refused-not-a-place = Ключа «{ $word }» нет ни на одной схеме: ключи считают сверху, начиная с 1.
refused-no-such-landmark = Такой приметы нет. Есть такие: { $cards }.
refused-other-landmark = Сейчас ставят { part-a-landmark }.
refused-landmark-there = На { $space } уже стоит примета.
refused-statue-by-ocean = У океана статуи не стоят.
refused-too-near = Слишком близко: между одинаковыми приметами расстояние не меньше { $count }.
refused-no-room-left = Если поставить её здесь, остальным таким же не хватит места.
refused-no-such-direction = Такого направления нет. Есть такие: { $cards }.
refused-not-straight = Статуя смотрит прямо перед собой, а { $space } не лежит ни в одном из шести её направлений.
refused-contradiction = Этот ключ противоречит тем, что на { part-the-map.loc }: не осталось бы ни одного участка.
refused-rules-nothing-out = На { part-the-map.loc } этот ключ ничего не исключает.
refused-fits-no-map = «{ part-the-clue }» не подходит ни к одной схеме: либо не осталось бы ни одного участка, либо ничего не исключалось бы.
refused-no-clue-for-map = На { part-the-map.acc } нельзя сыграть ни один ваш ключ.
refused-moving = Сначала закончите начатую поездку или остановитесь (stop).
refused-acted = Вы уже сыграли ключ или проехали; на большее нужен амулет.
refused-there-already = Ваш вездеход уже на { $space }.
refused-too-far = { $space } слишком далеко: шаг — это путь внутри одной местности или через одну границу.
refused-not-located =
    { $count ->
        [one] { part-the-treasure.start } ещё не найден: остался { $count } участок.
        [few] { part-the-treasure.start } ещё не найден: осталось { $count } участка.
       *[many] { part-the-treasure.start } ещё не найден: осталось { $count } участков.
    }
refused-elsewhere = { part-the-treasure.start } лежит на { $space }, а вашего вездехода там нет.
refused-not-moving = Вы никуда не едете, останавливаться незачем.
refused-turn-begun = Ключи меняют ценой целого хода, а ваш уже начат.
refused-no-such-power = Такого амулет не может. Он может: { $cards }.
refused-experts-only = Удваивают и меняют розы только знатоки: для этой игры это не выбрано.
refused-no-amulet = Амулетов у вас нет.
refused-amulet-first = Для этого сначала потратьте амулет: «{ $form }».
refused-no-marker = Нет маркера, который можно убрать.
refused-no-clue-fits = Ни один ваш ключ не подходит ни к одной схеме.
refused-no-clues = У вас нет ключей, менять нечего.
refused-nothing-to-double = Ни на одной схеме нет вашей одиночной розы.
refused-nothing-to-swap = Ни на одной схеме нет двух ключей с разными розами.
refused-no-marker-there = На { $space } нет маркера этого цвета.
refused-no-markers-there = На { $space } нет маркеров.
refused-not-marked =
    { $count ->
        [one] Маркеров { part-the-map.gen } ещё нет: остался { $count } участок.
        [few] Маркеров { part-the-map.gen } ещё нет: осталось { $count } участка.
       *[many] Маркеров { part-the-map.gen } ещё нет: осталось { $count } участков.
    }
refused-last-marker = Последний маркер цвета убрать нельзя: клад лежит под ним.
refused-not-your-rose = На этом ключе не ваша роза.
refused-doubled-already = На этом ключе уже две розы.
refused-same-roses = На этих ключах одинаковые розы: менять нечего.
refused-two-maps = Поменять местами можно только розы на одной схеме.
refused-other-map = Сейчас начинают { part-the-map.acc }.

# Помощь за столом и счёт.

welcome-hint = Вы здесь впервые? r 1 — цель игры, r 4 — как идёт ход, help — справка.
help-answers =
    Введите ответ так, как он указан в списке, или короче:
      play in-jungle white      сыграть ключ «в джунглях» на белую схему
      джунгли белый             то же: без глагола, что назвал ключ, и цвет
      drive d5, d5              один шаг вездехода; в поездке их до трёх
      stop, end                 дальше не ехать; закончить ход
      dig white                 выкопать белый клад под вездеходом
      exchange                  отдать ход за другие ключи
      amulet move               потратить амулет: marker — убрать маркер, clue —
                                ещё ключ, move — поездка, exchange — обмен;
                                для знатоков double и swap
      remove white d5           убрать белый маркер с d5
      double white 2            вторую розу на ключ 2 белой схемы
      swap white 1 3            поменять розы ключей 1 и 3 белой схемы
      take, pass                взять карту сокровищ или оставить другим
      lay in-jungle             начать этим ключом новую схему
      put hut d5, park d5       поставить хижину; поставить вездеход
      face ne, юг               куда смотрит статуя: n, ne, se, s, sw или nw
score-shared =
    { $score ->
        [0] Монет нет ни у кого.
        [one] У всех по { $score } монете.
        [few] У всех по { $score } монеты.
       *[many] У всех по { $score } монет.
    }
