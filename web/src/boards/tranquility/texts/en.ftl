# What is written on the board.

board-free = free
board-cards =
    { $count ->
        [one] card
       *[other] cards
    }
board-of = of { $total }
board-count-line = { $placed } of { $total }
board-card-start = Start
board-card-finish = Finish
board-card-monster = Monster
board-start-played = Start is played
board-start-ahead = Start to come
board-deck = deck
board-discard = discards
board-deck-count = deck { $count }
board-discard-count = discards { $count }
board-lost-count = out of the game: { $count }
board-day = day
board-night = night
board-in-hands = in the hands
board-hands-day = The hands show day.
board-hands-night = The hands show night.
board-crown-closed = crown closed
board-crown-open = crown open
board-exploration = to explore
board-found =
    { $count ->
        [0] No Finish found yet
        [one] { $count } Finish found
       *[other] { $count } Finishes found
    }
board-display = to take
board-points =
    { $points ->
        [one] point
       *[other] points
    }
board-points-short = pts
board-holds =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
board-shown = shown: { $card }
board-offers = offers { $count }
board-gives = gives { $count }
board-offers-sum = { $sum }, not { $total }
board-gives-sum = together { $sum }
board-sealed = has sealed the answer
board-writing = is still choosing
board-onlooker = You are watching: the hands stay hidden.

# The pieces, for those who hear them.

piece-card = Card: { $what }
piece-cell = Cell { $what }
piece-row = Row { $what }
piece-rocks = Jagged rocks
piece-compass = Compass
piece-supply = Compasses that lie ready
piece-storm = Storm: { $what }
piece-deck = The deck
piece-turn = Turn a card over
piece-start = The place of Start
piece-finish = The place of Finish

# Pictures in the rules.

board-picture-islands = Three islands: a low number at dawn, one of the middle at noon, a high one at dusk.
board-picture-start = A Start card: the sun rises.
board-picture-finish = A Finish card.
board-picture-price = A cell between 12 and 19: there a 15 costs three cards.
board-picture-rocks = Jagged rocks in the water.
board-picture-monster = A sea monster.
board-picture-storms = The three storms: yellow with one flash of lightning, purple with two, orange with three.
board-picture-compass = A compass.

# What storms do.

board-storm-yellow = Yellow storm: three cards in hand, no more.
board-storm-purple = Purple storm: this row is closed.
board-storm-orange = Orange storm: islands only beside others.

# Asides.

board-aside-silence = A game of silence: nobody tells what they hold. The grid grows from the bottom up, from left to right.
board-aside-numbers = Numbers may be spoken now: how many cards, never which.
board-removed =
    { $count ->
        [one] { $count } island stayed in the box; nobody knows which.
       *[other] { $count } islands stayed in the box; nobody knows which.
    }
board-gone = Out of the game: { $list }.

# The top bar.

board-phase-joint = the joint discard
board-phase-over = the voyage is over

# Buttons.

board-place = Place { $card }
board-discard-two = Discard 2
board-trade = Hand for a compass
board-stay = Stay: −2 cards
board-weather = Let it come
board-give =
    { $count ->
        [one] Give { $count } card
       *[other] Give { $count } cards
    }

# The prompt.

board-ask-card = Which card goes to { $cell }?
board-ask-place = Where does { $card } go?

board-then-place =
    { $count ->
        [one] One place is lit. A number there is how many cards you discard.
       *[other] { $count } places are lit. A number there is how many cards you discard.
    }
board-then-free =
    { $count ->
        [one] One place is lit; it costs nothing.
       *[other] { $count } places are lit; they cost nothing.
    }
board-then-points = The points that remain when you have discarded what it costs.
board-then-wrong-half = The card would lie the wrong way up there and have to be turned later.
board-then-prey = Which island does the monster take? Both leave the game.
board-then-turn = Which card do you turn over? It costs a card of your hand.
board-then-offer = Say a number; eight in all. If it is not eight, you offer again.
board-then-offer-again = Last time the offers made { $sum }; together they must make { $total }.
board-then-give =
    { $count ->
        [one] Choose { $count } more.
       *[other] Choose { $count } more.
    }
board-then-rocks = Tap a row to move them there; tap the rocks to leave them for two cards.
board-then-storm = Which storm does the compass end?
board-wrong =
    { $count ->
        [one] { $count } card lies the wrong way up.
       *[other] { $count } cards lie the wrong way up.
    }
board-means-free = It costs nothing: no island lies beside it.
board-means-cost =
    { $count ->
        [one] You will discard { $count } card for it.
       *[other] You will discard { $count } cards for it.
    }
board-means-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $cost ->
        [0] , nothing to discard.
       *[other] , less { $cost } for what you discard.
    }
board-means-start = Then all of you discard eight cards together.
board-means-finish =
    { $against ->
        [monsters] The voyage is won, unless somebody holds a monster.
       *[nothing] The voyage is won.
    }
board-means-trade = You discard all { $count } cards and gain a compass.
board-means-monster = The island leaves the game.

# The reminder.

board-remind-turn = In a turn, one of these
board-remind-turn-place = Place an island in ascending order; beside a neighbour discard the difference.
board-remind-turn-discard = Discard two cards and draw up again.
board-remind-turn-finish = The grid is full: play Finish and win!
board-remind-turn-monster = Let the monster devour an island.
board-remind-turn-turn = Turn a card of the grid over for one card: the dial, then the card.
board-remind-turn-trade = Give a full hand for a compass.
board-remind-turn-explore = An island on a spyglass draws from the exploration deck.
board-remind-pay = The price
board-remind-pay-1 = You have made your move.
board-remind-pay-2 = Choose the cards to discard, face down.
board-remind-pay-3 = You draw up again.
board-remind-start = Start
board-remind-start-1 = You must play Start: it is your turn’s action.
board-remind-start-2 = All together discard eight cards.
board-remind-start-3 = Everybody draws up again.
board-remind-joint = Eight cards together
board-remind-joint-1 = Everybody offers a number of cards.
board-remind-joint-2 = If it is not eight, try again, three times at most.
board-remind-joint-3 = Each chooses in secret which cards to give.
board-remind-storm = Storms
board-remind-storm-1 = Yellow: three cards in hand, no more.
board-remind-storm-2 = Purple: closes a row.
board-remind-storm-3 = Orange: islands only beside others.
board-remind-rocks = The end of a turn
board-remind-rocks-1 = Your action is done.
board-remind-rocks-2 = Move the rocks, or discard two cards and leave them.
board-remind-rocks-3 = You draw up again.
board-remind-explore = Exploring
board-remind-explore-1 = You placed an island on a border card.
board-remind-explore-2 = What was found has to be dealt with at once.
board-remind-explore-3 = You draw up again.
board-remind-duel = The duel
board-remind-duel-1 = Place an island: 1 point, 2 for each neighbour, 3 for a full row; −1 for each discard.
board-remind-duel-2 = Or discard two cards.
board-remind-duel-3 = Then take open cards up to five.
board-remind-hope = The last hope
board-remind-hope-1 = A compass can end a storm: the compass, then the storm.
board-remind-hope-2 = Or give up.

# What the log tells in one line.

event-discarded-and-drew =
    { $seat } { VERB($seat, "discards", "discard") } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } and { VERB($seat, "draws", "draw") } { $drawn }.
event-discarded-and-drew-cards = { $seat } { VERB($seat, "discards", "discard") } { $cards } and { VERB($seat, "draws", "draw") } { $drawn }.

# The table as text.

board-twin-grid = The grid, from the bottom row up
board-twin-row = Row { $row }
board-twin-empty = empty
board-twin-closed = closed
board-twin-wrong = the wrong way up
board-twin-voyage = The voyage
board-twin-compasses = Compasses at hand: { $count }; lying ready: { $supply }
board-twin-seats = The players
board-twin-hand = Your hand
