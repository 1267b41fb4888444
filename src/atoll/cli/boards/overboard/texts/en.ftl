# The board of Overboard!

board-date = Day { $day }
board-morning = morning, { $count } to hand out
board-evening = evening
board-gulls = gulls: { $count } of { $all }
board-provisions-left = provisions: { $count }
board-cards-laid = cards for tonight: { $count }
board-bow = bow
board-stern = stern
board-unconscious = unconscious
board-dead = dead
board-adrift = taken by the current
board-overboard = overboard
board-thirst =
    { $count ->
        [one] thirsty
       *[other] thirsty ×{ $count }
    }
board-rowed = rowed
board-fought = fought
board-hidden = { $count } hidden
board-friend = Friend: { $who } ({ $points } if alive)
board-friend-self = Friend: yourself (narcissist, r 16.3)
board-enemy = Enemy: { $who } ({ $points } if dead)
board-enemy-self = Enemy: yourself (psychopath, r 16.4, r 16.9)
board-both-self = Friend and enemy: yourself (r 16.5, r 16.9)
board-own-hidden = You hide: { $cards }
board-hand-empty = nothing
board-crate = Choose from:
board-looking = Only you see:
board-looking-signs = Only you see ({ board-card-signs }):
board-known = Known cards for tonight:
board-known-signs = Known cards for tonight ({ board-card-signs }):
board-card-signs = + gull, ≈ overboard, ♦ thirsty, / rowers, * fighters
board-card = Tonight’s card
board-card-gull = gull
board-card-gull-gone = a gull leaves
board-card-overboard = overboard: { $who }
board-card-thirst = thirsty: { $who }
board-card-rowers = rowers
board-card-fighters = fighters
board-card-nothing = nothing happens
board-all = all
board-all-but =
    all but { $role ->
        [lady] Lady Lauren
        [snob] Sir Stephen
        [captain] the Captain
        [bosun] the First Mate
        [frenchy] Frenchy
       *[kid] the Kid
    }
board-sharks = sharks!
board-own =
    Your survival: { $points }{ $role ->
        [lady] ; your jewels count double
        [snob] ; your paintings count double
        [captain] ; your cash counts double
        [frenchy] ; falling overboard costs you no wound
        [kid] ; you can steal
       *[other] {""}
    }
board-legend = number: strength, { $wound } wounds, { $whole } what is left, { $choice } who can be chosen
board-demand-seat = A seat is demanded:
board-demand-provision = A provision is demanded:
board-fight-seat = Fight for a seat:
board-fight-provision = Fight for a provision:
board-fires = (fires)
board-to-you = you
board-swaps = Offers:
board-offer-gift = { $given } as a gift
board-offer-request = { $wanted } is asked for
board-offer-swap = { $given } ↔ { $wanted }
board-offered-gift = { $who } offers you a gift: { $given }. Accept or decline?
board-offered-request = { $who } asks you for { $wanted }. Accept or decline?
board-offered-swap = { $who } offers { $given } for your { $wanted }. Accept or decline?
board-swap-hidden = something hidden
board-swap-unseen = something face down
board-swap-own-unseen = { $card } (face down)
board-swap-open = { $card } (open)
board-says-ask = I ask for { $favour }
board-says-promise = I promise { $favour }
board-says-offer = { $reward } for { $favour }
board-says-agree = agreed, { $favour } for { $reward }
board-favour-row = rowing
board-favour-help = help in fights
board-favour-peace = peace
board-favour-water = water
board-favour-heal = a medical kit
board-tie = (even: the right wins)
board-offers-left = offers left today: { $count }
board-won =
    { $points ->
        [one] { $who } wins with { $points } point.
       *[other] { $who } wins with { $points } points.
    }
board-points-life = life
board-points-cash = cash
board-points-paintings = paintings
board-points-jewels = jewels
board-points-friend = friend
board-points-enemy = enemy
board-points-bodies = bodies
board-points-total = points
