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
card-for = за
card-none = нічого

# Люди, припаси й послуги. Їх підставляють в інші тексти.
# Відмінки: називний, .gen — родовий, у людей він же знахідний, .dat — давальний, .acc — знахідний, .voc — кличний.
the-who =
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
the-whom =
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
a-kind =
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
what-is-given =
    { $give ->
        [hidden] щось закрите
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
what-is-wanted =
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
as-it-lies =
    { $lie ->
        [open] з відкритих
       *[hidden] із закритих
    }
as-it-is-wanted =
    { $wantlie ->
        [open] з відкритих
       *[hidden] із закритих
    }
please-do =
    { $favour ->
        [row] повеслуй сьогодні
        [help] допоможи мені в бійці
        [peace] не чіпай мене
        [water] дай мені води, коли мене мучитиме спрага
        [heal] підлікуй мене аптечкою
       *[other] { $favour }
    }
i-will =
    { $favour ->
        [row] я сьогодні повеслую
        [help] я допоможу тобі в бійці
        [peace] я тебе не чіпатиму
        [water] я дам тобі води, коли тебе мучитиме спрага
        [heal] я підлікую тебе аптечкою
       *[other] { $favour }
    }
i-will-in-return =
    { $reward ->
        [row] я сьогодні повеслую
        [help] я допоможу тобі в бійці
        [peace] я тебе не чіпатиму
        [water] я дам тобі води, коли тебе мучитиме спрага
        [heal] я підлікую тебе аптечкою
       *[other] { $reward }
    }
you-will-in-return =
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
ask-consider-seat = { the-who } хоче ваше місце. Поступитеся?
ask-consider-provision = { the-who } хоче один із ваших припасів. Поступитеся?
ask-loot = Що ви заберете в { the-whom.gen }?
ask-fight = { the-who } проти { the-whom.gen }! Що зробите?
ask-ready = Сутеніє: остання нагода подбати про себе. Готові?
ask-compass = Ви за стерном. Узяти ще одну карту за компас?
ask-steer = Ви за стерном: котрій карті справдитися?
ask-fall = Ви летите за борт! Ще не пізно відкрити рятувальний круг.
ask-chum = За бортом люди. Кинути акулам принаду?
ask-water = Спрага! На кого витратите воду?
ask-provisions = Ваші припаси, будь-якої миті:
ask-say = Можна поговорити: слова нікого не зв’язують.

# Відповіді.

option-keep = Лишити собі { a-kind.acc }
option-row =
    { $oars ->
        [0] Веслувати
        [one] Веслувати, взявши { $oars } весло
        [few] Веслувати, взявши { $oars } весла
       *[many] Веслувати, взявши { $oars } весел
    }
option-seat = Зажадати місця { the-whom.gen }
option-rob = Зажадати припасу в { the-whom.gen }
option-steal = Обікрасти { the-whom.gen }
option-heal = Витратити аптечку на { the-whom.gen }
option-shade = Накрити парасолькою { the-whom.gen }
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
option-take-open = Забрати { a-kind.acc }
option-join = Допомогти { the-whom.dat }
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
       *[false] Напоїти { the-whom.gen }
    }
option-open = Відкрити { a-kind.acc }
option-throw = Викинути за борт { a-kind.acc } { as-it-lies }
option-give = Віддати { the-whom.dat } { a-kind.acc } { as-it-lies }
option-request = Попросити в { the-whom.gen } { what-is-wanted } { as-it-is-wanted }
option-offer-gift = Запропонувати { the-whom.dat } в подарунок { a-kind.acc } { as-it-lies }
option-offer-swap = Запропонувати { the-whom.dat } { a-kind.acc } { as-it-lies } за { what-is-wanted } { as-it-is-wanted }
option-accept = Прийняти пропозицію { the-whom.gen }
option-decline = Відхилити пропозицію { the-whom.gen }
option-withdraw = Відкликати свою пропозицію { the-whom.dat }
option-say-ask = «{ the-whom.voc }, { please-do }!»
option-say-promise = «{ the-whom.voc }, { i-will }».
option-say-offer = «{ the-whom.voc }, { please-do }, а { i-will-in-return }».
option-say-agree = «{ the-whom.voc }, домовилися: { i-will }, а { you-will-in-return }».

# Що сталося: ранок і день.

event-morning = День { $day }.
event-crate =
    { $count ->
        [one] { the-who } бере з колоди { $count } припас.
        [few] { the-who } бере з колоди { $count } припаси.
       *[many] { the-who } бере з колоди { $count } припасів.
    }
event-no-provisions = Припаси скінчилися, ділити більше нема чого.
event-kept =
    { $left ->
        [0] { the-who } забирає останній.
       *[other] { the-who } лишає собі один і передає далі { $left }.
    }
event-kept-what = Це { a-kind }.
event-rested = { the-who } байдикує.
event-rowed =
    { $count ->
        [one] { the-who } веслує й переглядає { $count } карту навігації.
        [few] { the-who } веслує й переглядає { $count } карти навігації.
       *[many] { the-who } веслує й переглядає { $count } карт навігації.
    }
event-laid =
    { $count ->
        [0] { the-who } не лишає на вечір жодної карти.
        [one] { the-who } лишає на вечір { $count } карту.
        [few] { the-who } лишає на вечір { $count } карти.
       *[many] { the-who } лишає на вечір { $count } карт.
    }
event-medkit = { the-who } відкриває аптечку.
event-shaded = { the-who } накриває парасолькою { the-whom.gen }.
event-flare = { the-who } стріляє із сигнального пістолета в повітря.
event-flare-showed = У світлі ракети видно карти: { $cards }.
event-demanded-seat = { the-who } вимагає місця { the-whom.gen }.
event-demanded-provision = { the-who } вимагає припасу в { the-whom.gen }.
event-yielded = { the-who } поступається { the-whom.dat }.
event-changed-seats = { the-who } і { the-whom } міняються місцями.
event-nothing-to-take = У { the-whom.gen } нічого не лишилося, і { the-who } лишається ні з чим.
event-took-open = { the-who } забирає в { the-whom.gen } { a-kind.acc }.
event-took-hidden = { the-who } тягне навмання закритий припас у { the-whom.gen }.
event-took-what = Це { a-kind }.
event-stole = { the-who } обкрадає { the-whom.gen }!

# Що сталося: бійки й рани.

event-refused = { the-who } відмовляє { the-whom.dat }: бійка!
event-joined = { the-who } допомагає { the-whom.dat }.
event-shot = { the-who } стріляє із сигнального пістолета!
event-fight-won = { $attack } проти { $defence }: у бійці перемагає { the-who }.
event-wounded =
    { $wounds ->
        [1] { the-who } дістає рану.
       *[other] { the-who } дістає ще рану, тепер їх { $wounds }.
    }
event-fainted = { the-who } непритомніє.
event-died = { the-who } помирає.
event-healed =
    { $wounds ->
        [0] У { the-who.gen } більше немає ран.
        [1] У { the-who.gen } лишається одна рана.
       *[other] У { the-who.gen } на одну рану менше: лишилося { $wounds }.
    }
event-came-round = { the-who } приходить до тями.

# Що сталося: вечір.

event-nobody-steers = Стернувати нема кому: усе вирішить верхня карта колоди.
event-no-cards = За стерном { the-who }, але веслярі не лишили карт: усе вирішить верхня карта колоди.
event-compass = { the-who } звіряється з компасом.
event-helm =
    { $count ->
        [one] За стерном { the-who }: на вибір { $count } карта.
        [few] За стерном { the-who }: на вибір { $count } карти.
       *[many] За стерном { the-who }: на вибір { $count } карт.
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
event-overboard = { the-who } летить за борт!
event-lost = { the-who } губить у хвилях: { $kinds }.
event-lifebuoy = Рятувальний круг тримає { the-who.gen } на воді.
event-held-in-the-boat = Рятувальний круг утримує { the-who.gen } в човні.
event-drifted-away = Течія забирає { the-who.gen } назавжди.
event-chum = { the-who } кидає у воду принаду.
event-sharks = Акули! Вони кусають усіх, хто у воді.
event-thirsty =
    { $count ->
        [1] { the-who.gen } мучить спрага.
        [2] { the-who.gen } мучить подвійна спрага.
        [3] { the-who.gen } мучить потрійна спрага.
       *[other] { the-who.gen } мучить спрага, і не одна: { $count }.
    }
event-in-the-shade = Парасолька рятує { the-who.gen } від однієї спраги.
event-drank = { the-who } п’є воду.
event-gave-water = { the-who } напуває водою { the-whom.gen }.

# Що сталося: будь-якої миті.

event-opened = { the-who } відкриває { a-kind.acc }.
event-threw-open = { the-who } викидає за борт { a-kind.acc }.
event-threw-hidden = { the-who } викидає за борт щось закрите.
event-threw-what = Це { a-kind }.
event-gave-open = { the-who } віддає { the-whom.dat } { a-kind.acc }.
event-gave-hidden = { the-who } віддає { the-whom.dat } щось закрите.
event-gave-what = Це { a-kind }.
event-offered =
    { $give ->
        [nothing] { the-who } просить у { the-whom.gen } { what-is-wanted } { as-it-is-wanted }.
       *[other] { $want ->
            [nothing] { the-who } пропонує { the-whom.dat } в подарунок { what-is-given }.
           *[other] { the-who } пропонує { the-whom.dat } { what-is-given } за { what-is-wanted } { as-it-is-wanted }.
        }
    }
event-offered-what = Запропоновано: { a-kind }.
event-accepted = { the-who } приймає пропозицію { the-whom.gen }.
event-declined = { the-who } відхиляє пропозицію { the-whom.gen }.
event-withdrew = { the-who } відкликає свою пропозицію { the-whom.dat }.
event-offer-lapsed = Пропозиція { the-who.gen } { the-whom.dat } більше не чинна.
event-said-ask = { the-who } просить { the-whom.gen }: «Прошу, { please-do }!»
event-said-promise = { the-who } обіцяє { the-whom.dat }: «Слово честі, { i-will }».
event-said-offer = { the-who } пропонує { the-whom.dat }: «Прошу, { please-do }, а { i-will-in-return }».
event-said-agree = { the-who } пристає на пропозицію { the-whom.gen }: «Згода: { i-will }, а { you-will-in-return }».

# Чим скінчилося.

outcome-landed = Четверта чайка: земля! Друзів і ворогів розкрито.
outcome-sea = У човні не лишилося живих. Перемогло море.

# Чому відповідь не за правилами.

refused-no-such-character = Персонажа «{ $word }» немає. Є такі: { $cards }.
refused-not-in-this-game = { the-whom.gen } у цій грі немає. Є такі персонажі: { $cards }.
refused-not-in-boat = { the-whom.gen } забрала течія; виберіть із тих, хто в човні.
refused-yourself = Це ж ви самі. Назвіть когось іншого.
refused-no-such-provision = Припасу «{ $word }» немає. Є такі: { $cards }.
refused-not-yours = Такого припасу у вас немає: { a-kind }.
refused-not-in-crate = Серед припасів, які вам передали, такого немає: { a-kind }.
refused-not-open = Серед відкритих припасів { the-whom.gen } такого немає: { a-kind }.
refused-not-hidden = Серед ваших закритих припасів такого немає: { a-kind }.
refused-nothing-to-take = У { the-whom.gen } немає жодних припасів.
refused-nothing-hidden = У { the-whom.gen } немає закритих припасів.
refused-only-kid = Красти вміє лише Шкет. Решта вимагає, а як треба, то й б’ється.
refused-no-oar =
    { $count ->
        [0] Весла у вас немає. Але веслувати можна й без нього: тоді карт дві.
        [one] Весло у вас лише { $count }.
        [few] Весла у вас лише { $count }.
       *[many] Весел у вас лише { $count }.
    }
refused-no-medkit = Аптечки у вас немає.
refused-not-wounded = У { the-whom.gen } немає ран, лікувати нема чого.
refused-dead = { the-whom.dat } вже не допомогти: мертвих не повернути.
refused-no-umbrella = У вас немає парасольки, яку можна відкрити.
refused-no-flare = Сигнального пістолета у вас немає.
refused-not-your-turn = Зараз черга не ваша: вирішує { the-whom }.
refused-no-such-card = Карти навігації «{ $word }» немає: вони мають номери від 1 до 24.
refused-not-drawn = Карти навігації { $card } перед вами немає.
refused-parasol-is-an-action = Просто так парасольку не відкрити: на це потрібна денна дія (shade).
refused-no-trade-now = Зараз ніщо не переходить із рук у руки: не можна ні в бійці, ні під час грабунку, ні доки люди за бортом.
refused-cannot-consent = { the-whom } не може відповісти ні так, ні ні: просто віддайте (give).
refused-can-consent = { the-whom } при тямі, і без згоди не можна: запропонуйте (offer).
refused-offers-used-up =
    { $most ->
        [one] На день можна зробити лише { $most } пропозицію, і ви її вже зробили.
        [few] На день можна зробити лише { $most } пропозиції, і ви їх уже зробили.
       *[many] На день можна зробити лише { $most } пропозицій, і ви їх уже зробили.
    }
refused-no-offer = Такої пропозиції немає: ні вам від { the-whom.gen }, ні від вас { the-whom.dat }.
refused-cannot-accept = Натомість потрібна карта «{ a-kind }», а серед ваших закритих припасів її немає.
refused-no-time-in-flight = Ви летите за борт: встигнути можна лише з рятувальним кругом.
refused-in-the-water = Ви у воді, а ваші закриті припаси лежать у човні.
refused-unconscious = Діяти й говорити може лише той, хто притомний.
refused-not-thirsty = { the-whom.gen } зараз не мучить спрага, а вода допомагає лише від неї.
refused-in-the-shade = Від цієї спраги вже рятує парасолька: { the-whom.dat } вода не потрібна.
refused-no-water = Води у вас немає.
refused-no-chum = Принади для акул у вас немає.
refused-already-fighting = Ви вже в бійці, а перебігти на інший бік не можна.
refused-not-fighting = Ви ні на чиєму боці в цій бійці.
refused-not-a-side = У цій бійці дві сторони: { the-who } і { the-whom }.
refused-shot-already = Ви вже вистрілили, а постріл у пістолеті один.
refused-cannot-hear = { the-whom } вас не чує: говорять із тими, хто притомний.
refused-no-such-favour = Послуги «{ $word }» немає. Є такі: { $cards }.

# Допомога за столом і рахунок.

welcome-hint = Ви тут уперше? r 1 — мета гри, r 7 — що роблять удень, help — довідка.
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
      offer kid water for oar   закриту воду за закрите весло; for open oar
      request kid open oar      попросити в Шкета відкрите весло
      accept kid, withdraw kid  прийняти пропозицію Шкета, відкликати свою
      say ask kid row           прохання: row, help, peace, water або heal
      say offer kid row water   повеслуй, а я дам води; say agree — погодитися
score-shared =
    { $score ->
        [0] Очок немає ні в кого.
        [one] В усіх по { $score } очку.
        [few] В усіх по { $score } очки.
       *[many] В усіх по { $score } очок.
    }
