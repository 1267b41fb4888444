# What the table of Lifeboats says besides the rules.

board-name =
    { $colour ->
        [green] Green
        [red] Red
        [yellow] Yellow
        [blue] Blue
        [purple] Purple
        [white] White
       *[black] Black
    }
board-name-short = { board-name }
board-boat = { board-name } boat
    .leaks =
        { $leaks ->
            [0] no leak
            [one] { $leaks } leak
           *[other] { $leaks } leaks
        }
    .crew = { $crew } aboard
    .shore =
        { $left ->
            [one] { $left } move to the shore
           *[other] { $left } moves to the shore
        }
    .free =
        { $free ->
            [0] no free seat
            [one] { $free } free seat
           *[other] { $free } free seats
        }
board-hat = Captain’s hat
board-hats = { $hats ->
        [0] No hat
        [one] Hat
       *[other] Hat × { $hats }
    }
board-hats-short = { board-hats }
board-island = { part-the-island }
    .to = at { part-the-island }
board-island-narrow = { board-island }
board-berth = Berth { $place }: { board-island }

# Pictures in the rules.

board-picture-people = A sailor is a circle, an officer a shield.
board-picture-votes = Vote cards: green, blue and black.
board-picture-hat = A captain’s hat.
board-picture-boat = A boat from above: four people, a leak and a free seat.
board-picture-token = The black token.
board-picture-course = A lane: three steps from the start to the shore.
board-picture-leak = A leak.
board-picture-ashore = An island with a boat that has landed and two people on the beach.

# Where the game stands.

board-phase-launch = launching the boats
board-phase-board = to the boats
board-phase-over = the end
board-phase-round = round { $round } · { $step }
board-step-leak = leak
board-step-overboard = overboard
board-step-move = row
board-step-leave = jump
board-step-climb = climb
board-every-start = To the boats
board-every-round = Every round
board-do-launch = Launch: your boat into a free lane
board-do-board = Board: one of your people at a time, into any boat
board-do-leak = Leak: all vote, one boat takes water
board-do-row = Row: all vote, one boat goes ahead
board-do-jump = Jump: each moves one person to another boat
board-breaks-ties = Black token: { $seat } breaks ties

# On the spot, in two words.

board-price-leak =
    { $brings ->
        [leak] leak { $leaks }
        [full] one out
       *[sinks] { board-price-sinks }
    }
board-price-overboard = { NAME($rank) }
board-price-move =
    { $brings ->
        [nearer] { board-price-shore }
       *[lands] lands
    }
board-price-sinks = sinks
board-price-shore =
    { $room ->
        [narrow] shore: { $left }
       *[wide] { $left } to shore
    }
board-price-seats = { $free } free

# What would happen.

board-then-leak =
    { board-name }: { board-boat.leaks }, { board-boat.crew }; { $brings ->
        [leak] the water takes a free seat
        [full] no free seat: somebody would go overboard
       *[sinks] it would sink
    }.
board-then-overboard =
    { $rank ->
        [officer] { board-name } has no sailor there: an officer would drown.
       *[sailor] { board-name } would lose a sailor.
    }{ $brings ->
        [drowns-in-vain] { " " }The boat would sink all the same.
       *[drowns] { "" }
    }
board-then-move =
    { $brings ->
        [nearer] { board-name }: { board-boat.shore } after that.
        [lands-empty] { board-name } lands with nobody aboard.
       *[lands] { board-name } lands { board-island.to }: { $points ->
                [0] nothing for you
                [one] { $points } point for you
               *[other] { $points } points for you
            }.
    }
board-then-hat = If yours is the only hat, you alone decide. It is spent in any case.
board-then-lane = Lane { $lane } leads to { board-island }: { $sailor } for a sailor, { $officer } for an officer.
board-then-any-lane = All lanes are alike: the berths fill in the order of arrival.
board-then-leave =
    { board-name }: { board-boat.leaks }, { $stay } would stay{ $brings ->
        [sinks] ; unless somebody climbs in, it sinks
       *[floats] { "" }
    }.
board-then-boat = { board-name }: { board-boat.leaks }, { board-boat.crew }, { board-boat.free }, { board-boat.shore }.
board-once-leave = At most one person leaves each boat.
board-once-climb = Not back into the boat just left.
board-confirm-vote = Seal vote
board-confirm-leave = Jump

# Votes.

board-writing = Still choosing
board-sealed = Vote sealed
board-last-vote = The last vote
board-close-vote = Close the vote
board-voted-leak = Vote: a leak
board-voted-overboard = { board-boat }: who goes overboard
board-voted-move = Vote: a move
board-decided-hat = The only hat: { $seat } decides.
board-decided-tie = A tie: { $seat } decides with the black token.
board-decided-hats = Nothing but hats: { $seat } decides with the black token.

# Talk.

board-before-leak = Before the vote: a leak
board-before-overboard = Before the vote: overboard
board-before-move = Before the vote: a move
board-talk-over = The vote was called: no more talk until the cards are up.
board-said-enough = You have said all you may before this vote.
board-words = Words and deeds
board-kind-vote = I’ll vote …
board-kind-spare = Spare …
board-kind-deal = A deal …
board-deal-leak = To { $seat }: “Vote with me for a leak in …, and I’ll …”
board-deal-overboard = To { $seat }: “Vote with me to throw out …, and I’ll …”
board-deal-move = To { $seat }: “Vote with me to move …, and I’ll …”
board-favour-help = help you ashore
board-favour-spare = not vote against you
board-agree-to = Agreed, { $seat }:
board-kept = ✓ kept
board-broken = ✗ broken
board-call = Call the vote
board-call-hint = You hold the black token: this ends the talk.

# Boats and people.

board-look-closer = Look closer: { board-boat }
board-close = Close
board-boat-where = Lane { $lane }, { board-boat.shore }
board-boat-water = { $leaks ->
        [0] No leak
        [one] { $leaks } leak
       *[other] { $leaks } leaks
    }, { board-boat.free }
board-people =
    { $rank ->
        [officer] { $count ->
            [one] officer
           *[other] { $count } officers
        }
       *[sailor] { $count ->
            [one] sailor
           *[other] { $count } sailors
        }
    }
board-nobody = Nobody aboard
board-on-deck =
    { $rank ->
        [officer] { $count ->
            [one] Officer
           *[other] Officer × { $count }
        }
       *[sailor] { $count ->
            [one] Sailor
           *[other] Sailor × { $count }
        }
    }
board-lost =
    { $count ->
        [0] Nobody has drowned.
        [one] { $count } person has drowned.
       *[other] { $count } people have drowned.
    }
board-lost-short = drowned: { $count }
board-winner = Winner
board-seat = Saved { $saved }, on the water { $sea }, lost { $lost }. Points { $points }, hats { $hats }.{ $token ->
        [true] { " The black token." }
       *[false] { "" }
    }

# The board in words.

board-twin-boats = Boats
board-twin-islands = Islands
board-twin-water = In the water
board-twin-vote = Votes
board-twin-people = { board-people } of { $seat }
board-twin-landed =
    { $island ->
        [none] landed empty
       *[other] landed { board-island.to }
    }
board-twin-sunk = sunk
board-twin-on-deck = still on deck
board-twin-worth = a sailor { $sailor }, an officer { $officer }
board-twin-swims =
    { $rank ->
        [officer] { board-boat }: an officer of { $seat } has left it.
       *[sailor] { board-boat }: a sailor of { $seat } has left it.
    }
board-twin-chosen = It came to { board-name }.
piece-sailor = A sailor
piece-officer = An officer
