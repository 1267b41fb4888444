game-name = Tranquility
game-author = A game by James Emmerson
game-blurb = Without a word to each other, you fill the sea with islands in ascending order and sail from Start to Finish, to paradise.
game-line = Lay a way of islands across the sea, each higher than the last, without saying a word.
game-facts = 1–5 · together · 30 min

bot-careful = Careful

# The choices before a game.

game-advice = New to it? Sail the normal game with all 80 islands first. When you often win, add one thing at a time: another mode, fewer islands, rocks, monsters or storms.

setting-mode = Mode
setting-mode-help = The grid that you fill, and how you fill it.
setting-mode-base = Normal game
setting-mode-base-help = The sea of six rows with six cells each, for all together.
setting-mode-high_arch = High Arch
setting-mode-high_arch-help = Two pillars are filled first, then the crown above them: 30 cells.
setting-mode-pyramid = Pyramid
setting-mode-pyramid-help = 36 cells, ever narrower. Whoever builds on a border card finds a storm, a monster, rocks, or the Finish.
setting-mode-day_and_night = Day and Night
setting-mode-day_and_night-help = One half of the sea is day, the other night, and the hands are turned over as time goes by.
setting-mode-duel = Duel
setting-mode-duel-help = Two against each other: points for what you place, fewer for what you discard.

setting-fewer_islands = Fewer Islands
setting-fewer_islands-help = How many islands go back into the box unseen before the deal. The more, the harder.
setting-fewer_islands-none = All 80 islands
setting-fewer_islands-galatea = Galatea: 4 islands fewer
setting-fewer_islands-triton = Triton: 6 islands fewer
setting-fewer_islands-leucothea = Leucothea: 8 islands fewer
setting-fewer_islands-amphitrite = Amphitrite: 10 islands fewer
setting-fewer_islands-poseidon = Poseidon: 12 islands fewer

setting-rocks = Jagged rocks
setting-rocks-help = The rocks close one row of the grid, and every turn ends with moving them or paying for their rest.
setting-rocks-false = Without rocks
setting-rocks-true = With rocks

setting-monsters = Sea monsters
setting-monsters-help = Monsters take up room in the hands and cannot be discarded: each has to devour an island. The more, the harder.
setting-monsters-none = As the mode has it: 3 in the pyramid, otherwise none
setting-monsters-0 = No monsters
setting-monsters-3 = 3 monsters
setting-monsters-4 = 4 monsters
setting-monsters-5 = 5 monsters

setting-storms = Storms and compasses
setting-storms-help = Six storms wait in the decks and break as soon as they are drawn; compasses end them.
setting-storms-false = Without storms
setting-storms-true = With storms

setting-crown = Crown of the arch
setting-crown-help = High Arch only: when islands can be placed in the crown above the pillars.
setting-crown-last = Opens when both pillars are full
setting-crown-early = Opens at 18 of the 24 pillar cells; easier

setting-night = Nightfall
setting-night-help = Day and Night only: when all hands are turned over.
setting-night-rounds = Day and night take turns, round by round
setting-night-start = Night falls with Start and stays; harder

setting-talk = Talk
setting-talk-help = The game is meant to be silent, but you may agree on rules of talk of your own.
setting-talk-silence = Silence, as the rules have it
setting-talk-no_cards = Anything but the cards
setting-talk-no_cards-help = Say what you like about the sea and your plans, but never which cards you hold.
setting-talk-free = Anything
setting-talk-free-help = Say what you like, even which cards you hold. That makes it easier.

# The cards. An island is called by its number.

card-start = Start
card-finish = Finish
card-monster = Sea monster
card-yellow = Yellow storm
card-purple = Purple storm
card-orange = Orange storm
card-compass = Compass
card-rocks = Jagged rocks
card-border = Border card

# What the players may talk about.

topic-storms = You may talk about one thing only: which storm should be ended.
topic-numbers-and-storms = Say how many cards you would give, never which; and you may discuss which storm to end.
topic-all-but-cards = Agreed at this table: say what you like, but never which cards you hold.
topic-anything = Agreed at this table: say what you like.

# Questions.

ask-turn = Your turn. Play a card, or discard two.
ask-start = You hold Start, and nobody has played one yet. Play it now.
ask-last-hope = No card to play, and no two to discard. Use a compass, or give up?
ask-pay-placing =
    { $count ->
        [one] Which card do you discard for this island?
       *[other] This island costs { $count } more cards. Which do you discard?
    }
ask-pay-discarding =
    { $count ->
        [one] One more to discard: which?
       *[other] Which { $count } cards do you discard?
    }
ask-pay-staying =
    { $count ->
        [one] One more card, and the rocks stay. Which do you discard?
       *[other] The rocks stay for { $count } cards. Which do you discard?
    }
ask-pay-turning = Turning a card over costs one of yours. Which do you discard?
ask-pay-storm =
    { $count ->
        [one] The yellow storm leaves you three cards. Which one goes?
       *[other] The yellow storm leaves you three cards. Which { $count } go?
    }
ask-offer =
    { $total ->
        [one] All together discard { $total } card.
       *[other] All together discard { $total } cards.
    } { $round ->
        [1] How many do you give?
       *[other] { $left ->
            [0] The last try before they are split evenly: how many do you give?
           *[other] Once more: how many do you give?
        }
    }
ask-give =
    { $count ->
        [one] Which card do you give for Start? Nobody will see it.
       *[other] Which { $count } cards do you give for Start? Nobody will see them.
    }
ask-rocks = The rocks close row { $row }. Where do they go, or do they stay?
ask-rocks-row = Jagged rocks! Which row do they close?
ask-brace =
    { $colour ->
        [yellow] A yellow storm: three cards in hand, no more.
        [purple] A purple storm: it closes a row.
        [orange] An orange storm: islands only beside others.
       *[other] A storm: { $colour }.
    } Use a compass, or let it come?
ask-storm-row = Over which row does the purple storm settle?
ask-compass =
    { $compasses ->
        [one] A compass at hand can end a storm at any moment.
       *[other] { $compasses } compasses at hand: each can end a storm at any moment.
    }
ask-bearings =
    { $compasses ->
        [one] A compass could end a storm now. Use it, or sail on?
       *[other] { $compasses } compasses could end storms now. Use one, or sail on?
    }
ask-prey = A sea monster is hungry. Which island does it devour?
ask-take = Which card do you take from the display?

# Answers.

option-play =
    { $cost ->
        [0] Place { $card } in { $cell }, free of charge
        [one] Place { $card } in { $cell } for { $cost } card
       *[other] Place { $card } in { $cell } for { $cost } cards
    }
option-start = Play Start
option-finish = Play Finish
option-discard = Discard two cards
option-monster = Let the sea monster devour the island in { $cell }
option-turn = Turn over the card in { $cell } for one card
option-trade = Give your whole hand for a compass
option-give-up = Give up
option-pay = Discard { NAME($card) }
option-offer =
    { $count ->
        [0] Offer nothing
        [one] Offer { $count } card
       *[other] Offer { $count } cards
    }
option-give = Give { $cards }
option-give-unseen =
    { $held ->
        [0] { $unseen ->
            [one] Give the top card of your deck, unseen
           *[other] Give the { $unseen } top cards of your deck, unseen
        }
       *[other] { $unseen ->
            [one] Give { $cards } and the top card of your deck, unseen
           *[other] Give { $cards } and the { $unseen } top cards of your deck, unseen
        }
    }
option-rocks = Rocks to row { $row }
option-stay = Leave the rocks where they are and discard two cards
option-weather = Let the storm come
option-sail-on = Sail on
option-storm = Storm over row { $row }
option-lift =
    { $colour ->
        [yellow] End the yellow storm over { $victim } with a compass
        [orange] End the orange storm over { $victim } with a compass
       *[purple] { $row ->
            [0] End the purple storm with a compass before it breaks
           *[other] End the purple storm over row { $row } with a compass
        }
    }
option-devour = The island in { $cell }
option-take = Take island { $card }

# What happened.

event-drew =
    { $count ->
        [one] { $seat } draws { $count } card.
       *[other] { $seat } draws { $count } cards.
    }
event-drew-cards = { $seat } draws { $cards }.
event-played =
    { $cost ->
        [0] { $seat } places { $card } in { $cell }.
        [one] { $seat } places { $card } in { $cell } for { $cost } card.
       *[other] { $seat } places { $card } in { $cell } for { $cost } cards.
    }
event-discarded =
    { $count ->
        [one] { $seat } discards { $count } card.
       *[other] { $seat } discards { $count } cards.
    }
event-discarded-cards = { $seat } discards { $cards }.
event-discarded-unseen =
    { $count ->
        [one] { $seat } discards { $count } card from the top of the deck, unseen.
       *[other] { $seat } discards { $count } cards from the top of the deck, unseen.
    }
event-start = { $seat } plays Start.
event-offered =
    { $count ->
        [0] { $seat } offers nothing.
        [one] { $seat } offers { $count } card.
       *[other] { $seat } offers { $count } cards.
    }
event-no-agreement = The offers do not add up, so the cards are split as evenly as can be.
event-finish = { $seat } plays Finish.
event-monster = { $seat } lets a sea monster loose.
event-destroyed = Island { $card } in { $cell } is gone.
event-monsters-shown =
    { $count ->
        [one] { $seat } shows { $count } sea monster.
       *[other] { $seat } shows { $count } sea monsters.
    }
event-finish-back = Finish goes back to { $seat }: it has to wait until the monsters have been played.
event-monsters-returned =
    { $count ->
        [one] { $seat } can do nothing and shuffles { $count } sea monster back into the deck.
       *[other] { $seat } can do nothing and shuffles { $count } sea monsters back into the deck.
    }
event-rocks-moved = The jagged rocks now close row { $row }.
event-rocks-gone = The jagged rocks are left behind for good.
event-storm =
    { $colour ->
        [yellow] { $seat } runs into a yellow storm!
        [purple] { $seat } runs into a purple storm!
        [orange] { $seat } runs into an orange storm!
       *[other] { $seat } runs into a storm: { $colour }!
    }
event-storm-placed = The purple storm closes row { $row }.
event-lifted-yellow = { $seat } ends the yellow storm over { $victim } with a compass.
event-lifted-purple =
    { $row ->
        [0] { $seat } ends the purple storm with a compass before it breaks.
       *[other] { $seat } ends the purple storm over row { $row } with a compass.
    }
event-lifted-orange = { $seat } ends the orange storm over { $victim } with a compass.
event-storm-passed = Every row is full, so the purple storm passes by.
event-gained-compass =
    { $compasses ->
        [one] A compass is gained. There is { $compasses } now.
       *[other] A compass is gained. There are { $compasses } now.
    }
event-explored =
    { $card ->
        [finish] { $seat } explores and finds a Finish!
        [border] { $seat } explores and finds nothing but water.
        [compass] { $seat } explores and finds a compass.
        [rocks] { $seat } explores and comes upon jagged rocks.
        [monster] { $seat } explores and wakes a sea monster.
        [yellow] { $seat } explores: the sky turns yellow.
        [purple] { $seat } explores: the sky turns purple.
        [orange] { $seat } explores: the sky turns orange.
       *[other] { $seat } explores: { $card }.
    }
event-day = Day breaks: all hands are held with their day half up.
event-night = Night falls: all hands are held with their night half up.
event-turned = { $seat } turns over the card in { $cell }.
event-scored =
    { $points ->
        [one] { $seat } scores { $points } point.
       *[other] { $seat } scores { $points } points.
    }
event-took = { $seat } takes island { $card } from the display.

# How it ended.

outcome-paradise = The sea is crossed and paradise lies ahead: the voyage is won!
outcome-stranded = There is nothing left to play, nor two cards to discard. The ship is lost, and so is the voyage.
outcome-duel-full = The grid is full, and the duel is decided.
outcome-duel-stuck = The player to move can do nothing more: the duel ends here.

# Why an answer is not legal.

refused-not-your-turn = It is not your turn. All that you can do now is to end a storm with a compass.
refused-not-in-hand = You do not hold such a card: { NAME($card) }.
refused-no-such-card = No hand ever holds such a card in this game: { NAME($word) }.
refused-no-such-cell = This grid has no cell { $word }. A cell is named by its column and its row, like a1 at the bottom left.
refused-no-such-row = There is no row { $word }. From the bottom to the top, the rows are { $cards }.
refused-no-such-amount = So many cards cannot be offered: { $word }. Offer one of these numbers: { $cards }.
refused-must-start = You hold Start, and none has been played yet: it is the only card that you can play now.
refused-finish-is-no-island = Only islands are placed in the grid. Finish is played with “finish”, when the grid is full.
refused-start-is-no-island = Only islands are placed in the grid. Start lies beside it, and one is enough.
refused-monster-is-no-island = Only islands are placed in empty cells. Sea monsters, where there are any, are played onto an island: “monster” and its cell.
refused-cell-taken = There is an island in { $cell } already. Choose an empty cell.
refused-cell-empty = There is no island in { $cell }. Choose a cell that has one.
refused-not-ascending = { $card } cannot lie in { $cell }: numbers must ascend from left to right and from row to row upwards, and { $other } lies in { $place }.
refused-too-dear =
    { $cost ->
        [one] This island would cost { $cost } card,
       *[other] This island would cost { $cost } cards,
    } { $purse ->
        [0] and you have none to discard for it.
       *[other] and you have only { $purse } to discard for it.
    }
refused-rocks = The jagged rocks close row { $row }. Choose a cell in another row.
refused-purple-storm = A purple storm closes row { $row }. Choose a cell in another row, or end the storm with a compass.
refused-orange-storm = In an orange storm you place islands only beside another card.
refused-crown =
    { $missing ->
        [one] The crown of the arch is still closed: { $missing } more cell of the pillars has to be filled.
       *[other] The crown of the arch is still closed: { $missing } more cells of the pillars have to be filled.
    }
refused-wrong-count =
    { $count ->
        [0] No cards are to be named here.
        [one] Name exactly { $count } card.
       *[other] Name exactly { $count } cards.
    }
refused-all-go = All these cards have to go anyway: name { NAME($card) } first.
refused-unsorted = Name the cards in order: islands from low to high, then Finish, then Start.
refused-monster-stays = A sea monster can never be discarded. It leaves your hand only by devouring an island.
refused-start-stays = This Start is still needed: it is to be played, not discarded.
refused-no-unseen = Only in a yellow storm may you discard from your deck: two cards at once, and only if you give at least two.
refused-both-or-none = Of the top of your deck you give both cards or none, and you have no other to give.
refused-already-started = A Start has been played already, and one is enough. You may discard this one.
refused-finish-before-start = Finish has to wait for Start, and none has been played yet.
refused-grid-not-full =
    { $empty ->
        [one] Finish can be played only when the grid is full: { $empty } cell is still empty.
       *[other] Finish can be played only when the grid is full: { $empty } cells are still empty.
    }
refused-wrong-half = Some card lies the wrong way up: the lower half of the grid is for day, the upper for night. Turn it over before you play Finish.
refused-monsters-first = Finish can be played only when all sea monsters have left the hands.
refused-just-placed = The monster spares the island that was just placed. Choose another.
refused-cannot-pay =
    { $count ->
        [one] That costs { $count } card from your hand, and you have none that may be discarded.
       *[other] That costs { $count } cards from your hand, and you do not have so many that may be discarded.
    }
refused-nothing-wrong = Every card lies the right way up: turning one over would not save you.
refused-no-compass-left = No compass is left that you could gain.
refused-hand-not-full = Only a full hand of { $limit } is worth a compass.
refused-can-still-act = It is too early to give up: you can still do something.
refused-offer-too-high =
    { $most ->
        [0] You have no card to give, so offer 0.
        [one] You can give no more than { $most } card.
       *[other] You can give no more than { $most } cards.
    }
refused-rocks-must-move = The rocks are there already. Move them to another row, or discard two cards to leave them: “stay”.
refused-row-full = Row { $row } is full. Choose one with an empty cell.
refused-no-compass = There is no compass to end a storm with.
refused-no-such-storm = There is no such storm now. Name one that is in play, exactly as it is listed.
refused-not-in-display = This card is not in the display. Take one that is.

# Help at the table, and the score.

welcome-hint = New here? r 1 tells the aim, r 4 how to place islands, help what to type.
help-answers =
    Type an answer as it is listed, or the short way:
      12 c4         place island 12 in cell c4
      12            show where island 12 can go
      5 17          discard these two cards, or pay with them, in any order
      d 5 finish    the first letters of an answer and of a card are enough
    On the board:
      (0) (2)       an empty cell with its price in cards
      ·  ×          a cell that takes none of your cards; one that is closed
      a1–c2         from a1 along the row, then on in the row above, to c2
score-shared =
    { $score ->
        [one] Your score: { $score } island.
       *[other] Your score: { $score } islands.
    }

# The first voyage.

voyage-welcome = Welcome aboard! Together you fill the sea with islands, their numbers rising from left to right and from row to row upwards. Tap 45, then c4: it lies about halfway, and without neighbours it costs nothing.
voyage-drawn = You draw up to five cards again. Now it is your partner’s turn; nobody may talk about the hands.
voyage-beside = Now 47, into d4, right beside 45. Neighbours cost their difference: here that is two cards from your hand.
voyage-pay = Pay with 46: between 45 and 47 there is no cell left for it.
voyage-pay-again = And with 13. What is discarded lies face down, and nobody looks at it again.
voyage-discard = 42 and 43 belong beside 45, and there they would be dear. Instead of playing a card you may discard two: choose that.
voyage-discard-one = First 42: beside 45 it would cost three cards.
voyage-discard-other = Then 43. Discard with care: each island is there only once, and the decks are all you have.
voyage-start = You have drawn a Start. The first one has to be played at once: tap it. Then everybody discards together, eight cards in all.
voyage-offer = Two players draw two more cards first. Now say how many of the eight you give: four is a fair half. How many may be said, which ones may not.
voyage-give = Four each, agreed. Choose in secret: 19, 20 and 21 crowd beside 17, and 64 will be missed least. Keep 68 and Finish.
voyage-finish = You hold Finish. It wins the game, but only when all 36 cells are full and Start lies there: keep it till then. Now 36, into e3.
voyage-farewell = Now you know the way: fill the sea, pay as little as you can, and end with Finish. If somebody can neither play a card nor discard two, all have lost. Fair winds!
