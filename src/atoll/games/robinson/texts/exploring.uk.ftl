# Пригоди під час дослідження.

card-explore-bamboo = Бамбук
card-explore-bamboo-upper = Той, хто діє, вибирає: скинути карту або взяти 2 деревини, і тоді карту затасовують у колоду подій.
card-explore-bamboo-way-leave = Скинути карту
card-explore-bamboo-way-take = Узяти 2 деревини; карту — в колоду подій
card-explore-bamboo-lower = Тріск зламаного дерева
card-explore-bamboo-event = Дах або частокіл, на вибір гравців, падає на 1.
card-explore-bamboo-way-roof = Знизити дах на 1
card-explore-bamboo-way-palisade = Знизити частокіл на 1

card-explore-carcass = Туша
card-explore-carcass-upper = Той, хто діє, вибирає: скинути карту або взяти 2 їжі та 2 шкури, і тоді карту затасовують у колоду подій.
card-explore-carcass-way-leave = Скинути карту
card-explore-carcass-way-take = Узяти 2 їжі та 2 шкури; карту — в колоду подій
card-explore-carcass-lower = Пронос
card-explore-carcass-event = Кожен персонаж дістає 1 рану.

card-explore-cold-wind = Холодний вітер
card-explore-cold-wind-upper = Карту затасовують у колоду подій.
card-explore-cold-wind-lower = Сніг
card-explore-cold-wind-event = У комірку погоди кладуть жетон снігової хмари.

card-explore-dangerous-terrain = Небезпечна місцевість
card-explore-dangerous-terrain-upper = На досліджувану ділянку, а в разі невдачі на клітинку, кладуть жетон великої небезпеки: хто там діє, дістає 1 рану, якщо зброя нижча за 1. Карту скидають.

card-explore-empty-forest = Порожній ліс
card-explore-empty-forest-upper = Карту затасовують у колоду подій.
card-explore-empty-forest-lower = Голодні хижаки
card-explore-empty-forest-event = У комірку полювання кладуть жетон великої небезпеки: найближчий звір, на якого полюють, на 1 сильніший.

card-explore-flu = Грип
card-explore-flu-upper = Той, хто діє, вибирає: скинути 1 їжу, і тоді карту скидають, або затасувати карту в колоду подій.
card-explore-flu-way-eat = Скинути 1 їжу й карту
card-explore-flu-way-risk = Затасувати карту в колоду подій
card-explore-flu-lower = Хворе горло
card-explore-flu-event = Карту кладуть у комірку ночі: цієї ночі кожен персонаж з’їдає на 1 їжу більше або дістає 1 рану. Потім карту скидають.

card-explore-its-going-to-rain = Збирається на дощ
card-explore-its-going-to-rain-upper = Карту затасовують у колоду подій.
card-explore-its-going-to-rain-lower = Злива
card-explore-its-going-to-rain-event = У комірку погоди кладуть жетон дощової хмари.

card-explore-lost = Збилися з дороги
card-explore-lost-upper = Той, хто діє, ночує поза табором. На початку наступного раунду, перед фазою подій, моральний дух підвищується на 1. Карту скидають.

card-explore-lost-in-the-thicket = Заблукали в хащах
card-explore-lost-in-the-thicket-upper = Той, хто діє, ночує поза табором. На початку наступного раунду, перед фазою подій, тягнуть 1 жетон знахідки. Карту скидають.

card-explore-lost-in-the-woods = Заблукали в лісі
card-explore-lost-in-the-woods-upper = Той, хто діє, скидає 2 рішучості. Карту скидають.

card-explore-misadventure = Халепа
card-explore-misadventure-upper = Той, хто діє, дістає зелену особливу рану на ногу. Карту затасовують у колоду подій.
card-explore-misadventure-lower = Розпухла щиколотка
card-explore-misadventure-event = Хто має на нозі зелену особливу рану, у цьому раунді може лише будувати, облаштовувати табір і відпочивати. Особливу рану знімають.

card-explore-old-grave = Стара могила
card-explore-old-grave-upper = Той, хто діє, скидає 1 рішучість. Карту затасовують у колоду подій.
card-explore-old-grave-lower = Спогади загиблого
card-explore-old-grave-event = Перший гравець скидає 2 рішучості.

card-explore-old-hut = Стара хатина
card-explore-old-hut-upper = Той, хто діє, вибирає: скинути карту або тягнути таємниці, до 1 скарбу і 1 чудовиська, і тоді карту затасовують у колоду подій.
card-explore-old-hut-way-leave = Скинути карту
card-explore-old-hut-way-enter = Тягнути до 1 скарбу і 1 чудовиська; карту — в колоду подій
card-explore-old-hut-lower = Привид Робінзона
card-explore-old-hut-event = Кожен персонаж скидає 1 рішучість.

card-explore-puma = Пума!
card-explore-puma-upper = Той, хто діє, вибирає: ночувати поза табором, і тоді карту скидають, або затасувати карту в колоду подій.
card-explore-puma-way-hide = Ночувати поза табором; карту скинути
card-explore-puma-way-risk = Затасувати карту в колоду подій
card-explore-puma-lower = Пума нападає!
card-explore-puma-event = Перший гравець б’ється зі звіром із силою 3. Потім зброя падає на 1, команда дістає 2 їжі та 1 шкуру, а частокіл падає на 1.

card-explore-remains-of-a-settlement = Рештки поселення
card-explore-remains-of-a-settlement-upper = Той, хто діє, вибирає: скинути карту або тягнути таємниці, до 2 скарбів і 1 пастки, і тоді карту затасовують у колоду подій.
card-explore-remains-of-a-settlement-way-leave = Скинути карту
card-explore-remains-of-a-settlement-way-search = Тягнути до 2 скарбів і 1 пастки; карту — в колоду подій
card-explore-remains-of-a-settlement-lower = Епідемія
card-explore-remains-of-a-settlement-event = Кожен персонаж дістає 1 рану.

card-explore-ruined-hut = Зруйнована хатина
card-explore-ruined-hut-upper = Той, хто діє, вибирає: скинути карту або безплатно створити «Ніж», «Мотузку», «Лопату» чи «Ліки», і тоді карту затасовують у колоду подій.
card-explore-ruined-hut-way-leave = Скинути карту
card-explore-ruined-hut-way-take = Створити предмет безплатно; карту — в колоду подій
card-explore-ruined-hut-lower = Погані сни
card-explore-ruined-hut-event = Моральний дух падає на 1.

card-explore-secret-cave = Таємна печера
card-explore-secret-cave-upper = Той, хто діє, вибирає: скинути карту або тягнути таємниці, до 2 скарбів і 1 чудовиська чи пастки, і тоді карту затасовують у колоду подій.
card-explore-secret-cave-way-leave = Скинути карту
card-explore-secret-cave-way-enter = Тягнути до 2 скарбів і 1 чудовиська чи пастки; карту — в колоду подій
card-explore-secret-cave-lower = Звір прокидається
card-explore-secret-cave-event = Перший гравець б’ється зі звіром із силою 3. Потім команда дістає 2 їжі та 1 шкуру, а частокіл падає на 1.

card-explore-shrine = Святилище
card-explore-shrine-upper = Той, хто діє, вибирає: скинути карту або тягнути таємниці, 1 скарб, і тоді карту затасовують у колоду подій.
card-explore-shrine-way-leave = Скинути карту
card-explore-shrine-way-enter = Тягнути 1 скарб; карту — в колоду подій
card-explore-shrine-lower = Кошмари
card-explore-shrine-event = У комірки будівництва, збирання й дослідження кладуть по жетону перекидання: перший успіх у кожній із цих дій перекидають.

card-explore-signs-of-fire = Сліди пожежі
card-explore-signs-of-fire-upper = Одне джерело на вибір на досліджуваній ділянці закривають чорним маркером: воно виснажене. У разі невдачі маркер кладуть на клітинку, і він закриє джерело, коли її дослідять. Карту скидають.

card-explore-storm-on-the-horizon = Шторм на обрії
card-explore-storm-on-the-horizon-upper = Карту затасовують у колоду подій.
card-explore-storm-on-the-horizon-lower = Шторм
card-explore-storm-on-the-horizon-event = У комірку погоди кладуть жетон шторму.

card-explore-surprising-discovery = Дивовижна знахідка
card-explore-surprising-discovery-upper = Карту лишають. Один раз хто завгодно може застосувати її як тимчасову зброю +3; потім її скидають.

card-explore-swamp = Болото
card-explore-swamp-upper = На досліджувану ділянку, а в разі невдачі на клітинку, кладуть жетон трудомісткої дії: там кожна дія вимагає на 1 фішку більше. Карту скидають.

card-explore-theres-something-in-the-air = Щось витає в повітрі
card-explore-theres-something-in-the-air-upper = На колоду дослідження кладуть жетон пригоди. Карту затасовують у колоду подій.
card-explore-theres-something-in-the-air-lower = Проклятий острів
card-explore-theres-something-in-the-air-event = На колоду дослідження кладуть жетон пригоди.

card-explore-thorny-bush = Колючий кущ
card-explore-thorny-bush-upper = Той, хто діє, дістає зелену особливу рану на руку. Карту затасовують у колоду подій.
card-explore-thorny-bush-lower = Розпухла рука
card-explore-thorny-bush-event = Якщо «Ліків» немає, той, хто має на руці зелену особливу рану, у цьому раунді має лише 1 фішку. Особливу рану знімають у будь-якому разі.

card-explore-tiger = Тигр!
card-explore-tiger-upper = Той, хто діє, вибирає: ночувати поза табором, і тоді карту скидають, або затасувати карту в колоду подій.
card-explore-tiger-way-hide = Ночувати поза табором; карту скинути
card-explore-tiger-way-risk = Затасувати карту в колоду подій
card-explore-tiger-lower = Тигр вас знайшов!
card-explore-tiger-event = Перший гравець б’ється зі звіром із силою 4. Потім зброя падає на 1, команда дістає 2 їжі та 1 шкуру, а частокіл падає на 1.

card-explore-vipers = Гадюки!
card-explore-vipers-upper = Той, хто діє, дістає зелену особливу рану на голову. Карту затасовують у колоду подій.
card-explore-vipers-lower = Гарячка
card-explore-vipers-event = Якщо «Ліків» немає, той, хто має на голові зелену особливу рану, у цьому раунді має лише 1 фішку. Особливу рану знімають у будь-якому разі.

card-explore-wild-berries = Дикі ягоди
card-explore-wild-berries-upper = Той, хто діє, дістає зелену особливу рану на живіт. Карту затасовують у колоду подій.
card-explore-wild-berries-lower = Нудота
card-explore-wild-berries-event = Хто має на животі зелену особливу рану, у цьому раунді має лише 1 фішку. Особливу рану знімають.

card-explore-wild-dog = Дикий пес
card-explore-wild-dog-upper = Той, хто діє, дістає 1 рану. Карту затасовують у колоду подій.
card-explore-wild-dog-lower = Пес повернувся!
card-explore-wild-dog-event = Гравці вибирають: скинути 1 їжу, і зброя підвищується на 1, або нічого не робити.
card-explore-wild-dog-way-feed = Скинути 1 їжу, підвищити зброю на 1
card-explore-wild-dog-way-leave = Дати псові спокій

card-explore-wrong-track = Хибний слід
card-explore-wrong-track-upper = Той, хто діє, ночує поза табором. На початку наступного раунду, перед фазою подій, команда дістає 2 деревини. Карту скидають.
