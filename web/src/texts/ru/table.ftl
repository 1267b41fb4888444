# Что страница говорит сама. У игр и сервера свои тексты.

page-home = На главную
page-my-games = Мои партии
page-rules = Правила
page-about = О сайте
page-menu = Меню
page-pages = Страницы
page-loading = Минутку…
page-close = Закрыть
page-cancel = Отмена
page-save = Сохранить
page-send = Отправить

# Кто я.

me-name = Моё имя за столом
me-renamed = Теперь вас зовут так.
me-name-full = Длиннее имя быть не может: { $longest } знаков.
me-login = Логин
me-login-help = От 3 до 40 строчных латинских букв, цифр, точек, дефисов или подчёркиваний; первой идёт буква или цифра.
me-password = Пароль
me-password-help = От { $shortest } до { $longest } символов.
me-old-password = Текущий пароль
me-account = Завести учётную запись
me-do-account = Завести
me-sign-in = Войти
me-do-sign-in = Войти
me-change-password = Сменить пароль
me-do-password = Сменить
me-sign-out = Выйти
me-signed-in-as = Вы вошли как { $login }
me-guest-1 = Буревестник
me-guest-2 = Гагара
me-guest-3 = Дельфин
me-guest-4 = Цапля
me-guest-5 = Кулик
me-guest-6 = Пеликан
me-guest-7 = Калан
me-guest-8 = Марлин
me-guest-9 = Кайра
me-guest-10 = Скопа
me-guest-11 = Крачка
me-guest-12 = Альбатрос

# Как кому нравится.

me-language = Язык
me-light = Оформление
me-theme-auto = Как в системе
me-theme-day = День
me-theme-night = Ночь
me-to-day = Включить день
me-to-night = Включить ночь
me-sound = Звук
me-notify = Звать меня, когда мой ход
me-notify-denied = Браузер не разрешает этой странице присылать уведомления.
me-confirm-answers = Переспрашивать перед каждым ходом

# Стол.

table-crew = Команда
table-board = Поле
seat-bot = бот
seat-host = хозяин
seat-you = Вы
seat-you-told = вы
seat-you-named = Вы ({ $name })
seat-hours =
    { $hours ->
        [one] { $hours } час
        [few] { $hours } часа
       *[many] { $hours } часов
    }
seat-awaited = Игра ждёт этого игрока.
seat-sealed = ответ запечатан
bot-name-1 = Краб
bot-name-2 = Чайка
bot-name-3 = Тюлень
bot-name-4 = Черепаха
bot-name-5 = Кальмар
bot-name-6 = Кит
bot-random = Вертопрах
table-your-turn = Ваш ход
table-where-to-act = Что можно выбрать
table-choose-again = Выбрать заново
table-sending = Ваш ответ в пути.
table-not-possible = Так нельзя.
table-reminder = Что можно сделать; свернуть или развернуть
table-unfold = Весь вопрос: свернуть или развернуть
table-log = Журнал
table-side = Рядом с полем
table-tab-talk = Беседа
table-tab-log = Журнал
table-tab-rules = Правила
table-say = Сказать всем…
table-chat-for-players = Говорить могут только те, кто сидит за столом.
table-watching = Вы наблюдаете за этой партией.

table-waiting-for =
    { $count ->
        [0] Игра сейчас продолжится…
        [one] Ходит { $names }
        [few] Ходят { $names }
       *[many] Ходят { $names }
    }
table-waiting-sealed =
    { $count ->
        [0] Ваш ответ запечатан.
        [one] Ваш ответ запечатан. Ещё отвечает { $names }.
        [few] Ваш ответ запечатан. Ещё отвечают { $names }.
       *[many] Ваш ответ запечатан. Ещё отвечают { $names }.
    }
table-take-back = Вернуть ход
table-change-mine = Изменить
table-ask-take-back = Попросить вернуть мой последний ход
table-may-take-back = { $name } хочет вернуть свой последний ход. Вы согласны?
table-take-back-asked = { $name } просит вернуть последний ход.
table-grant = Согласиться
table-decline = Нет
table-never-mind = Передумать
table-stand-in = Пусть бот сыграет: { $name }
table-bot-plays = Вы встали из-за стола, и за вас играет бот.
table-come-back = Вернуться на своё место
table-hint = Подсказка
table-hint-is = Бот сделал бы так: { $answer }
table-hint-why = { table-hint-is }. { $reason }
table-no-hint = Бот тоже подождал бы.

table-lost = Нет связи.
table-lost-kept = Нет связи. Ваш ход сохранён.
table-trying-again =
    { $seconds ->
        [one] Новая попытка через { $seconds } секунду
        [few] Новая попытка через { $seconds } секунды
       *[many] Новая попытка через { $seconds } секунд
    }
table-trying-now = Соединяемся…
table-try-now = Попробовать сейчас
table-reconnected = Связь восстановлена. Ничего не потеряно.
page-no-connection = Сервер недоступен. Проверьте связь и попробуйте ещё раз.
page-something-wrong = Что-то пошло не так. Ничего не потеряно, попробуйте ещё раз.
page-not-loaded = Страница не загрузилась. Проверьте связь и обновите её.

table-gathering =
    { $missing ->
        [0] Все в сборе
        [one] Свободно { $missing } место
        [few] Свободно { $missing } места
       *[many] Свободно { $missing } мест
    }
table-gathering-hint = Игра начнётся, когда будут заняты все места.
table-term = { $title }: { $choice }
table-term-without = Без этого: { $title }
table-term-clock = Время на ответ: { $time }
table-term-no-clock = Время не ограничено
table-term-listed = Открыт для всех
table-term-private = Только для тех, у кого есть ссылка или код
seat-empty = Свободное место
seat-sit-here = Сесть сюда
seat-add-bot = Добавить: { $bot }
seat-free = Убрать
table-code = Код
page-copy-link = Скопировать ссылку
page-copied = Ссылка скопирована.
page-share = Поделиться
page-qr = QR-код
page-qr-of = QR-код адреса { $address }
page-link-alone = Ссылку откроет только этот компьютер: другие устройства сервер не впускает.

table-points = Очки
table-place = { $place }-е место
table-place-shared = общее { table-place }
table-place-won = { $place } · победа
table-last-page = Последняя страница журнала
table-scores = Счёт
table-rematch = Сыграть ещё раз
table-to-rematch = К следующей партии
replay-title = Просмотр партии
table-look-back = Просмотреть партию
table-look-at-board = Посмотреть на поле
table-seed-secret = Зерно игры запечатано
table-seed-fits = Всё честно: зерно и хеш сходятся
table-seed-wrong = Зерно и хеш не сходятся!
table-seed-unchecked = Зерно и его хеш
table-seed-hash = Хеш зерна
table-seed = Зерно
table-seed-help = Хеш показан в начале игры, зерно — в конце. Первый — это SHA-256 второго, поэтому никто не мог подменить карты посреди игры.

table-leave = Встать из-за стола
table-leave-title = Встать из-за стола?
table-leave-open = Ваше место сможет занять кто-нибудь другой.
table-leave-playing = За вас будет играть бот. Вернуться можно в любой момент.
table-stay = Остаться
table-report = Сообщить о проблеме
table-report-help = Что не так? Хозяин сервера получит ваши слова вместе с партией и этим моментом.
table-report-send = Отправить
table-report-kept = Спасибо. Сообщение сохранено вместе с партией.
table-gone = Этого стола больше нет
page-to-home = В гавань

# Правила.

rules-search = Искать в правилах
rules-ruling = Наше решение
