# Пригоди під час будівництва.

card-build-accident = Нещасний випадок
card-build-accident-upper = Той, хто діє, дістає коричневу особливу рану на ногу. Карту затасовують у колоду подій.
card-build-accident-lower = Гангрена
card-build-accident-event = Хто має на нозі коричневу особливу рану, дістає 3 рани, а якщо є «Ліки» — лише 1. Особливу рану знімають.

card-build-breakdown = Зрив
card-build-breakdown-upper = Моральний дух падає на 1. Карту затасовують у колоду подій.
card-build-breakdown-lower = Згодом
card-build-breakdown-event = Перший гравець дістає 2 рішучості.

card-build-broken-lever = Зламаний важіль
card-build-broken-lever-upper = Зброя падає на 1. Карту скидають.

card-build-broken-tool = Зламаний інструмент
card-build-broken-tool-upper = Якщо можливо, 1 предмет на вибір гравців перевертають стороною винаходу і скасовують його ефект. Карту скидають.

card-build-coming-to-terms = Смирення
card-build-coming-to-terms-upper = Гравці скидають з поля 3 винаходи на свій вибір. Карту затасовують у колоду подій.
card-build-coming-to-terms-lower = Забракло ідей
card-build-coming-to-terms-event = Моральний дух падає на 1.

card-build-construction = Споруда
card-build-construction-upper = Карту затасовують у колоду подій.
card-build-construction-lower = Міцніша споруда
card-build-construction-event = Частокіл підвищується на 1, якщо є укриття.

card-build-cut-head = Розсічена голова
card-build-cut-head-upper = Той, хто діє, дістає 1 рану, 2 рішучості й коричневу особливу рану на голову. Карту затасовують у колоду подій.
card-build-cut-head-lower = Головний біль
card-build-cut-head-event = Якщо «Ліків» немає, той, хто має на голові коричневу особливу рану, дістає 2 рани. Особливу рану знімають у будь-якому разі.

card-build-dangerous-work = Небезпечна робота
card-build-dangerous-work-upper = У комірку будівництва кладуть жетон перекидання, а на колоду будівництва — жетон пригоди. Карту скидають.

card-build-dark-clouds-in-the-sky = Темні хмари в небі
card-build-dark-clouds-in-the-sky-upper = У комірку погоди кладуть жетон дощової хмари. Карту затасовують у колоду подій.
card-build-dark-clouds-in-the-sky-lower = Після дощу
card-build-dark-clouds-in-the-sky-event = Частокіл підвищується на 1, якщо є укриття.

card-build-fast-work = Швидка робота
card-build-fast-work-upper = Той, хто діє, вибирає: скинути карту або тут же збудувати ще щось, без фішок, але з кидком усіх трьох кубиків, і тоді карту затасовують у колоду подій.
card-build-fast-work-way-leave = Скинути карту
card-build-fast-work-way-build = Будувати ще раз; карту — в колоду подій
card-build-fast-work-lower = Поспішиш — людей насмішиш
card-build-fast-work-event = Дах або частокіл, на вибір гравців, падає на 1.
card-build-fast-work-way-roof = Знизити дах на 1
card-build-fast-work-way-palisade = Знизити частокіл на 1

card-build-fear-of-the-beasts = Страх перед звірами
card-build-fear-of-the-beasts-upper = Карту затасовують у колоду подій.
card-build-fear-of-the-beasts-lower = Посилений захист
card-build-fear-of-the-beasts-event = До ціни зброї кладуть жетон додаткової деревини: тепер кожен рівень коштує на 1 деревину більше.

card-build-hard-work = Важка праця
card-build-hard-work-upper = Якщо можливо, скидають 1 їжу. Карту теж скидають.

card-build-howling-in-the-bushes = Виття в кущах
card-build-howling-in-the-bushes-upper = Карту затасовують у колоду подій.
card-build-howling-in-the-bushes-lower = Звір уже тут!
card-build-howling-in-the-bushes-event = Перший гравець б’ється зі звіром із силою 3. Потім зброя падає на 1, команда дістає 2 їжі та 1 шкуру, а частокіл падає на 1.

card-build-hungry-predator = Голодний хижак
card-build-hungry-predator-upper = Той, хто діє, вибирає: дістати 2 рани, 2 їжі та 1 шкуру, і карту скидають; або скинути 1 їжу й знизити частокіл на 1, і карту затасовують у колоду подій.
card-build-hungry-predator-way-fight = Дістати 2 рани, 2 їжі та 1 шкуру; карту скинути
card-build-hungry-predator-way-feed = Скинути 1 їжу, знизити частокіл на 1; карту — в колоду подій
card-build-hungry-predator-lower = Знову він
card-build-hungry-predator-event = Перший гравець б’ється зі звіром із силою 3. Потім команда дістає 1 їжу та 1 шкуру, а частокіл падає на 1.

card-build-in-a-hurry = Поспіх
card-build-in-a-hurry-upper = Той, хто діє, вибирає: скинути карту або витягти 2 жетони знахідок, і тоді карту затасовують у колоду подій.
card-build-in-a-hurry-way-leave = Скинути карту
card-build-in-a-hurry-way-draw = Витягти 2 жетони знахідок; карту — в колоду подій
card-build-in-a-hurry-lower = Хрусь!
card-build-in-a-hurry-event = Частокіл падає на 1.

card-build-laborious-work = Копітка робота
card-build-laborious-work-upper = У комірку будівництва кладуть жетон трудомісткої дії: найближче будівництво вимагає на 1 фішку більше. Карту скидають.

card-build-lack-of-hope = Безнадія
card-build-lack-of-hope-upper = Гравці скидають з поля 3 винаходи на свій вибір. Цю карту теж скидають.

card-build-monkey-see = Мавпочки стежать за вами
card-build-monkey-see-upper = Карту затасовують у колоду подій.
card-build-monkey-see-lower = Мавпочки нападають!
card-build-monkey-see-event = Дах або частокіл, на вибір гравців, втрачає половину рівнів; втрату заокруглюють униз.
card-build-monkey-see-way-roof = Втратити половину даху
card-build-monkey-see-way-palisade = Втратити половину частоколу

card-build-nasty-wound = Погана рана
card-build-nasty-wound-upper = Той, хто діє, дістає коричневу особливу рану на руку. Карту затасовують у колоду подій.
card-build-nasty-wound-lower = Зараження
card-build-nasty-wound-event = Якщо «Ліків» немає, той, хто має на руці коричневу особливу рану, дістає 2 рани. Особливу рану знімають у будь-якому разі.

card-build-predator-in-the-camp = Хижак у таборі!
card-build-predator-in-the-camp-upper = Той, хто діє, б’ється зі звіром із силою 4; ніщо не падає, і здобичі немає. Хоч би чим скінчилося, карту затасовують у колоду подій.
card-build-predator-in-the-camp-lower = Як гукнеш, так і відгукнеться
card-build-predator-in-the-camp-event = Команда дістає 2 їжі та 2 шкури.

card-build-savings = Заощадження
card-build-savings-upper = Той, хто діє, вибирає: скинути карту або взяти 2 деревини, і тоді карту затасовують у колоду подій.
card-build-savings-way-leave = Скинути карту
card-build-savings-way-take = Узяти 2 деревини; карту — в колоду подій
card-build-savings-lower = Хистка споруда
card-build-savings-event = Моральний дух падає на 1.

card-build-sting = Укус комахи
card-build-sting-upper = Той, хто діє, дістає коричневу особливу рану на живіт. Карту затасовують у колоду подій.
card-build-sting-lower = Дрижаки
card-build-sting-event = Якщо «Ліків» немає, той, хто має на животі коричневу особливу рану, у цьому раунді має лише 1 фішку. Особливу рану знімають у будь-якому разі.

card-build-tired = Утома
card-build-tired-upper = Той, хто діє, вибирає: скинути карту або одразу вилікувати собі 2 рани, і тоді карту затасовують у колоду подій.
card-build-tired-way-leave = Скинути карту
card-build-tired-way-heal = Вилікувати собі 2 рани; карту — в колоду подій
card-build-tired-lower = Сварка
card-build-tired-event = Моральний дух падає на 1.

card-build-tools-inspection = Огляд інструментів
card-build-tools-inspection-upper = Якщо можливо, 2 предмети на вибір гравців (або єдиний) позначають чорними маркерами; служать вони, як і раніше. Карту затасовують у колоду подій.
card-build-tools-inspection-lower = Ремонту не підлягає
card-build-tools-inspection-event = Позначені предмети перевертають стороною винаходу й скасовують їхні ефекти, наскільки можливо.

card-build-unmotivated = Опускаються руки
card-build-unmotivated-upper = Той, хто діє, скидає 1 рішучість або дістає 1 рану. Карту затасовують у колоду подій.
card-build-unmotivated-way-determination = Скинути 1 рішучість
card-build-unmotivated-way-wound = Дістати 1 рану
card-build-unmotivated-lower = Інструменти ламаються
card-build-unmotivated-event = Кожен персонаж скидає 1 рішучість.

card-build-visit-of-a-predator = Візит хижака
card-build-visit-of-a-predator-upper = Скидають 1 їжу. Карту затасовують у колоду подій.
card-build-visit-of-a-predator-lower = Нічний гість
card-build-visit-of-a-predator-event = У фазі погоди цього раунду кидають кубик голодних звірів.

card-build-weak-construction = Слабка споруда
card-build-weak-construction-upper = Карту затасовують у колоду подій.
card-build-weak-construction-lower = Бах!
card-build-weak-construction-event = Дах втрачає половину рівнів; втрату заокруглюють униз.

card-build-windstorm = Шквал
card-build-windstorm-upper = Частокіл падає на 1. Карту затасовують у колоду подій.
card-build-windstorm-lower = Природний частокіл
card-build-windstorm-event = Частокіл підвищується на 1, якщо є укриття.

card-build-you-need-a-bigger-camp = Потрібен більший табір
card-build-you-need-a-bigger-camp-upper = Карту затасовують у колоду подій.
card-build-you-need-a-bigger-camp-lower = Розширення табору
card-build-you-need-a-bigger-camp-event = До ціни укриття, даху й частоколу кладуть по жетону додаткової деревини: тепер усе це коштує на 1 деревину більше, якщо платять деревиною.
