# «Робінзон Крузо»: чому відповідь не за правилами.

refused-not-your-turn = Зараз вибирає { $seat }.
refused-not-your-choice = Тут вирішує { part-the-who }.
refused-no-such-person = Такої людини тут немає. Є: { $cards }.
refused-no-such-space = Клітинки { $word } на острові немає. Є: { $cards }.
refused-no-such-card = Нічого з такою назвою немає: «{ $word }».
refused-no-such-number = «{ $word }» тут не підходить. Є: { $cards }.
refused-character-taken = Цього персонажа вже взято: { part-the-who }.

# Почати дію.

refused-no-such-action = Цього зробити не можна: «{ $word }». Можна: { $cards }.
refused-no-pawn = У цьому раунді в { part-the-who.gen } не лишилося вільних фішок.
refused-said-ready = Ви вже сказали, що все готово. Щоб щось змінити, скажіть спершу «wait».
refused-no-friday = П’ятниці тут немає.
refused-first-places-friday = П’ятницю ставить лише перший гравець, а це { part-the-who }.
refused-away = { part-the-who.start } ще не в таборі, і до неї нікому не дістатися.
refused-first-places-companion = Її фішку ставить лише перший гравець, а це { part-the-who }.
refused-only-rests = { part-the-who.start } може лише відпочивати.
refused-uses-nothing = { part-the-who.start } карт не застосовує.
refused-only-owner = Предмет «{ NAME($item) }» створює лише { part-the-who }; інші можуть допомогти.
refused-forbidden-action = { part-the-who.start }: у цьому раунді карта забороняє таку дію ({ NAME($action) }).
refused-planned-already = Це вже заплановано, а спроба за раунд лише одна: { part-to-act }.
refused-tried-already = Це вже пробували, а спроба за раунд лише одна: { part-to-act }.
refused-begin-alone =
    { $count ->
        [one] У цьому раунді ви вже забирали фішки { $count } раз. Тепер можна почати лише те, що ви зробите самотужки, і додати лише те, чого дії бракує.
        [few] У цьому раунді ви вже забирали фішки { $count } рази. Тепер можна почати лише те, що ви зробите самотужки, і додати лише те, чого дії бракує.
       *[many] У цьому раунді ви вже забирали фішки { $count } разів. Тепер можна почати лише те, що ви зробите самотужки, і додати лише те, чого дії бракує.
    }

# Що можна робити.

refused-no-threat = Там загрози немає: { NAME($target) }.
refused-no-beasts = Колода полювання порожня.
refused-too-few-beasts =
    { $count ->
        [one] У колоді полювання лише { $count } карта, і полювань не може бути більше.
        [few] У колоді полювання лише { $count } карти, і полювань не може бути більше.
       *[many] У колоді полювання лише { $count } карт, і полювань не може бути більше.
    }
refused-no-such-building = Такого не збудувати: { NAME($word) }.
refused-shelter-stands = Укриття вже збудовано.
refused-no-shelter = Для цього потрібне укриття.
refused-new-shelter = Укриття збудовано лише в цьому раунді: ні даху, ні частоколу на ньому ще не можна будувати.
refused-built-already = Це вже створено: «{ NAME($item) }».
refused-not-on-board = Цього винаходу на полі немає: «{ NAME($item) }».
refused-terrain-unexplored = Для предмета «{ NAME($item) }» потрібна місцевість, якої не досліджено: { part-the-terrain }.
refused-camp-source = Із джерел на ділянці з табором не збирають: своє вони дають під час видобутку.
refused-inaccessible = { $space }: ця ділянка недоступна.
refused-unexplored = { $space }: цієї клітинки не досліджено.
refused-no-way = Від табору до { $space } немає шляху дослідженими ділянками.
refused-no-source = Такого джерела немає: { NAME($source) }.
refused-exhausted = Це джерело виснажене: { NAME($source) }.
refused-shortcut-source = Це джерело в цьому раунді вже віддало своє табору стежкою: { NAME($source) }.
refused-no-treasure-map = Мапи скарбів у вас немає.
refused-explored-already = { $space }: цю клітинку вже досліджено.
refused-far-from-tiles = { $space }: поруч із цією клітинкою немає досліджених ділянок.
refused-nothing-left =
    { $pile ->
        [tiles] У стосі не лишилося ділянок.
        [inventions] У колоді не лишилося винаходів.
        [finds] Жетонів знахідок не лишилося.
        [hunting] Колода полювання порожня.
        [events] У колоді не лишилося подій.
       *[beasts] У колоді не лишилося звірів.
    }

# Що для цього потрібно.

refused-too-little = Доступних ресурсів замало. Бракує: { part-some-goods }.
refused-no-item = Немає потрібного предмета: «{ NAME($item) }».
refused-items-away = До кінця фази дій предметами користуватися не можна.
refused-weak-weapon = Для цього потрібна зброя { $level }, а у вас { $now }.
refused-which-price = Скажіть, чим платите: { $cards }.
refused-no-aid = Цій дії це не допоможе: «{ NAME($word) }».
refused-aid-in-use = Це вже віддано іншій дії: «{ NAME($aid) }».
refused-weapon-is-enough = Зброї вистачає й без цього.
refused-nothing-to-save = У цю дію не вкладено деревини, яку можна заощадити.

# Стоси.

refused-nothing-planned = Поки що нічого не заплановано.
refused-no-such-stack = Такої дії не заплановано. Заплановано: { $stacks }.
refused-unknown-stack = Жодна дія не зветься «{ $word }». Вони звуться так: build-shelter, gather-t1-left, rest-2.
refused-not-your-pawn = { part-the-who.start } — не ваш персонаж: кожен гравець ставить свої фішки.
refused-not-your-action = Тут діє { part-the-who }; хто діє, той це й вирішує.
refused-stack-full =
    { $count ->
        [one] Тут досить { $count } фішки, більше не поставити: { part-to-act }.
        [few] Тут досить { $count } фішок, більше не поставити: { part-to-act }.
       *[many] Тут досить { $count } фішок, більше не поставити: { part-to-act }.
    }
refused-friday-leads = Там діє П’ятниця, а йому допомагають лише нейтральні фішки.
refused-argument = Після суперечки фішки різних людей у цьому раунді разом не працюють.
refused-not-in-stack = { NAME($pawn) }: такої фішки там немає ({ part-to-act }).
refused-no-changes =
    { $count ->
        [one] У цьому раунді ви вже забирали фішки { $count } раз. Забрати можна лише зі своєї дії, де фішок бракує.
        [few] У цьому раунді ви вже забирали фішки { $count } рази. Забрати можна лише зі своєї дії, де фішок бракує.
       *[many] У цьому раунді ви вже забирали фішки { $count } разів. Забрати можна лише зі своєї дії, де фішок бракує.
    }
refused-no-such-pawn = Такої фішки немає: { NAME($word) }.
refused-no-dog = Пса в цій грі немає.
refused-pawn-for-others = { NAME($pawn) }: ця фішка допомагає не в цьому, а ось у чому: { $cards }.
refused-pawn-stands = Ця фішка в цьому раунді вже стоїть: { NAME($pawn) }.
refused-no-such-extra = Для дії цього не взяти. Можна взяти: { $cards }.
refused-bag-for-gathering = «{ NAME($item) }» допомагає лише збирати.
refused-bag-in-use = «{ NAME($item) }»: уже взято для дії, а служить раз на раунд.

# Готовність.

refused-wants-pawns =
    { $count ->
        [one] Вашій дії потрібна ще { $count } фішка: { part-to-act }.
        [few] Вашій дії потрібні ще { $count } фішки: { part-to-act }.
       *[many] Вашій дії потрібно ще { $count } фішок: { part-to-act }.
    }
refused-too-many-pawns =
    { $count ->
        [one] На вашій дії { $count } зайва фішка: { part-to-act }.
        [few] На вашій дії { $count } зайві фішки: { part-to-act }.
       *[many] На вашій дії { $count } зайвих фішок: { part-to-act }.
    }
refused-two-people = Тут потрібні фішки двох різних людей: { part-to-act }.
refused-pawns-left =
    { $count ->
        [one] Вам лишилося поставити { $count } фішку.
        [few] Вам лишилося поставити { $count } фішки.
       *[many] Вам лишилося поставити { $count } фішок.
    }
refused-not-ready = Ви ще не казали, що все готово.

# Уміння.

refused-not-your-ability = Таке вміння є лише в { part-the-who.gen }: «{ NAME($ability) }».
refused-no-abilities = Карта забороняє вам застосовувати вміння в цьому раунді.
refused-used-ability = У цьому раунді ви це вміння вже застосовували: «{ NAME($ability) }».
refused-irresolute = Це коштує { $price } рішучості, а у вас { $count }.
refused-nobody-wounded = Ніхто не поранений.
refused-card-at-work = Не можна, доки відкритої карти не зіграно до кінця.
refused-exploring-now = Дослідження вже триває, а ділянки дивляться до нього.
refused-in-fights = Це служить лише тому, хто б’ється, і лише в бою.
refused-no-comparison = Тут зброю не порівнюють із силою, і краща не допоможе.
refused-own-actions = Це допомагає лише у вашій власній дії, коли потрібна зброя.
refused-helps-as-pawn = Це допомагає як фішка, коли планують дії: «{ $form }».

# Карти, жетони й предмети.

refused-not-there = У вас такого немає: «{ NAME($card) }».
refused-not-yet = Це стане доступним лише наприкінці фази дій: «{ NAME($card) }».
refused-serves-another = У цьому раунді цим користується лише { part-the-who }: «{ NAME($card) }».
refused-used-already = Це вже використано: «{ NAME($card) }».
refused-works-by-itself = Так цього не застосовують: воно діє саме або вас про нього спитають: «{ NAME($card) }».
refused-of-no-use = Зараз із цього нікому немає користі: «{ NAME($card) }».
refused-wrong-moment =
    { $when ->
        [before-actions] Це можна застосувати лише до фази дій.
        [not-acting] Доки виконують дії, цього застосувати не можна.
        [arrange] Це можна застосувати лише тоді, коли хтось облаштовує табір.
        [weather] Це можна застосувати лише у фазі погоди, доки хмар не пораховано.
        [animals] Це можна застосувати лише у фазі погоди, доки голодні звірі не прийшли.
        [roll] Це можна застосувати лише одразу після кидка кубиків дії; тоді про це й запитають.
       *[night] Це можна застосувати лише вночі.
    }
refused-weather-known = Кубики погоди в цьому раунді вже кинуто.
refused-no-dice = У цьому раунді кубиків погоди не кидають.
refused-no-clouds = Немає хмари, проти якої це допомогло б.
refused-no-animals = Кубики голодних звірів не показують нічого, що це могло б змінити.
refused-nothing-to-remove = На острові нічого прибирати.
refused-choose-first = Не можна, доки роблять вибір. Спершу вирішує { part-the-who }.
refused-once-a-fight = В одному бою це допомагає лише раз: «{ NAME($card) }».

# Вибір.

refused-not-a-choice = Цього тут не вибрати. Можна вибрати: { $cards }.
refused-not-wounded = У { part-the-who.gen } немає ран.
refused-cannot-be-met = Цілком цього не виконати, а тому й вибрати не можна.
refused-not-produced = Стільки не належиться. Щонайбільше: { part-some-wood } і { part-some-food }.
refused-not-half = Беруть половину того, що належалося, разом { $count }.
refused-friday-is-spared = Голод і погода П’ятниці не чіпають.
refused-outside = { part-the-who.start } не в таборі.
refused-hungry-already = { part-the-who.start } і так лишається без їжі.
refused-camp-is-there = Табір уже там.
refused-far-from-camp = Табір переходить лише на один крок, з { $space } на сусідню ділянку.
refused-other-kind-first =
    { $action ->
        [threat] Ще рано: спершу загрози.
        [hunt] Ще рано: спершу полювання.
        [build] Ще рано: спершу будівництво.
        [gather] Ще рано: спершу збирання.
        [explore] Ще рано: спершу дослідження.
        [arrange] Ще рано: спершу облаштування табору.
       *[rest] Ще рано: спершу відпочинок.
    }
refused-planned-first = Через жетон першим іде те, що заплановано першим: { part-to-act }.
refused-no-such-die = Такого кубика немає. Є: { $cards }.
refused-not-rolled = Цього кубика не кидали.
refused-no-reroll = { part-the-who.start } зараз не може перекинути кубик.
refused-rerolls-nothing = Це не дає перекинути кубик: «{ NAME($card) }».
