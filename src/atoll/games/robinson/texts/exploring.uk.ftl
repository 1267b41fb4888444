# Пригоди під час дослідження.

card-explore-bamboo = Бамбук
text-explore-bamboo-upper = Той, хто діє, вибирає: скинути карту або взяти 2 деревини, і тоді карту затасовують у колоду подій.
way-explore-bamboo-leave = Скинути карту
way-explore-bamboo-take = Узяти 2 деревини; карту — в колоду подій
text-explore-bamboo-lower = Тріск зламаного дерева
text-explore-bamboo-event = Дах або частокіл, на вибір гравців, падає на 1.
way-explore-bamboo-roof = Знизити дах на 1
way-explore-bamboo-palisade = Знизити частокіл на 1

card-explore-carcass = Туша
text-explore-carcass-upper = Той, хто діє, вибирає: скинути карту або взяти 2 їжі та 2 шкури, і тоді карту затасовують у колоду подій.
way-explore-carcass-leave = Скинути карту
way-explore-carcass-take = Узяти 2 їжі та 2 шкури; карту — в колоду подій
text-explore-carcass-lower = Пронос
text-explore-carcass-event = Кожен персонаж дістає 1 рану.

card-explore-cold-wind = Холодний вітер
text-explore-cold-wind-upper = Карту затасовують у колоду подій.
text-explore-cold-wind-lower = Сніг
text-explore-cold-wind-event = У комірку погоди кладуть жетон снігової хмари.

card-explore-dangerous-terrain = Небезпечна місцевість
text-explore-dangerous-terrain-upper = На досліджувану ділянку, а в разі невдачі на клітинку, кладуть жетон великої небезпеки: хто там діє, дістає 1 рану, якщо зброя нижча за 1. Карту скидають.

card-explore-empty-forest = Порожній ліс
text-explore-empty-forest-upper = Карту затасовують у колоду подій.
text-explore-empty-forest-lower = Голодні хижаки
text-explore-empty-forest-event = У комірку полювання кладуть жетон великої небезпеки: наступний звір, на якого полюють, на 1 сильніший.

card-explore-flu = Грип
text-explore-flu-upper = Той, хто діє, вибирає: скинути 1 їжу, і тоді карту скидають, або затасувати карту в колоду подій.
way-explore-flu-eat = Скинути 1 їжу й карту
way-explore-flu-risk = Затасувати карту в колоду подій
text-explore-flu-lower = Хворе горло
text-explore-flu-event = Карту кладуть у комірку ночі: цієї ночі кожен персонаж з’їдає на 1 їжу більше або дістає 1 рану, навіть якщо там лежить і жетон додаткової їжі. Потім карту скидають.

card-explore-its-going-to-rain = Збирається на дощ
text-explore-its-going-to-rain-upper = Карту затасовують у колоду подій.
text-explore-its-going-to-rain-lower = Злива
text-explore-its-going-to-rain-event = У комірку погоди кладуть жетон дощової хмари.

card-explore-lost = Збилися з дороги
text-explore-lost-upper = Той, хто діє, ночує поза табором. На початку наступного раунду, перед фазою подій, моральний дух підвищується на 1. Карту скидають.

card-explore-lost-in-the-thicket = Заблукали в хащах
text-explore-lost-in-the-thicket-upper = Той, хто діє, ночує поза табором. На початку наступного раунду, перед фазою подій, тягнуть 1 жетон знахідки. Карту скидають.

card-explore-lost-in-the-woods = Заблукали в лісі
text-explore-lost-in-the-woods-upper = Той, хто діє, скидає 2 рішучості. Карту скидають.

card-explore-misadventure = Халепа
text-explore-misadventure-upper = Той, хто діє, дістає зелену особливу рану на ногу. Карту затасовують у колоду подій.
text-explore-misadventure-lower = Розпухла щиколотка
text-explore-misadventure-event = Хто має на нозі зелену особливу рану, у цьому раунді може лише будувати, облаштовувати табір і відпочивати. Особливу рану знімають.

card-explore-old-grave = Стара могила
text-explore-old-grave-upper = Той, хто діє, скидає 1 рішучість. Карту затасовують у колоду подій.
text-explore-old-grave-lower = Спогади загиблого
text-explore-old-grave-event = Перший гравець скидає 2 рішучості.

card-explore-old-hut = Стара хатина
text-explore-old-hut-upper = Той, хто діє, вибирає: скинути карту або тягнути таємниці, до 1 скарбу і 1 чудовиська, і тоді карту затасовують у колоду подій.
way-explore-old-hut-leave = Скинути карту
way-explore-old-hut-enter = Тягнути до 1 скарбу і 1 чудовиська; карту — в колоду подій
text-explore-old-hut-lower = Привид Робінзона
text-explore-old-hut-event = Кожен персонаж скидає 1 рішучість.

card-explore-puma = Пума!
text-explore-puma-upper = Той, хто діє, вибирає: ночувати поза табором, і тоді карту скидають, або затасувати карту в колоду подій.
way-explore-puma-hide = Ночувати поза табором; карту скинути
way-explore-puma-risk = Затасувати карту в колоду подій
text-explore-puma-lower = Пума нападає!
text-explore-puma-event = Перший гравець б’ється зі звіром із силою 3. Потім зброя падає на 1, команда дістає 2 їжі та 1 шкуру, а частокіл падає на 1.

card-explore-remains-of-a-settlement = Рештки поселення
text-explore-remains-of-a-settlement-upper = Той, хто діє, вибирає: скинути карту або тягнути таємниці, до 2 скарбів і 1 пастки, і тоді карту затасовують у колоду подій.
way-explore-remains-of-a-settlement-leave = Скинути карту
way-explore-remains-of-a-settlement-search = Тягнути до 2 скарбів і 1 пастки; карту — в колоду подій
text-explore-remains-of-a-settlement-lower = Епідемія
text-explore-remains-of-a-settlement-event = Кожен персонаж дістає 1 рану.

card-explore-ruined-hut = Зруйнована хатина
text-explore-ruined-hut-upper = Той, хто діє, вибирає: скинути карту або безплатно створити «Ніж», «Мотузку», «Лопату» чи «Ліки», і тоді карту затасовують у колоду подій.
way-explore-ruined-hut-leave = Скинути карту
way-explore-ruined-hut-take = Створити предмет безплатно; карту — в колоду подій
text-explore-ruined-hut-lower = Погані сни
text-explore-ruined-hut-event = Моральний дух падає на 1.

card-explore-secret-cave = Таємна печера
text-explore-secret-cave-upper = Той, хто діє, вибирає: скинути карту або тягнути таємниці, до 2 скарбів і 1 чудовиська чи пастки, і тоді карту затасовують у колоду подій.
way-explore-secret-cave-leave = Скинути карту
way-explore-secret-cave-enter = Тягнути до 2 скарбів і 1 чудовиська чи пастки; карту — в колоду подій
text-explore-secret-cave-lower = Звір прокидається
text-explore-secret-cave-event = Перший гравець б’ється зі звіром із силою 3. Потім команда дістає 2 їжі та 1 шкуру, а частокіл падає на 1.

card-explore-shrine = Святилище
text-explore-shrine-upper = Той, хто діє, вибирає: скинути карту або тягнути таємниці до першого скарбу, і тоді карту затасовують у колоду подій.
way-explore-shrine-leave = Скинути карту
way-explore-shrine-enter = Тягнути 1 скарб; карту — в колоду подій
text-explore-shrine-lower = Кошмари
text-explore-shrine-event = У комірки будівництва, збирання й дослідження кладуть по жетону перекидання: перший успіх у кожній із цих дій перекидають.

card-explore-signs-of-fire = Сліди пожежі
text-explore-signs-of-fire-upper = Одне джерело на вибір на досліджуваній ділянці закривають чорним маркером: воно виснажене. У разі невдачі маркер кладуть на клітинку, і він закриє джерело, коли її дослідять. Карту скидають.

card-explore-storm-on-the-horizon = Шторм на обрії
text-explore-storm-on-the-horizon-upper = Карту затасовують у колоду подій.
text-explore-storm-on-the-horizon-lower = Шторм
text-explore-storm-on-the-horizon-event = У комірку погоди кладуть жетон шторму.

card-explore-surprising-discovery = Дивовижна знахідка
text-explore-surprising-discovery-upper = Карту лишають. Один раз хто завгодно може застосувати її як тимчасову зброю +3; потім її скидають.

card-explore-swamp = Болото
text-explore-swamp-upper = На досліджувану ділянку, а в разі невдачі на клітинку, кладуть жетон трудомісткої дії: там кожна дія вимагає на 1 фішку більше. Карту скидають.

card-explore-theres-something-in-the-air = Щось витає в повітрі
text-explore-theres-something-in-the-air-upper = На колоду дослідження кладуть жетон пригоди. Карту затасовують у колоду подій.
text-explore-theres-something-in-the-air-lower = Проклятий острів
text-explore-theres-something-in-the-air-event = На колоду дослідження кладуть жетон пригоди.

card-explore-thorny-bush = Колючий кущ
text-explore-thorny-bush-upper = Той, хто діє, дістає зелену особливу рану на руку. Карту затасовують у колоду подій.
text-explore-thorny-bush-lower = Розпухла рука
text-explore-thorny-bush-event = Якщо «Ліків» немає, той, хто має на руці зелену особливу рану, у цьому раунді має лише 1 фішку. Особливу рану знімають у будь-якому разі.

card-explore-tiger = Тигр!
text-explore-tiger-upper = Той, хто діє, вибирає: ночувати поза табором, і тоді карту скидають, або затасувати карту в колоду подій.
way-explore-tiger-hide = Ночувати поза табором; карту скинути
way-explore-tiger-risk = Затасувати карту в колоду подій
text-explore-tiger-lower = Тигр вас знайшов!
text-explore-tiger-event = Перший гравець б’ється зі звіром із силою 4. Потім зброя падає на 1, команда дістає 2 їжі та 1 шкуру, а частокіл падає на 1.

card-explore-vipers = Гадюки!
text-explore-vipers-upper = Той, хто діє, дістає зелену особливу рану на голову. Карту затасовують у колоду подій.
text-explore-vipers-lower = Гарячка
text-explore-vipers-event = Якщо «Ліків» немає, той, хто має на голові зелену особливу рану, у цьому раунді має лише 1 фішку. Особливу рану знімають у будь-якому разі.

card-explore-wild-berries = Дикі ягоди
text-explore-wild-berries-upper = Той, хто діє, дістає зелену особливу рану на живіт. Карту затасовують у колоду подій.
text-explore-wild-berries-lower = Нудота
text-explore-wild-berries-event = Хто має на животі зелену особливу рану, у цьому раунді має лише 1 фішку. Особливу рану знімають.

card-explore-wild-dog = Дикий пес
text-explore-wild-dog-upper = Той, хто діє, дістає 1 рану. Карту затасовують у колоду подій.
text-explore-wild-dog-lower = Пес повернувся!
text-explore-wild-dog-event = Гравці вибирають: скинути 1 їжу, і зброя підвищується на 1, або нічого не робити.
way-explore-wild-dog-feed = Скинути 1 їжу, підвищити зброю на 1
way-explore-wild-dog-leave = Дати псові спокій

card-explore-wrong-track = Хибний слід
text-explore-wrong-track-upper = Той, хто діє, ночує поза табором. На початку наступного раунду, перед фазою подій, команда дістає 2 деревини. Карту скидають.
