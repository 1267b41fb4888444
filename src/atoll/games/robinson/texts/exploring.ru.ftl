# Приключения при исследовании.

card-explore-bamboo = Бамбук
card-explore-bamboo-upper = Действующий выбирает: сбросить карту или взять 2 дерева, и тогда карту замешивают в колоду событий.
card-explore-bamboo-way-leave = Сбросить карту
card-explore-bamboo-way-take = Взять 2 дерева; карту — в колоду событий
card-explore-bamboo-lower = Треск сломанного дерева
card-explore-bamboo-event = Крыша или частокол, на выбор игроков, падает на 1.
card-explore-bamboo-way-roof = Понизить крышу на 1
card-explore-bamboo-way-palisade = Понизить частокол на 1

card-explore-carcass = Туша
card-explore-carcass-upper = Действующий выбирает: сбросить карту или взять 2 еды и 2 шкуры, и тогда карту замешивают в колоду событий.
card-explore-carcass-way-leave = Сбросить карту
card-explore-carcass-way-take = Взять 2 еды и 2 шкуры; карту — в колоду событий
card-explore-carcass-lower = Понос
card-explore-carcass-event = Каждый персонаж получает 1 рану.

card-explore-cold-wind = Холодный ветер
card-explore-cold-wind-upper = Карту замешивают в колоду событий.
card-explore-cold-wind-lower = Снег
card-explore-cold-wind-event = В ячейку погоды кладут жетон снежной тучи.

card-explore-dangerous-terrain = Опасная местность
card-explore-dangerous-terrain-upper = На исследуемый участок, а при неудаче на клетку, кладут жетон большой опасности: кто там действует, получает 1 рану, если оружие ниже 1. Карту сбрасывают.

card-explore-empty-forest = Пустой лес
card-explore-empty-forest-upper = Карту замешивают в колоду событий.
card-explore-empty-forest-lower = Голодные хищники
card-explore-empty-forest-event = В ячейку охоты кладут жетон большой опасности: ближайший зверь, на которого охотятся, на 1 сильнее.

card-explore-flu = Грипп
card-explore-flu-upper = Действующий выбирает: сбросить 1 еду, и тогда карту сбрасывают, или замешать карту в колоду событий.
card-explore-flu-way-eat = Сбросить 1 еду и карту
card-explore-flu-way-risk = Замешать карту в колоду событий
card-explore-flu-lower = Больное горло
card-explore-flu-event = Карту кладут в ячейку ночи: этой ночью каждый персонаж съедает на 1 еду больше или получает 1 рану. Затем карту сбрасывают.

card-explore-its-going-to-rain = Собирается дождь
card-explore-its-going-to-rain-upper = Карту замешивают в колоду событий.
card-explore-its-going-to-rain-lower = Ливень
card-explore-its-going-to-rain-event = В ячейку погоды кладут жетон дождевой тучи.

card-explore-lost = Сбились с пути
card-explore-lost-upper = Действующий ночует вне лагеря. В начале следующего раунда, перед фазой событий, моральный дух поднимается на 1. Карту сбрасывают.

card-explore-lost-in-the-thicket = Заблудились в чаще
card-explore-lost-in-the-thicket-upper = Действующий ночует вне лагеря. В начале следующего раунда, перед фазой событий, тянут 1 жетон находки. Карту сбрасывают.

card-explore-lost-in-the-woods = Заблудились в лесу
card-explore-lost-in-the-woods-upper = Действующий сбрасывает 2 решимости. Карту сбрасывают.

card-explore-misadventure = Неприятность
card-explore-misadventure-upper = Действующий получает зелёную особую рану на ногу. Карту замешивают в колоду событий.
card-explore-misadventure-lower = Распухшая лодыжка
card-explore-misadventure-event = Тот, у кого на ноге зелёная особая рана, в этом раунде может только строить, обустраивать лагерь и отдыхать. Особую рану снимают.

card-explore-old-grave = Старая могила
card-explore-old-grave-upper = Действующий сбрасывает 1 решимость. Карту замешивают в колоду событий.
card-explore-old-grave-lower = Воспоминания погибшего
card-explore-old-grave-event = Первый игрок сбрасывает 2 решимости.

card-explore-old-hut = Старая хижина
card-explore-old-hut-upper = Действующий выбирает: сбросить карту или тянуть тайны, до 1 клада и 1 монстра, и тогда карту замешивают в колоду событий.
card-explore-old-hut-way-leave = Сбросить карту
card-explore-old-hut-way-enter = Тянуть до 1 клада и 1 монстра; карту — в колоду событий
card-explore-old-hut-lower = Призрак Робинзона
card-explore-old-hut-event = Каждый персонаж сбрасывает 1 решимость.

card-explore-puma = Пума!
card-explore-puma-upper = Действующий выбирает: ночевать вне лагеря, и тогда карту сбрасывают, или замешать карту в колоду событий.
card-explore-puma-way-hide = Ночевать вне лагеря; карту сбросить
card-explore-puma-way-risk = Замешать карту в колоду событий
card-explore-puma-lower = Пума нападает!
card-explore-puma-event = Первый игрок бьётся со зверем силой 3. Затем оружие падает на 1, команда получает 2 еды и 1 шкуру, а частокол падает на 1.

card-explore-remains-of-a-settlement = Остатки селения
card-explore-remains-of-a-settlement-upper = Действующий выбирает: сбросить карту или тянуть тайны, до 2 кладов и 1 ловушки, и тогда карту замешивают в колоду событий.
card-explore-remains-of-a-settlement-way-leave = Сбросить карту
card-explore-remains-of-a-settlement-way-search = Тянуть до 2 кладов и 1 ловушки; карту — в колоду событий
card-explore-remains-of-a-settlement-lower = Эпидемия
card-explore-remains-of-a-settlement-event = Каждый персонаж получает 1 рану.

card-explore-ruined-hut = Разрушенная хижина
card-explore-ruined-hut-upper = Действующий выбирает: сбросить карту или бесплатно создать «Нож», «Верёвку», «Лопату» либо «Снадобье», и тогда карту замешивают в колоду событий.
card-explore-ruined-hut-way-leave = Сбросить карту
card-explore-ruined-hut-way-take = Создать предмет бесплатно; карту — в колоду событий
card-explore-ruined-hut-lower = Дурные сны
card-explore-ruined-hut-event = Моральный дух падает на 1.

card-explore-secret-cave = Тайная пещера
card-explore-secret-cave-upper = Действующий выбирает: сбросить карту или тянуть тайны, до 2 кладов и 1 монстра либо ловушки, и тогда карту замешивают в колоду событий.
card-explore-secret-cave-way-leave = Сбросить карту
card-explore-secret-cave-way-enter = Тянуть до 2 кладов и 1 монстра либо ловушки; карту — в колоду событий
card-explore-secret-cave-lower = Зверь просыпается
card-explore-secret-cave-event = Первый игрок бьётся со зверем силой 3. Затем команда получает 2 еды и 1 шкуру, а частокол падает на 1.

card-explore-shrine = Святилище
card-explore-shrine-upper = Действующий выбирает: сбросить карту или тянуть тайны, 1 клад, и тогда карту замешивают в колоду событий.
card-explore-shrine-way-leave = Сбросить карту
card-explore-shrine-way-enter = Тянуть 1 клад; карту — в колоду событий
card-explore-shrine-lower = Кошмары
card-explore-shrine-event = В ячейки строительства, сбора и исследования кладут по жетону переброса: первый же успех в каждом из этих действий перебрасывают.

card-explore-signs-of-fire = Следы пожара
card-explore-signs-of-fire-upper = Один источник на выбор на исследуемом участке закрывают чёрным маркером: он истощён. При неудаче маркер кладут на клетку, и он закроет источник, когда её исследуют. Карту сбрасывают.

card-explore-storm-on-the-horizon = Шторм на горизонте
card-explore-storm-on-the-horizon-upper = Карту замешивают в колоду событий.
card-explore-storm-on-the-horizon-lower = Шторм
card-explore-storm-on-the-horizon-event = В ячейку погоды кладут жетон шторма.

card-explore-surprising-discovery = Удивительная находка
card-explore-surprising-discovery-upper = Карту оставляют. Один раз кто угодно может применить её как временное оружие +3; затем её сбрасывают.

card-explore-swamp = Болото
card-explore-swamp-upper = На исследуемый участок, а при неудаче на клетку, кладут жетон трудоёмкого действия: там каждое действие требует на 1 фишку больше. Карту сбрасывают.

card-explore-theres-something-in-the-air = Что-то витает в воздухе
card-explore-theres-something-in-the-air-upper = На колоду исследования кладут жетон приключения. Карту замешивают в колоду событий.
card-explore-theres-something-in-the-air-lower = Проклятый остров
card-explore-theres-something-in-the-air-event = На колоду исследования кладут жетон приключения.

card-explore-thorny-bush = Колючий куст
card-explore-thorny-bush-upper = Действующий получает зелёную особую рану на руку. Карту замешивают в колоду событий.
card-explore-thorny-bush-lower = Распухшая рука
card-explore-thorny-bush-event = Если «Снадобья» нет, у того, у кого на руке зелёная особая рана, в этом раунде только 1 фишка. Особую рану снимают в любом случае.

card-explore-tiger = Тигр!
card-explore-tiger-upper = Действующий выбирает: ночевать вне лагеря, и тогда карту сбрасывают, или замешать карту в колоду событий.
card-explore-tiger-way-hide = Ночевать вне лагеря; карту сбросить
card-explore-tiger-way-risk = Замешать карту в колоду событий
card-explore-tiger-lower = Тигр вас нашёл!
card-explore-tiger-event = Первый игрок бьётся со зверем силой 4. Затем оружие падает на 1, команда получает 2 еды и 1 шкуру, а частокол падает на 1.

card-explore-vipers = Гадюки!
card-explore-vipers-upper = Действующий получает зелёную особую рану на голову. Карту замешивают в колоду событий.
card-explore-vipers-lower = Лихорадка
card-explore-vipers-event = Если «Снадобья» нет, у того, у кого на голове зелёная особая рана, в этом раунде только 1 фишка. Особую рану снимают в любом случае.

card-explore-wild-berries = Дикие ягоды
card-explore-wild-berries-upper = Действующий получает зелёную особую рану на живот. Карту замешивают в колоду событий.
card-explore-wild-berries-lower = Тошнота
card-explore-wild-berries-event = У того, у кого на животе зелёная особая рана, в этом раунде только 1 фишка. Особую рану снимают.

card-explore-wild-dog = Дикий пёс
card-explore-wild-dog-upper = Действующий получает 1 рану. Карту замешивают в колоду событий.
card-explore-wild-dog-lower = Пёс вернулся!
card-explore-wild-dog-event = Игроки выбирают: сбросить 1 еду, и оружие поднимается на 1, или ничего не делать.
card-explore-wild-dog-way-feed = Сбросить 1 еду, поднять оружие на 1
card-explore-wild-dog-way-leave = Оставить пса в покое

card-explore-wrong-track = Ложный след
card-explore-wrong-track-upper = Действующий ночует вне лагеря. В начале следующего раунда, перед фазой событий, команда получает 2 дерева. Карту сбрасывают.
