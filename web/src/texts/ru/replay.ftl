# Повтор.

moment = Момент
moment-of = ход { $number } из { $last }
moment-beginning = Начало
moment-answer = { $name }: { $answer }
moment-hidden = Ход сделан: { $name }
view-from = Чьими глазами
view-public = Зрителя: только то, что открыто
view-open = Все карты открыты
to-first = К началу
to-last = К концу
step-back = На ход назад
step-on = На ход вперёд
play = Воспроизвести
pause = Пауза
download-record = Скачать запись
fork = Играть отсюда
replay-tools = Вид, ссылка и журнал
open-record = Посмотреть запись
open-another = Посмотреть другую запись
open-record-help = Запись — это вся партия в одном файле: её можно скачать, когда партия окончена.
choose-record = Выбрать запись…

# Первое плавание.

first-voyage = Первое плавание
learner = Капитан
mate-0 = Оля
mate-1 = Тарас
mate-2 = Ави
mate-3 = Рита
voyage-over = Азы освоены. Остальное — в правилах, а стол уже ждёт.
others-act = Сейчас ходит { $name }
strayed-may = Так тоже можно. Но в этом плавании сделайте то, что сейчас светится.
strayed-cannot = Сейчас так нельзя. Сделайте то, что светится.
new-table = Новый стол
