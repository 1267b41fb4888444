# Перегляд партії.

replay-moment = Момент
replay-moment-of = хід { $number } з { $last }
replay-beginning = Початок
replay-answer = { $name }: { $answer }
replay-hidden = Хід зроблено: { $name }
replay-view-from = Чиїми очима
replay-view-public = Глядача: лише те, що відкрито
replay-view-open = Усі карти відкрито
replay-to-first = На початок
replay-to-last = У кінець
replay-step-back = На хід назад
replay-step-on = На хід уперед
replay-turn-back = До попереднього поворотного моменту
replay-turn-on = До наступного поворотного моменту
replay-pace =
    Швидкість: { $pace ->
        [slow] повільно
        [fast] швидко
       *[usual] звичайна
    }
replay-pace-short =
    { $pace ->
        [slow] ½×
        [fast] 2×
       *[usual] 1×
    }
replay-forked = Продовження іншої партії
replay-forked-from =
    { $moment ->
        [0] Продовження іншої партії від самого початку
       *[other] Продовження іншої партії з ходу { $moment }
    }
replay-play = Відтворити
replay-pause = Пауза
replay-download = Завантажити запис
replay-fork = Грати звідси
replay-tools = Вигляд, посилання й журнал
replay-open = Переглянути запис
replay-open-another = Переглянути інший запис
replay-open-help = Запис — це вся партія в одному файлі: його можна завантажити, коли партію завершено.
replay-choose = Обрати запис…

# Перше плавання.

voyage-title = Перше плавання
voyage-learner = Пінгвін
voyage-mate-0 = Оля
voyage-mate-1 = Тарас
voyage-mate-2 = Аві
voyage-mate-3 = Рита
voyage-over = Ази засвоєно. Зіграємо цілу партію з ботами?
voyage-others-act =
    { $count ->
        [one] Ходить { $names }
        [few] Ходять { $names }
       *[many] Ходять { $names }
    }
voyage-watch = Тепер погляньте на інших.
voyage-go-on = Далі
voyage-fold = Слова наставника; згорнути або розгорнути
voyage-strayed-may = Так теж можна. Але в цьому плаванні зробіть те, що зараз світиться.
voyage-strayed-cannot = Зараз так не можна. Зробіть те, що світиться.
voyage-new-table = Новий стіл
