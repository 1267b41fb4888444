# Приключения при строительстве.

card-build-accident = Несчастный случай
card-build-accident-upper = Действующий получает коричневую особую рану на ногу. Карту замешивают в колоду событий.
card-build-accident-lower = Гангрена
card-build-accident-event = У кого на ноге коричневая особая рана, тот получает 3 раны, а если есть «Снадобье» — только 1. Особую рану снимают.

card-build-breakdown = Срыв
card-build-breakdown-upper = Моральный дух падает на 1. Карту замешивают в колоду событий.
card-build-breakdown-lower = Спустя время
card-build-breakdown-event = Первый игрок получает 2 решимости.

card-build-broken-lever = Сломанный рычаг
card-build-broken-lever-upper = Оружие падает на 1. Карту сбрасывают.

card-build-broken-tool = Сломанный инструмент
card-build-broken-tool-upper = Если возможно, 1 предмет по выбору игроков переворачивают стороной изобретения и отменяют его эффект. Карту сбрасывают.

card-build-coming-to-terms = Смирение
card-build-coming-to-terms-upper = Игроки сбрасывают с поля 3 изобретения на свой выбор. Карту замешивают в колоду событий.
card-build-coming-to-terms-lower = Идеи кончились
card-build-coming-to-terms-event = Моральный дух падает на 1.

card-build-construction = Постройка
card-build-construction-upper = Карту замешивают в колоду событий.
card-build-construction-lower = Прочная постройка
card-build-construction-event = Частокол поднимается на 1, если есть укрытие.

card-build-cut-head = Рассечённая голова
card-build-cut-head-upper = Действующий получает 1 рану, 2 решимости и коричневую особую рану на голову. Карту замешивают в колоду событий.
card-build-cut-head-lower = Головная боль
card-build-cut-head-event = Если «Снадобья» нет, тот, у кого на голове коричневая особая рана, получает 2 раны. Особую рану снимают в любом случае.

card-build-dangerous-work = Опасная работа
card-build-dangerous-work-upper = В ячейку строительства кладут жетон переброса, а на колоду строительства — жетон приключения. Карту сбрасывают.

card-build-dark-clouds-in-the-sky = Тёмные тучи в небе
card-build-dark-clouds-in-the-sky-upper = В ячейку погоды кладут жетон дождевой тучи. Карту замешивают в колоду событий.
card-build-dark-clouds-in-the-sky-lower = После дождя
card-build-dark-clouds-in-the-sky-event = Частокол поднимается на 1, если есть укрытие.

card-build-fast-work = Ускорение
card-build-fast-work-upper = Действующий выбирает: сбросить карту или тут же построить что-нибудь ещё, без фишек, но с броском всех трёх кубиков, и тогда карту замешивают в колоду событий.
card-build-fast-work-way-leave = Сбросить карту
card-build-fast-work-way-build = Строить ещё раз; карту — в колоду событий
card-build-fast-work-lower = Людей насмешишь
card-build-fast-work-event = Крыша или частокол, на выбор игроков, падает на 1.
card-build-fast-work-way-roof = Понизить крышу на 1
card-build-fast-work-way-palisade = Понизить частокол на 1

card-build-fear-of-the-beasts = Страх перед зверями
card-build-fear-of-the-beasts-upper = Карту замешивают в колоду событий.
card-build-fear-of-the-beasts-lower = Усиленная защита
card-build-fear-of-the-beasts-event = К цене оружия кладут жетон дополнительного дерева: теперь каждый уровень стоит на 1 дерево больше.

card-build-hard-work = Тяжёлая работа
card-build-hard-work-upper = Если возможно, сбрасывают 1 еду. Карту тоже сбрасывают.

card-build-howling-in-the-bushes = Вой в кустах
card-build-howling-in-the-bushes-upper = Карту замешивают в колоду событий.
card-build-howling-in-the-bushes-lower = Зверь уже здесь!
card-build-howling-in-the-bushes-event = Первый игрок бьётся со зверем силой 3. Затем оружие падает на 1, команда получает 2 еды и 1 шкуру, а частокол падает на 1.

card-build-hungry-predator = Голодный хищник
card-build-hungry-predator-upper = Действующий выбирает: получить 2 раны, 2 еды и 1 шкуру, и карту сбрасывают; или сбросить 1 еду и понизить частокол на 1, и карту замешивают в колоду событий.
card-build-hungry-predator-way-fight = Получить 2 раны, 2 еды и 1 шкуру; карту сбросить
card-build-hungry-predator-way-feed = Сбросить 1 еду, понизить частокол на 1; карту — в колоду событий
card-build-hungry-predator-lower = Снова он
card-build-hungry-predator-event = Первый игрок бьётся со зверем силой 3. Затем команда получает 1 еду и 1 шкуру, а частокол падает на 1.

card-build-in-a-hurry = Спешка
card-build-in-a-hurry-upper = Действующий выбирает: сбросить карту или вытянуть 2 жетона находок, и тогда карту замешивают в колоду событий.
card-build-in-a-hurry-way-leave = Сбросить карту
card-build-in-a-hurry-way-draw = Вытянуть 2 жетона находок; карту — в колоду событий
card-build-in-a-hurry-lower = Хруст!
card-build-in-a-hurry-event = Частокол падает на 1.

card-build-laborious-work = Кропотливая работа
card-build-laborious-work-upper = В ячейку строительства кладут жетон трудоёмкого действия: ближайшее строительство требует на 1 фишку больше. Карту сбрасывают.

card-build-lack-of-hope = Безнадёжность
card-build-lack-of-hope-upper = Игроки сбрасывают с поля 3 изобретения на свой выбор. Эту карту тоже сбрасывают.

card-build-monkey-see = Мартышки следят за вами
card-build-monkey-see-upper = Карту замешивают в колоду событий.
card-build-monkey-see-lower = Мартышки атакуют!
card-build-monkey-see-event = Крыша или частокол, на выбор игроков, теряет половину уровней; потерю округляют вниз.
card-build-monkey-see-way-roof = Потерять половину крыши
card-build-monkey-see-way-palisade = Потерять половину частокола

card-build-nasty-wound = Скверная рана
card-build-nasty-wound-upper = Действующий получает коричневую особую рану на руку. Карту замешивают в колоду событий.
card-build-nasty-wound-lower = Заражение
card-build-nasty-wound-event = Если «Снадобья» нет, тот, у кого на руке коричневая особая рана, получает 2 раны. Особую рану снимают в любом случае.

card-build-predator-in-the-camp = Хищник в лагере!
card-build-predator-in-the-camp-upper = Действующий бьётся со зверем силой 4; ничто не падает, и добычи нет. Чем бы ни кончилось, карту замешивают в колоду событий.
card-build-predator-in-the-camp-lower = Как аукнется, так и откликнется
card-build-predator-in-the-camp-event = Команда получает 2 еды и 2 шкуры.

card-build-savings = Экономия
card-build-savings-upper = Действующий выбирает: сбросить карту или взять 2 дерева, и тогда карту замешивают в колоду событий.
card-build-savings-way-leave = Сбросить карту
card-build-savings-way-take = Взять 2 дерева; карту — в колоду событий
card-build-savings-lower = Шаткая постройка
card-build-savings-event = Моральный дух падает на 1.

card-build-sting = Укус насекомого
card-build-sting-upper = Действующий получает коричневую особую рану на живот. Карту замешивают в колоду событий.
card-build-sting-lower = Озноб
card-build-sting-event = Если «Снадобья» нет, у того, у кого на животе коричневая особая рана, в этом раунде только 1 фишка. Особую рану снимают в любом случае.

card-build-tired = Усталость
card-build-tired-upper = Действующий выбирает: сбросить карту или сразу вылечить себе 2 раны, и тогда карту замешивают в колоду событий.
card-build-tired-way-leave = Сбросить карту
card-build-tired-way-heal = Вылечить себе 2 раны; карту — в колоду событий
card-build-tired-lower = Склока
card-build-tired-event = Моральный дух падает на 1.

card-build-tools-inspection = Осмотр инвентаря
card-build-tools-inspection-upper = Если возможно, 2 предмета по выбору игроков (или единственный) отмечают чёрными маркерами; служат они по-прежнему. Карту замешивают в колоду событий.
card-build-tools-inspection-lower = Ремонту не подлежит
card-build-tools-inspection-event = Отмеченные предметы переворачивают стороной изобретения и отменяют их эффекты, насколько возможно.

card-build-unmotivated = Опускаются руки
card-build-unmotivated-upper = Действующий сбрасывает 1 решимость или получает 1 рану. Карту замешивают в колоду событий.
card-build-unmotivated-way-determination = Сбросить 1 решимость
card-build-unmotivated-way-wound = Получить 1 рану
card-build-unmotivated-lower = Инструменты ломаются
card-build-unmotivated-event = Каждый персонаж сбрасывает 1 решимость.

card-build-visit-of-a-predator = Визит хищника
card-build-visit-of-a-predator-upper = Сбрасывают 1 еду. Карту замешивают в колоду событий.
card-build-visit-of-a-predator-lower = Ночной гость
card-build-visit-of-a-predator-event = В фазе погоды этого раунда бросают кубик голодных зверей.

card-build-weak-construction = Слабая постройка
card-build-weak-construction-upper = Карту замешивают в колоду событий.
card-build-weak-construction-lower = Бах!
card-build-weak-construction-event = Крыша теряет половину уровней; потерю округляют вниз.

card-build-windstorm = Шквал
card-build-windstorm-upper = Частокол падает на 1. Карту замешивают в колоду событий.
card-build-windstorm-lower = Естественный частокол
card-build-windstorm-event = Частокол поднимается на 1, если есть укрытие.

card-build-you-need-a-bigger-camp = Нужен лагерь побольше
card-build-you-need-a-bigger-camp-upper = Карту замешивают в колоду событий.
card-build-you-need-a-bigger-camp-lower = Расширение лагеря
card-build-you-need-a-bigger-camp-event = К цене укрытия, крыши и частокола кладут по жетону дополнительного дерева: теперь всё это стоит на 1 дерево больше, если платят деревом.
