# Просмотр партии.

replay-moment = Момент
replay-moment-of = ход { $number } из { $last }
replay-beginning = Начало
replay-answer = { $name }: { $answer }
replay-hidden = Ход сделан: { $name }
replay-view-from = Чьими глазами
replay-view-public = Зрителя: только то, что открыто
replay-view-open = Все карты открыты
replay-to-first = К началу
replay-to-last = К концу
replay-step-back = На ход назад
replay-step-on = На ход вперёд
replay-turn-back = К предыдущему поворотному моменту
replay-turn-on = К следующему поворотному моменту
replay-pace =
    Скорость: { $pace ->
        [slow] медленно
        [fast] быстро
       *[usual] обычная
    }
replay-pace-short =
    { $pace ->
        [slow] ½×
        [fast] 2×
       *[usual] 1×
    }
replay-forked = Продолжение другой партии
replay-forked-from =
    { $moment ->
        [0] Продолжение другой партии с самого начала
       *[other] Продолжение другой партии с хода { $moment }
    }
replay-play = Воспроизвести
replay-pause = Пауза
replay-download = Скачать запись
replay-fork = Играть отсюда
replay-tools = Вид, ссылка и журнал
replay-open = Посмотреть запись
replay-open-another = Посмотреть другую запись
replay-open-help = Запись — это вся партия в одном файле: её можно скачать, когда партия окончена.
replay-choose = Выбрать запись…

# Первое плавание.

voyage-title = Первое плавание
voyage-learner = Пингвин
voyage-mate-0 = Оля
voyage-mate-1 = Тарас
voyage-mate-2 = Ави
voyage-mate-3 = Рита
voyage-over = Азы освоены. Сыграем целую партию с ботами?
voyage-others-act =
    { $count ->
        [one] Ходит { $names }
        [few] Ходят { $names }
       *[many] Ходят { $names }
    }
voyage-watch = Теперь посмотрите на других.
voyage-go-on = Дальше
voyage-fold = Слова наставника; свернуть или развернуть
voyage-strayed-may = Так тоже можно. Но в этом плавании сделайте то, что сейчас светится.
voyage-strayed-cannot = Сейчас так нельзя. Сделайте то, что светится.
voyage-new-table = Новый стол
