# Скарби.

card-mystery-amulet-with-portrait = Амулет із портретом прекрасної пані
text-mystery-amulet-with-portrait = Дві стрілки на вибір, на одному аркуші персонажа чи на двох, до кінця гри більше не знижують морального духу.

card-mystery-antique-rapier = Старовинна рапіра
text-mystery-antique-rapier = Зброя +2.

card-mystery-backpack = Заплічний мішок
text-mystery-backpack = Карту лишають. Кожного раунду мішок служить одному персонажеві: будь-яке його дослідження, навіть невдале, приносить іще 2 жетони знахідок, з яких 1 лишають, а другий скидають.

card-mystery-barrel = Бочка
text-mystery-barrel = Карту лишають. Один раз, уночі, кожен персонаж і П’ятниця можуть вилікувати по 1 рані. Після цього в ній тримають до 2 їжі, і вночі та не псується.

card-mystery-blankets = Ковдри
text-mystery-blankets = Карту лишають і застосовують три рази. Щоразу у фазі погоди не рахують 1 снігової хмари.

card-mystery-bottle-of-wine = Пляшка вина
text-mystery-bottle-of-wine = Карту лишають і застосовують один раз, уночі: вилікувати 2 рани одному або по 1 рані двом.

card-mystery-boxes = Ящики
text-mystery-boxes = Карту лишають. Їжа вночі не псується.

card-mystery-candles = Свічки
text-mystery-candles = Карту лишають. Вона дає дві коричневі фішки, кожну для одного будівництва.

card-mystery-captain-stones-spyglass = Підзорна труба капітана Стоуна
text-mystery-captain-stones-spyglass = Три верхні ділянки острова відкривають і повертають на стос горілиць у будь-якому порядку.

card-mystery-cave-with-furs = Печера зі шкурами
text-mystery-cave-with-furs = 2 шкури.

card-mystery-ceremonial-bowl = Ритуальна чаша
text-mystery-ceremonial-bowl = Доки карта не повернеться, той, хто знайшов чашу, у кожній дії, де випав успіх, один раз перекидає кубик успіху. Карту затасовують у колоду подій.
text-mystery-ceremonial-bowl-lower = Кінець прокляття
text-mystery-ceremonial-bowl-event = Той, хто знайшов чашу, більше не перекидає успіхів.

card-mystery-compass = Компас
text-mystery-compass = Карту лишають. Кожного раунду вона дає зелену фішку для одного дослідження.

card-mystery-crocks = Глиняний посуд
text-mystery-crocks = «Горщик» створено безплатно.

card-mystery-gold = Золото!
text-mystery-gold = Тут із нього жодної користі.

card-mystery-hammock = Гамак
text-mystery-hammock = Карту лишають. Хто відпочиває, лікує 1 рану, як завжди, і дістає 1 рішучість. З «Лежанкою» не поєднується, П’ятниці не служить.

card-mystery-hatchet = Сокира
text-mystery-hatchet = Карту лишають. На ділянку з табором кладуть жетон додаткової деревини, і він переїжджає разом із табором. Якщо на новій ділянці такий жетон уже є, той, що приїхав, скидають, і карту теж.

card-mystery-helmet = Шолом
text-mystery-helmet = Карту лишають. Кожного раунду шолом служить одному персонажеві: у кожному бою зі звіром, зокрема з голодним у фазі погоди, той може не рахувати 1 рани.

card-mystery-herbal-mixture = Трав’яний настій
text-mystery-herbal-mixture = Карту лишають і застосовують один раз: глянути на верхню карту колоди подій або замість неї на звіра, що чекає поруч.

card-mystery-old-clothes = Лахміття
text-mystery-old-clothes = Карту лишають. Раз на раунд, у фазі погоди, 1 снігову хмару можна взяти за дощову.

card-mystery-old-map = Стара мапа
text-mystery-old-map = По 1 рішучості кожному персонажеві та П’ятниці.

card-mystery-old-rifle = Стара рушниця
text-mystery-old-rifle = Карту лишають і застосовують один раз: тимчасова зброя +3 на один бій або там, де потрібен рівень зброї.

card-mystery-protective-amulet = Захисний амулет
text-mystery-protective-amulet = Карту лишають і застосовують один раз: прибрати один жетон або один маркер з ділянки чи клітинки острова.

card-mystery-ropes = Мотузки
text-mystery-ropes = Частокіл +1 або дах +1, якщо є укриття.
way-mystery-ropes-palisade = Підвищити частокіл на 1
way-mystery-ropes-roof = Підвищити дах на 1

card-mystery-saber = Шабля
text-mystery-saber = Карту лишають. Кожного раунду вона дає одному персонажеві тимчасову зброю +3 у скількох завгодно боях, за 1 рану в кожному. Від голодного звіра у фазі погоди вона захищає всіх.

card-mystery-treasure-map = Мапа скарбів
text-mystery-treasure-map = Карту лишають і застосовують один раз: на ній проводять дослідження, рівно з 2 фішками і з гарантованим успіхом. Той, хто діє, тягне таємниці, до 2 скарбів.

card-mystery-whip = Батіг
text-mystery-whip = Зброя +1. Карту лишають: один персонаж за раунд, коли тягне таємниці, може не виконувати однієї пастки. Вона вважається зіграною.

# Пастки.

card-mystery-blowgun = Духова трубка
text-mystery-blowgun = Той, хто тягне, наступного раунду має лише одну фішку.

card-mystery-blunt-spear = Тупий спис
text-mystery-blunt-spear = 2 рани.

card-mystery-collapse = Обвал
text-mystery-collapse = Більше таємниць не тягнуть.

card-mystery-confused = Дурман
text-mystery-confused = Наступного раунду той, хто тягне, під час будівництва, збирання й дослідження один раз перекидає кожен успіх. Навіть за гарантованого успіху він кидає кубик успіху й перекидає успіх, що випав.

card-mystery-net = Сітка
text-mystery-net = Більше таємниць не тягнуть. Той, хто тягнув, ночує поза табором.

card-mystery-poisonous-spores = Отруйні спори
text-mystery-poisonous-spores = 1 рана. Якщо немає «Ліків», найближчої ночі кожен персонаж і П’ятниця дістають іще по 1 рані; якщо той, хто тягне, ночує поза табором, — лише він.

card-mystery-sharp-blade = Гостре лезо
text-mystery-sharp-blade = 2 рани.

card-mystery-snare = Петля
text-mystery-snare = Зброя падає на 2, якщо можливо.

card-mystery-spider-web = Павутиння
text-mystery-spider-web = 1 рана. Якщо немає «Ліків», карту лишають, і той, хто тягне, дістає по 1 рані щоночі, доки «Ліки» не створено.

card-mystery-strange-disease = Дивна хвороба
text-mystery-strange-disease = Чорні маркери, по два на гравця, роздають персонажам і П’ятниці як завгодно. Найближчої ночі кожен маркер — 1 рана, потім його прибирають. Якщо той, хто тягне, ночує поза табором, два маркери дістає він, а більше ніхто.

card-mystery-terrible-scream = Жахливий крик
text-mystery-terrible-scream = Той, хто тягне, втрачає всю рішучість.

card-mystery-trapdoor = Потаємний люк
text-mystery-trapdoor = Скарби, знайдені в цій дії, втрачено.

card-mystery-unfortunate-adventure = Лиха пригода
text-mystery-unfortunate-adventure = Спрацьовує ефект книги зі сценарію.

# Чудовиська.

card-mystery-a-shiny-jewel = Блискучий камінь
text-mystery-a-shiny-jewel = Найближчої ночі кожен персонаж дістає 1 рану. Якщо той, хто тягне, цієї ночі ночує поза табором, усе станеться вночі наступного раунду.

card-mystery-bats = Кажани
text-mystery-bats = Той, хто тягне, скидає 1 рішучість або дістає 1 рану.
way-mystery-bats-determination = Скинути 1 рішучість
way-mystery-bats-wound = Дістати 1 рану

card-mystery-big-ape = Велика мавпа
text-mystery-big-ape = Карту затасовують у колоду подій.
text-mystery-big-ape-lower = Демон ночі
text-mystery-big-ape-event = Перший гравець стає до бою: сила 4. Здобич — 2 шкури.

card-mystery-bite = Укус
text-mystery-bite = 1 рана.

card-mystery-furious-tiger = Розлючений тигр
text-mystery-furious-tiger = Бій: сила 4.

card-mystery-giant-snake = Гігантська змія
text-mystery-giant-snake = Той, хто тягне, втрачає всю рішучість. Більше таємниць не тягнуть.

card-mystery-gorilla = Горила
text-mystery-gorilla = 2 рани. Карту затасовують у колоду подій.
text-mystery-gorilla-lower = Горила в таборі
text-mystery-gorilla-event = Зброя падає на 2.

card-mystery-gremlins = Гремліни
text-mystery-gremlins = Бій: сила 2. Карту затасовують у колоду подій.
text-mystery-gremlins-lower = Гремліни вас вистежили
text-mystery-gremlins-event = Перший гравець стає до бою: сила 3. Карту знову затасовують у колоду подій.

card-mystery-savage = Дикун
text-mystery-savage = Зброя падає до 0. Карту затасовують у колоду подій.
text-mystery-savage-lower = Невдале полювання
text-mystery-savage-event = Перший гравець тягне таємниці, доки не знайде 1 скарб.

card-mystery-scorpion = Скорпіон
text-mystery-scorpion = 3 рани, якщо немає «Ліків».

card-mystery-snake = Змія
text-mystery-snake = 2 рани.

card-mystery-spiders = Павуки
text-mystery-spiders = Той, хто тягне, скидає 2 рішучості.

card-mystery-unleashed-beast = Звір на волі
text-mystery-unleashed-beast = Верхню карту колоди полювання скидають, якщо можливо.
