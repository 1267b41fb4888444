# «Рятувальні шлюпки»: усе, що каже ця гра.

game-name = Рятувальні шлюпки
game-author = Автор гри — Рональд Веттерінг
game-blurb = Корабель затонув, а шлюпки протікають. Голосуйте, котра з них набере води, кому летіти за борт і котра підійде ближче до берега; обіцяйте що завгодно, а чи дотримати слова — справа ваша. Перемагає той, чиї люди на березі принесуть найбільше очок.

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
the-boat =
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
            [purple] у { the-boat.acc }
           *[other] в { the-boat.acc }
        }
    .inside =
        { $colour ->
            [purple] у { the-boat.loc }
           *[other] в { the-boat.loc }
        }
    .from =
        { $colour ->
            [purple] з { the-boat.gen }
            [white] з { the-boat.gen }
           *[other] із { the-boat.gen }
        }
# Далі все у знахідному відмінку; what-about стоїть після «голосувати за».
some-body =
    { $colour ->
        [green] когось із зелених
        [red] когось із червоних
        [yellow] когось із жовтих
        [blue] когось із синіх
        [purple] когось із фіолетових
        [white] когось із білих
       *[other] когось із людей кольору { $colour }
    }
a-person =
    { $rank ->
        [officer] офіцера
       *[other] матроса
    }
what-about =
    { $about ->
        [leak] течу { the-boat.inside }
        [move] хід { the-boat.gen }
       *[overboard] те, щоб викинути за борт { some-body }
    }

# Запитання.

ask-launch = Спустіть свою шлюпку на воду: виберіть вільну доріжку. (Доріжки важливі, лише якщо кожна веде до свого острова.)
ask-launch-black = Жетон у вас, тому ви спускаєте на воду й чорну шлюпку, яка не має господаря. Виберіть для неї доріжку. (Доріжки важливі, лише якщо кожна веде до свого острова.)
ask-board = Посадіть когось зі своїх людей у шлюпку, де є вільне місце.
ask-vote-leak = Котра шлюпка дасть течу? Покладіть карту долілиць.
ask-vote-overboard = У { the-boat.loc } немає вільного місця для течі. Кому летіти за борт? Покладіть карту долілиць.
ask-vote-move = Котра шлюпка підійде на крок ближче до берега? Покладіть карту долілиць.
ask-captain-leak = Кашкет лише один, і він ваш: котра шлюпка дасть течу, вирішувати вам.
ask-captain-overboard = Кашкет лише один, і він ваш: кому летіти за борт { the-boat.gen }, вирішувати вам.
ask-captain-move = Кашкет лише один, і він ваш: котра шлюпка піде вперед, вирішувати вам.
ask-tie-leak = Жетон у вас, вам і вирішувати: котра шлюпка дасть течу?
ask-tie-overboard = Жетон у вас, вам і вирішувати: кому летіти за борт { the-boat.gen }?
ask-tie-move = Жетон у вас, вам і вирішувати: котра шлюпка піде вперед?
ask-leave = Час міняти шлюпки. Хто з ваших людей піде і з котрої? Кожну може покинути лише одна людина.
ask-climb = Ваша людина у воді. У котру шлюпку їй залізти? Не в ту, яку вона щойно покинула.
ask-say = Можна поговорити: слова нікого не зв’язують.
ask-call = Жетон у вас: ви можете припинити розмови й оголосити голосування.

# Відповіді.

option-launch = На доріжку { $lane }
option-board =
    { $rank ->
        [officer] Офіцера { the-boat.into }
       *[other] Матроса { the-boat.into }
    }
option-leave =
    { $rank ->
        [officer] Офіцер покидає { the-boat.acc }
       *[other] Матрос покидає { the-boat.acc }
    }
option-climb = У { the-boat.acc }
option-leak = Теча { the-boat.inside }
option-overboard = За борт { some-body }
option-move = Хід { the-boat.gen }
option-hat = Кашкет капітана: якщо він один, вирішуєте лише ви
option-say-vote = «Я проголосую за { what-about }».
option-say-spare =
    { $about ->
        [leak] «Пощадіть { the-boat.acc }!»
        [move] «Тільки не { the-boat }!»
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
        [help] → { $to }: «Голосуй зі мною за { what-about }, а я допоможу твоїм людям дістатися берега».
       *[spare] → { $to }: «Голосуй зі мною за { what-about }, а я не голосуватиму проти тебе».
    }
option-say-agree = → { $to }: «Домовилися: голосуємо за { what-about }».
option-call = Оголосити голосування

# Що сталося.

event-launched = { $seat } спускає на воду { the-boat.acc }: доріжка { $lane }.
event-boarded = { $seat } саджає { a-person } { the-boat.into }.
event-round = Раунд { $round }. Чорний жетон тримає { $seat }.
event-said-vote = { $seat }: «Я проголосую за { what-about }».
event-said-spare =
    { $about ->
        [leak] { $seat }: «Пощадіть { the-boat.acc }!»
        [move] { $seat }: «Тільки не { the-boat }!»
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
        [help] { $seat } → { $to }: «Голосуй зі мною за { what-about }, а я допоможу твоїм людям дістатися берега».
       *[spare] { $seat } → { $to }: «Голосуй зі мною за { what-about }, а я не голосуватиму проти тебе».
    }
event-said-agree = { $seat } → { $to }: «Домовилися: голосуємо за { what-about }».
event-called = { $seat } оголошує голосування. Розмови скінчено.
event-voted =
    { $colour ->
        [green] { $seat } голосує за зелений колір.
        [red] { $seat } голосує за червоний колір.
        [yellow] { $seat } голосує за жовтий колір.
        [blue] { $seat } голосує за синій колір.
        [purple] { $seat } голосує за фіолетовий колір.
        [white] { $seat } голосує за білий колір.
        [black] { $seat } голосує за чорний колір.
       *[other] { $seat } голосує за колір { $colour }.
    }
event-voted-hat = { $seat } викладає кашкет капітана.
event-captain = Кашкет лише один, і вирішує { $seat }.
event-hats-cancel =
    { $count ->
        [one] { $count } кашкет пропадає намарно.
        [few] { $count } кашкети скасовують один одного: вирішує решта карт.
       *[many] { $count } кашкетів скасовують один одного: вирішує решта карт.
    }
event-only-hats = Самі кашкети: { $seat } тримає жетон і вирішує.
event-tie = Нічия: { $seat } тримає жетон і вирішує.
event-leak =
    { $leaks ->
        [1] Перша теча { the-boat.inside }.
       *[other] Ще одна теча { the-boat.inside }: тепер їх { $leaks }.
    }
event-overboard =
    { $rank ->
        [officer] { $seat } втрачає офіцера: він падає за борт { the-boat.gen } і тоне.
       *[other] { $seat } втрачає матроса: він падає за борт { the-boat.gen } і тоне.
    }
event-sank =
    { $count ->
        [0] На дно йде { the-boat }: у ній нікого не було.
        [one] На дно йде { the-boat }, а з нею { $count } людина.
        [few] На дно йде { the-boat }, а з нею { $count } людини.
       *[many] На дно йде { the-boat }, а з нею { $count } людей.
    }
event-moved =
    { $left ->
        [0] Уперед іде { the-boat }: ось і берег!
        [one] Уперед іде { the-boat }: до берега залишився { $left } хід.
        [few] Уперед іде { the-boat }: до берега залишилося { $left } ходи.
       *[many] Уперед іде { the-boat }: до берега залишилося { $left } ходів.
    }
event-landed =
    { $island ->
        [left] { $count ->
            [one] На лівий острів { the-boat.from } висаджується { $count } людина.
            [few] На лівий острів { the-boat.from } висаджуються { $count } людини.
           *[many] На лівий острів { the-boat.from } висаджується { $count } людей.
        }
        [centre] { $count ->
            [one] На центральний острів { the-boat.from } висаджується { $count } людина.
            [few] На центральний острів { the-boat.from } висаджуються { $count } людини.
           *[many] На центральний острів { the-boat.from } висаджується { $count } людей.
        }
       *[right] { $count ->
            [one] На правий острів { the-boat.from } висаджується { $count } людина.
            [few] На правий острів { the-boat.from } висаджуються { $count } людини.
           *[many] На правий острів { the-boat.from } висаджується { $count } людей.
        }
    }
event-landed-empty = Ніхто не сходить на берег { the-boat.from }: вона просто стає в ряд прибулих.
event-left =
    { $rank ->
        [officer] { $seat } висаджує офіцера { the-boat.from } у воду.
       *[other] { $seat } висаджує матроса { the-boat.from } у воду.
    }
event-climbed =
    { $rank ->
        [officer] { $seat } пересаджує офіцера { the-boat.into }.
       *[other] { $seat } пересаджує матроса { the-boat.into }.
    }
event-drowned =
    { $rank ->
        [officer] { $seat } втрачає офіцера: місця йому не знайшлося, і він тоне.
       *[other] { $seat } втрачає матроса: місця йому не знайшлося, і він тоне.
    }

# Чим скінчилося.

outcome-no-boats = На воді не залишилося шлюпок. Хто на березі, той урятований.
outcome-nobody-left = На воді нікого не залишилося. Хто на березі, той урятований.

# Чому відповідь не за правилами.

refused-no-such-lane = Такої доріжки немає: доріжки рахують зліва направо, від 1 до { $lanes }.
refused-lane-taken = Доріжка { $lane } вже зайнята. Виберіть вільну.
refused-no-such-colour = У цій грі такого кольору немає. Є такі: { $colours }.
refused-all-aboard =
    { $rank ->
        [officer] Усі ваші офіцери вже в шлюпках.
       *[other] Усі ваші матроси вже в шлюпках.
    }
refused-boat-full = У { the-boat.loc } немає вільного місця.
refused-not-afloat = На воді більше немає { the-boat.gen }.
refused-no-vote = У цій шлюпці немає ваших людей, тож кому летіти за борт, вирішують інші. Але попросити когось пощадити можна.
refused-no-hat = Ви вже виклали всі свої кашкети, а назад вони не повертаються.
refused-nobody-of-colour = У шлюпці немає нікого цього кольору, тож і за борт летіти нема кому.
refused-not-tied = Жетон у вас, і вирішуєте ви, але вибирати можна лише з тих кольорів, що мають порівну голосів.
refused-talk-over = Голосування оголошено: доки не відкриють карти, говорити більше не можна.
refused-said-enough =
    { $most ->
        [one] Ви вже все сказали: перед голосуванням кожному дозволено лише { $most } заяву.
        [few] Ви вже все сказали: перед голосуванням кожному дозволено лише { $most } заяви.
       *[many] Ви вже все сказали: перед голосуванням кожному дозволено лише { $most } заяв.
    }
refused-said-already = Ви це вже казали.
refused-no-offer = Погодитися можна лише на пропозицію, яку вам зробили перед цим голосуванням.
refused-nobody-to-talk-to = Домовляються з іншим гравцем, який тут голосує, а називають його за кольором шлюпки.
refused-not-first = Припинити розмови й оголосити голосування може лише той, у кого жетон: { $seat }.
refused-left-already = У цьому раунді хтось уже покинув { the-boat.acc }, а більше ніж одному не можна.
refused-nobody-aboard =
    { $rank ->
        [officer] У { the-boat.loc } немає ваших офіцерів.
       *[other] У { the-boat.loc } немає ваших матросів.
    }
refused-same-boat = Цю шлюпку щойно покинули; залізти в неї назад не можна.

# Допомога за столом і рахунок.

welcome-hint = Ви тут уперше? r 1 — мета гри, r 3 — як іде раунд, help — підказки.
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
