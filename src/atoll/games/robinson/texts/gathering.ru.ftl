# Приключения при сборе.

card-gather-after-the-hurricane = После урагана
text-gather-after-the-hurricane-upper = Команда получает 2 дерева, а на участок, где действуют, кладут жетон трудоёмкого действия: там каждое действие требует на 1 фишку больше. Карту замешивают в колоду событий.
text-gather-after-the-hurricane-lower = Снова буря
text-gather-after-the-hurricane-event = Если жетон, положенный этой картой, ещё лежит на участке, участок становится недоступен. Если там лагерь, игра проиграна.

card-gather-end-of-source = Источник иссяк
text-gather-end-of-source-upper = Источник, с которого собирают, закрывают чёрным маркером: он истощён. Карту сбрасывают.

card-gather-eyes-in-the-bushes = Глаза в кустах
text-gather-eyes-in-the-bushes-upper = Карту замешивают в колоду событий.
text-gather-eyes-in-the-bushes-lower = Нежданный визит
text-gather-eyes-in-the-bushes-event = В фазе погоды этого раунда бросают кубик голодных зверей.

card-gather-fruit = Фрукты
text-gather-fruit-upper = Действующий получает серую особую рану на живот. Карту замешивают в колоду событий.
text-gather-fruit-lower = Боль в животе
text-gather-fruit-event = Если «Снадобья» нет, тот, у кого на животе серая особая рана, в этом раунде может только отдыхать. Особую рану снимают в любом случае.

card-gather-furs = Шкуры
text-gather-furs-upper = Действующий выбирает: сбросить карту или взять 2 шкуры, и тогда карту замешивают в колоду событий.
way-gather-furs-leave = Сбросить карту
way-gather-furs-take = Взять 2 шкуры; карту — в колоду событий
text-gather-furs-lower = Насекомые
text-gather-furs-event = Если возможно, в этом раунде добыча даёт на 1 еду меньше.

card-gather-gold-coin = Золотая монета!
text-gather-gold-coin-upper = Карту замешивают в колоду событий.
text-gather-gold-coin-lower = Проклятие
text-gather-gold-coin-event = В ячейки строительства, сбора и исследования кладут по жетону переброса: первый же успех в каждом из этих действий перебрасывают.

card-gather-mushrooms = Грибы
text-gather-mushrooms-upper = Действующий выбирает: сбросить карту или взять по 1 еде на игрока, и тогда карту замешивают в колоду событий.
way-gather-mushrooms-leave = Сбросить карту
way-gather-mushrooms-take = Взять по 1 еде на игрока; карту — в колоду событий
text-gather-mushrooms-lower = Недомогание
text-gather-mushrooms-event = Если «Снадобья» нет, каждый персонаж получает 1 рану.

card-gather-nestlings = Выводок
text-gather-nestlings-upper = Действующий выбирает: сбросить карту или взять по 1 еде на игрока, и тогда карту замешивают в колоду событий.
way-gather-nestlings-leave = Сбросить карту
way-gather-nestlings-take = Взять по 1 еде на игрока; карту — в колоду событий
text-gather-nestlings-lower = Сердитая птица!
text-gather-nestlings-event = Крыша падает на 1.

card-gather-new-flock = Новая стая
text-gather-new-flock-upper = На участок, где действуют, кладут жетон дополнительной еды; если источника еды там нет, сам жетон — источник с попугаями. Карту замешивают в колоду событий.
text-gather-new-flock-lower = Всё пропало
text-gather-new-flock-event = Если жетон, положенный этой картой, ещё лежит на участке, все источники там закрывают чёрными маркерами: они истощены. Сам жетон тоже, если он источник.

card-gather-nice-surprise = Приятный сюрприз
text-gather-nice-surprise-upper = Действующий выбирает: сбросить карту или взять 3 дерева, и тогда карту замешивают в колоду событий.
way-gather-nice-surprise-leave = Сбросить карту
way-gather-nice-surprise-take = Взять 3 дерева; карту — в колоду событий
text-gather-nice-surprise-lower = Обрушение
text-gather-nice-surprise-event = Крыша теряет половину уровней; потерю округляют вниз.

card-gather-path-of-a-predator = Тропа хищника
text-gather-path-of-a-predator-upper = Карту замешивают в колоду событий.
text-gather-path-of-a-predator-lower = Хищник нападает!
text-gather-path-of-a-predator-event = В фазе погоды этого раунда бросают кубик голодных зверей.

card-gather-pirates-chest = Пиратский сундук!
text-gather-pirates-chest-upper = Действующий выбирает: сбросить карту или тянуть тайны, до 2 кладов, и тогда карту замешивают в колоду событий.
way-gather-pirates-chest-leave = Сбросить карту
way-gather-pirates-chest-open = Тянуть до 2 кладов; карту — в колоду событий
text-gather-pirates-chest-lower = Не везёт!
text-gather-pirates-chest-event = В этом раунде у каждого персонажа только 1 фишка.

card-gather-shortage = Нехватка
text-gather-shortage-upper = Команда получает ещё 1 такой ресурс, какой собирают, даже если действие не удалось. Затем этот источник закрывают чёрным маркером: он истощён. Карту сбрасывают.

card-gather-signs-of-a-predator = Признаки хищника
text-gather-signs-of-a-predator-upper = Карту замешивают в колоду событий.
text-gather-signs-of-a-predator-lower = Голодный хищник нападает!
text-gather-signs-of-a-predator-event = Если оружие ниже 3, источник еды на участке с лагерем закрывают чёрным маркером: он истощён. Если такого нет, каждый персонаж получает 1 рану.

card-gather-skeleton = Скелет
text-gather-skeleton-upper = Карту замешивают в колоду событий.
text-gather-skeleton-lower = Записки мертвеца
text-gather-skeleton-event = Моральный дух падает на 1. Верхнюю карту колоды изобретений выкладывают на поле.

card-gather-spider = Паук
text-gather-spider-upper = Действующий получает серую особую рану на голову. Карту замешивают в колоду событий.
text-gather-spider-lower = Укус в шею
text-gather-spider-event = У того, у кого на голове серая особая рана, в этом раунде только 1 фишка. Особую рану снимают.

card-gather-surprise-in-the-bushes = Находка в кустах
text-gather-surprise-in-the-bushes-upper = Действующий выбирает: сбросить карту или вытянуть стартовый предмет, и тогда карту замешивают в колоду событий.
way-gather-surprise-in-the-bushes-leave = Сбросить карту
way-gather-surprise-in-the-bushes-draw = Вытянуть стартовый предмет; карту — в колоду событий
text-gather-surprise-in-the-bushes-lower = Размышления
text-gather-surprise-in-the-bushes-event = Моральный дух падает на 1.

card-gather-tracks-of-a-predator = Следы хищника
text-gather-tracks-of-a-predator-upper = На участок, где действуют, кладут жетон большой опасности: кто там действует, получает 1 рану, если оружие ниже 1. Карту сбрасывают.

card-gather-twisted-ankle = Подвёрнутая нога
text-gather-twisted-ankle-upper = Действующий получает серую особую рану на ногу. Карту замешивают в колоду событий.
text-gather-twisted-ankle-lower = Распухшая лодыжка
text-gather-twisted-ankle-event = Тот, у кого на ноге серая особая рана, в этом раунде может только строить, обустраивать лагерь и отдыхать. Особую рану снимают.

card-gather-unbelievable-effort = Невероятное усилие
text-gather-unbelievable-effort-upper = Действующий выбирает: сбросить карту или взять 2 дерева и получить серую особую рану на руку, и тогда карту замешивают в колоду событий.
way-gather-unbelievable-effort-leave = Сбросить карту
way-gather-unbelievable-effort-take = Взять 2 дерева и особую рану на руку; карту — в колоду событий
text-gather-unbelievable-effort-lower = Руки ноют
text-gather-unbelievable-effort-event = У кого на руке серая особая рана, тот получает 1 рану. Особую рану снимают.

card-gather-unexpected-discovery = Неожиданная находка
text-gather-unexpected-discovery-upper = Тянут 1 жетон находки. Карту сбрасывают.

card-gather-unexpected-troubles = Неожиданные трудности
text-gather-unexpected-troubles-upper = На участке, где действуют, местность закрывают чёрным маркером: там она считается неисследованной. Карту сбрасывают.

card-gather-viper = Гадюка
text-gather-viper-upper = Карту замешивают в колоду событий.
text-gather-viper-lower = Змеиный укус
text-gather-viper-event = Первый игрок получает 3 раны, а если есть «Снадобье» — только 1.

card-gather-weather-breakdown = Погода портится
text-gather-weather-breakdown-upper = Карту замешивают в колоду событий.
text-gather-weather-breakdown-lower = Шторм
text-gather-weather-breakdown-event = В ячейку погоды кладут жетон шторма.

card-gather-winter-freezing = Морозное дыхание
text-gather-winter-freezing-upper = Один источник на выбор на участке, где действуют, закрывают чёрным маркером: он истощён. Карту сбрасывают.

card-gather-winter-is-coming = Зима близко
text-gather-winter-is-coming-upper = Карту замешивают в колоду событий.
text-gather-winter-is-coming-lower = Заморозки
text-gather-winter-is-coming-event = В ячейку погоды кладут жетон снежной тучи.
