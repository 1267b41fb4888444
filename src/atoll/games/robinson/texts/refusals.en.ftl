# Robinson Crusoe: why an answer is not legal.

refused-not-your-turn = It is { $seat }’s turn to choose.
refused-not-your-choice = Here { part-the-who } decides.
refused-no-such-person = There is nobody of that name. There are: { $cards }.
refused-no-such-space = The island has no space { $word }. There are: { $cards }.
refused-no-such-card = There is nothing of that name: “{ $word }”.
refused-no-such-number = “{ $word }” cannot stand here. There are: { $cards }.
refused-character-taken = { part-the-who.start } is taken already.

# Beginning an action.

refused-no-such-action = That cannot be done: “{ $word }”. There are: { $cards }.
refused-no-pawn = { part-the-who.start } has no free pawn left in this round.
refused-said-ready = You are ready. If you want to change something, say “wait” first.
refused-no-friday = Friday is not here.
refused-first-places-friday = Only the first player places Friday; that is { part-the-who }.
refused-away = { part-the-who.start } is not in the camp yet, and nobody can reach her.
refused-first-places-companion = Only the first player places her; that is { part-the-who }.
refused-only-rests = { part-the-who.start } can do nothing but rest.
refused-uses-nothing = { part-the-who.start } uses no cards.
refused-only-owner = { NAME($item) } can be built only by { part-the-who }; others may help.
refused-forbidden-action = A card forbids { part-the-who } to do this in this round: { NAME($action) }.
refused-planned-already = That is planned already, and it can be tried only once in a round: { part-to-act }.
refused-tried-already = That has been tried already, and there is only one try in a round: { part-to-act }.
refused-begin-alone =
    { $count ->
        [one] You have taken back { $count } time in this round. Now you can begin only what needs nobody else, and add only what completes an action.
       *[other] You have taken back { $count } times in this round. Now you can begin only what needs nobody else, and add only what completes an action.
    }

# What there is to do.

refused-no-threat = There is no threat there: { NAME($target) }.
refused-no-beasts = The hunting deck is empty.
refused-too-few-beasts =
    { $count ->
        [one] The hunting deck has only { $count } card, so there can be no more hunts than that.
       *[other] The hunting deck has only { $count } cards, so there can be no more hunts than that.
    }
refused-no-such-building = Nothing like that can be built: { NAME($word) }.
refused-shelter-stands = The shelter stands already.
refused-no-shelter = For that there has to be a shelter.
refused-new-shelter = The shelter was built only in this round: it carries neither roof nor palisade yet.
refused-built-already = Built already: { NAME($item) }.
refused-not-on-board = This invention does not lie on the board: { NAME($item) }.
refused-terrain-unexplored = For { NAME($item) } a terrain has to be explored first: { part-the-terrain }.
refused-camp-source = Nobody gathers from the sources of the camp tile: they give their yield in production.
refused-inaccessible = { $space } is inaccessible.
refused-unexplored = { $space } is not explored.
refused-no-way = No way over explored tiles leads from the camp to { $space }.
refused-no-source = There is no such source: { NAME($source) }.
refused-exhausted = This source is exhausted: { NAME($source) }.
refused-shortcut-source = This source has supplied the camp over the Shortcut in this round: { NAME($source) }.
refused-no-treasure-map = You have no treasure map.
refused-explored-already = { $space } is explored already.
refused-far-from-tiles = { $space } is not next to an explored tile.
refused-nothing-left =
    { $pile ->
        [tiles] No tiles are left in the stack.
        [inventions] No inventions are left in the deck.
        [finds] No discovery tokens are left.
        [hunting] The hunting deck is empty.
        [events] No events are left in the deck.
       *[beasts] No beasts are left in their deck.
    }

# What it takes.

refused-too-little = Not enough is available. Missing: { part-some-goods }.
refused-no-item = An item is missing: { NAME($item) }.
refused-items-away = No item can be used until the end of the action phase.
refused-weak-weapon = That takes weapon { $level }, and yours is { $now }.
refused-which-price = Say with what it is paid: { $cards }.
refused-no-aid = That is of no help with this action: { NAME($word) }.
refused-aid-in-use = That is used for another action already: { NAME($aid) }.
refused-weapon-is-enough = The weapon is good enough without that.
refused-nothing-to-save = No wood is laid with this action that could be saved.

# Stacks.

refused-nothing-planned = No action is planned yet.
refused-no-such-stack = No such action is planned. Planned are: { $stacks }.
refused-unknown-stack = No action is called “{ $word }”. They are called like this: build-shelter, gather-t1-left, rest-2.
refused-not-your-pawn = { part-the-who.start } is not yours: players place only their own pawns.
refused-not-your-action = Here { part-the-who } acts, and whoever acts decides about that.
refused-stack-full =
    { $count ->
        [one] { $count } pawn is enough here, no more can join: { part-to-act }.
       *[other] { $count } pawns are enough here, no more can join: { part-to-act }.
    }
refused-friday-leads = Friday acts there, and only neutral pawns help him.
refused-argument = After the argument pawns of two people do not work together in this round.
refused-not-in-stack = No such pawn stands there: { NAME($pawn) } ({ part-to-act }).
refused-no-changes =
    { $count ->
        [one] You have taken back { $count } time in this round. Now you can take pawns only from an action of your own that needs more.
       *[other] You have taken back { $count } times in this round. Now you can take pawns only from an action of your own that needs more.
    }
refused-no-such-pawn = There is no such pawn: { NAME($word) }.
refused-no-dog = There is no dog in this game.
refused-pawn-for-others = { NAME($pawn) }: this pawn does not help with that, but with: { $cards }.
refused-pawn-stands = This pawn stands already in this round: { NAME($pawn) }.
refused-no-such-extra = That cannot be used with an action. What can: { $cards }.
refused-bag-for-gathering = { NAME($item) } helps only to gather.
refused-bag-in-use = { NAME($item) } is used for an action already, and serves once in a round.

# Being ready.

refused-wants-pawns =
    { $count ->
        [one] Your action needs { $count } more pawn: { part-to-act }.
       *[other] Your action needs { $count } more pawns: { part-to-act }.
    }
refused-too-many-pawns =
    { $count ->
        [one] Your action has { $count } pawn too many: { part-to-act }.
       *[other] Your action has { $count } pawns too many: { part-to-act }.
    }
refused-two-people = Pawns of two people have to do this: { part-to-act }.
refused-pawns-left =
    { $count ->
        [one] You still have { $count } pawn to place.
       *[other] You still have { $count } pawns to place.
    }
refused-not-ready = You have not said that you are ready.

# Abilities.

refused-not-your-ability = Only { part-the-who } has this ability: { NAME($ability) }.
refused-no-abilities = A card forbids you to use abilities in this round.
refused-used-ability = You have used this ability in this round already: { NAME($ability) }.
refused-irresolute = That costs { $price } determination, and you have { $count }.
refused-nobody-wounded = Nobody is wounded.
refused-card-at-work = Not while a card is being carried out.
refused-exploring-now = Somebody is exploring already; the tiles are looked at before that.
refused-in-fights = This serves only whoever fights, when it comes to the fight.
refused-no-comparison = Here no strength is compared with the weapon, so a better one is of no help.
refused-own-actions = That helps only in an action of your own, where a weapon is asked for.
refused-helps-as-pawn = It helps as a pawn when actions are planned: “{ $form }”.

# Cards, tokens and items.

refused-not-there = You have nothing like that: { NAME($card) }.
refused-not-yet = It becomes available only at the end of the action phase: { NAME($card) }.
refused-serves-another = In this round it serves { part-the-who } only: { NAME($card) }.
refused-used-already = It has been used already: { NAME($card) }.
refused-works-by-itself = It is not used like this; it works by itself, or you will be asked: { NAME($card) }.
refused-of-no-use = That is of no use to anybody now: { NAME($card) }.
refused-wrong-moment =
    { $when ->
        [before-actions] That may be used only before the action phase.
        [not-acting] That cannot be used while actions are being carried out.
        [arrange] That may be used only when somebody arranges the camp.
        [weather] That may be used only in the weather phase, before the clouds are counted.
        [animals] That may be used only in the weather phase, before the hungry animals come.
        [roll] That may be used only right after the dice of an action are rolled; you are asked then.
       *[night] That may be used only at night.
    }
refused-weather-known = The weather dice of this round have been rolled already.
refused-no-dice = No weather dice are rolled in this round.
refused-no-clouds = There is no cloud for which that would be of use.
refused-no-animals = The dice of the hungry animals show nothing that this would change.
refused-nothing-to-remove = There is nothing on the island that could be removed.
refused-choose-first = Not while something is being chosen. First { part-the-who } decides.
refused-once-a-fight = It helps only once in a fight: { NAME($card) }.

# Choosing.

refused-not-a-choice = That cannot be chosen here. You can choose: { $cards }.
refused-not-wounded = { part-the-who.start } is not wounded.
refused-cannot-be-met = This cannot be done in full, so it cannot be chosen.
refused-not-produced = That is more than is due. At most: { part-some-wood } and { part-some-food }.
refused-not-half = You take half of what is due, { $count } altogether.
refused-friday-is-spared = Hunger and weather do not touch Friday.
refused-outside = { part-the-who.start } is not in the camp.
refused-hungry-already = { part-the-who.start } goes hungry already.
refused-camp-is-there = The camp is there already.
refused-far-from-camp = The camp moves one step only, from { $space } to a tile next to it.
refused-other-kind-first =
    { $action ->
        [threat] Not yet: first come the threats.
        [hunt] Not yet: first comes hunting.
        [build] Not yet: first comes building.
        [gather] Not yet: first comes gathering.
        [explore] Not yet: first comes exploring.
        [arrange] Not yet: first the camp is arranged.
       *[rest] Not yet: first comes resting.
    }
refused-planned-first = What was planned first comes first, because of the token: { part-to-act }.
refused-no-such-die = There is no such die. There are: { $cards }.
refused-not-rolled = This die was not rolled.
refused-no-reroll = { part-the-who.start } cannot reroll a die now.
refused-rerolls-nothing = That does not let you reroll a die: { NAME($card) }.
