# The adventures of building.

card-build-accident = Accident
text-build-accident-upper = The one who acts gets a brown special wound on the leg. The card goes into the event deck.
text-build-accident-lower = Gangrene
text-build-accident-event = Whoever has the brown special wound on the leg takes 3 wounds, or with the Medicine only 1. The special wound is removed.

card-build-breakdown = Breakdown
text-build-breakdown-upper = Morale falls by 1. The card goes into the event deck.
text-build-breakdown-lower = After Some Time
text-build-breakdown-event = The first player gets 2 determination.

card-build-broken-lever = Broken Lever
text-build-broken-lever-upper = The weapon falls by 1. The card is discarded.

card-build-broken-tool = Broken Tool
text-build-broken-tool-upper = If possible, 1 item of the players’ choice is turned back to its invention side, and its effect is undone. The card is discarded.

card-build-coming-to-terms = Coming to Terms
text-build-coming-to-terms-upper = The players discard 3 inventions of their choice from the board. The card goes into the event deck.
text-build-coming-to-terms-lower = Lack of Ideas
text-build-coming-to-terms-event = Morale falls by 1.

card-build-construction = Construction
text-build-construction-upper = The card goes into the event deck.
text-build-construction-lower = Stronger Construction
text-build-construction-event = The palisade rises by 1, if there is a shelter.

card-build-cut-head = Cut Head
text-build-cut-head-upper = The one who acts takes 1 wound and gets 2 determination and a brown special wound on the head. The card goes into the event deck.
text-build-cut-head-lower = Headache
text-build-cut-head-event = Without the Medicine, whoever has the brown special wound on the head takes 2 wounds. The special wound is removed in any case.

card-build-dangerous-work = Dangerous Work
text-build-dangerous-work-upper = A reroll token goes into the build space and an adventure token on the build deck. The card is discarded.

card-build-dark-clouds-in-the-sky = Dark Clouds in the Sky
text-build-dark-clouds-in-the-sky-upper = A rain cloud token goes into the weather space. The card goes into the event deck.
text-build-dark-clouds-in-the-sky-lower = After the Rain
text-build-dark-clouds-in-the-sky-event = The palisade rises by 1, if there is a shelter.

card-build-fast-work = Fast Work
text-build-fast-work-upper = The one who acts chooses: discard the card; or build once more at once, without pawns but with all three dice, and the card goes into the event deck.
way-build-fast-work-leave = Discard the card
way-build-fast-work-build = Build once more; the card goes into the event deck
text-build-fast-work-lower = Haste Makes Waste
text-build-fast-work-event = Roof or palisade, as the players choose, falls by 1.
way-build-fast-work-roof = Lower the roof by 1
way-build-fast-work-palisade = Lower the palisade by 1

card-build-fear-of-the-beasts = Fear of the Beasts
text-build-fear-of-the-beasts-upper = The card goes into the event deck.
text-build-fear-of-the-beasts-lower = Extensive Protection
text-build-fear-of-the-beasts-event = An extra wood token goes with the price of the weapon: from now on each level costs 1 wood more.

card-build-hard-work = Hard Work
text-build-hard-work-upper = If possible, 1 food is discarded. The card is discarded, too.

card-build-howling-in-the-bushes = Howling in the Bushes
text-build-howling-in-the-bushes-upper = The card goes into the event deck.
text-build-howling-in-the-bushes-lower = The Beast Is Here!
text-build-howling-in-the-bushes-event = The first player fights a beast of strength 3. Then the weapon falls by 1, the team gets 2 food and 1 fur, and the palisade falls by 1.

card-build-hungry-predator = Hungry Predator
text-build-hungry-predator-upper = The one who acts chooses: take 2 wounds for 2 food and 1 fur, and the card is discarded; or discard 1 food and lower the palisade by 1, and the card goes into the event deck.
way-build-hungry-predator-fight = Take 2 wounds, get 2 food and 1 fur; the card is discarded
way-build-hungry-predator-feed = Discard 1 food, lower the palisade by 1; the card goes into the event deck
text-build-hungry-predator-lower = Revisit
text-build-hungry-predator-event = The first player fights a beast of strength 3. Then the team gets 1 food and 1 fur, and the palisade falls by 1.

card-build-in-a-hurry = In a Hurry
text-build-in-a-hurry-upper = The one who acts chooses: discard the card; or draw 2 discovery tokens, and the card goes into the event deck.
way-build-in-a-hurry-leave = Discard the card
way-build-in-a-hurry-draw = Draw 2 discovery tokens; the card goes into the event deck
text-build-in-a-hurry-lower = Crack
text-build-in-a-hurry-event = The palisade falls by 1.

card-build-laborious-work = Laborious Work
text-build-laborious-work-upper = A time-consuming token goes into the build space: the next build action takes 1 pawn more. The card is discarded.

card-build-lack-of-hope = Lack of Hope
text-build-lack-of-hope-upper = The players discard 3 inventions of their choice from the board. The card is discarded, too.

card-build-monkey-see = Monkey See
text-build-monkey-see-upper = The card goes into the event deck.
text-build-monkey-see-lower = Monkey Do
text-build-monkey-see-event = Roof or palisade, as the players choose, loses half of its levels; the loss is rounded down.
way-build-monkey-see-roof = Lose half of the roof
way-build-monkey-see-palisade = Lose half of the palisade

card-build-nasty-wound = Nasty Wound
text-build-nasty-wound-upper = The one who acts gets a brown special wound on the arm. The card goes into the event deck.
text-build-nasty-wound-lower = Infection
text-build-nasty-wound-event = Without the Medicine, whoever has the brown special wound on the arm takes 2 wounds. The special wound is removed in any case.

card-build-predator-in-the-camp = Predator in the Camp!
text-build-predator-in-the-camp-upper = The one who acts fights a beast of strength 4; nothing falls, and nothing is gained. However that ends, the card goes into the event deck.
text-build-predator-in-the-camp-lower = What Goes Around, Comes Around
text-build-predator-in-the-camp-event = The team gets 2 food and 2 fur.

card-build-savings = Savings
text-build-savings-upper = The one who acts chooses: discard the card; or take 2 wood, and the card goes into the event deck.
way-build-savings-leave = Discard the card
way-build-savings-take = Take 2 wood; the card goes into the event deck
text-build-savings-lower = Unsteady Construction
text-build-savings-event = Morale falls by 1.

card-build-sting = Sting
text-build-sting-upper = The one who acts gets a brown special wound on the belly. The card goes into the event deck.
text-build-sting-lower = Shivers
text-build-sting-event = Without the Medicine, whoever has the brown special wound on the belly has only 1 pawn in this round. The special wound is removed in any case.

card-build-tired = Tired
text-build-tired-upper = The one who acts chooses: discard the card; or heal 2 wounds of their own at once, and the card goes into the event deck.
way-build-tired-leave = Discard the card
way-build-tired-heal = Heal 2 wounds of your own; the card goes into the event deck
text-build-tired-lower = Quarrel
text-build-tired-event = Morale falls by 1.

card-build-tools-inspection = Tools Inspection
text-build-tools-inspection-upper = If possible, 2 items of the players’ choice, or the only one, are marked with black markers; they still serve. The card goes into the event deck.
text-build-tools-inspection-lower = Broken Tools
text-build-tools-inspection-event = The marked items are turned back to their invention side and their effects undone, as far as possible.

card-build-unmotivated = Unmotivated
text-build-unmotivated-upper = The one who acts discards 1 determination or takes 1 wound. The card goes into the event deck.
way-build-unmotivated-determination = Discard 1 determination
way-build-unmotivated-wound = Take 1 wound
text-build-unmotivated-lower = Tools Are Breaking
text-build-unmotivated-event = Each character discards 1 determination.

card-build-visit-of-a-predator = Visit of a Predator
text-build-visit-of-a-predator-upper = 1 food is discarded. The card goes into the event deck.
text-build-visit-of-a-predator-lower = Night Visit
text-build-visit-of-a-predator-event = In the weather phase of this round the die of the hungry animals is rolled.

card-build-weak-construction = Weak Construction
text-build-weak-construction-upper = The card goes into the event deck.
text-build-weak-construction-lower = Bash!
text-build-weak-construction-event = The roof loses half of its levels; the loss is rounded down.

card-build-windstorm = Windstorm
text-build-windstorm-upper = The palisade falls by 1. The card goes into the event deck.
text-build-windstorm-lower = Natural Palisade
text-build-windstorm-event = The palisade rises by 1, if there is a shelter.

card-build-you-need-a-bigger-camp = You Need a Bigger Camp
text-build-you-need-a-bigger-camp-upper = The card goes into the event deck.
text-build-you-need-a-bigger-camp-lower = Enlarging the Camp
text-build-you-need-a-bigger-camp-event = An extra wood token goes with the price of the shelter, of the roof and of the palisade: from now on each costs 1 wood more if it is paid in wood.
