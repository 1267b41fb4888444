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
card-unseen = unseen
card-for = for
card-none = none

# People, provisions and favours, used inside other texts. At the beginning of a sentence: .start.

part-the-who =
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
           *[other] { part-the-who }
        }
part-the-whom =
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
           *[other] { part-the-whom }
        }
    .called =
        { $whom ->
            [captain] Captain
            [bosun] First Mate
            [kid] Kid
           *[other] { part-the-whom }
        }
part-a-kind =
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
part-what-is-given =
    { $give ->
        [hidden] something hidden
        [unseen] something face down
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
part-what-is-wanted =
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
part-as-it-lies =
    { $lie ->
        [open] (open)
        [unseen] (face down)
       *[hidden] (hidden)
    }
part-as-it-is-wanted =
    { $wantlie ->
        [open] (open)
       *[hidden] (hidden)
    }
part-please-do =
    { $favour ->
        [row] row today
        [help] help me when I fight
        [peace] leave me in peace
        [water] give me water when I’m thirsty
        [heal] heal me with a medical kit
       *[other] { $favour }
    }
part-i-will =
    { $favour ->
        [row] I’ll row today
        [help] I’ll help you when you fight
        [peace] I’ll leave you in peace
        [water] I’ll give you water when you’re thirsty
        [heal] I’ll heal you with a medical kit
       *[other] { $favour }
    }
part-i-will-in-return =
    { $reward ->
        [row] I’ll row today
        [help] I’ll help you when you fight
        [peace] I’ll leave you in peace
        [water] I’ll give you water when you’re thirsty
        [heal] I’ll heal you with a medical kit
       *[other] { $reward }
    }
part-you-will-in-return =
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
ask-consider-seat = { part-the-who.start } wants your seat. Do you yield?
ask-consider-provision = { part-the-who.start } wants one of your provisions. Do you yield?
ask-loot = What do you take from { part-the-whom }?
ask-fight = { part-the-who.start } against { part-the-whom }! What do you do?
ask-ready = Night is falling: the last chance to see to yourself. Ready?
ask-compass = You are at the helm. Take another card for the compass?
ask-steer = You are at the helm: which card comes true?
ask-fall = You are falling overboard! Now a life preserver could still be opened.
ask-chum = Somebody is in the water. Chum for the sharks?
ask-water = Thirst! On whom do you spend water?
ask-provisions = Your provisions, at any time:
ask-say = You may talk: words bind nobody.

# Answers.

option-keep = Keep { part-a-kind }
option-row =
    { $oars ->
        [0] Row
        [one] Row with { $oars } oar
       *[other] Row with { $oars } oars
    }
option-seat = Demand the seat of { part-the-whom }
option-rob = Demand a provision of { part-the-whom }
option-steal = Steal from { part-the-whom }
option-heal = Medical kit for { part-the-whom }
option-shade = Parasol over { part-the-whom }
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
option-take-open = Take { part-a-kind }
option-join = Help { part-the-whom }
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
       *[false] Water for { part-the-whom }
    }
option-open = Open { part-a-kind }
option-throw = Throw { part-a-kind } { part-as-it-lies } overboard
option-give = Give { part-the-whom } { part-a-kind } { part-as-it-lies }
option-request = Ask { part-the-whom } for { part-what-is-wanted } { part-as-it-is-wanted }
option-offer-gift = Offer { part-the-whom } { part-a-kind } { part-as-it-lies } as a gift
option-offer-swap = Offer { part-the-whom } { part-a-kind } { part-as-it-lies } for { part-what-is-wanted } { part-as-it-is-wanted }
option-accept = Accept { part-the-whom }’s offer
option-decline = Decline { part-the-whom }’s offer
option-withdraw = Withdraw your offer to { part-the-whom }
option-say-ask = “{ part-the-whom.called }, { part-please-do }!”
option-say-promise = “{ part-the-whom.called }, { part-i-will }.”
option-say-offer = “{ part-the-whom.called }, { part-please-do }, and { part-i-will-in-return }.”
option-say-agree = “{ part-the-whom.called }, agreed: { part-i-will }, and { part-you-will-in-return }.”

# What happened: morning and day.

event-morning = Day { $day }.
event-crate =
    { $count ->
        [one] { part-the-who.start } draws { $count } provision.
       *[other] { part-the-who.start } draws { $count } provisions.
    }
event-no-provisions = There are no more provisions to hand out.
event-kept =
    { $left ->
        [0] { part-the-who.start } gets the last one.
       *[other] { part-the-who.start } keeps one and hands on { $left }.
    }
event-kept-what = It is { part-a-kind }.
event-rested = { part-the-who.start } does nothing.
event-rowed =
    { $count ->
        [one] { part-the-who.start } rows and looks at { $count } navigation card.
       *[other] { part-the-who.start } rows and looks at { $count } navigation cards.
    }
event-laid =
    { $count ->
        [0] { part-the-who.start } leaves no card for the evening.
        [one] { part-the-who.start } leaves { $count } card for the evening.
       *[other] { part-the-who.start } leaves { $count } cards for the evening.
    }
event-medkit = { part-the-who.start } opens a medical kit.
event-shaded = { part-the-who.start } holds the parasol over { part-the-whom }.
event-flare = { part-the-who.start } fires the flare gun into the air.
event-flare-showed = The flare lights up these cards: { $cards }.
event-demanded-seat = { part-the-who.start } demands the seat of { part-the-whom }.
event-demanded-provision = { part-the-who.start } demands a provision of { part-the-whom }.
event-yielded = { part-the-who.start } yields to { part-the-whom }.
event-changed-seats = { part-the-who.start } and { part-the-whom } change places.
event-nothing-to-take = { part-the-whom.start } has nothing left, and { part-the-who } goes away empty-handed.
event-took-open = { part-the-who.start } takes { part-a-kind } from { part-the-whom }.
event-took-hidden = { part-the-who.start } draws one of the hidden provisions of { part-the-whom } blindly.
event-took-what = It is { part-a-kind }.
event-stole = { part-the-who.start } steals from { part-the-whom }!

# What happened: fights and wounds.

event-refused = { part-the-who.start } says no to { part-the-whom }: a fight!
event-joined = { part-the-who.start } helps { part-the-whom }.
event-shot = { part-the-who.start } fires the flare gun!
event-fight-won = { $attack } against { $defence }: { part-the-who } wins the fight.
event-wounded =
    { $wounds ->
        [1] A wound for { part-the-who }.
       *[other] Another wound for { part-the-who }: { $wounds } now.
    }
event-fainted = { part-the-who.start } loses consciousness.
event-died = { part-the-who.start } dies.
event-healed =
    { $wounds ->
        [0] { part-the-who.start } has no wounds any more.
        [one] One wound less for { part-the-who }: { $wounds } is left.
       *[other] One wound less for { part-the-who }: { $wounds } are left.
    }
event-came-round = { part-the-who.start } comes round.

# What happened: evening.

event-nobody-steers = Nobody is awake to steer: the top card decides.
event-no-cards = The rowers left no card, and { part-the-who } at the helm has no choice: the top one decides.
event-compass = { part-the-who.start } follows the compass.
event-helm =
    { $count ->
        [one] { part-the-who.start } at the helm has { $count } card to choose from.
       *[other] { part-the-who.start } at the helm has { $count } cards to choose from.
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
event-overboard = { part-the-who.start } goes overboard!
event-lost = { part-the-who.start } loses in the waves: { $kinds }.
event-lifebuoy = The life preserver keeps { part-the-who } afloat.
event-held-in-the-boat = The life preserver holds { part-the-who } in the boat.
event-drifted-away = The current takes { part-the-who }, never to be seen again.
event-chum = { part-the-who.start } throws chum into the water.
event-sharks = Sharks! They bite everybody in the water.
event-thirsty =
    { $count ->
        [1] { part-the-who.start } is thirsty.
        [2] { part-the-who.start } is thirsty twice over.
       *[other] { part-the-who.start } is thirsty { $count } times over.
    }
event-in-the-shade = The parasol spares { part-the-who } one thirst.
event-drank = { part-the-who.start } drinks water.
event-gave-water = { part-the-who.start } spends water on { part-the-whom }.

# What happened: at any time.

event-opened = { part-the-who.start } opens { part-a-kind }.
event-threw-open = { part-the-who.start } throws { part-a-kind } overboard.
event-threw-hidden = { part-the-who.start } throws something hidden overboard.
event-threw-what = It is { part-a-kind }.
event-gave-open = { part-the-who.start } hands { part-the-whom } { part-a-kind }.
event-gave-hidden = { part-the-who.start } hands { part-the-whom } something hidden.
event-gave-what = It is { part-a-kind }.
event-offered =
    { $give ->
        [nothing] { part-the-who.start } asks { part-the-whom } for { part-what-is-wanted } { part-as-it-is-wanted }.
       *[other] { $want ->
            [nothing] { part-the-who.start } offers { part-the-whom } { part-what-is-given } as a gift.
           *[other] { part-the-who.start } offers { part-the-whom } { part-what-is-given } for { part-what-is-wanted } { part-as-it-is-wanted }.
        }
    }
event-offered-what = On offer is { part-a-kind }.
event-accepted = { part-the-who.start } accepts { part-the-whom }’s offer.
event-declined = { part-the-who.start } declines { part-the-whom }’s offer.
event-withdrew = { part-the-who.start } withdraws the offer to { part-the-whom }.
event-offer-lapsed = The offer of { part-the-who } to { part-the-whom } lapses.
event-said-ask = { part-the-who.start } to { part-the-whom }: “Please, { part-please-do }!”
event-said-promise = { part-the-who.start } to { part-the-whom }: “My word: { part-i-will }.”
event-said-offer = { part-the-who.start } to { part-the-whom }: “Please, { part-please-do }, and { part-i-will-in-return }.”
event-said-agree = { part-the-who.start } to { part-the-whom }: “Agreed: { part-i-will }, and { part-you-will-in-return }.”

# How it ended.

outcome-landed = The fourth gull: land! Friends and enemies are shown.
outcome-sea = Nobody in the boat is alive. The sea wins.

# Why an answer is not legal.

refused-no-such-character = Nobody is called “{ $word }”. There are: { $cards }.
refused-not-in-this-game = { part-the-whom.start } takes no part in this game. There are: { $cards }.
refused-not-in-boat = The current has taken { part-the-whom }; look among those in the boat.
refused-yourself = That would be yourself. Name somebody else.
refused-no-such-provision = There is no provision called “{ $word }”. There are: { $cards }.
refused-not-yours = You do not have { part-a-kind }.
refused-not-in-crate = Not among the provisions handed on to you: { part-a-kind }.
refused-not-open = Not among the open provisions of { part-the-whom }: { part-a-kind }.
refused-not-hidden = Not among your hidden provisions: { part-a-kind }.
refused-nothing-to-take = { part-the-whom.start } has no provisions at all.
refused-nothing-hidden = { part-the-whom.start } has no hidden provisions.
refused-only-kid = Only the Kid can steal. The others demand, and fight if need be.
refused-no-oar =
    { $count ->
        [0] You have no oar. But one can row without: two cards are drawn then.
        [one] You have only { $count } oar.
       *[other] You have only { $count } oars.
    }
refused-no-medkit = You have no medical kit.
refused-not-wounded = There is no wound to heal on { part-the-whom }.
refused-dead = It is too late for { part-the-whom }: nothing brings the dead back.
refused-no-umbrella = You have no parasol that could be opened.
refused-no-flare = You have no flare gun.
refused-not-your-turn = It is not your turn but { part-the-whom }’s.
refused-no-such-card = There is no navigation card “{ $word }”: they are numbered from 1 to 24.
refused-not-drawn = Navigation card { $card } is not among those before you.
refused-parasol-is-an-action = A parasol is not opened just so: it takes your action by day, “shade”.
refused-no-trade-now = Nothing changes hands now: neither in a fight, nor during a robbery, nor while people are overboard.
refused-cannot-consent = { part-the-whom.start } can say neither yes nor no: simply “give” it.
refused-can-consent = { part-the-whom.start } is awake and has to consent: “offer” it.
refused-offers-used-up =
    { $most ->
        [one] You may make only { $most } offer a day, and you have.
       *[other] You may make only { $most } offers a day, and you have.
    }
refused-no-offer = There is no such offer between you and { part-the-whom }.
refused-cannot-accept = What is wanted in return is { part-a-kind }, and you have none hidden.
refused-no-time-in-flight = You are falling: there is time for nothing but a life preserver.
refused-in-the-water = You are in the water, and what you have hidden lies in the boat.
refused-unconscious = Only those who are conscious can do or say anything.
refused-not-thirsty = { part-the-whom.start } is not thirsty now, and water is of use only against thirst.
refused-in-the-shade = The parasol wards this thirst off already: { part-the-whom } needs no water.
refused-no-water = You have no water.
refused-no-chum = You have no chum.
refused-already-fighting = You are in the fight already, and nobody changes sides.
refused-not-fighting = You are on neither side of this fight.
refused-not-a-side = There are two sides to this fight: { part-the-who } and { part-the-whom }.
refused-shot-already = You have fired already: the flare gun has only one shot.
refused-cannot-hear = { part-the-whom.start } is not conscious and hears nothing.
refused-no-such-favour = There is no favour called “{ $word }”. There are: { $cards }.

# Help at the table, and the score.

welcome-hint = New here? r 1 tells the aim, r 19 the days in short, help what to type.
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
      offer kid unseen water    the same face down: the Kid cannot see what it is
      offer kid water for oar   hidden water for a hidden oar; or for open oar
      request kid open oar      ask for the Kid’s open oar, for nothing
      accept kid, withdraw kid  take the Kid’s offer, take back your own
      say ask kid row           ask for a favour: row, help, peace, water, heal
      say offer kid row water   row, and I’ll give you water; say agree means yes

# The days in short, and advice for the first voyage.

help-day-morning = Morning: whoever sits nearest to the bow draws a provision for each of the conscious, keeps one and passes the rest on.
help-day-actions = Day: from bow to stern each does one thing: row, demand a seat or a provision, use a medical kit, a parasol or the flare gun, or rest.
help-day-rowing = Rowing: look at two cards, leave as many as you like for the evening, and be tired.
help-day-fights = A demand: yield or fight. Strength, open weapons and allies count; if both sides are equal the victim’s wins. The losers take a wound, and all are tired.
help-day-evening = Evening: whoever sits nearest to the stern chooses one of the cards that were left, or has to take the top one.
help-day-card = The card: first gulls, then overboard (what lies open is lost, and a wound taken), then thirst (a wound, or a water card).
help-day-end = With the fourth gull you land. Points: for your life, your valuables, your friend’s life and your enemy’s death.
help-first-provisions = Your first voyage? Take water or a medical kit, if there is any; else whatever you like.
help-first-face = Keep a straight face: whoever looks happy is robbed.
help-first-talk = Talk, bargain and quarrel as if you really sat in one boat. No promise binds anybody.

score-shared =
    { $score ->
        [0] Nobody scores anything.
        [one] Everybody has { $score } point.
       *[other] Everybody has { $score } points.
    }
