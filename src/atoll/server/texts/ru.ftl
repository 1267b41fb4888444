# Что происходит за столом помимо игры.

event-late = { $seat } не { VERB($seat, "успевает", "успеваете") } ответить: на этот раз ответил бот.
event-undo-ask = { $seat } { VERB($seat, "хочет", "хотите") } взять ответ назад.
event-undo-grant = { $seat } не { VERB($seat, "возражает", "возражаете") }.
event-undo-decline = Ответ остаётся в силе: { $seat } против его отмены.
event-undo-lapse = { $seat } не { VERB($seat, "берёт", "берёте") } ответ назад: не все вовремя сказали, можно ли.

# Почему сервер чего-то не делает.

error-stale = За столом уже всё изменилось. Взгляните ещё раз и ответьте заново.
error-not-begun = Игра ещё не началась.
error-not-seated = Вы не сидите за этим столом.
error-away = За вас играет бот. Сначала верните себе место.
error-nothing-to-undo = Вам нечего брать назад.
error-undo-asked = Кто-то уже просит вернуть ответ.
error-undone-too-often = Вы слишком часто брали ответы назад, а игра не двигалась с места. Сначала сыграйте дальше.
error-not-asked-to-grant = Вас не спрашивают, можно ли взять ответ назад.
error-talk-none = Не сейчас: игра требует молчания.
error-talk-numbers = Не сейчас: игра разрешает только числа, и они есть среди ответов.
error-bad-remark =
    { $longest ->
        [one] В реплике от 1 до { $longest } видимого символа.
        [few] В реплике от 1 до { $longest } видимых символов.
       *[many] В реплике от 1 до { $longest } видимых символов.
    }
error-not-awaited = Игра не ждёт этого места, или за него уже играет бот.
error-nothing-asked = Сейчас вас ни о чём не спрашивают.
error-no-advice = Бот { $bot } сейчас не может ничего посоветовать.
error-patience =
    { $seconds ->
        [one] Подождите ещё { $seconds } секунду.
        [few] Подождите ещё { $seconds } секунды.
       *[many] Подождите ещё { $seconds } секунд.
    }
error-other-rules = Этот стол начат по правилам { $game } версии { $then }, а на сервере версия { $now }. Продолжить здесь нельзя.
error-broken-table = Запись этого стола не сходится с игрой. Продолжить нельзя.

error-no-such-table = Такого стола нет.
error-no-such-seat = За этим столом нет такого места.
error-seat-not-open = Это место занято.
error-one-seat-each = Каждому хватит одного места.
error-already-begun = Игра уже началась: пересесть нельзя.
error-not-over = Игра ещё не закончена.
error-not-your-seat = Пока игра идёт, её видно только с вашего места.
error-bad-record = Запись повреждена, воспроизвести её нельзя ({ $why }).
error-no-record = В этом файле нет записи партии. Выберите запись, скачанную отсюда.
error-record-of-other-rules = Партия записана по правилам версии { $then }, а на этом сервере версия { $now }. Воспроизвести её здесь нельзя.
error-nothing-to-decide = К этому моменту игра уже закончилась: решать больше нечего.
error-no-such-moment = Такого момента нет: последний имеет номер { $last }.
error-bad-report = В сообщении от 1 до { $longest } видимых символов.
error-host-only = Это может только хозяин стола.
error-no-such-game = Игры «{ $game }» нет.
error-no-such-bot = Бота «{ $bot }» для этой игры нет. Есть такие: { $known }.
error-bad-options = С такими настройками играть нельзя: { $why }.
error-bad-clock = Часы дают на каждый ответ от { $shortest } до { $longest } секунд.

error-bad-name =
    { $longest ->
        [one] В имени от 1 до { $longest } видимого символа.
        [few] В имени от 1 до { $longest } видимых символов.
       *[many] В имени от 1 до { $longest } видимых символов.
    }
error-bad-login = Логин — от 3 до 40 строчных латинских букв, цифр, точек, дефисов или подчёркиваний; первой идёт буква или цифра.
error-bad-password = Длина пароля — от { $shortest } до { $longest } символов.
error-login-taken = Этот логин уже занят.
error-account-exists = У вас уже есть учётная запись.
error-no-account = У вас нет учётной записи.
error-wrong-password = Неверный логин или пароль.
error-wrong-old-password = Старый пароль неверный.
error-no-such-token = Такого ключа нет.
error-who-are-you = Мы ещё не знакомы. Сначала назовите своё имя.

error-no-origin = Запрос пришёл с cookie браузера, но без адреса страницы, с которой он отправлен.
error-other-origin = Запрос пришёл со страницы другого сайта.
error-too-often = Слишком часто. Подождите немного.
error-too-many-connections = С вашего адреса слишком много соединений.
error-not-reading = Вы не читаете то, что вам сообщают.
error-unreadable-frame = Это сообщение не удалось прочесть.
error-bad-request = Этот запрос не удалось прочесть.
error-not-found = Здесь ничего нет.
error-too-large = Это слишком велико.
error-server = На сервере что-то сломалось. Мы это записали.

# Что видит браузер по адресу сервера.

home-title = Atoll
home-running = Сервер работает, но его страница не собрана: остановите его и запустите командой «make play», она её соберёт.
home-program = Программа, которая играет:
home-terminal = Игра в терминале, без сервера:
home-interface = Что можно спросить по HTTP:
