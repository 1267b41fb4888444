# What the table of Lifeboats says besides the rules.

lb-name =
    { $colour ->
        [green] Green
        [red] Red
        [yellow] Yellow
        [blue] Blue
        [purple] Purple
        [white] White
       *[black] Black
    }
lb-name-short = { lb-name }
lb-boat = { lb-name } boat
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
lb-hat = Captain’s hat
lb-hats = { $hats ->
        [0] No hat
        [one] Hat
       *[other] Hat × { $hats }
    }
lb-island =
    { $island ->
        [left] Coral Cay
        [centre] Gull Rock
       *[right] Long Island
    }
    .to = at { lb-island }
lb-island-narrow = { lb-island }
lb-berth = Berth { $place }: { lb-island }

# Where the game stands.

lb-phase-launch = launching the boats
lb-phase-board = to the boats
lb-phase-over = the end
lb-phase-round = round { $round } · { $step }
lb-step-leak = leak
lb-step-overboard = overboard
lb-step-move = row
lb-step-leave = jump
lb-step-climb = climb
lb-every-start = To the boats
lb-every-round = Every round
lb-do-launch = Launch: your boat into a free lane
lb-do-board = Board: one of your people at a time, into any boat
lb-do-leak = Leak: all vote, one boat takes water
lb-do-row = Row: all vote, one boat goes ahead
lb-do-jump = Jump: each moves one person to another boat
lb-breaks-ties = { $seat } breaks ties

# On the spot, in two words.

lb-price-leak =
    { $brings ->
        [leak] leak { $leaks }
        [full] one out
       *[sinks] { lb-price-sinks }
    }
lb-price-overboard = { NAME($rank) }
lb-price-move =
    { $brings ->
        [nearer] { lb-price-shore }
       *[lands] lands
    }
lb-price-sinks = sinks
lb-price-shore =
    { $room ->
        [narrow] shore: { $left }
       *[wide] { $left } to shore
    }
lb-price-seats = { $free } free

# What would happen.

lb-then-leak =
    { lb-name }: { lb-boat.leaks }, { lb-boat.crew }; { $brings ->
        [leak] the water takes a free seat
        [full] no free seat: somebody would go overboard
       *[sinks] it would sink
    }.
lb-then-overboard =
    { $rank ->
        [officer] { lb-name } has no sailor there: an officer would drown.
       *[sailor] { lb-name } would lose a sailor.
    }
lb-then-move =
    { $brings ->
        [nearer] { lb-name }: { lb-boat.shore } after that.
        [lands-empty] { lb-name } lands with nobody aboard.
       *[lands] { lb-name } lands { lb-island.to }: { $points ->
                [0] nothing for you
                [one] { $points } point for you
               *[other] { $points } points for you
            }.
    }
lb-then-hat = If yours is the only hat, you alone decide. It is spent in any case.
lb-then-lane = Lane { $lane } leads to { lb-island }: { $sailor } for a sailor, { $officer } for an officer.
lb-then-any-lane = All lanes are alike: the berths fill in the order of arrival.
lb-then-leave =
    { lb-name }: { lb-boat.leaks }, { $stay } would stay{ $brings ->
        [sinks] ; unless somebody climbs in, it sinks
       *[floats] { "" }
    }.
lb-then-boat = { lb-name }: { lb-boat.leaks }, { lb-boat.crew }, { lb-boat.free }, { lb-boat.shore }.
lb-once-leave = At most one person leaves each boat.
lb-once-climb = Not back into the boat just left.
lb-confirm-vote = Seal vote
lb-confirm-leave = Jump

# Votes.

lb-writing = Still choosing
lb-sealed = Vote sealed
lb-last-vote = The last vote
lb-close-vote = Close the vote
lb-voted-leak = Vote: a leak
lb-voted-overboard = { lb-boat }: who goes overboard
lb-voted-move = Vote: a move
lb-decided-hat = The only hat: { $seat } decides.
lb-decided-tie = A tie: { $seat } decides with the token.
lb-decided-hats = Nothing but hats: { $seat } decides with the token.

# Talk.

lb-before-leak = Before the vote: a leak
lb-before-overboard = Before the vote: overboard
lb-before-move = Before the vote: a move
lb-talk-over = The vote was called: no more talk until the cards are up.
lb-said-enough = You have said all you may before this vote.
lb-words = Words and deeds
lb-kind-vote = I’ll vote …
lb-kind-spare = Spare …
lb-kind-deal = A deal …
lb-deal-leak = To { $seat }: “Vote with me for a leak in …, and I’ll …”
lb-deal-overboard = To { $seat }: “Vote with me to throw out …, and I’ll …”
lb-deal-move = To { $seat }: “Vote with me to move …, and I’ll …”
lb-favour-help = help you ashore
lb-favour-spare = not vote against you
lb-agree-to = Agreed, { $seat }:
lb-kept = ✓ kept
lb-broken = ✗ broken
lb-call = Call the vote
lb-call-hint = You hold the token: this ends the talk.

# Boats and people.

lb-look-closer = Look closer: { lb-boat }
lb-close = Close
lb-boat-where = Lane { $lane }, { lb-boat.shore }
lb-boat-water = { $leaks ->
        [0] No leak
        [one] { $leaks } leak
       *[other] { $leaks } leaks
    }, { lb-boat.free }
lb-people =
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
lb-nobody = Nobody aboard
lb-on-deck =
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
lb-lost =
    { $count ->
        [0] Nobody has drowned.
        [one] { $count } person has drowned.
       *[other] { $count } people have drowned.
    }
lb-lost-short = drowned: { $count }
lb-winner = Winner
lb-seat = Saved { $saved }, on the water { $sea }, lost { $lost }. Points { $points }, hats { $hats }.

# The board in words.

lb-twin-boats = Boats
lb-twin-islands = Islands
lb-twin-water = In the water
lb-twin-vote = Votes
lb-twin-people = { lb-people } of { $seat }
lb-twin-landed =
    { $island ->
        [none] landed empty
       *[other] landed { lb-island.to }
    }
lb-twin-sunk = sunk
lb-twin-on-deck = still on deck
lb-twin-worth = a sailor { $sailor }, an officer { $officer }
lb-twin-swims =
    { $rank ->
        [officer] { lb-boat }: an officer of { $seat } has left it.
       *[sailor] { lb-boat }: a sailor of { $seat } has left it.
    }
lb-twin-chosen = It came to { lb-name }.
piece-sailor = A sailor
piece-officer = An officer
