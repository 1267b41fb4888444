# «За бортом!»: всё, что говорит эта игра.

game-name = За бортом!
game-author = Автор игры — Джефф Сядек
game-blurb = Одна лодка, мало воды и спасшиеся, у каждого из которых свой секрет: кого-то он любит, а кого-то терпеть не может. Гребите, торгуйтесь, грозите и деритесь, пока четвёртая чайка не пообещает землю. Доберитесь до берега живыми, с другом и сокровищами, но без врага.
game-line = Все в одной лодке, и каждый втайне кого-то любит, а кого-то терпеть не может.
game-facts = 4–6 · драки и тайны · 60 мин

bot-castaway = Бедолага

# Что выбирают перед игрой.

setting-jewels = Украшения
setting-jewels-help = Сколько очков на берегу дают одно, два и три украшения.
setting-jewels-high = 2, 6 и 12 очков
setting-jewels-low = 1, 4 и 8 очков

# Слова ответов.

card-lady = Миледи
card-snob = Сноб
card-captain = Капитан
card-bosun = Боцман
card-frenchy = Черпак
card-kid = Шкет
card-water = вода
card-medkit = аптечка
card-oar = весло
card-club = дубинка
card-knife = нож
card-gaff = багор
card-flare = сигнальный пистолет
card-bait = приманка
card-umbrella = зонтик
card-lifebuoy = спасательный круг
card-compass = компас
card-money = деньги
card-painting2 = картина за 2
card-painting3 = картина за 3
card-jewels = украшение
card-row = гребля
card-help = помощь
card-peace = мир
card-heal = лечение
card-open = открытый
card-hidden = закрытый
card-unseen = втёмную
card-for = за
card-none = ничего

# Люди, припасы и услуги. Их подставляют в другие тексты.
# Падежи: именительный, .gen — родительный, у людей он же винительный, .dat — дательный, .acc — винительный.
part-the-who =
    { $who ->
        [lady] Миледи
        [snob] Сноб
        [captain] Капитан
        [bosun] Боцман
        [frenchy] Черпак
        [kid] Шкет
       *[other] { $who }
    }
    .gen =
        { $who ->
            [lady] Миледи
            [snob] Сноба
            [captain] Капитана
            [bosun] Боцмана
            [frenchy] Черпака
            [kid] Шкета
           *[other] { $who }
        }
    .dat =
        { $who ->
            [lady] Миледи
            [snob] Снобу
            [captain] Капитану
            [bosun] Боцману
            [frenchy] Черпаку
            [kid] Шкету
           *[other] { $who }
        }
part-the-whom =
    { $whom ->
        [lady] Миледи
        [snob] Сноб
        [captain] Капитан
        [bosun] Боцман
        [frenchy] Черпак
        [kid] Шкет
       *[other] { $whom }
    }
    .gen =
        { $whom ->
            [lady] Миледи
            [snob] Сноба
            [captain] Капитана
            [bosun] Боцмана
            [frenchy] Черпака
            [kid] Шкета
           *[other] { $whom }
        }
    .dat =
        { $whom ->
            [lady] Миледи
            [snob] Снобу
            [captain] Капитану
            [bosun] Боцману
            [frenchy] Черпаку
            [kid] Шкету
           *[other] { $whom }
        }
part-a-kind =
    { $kind ->
        [water] вода
        [medkit] аптечка
        [oar] весло
        [club] дубинка
        [knife] нож
        [gaff] багор
        [flare] сигнальный пистолет
        [bait] приманка
        [umbrella] зонтик
        [lifebuoy] спасательный круг
        [compass] компас
        [money] деньги
        [painting2] картина за 2
        [painting3] картина за 3
        [jewels] украшение
       *[other] { $kind }
    }
    .acc =
        { $kind ->
            [water] воду
            [medkit] аптечку
            [oar] весло
            [club] дубинку
            [knife] нож
            [gaff] багор
            [flare] сигнальный пистолет
            [bait] приманку
            [umbrella] зонтик
            [lifebuoy] спасательный круг
            [compass] компас
            [money] деньги
            [painting2] картину за 2
            [painting3] картину за 3
            [jewels] украшение
           *[other] { $kind }
        }
# Что предлагают и чего хотят взамен, в винительном падеже.
part-what-is-given =
    { $give ->
        [hidden] что-то закрытое
        [unseen] что-то втёмную
        [water] воду
        [medkit] аптечку
        [oar] весло
        [club] дубинку
        [knife] нож
        [gaff] багор
        [flare] сигнальный пистолет
        [bait] приманку
        [umbrella] зонтик
        [lifebuoy] спасательный круг
        [compass] компас
        [money] деньги
        [painting2] картину за 2
        [painting3] картину за 3
        [jewels] украшение
       *[other] { $give }
    }
part-what-is-wanted =
    { $want ->
        [water] воду
        [medkit] аптечку
        [oar] весло
        [club] дубинку
        [knife] нож
        [gaff] багор
        [flare] сигнальный пистолет
        [bait] приманку
        [umbrella] зонтик
        [lifebuoy] спасательный круг
        [compass] компас
        [money] деньги
        [painting2] картину за 2
        [painting3] картину за 3
        [jewels] украшение
       *[other] { $want }
    }
part-as-it-lies =
    { $lie ->
        [open] из открытых
        [unseen] (втёмную)
       *[hidden] из закрытых
    }
part-as-it-is-wanted =
    { $wantlie ->
        [open] из открытых
       *[hidden] из закрытых
    }
part-please-do =
    { $favour ->
        [row] погреби сегодня
        [help] помоги мне в драке
        [peace] не трогай меня
        [water] дай мне воды, когда я захочу пить
        [heal] подлечи меня аптечкой
       *[other] { $favour }
    }
part-i-will =
    { $favour ->
        [row] я сегодня погребу
        [help] я помогу тебе в драке
        [peace] я тебя не трону
        [water] я дам тебе воды, когда ты захочешь пить
        [heal] я подлечу тебя аптечкой
       *[other] { $favour }
    }
part-i-will-in-return =
    { $reward ->
        [row] я сегодня погребу
        [help] я помогу тебе в драке
        [peace] я тебя не трону
        [water] я дам тебе воды, когда ты захочешь пить
        [heal] я подлечу тебя аптечкой
       *[other] { $reward }
    }
part-you-will-in-return =
    { $reward ->
        [row] ты сегодня погребёшь
        [help] ты поможешь мне в драке
        [peace] ты меня не тронешь
        [water] ты дашь мне воды, когда я захочу пить
        [heal] ты подлечишь меня аптечкой
       *[other] { $reward }
    }

# Вопросы.

ask-keep = Какой припас вы оставите себе?
ask-action = Ваш ход. Что будете делать?
ask-lay = Какие карты вы оставите на вечер?
ask-consider-seat = { part-the-who } хочет ваше место. Уступите?
ask-consider-provision = { part-the-who } хочет один из ваших припасов. Уступите?
ask-loot = Что вы заберёте у { part-the-whom.gen }?
ask-fight = { part-the-who } против { part-the-whom.gen }! Что сделаете?
ask-ready = Темнеет: последний шанс о себе позаботиться. Готовы?
ask-compass = Вы у руля. Взять ещё одну карту за компас?
ask-steer = Вы у руля: какой карте сбыться?
ask-fall = Вы летите за борт! Ещё не поздно открыть спасательный круг.
ask-chum = За бортом люди. Бросить акулам приманку?
ask-water = Жажда! На кого потратите воду?
ask-provisions = Ваши припасы, в любое время:
ask-say = Можно поговорить: слова никого не связывают.

# Ответы.

option-keep = Оставить себе { part-a-kind.acc }
option-row =
    { $oars ->
        [0] Грести
        [one] Грести, взяв { $oars } весло
        [few] Грести, взяв { $oars } весла
       *[many] Грести, взяв { $oars } вёсел
    }
option-seat = Потребовать место { part-the-whom.gen }
option-rob = Потребовать припас у { part-the-whom.gen }
option-steal = Обокрасть { part-the-whom.gen }
option-heal = Потратить аптечку на { part-the-whom.gen }
option-shade = Укрыть зонтиком { part-the-whom.gen }
option-fire = Выстрелить из пистолета в воздух
option-rest = Ничего не делать
option-lay =
    { $count ->
        [0] Не оставлять
       *[other] Оставить { $cards }
    }
option-yield =
    { $aim ->
        [seat] Поменяться местами
       *[provision] Уступить припас
    }
option-refuse = Отказать и драться
option-take-hidden = Вытянуть закрытый
option-take-open = Забрать { part-a-kind.acc }
option-join = Помочь { part-the-whom.dat }
option-shoot = Выстрелить из пистолета
option-pass =
    { $about ->
        [chum] Не бросать
        [water] Больше не тратить
       *[fight] Добавить нечего
    }
option-ready = Всё готово
option-use-compass = По компасу
option-skip-compass = Без компаса
option-steer = Открыть карту { $card }
option-fall = Упасть в воду
option-chum = Бросить приманку
option-water =
    { $own ->
        [true] Выпить воды
       *[false] Напоить { part-the-whom.gen }
    }
option-open = Открыть { part-a-kind.acc }
option-throw = Выбросить за борт { part-a-kind.acc } { part-as-it-lies }
option-give = Отдать { part-the-whom.dat } { part-a-kind.acc } { part-as-it-lies }
option-request = Попросить у { part-the-whom.gen } { part-what-is-wanted } { part-as-it-is-wanted }
option-offer-gift = Предложить { part-the-whom.dat } в подарок { part-a-kind.acc } { part-as-it-lies }
option-offer-swap = Предложить { part-the-whom.dat } { part-a-kind.acc } { part-as-it-lies } за { part-what-is-wanted } { part-as-it-is-wanted }
option-accept = Принять предложение { part-the-whom.gen }
option-decline = Отклонить предложение { part-the-whom.gen }
option-withdraw = Отозвать своё предложение { part-the-whom.dat }
option-say-ask = «{ part-the-whom }, { part-please-do }!»
option-say-promise = «{ part-the-whom }, { part-i-will }».
option-say-offer = «{ part-the-whom }, { part-please-do }, а { part-i-will-in-return }».
option-say-agree = «{ part-the-whom }, договорились: { part-i-will }, а { part-you-will-in-return }».

# Что произошло: утро и день.

event-morning = День { $day }.
event-crate =
    { $count ->
        [one] { part-the-who } берёт из колоды { $count } припас.
        [few] { part-the-who } берёт из колоды { $count } припаса.
       *[many] { part-the-who } берёт из колоды { $count } припасов.
    }
event-no-provisions = Припасы кончились, делить больше нечего.
event-kept =
    { $left ->
        [0] { part-the-who } забирает последний.
       *[other] { part-the-who } оставляет себе один и передаёт дальше { $left }.
    }
event-kept-what = Это { part-a-kind }.
event-rested = { part-the-who } бездельничает.
event-rowed =
    { $count ->
        [one] { part-the-who } гребёт и смотрит { $count } карту навигации.
        [few] { part-the-who } гребёт и смотрит { $count } карты навигации.
       *[many] { part-the-who } гребёт и смотрит { $count } карт навигации.
    }
event-laid =
    { $count ->
        [0] { part-the-who } не оставляет на вечер ни одной карты.
        [one] { part-the-who } оставляет на вечер { $count } карту.
        [few] { part-the-who } оставляет на вечер { $count } карты.
       *[many] { part-the-who } оставляет на вечер { $count } карт.
    }
event-medkit = { part-the-who } открывает аптечку.
event-shaded = { part-the-who } укрывает зонтиком { part-the-whom.gen }.
event-flare = { part-the-who } стреляет из сигнального пистолета в воздух.
event-flare-showed = В свете ракеты видны карты: { $cards }.
event-demanded-seat = { part-the-who } требует место { part-the-whom.gen }.
event-demanded-provision = { part-the-who } требует припас у { part-the-whom.gen }.
event-yielded = { part-the-who } уступает { part-the-whom.dat }.
event-changed-seats = { part-the-who } и { part-the-whom } меняются местами.
event-nothing-to-take = У { part-the-whom.gen } ничего не осталось, и { part-the-who } уходит ни с чем.
event-took-open = { part-the-who } забирает у { part-the-whom.gen } { part-a-kind.acc }.
event-took-hidden = { part-the-who } тянет наугад закрытый припас у { part-the-whom.gen }.
event-took-what = Это { part-a-kind }.
event-stole = { part-the-who } обкрадывает { part-the-whom.gen }!

# Что произошло: драки и раны.

event-refused = { part-the-who } отказывает { part-the-whom.dat }: драка!
event-joined = { part-the-who } помогает { part-the-whom.dat }.
event-shot = { part-the-who } стреляет из сигнального пистолета!
event-fight-won = { $attack } против { $defence }: в драке побеждает { part-the-who }.
event-wounded =
    { $wounds ->
        [1] { part-the-who } получает рану.
       *[other] { part-the-who } получает ещё рану, теперь их { $wounds }.
    }
event-fainted = { part-the-who } теряет сознание.
event-died = { part-the-who } умирает.
event-healed =
    { $wounds ->
        [0] У { part-the-who.gen } больше нет ран.
        [1] У { part-the-who.gen } остаётся одна рана.
       *[other] У { part-the-who.gen } одной раной меньше: осталось { $wounds }.
    }
event-came-round = { part-the-who } приходит в себя.

# Что произошло: вечер.

event-nobody-steers = Править некому: всё решит верхняя карта колоды.
event-no-cards = У руля { part-the-who }, но гребцы не оставили карт: всё решит верхняя карта колоды.
event-compass = { part-the-who } сверяется с компасом.
event-helm =
    { $count ->
        [one] У руля { part-the-who }: на выбор { $count } карта.
        [few] У руля { part-the-who }: на выбор { $count } карты.
       *[many] У руля { part-the-who }: на выбор { $count } карт.
    }
event-card = Открыта карта навигации { $card }.
event-gull =
    { $gulls ->
        [1] Над кормой чайка!
       *[other] Чаек над кормой теперь { $gulls }!
    }
event-gull-gone =
    { $gulls ->
        [0] Чайка снова улетает.
        [1] Чайка улетает, осталась одна.
       *[other] Чайка улетает, их осталось { $gulls }.
    }
event-overboard = { part-the-who } летит за борт!
event-lost = { part-the-who } теряет в волнах: { $kinds }.
event-lifebuoy = Спасательный круг держит { part-the-who.gen } на воде.
event-held-in-the-boat = Спасательный круг удерживает { part-the-who.gen } в лодке.
event-drifted-away = Течение уносит { part-the-who.gen } навсегда.
event-chum = { part-the-who } бросает в воду приманку.
event-sharks = Акулы! Они кусают всех, кто в воде.
event-thirsty =
    { $count ->
        [1] { part-the-who.gen } мучит жажда.
        [2] { part-the-who.gen } мучит двойная жажда.
        [3] { part-the-who.gen } мучит тройная жажда.
       *[other] { part-the-who.gen } мучит жажда, и не одна: { $count }.
    }
event-in-the-shade = Зонтик избавляет { part-the-who.gen } от одной жажды.
event-drank = { part-the-who } пьёт воду.
event-gave-water = { part-the-who } поит водой { part-the-whom.gen }.

# Что произошло: в любое время.

event-opened = { part-the-who } открывает { part-a-kind.acc }.
event-threw-open = { part-the-who } бросает за борт { part-a-kind.acc }.
event-threw-hidden = { part-the-who } бросает за борт что-то закрытое.
event-threw-what = Это { part-a-kind }.
event-gave-open = { part-the-who } отдаёт { part-the-whom.dat } { part-a-kind.acc }.
event-gave-hidden = { part-the-who } отдаёт { part-the-whom.dat } что-то закрытое.
event-gave-what = Это { part-a-kind }.
event-offered =
    { $give ->
        [nothing] { part-the-who } просит у { part-the-whom.gen } { part-what-is-wanted } { part-as-it-is-wanted }.
       *[other] { $want ->
            [nothing] { part-the-who } предлагает { part-the-whom.dat } в подарок { part-what-is-given }.
           *[other] { part-the-who } предлагает { part-the-whom.dat } { part-what-is-given } за { part-what-is-wanted } { part-as-it-is-wanted }.
        }
    }
event-offered-what = Предложено: { part-a-kind }.
event-accepted = { part-the-who } принимает предложение { part-the-whom.gen }.
event-declined = { part-the-who } отклоняет предложение { part-the-whom.gen }.
event-withdrew = { part-the-who } отзывает своё предложение { part-the-whom.dat }.
event-offer-lapsed = Предложение { part-the-who.gen } { part-the-whom.dat } больше не в силе.
event-said-ask = { part-the-who } просит { part-the-whom.gen }: «Прошу, { part-please-do }!»
event-said-promise = { part-the-who } обещает { part-the-whom.dat }: «Честное слово, { part-i-will }».
event-said-offer = { part-the-who } предлагает { part-the-whom.dat }: «Прошу, { part-please-do }, а { part-i-will-in-return }».
event-said-agree = { part-the-who } соглашается с предложением { part-the-whom.gen }: «Идёт: { part-i-will }, а { part-you-will-in-return }».

# Чем кончилось.

outcome-landed = Четвёртая чайка: земля! Друзья и враги раскрыты.
outcome-sea = В лодке не осталось живых. Победило море.

# Почему ответ не по правилам.

refused-no-such-character = Персонажа «{ $word }» нет. Есть такие: { $cards }.
refused-not-in-this-game = { part-the-whom.gen } в этой игре нет. Есть такие персонажи: { $cards }.
refused-not-in-boat = { part-the-whom.gen } унесло течением; выберите из тех, кто в лодке.
refused-yourself = Это же вы сами. Назовите кого-нибудь другого.
refused-no-such-provision = Припаса «{ $word }» нет. Есть такие: { $cards }.
refused-not-yours = Такого припаса у вас нет: { part-a-kind }.
refused-not-in-crate = Среди припасов, которые вам передали, такого нет: { part-a-kind }.
refused-not-open = Среди открытых припасов { part-the-whom.gen } такого нет: { part-a-kind }.
refused-not-hidden = Среди ваших закрытых припасов такого нет: { part-a-kind }.
refused-nothing-to-take = У { part-the-whom.gen } нет никаких припасов.
refused-nothing-hidden = У { part-the-whom.gen } нет закрытых припасов.
refused-only-kid = Красть умеет только Шкет. Остальные требуют, а если надо, и дерутся.
refused-no-oar =
    { $count ->
        [0] Весла у вас нет. Но грести можно и без него: тогда карт две.
        [one] Весло у вас только { $count }.
        [few] Весла у вас только { $count }.
       *[many] Вёсел у вас только { $count }.
    }
refused-no-medkit = Аптечки у вас нет.
refused-not-wounded = У { part-the-whom.gen } нет ран, лечить нечего.
refused-dead = { part-the-whom.dat } уже не помочь: мёртвых не вернуть.
refused-no-umbrella = У вас нет зонтика, который можно открыть.
refused-no-flare = Сигнального пистолета у вас нет.
refused-not-your-turn = Сейчас очередь не ваша: решает { part-the-whom }.
refused-no-such-card = Карты навигации «{ $word }» нет: у них номера от 1 до 24.
refused-not-drawn = Карты навигации { $card } перед вами нет.
refused-parasol-is-an-action = Просто так зонтик не открыть: на это нужно дневное действие (shade).
refused-no-trade-now = Сейчас ничто не переходит из рук в руки: нельзя ни в драке, ни во время грабежа, ни пока люди за бортом.
refused-cannot-consent = { part-the-whom } не может ответить ни да, ни нет: просто отдайте (give).
refused-can-consent = { part-the-whom } в сознании, и без согласия нельзя: предложите (offer).
refused-offers-used-up =
    { $most ->
        [one] В день можно сделать только { $most } предложение, и вы его уже сделали.
        [few] В день можно сделать только { $most } предложения, и вы их уже сделали.
       *[many] В день можно сделать только { $most } предложений, и вы их уже сделали.
    }
refused-no-offer = Такого предложения нет: ни вам от { part-the-whom.gen }, ни от вас { part-the-whom.dat }.
refused-cannot-accept = Взамен нужна карта «{ part-a-kind }», а среди ваших закрытых припасов её нет.
refused-no-time-in-flight = Вы летите за борт: успеть можно только со спасательным кругом.
refused-in-the-water = Вы в воде, а ваши закрытые припасы лежат в лодке.
refused-unconscious = Действовать и говорить может только тот, кто в сознании.
refused-not-thirsty = { part-the-whom.gen } сейчас не мучит жажда, а вода помогает только от неё.
refused-in-the-shade = От этой жажды уже спасает зонтик: { part-the-whom.dat } вода не нужна.
refused-no-water = Воды у вас нет.
refused-no-chum = Приманки для акул у вас нет.
refused-already-fighting = Вы уже в драке, а перебежать на другую сторону нельзя.
refused-not-fighting = Вы ни на чьей стороне в этой драке.
refused-not-a-side = В этой драке две стороны: { part-the-who } и { part-the-whom }.
refused-shot-already = Вы уже выстрелили, а выстрел в пистолете один.
refused-cannot-hear = { part-the-whom } вас не слышит: говорят с теми, кто в сознании.
refused-no-such-favour = Услуги «{ $word }» нет. Есть такие: { $cards }.

# Помощь за столом и счёт.

welcome-hint = Вы здесь впервые? r 1 — цель игры, r 19 — дни вкратце, help — справка.
help-answers =
    Введите номер ответа или сам ответ: глагол — как он написан слева, имена — как
    они показаны, целиком или начало: rob Боцман, rob боц, heal себя.
      row, row oar              посмотреть карты, с веслом — на одну больше
      seat lady, rob lady       потребовать у Миледи место или припас
      lay 3 7, lay none         оставить эти карты на вечер или ни одной
      join kid, pass            помочь Шкету в драке или ничего не добавить
      water kid                 вода от жажды Шкета; так же и от своей
      open knife, throw knife   открыть или выбросить за борт, в любое время
      give kid water            отдать воду тому, кто без сознания или мёртв
      offer kid water           предложить в подарок: Шкет согласится или нет
      offer kid unseen water    то же втёмную: Шкет не видит, что это
      offer kid water for oar   закрытую воду за закрытое весло; for open oar
      request kid open oar      попросить у Шкета открытое весло
      accept kid, withdraw kid  принять предложение Шкета, отозвать своё
      say ask kid row           просьба: row, help, peace, water или heal
      say offer kid row water   погреби, а я дам воды; say agree — согласиться

# Дни вкратце и советы на первое плавание.

help-day-morning = Утро: кто ближе всех к носу, достаёт по припасу на каждого, кто в сознании, один оставляет себе, остальные передаёт дальше.
help-day-actions = День: от носа к корме каждый делает что-то одно: гребёт, требует место или припас, пускает в ход аптечку, зонтик или сигнальный пистолет, отдыхает.
help-day-rowing = Гребля: посмотрите две карты, оставьте на вечер сколько хотите — и устаньте.
help-day-fights = Требование: уступить или драться. Считаются сила, открытое оружие и союзники, при равенстве побеждает сторона жертвы. Проигравшим по ране, устают все.
help-day-evening = Вечер: кто ближе всех к корме, выбирает одну из оставленных карт, а если их нет, берёт верхнюю.
help-day-card = Карта: сначала чайки, потом падения за борт (всё открытое пропало, и рана), потом жажда (рана или карта воды).
help-day-end = С четвёртой чайкой вы причалите. Очки — за вашу жизнь, ценности, жизнь друга и смерть врага.
help-first-provisions = Первое плавание? Берите воду или аптечку, если есть, а если нет — что угодно.
help-first-face = Держите лицо: кто выглядит довольным, того грабят.
help-first-talk = Говорите, торгуйтесь и ссорьтесь, как если бы и вправду сидели в одной шлюпке. Обещания никого не связывают.

score-shared =
    { $score ->
        [0] Очков нет ни у кого.
        [one] У всех по { $score } очку.
        [few] У всех по { $score } очка.
       *[many] У всех по { $score } очков.
    }
