# «Рятувальні шлюпки»: усе, що каже ця гра.

game-name = Рятувальні шлюпки
game-short = Шлюпки
game-author = Автор гри — Рональд Веттерінг
game-blurb = Корабель затонув, а шлюпки протікають. Голосуйте, котра з них набере води, кому летіти за борт і котра підійде ближче до берега; обіцяйте що завгодно, а чи дотримати слова — справа ваша. Перемагає той, чиї люди на березі принесуть найбільше очок.
game-line = Голосуйте, котра шлюпка протече, кому за борт, а кому ближче до берега. Обіцянки безкоштовні.
game-facts = 3–6 · таємні голоси · 60 хв

bot-schemer = Інтриган

# Що обирають перед грою.

setting-landing = Висадка
setting-landing-help = На який острів потрапляють люди.
setting-landing-arrival = За порядком прибуття, зліва направо
setting-landing-lane = Кожна доріжка має свій острів

# Кольори. Їх підставляють в інші тексти.

card-green = зелений
card-red = червоний
card-yellow = жовтий
card-blue = синій
card-purple = фіолетовий
card-white = білий
card-black = чорний
card-hat = кашкет
card-sailor = матрос
card-officer = офіцер
# Відмінки: називний, .acc — знахідний, .gen — родовий, .loc — місцевий; далі вони ж із прийменниками,
# причому .into та .inside стоять після голосного.
part-the-boat =
    { $colour ->
        [green] зелена шлюпка
        [red] червона шлюпка
        [yellow] жовта шлюпка
        [blue] синя шлюпка
        [purple] фіолетова шлюпка
        [white] біла шлюпка
        [black] чорна шлюпка
       *[other] шлюпка { $colour }
    }
    .acc =
        { $colour ->
            [green] зелену шлюпку
            [red] червону шлюпку
            [yellow] жовту шлюпку
            [blue] синю шлюпку
            [purple] фіолетову шлюпку
            [white] білу шлюпку
            [black] чорну шлюпку
           *[other] шлюпку { $colour }
        }
    .gen =
        { $colour ->
            [green] зеленої шлюпки
            [red] червоної шлюпки
            [yellow] жовтої шлюпки
            [blue] синьої шлюпки
            [purple] фіолетової шлюпки
            [white] білої шлюпки
            [black] чорної шлюпки
           *[other] шлюпки { $colour }
        }
    .loc =
        { $colour ->
            [green] зеленій шлюпці
            [red] червоній шлюпці
            [yellow] жовтій шлюпці
            [blue] синій шлюпці
            [purple] фіолетовій шлюпці
            [white] білій шлюпці
            [black] чорній шлюпці
           *[other] шлюпці { $colour }
        }
    .into =
        { $colour ->
            [purple] у { part-the-boat.acc }
           *[other] в { part-the-boat.acc }
        }
    .inside =
        { $colour ->
            [purple] у { part-the-boat.loc }
           *[other] в { part-the-boat.loc }
        }
    .from =
        { $colour ->
            [purple] з { part-the-boat.gen }
            [white] з { part-the-boat.gen }
           *[other] із { part-the-boat.gen }
        }
# Далі все у знахідному відмінку; what-about стоїть після «голосувати за».
part-some-body =
    { $colour ->
        [green] когось із зелених
        [red] когось із червоних
        [yellow] когось із жовтих
        [blue] когось із синіх
        [purple] когось із фіолетових
        [white] когось із білих
       *[other] когось із людей кольору { $colour }
    }
part-a-person =
    { $rank ->
        [officer] офіцера
       *[other] матроса
    }
part-what-about =
    { $about ->
        [leak] течу { part-the-boat.inside }
        [move] хід { part-the-boat.gen }
       *[overboard] те, щоб викинути за борт { part-some-body }
    }
part-the-island =
    { $island ->
        [left] Кораловий риф
        [centre] Чаїна скеля
       *[right] Довгий острів
    }
    .to =
        { $island ->
            [left] до Коралового рифу
            [centre] до Чаїної скелі
           *[right] до Довгого острова
        }
    .onto =
        { $island ->
            [left] на Кораловий риф
            [centre] на Чаїну скелю
           *[right] на Довгий острів
        }

# Запитання.

ask-launch = На котру вільну доріжку спустити вашу шлюпку?
ask-launch-black = Чорну шлюпку теж спускаєте ви: на котру доріжку?
ask-board = Кого зі своїх і в котру шлюпку ви посадите?
ask-vote-leak = Котра шлюпка протече? Оберіть таємно.
ask-vote-overboard = У { part-the-boat.loc } немає місця. Кому летіти за борт?
ask-vote-move = Котра шлюпка підійде на крок ближче до берега?
ask-captain-leak = Єдиний кашкет — ваш: котра шлюпка протече?
ask-captain-overboard = Єдиний кашкет — ваш: кому летіти за борт?
ask-captain-move = Єдиний кашкет — ваш: котра шлюпка піде вперед?
ask-tie-leak = Жетон у вас, вам і вирішувати: котра шлюпка протече?
ask-tie-overboard = Жетон у вас, вам і вирішувати: кому летіти за борт?
ask-tie-move = Жетон у вас, вам і вирішувати: котра піде вперед?
ask-leave = Хто з ваших стрибне у воду і з котрої шлюпки?
ask-climb = У котру шлюпку залізти вашому плавцеві?
ask-say = Можна поговорити: слова нікого не зв’язують.
ask-call = Жетон у вас: ви можете оголосити голосування.

# Відповіді.

option-launch = На доріжку { $lane }
option-board =
    { $rank ->
        [officer] Офіцера { part-the-boat.into }
       *[other] Матроса { part-the-boat.into }
    }
option-leave =
    { $rank ->
        [officer] Офіцер покидає { part-the-boat.acc }
       *[other] Матрос покидає { part-the-boat.acc }
    }
option-climb = У { part-the-boat.acc }
option-vote =
    { $about ->
        [leak] Теча { part-the-boat.inside }
        [move] Хід { part-the-boat.gen }
       *[overboard] За борт { part-some-body }
    }
option-vote-hat = Кашкет капітана: якщо він один, вирішуєте лише ви
option-decide = { option-vote }
option-say-vote = «Я проголосую за { part-what-about }».
option-say-spare =
    { $about ->
        [leak] «Пощадіть { part-the-boat.acc }!»
        [move] «Тільки не { part-the-boat }!»
       *[overboard] «Пощадіть { $colour ->
            [green] зелених
            [red] червоних
            [yellow] жовтих
            [blue] синіх
            [purple] фіолетових
            [white] білих
           *[other] людей кольору { $colour }
        }!»
    }
option-say-offer =
    { $favour ->
        [help] → { $to }: «Голосуй зі мною за { part-what-about }, а я допоможу твоїм людям дістатися берега».
       *[spare] → { $to }: «Голосуй зі мною за { part-what-about }, а я не голосуватиму проти тебе».
    }
option-say-agree = → { $to }: «Домовилися: голосуємо за { part-what-about }».
option-call = Оголосити голосування

# Що сталося.

event-launched = { $seat } { VERB($seat, "спускає", "спускаєте") } на воду { part-the-boat.acc }: доріжка { $lane }.
event-boarded = { $seat } { VERB($seat, "саджає", "саджаєте") } { part-a-person } { part-the-boat.into }.
event-round = Раунд { $round }. { $seat } { VERB($seat, "тримає", "тримаєте") } чорний жетон.
event-vote-leak = Голосування: котра шлюпка протече?
event-vote-overboard = Голосування: кому летіти за борт { part-the-boat.from }?
event-vote-move = Голосування: котра шлюпка підійде ближче до берега?
event-said-vote = { $seat }: «Я проголосую за { part-what-about }».
event-said-spare =
    { $about ->
        [leak] { $seat }: «Пощадіть { part-the-boat.acc }!»
        [move] { $seat }: «Тільки не { part-the-boat }!»
       *[overboard] { $seat }: «Пощадіть { $colour ->
            [green] зелених
            [red] червоних
            [yellow] жовтих
            [blue] синіх
            [purple] фіолетових
            [white] білих
           *[other] людей кольору { $colour }
        }!»
    }
event-said-offer =
    { $favour ->
        [help] { $seat } → { $to }: «Голосуй зі мною за { part-what-about }, а я допоможу твоїм людям дістатися берега».
       *[spare] { $seat } → { $to }: «Голосуй зі мною за { part-what-about }, а я не голосуватиму проти тебе».
    }
event-said-agree = { $seat } → { $to }: «Домовилися: голосуємо за { part-what-about }».
event-called = { $seat } { VERB($seat, "оголошує", "оголошуєте") } голосування. Розмови скінчено.
event-voted =
    { $colour ->
        [green] { $seat } { VERB($seat, "кладе", "кладете") } зелену карту.
        [red] { $seat } { VERB($seat, "кладе", "кладете") } червону карту.
        [yellow] { $seat } { VERB($seat, "кладе", "кладете") } жовту карту.
        [blue] { $seat } { VERB($seat, "кладе", "кладете") } синю карту.
        [purple] { $seat } { VERB($seat, "кладе", "кладете") } фіолетову карту.
        [white] { $seat } { VERB($seat, "кладе", "кладете") } білу карту.
        [black] { $seat } { VERB($seat, "кладе", "кладете") } чорну карту.
       *[other] { $seat } { VERB($seat, "кладе", "кладете") } карту: { $colour }.
    }
event-voted-hat = { $seat } { VERB($seat, "кладе", "кладете") } кашкет капітана.
event-captain = Кашкет лише один, і { VERB($seat, "вирішує", "вирішуєте") } { $seat }.
event-hats-cancel =
    { $count ->
        [one] { $count } кашкет пропадає намарно.
        [few] { $count } кашкети скасовують один одного: вирішує решта карт.
       *[many] { $count } кашкетів скасовують один одного: вирішує решта карт.
    }
event-only-hats = Самі кашкети: { $seat } { VERB($seat, "тримає", "тримаєте") } жетон і { VERB($seat, "вирішує", "вирішуєте") }.
event-tie = Нічия: { $seat } { VERB($seat, "тримає", "тримаєте") } жетон і { VERB($seat, "вирішує", "вирішуєте") }.
event-leak =
    { $leaks ->
        [1] Перша теча { part-the-boat.inside }.
       *[other] Ще одна теча { part-the-boat.inside }: тепер їх { $leaks }.
    }
event-overboard =
    { $rank ->
        [officer] { $seat } { VERB($seat, "втрачає", "втрачаєте") } офіцера: він падає за борт { part-the-boat.gen } і тоне.
       *[other] { $seat } { VERB($seat, "втрачає", "втрачаєте") } матроса: він падає за борт { part-the-boat.gen } і тоне.
    }
event-sank =
    { $count ->
        [0] На дно йде { part-the-boat }: у ній нікого не було.
        [one] На дно йде { part-the-boat }, а з нею { $count } людина.
        [few] На дно йде { part-the-boat }, а з нею { $count } людини.
       *[many] На дно йде { part-the-boat }, а з нею { $count } людей.
    }
event-moved =
    { $left ->
        [0] Уперед іде { part-the-boat }: ось і берег!
        [one] Уперед іде { part-the-boat }: до берега залишився { $left } хід.
        [few] Уперед іде { part-the-boat }: до берега залишилося { $left } ходи.
       *[many] Уперед іде { part-the-boat }: до берега залишилося { $left } ходів.
    }
event-landed =
    { $count ->
        [one] { $count } людина висаджується { part-the-boat.from } { part-the-island.onto }.
        [few] { $count } людини висаджуються { part-the-boat.from } { part-the-island.onto }.
       *[many] { $count } людей висаджується { part-the-boat.from } { part-the-island.onto }.
    }
event-landed-empty = Ніхто не сходить на берег { part-the-boat.from }: вона просто стає в ряд прибулих.
event-left =
    { $rank ->
        [officer] { $seat } { VERB($seat, "наказує", "наказуєте") } офіцерові стрибнути у воду { part-the-boat.from }.
       *[other] { $seat } { VERB($seat, "наказує", "наказуєте") } матросові стрибнути у воду { part-the-boat.from }.
    }
event-climbed =
    { $rank ->
        [officer] { $seat } { VERB($seat, "підсаджує", "підсаджуєте") } офіцера { part-the-boat.into }.
       *[other] { $seat } { VERB($seat, "підсаджує", "підсаджуєте") } матроса { part-the-boat.into }.
    }
event-drowned =
    { $rank ->
        [officer] { $seat } { VERB($seat, "втрачає", "втрачаєте") } офіцера: місця йому не знайшлося, і він тоне.
       *[other] { $seat } { VERB($seat, "втрачає", "втрачаєте") } матроса: місця йому не знайшлося, і він тоне.
    }

# Чим скінчилося.

outcome-no-boats = На воді не залишилося шлюпок. Хто на березі, той урятований.
outcome-nobody-left = На воді нікого не залишилося. Хто на березі, той урятований.

# Чому відповідь не за правилами.

refused-no-such-lane = Такої доріжки немає. Є такі, зліва направо: { $cards }.
refused-lane-taken = Доріжка { $lane } вже зайнята. Виберіть вільну.
refused-no-such-colour = У цій грі такого кольору немає. Є такі: { $cards }.
refused-no-such-rank = Такого звання немає. Є такі: { $cards }.
refused-no-such-favour = Такої послуги немає. Обіцяти можна: { $cards }.
refused-all-aboard =
    { $rank ->
        [officer] Усі ваші офіцери вже в шлюпках.
       *[other] Усі ваші матроси вже в шлюпках.
    }
refused-boat-full = У { part-the-boat.loc } немає вільного місця.
refused-not-afloat = На воді більше немає { part-the-boat.gen }.
refused-no-vote = У цій шлюпці немає ваших людей, тож кому летіти за борт, вирішують інші. Але попросити когось пощадити можна.
refused-no-hat = Ви вже виклали всі свої кашкети, а назад вони не повертаються.
refused-nobody-of-colour = У шлюпці немає нікого цього кольору, тож і за борт летіти нема кому.
refused-not-tied = Жетон у вас, і вирішуєте ви, але вибирати можна лише з тих кольорів, що мають порівну голосів.
refused-talk-over = Голосування оголошено: доки не відкриють карти, говорити більше не можна.
refused-no-offer = Погодитися можна лише на пропозицію, яку вам зробили перед цим голосуванням.
refused-nobody-to-talk-to = Домовляються з іншим гравцем, який тут голосує, а називають його за кольором шлюпки.
refused-not-first = Припинити розмови й оголосити голосування може лише той, у кого жетон: { $seat }.
refused-left-already = У цьому раунді хтось уже покинув { part-the-boat.acc }, а більше ніж одному не можна.
refused-not-yours = Це не ваша людина. Виберіть когось зі своїх.
refused-nobody-aboard =
    { $rank ->
        [officer] У { part-the-boat.loc } немає ваших офіцерів.
       *[other] У { part-the-boat.loc } немає ваших матросів.
    }
refused-same-boat = Цю шлюпку щойно покинули; залізти в неї назад не можна.

# Допомога за столом і рахунок.

welcome-hint = Ви тут уперше? r 1 — мета гри, r 3 — як іде раунд, help — довідка.
help-answers =
    Введіть відповідь так, як її подано у списку, або коротше:
      vote red                  за течу чи хід цієї шлюпки, або червоного за борт
      red, v r, червоний        те саме: без першого слова, скорочено, українською
      vote hat, кашкет          кашкет капітана: якщо він один, ви вирішуєте самі
      say vote red              сказати всім, що ви проголосуєте за червоний
      say spare red             попросити всіх не голосувати за червоний
      say offer blue red help   синьому: голосуй за червоний, а я допоможу тобі
      say offer blue red spare  те саме, а натомість ви не голосуєте проти нього
      say agree blue red        погодитися із синім: ви обидва за червоний
      call                      завершити розмову, якщо жетон у вас
      board sailor red          посадити матроса в червону шлюпку
      leave officer blue        офіцер покидає синю шлюпку
      climb red                 з води в червону шлюпку
    У пропозиції спершу той, кого ви просите, тоді колір, за який голосувати.
score-shared =
    { $score ->
        [one] В усіх по { $score } очку.
        [few] В усіх по { $score } очки.
       *[many] В усіх по { $score } очок.
    }

# The first voyage.

voyage-welcome = Ласкаво просимо на борт! Корабель тоне, і три команди рятуються на острови. Ваша — зелена: щити — офіцери, кружальця — матроси. Кожна ваша людина на березі приносить очки. Спершу спускають шлюпки; починає жовта команда.
voyage-launch = Тепер ваша шлюпка, зелена: спустіть її на будь-яку вільну доріжку, наприклад на другу. Усі доріжки однаково довгі.
voyage-board = Тепер усі сідають, по одній людині й у будь-які шлюпки. Посадіть офіцера у свою зелену: на березі офіцер приносить на два очки більше за матроса.
voyage-board-own = Матроса — поруч з офіцером. Коли в шлюпці бракує місця, ті, хто в ній, голосують, кому за борт: голоси там знадобляться.
voyage-board-apart = Але не садіть усіх в одну: вона може потонути. Другий офіцер — у червону шлюпку.
voyage-board-votes = Ще матроса в зелену. Офіцер має там два голоси, матрос один: тепер ваших чотири.
voyage-board-guest = Матроса — у жовту шлюпку. Власник допоможе їй дійти, а з нею дійде і ваш матрос.
voyage-board-black = Матроса — у чорну шлюпку. Вона нічия, зате в ній є місце.
voyage-board-last = Останнього матроса — теж у жовту. У шлюпці шість місць; три шлюпки з чотирьох будуть повні.
voyage-promise = Усі на місцях, починаються раунди. Кожен починається з голосування: у якій шлюпці з’явиться теча? Перед ним можна торгуватися. Пообіцяйте жовтому гравцеві допомогу за голос проти червоної шлюпки.
voyage-vote = Згода є, і голосування оголошено. Покладіть червону карту: вона лежить долілиць, доки не проголосують усі. З капітанським кашкетом ви вирішили б без інших, але їх лише три.
voyage-overboard = От і вір обіцянкам: жовтий гравець голосував проти зеленої! Теча займає місце, а ваша шлюпка повна, тож комусь за борт. Голосують лише ті, хто в ній, і у вас чотири голоси: оберіть жовтий колір.
voyage-move = Місце зайняла теча. Наступне голосування: котра шлюпка піде вперед? Оберіть зелену: за три ходи вона біля берега. Поспішайте: якщо теч більше, ніж людей, шлюпка тоне.
voyage-leave = Тепер кожен мусить відправити одну людину у воду, і з кожної шлюпки стрибає лише одна. Нехай ваш матрос стрибне з чорної.
voyage-climb = Хто стрибнув останнім, залазить першим, але не в ту шлюпку, з якої стрибнув. У зеленій є місце, і вона на крок попереду всіх: займайте.
voyage-farewell = Це був раунд: теча, хід, заплив. У наступному нічиї вирішуєте ви. Так гра триває, поки на воді є шлюпки. Очки приносять ті, хто на березі; першим дістається найкращий острів. Доправте своїх на сушу!
