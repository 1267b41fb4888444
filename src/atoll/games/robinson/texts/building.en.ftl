# The adventures of building.

card-build-accident = Accident
card-build-accident-upper = The one who acts gets a brown special wound on the leg. The card goes into the event deck.
card-build-accident-lower = Gangrene
card-build-accident-event = Whoever has the brown special wound on the leg takes 3 wounds, or with the Medicine only 1. The special wound goes.

card-build-breakdown = Breakdown
card-build-breakdown-upper = Morale falls by 1. The card goes into the event deck.
card-build-breakdown-lower = After Some Time
card-build-breakdown-event = The first player gets 2 determination.

card-build-broken-lever = Broken Lever
card-build-broken-lever-upper = The weapon falls by 1. The card is discarded.

card-build-broken-tool = Broken Tool
card-build-broken-tool-upper = If possible, 1 item of the players’ choice is turned back to its invention side, and its effect is undone. The card is discarded.

card-build-coming-to-terms = Coming to Terms
card-build-coming-to-terms-upper = The players discard 3 inventions of their choice from the board. The card goes into the event deck.
card-build-coming-to-terms-lower = Lack of Ideas
card-build-coming-to-terms-event = Morale falls by 1.

card-build-construction = Construction
card-build-construction-upper = The card goes into the event deck.
card-build-construction-lower = Stronger Construction
card-build-construction-event = The palisade rises by 1, if there is a shelter.

card-build-cut-head = Cut Head
card-build-cut-head-upper = The one who acts takes 1 wound and gets 2 determination and a brown special wound on the head. The card goes into the event deck.
card-build-cut-head-lower = Headache
card-build-cut-head-event = Without the Medicine, whoever has the brown special wound on the head takes 2 wounds. The special wound goes in any case.

card-build-dangerous-work = Dangerous Work
card-build-dangerous-work-upper = A reroll token goes into the build space and an adventure token on the build deck. The card is discarded.

card-build-dark-clouds-in-the-sky = Dark Clouds in the Sky
card-build-dark-clouds-in-the-sky-upper = A rain cloud token goes into the weather space. The card goes into the event deck.
card-build-dark-clouds-in-the-sky-lower = After the Rain
card-build-dark-clouds-in-the-sky-event = The palisade rises by 1, if there is a shelter.

card-build-fast-work = Fast Work
card-build-fast-work-upper = The one who acts chooses: discard the card; or build once more at once, without pawns but with all three dice, and the card goes into the event deck.
card-build-fast-work-way-leave = Discard the card
card-build-fast-work-way-build = Build once more; the card goes into the event deck
card-build-fast-work-lower = Haste Makes Waste
card-build-fast-work-event = Roof or palisade, as the players choose, falls by 1.
card-build-fast-work-way-roof = Lower the roof by 1
card-build-fast-work-way-palisade = Lower the palisade by 1

card-build-fear-of-the-beasts = Fear of the Beasts
card-build-fear-of-the-beasts-upper = The card goes into the event deck.
card-build-fear-of-the-beasts-lower = Extensive Protection
card-build-fear-of-the-beasts-event = An extra wood token goes with the price of the weapon: from now on each level costs 1 wood more.

card-build-hard-work = Hard Work
card-build-hard-work-upper = If possible, 1 food is discarded. The card is discarded, too.

card-build-howling-in-the-bushes = Howling in the Bushes
card-build-howling-in-the-bushes-upper = The card goes into the event deck.
card-build-howling-in-the-bushes-lower = The Beast Is Here!
card-build-howling-in-the-bushes-event = The first player fights a beast of strength 3. Then the weapon falls by 1, there are 2 food and 1 fur, and the palisade falls by 1.

card-build-hungry-predator = Hungry Predator
card-build-hungry-predator-upper = The one who acts chooses: take 2 wounds for 2 food and 1 fur, and the card is discarded; or discard 1 food and lower the palisade by 1, and the card goes into the event deck.
card-build-hungry-predator-way-fight = Take 2 wounds, get 2 food and 1 fur; the card is discarded
card-build-hungry-predator-way-feed = Discard 1 food, lower the palisade by 1; the card goes into the event deck
card-build-hungry-predator-lower = Revisit
card-build-hungry-predator-event = The first player fights a beast of strength 3. Then there are 1 food and 1 fur, and the palisade falls by 1.

card-build-in-a-hurry = In a Hurry
card-build-in-a-hurry-upper = The one who acts chooses: discard the card; or draw 2 discovery tokens, and the card goes into the event deck.
card-build-in-a-hurry-way-leave = Discard the card
card-build-in-a-hurry-way-draw = Draw 2 discovery tokens; the card goes into the event deck
card-build-in-a-hurry-lower = Crack
card-build-in-a-hurry-event = The palisade falls by 1.

card-build-laborious-work = Laborious Work
card-build-laborious-work-upper = A time-consuming token goes into the build space: the next build action takes 1 pawn more. The card is discarded.

card-build-lack-of-hope = Lack of Hope
card-build-lack-of-hope-upper = The players discard 3 inventions of their choice from the board. The card is discarded, too.

card-build-monkey-see = Monkey See
card-build-monkey-see-upper = The card goes into the event deck.
card-build-monkey-see-lower = Monkey Do
card-build-monkey-see-event = Roof or palisade, as the players choose, loses half of its levels; the loss is rounded down.
card-build-monkey-see-way-roof = Lose half of the roof
card-build-monkey-see-way-palisade = Lose half of the palisade

card-build-nasty-wound = Nasty Wound
card-build-nasty-wound-upper = The one who acts gets a brown special wound on the arm. The card goes into the event deck.
card-build-nasty-wound-lower = Infection
card-build-nasty-wound-event = Without the Medicine, whoever has the brown special wound on the arm takes 2 wounds. The special wound goes in any case.

card-build-predator-in-the-camp = Predator in the Camp!
card-build-predator-in-the-camp-upper = The one who acts fights a beast of strength 4; nothing falls, and nothing is gained. However that ends, the card goes into the event deck.
card-build-predator-in-the-camp-lower = What Goes Around, Comes Around
card-build-predator-in-the-camp-event = The team gets 2 food and 2 fur.

card-build-savings = Savings
card-build-savings-upper = The one who acts chooses: discard the card; or take 2 wood, and the card goes into the event deck.
card-build-savings-way-leave = Discard the card
card-build-savings-way-take = Take 2 wood; the card goes into the event deck
card-build-savings-lower = Unsteady Construction
card-build-savings-event = Morale falls by 1.

card-build-sting = Sting
card-build-sting-upper = The one who acts gets a brown special wound on the belly. The card goes into the event deck.
card-build-sting-lower = Shivers
card-build-sting-event = Without the Medicine, whoever has the brown special wound on the belly has only 1 pawn in this round. The special wound goes in any case.

card-build-tired = Tired
card-build-tired-upper = The one who acts chooses: discard the card; or heal 2 own wounds at once, and the card goes into the event deck.
card-build-tired-way-leave = Discard the card
card-build-tired-way-heal = Heal 2 own wounds; the card goes into the event deck
card-build-tired-lower = Quarrel
card-build-tired-event = Morale falls by 1.

card-build-tools-inspection = Tools Inspection
card-build-tools-inspection-upper = If possible, 2 items of the players’ choice, or the only one, are marked with black markers; they still serve. The card goes into the event deck.
card-build-tools-inspection-lower = Broken Tools
card-build-tools-inspection-event = The marked items are turned back to their invention side and their effects undone, as far as possible.

card-build-unmotivated = Unmotivated
card-build-unmotivated-upper = The one who acts discards 1 determination or takes 1 wound. The card goes into the event deck.
card-build-unmotivated-way-determination = Discard 1 determination
card-build-unmotivated-way-wound = Take 1 wound
card-build-unmotivated-lower = Tools Are Breaking
card-build-unmotivated-event = Each character discards 1 determination.

card-build-visit-of-a-predator = Visit of a Predator
card-build-visit-of-a-predator-upper = 1 food is discarded. The card goes into the event deck.
card-build-visit-of-a-predator-lower = Night Visit
card-build-visit-of-a-predator-event = In the weather phase of this round the die of the hungry animals is rolled.

card-build-weak-construction = Weak Construction
card-build-weak-construction-upper = The card goes into the event deck.
card-build-weak-construction-lower = Bash!
card-build-weak-construction-event = The roof loses half of its levels; the loss is rounded down.

card-build-windstorm = Windstorm
card-build-windstorm-upper = The palisade falls by 1. The card goes into the event deck.
card-build-windstorm-lower = Natural Palisade
card-build-windstorm-event = The palisade rises by 1, if there is a shelter.

card-build-you-need-a-bigger-camp = You Need a Bigger Camp
card-build-you-need-a-bigger-camp-upper = The card goes into the event deck.
card-build-you-need-a-bigger-camp-lower = Enlarging the Camp
card-build-you-need-a-bigger-camp-event = An extra wood token goes with the price of the shelter, of the roof and of the palisade: from now on each costs 1 wood more if it is paid in wood.
