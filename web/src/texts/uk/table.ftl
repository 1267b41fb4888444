# Що сторінка каже сама. Ігри та сервер мають свої тексти.

home = На головну
my-games = Мої партії
rules = Правила
about = Про сайт
menu = Меню
pages = Сторінки
loading = Хвилинку…
close = Закрити
cancel = Скасувати
save = Зберегти
send = Надіслати

# Хто я.

my-name = Моє ім’я за столом
renamed = Відтепер вас звати так.
name-full = Довшим ім’я бути не може: { $longest } знаків.
login = Логін
login-help = Від 3 до 40 малих латинських літер, цифр, крапок, дефісів або підкреслень; першою йде літера чи цифра.
password = Пароль
password-help = Від { $shortest } до { $longest } символів.
old-password = Теперішній пароль
open-account = Створити обліковий запис
do-account = Створити
sign-in = Увійти
do-sign-in = Увійти
change-password = Змінити пароль
do-password = Змінити
sign-out = Вийти
signed-in-as = Ви увійшли як { $login }
guest-name-1 = Буревісник
guest-name-2 = Гагара
guest-name-3 = Дельфін
guest-name-4 = Чапля
guest-name-5 = Кулик
guest-name-6 = Пелікан
guest-name-7 = Калан
guest-name-8 = Марлін
guest-name-9 = Кайра
guest-name-10 = Скопа
guest-name-11 = Крячок
guest-name-12 = Альбатрос

# Як кому подобається.

language = Мова
light = Освітлення
theme-auto = Як у системі
theme-day = День
theme-night = Ніч
to-day = Увімкнути день
to-night = Увімкнути ніч
sound = Звук
notify = Кликати мене, коли мій хід
notify-denied = Браузер не дозволяє цій сторінці надсилати сповіщення.
confirm-answers = Перепитувати перед кожним ходом

# Стіл.

crew = Команда
board = Поле
bot = бот
host = господар
you = Ви
you-named = Ви ({ $name })
hours =
    { $hours ->
        [one] { $hours } година
        [few] { $hours } години
       *[many] { $hours } годин
    }
is-awaited = Гра чекає на цього гравця.
has-sealed = відповідь запечатано
bot-name-1 = Краб
bot-name-2 = Чайка
bot-name-3 = Тюлень
bot-name-4 = Черепаха
bot-name-5 = Кальмар
bot-name-6 = Кит
bot-random = Навмання
your-turn = Ваш хід
where-to-act = Що можна обрати
choose-again = Обрати інше
confirm = Так і зробити
sending = Ваша відповідь у дорозі.
not-possible = Так не можна.
reminder = Що можна зробити; згорнути або розгорнути
log = Журнал
side = Поруч із полем
tab-talk = Розмова
tab-log = Журнал
tab-rules = Правила
say-something = Сказати всім…
chat-for-players = Говорити можуть лише ті, хто сидить за столом.
watching = Ви спостерігаєте за цією партією.

waiting-for =
    { $count ->
        [0] Гра зараз продовжиться…
        [one] Ходить { $names }
        [few] Ходять { $names }
       *[many] Ходять { $names }
    }
waiting-sealed =
    { $count ->
        [0] Вашу відповідь запечатано.
        [one] Вашу відповідь запечатано. Чекаємо ще на { $count } відповідь.
        [few] Вашу відповідь запечатано. Чекаємо ще на { $count } відповіді.
       *[many] Вашу відповідь запечатано. Чекаємо ще на { $count } відповідей.
    }
take-back = Повернути хід
change-mine = Змінити
ask-take-back = Попросити повернути мій останній хід
may-take-back = { $name } хоче повернути свій останній хід. Ви згодні?
take-back-asked = { $name } просить повернути останній хід.
grant = Погодитися
decline = Ні
never-mind = Передумати
stand-in = Хай бот зіграє: { $name }
bot-plays-for-you = Ви встали з-за столу, і за вас грає бот.
come-back = Повернутися на своє місце
hint = Підказка
hint-is = Бот зробив би так: { $answer }
no-hint = Бот теж зачекав би.

lost = Немає зв’язку.
lost-kept = Немає зв’язку. Ваш хід збережено.
trying-again =
    { $seconds ->
        [one] Нова спроба через { $seconds } секунду
        [few] Нова спроба через { $seconds } секунди
       *[many] Нова спроба через { $seconds } секунд
    }
trying-now = З’єднуємося…
try-now = Спробувати зараз
reconnected = Зв’язок відновлено. Нічого не втрачено.
no-connection = Сервер недоступний. Перевірте зв’язок і спробуйте ще раз.
something-wrong = Щось пішло не так. Нічого не втрачено, спробуйте ще раз.
page-not-loaded = Сторінка не завантажилася. Перевірте зв’язок і оновіть її.

gathering =
    { $missing ->
        [0] Усі на борту
        [one] Вільно { $missing } місце
        [few] Вільно { $missing } місця
       *[many] Вільно { $missing } місць
    }
gathering-hint = Гра почнеться, коли всі місця буде зайнято.
term = { $title }: { $choice }
term-without = Без цього: { $title }
term-clock = Час на відповідь: { $time }
term-no-clock = Час не обмежено
term-listed = Відкритий для всіх
term-private = Лише для тих, хто має посилання або код
empty-seat = Вільне місце
sit-here = Сісти тут
add-bot = Додати: { $bot }
free-seat = Прибрати
code = Код
copy-link = Скопіювати посилання
copied = Посилання скопійовано.
share = Поділитися

points = Очки
winner = перемога
last-page = Остання сторінка журналу
scores = Рахунок
rematch = Зіграти ще раз
to-rematch = До наступної партії
replay = Повтор
look-back = Переглянути партію
look-at-board = Подивитися на поле
seed-secret = Розклад запечатано
seed-fits = Розклад чесний: зерно та хеш збігаються
seed-wrong = Зерно та хеш не збігаються!
seed-unchecked = Зерно та його хеш
seed-hash = Хеш зерна
seed = Зерно
seed-help = Хеш показано на початку гри, зерно — наприкінці. Перший — це SHA-256 другого, тож ніхто не міг підмінити карти дорогою.

leave = Встати з-за столу
leave-title = Встати з-за столу?
leave-open = Ваше місце зможе зайняти хтось інший.
leave-playing = За вас гратиме бот. Повернутися можна будь-коли.
stay = Залишитися
report = Повідомити про проблему
report-help = Що не так? Господар сервера отримає ваші слова разом із партією та цим моментом.
report-send = Надіслати
report-kept = Дякуємо. Повідомлення збережено разом із партією.
table-gone = Цього столу вже немає
to-home = До гавані

# Правила.

search-rules = Шукати в правилах
our-ruling = Наше рішення
