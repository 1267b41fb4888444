# Пригоди під час збирання.

card-gather-after-the-hurricane = Після урагану
text-gather-after-the-hurricane-upper = Команда дістає 2 деревини, а на ділянку, де діють, кладуть жетон трудомісткої дії: там кожна дія вимагає на 1 фішку більше. Карту затасовують у колоду подій.
text-gather-after-the-hurricane-lower = Знову буря
text-gather-after-the-hurricane-event = Якщо жетон, покладений цією картою, ще лежить на ділянці, ділянка стає недоступною. Якщо там табір, гру програно.

card-gather-end-of-source = Джерело вичерпано
text-gather-end-of-source-upper = Джерело, з якого збирають, закривають чорним маркером: воно виснажене. Карту скидають.

card-gather-eyes-in-the-bushes = Очі в кущах
text-gather-eyes-in-the-bushes-upper = Карту затасовують у колоду подій.
text-gather-eyes-in-the-bushes-lower = Несподіваний візит
text-gather-eyes-in-the-bushes-event = У фазі погоди цього раунду кидають кубик голодних звірів.

card-gather-fruit = Фрукти
text-gather-fruit-upper = Той, хто діє, дістає сіру особливу рану на живіт. Карту затасовують у колоду подій.
text-gather-fruit-lower = Біль у животі
text-gather-fruit-event = Якщо «Ліків» немає, той, хто має на животі сіру особливу рану, у цьому раунді може лише відпочивати. Особливу рану знімають у будь-якому разі.

card-gather-furs = Шкури
text-gather-furs-upper = Той, хто діє, вибирає: скинути карту або взяти 2 шкури, і тоді карту затасовують у колоду подій.
way-gather-furs-leave = Скинути карту
way-gather-furs-take = Узяти 2 шкури; карту — в колоду подій
text-gather-furs-lower = Комахи
text-gather-furs-event = Якщо можливо, у цьому раунді видобуток дає на 1 їжу менше.

card-gather-gold-coin = Золота монета!
text-gather-gold-coin-upper = Карту затасовують у колоду подій.
text-gather-gold-coin-lower = Прокляття
text-gather-gold-coin-event = У комірки будівництва, збирання й дослідження кладуть по жетону перекидання: перший успіх у кожній із цих дій перекидають.

card-gather-mushrooms = Гриби
text-gather-mushrooms-upper = Той, хто діє, вибирає: скинути карту або взяти по 1 їжі на гравця, і тоді карту затасовують у колоду подій.
way-gather-mushrooms-leave = Скинути карту
way-gather-mushrooms-take = Узяти по 1 їжі на гравця; карту — в колоду подій
text-gather-mushrooms-lower = Нездужання
text-gather-mushrooms-event = Якщо «Ліків» немає, кожен персонаж дістає 1 рану.

card-gather-nestlings = Пташенята
text-gather-nestlings-upper = Той, хто діє, вибирає: скинути карту або взяти по 1 їжі на гравця, і тоді карту затасовують у колоду подій.
way-gather-nestlings-leave = Скинути карту
way-gather-nestlings-take = Узяти по 1 їжі на гравця; карту — в колоду подій
text-gather-nestlings-lower = Розлючена птаха!
text-gather-nestlings-event = Дах падає на 1.

card-gather-new-flock = Нова зграя
text-gather-new-flock-upper = На ділянку, де діють, кладуть жетон додаткової їжі; якщо джерела їжі там немає, сам жетон — джерело з папугами. Карту затасовують у колоду подій.
text-gather-new-flock-lower = Усе пропало
text-gather-new-flock-event = Якщо жетон, покладений цією картою, ще лежить на ділянці, усі джерела там закривають чорними маркерами: вони виснажені. Сам жетон теж, якщо він джерело.

card-gather-nice-surprise = Приємна несподіванка
text-gather-nice-surprise-upper = Той, хто діє, вибирає: скинути карту або взяти 3 деревини, і тоді карту затасовують у колоду подій.
way-gather-nice-surprise-leave = Скинути карту
way-gather-nice-surprise-take = Узяти 3 деревини; карту — в колоду подій
text-gather-nice-surprise-lower = Обвалення
text-gather-nice-surprise-event = Дах втрачає половину рівнів; втрату заокруглюють униз.

card-gather-path-of-a-predator = Стежка хижака
text-gather-path-of-a-predator-upper = Карту затасовують у колоду подій.
text-gather-path-of-a-predator-lower = Хижак нападає!
text-gather-path-of-a-predator-event = У фазі погоди цього раунду кидають кубик голодних звірів.

card-gather-pirates-chest = Піратська скриня!
text-gather-pirates-chest-upper = Той, хто діє, вибирає: скинути карту або тягнути таємниці, до 2 скарбів, і тоді карту затасовують у колоду подій.
way-gather-pirates-chest-leave = Скинути карту
way-gather-pirates-chest-open = Тягнути до 2 скарбів; карту — в колоду подій
text-gather-pirates-chest-lower = Не щастить!
text-gather-pirates-chest-event = У цьому раунді кожен персонаж має лише 1 фішку.

card-gather-shortage = Нестача
text-gather-shortage-upper = Команда дістає ще 1 такий ресурс, який збирають, навіть якщо дія не вдалася. Потім це джерело закривають чорним маркером: воно виснажене. Карту скидають.

card-gather-signs-of-a-predator = Ознаки хижака
text-gather-signs-of-a-predator-upper = Карту затасовують у колоду подій.
text-gather-signs-of-a-predator-lower = Голодний хижак нападає!
text-gather-signs-of-a-predator-event = Якщо зброя нижча за 3, джерело їжі на ділянці з табором закривають чорним маркером: воно виснажене. Якщо такого немає, кожен персонаж дістає 1 рану.

card-gather-skeleton = Скелет
text-gather-skeleton-upper = Карту затасовують у колоду подій.
text-gather-skeleton-lower = Нотатки мерця
text-gather-skeleton-event = Моральний дух падає на 1. Верхню карту колоди винаходів викладають на поле.

card-gather-spider = Павук
text-gather-spider-upper = Той, хто діє, дістає сіру особливу рану на голову. Карту затасовують у колоду подій.
text-gather-spider-lower = Укус у шию
text-gather-spider-event = Хто має на голові сіру особливу рану, у цьому раунді має лише 1 фішку. Особливу рану знімають.

card-gather-surprise-in-the-bushes = Знахідка в кущах
text-gather-surprise-in-the-bushes-upper = Той, хто діє, вибирає: скинути карту або витягти стартовий предмет, і тоді карту затасовують у колоду подій.
way-gather-surprise-in-the-bushes-leave = Скинути карту
way-gather-surprise-in-the-bushes-draw = Витягти стартовий предмет; карту — в колоду подій
text-gather-surprise-in-the-bushes-lower = Роздуми
text-gather-surprise-in-the-bushes-event = Моральний дух падає на 1.

card-gather-tracks-of-a-predator = Сліди хижака
text-gather-tracks-of-a-predator-upper = На ділянку, де діють, кладуть жетон великої небезпеки: хто там діє, дістає 1 рану, якщо зброя нижча за 1. Карту скидають.

card-gather-twisted-ankle = Підвернута нога
text-gather-twisted-ankle-upper = Той, хто діє, дістає сіру особливу рану на ногу. Карту затасовують у колоду подій.
text-gather-twisted-ankle-lower = Розпухла щиколотка
text-gather-twisted-ankle-event = Хто має на нозі сіру особливу рану, у цьому раунді може лише будувати, облаштовувати табір і відпочивати. Особливу рану знімають.

card-gather-unbelievable-effort = Неймовірне зусилля
text-gather-unbelievable-effort-upper = Той, хто діє, вибирає: скинути карту або взяти 2 деревини й дістати сіру особливу рану на руку, і тоді карту затасовують у колоду подій.
way-gather-unbelievable-effort-leave = Скинути карту
way-gather-unbelievable-effort-take = Узяти 2 деревини й особливу рану на руку; карту — в колоду подій
text-gather-unbelievable-effort-lower = Руки ниють
text-gather-unbelievable-effort-event = Хто має на руці сіру особливу рану, дістає 1 рану. Особливу рану знімають.

card-gather-unexpected-discovery = Неочікувана знахідка
text-gather-unexpected-discovery-upper = Тягнуть 1 жетон знахідки. Карту скидають.

card-gather-unexpected-troubles = Несподівані труднощі
text-gather-unexpected-troubles-upper = На ділянці, де діють, місцевість закривають чорним маркером: там її вважають недослідженою. Карту скидають.

card-gather-viper = Гадюка
text-gather-viper-upper = Карту затасовують у колоду подій.
text-gather-viper-lower = Зміїний укус
text-gather-viper-event = Перший гравець дістає 3 рани, а якщо є «Ліки» — лише 1.

card-gather-weather-breakdown = Погода псується
text-gather-weather-breakdown-upper = Карту затасовують у колоду подій.
text-gather-weather-breakdown-lower = Шторм
text-gather-weather-breakdown-event = У комірку погоди кладуть жетон шторму.

card-gather-winter-freezing = Зимова холоднеча
text-gather-winter-freezing-upper = Одне джерело на вибір на ділянці, де діють, закривають чорним маркером: воно виснажене. Карту скидають.

card-gather-winter-is-coming = Зима близько
text-gather-winter-is-coming-upper = Карту затасовують у колоду подій.
text-gather-winter-is-coming-lower = Приморозки
text-gather-winter-is-coming-event = У комірку погоди кладуть жетон снігової хмари.
