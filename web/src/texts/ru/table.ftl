# Что страница говорит сама. У игр и сервера свои тексты.

home = На главную
my-games = Мои партии
rules = Правила
about = О сайте
menu = Меню
pages = Страницы
loading = Минутку…
close = Закрыть
cancel = Отмена
save = Сохранить
send = Отправить

# Кто я.

my-name = Моё имя за столом
renamed = Теперь вас зовут так.
name-full = Длиннее имя быть не может: { $longest } знаков.
login = Логин
login-help = От 3 до 40 строчных латинских букв, цифр, точек, дефисов или подчёркиваний; первой идёт буква или цифра.
password = Пароль
password-help = От { $shortest } до { $longest } символов.
old-password = Нынешний пароль
open-account = Завести учётную запись
do-account = Завести
sign-in = Войти
do-sign-in = Войти
change-password = Сменить пароль
do-password = Сменить
sign-out = Выйти
signed-in-as = Вы вошли как { $login }
guest-name-1 = Буревестник
guest-name-2 = Гагара
guest-name-3 = Дельфин
guest-name-4 = Цапля
guest-name-5 = Кулик
guest-name-6 = Пеликан
guest-name-7 = Калан
guest-name-8 = Марлин
guest-name-9 = Кайра
guest-name-10 = Скопа
guest-name-11 = Крачка
guest-name-12 = Альбатрос

# Как кому нравится.

language = Язык
light = Освещение
theme-auto = Как в системе
theme-day = День
theme-night = Ночь
to-day = Включить день
to-night = Включить ночь
sound = Звук
notify = Звать меня, когда мой ход
notify-denied = Браузер не разрешает этой странице присылать уведомления.
confirm-answers = Переспрашивать перед каждым ходом

# Стол.

crew = Команда
board = Поле
bot = бот
host = хозяин
you = Вы
you-named = Вы ({ $name })
hours =
    { $hours ->
        [one] { $hours } час
        [few] { $hours } часа
       *[many] { $hours } часов
    }
is-awaited = Игра ждёт этого игрока.
has-sealed = ответ запечатан
bot-name-1 = Краб
bot-name-2 = Чайка
bot-name-3 = Тюлень
bot-name-4 = Черепаха
bot-name-5 = Кальмар
bot-name-6 = Кит
bot-random = Наугад
your-turn = Ваш ход
where-to-act = Что можно выбрать
choose-again = Выбрать заново
confirm = Так и сделать
sending = Ваш ответ в пути.
not-possible = Так нельзя.
reminder = Что можно сделать; свернуть или развернуть
log = Журнал
side = Рядом с полем
tab-talk = Беседа
tab-log = Журнал
tab-rules = Правила
say-something = Сказать всем…
chat-for-players = Говорить могут только те, кто сидит за столом.
watching = Вы наблюдаете за этой партией.

waiting-for =
    { $count ->
        [0] Игра сейчас продолжится…
        [one] Ходит { $names }
        [few] Ходят { $names }
       *[many] Ходят { $names }
    }
waiting-sealed =
    { $count ->
        [0] Ваш ответ запечатан.
        [one] Ваш ответ запечатан. Ждём ещё { $count } ответ.
        [few] Ваш ответ запечатан. Ждём ещё { $count } ответа.
       *[many] Ваш ответ запечатан. Ждём ещё { $count } ответов.
    }
take-back = Вернуть ход
change-mine = Изменить
ask-take-back = Попросить вернуть мой последний ход
may-take-back = { $name } хочет вернуть свой последний ход. Вы согласны?
take-back-asked = { $name } просит вернуть последний ход.
grant = Согласиться
decline = Нет
never-mind = Передумать
stand-in = Пусть бот сыграет: { $name }
bot-plays-for-you = Вы встали из-за стола, и за вас играет бот.
come-back = Вернуться на своё место
hint = Подсказка
hint-is = Бот сделал бы так: { $answer }
no-hint = Бот тоже подождал бы.

lost = Нет связи.
lost-kept = Нет связи. Ваш ход сохранён.
trying-again =
    { $seconds ->
        [one] Новая попытка через { $seconds } секунду
        [few] Новая попытка через { $seconds } секунды
       *[many] Новая попытка через { $seconds } секунд
    }
trying-now = Соединяемся…
try-now = Попробовать сейчас
reconnected = Связь восстановлена. Ничего не потеряно.
no-connection = Сервер недоступен. Проверьте связь и попробуйте ещё раз.
something-wrong = Что-то пошло не так. Ничего не потеряно, попробуйте ещё раз.
page-not-loaded = Страница не загрузилась. Проверьте связь и обновите её.

gathering =
    { $missing ->
        [0] Все в сборе
        [one] Свободно { $missing } место
        [few] Свободно { $missing } места
       *[many] Свободно { $missing } мест
    }
gathering-hint = Игра начнётся, когда будут заняты все места.
term = { $title }: { $choice }
term-without = Без этого: { $title }
term-clock = Время на ответ: { $time }
term-no-clock = Время не ограничено
term-listed = Открыт для всех
term-private = Только для тех, у кого есть ссылка или код
empty-seat = Свободное место
sit-here = Сесть сюда
add-bot = Добавить: { $bot }
free-seat = Убрать
code = Код
copy-link = Скопировать ссылку
copied = Ссылка скопирована.
share = Поделиться

points = Очки
winner = победа
last-page = Последняя страница журнала
scores = Счёт
rematch = Сыграть ещё раз
to-rematch = К следующей партии
replay = Повтор
look-back = Просмотреть партию
look-at-board = Посмотреть на поле
seed-secret = Расклад запечатан
seed-fits = Расклад честный: зерно и хеш сходятся
seed-wrong = Зерно и хеш не сходятся!
seed-unchecked = Зерно и его хеш
seed-hash = Хеш зерна
seed = Зерно
seed-help = Хеш показан в начале игры, зерно — в конце. Первый — это SHA-256 второго, поэтому никто не мог подменить карты по дороге.

leave = Встать из-за стола
leave-title = Встать из-за стола?
leave-open = Ваше место сможет занять кто-нибудь другой.
leave-playing = За вас будет играть бот. Вернуться можно в любой момент.
stay = Остаться
report = Сообщить о проблеме
report-help = Что не так? Хозяин сервера получит ваши слова вместе с партией и этим моментом.
report-send = Отправить
report-kept = Спасибо. Сообщение сохранено вместе с партией.
table-gone = Этого стола больше нет
to-home = В гавань

# Правила.

search-rules = Искать в правилах
our-ruling = Наше решение
