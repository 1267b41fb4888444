# «Робінзон Крузо»: карти подій.

card-event-argument = Суперечка
text-event-argument-event = У цьому раунді на одну дію не можна ставити фішок двох різних персонажів, і П’ятниця нікому не допомагає. Виняток один — дія на цій карті.
text-event-argument-remedy = Примирення
text-event-argument-reward = Дві фішки належать двом різним персонажам або персонажеві й П’ятниці. Моральний дух підвищується на 1. Той, хто діє, дістає 1 рішучість.
text-event-argument-threat = Моральний дух падає на 1, і кожен персонаж скидає 1 рішучість.

card-event-awful-weather = Кепська погода
text-event-awful-weather-event = У комірку погоди кладуть жетон дощової хмари.
text-event-awful-weather-remedy = Заслін від вітру
text-event-awful-weather-reward = Коштує 1 деревину. Той, хто діє, дістає 1 рішучість.
text-event-awful-weather-threat = У комірку погоди кладуть жетон снігової хмари.

card-event-bad-feelings = Лихі передчуття
text-event-bad-feelings-event = У комірку збирання кладуть жетон перекидання: перший успіх, що там випаде, перекидають.
text-event-bad-feelings-remedy = Обережне збирання
text-event-bad-feelings-reward = Той, хто діє, дістає 1 рішучість.
text-event-bad-feelings-threat = На колоду збирання кладуть жетон пригоди, а в комірку збирання — жетон перекидання.

card-event-bear = Ведмідь
text-event-bear-event = У комірку облаштування табору кладуть чорний маркер: наступне облаштування лише прибирає його й більше нічого не дає.
text-event-bear-remedy = Ремонт
text-event-bear-reward = Потрібна «Лопата». Той, хто діє, дістає 1 рішучість. Чорний маркер лишається.
text-event-bear-threat = Моральний дух падає на 1, і кожен персонаж скидає 1 рішучість.

card-event-body-on-the-beach = Тіло на пляжі
text-event-body-on-the-beach-event = Моральний дух падає на 1.
text-event-body-on-the-beach-remedy = Поховання
text-event-body-on-the-beach-reward = Потрібна «Лопата». Той, хто діє, дістає 2 рішучості.
text-event-body-on-the-beach-threat = Моральний дух падає на 2.

card-event-broken-tree = Зламане дерево
text-event-broken-tree-event = Кожен персонаж дістає 1 рану.
text-event-broken-tree-remedy = Прибирання дерева
text-event-broken-tree-reward = Потрібна «Мотузка». Той, хто діє, дістає 1 рішучість. Команда дістає 1 деревину.
text-event-broken-tree-threat = Моральний дух падає на 1.

card-event-call-of-the-wild = Поклик дикої природи
text-event-call-of-the-wild-event = У комірку полювання кладуть жетон великої небезпеки: наступний звір, на якого полюють, на 1 сильніший.
text-event-call-of-the-wild-remedy = Запекле полювання
text-event-call-of-the-wild-reward = Потрібна зброя не нижча за 2. Команда дістає 1 їжу.
text-event-call-of-the-wild-threat = У комірку полювання кладуть жетон великої небезпеки: наступний звір, на якого полюють, на 1 сильніший.

card-event-catastrophe = Катастрофа
text-event-catastrophe-event = До кінця фази дій предмети недоступні: вони нічого не дають і не задовольняють вимог. Викладені ними жетони працюють далі.
text-event-catastrophe-remedy = Лагодження інструментів
text-event-catastrophe-reward = Той, хто діє, дістає 1 рішучість.
text-event-catastrophe-threat = Якщо можливо, 1 предмет на вибір гравців затасовують назад у колоду винаходів і скасовують його ефект.

card-event-chronic-tiredness = Хронічна втома
text-event-chronic-tiredness-event = У комірку ночі кладуть жетон додаткової їжі: цієї ночі кожен персонаж з’їдає на 1 їжу більше або дістає 1 рану.
text-event-chronic-tiredness-remedy = Відновлення сил
text-event-chronic-tiredness-reward = Потрібні 2 фішки. Той, хто діє, дістає 2 рішучості.
text-event-chronic-tiredness-threat = Кожен персонаж дістає 1 рану.

card-event-cloudburst = Небо прорвало
text-event-cloudburst-event = Табір переїжджає на сусідню ділянку, яку вибирають гравці. Якщо такої немає, кожен персонаж дістає 1 рану.
text-event-cloudburst-remedy = Переїзд
text-event-cloudburst-reward = Те, що знизив переїзд за цією картою (дах, частокіл або обидва), підвищується на 1, якщо є укриття.
text-event-cloudburst-threat = Нічого не стається.

card-event-cold-rain = Холодний дощ
text-event-cold-rain-event = У комірку погоди кладуть жетон дощової хмари.
text-event-cold-rain-remedy = Відведення води
text-event-cold-rain-reward = Потрібна «Лопата». Той, хто діє, дістає 1 рішучість.
text-event-cold-rain-threat = У комірку погоди кладуть жетон дощової хмари.

card-event-council = Рада
text-event-council-event = Гравці скидають з поля 3 винаходи на свій вибір.
text-event-council-remedy = Мозковий штурм
text-event-council-reward = Будь-який винахід із колоди, на вибір гравців, одразу лягає на поле. Той, хто діє, дістає 1 рішучість.
text-event-council-threat = Гравці скидають з поля 2 винаходи на свій вибір.

card-event-culled-area = Спорожніла округа
text-event-culled-area-event = У цьому раунді видобуток не дає їжі.
text-event-culled-area-remedy = Щедре полювання
text-event-culled-area-reward = Потрібна зброя не нижча за 2. Команда дістає 2 їжі.
text-event-culled-area-threat = Нічого не стається.

card-event-dangerous-night = Тривожна ніч
text-event-dangerous-night-event = Карту звіра кладуть долілиць біля колоди подій. Якщо вона ще там, коли почнеться наступна фаза подій, перший гравець б’ється з цим звіром, перш ніж тягнуть подію.
text-event-dangerous-night-remedy = Будівництво укріплень
text-event-dangerous-night-reward = Потрібна зброя не нижча за 2. Якщо звір ще лежить біля колоди подій, його затасовують у колоду полювання.
text-event-dangerous-night-threat = Нічого не стається.

card-event-depression = Депресія
text-event-depression-event = Гравці скидають з поля 2 винаходи на свій вибір, і кожен персонаж скидає 1 рішучість.
text-event-depression-remedy = Розрада
text-event-depression-reward = Коштує 1 їжу. Той, хто діє, дістає 2 рішучості.
text-event-depression-threat = Моральний дух падає на 1, і гравці скидають з поля 2 винаходи на свій вибір.

card-event-despondency = Занепад духу
text-event-despondency-event = Жетон першого гравця переходить далі: наступний гравець одразу стає першим.
text-event-despondency-remedy = Сили повертаються
text-event-despondency-reward = Коштує 1 їжу. Той, хто діє, дістає 1 рішучість.
text-event-despondency-threat = Моральний дух падає на 2.

card-event-devastation = Спустошення
text-event-devastation-event = Два джерела на ділянках поруч із табором, на вибір гравців, закривають чорними маркерами: вони виснажені.
text-event-devastation-remedy = Розчищення
text-event-devastation-reward = Потрібна «Лопата». Той, хто діє, дістає 1 рішучість.
text-event-devastation-threat = Одне джерело на ділянці поруч із табором, на вибір гравців, закривають чорним маркером: воно виснажене.

card-event-disaster = Лихо
text-event-disaster-event = Дах або частокіл, на вибір гравців, падає на 1.
text-event-disaster-remedy = Лагодження
text-event-disaster-reward = Коштує 1 деревину. Дах або частокіл, на вибір гравців, підвищується на 1, якщо є укриття.
text-event-disaster-threat = Дах або частокіл, на вибір гравців, утрачає половину рівнів; втрату заокруглюють униз.
way-event-disaster-lower-roof = Знизити дах на 1
way-event-disaster-lower-palisade = Знизити частокіл на 1
way-event-disaster-raise-roof = Підвищити дах на 1
way-event-disaster-raise-palisade = Підвищити частокіл на 1
way-event-disaster-halve-roof = Знизити дах удвічі
way-event-disaster-halve-palisade = Знизити частокіл удвічі

card-event-drought = Посуха
text-event-drought-event = Якщо можливо, гравці закривають чорним маркером річку на одній із ділянок: там цю місцевість вважають недослідженою.
text-event-drought-remedy = Нове русло
text-event-drought-reward = Потрібна «Лопата». Той, хто діє, дістає 1 рішучість. З тієї місцевості прибирають чорний маркер.
text-event-drought-threat = Якщо можливо, гравці закривають чорним маркером річку на одній із ділянок: там цю місцевість вважають недослідженою.

card-event-earthquake = Землетрус
text-event-earthquake-event = Якщо можливо, одну ділянку поруч із табором, на вибір гравців, перевертають долілиць: вона недоступна.
text-event-earthquake-remedy = Прокладання проходу
text-event-earthquake-reward = Потрібна «Лопата». Ту ділянку знову перевертають горілиць.
text-event-earthquake-threat = Нічого не стається.

card-event-exhausting-night = Виснажлива ніч
text-event-exhausting-night-event = У комірку будівництва кладуть жетон перекидання: перший успіх, що там випаде, перекидають.
text-event-exhausting-night-remedy = Перепочинок
text-event-exhausting-night-reward = Той, хто діє, дістає 1 рішучість.
text-event-exhausting-night-threat = Моральний дух падає на 2.

card-event-fight = Бійка
text-event-fight-event = Кожен персонаж дістає 1 рану.
text-event-fight-remedy = Промова
text-event-fight-reward = Той, хто діє, дістає 1 рішучість.
text-event-fight-threat = Кожен персонаж скидає 2 рішучості.

card-event-fight-in-the-dark = Сутичка в темряві
text-event-fight-in-the-dark-event = Якщо можливо, верхню карту колоди полювання скидають.
text-event-fight-in-the-dark-remedy = Вистежування хижака
text-event-fight-in-the-dark-reward = Потрібна зброя не нижча за 2. Той, хто діє, дістає 1 рішучість.
text-event-fight-in-the-dark-threat = У фазі погоди цього раунду кидають кубик голодних звірів.

card-event-fire = Пожежа
text-event-fire-event = У цьому раунді видобуток не дає деревини.
text-event-fire-remedy = Гасіння пожежі
text-event-fire-reward = Потрібна «Лопата». Той, хто діє, дістає 1 рішучість.
text-event-fire-threat = У цьому раунді видобуток не дає деревини.

card-event-flood = Повінь
text-event-flood-event = На вибір гравців: 1 предмет перевертають стороною винаходу догори і скасовують його ефект, або зброя падає на 1, або частокіл падає на 1, або кожен персонаж дістає 1 рану.
text-event-flood-remedy = Риття водостоку
text-event-flood-reward = Потрібна «Лопата». Той, хто діє, дістає 1 рішучість.
text-event-flood-threat = Частокіл падає на 1.
way-event-flood-turn-back-item = Перевернути 1 предмет стороною винаходу догори
way-event-flood-lower-weapon = Знизити зброю на 1
way-event-flood-lower-palisade = Знизити частокіл на 1
way-event-flood-wounds = Дістати по 1 рані

card-event-flying-surprise = Сюрприз із неба
text-event-flying-surprise-event = Дах або частокіл, на вибір гравців, падає на 1.
text-event-flying-surprise-remedy = Прибирання після аварії
text-event-flying-surprise-reward = Коштує 1 деревину. Той, хто діє, дістає 1 рішучість.
text-event-flying-surprise-threat = Дах або частокіл, на вибір гравців, падає на 1.
way-event-flying-surprise-lower-roof = Знизити дах на 1
way-event-flying-surprise-lower-palisade = Знизити частокіл на 1

card-event-foul-weather = Негода
text-event-foul-weather-event = У комірку збирання кладуть жетон трудомісткої дії: наступне збирання вимагає на 1 фішку більше.
text-event-foul-weather-remedy = Захист джерел
text-event-foul-weather-reward = Потрібна «Лопата». Той, хто діє, дістає 1 рішучість.
text-event-foul-weather-threat = Два джерела на ділянках поруч із табором, на вибір гравців, закривають чорними маркерами: вони виснажені.

card-event-frost = Мороз
text-event-frost-event = У комірку погоди кладуть жетон снігової хмари.
text-event-frost-remedy = Обігрів табору
text-event-frost-reward = Коштує 1 деревину або 1 шкуру. Той, хто діє, дістає 2 рішучості.
text-event-frost-threat = У комірку погоди кладуть жетон снігової хмари.

card-event-heavy-clouds = Важкі хмари
text-event-heavy-clouds-event = У комірку погоди кладуть жетон дощової хмари.
text-event-heavy-clouds-remedy = Зміцнення даху
text-event-heavy-clouds-reward = Коштує 1 шкуру. Той, хто діє, дістає 1 рішучість.
text-event-heavy-clouds-threat = У комірку погоди кладуть жетон дощової хмари.

card-event-heavy-rain = Сильний дощ
text-event-heavy-rain-event = У комірку погоди кладуть жетон дощової хмари.
text-event-heavy-rain-remedy = Підготовка до дощу
text-event-heavy-rain-reward = Коштує 1 деревину. Той, хто діє, дістає 1 рішучість.
text-event-heavy-rain-threat = У комірку погоди кладуть жетон дощової хмари.

card-event-heavy-rain-is-coming = Насувається злива
text-event-heavy-rain-is-coming-event = У комірку погоди кладуть жетон дощової хмари.
text-event-heavy-rain-is-coming-remedy = Відведення води
text-event-heavy-rain-is-coming-reward = Потрібна «Лопата». Той, хто діє, дістає 1 рішучість.
text-event-heavy-rain-is-coming-threat = У комірку погоди кладуть жетон дощової хмари.

card-event-high-water = Паводок
text-event-high-water-event = На колоду дослідження кладуть жетон пригоди.
text-event-high-water-remedy = Водостік
text-event-high-water-reward = Потрібні 2 фішки. Коштує 1 деревину або потребує «Лопати». Той, хто діє, дістає 2 рішучості.
text-event-high-water-threat = Усі доступні ресурси скидають, і видобутку в цьому раунді немає.

card-event-howling-from-the-woods = Завивання в лісі
text-event-howling-from-the-woods-event = Тягнуть три карти звірів. Найсильнішого кладуть на верх колоди полювання, решту затасовують назад у колоду звірів.
text-event-howling-from-the-woods-remedy = Експедиція
text-event-howling-from-the-woods-reward = Потрібен «Вогонь». Верхню карту колоди полювання кладуть під низ колоди. Той, хто діє, дістає 1 рішучість.
text-event-howling-from-the-woods-threat = Перший гравець б’ється з верхнім звіром колоди полювання, якщо там хтось є.

card-event-jaguar = Ягуар
text-event-jaguar-event = Кожен персонаж дістає 1 рану.
text-event-jaguar-remedy = Полювання на звіра
text-event-jaguar-reward = Потрібна зброя не нижча за 2. Нагороди немає.
text-event-jaguar-threat = Кожен персонаж дістає 1 рану.

card-event-landslide = Зсув
text-event-landslide-event = Табір переїжджає на сусідню ділянку, яку вибирають гравці. Якщо такої немає, кожен персонаж дістає 1 рану.
text-event-landslide-remedy = Захист табору
text-event-landslide-reward = Потрібна «Лопата». Той, хто діє, дістає 1 рішучість.
text-event-landslide-threat = У цьому раунді видобутку немає.

card-event-loss-of-hope = Втрата надії
text-event-loss-of-hope-event = У цьому раунді перший гравець може лише будувати, облаштовувати табір і відпочивати й ні в чому іншому не допомагає.
text-event-loss-of-hope-remedy = Перепочинок
text-event-loss-of-hope-reward = Той, хто діє, дістає 1 рішучість.
text-event-loss-of-hope-threat = Моральний дух падає на 2.

card-event-memories-of-the-cruise = Спогади про плавання
text-event-memories-of-the-cruise-event = Моральний дух падає на 1.
text-event-memories-of-the-cruise-remedy = Матроська пісня
text-event-memories-of-the-cruise-reward = Потрібні 2 фішки. Той, хто діє, дістає 2 рішучості. Моральний дух підвищується на 1.
text-event-memories-of-the-cruise-threat = Кожен персонаж скидає 1 рішучість.

card-event-mess-in-the-camp = Безлад у таборі
text-event-mess-in-the-camp-event = У комірку облаштування табору кладуть жетон трудомісткої дії: наступне облаштування вимагає на 1 фішку більше.
text-event-mess-in-the-camp-remedy = Наведення ладу
text-event-mess-in-the-camp-reward = Той, хто діє, дістає 1 рішучість.
text-event-mess-in-the-camp-threat = Кожен персонаж скидає 1 рішучість.

card-event-mist = Імла
text-event-mist-event = У комірку дослідження кладуть жетон трудомісткої дії: наступне дослідження вимагає на 1 фішку більше.
text-event-mist-remedy = Пошуки старого шляху
text-event-mist-reward = Той, хто діє, дістає 1 рішучість.
text-event-mist-threat = У комірку дослідження кладуть жетон трудомісткої дії, а на колоду дослідження — жетон пригоди.

card-event-natural-dam-breaks = Прорив загати
text-event-natural-dam-breaks-event = У цьому раунді видобуток дає на 1 деревину більше, а їжі не дає. На колоду дослідження кладуть жетон пригоди.
text-event-natural-dam-breaks-remedy = Захист
text-event-natural-dam-breaks-reward = Потрібна «Лопата». Той, хто діє, дістає 1 рішучість.
text-event-natural-dam-breaks-threat = Якщо можливо, 2 предмети на вибір гравців (або єдиний) перевертають стороною винаходу догори і скасовують їхні ефекти.

card-event-night-attack = Нічний напад
text-event-night-attack-event = Кожен персонаж дістає 1 рану. Якщо можливо, гравці дивляться на верхню карту колоди полювання.
text-event-night-attack-remedy = У пошуках звіра
text-event-night-attack-reward = Потрібна зброя не нижча за 3. Беруть верхнього звіра колоди полювання, хоч би яка була його сила: зброя й частокіл падають, як указано на його карті, команда дістає його їжу та шкури, і спрацьовують інші його ефекти. Карту звіра скидають.
text-event-night-attack-threat = Якщо можливо, верхню карту колоди полювання скидають.

card-event-night-howling = Нічне виття
text-event-night-howling-event = У комірку полювання кладуть жетон великої небезпеки: наступний звір, на якого полюють, на 1 сильніший.
text-event-night-howling-remedy = Облава на звіра
text-event-night-howling-reward = Потрібна зброя не нижча за 2. Той, хто діє, дістає 1 рішучість.
text-event-night-howling-threat = Частокіл падає на 1.

card-event-otters = Видри
text-event-otters-event = Найближче джерело з рибою закривають чорним маркером: воно виснажене. Якщо такого немає, кожен персонаж дістає 1 рану.
text-event-otters-remedy = Вдале полювання
text-event-otters-reward = Потрібна зброя не нижча за 1. З того джерела прибирають чорний маркер.
text-event-otters-threat = Подія цієї карти повторюється.

card-event-poisoning = Отруєння
text-event-poisoning-event = Кожен персонаж дістає 1 рану.
text-event-poisoning-remedy = Зціджування отрути
text-event-poisoning-reward = Потрібен «Ніж». Той, хто діє, дістає 1 рішучість. Зброя підвищується на 1.
text-event-poisoning-threat = Кожен персонаж дістає 1 рану.

card-event-precipice = Прірва
text-event-precipice-event = Якщо можливо, одну ділянку поруч із табором, на вибір гравців, перевертають долілиць: вона недоступна.
text-event-precipice-remedy = Спорудження мосту
text-event-precipice-reward = Коштує 2 деревини. Ту ділянку знову перевертають горілиць. Той, хто діє, дістає 3 рішучості.
text-event-precipice-threat = Нічого не стається.

card-event-predator-in-the-vicinity = Хижак в околиці
text-event-predator-in-the-vicinity-event = У фазі погоди цього раунду кидають кубик голодних звірів.
text-event-predator-in-the-vicinity-remedy = Відлякування хижака
text-event-predator-in-the-vicinity-reward = Потрібна зброя не нижча за 2. Той, хто діє, дістає 1 рішучість.
text-event-predator-in-the-vicinity-threat = У фазі погоди цього раунду кидають кубик голодних звірів.

card-event-predator-is-near = Хижак поруч
text-event-predator-is-near-event = Найближче джерело з папугами закривають чорним маркером: воно виснажене. Якщо такого немає, кожен персонаж дістає 1 рану.
text-event-predator-is-near-remedy = Боротьба за їжу
text-event-predator-is-near-reward = Потрібна зброя не нижча за 2. З того джерела прибирають чорний маркер. Той, хто діє, дістає 1 рішучість.
text-event-predator-is-near-threat = На колоду дослідження й на колоду збирання кладуть по жетону пригоди.

card-event-predators = Хижаки
text-event-predators-event = Найближче джерело їжі закривають чорним маркером: воно виснажене. Якщо такого немає, кожен персонаж дістає 1 рану.
text-event-predators-remedy = Бій
text-event-predators-reward = Потрібні 2 фішки і зброя не нижча за 2. З того джерела прибирають чорний маркер. Той, хто діє, дістає 1 рішучість.
text-event-predators-threat = Подія цієї карти повторюється.

card-event-predators-in-the-woods = Хижаки в лісі
text-event-predators-in-the-woods-event = У комірку дослідження кладуть жетон великої небезпеки: хто виконує наступне дослідження, дістає 1 рану, якщо зброя нижча за 1.
text-event-predators-in-the-woods-remedy = Пошуки хижака
text-event-predators-in-the-woods-reward = Потрібна зброя не нижча за 1. Той, хто діє, дістає 1 рішучість. Жетон великої небезпеки прибирають із комірки дослідження.
text-event-predators-in-the-woods-threat = Кожен персонаж дістає 1 рану. Жетон великої небезпеки прибирають із комірки дослідження.

card-event-raging-river = Бурхлива річка
text-event-raging-river-event = У цьому раунді видобуток дає лише половину: деревину та їжу рахують разом і заокруглюють униз, а що взяти, вибирають гравці.
text-event-raging-river-remedy = Риття канави
text-event-raging-river-reward = Потрібна «Лопата». Той, хто діє, дістає 1 рішучість.
text-event-raging-river-threat = У цьому раунді видобутку немає.

card-event-rain = Дощ
text-event-rain-event = У комірку погоди кладуть жетон дощової хмари.
text-event-rain-remedy = Міцніший дах
text-event-rain-reward = Коштує 1 шкуру. Той, хто діє, дістає 1 рішучість.
text-event-rain-threat = У комірку погоди кладуть жетон дощової хмари.

card-event-ravenous-predators = Зголоднілі хижаки
text-event-ravenous-predators-event = У комірку полювання кладуть жетон великої небезпеки: наступний звір, на якого полюють, на 1 сильніший.
text-event-ravenous-predators-remedy = Вигнання звірів
text-event-ravenous-predators-reward = Потрібен «Вогонь». Той, хто діє, дістає 1 рішучість.
text-event-ravenous-predators-threat = Частокіл падає на 1.

card-event-ravishing-hurricane = Спустошливий ураган
text-event-ravishing-hurricane-event = Якщо можливо, усі джерела на одній ділянці поруч із табором, на вибір гравців, закривають чорними маркерами: вони виснажені.
text-event-ravishing-hurricane-remedy = Пошуки колишніх джерел
text-event-ravishing-hurricane-reward = Потрібна «Лопата». З тих джерел прибирають чорні маркери. Той, хто діє, дістає 1 рішучість.
text-event-ravishing-hurricane-threat = Нічого не стається.

card-event-ravishing-windstorm = Люта буря
text-event-ravishing-windstorm-event = Зброя падає на 2, а якщо вона нижча, то до 0.
text-event-ravishing-windstorm-remedy = Нова зброя
text-event-ravishing-windstorm-reward = Зброя підвищується на 1. Той, хто діє, дістає 1 рішучість.
text-event-ravishing-windstorm-threat = Нічого не стається.

card-event-rough-passage = Важкий перехід
text-event-rough-passage-event = Якщо можливо, гравці закривають чорним маркером пагорби на одній із ділянок: там цю місцевість вважають недослідженою.
text-event-rough-passage-remedy = Прокладання нового шляху
text-event-rough-passage-reward = Той, хто діє, дістає 1 рішучість. З тієї місцевості прибирають чорний маркер.
text-event-rough-passage-threat = Якщо можливо, гравці закривають чорним маркером пагорби на одній із ділянок: там цю місцевість вважають недослідженою.

card-event-searching-for-a-new-path = Пошуки нового шляху
text-event-searching-for-a-new-path-event = У комірку дослідження кладуть жетон перекидання: перший успіх, що там випаде, перекидають.
text-event-searching-for-a-new-path-remedy = Знайомство з новими дорогами
text-event-searching-for-a-new-path-reward = Той, хто діє, дістає 1 рішучість.
text-event-searching-for-a-new-path-threat = На колоду дослідження й на колоду збирання кладуть по жетону пригоди.

card-event-sleepless-night = Безсонна ніч
text-event-sleepless-night-event = У комірки будівництва, збирання й дослідження кладуть по жетону перекидання: перший успіх у кожній із цих дій перекидають.
text-event-sleepless-night-remedy = Перепочинок
text-event-sleepless-night-reward = Той, хто діє, дістає 1 рішучість.
text-event-sleepless-night-threat = На колоду дослідження й на колоду збирання кладуть по жетону пригоди.

card-event-slow-work = Повільна робота
text-event-slow-work-event = У комірку будівництва кладуть жетон додаткової деревини: наступне будівництво, яке коштує деревини, бере ще 1 деревину.
text-event-slow-work-remedy = Перепочинок
text-event-slow-work-reward = Той, хто діє, дістає 1 рішучість.
text-event-slow-work-threat = У комірку будівництва кладуть жетон додаткової деревини: наступне будівництво, яке коштує деревини, бере ще 1 деревину.

card-event-smoke-on-the-horizon = Дим на обрії
text-event-smoke-on-the-horizon-event = Якщо можливо, гравці закривають чорним маркером рівнину на одній із ділянок: там цю місцевість вважають недослідженою.
text-event-smoke-on-the-horizon-remedy = Гасіння вогню
text-event-smoke-on-the-horizon-reward = Той, хто діє, дістає 1 рішучість. З тієї місцевості прибирають чорний маркер.
text-event-smoke-on-the-horizon-threat = Якщо можливо, гравці закривають чорним маркером рівнину на одній із ділянок: там цю місцевість вважають недослідженою.

card-event-storm = Шторм
text-event-storm-event = У комірку погоди кладуть жетон шторму.
text-event-storm-remedy = Зміцнення табору
text-event-storm-reward = Коштує 1 деревину або потребує «Лопати». Той, хто діє, дістає 1 рішучість.
text-event-storm-threat = Частокіл падає на 1.

card-event-storm-damage = Руйнівний ураган
text-event-storm-damage-event = Дах або частокіл, на вибір гравців, утрачає половину рівнів; втрату заокруглюють униз.
text-event-storm-damage-remedy = Ремонт
text-event-storm-damage-reward = Коштує 1 деревину. Дах або частокіл, на вибір гравців, підвищується на 1, якщо є укриття.
text-event-storm-damage-threat = Дах або частокіл, на вибір гравців, падає на 1.
way-event-storm-damage-halve-roof = Знизити дах удвічі
way-event-storm-damage-halve-palisade = Знизити частокіл удвічі
way-event-storm-damage-raise-roof = Підвищити дах на 1
way-event-storm-damage-raise-palisade = Підвищити частокіл на 1
way-event-storm-damage-lower-roof = Знизити дах на 1
way-event-storm-damage-lower-palisade = Знизити частокіл на 1

card-event-stroke-of-fate = Лиха доля
text-event-stroke-of-fate-event = Загрози всіх карт у комірках загрози спрацьовують, зліва направо; потім ці карти скидають.
text-event-stroke-of-fate-remedy = Чудовий відпочинок
text-event-stroke-of-fate-reward = Той, хто діє, дістає 3 рішучості.
text-event-stroke-of-fate-threat = Кожен персонаж скидає 1 рішучість.

card-event-strong-wind = Сильний вітер
text-event-strong-wind-event = У комірку будівництва кладуть жетон трудомісткої дії: наступне будівництво вимагає на 1 фішку більше.
text-event-strong-wind-remedy = Догляд за інструментами
text-event-strong-wind-reward = Той, хто діє, дістає 1 рішучість.
text-event-strong-wind-threat = Якщо можливо, 1 предмет на вибір гравців перевертають стороною винаходу догори і скасовують його ефект.

card-event-sunny-beach = Сонячний пляж
text-event-sunny-beach-event = Нічого не стається.
text-event-sunny-beach-remedy = Підозріло тихий ранок
text-event-sunny-beach-reward = Потрібні 2 фішки. Кожен персонаж дістає 1 рішучість.
text-event-sunny-beach-threat = Кожен персонаж скидає 1 рішучість.

card-event-termites = Терміти
text-event-termites-event = Якщо можливо, скидають 1 деревину.
text-event-termites-remedy = Боротьба зі шкідниками
text-event-termites-reward = Потрібен «Вогонь». Той, хто діє, дістає 1 рішучість.
text-event-termites-threat = Якщо можливо, скидають 1 деревину.

card-event-the-island-fights-back = Острів не радий непроханим гостям
text-event-the-island-fights-back-event = Ефект книги зі сценарію спрацьовує ще раз.
text-event-the-island-fights-back-remedy = Порятунок
text-event-the-island-fights-back-reward = Той, хто діє, дістає 1 рішучість.
text-event-the-island-fights-back-threat = Спрацьовує ефект книги зі сценарію.

card-event-thunderstorm = Гроза
text-event-thunderstorm-event = Найближче джерело деревини закривають чорним маркером: воно виснажене. Якщо такого немає, кожен персонаж дістає 1 рану.
text-event-thunderstorm-remedy = Приборкання вогню
text-event-thunderstorm-reward = Потрібна «Лопата». З того джерела прибирають чорний маркер.
text-event-thunderstorm-threat = Подія цієї карти повторюється.

card-event-unusually-cold-night = Надзвичайно холодна ніч
text-event-unusually-cold-night-event = На вибір гравців: скидають 2 деревини, або кожен персонаж дістає 1 рану.
text-event-unusually-cold-night-remedy = Обігрів
text-event-unusually-cold-night-reward = Коштує 1 деревину або 1 шкуру. Той, хто діє, дістає 1 рішучість.
text-event-unusually-cold-night-threat = Кожен персонаж дістає 1 рану.
way-event-unusually-cold-night-discard-wood = Скинути 2 деревини
way-event-unusually-cold-night-wounds = Дістати по 1 рані

card-event-vertigo = Запаморочення
text-event-vertigo-event = У цьому раунді перший гравець має лише 1 фішку.
text-event-vertigo-remedy = Перепочинок
text-event-vertigo-reward = Той, хто діє, дістає 1 рішучість.
text-event-vertigo-threat = Кожен персонаж скидає 1 рішучість.

card-event-weakness = Слабкість
text-event-weakness-event = У цьому раунді перший гравець не може застосовувати вміння.
text-event-weakness-remedy = Перепочинок
text-event-weakness-reward = Той, хто діє, дістає 1 рішучість.
text-event-weakness-threat = У цьому раунді перший гравець не може застосовувати вміння.

card-event-winter-depression = Зимова депресія
text-event-winter-depression-event = Моральний дух падає на 1.
text-event-winter-depression-remedy = Обігрів
text-event-winter-depression-reward = Коштує 1 їжу. Той, хто діє, дістає 1 рішучість.
text-event-winter-depression-threat = Кожен персонаж скидає 1 рішучість.

card-event-wrecked-balloon = Розбита повітряна куля
text-event-wrecked-balloon-event = Моральний дух падає на 1.
text-event-wrecked-balloon-remedy = Огляд
text-event-wrecked-balloon-reward = Той, хто діє, тягне таємниці, доки не знайде 1 скарб.
text-event-wrecked-balloon-threat = Нічого не стається.
