# The board of Tobago.

board-placing = setting out
board-steps-left = steps left: { $count }
board-steps-amulet = ♦ steps left: { $count }
board-treasure-cards = treasure cards: { $count }
board-clues-left = clues in the deck: { $count }
board-curses-left = curses left: { $count } of { $all }
board-compass = On this map:
board-possible = spaces left
board-nowhere = no clue yet
board-shared = Sharing { $sign } { $colour }
board-shared-card = card with coins: { $coins }
board-shared-roses = asked now: { $now }
board-shared-then = then: { $roses }
board-shared-hoard = cards face down: { $count }
board-shared-known = you saw: { $coins }
board-shared-last = last sharing of the game
board-shared-opener = opens the next map: { $who }
board-own-treasures = Your treasures: { $coins }
board-out-of-play = clues out of play: { $count }
board-discarded-clues = Clues out of play:
board-where-clue = “play { $colour }” shows in capitals where it may lie
board-amulets-left = amulets in supply: { $count }
board-terrain-beach = beach
board-terrain-jungle = jungle
board-terrain-river = river
board-terrain-scrubland = scrubland
board-terrain-lake = lake
board-terrain-mountain = mountain
board-letter-beach = b
board-letter-jungle = j
board-letter-river = r
board-letter-scrubland = s
board-letter-lake = l
board-letter-mountain = m
board-sign-largest = underlined: largest area
board-sign-choice = D5: can be chosen
board-sign-hut = hut
board-sign-palm = palm
board-sign-statue = statue, looks there
board-sign-north = north
board-sign-amulet = amulet
board-sign-next-amulet = next amulets
board-sign-vehicle = vehicle, rose
board-sign-treasure = treasure cards
board-sign-capitals = LAKE: the largest lake
board-sign-numbers = numbers beside clues: how many spaces would be left on each map
board-sign-forbidden = must not be played on this map
board-clue-in =
    { $named ->
        [beach] on beach
        [mountain] on mountain
        [scrubland] in scrub
       *[other] in { $named }
    }
board-clue-next-to =
    by { $named ->
        [scrubland] scrub
       *[other] { $named }
    }
board-clue-in-sight-of = sees { $named }
board-clue-not-in = not { board-clue-in }
board-clue-not-next-to = not by { $named }
board-clue-not-in-sight-of = sees no { $named }

# Clues about the largest area only have what they name in capitals.

board-clue-largest-in =
    { $named ->
        [beach] on BEACH
        [jungle] in JUNGLE
        [river] in RIVER
        [scrubland] in SCRUB
        [lake] in LAKE
       *[mountain] on MOUNTAIN
    }
board-clue-largest-next-to =
    { $named ->
        [beach] by BEACH
        [jungle] by JUNGLE
        [river] by RIVER
        [scrubland] by SCRUB
        [lake] by LAKE
       *[mountain] by MOUNTAIN
    }
board-clue-largest-in-sight-of =
    { $named ->
        [river] sees RIVER
        [lake] sees LAKE
       *[mountain] sees MOUNTAIN
    }
board-clue-largest-not-in = not in LAKE

# What else people may call what answers name: words and forms that neither the answers nor the
# names of clues have. There may be as many forms as a language needs; what they are called is for
# translators only.

board-called-beach = beach
    .plural = beaches
board-called-jungle = jungle
    .plural = jungles
board-called-river = river
    .plural = rivers
board-called-scrubland = scrubland
    .short = scrub
board-called-lake = lake
    .plural = lakes
board-called-mountain = mountain
    .plural = mountains
board-called-hut = hut
    .plural = huts
board-called-palm = palm
    .plural = palms
board-called-statue = statue
    .plural = statues
board-called-ocean = ocean
    .also = sea
board-called-white = white
board-called-grey = grey
    .american = gray
board-called-brown = brown
board-called-black = black
board-called-n = north
board-called-ne = north-east
    .joined = northeast
    .apart = north east
board-called-se = south-east
    .joined = southeast
    .apart = south east
board-called-s = south
board-called-sw = south-west
    .joined = southwest
    .apart = south west
board-called-nw = north-west
    .joined = northwest
    .apart = north west
