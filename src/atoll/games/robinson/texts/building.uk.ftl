# Пригоди під час будівництва.

card-build-accident = Нещасний випадок
text-build-accident-upper = Той, хто діє, дістає коричневу особливу рану на ногу. Карту затасовують у колоду подій.
text-build-accident-lower = Гангрена
text-build-accident-event = Хто має на нозі коричневу особливу рану, дістає 3 рани, а якщо є «Ліки» — лише 1. Особливу рану знімають.

card-build-breakdown = Зрив
text-build-breakdown-upper = Моральний дух падає на 1. Карту затасовують у колоду подій.
text-build-breakdown-lower = Згодом
text-build-breakdown-event = Перший гравець дістає 2 рішучості.

card-build-broken-lever = Зламаний важіль
text-build-broken-lever-upper = Зброя падає на 1. Карту скидають.

card-build-broken-tool = Зламаний інструмент
text-build-broken-tool-upper = Якщо можливо, 1 предмет на вибір гравців перевертають стороною винаходу догори і скасовують його ефект. Карту скидають.

card-build-coming-to-terms = Смирення
text-build-coming-to-terms-upper = Гравці скидають з поля 3 винаходи на свій вибір. Карту затасовують у колоду подій.
text-build-coming-to-terms-lower = Забракло ідей
text-build-coming-to-terms-event = Моральний дух падає на 1.

card-build-construction = Споруда
text-build-construction-upper = Карту затасовують у колоду подій.
text-build-construction-lower = Міцніша споруда
text-build-construction-event = Частокіл підвищується на 1, якщо є укриття.

card-build-cut-head = Розсічена голова
text-build-cut-head-upper = Той, хто діє, дістає 1 рану, 2 рішучості й коричневу особливу рану на голову. Карту затасовують у колоду подій.
text-build-cut-head-lower = Головний біль
text-build-cut-head-event = Якщо «Ліків» немає, той, хто має на голові коричневу особливу рану, дістає 2 рани. Особливу рану знімають у будь-якому разі.

card-build-dangerous-work = Небезпечна робота
text-build-dangerous-work-upper = У комірку будівництва кладуть жетон перекидання, а на колоду будівництва — жетон пригоди. Карту скидають.

card-build-dark-clouds-in-the-sky = Темні хмари в небі
text-build-dark-clouds-in-the-sky-upper = У комірку погоди кладуть жетон дощової хмари. Карту затасовують у колоду подій.
text-build-dark-clouds-in-the-sky-lower = Після дощу
text-build-dark-clouds-in-the-sky-event = Частокіл підвищується на 1, якщо є укриття.

card-build-fast-work = Швидка робота
text-build-fast-work-upper = Той, хто діє, вибирає: скинути карту або тут же збудувати ще щось, без фішок, але з кидком усіх трьох кубиків, і тоді карту затасовують у колоду подій.
way-build-fast-work-leave = Скинути карту
way-build-fast-work-build = Будувати ще раз; карту — в колоду подій
text-build-fast-work-lower = Поспішиш — людей насмішиш
text-build-fast-work-event = Дах або частокіл, на вибір гравців, падає на 1.
way-build-fast-work-roof = Знизити дах на 1
way-build-fast-work-palisade = Знизити частокіл на 1

card-build-fear-of-the-beasts = Страх перед звірами
text-build-fear-of-the-beasts-upper = Карту затасовують у колоду подій.
text-build-fear-of-the-beasts-lower = Посилений захист
text-build-fear-of-the-beasts-event = До ціни зброї кладуть жетон додаткової деревини: тепер кожен рівень коштує на 1 деревину більше.

card-build-hard-work = Важка праця
text-build-hard-work-upper = Якщо можливо, скидають 1 їжу. Карту теж скидають.

card-build-howling-in-the-bushes = Виття в кущах
text-build-howling-in-the-bushes-upper = Карту затасовують у колоду подій.
text-build-howling-in-the-bushes-lower = Звір уже тут!
text-build-howling-in-the-bushes-event = Перший гравець б’ється зі звіром із силою 3. Потім зброя падає на 1, команда дістає 2 їжі та 1 шкуру, а частокіл падає на 1.

card-build-hungry-predator = Голодний хижак
text-build-hungry-predator-upper = Той, хто діє, вибирає: дістати 2 рани, 2 їжі та 1 шкуру, і карту скидають; або скинути 1 їжу й знизити частокіл на 1, і карту затасовують у колоду подій.
way-build-hungry-predator-fight = Дістати 2 рани, 2 їжі та 1 шкуру; карту скинути
way-build-hungry-predator-feed = Скинути 1 їжу, знизити частокіл на 1; карту — в колоду подій
text-build-hungry-predator-lower = Знову він
text-build-hungry-predator-event = Перший гравець б’ється зі звіром із силою 3. Потім команда дістає 1 їжу та 1 шкуру, а частокіл падає на 1.

card-build-in-a-hurry = Поспіх
text-build-in-a-hurry-upper = Той, хто діє, вибирає: скинути карту або витягти 2 жетони знахідок, і тоді карту затасовують у колоду подій.
way-build-in-a-hurry-leave = Скинути карту
way-build-in-a-hurry-draw = Витягти 2 жетони знахідок; карту — в колоду подій
text-build-in-a-hurry-lower = Хрусь!
text-build-in-a-hurry-event = Частокіл падає на 1.

card-build-laborious-work = Копітка робота
text-build-laborious-work-upper = У комірку будівництва кладуть жетон трудомісткої дії: наступне будівництво вимагає на 1 фішку більше. Карту скидають.

card-build-lack-of-hope = Безнадія
text-build-lack-of-hope-upper = Гравці скидають з поля 3 винаходи на свій вибір. Цю карту теж скидають.

card-build-monkey-see = Мавпочки стежать за вами
text-build-monkey-see-upper = Карту затасовують у колоду подій.
text-build-monkey-see-lower = Мавпочки нападають!
text-build-monkey-see-event = Дах або частокіл, на вибір гравців, втрачає половину рівнів; втрату заокруглюють униз.
way-build-monkey-see-roof = Втратити половину даху
way-build-monkey-see-palisade = Втратити половину частоколу

card-build-nasty-wound = Погана рана
text-build-nasty-wound-upper = Той, хто діє, дістає коричневу особливу рану на руку. Карту затасовують у колоду подій.
text-build-nasty-wound-lower = Зараження
text-build-nasty-wound-event = Якщо «Ліків» немає, той, хто має на руці коричневу особливу рану, дістає 2 рани. Особливу рану знімають у будь-якому разі.

card-build-predator-in-the-camp = Хижак у таборі!
text-build-predator-in-the-camp-upper = Той, хто діє, б’ється зі звіром із силою 4; ніщо не падає, і здобичі немає. Хоч би чим скінчилося, карту затасовують у колоду подій.
text-build-predator-in-the-camp-lower = Як гукнеш, так і відгукнеться
text-build-predator-in-the-camp-event = Команда дістає 2 їжі та 2 шкури.

card-build-savings = Заощадження
text-build-savings-upper = Той, хто діє, вибирає: скинути карту або взяти 2 деревини, і тоді карту затасовують у колоду подій.
way-build-savings-leave = Скинути карту
way-build-savings-take = Узяти 2 деревини; карту — в колоду подій
text-build-savings-lower = Хистка споруда
text-build-savings-event = Моральний дух падає на 1.

card-build-sting = Укус комахи
text-build-sting-upper = Той, хто діє, дістає коричневу особливу рану на живіт. Карту затасовують у колоду подій.
text-build-sting-lower = Дрижаки
text-build-sting-event = Якщо «Ліків» немає, той, хто має на животі коричневу особливу рану, у цьому раунді має лише 1 фішку. Особливу рану знімають у будь-якому разі.

card-build-tired = Утома
text-build-tired-upper = Той, хто діє, вибирає: скинути карту або одразу вилікувати собі 2 рани, і тоді карту затасовують у колоду подій.
way-build-tired-leave = Скинути карту
way-build-tired-heal = Вилікувати собі 2 рани; карту — в колоду подій
text-build-tired-lower = Сварка
text-build-tired-event = Моральний дух падає на 1.

card-build-tools-inspection = Огляд інструментів
text-build-tools-inspection-upper = Якщо можливо, 2 предмети на вибір гравців (або єдиний) позначають чорними маркерами; служать вони, як і раніше. Карту затасовують у колоду подій.
text-build-tools-inspection-lower = Ремонту не підлягає
text-build-tools-inspection-event = Позначені предмети перевертають стороною винаходу догори й скасовують їхні ефекти, наскільки можливо.

card-build-unmotivated = Опускаються руки
text-build-unmotivated-upper = Той, хто діє, скидає 1 рішучість або дістає 1 рану. Карту затасовують у колоду подій.
way-build-unmotivated-determination = Скинути 1 рішучість
way-build-unmotivated-wound = Дістати 1 рану
text-build-unmotivated-lower = Інструменти ламаються
text-build-unmotivated-event = Кожен персонаж скидає 1 рішучість.

card-build-visit-of-a-predator = Візит хижака
text-build-visit-of-a-predator-upper = Скидають 1 їжу. Карту затасовують у колоду подій.
text-build-visit-of-a-predator-lower = Нічний гість
text-build-visit-of-a-predator-event = У фазі погоди цього раунду кидають кубик голодних звірів.

card-build-weak-construction = Слабка споруда
text-build-weak-construction-upper = Карту затасовують у колоду подій.
text-build-weak-construction-lower = Бах!
text-build-weak-construction-event = Дах втрачає половину рівнів; втрату заокруглюють униз.

card-build-windstorm = Шквал
text-build-windstorm-upper = Частокіл падає на 1. Карту затасовують у колоду подій.
text-build-windstorm-lower = Природний частокіл
text-build-windstorm-event = Частокіл підвищується на 1, якщо є укриття.

card-build-you-need-a-bigger-camp = Потрібен більший табір
text-build-you-need-a-bigger-camp-upper = Карту затасовують у колоду подій.
text-build-you-need-a-bigger-camp-lower = Розширення табору
text-build-you-need-a-bigger-camp-event = До ціни укриття, даху й частоколу кладуть по жетону додаткової деревини: тепер усе це коштує на 1 деревину більше, якщо платять деревиною.
