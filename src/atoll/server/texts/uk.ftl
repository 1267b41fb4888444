# Що відбувається за столом поза грою.

event-late = { $seat }: час вийшов, цього разу відповів бот.
event-undo-ask = { $seat } { VERB($seat, "хоче", "хочете") } забрати відповідь назад.
event-undo-grant = { $seat } не { VERB($seat, "заперечує", "заперечуєте") }.
event-undo-decline = Відповідь лишається: { $seat } проти її скасування.
event-undo-lapse = { $seat } не { VERB($seat, "забирає", "забираєте") } відповідь назад: не всі вчасно сказали, чи можна.

# Чому сервер чогось не робить.

error-stale = За столом уже все змінилося. Погляньте ще раз і дайте відповідь наново.
error-not-begun = Гра ще не почалася.
error-not-seated = Ви не сидите за цим столом.
error-away = За вас грає бот. Спершу поверніть собі місце.
error-nothing-to-undo = Вам нічого забирати назад.
error-undo-asked = Хтось уже просить повернути відповідь.
error-undone-too-often = Ви надто часто забирали відповіді назад, а гра не рухалася з місця. Спершу зіграйте далі.
error-not-asked-to-grant = Вас не питають, чи можна забрати відповідь назад.
error-talk-none = Не зараз: гра вимагає мовчання.
error-talk-numbers = Не зараз: гра дозволяє лише числа, і вони є серед відповідей.
error-bad-remark =
    { $longest ->
        [one] У репліці від 1 до { $longest } видимого символу.
        [few] У репліці від 1 до { $longest } видимих символів.
       *[many] У репліці від 1 до { $longest } видимих символів.
    }
error-not-awaited = Гра не чекає на це місце, або за нього вже грає бот.
error-nothing-asked = Зараз вас ні про що не питають.
error-no-advice = Бот { $bot } зараз не може нічого порадити.
error-patience =
    { $seconds ->
        [one] Зачекайте ще { $seconds } секунду.
        [few] Зачекайте ще { $seconds } секунди.
       *[many] Зачекайте ще { $seconds } секунд.
    }
error-other-rules = Цей стіл почато за правилами { $game } версії { $then }, а на сервері версія { $now }. Тут його не продовжити.
error-broken-table = Запис цього столу не сходиться з грою. Продовжити неможливо.

error-no-such-table = Такого столу немає.
error-no-such-seat = За цим столом немає такого місця.
error-seat-not-open = Це місце зайняте.
error-one-seat-each = Кожному вистачить одного місця.
error-already-begun = Гра вже почалася: пересісти не можна.
error-not-over = Гру ще не завершено.
error-not-your-seat = Поки гра триває, її видно лише з вашого місця.
error-bad-record = Запис пошкоджено, відтворити його не можна ({ $why }).
error-no-record = У цьому файлі немає запису партії. Оберіть запис, завантажений звідси.
error-record-of-other-rules = Партію записано за правилами версії { $then }, а на цьому сервері версія { $now }. Відтворити її тут не можна.
error-nothing-to-decide = На цей момент гра вже скінчилася: вирішувати більше нічого.
error-no-such-moment = Такого моменту немає: останній має номер { $last }.
error-bad-report = У повідомленні від 1 до { $longest } видимих символів.
error-host-only = Це може лише господар столу.
error-no-such-game = Гри «{ $game }» немає.
error-no-such-bot = Бота «{ $bot }» для цієї гри немає. Є такі: { $known }.
error-bad-options = З такими налаштуваннями грати не можна: { $why }.
error-bad-clock = Годинник дає на кожну відповідь від { $shortest } до { $longest } секунд.

error-bad-name =
    { $longest ->
        [one] В імені від 1 до { $longest } видимого символу.
        [few] В імені від 1 до { $longest } видимих символів.
       *[many] В імені від 1 до { $longest } видимих символів.
    }
error-bad-login = Логін — від 3 до 40 малих латинських літер, цифр, крапок, дефісів або підкреслень; першою йде літера чи цифра.
error-bad-password = Довжина пароля — від { $shortest } до { $longest } символів.
error-login-taken = Цей логін уже зайнятий.
error-account-exists = У вас уже є обліковий запис.
error-no-account = У вас немає облікового запису.
error-wrong-password = Неправильний логін або пароль.
error-wrong-old-password = Старий пароль неправильний.
error-no-such-token = Такого ключа немає.
error-who-are-you = Ми ще не знайомі. Спершу назвіть своє ім’я.

error-no-origin = Запит прийшов із cookie браузера, але без адреси сторінки, з якої його надіслано.
error-other-origin = Запит надійшов зі сторінки іншого сайту.
error-too-often = Надто часто. Зачекайте трохи.
error-too-many-connections = З вашої адреси забагато з’єднань.
error-not-reading = Ви не читаєте того, що вам повідомляють.
error-unreadable-frame = Це повідомлення не вдалося прочитати.
error-bad-request = Цей запит не вдалося прочитати.
error-not-found = Тут нічого немає.
error-too-large = Це завелике.
error-server = На сервері щось зламалося. Ми це записали.

# Що бачить браузер за адресою сервера.

home-title = Atoll
home-running = Сервер працює, але його сторінку не зібрано: зупиніть його й запустіть командою «make play», вона її збере.
home-program = Програма, яка грає:
home-terminal = Гра в терміналі, без сервера:
home-interface = Що можна запитати через HTTP:
