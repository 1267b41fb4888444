# Скарби.

card-mystery-amulet-with-portrait = Амулет із портретом прекрасної пані
card-mystery-amulet-with-portrait-text = Дві стрілки на вибір, на одному аркуші персонажа чи на двох, до кінця гри більше не знижують морального духу.

card-mystery-antique-rapier = Старовинна рапіра
card-mystery-antique-rapier-text = Зброя +2.

card-mystery-backpack = Заплічний мішок
card-mystery-backpack-text = Карту лишають. Від наступного раунду мішок щораунду служить одному персонажеві: будь-яке його дослідження, навіть невдале, приносить іще 2 жетони знахідок, з яких 1 лишають, а другий скидають.

card-mystery-barrel = Бочка
card-mystery-barrel-text = Карту лишають. Один раз, уночі, кожен персонаж може вилікувати 1 рану. Після цього в ній тримають до 2 їжі, і вночі та не псується.

card-mystery-blankets = Ковдри
card-mystery-blankets-text = Карту лишають на три рази. Щоразу не рахують 1 снігової хмари.

card-mystery-bottle-of-wine = Пляшка вина
card-mystery-bottle-of-wine-text = Карту лишають на один раз. Уночі лікує 2 рани одному або по 1 рані двом.

card-mystery-boxes = Ящики
card-mystery-boxes-text = Карту лишають. Їжа вночі не псується.

card-mystery-candles = Свічки
card-mystery-candles-text = Карту лишають. Вона дає дві коричневі фішки, кожну для одного будівництва.

card-mystery-captain-stones-spyglass = Підзорна труба капітана Стоуна
card-mystery-captain-stones-spyglass-text = Три верхні ділянки острова відкривають і повертають на стос горілиць у будь-якому порядку.

card-mystery-cave-with-furs = Печера зі шкурами
card-mystery-cave-with-furs-text = 2 шкури.

card-mystery-ceremonial-bowl = Ритуальна чаша
card-mystery-ceremonial-bowl-text = Від наступного раунду той, хто знайшов чашу, у кожній дії, де випав успіх, один раз перекидає кубик успіху. Карту затасовують у колоду подій.
card-mystery-ceremonial-bowl-lower = Кінець прокляття
card-mystery-ceremonial-bowl-event = Той, хто знайшов чашу, більше не перекидає успіхів.

card-mystery-compass = Компас
card-mystery-compass-text = Карту лишають. Щораунду вона дає зелену фішку для одного дослідження.

card-mystery-crocks = Глиняний посуд
card-mystery-crocks-text = «Горщик» створено безплатно.

card-mystery-gold = Золото!
card-mystery-gold-text = Тут із нього жодної користі.

card-mystery-hammock = Гамак
card-mystery-hammock-text = Карту лишають. Хто відпочиває, лікує 1 рану, як завжди, і дістає 1 рішучість. З «Лежанкою» не поєднується, П’ятниці не служить.

card-mystery-hatchet = Сокира
card-mystery-hatchet-text = Карту лишають. На ділянку з табором кладуть жетон додаткової деревини, і він переїжджає разом із табором. Якщо на новій ділянці такий жетон уже є, той, що приїхав, скидають, і карту теж.

card-mystery-helmet = Шолом
card-mystery-helmet-text = Карту лишають. Від наступного раунду шолом щораунду служить одному персонажеві: у кожному бою зі звіром той може не рахувати 1 рани.

card-mystery-herbal-mixture = Трав’яний настій
card-mystery-herbal-mixture-text = Карту лишають на один раз: глянути на верхню карту колоди подій або замість неї на звіра, що чекає поруч.

card-mystery-old-clothes = Лахміття
card-mystery-old-clothes-text = Карту лишають. Раз на раунд 1 снігову хмару можна взяти за дощову.

card-mystery-old-map = Стара мапа
card-mystery-old-map-text = По 1 рішучості кожному персонажеві та П’ятниці.

card-mystery-old-rifle = Стара рушниця
card-mystery-old-rifle-text = Карту лишають на один раз: тимчасова зброя +3.

card-mystery-protective-amulet = Захисний амулет
card-mystery-protective-amulet-text = Карту лишають на один раз: прибрати один жетон або один маркер з ділянки чи клітинки острова.

card-mystery-ropes = Мотузки
card-mystery-ropes-text = Частокіл +1 або дах +1, якщо є укриття.
card-mystery-ropes-way-palisade = Підвищити частокіл на 1
card-mystery-ropes-way-roof = Підвищити дах на 1

card-mystery-saber = Шабля
card-mystery-saber-text = Карту лишають. Щораунду вона дає одному персонажеві тимчасову зброю +3 у скількох завгодно боях, за 1 рану в кожному.

card-mystery-treasure-map = Мапа скарбів
card-mystery-treasure-map-text = Карту лишають на один раз. На ній можна провести дослідження, рівно з 2 фішками і з певним успіхом. Той, хто діє, тягне таємниці, до 2 скарбів.

card-mystery-whip = Батіг
card-mystery-whip-text = Зброя +1. Карту лишають: від наступного раунду один персонаж за раунд, коли тягне таємниці, може не виконувати однієї пастки. Вона вважається зіграною.

# Пастки.

card-mystery-blowgun = Духова трубка
card-mystery-blowgun-text = Той, хто тягне, наступного раунду має лише одну фішку.

card-mystery-blunt-spear = Тупий спис
card-mystery-blunt-spear-text = 2 рани.

card-mystery-collapse = Обвал
card-mystery-collapse-text = Більше таємниць не тягнуть.

card-mystery-confused = Дурман
card-mystery-confused-text = Наступного раунду той, хто тягне, під час будівництва, збирання й дослідження один раз перекидає кожен успіх. Навіть за певного успіху він кидає кубик успіху, і чинне те, що випало.

card-mystery-net = Сітка
card-mystery-net-text = Більше таємниць не тягнуть. Той, хто тягнув, ночує поза табором.

card-mystery-poisonous-spores = Отруйні спори
card-mystery-poisonous-spores-text = 1 рана. Якщо немає «Ліків», найближчої ночі кожен персонаж і П’ятниця дістають іще по 1 рані; якщо той, хто тягне, ночує поза табором, — лише він.

card-mystery-sharp-blade = Гостре лезо
card-mystery-sharp-blade-text = 2 рани.

card-mystery-snare = Петля
card-mystery-snare-text = Зброя падає на 2, якщо можливо.

card-mystery-spider-web = Павутиння
card-mystery-spider-web-text = 1 рана. Якщо немає «Ліків», карту лишають, і той, хто тягне, дістає по 1 рані щоночі, доки «Ліки» не створено.

card-mystery-strange-disease = Дивна хвороба
card-mystery-strange-disease-text = Чорні маркери, по два на гравця, роздають персонажам і П’ятниці як завгодно. Найближчої ночі кожен маркер — 1 рана, потім його прибирають. Якщо той, хто тягне, ночує поза табором, два маркери дістає він, а більше ніхто.

card-mystery-terrible-scream = Жахливий крик
card-mystery-terrible-scream-text = Той, хто тягне, втрачає всю рішучість.

card-mystery-trapdoor = Потаємний люк
card-mystery-trapdoor-text = Скарби, знайдені в цій дії, втрачено.

card-mystery-unfortunate-adventure = Лиха пригода
card-mystery-unfortunate-adventure-text = Спрацьовує ефект книги зі сценарію.

# Чудовиська.

card-mystery-a-shiny-jewel = Блискучий камінь
card-mystery-a-shiny-jewel-text = Найближчої ночі кожен персонаж дістає 1 рану. Якщо той, хто тягне, цієї ночі ночує поза табором, усе станеться вночі наступного раунду.

card-mystery-bats = Кажани
card-mystery-bats-text = Той, хто тягне, скидає 1 рішучість або дістає 1 рану.
card-mystery-bats-way-determination = Скинути 1 рішучість
card-mystery-bats-way-wound = Дістати 1 рану

card-mystery-big-ape = Велика мавпа
card-mystery-big-ape-text = Карту затасовують у колоду подій.
card-mystery-big-ape-lower = Демон ночі
card-mystery-big-ape-event = Перший гравець стає до бою: сила 4. Здобич — 2 шкури.

card-mystery-bite = Укус
card-mystery-bite-text = 1 рана.

card-mystery-furious-tiger = Розлючений тигр
card-mystery-furious-tiger-text = Бій: сила 4.

card-mystery-giant-snake = Гігантська змія
card-mystery-giant-snake-text = Той, хто тягне, втрачає всю рішучість. Більше таємниць не тягнуть.

card-mystery-gorilla = Горила
card-mystery-gorilla-text = 2 рани. Карту затасовують у колоду подій.
card-mystery-gorilla-lower = Горила в таборі
card-mystery-gorilla-event = Зброя падає на 2.

card-mystery-gremlins = Гремліни
card-mystery-gremlins-text = Бій: сила 2. Карту затасовують у колоду подій.
card-mystery-gremlins-lower = Гремліни вас вистежили
card-mystery-gremlins-event = Перший гравець стає до бою: сила 3. Карту знову затасовують у колоду подій.

card-mystery-savage = Дикун
card-mystery-savage-text = Зброя падає до 0. Карту затасовують у колоду подій.
card-mystery-savage-lower = Невдале полювання
card-mystery-savage-event = Перший гравець тягне таємниці, 1 скарб.

card-mystery-scorpion = Скорпіон
card-mystery-scorpion-text = 3 рани, якщо немає «Ліків».

card-mystery-snake = Змія
card-mystery-snake-text = 2 рани.

card-mystery-spiders = Павуки
card-mystery-spiders-text = Той, хто тягне, скидає 2 рішучості.

card-mystery-unleashed-beast = Звір на волі
card-mystery-unleashed-beast-text = Верхню карту колоди полювання скидають, якщо можливо.
