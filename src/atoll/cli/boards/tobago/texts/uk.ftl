# Поле «Тобаго».

board-placing = підготовка
board-steps-left = кроків: { $count }
board-steps-amulet = ♦ кроків: { $count }
board-treasure-cards = карт скарбів: { $count }
board-clues-left = підказок у колоді: { $count }
board-curses-left = лишилося проклять: { $count } із { $all }
board-compass = На цій карті:
board-possible = лишилось місць
board-nowhere = підказок немає
board-shared = Ділять скарб: { $sign } { $colour }
board-shared-card = монет на карті: { $coins }
board-shared-roses = питають розу: { $now }
board-shared-then = далі: { $roses }
board-shared-hoard = закрито карт: { $count }
board-shared-known = ви бачили: { $coins }
board-shared-last = останній поділ у грі
board-shared-opener = нову схему почне: { $who }
board-own-treasures = Ваші скарби: { $coins }
board-out-of-play = підказок у скиді: { $count }
board-discarded-clues = Підказки у скиді:
board-where-clue = «play { $colour }» покаже великими літерами, де він може лежати
board-amulets-left = амулетів у запасі: { $count }
board-terrain-beach = пляж
board-terrain-jungle = джунглі
board-terrain-river = річка
board-terrain-scrubland = пустка
board-terrain-lake = озеро
board-terrain-mountain = гори
board-letter-beach = п
board-letter-jungle = д
board-letter-river = р
board-letter-scrubland = у
board-letter-lake = о
board-letter-mountain = г
board-sign-largest = риска: Велика місцевість
board-sign-choice = D5: можна вибрати
board-sign-hut = хатина
board-sign-palm = пальма
board-sign-statue = статуя, її погляд
board-sign-north = північ
board-sign-amulet = амулет
board-sign-next-amulet = нові амулети
board-sign-vehicle = всюдихід, роза
board-sign-treasure = карти скарбів
board-sign-capitals = ОЗЕРО: Велике озеро
board-sign-numbers = числа біля підказок: скільки місць лишилося б на кожній схемі
board-sign-forbidden = на цю схему зіграти не можна
board-clue-in =
    { $named ->
        [beach] на пляжі
        [jungle] у джунглях
        [river] у річці
        [scrubland] на пустці
        [lake] в озері
       *[mountain] у горах
    }
board-clue-next-to =
    біля { $named ->
        [beach] пляжу
        [jungle] джунглів
        [river] річки
        [scrubland] пустки
        [lake] озера
        [mountain] гір
        [hut] хатини
        [palm] пальми
        [statue] статуї
       *[ocean] океану
    }
board-clue-in-sight-of =
    видно { $named ->
        [river] річку
        [lake] озеро
        [mountain] гори
        [hut] хатину
        [palm] пальму
        [statue] статую
       *[ocean] океан
    }
board-clue-not-in =
    не { $named ->
        [beach] на пляжі
        [jungle] в джунглях
        [river] в річці
        [scrubland] на пустці
        [lake] в озері
       *[mountain] в горах
    }
board-clue-not-next-to = не { board-clue-next-to }
board-clue-not-in-sight-of =
    не видно { $named ->
        [hut] хатин
        [palm] пальм
       *[statue] статуй
    }

# Підказки про Велику місцевість: те, що вони називають, — великими літерами.

board-clue-largest-in =
    { $named ->
        [beach] на ПЛЯЖІ
        [jungle] у ДЖУНГЛЯХ
        [river] у РІЧЦІ
        [scrubland] на ПУСТЦІ
        [lake] в ОЗЕРІ
       *[mountain] у ГОРАХ
    }
board-clue-largest-next-to =
    { $named ->
        [beach] біля ПЛЯЖУ
        [jungle] біля ДЖУНГЛІВ
        [river] біля РІЧКИ
        [scrubland] біля ПУСТКИ
        [lake] біля ОЗЕРА
       *[mountain] біля ГІР
    }
board-clue-largest-in-sight-of =
    { $named ->
        [river] видно РІЧКУ
        [lake] видно ОЗЕРО
       *[mountain] видно ГОРИ
    }
board-clue-largest-not-in = не в ОЗЕРІ

# Як іще люди можуть назвати те, про що кажуть відповіді: слова й форми, яких немає ні у відповідях,
# ні в назвах підказок. Форм стільки, скільки треба мові; їхні назви — лише для перекладачів.

board-called-beach = пляж
    .genitive = пляжу
    .locative = пляжі
board-called-jungle = джунглі
    .genitive = джунглів
    .dative = джунглям
board-called-river = річка
    .genitive = річки
    .accusative = річку
    .instrumental = річкою
    .also = ріка
board-called-scrubland = пустка
    .genitive = пустки
    .accusative = пустку
board-called-lake = озеро
    .genitive = озера
    .dative = озеру
board-called-mountain = гори
    .singular = гора
    .genitive = гір
    .dative = горам
board-called-hut = хатина
    .genitive = хатини
    .accusative = хатину
board-called-palm = пальма
    .genitive = пальми
    .accusative = пальму
board-called-statue = статуя
    .genitive = статуї
    .accusative = статую
board-called-ocean = океан
    .genitive = океану
    .also = море
board-called-white = білий
    .feminine = біла
    .accusative = білу
board-called-grey = сірий
    .feminine = сіра
    .accusative = сіру
board-called-brown = коричневий
    .feminine = коричнева
    .accusative = коричневу
board-called-black = чорний
    .feminine = чорна
    .accusative = чорну
board-called-n = північ
    .towards = на північ
board-called-ne = північний схід
    .towards = на північний схід
    .joined = північний-схід
board-called-se = південний схід
    .towards = на південний схід
    .joined = південний-схід
board-called-s = південь
    .towards = на південь
board-called-sw = південний захід
    .towards = на південний захід
    .joined = південний-захід
board-called-nw = північний захід
    .towards = на північний захід
    .joined = північний-захід
