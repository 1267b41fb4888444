# «Робинзон Крузо»: карты событий.

card-event-argument = Спор
text-event-argument-event = В этом раунде на одно действие нельзя ставить фишки двух разных персонажей, и Пятница никому не помогает. Исключение одно — действие на этой карте.
text-event-argument-remedy = Примирение
text-event-argument-reward = Две фишки принадлежат двум разным персонажам или персонажу и Пятнице. Моральный дух поднимается на 1. Действующий получает 1 решимость.
text-event-argument-threat = Моральный дух падает на 1, и каждый персонаж сбрасывает 1 решимость.

card-event-awful-weather = Скверная погода
text-event-awful-weather-event = В ячейку погоды кладут жетон дождевой тучи.
text-event-awful-weather-remedy = Заслон от ветра
text-event-awful-weather-reward = Стоит 1 дерево. Действующий получает 1 решимость.
text-event-awful-weather-threat = В ячейку погоды кладут жетон снежной тучи.

card-event-bad-feelings = Дурные предчувствия
text-event-bad-feelings-event = В ячейку сбора кладут жетон переброса: первый же выпавший там успех перебрасывают.
text-event-bad-feelings-remedy = Осторожный сбор
text-event-bad-feelings-reward = Действующий получает 1 решимость.
text-event-bad-feelings-threat = На колоду сбора кладут жетон приключения, а в ячейку сбора — жетон переброса.

card-event-bear = Медведь
text-event-bear-event = В ячейку обустройства лагеря кладут чёрный маркер: следующее обустройство только убирает его и больше ничего не даёт.
text-event-bear-remedy = Ремонт
text-event-bear-reward = Нужна «Лопата». Действующий получает 1 решимость. Чёрный маркер остаётся.
text-event-bear-threat = Моральный дух падает на 1, и каждый персонаж сбрасывает 1 решимость.

card-event-body-on-the-beach = Тело на пляже
text-event-body-on-the-beach-event = Моральный дух падает на 1.
text-event-body-on-the-beach-remedy = Погребение
text-event-body-on-the-beach-reward = Нужна «Лопата». Действующий получает 2 решимости.
text-event-body-on-the-beach-threat = Моральный дух падает на 2.

card-event-broken-tree = Сломанное дерево
text-event-broken-tree-event = Каждый персонаж получает 1 рану.
text-event-broken-tree-remedy = Уборка дерева
text-event-broken-tree-reward = Нужна «Верёвка». Действующий получает 1 решимость. Команда получает 1 дерево.
text-event-broken-tree-threat = Моральный дух падает на 1.

card-event-call-of-the-wild = Зов дикой природы
text-event-call-of-the-wild-event = В ячейку охоты кладут жетон большой опасности: следующий зверь, на которого охотятся, на 1 сильнее.
text-event-call-of-the-wild-remedy = Яростная охота
text-event-call-of-the-wild-reward = Нужно оружие не ниже 2. Команда получает 1 еду.
text-event-call-of-the-wild-threat = В ячейку охоты кладут жетон большой опасности: следующий зверь, на которого охотятся, на 1 сильнее.

card-event-catastrophe = Катастрофа
text-event-catastrophe-event = До конца фазы действий предметы недоступны: они ничего не дают и требований не выполняют. Выложенные ими жетоны по-прежнему работают.
text-event-catastrophe-remedy = Починка инструментов
text-event-catastrophe-reward = Действующий получает 1 решимость.
text-event-catastrophe-threat = Если возможно, 1 предмет по выбору игроков замешивают обратно в колоду изобретений и отменяют его эффект.

card-event-chronic-tiredness = Хроническая усталость
text-event-chronic-tiredness-event = В ячейку ночи кладут жетон дополнительной еды: этой ночью каждый персонаж съедает на 1 еду больше или получает 1 рану.
text-event-chronic-tiredness-remedy = Восстановление сил
text-event-chronic-tiredness-reward = Нужны 2 фишки. Действующий получает 2 решимости.
text-event-chronic-tiredness-threat = Каждый персонаж получает 1 рану.

card-event-cloudburst = Хляби небесные
text-event-cloudburst-event = Лагерь переезжает на соседний участок по выбору игроков. Если такого нет, каждый персонаж получает 1 рану.
text-event-cloudburst-remedy = Переезд
text-event-cloudburst-reward = То, что понизил переезд по этой карте (крыша, частокол или оба), поднимается на 1, если есть укрытие.
text-event-cloudburst-threat = Ничего не происходит.

card-event-cold-rain = Холодный дождь
text-event-cold-rain-event = В ячейку погоды кладут жетон дождевой тучи.
text-event-cold-rain-remedy = Отвод воды
text-event-cold-rain-reward = Нужна «Лопата». Действующий получает 1 решимость.
text-event-cold-rain-threat = В ячейку погоды кладут жетон дождевой тучи.

card-event-council = Совет
text-event-council-event = Игроки сбрасывают с поля 3 изобретения на свой выбор.
text-event-council-remedy = Мозговой штурм
text-event-council-reward = Любое изобретение из колоды, по выбору игроков, сразу ложится на поле. Действующий получает 1 решимость.
text-event-council-threat = Игроки сбрасывают с поля 2 изобретения на свой выбор.

card-event-culled-area = Опустевшая округа
text-event-culled-area-event = В этом раунде добыча не даёт еды.
text-event-culled-area-remedy = Щедрая охота
text-event-culled-area-reward = Нужно оружие не ниже 2. Команда получает 2 еды.
text-event-culled-area-threat = Ничего не происходит.

card-event-dangerous-night = Тревожная ночь
text-event-dangerous-night-event = Карту зверя кладут лицом вниз возле колоды событий. Если она ещё там, когда начнётся следующая фаза событий, первый игрок дерётся с этим зверем, прежде чем тянут событие.
text-event-dangerous-night-remedy = Строительство укреплений
text-event-dangerous-night-reward = Нужно оружие не ниже 2. Если зверь ещё лежит возле колоды событий, его замешивают в колоду охоты.
text-event-dangerous-night-threat = Ничего не происходит.

card-event-depression = Депрессия
text-event-depression-event = Игроки сбрасывают с поля 2 изобретения на свой выбор, и каждый персонаж сбрасывает 1 решимость.
text-event-depression-remedy = Утешение
text-event-depression-reward = Стоит 1 еду. Действующий получает 2 решимости.
text-event-depression-threat = Моральный дух падает на 1, и игроки сбрасывают с поля 2 изобретения на свой выбор.

card-event-despondency = Упадок духа
text-event-despondency-event = Жетон первого игрока переходит дальше: следующий игрок сразу становится первым.
text-event-despondency-remedy = Силы возвращаются
text-event-despondency-reward = Стоит 1 еду. Действующий получает 1 решимость.
text-event-despondency-threat = Моральный дух падает на 2.

card-event-devastation = Опустошение
text-event-devastation-event = Два источника на участках рядом с лагерем, по выбору игроков, закрывают чёрными маркерами: они истощены.
text-event-devastation-remedy = Расчистка
text-event-devastation-reward = Нужна «Лопата». Действующий получает 1 решимость.
text-event-devastation-threat = Один источник на участке рядом с лагерем, по выбору игроков, закрывают чёрным маркером: он истощён.

card-event-disaster = Бедствие
text-event-disaster-event = Крыша или частокол, на выбор игроков, падает на 1.
text-event-disaster-remedy = Починка
text-event-disaster-reward = Стоит 1 дерево. Крыша или частокол, на выбор игроков, поднимается на 1, если есть укрытие.
text-event-disaster-threat = Крыша или частокол, на выбор игроков, теряет половину уровней; потерю округляют вниз.
way-event-disaster-lower-roof = Понизить крышу на 1
way-event-disaster-lower-palisade = Понизить частокол на 1
way-event-disaster-raise-roof = Поднять крышу на 1
way-event-disaster-raise-palisade = Поднять частокол на 1
way-event-disaster-halve-roof = Понизить крышу вдвое
way-event-disaster-halve-palisade = Понизить частокол вдвое

card-event-drought = Засуха
text-event-drought-event = Если возможно, игроки закрывают чёрным маркером реку на одном из участков: там эта местность считается неисследованной.
text-event-drought-remedy = Новое русло
text-event-drought-reward = Нужна «Лопата». Действующий получает 1 решимость. С той местности убирают чёрный маркер.
text-event-drought-threat = Если возможно, игроки закрывают чёрным маркером реку на одном из участков: там эта местность считается неисследованной.

card-event-earthquake = Землетрясение
text-event-earthquake-event = Если возможно, один участок рядом с лагерем, по выбору игроков, переворачивают лицом вниз: он недоступен.
text-event-earthquake-remedy = Прокладка прохода
text-event-earthquake-reward = Нужна «Лопата». Тот участок снова переворачивают лицом вверх.
text-event-earthquake-threat = Ничего не происходит.

card-event-exhausting-night = Изнурительная ночь
text-event-exhausting-night-event = В ячейку строительства кладут жетон переброса: первый же выпавший там успех перебрасывают.
text-event-exhausting-night-remedy = Передышка
text-event-exhausting-night-reward = Действующий получает 1 решимость.
text-event-exhausting-night-threat = Моральный дух падает на 2.

card-event-fight = Драка
text-event-fight-event = Каждый персонаж получает 1 рану.
text-event-fight-remedy = Речь
text-event-fight-reward = Действующий получает 1 решимость.
text-event-fight-threat = Каждый персонаж сбрасывает 2 решимости.

card-event-fight-in-the-dark = Схватка в темноте
text-event-fight-in-the-dark-event = Если возможно, верхнюю карту колоды охоты сбрасывают.
text-event-fight-in-the-dark-remedy = Выслеживание хищника
text-event-fight-in-the-dark-reward = Нужно оружие не ниже 2. Действующий получает 1 решимость.
text-event-fight-in-the-dark-threat = В фазе погоды этого раунда бросают кубик голодных зверей.

card-event-fire = Пожар
text-event-fire-event = В этом раунде добыча не даёт дерева.
text-event-fire-remedy = Тушение пожара
text-event-fire-reward = Нужна «Лопата». Действующий получает 1 решимость.
text-event-fire-threat = В этом раунде добыча не даёт дерева.

card-event-flood = Наводнение
text-event-flood-event = На выбор игроков: 1 предмет переворачивают стороной изобретения вверх и отменяют его эффект, или оружие падает на 1, или частокол падает на 1, или каждый персонаж получает 1 рану.
text-event-flood-remedy = Рытьё водостока
text-event-flood-reward = Нужна «Лопата». Действующий получает 1 решимость.
text-event-flood-threat = Частокол падает на 1.
way-event-flood-turn-back-item = Перевернуть 1 предмет стороной изобретения вверх
way-event-flood-lower-weapon = Понизить оружие на 1
way-event-flood-lower-palisade = Понизить частокол на 1
way-event-flood-wounds = Получить по 1 ране

card-event-flying-surprise = Сюрприз с неба
text-event-flying-surprise-event = Крыша или частокол, на выбор игроков, падает на 1.
text-event-flying-surprise-remedy = Уборка после происшествия
text-event-flying-surprise-reward = Стоит 1 дерево. Действующий получает 1 решимость.
text-event-flying-surprise-threat = Крыша или частокол, на выбор игроков, падает на 1.
way-event-flying-surprise-lower-roof = Понизить крышу на 1
way-event-flying-surprise-lower-palisade = Понизить частокол на 1

card-event-foul-weather = Ненастье
text-event-foul-weather-event = В ячейку сбора кладут жетон трудоёмкого действия: следующий сбор требует на 1 фишку больше.
text-event-foul-weather-remedy = Защита источников
text-event-foul-weather-reward = Нужна «Лопата». Действующий получает 1 решимость.
text-event-foul-weather-threat = Два источника на участках рядом с лагерем, по выбору игроков, закрывают чёрными маркерами: они истощены.

card-event-frost = Мороз
text-event-frost-event = В ячейку погоды кладут жетон снежной тучи.
text-event-frost-remedy = Обогрев лагеря
text-event-frost-reward = Стоит 1 дерево или 1 шкуру. Действующий получает 2 решимости.
text-event-frost-threat = В ячейку погоды кладут жетон снежной тучи.

card-event-heavy-clouds = Тяжёлые тучи
text-event-heavy-clouds-event = В ячейку погоды кладут жетон дождевой тучи.
text-event-heavy-clouds-remedy = Укрепление крыши
text-event-heavy-clouds-reward = Стоит 1 шкуру. Действующий получает 1 решимость.
text-event-heavy-clouds-threat = В ячейку погоды кладут жетон дождевой тучи.

card-event-heavy-rain = Сильный дождь
text-event-heavy-rain-event = В ячейку погоды кладут жетон дождевой тучи.
text-event-heavy-rain-remedy = Подготовка к дождю
text-event-heavy-rain-reward = Стоит 1 дерево. Действующий получает 1 решимость.
text-event-heavy-rain-threat = В ячейку погоды кладут жетон дождевой тучи.

card-event-heavy-rain-is-coming = Надвигается ливень
text-event-heavy-rain-is-coming-event = В ячейку погоды кладут жетон дождевой тучи.
text-event-heavy-rain-is-coming-remedy = Отвод воды
text-event-heavy-rain-is-coming-reward = Нужна «Лопата». Действующий получает 1 решимость.
text-event-heavy-rain-is-coming-threat = В ячейку погоды кладут жетон дождевой тучи.

card-event-high-water = Паводок
text-event-high-water-event = На колоду исследования кладут жетон приключения.
text-event-high-water-remedy = Водосток
text-event-high-water-reward = Нужны 2 фишки. Стоит 1 дерево или требует «Лопаты». Действующий получает 2 решимости.
text-event-high-water-threat = Все доступные ресурсы сбрасывают, и добычи в этом раунде нет.

card-event-howling-from-the-woods = Завывания в лесу
text-event-howling-from-the-woods-event = Тянут три карты зверей. Сильнейшего кладут на верх колоды охоты, остальных замешивают обратно в колоду зверей.
text-event-howling-from-the-woods-remedy = Экспедиция
text-event-howling-from-the-woods-reward = Нужен «Огонь». Верхнюю карту колоды охоты кладут под низ колоды. Действующий получает 1 решимость.
text-event-howling-from-the-woods-threat = Первый игрок дерётся с верхним зверем колоды охоты, если там кто-то есть.

card-event-jaguar = Ягуар
text-event-jaguar-event = Каждый персонаж получает 1 рану.
text-event-jaguar-remedy = Охота на зверя
text-event-jaguar-reward = Нужно оружие не ниже 2. Награды нет.
text-event-jaguar-threat = Каждый персонаж получает 1 рану.

card-event-landslide = Оползень
text-event-landslide-event = Лагерь переезжает на соседний участок по выбору игроков. Если такого нет, каждый персонаж получает 1 рану.
text-event-landslide-remedy = Защита лагеря
text-event-landslide-reward = Нужна «Лопата». Действующий получает 1 решимость.
text-event-landslide-threat = В этом раунде добычи нет.

card-event-loss-of-hope = Потеря надежды
text-event-loss-of-hope-event = В этом раунде первый игрок может только строить, обустраивать лагерь и отдыхать и ни в чём другом не помогает.
text-event-loss-of-hope-remedy = Передышка
text-event-loss-of-hope-reward = Действующий получает 1 решимость.
text-event-loss-of-hope-threat = Моральный дух падает на 2.

card-event-memories-of-the-cruise = Воспоминания о плавании
text-event-memories-of-the-cruise-event = Моральный дух падает на 1.
text-event-memories-of-the-cruise-remedy = Матросская песня
text-event-memories-of-the-cruise-reward = Нужны 2 фишки. Действующий получает 2 решимости. Моральный дух поднимается на 1.
text-event-memories-of-the-cruise-threat = Каждый персонаж сбрасывает 1 решимость.

card-event-mess-in-the-camp = Беспорядок в лагере
text-event-mess-in-the-camp-event = В ячейку обустройства лагеря кладут жетон трудоёмкого действия: следующее обустройство требует на 1 фишку больше.
text-event-mess-in-the-camp-remedy = Наведение порядка
text-event-mess-in-the-camp-reward = Действующий получает 1 решимость.
text-event-mess-in-the-camp-threat = Каждый персонаж сбрасывает 1 решимость.

card-event-mist = Мгла
text-event-mist-event = В ячейку исследования кладут жетон трудоёмкого действия: следующее исследование требует на 1 фишку больше.
text-event-mist-remedy = Поиски старой дороги
text-event-mist-reward = Действующий получает 1 решимость.
text-event-mist-threat = В ячейку исследования кладут жетон трудоёмкого действия, а на колоду исследования — жетон приключения.

card-event-natural-dam-breaks = Прорыв запруды
text-event-natural-dam-breaks-event = В этом раунде добыча даёт на 1 дерево больше, а еды не даёт. На колоду исследования кладут жетон приключения.
text-event-natural-dam-breaks-remedy = Защита
text-event-natural-dam-breaks-reward = Нужна «Лопата». Действующий получает 1 решимость.
text-event-natural-dam-breaks-threat = Если возможно, 2 предмета по выбору игроков (или единственный) переворачивают стороной изобретения вверх и отменяют их эффекты.

card-event-night-attack = Ночное нападение
text-event-night-attack-event = Каждый персонаж получает 1 рану. Если возможно, игроки смотрят верхнюю карту колоды охоты.
text-event-night-attack-remedy = В поисках зверя
text-event-night-attack-reward = Нужно оружие не ниже 3. Берут верхнего зверя колоды охоты, какова бы ни была его сила: оружие и частокол падают, как указано на его карте, команда получает его еду и шкуры, и срабатывают прочие его эффекты. Карту зверя сбрасывают.
text-event-night-attack-threat = Если возможно, верхнюю карту колоды охоты сбрасывают.

card-event-night-howling = Ночной вой
text-event-night-howling-event = В ячейку охоты кладут жетон большой опасности: следующий зверь, на которого охотятся, на 1 сильнее.
text-event-night-howling-remedy = Облава на зверя
text-event-night-howling-reward = Нужно оружие не ниже 2. Действующий получает 1 решимость.
text-event-night-howling-threat = Частокол падает на 1.

card-event-otters = Выдры
text-event-otters-event = Ближайший источник с рыбой закрывают чёрным маркером: он истощён. Если такого нет, каждый персонаж получает 1 рану.
text-event-otters-remedy = Успешная охота
text-event-otters-reward = Нужно оружие не ниже 1. С того источника убирают чёрный маркер.
text-event-otters-threat = Событие этой карты повторяется.

card-event-poisoning = Отравление
text-event-poisoning-event = Каждый персонаж получает 1 рану.
text-event-poisoning-remedy = Сцеживание яда
text-event-poisoning-reward = Нужен «Нож». Действующий получает 1 решимость. Оружие поднимается на 1.
text-event-poisoning-threat = Каждый персонаж получает 1 рану.

card-event-precipice = Пропасть
text-event-precipice-event = Если возможно, один участок рядом с лагерем, по выбору игроков, переворачивают лицом вниз: он недоступен.
text-event-precipice-remedy = Постройка моста
text-event-precipice-reward = Стоит 2 дерева. Тот участок снова переворачивают лицом вверх. Действующий получает 3 решимости.
text-event-precipice-threat = Ничего не происходит.

card-event-predator-in-the-vicinity = Хищник в окрестностях
text-event-predator-in-the-vicinity-event = В фазе погоды этого раунда бросают кубик голодных зверей.
text-event-predator-in-the-vicinity-remedy = Отпугивание хищника
text-event-predator-in-the-vicinity-reward = Нужно оружие не ниже 2. Действующий получает 1 решимость.
text-event-predator-in-the-vicinity-threat = В фазе погоды этого раунда бросают кубик голодных зверей.

card-event-predator-is-near = Хищник рядом
text-event-predator-is-near-event = Ближайший источник с попугаями закрывают чёрным маркером: он истощён. Если такого нет, каждый персонаж получает 1 рану.
text-event-predator-is-near-remedy = Борьба за еду
text-event-predator-is-near-reward = Нужно оружие не ниже 2. С того источника убирают чёрный маркер. Действующий получает 1 решимость.
text-event-predator-is-near-threat = На колоду исследования и на колоду сбора кладут по жетону приключения.

card-event-predators = Хищники
text-event-predators-event = Ближайший источник еды закрывают чёрным маркером: он истощён. Если такого нет, каждый персонаж получает 1 рану.
text-event-predators-remedy = Бой
text-event-predators-reward = Нужны 2 фишки и оружие не ниже 2. С того источника убирают чёрный маркер. Действующий получает 1 решимость.
text-event-predators-threat = Событие этой карты повторяется.

card-event-predators-in-the-woods = Хищники в лесу
text-event-predators-in-the-woods-event = В ячейку исследования кладут жетон большой опасности: кто выполняет следующее исследование, получает 1 рану, если оружие ниже 1.
text-event-predators-in-the-woods-remedy = Поиски хищника
text-event-predators-in-the-woods-reward = Нужно оружие не ниже 1. Действующий получает 1 решимость. Жетон большой опасности убирают из ячейки исследования.
text-event-predators-in-the-woods-threat = Каждый персонаж получает 1 рану. Жетон большой опасности убирают из ячейки исследования.

card-event-raging-river = Бурная река
text-event-raging-river-event = В этом раунде добыча даёт лишь половину: дерево и еду считают вместе и округляют вниз, а что взять, выбирают игроки.
text-event-raging-river-remedy = Рытьё канавы
text-event-raging-river-reward = Нужна «Лопата». Действующий получает 1 решимость.
text-event-raging-river-threat = В этом раунде добычи нет.

card-event-rain = Дождь
text-event-rain-event = В ячейку погоды кладут жетон дождевой тучи.
text-event-rain-remedy = Крыша покрепче
text-event-rain-reward = Стоит 1 шкуру. Действующий получает 1 решимость.
text-event-rain-threat = В ячейку погоды кладут жетон дождевой тучи.

card-event-ravenous-predators = Оголодавшие хищники
text-event-ravenous-predators-event = В ячейку охоты кладут жетон большой опасности: следующий зверь, на которого охотятся, на 1 сильнее.
text-event-ravenous-predators-remedy = Изгнание зверей
text-event-ravenous-predators-reward = Нужен «Огонь». Действующий получает 1 решимость.
text-event-ravenous-predators-threat = Частокол падает на 1.

card-event-ravishing-hurricane = Опустошительный ураган
text-event-ravishing-hurricane-event = Если возможно, все источники на одном участке рядом с лагерем, по выбору игроков, закрывают чёрными маркерами: они истощены.
text-event-ravishing-hurricane-remedy = Поиски прежних источников
text-event-ravishing-hurricane-reward = Нужна «Лопата». С тех источников убирают чёрные маркеры. Действующий получает 1 решимость.
text-event-ravishing-hurricane-threat = Ничего не происходит.

card-event-ravishing-windstorm = Свирепая буря
text-event-ravishing-windstorm-event = Оружие падает на 2, а если оно ниже, то до 0.
text-event-ravishing-windstorm-remedy = Новое оружие
text-event-ravishing-windstorm-reward = Оружие поднимается на 1. Действующий получает 1 решимость.
text-event-ravishing-windstorm-threat = Ничего не происходит.

card-event-rough-passage = Трудный переход
text-event-rough-passage-event = Если возможно, игроки закрывают чёрным маркером холмы на одном из участков: там эта местность считается неисследованной.
text-event-rough-passage-remedy = Прокладка нового пути
text-event-rough-passage-reward = Действующий получает 1 решимость. С той местности убирают чёрный маркер.
text-event-rough-passage-threat = Если возможно, игроки закрывают чёрным маркером холмы на одном из участков: там эта местность считается неисследованной.

card-event-searching-for-a-new-path = Поиски нового пути
text-event-searching-for-a-new-path-event = В ячейку исследования кладут жетон переброса: первый же выпавший там успех перебрасывают.
text-event-searching-for-a-new-path-remedy = Знакомство с новыми дорогами
text-event-searching-for-a-new-path-reward = Действующий получает 1 решимость.
text-event-searching-for-a-new-path-threat = На колоду исследования и на колоду сбора кладут по жетону приключения.

card-event-sleepless-night = Бессонная ночь
text-event-sleepless-night-event = В ячейки строительства, сбора и исследования кладут по жетону переброса: первый же успех в каждом из этих действий перебрасывают.
text-event-sleepless-night-remedy = Передышка
text-event-sleepless-night-reward = Действующий получает 1 решимость.
text-event-sleepless-night-threat = На колоду исследования и на колоду сбора кладут по жетону приключения.

card-event-slow-work = Медленная работа
text-event-slow-work-event = В ячейку строительства кладут жетон дополнительного дерева: следующее строительство, которое стоит дерева, берёт ещё 1 дерево.
text-event-slow-work-remedy = Передышка
text-event-slow-work-reward = Действующий получает 1 решимость.
text-event-slow-work-threat = В ячейку строительства кладут жетон дополнительного дерева: следующее строительство, которое стоит дерева, берёт ещё 1 дерево.

card-event-smoke-on-the-horizon = Дым на горизонте
text-event-smoke-on-the-horizon-event = Если возможно, игроки закрывают чёрным маркером равнину на одном из участков: там эта местность считается неисследованной.
text-event-smoke-on-the-horizon-remedy = Тушение огня
text-event-smoke-on-the-horizon-reward = Действующий получает 1 решимость. С той местности убирают чёрный маркер.
text-event-smoke-on-the-horizon-threat = Если возможно, игроки закрывают чёрным маркером равнину на одном из участков: там эта местность считается неисследованной.

card-event-storm = Шторм
text-event-storm-event = В ячейку погоды кладут жетон шторма.
text-event-storm-remedy = Укрепление лагеря
text-event-storm-reward = Стоит 1 дерево или требует «Лопаты». Действующий получает 1 решимость.
text-event-storm-threat = Частокол падает на 1.

card-event-storm-damage = Разрушительный ураган
text-event-storm-damage-event = Крыша или частокол, на выбор игроков, теряет половину уровней; потерю округляют вниз.
text-event-storm-damage-remedy = Ремонт
text-event-storm-damage-reward = Стоит 1 дерево. Крыша или частокол, на выбор игроков, поднимается на 1, если есть укрытие.
text-event-storm-damage-threat = Крыша или частокол, на выбор игроков, падает на 1.
way-event-storm-damage-halve-roof = Понизить крышу вдвое
way-event-storm-damage-halve-palisade = Понизить частокол вдвое
way-event-storm-damage-raise-roof = Поднять крышу на 1
way-event-storm-damage-raise-palisade = Поднять частокол на 1
way-event-storm-damage-lower-roof = Понизить крышу на 1
way-event-storm-damage-lower-palisade = Понизить частокол на 1

card-event-stroke-of-fate = Злой рок
text-event-stroke-of-fate-event = Угрозы всех карт в ячейках угрозы срабатывают, слева направо; затем эти карты сбрасывают.
text-event-stroke-of-fate-remedy = Превосходный отдых
text-event-stroke-of-fate-reward = Действующий получает 3 решимости.
text-event-stroke-of-fate-threat = Каждый персонаж сбрасывает 1 решимость.

card-event-strong-wind = Сильный ветер
text-event-strong-wind-event = В ячейку строительства кладут жетон трудоёмкого действия: следующее строительство требует на 1 фишку больше.
text-event-strong-wind-remedy = Уход за инструментами
text-event-strong-wind-reward = Действующий получает 1 решимость.
text-event-strong-wind-threat = Если возможно, 1 предмет по выбору игроков переворачивают стороной изобретения вверх и отменяют его эффект.

card-event-sunny-beach = Солнечный пляж
text-event-sunny-beach-event = Ничего не происходит.
text-event-sunny-beach-remedy = Подозрительно тихое утро
text-event-sunny-beach-reward = Нужны 2 фишки. Каждый персонаж получает 1 решимость.
text-event-sunny-beach-threat = Каждый персонаж сбрасывает 1 решимость.

card-event-termites = Термиты
text-event-termites-event = Если возможно, сбрасывают 1 дерево.
text-event-termites-remedy = Борьба с вредителями
text-event-termites-reward = Нужен «Огонь». Действующий получает 1 решимость.
text-event-termites-threat = Если возможно, сбрасывают 1 дерево.

card-event-the-island-fights-back = Остров не рад незваным гостям
text-event-the-island-fights-back-event = Эффект книги из сценария срабатывает ещё раз.
text-event-the-island-fights-back-remedy = Спасение
text-event-the-island-fights-back-reward = Действующий получает 1 решимость.
text-event-the-island-fights-back-threat = Срабатывает эффект книги из сценария.

card-event-thunderstorm = Гроза
text-event-thunderstorm-event = Ближайший источник дерева закрывают чёрным маркером: он истощён. Если такого нет, каждый персонаж получает 1 рану.
text-event-thunderstorm-remedy = Усмирение огня
text-event-thunderstorm-reward = Нужна «Лопата». С того источника убирают чёрный маркер.
text-event-thunderstorm-threat = Событие этой карты повторяется.

card-event-unusually-cold-night = Необычайно холодная ночь
text-event-unusually-cold-night-event = На выбор игроков: сбрасывают 2 дерева, или каждый персонаж получает 1 рану.
text-event-unusually-cold-night-remedy = Обогрев
text-event-unusually-cold-night-reward = Стоит 1 дерево или 1 шкуру. Действующий получает 1 решимость.
text-event-unusually-cold-night-threat = Каждый персонаж получает 1 рану.
way-event-unusually-cold-night-discard-wood = Сбросить 2 дерева
way-event-unusually-cold-night-wounds = Получить по 1 ране

card-event-vertigo = Головокружение
text-event-vertigo-event = В этом раунде у первого игрока только 1 фишка.
text-event-vertigo-remedy = Передышка
text-event-vertigo-reward = Действующий получает 1 решимость.
text-event-vertigo-threat = Каждый персонаж сбрасывает 1 решимость.

card-event-weakness = Слабость
text-event-weakness-event = В этом раунде первый игрок не может применять умения.
text-event-weakness-remedy = Передышка
text-event-weakness-reward = Действующий получает 1 решимость.
text-event-weakness-threat = В этом раунде первый игрок не может применять умения.

card-event-winter-depression = Зимняя депрессия
text-event-winter-depression-event = Моральный дух падает на 1.
text-event-winter-depression-remedy = Обогрев
text-event-winter-depression-reward = Стоит 1 еду. Действующий получает 1 решимость.
text-event-winter-depression-threat = Каждый персонаж сбрасывает 1 решимость.

card-event-wrecked-balloon = Разбившийся воздушный шар
text-event-wrecked-balloon-event = Моральный дух падает на 1.
text-event-wrecked-balloon-remedy = Осмотр
text-event-wrecked-balloon-reward = Действующий тянет тайны, пока не найдёт 1 клад.
text-event-wrecked-balloon-threat = Ничего не происходит.
