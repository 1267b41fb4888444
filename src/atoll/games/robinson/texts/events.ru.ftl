# «Робинзон Крузо»: карты событий.

card-event-argument = Спор
card-event-argument-event = В этом раунде на одно действие нельзя ставить фишки двух разных персонажей, и Пятница никому не помогает. Исключение одно — действие на этой карте.
card-event-argument-remedy = Примирение
card-event-argument-reward = Две фишки принадлежат двум разным персонажам или персонажу и Пятнице. Моральный дух поднимается на 1. Действующий получает 1 решимость.
card-event-argument-threat = Моральный дух падает на 1, и каждый персонаж сбрасывает 1 решимость.

card-event-awful-weather = Скверная погода
card-event-awful-weather-event = В ячейку погоды кладут жетон дождевой тучи.
card-event-awful-weather-remedy = Заслон от ветра
card-event-awful-weather-reward = Стоит 1 дерево. Действующий получает 1 решимость.
card-event-awful-weather-threat = В ячейку погоды кладут жетон снежной тучи.

card-event-bad-feelings = Дурные предчувствия
card-event-bad-feelings-event = В ячейку сбора кладут жетон переброса: первый же выпавший там успех перебрасывают.
card-event-bad-feelings-remedy = Осторожный сбор
card-event-bad-feelings-reward = Действующий получает 1 решимость.
card-event-bad-feelings-threat = На колоду сбора кладут жетон приключения, а в ячейку сбора — жетон переброса.

card-event-bear = Медведь
card-event-bear-event = В ячейку обустройства лагеря кладут чёрный маркер: ближайшее обустройство только убирает его и больше ничего не даёт.
card-event-bear-remedy = Ремонт
card-event-bear-reward = Нужна «Лопата». Действующий получает 1 решимость. Чёрный маркер остаётся.
card-event-bear-threat = Моральный дух падает на 1, и каждый персонаж сбрасывает 1 решимость.

card-event-body-on-the-beach = Тело на пляже
card-event-body-on-the-beach-event = Моральный дух падает на 1.
card-event-body-on-the-beach-remedy = Погребение
card-event-body-on-the-beach-reward = Нужна «Лопата». Действующий получает 2 решимости.
card-event-body-on-the-beach-threat = Моральный дух падает на 2.

card-event-broken-tree = Сломанное дерево
card-event-broken-tree-event = Каждый персонаж получает 1 рану.
card-event-broken-tree-remedy = Уборка дерева
card-event-broken-tree-reward = Нужна «Верёвка». Действующий получает 1 решимость. Команда получает 1 дерево.
card-event-broken-tree-threat = Моральный дух падает на 1.

card-event-call-of-the-wild = Зов дикой природы
card-event-call-of-the-wild-event = В ячейку охоты кладут жетон большой опасности: ближайший зверь, на которого охотятся, на 1 сильнее.
card-event-call-of-the-wild-remedy = Яростная охота
card-event-call-of-the-wild-reward = Нужно оружие не ниже 2. Команда получает 1 еду.
card-event-call-of-the-wild-threat = В ячейку охоты кладут жетон большой опасности: ближайший зверь, на которого охотятся, на 1 сильнее.

card-event-catastrophe = Катастрофа
card-event-catastrophe-event = До конца фазы действий предметы недоступны: они ничего не дают и требований не выполняют. Выложенные ими жетоны по-прежнему работают.
card-event-catastrophe-remedy = Починка инструментов
card-event-catastrophe-reward = Действующий получает 1 решимость.
card-event-catastrophe-threat = Если возможно, 1 предмет по выбору игроков замешивают обратно в колоду изобретений и отменяют его эффект.

card-event-chronic-tiredness = Хроническая усталость
card-event-chronic-tiredness-event = В ячейку ночи кладут жетон дополнительной еды: этой ночью каждый персонаж съедает на 1 еду больше или получает 1 рану.
card-event-chronic-tiredness-remedy = Восстановление сил
card-event-chronic-tiredness-reward = Действующий получает 2 решимости.
card-event-chronic-tiredness-threat = Каждый персонаж получает 1 рану.

card-event-cloudburst = Хляби небесные
card-event-cloudburst-event = Лагерь переезжает на соседний участок по выбору игроков.
card-event-cloudburst-remedy = Переезд
card-event-cloudburst-reward = То, что понизил переезд по этой карте (крыша, частокол или оба), поднимается на 1, если есть укрытие.
card-event-cloudburst-threat = Ничего не происходит.

card-event-cold-rain = Холодный дождь
card-event-cold-rain-event = В ячейку погоды кладут жетон дождевой тучи.
card-event-cold-rain-remedy = Отвод воды
card-event-cold-rain-reward = Нужна «Лопата». Действующий получает 1 решимость.
card-event-cold-rain-threat = В ячейку погоды кладут жетон дождевой тучи.

card-event-council = Совет
card-event-council-event = Игроки сбрасывают с поля 3 изобретения на свой выбор.
card-event-council-remedy = Мозговой штурм
card-event-council-reward = Любое изобретение из колоды, по выбору игроков, сразу ложится на поле. Действующий получает 1 решимость.
card-event-council-threat = Игроки сбрасывают с поля 2 изобретения на свой выбор.

card-event-culled-area = Опустевшая округа
card-event-culled-area-event = В этом раунде добыча не даёт еды.
card-event-culled-area-remedy = Щедрая охота
card-event-culled-area-reward = Нужно оружие не ниже 2. Команда получает 2 еды.
card-event-culled-area-threat = Ничего не происходит.

card-event-dangerous-night = Тревожная ночь
card-event-dangerous-night-event = Карту зверя кладут лицом вниз возле колоды событий. Если она ещё там, когда начнётся следующая фаза событий, первый игрок дерётся с этим зверем, прежде чем тянут событие.
card-event-dangerous-night-remedy = Строительство укреплений
card-event-dangerous-night-reward = Нужно оружие не ниже 2. Если зверь ещё лежит возле колоды событий, его замешивают в колоду охоты.
card-event-dangerous-night-threat = Ничего не происходит.

card-event-depression = Депрессия
card-event-depression-event = Игроки сбрасывают с поля 2 изобретения на свой выбор, и каждый персонаж сбрасывает 1 решимость.
card-event-depression-remedy = Утешение
card-event-depression-reward = Стоит 1 еду. Действующий получает 2 решимости.
card-event-depression-threat = Моральный дух падает на 1, и игроки сбрасывают с поля 2 изобретения на свой выбор.

card-event-despondency = Упадок духа
card-event-despondency-event = Жетон первого игрока переходит дальше: следующий игрок сразу становится первым.
card-event-despondency-remedy = Силы возвращаются
card-event-despondency-reward = Стоит 1 еду. Действующий получает 1 решимость.
card-event-despondency-threat = Моральный дух падает на 2.

card-event-devastation = Опустошение
card-event-devastation-event = Два источника на участках рядом с лагерем, по выбору игроков, закрывают чёрными маркерами: они истощены.
card-event-devastation-remedy = Расчистка
card-event-devastation-reward = Нужна «Лопата». Действующий получает 1 решимость.
card-event-devastation-threat = Один источник на участке рядом с лагерем, по выбору игроков, закрывают чёрным маркером: он истощён.

card-event-disaster = Бедствие
card-event-disaster-event = Крыша или частокол, на выбор игроков, падает на 1.
card-event-disaster-remedy = Починка
card-event-disaster-reward = Стоит 1 дерево. Крыша или частокол, на выбор игроков, поднимается на 1, если есть укрытие.
card-event-disaster-threat = Крыша или частокол, на выбор игроков, теряет половину уровней; потерю округляют вниз.
card-event-disaster-way-lower-roof = Понизить крышу на 1
card-event-disaster-way-lower-palisade = Понизить частокол на 1
card-event-disaster-way-raise-roof = Поднять крышу на 1
card-event-disaster-way-raise-palisade = Поднять частокол на 1
card-event-disaster-way-halve-roof = Понизить крышу вдвое
card-event-disaster-way-halve-palisade = Понизить частокол вдвое

card-event-drought = Засуха
card-event-drought-event = Если возможно, игроки закрывают чёрным маркером реку на одном из участков: там эта местность считается неисследованной.
card-event-drought-remedy = Новое русло
card-event-drought-reward = Нужна «Лопата». Действующий получает 1 решимость. С той местности убирают чёрный маркер.
card-event-drought-threat = Если возможно, игроки закрывают чёрным маркером реку на одном из участков: там эта местность считается неисследованной.

card-event-earthquake = Землетрясение
card-event-earthquake-event = Если возможно, один участок рядом с лагерем, по выбору игроков, переворачивают лицом вниз: он недоступен.
card-event-earthquake-remedy = Прокладка прохода
card-event-earthquake-reward = Нужна «Лопата». Тот участок снова открывают лицом вверх.
card-event-earthquake-threat = Ничего не происходит.

card-event-exhausting-night = Изнурительная ночь
card-event-exhausting-night-event = В ячейку строительства кладут жетон переброса: первый же выпавший там успех перебрасывают.
card-event-exhausting-night-remedy = Передышка
card-event-exhausting-night-reward = Действующий получает 1 решимость.
card-event-exhausting-night-threat = Моральный дух падает на 2.

card-event-fight = Драка
card-event-fight-event = Каждый персонаж получает 1 рану.
card-event-fight-remedy = Речь
card-event-fight-reward = Действующий получает 1 решимость.
card-event-fight-threat = Каждый персонаж сбрасывает 2 решимости.

card-event-fight-in-the-dark = Схватка в темноте
card-event-fight-in-the-dark-event = Если возможно, верхнюю карту колоды охоты сбрасывают.
card-event-fight-in-the-dark-remedy = Выслеживание хищника
card-event-fight-in-the-dark-reward = Нужно оружие не ниже 2. Действующий получает 1 решимость.
card-event-fight-in-the-dark-threat = В фазе погоды этого раунда бросают кубик голодных зверей.

card-event-fire = Пожар
card-event-fire-event = В этом раунде добыча не даёт дерева.
card-event-fire-remedy = Тушение пожара
card-event-fire-reward = Нужна «Лопата». Действующий получает 1 решимость.
card-event-fire-threat = В этом раунде добыча не даёт дерева.

card-event-flood = Наводнение
card-event-flood-event = На выбор игроков: 1 предмет переворачивают стороной изобретения, или оружие падает на 1, или частокол падает на 1, или каждый персонаж получает 1 рану.
card-event-flood-remedy = Рытьё водостока
card-event-flood-reward = Нужна «Лопата». Действующий получает 1 решимость.
card-event-flood-threat = Частокол падает на 1.
card-event-flood-way-turn-back-item = Перевернуть 1 предмет стороной изобретения
card-event-flood-way-lower-weapon = Понизить оружие на 1
card-event-flood-way-lower-palisade = Понизить частокол на 1
card-event-flood-way-wounds = Получить по 1 ране

card-event-flying-surprise = Сюрприз с неба
card-event-flying-surprise-event = Крыша или частокол, на выбор игроков, падает на 1.
card-event-flying-surprise-remedy = Уборка после происшествия
card-event-flying-surprise-reward = Стоит 1 дерево. Действующий получает 1 решимость.
card-event-flying-surprise-threat = Крыша или частокол, на выбор игроков, падает на 1.
card-event-flying-surprise-way-lower-roof = Понизить крышу на 1
card-event-flying-surprise-way-lower-palisade = Понизить частокол на 1

card-event-foul-weather = Ненастье
card-event-foul-weather-event = В ячейку сбора кладут жетон трудоёмкого действия: ближайший сбор требует на 1 фишку больше.
card-event-foul-weather-remedy = Защита источников
card-event-foul-weather-reward = Нужна «Лопата». Действующий получает 1 решимость.
card-event-foul-weather-threat = Два источника на участках рядом с лагерем, по выбору игроков, закрывают чёрными маркерами: они истощены.

card-event-frost = Мороз
card-event-frost-event = В ячейку погоды кладут жетон снежной тучи.
card-event-frost-remedy = Обогрев лагеря
card-event-frost-reward = Стоит 1 дерево или 1 шкуру. Действующий получает 2 решимости.
card-event-frost-threat = В ячейку погоды кладут жетон снежной тучи.

card-event-heavy-clouds = Тяжёлые тучи
card-event-heavy-clouds-event = В ячейку погоды кладут жетон дождевой тучи.
card-event-heavy-clouds-remedy = Укрепление крыши
card-event-heavy-clouds-reward = Стоит 1 шкуру. Действующий получает 1 решимость.
card-event-heavy-clouds-threat = В ячейку погоды кладут жетон дождевой тучи.

card-event-heavy-rain = Сильный дождь
card-event-heavy-rain-event = В ячейку погоды кладут жетон дождевой тучи.
card-event-heavy-rain-remedy = Подготовка к дождю
card-event-heavy-rain-reward = Стоит 1 дерево. Действующий получает 1 решимость.
card-event-heavy-rain-threat = В ячейку погоды кладут жетон дождевой тучи.

card-event-heavy-rain-is-coming = Надвигается ливень
card-event-heavy-rain-is-coming-event = В ячейку погоды кладут жетон дождевой тучи.
card-event-heavy-rain-is-coming-remedy = Отвод воды
card-event-heavy-rain-is-coming-reward = Нужна «Лопата». Действующий получает 1 решимость.
card-event-heavy-rain-is-coming-threat = В ячейку погоды кладут жетон дождевой тучи.

card-event-high-water = Паводок
card-event-high-water-event = На колоду исследования кладут жетон приключения.
card-event-high-water-remedy = Водосток
card-event-high-water-reward = Стоит 1 дерево или требует «Лопаты». Действующий получает 2 решимости.
card-event-high-water-threat = Все доступные ресурсы сбрасывают, и добычи в этом раунде нет.

card-event-howling-from-the-woods = Завывания в лесу
card-event-howling-from-the-woods-event = Тянут три карты зверей. Сильнейшего кладут на верх колоды охоты, остальных замешивают обратно в колоду зверей.
card-event-howling-from-the-woods-remedy = Экспедиция
card-event-howling-from-the-woods-reward = Нужен «Огонь». Верхнюю карту колоды охоты перекладывают вниз. Действующий получает 1 решимость.
card-event-howling-from-the-woods-threat = Первый игрок дерётся с верхним зверем колоды охоты, если там кто-то есть.

card-event-jaguar = Ягуар
card-event-jaguar-event = Каждый персонаж получает 1 рану.
card-event-jaguar-remedy = Охота на зверя
card-event-jaguar-reward = Нужно оружие не ниже 2. Награды нет.
card-event-jaguar-threat = Каждый персонаж получает 1 рану.

card-event-landslide = Оползень
card-event-landslide-event = Лагерь переезжает на соседний участок по выбору игроков.
card-event-landslide-remedy = Защита лагеря
card-event-landslide-reward = Нужна «Лопата». Действующий получает 1 решимость.
card-event-landslide-threat = В этом раунде добычи нет.

card-event-loss-of-hope = Потеря надежды
card-event-loss-of-hope-event = В этом раунде первый игрок сам ведёт только строительство, обустройство лагеря и отдых. Помогать другим он может.
card-event-loss-of-hope-remedy = Передышка
card-event-loss-of-hope-reward = Действующий получает 1 решимость.
card-event-loss-of-hope-threat = Моральный дух падает на 2.

card-event-memories-of-the-cruise = Воспоминания о плавании
card-event-memories-of-the-cruise-event = Моральный дух падает на 1.
card-event-memories-of-the-cruise-remedy = Матросская песня
card-event-memories-of-the-cruise-reward = Действующий получает 2 решимости. Моральный дух поднимается на 1.
card-event-memories-of-the-cruise-threat = Каждый персонаж сбрасывает 1 решимость.

card-event-mess-in-the-camp = Беспорядок в лагере
card-event-mess-in-the-camp-event = В ячейку обустройства лагеря кладут жетон трудоёмкого действия: ближайшее обустройство требует на 1 фишку больше.
card-event-mess-in-the-camp-remedy = Наведение порядка
card-event-mess-in-the-camp-reward = Действующий получает 1 решимость.
card-event-mess-in-the-camp-threat = Каждый персонаж сбрасывает 1 решимость.

card-event-mist = Мгла
card-event-mist-event = В ячейку исследования кладут жетон трудоёмкого действия: ближайшее исследование требует на 1 фишку больше.
card-event-mist-remedy = Поиски старой дороги
card-event-mist-reward = Действующий получает 1 решимость.
card-event-mist-threat = В ячейку исследования кладут жетон трудоёмкого действия, а на колоду исследования — жетон приключения.

card-event-natural-dam-breaks = Прорыв запруды
card-event-natural-dam-breaks-event = В этом раунде добыча даёт на 1 дерево больше, а еды не даёт. На колоду исследования кладут жетон приключения.
card-event-natural-dam-breaks-remedy = Защита
card-event-natural-dam-breaks-reward = Нужна «Лопата». Действующий получает 1 решимость.
card-event-natural-dam-breaks-threat = Если возможно, 2 предмета по выбору игроков (или единственный) переворачивают стороной изобретения и отменяют их эффекты.

card-event-night-attack = Ночное нападение
card-event-night-attack-event = Каждый персонаж получает 1 рану. Если возможно, игроки смотрят верхнюю карту колоды охоты.
card-event-night-attack-remedy = В поисках зверя
card-event-night-attack-reward = Нужно оружие не ниже 3. Берут верхнего зверя колоды охоты, какова бы ни была его сила: оружие и частокол падают, как указано на его карте, приходят еда, шкуры и прочие эффекты. Карту сбрасывают.
card-event-night-attack-threat = Если возможно, верхнюю карту колоды охоты сбрасывают.

card-event-night-howling = Ночной вой
card-event-night-howling-event = В ячейку охоты кладут жетон большой опасности: ближайший зверь, на которого охотятся, на 1 сильнее.
card-event-night-howling-remedy = Облава на зверя
card-event-night-howling-reward = Нужно оружие не ниже 2. Действующий получает 1 решимость.
card-event-night-howling-threat = Частокол падает на 1.

card-event-otters = Выдры
card-event-otters-event = Ближайший источник с рыбой закрывают чёрным маркером: он истощён. Если такого нет, каждый персонаж получает 1 рану.
card-event-otters-remedy = Успешная охота
card-event-otters-reward = Нужно оружие не ниже 1. С того источника убирают чёрный маркер.
card-event-otters-threat = Событие этой карты повторяется.

card-event-poisoning = Отравление
card-event-poisoning-event = Каждый персонаж получает 1 рану.
card-event-poisoning-remedy = Сцеживание яда
card-event-poisoning-reward = Нужен «Нож». Действующий получает 1 решимость. Оружие поднимается на 1.
card-event-poisoning-threat = Каждый персонаж получает 1 рану.

card-event-precipice = Пропасть
card-event-precipice-event = Если возможно, один участок рядом с лагерем, по выбору игроков, переворачивают лицом вниз: он недоступен.
card-event-precipice-remedy = Постройка моста
card-event-precipice-reward = Стоит 2 дерева. Тот участок снова открывают лицом вверх. Действующий получает 3 решимости.
card-event-precipice-threat = Ничего не происходит.

card-event-predator-in-the-vicinity = Хищник в окрестностях
card-event-predator-in-the-vicinity-event = В фазе погоды этого раунда бросают кубик голодных зверей.
card-event-predator-in-the-vicinity-remedy = Отпугивание хищника
card-event-predator-in-the-vicinity-reward = Нужно оружие не ниже 2. Действующий получает 1 решимость.
card-event-predator-in-the-vicinity-threat = В фазе погоды этого раунда бросают кубик голодных зверей.

card-event-predator-is-near = Хищник рядом
card-event-predator-is-near-event = Ближайший источник с попугаями закрывают чёрным маркером: он истощён. Если такого нет, каждый персонаж получает 1 рану.
card-event-predator-is-near-remedy = Борьба за еду
card-event-predator-is-near-reward = Нужно оружие не ниже 2. С того источника убирают чёрный маркер. Действующий получает 1 решимость.
card-event-predator-is-near-threat = На колоду исследования и на колоду сбора кладут по жетону приключения.

card-event-predators = Хищники
card-event-predators-event = Ближайший источник еды закрывают чёрным маркером: он истощён. Если такого нет, каждый персонаж получает 1 рану.
card-event-predators-remedy = Бой
card-event-predators-reward = Нужно оружие не ниже 2. С того источника убирают чёрный маркер. Действующий получает 1 решимость.
card-event-predators-threat = Событие этой карты повторяется.

card-event-predators-in-the-woods = Хищники в лесу
card-event-predators-in-the-woods-event = В ячейку исследования кладут жетон большой опасности: кто выполняет ближайшее исследование, получает 1 рану, если оружие ниже 1.
card-event-predators-in-the-woods-remedy = Поиски хищника
card-event-predators-in-the-woods-reward = Нужно оружие не ниже 1. Действующий получает 1 решимость. Жетон большой опасности убирают из ячейки исследования.
card-event-predators-in-the-woods-threat = Каждый персонаж получает 1 рану. Жетон большой опасности убирают из ячейки исследования.

card-event-raging-river = Бурная река
card-event-raging-river-event = В этом раунде добыча даёт лишь половину: дерево и еду считают вместе и округляют вниз, а что взять, выбирают игроки.
card-event-raging-river-remedy = Рытьё канавы
card-event-raging-river-reward = Нужна «Лопата». Действующий получает 1 решимость.
card-event-raging-river-threat = В этом раунде добычи нет.

card-event-rain = Дождь
card-event-rain-event = В ячейку погоды кладут жетон дождевой тучи.
card-event-rain-remedy = Крыша покрепче
card-event-rain-reward = Стоит 1 шкуру. Действующий получает 1 решимость.
card-event-rain-threat = В ячейку погоды кладут жетон дождевой тучи.

card-event-ravenous-predators = Оголодавшие хищники
card-event-ravenous-predators-event = В ячейку охоты кладут жетон большой опасности: ближайший зверь, на которого охотятся, на 1 сильнее.
card-event-ravenous-predators-remedy = Изгнание зверей
card-event-ravenous-predators-reward = Нужен «Огонь». Действующий получает 1 решимость.
card-event-ravenous-predators-threat = Частокол падает на 1.

card-event-ravishing-hurricane = Опустошительный ураган
card-event-ravishing-hurricane-event = Если возможно, все источники на одном участке рядом с лагерем, по выбору игроков, закрывают чёрными маркерами: они истощены.
card-event-ravishing-hurricane-remedy = Поиски прежних источников
card-event-ravishing-hurricane-reward = Нужна «Лопата». С тех источников убирают чёрные маркеры. Действующий получает 1 решимость.
card-event-ravishing-hurricane-threat = Ничего не происходит.

card-event-ravishing-windstorm = Свирепая буря
card-event-ravishing-windstorm-event = Оружие падает на 2, а если оно ниже, то до 0.
card-event-ravishing-windstorm-remedy = Новое оружие
card-event-ravishing-windstorm-reward = Оружие поднимается на 1. Действующий получает 1 решимость.
card-event-ravishing-windstorm-threat = Ничего не происходит.

card-event-rough-passage = Трудный переход
card-event-rough-passage-event = Если возможно, игроки закрывают чёрным маркером холмы на одном из участков: там эта местность считается неисследованной.
card-event-rough-passage-remedy = Прокладка нового пути
card-event-rough-passage-reward = Действующий получает 1 решимость. С той местности убирают чёрный маркер.
card-event-rough-passage-threat = Если возможно, игроки закрывают чёрным маркером холмы на одном из участков: там эта местность считается неисследованной.

card-event-searching-for-a-new-path = Поиски нового пути
card-event-searching-for-a-new-path-event = В ячейку исследования кладут жетон переброса: первый же выпавший там успех перебрасывают.
card-event-searching-for-a-new-path-remedy = Знакомство с новыми дорогами
card-event-searching-for-a-new-path-reward = Действующий получает 1 решимость.
card-event-searching-for-a-new-path-threat = На колоду исследования и на колоду сбора кладут по жетону приключения.

card-event-sleepless-night = Бессонная ночь
card-event-sleepless-night-event = В ячейки строительства, сбора и исследования кладут по жетону переброса: первый же успех в каждом из этих действий перебрасывают.
card-event-sleepless-night-remedy = Передышка
card-event-sleepless-night-reward = Действующий получает 1 решимость.
card-event-sleepless-night-threat = На колоду исследования и на колоду сбора кладут по жетону приключения.

card-event-slow-work = Медленная работа
card-event-slow-work-event = В ячейку строительства кладут жетон дополнительного дерева: ближайшее строительство, которое стоит дерева, берёт ещё 1 дерево.
card-event-slow-work-remedy = Передышка
card-event-slow-work-reward = Действующий получает 1 решимость.
card-event-slow-work-threat = В ячейку строительства кладут жетон дополнительного дерева: ближайшее строительство, которое стоит дерева, берёт ещё 1 дерево.

card-event-smoke-on-the-horizon = Дым на горизонте
card-event-smoke-on-the-horizon-event = Если возможно, игроки закрывают чёрным маркером равнину на одном из участков: там эта местность считается неисследованной.
card-event-smoke-on-the-horizon-remedy = Тушение огня
card-event-smoke-on-the-horizon-reward = Действующий получает 1 решимость. С той местности убирают чёрный маркер.
card-event-smoke-on-the-horizon-threat = Если возможно, игроки закрывают чёрным маркером равнину на одном из участков: там эта местность считается неисследованной.

card-event-storm = Шторм
card-event-storm-event = В ячейку погоды кладут жетон шторма.
card-event-storm-remedy = Укрепление лагеря
card-event-storm-reward = Стоит 1 дерево или требует «Лопаты». Действующий получает 1 решимость.
card-event-storm-threat = Частокол падает на 1.

card-event-storm-damage = Разрушительный ураган
card-event-storm-damage-event = Крыша или частокол, на выбор игроков, теряет половину уровней; потерю округляют вниз.
card-event-storm-damage-remedy = Ремонт
card-event-storm-damage-reward = Стоит 1 дерево. Крыша или частокол, на выбор игроков, поднимается на 1, если есть укрытие.
card-event-storm-damage-threat = Крыша или частокол, на выбор игроков, падает на 1.
card-event-storm-damage-way-halve-roof = Понизить крышу вдвое
card-event-storm-damage-way-halve-palisade = Понизить частокол вдвое
card-event-storm-damage-way-raise-roof = Поднять крышу на 1
card-event-storm-damage-way-raise-palisade = Поднять частокол на 1
card-event-storm-damage-way-lower-roof = Понизить крышу на 1
card-event-storm-damage-way-lower-palisade = Понизить частокол на 1

card-event-stroke-of-fate = Злой рок
card-event-stroke-of-fate-event = Угрозы всех карт в ячейках угрозы срабатывают, слева направо; затем эти карты сбрасывают.
card-event-stroke-of-fate-remedy = Превосходный отдых
card-event-stroke-of-fate-reward = Действующий получает 3 решимости.
card-event-stroke-of-fate-threat = Каждый персонаж сбрасывает 1 решимость.

card-event-strong-wind = Сильный ветер
card-event-strong-wind-event = В ячейку строительства кладут жетон трудоёмкого действия: ближайшее строительство требует на 1 фишку больше.
card-event-strong-wind-remedy = Уход за инструментами
card-event-strong-wind-reward = Действующий получает 1 решимость.
card-event-strong-wind-threat = Если возможно, 1 предмет по выбору игроков переворачивают стороной изобретения и отменяют его эффект.

card-event-sunny-beach = Солнечный пляж
card-event-sunny-beach-event = Ничего не происходит.
card-event-sunny-beach-remedy = Подозрительно тихое утро
card-event-sunny-beach-reward = Каждый персонаж получает 1 решимость.
card-event-sunny-beach-threat = Каждый персонаж сбрасывает 1 решимость.

card-event-termites = Термиты
card-event-termites-event = Если возможно, сбрасывают 1 дерево.
card-event-termites-remedy = Борьба с вредителями
card-event-termites-reward = Нужен «Огонь». Действующий получает 1 решимость.
card-event-termites-threat = Если возможно, сбрасывают 1 дерево.

card-event-the-island-fights-back = Остров не рад незваным гостям
card-event-the-island-fights-back-event = Эффект книги из сценария срабатывает ещё раз.
card-event-the-island-fights-back-remedy = Спасение
card-event-the-island-fights-back-reward = Действующий получает 1 решимость.
card-event-the-island-fights-back-threat = Срабатывает эффект книги из сценария.

card-event-thunderstorm = Гроза
card-event-thunderstorm-event = Ближайший источник дерева закрывают чёрным маркером: он истощён. Если такого нет, каждый персонаж получает 1 рану.
card-event-thunderstorm-remedy = Усмирение огня
card-event-thunderstorm-reward = Нужна «Лопата». С того источника убирают чёрный маркер.
card-event-thunderstorm-threat = Событие этой карты повторяется.

card-event-unusually-cold-night = Необычайно холодная ночь
card-event-unusually-cold-night-event = На выбор игроков: сбрасывают 2 дерева, или каждый персонаж получает 1 рану.
card-event-unusually-cold-night-remedy = Обогрев
card-event-unusually-cold-night-reward = Стоит 1 дерево или 1 шкуру. Действующий получает 1 решимость.
card-event-unusually-cold-night-threat = Каждый персонаж получает 1 рану.
card-event-unusually-cold-night-way-discard-wood = Сбросить 2 дерева
card-event-unusually-cold-night-way-wounds = Получить по 1 ране

card-event-vertigo = Головокружение
card-event-vertigo-event = В этом раунде у первого игрока только 1 фишка.
card-event-vertigo-remedy = Передышка
card-event-vertigo-reward = Действующий получает 1 решимость.
card-event-vertigo-threat = Каждый персонаж сбрасывает 1 решимость.

card-event-weakness = Слабость
card-event-weakness-event = В этом раунде первый игрок не может применять умения.
card-event-weakness-remedy = Передышка
card-event-weakness-reward = Действующий получает 1 решимость.
card-event-weakness-threat = В этом раунде первый игрок не может применять умения.

card-event-winter-depression = Зимняя депрессия
card-event-winter-depression-event = Моральный дух падает на 1.
card-event-winter-depression-remedy = Обогрев
card-event-winter-depression-reward = Стоит 1 еду. Действующий получает 1 решимость.
card-event-winter-depression-threat = Каждый персонаж сбрасывает 1 решимость.

card-event-wrecked-balloon = Разбившийся воздушный шар
card-event-wrecked-balloon-event = Моральный дух падает на 1.
card-event-wrecked-balloon-remedy = Осмотр
card-event-wrecked-balloon-reward = Действующий тянет тайны: 1 клад.
card-event-wrecked-balloon-threat = Ничего не происходит.
