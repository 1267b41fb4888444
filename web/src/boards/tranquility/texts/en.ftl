# What is written on the board.

tr-free = free
tr-cards =
    { $count ->
        [one] card
       *[other] cards
    }
tr-of = of { $total }
tr-count-line = { $placed } of { $total }
tr-start = Start
tr-finish = Finish
tr-monster = Monster
tr-start-played = Start is played
tr-start-ahead = Start to come
tr-deck = deck
tr-discard = discards
tr-deck-count = deck { $count }
tr-discard-count = discards { $count }
tr-lost-count = out of the game: { $count }
tr-day = day
tr-night = night
tr-in-hands = in the hands
tr-hands-day = The hands show day.
tr-hands-night = The hands show night.
tr-crown-closed = crown closed
tr-crown-open = crown open
tr-exploration = to explore
tr-found =
    { $count ->
        [0] No Finish found yet
        [one] { $count } Finish found
       *[other] { $count } Finishes found
    }
tr-display = to take
tr-points =
    { $points ->
        [one] point
       *[other] points
    }
tr-points-short = pts
tr-holds =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
tr-shown = shown: { $card }
tr-offers = offers { $count }
tr-gives = gives { $count }
tr-offers-sum = { $sum }, not { $total }
tr-gives-sum = together { $sum }
tr-sealed = has sealed the answer
tr-writing = is still choosing
tr-onlooker = You are watching: the hands stay hidden.

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

# What storms do.

tr-storm-yellow = Yellow storm: three cards in hand, no more.
tr-storm-purple = Purple storm: this row is closed.
tr-storm-orange = Orange storm: islands only beside others.

# Asides.

tr-aside-silence = A game of silence: nobody tells what they hold. The grid grows from the bottom up, from left to right.
tr-aside-numbers = Numbers may be spoken now: how many cards, never which.
tr-removed =
    { $count ->
        [one] { $count } island stayed in the box; nobody knows which.
       *[other] { $count } islands stayed in the box; nobody knows which.
    }
tr-gone = Out of the game: { $list }.

# The top bar.

tr-phase-joint = the joint discard
tr-phase-over = the voyage is over

# Buttons.

tr-place = Place { $card }
tr-discard-two = Discard 2
tr-trade = Hand for a compass
tr-stay = Stay: −2 cards
tr-weather = Let it come
tr-give =
    { $count ->
        [one] Give { $count } card
       *[other] Give { $count } cards
    }

# The prompt.

tr-ask-place = Where does { $card } go?

tr-then-place =
    { $count ->
        [one] One place is lit. A number there is how many cards you discard.
       *[other] { $count } places are lit. A number there is how many cards you discard.
    }
tr-then-free =
    { $count ->
        [one] One place is lit; it costs nothing.
       *[other] { $count } places are lit; they cost nothing.
    }
tr-then-points = The points that remain when you have discarded what it costs.
tr-then-wrong-half = The card would lie the wrong way up there and have to be turned later.
tr-then-prey = Which island does the monster take? Both leave the game.
tr-then-turn = Which card do you turn over? It costs a card of your hand.
tr-then-offer = Say a number; eight in all. If it is not eight, you offer again.
tr-then-offer-again = Last time the offers made { $sum }; together they must make { $total }.
tr-then-give =
    { $count ->
        [one] Choose { $count } more.
       *[other] Choose { $count } more.
    }
tr-then-rocks = Tap a row to move them there; tap the rocks to leave them for two cards.
tr-then-storm = Which storm does the compass end?
tr-wrong =
    { $count ->
        [one] { $count } card lies the wrong way up.
       *[other] { $count } cards lie the wrong way up.
    }
tr-means-free = It costs nothing: no island lies beside it.
tr-means-cost =
    { $count ->
        [one] You will discard { $count } card for it.
       *[other] You will discard { $count } cards for it.
    }
tr-means-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $cost ->
        [0] , nothing to discard.
       *[other] , less { $cost } for what you discard.
    }
tr-means-start = Then all of you discard eight cards together.
tr-means-finish =
    { $against ->
        [monsters] The voyage is won, unless somebody holds a monster.
       *[nothing] The voyage is won.
    }
tr-means-trade = You discard all { $count } cards and gain a compass.
tr-means-monster = The island leaves the game.

# The reminder.

tr-remind-turn = In a turn, one of these
tr-remind-turn-place = Place an island in ascending order; beside a neighbour discard the difference.
tr-remind-turn-discard = Discard two cards and draw up again.
tr-remind-turn-finish = The grid is full: play Finish and win!
tr-remind-turn-monster = Let the monster devour an island.
tr-remind-turn-turn = Turn a card of the grid over for one card: the dial, then the card.
tr-remind-turn-trade = Give a full hand for a compass.
tr-remind-turn-explore = An island on a spyglass draws from the exploration deck.
tr-remind-pay = The price
tr-remind-pay-1 = You have made your move.
tr-remind-pay-2 = Choose the cards to discard, face down.
tr-remind-pay-3 = You draw up again.
tr-remind-start = Start
tr-remind-start-1 = You must play Start: it is your turn’s action.
tr-remind-start-2 = All together discard eight cards.
tr-remind-start-3 = Everybody draws up again.
tr-remind-joint = Eight cards together
tr-remind-joint-1 = Everybody offers a number of cards.
tr-remind-joint-2 = If it is not eight, try again, three times at most.
tr-remind-joint-3 = Each chooses in secret which cards to give.
tr-remind-storm = Storms
tr-remind-storm-1 = Yellow: three cards in hand, no more.
tr-remind-storm-2 = Purple: closes a row.
tr-remind-storm-3 = Orange: islands only beside others.
tr-remind-rocks = The end of a turn
tr-remind-rocks-1 = Your action is done.
tr-remind-rocks-2 = Move the rocks, or discard two cards and leave them.
tr-remind-rocks-3 = You draw up again.
tr-remind-explore = Exploring
tr-remind-explore-1 = You placed an island on a border card.
tr-remind-explore-2 = What was found has to be dealt with at once.
tr-remind-explore-3 = You draw up again.
tr-remind-duel = The duel
tr-remind-duel-1 = Place an island: 1 point, 2 for each neighbour, 3 for a full row; −1 for each discard.
tr-remind-duel-2 = Or discard two cards.
tr-remind-duel-3 = Then take open cards up to five.
tr-remind-hope = The last hope
tr-remind-hope-1 = A compass can end a storm: the compass, then the storm.
tr-remind-hope-2 = Or give up.

# The table as text.

tr-twin-grid = The grid, from the bottom row up
tr-twin-row = Row { $row }
tr-twin-empty = empty
tr-twin-closed = closed
tr-twin-wrong = the wrong way up
tr-twin-voyage = The voyage
tr-twin-compasses = Compasses at hand: { $count }; lying ready: { $supply }
tr-twin-seats = The players
tr-twin-hand = Your hand
