# «Робінзон Крузо»: усе, що каже ця гра, крім написаного на картах.

game-name = Робінзон Крузо
game-author = Автор гри — Ігнацій Тшевічек
game-blurb = Вас викинуло на острів, який вам не радий. Разом розставляйте фішки, будуйте укриття, полюйте, збирайте й досліджуйте — і сподівайтеся, що ніч, погода й нова подія вас помилують. Або ви спільно досягнете мети сценарію, або острів не відпустить нікого.
game-line = Будуйте, розвідуйте й виживайте разом, день за днем, доки острів вас терпить.
game-facts = 1–4 · разом · 90 хв
bot-survivor = Виживальник

# Що вибирають перед грою.

setting-scenario = Сценарій
setting-scenario-help = Що треба зробити, за скільки раундів і в яку погоду.
setting-characters = Персонажі
setting-characters-help = Хто тесля, хто кок, хто дослідник, хто солдат.
setting-characters-draw = За жеребом; для одного й для двох без солдата
setting-characters-choose = Кожен вибирає сам
setting-friday = П’ятниця
setting-friday-help = П’ятниця — помічник з однією фішкою. З ним легше.
setting-friday-none = Якщо грають один або двоє
setting-friday-true = Із П’ятницею
setting-friday-false = Без П’ятниці
setting-dog = Пес
setting-dog-help = Пес — нейтральна фішка для одного полювання або одного дослідження за раунд. З ним легше.
setting-dog-none = Лише наодинці
setting-dog-true = Із псом
setting-dog-false = Без пса
setting-items = Стартові предмети
setting-items-help = Скільки стартових предметів; кожен можна застосувати двічі. Що більше, то легше.
setting-items-2 = 2 стартові предмети
setting-items-0 = Без стартових предметів
setting-items-1 = 1 стартовий предмет
setting-items-3 = 3 стартові предмети
setting-items-4 = 4 стартові предмети
setting-events = Події
setting-events-help = Яких подій у колоді більше. В «Уцілілих» книга нічого не робить.
setting-events-even = Книг і пригод порівну
setting-events-books = На дві книги більше, на дві пригоди менше
setting-events-adventures = На дві пригоди більше, на дві книги менше
setting-wreck = Уламки
setting-wreck-help = Карта уламків, яка лежить на полі від самого початку.
setting-wreck-food = Ящики з їжею
setting-wreck-random = Будь-яка з трьох
setting-harder = Складніше правило
setting-harder-help = Складніше правило, лише для острова Кінг-Конга: Кінг-Конг нападає й щоночі, коли хтось із персонажів не поїв.
setting-harder-false = Без нього
setting-harder-true = Із ним

# Слова відповідей. Карти мають їх в інших файлах.

card-carpenter = Тесля
card-cook = Кок
card-explorer = Дослідник
card-soldier = Солдат
card-friday = П’ятниця
card-dog = Пес
card-threat = загроза
card-hunt = полювання
card-build = будівництво
card-gather = збирання
card-explore = дослідження
card-arrange = облаштування
card-rest = відпочинок
card-shelter = укриття
card-roof = дах
card-palisade = частокіл
card-weapon = зброя
card-wood = деревина
card-food = їжа
card-fur = шкури
card-success = успіх
card-wound = рана
card-adventure = пригода
card-left = ліворуч
card-right = праворуч
card-economy = Ощадливість
card-new-idea = Нова ідея
card-handyman = Умілець
card-recipe = Бабусин рецепт
card-soup = Каша із сокири
card-hooch = Самогон
card-reconnaissance = Розвідка
card-speech = Надихлива промова
card-scouting = Пошуки
card-tracking = Слідопит
card-bait = Принада
card-frenzy = Лють
card-defence = План оборони
card-t1-left = t1 ліворуч
card-t1-right = t1 праворуч
card-t1-token = t1 папуги
card-t2-left = t2 ліворуч
card-t2-right = t2 праворуч
card-t2-token = t2 папуги
card-t3-left = t3 ліворуч
card-t3-right = t3 праворуч
card-t3-token = t3 папуги
card-m1-left = m1 ліворуч
card-m1-right = m1 праворуч
card-m1-token = m1 папуги
card-m2-left = m2 ліворуч
card-m2-right = m2 праворуч
card-m2-token = m2 папуги
card-m3-left = m3 ліворуч
card-m3-right = m3 праворуч
card-m3-token = m3 папуги
card-m4-left = m4 ліворуч
card-m4-right = m4 праворуч
card-m4-token = m4 папуги
card-b1-left = b1 ліворуч
card-b1-right = b1 праворуч
card-b1-token = b1 папуги
card-b2-left = b2 ліворуч
card-b2-right = b2 праворуч
card-b2-token = b2 папуги
card-b3-left = b3 ліворуч
card-b3-right = b3 праворуч
card-b3-token = b3 папуги

# Люди, дії та речі всередині інших текстів. На початку речення: .start.

part-the-who =
    { $who ->
        [carpenter] тесля
        [cook] кок
        [explorer] дослідник
        [soldier] солдат
        [friday] П’ятниця
        [jenny] Дженні
       *[other] { $who }
    }
    .start =
        { $who ->
            [carpenter] Тесля
            [cook] Кок
            [explorer] Дослідник
            [soldier] Солдат
           *[other] { part-the-who }
        }
    .gen =
        { $who ->
            [carpenter] теслі
            [cook] кока
            [explorer] дослідника
            [soldier] солдата
            [friday] П’ятниці
            [jenny] Дженні
           *[other] { $who }
        }
part-to-act =
    { $action ->
        [threat] усунути загрозу { NAME($target) }
        [hunt] { $target ->
            [t1-village] напасти на село на t1
            [t2-village] напасти на село на t2
            [t3-village] напасти на село на t3
            [m2-village] напасти на село на m2
            [m3-village] напасти на село на m3
            [m4-village] напасти на село на m4
            [b1-village] напасти на село на b1
            [b2-village] напасти на село на b2
            [b3-village] напасти на село на b3
            [t4-city] напасти на місто
            [kong] полювати на Кінг-Конга
           *[other] полювати
        }
        [build] { $target ->
            [shelter] збудувати укриття
            [roof] підняти дах
            [palisade] підняти частокіл
            [weapon] поліпшити зброю
            [t1-cross] поставити хрест на t1
            [t2-cross] поставити хрест на t2
            [t3-cross] поставити хрест на t3
            [m1-cross] поставити хрест на m1
            [m2-cross] поставити хрест на m2
            [m3-cross] поставити хрест на m3
            [m4-cross] поставити хрест на m4
            [b1-cross] поставити хрест на b1
            [b2-cross] поставити хрест на b2
            [b3-cross] поставити хрест на b3
            [t1-trap] поставити пастку на t1
            [t2-trap] поставити пастку на t2
            [t3-trap] поставити пастку на t3
            [m1-trap] поставити пастку на m1
            [m2-trap] поставити пастку на m2
            [m3-trap] поставити пастку на m3
            [m4-trap] поставити пастку на m4
            [b1-trap] поставити пастку на b1
            [b2-trap] поставити пастку на b2
            [b3-trap] поставити пастку на b3
           *[other] створити предмет «{ NAME($target) }»
        }
        [gather] збирати: { NAME($target) }
        [explore] { $target ->
            [mystery-treasure-map] іти за мапою скарбів
            [rescue] плисти плотом по Дженні
           *[other] дослідити { NAME($target) }
        }
        [arrange] { $target ->
            [reclaim] освоїти землю
           *[other] облаштувати табір
        }
        [rest] відпочивати
       *[other] { NAME($action) } { NAME($target) }
    }
part-acts-so =
    { $action ->
        [threat] усуває загрозу { NAME($target) }
        [hunt] { $target ->
            [t1-village] нападає на село на t1
            [t2-village] нападає на село на t2
            [t3-village] нападає на село на t3
            [m2-village] нападає на село на m2
            [m3-village] нападає на село на m3
            [m4-village] нападає на село на m4
            [b1-village] нападає на село на b1
            [b2-village] нападає на село на b2
            [b3-village] нападає на село на b3
            [t4-city] нападає на місто
            [kong] полює на Кінг-Конга
           *[other] полює
        }
        [build] { $target ->
            [shelter] будує укриття
            [roof] піднімає дах
            [palisade] піднімає частокіл
            [weapon] поліпшує зброю
            [t1-cross] ставить хрест на t1
            [t2-cross] ставить хрест на t2
            [t3-cross] ставить хрест на t3
            [m1-cross] ставить хрест на m1
            [m2-cross] ставить хрест на m2
            [m3-cross] ставить хрест на m3
            [m4-cross] ставить хрест на m4
            [b1-cross] ставить хрест на b1
            [b2-cross] ставить хрест на b2
            [b3-cross] ставить хрест на b3
            [t1-trap] ставить пастку на t1
            [t2-trap] ставить пастку на t2
            [t3-trap] ставить пастку на t3
            [m1-trap] ставить пастку на m1
            [m2-trap] ставить пастку на m2
            [m3-trap] ставить пастку на m3
            [m4-trap] ставить пастку на m4
            [b1-trap] ставить пастку на b1
            [b2-trap] ставить пастку на b2
            [b3-trap] ставить пастку на b3
           *[other] створює предмет «{ NAME($target) }»
        }
        [gather] збирає: { NAME($target) }
        [explore] { $target ->
            [mystery-treasure-map] іде за мапою скарбів
            [rescue] пливе плотом по Дженні
           *[other] досліджує { NAME($target) }
        }
        [arrange] { $target ->
            [reclaim] освоює землю
           *[other] облаштовує табір
        }
        [rest] відпочиває
       *[other] діє: { NAME($action) } { NAME($target) }
    }
part-which-time =
    { $number ->
        [1] { part-to-act }
       *[other] { part-to-act } (№ { $number })
    }
part-paid-so =
    { $price ->
        [none] { part-to-act }
        [wood] { part-to-act }, за деревину
        [fur] { part-to-act }, за шкури
        [food] { part-to-act }, за їжу
        [fur-1] { part-to-act }, за деревину й 1 шкуру
        [fur-2] { part-to-act }, за деревину й 2 шкури
       *[other] { part-to-act }; знадобиться «{ NAME($price) }»
    }
part-some-wood =
    { $wood ->
        [one] { $wood } деревина
        [few] { $wood } деревини
       *[many] { $wood } деревини
    }
part-some-food =
    { $food ->
        [one] { $food } їжа
        [few] { $food } їжі
       *[many] { $food } їжі
    }
part-some-rations =
    { $rations ->
        [one] { $rations } їжа, що не псується
        [few] { $rations } їжі, що не псується
       *[many] { $rations } їжі, що не псується
    }
part-some-fur =
    { $fur ->
        [one] { $fur } шкура
        [few] { $fur } шкури
       *[many] { $fur } шкур
    }
part-some-goods =
    { $wood ->
        [0] { $food ->
            [0] { $rations ->
                [0] { $fur ->
                    [0] нічого
                   *[other] { part-some-fur }
                }
               *[other] { $fur ->
                    [0] { part-some-rations }
                   *[other] { part-some-rations }; { part-some-fur }
                }
            }
           *[other] { $rations ->
                [0] { $fur ->
                    [0] { part-some-food }
                   *[other] { part-some-food }; { part-some-fur }
                }
               *[other] { $fur ->
                    [0] { part-some-food }; { part-some-rations }
                   *[other] { part-some-food }; { part-some-rations }; { part-some-fur }
                }
            }
        }
       *[other] { $food ->
            [0] { $rations ->
                [0] { $fur ->
                    [0] { part-some-wood }
                   *[other] { part-some-wood }; { part-some-fur }
                }
               *[other] { $fur ->
                    [0] { part-some-wood }; { part-some-rations }
                   *[other] { part-some-wood }; { part-some-rations }; { part-some-fur }
                }
            }
           *[other] { $rations ->
                [0] { $fur ->
                    [0] { part-some-wood }; { part-some-food }
                   *[other] { part-some-wood }; { part-some-food }; { part-some-fur }
                }
               *[other] { $fur ->
                    [0] { part-some-wood }; { part-some-food }; { part-some-rations }
                   *[other] { part-some-wood }; { part-some-food }; { part-some-rations }; { part-some-fur }
                }
            }
        }
    }
part-the-terrain =
    { $terrain ->
        [beach] пляж
        [hills] пагорби
        [mountains] гори
        [river] річка
        [plains] рівнина
       *[other] { $terrain }
    }
part-picture-on-the-left =
    { $left ->
        [wood] деревина
        [parrot] папуги
        [fish] риба
        [beast] звір
       *[other] { $left }
    }
part-picture-on-the-right =
    { $right ->
        [wood] деревина
        [parrot] папуги
        [fish] риба
        [beast] звір
       *[other] { $right }
    }
part-a-token =
    { $token ->
        [wood] додаткова деревина
        [food] додаткова їжа
        [time] трудомістка дія
        [danger] велика небезпека
        [reroll] перекидання
        [adventure] пригода
        [flock] зграя папуг
        [flu] карта «Грип»
        [fog] туман
        [ash] попіл
        [cross] хрест
        [trap] пастка
       *[other] { $token }
    }
part-the-place =
    { $place ->
        [hunt] полювання
        [build] будівництво
        [gather] збирання
        [explore] дослідження
        [arrange] облаштування табору
        [night] ніч
        [shelter] ціна укриття
        [roof] ціна даху
        [palisade] ціна частоколу
        [weapon] ціна зброї
       *[other] { $place }
    }
part-a-scar =
    { $scar ->
        [build-head] коричнева, на голові
        [build-arm] коричнева, на руці
        [build-leg] коричнева, на нозі
        [build-belly] коричнева, на животі
        [gather-head] сіра, на голові
        [gather-arm] сіра, на руці
        [gather-leg] сіра, на нозі
        [gather-belly] сіра, на животі
        [explore-head] зелена, на голові
        [explore-arm] зелена, на руці
        [explore-leg] зелена, на нозі
        [explore-belly] зелена, на животі
       *[other] { $scar }
    }

# Запитання.

ask-character = Ким ви будете?
ask-plan = Куди підуть ваші фішки?
ask-order = Яка дія наступна?
ask-powers = Зараз можна застосувати:
ask-pause = Хвилина для вмінь і предметів. Ідемо далі?
ask-way =
    { $card ->
        [none] Що виберете?
       *[other] «{ NAME($card) }»: що виберете?
    }
ask-roll = Кубики кидає { part-the-who }. Перекинути один із них?
ask-build = Що ви зараз збудуєте?
ask-morale = Моральний дух на найвищій позначці. Що виберете?
ask-production = Видобуток зменшено вдвічі: що візьмете?
ask-shortcut = Куди веде «Стежка»?
ask-supply = Що принести «Стежкою» цього раунду? Що лишите, можна зібрати.
ask-corral = Яких папуг заженете?
ask-hungry = Їжі не вистачає на { $count } { $count ->
        [one] людину
        [few] людини
       *[many] людей
    }; голод — це { $wounds ->
        [one] { $wounds } рана
        [few] { $wounds } рани
       *[many] { $wounds } ран
    }. Кому голодувати?
ask-camp = Чи переїде табір? Дах і частокіл зменшаться вдвічі, а без укриття — до 0.
ask-move-camp = Табір мусить переїхати. Куди?
ask-night = Де ви заночуєте?
ask-battle = Бій! Застосуєте щось?
ask-animals = Іде голодний звір. Є чим захиститися?
ask-weapon = Потрібна зброя { $level }, а ви маєте { $weapon }. Візьмете тимчасову?
ask-wield = Яку зброю візьмете?
ask-user = Хто це застосовує?
ask-ignore = Витягнуто карту «{ NAME($card) }». Що зробите?
ask-mystery = Тягнути далі?
ask-beast = Який із найсильніших звірів прийде?
ask-find = Яку знахідку лишите?
ask-backpack = Скористаєтеся заплічним мішком?
ask-peek = На що подивитеся?
ask-idea = Який винахід покладете на поле?
ask-invention = Який винахід візьмете з колоди?
ask-discard-invention = Який винахід скинете?
ask-turn-back = Який предмет перевернете?
ask-discard-item = Який предмет втратите?
ask-mark = На який предмет ляже чорний маркер?
ask-free-item = Який предмет створите безплатно?
ask-heal = Чию рану вилікувати?
ask-arrow = Яка стрілка більше не знизить моральний дух?
ask-disease = Кому дістанеться маркер хвороби?
ask-encourage = Кому дати 1 рішучість?
ask-exhaust = Яке джерело виснажиться?
ask-exhaust-tile = На якій ділянці виснажаться всі джерела?
ask-terrain = На якій ділянці закриється місцевість?
ask-turn-down = Яка ділянка стане недоступною?
ask-take-off = Що ви приберете з острова?
ask-put =
    { $token ->
        [fog] Спускається туман. Яке місце він сховає?
        [ash] Падає попіл. Яке місце він засипле?
       *[other] Куди це покласти?
    }
ask-calm = Якого лиха від голодних звірів не буде?
ask-roll-animals = Який кубик голодних звірів перекинути?
ask-tile = Яку ділянку покладете зверху?
ask-tile-to-lay = Яку з цих ділянок викладете?
ask-next-tile = Яку ділянку повернути наступною? Остання ляже зверху.

# Відповіді.

option-go-on = Далі
option-enough = Досить
option-stay = Лишитися
option-be = { part-the-who.start }
option-choose =
    { $way ->
        [open] Просто неба
        [event-deck] Верхня карта колоди подій
        [beast] Голодний звір
        [beside] Звір, який чекає
       *[other] { NAME($way) }
    }
option-choose-space = { $space }
option-choose-person = { NAME($who) }
option-choose-item = { NAME($item) }
option-choose-card = { NAME($card) }
option-choose-part =
    { $part ->
        [left] { $space }: джерело ліворуч
        [right] { $space }: джерело праворуч
        [token] { $space }: зграя папуг
        [terrain] { $space }: маркер на місцевості
        [space] { $space }: маркер
        [wood] { $space }: додаткова деревина
        [food] { $space }: додаткова їжа
        [time] { $space }: трудомістка дія
        [danger] { $space }: велика небезпека
        [flock] { $space }: жетон із папугами
        [fog] { $space }: туман
        [ash] { $space }: попіл
       *[other] { $space }: { $part }
    }
option-choose-arrow = { part-the-who.start }: стрілка біля рани { $wound }
option-choose-tile = Ділянка { $tile }: { part-the-terrain }; { part-picture-on-the-left } і { part-picture-on-the-right }
option-determination = 2 рішучості
option-heal = Вилікувати 1 рану
option-produce = { part-some-wood } і { part-some-food }
option-hungry = Голодує { part-the-who }
option-do =
    { $asked ->
        [order] Тепер { part-to-act }
       *[plan] { $aid ->
            [none] { part-the-who.start }: { part-paid-so }
           *[other] { part-the-who.start }: { part-paid-so }; допоможе «{ NAME($aid) }»
        }
    }
option-send =
    { $aid ->
        [none] { part-the-who.start }: { part-paid-so }
       *[other] { part-the-who.start }: { part-paid-so }; допоможе «{ NAME($aid) }»
    }
option-add = { NAME($pawn) }: допомогти { part-which-time }
option-take = Забрати назад: { NAME($pawn) } ({ part-which-time })
option-with = { NAME($extra) }: узяти, щоб { part-which-time }
option-ready = Усе готово
option-wait = Ні, ще не готово
option-build =
    { $aid ->
        [none] Зараз { part-paid-so }
       *[other] Зараз { part-paid-so }; допоможе «{ NAME($aid) }»
    }
option-do-next = Тепер { part-which-time }
option-keep = Лишити кубики
option-reroll =
    { $die ->
        [success] Перекинути кубик успіху
        [wound] Перекинути кубик ран
       *[adventure] Перекинути кубик пригод
    }
option-reroll-with =
    { $die ->
        [success] «{ NAME($card) }»: перекинути кубик успіху
        [wound] «{ NAME($card) }»: перекинути кубик ран
       *[adventure] «{ NAME($card) }»: перекинути кубик пригод
    }
option-fight = До бою
option-arm = { part-the-who.start }: застосувати «{ NAME($card) }»
option-draw = Тягнути далі
option-use = Застосувати: { NAME($card) }
option-wield =
    { $purpose ->
        [arm] { NAME($card) }: зброя +{ $bonus } у цьому бою
        [protect] { NAME($card) }: захистити всіх
        [spare] { NAME($card) }: не дістати 1 рани
       *[brandish] Застосувати: { NAME($card) }
    }
option-ignore = { NAME($card) }: відвернути «{ NAME($mystery) }»
option-use-ability = Уміння «{ NAME($ability) }»
option-way-determination = 2 рішучості
option-way-morale = Моральний дух +1
option-way-ignore-rain = Не рахувати 1 дощової хмари
option-way-snow-as-rain = Узяти 1 снігову хмару за дощову
option-way-beast-on-top = Лишити звіра нагорі
option-way-beast-to-bottom = Прибрати звіра вниз
option-way-raise-weapon = Зброя +1
option-way-raise-palisade = Частокіл +1
option-way-discard-wood = Скинути 1 деревину
option-way-discard-food = Скинути 1 їжу

# Що сталося: раунд і карти.

event-character = { $seat } — { part-the-who }.
event-round = Раунд { $number }.
event-first-player = Тепер перший гравець — { part-the-who }.
event-drawn = Подія: «{ NAME($card) }».
event-book = Випала книга.
event-strikes = Загроза спрацьовує: «{ NAME($card) }».
event-adventure = Пригода: «{ NAME($card) }».
event-mystery = Таємниця: «{ NAME($card) }».
event-set-aside = Відкладено: «{ NAME($card) }».
event-drawing-stops = Таємниць більше не тягнуть.
event-mystery-ignored = Карта «{ NAME($card) }» не діє.
event-treasure = Скарб: «{ NAME($card) }».
event-treasure-lost = Скарб утрачено: «{ NAME($card) }».
event-found = Знайдено: «{ NAME($card) }».
event-find-kept = Знахідку лишили: «{ NAME($card) }».
event-kept = Карту лишили: «{ NAME($card) }».
event-discarded-card = Скинуто: «{ NAME($card) }».
event-shuffled-in = До колоди подій: «{ NAME($card) }».
event-event-seen = Нагорі колоди подій: «{ NAME($card) }».

# Що сталося: плани й дії.

event-planned = { part-the-who.start } хоче { part-to-act }.
event-joined = На підмогу: { NAME($pawn) } ({ part-to-act }).
event-withdrawn = Фішку забрали: { NAME($pawn) } ({ part-to-act }).
event-used-with =
    { $extra ->
        [economy] Буде застосовано вміння «{ NAME($extra) }» ({ part-to-act }).
       *[other] Буде застосовано предмет «{ NAME($extra) }» ({ part-to-act }).
    }
event-ready = { $seat }: усе готово.
event-not-ready = { $seat }: ще не готово.
event-acts = { part-the-who.start } { part-acts-so }.
event-rolled =
    { $success ->
        [0] На кубиках: невдача{ $wound ->
            [0] {""}
           *[other] , рана
        }{ $adventure ->
            [0] {""}
           *[other] , пригода
        }.
       *[other] На кубиках: успіх{ $wound ->
            [0] {""}
           *[other] , рана
        }{ $adventure ->
            [0] {""}
           *[other] , пригода
        }.
    }
event-rerolled =
    { $die ->
        [success] { $shows ->
            [0] Кубик успіху перекинуто: невдача.
           *[other] Кубик успіху перекинуто: успіх.
        }
        [wound] { $shows ->
            [0] Кубик ран перекинуто: нічого.
           *[other] Кубик ран перекинуто: рана.
        }
       *[adventure] { $shows ->
            [0] Кубик пригод перекинуто: нічого.
           *[other] Кубик пригод перекинуто: пригода.
        }
    }
event-failed = Не вийшло.
event-dealt-with = Загрозу усунуто: «{ NAME($card) }».
event-shelter = Укриття збудовано.
event-needless = Більше не потрібно: «{ NAME($item) }». Сплачене повертається.
event-built = Створено: «{ NAME($item) }».
event-item = З’явився предмет «{ NAME($item) }».
event-explored = Досліджено: { $space } — ділянка { $tile }, { part-the-terrain }.
event-unblocked = У таборі знову лад.
event-used = { part-the-who.start } застосовує: «{ NAME($card) }».
event-ability = { part-the-who.start } застосовує вміння «{ NAME($ability) }».

# Що сталося: люди.

event-wounded =
    { $count ->
        [one] { part-the-who.start } дістає { $count } рану.
        [few] { part-the-who.start } дістає { $count } рани.
       *[many] { part-the-who.start } дістає { $count } ран.
    }
event-healed =
    { $count ->
        [one] У { part-the-who.gen } загоїлася { $count } рана.
        [few] У { part-the-who.gen } загоїлися { $count } рани.
       *[many] У { part-the-who.gen } загоїлося { $count } ран.
    }
event-supper = Вечеря.
event-hungry = { part-the-who.start } лишається без їжі.
event-hard-night = Без укриття ніч важка.
event-spoils = Рештки їжі псуються.
event-no-adventure = У { part-the-who.gen } пригод не буває: замість них рана.
event-died = { part-the-who.start } помирає.
event-encouraged =
    { $count ->
        [one] { part-the-who.start } дістає { $count } рішучість.
        [few] { part-the-who.start } дістає { $count } рішучості.
       *[many] { part-the-who.start } дістає { $count } рішучості.
    }
event-discouraged =
    { $count ->
        [one] { part-the-who.start } втрачає { $count } рішучість.
        [few] { part-the-who.start } втрачає { $count } рішучості.
       *[many] { part-the-who.start } втрачає { $count } рішучості.
    }
event-scarred = { part-the-who.start } дістає особливу рану: { part-a-scar }.
event-scar-gone = У { part-the-who.gen } більше немає особливої рани: { part-a-scar }.
event-infected = { part-the-who.start } дістає маркер хвороби.
event-arrow-ignored = { part-the-who.start }: стрілка біля рани { $wound } більше не знизить моральний дух.
event-one-pawn = У раунді { $round } у { part-the-who.gen } лише одна фішка.
event-only-actions = У цьому раунді для { part-the-who.gen } можливе лише це: { $kinds }.
event-no-abilities = { part-the-who.start } у цьому раунді не може застосовувати вміння.
event-no-teamwork = Суперечка: у цьому раунді кожен працює сам.
event-clumsy = { part-the-who.start } тепер перекидає успіхи.
event-steady = { part-the-who.start } більше не перекидає успіхів.
event-outside =
    { $place ->
        [open] { part-the-who.start } ночує просто неба.
       *[other] { part-the-who.start } ночує поза табором: { $place }.
    }
part-morale-level =
    { $level ->
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] { $level }
    }
event-morale =
    { $by ->
        [1] Моральний дух зростає до { part-morale-level }.
        [2] Моральний дух зростає до { part-morale-level }.
        [3] Моральний дух зростає до { part-morale-level }.
       *[other] Моральний дух падає до { part-morale-level }.
    }

# Що сталося: табір.

event-gained = Здобуто: { part-some-goods }.
event-discarded = Скинуто: { part-some-goods }.
event-level-unsheltered =
    { $level ->
        [roof] Без укриття дах не підняти.
       *[palisade] Без укриття частокіл не підняти.
    }
event-level =
    { $level ->
        [roof] { $by ->
            [1] Дах зростає до { $now }.
            [2] Дах зростає до { $now }.
            [3] Дах зростає до { $now }.
           *[other] Дах падає до { $now }.
        }
        [palisade] { $by ->
            [1] Частокіл зростає до { $now }.
            [2] Частокіл зростає до { $now }.
            [3] Частокіл зростає до { $now }.
           *[other] Частокіл падає до { $now }.
        }
       *[weapon] { $by ->
            [1] Зброя зростає до { $now }.
            [2] Зброя зростає до { $now }.
            [3] Зброя зростає до { $now }.
           *[other] Зброя падає до { $now }.
        }
    }
event-camp-moved = Табір переїжджає: { $space }.
event-blocked = Чорний маркер: найближче облаштування табору лише прибере його.
event-production =
    { $how ->
        [no-all] У цьому раунді видобутку немає.
        [no-wood] У цьому раунді деревини не видобувають.
        [no-food] У цьому раунді їжі не видобувають.
        [half] У цьому раунді видобуток удвічі менший.
        [more-wood] Видобуток цього раунду: деревина +{ $count }.
       *[more-food] Видобуток цього раунду: їжа { $count }.
    }
event-pit =
    { $food ->
        [0] У ямі порожньо.
       *[other] У яму хтось упіймався: { part-some-food }.
    }
event-invention-found = Новий винахід: «{ NAME($item) }».
event-invention-discarded = Винахід іде з поля: «{ NAME($item) }».
event-idea = Ідея: «{ NAME($item) }».
event-turned-back = Перевернуто стороною винаходу: «{ NAME($item) }».
event-marked = Чорний маркер: «{ NAME($item) }».
event-items-away = До кінця фази дій предметів застосовувати не можна.

# Що сталося: острів.

event-laid =
    { $token ->
        [fog] Спустився туман: { part-the-place }.
        [ash] Випав попіл: { part-the-place }.
        [cross] Хрест поставлено: { part-the-place }.
        [trap] Пастку поставлено: { part-the-place }.
       *[other] Новий жетон: { part-a-token } ({ part-the-place }).
    }
event-taken =
    { $token ->
        [fog] Туман розвіявся: { part-the-place }.
        [ash] Попелу більше немає: { part-the-place }.
        [cross] Хреста більше немає: { part-the-place }.
        [trap] Пастки більше немає: { part-the-place }.
       *[other] Жетон прибрано: { part-a-token } ({ part-the-place }).
    }
event-covered =
    { $part ->
        [left] Джерело ліворуч на { $space } виснажене.
        [right] Джерело праворуч на { $space } виснажене.
        [token] Зграя на { $space } виснажена.
        [terrain] Місцевість на { $space } закрито.
       *[space] Чорний маркер чекає на { $space }.
    }
event-uncovered =
    { $part ->
        [left] Джерело ліворуч на { $space } знову повне.
        [right] Джерело праворуч на { $space } знову повне.
        [token] Зграя на { $space } повернулася.
        [terrain] Місцевість на { $space } знову відкрито.
       *[space] Чорний маркер з { $space } прибрано.
    }
event-turned-down = Ділянка на { $space } недоступна.
event-turned-up = Ділянка на { $space } знову доступна.
event-shortcut = «Стежка» веде на { $space }.
event-tiles-seen = Наступні ділянки: { $tiles }.
event-tile-put-back = Ділянку { $tile } повернули.
event-tile-on-top = Ділянку { $tile } поклали зверху.

# Що сталося: звірі та бій.

event-beast = Звір: «{ NAME($card) }».
event-beast-comes = У колоді полювання стало на одного звіра більше.
event-beast-gone = Звіра скинуто: «{ NAME($card) }».
event-beast-seen = Звіра видно: «{ NAME($card) }».
event-beast-below = Звір пішов під низ колоди полювання.
event-beast-on-top = Нагорі колоди полювання: «{ NAME($card) }».
event-beast-beside = Звір чекає наступного раунду.
event-armed = { part-the-who.start } застосовує: «{ NAME($card) }», зброя +{ $bonus }.
event-guarded = { part-the-who.start } уникає рани: «{ NAME($card) }».
event-fight = Сила { $strength } проти зброї { $weapon }.

# Що сталося: погода.

event-forecast =
    { $token ->
        [rain] Збирається дощова хмара.
        [snow] Збирається снігова хмара.
        [storm] Насувається шторм.
       *[animals] Прийдуть голодні звірі.
    }
event-clouds =
    { $die ->
        [rain] Кубик дощу: дощових хмар { $rain }, снігових { $snow }.
       *[winter] Кубик зими: дощових хмар { $rain }, снігових { $snow }.
    }
event-animals =
    { $shows ->
        [palisade] Голодні звірі ламають частокіл.
        [food] Голодні звірі хочуть їжі.
        [beast] Нападає голодний звір із силою 3.
       *[none] Голодні звірі не прийшли.
    }
event-animals-ignored =
    { $shows ->
        [palisade] Напад на частокіл відбито.
        [food] Звірі лишилися без їжі.
       *[beast] Голодного звіра відігнано.
    }
event-weather = Погода: дощових хмар { $rain }, снігових { $snow }, дах { $roof }.
event-storm = Налітає шторм.
event-cloud-ignored =
    { $cloud ->
        [snow] Снігової хмари не рахують.
       *[rain] Дощової хмари не рахують.
    }
event-snow-as-rain = Снігову хмару взяли за дощову.

# Чим усе скінчилося.

outcome-goal = Мети досягнуто, і всі живі. Перемога!
outcome-died = Один із вас помер, а отже, гру програно.
outcome-camp-lost = Ділянка з табором стала недоступною: гру програно.
outcome-too-late = Останній раунд скінчився, а мети не досягнуто. Острів вас не відпустив.

# Від чого хтось помер.

cause-event = подія
cause-adventure = пригода
cause-mystery = таємниця
cause-fight = бій
cause-spirits = занепад духу
cause-dice = кубик ран
cause-clouds = дощ і сніг
cause-animals = голодні звірі
cause-storm = шторм
cause-hunger = голод
cause-night = ніч просто неба
cause-illness = хвороба
cause-place = небезпечне місце чи справа

# Довідка за столом і рахунок.

welcome-hint = Ви тут уперше? m — мета й усі карти, r 10 — плани, help — довідка.
help-answers =
    Введіть номер відповіді або саму відповідь; імена — як їх показано:
      do build shelter wood     ваша фішка починає: будувати укриття, за деревину
      do gather t1-left         збирати з джерела ліворуч на t1
      do explore t2             дослідити клітинку t2
      do threat right           усунути загрозу праворуч
      do hunt, do rest          полювання, відпочинок; do arrange — облаштування
      friday build knife        починає П’ятниця; його ставить перший гравець
      add cook build-shelter    ще фішка, своя чи нейтральна, у стос
      take cook build-shelter   забрати фішку назад
      with basket gather-t1-left  узяти для цієї дії кошик
      ready, wait               плани готові; ні, ще не готові
      use pistol, use soup      застосувати предмет, знахідку, скарб чи вміння
      keep, reroll wound        лишити кубики або один перекинути
      choose t1-left            те, що велить вибрати карта
      go-on                     більше ніхто нічого не застосовує
score-shared = Зроблено на шляху до мети: { $score }.
