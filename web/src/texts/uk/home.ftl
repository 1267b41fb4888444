# Сторінки довкола столів: карта, новий стіл, мої партії, правила та про сайт.

# Карта.

home-ask = Де сьогодні зазнаємо аварії?
home-lead = Настільні ігри про корабельні аварії та острови: з друзями або з ботами. Без реєстрації.
home-islands = Острови
home-beside = Столи
home-water-1 = Море Добрих Намірів
home-water-2 = Безмовна протока
home-water-3 = Акулячий рейд

home-coming = Незабаром
home-coming-help = Зіграти тут поки що не можна, але правила вже можна прочитати.
home-new-table = Новий стіл
home-bots = З ботами
home-voyage = Перше плавання
home-rules = Правила
home-making = Боти сідають за стіл…

# Поруч із картою.

home-your-tables = Ваші столи
home-all-games = Усі мої партії
home-no-tables = Столів поки що немає. Оберіть острів.
home-awaited = Чекають на вас
home-code = Вас запросили? Уведіть код
home-code-short = Код запрошення
home-join = Приєднатися
home-no-code = Спершу введіть код.
home-free-seats = Вільні місця
home-no-free-seats = Зараз ніхто не шукає товариства. Відкрийте стіл, і його побачать тут.
home-free-at =
    { $count ->
        [one] { $name } · { $count } вільне місце
        [few] { $name } · { $count } вільні місця
       *[many] { $name } · { $count } вільних місць
    }
seat-taken = Зайнято місць: { $taken } з { $all }
home-voyage-hint = Гра незнайома? Перше плавання навчить грати за п’ять хвилин.
home-tables-unknown = Немає зв’язку: столів зараз не видно.

# Новий стіл.

new-title = Новий стіл · { $game }
new-crew = Команда
new-seat-count = Скільки місць?
seat-number = Місце { $number }
new-me = Я
new-open = Вільно
new-bot = { $bot } (бот)
new-bot-best = { $bot } (бот, найсильніший)
new-fill-bots = Посадити ботів на вільні місця
new-options = Гра
new-more = Інші налаштування
new-difficulty = складність { $level } із { $most }
new-with-difficulty = { $choice } · складність { $level } із { $most }
new-difficulty-help = Крапки показують, наскільки важкий кожен вибір сам по собі: ми судимо з того, як часто з ним перемагає наш бот.
new-seats-needed = Потрібно місць: { $seats }
new-not-with = Не поєднується з вибором «{ $choice }».
new-who-joins = Хто може сісти за стіл?
new-listed = Будь-хто: стіл буде видно у «Вільних місцях»
new-by-link = Лише ті, кому я надішлю посилання або код
new-clock = Час на відповідь
new-clock-help = Коли він мине, відповість бот. Для партії на кілька днів підійде доба.
table-clock-none = Без обмеження
table-clock-30 = 30 секунд
table-clock-120 = 2 хвилини
table-clock-3600 = 1 година
table-clock-86400 = Доба
new-create = Відкрити стіл
new-begin = Почати
new-then-invite = Далі ви отримаєте код і посилання для решти.
new-then-begin = Усі на місці: гра почнеться одразу.

# Мої партії.

games-awaiting = Чекають на вас
games-going-on = Тривають
games-open = Чекають на гравців
games-over = Завершені
games-more = Показати ще
games-none = Партій поки що немає. Оберіть острів, і партія з’явиться тут.
games-unplayable = Продовжити не можна: партія почалася за іншими правилами.
me-devices = Пристрої та програми
me-devices-help = Усе, що тут перелічено, може грати від вашого імені. Відкличте те, чого не впізнаєте.
me-device-browser = Браузер
me-device-since = з { $date }
me-device-this = Цей пристрій
me-sign-out-sure = Точно вийти
me-sign-out-guest = У вас немає облікового запису: якщо вийти, повернутися під іменем { $name } і до цих партій буде неможливо.
me-revoke = Відкликати
me-revoke-sure = Точно відкликати
me-revoked = Грати від вашого імені більше не можна.
me-token = Токен для програми
me-token-label = Для чого він?
me-token-make = Створити токен
me-token-once = Ось токен. Його показано лише зараз: скопіюйте його.
page-copy = Скопіювати
me-token-copied = Токен скопійовано.

# Правила.

rules-title = Правила
rules-lead = Своїми словами, у пронумерованих пунктах: на них стіл посилається, коли каже «ні».
rules-of = Правила: { $game }
rules-contents = Зміст
rules-all = Усі ігри
rules-link-copied = Посилання на { $id } скопійовано.
rules-link-help = Номер пункту — це посилання: воно веде до пункту й копіює його адресу.
rules-found =
    { $count ->
        [0] Нічого не знайшлося. Спробуйте інше слово.
        [one] Знайдено в { $count } пункті
        [few] Знайдено у { $count } пунктах
       *[many] Знайдено у { $count } пунктах
    }

# Про сайт.

about-title = Про Atoll
about-what = Що це таке
about-what-1 = Atoll — стіл для настільних ігор про корабельні аварії та острови. Грати можна з друзями, з ботами або самотужки, українською, російською та англійською, у будь-якому браузері.
about-what-2 = Реєстрація не потрібна: досить імені. Після партії можна перевірити, що карти тасували чесно, і переглянути кожен хід.
about-games = Ігри та їхні автори
about-buy = Atoll не належить авторам і видавцям ігор і ніяк із ними не пов’язаний. Якщо гра сподобалася, купіть її: з дерев’яними фігурками й чайником чаю вона ще краща, а автори на це заслужили. Правила, тексти й малюнки тут наші власні.
about-thanks = З чого це зроблено
about-code = Програма вільна: ліцензія MIT.
about-icons = Частину значків узято з game-icons.net: автори Lorc, Delapouite та інші, ліцензія CC BY 3.0.
about-fonts = Шрифти Alegreya, Alegreya Sans та Alegreya Sans SC створив Хуан Пабло дель Пераль для Huerta Tipográfica; ліцензія SIL Open Font License 1.1.
about-svelte = Сайт побудовано на Svelte (ліцензія MIT).
about-fluent = Його тексти написано на Fluent, @fluent/bundle (ліцензія Apache 2.0).
about-version = Версія { $version }
about-interface = Для програм: API цього сервера

# Не знайдено, і застосунок.

page-not-found = Тут нічого немає
page-not-found-help = На карті такого місця не позначено. Можливо, посилання загубило літеру в дорозі.
page-install = Установити як застосунок
