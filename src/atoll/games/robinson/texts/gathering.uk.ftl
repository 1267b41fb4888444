# Пригоди під час збирання.

card-gather-after-the-hurricane = Після урагану
card-gather-after-the-hurricane-upper = Команда дістає 2 деревини, а на ділянку, де діють, кладуть жетон трудомісткої дії: там кожна дія вимагає на 1 фішку більше. Карту затасовують у колоду подій.
card-gather-after-the-hurricane-lower = Знову буря
card-gather-after-the-hurricane-event = Ділянка, на яку ця карта поклала жетон трудомісткої дії, стає недоступною.

card-gather-end-of-source = Джерело вичерпано
card-gather-end-of-source-upper = Джерело, з якого збирають, закривають чорним маркером: воно виснажене. Карту скидають.

card-gather-eyes-in-the-bushes = Очі в кущах
card-gather-eyes-in-the-bushes-upper = Карту затасовують у колоду подій.
card-gather-eyes-in-the-bushes-lower = Несподіваний візит
card-gather-eyes-in-the-bushes-event = У фазі погоди цього раунду кидають кубик голодних звірів.

card-gather-fruit = Фрукти
card-gather-fruit-upper = Той, хто діє, дістає сіру особливу рану на живіт. Карту затасовують у колоду подій.
card-gather-fruit-lower = Біль у животі
card-gather-fruit-event = Якщо «Ліків» немає, той, хто має на животі сіру особливу рану, у цьому раунді може лише відпочивати. Особливу рану знімають у будь-якому разі.

card-gather-furs = Шкури
card-gather-furs-upper = Той, хто діє, вибирає: скинути карту або взяти 2 шкури, і тоді карту затасовують у колоду подій.
card-gather-furs-way-leave = Скинути карту
card-gather-furs-way-take = Узяти 2 шкури; карту — в колоду подій
card-gather-furs-lower = Комахи
card-gather-furs-event = Якщо можливо, у цьому раунді видобуток дає на 1 їжу менше.

card-gather-gold-coin = Золота монета!
card-gather-gold-coin-upper = Карту затасовують у колоду подій.
card-gather-gold-coin-lower = Прокляття
card-gather-gold-coin-event = У комірки будівництва, збирання й дослідження кладуть по жетону перекидання: перший успіх у кожній із цих дій перекидають.

card-gather-mushrooms = Гриби
card-gather-mushrooms-upper = Той, хто діє, вибирає: скинути карту або взяти по 1 їжі на гравця, і тоді карту затасовують у колоду подій.
card-gather-mushrooms-way-leave = Скинути карту
card-gather-mushrooms-way-take = Узяти по 1 їжі на гравця; карту — в колоду подій
card-gather-mushrooms-lower = Нездужання
card-gather-mushrooms-event = Якщо «Ліків» немає, кожен персонаж дістає 1 рану.

card-gather-nestlings = Пташенята
card-gather-nestlings-upper = Той, хто діє, вибирає: скинути карту або взяти по 1 їжі на гравця, і тоді карту затасовують у колоду подій.
card-gather-nestlings-way-leave = Скинути карту
card-gather-nestlings-way-take = Узяти по 1 їжі на гравця; карту — в колоду подій
card-gather-nestlings-lower = Розлючена птаха!
card-gather-nestlings-event = Дах падає на 1.

card-gather-new-flock = Нова зграя
card-gather-new-flock-upper = На ділянку, де діють, кладуть жетон додаткової їжі; якщо джерела їжі там немає, сам жетон — джерело з папугами. Карту затасовують у колоду подій.
card-gather-new-flock-lower = Усе пропало
card-gather-new-flock-event = Усі джерела на ділянці, куди ця карта поклала жетон, закривають чорними маркерами: вони виснажені. Сам жетон теж, якщо він джерело.

card-gather-nice-surprise = Приємна несподіванка
card-gather-nice-surprise-upper = Той, хто діє, вибирає: скинути карту або взяти 3 деревини, і тоді карту затасовують у колоду подій.
card-gather-nice-surprise-way-leave = Скинути карту
card-gather-nice-surprise-way-take = Узяти 3 деревини; карту — в колоду подій
card-gather-nice-surprise-lower = Обвалення
card-gather-nice-surprise-event = Дах втрачає половину рівнів; втрату заокруглюють униз.

card-gather-path-of-a-predator = Стежка хижака
card-gather-path-of-a-predator-upper = Карту затасовують у колоду подій.
card-gather-path-of-a-predator-lower = Хижак нападає!
card-gather-path-of-a-predator-event = У фазі погоди цього раунду кидають кубик голодних звірів.

card-gather-pirates-chest = Піратська скриня!
card-gather-pirates-chest-upper = Той, хто діє, вибирає: скинути карту або тягнути таємниці, до 2 скарбів, і тоді карту затасовують у колоду подій.
card-gather-pirates-chest-way-leave = Скинути карту
card-gather-pirates-chest-way-open = Тягнути до 2 скарбів; карту — в колоду подій
card-gather-pirates-chest-lower = Не щастить!
card-gather-pirates-chest-event = У цьому раунді кожен персонаж має лише 1 фішку.

card-gather-shortage = Нестача
card-gather-shortage-upper = Команда дістає ще 1 такий ресурс, який збирають, навіть якщо дія не вдалася. Потім це джерело закривають чорним маркером: воно виснажене. Карту скидають.

card-gather-signs-of-a-predator = Ознаки хижака
card-gather-signs-of-a-predator-upper = Карту затасовують у колоду подій.
card-gather-signs-of-a-predator-lower = Голодний хижак нападає!
card-gather-signs-of-a-predator-event = Якщо зброя нижча за 3, джерело їжі на ділянці з табором закривають чорним маркером: воно виснажене. Якщо такого немає, кожен персонаж дістає 1 рану.

card-gather-skeleton = Скелет
card-gather-skeleton-upper = Карту затасовують у колоду подій.
card-gather-skeleton-lower = Нотатки мерця
card-gather-skeleton-event = Моральний дух падає на 1. Верхню карту колоди винаходів викладають на поле.

card-gather-spider = Павук
card-gather-spider-upper = Той, хто діє, дістає сіру особливу рану на голову. Карту затасовують у колоду подій.
card-gather-spider-lower = Укус у шию
card-gather-spider-event = Хто має на голові сіру особливу рану, у цьому раунді має лише 1 фішку. Особливу рану знімають.

card-gather-surprise-in-the-bushes = Знахідка в кущах
card-gather-surprise-in-the-bushes-upper = Той, хто діє, вибирає: скинути карту або витягти стартовий предмет, і тоді карту затасовують у колоду подій.
card-gather-surprise-in-the-bushes-way-leave = Скинути карту
card-gather-surprise-in-the-bushes-way-draw = Витягти стартовий предмет; карту — в колоду подій
card-gather-surprise-in-the-bushes-lower = Роздуми
card-gather-surprise-in-the-bushes-event = Моральний дух падає на 1.

card-gather-tracks-of-a-predator = Сліди хижака
card-gather-tracks-of-a-predator-upper = На ділянку, де діють, кладуть жетон великої небезпеки: хто там діє, дістає 1 рану, якщо зброя нижча за 1. Карту скидають.

card-gather-twisted-ankle = Підвернута нога
card-gather-twisted-ankle-upper = Той, хто діє, дістає сіру особливу рану на ногу. Карту затасовують у колоду подій.
card-gather-twisted-ankle-lower = Розпухла щиколотка
card-gather-twisted-ankle-event = Хто має на нозі сіру особливу рану, у цьому раунді може лише будувати, облаштовувати табір і відпочивати. Особливу рану знімають.

card-gather-unbelievable-effort = Неймовірне зусилля
card-gather-unbelievable-effort-upper = Той, хто діє, вибирає: скинути карту або взяти 2 деревини й дістати сіру особливу рану на руку, і тоді карту затасовують у колоду подій.
card-gather-unbelievable-effort-way-leave = Скинути карту
card-gather-unbelievable-effort-way-take = Узяти 2 деревини й особливу рану на руку; карту — в колоду подій
card-gather-unbelievable-effort-lower = Руки ниють
card-gather-unbelievable-effort-event = Хто має на руці сіру особливу рану, дістає 1 рану. Особливу рану знімають.

card-gather-unexpected-discovery = Неочікувана знахідка
card-gather-unexpected-discovery-upper = Тягнуть 1 жетон знахідки. Карту скидають.

card-gather-unexpected-troubles = Несподівані труднощі
card-gather-unexpected-troubles-upper = На ділянці, де діють, місцевість закривають чорним маркером: там її вважають недослідженою. Карту скидають.

card-gather-viper = Гадюка
card-gather-viper-upper = Карту затасовують у колоду подій.
card-gather-viper-lower = Зміїний укус
card-gather-viper-event = Перший гравець дістає 3 рани, а якщо є «Ліки» — лише 1.

card-gather-weather-breakdown = Погода псується
card-gather-weather-breakdown-upper = Карту затасовують у колоду подій.
card-gather-weather-breakdown-lower = Шторм
card-gather-weather-breakdown-event = У комірку погоди кладуть жетон шторму.

card-gather-winter-freezing = Зимова холоднеча
card-gather-winter-freezing-upper = Одне джерело на вибір на ділянці, де діють, закривають чорним маркером: воно виснажене. Карту скидають.

card-gather-winter-is-coming = Зима близько
card-gather-winter-is-coming-upper = Карту затасовують у колоду подій.
card-gather-winter-is-coming-lower = Приморозки
card-gather-winter-is-coming-event = У комірку погоди кладуть жетон снігової хмари.
