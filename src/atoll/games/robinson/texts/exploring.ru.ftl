# Приключения при исследовании.

card-explore-bamboo = Бамбук
text-explore-bamboo-upper = Действующий выбирает: сбросить карту или взять 2 дерева, и тогда карту замешивают в колоду событий.
way-explore-bamboo-leave = Сбросить карту
way-explore-bamboo-take = Взять 2 дерева; карту — в колоду событий
text-explore-bamboo-lower = Треск сломанного дерева
text-explore-bamboo-event = Крыша или частокол, на выбор игроков, падает на 1.
way-explore-bamboo-roof = Понизить крышу на 1
way-explore-bamboo-palisade = Понизить частокол на 1

card-explore-carcass = Туша
text-explore-carcass-upper = Действующий выбирает: сбросить карту или взять 2 еды и 2 шкуры, и тогда карту замешивают в колоду событий.
way-explore-carcass-leave = Сбросить карту
way-explore-carcass-take = Взять 2 еды и 2 шкуры; карту — в колоду событий
text-explore-carcass-lower = Понос
text-explore-carcass-event = Каждый персонаж получает 1 рану.

card-explore-cold-wind = Холодный ветер
text-explore-cold-wind-upper = Карту замешивают в колоду событий.
text-explore-cold-wind-lower = Снег
text-explore-cold-wind-event = В ячейку погоды кладут жетон снежной тучи.

card-explore-dangerous-terrain = Опасная местность
text-explore-dangerous-terrain-upper = На исследуемый участок, а при неудаче на клетку, кладут жетон большой опасности: кто там действует, получает 1 рану, если оружие ниже 1. Карту сбрасывают.

card-explore-empty-forest = Пустой лес
text-explore-empty-forest-upper = Карту замешивают в колоду событий.
text-explore-empty-forest-lower = Голодные хищники
text-explore-empty-forest-event = В ячейку охоты кладут жетон большой опасности: следующий зверь, на которого охотятся, на 1 сильнее.

card-explore-flu = Грипп
text-explore-flu-upper = Действующий выбирает: сбросить 1 еду, и тогда карту сбрасывают, или замешать карту в колоду событий.
way-explore-flu-eat = Сбросить 1 еду и карту
way-explore-flu-risk = Замешать карту в колоду событий
text-explore-flu-lower = Больное горло
text-explore-flu-event = Карту кладут в ячейку ночи: этой ночью каждый персонаж съедает на 1 еду больше или получает 1 рану, даже если там лежит и жетон дополнительной еды. Затем карту сбрасывают.

card-explore-its-going-to-rain = Собирается дождь
text-explore-its-going-to-rain-upper = Карту замешивают в колоду событий.
text-explore-its-going-to-rain-lower = Ливень
text-explore-its-going-to-rain-event = В ячейку погоды кладут жетон дождевой тучи.

card-explore-lost = Сбились с пути
text-explore-lost-upper = Действующий ночует вне лагеря. В начале следующего раунда, перед фазой событий, моральный дух поднимается на 1. Карту сбрасывают.

card-explore-lost-in-the-thicket = Заблудились в чаще
text-explore-lost-in-the-thicket-upper = Действующий ночует вне лагеря. В начале следующего раунда, перед фазой событий, тянут 1 жетон находки. Карту сбрасывают.

card-explore-lost-in-the-woods = Заблудились в лесу
text-explore-lost-in-the-woods-upper = Действующий сбрасывает 2 решимости. Карту сбрасывают.

card-explore-misadventure = Неприятность
text-explore-misadventure-upper = Действующий получает зелёную особую рану на ногу. Карту замешивают в колоду событий.
text-explore-misadventure-lower = Распухшая лодыжка
text-explore-misadventure-event = Тот, у кого на ноге зелёная особая рана, в этом раунде может только строить, обустраивать лагерь и отдыхать. Особую рану снимают.

card-explore-old-grave = Старая могила
text-explore-old-grave-upper = Действующий сбрасывает 1 решимость. Карту замешивают в колоду событий.
text-explore-old-grave-lower = Воспоминания погибшего
text-explore-old-grave-event = Первый игрок сбрасывает 2 решимости.

card-explore-old-hut = Старая хижина
text-explore-old-hut-upper = Действующий выбирает: сбросить карту или тянуть тайны, до 1 клада и 1 монстра, и тогда карту замешивают в колоду событий.
way-explore-old-hut-leave = Сбросить карту
way-explore-old-hut-enter = Тянуть до 1 клада и 1 монстра; карту — в колоду событий
text-explore-old-hut-lower = Призрак Робинзона
text-explore-old-hut-event = Каждый персонаж сбрасывает 1 решимость.

card-explore-puma = Пума!
text-explore-puma-upper = Действующий выбирает: ночевать вне лагеря, и тогда карту сбрасывают, или замешать карту в колоду событий.
way-explore-puma-hide = Ночевать вне лагеря; карту сбросить
way-explore-puma-risk = Замешать карту в колоду событий
text-explore-puma-lower = Пума нападает!
text-explore-puma-event = Первый игрок бьётся со зверем силой 3. Затем оружие падает на 1, команда получает 2 еды и 1 шкуру, а частокол падает на 1.

card-explore-remains-of-a-settlement = Остатки селения
text-explore-remains-of-a-settlement-upper = Действующий выбирает: сбросить карту или тянуть тайны, до 2 кладов и 1 ловушки, и тогда карту замешивают в колоду событий.
way-explore-remains-of-a-settlement-leave = Сбросить карту
way-explore-remains-of-a-settlement-search = Тянуть до 2 кладов и 1 ловушки; карту — в колоду событий
text-explore-remains-of-a-settlement-lower = Эпидемия
text-explore-remains-of-a-settlement-event = Каждый персонаж получает 1 рану.

card-explore-ruined-hut = Разрушенная хижина
text-explore-ruined-hut-upper = Действующий выбирает: сбросить карту или бесплатно создать «Нож», «Верёвку», «Лопату» либо «Снадобье», и тогда карту замешивают в колоду событий.
way-explore-ruined-hut-leave = Сбросить карту
way-explore-ruined-hut-take = Создать предмет бесплатно; карту — в колоду событий
text-explore-ruined-hut-lower = Дурные сны
text-explore-ruined-hut-event = Моральный дух падает на 1.

card-explore-secret-cave = Тайная пещера
text-explore-secret-cave-upper = Действующий выбирает: сбросить карту или тянуть тайны, до 2 кладов и 1 монстра либо ловушки, и тогда карту замешивают в колоду событий.
way-explore-secret-cave-leave = Сбросить карту
way-explore-secret-cave-enter = Тянуть до 2 кладов и 1 монстра либо ловушки; карту — в колоду событий
text-explore-secret-cave-lower = Зверь просыпается
text-explore-secret-cave-event = Первый игрок бьётся со зверем силой 3. Затем команда получает 2 еды и 1 шкуру, а частокол падает на 1.

card-explore-shrine = Святилище
text-explore-shrine-upper = Действующий выбирает: сбросить карту или тянуть тайны до первого клада, и тогда карту замешивают в колоду событий.
way-explore-shrine-leave = Сбросить карту
way-explore-shrine-enter = Тянуть 1 клад; карту — в колоду событий
text-explore-shrine-lower = Кошмары
text-explore-shrine-event = В ячейки строительства, сбора и исследования кладут по жетону переброса: первый же успех в каждом из этих действий перебрасывают.

card-explore-signs-of-fire = Следы пожара
text-explore-signs-of-fire-upper = Один источник на выбор на исследуемом участке закрывают чёрным маркером: он истощён. При неудаче маркер кладут на клетку, и он закроет источник, когда её исследуют. Карту сбрасывают.

card-explore-storm-on-the-horizon = Шторм на горизонте
text-explore-storm-on-the-horizon-upper = Карту замешивают в колоду событий.
text-explore-storm-on-the-horizon-lower = Шторм
text-explore-storm-on-the-horizon-event = В ячейку погоды кладут жетон шторма.

card-explore-surprising-discovery = Удивительная находка
text-explore-surprising-discovery-upper = Карту оставляют. Один раз кто угодно может применить её как временное оружие +3; затем её сбрасывают.

card-explore-swamp = Болото
text-explore-swamp-upper = На исследуемый участок, а при неудаче на клетку, кладут жетон трудоёмкого действия: там каждое действие требует на 1 фишку больше. Карту сбрасывают.

card-explore-theres-something-in-the-air = Что-то витает в воздухе
text-explore-theres-something-in-the-air-upper = На колоду исследования кладут жетон приключения. Карту замешивают в колоду событий.
text-explore-theres-something-in-the-air-lower = Проклятый остров
text-explore-theres-something-in-the-air-event = На колоду исследования кладут жетон приключения.

card-explore-thorny-bush = Колючий куст
text-explore-thorny-bush-upper = Действующий получает зелёную особую рану на руку. Карту замешивают в колоду событий.
text-explore-thorny-bush-lower = Распухшая рука
text-explore-thorny-bush-event = Если «Снадобья» нет, у того, у кого на руке зелёная особая рана, в этом раунде только 1 фишка. Особую рану снимают в любом случае.

card-explore-tiger = Тигр!
text-explore-tiger-upper = Действующий выбирает: ночевать вне лагеря, и тогда карту сбрасывают, или замешать карту в колоду событий.
way-explore-tiger-hide = Ночевать вне лагеря; карту сбросить
way-explore-tiger-risk = Замешать карту в колоду событий
text-explore-tiger-lower = Тигр вас нашёл!
text-explore-tiger-event = Первый игрок бьётся со зверем силой 4. Затем оружие падает на 1, команда получает 2 еды и 1 шкуру, а частокол падает на 1.

card-explore-vipers = Гадюки!
text-explore-vipers-upper = Действующий получает зелёную особую рану на голову. Карту замешивают в колоду событий.
text-explore-vipers-lower = Лихорадка
text-explore-vipers-event = Если «Снадобья» нет, у того, у кого на голове зелёная особая рана, в этом раунде только 1 фишка. Особую рану снимают в любом случае.

card-explore-wild-berries = Дикие ягоды
text-explore-wild-berries-upper = Действующий получает зелёную особую рану на живот. Карту замешивают в колоду событий.
text-explore-wild-berries-lower = Тошнота
text-explore-wild-berries-event = У того, у кого на животе зелёная особая рана, в этом раунде только 1 фишка. Особую рану снимают.

card-explore-wild-dog = Дикий пёс
text-explore-wild-dog-upper = Действующий получает 1 рану. Карту замешивают в колоду событий.
text-explore-wild-dog-lower = Пёс вернулся!
text-explore-wild-dog-event = Игроки выбирают: сбросить 1 еду, и оружие поднимается на 1, или ничего не делать.
way-explore-wild-dog-feed = Сбросить 1 еду, поднять оружие на 1
way-explore-wild-dog-leave = Оставить пса в покое

card-explore-wrong-track = Ложный след
text-explore-wrong-track-upper = Действующий ночует вне лагеря. В начале следующего раунда, перед фазой событий, команда получает 2 дерева. Карту сбрасывают.
