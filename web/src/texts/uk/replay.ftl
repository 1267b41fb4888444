# Повтор.

moment = Момент
moment-of = хід { $number } з { $last }
moment-beginning = Початок
moment-answer = { $name }: { $answer }
moment-hidden = Хід зроблено: { $name }
view-from = Чиїми очима
view-public = Глядача: лише те, що відкрито
view-open = Усі карти відкрито
to-first = На початок
to-last = У кінець
step-back = На хід назад
step-on = На хід уперед
play = Відтворити
pause = Пауза
download-record = Завантажити запис
fork = Грати звідси
replay-tools = Вигляд, посилання й журнал
open-record = Переглянути запис
open-another = Переглянути інший запис
open-record-help = Запис — це вся партія в одному файлі: його можна завантажити, коли партію завершено.
choose-record = Обрати запис…

# Перше плавання.

first-voyage = Перше плавання
learner = Капітан
mate-0 = Оля
mate-1 = Тарас
mate-2 = Аві
mate-3 = Рита
voyage-over = Ази засвоєно. Решта — у правилах, а стіл уже чекає.
others-act = Зараз ходить { $name }
strayed-may = Так теж можна. Але в цьому плаванні зробіть те, що зараз світиться.
strayed-cannot = Зараз так не можна. Зробіть те, що світиться.
new-table = Новий стіл
