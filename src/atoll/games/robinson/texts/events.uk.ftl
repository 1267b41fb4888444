# «Робінзон Крузо»: карти подій.

card-event-argument = Суперечка
card-event-argument-event = У цьому раунді на одну дію не можна ставити фішок двох різних персонажів, і П’ятниця нікому не допомагає. Виняток один — дія на цій карті.
card-event-argument-remedy = Примирення
card-event-argument-reward = Дві фішки належать двом різним персонажам або персонажеві й П’ятниці. Моральний дух підвищується на 1. Той, хто діє, дістає 1 рішучість.
card-event-argument-threat = Моральний дух падає на 1, і кожен персонаж скидає 1 рішучість.

card-event-awful-weather = Кепська погода
card-event-awful-weather-event = У комірку погоди кладуть жетон дощової хмари.
card-event-awful-weather-remedy = Заслін від вітру
card-event-awful-weather-reward = Коштує 1 деревину. Той, хто діє, дістає 1 рішучість.
card-event-awful-weather-threat = У комірку погоди кладуть жетон снігової хмари.

card-event-bad-feelings = Лихі передчуття
card-event-bad-feelings-event = У комірку збирання кладуть жетон перекидання: перший успіх, що там випаде, перекидають.
card-event-bad-feelings-remedy = Обережне збирання
card-event-bad-feelings-reward = Той, хто діє, дістає 1 рішучість.
card-event-bad-feelings-threat = На колоду збирання кладуть жетон пригоди, а в комірку збирання — жетон перекидання.

card-event-bear = Ведмідь
card-event-bear-event = У комірку облаштування табору кладуть чорний маркер: найближче облаштування лише прибирає його й більше нічого не дає.
card-event-bear-remedy = Ремонт
card-event-bear-reward = Потрібна «Лопата». Той, хто діє, дістає 1 рішучість. Чорний маркер лишається.
card-event-bear-threat = Моральний дух падає на 1, і кожен персонаж скидає 1 рішучість.

card-event-body-on-the-beach = Тіло на пляжі
card-event-body-on-the-beach-event = Моральний дух падає на 1.
card-event-body-on-the-beach-remedy = Поховання
card-event-body-on-the-beach-reward = Потрібна «Лопата». Той, хто діє, дістає 2 рішучості.
card-event-body-on-the-beach-threat = Моральний дух падає на 2.

card-event-broken-tree = Зламане дерево
card-event-broken-tree-event = Кожен персонаж дістає 1 рану.
card-event-broken-tree-remedy = Прибирання дерева
card-event-broken-tree-reward = Потрібна «Мотузка». Той, хто діє, дістає 1 рішучість. Команда дістає 1 деревину.
card-event-broken-tree-threat = Моральний дух падає на 1.

card-event-call-of-the-wild = Поклик дикої природи
card-event-call-of-the-wild-event = У комірку полювання кладуть жетон великої небезпеки: найближчий звір, на якого полюють, на 1 сильніший.
card-event-call-of-the-wild-remedy = Запекле полювання
card-event-call-of-the-wild-reward = Потрібна зброя не нижча за 2. Команда дістає 1 їжу.
card-event-call-of-the-wild-threat = У комірку полювання кладуть жетон великої небезпеки: найближчий звір, на якого полюють, на 1 сильніший.

card-event-catastrophe = Катастрофа
card-event-catastrophe-event = До кінця фази дій предмети недоступні: вони нічого не дають і не задовольняють вимог. Викладені ними жетони працюють далі.
card-event-catastrophe-remedy = Лагодження інструментів
card-event-catastrophe-reward = Той, хто діє, дістає 1 рішучість.
card-event-catastrophe-threat = Якщо можливо, 1 предмет на вибір гравців затасовують назад у колоду винаходів і скасовують його ефект.

card-event-chronic-tiredness = Хронічна втома
card-event-chronic-tiredness-event = У комірку ночі кладуть жетон додаткової їжі: цієї ночі кожен персонаж з’їдає на 1 їжу більше або дістає 1 рану.
card-event-chronic-tiredness-remedy = Відновлення сил
card-event-chronic-tiredness-reward = Той, хто діє, дістає 2 рішучості.
card-event-chronic-tiredness-threat = Кожен персонаж дістає 1 рану.

card-event-cloudburst = Небо прорвало
card-event-cloudburst-event = Табір переїжджає на сусідню ділянку, яку вибирають гравці.
card-event-cloudburst-remedy = Переїзд
card-event-cloudburst-reward = Те, що знизив переїзд за цією картою (дах, частокіл або обидва), підвищується на 1, якщо є укриття.
card-event-cloudburst-threat = Нічого не стається.

card-event-cold-rain = Холодний дощ
card-event-cold-rain-event = У комірку погоди кладуть жетон дощової хмари.
card-event-cold-rain-remedy = Відведення води
card-event-cold-rain-reward = Потрібна «Лопата». Той, хто діє, дістає 1 рішучість.
card-event-cold-rain-threat = У комірку погоди кладуть жетон дощової хмари.

card-event-council = Рада
card-event-council-event = Гравці скидають з поля 3 винаходи на свій вибір.
card-event-council-remedy = Мозковий штурм
card-event-council-reward = Будь-який винахід із колоди, на вибір гравців, одразу лягає на поле. Той, хто діє, дістає 1 рішучість.
card-event-council-threat = Гравці скидають з поля 2 винаходи на свій вибір.

card-event-culled-area = Спорожніла округа
card-event-culled-area-event = У цьому раунді видобуток не дає їжі.
card-event-culled-area-remedy = Щедре полювання
card-event-culled-area-reward = Потрібна зброя не нижча за 2. Команда дістає 2 їжі.
card-event-culled-area-threat = Нічого не стається.

card-event-dangerous-night = Тривожна ніч
card-event-dangerous-night-event = Карту звіра кладуть долілиць біля колоди подій. Якщо вона ще там, коли почнеться наступна фаза подій, перший гравець б’ється з цим звіром, перш ніж тягнуть подію.
card-event-dangerous-night-remedy = Будівництво укріплень
card-event-dangerous-night-reward = Потрібна зброя не нижча за 2. Якщо звір ще лежить біля колоди подій, його затасовують у колоду полювання.
card-event-dangerous-night-threat = Нічого не стається.

card-event-depression = Депресія
card-event-depression-event = Гравці скидають з поля 2 винаходи на свій вибір, і кожен персонаж скидає 1 рішучість.
card-event-depression-remedy = Розрада
card-event-depression-reward = Коштує 1 їжу. Той, хто діє, дістає 2 рішучості.
card-event-depression-threat = Моральний дух падає на 1, і гравці скидають з поля 2 винаходи на свій вибір.

card-event-despondency = Занепад духу
card-event-despondency-event = Жетон першого гравця переходить далі: наступний гравець одразу стає першим.
card-event-despondency-remedy = Сили повертаються
card-event-despondency-reward = Коштує 1 їжу. Той, хто діє, дістає 1 рішучість.
card-event-despondency-threat = Моральний дух падає на 2.

card-event-devastation = Спустошення
card-event-devastation-event = Два джерела на ділянках поруч із табором, на вибір гравців, закривають чорними маркерами: вони виснажені.
card-event-devastation-remedy = Розчищення
card-event-devastation-reward = Потрібна «Лопата». Той, хто діє, дістає 1 рішучість.
card-event-devastation-threat = Одне джерело на ділянці поруч із табором, на вибір гравців, закривають чорним маркером: воно виснажене.

card-event-disaster = Лихо
card-event-disaster-event = Дах або частокіл, на вибір гравців, падає на 1.
card-event-disaster-remedy = Лагодження
card-event-disaster-reward = Коштує 1 деревину. Дах або частокіл, на вибір гравців, підвищується на 1, якщо є укриття.
card-event-disaster-threat = Дах або частокіл, на вибір гравців, утрачає половину рівнів; втрату заокруглюють униз.
card-event-disaster-way-lower-roof = Знизити дах на 1
card-event-disaster-way-lower-palisade = Знизити частокіл на 1
card-event-disaster-way-raise-roof = Підвищити дах на 1
card-event-disaster-way-raise-palisade = Підвищити частокіл на 1
card-event-disaster-way-halve-roof = Знизити дах удвічі
card-event-disaster-way-halve-palisade = Знизити частокіл удвічі

card-event-drought = Посуха
card-event-drought-event = Якщо можливо, гравці закривають чорним маркером річку на одній із ділянок: там цю місцевість вважають недослідженою.
card-event-drought-remedy = Нове русло
card-event-drought-reward = Потрібна «Лопата». Той, хто діє, дістає 1 рішучість. З тієї місцевості прибирають чорний маркер.
card-event-drought-threat = Якщо можливо, гравці закривають чорним маркером річку на одній із ділянок: там цю місцевість вважають недослідженою.

card-event-earthquake = Землетрус
card-event-earthquake-event = Якщо можливо, одну ділянку поруч із табором, на вибір гравців, перевертають долілиць: вона недоступна.
card-event-earthquake-remedy = Прокладання проходу
card-event-earthquake-reward = Потрібна «Лопата». Ту ділянку знову відкривають горілиць.
card-event-earthquake-threat = Нічого не стається.

card-event-exhausting-night = Виснажлива ніч
card-event-exhausting-night-event = У комірку будівництва кладуть жетон перекидання: перший успіх, що там випаде, перекидають.
card-event-exhausting-night-remedy = Перепочинок
card-event-exhausting-night-reward = Той, хто діє, дістає 1 рішучість.
card-event-exhausting-night-threat = Моральний дух падає на 2.

card-event-fight = Бійка
card-event-fight-event = Кожен персонаж дістає 1 рану.
card-event-fight-remedy = Промова
card-event-fight-reward = Той, хто діє, дістає 1 рішучість.
card-event-fight-threat = Кожен персонаж скидає 2 рішучості.

card-event-fight-in-the-dark = Сутичка в темряві
card-event-fight-in-the-dark-event = Якщо можливо, верхню карту колоди полювання скидають.
card-event-fight-in-the-dark-remedy = Вистежування хижака
card-event-fight-in-the-dark-reward = Потрібна зброя не нижча за 2. Той, хто діє, дістає 1 рішучість.
card-event-fight-in-the-dark-threat = У фазі погоди цього раунду кидають кубик голодних звірів.

card-event-fire = Пожежа
card-event-fire-event = У цьому раунді видобуток не дає деревини.
card-event-fire-remedy = Гасіння пожежі
card-event-fire-reward = Потрібна «Лопата». Той, хто діє, дістає 1 рішучість.
card-event-fire-threat = У цьому раунді видобуток не дає деревини.

card-event-flood = Повінь
card-event-flood-event = На вибір гравців: 1 предмет перевертають стороною винаходу, або зброя падає на 1, або частокіл падає на 1, або кожен персонаж дістає 1 рану.
card-event-flood-remedy = Риття водостоку
card-event-flood-reward = Потрібна «Лопата». Той, хто діє, дістає 1 рішучість.
card-event-flood-threat = Частокіл падає на 1.
card-event-flood-way-turn-back-item = Перевернути 1 предмет стороною винаходу
card-event-flood-way-lower-weapon = Знизити зброю на 1
card-event-flood-way-lower-palisade = Знизити частокіл на 1
card-event-flood-way-wounds = Дістати по 1 рані

card-event-flying-surprise = Сюрприз із неба
card-event-flying-surprise-event = Дах або частокіл, на вибір гравців, падає на 1.
card-event-flying-surprise-remedy = Прибирання після аварії
card-event-flying-surprise-reward = Коштує 1 деревину. Той, хто діє, дістає 1 рішучість.
card-event-flying-surprise-threat = Дах або частокіл, на вибір гравців, падає на 1.
card-event-flying-surprise-way-lower-roof = Знизити дах на 1
card-event-flying-surprise-way-lower-palisade = Знизити частокіл на 1

card-event-foul-weather = Негода
card-event-foul-weather-event = У комірку збирання кладуть жетон трудомісткої дії: найближче збирання вимагає на 1 фішку більше.
card-event-foul-weather-remedy = Захист джерел
card-event-foul-weather-reward = Потрібна «Лопата». Той, хто діє, дістає 1 рішучість.
card-event-foul-weather-threat = Два джерела на ділянках поруч із табором, на вибір гравців, закривають чорними маркерами: вони виснажені.

card-event-frost = Мороз
card-event-frost-event = У комірку погоди кладуть жетон снігової хмари.
card-event-frost-remedy = Обігрів табору
card-event-frost-reward = Коштує 1 деревину або 1 шкуру. Той, хто діє, дістає 2 рішучості.
card-event-frost-threat = У комірку погоди кладуть жетон снігової хмари.

card-event-heavy-clouds = Важкі хмари
card-event-heavy-clouds-event = У комірку погоди кладуть жетон дощової хмари.
card-event-heavy-clouds-remedy = Зміцнення даху
card-event-heavy-clouds-reward = Коштує 1 шкуру. Той, хто діє, дістає 1 рішучість.
card-event-heavy-clouds-threat = У комірку погоди кладуть жетон дощової хмари.

card-event-heavy-rain = Сильний дощ
card-event-heavy-rain-event = У комірку погоди кладуть жетон дощової хмари.
card-event-heavy-rain-remedy = Підготовка до дощу
card-event-heavy-rain-reward = Коштує 1 деревину. Той, хто діє, дістає 1 рішучість.
card-event-heavy-rain-threat = У комірку погоди кладуть жетон дощової хмари.

card-event-heavy-rain-is-coming = Насувається злива
card-event-heavy-rain-is-coming-event = У комірку погоди кладуть жетон дощової хмари.
card-event-heavy-rain-is-coming-remedy = Відведення води
card-event-heavy-rain-is-coming-reward = Потрібна «Лопата». Той, хто діє, дістає 1 рішучість.
card-event-heavy-rain-is-coming-threat = У комірку погоди кладуть жетон дощової хмари.

card-event-high-water = Паводок
card-event-high-water-event = На колоду дослідження кладуть жетон пригоди.
card-event-high-water-remedy = Водостік
card-event-high-water-reward = Коштує 1 деревину або потребує «Лопати». Той, хто діє, дістає 2 рішучості.
card-event-high-water-threat = Усі доступні ресурси скидають, і видобутку в цьому раунді немає.

card-event-howling-from-the-woods = Завивання в лісі
card-event-howling-from-the-woods-event = Тягнуть три карти звірів. Найсильнішого кладуть на верх колоди полювання, решту затасовують назад у колоду звірів.
card-event-howling-from-the-woods-remedy = Експедиція
card-event-howling-from-the-woods-reward = Потрібен «Вогонь». Верхню карту колоди полювання перекладають униз. Той, хто діє, дістає 1 рішучість.
card-event-howling-from-the-woods-threat = Перший гравець б’ється з верхнім звіром колоди полювання, якщо там хтось є.

card-event-jaguar = Ягуар
card-event-jaguar-event = Кожен персонаж дістає 1 рану.
card-event-jaguar-remedy = Полювання на звіра
card-event-jaguar-reward = Потрібна зброя не нижча за 2. Нагороди немає.
card-event-jaguar-threat = Кожен персонаж дістає 1 рану.

card-event-landslide = Зсув
card-event-landslide-event = Табір переїжджає на сусідню ділянку, яку вибирають гравці.
card-event-landslide-remedy = Захист табору
card-event-landslide-reward = Потрібна «Лопата». Той, хто діє, дістає 1 рішучість.
card-event-landslide-threat = У цьому раунді видобутку немає.

card-event-loss-of-hope = Втрата надії
card-event-loss-of-hope-event = У цьому раунді перший гравець сам веде лише будівництво, облаштування табору й відпочинок. Допомагати іншим він може.
card-event-loss-of-hope-remedy = Перепочинок
card-event-loss-of-hope-reward = Той, хто діє, дістає 1 рішучість.
card-event-loss-of-hope-threat = Моральний дух падає на 2.

card-event-memories-of-the-cruise = Спогади про плавання
card-event-memories-of-the-cruise-event = Моральний дух падає на 1.
card-event-memories-of-the-cruise-remedy = Матроська пісня
card-event-memories-of-the-cruise-reward = Той, хто діє, дістає 2 рішучості. Моральний дух підвищується на 1.
card-event-memories-of-the-cruise-threat = Кожен персонаж скидає 1 рішучість.

card-event-mess-in-the-camp = Безлад у таборі
card-event-mess-in-the-camp-event = У комірку облаштування табору кладуть жетон трудомісткої дії: найближче облаштування вимагає на 1 фішку більше.
card-event-mess-in-the-camp-remedy = Наведення ладу
card-event-mess-in-the-camp-reward = Той, хто діє, дістає 1 рішучість.
card-event-mess-in-the-camp-threat = Кожен персонаж скидає 1 рішучість.

card-event-mist = Імла
card-event-mist-event = У комірку дослідження кладуть жетон трудомісткої дії: найближче дослідження вимагає на 1 фішку більше.
card-event-mist-remedy = Пошуки старого шляху
card-event-mist-reward = Той, хто діє, дістає 1 рішучість.
card-event-mist-threat = У комірку дослідження кладуть жетон трудомісткої дії, а на колоду дослідження — жетон пригоди.

card-event-natural-dam-breaks = Прорив загати
card-event-natural-dam-breaks-event = У цьому раунді видобуток дає на 1 деревину більше, а їжі не дає. На колоду дослідження кладуть жетон пригоди.
card-event-natural-dam-breaks-remedy = Захист
card-event-natural-dam-breaks-reward = Потрібна «Лопата». Той, хто діє, дістає 1 рішучість.
card-event-natural-dam-breaks-threat = Якщо можливо, 2 предмети на вибір гравців (або єдиний) перевертають стороною винаходу і скасовують їхні ефекти.

card-event-night-attack = Нічний напад
card-event-night-attack-event = Кожен персонаж дістає 1 рану. Якщо можливо, гравці дивляться верхню карту колоди полювання.
card-event-night-attack-remedy = У пошуках звіра
card-event-night-attack-reward = Потрібна зброя не нижча за 3. Беруть верхнього звіра колоди полювання, хоч би яка була його сила: зброя й частокіл падають, як указано на його карті, приходять їжа, шкури та інші ефекти. Карту скидають.
card-event-night-attack-threat = Якщо можливо, верхню карту колоди полювання скидають.

card-event-night-howling = Нічне виття
card-event-night-howling-event = У комірку полювання кладуть жетон великої небезпеки: найближчий звір, на якого полюють, на 1 сильніший.
card-event-night-howling-remedy = Облава на звіра
card-event-night-howling-reward = Потрібна зброя не нижча за 2. Той, хто діє, дістає 1 рішучість.
card-event-night-howling-threat = Частокіл падає на 1.

card-event-otters = Видри
card-event-otters-event = Найближче джерело з рибою закривають чорним маркером: воно виснажене. Якщо такого немає, кожен персонаж дістає 1 рану.
card-event-otters-remedy = Вдале полювання
card-event-otters-reward = Потрібна зброя не нижча за 1. З того джерела прибирають чорний маркер.
card-event-otters-threat = Подія цієї карти повторюється.

card-event-poisoning = Отруєння
card-event-poisoning-event = Кожен персонаж дістає 1 рану.
card-event-poisoning-remedy = Зціджування отрути
card-event-poisoning-reward = Потрібен «Ніж». Той, хто діє, дістає 1 рішучість. Зброя підвищується на 1.
card-event-poisoning-threat = Кожен персонаж дістає 1 рану.

card-event-precipice = Прірва
card-event-precipice-event = Якщо можливо, одну ділянку поруч із табором, на вибір гравців, перевертають долілиць: вона недоступна.
card-event-precipice-remedy = Спорудження мосту
card-event-precipice-reward = Коштує 2 деревини. Ту ділянку знову відкривають горілиць. Той, хто діє, дістає 3 рішучості.
card-event-precipice-threat = Нічого не стається.

card-event-predator-in-the-vicinity = Хижак в околиці
card-event-predator-in-the-vicinity-event = У фазі погоди цього раунду кидають кубик голодних звірів.
card-event-predator-in-the-vicinity-remedy = Відлякування хижака
card-event-predator-in-the-vicinity-reward = Потрібна зброя не нижча за 2. Той, хто діє, дістає 1 рішучість.
card-event-predator-in-the-vicinity-threat = У фазі погоди цього раунду кидають кубик голодних звірів.

card-event-predator-is-near = Хижак поруч
card-event-predator-is-near-event = Найближче джерело з папугами закривають чорним маркером: воно виснажене. Якщо такого немає, кожен персонаж дістає 1 рану.
card-event-predator-is-near-remedy = Боротьба за їжу
card-event-predator-is-near-reward = Потрібна зброя не нижча за 2. З того джерела прибирають чорний маркер. Той, хто діє, дістає 1 рішучість.
card-event-predator-is-near-threat = На колоду дослідження й на колоду збирання кладуть по жетону пригоди.

card-event-predators = Хижаки
card-event-predators-event = Найближче джерело їжі закривають чорним маркером: воно виснажене. Якщо такого немає, кожен персонаж дістає 1 рану.
card-event-predators-remedy = Бій
card-event-predators-reward = Потрібна зброя не нижча за 2. З того джерела прибирають чорний маркер. Той, хто діє, дістає 1 рішучість.
card-event-predators-threat = Подія цієї карти повторюється.

card-event-predators-in-the-woods = Хижаки в лісі
card-event-predators-in-the-woods-event = У комірку дослідження кладуть жетон великої небезпеки: хто виконує найближче дослідження, дістає 1 рану, якщо зброя нижча за 1.
card-event-predators-in-the-woods-remedy = Пошуки хижака
card-event-predators-in-the-woods-reward = Потрібна зброя не нижча за 1. Той, хто діє, дістає 1 рішучість. Жетон великої небезпеки прибирають із комірки дослідження.
card-event-predators-in-the-woods-threat = Кожен персонаж дістає 1 рану. Жетон великої небезпеки прибирають із комірки дослідження.

card-event-raging-river = Бурхлива річка
card-event-raging-river-event = У цьому раунді видобуток дає лише половину: деревину та їжу рахують разом і заокруглюють униз, а що взяти, вибирають гравці.
card-event-raging-river-remedy = Риття канави
card-event-raging-river-reward = Потрібна «Лопата». Той, хто діє, дістає 1 рішучість.
card-event-raging-river-threat = У цьому раунді видобутку немає.

card-event-rain = Дощ
card-event-rain-event = У комірку погоди кладуть жетон дощової хмари.
card-event-rain-remedy = Міцніший дах
card-event-rain-reward = Коштує 1 шкуру. Той, хто діє, дістає 1 рішучість.
card-event-rain-threat = У комірку погоди кладуть жетон дощової хмари.

card-event-ravenous-predators = Зголоднілі хижаки
card-event-ravenous-predators-event = У комірку полювання кладуть жетон великої небезпеки: найближчий звір, на якого полюють, на 1 сильніший.
card-event-ravenous-predators-remedy = Вигнання звірів
card-event-ravenous-predators-reward = Потрібен «Вогонь». Той, хто діє, дістає 1 рішучість.
card-event-ravenous-predators-threat = Частокіл падає на 1.

card-event-ravishing-hurricane = Спустошливий ураган
card-event-ravishing-hurricane-event = Якщо можливо, усі джерела на одній ділянці поруч із табором, на вибір гравців, закривають чорними маркерами: вони виснажені.
card-event-ravishing-hurricane-remedy = Пошуки колишніх джерел
card-event-ravishing-hurricane-reward = Потрібна «Лопата». З тих джерел прибирають чорні маркери. Той, хто діє, дістає 1 рішучість.
card-event-ravishing-hurricane-threat = Нічого не стається.

card-event-ravishing-windstorm = Люта буря
card-event-ravishing-windstorm-event = Зброя падає на 2, а якщо вона нижча, то до 0.
card-event-ravishing-windstorm-remedy = Нова зброя
card-event-ravishing-windstorm-reward = Зброя підвищується на 1. Той, хто діє, дістає 1 рішучість.
card-event-ravishing-windstorm-threat = Нічого не стається.

card-event-rough-passage = Важкий перехід
card-event-rough-passage-event = Якщо можливо, гравці закривають чорним маркером пагорби на одній із ділянок: там цю місцевість вважають недослідженою.
card-event-rough-passage-remedy = Прокладання нового шляху
card-event-rough-passage-reward = Той, хто діє, дістає 1 рішучість. З тієї місцевості прибирають чорний маркер.
card-event-rough-passage-threat = Якщо можливо, гравці закривають чорним маркером пагорби на одній із ділянок: там цю місцевість вважають недослідженою.

card-event-searching-for-a-new-path = Пошуки нового шляху
card-event-searching-for-a-new-path-event = У комірку дослідження кладуть жетон перекидання: перший успіх, що там випаде, перекидають.
card-event-searching-for-a-new-path-remedy = Знайомство з новими дорогами
card-event-searching-for-a-new-path-reward = Той, хто діє, дістає 1 рішучість.
card-event-searching-for-a-new-path-threat = На колоду дослідження й на колоду збирання кладуть по жетону пригоди.

card-event-sleepless-night = Безсонна ніч
card-event-sleepless-night-event = У комірки будівництва, збирання й дослідження кладуть по жетону перекидання: перший успіх у кожній із цих дій перекидають.
card-event-sleepless-night-remedy = Перепочинок
card-event-sleepless-night-reward = Той, хто діє, дістає 1 рішучість.
card-event-sleepless-night-threat = На колоду дослідження й на колоду збирання кладуть по жетону пригоди.

card-event-slow-work = Повільна робота
card-event-slow-work-event = У комірку будівництва кладуть жетон додаткової деревини: найближче будівництво, яке коштує деревини, бере ще 1 деревину.
card-event-slow-work-remedy = Перепочинок
card-event-slow-work-reward = Той, хто діє, дістає 1 рішучість.
card-event-slow-work-threat = У комірку будівництва кладуть жетон додаткової деревини: найближче будівництво, яке коштує деревини, бере ще 1 деревину.

card-event-smoke-on-the-horizon = Дим на обрії
card-event-smoke-on-the-horizon-event = Якщо можливо, гравці закривають чорним маркером рівнину на одній із ділянок: там цю місцевість вважають недослідженою.
card-event-smoke-on-the-horizon-remedy = Гасіння вогню
card-event-smoke-on-the-horizon-reward = Той, хто діє, дістає 1 рішучість. З тієї місцевості прибирають чорний маркер.
card-event-smoke-on-the-horizon-threat = Якщо можливо, гравці закривають чорним маркером рівнину на одній із ділянок: там цю місцевість вважають недослідженою.

card-event-storm = Шторм
card-event-storm-event = У комірку погоди кладуть жетон шторму.
card-event-storm-remedy = Зміцнення табору
card-event-storm-reward = Коштує 1 деревину або потребує «Лопати». Той, хто діє, дістає 1 рішучість.
card-event-storm-threat = Частокіл падає на 1.

card-event-storm-damage = Руйнівний ураган
card-event-storm-damage-event = Дах або частокіл, на вибір гравців, утрачає половину рівнів; втрату заокруглюють униз.
card-event-storm-damage-remedy = Ремонт
card-event-storm-damage-reward = Коштує 1 деревину. Дах або частокіл, на вибір гравців, підвищується на 1, якщо є укриття.
card-event-storm-damage-threat = Дах або частокіл, на вибір гравців, падає на 1.
card-event-storm-damage-way-halve-roof = Знизити дах удвічі
card-event-storm-damage-way-halve-palisade = Знизити частокіл удвічі
card-event-storm-damage-way-raise-roof = Підвищити дах на 1
card-event-storm-damage-way-raise-palisade = Підвищити частокіл на 1
card-event-storm-damage-way-lower-roof = Знизити дах на 1
card-event-storm-damage-way-lower-palisade = Знизити частокіл на 1

card-event-stroke-of-fate = Лиха доля
card-event-stroke-of-fate-event = Загрози всіх карт у комірках загрози спрацьовують, зліва направо; потім ці карти скидають.
card-event-stroke-of-fate-remedy = Чудовий відпочинок
card-event-stroke-of-fate-reward = Той, хто діє, дістає 3 рішучості.
card-event-stroke-of-fate-threat = Кожен персонаж скидає 1 рішучість.

card-event-strong-wind = Сильний вітер
card-event-strong-wind-event = У комірку будівництва кладуть жетон трудомісткої дії: найближче будівництво вимагає на 1 фішку більше.
card-event-strong-wind-remedy = Догляд за інструментами
card-event-strong-wind-reward = Той, хто діє, дістає 1 рішучість.
card-event-strong-wind-threat = Якщо можливо, 1 предмет на вибір гравців перевертають стороною винаходу і скасовують його ефект.

card-event-sunny-beach = Сонячний пляж
card-event-sunny-beach-event = Нічого не стається.
card-event-sunny-beach-remedy = Підозріло тихий ранок
card-event-sunny-beach-reward = Кожен персонаж дістає 1 рішучість.
card-event-sunny-beach-threat = Кожен персонаж скидає 1 рішучість.

card-event-termites = Терміти
card-event-termites-event = Якщо можливо, скидають 1 деревину.
card-event-termites-remedy = Боротьба зі шкідниками
card-event-termites-reward = Потрібен «Вогонь». Той, хто діє, дістає 1 рішучість.
card-event-termites-threat = Якщо можливо, скидають 1 деревину.

card-event-the-island-fights-back = Острів не радий непроханим гостям
card-event-the-island-fights-back-event = Ефект книги зі сценарію спрацьовує ще раз.
card-event-the-island-fights-back-remedy = Порятунок
card-event-the-island-fights-back-reward = Той, хто діє, дістає 1 рішучість.
card-event-the-island-fights-back-threat = Спрацьовує ефект книги зі сценарію.

card-event-thunderstorm = Гроза
card-event-thunderstorm-event = Найближче джерело деревини закривають чорним маркером: воно виснажене. Якщо такого немає, кожен персонаж дістає 1 рану.
card-event-thunderstorm-remedy = Приборкання вогню
card-event-thunderstorm-reward = Потрібна «Лопата». З того джерела прибирають чорний маркер.
card-event-thunderstorm-threat = Подія цієї карти повторюється.

card-event-unusually-cold-night = Надзвичайно холодна ніч
card-event-unusually-cold-night-event = На вибір гравців: скидають 2 деревини, або кожен персонаж дістає 1 рану.
card-event-unusually-cold-night-remedy = Обігрів
card-event-unusually-cold-night-reward = Коштує 1 деревину або 1 шкуру. Той, хто діє, дістає 1 рішучість.
card-event-unusually-cold-night-threat = Кожен персонаж дістає 1 рану.
card-event-unusually-cold-night-way-discard-wood = Скинути 2 деревини
card-event-unusually-cold-night-way-wounds = Дістати по 1 рані

card-event-vertigo = Запаморочення
card-event-vertigo-event = У цьому раунді перший гравець має лише 1 фішку.
card-event-vertigo-remedy = Перепочинок
card-event-vertigo-reward = Той, хто діє, дістає 1 рішучість.
card-event-vertigo-threat = Кожен персонаж скидає 1 рішучість.

card-event-weakness = Слабкість
card-event-weakness-event = У цьому раунді перший гравець не може застосовувати вміння.
card-event-weakness-remedy = Перепочинок
card-event-weakness-reward = Той, хто діє, дістає 1 рішучість.
card-event-weakness-threat = У цьому раунді перший гравець не може застосовувати вміння.

card-event-winter-depression = Зимова депресія
card-event-winter-depression-event = Моральний дух падає на 1.
card-event-winter-depression-remedy = Обігрів
card-event-winter-depression-reward = Коштує 1 їжу. Той, хто діє, дістає 1 рішучість.
card-event-winter-depression-threat = Кожен персонаж скидає 1 рішучість.

card-event-wrecked-balloon = Розбита повітряна куля
card-event-wrecked-balloon-event = Моральний дух падає на 1.
card-event-wrecked-balloon-remedy = Огляд
card-event-wrecked-balloon-reward = Той, хто діє, тягне таємниці: 1 скарб.
card-event-wrecked-balloon-threat = Нічого не стається.
