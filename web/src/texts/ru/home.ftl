# Страницы вокруг столов: карта, новый стол, мои партии, правила и о сайте.

# Карта.

home-ask = Где сегодня потерпим крушение?
home-lead = Настольные игры о кораблекрушениях и островах: с друзьями или с ботами. Без регистрации.
home-islands = Острова
home-beside = Столы
home-water-1 = Море Благих Намерений
home-water-2 = Безмолвный пролив
home-water-3 = Акулий рейд

home-coming = Скоро
home-coming-help = Сыграть здесь пока нельзя, но правила уже можно прочитать.
home-new-table = Новый стол
home-bots = С ботами
home-voyage = Первое плавание
home-rules = Правила
home-making = Боты рассаживаются…

# Рядом с картой.

home-your-tables = Ваши столы
home-all-games = Все мои партии
home-no-tables = Столов пока нет. Выберите остров.
home-awaited = Ждут вас
home-code = Вас позвали? Введите код
home-code-short = Код приглашения
home-join = Присоединиться
home-no-code = Сначала введите код.
home-free-seats = Свободные места
home-no-free-seats = Сейчас компанию никто не ищет. Откройте стол, и его увидят здесь.
home-free-at =
    { $count ->
        [one] { $name } · { $count } свободное место
        [few] { $name } · { $count } свободных места
       *[many] { $name } · { $count } свободных мест
    }
seat-taken = Занято мест: { $taken } из { $all }
home-voyage-hint = Игра незнакома? Первое плавание научит играть за пять минут.
home-tables-unknown = Нет связи: столов сейчас не видно.

# Новый стол.

new-title = Новый стол · { $game }
new-crew = Команда
new-seat-count = Сколько мест?
seat-number = Место { $number }
new-me = Я
new-open = Свободно
new-bot = { $bot } (бот)
new-bot-best = { $bot } (бот, самый сильный)
new-fill-bots = Посадить ботов на свободные места
new-options = Игра
new-more = Другие настройки
new-difficulty = сложность { $level } из { $most }
new-with-difficulty = { $choice } · сложность { $level } из { $most }
new-difficulty-help = Точки показывают, насколько труден каждый выбор сам по себе: мы судим по тому, как часто с ним побеждает наш бот.
new-seats-needed = Нужно мест: { $seats }
new-not-with = Не сочетается с выбором «{ $choice }».
new-who-joins = Кто может сесть за стол?
new-listed = Кто угодно: стол будет виден в «Свободных местах»
new-by-link = Только те, кому я пришлю ссылку или код
new-clock = Время на ответ
new-clock-help = Когда оно выйдет, ответит бот. Для партии на несколько дней подойдут сутки.
table-clock-none = Без ограничения
table-clock-30 = 30 секунд
table-clock-120 = 2 минуты
table-clock-3600 = 1 час
table-clock-86400 = Сутки
new-create = Открыть стол
new-begin = Начать
new-then-invite = Дальше вы получите код и ссылку для остальных.
new-then-begin = Все в сборе: игра начнётся сразу.

# Мои партии.

games-awaiting = Ждут вас
games-going-on = Идут
games-open = Ждут игроков
games-over = Окончены
games-more = Показать ещё
games-none = Партий пока нет. Выберите остров, и партия появится здесь.
games-unplayable = Продолжить нельзя: партия началась по другим правилам.
me-devices = Устройства и программы
me-devices-help = Всё, что здесь перечислено, может играть от вашего имени. Отзовите то, чего не узнаёте.
me-device-browser = Браузер
me-device-since = с { $date }
me-device-this = Это устройство
me-sign-out-sure = Точно выйти
me-sign-out-guest = У вас нет учётной записи: если выйти, вернуться под именем { $name } и к этим партиям будет нельзя.
me-revoke = Отозвать
me-revoke-sure = Точно отозвать
me-revoked = Играть от вашего имени больше нельзя.
me-token = Токен для программы
me-token-label = Для чего он?
me-token-make = Создать токен
me-token-once = Вот токен. Он показан только сейчас: скопируйте его.
page-copy = Скопировать
me-token-copied = Токен скопирован.

# Правила.

rules-title = Правила
rules-lead = Своими словами, по пронумерованным пунктам: на них стол ссылается, когда говорит «нет».
rules-of = Правила: { $game }
rules-contents = Содержание
rules-all = Все игры
rules-link-copied = Ссылка на { $id } скопирована.
rules-link-help = Номер пункта — это ссылка: она ведёт к пункту и копирует его адрес.
rules-found =
    { $count ->
        [0] Ничего не нашлось. Попробуйте другое слово.
        [one] Найдено в { $count } пункте
        [few] Найдено в { $count } пунктах
       *[many] Найдено в { $count } пунктах
    }

# О сайте.

about-title = Об Atoll
about-what = Что это такое
about-what-1 = Atoll — стол для настольных игр о кораблекрушениях и островах. Играть можно с друзьями, с ботами или в одиночку, по-русски, по-украински и по-английски, в любом браузере.
about-what-2 = Регистрация не нужна: достаточно имени. После партии можно проверить, что карты тасовали честно, и пересмотреть каждый ход.
about-games = Игры и их авторы
about-buy = Atoll не принадлежит авторам и издателям игр и никак с ними не связан. Если игра понравилась, купите её: с деревянными фигурками и чайником чая она ещё лучше, а авторы это заслужили. Правила, тексты и рисунки здесь наши собственные.
about-thanks = Из чего это сделано
about-code = Программа свободна: лицензия MIT.
about-icons = Часть значков взята с game-icons.net: авторы Lorc, Delapouite и другие, лицензия CC BY 3.0.
about-fonts = Шрифты Alegreya, Alegreya Sans и Alegreya Sans SC создал Хуан Пабло дель Пераль для Huerta Tipográfica; лицензия SIL Open Font License 1.1.
about-svelte = Сайт построен на Svelte (лицензия MIT).
about-fluent = Его тексты написаны на Fluent, @fluent/bundle (лицензия Apache 2.0).
about-version = Версия { $version }
about-interface = Для программ: API этого сервера

# Не найдено, и приложение.

page-not-found = Здесь ничего нет
page-not-found-help = На карте такого места не отмечено. Может быть, ссылка потеряла букву в пути.
page-install = Установить как приложение
