# Tobago: everything this game says.

game-name = Tobago
game-author = A game by Bruce Allen
game-blurb = Four treasures are hidden on an island that is never twice the same. Lay clue after clue until only one place is left, drive there and dig. But everybody who laid a clue has a share, and there are curses among the gold.
game-line = Four maps grow, clue by clue, until each treasure has only one place left to hide.
game-facts = 2–4 · clues and treasure · 60 min
bot-treasure_hunter = Treasure hunter

# What can be chosen before a game.

setting-island = Island
setting-island-help = Three pieces, clockwise: a capital letter is the side with more land, the number is the way they are joined.
setting-island-random = Chance puts the island together
setting-island-abc0 = a, b, c, joined the first way: 87 spaces
setting-island-acb0 = a, c, b, joined the first way: 87 spaces
setting-island-abc1 = a, b, c, joined the second way: 87 spaces
setting-island-acb1 = a, c, b, joined the second way: 87 spaces
setting-island-abC0 = a, b, C, joined the first way: 97 spaces
setting-island-aCb0 = a, C, b, joined the first way: 97 spaces
setting-island-abC1 = a, b, C, joined the second way: 97 spaces
setting-island-aCb1 = a, C, b, joined the second way: 97 spaces
setting-island-aBc0 = a, B, c, joined the first way: 89 spaces
setting-island-acB0 = a, c, B, joined the first way: 89 spaces
setting-island-aBc1 = a, B, c, joined the second way: 89 spaces
setting-island-acB1 = a, c, B, joined the second way: 89 spaces
setting-island-aBC0 = a, B, C, joined the first way: 99 spaces
setting-island-aCB0 = a, C, B, joined the first way: 99 spaces
setting-island-aBC1 = a, B, C, joined the second way: 99 spaces
setting-island-aCB1 = a, C, B, joined the second way: 99 spaces
setting-island-Abc0 = A, b, c, joined the first way: 92 spaces
setting-island-Acb0 = A, c, b, joined the first way: 92 spaces
setting-island-Abc1 = A, b, c, joined the second way: 92 spaces
setting-island-Acb1 = A, c, b, joined the second way: 92 spaces
setting-island-AbC0 = A, b, C, joined the first way: 102 spaces
setting-island-ACb0 = A, C, b, joined the first way: 102 spaces
setting-island-AbC1 = A, b, C, joined the second way: 102 spaces
setting-island-ACb1 = A, C, b, joined the second way: 102 spaces
setting-island-ABc0 = A, B, c, joined the first way: 94 spaces
setting-island-AcB0 = A, c, B, joined the first way: 94 spaces
setting-island-ABc1 = A, B, c, joined the second way: 94 spaces
setting-island-AcB1 = A, c, B, joined the second way: 94 spaces
setting-island-ABC0 = A, B, C, joined the first way: 104 spaces
setting-island-ACB0 = A, C, B, joined the first way: 104 spaces
setting-island-ABC1 = A, B, C, joined the second way: 104 spaces
setting-island-ACB1 = A, C, B, joined the second way: 104 spaces
setting-landmarks = Landmarks
setting-landmarks-help = Who places statues, huts and palms.
setting-landmarks-players = The players, in turn
setting-landmarks-random = Chance
setting-experts = Powers for experts
setting-experts-help = Amulets can also double a compass rose, or let two change places.
setting-experts-false = Without the powers for experts
setting-experts-true = With the powers for experts
setting-curses = Curses
setting-curses-help = How many curses there are among the treasure cards. The fewer, the milder.
setting-curses-2 = Two curses
setting-curses-1 = One curse
setting-curses-0 = No curses
setting-depth = Where curses lie
setting-depth-help = Among how many of the lowest treasure cards the curses are shuffled.
setting-depth-27 = Among the lowest 27: no curse in the first 12
setting-depth-21 = Among the lowest 21: no curse in the first 18
setting-after_curse = After a curse
setting-after_curse-help = What becomes of the sharing when a curse is turned up.
setting-after_curse-over = The sharing is over
setting-after_curse-goes-on = The sharing goes on; that is milder
setting-after_curse-for-amulets = The sharing goes on for those who gave an amulet; that is milder
setting-curse_returns = Curses return
setting-curse_returns-help = Whether a curse that struck is shuffled into the treasure deck again.
setting-curse_returns-false = A curse that struck leaves the game
setting-curse_returns-true = A curse that struck returns; that is harsher

# The words of answers. The coins of a curse are none.

card-in-beach = on a beach
card-in-jungle = in jungle
card-in-river = in a river
card-in-scrubland = in scrubland
card-in-lake = in a lake
card-in-mountain = on a mountain
card-in-largest-beach = on the largest beach
card-in-largest-jungle = in the largest jungle
card-in-largest-river = in the largest river
card-in-largest-scrubland = in the largest scrubland
card-in-largest-lake = in the largest lake
card-in-largest-mountain = on the largest mountain
card-next-to-beach = next to a beach
card-next-to-jungle = next to jungle
card-next-to-river = next to a river
card-next-to-scrubland = next to scrubland
card-next-to-lake = next to a lake
card-next-to-mountain = next to a mountain
card-next-to-hut = next to a hut
card-next-to-palm = next to a palm
card-next-to-statue = next to a statue
card-next-to-ocean = next to the ocean
card-next-to-largest-beach = next to the largest beach
card-next-to-largest-jungle = next to the largest jungle
card-next-to-largest-river = next to the largest river
card-next-to-largest-scrubland = next to the largest scrubland
card-next-to-largest-lake = next to the largest lake
card-next-to-largest-mountain = next to the largest mountain
card-in-sight-of-hut = within sight of a hut
card-in-sight-of-palm = within sight of a palm
card-in-sight-of-statue = within sight of a statue
card-in-sight-of-ocean = within sight of the ocean
card-in-sight-of-largest-river = within sight of the largest river
card-in-sight-of-largest-lake = within sight of the largest lake
card-in-sight-of-largest-mountain = within sight of the largest mountain
card-not-in-beach = not on a beach
card-not-in-jungle = not in jungle
card-not-in-river = not in a river
card-not-in-scrubland = not in scrubland
card-not-in-lake = not in a lake
card-not-in-mountain = not on a mountain
card-not-in-largest-lake = not in the largest lake
card-not-next-to-jungle = not next to jungle
card-not-next-to-river = not next to a river
card-not-next-to-mountain = not next to a mountain
card-not-next-to-hut = not next to a hut
card-not-next-to-palm = not next to a palm
card-not-next-to-statue = not next to a statue
card-not-next-to-ocean = not next to the ocean
card-not-in-sight-of-hut = not within sight of a hut
card-not-in-sight-of-palm = not within sight of a palm
card-not-in-sight-of-statue = not within sight of a statue
card-white = white
card-grey = grey
card-brown = brown
card-black = black
card-statue = statue
card-hut = hut
card-palm = palm
card-n = N
card-ne = NE
card-se = SE
card-s = S
card-sw = SW
card-nw = NW
card-marker = marker
card-clue = clue
card-move = move
card-exchange = exchange
card-double = double
card-swap = swap
card-0 = a curse

# Clues, treasures and landmarks, used inside other texts.

part-the-clue =
    { $clue ->
        [in-beach] { card-in-beach }
        [in-jungle] { card-in-jungle }
        [in-river] { card-in-river }
        [in-scrubland] { card-in-scrubland }
        [in-lake] { card-in-lake }
        [in-mountain] { card-in-mountain }
        [in-largest-beach] { card-in-largest-beach }
        [in-largest-jungle] { card-in-largest-jungle }
        [in-largest-river] { card-in-largest-river }
        [in-largest-scrubland] { card-in-largest-scrubland }
        [in-largest-lake] { card-in-largest-lake }
        [in-largest-mountain] { card-in-largest-mountain }
        [next-to-beach] { card-next-to-beach }
        [next-to-jungle] { card-next-to-jungle }
        [next-to-river] { card-next-to-river }
        [next-to-scrubland] { card-next-to-scrubland }
        [next-to-lake] { card-next-to-lake }
        [next-to-mountain] { card-next-to-mountain }
        [next-to-hut] { card-next-to-hut }
        [next-to-palm] { card-next-to-palm }
        [next-to-statue] { card-next-to-statue }
        [next-to-ocean] { card-next-to-ocean }
        [next-to-largest-beach] { card-next-to-largest-beach }
        [next-to-largest-jungle] { card-next-to-largest-jungle }
        [next-to-largest-river] { card-next-to-largest-river }
        [next-to-largest-scrubland] { card-next-to-largest-scrubland }
        [next-to-largest-lake] { card-next-to-largest-lake }
        [next-to-largest-mountain] { card-next-to-largest-mountain }
        [in-sight-of-hut] { card-in-sight-of-hut }
        [in-sight-of-palm] { card-in-sight-of-palm }
        [in-sight-of-statue] { card-in-sight-of-statue }
        [in-sight-of-ocean] { card-in-sight-of-ocean }
        [in-sight-of-largest-river] { card-in-sight-of-largest-river }
        [in-sight-of-largest-lake] { card-in-sight-of-largest-lake }
        [in-sight-of-largest-mountain] { card-in-sight-of-largest-mountain }
        [not-in-beach] { card-not-in-beach }
        [not-in-jungle] { card-not-in-jungle }
        [not-in-river] { card-not-in-river }
        [not-in-scrubland] { card-not-in-scrubland }
        [not-in-lake] { card-not-in-lake }
        [not-in-mountain] { card-not-in-mountain }
        [not-in-largest-lake] { card-not-in-largest-lake }
        [not-next-to-jungle] { card-not-next-to-jungle }
        [not-next-to-river] { card-not-next-to-river }
        [not-next-to-mountain] { card-not-next-to-mountain }
        [not-next-to-hut] { card-not-next-to-hut }
        [not-next-to-palm] { card-not-next-to-palm }
        [not-next-to-statue] { card-not-next-to-statue }
        [not-next-to-ocean] { card-not-next-to-ocean }
        [not-in-sight-of-hut] { card-not-in-sight-of-hut }
        [not-in-sight-of-palm] { card-not-in-sight-of-palm }
        [not-in-sight-of-statue] { card-not-in-sight-of-statue }
       *[other] { $clue }
    }
part-the-map =
    { $colour ->
        [white] the white map
        [grey] the grey map
        [brown] the brown map
        [black] the black map
       *[other] the map { $colour }
    }
part-the-treasure =
    { $colour ->
        [white] the white treasure
        [grey] the grey treasure
        [brown] the brown treasure
        [black] the black treasure
       *[other] the treasure { $colour }
    }
    .start =
        { $colour ->
            [white] The white treasure
            [grey] The grey treasure
            [brown] The brown treasure
            [black] The black treasure
           *[other] The treasure { $colour }
        }
part-the-marker =
    { $colour ->
        [white] the white marker
        [grey] the grey marker
        [brown] the brown marker
        [black] the black marker
       *[other] the marker { $colour }
    }
part-a-landmark =
    { $landmark ->
        [statue] a statue
        [hut] a hut
        [palm] a palm
       *[other] { $landmark }
    }
part-that-way =
    { $direction ->
        [n] north
        [ne] north-east
        [se] south-east
        [s] south
        [sw] south-west
        [nw] north-west
       *[other] { $direction }
    }
part-so-many-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }

# Questions.

ask-put = Where do you place { part-a-landmark }?
ask-face = Which way does the statue look?
ask-park = On which space does your vehicle start?
ask-turn = Your turn. What do you do?
ask-clue = Which clue do you play for the amulet?
ask-marker = Which marker do you remove?
ask-double = Where do you add a second rose?
ask-swap = Which clues change roses?
ask-claim = { part-so-many-coins }: do you take the card?
ask-lay = A new hunt: with which clue does it begin?

# Answers.

option-put = Place { part-a-landmark } on { $space }
option-face = Look { part-that-way }
option-park = Start on { $space }
option-play = Play “{ part-the-clue }” on { part-the-map }
option-drive = Drive to { $space }
option-dig = Dig up { part-the-treasure }
option-stop = Drive no further
option-exchange = Give up the turn for other clues
option-end = End the turn
option-amulet =
    { $power ->
        [marker] Amulet: remove a marker
        [clue] Amulet: play one more clue
        [move] Amulet: move once more
        [exchange] Amulet: exchange all clues
        [double] Amulet: double a rose
        [swap] Amulet: swap roses
       *[other] Amulet: { $power }
    }
option-remove = Remove { part-the-marker } from { $space }
option-double = A second rose on clue { $place } of { part-the-map }
option-swap = Swap the roses of clues { $one } and { $other } of { part-the-map }
option-take = Take the card
option-pass = Leave it
option-lay = Begin { part-the-map } with “{ part-the-clue }”

# What happened: setting out.

event-placed = { $seat } { VERB($seat, "places", "place") } { part-a-landmark } on { $space }.
event-faced = The statue looks { part-that-way }.
event-parked = { $seat } { VERB($seat, "starts", "start") } on { $space }.

# What happened: turns.

event-turn = Now { $seat } { VERB($seat, "takes", "take") } a turn.
event-clue =
    { $left ->
        [1] { $seat } { VERB($seat, "lays", "lay") } “{ part-the-clue }” on { part-the-map }: the treasure is located!
       *[other] { $seat } { VERB($seat, "lays", "lay") } “{ part-the-clue }” on { part-the-map }: { $left } spaces are left.
    }
event-drew =
    { $count ->
        [one] { $seat } { VERB($seat, "draws", "draw") } { $count } clue.
       *[other] { $seat } { VERB($seat, "draws", "draw") } { $count } clues.
    }
event-drew-what = Drawn: { $clues }.
event-exchanged = { $seat } { VERB($seat, "exchanges", "exchange") } clues: { $clues }.
event-clues-shuffled = The discarded clues are shuffled to be a new deck.
event-drove = { $seat } { VERB($seat, "drives", "drive") } to { $space }.
event-collected = { $seat } { VERB($seat, "takes", "take") } the amulet on { $space }.
event-amulet =
    { $power ->
        [marker] { $seat } { VERB($seat, "spends", "spend") } an amulet to remove a marker.
        [clue] { $seat } { VERB($seat, "spends", "spend") } an amulet to play one more clue.
        [move] { $seat } { VERB($seat, "spends", "spend") } an amulet to move once more.
        [exchange] { $seat } { VERB($seat, "spends", "spend") } an amulet to exchange clues.
        [double] { $seat } { VERB($seat, "spends", "spend") } an amulet to double a rose.
        [swap] { $seat } { VERB($seat, "spends", "spend") } an amulet to swap roses.
       *[other] { $seat } { VERB($seat, "spends", "spend") } an amulet: { $power }.
    }
event-removed = { $seat } { VERB($seat, "removes", "remove") } { part-the-marker } from { $space }.
event-doubled = { $seat } { VERB($seat, "lays", "lay") } a second rose on clue { $place } of { part-the-map }.
event-swapped = { $seat } { VERB($seat, "swaps", "swap") } the roses of clues { $one } and { $other } of { part-the-map }.

# What happened: treasures.

event-dug = { $seat } { VERB($seat, "digs", "dig") } up { part-the-treasure }!
event-looked =
    { $count ->
        [one] { $seat } { VERB($seat, "looks", "look") } at { $count } treasure card.
       *[other] { $seat } { VERB($seat, "looks", "look") } at { $count } treasure cards.
    }
event-looked-at = Cards seen: { $coins }.
event-treasures-shuffled = The treasure cards have run out. The discarded ones are shuffled for this sharing, which is the last.
event-shown = A card is turned up: { part-so-many-coins }.
event-accepted = { $seat } { VERB($seat, "takes", "take") } { part-so-many-coins }.
event-passed = { $seat } { VERB($seat, "leaves", "leave") } the card.
event-unwanted = Nobody wants { part-so-many-coins }, and the card is discarded.
event-curse = A curse is turned up!
event-warded-off = { $seat } { VERB($seat, "wards", "ward") } the curse off with an amulet.
event-cursed = { $seat } { VERB($seat, "has", "have") } no amulet and { VERB($seat, "loses", "lose") } the best card: { part-so-many-coins }.
event-shared = { part-the-treasure.start } is shared out.
event-appeared = An amulet appears on { $space }.
event-statues-turned = The statues turn clockwise.

# How it ended.

outcome-treasures-out = The treasure cards have run out, and the coins are counted.
outcome-called-off = Nobody gets any further: the hunt is called off, and the coins are counted.

# Why an answer is not legal.

refused-not-your-turn = It is not for you to decide now but for { $seat }.
refused-no-such-space = There is no space “{ $word }” on this island.
refused-no-such-map = There is no such map. There are: { $cards }.
refused-no-such-clue = There is no clue “{ $word }”.
refused-not-in-hand = You do not have the clue “{ part-the-clue }”.
refused-no-such-place =
    { $count ->
        [0] There are no clues on { part-the-map }.
        [one] On { part-the-map } there is only { $count } clue.
       *[other] There are { $count } clues on { part-the-map }, counted from the top.
    }
refused-not-a-place = No map has a clue “{ $word }”: clues are counted from the top, from 1 on.
refused-no-such-landmark = There is no such landmark. There are: { $cards }.
refused-other-landmark = What is placed now is { part-a-landmark }.
refused-landmark-there = There is a landmark on { $space } already.
refused-statue-by-ocean = A statue never stands beside the ocean.
refused-too-near = Too near: landmarks of the same kind are at least { $count } apart.
refused-no-room-left = From there no room would be left for the others of its kind.
refused-no-such-direction = There is no such direction. There are: { $cards }.
refused-not-straight = A statue looks straight ahead, and { $space } lies in none of its six directions.
refused-contradiction = This clue contradicts { part-the-map }: no space would be left.
refused-rules-nothing-out = This clue rules nothing out on { part-the-map }.
refused-fits-no-map = “{ part-the-clue }” fits no map: on each it would leave no space, or rule none out.
refused-no-clue-for-map = None of your clues can be played on { part-the-map }.
refused-moving = First finish the move that you have begun, or “stop”.
refused-acted = You have played a clue or moved already; now only an amulet can do more.
refused-there-already = Your vehicle is on { $space } already.
refused-too-far = { $space } is too far: one step leads through one area, or across one border.
refused-not-located = { part-the-treasure.start } is not located: { $count } spaces are possible.
refused-elsewhere = { part-the-treasure.start } lies on { $space }, and your vehicle is not there.
refused-not-moving = There is no move to stop.
refused-turn-begun = Clues are exchanged for a whole turn, and you have begun yours.
refused-no-such-power = An amulet has no such power. There are: { $cards }.
refused-experts-only = Only experts double and swap roses: it was not chosen for this game.
refused-no-amulet = You have no amulet.
refused-amulet-first = For that spend an amulet first: “{ $form }”.
refused-no-marker = There is no marker that could be removed.
refused-no-clue-fits = None of your clues can be played on any map.
refused-no-clues = You have no clues to exchange.
refused-nothing-to-double = You have no single rose on any map.
refused-nothing-to-swap = On no map are there two clues with different roses.
refused-no-marker-there = There is no marker of that colour on { $space }.
refused-no-markers-there = There is no marker on { $space }.
refused-not-marked = There are no markers for { part-the-map } yet: { $count } spaces are possible.
refused-last-marker = The last marker of a colour cannot be removed: the treasure is there.
refused-not-your-rose = The rose on that clue is not yours.
refused-doubled-already = There are two roses on that clue already.
refused-same-roses = The roses of these clues are the same: there is nothing to swap.
refused-two-maps = Only roses on the same map can be swapped.
refused-other-map = What is begun now is { part-the-map }.

# Help at the table, and the score.

welcome-hint = New here? r 1 tells the aim, r 4 what to do in a turn, help what to type.
help-answers =
    Type an answer as it is listed, or the short way:
      play in-jungle white      play a clue on the white map
      jungle white              the same: no verb, and what the clue names
      drive d5, d5              one step of the vehicle; a move has up to three
      stop, end                 drive no further; end the turn
      dig white                 dig up the white treasure under your vehicle
      exchange                  give up the turn for other clues
      amulet move               spend an amulet: marker, clue, move or exchange;
                                among experts also double or swap
      remove white d5           the white marker on d5
      double white 2            a second rose on clue 2 of the white map
      swap white 1 3            the roses of clues 1 and 3 of the white map
      take, pass                take the treasure card, or leave it to others
      lay in-jungle             begin a new map with this clue
      put hut d5, park d5       place a landmark; start with your vehicle
      face ne, south            where the statue looks: n, ne, se, s, sw or nw
score-shared =
    { $score ->
        [0] Nobody has any coins.
        [one] Everybody has { $score } coin.
       *[other] Everybody has { $score } coins.
    }
