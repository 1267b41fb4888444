# The board of Tobago. Of a clue's short form the last word is what it names: the board writes it
# in capitals where only the largest area is meant, so it has to be the last.

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

# What else people may call what answers name: words and forms that neither the answers nor the
# names of clues have, with a comma between them.

board-called-beach = beach, beaches
board-called-jungle = jungle, jungles
board-called-river = river, rivers
board-called-scrubland = scrubland, scrub
board-called-lake = lake, lakes
board-called-mountain = mountain, mountains
board-called-hut = hut, huts
board-called-palm = palm, palms
board-called-statue = statue, statues
board-called-ocean = ocean, sea
board-called-white = white
board-called-grey = grey, gray
board-called-brown = brown
board-called-black = black
board-called-n = north
board-called-ne = north-east, northeast, north east
board-called-se = south-east, southeast, south east
board-called-s = south
board-called-sw = south-west, southwest, south west
board-called-nw = north-west, northwest, north west
