# «Робинзон Крузо»: почему ответ не по правилам.

refused-not-your-turn = Сейчас выбирает { $seat }.
refused-not-your-choice = Здесь решает { part-the-who }.
refused-no-such-person = Такого человека здесь нет. Есть: { $cards }.
refused-no-such-space = Клетки { $word } на острове нет. Есть: { $cards }.
refused-no-such-card = Ничего с таким названием нет: «{ $word }».
refused-no-such-number = «{ $word }» здесь не подходит. Есть: { $cards }.
refused-character-taken = Этого персонажа уже взяли: { part-the-who }.

# Начать действие.

refused-no-such-action = Этого сделать нельзя: «{ $word }». Можно: { $cards }.
refused-no-pawn = В этом раунде у { part-the-who.gen } не осталось свободных фишек.
refused-said-ready = Вы уже сказали, что всё готово. Чтобы что-то изменить, скажите сначала «wait».
refused-no-friday = Пятницы здесь нет.
refused-first-places-friday = Пятницу ставит только первый игрок, а это { part-the-who }.
refused-away = { part-the-who.start } ещё не в лагере, и до неё никому не добраться.
refused-first-places-companion = Её фишку ставит только первый игрок, а это { part-the-who }.
refused-only-rests = { part-the-who.start } может только отдыхать.
refused-uses-nothing = { part-the-who.start } карт не применяет.
refused-only-owner = Предмет «{ NAME($item) }» создаёт только { part-the-who }; другие могут помочь.
refused-forbidden-action = { part-the-who.start }: в этом раунде карта запрещает такое действие ({ NAME($action) }).
refused-planned-already = Это уже запланировано, а попытка за раунд только одна: { part-to-act }.
refused-tried-already = Это уже пробовали, а попытка за раунд только одна: { part-to-act }.
refused-begin-alone =
    { $count ->
        [one] В этом раунде вы уже забирали фишки { $count } раз. Теперь можно начать только то, что вы сделаете в одиночку, и добавить только то, чего действию не хватает.
        [few] В этом раунде вы уже забирали фишки { $count } раза. Теперь можно начать только то, что вы сделаете в одиночку, и добавить только то, чего действию не хватает.
       *[many] В этом раунде вы уже забирали фишки { $count } раз. Теперь можно начать только то, что вы сделаете в одиночку, и добавить только то, чего действию не хватает.
    }

# Что можно делать.

refused-no-threat = Там угрозы нет: { NAME($target) }.
refused-no-beasts = Колода охоты пуста.
refused-too-few-beasts =
    { $count ->
        [one] В колоде охоты всего { $count } карта, и охот не может быть больше.
        [few] В колоде охоты всего { $count } карты, и охот не может быть больше.
       *[many] В колоде охоты всего { $count } карт, и охот не может быть больше.
    }
refused-no-such-building = Такого не построить: { NAME($word) }.
refused-shelter-stands = Укрытие уже построено.
refused-no-shelter = Для этого нужно укрытие.
refused-new-shelter = Укрытие построено только в этом раунде: ни крыши, ни частокола на нём пока нельзя строить.
refused-built-already = Это уже создано: «{ NAME($item) }».
refused-not-on-board = Этого изобретения на поле нет: «{ NAME($item) }».
refused-terrain-unexplored = Для предмета «{ NAME($item) }» нужна местность, которая не исследована: { part-the-terrain }.
refused-camp-source = С источников на участке с лагерем не собирают: своё они дают при добыче.
refused-inaccessible = { $space }: этот участок недоступен.
refused-unexplored = { $space }: эта клетка не исследована.
refused-no-way = От лагеря до { $space } нет пути по исследованным участкам.
refused-no-source = Такого источника нет: { NAME($source) }.
refused-exhausted = Этот источник истощён: { NAME($source) }.
refused-shortcut-source = Этот источник в этом раунде уже отдал своё лагерю по тропе: { NAME($source) }.
refused-no-treasure-map = Карты сокровищ у вас нет.
refused-explored-already = { $space }: эта клетка уже исследована.
refused-far-from-tiles = { $space }: рядом с этой клеткой нет исследованных участков.
refused-nothing-left =
    { $pile ->
        [tiles] В стопке не осталось участков.
        [inventions] В колоде не осталось изобретений.
        [finds] Жетонов находок не осталось.
        [hunting] Колода охоты пуста.
        [events] В колоде не осталось событий.
       *[beasts] В колоде не осталось зверей.
    }

# Что для этого нужно.

refused-too-little = Доступных ресурсов мало. Не хватает: { part-some-goods }.
refused-no-item = Нет нужного предмета: «{ NAME($item) }».
refused-items-away = До конца фазы действий предметами пользоваться нельзя.
refused-weak-weapon = Для этого нужно оружие { $level }, а у вас { $now }.
refused-which-price = Скажите, чем платите: { $cards }.
refused-no-aid = Этому действию это не поможет: «{ NAME($word) }».
refused-aid-in-use = Это уже отдано другому действию: «{ NAME($aid) }».
refused-weapon-is-enough = Оружия хватает и без этого.
refused-nothing-to-save = В это действие не вложено дерева, которое можно сберечь.

# Стопки.

refused-nothing-planned = Пока ничего не запланировано.
refused-no-such-stack = Такое действие не запланировано. Запланированы: { $stacks }.
refused-unknown-stack = Ни одно действие не называется «{ $word }». Они называются так: build-shelter, gather-t1-left, rest-2.
refused-not-your-pawn = { part-the-who.start } — не ваш персонаж: каждый игрок ставит свои фишки.
refused-not-your-action = Здесь действует { part-the-who }; кто действует, тот это и решает.
refused-stack-full =
    { $count ->
        [one] Здесь достаточно { $count } фишки, больше не поставить: { part-to-act }.
        [few] Здесь достаточно { $count } фишек, больше не поставить: { part-to-act }.
       *[many] Здесь достаточно { $count } фишек, больше не поставить: { part-to-act }.
    }
refused-friday-leads = Там действует Пятница, а ему помогают только нейтральные фишки.
refused-argument = После спора фишки разных людей в этом раунде вместе не работают.
refused-not-in-stack = { NAME($pawn) }: такой фишки там нет ({ part-to-act }).
refused-no-changes =
    { $count ->
        [one] В этом раунде вы уже забирали фишки { $count } раз. Забрать можно только со своего действия, где фишек не хватает.
        [few] В этом раунде вы уже забирали фишки { $count } раза. Забрать можно только со своего действия, где фишек не хватает.
       *[many] В этом раунде вы уже забирали фишки { $count } раз. Забрать можно только со своего действия, где фишек не хватает.
    }
refused-no-such-pawn = Такой фишки нет: { NAME($word) }.
refused-no-dog = Пса в этой игре нет.
refused-pawn-for-others = { NAME($pawn) }: эта фишка помогает не в этом, а вот в чём: { $cards }.
refused-pawn-stands = Эта фишка в этом раунде уже стоит: { NAME($pawn) }.
refused-no-such-extra = Для действия этого не взять. Можно взять: { $cards }.
refused-bag-for-gathering = «{ NAME($item) }» помогает только собирать.
refused-bag-in-use = «{ NAME($item) }»: уже взято для действия, а служит раз за раунд.

# Готовность.

refused-wants-pawns =
    { $count ->
        [one] Вашему действию нужна ещё { $count } фишка: { part-to-act }.
        [few] Вашему действию нужны ещё { $count } фишки: { part-to-act }.
       *[many] Вашему действию нужно ещё { $count } фишек: { part-to-act }.
    }
refused-too-many-pawns =
    { $count ->
        [one] На вашем действии { $count } лишняя фишка: { part-to-act }.
        [few] На вашем действии { $count } лишние фишки: { part-to-act }.
       *[many] На вашем действии { $count } лишних фишек: { part-to-act }.
    }
refused-two-people = Здесь нужны фишки двух разных людей: { part-to-act }.
refused-pawns-left =
    { $count ->
        [one] Вам осталось поставить { $count } фишку.
        [few] Вам осталось поставить { $count } фишки.
       *[many] Вам осталось поставить { $count } фишек.
    }
refused-not-ready = Вы ещё не говорили, что всё готово.

# Умения.

refused-not-your-ability = Такое умение есть только у { part-the-who.gen }: «{ NAME($ability) }».
refused-no-abilities = Карта запрещает вам применять умения в этом раунде.
refused-used-ability = В этом раунде вы это умение уже применяли: «{ NAME($ability) }».
refused-irresolute = Это стоит { $price } решимости, а у вас { $count }.
refused-nobody-wounded = Никто не ранен.
refused-card-at-work = Нельзя, пока открытая карта не сыграна до конца.
refused-exploring-now = Исследование уже идёт, а участки смотрят до него.
refused-in-fights = Это служит только тому, кто сражается, и только в бою.
refused-no-comparison = Здесь оружие не сравнивают с силой, и лучшее не поможет.
refused-own-actions = Это помогает только в вашем собственном действии, когда нужно оружие.
refused-helps-as-pawn = Это помогает как фишка, когда планируют действия: «{ $form }».

# Карты, жетоны и предметы.

refused-not-there = У вас такого нет: «{ NAME($card) }».
refused-not-yet = Это станет доступно только в конце фазы действий: «{ NAME($card) }».
refused-serves-another = В этом раунде этим пользуется только { part-the-who }: «{ NAME($card) }».
refused-used-already = Это уже использовано: «{ NAME($card) }».
refused-works-by-itself = Так это не применяют: оно действует само или вас о нём спросят: «{ NAME($card) }».
refused-of-no-use = Сейчас от этого никому нет проку: «{ NAME($card) }».
refused-wrong-moment =
    { $when ->
        [before-actions] Это можно применить только до фазы действий.
        [not-acting] Пока выполняют действия, это применить нельзя.
        [arrange] Это можно применить только тогда, когда кто-то обустраивает лагерь.
        [weather] Это можно применить только в фазе погоды, пока тучи не подсчитаны.
        [animals] Это можно применить только в фазе погоды, пока голодные звери не пришли.
        [roll] Это можно применить только сразу после броска кубиков действия; тогда об этом и спросят.
       *[night] Это можно применить только ночью.
    }
refused-weather-known = Кубики погоды в этом раунде уже брошены.
refused-no-dice = В этом раунде кубики погоды не бросают.
refused-no-clouds = Нет тучи, против которой это помогло бы.
refused-no-animals = Кубики голодных зверей не показывают ничего, что это могло бы изменить.
refused-nothing-to-remove = На острове нечего убирать.
refused-choose-first = Нельзя, пока делают выбор. Сначала решает { part-the-who }.
refused-once-a-fight = В одном бою это помогает только раз: «{ NAME($card) }».

# Выбор.

refused-not-a-choice = Этого здесь не выбрать. Можно выбрать: { $cards }.
refused-not-wounded = У { part-the-who.gen } нет ран.
refused-cannot-be-met = Целиком этого не выполнить, а потому и выбрать нельзя.
refused-not-produced = Столько не полагается. Самое большее: { part-some-wood } и { part-some-food }.
refused-not-half = Берут половину того, что полагалось, всего { $count }.
refused-friday-is-spared = Голод и погода Пятницу не трогают.
refused-outside = { part-the-who.start } не в лагере.
refused-hungry-already = { part-the-who.start } и так остаётся без еды.
refused-camp-is-there = Лагерь уже там.
refused-far-from-camp = Лагерь переходит только на один шаг, с { $space } на соседний участок.
refused-other-kind-first =
    { $action ->
        [threat] Ещё рано: сначала угрозы.
        [hunt] Ещё рано: сначала охота.
        [build] Ещё рано: сначала строительство.
        [gather] Ещё рано: сначала сбор.
        [explore] Ещё рано: сначала исследование.
        [arrange] Ещё рано: сначала обустройство лагеря.
       *[rest] Ещё рано: сначала отдых.
    }
refused-planned-first = Из-за жетона первым идёт то, что запланировано первым: { part-to-act }.
refused-no-such-die = Такого кубика нет. Есть: { $cards }.
refused-not-rolled = Этот кубик не бросали.
refused-no-reroll = { part-the-who.start } сейчас не может перебросить кубик.
refused-rerolls-nothing = Это не даёт перебросить кубик: «{ NAME($card) }».
