# Robinson Crusoe: everything this game says, but for what stands on its cards.

game-name = Robinson Crusoe
game-author = A game by Ignacy Trzewiczek
game-blurb = You are stranded on an island that does not want you. Place your pawns together, build a shelter, hunt, gather and explore, and hope that the night, the weather and the next event spare you. Either you reach the goal of the scenario together, or the island keeps you all.
game-line = Build, explore and stay alive together, day by day, before the island has had enough of you.
game-facts = 1–4 · together · 90 min
bot-survivor = Survivor

# What can be chosen before a game.

setting-scenario = Scenario
setting-scenario-help = What has to be done, in how many rounds, and in what weather.
setting-characters = Characters
setting-characters-help = Who is the Carpenter, the Cook, the Explorer or the Soldier.
setting-characters-draw = By lot; with one or two players without the Soldier
setting-characters-choose = Each player chooses
setting-friday = Friday
setting-friday-help = Friday is a helper with one pawn. He makes the game easier.
setting-friday-none = With one or two players
setting-friday-true = With Friday
setting-friday-false = Without Friday
setting-dog = Dog
setting-dog-help = The dog is a neutral pawn for one hunt or one explore action a round. It makes the game easier.
setting-dog-none = Alone only
setting-dog-true = With the dog
setting-dog-false = Without the dog
setting-items = Starting items
setting-items-help = How many starting items; each can be used twice. The more, the easier.
setting-items-2 = 2 starting items
setting-items-0 = No starting items
setting-items-1 = 1 starting item
setting-items-3 = 3 starting items
setting-items-4 = 4 starting items
setting-events = Events
setting-events-help = Which events there are more of in the deck. In Castaways a book does nothing.
setting-events-even = As many books as adventures
setting-events-books = Two books more, two adventures fewer
setting-events-adventures = Two adventures more, two books fewer
setting-wreck = Wreckage
setting-wreck-help = The wreckage card that lies on the board at first.
setting-wreck-food = Food Crates
setting-wreck-random = Any of the three
setting-harder = Harder rule
setting-harder-help = A harder rule, only on King Kong Island: King Kong also strikes in each night in which a character does not eat.
setting-harder-false = Without it
setting-harder-true = With it

# The words of answers. Cards have theirs in the other files.

card-carpenter = Carpenter
card-cook = Cook
card-explorer = Explorer
card-soldier = Soldier
card-friday = Friday
card-dog = Dog
card-threat = threat
card-hunt = hunt
card-build = build
card-gather = gather
card-explore = explore
card-arrange = arrange
card-rest = rest
card-shelter = shelter
card-roof = roof
card-palisade = palisade
card-weapon = weapon
card-wood = wood
card-food = food
card-fur = fur
card-success = success
card-wound = wound
card-adventure = adventure
card-left = on the left
card-right = on the right
card-economy = Economical Construction
card-new-idea = A New Idea
card-handyman = Handyman
card-recipe = Grandma’s Recipe
card-soup = Stone Soup
card-hooch = Hooch
card-reconnaissance = Reconnaissance
card-speech = Motivational Speech
card-scouting = Scouting
card-tracking = Tracking
card-bait = The Hunt
card-frenzy = Frenzy
card-defence = Defensive Plan
card-t1-left = t1 on the left
card-t1-right = t1 on the right
card-t1-token = t1 parrots
card-t2-left = t2 on the left
card-t2-right = t2 on the right
card-t2-token = t2 parrots
card-t3-left = t3 on the left
card-t3-right = t3 on the right
card-t3-token = t3 parrots
card-m1-left = m1 on the left
card-m1-right = m1 on the right
card-m1-token = m1 parrots
card-m2-left = m2 on the left
card-m2-right = m2 on the right
card-m2-token = m2 parrots
card-m3-left = m3 on the left
card-m3-right = m3 on the right
card-m3-token = m3 parrots
card-m4-left = m4 on the left
card-m4-right = m4 on the right
card-m4-token = m4 parrots
card-b1-left = b1 on the left
card-b1-right = b1 on the right
card-b1-token = b1 parrots
card-b2-left = b2 on the left
card-b2-right = b2 on the right
card-b2-token = b2 parrots
card-b3-left = b3 on the left
card-b3-right = b3 on the right
card-b3-token = b3 parrots

# People, actions and things, used inside other texts. At the beginning of a sentence: .start.

part-the-who =
    { $who ->
        [carpenter] the Carpenter
        [cook] the Cook
        [explorer] the Explorer
        [soldier] the Soldier
        [friday] Friday
        [jenny] Jenny
       *[other] { $who }
    }
    .start =
        { $who ->
            [carpenter] The Carpenter
            [cook] The Cook
            [explorer] The Explorer
            [soldier] The Soldier
           *[other] { part-the-who }
        }
part-to-act =
    { $action ->
        [threat] deal with the threat { NAME($target) }
        [hunt] { $target ->
            [t1-village] attack the village at t1
            [t2-village] attack the village at t2
            [t3-village] attack the village at t3
            [m2-village] attack the village at m2
            [m3-village] attack the village at m3
            [m4-village] attack the village at m4
            [b1-village] attack the village at b1
            [b2-village] attack the village at b2
            [b3-village] attack the village at b3
            [t4-city] attack the city
            [kong] hunt King Kong
           *[other] hunt
        }
        [build] { $target ->
            [shelter] build the shelter
            [roof] raise the roof
            [palisade] raise the palisade
            [weapon] improve the weapon
           *[other] build the { NAME($target) }
        }
        [gather] gather at { NAME($target) }
        [explore] { $target ->
            [mystery-treasure-map] follow the treasure map
            [rescue] fetch Jenny with the Raft
           *[other] explore { NAME($target) }
        }
        [arrange] { $target ->
            [reclaim] reclaim land
           *[other] arrange the camp
        }
        [rest] rest
       *[other] { NAME($action) } { NAME($target) }
    }
part-acts-so =
    { $action ->
        [threat] deals with the threat { NAME($target) }
        [hunt] { $target ->
            [t1-village] attacks the village at t1
            [t2-village] attacks the village at t2
            [t3-village] attacks the village at t3
            [m2-village] attacks the village at m2
            [m3-village] attacks the village at m3
            [m4-village] attacks the village at m4
            [b1-village] attacks the village at b1
            [b2-village] attacks the village at b2
            [b3-village] attacks the village at b3
            [t4-city] attacks the city
            [kong] hunts King Kong
           *[other] hunts
        }
        [build] { $target ->
            [shelter] builds the shelter
            [roof] raises the roof
            [palisade] raises the palisade
            [weapon] improves the weapon
           *[other] builds the { NAME($target) }
        }
        [gather] gathers at { NAME($target) }
        [explore] { $target ->
            [mystery-treasure-map] follows the treasure map
            [rescue] sets out with the Raft for Jenny
           *[other] explores { NAME($target) }
        }
        [arrange] { $target ->
            [reclaim] reclaims land
           *[other] arranges the camp
        }
        [rest] rests
       *[other] does it: { NAME($action) } { NAME($target) }
    }
part-which-time =
    { $number ->
        [1] { part-to-act }
       *[other] { part-to-act } (no. { $number })
    }
part-paid-so =
    { $price ->
        [none] { part-to-act }
        [wood] { part-to-act }, for wood
        [fur] { part-to-act }, for fur
        [food] { part-to-act }, for food
        [fur-1] { part-to-act }, for wood and 1 fur
        [fur-2] { part-to-act }, for wood and 2 fur
       *[other] { part-to-act }, with { NAME($price) }
    }
part-some-wood = { $wood } wood
part-some-food = { $food } food
part-some-rations = { $rations } non-perishable food
part-some-fur = { $fur } fur
part-some-goods =
    { $wood ->
        [0] { $food ->
            [0] { $rations ->
                [0] { $fur ->
                    [0] nothing
                   *[other] { part-some-fur }
                }
               *[other] { $fur ->
                    [0] { part-some-rations }
                   *[other] { part-some-rations }, { part-some-fur }
                }
            }
           *[other] { $rations ->
                [0] { $fur ->
                    [0] { part-some-food }
                   *[other] { part-some-food }, { part-some-fur }
                }
               *[other] { $fur ->
                    [0] { part-some-food }, { part-some-rations }
                   *[other] { part-some-food }, { part-some-rations }, { part-some-fur }
                }
            }
        }
       *[other] { $food ->
            [0] { $rations ->
                [0] { $fur ->
                    [0] { part-some-wood }
                   *[other] { part-some-wood }, { part-some-fur }
                }
               *[other] { $fur ->
                    [0] { part-some-wood }, { part-some-rations }
                   *[other] { part-some-wood }, { part-some-rations }, { part-some-fur }
                }
            }
           *[other] { $rations ->
                [0] { $fur ->
                    [0] { part-some-wood }, { part-some-food }
                   *[other] { part-some-wood }, { part-some-food }, { part-some-fur }
                }
               *[other] { $fur ->
                    [0] { part-some-wood }, { part-some-food }, { part-some-rations }
                   *[other] { part-some-wood }, { part-some-food }, { part-some-rations }, { part-some-fur }
                }
            }
        }
    }
part-the-terrain =
    { $terrain ->
        [beach] beach
        [hills] hills
        [mountains] mountains
        [river] river
        [plains] plains
       *[other] { $terrain }
    }
part-picture-on-the-left =
    { $left ->
        [wood] wood
        [parrot] parrots
        [fish] fish
        [beast] a beast
       *[other] { $left }
    }
part-picture-on-the-right =
    { $right ->
        [wood] wood
        [parrot] parrots
        [fish] fish
        [beast] a beast
       *[other] { $right }
    }
part-a-token =
    { $token ->
        [wood] extra wood
        [food] extra food
        [time] time-consuming
        [danger] greater danger
        [reroll] reroll
        [adventure] adventure
        [flock] a flock of parrots
        [flu] the card Flu
        [fog] fog
        [ash] ash
        [cross] a Cross
        [trap] a Trap
       *[other] { $token }
    }
part-the-place =
    { $place ->
        [hunt] hunt
        [build] build
        [gather] gather
        [explore] explore
        [arrange] arrange camp
        [night] night
        [shelter] price of the shelter
        [roof] price of the roof
        [palisade] price of the palisade
        [weapon] price of the weapon
       *[other] { $place }
    }
part-a-scar =
    { $scar ->
        [build-head] a brown special wound on the head
        [build-arm] a brown special wound on the arm
        [build-leg] a brown special wound on the leg
        [build-belly] a brown special wound on the belly
        [gather-head] a grey special wound on the head
        [gather-arm] a grey special wound on the arm
        [gather-leg] a grey special wound on the leg
        [gather-belly] a grey special wound on the belly
        [explore-head] a green special wound on the head
        [explore-arm] a green special wound on the arm
        [explore-leg] a green special wound on the leg
        [explore-belly] a green special wound on the belly
       *[other] { $scar }
    }

# Questions.

ask-character = Who will you be?
ask-plan = Where do your pawns go?
ask-order = Which action comes next?
ask-powers = What may be used now:
ask-pause = A moment for abilities and items. Shall we go on?
ask-way =
    { $card ->
        [none] What do you choose?
       *[other] { NAME($card) }: what do you choose?
    }
ask-roll = { part-the-who.start } has rolled the dice. Do you reroll one of them?
ask-build = What do you build now?
ask-morale = Morale is at its highest. What do you choose?
ask-production = Only half of it: what do you take?
ask-shortcut = Where does the Shortcut lead?
ask-supply = What comes over the Shortcut in this round? What you leave may be gathered.
ask-corral = Which parrots do you pen in?
ask-hungry = There is not enough food: { $count } must go without and { $count ->
        [one] takes
       *[other] take
    } { $wounds ->
        [one] a wound
       *[other] { $wounds } wounds
    }{ $count ->
        [one] {""}
       *[other] {" "}each
    }. Who goes hungry?
ask-camp = Does the camp move? With a shelter, roof and palisade are halved; without one, they fall to 0.
ask-move-camp = The camp has to move. Where to?
ask-night = Where do you spend the night?
ask-battle = A fight! Do you use anything?
ask-animals = A hungry beast comes. Does anything protect you?
ask-weapon = Weapon { $level } is needed, and yours is { $weapon }. Do you use a temporary one?
ask-wield = Which weapon do you use?
ask-user = Who uses it?
ask-ignore = Turned up: { NAME($card) }. What do you do?
ask-mystery = Do you draw on?
ask-beast = Which of the strongest beasts comes?
ask-find = Which discovery do you keep?
ask-backpack = Do you use the Backpack?
ask-peek = What do you look at?
ask-idea = Which invention do you lay on the board?
ask-invention = Which invention do you take from the deck?
ask-discard-invention = Which invention do you discard?
ask-turn-back = Which item do you turn back?
ask-discard-item = Which item do you lose?
ask-mark = Which item gets a black marker?
ask-free-item = Which item do you build for free?
ask-heal = Whose wound is healed?
ask-arrow = Which arrow no longer costs morale?
ask-disease = Who gets a marker of the disease?
ask-encourage = Who gets 1 determination?
ask-exhaust = Which source is exhausted?
ask-exhaust-tile = On which tile are all sources exhausted?
ask-terrain = On which tile is the terrain covered?
ask-turn-down = Which tile becomes inaccessible?
ask-take-off = What do you remove from the island?
ask-put =
    { $token ->
        [fog] Fog rises. Which place does it cover?
        [ash] Ash falls. Which place does it cover?
       *[other] Where do you put it?
    }
ask-calm = What that the hungry animals would do is ignored?
ask-roll-animals = Which die of the hungry animals is rolled again?
ask-tile = Which tile do you put on top?
ask-tile-to-lay = Which of these tiles do you lay?
ask-next-tile = Which tile do you put back next? The last one lies on top.

# Answers.

option-go-on = Go on
option-enough = That is enough
option-stay = Stay
option-be = { part-the-who.start }
option-choose =
    { $way ->
        [open] In the open
        [event-deck] The top card of the event deck
        [beast] The hungry beast
        [beside] The beast that waits
       *[other] { NAME($way) }
    }
option-choose-space = { $space }
option-choose-person = { NAME($who) }
option-choose-item = { NAME($item) }
option-choose-card = { NAME($card) }
option-choose-part =
    { $part ->
        [left] { $space }: the source on the left
        [right] { $space }: the source on the right
        [token] { $space }: the flock of parrots
        [terrain] { $space }: the marker on the terrain
        [space] { $space }: the marker
        [wood] { $space }: extra wood
        [food] { $space }: extra food
        [time] { $space }: time-consuming
        [danger] { $space }: greater danger
        [flock] { $space }: the token with parrots
        [fog] { $space }: fog
        [ash] { $space }: ash
       *[other] { $space }: { $part }
    }
option-choose-arrow = { part-the-who.start }: the arrow at wound { $wound }
option-choose-tile = Tile { $tile }: { part-the-terrain }; { part-picture-on-the-left } and { part-picture-on-the-right }
option-determination = 2 determination
option-heal = Heal 1 wound
option-produce = { part-some-wood } and { part-some-food }
option-hungry = { part-the-who.start } goes hungry
option-do =
    { $asked ->
        [order] Now { part-to-act }
       *[plan] { $aid ->
            [none] { part-the-who.start }: { part-paid-so }
           *[other] { part-the-who.start }: { part-paid-so }, with { NAME($aid) }
        }
    }
option-send =
    { $aid ->
        [none] { part-the-who.start }: { part-paid-so }
       *[other] { part-the-who.start }: { part-paid-so }, with { NAME($aid) }
    }
option-add = { NAME($pawn) }: help to { part-which-time }
option-take = Take { NAME($pawn) } back: { part-which-time }
option-with = Use { NAME($extra) } to { part-which-time }
option-ready = Ready
option-wait = Not ready after all
option-build =
    { $aid ->
        [none] Now { part-paid-so }
       *[other] Now { part-paid-so }, with { NAME($aid) }
    }
option-do-next = Now { part-which-time }
option-keep = Leave the dice
option-reroll =
    { $die ->
        [success] Reroll the success die
        [wound] Reroll the wound die
       *[adventure] Reroll the adventure die
    }
option-reroll-with =
    { $die ->
        [success] { NAME($card) }: reroll the success die
        [wound] { NAME($card) }: reroll the wound die
       *[adventure] { NAME($card) }: reroll the adventure die
    }
option-fight = Fight
option-arm = { part-the-who.start }: use { NAME($card) }
option-draw = Draw on
option-use = Use { NAME($card) }
option-wield =
    { $purpose ->
        [arm] { NAME($card) }: weapon +{ $bonus } in this fight
        [protect] { NAME($card) } protects everybody
        [spare] { NAME($card) }: ignore 1 wound
       *[brandish] Use { NAME($card) }
    }
option-ignore = Ignore { NAME($mystery) }: { NAME($card) }
option-use-ability = { NAME($ability) }
option-way-determination = 2 determination
option-way-morale = Morale +1
option-way-ignore-rain = Ignore 1 rain cloud
option-way-snow-as-rain = Let 1 snow cloud count as a rain cloud
option-way-beast-on-top = Leave the beast on top
option-way-beast-to-bottom = Put the beast at the bottom
option-way-raise-weapon = Weapon +1
option-way-raise-palisade = Palisade +1
option-way-discard-wood = Discard 1 wood
option-way-discard-food = Discard 1 food

# What happened: the round, and cards.

event-character = { $seat } { VERB($seat, "is", "are") } { part-the-who }.
event-round = Round { $number }.
event-first-player = Now { part-the-who } is the first player.
event-drawn = Event: { NAME($card) }.
event-book = A book comes up.
event-strikes = The threat strikes: { NAME($card) }.
event-adventure = Adventure: { NAME($card) }.
event-mystery = Mystery: { NAME($card) }.
event-set-aside = Set aside: { NAME($card) }.
event-drawing-stops = No more mysteries are drawn.
event-mystery-ignored = Ignored: { NAME($card) }.
event-treasure = Treasure: { NAME($card) }.
event-treasure-lost = The treasure is lost: { NAME($card) }.
event-found = Found: { NAME($card) }.
event-find-kept = Kept: { NAME($card) }.
event-kept = Kept for later: { NAME($card) }.
event-discarded-card = Discarded: { NAME($card) }.
event-shuffled-in = Into the event deck: { NAME($card) }.
event-event-seen = On top of the event deck: { NAME($card) }.

# What happened: planning and actions.

event-planned = { part-the-who.start } wants to { part-to-act }.
event-joined =
    { $pawn ->
        [dog] The dog will help to { part-to-act }.
        [friday] { NAME($pawn) } will help to { part-to-act }.
       *[other] The { NAME($pawn) } will help to { part-to-act }.
    }
event-withdrawn = Taken back: { NAME($pawn) } ({ part-to-act }).
event-used-with =
    { $extra ->
        [economy] { NAME($extra) } will be used to { part-to-act }.
       *[other] The { NAME($extra) } will be used to { part-to-act }.
    }
event-ready = { $seat } { VERB($seat, "is", "are") } ready.
event-not-ready = { $seat } { VERB($seat, "is", "are") } not ready.
event-acts = { part-the-who.start } { part-acts-so }.
event-rolled =
    { $success ->
        [0] Rolled: failure{ $wound ->
            [0] {""}
           *[other] , a wound
        }{ $adventure ->
            [0] {""}
           *[other] , an adventure
        }.
       *[other] Rolled: success{ $wound ->
            [0] {""}
           *[other] , a wound
        }{ $adventure ->
            [0] {""}
           *[other] , an adventure
        }.
    }
event-rerolled =
    { $die ->
        [success] { $shows ->
            [0] The success die, rolled again: failure.
           *[other] The success die, rolled again: success.
        }
        [wound] { $shows ->
            [0] The wound die, rolled again: nothing.
           *[other] The wound die, rolled again: a wound.
        }
       *[adventure] { $shows ->
            [0] The adventure die, rolled again: nothing.
           *[other] The adventure die, rolled again: an adventure.
        }
    }
event-failed = It fails.
event-dealt-with = The threat is dealt with: { NAME($card) }.
event-shelter = The shelter stands.
event-needless = No longer needed: { NAME($item) }. What was laid comes back.
event-built = Built: { NAME($item) }.
event-item = You now have: { NAME($item) }.
event-explored = { $space } is explored: tile { $tile }, { part-the-terrain }.
event-unblocked = The mess in the camp is cleared away.
event-used = { part-the-who.start } uses { NAME($card) }.
event-ability = { part-the-who.start } uses an ability: { NAME($ability) }.

# What happened: people.

event-wounded =
    { $count ->
        [one] { part-the-who.start } takes { $count } wound.
       *[other] { part-the-who.start } takes { $count } wounds.
    }
event-healed =
    { $count ->
        [one] { part-the-who.start } heals { $count } wound.
       *[other] { part-the-who.start } heals { $count } wounds.
    }
event-supper = Supper.
event-hungry = { part-the-who.start } goes hungry.
event-hard-night = Without a shelter it is a hard night.
event-spoils = What is left of the food spoils.
event-no-adventure = There are no adventures for { part-the-who }: a wound comes instead.
event-died = { part-the-who.start } dies.
event-encouraged = { part-the-who.start } gets { $count } determination.
event-discouraged = { part-the-who.start } loses { $count } determination.
event-scarred = { part-the-who.start } gets { part-a-scar }.
event-scar-gone = { part-the-who.start } no longer has { part-a-scar }.
event-infected = { part-the-who.start } gets a marker of the disease.
event-arrow-ignored = { part-the-who.start }: the arrow at wound { $wound } no longer costs morale.
event-one-pawn = { part-the-who.start } has only one pawn in round { $round }.
event-only-actions = What { part-the-who } may do in this round: { $kinds }.
event-no-abilities = { part-the-who.start } cannot use abilities in this round.
event-no-teamwork = An argument: in this round each works alone.
event-clumsy = { part-the-who.start } has to reroll successes.
event-steady = { part-the-who.start } no longer has to reroll successes.
event-outside =
    { $place ->
        [open] { part-the-who.start } spends the night in the open.
       *[other] { part-the-who.start } spends the night at { $place }.
    }
part-morale-level =
    { $level ->
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] { $level }
    }
event-morale =
    { $by ->
        [1] Morale rises to { part-morale-level }.
        [2] Morale rises to { part-morale-level }.
        [3] Morale rises to { part-morale-level }.
       *[other] Morale falls to { part-morale-level }.
    }

# What happened: the camp.

event-gained = Gained: { part-some-goods }.
event-discarded = Discarded: { part-some-goods }.
event-level-unsheltered =
    { $level ->
        [roof] Without a shelter the roof cannot rise.
       *[palisade] Without a shelter the palisade cannot rise.
    }
event-level =
    { $level ->
        [roof] { $by ->
            [1] The roof rises to { $now }.
            [2] The roof rises to { $now }.
            [3] The roof rises to { $now }.
           *[other] The roof falls to { $now }.
        }
        [palisade] { $by ->
            [1] The palisade rises to { $now }.
            [2] The palisade rises to { $now }.
            [3] The palisade rises to { $now }.
           *[other] The palisade falls to { $now }.
        }
       *[weapon] { $by ->
            [1] The weapon rises to { $now }.
            [2] The weapon rises to { $now }.
            [3] The weapon rises to { $now }.
           *[other] The weapon falls to { $now }.
        }
    }
event-camp-moved = The camp moves to { $space }.
event-blocked = A black marker: the next camp arrangement only removes it.
event-production =
    { $how ->
        [no-all] Nothing is produced in this round.
        [no-wood] No wood is produced in this round.
        [no-food] No food is produced in this round.
        [half] Only half is produced in this round.
        [more-wood] Production in this round: { $count } more wood.
       *[more-food] Production in this round: { $count } food.
    }
event-pit =
    { $food ->
        [0] The pit is empty.
       *[other] Something fell into the pit: { part-some-food }.
    }
event-invention-found = A new invention: { NAME($item) }.
event-invention-discarded = An invention goes: { NAME($item) }.
event-idea = An idea: { NAME($item) }.
event-turned-back = Turned back to its invention side: { NAME($item) }.
event-marked = A black marker on { NAME($item) }.
event-items-away = No item can be used until the end of the action phase.

# What happened: the island.

event-laid =
    { $token ->
        [fog] Fog rises: { part-the-place }.
        [ash] Ash falls: { part-the-place }.
        [cross] A Cross stands: { part-the-place }.
        [trap] A Trap is set: { part-the-place }.
       *[other] A token is placed: { part-a-token } ({ part-the-place }).
    }
event-taken =
    { $token ->
        [fog] The fog lifts: { part-the-place }.
        [ash] The ash is gone: { part-the-place }.
        [cross] A Cross is gone: { part-the-place }.
        [trap] A Trap is gone: { part-the-place }.
       *[other] A token goes: { part-a-token } ({ part-the-place }).
    }
event-covered =
    { $part ->
        [left] The source on the left of { $space } is exhausted.
        [right] The source on the right of { $space } is exhausted.
        [token] The flock on { $space } is exhausted.
        [terrain] The terrain of { $space } is covered.
       *[space] A black marker waits on { $space }.
    }
event-uncovered =
    { $part ->
        [left] The source on the left of { $space } gives again.
        [right] The source on the right of { $space } gives again.
        [token] The flock on { $space } gives again.
        [terrain] The terrain of { $space } is no longer covered.
       *[space] The black marker on { $space } goes.
    }
event-turned-down = { $space } becomes inaccessible.
event-turned-up = { $space } is accessible again.
event-shortcut = The Shortcut leads to { $space }.
event-tiles-seen = The next tiles: { $tiles }.
event-tile-put-back = Tile { $tile } is put back.
event-tile-on-top = Tile { $tile } is put on top.

# What happened: beasts and fights.

event-beast = A beast: { NAME($card) }.
event-beast-comes = There is one more beast in the hunting deck.
event-beast-gone = The beast is discarded: { NAME($card) }.
event-beast-seen = The beast is seen: { NAME($card) }.
event-beast-below = The beast goes to the bottom of the hunting deck.
event-beast-on-top = On top of the hunting deck: { NAME($card) }.
event-beast-beside = A beast waits for the next round.
event-armed = { part-the-who.start } uses { NAME($card) }: weapon +{ $bonus }.
event-guarded = { part-the-who.start } ignores a wound with { NAME($card) }.
event-fight = Strength { $strength } against weapon { $weapon }.

# What happened: the weather.

event-forecast =
    { $token ->
        [rain] A rain cloud gathers.
        [snow] A snow cloud gathers.
        [storm] A storm is coming.
       *[animals] The hungry animals will come.
    }
event-clouds =
    { $die ->
        [rain] Rain die: rain clouds { $rain }, snow clouds { $snow }.
       *[winter] Winter die: rain clouds { $rain }, snow clouds { $snow }.
    }
event-animals =
    { $shows ->
        [palisade] The hungry animals attack the palisade.
        [food] The hungry animals want food.
        [beast] A hungry beast of strength 3 attacks.
       *[none] The hungry animals stay away.
    }
event-animals-ignored =
    { $shows ->
        [palisade] The attack on the palisade is ignored.
        [food] The animals get no food.
       *[beast] The hungry beast is driven off.
    }
event-weather = The weather: rain clouds { $rain }, snow clouds { $snow }, roof { $roof }.
event-storm = The storm breaks.
event-cloud-ignored =
    { $cloud ->
        [snow] A snow cloud is ignored.
       *[rain] A rain cloud is ignored.
    }
event-snow-as-rain = A snow cloud counts as a rain cloud.

# How it ended.

outcome-goal = The goal is reached, and you are all alive. You win!
outcome-died = One of you has died, and with that the game is lost.
outcome-camp-lost = The tile with the camp has become inaccessible, and the game is lost.
outcome-too-late = The last round is over, and the goal is not reached. The island keeps you.

# Of what somebody has died.

cause-event = an event
cause-adventure = an adventure
cause-mystery = a mystery
cause-fight = a fight
cause-spirits = low spirits
cause-dice = a wound die
cause-clouds = rain and snow
cause-animals = hungry animals
cause-storm = the storm
cause-hunger = hunger
cause-night = a night in the open
cause-illness = illness
cause-place = a dangerous place or plan

# Help at the table, and the score.

welcome-hint = New here? m shows the aim and the cards, r 10 how to plan, help what to type.
help-answers =
    Type an answer’s number, or the answer with names as they are shown:
      do build shelter wood     your pawn begins: build the shelter, for wood
      do gather t1-left         gather from the source on the left of t1
      do explore t2             explore the space t2
      do threat right           deal with the threat on the right
      do hunt, do rest          hunt; rest; do arrange: arrange the camp
      friday build knife        Friday begins; the first player places him
      add cook build-shelter    one more pawn, yours or a neutral one, to a stack
      take cook build-shelter   take a pawn back
      with basket gather-t1-left  use the Basket for this action
      ready, wait               done with planning; or not yet after all
      use pistol, use soup      use an item, a discovery, a treasure, an ability
      keep, reroll wound        leave the dice, or reroll one
      choose t1-left            what a card asks you to choose
      go-on                     nobody wants to use anything more
score-shared = Progress towards the goal: { $score }.
