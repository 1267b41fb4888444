# Поле «Тобаго».

board-placing = подготовка
board-steps-left = шагов: { $count }
board-steps-amulet = ♦ шагов: { $count }
board-treasure-cards = карт сокровищ: { $count }
board-clues-left = ключей в колоде: { $count }
board-curses-left = осталось проклятий: { $count } из { $all }
board-compass = На этой карте:
board-possible = осталось мест
board-nowhere = ключей нет
board-shared = Делят клад: { $sign } { $colour }
board-shared-card = монет на карте: { $coins }
board-shared-roses = спрошена роза: { $now }
board-shared-then = затем: { $roses }
board-shared-hoard = закрыто карт: { $count }
board-shared-known = вы видели: { $coins }
board-shared-last = последний делёж в игре
board-shared-opener = новую схему начнёт: { $who }
board-own-treasures = Ваши сокровища: { $coins }
board-out-of-play = ключей в сбросе: { $count }
board-discarded-clues = Ключи в сбросе:
board-where-clue = «play { $colour }» покажет заглавными, где он может лежать
board-amulets-left = амулетов в запасе: { $count }
board-terrain-beach = пляж
board-terrain-jungle = джунгли
board-terrain-river = река
board-terrain-scrubland = пустошь
board-terrain-lake = озеро
board-terrain-mountain = горы
board-letter-beach = п
board-letter-jungle = д
board-letter-river = р
board-letter-scrubland = у
board-letter-lake = о
board-letter-mountain = г
board-sign-largest = черта: Большая местность
board-sign-choice = D5: можно выбрать
board-sign-hut = хижина
board-sign-palm = пальма
board-sign-statue = статуя, её взгляд
board-sign-north = север
board-sign-amulet = амулет
board-sign-next-amulet = новые амулеты
board-sign-vehicle = вездеход, роза
board-sign-treasure = карты сокровищ
board-sign-capitals = ОЗЕРО: Большое озеро
board-sign-numbers = числа у ключей: сколько мест осталось бы на каждой схеме
board-sign-forbidden = на эту схему сыграть нельзя
board-clue-in =
    { $named ->
        [beach] на пляже
        [jungle] в джунглях
        [river] в реке
        [scrubland] на пустоши
        [lake] в озере
       *[mountain] в горах
    }
board-clue-next-to =
    у { $named ->
        [beach] пляжа
        [jungle] джунглей
        [river] реки
        [scrubland] пустоши
        [lake] озера
        [mountain] гор
        [hut] хижины
        [palm] пальмы
        [statue] статуи
       *[ocean] океана
    }
board-clue-in-sight-of =
    видно { $named ->
        [river] реку
        [lake] озеро
        [mountain] горы
        [hut] хижину
        [palm] пальму
        [statue] статую
       *[ocean] океан
    }
board-clue-not-in = не { board-clue-in }
board-clue-not-next-to = не { board-clue-next-to }
board-clue-not-in-sight-of =
    не видно { $named ->
        [hut] хижин
        [palm] пальм
       *[statue] статуй
    }

# Ключи о Большой местности: то, что они называют, — заглавными буквами.

board-clue-largest-in =
    { $named ->
        [beach] на ПЛЯЖЕ
        [jungle] в ДЖУНГЛЯХ
        [river] в РЕКЕ
        [scrubland] на ПУСТОШИ
        [lake] в ОЗЕРЕ
       *[mountain] в ГОРАХ
    }
board-clue-largest-next-to =
    { $named ->
        [beach] у ПЛЯЖА
        [jungle] у ДЖУНГЛЕЙ
        [river] у РЕКИ
        [scrubland] у ПУСТОШИ
        [lake] у ОЗЕРА
       *[mountain] у ГОР
    }
board-clue-largest-in-sight-of =
    { $named ->
        [river] видно РЕКУ
        [lake] видно ОЗЕРО
       *[mountain] видно ГОРЫ
    }
board-clue-largest-not-in = не в ОЗЕРЕ

# Как ещё люди могут назвать то, о чём говорят ответы: слова и формы, которых нет ни в ответах, ни в
# названиях ключей. Форм столько, сколько нужно языку; их имена — только для переводчиков.

board-called-beach = пляж
    .genitive = пляжа
    .dative = пляжу
board-called-jungle = джунгли
    .genitive = джунглей
    .dative = джунглям
board-called-river = река
    .genitive = реки
    .accusative = реку
    .instrumental = рекой
board-called-scrubland = пустошь
    .genitive = пустоши
board-called-lake = озеро
    .genitive = озера
    .dative = озеру
board-called-mountain = горы
    .singular = гора
    .genitive = гор
    .dative = горам
board-called-hut = хижина
    .genitive = хижины
    .accusative = хижину
board-called-palm = пальма
    .genitive = пальмы
    .accusative = пальму
board-called-statue = статуя
    .genitive = статуи
    .accusative = статую
board-called-ocean = океан
    .dative = океану
    .also = море
board-called-white = белый
    .feminine = белая
    .accusative = белую
board-called-grey = серый
    .feminine = серая
    .accusative = серую
board-called-brown = коричневый
    .feminine = коричневая
    .accusative = коричневую
board-called-black = чёрный
    .feminine = чёрная
    .accusative = чёрную
board-called-n = север
    .towards = на север
board-called-ne = северо-восток
    .towards = на северо-восток
board-called-se = юго-восток
    .towards = на юго-восток
board-called-s = юг
    .towards = на юг
board-called-sw = юго-запад
    .towards = на юго-запад
board-called-nw = северо-запад
    .towards = на северо-запад
