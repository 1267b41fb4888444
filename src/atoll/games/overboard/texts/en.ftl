# Overboard!: everything this game says.

game-name = Overboard!
game-author = A game by Jeff Siadek
game-blurb = One rowing boat, too little water and castaways with secrets: each loves one of the others and hates one. Row, trade, threaten and fight until the fourth gull promises land. Come ashore alive, with your friend and your treasure, and without your enemy.
game-line = Castaways in one boat, and each of you loves one and hates another in secret.
game-facts = 4–6 · fights and secrets · 60 min

bot-castaway = Castaway

# What can be chosen before a game.

setting-jewels = Jewels
setting-jewels-help = What one, two and three jewels are worth ashore.
setting-jewels-high = 2, 6 and 12 points
setting-jewels-low = 1, 4 and 8 points

# The words of answers.

card-lady = Lady Lauren
card-snob = Sir Stephen
card-captain = Captain
card-bosun = First Mate
card-frenchy = Frenchy
card-kid = Kid
card-water = water
card-medkit = medical kit
card-oar = oar
card-club = blackjack
card-knife = knife
card-gaff = gaffing hook
card-flare = flare gun
card-bait = chum
card-umbrella = parasol
card-lifebuoy = life preserver
card-compass = compass
card-money = cash
card-painting2 = painting for 2
card-painting3 = painting for 3
card-jewels = jewels
card-row = row
card-help = help
card-peace = peace
card-heal = heal
card-open = open
card-hidden = hidden
card-for = for
card-none = none

# People, provisions and favours, used inside other texts. At the beginning of a sentence: .start.

the-who =
    { $who ->
        [lady] Lady Lauren
        [snob] Sir Stephen
        [captain] the Captain
        [bosun] the First Mate
        [frenchy] Frenchy
        [kid] the Kid
       *[other] { $who }
    }
    .start =
        { $who ->
            [captain] The Captain
            [bosun] The First Mate
            [kid] The Kid
           *[other] { the-who }
        }
the-whom =
    { $whom ->
        [lady] Lady Lauren
        [snob] Sir Stephen
        [captain] the Captain
        [bosun] the First Mate
        [frenchy] Frenchy
        [kid] the Kid
       *[other] { $whom }
    }
    .start =
        { $whom ->
            [captain] The Captain
            [bosun] The First Mate
            [kid] The Kid
           *[other] { the-whom }
        }
    .called =
        { $whom ->
            [captain] Captain
            [bosun] First Mate
            [kid] Kid
           *[other] { the-whom }
        }
a-kind =
    { $kind ->
        [water] water
        [medkit] a medical kit
        [oar] an oar
        [club] the blackjack
        [knife] the knife
        [gaff] the gaffing hook
        [flare] the flare gun
        [bait] a bucket of chum
        [umbrella] the parasol
        [lifebuoy] the life preserver
        [compass] the compass
        [money] cash
        [painting2] the painting for 2
        [painting3] a painting for 3
        [jewels] jewels
       *[other] { $kind }
    }
what-is-given =
    { $give ->
        [hidden] something hidden
        [water] water
        [medkit] a medical kit
        [oar] an oar
        [club] the blackjack
        [knife] the knife
        [gaff] the gaffing hook
        [flare] the flare gun
        [bait] a bucket of chum
        [umbrella] the parasol
        [lifebuoy] the life preserver
        [compass] the compass
        [money] cash
        [painting2] the painting for 2
        [painting3] a painting for 3
        [jewels] jewels
       *[other] { $give }
    }
what-is-wanted =
    { $want ->
        [water] water
        [medkit] a medical kit
        [oar] an oar
        [club] the blackjack
        [knife] the knife
        [gaff] the gaffing hook
        [flare] the flare gun
        [bait] a bucket of chum
        [umbrella] the parasol
        [lifebuoy] the life preserver
        [compass] the compass
        [money] cash
        [painting2] the painting for 2
        [painting3] a painting for 3
        [jewels] jewels
       *[other] { $want }
    }
as-it-lies =
    { $lie ->
        [open] (open)
       *[hidden] (hidden)
    }
as-it-is-wanted =
    { $wantlie ->
        [open] (open)
       *[hidden] (hidden)
    }
please-do =
    { $favour ->
        [row] row today
        [help] help me when I fight
        [peace] leave me in peace
        [water] give me water when I’m thirsty
        [heal] heal me with a medical kit
       *[other] { $favour }
    }
i-will =
    { $favour ->
        [row] I’ll row today
        [help] I’ll help you when you fight
        [peace] I’ll leave you in peace
        [water] I’ll give you water when you’re thirsty
        [heal] I’ll heal you with a medical kit
       *[other] { $favour }
    }
i-will-in-return =
    { $reward ->
        [row] I’ll row today
        [help] I’ll help you when you fight
        [peace] I’ll leave you in peace
        [water] I’ll give you water when you’re thirsty
        [heal] I’ll heal you with a medical kit
       *[other] { $reward }
    }
you-will-in-return =
    { $reward ->
        [row] you’ll row today
        [help] you’ll help me when I fight
        [peace] you’ll leave me in peace
        [water] you’ll give me water when I’m thirsty
        [heal] you’ll heal me with a medical kit
       *[other] { $reward }
    }

# Questions.

ask-keep = Which provision do you keep?
ask-action = Your turn. What do you do?
ask-lay = Which cards do you leave for the evening?
ask-consider-seat = { the-who.start } wants your seat. Do you yield?
ask-consider-provision = { the-who.start } wants one of your provisions. Do you yield?
ask-loot = What do you take from { the-whom }?
ask-fight = { the-who.start } against { the-whom }! What do you do?
ask-ready = Night is falling: the last chance to see to yourself. Ready?
ask-compass = You are at the helm. Take another card for the compass?
ask-steer = You are at the helm: which card comes true?
ask-fall = You are falling overboard! Now a life preserver could still be opened.
ask-chum = Somebody is in the water. Chum for the sharks?
ask-water = Thirst! On whom do you spend water?
ask-provisions = Your provisions, at any time:
ask-say = You may talk: words bind nobody.

# Answers.

option-keep = Keep { a-kind }
option-row =
    { $oars ->
        [0] Row
        [one] Row with { $oars } oar
       *[other] Row with { $oars } oars
    }
option-seat = Demand the seat of { the-whom }
option-rob = Demand a provision of { the-whom }
option-steal = Steal from { the-whom }
option-heal = Medical kit for { the-whom }
option-shade = Parasol over { the-whom }
option-fire = Fire the flare gun into the air
option-rest = Do nothing
option-lay =
    { $count ->
        [0] Leave none
       *[other] Leave { $cards }
    }
option-yield =
    { $aim ->
        [seat] Change places
       *[provision] Give up a provision
    }
option-refuse = Refuse and fight
option-take-hidden = Draw a hidden one
option-take-open = Take { a-kind }
option-join = Help { the-whom }
option-shoot = Fire the flare gun
option-pass =
    { $about ->
        [chum] No chum
        [water] No more water
       *[fight] Nothing to add
    }
option-ready = Ready
option-use-compass = Use the compass
option-skip-compass = Without the compass
option-steer = Turn up card { $card }
option-fall = Fall
option-chum = Throw chum
option-water =
    { $own ->
        [true] Drink water
       *[false] Water for { the-whom }
    }
option-open = Open { a-kind }
option-throw = Throw { a-kind } { as-it-lies } overboard
option-give = Give { the-whom } { a-kind } { as-it-lies }
option-request = Ask { the-whom } for { what-is-wanted } { as-it-is-wanted }
option-offer-gift = Offer { the-whom } { a-kind } { as-it-lies } as a gift
option-offer-swap = Offer { the-whom } { a-kind } { as-it-lies } for { what-is-wanted } { as-it-is-wanted }
option-accept = Accept { the-whom }’s offer
option-decline = Decline { the-whom }’s offer
option-withdraw = Withdraw your offer to { the-whom }
option-say-ask = “{ the-whom.called }, { please-do }!”
option-say-promise = “{ the-whom.called }, { i-will }.”
option-say-offer = “{ the-whom.called }, { please-do }, and { i-will-in-return }.”
option-say-agree = “{ the-whom.called }, agreed: { i-will }, and { you-will-in-return }.”

# What happened: morning and day.

event-morning = Day { $day }.
event-crate =
    { $count ->
        [one] { the-who.start } draws { $count } provision.
       *[other] { the-who.start } draws { $count } provisions.
    }
event-no-provisions = There are no more provisions to hand out.
event-kept =
    { $left ->
        [0] { the-who.start } gets the last one.
       *[other] { the-who.start } keeps one and hands on { $left }.
    }
event-kept-what = It is { a-kind }.
event-rested = { the-who.start } does nothing.
event-rowed =
    { $count ->
        [one] { the-who.start } rows and looks at { $count } navigation card.
       *[other] { the-who.start } rows and looks at { $count } navigation cards.
    }
event-laid =
    { $count ->
        [0] { the-who.start } leaves no card for the evening.
        [one] { the-who.start } leaves { $count } card for the evening.
       *[other] { the-who.start } leaves { $count } cards for the evening.
    }
event-medkit = { the-who.start } opens a medical kit.
event-shaded = { the-who.start } holds the parasol over { the-whom }.
event-flare = { the-who.start } fires the flare gun into the air.
event-flare-showed = The flare lights up these cards: { $cards }.
event-demanded-seat = { the-who.start } demands the seat of { the-whom }.
event-demanded-provision = { the-who.start } demands a provision of { the-whom }.
event-yielded = { the-who.start } yields to { the-whom }.
event-changed-seats = { the-who.start } and { the-whom } change places.
event-nothing-to-take = { the-whom.start } has nothing left, and { the-who } goes away empty-handed.
event-took-open = { the-who.start } takes { a-kind } from { the-whom }.
event-took-hidden = { the-who.start } draws one of the hidden provisions of { the-whom } blindly.
event-took-what = It is { a-kind }.
event-stole = { the-who.start } steals from { the-whom }!

# What happened: fights and wounds.

event-refused = { the-who.start } says no to { the-whom }: a fight!
event-joined = { the-who.start } helps { the-whom }.
event-shot = { the-who.start } fires the flare gun!
event-fight-won = { $attack } against { $defence }: { the-who } wins the fight.
event-wounded =
    { $wounds ->
        [1] A wound for { the-who }.
       *[other] Another wound for { the-who }: { $wounds } now.
    }
event-fainted = { the-who.start } loses consciousness.
event-died = { the-who.start } dies.
event-healed =
    { $wounds ->
        [0] { the-who.start } has no wounds any more.
        [one] One wound less for { the-who }: { $wounds } is left.
       *[other] One wound less for { the-who }: { $wounds } are left.
    }
event-came-round = { the-who.start } comes round.

# What happened: evening.

event-nobody-steers = Nobody is awake to steer: the top card decides.
event-no-cards = The rowers left no card, and { the-who } at the helm has no choice: the top one decides.
event-compass = { the-who.start } follows the compass.
event-helm =
    { $count ->
        [one] { the-who.start } at the helm has { $count } card to choose from.
       *[other] { the-who.start } at the helm has { $count } cards to choose from.
    }
event-card = Navigation card { $card } is turned up.
event-gull =
    { $gulls ->
        [one] A gull over the stern!
       *[other] Gulls over the stern: { $gulls } now!
    }
event-gull-gone =
    { $gulls ->
        [0] The gull is gone again.
       *[other] A gull flies away: { $gulls } left.
    }
event-overboard = { the-who.start } goes overboard!
event-lost = { the-who.start } loses in the waves: { $kinds }.
event-lifebuoy = The life preserver keeps { the-who } afloat.
event-held-in-the-boat = The life preserver holds { the-who } in the boat.
event-drifted-away = The current takes { the-who }, never to be seen again.
event-chum = { the-who.start } throws chum into the water.
event-sharks = Sharks! They bite everybody in the water.
event-thirsty =
    { $count ->
        [1] { the-who.start } is thirsty.
        [2] { the-who.start } is thirsty twice over.
       *[other] { the-who.start } is thirsty { $count } times over.
    }
event-in-the-shade = The parasol spares { the-who } one thirst.
event-drank = { the-who.start } drinks water.
event-gave-water = { the-who.start } spends water on { the-whom }.

# What happened: at any time.

event-opened = { the-who.start } opens { a-kind }.
event-threw-open = { the-who.start } throws { a-kind } overboard.
event-threw-hidden = { the-who.start } throws something hidden overboard.
event-threw-what = It is { a-kind }.
event-gave-open = { the-who.start } hands { the-whom } { a-kind }.
event-gave-hidden = { the-who.start } hands { the-whom } something hidden.
event-gave-what = It is { a-kind }.
event-offered =
    { $give ->
        [nothing] { the-who.start } asks { the-whom } for { what-is-wanted } { as-it-is-wanted }.
       *[other] { $want ->
            [nothing] { the-who.start } offers { the-whom } { what-is-given } as a gift.
           *[other] { the-who.start } offers { the-whom } { what-is-given } for { what-is-wanted } { as-it-is-wanted }.
        }
    }
event-offered-what = On offer is { a-kind }.
event-accepted = { the-who.start } accepts { the-whom }’s offer.
event-declined = { the-who.start } declines { the-whom }’s offer.
event-withdrew = { the-who.start } withdraws the offer to { the-whom }.
event-offer-lapsed = The offer of { the-who } to { the-whom } lapses.
event-said-ask = { the-who.start } to { the-whom }: “Please, { please-do }!”
event-said-promise = { the-who.start } to { the-whom }: “My word: { i-will }.”
event-said-offer = { the-who.start } to { the-whom }: “Please, { please-do }, and { i-will-in-return }.”
event-said-agree = { the-who.start } to { the-whom }: “Agreed: { i-will }, and { you-will-in-return }.”

# How it ended.

outcome-landed = The fourth gull: land! Friends and enemies are shown.
outcome-sea = Nobody in the boat is alive. The sea wins.

# Why an answer is not legal.

refused-no-such-character = Nobody is called “{ $word }”. There are: { $cards }.
refused-not-in-this-game = { the-whom.start } takes no part in this game. There are: { $cards }.
refused-not-in-boat = The current has taken { the-whom }; look among those in the boat.
refused-yourself = That would be yourself. Name somebody else.
refused-no-such-provision = There is no provision called “{ $word }”. There are: { $cards }.
refused-not-yours = You do not have { a-kind }.
refused-not-in-crate = Not among the provisions handed on to you: { a-kind }.
refused-not-open = Not among the open provisions of { the-whom }: { a-kind }.
refused-not-hidden = Not among your hidden provisions: { a-kind }.
refused-nothing-to-take = { the-whom.start } has no provisions at all.
refused-nothing-hidden = { the-whom.start } has no hidden provisions.
refused-only-kid = Only the Kid can steal. The others demand, and fight if need be.
refused-no-oar =
    { $count ->
        [0] You have no oar. But one can row without: two cards are drawn then.
        [one] You have only { $count } oar.
       *[other] You have only { $count } oars.
    }
refused-no-medkit = You have no medical kit.
refused-not-wounded = There is no wound to heal on { the-whom }.
refused-dead = It is too late for { the-whom }: nothing brings the dead back.
refused-no-umbrella = You have no parasol that could be opened.
refused-no-flare = You have no flare gun.
refused-not-your-turn = It is not your turn but { the-whom }’s.
refused-no-such-card = There is no navigation card “{ $word }”: they are numbered from 1 to 24.
refused-not-drawn = Navigation card { $card } is not among those before you.
refused-parasol-is-an-action = A parasol is not opened just so: it takes your action by day, “shade”.
refused-no-trade-now = Nothing changes hands now: neither in a fight, nor during a robbery, nor while people are overboard.
refused-cannot-consent = { the-whom.start } can say neither yes nor no: simply “give” it.
refused-can-consent = { the-whom.start } is awake and has to consent: “offer” it.
refused-offers-used-up =
    { $most ->
        [one] You may make only { $most } offer a day, and you have.
       *[other] You may make only { $most } offers a day, and you have.
    }
refused-no-offer = There is no such offer between you and { the-whom }.
refused-cannot-accept = What is wanted in return is { a-kind }, and you have none hidden.
refused-no-time-in-flight = You are falling: there is time for nothing but a life preserver.
refused-in-the-water = You are in the water, and what you have hidden lies in the boat.
refused-unconscious = Only those who are conscious can do or say anything.
refused-not-thirsty = { the-whom.start } is not thirsty now, and water is of use only against thirst.
refused-in-the-shade = The parasol wards this thirst off already: { the-whom } needs no water.
refused-no-water = You have no water.
refused-no-chum = You have no chum.
refused-already-fighting = You are in the fight already, and nobody changes sides.
refused-not-fighting = You are on neither side of this fight.
refused-not-a-side = There are two sides to this fight: { the-who } and { the-whom }.
refused-shot-already = You have fired already: the flare gun has only one shot.
refused-cannot-hear = { the-whom.start } is not conscious and hears nothing.
refused-no-such-favour = There is no favour called “{ $word }”. There are: { $cards }.

# Help at the table, and the score.

welcome-hint = New here? r 1 tells the aim, r 7 what to do by day, help what to type.
help-answers =
    Type an answer’s number, or its verb as it stands at the left with names as they
    are shown, in full or cut short: rob First Mate, rob first, heal me.
      row, row oar              look at the next cards, with an oar at one more
      seat lady, rob lady       demand her seat; demand one of her provisions
      lay 3 7, lay none         leave these cards for the evening, or none
      join kid, pass            help a side in a fight, or have nothing to add
      water kid                 water for the Kid’s thirst, or for your own
      open knife, throw knife   open it, or throw it overboard, at any time
      give kid water            give something to somebody unconscious or dead
      offer kid water           offer a gift; the Kid says accept or decline
      offer kid water for oar   hidden water for a hidden oar; or for open oar
      request kid open oar      ask for the Kid’s open oar, for nothing
      accept kid, withdraw kid  take the Kid’s offer, take back your own
      say ask kid row           ask for a favour: row, help, peace, water, heal
      say offer kid row water   row, and I’ll give you water; say agree means yes
score-shared =
    { $score ->
        [0] Nobody scores anything.
        [one] Everybody has { $score } point.
       *[other] Everybody has { $score } points.
    }
