# The names of the players. The rules' texts speak of them as "he, she or it".

play-person = Skipper
bot-random = Random
replay-player = Player { $seat }

# atoll games

games-seats = Players: { $seats }
games-bots = Bots, the strongest first: { $bots }
games-options = Options:
games-default = (default)

# The board of Tranquility.

board-you = (you)
board-hand = hand
board-deck-left = deck
board-discards = discards
board-score = points
board-islands = Islands: { $filled } of { $cells }
board-started = Start: played
board-not-started = Start: not yet
board-deck = Deck: { $count }
board-display = Display: { $cards }
board-removed = Taken out unseen: { $count }
board-day = By day: cards are placed day side up.
board-night = By night: cards are placed night side up.
board-exploration = To explore: { $count }
board-found = Finish found: { $count }
board-crown-closed = The crown (row 7) is closed: fill the pillars first.
board-borders = [ ] and {"{ }"} are borders: placing there explores.
board-compasses = Compasses: { $count }
board-quotas = To give: { $counts }
board-offers = Last offers: { $counts }
board-your-hand = Your hand: { $cards }
board-where = They can go here; the number in brackets is the price in cards:

board-place-row = row { $row }
board-place-new = coming up

# The board of Lifeboats. Colours are letters here: $colour and $boat are one sign each.

board-setting-out = Boarding
board-round = Round { $round }
board-track = seats → shore
board-sunk = sunk
board-at-sea = sea
board-ashore = safe
board-lost = lost
board-beach = Beach, sailor/officer:
board-lanes = Lanes, sailor/officer:
board-island-left = left
board-island-centre = centre
board-island-right = right
board-free-lanes = Free lanes:
board-on-deck = Still on deck:
board-in-water = In the water (from), next first:
board-voted-leak = Last vote, leak in { $colour }:
board-voted-overboard = Last vote, { $colour } overboard from { $boat }:
board-voted-move = Last vote, { $colour } moves:
board-weights = Overboard from { $boat }, votes:
board-said = Said:
board-said-vote = I vote { $colour }
board-said-spare = not { $colour }
board-said-offer-help = { $colour }, and I help
board-said-offer-spare = { $colour }, and I spare you
board-said-agree = { $colour }, agreed
board-officer = officer
board-sailor = sailor
board-leak = leak
board-danger = about to sink
board-first = token
board-laid = card laid
board-votes-for = vote
board-hat = hat

# The board of Overboard!.

board-date = Day { $day }
board-morning = morning, { $count } to hand out
board-turn = turn: { $who }
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

# The board of Robinson Crusoe. $pawns is a sign with numbers, such as “●1/2”; $sign is one sign.

board-camp-round = Round { $round } of { $rounds }
board-camp-phase-event = Event
board-camp-phase-morale = Morale
board-camp-phase-production = Production
board-camp-phase-planning = Planning
board-camp-phase-action = Actions
board-camp-phase-end = End of the actions
board-camp-phase-weather = Weather
board-camp-phase-night = Night
board-camp-weather = Weather: { $what }
board-camp-weather-none = no dice in this round
board-camp-weather-rain = rain { $count }
board-camp-weather-snow = snow { $count }
board-camp-weather-storm = storm
board-camp-weather-dice = dice ({ $dice })
board-camp-die-rain = rain
board-camp-die-winter = winter
board-camp-die-animals = animals
board-camp-animals-none = no animals
board-camp-animals-palisade = animals (palisade −1)
board-camp-animals-food = animals (food −1)
board-camp-animals-beast = a hungry beast of strength 3
board-camp-dice-rain = Rain die:
board-camp-dice-winter = Winter die:
board-camp-dice-animals = Animal die:
board-camp-clouds-rain =
    { $count ->
        [one] { $count } rain cloud
       *[other] { $count } rain clouds
    }
board-camp-clouds-snow =
    { $count ->
        [one] { $count } snow cloud
       *[other] { $count } snow clouds
    }
board-camp-face = { $shown } – { $count } of { $faces } faces
board-camp-weather-rule = Each snow cloud takes 1 wood; each cloud above the level of the roof takes 1 wood and 1 food. For each that is missing everybody in the camp takes a wound.
board-camp-toll = The clouds take:
board-camp-toll-missing = each one missing wounds all
board-camp-you = (you)
board-camp-available = Have:
board-camp-future = Soon:
board-camp-supper = supper { $count }
board-camp-supper-short = supper { $count }, { $missing } short
board-camp-supper-outside = outside without food: { $who }
board-camp-store-wood = wood
board-camp-store-food = food
board-camp-store-fur = fur
board-camp-some-wood = { $count } wood
board-camp-some-food = { $count } food
board-camp-some-rations = { $count } lasting food
board-camp-some-fur = { $count } fur
board-camp-or = or
board-camp-shelter-none = no shelter: a wound a night
board-camp-shelter-built = shelter
board-camp-shelter-natural = natural shelter
board-camp-roof = roof
board-camp-palisade = palisade
board-camp-weapon = weapon
board-camp-morale = morale
board-camp-terrain-beach = beach
board-camp-terrain-hills = hills
board-camp-terrain-mountains = mountain
board-camp-terrain-river = river
board-camp-terrain-plains = plains
board-camp-closed = closed
board-camp-landmark-city = city
board-camp-landmark-volcano = volcano
board-camp-landmark-lava = lava
board-camp-picture-wood = wood
board-camp-picture-parrot = bird
board-camp-picture-fish = fish
board-camp-picture-beast = beast
board-camp-threat-left = Left threat:
board-camp-threat-right = Right threat:
board-camp-strikes-left = Unless dealt with, next strikes { $card }:
board-camp-strikes-right = Unless dealt with, later strikes { $card }:
board-camp-by-two = of two people
board-camp-part-reward = Reward:
board-camp-part-one = One pawn:
board-camp-part-two = Two pawns:
board-camp-part-threat = If nobody deals with it:
board-camp-card-drawn = Event:
board-camp-card-strikes = The threat strikes:
board-camp-card-adventure = Adventure:
board-camp-card-mystery = Mystery:
board-camp-rolled = The dice:
board-camp-roll-success = success
board-camp-roll-no-success = failure
board-camp-roll-wound = a wound
board-camp-roll-no-wound = no wound
board-camp-roll-adventure = an adventure
board-camp-roll-no-adventure = no adventure
board-camp-battle = A fight: strength { $strength } against weapon { $weapon }; wounds: { $wounds }
board-camp-costs = A fight: the weapon, { $weapon }, falls by { $cost }; wounds: { $wounds }
board-camp-chances = Dice, of 6 (success/wound/adventure):
board-camp-beast-strength = Strength { $count }
board-camp-plan = Planned:
board-camp-sure = (sure)
board-camp-dice = (dice { $odds })
board-camp-incomplete = (has { $count }, takes { $sizes })
board-camp-build = Build { $pawns }:
board-camp-dear = Too expensive now:
board-camp-more = … { $count } more: m
board-camp-others = Actions:
board-camp-hunt = (beasts: { $count })
board-camp-arrange = ({ $sign }2, morale +1)
board-camp-arrange-either = ({ $sign }2 or morale +1)
board-camp-rest = (heals 1)
board-camp-items = Items:
board-camp-item-going = { $item } (until the round ends)
board-camp-kept = To use:
board-camp-coming = After the actions:
board-camp-inventions = Can be built:
board-camp-distant = Not yet possible:
board-camp-tokens = Tokens:
board-camp-token-time = 1 pawn more
board-camp-token-reroll = success rerolled
board-camp-token-danger = danger
board-camp-token-wood = +1 wood
board-camp-token-food = +1 food
board-camp-token-adventure = adventure
board-camp-token-blocked = blocked
board-camp-token-flock = parrots
board-camp-token-flu = +1 food (flu)
board-camp-token-fog = fog
board-camp-token-ash = ash
board-camp-token-cross = Cross
board-camp-token-trap = Trap
board-camp-token-later = { $place }: { $token } (after the actions)
board-camp-place-hunt = hunt
board-camp-place-build = build
board-camp-place-gather = gather
board-camp-place-explore = explore
board-camp-place-arrange = arrange
board-camp-place-night = night
board-camp-place-shelter = shelter’s price
board-camp-place-roof = roof’s price
board-camp-place-palisade = palisade’s price
board-camp-place-weapon = weapon’s price
board-camp-rules = In this round:
board-camp-laters = Still to come:
board-camp-later-round = in the next round
board-camp-later-night = at night
board-camp-rule-one-pawn = one pawn only
board-camp-rule-only = few actions allowed
board-camp-rule-no-abilities = no abilities
board-camp-rule-no-teamwork = nobody works together
board-camp-rule-items-away = items are of no use
board-camp-rule-no-all = no production
board-camp-rule-no-wood = no wood produced
board-camp-rule-no-food = no food produced
board-camp-rule-half = half the production
board-camp-rule-more-wood = 1 wood more produced
board-camp-rule-more-food = 1 food more produced
board-camp-rule-clumsy = successes are rerolled
board-camp-beside =
    { $beast ->
        [unknown] A beast waits beside the event deck; nobody has seen which
       *[other] A beast waits beside the event deck: { $beast }
    }
board-camp-scar = special wound ({ $place })
board-camp-body-head = head
board-camp-body-arm = arm
board-camp-body-leg = leg
board-camp-body-belly = belly
board-camp-outside = spends the night outside: { $place }
board-camp-open = in the open
board-camp-away = not in the camp yet
board-camp-pack = carries { $goods }
board-camp-marks = markers of a disease: { $count }
board-camp-deaf = no morale is lost with wounds { $wounds }
board-camp-used = used: { $abilities }
board-camp-reroll = Reroll
board-camp-can = { $who }: abilities, each once a round:
board-camp-deadly = The { $count }th wound kills.
board-camp-arrows = Morale falls at wound { $wounds }.
board-camp-can-reroll = one die of an action of your own, right after the roll.
board-camp-can-economy = an action costs 1 wood less.
board-camp-can-new-idea = draw five inventions and lay one of them on the board.
board-camp-can-handyman = a brown pawn for a build action of your own.
board-camp-can-recipe = for 1 food, heal 2 wounds of one or 1 wound each of two.
board-camp-can-soup = 1 food.
board-camp-can-hooch = in the weather phase, ignore 1 rain cloud or let 1 snow cloud be rain.
board-camp-can-reconnaissance = look at three tiles and put one of them on top.
board-camp-can-speech = morale +1.
board-camp-can-scouting = draw two discoveries and keep one.
board-camp-can-tracking = look at the top beast of the hunting deck; it goes on top or to the bottom.
board-camp-can-bait = shuffle the top beast, unseen, into the hunting deck.
board-camp-can-frenzy = temporary weapon +3, once in an action of your own.
board-camp-can-defence = weapon +1, or palisade +1 with a shelter; not while a card is carried out.
board-camp-decks = Decks:
board-camp-deck-events = events
board-camp-deck-build = build
board-camp-deck-gather = gather
board-camp-deck-explore = explore
board-camp-deck-mysteries = mysteries
board-camp-deck-beasts = beasts
board-camp-deck-hunting = hunting
board-camp-deck-inventions = inventions
board-camp-deck-tiles = tiles
board-camp-deck-finds = discoveries
board-camp-deck-supplies = starting items
board-camp-deck-known-top = On top ({ $deck }):
board-camp-deck-known-bottom = At the bottom ({ $deck }):
board-camp-sign-wounds = wounds, and those that kill
board-camp-sign-determination = determination
board-camp-sign-pawn = pawn
board-camp-sign-placed = pawn that is placed
board-camp-sign-sizes = pawns for a roll/to be sure
board-camp-sign-odds = of 6 dice faces: success/wound/adventure
board-camp-sign-first = first player
board-camp-sign-awaited = to answer
board-camp-sign-ready = ready
board-camp-sign-camp = camp
board-camp-sign-rations = food that spoils + that lasts
board-camp-sign-exhausted = exhausted, covered
board-camp-sign-more = yields 1 more
board-camp-sign-shelter = natural shelter
board-camp-sign-totem = totem
board-camp-sign-site = site with a totem, and the pawns to explore it
board-camp-sign-time = 1 pawn more
board-camp-sign-fog = fog: 1 pawn more, terrain unexplored
board-camp-sign-ash = ash: 1 pawn more
board-camp-sign-danger = danger: a wound without a weapon
board-camp-sign-shortcut = shortcut
board-camp-sign-cross = Cross
board-camp-sign-trap = Trap
board-camp-sign-closed = black marker
board-camp-sign-scar = special wound
board-camp-sign-outside = outside at night
board-camp-sign-chosen = capital: can be chosen

# atoll play

play-commands = ? answers · h hint · m board · r 4.2 a rule · s save · q quit · help
play-commands-undo = ? answers · h hint · m board · u undo · r 4.2 a rule · s save · q quit · help
play-more-happened = … { $count } more: l tells all that happened
play-go-on = Press Enter to go on, q to quit.
play-read-on = Press Enter to read on, q to stop reading.
play-examples = For example: { $examples }
play-also = Also: { $verbs } · “? { $verb }” shows how
play-help =
    At any time:
      { $answers }  what can be answered; all answers that begin with this verb
      h, !          what the strongest bot would do; do what the hint says
      l, m          all that happened since your last answer; the board in full
      u             take your last answer back, if nothing was revealed since
      r, r 4.2      the sections of the rules; a paragraph; r WORD: all about it
      s, s FILE     save the record of the game
      q             quit; the game can be continued later
play-kinds = There are { $count } answers; ? with a verb lists all of them. One of each kind:
play-which = Which one?
play-no-number = Nothing here has the number { $number }. Type an answer in words; ? shows them.
play-too-long = This line is too long: an answer has at most { $most } characters.
play-me = me myself
play-needs-verb = “{ $line }” alone answers nothing here. Say first what to do with it: { $verbs }.
play-narrowed = So far “{ $line }”. Type the whole answer, or press Enter to go back.
play-let-pass = The bot would let this chance pass.
play-wait = The bot would let the others plan first.
play-nothing-answered = There is nothing to take back: you have not answered anything yet.
play-no-undo = Nothing can be taken back now: something has been revealed since, or others have answered.
play-no-rule = The rules have no paragraph { $wanted }, and none with such a word. Type r to see the sections.
play-see-rule = Type r { $rule } to read the rule.
play-enter-passes = Press Enter to let this chance pass.
play-enter-waits = Press Enter to let the others plan first.
play-enter-leaves-open = Press Enter to leave the offer open for now.
play-enter-answers = Press Enter to answer “{ $answer }”.
play-saved = The game is saved in { $file }.
play-not-saved = The game could not be saved: { $reason }.
play-file-taken = { $file } is there already and is not this game’s record, so it stays as it is. Choose another name.
play-resume = To go on with this game: { $command }
play-bye = Fair winds!
play-cause = The cause: { $cause }.
play-seed = The seed of this game was { $seed }.
play-keep = Type s to save the record of this game (or s FILE), or press Enter.
play-replay = To see the game again: { $command }

score-other =
    { $score ->
        [one] { $name }: { $score } point
       *[other] { $name }: { $score } points
    }
score-winner =
    { $score ->
        [one] { $name }: { $score } point, and the victory
       *[other] { $name }: { $score } points, and the victory
    }

# atoll replay

replay-title =
    { $seats ->
        [one] { $game }, one player
       *[other] { $game }, { $seats } players
    }
replay-next = Press Enter to go on.
replay-unfinished =
    { $answers ->
        [one] After { $answers } answer the game is still going on.
       *[other] After { $answers } answers the game is still going on.
    }
replay-holds =
    { $answers ->
        [one] The record holds: { $answers } answer.
       *[other] The record holds: { $answers } answers.
    }
replay-seed-fits = The seed { $seed } fits the given hash.
replay-seed-differs = The seed { $seed } does not fit the given hash: its own hash is { $hash }.

# atoll sim

sim-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
sim-decimal-point = .
sim-won = Won: { $percent }
sim-players =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
sim-option = { $option }: { $value }
sim-bots = bots: { $bots }
sim-in-round = round { $round }
sim-round = round { $round } on average
sim-spread = { $mean } on average, { $min } to { $max }
sim-lengths = Answers in a game: { $spread }
sim-scores = Score: { $spread }
sim-bot = { $bot }: won { $percent }; place { $rank } on average; points: { $spread }
sim-speed = Decisions in a second: { $speed } in all, { $core } on each core; { $seconds } s altogether

# atoll backup, atoll restore

backup-made =
    { $rows ->
        [one] Everything is saved in { $file }: { $rows } row.
       *[other] Everything is saved in { $file }: { $rows } rows.
    }
backup-restored =
    { $rows ->
        [one] Everything is restored from { $file }: { $rows } row.
       *[other] Everything is restored from { $file }: { $rows } rows.
    }

# atoll reports

report-none = There are no reports.
report-deleted = Report { $id } is deleted.
report-title = Report { $id } by { $name }, { $when }
report-game = { $game }, table { $code }, the game as a whole
report-moment = { $game }, table { $code }, moment { $moment }
