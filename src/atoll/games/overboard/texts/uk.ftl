# «За бортом!»: усе, що каже ця гра.

game-name = За бортом!
game-author = Автор гри — Джефф Сядек
game-blurb = Один човен, мало води й врятовані, кожен зі своєю таємницею: когось він любить, а когось терпіти не може. Веслуйте, торгуйтеся, погрожуйте й бийтеся, доки четверта чайка не пообіцяє землю. Дістаньтеся берега живими, із другом і скарбами, але без ворога.
game-line = Усі в одному човні, і кожен потайки когось любить, а когось терпіти не може.
game-facts = 4–6 · бійки й таємниці · 60 хв

bot-castaway = Бідолаха

# Що обирають перед грою.

setting-jewels = Прикраси
setting-jewels-help = Скільки очок на березі дають одна, дві й три прикраси.
setting-jewels-high = 2, 6 і 12 очок
setting-jewels-low = 1, 4 і 8 очок

# Слова відповідей.

card-lady = Міледі
card-snob = Сноб
card-captain = Капітан
card-bosun = Боцман
card-frenchy = Черпак
card-kid = Шкет
card-water = вода
card-medkit = аптечка
card-oar = весло
card-club = кийок
card-knife = ніж
card-gaff = багор
card-flare = сигнальний пістолет
card-bait = принада
card-umbrella = парасолька
card-lifebuoy = рятувальний круг
card-compass = компас
card-money = гроші
card-painting2 = картина за 2
card-painting3 = картина за 3
card-jewels = прикраса
card-row = веслування
card-help = допомога
card-peace = мир
card-heal = лікування
card-open = відкритий
card-hidden = закритий
card-unseen = наосліп
card-for = за
card-none = нічого

# Люди, припаси й послуги. Їх підставляють в інші тексти.
# Відмінки: називний, .gen — родовий, у людей він же знахідний, .dat — давальний, .acc — знахідний, .voc — кличний.
part-the-who =
    { $who ->
        [lady] Міледі
        [snob] Сноб
        [captain] Капітан
        [bosun] Боцман
        [frenchy] Черпак
        [kid] Шкет
       *[other] { $who }
    }
    .gen =
        { $who ->
            [lady] Міледі
            [snob] Сноба
            [captain] Капітана
            [bosun] Боцмана
            [frenchy] Черпака
            [kid] Шкета
           *[other] { $who }
        }
    .dat =
        { $who ->
            [lady] Міледі
            [snob] Снобові
            [captain] Капітанові
            [bosun] Боцманові
            [frenchy] Черпакові
            [kid] Шкетові
           *[other] { $who }
        }
part-the-whom =
    { $whom ->
        [lady] Міледі
        [snob] Сноб
        [captain] Капітан
        [bosun] Боцман
        [frenchy] Черпак
        [kid] Шкет
       *[other] { $whom }
    }
    .gen =
        { $whom ->
            [lady] Міледі
            [snob] Сноба
            [captain] Капітана
            [bosun] Боцмана
            [frenchy] Черпака
            [kid] Шкета
           *[other] { $whom }
        }
    .dat =
        { $whom ->
            [lady] Міледі
            [snob] Снобові
            [captain] Капітанові
            [bosun] Боцманові
            [frenchy] Черпакові
            [kid] Шкетові
           *[other] { $whom }
        }
    .voc =
        { $whom ->
            [lady] Міледі
            [snob] Снобе
            [captain] Капітане
            [bosun] Боцмане
            [frenchy] Черпаче
            [kid] Шкете
           *[other] { $whom }
        }
part-a-kind =
    { $kind ->
        [water] вода
        [medkit] аптечка
        [oar] весло
        [club] кийок
        [knife] ніж
        [gaff] багор
        [flare] сигнальний пістолет
        [bait] принада
        [umbrella] парасолька
        [lifebuoy] рятувальний круг
        [compass] компас
        [money] гроші
        [painting2] картина за 2
        [painting3] картина за 3
        [jewels] прикраса
       *[other] { $kind }
    }
    .acc =
        { $kind ->
            [water] воду
            [medkit] аптечку
            [oar] весло
            [club] кийок
            [knife] ніж
            [gaff] багор
            [flare] сигнальний пістолет
            [bait] принаду
            [umbrella] парасольку
            [lifebuoy] рятувальний круг
            [compass] компас
            [money] гроші
            [painting2] картину за 2
            [painting3] картину за 3
            [jewels] прикрасу
           *[other] { $kind }
        }
# Що пропонують і чого хочуть натомість, у знахідному відмінку.
part-what-is-given =
    { $give ->
        [hidden] щось закрите
        [unseen] щось наосліп
        [water] воду
        [medkit] аптечку
        [oar] весло
        [club] кийок
        [knife] ніж
        [gaff] багор
        [flare] сигнальний пістолет
        [bait] принаду
        [umbrella] парасольку
        [lifebuoy] рятувальний круг
        [compass] компас
        [money] гроші
        [painting2] картину за 2
        [painting3] картину за 3
        [jewels] прикрасу
       *[other] { $give }
    }
part-what-is-wanted =
    { $want ->
        [water] воду
        [medkit] аптечку
        [oar] весло
        [club] кийок
        [knife] ніж
        [gaff] багор
        [flare] сигнальний пістолет
        [bait] принаду
        [umbrella] парасольку
        [lifebuoy] рятувальний круг
        [compass] компас
        [money] гроші
        [painting2] картину за 2
        [painting3] картину за 3
        [jewels] прикрасу
       *[other] { $want }
    }
part-as-it-lies =
    { $lie ->
        [open] з відкритих
        [unseen] (наосліп)
       *[hidden] із закритих
    }
part-as-it-is-wanted =
    { $wantlie ->
        [open] з відкритих
       *[hidden] із закритих
    }
part-please-do =
    { $favour ->
        [row] повеслуй сьогодні
        [help] допоможи мені в бійці
        [peace] не чіпай мене
        [water] дай мені води, коли мене мучитиме спрага
        [heal] підлікуй мене аптечкою
       *[other] { $favour }
    }
part-i-will =
    { $favour ->
        [row] я сьогодні повеслую
        [help] я допоможу тобі в бійці
        [peace] я тебе не чіпатиму
        [water] я дам тобі води, коли тебе мучитиме спрага
        [heal] я підлікую тебе аптечкою
       *[other] { $favour }
    }
part-i-will-in-return =
    { $reward ->
        [row] я сьогодні повеслую
        [help] я допоможу тобі в бійці
        [peace] я тебе не чіпатиму
        [water] я дам тобі води, коли тебе мучитиме спрага
        [heal] я підлікую тебе аптечкою
       *[other] { $reward }
    }
part-you-will-in-return =
    { $reward ->
        [row] ти сьогодні повеслуєш
        [help] ти допоможеш мені в бійці
        [peace] ти мене не чіпатимеш
        [water] ти даси мені води, коли мене мучитиме спрага
        [heal] ти підлікуєш мене аптечкою
       *[other] { $reward }
    }

# Запитання.

ask-keep = Який припас ви лишите собі?
ask-action = Ваш хід. Що робитимете?
ask-lay = Які карти ви лишите на вечір?
ask-consider-seat = { part-the-who } хоче ваше місце. Поступитеся?
ask-consider-provision = { part-the-who } хоче один із ваших припасів. Поступитеся?
ask-loot = Що ви заберете в { part-the-whom.gen }?
ask-fight = { part-the-who } проти { part-the-whom.gen }! Що зробите?
ask-ready = Сутеніє: остання нагода подбати про себе. Готові?
ask-compass = Ви за стерном. Узяти ще одну карту за компас?
ask-steer = Ви за стерном: котрій карті справдитися?
ask-fall = Ви летите за борт! Ще не пізно відкрити рятувальний круг.
ask-chum = За бортом люди. Кинути акулам принаду?
ask-water = Спрага! На кого витратите воду?
ask-provisions = Ваші припаси, будь-якої миті:
ask-say = Можна поговорити: слова нікого не зв’язують.

# Відповіді.

option-keep = Лишити собі { part-a-kind.acc }
option-row =
    { $oars ->
        [0] Веслувати
        [one] Веслувати, взявши { $oars } весло
        [few] Веслувати, взявши { $oars } весла
       *[many] Веслувати, взявши { $oars } весел
    }
option-seat = Зажадати місця { part-the-whom.gen }
option-rob = Зажадати припасу в { part-the-whom.gen }
option-steal = Обікрасти { part-the-whom.gen }
option-heal = Витратити аптечку на { part-the-whom.gen }
option-shade = Накрити парасолькою { part-the-whom.gen }
option-fire = Вистрілити з пістолета в повітря
option-rest = Нічого не робити
option-lay =
    { $count ->
        [0] Не лишати
       *[other] Лишити { $cards }
    }
option-yield =
    { $aim ->
        [seat] Помінятися місцями
       *[provision] Поступитися припасом
    }
option-refuse = Відмовити й битися
option-take-hidden = Витягти закритий
option-take-open = Забрати { part-a-kind.acc }
option-join = Допомогти { part-the-whom.dat }
option-shoot = Вистрілити з пістолета
option-pass =
    { $about ->
        [chum] Не кидати
        [water] Більше не витрачати
       *[fight] Додати нема чого
    }
option-ready = Усе готово
option-use-compass = За компасом
option-skip-compass = Без компаса
option-steer = Відкрити карту { $card }
option-fall = Упасти у воду
option-chum = Кинути принаду
option-water =
    { $own ->
        [true] Випити води
       *[false] Напоїти { part-the-whom.gen }
    }
option-open = Відкрити { part-a-kind.acc }
option-throw = Викинути за борт { part-a-kind.acc } { part-as-it-lies }
option-give = Віддати { part-the-whom.dat } { part-a-kind.acc } { part-as-it-lies }
option-request = Попросити в { part-the-whom.gen } { part-what-is-wanted } { part-as-it-is-wanted }
option-offer-gift = Запропонувати { part-the-whom.dat } в подарунок { part-a-kind.acc } { part-as-it-lies }
option-offer-swap = Запропонувати { part-the-whom.dat } { part-a-kind.acc } { part-as-it-lies } за { part-what-is-wanted } { part-as-it-is-wanted }
option-accept = Прийняти пропозицію { part-the-whom.gen }
option-decline = Відхилити пропозицію { part-the-whom.gen }
option-withdraw = Відкликати свою пропозицію { part-the-whom.dat }
option-say-ask = «{ part-the-whom.voc }, { part-please-do }!»
option-say-promise = «{ part-the-whom.voc }, { part-i-will }».
option-say-offer = «{ part-the-whom.voc }, { part-please-do }, а { part-i-will-in-return }».
option-say-agree = «{ part-the-whom.voc }, домовилися: { part-i-will }, а { part-you-will-in-return }».

# Що сталося: ранок і день.

event-morning = День { $day }.
event-crate =
    { $count ->
        [one] { part-the-who } бере з колоди { $count } припас.
        [few] { part-the-who } бере з колоди { $count } припаси.
       *[many] { part-the-who } бере з колоди { $count } припасів.
    }
event-no-provisions = Припаси скінчилися, ділити більше нема чого.
event-kept =
    { $left ->
        [0] { part-the-who } забирає останній.
       *[other] { part-the-who } лишає собі один і передає далі { $left }.
    }
event-kept-what = Це { part-a-kind }.
event-rested = { part-the-who } байдикує.
event-rowed =
    { $count ->
        [one] { part-the-who } веслує й переглядає { $count } карту навігації.
        [few] { part-the-who } веслує й переглядає { $count } карти навігації.
       *[many] { part-the-who } веслує й переглядає { $count } карт навігації.
    }
event-laid =
    { $count ->
        [0] { part-the-who } не лишає на вечір жодної карти.
        [one] { part-the-who } лишає на вечір { $count } карту.
        [few] { part-the-who } лишає на вечір { $count } карти.
       *[many] { part-the-who } лишає на вечір { $count } карт.
    }
event-medkit = { part-the-who } відкриває аптечку.
event-shaded = { part-the-who } накриває парасолькою { part-the-whom.gen }.
event-flare = { part-the-who } стріляє із сигнального пістолета в повітря.
event-flare-showed = У світлі ракети видно карти: { $cards }.
event-demanded-seat = { part-the-who } вимагає місця { part-the-whom.gen }.
event-demanded-provision = { part-the-who } вимагає припасу в { part-the-whom.gen }.
event-yielded = { part-the-who } поступається { part-the-whom.dat }.
event-changed-seats = { part-the-who } і { part-the-whom } міняються місцями.
event-nothing-to-take = У { part-the-whom.gen } нічого не лишилося, і { part-the-who } лишається ні з чим.
event-took-open = { part-the-who } забирає в { part-the-whom.gen } { part-a-kind.acc }.
event-took-hidden = { part-the-who } тягне навмання закритий припас у { part-the-whom.gen }.
event-took-what = Це { part-a-kind }.
event-stole = { part-the-who } обкрадає { part-the-whom.gen }!

# Що сталося: бійки й рани.

event-refused = { part-the-who } відмовляє { part-the-whom.dat }: бійка!
event-joined = { part-the-who } допомагає { part-the-whom.dat }.
event-shot = { part-the-who } стріляє із сигнального пістолета!
event-fight-won = { $attack } проти { $defence }: у бійці перемагає { part-the-who }.
event-wounded =
    { $wounds ->
        [1] { part-the-who } дістає рану.
       *[other] { part-the-who } дістає ще рану, тепер їх { $wounds }.
    }
event-fainted = { part-the-who } непритомніє.
event-died = { part-the-who } помирає.
event-healed =
    { $wounds ->
        [0] У { part-the-who.gen } більше немає ран.
        [1] У { part-the-who.gen } лишається одна рана.
       *[other] У { part-the-who.gen } на одну рану менше: лишилося { $wounds }.
    }
event-came-round = { part-the-who } приходить до тями.

# Що сталося: вечір.

event-nobody-steers = Стернувати нема кому: усе вирішить верхня карта колоди.
event-no-cards = За стерном { part-the-who }, але веслярі не лишили карт: усе вирішить верхня карта колоди.
event-compass = { part-the-who } звіряється з компасом.
event-helm =
    { $count ->
        [one] За стерном { part-the-who }: на вибір { $count } карта.
        [few] За стерном { part-the-who }: на вибір { $count } карти.
       *[many] За стерном { part-the-who }: на вибір { $count } карт.
    }
event-card = Відкрито карту навігації { $card }.
event-gull =
    { $gulls ->
        [1] Над кормою чайка!
       *[other] Чайок над кормою тепер { $gulls }!
    }
event-gull-gone =
    { $gulls ->
        [0] Чайка знову відлітає.
        [1] Чайка відлітає, лишилася одна.
       *[other] Чайка відлітає, їх лишилося { $gulls }.
    }
event-overboard = { part-the-who } летить за борт!
event-lost = { part-the-who } губить у хвилях: { $kinds }.
event-lifebuoy = Рятувальний круг тримає { part-the-who.gen } на воді.
event-held-in-the-boat = Рятувальний круг утримує { part-the-who.gen } в човні.
event-drifted-away = Течія забирає { part-the-who.gen } назавжди.
event-chum = { part-the-who } кидає у воду принаду.
event-sharks = Акули! Вони кусають усіх, хто у воді.
event-thirsty =
    { $count ->
        [1] { part-the-who.gen } мучить спрага.
        [2] { part-the-who.gen } мучить подвійна спрага.
        [3] { part-the-who.gen } мучить потрійна спрага.
       *[other] { part-the-who.gen } мучить спрага, і не одна: { $count }.
    }
event-in-the-shade = Парасолька рятує { part-the-who.gen } від однієї спраги.
event-drank = { part-the-who } п’є воду.
event-gave-water = { part-the-who } напуває водою { part-the-whom.gen }.

# Що сталося: будь-якої миті.

event-opened = { part-the-who } відкриває { part-a-kind.acc }.
event-threw-open = { part-the-who } викидає за борт { part-a-kind.acc }.
event-threw-hidden = { part-the-who } викидає за борт щось закрите.
event-threw-what = Це { part-a-kind }.
event-gave-open = { part-the-who } віддає { part-the-whom.dat } { part-a-kind.acc }.
event-gave-hidden = { part-the-who } віддає { part-the-whom.dat } щось закрите.
event-gave-what = Це { part-a-kind }.
event-offered =
    { $give ->
        [nothing] { part-the-who } просить у { part-the-whom.gen } { part-what-is-wanted } { part-as-it-is-wanted }.
       *[other] { $want ->
            [nothing] { part-the-who } пропонує { part-the-whom.dat } в подарунок { part-what-is-given }.
           *[other] { part-the-who } пропонує { part-the-whom.dat } { part-what-is-given } за { part-what-is-wanted } { part-as-it-is-wanted }.
        }
    }
event-offered-what = Запропоновано: { part-a-kind }.
event-accepted = { part-the-who } приймає пропозицію { part-the-whom.gen }.
event-declined = { part-the-who } відхиляє пропозицію { part-the-whom.gen }.
event-withdrew = { part-the-who } відкликає свою пропозицію { part-the-whom.dat }.
event-offer-lapsed = Пропозиція { part-the-who.gen } { part-the-whom.dat } більше не чинна.
event-said-ask = { part-the-who } просить { part-the-whom.gen }: «Прошу, { part-please-do }!»
event-said-promise = { part-the-who } обіцяє { part-the-whom.dat }: «Слово честі, { part-i-will }».
event-said-offer = { part-the-who } пропонує { part-the-whom.dat }: «Прошу, { part-please-do }, а { part-i-will-in-return }».
event-said-agree = { part-the-who } пристає на пропозицію { part-the-whom.gen }: «Згода: { part-i-will }, а { part-you-will-in-return }».

# Чим скінчилося.

outcome-landed = Четверта чайка: земля! Друзів і ворогів розкрито.
outcome-sea = У човні не лишилося живих. Перемогло море.

# Чому відповідь не за правилами.

refused-no-such-character = Персонажа «{ $word }» немає. Є такі: { $cards }.
refused-not-in-this-game = { part-the-whom.gen } у цій грі немає. Є такі персонажі: { $cards }.
refused-not-in-boat = { part-the-whom.gen } забрала течія; виберіть із тих, хто в човні.
refused-yourself = Це ж ви самі. Назвіть когось іншого.
refused-no-such-provision = Припасу «{ $word }» немає. Є такі: { $cards }.
refused-not-yours = Такого припасу у вас немає: { part-a-kind }.
refused-not-in-crate = Серед припасів, які вам передали, такого немає: { part-a-kind }.
refused-not-open = Серед відкритих припасів { part-the-whom.gen } такого немає: { part-a-kind }.
refused-not-hidden = Серед ваших закритих припасів такого немає: { part-a-kind }.
refused-nothing-to-take = У { part-the-whom.gen } немає жодних припасів.
refused-nothing-hidden = У { part-the-whom.gen } немає закритих припасів.
refused-only-kid = Красти вміє лише Шкет. Решта вимагає, а як треба, то й б’ється.
refused-no-oar =
    { $count ->
        [0] Весла у вас немає. Але веслувати можна й без нього: тоді карт дві.
        [one] Весло у вас лише { $count }.
        [few] Весла у вас лише { $count }.
       *[many] Весел у вас лише { $count }.
    }
refused-no-medkit = Аптечки у вас немає.
refused-not-wounded = У { part-the-whom.gen } немає ран, лікувати нема чого.
refused-dead = { part-the-whom.dat } вже не допомогти: мертвих не повернути.
refused-no-umbrella = У вас немає парасольки, яку можна відкрити.
refused-no-flare = Сигнального пістолета у вас немає.
refused-not-your-turn = Зараз черга не ваша: вирішує { part-the-whom }.
refused-no-such-card = Карти навігації «{ $word }» немає: вони мають номери від 1 до 24.
refused-not-drawn = Карти навігації { $card } перед вами немає.
refused-parasol-is-an-action = Просто так парасольку не відкрити: на це потрібна денна дія (shade).
refused-no-trade-now = Зараз ніщо не переходить із рук у руки: не можна ні в бійці, ні під час грабунку, ні доки люди за бортом.
refused-cannot-consent = { part-the-whom } не може відповісти ні так, ні ні: просто віддайте (give).
refused-can-consent = { part-the-whom } при тямі, і без згоди не можна: запропонуйте (offer).
refused-offers-used-up =
    { $most ->
        [one] На день можна зробити лише { $most } пропозицію, і ви її вже зробили.
        [few] На день можна зробити лише { $most } пропозиції, і ви їх уже зробили.
       *[many] На день можна зробити лише { $most } пропозицій, і ви їх уже зробили.
    }
refused-no-offer = Такої пропозиції немає: ні вам від { part-the-whom.gen }, ні від вас { part-the-whom.dat }.
refused-cannot-accept = Натомість потрібна карта «{ part-a-kind }», а серед ваших закритих припасів її немає.
refused-no-time-in-flight = Ви летите за борт: встигнути можна лише з рятувальним кругом.
refused-in-the-water = Ви у воді, а ваші закриті припаси лежать у човні.
refused-unconscious = Діяти й говорити може лише той, хто притомний.
refused-not-thirsty = { part-the-whom.gen } зараз не мучить спрага, а вода допомагає лише від неї.
refused-in-the-shade = Від цієї спраги вже рятує парасолька: { part-the-whom.dat } вода не потрібна.
refused-no-water = Води у вас немає.
refused-no-chum = Принади для акул у вас немає.
refused-already-fighting = Ви вже в бійці, а перебігти на інший бік не можна.
refused-not-fighting = Ви ні на чиєму боці в цій бійці.
refused-not-a-side = У цій бійці дві сторони: { part-the-who } і { part-the-whom }.
refused-shot-already = Ви вже вистрілили, а постріл у пістолеті один.
refused-cannot-hear = { part-the-whom } вас не чує: говорять із тими, хто притомний.
refused-no-such-favour = Послуги «{ $word }» немає. Є такі: { $cards }.

# Допомога за столом і рахунок.

welcome-hint = Ви тут уперше? r 1 — мета гри, r 19 — дні стисло, help — довідка.
help-answers =
    Введіть номер відповіді або саму відповідь: дієслово — як воно написане зліва,
    імена — як їх показано, повністю чи початок: rob Боцман, rob боц, heal себе.
      row, row oar              переглянути карти, з веслом — на одну більше
      seat lady, rob lady       зажадати в Міледі місця чи припасу
      lay 3 7, lay none         лишити ці карти на вечір або жодної
      join kid, pass            допомогти Шкетові в бійці або нічого не додати
      water kid                 вода від спраги Шкета; так само й від своєї
      open knife, throw knife   відкрити чи викинути за борт, будь-якої миті
      give kid water            віддати воду непритомному чи мертвому
      offer kid water           запропонувати в подарунок: Шкет погодиться чи ні
      offer kid unseen water    те саме наосліп: Шкет не бачить, що це
      offer kid water for oar   закриту воду за закрите весло; for open oar
      request kid open oar      попросити в Шкета відкрите весло
      accept kid, withdraw kid  прийняти пропозицію Шкета, відкликати свою
      say ask kid row           прохання: row, help, peace, water або heal
      say offer kid row water   повеслуй, а я дам води; say agree — погодитися

# Дні стисло й поради на перше плавання.

help-day-morning = Ранок: хто найближче до носа, бере по припасу на кожного притомного, один лишає собі, решту передає далі.
help-day-actions = День: від носа до корми кожен робить щось одне: веслує, вимагає місце чи припас, використовує аптечку, парасольку чи сигнальний пістолет, відпочиває.
help-day-rowing = Веслування: перегляньте дві карти, лишіть на вечір скільки хочете — і стоміться.
help-day-fights = Вимога: поступитися чи битися. Рахуються сила, відкрита зброя й союзники, за рівності перемагає бік жертви. Тим, хто програв, по рані, стомлюються всі.
help-day-evening = Вечір: хто найближче до корми, вибирає одну з лишених карт, а якщо їх немає, бере верхню.
help-day-card = Карта: спершу чайки, потім падіння за борт (усе відкрите пропало, і рана), потім спрага (рана або карта води).
help-day-end = З четвертою чайкою ви пристанете. Очки — за ваше життя, цінності, життя друга й смерть ворога.
help-first-provisions = Перше плавання? Беріть воду чи аптечку, якщо є, а якщо немає — що завгодно.
help-first-face = Тримайте обличчя: хто має вдоволений вигляд, того грабують.
help-first-talk = Говоріть, торгуйтеся й сваріться, ніби справді сидите в одній шлюпці. Обіцянки нікого не зв’язують.

score-shared =
    { $score ->
        [0] Очок немає ні в кого.
        [one] В усіх по { $score } очку.
        [few] В усіх по { $score } очки.
       *[many] В усіх по { $score } очок.
    }
