# «Тобаго»: усе, що каже ця гра.

game-name = Тобаго
game-author = Автор гри — Брюс Аллен
game-blurb = На острові, який щоразу інший, сховано чотири скарби. Викладайте підказку за підказкою, доки не лишиться одне-єдине місце, їдьте туди й копайте. Але частку має кожен, хто виклав підказку, а серед золота трапляються прокляття.
game-line = Чотири схеми ростуть, підказка за підказкою, доки скарбові не лишиться одне-єдине місце.
game-facts = 2–4 · підказки й скарби · 60 хв
bot-treasure_hunter = Шукач скарбів

# Що обирають перед грою.

setting-island = Острів
setting-island-help = Три частини за годинниковою стрілкою: велика літера — бік, де більше суходолу, цифра — спосіб їх зсунути.
setting-island-random = Острів складе випадок
setting-island-abc0 = a, b, c, перший спосіб: 87 ділянок
setting-island-acb0 = a, c, b, перший спосіб: 87 ділянок
setting-island-abc1 = a, b, c, другий спосіб: 87 ділянок
setting-island-acb1 = a, c, b, другий спосіб: 87 ділянок
setting-island-abC0 = a, b, C, перший спосіб: 97 ділянок
setting-island-aCb0 = a, C, b, перший спосіб: 97 ділянок
setting-island-abC1 = a, b, C, другий спосіб: 97 ділянок
setting-island-aCb1 = a, C, b, другий спосіб: 97 ділянок
setting-island-aBc0 = a, B, c, перший спосіб: 89 ділянок
setting-island-acB0 = a, c, B, перший спосіб: 89 ділянок
setting-island-aBc1 = a, B, c, другий спосіб: 89 ділянок
setting-island-acB1 = a, c, B, другий спосіб: 89 ділянок
setting-island-aBC0 = a, B, C, перший спосіб: 99 ділянок
setting-island-aCB0 = a, C, B, перший спосіб: 99 ділянок
setting-island-aBC1 = a, B, C, другий спосіб: 99 ділянок
setting-island-aCB1 = a, C, B, другий спосіб: 99 ділянок
setting-island-Abc0 = A, b, c, перший спосіб: 92 ділянки
setting-island-Acb0 = A, c, b, перший спосіб: 92 ділянки
setting-island-Abc1 = A, b, c, другий спосіб: 92 ділянки
setting-island-Acb1 = A, c, b, другий спосіб: 92 ділянки
setting-island-AbC0 = A, b, C, перший спосіб: 102 ділянки
setting-island-ACb0 = A, C, b, перший спосіб: 102 ділянки
setting-island-AbC1 = A, b, C, другий спосіб: 102 ділянки
setting-island-ACb1 = A, C, b, другий спосіб: 102 ділянки
setting-island-ABc0 = A, B, c, перший спосіб: 94 ділянки
setting-island-AcB0 = A, c, B, перший спосіб: 94 ділянки
setting-island-ABc1 = A, B, c, другий спосіб: 94 ділянки
setting-island-AcB1 = A, c, B, другий спосіб: 94 ділянки
setting-island-ABC0 = A, B, C, перший спосіб: 104 ділянки
setting-island-ACB0 = A, C, B, перший спосіб: 104 ділянки
setting-island-ABC1 = A, B, C, другий спосіб: 104 ділянки
setting-island-ACB1 = A, C, B, другий спосіб: 104 ділянки
setting-landmarks = Прикмети
setting-landmarks-help = Хто ставить статуї, хатини й пальми.
setting-landmarks-players = Гравці, по черзі
setting-landmarks-random = Випадок
setting-experts = Можливості для знавців
setting-experts-help = Амулетом можна ще подвоїти розу вітрів або поміняти дві місцями.
setting-experts-false = Без можливостей для знавців
setting-experts-true = З можливостями для знавців
setting-curses = Прокляття
setting-curses-help = Скільки проклять серед карт скарбів. Що менше, то легше.
setting-curses-2 = Два прокляття
setting-curses-1 = Одне прокляття
setting-curses-0 = Без проклять
setting-depth = Де лежать прокляття
setting-depth-help = У скільки нижніх карт скарбів затасовують прокляття.
setting-depth-27 = У 27 нижніх: серед перших 12 проклять немає
setting-depth-21 = У 21 нижню: серед перших 18 проклять немає
setting-after_curse = Після прокляття
setting-after_curse-help = Що буде з поділом, коли відкрилося прокляття.
setting-after_curse-over = Поділ скінчено
setting-after_curse-goes-on = Поділ триває; так легше
setting-after_curse-for-amulets = Поділ продовжують ті, хто віддав амулет; так легше
setting-curse_returns = Прокляття повертаються
setting-curse_returns-help = Чи затасовують прокляття, що спрацювало, назад у колоду скарбів.
setting-curse_returns-false = Прокляття, що спрацювало, виходить із гри
setting-curse_returns-true = Прокляття, що спрацювало, повертається; так важче

# Слова відповідей. Монет прокляття не має.

card-in-beach = на пляжі
card-in-jungle = у джунглях
card-in-river = у річці
card-in-scrubland = на пустці
card-in-lake = в озері
card-in-mountain = у горах
card-in-largest-beach = на Великому пляжі
card-in-largest-jungle = у Великих джунглях
card-in-largest-river = у Великій річці
card-in-largest-scrubland = на Великій пустці
card-in-largest-lake = у Великому озері
card-in-largest-mountain = у Великих горах
card-next-to-beach = поруч із пляжем
card-next-to-jungle = поруч із джунглями
card-next-to-river = поруч із річкою
card-next-to-scrubland = поруч із пусткою
card-next-to-lake = поруч з озером
card-next-to-mountain = поруч із горами
card-next-to-hut = поруч із хатиною
card-next-to-palm = поруч із пальмою
card-next-to-statue = поруч зі статуєю
card-next-to-ocean = поруч з океаном
card-next-to-largest-beach = поруч із Великим пляжем
card-next-to-largest-jungle = поруч із Великими джунглями
card-next-to-largest-river = поруч із Великою річкою
card-next-to-largest-scrubland = поруч із Великою пусткою
card-next-to-largest-lake = поруч із Великим озером
card-next-to-largest-mountain = поруч із Великими горами
card-in-sight-of-hut = у межах видимості хатини
card-in-sight-of-palm = у межах видимості пальми
card-in-sight-of-statue = у межах видимості статуї
card-in-sight-of-ocean = у межах видимості океану
card-in-sight-of-largest-river = у межах видимості Великої річки
card-in-sight-of-largest-lake = у межах видимості Великого озера
card-in-sight-of-largest-mountain = у межах видимості Великих гір
card-not-in-beach = не на пляжі
card-not-in-jungle = не в джунглях
card-not-in-river = не в річці
card-not-in-scrubland = не на пустці
card-not-in-lake = не в озері
card-not-in-mountain = не в горах
card-not-in-largest-lake = не у Великому озері
card-not-next-to-jungle = не поруч із джунглями
card-not-next-to-river = не поруч із річкою
card-not-next-to-mountain = не поруч із горами
card-not-next-to-hut = не поруч із хатиною
card-not-next-to-palm = не поруч із пальмою
card-not-next-to-statue = не поруч зі статуєю
card-not-next-to-ocean = не поруч з океаном
card-not-in-sight-of-hut = поза межами видимості хатини
card-not-in-sight-of-palm = поза межами видимості пальми
card-not-in-sight-of-statue = поза межами видимості статуї
card-white = білий
card-grey = сірий
card-brown = коричневий
card-black = чорний
card-statue = статуя
card-hut = хатина
card-palm = пальма
card-n = Пн
card-ne = ПнСх
card-se = ПдСх
card-s = Пд
card-sw = ПдЗх
card-nw = ПнЗх
card-marker = маркер
card-clue = підказка
card-move = поїздка
card-exchange = обмін
card-double = подвійна гра
card-swap = заміна
card-0 = прокляття

# Підказки, скарби й прикмети. Їх підставляють в інші тексти.
# Відмінки: називний, .acc — знахідний, .gen — родовий, .loc — місцевий.

part-the-clue =
    { $clue ->
        [in-beach] { card-in-beach }
        [in-jungle] { card-in-jungle }
        [in-river] { card-in-river }
        [in-scrubland] { card-in-scrubland }
        [in-lake] { card-in-lake }
        [in-mountain] { card-in-mountain }
        [in-largest-beach] { card-in-largest-beach }
        [in-largest-jungle] { card-in-largest-jungle }
        [in-largest-river] { card-in-largest-river }
        [in-largest-scrubland] { card-in-largest-scrubland }
        [in-largest-lake] { card-in-largest-lake }
        [in-largest-mountain] { card-in-largest-mountain }
        [next-to-beach] { card-next-to-beach }
        [next-to-jungle] { card-next-to-jungle }
        [next-to-river] { card-next-to-river }
        [next-to-scrubland] { card-next-to-scrubland }
        [next-to-lake] { card-next-to-lake }
        [next-to-mountain] { card-next-to-mountain }
        [next-to-hut] { card-next-to-hut }
        [next-to-palm] { card-next-to-palm }
        [next-to-statue] { card-next-to-statue }
        [next-to-ocean] { card-next-to-ocean }
        [next-to-largest-beach] { card-next-to-largest-beach }
        [next-to-largest-jungle] { card-next-to-largest-jungle }
        [next-to-largest-river] { card-next-to-largest-river }
        [next-to-largest-scrubland] { card-next-to-largest-scrubland }
        [next-to-largest-lake] { card-next-to-largest-lake }
        [next-to-largest-mountain] { card-next-to-largest-mountain }
        [in-sight-of-hut] { card-in-sight-of-hut }
        [in-sight-of-palm] { card-in-sight-of-palm }
        [in-sight-of-statue] { card-in-sight-of-statue }
        [in-sight-of-ocean] { card-in-sight-of-ocean }
        [in-sight-of-largest-river] { card-in-sight-of-largest-river }
        [in-sight-of-largest-lake] { card-in-sight-of-largest-lake }
        [in-sight-of-largest-mountain] { card-in-sight-of-largest-mountain }
        [not-in-beach] { card-not-in-beach }
        [not-in-jungle] { card-not-in-jungle }
        [not-in-river] { card-not-in-river }
        [not-in-scrubland] { card-not-in-scrubland }
        [not-in-lake] { card-not-in-lake }
        [not-in-mountain] { card-not-in-mountain }
        [not-in-largest-lake] { card-not-in-largest-lake }
        [not-next-to-jungle] { card-not-next-to-jungle }
        [not-next-to-river] { card-not-next-to-river }
        [not-next-to-mountain] { card-not-next-to-mountain }
        [not-next-to-hut] { card-not-next-to-hut }
        [not-next-to-palm] { card-not-next-to-palm }
        [not-next-to-statue] { card-not-next-to-statue }
        [not-next-to-ocean] { card-not-next-to-ocean }
        [not-in-sight-of-hut] { card-not-in-sight-of-hut }
        [not-in-sight-of-palm] { card-not-in-sight-of-palm }
        [not-in-sight-of-statue] { card-not-in-sight-of-statue }
       *[other] { $clue }
    }
part-the-map =
    { $colour ->
        [white] біла схема
        [grey] сіра схема
        [brown] коричнева схема
        [black] чорна схема
       *[other] схема { $colour }
    }
    .acc =
        { $colour ->
            [white] білу схему
            [grey] сіру схему
            [brown] коричневу схему
            [black] чорну схему
           *[other] схему { $colour }
        }
    .gen =
        { $colour ->
            [white] білої схеми
            [grey] сірої схеми
            [brown] коричневої схеми
            [black] чорної схеми
           *[other] схеми { $colour }
        }
    .loc =
        { $colour ->
            [white] білій схемі
            [grey] сірій схемі
            [brown] коричневій схемі
            [black] чорній схемі
           *[other] схемі { $colour }
        }
part-the-treasure =
    { $colour ->
        [white] білий скарб
        [grey] сірий скарб
        [brown] коричневий скарб
        [black] чорний скарб
       *[other] скарб { $colour }
    }
    .start =
        { $colour ->
            [white] Білий скарб
            [grey] Сірий скарб
            [brown] Коричневий скарб
            [black] Чорний скарб
           *[other] Скарб { $colour }
        }
part-the-marker =
    { $colour ->
        [white] білий маркер
        [grey] сірий маркер
        [brown] коричневий маркер
        [black] чорний маркер
       *[other] маркер { $colour }
    }
# У знахідному відмінку.
part-a-landmark =
    { $landmark ->
        [statue] статую
        [hut] хатину
        [palm] пальму
       *[other] { $landmark }
    }
part-that-way =
    { $direction ->
        [n] на північ
        [ne] на північний схід
        [se] на південний схід
        [s] на південь
        [sw] на південний захід
        [nw] на північний захід
       *[other] { $direction }
    }
part-so-many-coins =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
       *[many] { $coins } монет
    }
    .acc =
        { $coins ->
            [one] { $coins } монету
            [few] { $coins } монети
           *[many] { $coins } монет
        }

# Запитання.

ask-put = Куди ви поставите { part-a-landmark }?
ask-face = Куди дивиться статуя?
ask-park = З якої ділянки почне ваш всюдихід?
ask-turn = Ваш хід. Що робитимете?
ask-clue = Яку підказку ви зіграєте за амулет?
ask-marker = Який маркер ви приберете?
ask-double = Куди ви додасте другу розу?
ask-swap = Які підказки поміняються розами?
ask-claim = { part-so-many-coins }: берете карту?
ask-lay = Нове полювання: з якої підказки воно почнеться?

# Відповіді.

option-put = Поставити { part-a-landmark } на { $space }
option-face = Дивитися { part-that-way }
option-park = Почати з { $space }
option-play = Зіграти «{ part-the-clue }» на { part-the-map.acc }
option-drive = Їхати на { $space }
option-dig = Викопати { part-the-treasure }
option-stop = Далі не їхати
option-exchange = Віддати хід за інші підказки
option-end = Закінчити хід
option-amulet =
    { $power ->
        [marker] Амулет: прибрати маркер
        [clue] Амулет: зіграти ще підказку
        [move] Амулет: проїхати ще раз
        [exchange] Амулет: поміняти всі підказки
        [double] Амулет: подвоїти розу
        [swap] Амулет: поміняти рози місцями
       *[other] Амулет: { $power }
    }
option-remove = Прибрати { part-the-marker } з { $space }
option-double = Другу розу на підказку { $place } { part-the-map.gen }
option-swap = Поміняти рози підказок { $one } і { $other } на { part-the-map.loc }
option-take = Узяти карту
option-pass = Не брати
option-lay = Почати { part-the-map.acc } з підказки «{ part-the-clue }»

# Що сталося: підготовка.

event-placed = { $seat } { VERB($seat, "ставить", "ставите") } { part-a-landmark } на { $space }.
event-faced = Статуя дивиться { part-that-way }.
event-parked = { $seat } { VERB($seat, "починає", "починаєте") } з { $space }.

# Що сталося: ходи.

event-turn = { VERB($seat, "Ходить", "Ходите") } { $seat }.
event-clue =
    { $left ->
        [1] { $seat } { VERB($seat, "кладе", "кладете") } «{ part-the-clue }» на { part-the-map.acc }: скарб знайдено!
        [one] { $seat } { VERB($seat, "кладе", "кладете") } «{ part-the-clue }» на { part-the-map.acc }: лишається { $left } ділянка.
        [few] { $seat } { VERB($seat, "кладе", "кладете") } «{ part-the-clue }» на { part-the-map.acc }: лишається { $left } ділянки.
       *[many] { $seat } { VERB($seat, "кладе", "кладете") } «{ part-the-clue }» на { part-the-map.acc }: лишається { $left } ділянок.
    }
event-drew =
    { $count ->
        [one] { $seat } { VERB($seat, "бере", "берете") } { $count } підказку.
        [few] { $seat } { VERB($seat, "бере", "берете") } { $count } підказки.
       *[many] { $seat } { VERB($seat, "бере", "берете") } { $count } підказок.
    }
event-drew-what = Узято: { $clues }.
event-exchanged = { $seat } { VERB($seat, "міняє", "міняєте") } підказки: { $clues }.
event-clues-shuffled = Скинуті підказки перетасовано, це нова колода.
event-drove = { $seat } { VERB($seat, "їде", "їдете") } на { $space }.
event-collected = { $seat } { VERB($seat, "бере", "берете") } амулет на { $space }.
event-amulet =
    { $power ->
        [marker] { $seat } { VERB($seat, "витрачає", "витрачаєте") } амулет, щоб прибрати маркер.
        [clue] { $seat } { VERB($seat, "витрачає", "витрачаєте") } амулет, щоб зіграти ще підказку.
        [move] { $seat } { VERB($seat, "витрачає", "витрачаєте") } амулет, щоб проїхати ще раз.
        [exchange] { $seat } { VERB($seat, "витрачає", "витрачаєте") } амулет, щоб поміняти підказки.
        [double] { $seat } { VERB($seat, "витрачає", "витрачаєте") } амулет, щоб подвоїти розу.
        [swap] { $seat } { VERB($seat, "витрачає", "витрачаєте") } амулет, щоб поміняти рози місцями.
       *[other] { $seat } { VERB($seat, "витрачає", "витрачаєте") } амулет: { $power }.
    }
event-removed = { $seat } { VERB($seat, "прибирає", "прибираєте") } { part-the-marker } з { $space }.
event-doubled = { $seat } { VERB($seat, "кладе", "кладете") } другу розу на підказку { $place } { part-the-map.gen }.
event-swapped = { $seat } { VERB($seat, "міняє", "міняєте") } місцями рози підказок { $one } і { $other } на { part-the-map.loc }.

# Що сталося: скарби.

event-dug = { $seat } { VERB($seat, "викопує", "викопуєте") } { part-the-treasure }!
event-looked =
    { $count ->
        [one] { $seat } { VERB($seat, "дивиться", "дивитеся") } { $count } карту скарбів.
        [few] { $seat } { VERB($seat, "дивиться", "дивитеся") } { $count } карти скарбів.
       *[many] { $seat } { VERB($seat, "дивиться", "дивитеся") } { $count } карт скарбів.
    }
event-looked-at = Карти: { $coins }.
event-treasures-shuffled = Карти скарбів скінчилися. Для цього поділу, останнього, перетасовано скинуті.
event-shown = Відкрито карту: { part-so-many-coins }.
event-accepted = { $seat } { VERB($seat, "бере", "берете") } { part-so-many-coins.acc }.
event-passed = { $seat } не { VERB($seat, "бере", "берете") } карту.
event-unwanted = Ніхто не бере { part-so-many-coins.acc }, карту скинуто.
event-curse = Відкрилося прокляття!
event-warded-off = { $seat } { VERB($seat, "відвертає", "відвертаєте") } прокляття амулетом.
event-cursed = Амулета немає, і { $seat } { VERB($seat, "втрачає", "втрачаєте") } найкращу карту: { part-so-many-coins }.
event-shared = { part-the-treasure.start } поділено.
event-appeared = На { $space } з’являється амулет.
event-statues-turned = Статуї повертаються за годинниковою стрілкою.

# Чим скінчилося.

outcome-treasures-out = Карти скарбів скінчилися, монети полічено.
outcome-called-off = Полювання зайшло в глухий кут, його припинено, монети полічено.

# Чому відповідь не за правилами.

refused-not-your-turn = Зараз вирішуєте не ви: вирішує { $seat }.
refused-no-such-space = На цьому острові немає ділянки «{ $word }».
refused-no-such-map = Такої схеми немає. Є такі: { $cards }.
refused-no-such-clue = Підказки «{ $word }» немає.
refused-not-in-hand = Ви не маєте підказки «{ part-the-clue }».
refused-no-such-place =
    { $count ->
        [0] На { part-the-map.loc } немає підказок.
        [one] На { part-the-map.loc } { $count } підказка, якщо рахувати згори.
        [few] На { part-the-map.loc } { $count } підказки, якщо рахувати згори.
       *[many] На { part-the-map.loc } { $count } підказок, якщо рахувати згори.
    }
refused-not-a-place = Підказки «{ $word }» немає на жодній схемі: підказки рахують згори, починаючи з 1.
refused-no-such-landmark = Такої прикмети немає. Є такі: { $cards }.
refused-other-landmark = Зараз ставлять { part-a-landmark }.
refused-landmark-there = На { $space } вже стоїть прикмета.
refused-statue-by-ocean = Біля океану статуї не стоять.
refused-too-near = Надто близько: між однаковими прикметами відстань не менша за { $count }.
refused-no-room-left = Якщо поставити її тут, решті таких самих не вистачить місця.
refused-no-such-direction = Такого напрямку немає. Є такі: { $cards }.
refused-not-straight = Статуя дивиться прямо перед собою, а { $space } не лежить у жодному з шести її напрямків.
refused-contradiction = Ця підказка суперечить тим, що на { part-the-map.loc }: не лишилося б жодної ділянки.
refused-rules-nothing-out = На { part-the-map.loc } ця підказка нічого не виключає.
refused-fits-no-map = «{ part-the-clue }» не підходить до жодної схеми: або не лишилося б жодної ділянки, або нічого не виключалося б.
refused-no-clue-for-map = На { part-the-map.acc } не можна зіграти жодної вашої підказки.
refused-moving = Спершу закінчіть почату поїздку або зупиніться (stop).
refused-acted = Ви вже зіграли підказку або проїхали; на більше потрібен амулет.
refused-there-already = Ваш всюдихід уже на { $space }.
refused-too-far = { $space } надто далеко: крок — це шлях усередині однієї місцевості або через одну межу.
refused-not-located =
    { $count ->
        [one] { part-the-treasure.start } ще не знайдено: лишилася { $count } ділянка.
        [few] { part-the-treasure.start } ще не знайдено: лишилося { $count } ділянки.
       *[many] { part-the-treasure.start } ще не знайдено: лишилося { $count } ділянок.
    }
refused-elsewhere = { part-the-treasure.start } лежить на { $space }, а вашого всюдихода там немає.
refused-not-moving = Ви нікуди не їдете, зупинятися нема чого.
refused-turn-begun = Підказки міняють ціною цілого ходу, а ваш уже почато.
refused-no-such-power = Такого амулет не може. Він може: { $cards }.
refused-experts-only = Подвоюють і міняють рози лише знавці: для цієї гри це не вибрано.
refused-no-amulet = Амулетів у вас немає.
refused-amulet-first = Для цього спершу витратьте амулет: «{ $form }».
refused-no-marker = Немає маркера, який можна прибрати.
refused-no-clue-fits = Жодна ваша підказка не підходить до жодної схеми.
refused-no-clues = Ви не маєте підказок, міняти нема чого.
refused-nothing-to-double = На жодній схемі немає вашої одиночної рози.
refused-nothing-to-swap = На жодній схемі немає двох підказок із різними розами.
refused-no-marker-there = На { $space } немає маркера цього кольору.
refused-no-markers-there = На { $space } немає маркерів.
refused-not-marked =
    { $count ->
        [one] Маркерів { part-the-map.gen } ще немає: лишилася { $count } ділянка.
        [few] Маркерів { part-the-map.gen } ще немає: лишилося { $count } ділянки.
       *[many] Маркерів { part-the-map.gen } ще немає: лишилося { $count } ділянок.
    }
refused-last-marker = Останній маркер кольору прибрати не можна: скарб лежить під ним.
refused-not-your-rose = На цій підказці не ваша роза.
refused-doubled-already = На цій підказці вже дві рози.
refused-same-roses = На цих підказках однакові рози: міняти нема чого.
refused-two-maps = Поміняти місцями можна лише рози на одній схемі.
refused-other-map = Зараз починають { part-the-map.acc }.

# Допомога за столом і рахунок.

welcome-hint = Ви тут уперше? r 1 — мета гри, r 4 — як іде хід, help — довідка.
help-answers =
    Введіть відповідь так, як її вказано, або коротше:
      play in-jungle white      зіграти підказку «у джунглях» на білу схему
      джунглі білий             те саме: без дієслова, що назвала підказка, колір
      drive d5, d5              один крок всюдихода; у поїздці їх до трьох
      stop, end                 далі не їхати; закінчити хід
      dig white                 викопати білий скарб під всюдиходом
      exchange                  віддати хід за інші підказки
      amulet move               витратити амулет: marker — прибрати маркер, clue —
                                ще підказка, move — поїздка, exchange — обмін;
                                для знавців double і swap
      remove white d5           прибрати білий маркер з d5
      double white 2            другу розу на підказку 2 білої схеми
      swap white 1 3            поміняти рози підказок 1 і 3 білої схеми
      take, pass                узяти карту скарбів або лишити іншим
      lay in-jungle             почати цією підказкою нову схему
      put hut d5, park d5       поставити хатину; поставити всюдихід
      face ne, південь          куди дивиться статуя: n, ne, se, s, sw або nw
score-shared =
    { $score ->
        [0] Монет немає ні в кого.
        [one] В усіх по { $score } монеті.
        [few] В усіх по { $score } монети.
       *[many] В усіх по { $score } монет.
    }
