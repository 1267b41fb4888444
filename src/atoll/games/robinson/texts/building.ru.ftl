# Приключения при строительстве.

card-build-accident = Несчастный случай
text-build-accident-upper = Действующий получает коричневую особую рану на ногу. Карту замешивают в колоду событий.
text-build-accident-lower = Гангрена
text-build-accident-event = У кого на ноге коричневая особая рана, тот получает 3 раны, а если есть «Снадобье» — только 1. Особую рану снимают.

card-build-breakdown = Срыв
text-build-breakdown-upper = Моральный дух падает на 1. Карту замешивают в колоду событий.
text-build-breakdown-lower = Спустя время
text-build-breakdown-event = Первый игрок получает 2 решимости.

card-build-broken-lever = Сломанный рычаг
text-build-broken-lever-upper = Оружие падает на 1. Карту сбрасывают.

card-build-broken-tool = Сломанный инструмент
text-build-broken-tool-upper = Если возможно, 1 предмет по выбору игроков переворачивают стороной изобретения вверх и отменяют его эффект. Карту сбрасывают.

card-build-coming-to-terms = Смирение
text-build-coming-to-terms-upper = Игроки сбрасывают с поля 3 изобретения на свой выбор. Карту замешивают в колоду событий.
text-build-coming-to-terms-lower = Идеи кончились
text-build-coming-to-terms-event = Моральный дух падает на 1.

card-build-construction = Постройка
text-build-construction-upper = Карту замешивают в колоду событий.
text-build-construction-lower = Прочная постройка
text-build-construction-event = Частокол поднимается на 1, если есть укрытие.

card-build-cut-head = Рассечённая голова
text-build-cut-head-upper = Действующий получает 1 рану, 2 решимости и коричневую особую рану на голову. Карту замешивают в колоду событий.
text-build-cut-head-lower = Головная боль
text-build-cut-head-event = Если «Снадобья» нет, тот, у кого на голове коричневая особая рана, получает 2 раны. Особую рану снимают в любом случае.

card-build-dangerous-work = Опасная работа
text-build-dangerous-work-upper = В ячейку строительства кладут жетон переброса, а на колоду строительства — жетон приключения. Карту сбрасывают.

card-build-dark-clouds-in-the-sky = Тёмные тучи в небе
text-build-dark-clouds-in-the-sky-upper = В ячейку погоды кладут жетон дождевой тучи. Карту замешивают в колоду событий.
text-build-dark-clouds-in-the-sky-lower = После дождя
text-build-dark-clouds-in-the-sky-event = Частокол поднимается на 1, если есть укрытие.

card-build-fast-work = Ускорение
text-build-fast-work-upper = Действующий выбирает: сбросить карту или тут же построить что-нибудь ещё, без фишек, но с броском всех трёх кубиков, и тогда карту замешивают в колоду событий.
way-build-fast-work-leave = Сбросить карту
way-build-fast-work-build = Строить ещё раз; карту — в колоду событий
text-build-fast-work-lower = Людей насмешишь
text-build-fast-work-event = Крыша или частокол, на выбор игроков, падает на 1.
way-build-fast-work-roof = Понизить крышу на 1
way-build-fast-work-palisade = Понизить частокол на 1

card-build-fear-of-the-beasts = Страх перед зверями
text-build-fear-of-the-beasts-upper = Карту замешивают в колоду событий.
text-build-fear-of-the-beasts-lower = Усиленная защита
text-build-fear-of-the-beasts-event = К цене оружия кладут жетон дополнительного дерева: теперь каждый уровень стоит на 1 дерево больше.

card-build-hard-work = Тяжёлая работа
text-build-hard-work-upper = Если возможно, сбрасывают 1 еду. Карту тоже сбрасывают.

card-build-howling-in-the-bushes = Вой в кустах
text-build-howling-in-the-bushes-upper = Карту замешивают в колоду событий.
text-build-howling-in-the-bushes-lower = Зверь уже здесь!
text-build-howling-in-the-bushes-event = Первый игрок бьётся со зверем силой 3. Затем оружие падает на 1, команда получает 2 еды и 1 шкуру, а частокол падает на 1.

card-build-hungry-predator = Голодный хищник
text-build-hungry-predator-upper = Действующий выбирает: получить 2 раны, 2 еды и 1 шкуру, и карту сбрасывают; или сбросить 1 еду и понизить частокол на 1, и карту замешивают в колоду событий.
way-build-hungry-predator-fight = Получить 2 раны, 2 еды и 1 шкуру; карту сбросить
way-build-hungry-predator-feed = Сбросить 1 еду, понизить частокол на 1; карту — в колоду событий
text-build-hungry-predator-lower = Снова он
text-build-hungry-predator-event = Первый игрок бьётся со зверем силой 3. Затем команда получает 1 еду и 1 шкуру, а частокол падает на 1.

card-build-in-a-hurry = Спешка
text-build-in-a-hurry-upper = Действующий выбирает: сбросить карту или вытянуть 2 жетона находок, и тогда карту замешивают в колоду событий.
way-build-in-a-hurry-leave = Сбросить карту
way-build-in-a-hurry-draw = Вытянуть 2 жетона находок; карту — в колоду событий
text-build-in-a-hurry-lower = Хруст!
text-build-in-a-hurry-event = Частокол падает на 1.

card-build-laborious-work = Кропотливая работа
text-build-laborious-work-upper = В ячейку строительства кладут жетон трудоёмкого действия: следующее строительство требует на 1 фишку больше. Карту сбрасывают.

card-build-lack-of-hope = Безнадёжность
text-build-lack-of-hope-upper = Игроки сбрасывают с поля 3 изобретения на свой выбор. Эту карту тоже сбрасывают.

card-build-monkey-see = Мартышки следят за вами
text-build-monkey-see-upper = Карту замешивают в колоду событий.
text-build-monkey-see-lower = Мартышки атакуют!
text-build-monkey-see-event = Крыша или частокол, на выбор игроков, теряет половину уровней; потерю округляют вниз.
way-build-monkey-see-roof = Потерять половину крыши
way-build-monkey-see-palisade = Потерять половину частокола

card-build-nasty-wound = Скверная рана
text-build-nasty-wound-upper = Действующий получает коричневую особую рану на руку. Карту замешивают в колоду событий.
text-build-nasty-wound-lower = Заражение
text-build-nasty-wound-event = Если «Снадобья» нет, тот, у кого на руке коричневая особая рана, получает 2 раны. Особую рану снимают в любом случае.

card-build-predator-in-the-camp = Хищник в лагере!
text-build-predator-in-the-camp-upper = Действующий бьётся со зверем силой 4; ничто не падает, и добычи нет. Чем бы ни кончилось, карту замешивают в колоду событий.
text-build-predator-in-the-camp-lower = Как аукнется, так и откликнется
text-build-predator-in-the-camp-event = Команда получает 2 еды и 2 шкуры.

card-build-savings = Экономия
text-build-savings-upper = Действующий выбирает: сбросить карту или взять 2 дерева, и тогда карту замешивают в колоду событий.
way-build-savings-leave = Сбросить карту
way-build-savings-take = Взять 2 дерева; карту — в колоду событий
text-build-savings-lower = Шаткая постройка
text-build-savings-event = Моральный дух падает на 1.

card-build-sting = Укус насекомого
text-build-sting-upper = Действующий получает коричневую особую рану на живот. Карту замешивают в колоду событий.
text-build-sting-lower = Озноб
text-build-sting-event = Если «Снадобья» нет, у того, у кого на животе коричневая особая рана, в этом раунде только 1 фишка. Особую рану снимают в любом случае.

card-build-tired = Усталость
text-build-tired-upper = Действующий выбирает: сбросить карту или сразу вылечить себе 2 раны, и тогда карту замешивают в колоду событий.
way-build-tired-leave = Сбросить карту
way-build-tired-heal = Вылечить себе 2 раны; карту — в колоду событий
text-build-tired-lower = Склока
text-build-tired-event = Моральный дух падает на 1.

card-build-tools-inspection = Осмотр инвентаря
text-build-tools-inspection-upper = Если возможно, 2 предмета по выбору игроков (или единственный) отмечают чёрными маркерами; служат они по-прежнему. Карту замешивают в колоду событий.
text-build-tools-inspection-lower = Ремонту не подлежит
text-build-tools-inspection-event = Отмеченные предметы переворачивают стороной изобретения вверх и отменяют их эффекты, насколько возможно.

card-build-unmotivated = Опускаются руки
text-build-unmotivated-upper = Действующий сбрасывает 1 решимость или получает 1 рану. Карту замешивают в колоду событий.
way-build-unmotivated-determination = Сбросить 1 решимость
way-build-unmotivated-wound = Получить 1 рану
text-build-unmotivated-lower = Инструменты ломаются
text-build-unmotivated-event = Каждый персонаж сбрасывает 1 решимость.

card-build-visit-of-a-predator = Визит хищника
text-build-visit-of-a-predator-upper = Сбрасывают 1 еду. Карту замешивают в колоду событий.
text-build-visit-of-a-predator-lower = Ночной гость
text-build-visit-of-a-predator-event = В фазе погоды этого раунда бросают кубик голодных зверей.

card-build-weak-construction = Слабая постройка
text-build-weak-construction-upper = Карту замешивают в колоду событий.
text-build-weak-construction-lower = Бах!
text-build-weak-construction-event = Крыша теряет половину уровней; потерю округляют вниз.

card-build-windstorm = Шквал
text-build-windstorm-upper = Частокол падает на 1. Карту замешивают в колоду событий.
text-build-windstorm-lower = Естественный частокол
text-build-windstorm-event = Частокол поднимается на 1, если есть укрытие.

card-build-you-need-a-bigger-camp = Нужен лагерь побольше
text-build-you-need-a-bigger-camp-upper = Карту замешивают в колоду событий.
text-build-you-need-a-bigger-camp-lower = Расширение лагеря
text-build-you-need-a-bigger-camp-event = К цене укрытия, крыши и частокола кладут по жетону дополнительного дерева: теперь всё это стоит на 1 дерево больше, если платят деревом.
