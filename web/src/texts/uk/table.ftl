# Що сторінка каже сама. Ігри та сервер мають свої тексти.

page-home = На головну
page-my-games = Мої партії
page-rules = Правила
page-about = Про сайт
page-menu = Меню
page-pages = Сторінки
page-loading = Хвилинку…
page-close = Закрити
page-cancel = Скасувати
page-save = Зберегти
page-send = Надіслати

# Хто я.

me-name = Моє ім’я за столом
me-renamed = Відтепер вас звати так.
me-name-full = Довшим ім’я бути не може: { $longest } знаків.
me-login = Логін
me-login-help = Від 3 до 40 малих латинських літер, цифр, крапок, дефісів або підкреслень; першою йде літера чи цифра.
me-password = Пароль
me-password-help = Від { $shortest } до { $longest } символів.
me-old-password = Поточний пароль
me-account = Створити обліковий запис
me-do-account = Створити
me-sign-in = Увійти
me-do-sign-in = Увійти
me-change-password = Змінити пароль
me-do-password = Змінити
me-sign-out = Вийти
me-signed-in-as = Ви увійшли як { $login }
me-guest-1 = Буревісник
me-guest-2 = Гагара
me-guest-3 = Дельфін
me-guest-4 = Чапля
me-guest-5 = Кулик
me-guest-6 = Пелікан
me-guest-7 = Калан
me-guest-8 = Марлін
me-guest-9 = Кайра
me-guest-10 = Скопа
me-guest-11 = Крячок
me-guest-12 = Альбатрос

# Як кому подобається.

me-language = Мова
me-light = Оформлення
me-theme-auto = Як у системі
me-theme-day = День
me-theme-night = Ніч
me-to-day = Увімкнути день
me-to-night = Увімкнути ніч
me-sound = Звук
me-notify = Кликати мене, коли мій хід
me-notify-denied = Браузер не дозволяє цій сторінці надсилати сповіщення.
me-confirm-answers = Перепитувати перед кожним ходом

# Стіл.

table-crew = Команда
table-board = Поле
seat-bot = бот
seat-host = господар
seat-you = Ви
seat-you-told = ви
seat-you-named = Ви ({ $name })
seat-hours =
    { $hours ->
        [one] { $hours } година
        [few] { $hours } години
       *[many] { $hours } годин
    }
seat-awaited = Гра чекає на цього гравця.
seat-sealed = відповідь запечатано
bot-name-1 = Краб
bot-name-2 = Чайка
bot-name-3 = Тюлень
bot-name-4 = Черепаха
bot-name-5 = Кальмар
bot-name-6 = Кит
bot-random = Вітрогон
table-your-turn = Ваш хід
table-where-to-act = Що можна обрати
table-choose-again = Обрати інше
table-sending = Ваша відповідь у дорозі.
table-not-possible = Так не можна.
table-reminder = Що можна зробити; згорнути або розгорнути
table-unfold = Усе запитання: згорнути чи розгорнути
table-log = Журнал
table-side = Поруч із полем
table-tab-talk = Розмова
table-tab-log = Журнал
table-tab-rules = Правила
table-say = Сказати всім…
table-chat-for-players = Говорити можуть лише ті, хто сидить за столом.
table-watching = Ви спостерігаєте за цією партією.

table-waiting-for =
    { $count ->
        [0] Гра зараз продовжиться…
        [one] Ходить { $names }
        [few] Ходять { $names }
       *[many] Ходять { $names }
    }
table-waiting-sealed =
    { $count ->
        [0] Вашу відповідь запечатано.
        [one] Вашу відповідь запечатано. Ще відповідає { $names }.
        [few] Вашу відповідь запечатано. Ще відповідають { $names }.
       *[many] Вашу відповідь запечатано. Ще відповідають { $names }.
    }
table-take-back = Повернути хід
table-change-mine = Змінити
table-ask-take-back = Попросити повернути мій останній хід
table-may-take-back = { $name } хоче повернути свій останній хід. Ви згодні?
table-take-back-asked = { $name } просить повернути останній хід.
table-grant = Погодитися
table-decline = Ні
table-never-mind = Передумати
table-stand-in = Хай бот зіграє: { $name }
table-bot-plays = Ви встали з-за столу, і за вас грає бот.
table-come-back = Повернутися на своє місце
table-hint = Підказка
table-hint-is = Бот зробив би так: { $answer }
table-hint-why = { table-hint-is }. { $reason }
table-no-hint = Бот теж зачекав би.

table-lost = Немає зв’язку.
table-lost-kept = Немає зв’язку. Ваш хід збережено.
table-trying-again =
    { $seconds ->
        [one] Нова спроба через { $seconds } секунду
        [few] Нова спроба через { $seconds } секунди
       *[many] Нова спроба через { $seconds } секунд
    }
table-trying-now = З’єднуємося…
table-try-now = Спробувати зараз
table-reconnected = Зв’язок відновлено. Нічого не втрачено.
page-no-connection = Сервер недоступний. Перевірте зв’язок і спробуйте ще раз.
page-something-wrong = Щось пішло не так. Нічого не втрачено, спробуйте ще раз.
page-not-loaded = Сторінка не завантажилася. Перевірте зв’язок і оновіть її.

table-gathering =
    { $missing ->
        [0] Усі на борту
        [one] Вільно { $missing } місце
        [few] Вільно { $missing } місця
       *[many] Вільно { $missing } місць
    }
table-gathering-hint = Гра почнеться, коли всі місця буде зайнято.
table-term = { $title }: { $choice }
table-term-without = Без цього: { $title }
table-term-clock = Час на відповідь: { $time }
table-term-no-clock = Час не обмежено
table-term-listed = Відкритий для всіх
table-term-private = Лише для тих, хто має посилання або код
seat-empty = Вільне місце
seat-sit-here = Сісти тут
seat-add-bot = Додати: { $bot }
seat-free = Прибрати
table-code = Код
page-copy-link = Скопіювати посилання
page-copied = Посилання скопійовано.
page-share = Поділитися
page-qr = QR-код
page-qr-of = QR-код адреси { $address }
page-link-alone = Посилання відкриє лише цей комп’ютер: інших пристроїв сервер не впускає.

table-points = Очки
table-place = { $place }-е місце
table-place-shared = спільне { table-place }
table-place-won = { $place } · перемога
table-last-page = Остання сторінка журналу
table-scores = Рахунок
table-rematch = Зіграти ще раз
table-to-rematch = До наступної партії
replay-title = Перегляд партії
table-look-back = Переглянути партію
table-look-at-board = Подивитися на поле
table-seed-secret = Зерно гри запечатано
table-seed-fits = Усе чесно: зерно й хеш збігаються
table-seed-wrong = Зерно та хеш не збігаються!
table-seed-unchecked = Зерно та його хеш
table-seed-hash = Хеш зерна
table-seed = Зерно
table-seed-help = Хеш показано на початку гри, зерно — наприкінці. Перший — це SHA-256 другого, тож ніхто не міг підмінити карти посеред гри.

table-leave = Встати з-за столу
table-leave-title = Встати з-за столу?
table-leave-open = Ваше місце зможе зайняти хтось інший.
table-leave-playing = За вас гратиме бот. Повернутися можна будь-коли.
table-stay = Залишитися
table-report = Повідомити про проблему
table-report-help = Що не так? Господар сервера отримає ваші слова разом із партією та цим моментом.
table-report-send = Надіслати
table-report-kept = Дякуємо. Повідомлення збережено разом із партією.
table-gone = Цього столу вже немає
page-to-home = До гавані

# Правила.

rules-search = Шукати в правилах
rules-ruling = Наше рішення
