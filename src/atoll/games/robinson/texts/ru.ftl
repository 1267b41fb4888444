# «Робинзон Крузо»: всё, что говорит эта игра, кроме написанного на картах.

game-name = Робинзон Крузо
game-author = Автор игры — Игнаций Тшевичек
game-blurb = Вас выбросило на остров, который вам не рад. Вместе расставляйте фишки, стройте укрытие, охотьтесь, собирайте и исследуйте — и надейтесь, что ночь, погода и новое событие вас пощадят. Либо вы сообща достигнете цели сценария, либо остров не отпустит никого.
game-line = Стройте, разведывайте и выживайте вместе, день за днём, пока остров вас терпит.
game-facts = 1–4 · вместе · 90 мин
bot-survivor = Выживальщик

# Что выбирают перед игрой.

setting-scenario = Сценарий
setting-scenario-help = Что предстоит сделать, за сколько раундов и в какую погоду.
setting-characters = Персонажи
setting-characters-help = Кто плотник, кто кок, кто исследователь, кто солдат.
setting-characters-draw = По жребию; для одного и для двоих без солдата
setting-characters-choose = Каждый выбирает сам
setting-friday = Пятница
setting-friday-help = Пятница — помощник с одной фишкой. С ним легче.
setting-friday-none = Если играют один или двое
setting-friday-true = С Пятницей
setting-friday-false = Без Пятницы
setting-dog = Пёс
setting-dog-help = Пёс — нейтральная фишка для одной охоты или одного исследования за раунд. С ним легче.
setting-dog-none = Только в одиночку
setting-dog-true = С псом
setting-dog-false = Без пса
setting-items = Стартовые предметы
setting-items-help = Сколько стартовых предметов; каждый можно применить дважды. Чем больше, тем легче.
setting-items-2 = 2 стартовых предмета
setting-items-0 = Без стартовых предметов
setting-items-1 = 1 стартовый предмет
setting-items-3 = 3 стартовых предмета
setting-items-4 = 4 стартовых предмета
setting-events = События
setting-events-help = Каких событий в колоде больше. В «Выживших» книга ничего не делает.
setting-events-even = Книг и приключений поровну
setting-events-books = На две книги больше, на два приключения меньше
setting-events-adventures = На два приключения больше, на две книги меньше
setting-wreck = Обломки
setting-wreck-help = Карта обломков, которая лежит на поле с самого начала.
setting-wreck-food = Ящики с едой
setting-wreck-random = Любая из трёх
setting-harder = Более трудное правило
setting-harder-help = Более трудное правило, только для острова Кинг-Конга: Кинг-Конг нападает и в каждую ночь, когда кто-то из персонажей не поел.
setting-harder-false = Без него
setting-harder-true = С ним

# Слова ответов. У карт они в других файлах.

card-carpenter = Плотник
card-cook = Кок
card-explorer = Исследователь
card-soldier = Солдат
card-friday = Пятница
card-dog = Пёс
card-threat = угроза
card-hunt = охота
card-build = строительство
card-gather = сбор
card-explore = исследование
card-arrange = обустройство
card-rest = отдых
card-shelter = укрытие
card-roof = крыша
card-palisade = частокол
card-weapon = оружие
card-wood = дерево
card-food = еда
card-fur = шкуры
card-success = успех
card-wound = рана
card-adventure = приключение
card-left = слева
card-right = справа
card-economy = Бережливость
card-new-idea = Новая идея
card-handyman = Умелец
card-recipe = Бабушкин рецепт
card-soup = Каша из топора
card-hooch = Самогон
card-reconnaissance = Разведка
card-speech = Вдохновляющая речь
card-scouting = Поиски
card-tracking = Следопыт
card-bait = Приманка
card-frenzy = Ярость
card-defence = План обороны
card-t1-left = t1 слева
card-t1-right = t1 справа
card-t1-token = t1 попугаи
card-t2-left = t2 слева
card-t2-right = t2 справа
card-t2-token = t2 попугаи
card-t3-left = t3 слева
card-t3-right = t3 справа
card-t3-token = t3 попугаи
card-m1-left = m1 слева
card-m1-right = m1 справа
card-m1-token = m1 попугаи
card-m2-left = m2 слева
card-m2-right = m2 справа
card-m2-token = m2 попугаи
card-m3-left = m3 слева
card-m3-right = m3 справа
card-m3-token = m3 попугаи
card-m4-left = m4 слева
card-m4-right = m4 справа
card-m4-token = m4 попугаи
card-b1-left = b1 слева
card-b1-right = b1 справа
card-b1-token = b1 попугаи
card-b2-left = b2 слева
card-b2-right = b2 справа
card-b2-token = b2 попугаи
card-b3-left = b3 слева
card-b3-right = b3 справа
card-b3-token = b3 попугаи

# Люди, действия и вещи внутри других текстов. В начале предложения: .start.

part-the-who =
    { $who ->
        [carpenter] плотник
        [cook] кок
        [explorer] исследователь
        [soldier] солдат
        [friday] Пятница
        [jenny] Дженни
       *[other] { $who }
    }
    .start =
        { $who ->
            [carpenter] Плотник
            [cook] Кок
            [explorer] Исследователь
            [soldier] Солдат
           *[other] { part-the-who }
        }
    .gen =
        { $who ->
            [carpenter] плотника
            [cook] кока
            [explorer] исследователя
            [soldier] солдата
            [friday] Пятницы
            [jenny] Дженни
           *[other] { $who }
        }
part-to-act =
    { $action ->
        [threat] устранить угрозу { NAME($target) }
        [hunt] { $target ->
            [t1-village] напасть на деревню на t1
            [t2-village] напасть на деревню на t2
            [t3-village] напасть на деревню на t3
            [m2-village] напасть на деревню на m2
            [m3-village] напасть на деревню на m3
            [m4-village] напасть на деревню на m4
            [b1-village] напасть на деревню на b1
            [b2-village] напасть на деревню на b2
            [b3-village] напасть на деревню на b3
            [t4-city] напасть на город
            [kong] охотиться на Кинг-Конга
           *[other] охотиться
        }
        [build] { $target ->
            [shelter] построить укрытие
            [roof] поднять крышу
            [palisade] поднять частокол
            [weapon] улучшить оружие
            [t1-cross] поставить крест на t1
            [t2-cross] поставить крест на t2
            [t3-cross] поставить крест на t3
            [m1-cross] поставить крест на m1
            [m2-cross] поставить крест на m2
            [m3-cross] поставить крест на m3
            [m4-cross] поставить крест на m4
            [b1-cross] поставить крест на b1
            [b2-cross] поставить крест на b2
            [b3-cross] поставить крест на b3
            [t1-trap] поставить ловушку на t1
            [t2-trap] поставить ловушку на t2
            [t3-trap] поставить ловушку на t3
            [m1-trap] поставить ловушку на m1
            [m2-trap] поставить ловушку на m2
            [m3-trap] поставить ловушку на m3
            [m4-trap] поставить ловушку на m4
            [b1-trap] поставить ловушку на b1
            [b2-trap] поставить ловушку на b2
            [b3-trap] поставить ловушку на b3
           *[other] создать предмет «{ NAME($target) }»
        }
        [gather] собирать: { NAME($target) }
        [explore] { $target ->
            [mystery-treasure-map] идти по карте сокровищ
            [rescue] плыть на плоту за Дженни
           *[other] исследовать { NAME($target) }
        }
        [arrange] { $target ->
            [reclaim] освоить землю
           *[other] обустроить лагерь
        }
        [rest] отдыхать
       *[other] { NAME($action) } { NAME($target) }
    }
part-acts-so =
    { $action ->
        [threat] устраняет угрозу { NAME($target) }
        [hunt] { $target ->
            [t1-village] нападает на деревню на t1
            [t2-village] нападает на деревню на t2
            [t3-village] нападает на деревню на t3
            [m2-village] нападает на деревню на m2
            [m3-village] нападает на деревню на m3
            [m4-village] нападает на деревню на m4
            [b1-village] нападает на деревню на b1
            [b2-village] нападает на деревню на b2
            [b3-village] нападает на деревню на b3
            [t4-city] нападает на город
            [kong] охотится на Кинг-Конга
           *[other] охотится
        }
        [build] { $target ->
            [shelter] строит укрытие
            [roof] поднимает крышу
            [palisade] поднимает частокол
            [weapon] улучшает оружие
            [t1-cross] ставит крест на t1
            [t2-cross] ставит крест на t2
            [t3-cross] ставит крест на t3
            [m1-cross] ставит крест на m1
            [m2-cross] ставит крест на m2
            [m3-cross] ставит крест на m3
            [m4-cross] ставит крест на m4
            [b1-cross] ставит крест на b1
            [b2-cross] ставит крест на b2
            [b3-cross] ставит крест на b3
            [t1-trap] ставит ловушку на t1
            [t2-trap] ставит ловушку на t2
            [t3-trap] ставит ловушку на t3
            [m1-trap] ставит ловушку на m1
            [m2-trap] ставит ловушку на m2
            [m3-trap] ставит ловушку на m3
            [m4-trap] ставит ловушку на m4
            [b1-trap] ставит ловушку на b1
            [b2-trap] ставит ловушку на b2
            [b3-trap] ставит ловушку на b3
           *[other] создаёт предмет «{ NAME($target) }»
        }
        [gather] собирает: { NAME($target) }
        [explore] { $target ->
            [mystery-treasure-map] идёт по карте сокровищ
            [rescue] плывёт на плоту за Дженни
           *[other] исследует { NAME($target) }
        }
        [arrange] { $target ->
            [reclaim] осваивает землю
           *[other] обустраивает лагерь
        }
        [rest] отдыхает
       *[other] действует: { NAME($action) } { NAME($target) }
    }
part-which-time =
    { $number ->
        [1] { part-to-act }
       *[other] { part-to-act } (№ { $number })
    }
part-paid-so =
    { $price ->
        [none] { part-to-act }
        [wood] { part-to-act }, за дерево
        [fur] { part-to-act }, за шкуры
        [food] { part-to-act }, за еду
        [fur-1] { part-to-act }, за дерево и 1 шкуру
        [fur-2] { part-to-act }, за дерево и 2 шкуры
       *[other] { part-to-act }; пригодится «{ NAME($price) }»
    }
part-some-wood =
    { $wood ->
        [one] { $wood } дерево
        [few] { $wood } дерева
       *[many] { $wood } дерева
    }
part-some-food =
    { $food ->
        [one] { $food } еда
        [few] { $food } еды
       *[many] { $food } еды
    }
part-some-rations =
    { $rations ->
        [one] { $rations } еда, которая не портится
        [few] { $rations } еды, которая не портится
       *[many] { $rations } еды, которая не портится
    }
part-some-fur =
    { $fur ->
        [one] { $fur } шкура
        [few] { $fur } шкуры
       *[many] { $fur } шкур
    }
part-some-goods =
    { $wood ->
        [0] { $food ->
            [0] { $rations ->
                [0] { $fur ->
                    [0] ничего
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
        [hills] холмы
        [mountains] горы
        [river] река
        [plains] равнина
       *[other] { $terrain }
    }
part-picture-on-the-left =
    { $left ->
        [wood] дерево
        [parrot] попугаи
        [fish] рыба
        [beast] зверь
       *[other] { $left }
    }
part-picture-on-the-right =
    { $right ->
        [wood] дерево
        [parrot] попугаи
        [fish] рыба
        [beast] зверь
       *[other] { $right }
    }
part-a-token =
    { $token ->
        [wood] дополнительное дерево
        [food] дополнительная еда
        [time] трудоёмкое действие
        [danger] большая опасность
        [reroll] переброс
        [adventure] приключение
        [flock] стая попугаев
        [flu] карта «Грипп»
        [fog] туман
        [ash] пепел
        [cross] крест
        [trap] ловушка
       *[other] { $token }
    }
part-the-place =
    { $place ->
        [hunt] охота
        [build] строительство
        [gather] сбор
        [explore] исследование
        [arrange] обустройство лагеря
        [night] ночь
        [shelter] цена укрытия
        [roof] цена крыши
        [palisade] цена частокола
        [weapon] цена оружия
       *[other] { $place }
    }
part-a-scar =
    { $scar ->
        [build-head] коричневая, на голове
        [build-arm] коричневая, на руке
        [build-leg] коричневая, на ноге
        [build-belly] коричневая, на животе
        [gather-head] серая, на голове
        [gather-arm] серая, на руке
        [gather-leg] серая, на ноге
        [gather-belly] серая, на животе
        [explore-head] зелёная, на голове
        [explore-arm] зелёная, на руке
        [explore-leg] зелёная, на ноге
        [explore-belly] зелёная, на животе
       *[other] { $scar }
    }

# Вопросы.

ask-character = Кем вы будете?
ask-plan = Куда пойдут ваши фишки?
ask-order = Какое действие следующее?
ask-powers = Сейчас можно применить:
ask-pause = Минута для умений и предметов. Идём дальше?
ask-way =
    { $card ->
        [none] Что выберете?
       *[other] «{ NAME($card) }»: что выберете?
    }
ask-roll = Кубики бросает { part-the-who }. Перебросить один из них?
ask-build = Что вы сейчас построите?
ask-morale = Моральный дух на высшей отметке. Что выберете?
ask-production = Добыча урезана вдвое: что возьмёте?
ask-shortcut = Куда ведёт «Тропа»?
ask-supply = Что принести по «Тропе» в этом раунде? Что оставите, можно собрать.
ask-corral = Каких попугаев загоните?
ask-hungry = Еды не хватает на { $count } { $count ->
        [one] человека
        [few] человек
       *[many] человек
    }; голод — это { $wounds ->
        [one] { $wounds } рана
        [few] { $wounds } раны
       *[many] { $wounds } ран
    }. Кому голодать?
ask-camp = Переедет ли лагерь? Крыша и частокол уменьшатся вдвое, а без укрытия — до 0.
ask-move-camp = Лагерю пора переезжать. Куда?
ask-night = Где вы заночуете?
ask-battle = Бой! Примените что-нибудь?
ask-animals = Идёт голодный зверь. Есть чем защититься?
ask-weapon = Нужно оружие { $level }, а у вас { $weapon }. Возьмёте временное?
ask-wield = Какое оружие возьмёте?
ask-user = Кто это применяет?
ask-ignore = Вытянута карта «{ NAME($card) }». Что сделаете?
ask-mystery = Тянуть дальше?
ask-beast = Какой из сильнейших зверей придёт?
ask-find = Какую находку оставите?
ask-backpack = Воспользуетесь заплечным мешком?
ask-peek = На что посмотрите?
ask-idea = Какое изобретение положите на поле?
ask-invention = Какое изобретение возьмёте из колоды?
ask-discard-invention = Какое изобретение сбросите?
ask-turn-back = Какой предмет перевернёте?
ask-discard-item = Какой предмет потеряете?
ask-mark = На какой предмет ляжет чёрный маркер?
ask-free-item = Какой предмет создадите бесплатно?
ask-heal = Чью рану вылечить?
ask-arrow = Какая стрелка больше не понизит моральный дух?
ask-disease = Кому достанется маркер болезни?
ask-encourage = Кому дать 1 решимость?
ask-exhaust = Какой источник истощится?
ask-exhaust-tile = На каком участке истощатся все источники?
ask-terrain = На каком участке закроется местность?
ask-turn-down = Какой участок станет недоступен?
ask-take-off = Что вы уберёте с острова?
ask-put =
    { $token ->
        [fog] Опускается туман. Какое место он скроет?
        [ash] Падает пепел. Какое место он засыплет?
       *[other] Куда это положить?
    }
ask-calm = Какой выходки голодных зверей не будет?
ask-roll-animals = Какой кубик голодных зверей перебросить?
ask-tile = Какой участок положите сверху?
ask-tile-to-lay = Какой из этих участков выложите?
ask-next-tile = Какой участок вернуть следующим? Последний ляжет сверху.

# Ответы.

option-go-on = Дальше
option-enough = Хватит
option-stay = Остаться
option-be = { part-the-who.start }
option-choose =
    { $way ->
        [open] Под открытым небом
        [event-deck] Верхняя карта колоды событий
        [beast] Голодный зверь
        [beside] Зверь, который ждёт
       *[other] { NAME($way) }
    }
option-choose-space = { $space }
option-choose-person = { NAME($who) }
option-choose-item = { NAME($item) }
option-choose-card = { NAME($card) }
option-choose-part =
    { $part ->
        [left] { $space }: источник слева
        [right] { $space }: источник справа
        [token] { $space }: стая попугаев
        [terrain] { $space }: маркер на местности
        [space] { $space }: маркер
        [wood] { $space }: дополнительное дерево
        [food] { $space }: дополнительная еда
        [time] { $space }: трудоёмкое действие
        [danger] { $space }: большая опасность
        [flock] { $space }: жетон с попугаями
        [fog] { $space }: туман
        [ash] { $space }: пепел
       *[other] { $space }: { $part }
    }
option-choose-arrow = { part-the-who.start }: стрелка у раны { $wound }
option-choose-tile = Участок { $tile }: { part-the-terrain }; { part-picture-on-the-left } и { part-picture-on-the-right }
option-determination = 2 решимости
option-heal = Вылечить 1 рану
option-produce = { part-some-wood } и { part-some-food }
option-hungry = Голодает { part-the-who }
option-do =
    { $asked ->
        [order] Теперь { part-to-act }
       *[plan] { $aid ->
            [none] { part-the-who.start }: { part-paid-so }
           *[other] { part-the-who.start }: { part-paid-so }; поможет «{ NAME($aid) }»
        }
    }
option-send =
    { $aid ->
        [none] { part-the-who.start }: { part-paid-so }
       *[other] { part-the-who.start }: { part-paid-so }; поможет «{ NAME($aid) }»
    }
option-add = { NAME($pawn) }: помочь { part-which-time }
option-take = Забрать назад: { NAME($pawn) } ({ part-which-time })
option-with = { NAME($extra) }: взять, чтобы { part-which-time }
option-ready = Всё готово
option-wait = Нет, ещё не готово
option-build =
    { $aid ->
        [none] Сейчас { part-paid-so }
       *[other] Сейчас { part-paid-so }; поможет «{ NAME($aid) }»
    }
option-do-next = Теперь { part-which-time }
option-keep = Оставить кубики
option-reroll =
    { $die ->
        [success] Перебросить кубик успеха
        [wound] Перебросить кубик ран
       *[adventure] Перебросить кубик приключений
    }
option-reroll-with =
    { $die ->
        [success] «{ NAME($card) }»: перебросить кубик успеха
        [wound] «{ NAME($card) }»: перебросить кубик ран
       *[adventure] «{ NAME($card) }»: перебросить кубик приключений
    }
option-fight = В бой
option-arm = { part-the-who.start }: применить «{ NAME($card) }»
option-draw = Тянуть дальше
option-use = Применить: { NAME($card) }
option-wield =
    { $purpose ->
        [arm] { NAME($card) }: оружие +{ $bonus } в этом бою
        [protect] { NAME($card) }: защитить всех
        [spare] { NAME($card) }: не получать 1 рану
       *[brandish] Применить: { NAME($card) }
    }
option-ignore = { NAME($card) }: отвести «{ NAME($mystery) }»
option-use-ability = Умение «{ NAME($ability) }»
option-way-determination = 2 решимости
option-way-morale = Моральный дух +1
option-way-ignore-rain = Не считать 1 дождевую тучу
option-way-snow-as-rain = Принять 1 снежную тучу за дождевую
option-way-beast-on-top = Оставить зверя наверху
option-way-beast-to-bottom = Убрать зверя вниз
option-way-raise-weapon = Оружие +1
option-way-raise-palisade = Частокол +1
option-way-discard-wood = Сбросить 1 дерево
option-way-discard-food = Сбросить 1 еду

# Что произошло: раунд и карты.

event-character = { $seat } — { part-the-who }.
event-round = Раунд { $number }.
event-first-player = Теперь первый игрок — { part-the-who }.
event-drawn = Событие: «{ NAME($card) }».
event-book = Выпала книга.
event-strikes = Угроза срабатывает: «{ NAME($card) }».
event-adventure = Приключение: «{ NAME($card) }».
event-mystery = Тайна: «{ NAME($card) }».
event-set-aside = Отложено: «{ NAME($card) }».
event-drawing-stops = Тайн больше не тянут.
event-mystery-ignored = Карта «{ NAME($card) }» не действует.
event-treasure = Клад: «{ NAME($card) }».
event-treasure-lost = Клад потерян: «{ NAME($card) }».
event-found = Найдено: «{ NAME($card) }».
event-find-kept = Находку оставили: «{ NAME($card) }».
event-kept = Карту оставили: «{ NAME($card) }».
event-discarded-card = Сброшено: «{ NAME($card) }».
event-shuffled-in = В колоду событий: «{ NAME($card) }».
event-event-seen = Наверху колоды событий: «{ NAME($card) }».

# Что произошло: планы и действия.

event-planned = { part-the-who.start } хочет { part-to-act }.
event-joined = На подмогу: { NAME($pawn) } ({ part-to-act }).
event-withdrawn = Фишку забрали: { NAME($pawn) } ({ part-to-act }).
event-used-with =
    { $extra ->
        [economy] Будет применено умение «{ NAME($extra) }» ({ part-to-act }).
       *[other] Будет применён предмет «{ NAME($extra) }» ({ part-to-act }).
    }
event-ready = { $seat }: всё готово.
event-not-ready = { $seat }: ещё не готово.
event-acts = { part-the-who.start } { part-acts-so }.
event-rolled =
    { $success ->
        [0] На кубиках: неудача{ $wound ->
            [0] {""}
           *[other] , рана
        }{ $adventure ->
            [0] {""}
           *[other] , приключение
        }.
       *[other] На кубиках: успех{ $wound ->
            [0] {""}
           *[other] , рана
        }{ $adventure ->
            [0] {""}
           *[other] , приключение
        }.
    }
event-rerolled =
    { $die ->
        [success] { $shows ->
            [0] Кубик успеха переброшен: неудача.
           *[other] Кубик успеха переброшен: успех.
        }
        [wound] { $shows ->
            [0] Кубик ран переброшен: ничего.
           *[other] Кубик ран переброшен: рана.
        }
       *[adventure] { $shows ->
            [0] Кубик приключений переброшен: ничего.
           *[other] Кубик приключений переброшен: приключение.
        }
    }
event-failed = Не вышло.
event-dealt-with = Угроза устранена: «{ NAME($card) }».
event-shelter = Укрытие построено.
event-needless = Больше не нужно: «{ NAME($item) }». Уплаченное возвращается.
event-built = Создано: «{ NAME($item) }».
event-item = Появился предмет «{ NAME($item) }».
event-explored = Исследовано: { $space } — участок { $tile }, { part-the-terrain }.
event-unblocked = В лагере снова порядок.
event-used = { part-the-who.start } применяет: «{ NAME($card) }».
event-ability = { part-the-who.start } применяет умение «{ NAME($ability) }».

# Что произошло: люди.

event-wounded =
    { $count ->
        [one] { part-the-who.start } получает { $count } рану.
        [few] { part-the-who.start } получает { $count } раны.
       *[many] { part-the-who.start } получает { $count } ран.
    }
event-healed =
    { $count ->
        [one] У { part-the-who.gen } зажила { $count } рана.
        [few] У { part-the-who.gen } зажили { $count } раны.
       *[many] У { part-the-who.gen } зажило { $count } ран.
    }
event-supper = Ужин.
event-hungry = { part-the-who.start } остаётся без еды.
event-hard-night = Без укрытия ночь тяжела.
event-spoils = Остатки еды портятся.
event-no-adventure = У { part-the-who.gen } приключений не бывает: вместо них рана.
event-died = { part-the-who.start } умирает.
event-encouraged =
    { $count ->
        [one] { part-the-who.start } получает { $count } решимость.
        [few] { part-the-who.start } получает { $count } решимости.
       *[many] { part-the-who.start } получает { $count } решимости.
    }
event-discouraged =
    { $count ->
        [one] { part-the-who.start } теряет { $count } решимость.
        [few] { part-the-who.start } теряет { $count } решимости.
       *[many] { part-the-who.start } теряет { $count } решимости.
    }
event-scarred = { part-the-who.start } получает особую рану: { part-a-scar }.
event-scar-gone = У { part-the-who.gen } больше нет особой раны: { part-a-scar }.
event-infected = { part-the-who.start } получает маркер болезни.
event-arrow-ignored = { part-the-who.start }: стрелка у раны { $wound } больше не понизит моральный дух.
event-one-pawn = В раунде { $round } у { part-the-who.gen } только одна фишка.
event-only-actions = В этом раунде для { part-the-who.gen } возможно только это: { $kinds }.
event-no-abilities = { part-the-who.start } в этом раунде не может применять умения.
event-no-teamwork = Спор: в этом раунде каждый работает в одиночку.
event-clumsy = { part-the-who.start } теперь перебрасывает успехи.
event-steady = { part-the-who.start } больше не перебрасывает успехов.
event-outside =
    { $place ->
        [open] { part-the-who.start } ночует под открытым небом.
       *[other] { part-the-who.start } ночует вне лагеря: { $place }.
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
        [1] Моральный дух растёт до { part-morale-level }.
        [2] Моральный дух растёт до { part-morale-level }.
        [3] Моральный дух растёт до { part-morale-level }.
       *[other] Моральный дух падает до { part-morale-level }.
    }

# Что произошло: лагерь.

event-gained = Получено: { part-some-goods }.
event-discarded = Сброшено: { part-some-goods }.
event-level-unsheltered =
    { $level ->
        [roof] Без укрытия крышу не поднять.
       *[palisade] Без укрытия частокол не поднять.
    }
event-level =
    { $level ->
        [roof] { $by ->
            [1] Крыша растёт до { $now }.
            [2] Крыша растёт до { $now }.
            [3] Крыша растёт до { $now }.
           *[other] Крыша падает до { $now }.
        }
        [palisade] { $by ->
            [1] Частокол растёт до { $now }.
            [2] Частокол растёт до { $now }.
            [3] Частокол растёт до { $now }.
           *[other] Частокол падает до { $now }.
        }
       *[weapon] { $by ->
            [1] Оружие растёт до { $now }.
            [2] Оружие растёт до { $now }.
            [3] Оружие растёт до { $now }.
           *[other] Оружие падает до { $now }.
        }
    }
event-camp-moved = Лагерь переезжает: { $space }.
event-blocked = Чёрный маркер: ближайшее обустройство лагеря только уберёт его.
event-production =
    { $how ->
        [no-all] В этом раунде добычи нет.
        [no-wood] В этом раунде дерева не добывают.
        [no-food] В этом раунде еды не добывают.
        [half] В этом раунде добыча вдвое меньше.
        [more-wood] Добыча этого раунда: дерево +{ $count }.
       *[more-food] Добыча этого раунда: еда { $count }.
    }
event-pit =
    { $food ->
        [0] В яме пусто.
       *[other] В яму кто-то попался: { part-some-food }.
    }
event-invention-found = Новое изобретение: «{ NAME($item) }».
event-invention-discarded = Изобретение уходит с поля: «{ NAME($item) }».
event-idea = Идея: «{ NAME($item) }».
event-turned-back = Перевёрнуто стороной изобретения: «{ NAME($item) }».
event-marked = Чёрный маркер: «{ NAME($item) }».
event-items-away = До конца фазы действий предметы применять нельзя.

# Что произошло: остров.

event-laid =
    { $token ->
        [fog] Опустился туман: { part-the-place }.
        [ash] Выпал пепел: { part-the-place }.
        [cross] Крест поставлен: { part-the-place }.
        [trap] Ловушка поставлена: { part-the-place }.
       *[other] Новый жетон: { part-a-token } ({ part-the-place }).
    }
event-taken =
    { $token ->
        [fog] Туман рассеялся: { part-the-place }.
        [ash] Пепла больше нет: { part-the-place }.
        [cross] Креста больше нет: { part-the-place }.
        [trap] Ловушки больше нет: { part-the-place }.
       *[other] Жетон убран: { part-a-token } ({ part-the-place }).
    }
event-covered =
    { $part ->
        [left] Источник слева на { $space } истощён.
        [right] Источник справа на { $space } истощён.
        [token] Стая на { $space } истощена.
        [terrain] Местность на { $space } закрыта.
       *[space] Чёрный маркер ждёт на { $space }.
    }
event-uncovered =
    { $part ->
        [left] Источник слева на { $space } снова полон.
        [right] Источник справа на { $space } снова полон.
        [token] Стая на { $space } вернулась.
        [terrain] Местность на { $space } снова открыта.
       *[space] Чёрный маркер с { $space } убран.
    }
event-turned-down = Участок на { $space } недоступен.
event-turned-up = Участок на { $space } снова доступен.
event-shortcut = «Тропа» ведёт на { $space }.
event-tiles-seen = Следующие участки: { $tiles }.
event-tile-put-back = Участок { $tile } вернули.
event-tile-on-top = Участок { $tile } положили сверху.

# Что произошло: звери и бой.

event-beast = Зверь: «{ NAME($card) }».
event-beast-comes = В колоде охоты стало на одного зверя больше.
event-beast-gone = Зверь сброшен: «{ NAME($card) }».
event-beast-seen = Зверя видно: «{ NAME($card) }».
event-beast-below = Зверь ушёл под низ колоды охоты.
event-beast-on-top = Наверху колоды охоты: «{ NAME($card) }».
event-beast-beside = Зверь ждёт следующего раунда.
event-armed = { part-the-who.start } применяет: «{ NAME($card) }», оружие +{ $bonus }.
event-guarded = { part-the-who.start } избегает раны: «{ NAME($card) }».
event-fight = Сила { $strength } против оружия { $weapon }.

# Что произошло: погода.

event-forecast =
    { $token ->
        [rain] Собирается дождевая туча.
        [snow] Собирается снежная туча.
        [storm] Надвигается шторм.
       *[animals] Придут голодные звери.
    }
event-clouds =
    { $die ->
        [rain] Кубик дождя: дождевых туч { $rain }, снежных { $snow }.
       *[winter] Кубик зимы: дождевых туч { $rain }, снежных { $snow }.
    }
event-animals =
    { $shows ->
        [palisade] Голодные звери ломают частокол.
        [food] Голодные звери хотят еды.
        [beast] Нападает голодный зверь силой 3.
       *[none] Голодные звери не пришли.
    }
event-animals-ignored =
    { $shows ->
        [palisade] Нападение на частокол отбито.
        [food] Звери остались без еды.
       *[beast] Голодный зверь отогнан.
    }
event-weather = Погода: дождевых туч { $rain }, снежных { $snow }, крыша { $roof }.
event-storm = Налетает шторм.
event-cloud-ignored =
    { $cloud ->
        [snow] Снежную тучу не считают.
       *[rain] Дождевую тучу не считают.
    }
event-snow-as-rain = Снежную тучу приняли за дождевую.

# Чем всё кончилось.

outcome-goal = Цель достигнута, и все живы. Победа!
outcome-died = Один из вас умер, а значит, игра проиграна.
outcome-camp-lost = Участок с лагерем стал недоступен: игра проиграна.
outcome-too-late = Последний раунд кончился, а цель не достигнута. Остров вас не отпустил.

# От чего кто-то умер.

cause-event = событие
cause-adventure = приключение
cause-mystery = тайна
cause-fight = бой
cause-spirits = упадок духа
cause-dice = кубик ран
cause-clouds = дождь и снег
cause-animals = голодные звери
cause-storm = шторм
cause-hunger = голод
cause-night = ночь под открытым небом
cause-illness = болезнь
cause-place = опасное место или дело

# Справка за столом и счёт.

welcome-hint = Вы здесь впервые? m — цель и все карты, r 10 — планы, help — справка.
help-answers =
    Введите номер ответа или сам ответ; имена — как они показаны:
      do build shelter wood     ваша фишка начинает: строить укрытие, за дерево
      do gather t1-left         собирать с источника слева на t1
      do explore t2             исследовать клетку t2
      do threat right           устранить угрозу справа
      do hunt, do rest          охота, отдых; do arrange — обустройство лагеря
      friday build knife        начинает Пятница; его ставит первый игрок
      add cook build-shelter    ещё фишка, своя или нейтральная, в стопку
      take cook build-shelter   забрать фишку назад
      with basket gather-t1-left  взять для этого действия корзину
      ready, wait               планы готовы; нет, ещё не готовы
      use pistol, use soup      применить предмет, находку, клад или умение
      keep, reroll wound        оставить кубики или один перебросить
      choose t1-left            то, что велит выбрать карта
      go-on                     больше никто ничего не применяет
score-shared = Сделано на пути к цели: { $score }.
