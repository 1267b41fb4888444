# The adventures of exploring.

card-explore-bamboo = Bamboo
text-explore-bamboo-upper = The one who acts chooses: discard the card; or take 2 wood, and the card goes into the event deck.
way-explore-bamboo-leave = Discard the card
way-explore-bamboo-take = Take 2 wood; the card goes into the event deck
text-explore-bamboo-lower = Crack of Broken Wood
text-explore-bamboo-event = Roof or palisade, as the players choose, falls by 1.
way-explore-bamboo-roof = Lower the roof by 1
way-explore-bamboo-palisade = Lower the palisade by 1

card-explore-carcass = Carcass
text-explore-carcass-upper = The one who acts chooses: discard the card; or take 2 food and 2 fur, and the card goes into the event deck.
way-explore-carcass-leave = Discard the card
way-explore-carcass-take = Take 2 food and 2 fur; the card goes into the event deck
text-explore-carcass-lower = Diarrhea
text-explore-carcass-event = Each character takes 1 wound.

card-explore-cold-wind = Cold Wind
text-explore-cold-wind-upper = The card goes into the event deck.
text-explore-cold-wind-lower = Snow
text-explore-cold-wind-event = A snow cloud token goes into the weather space.

card-explore-dangerous-terrain = Dangerous Terrain
text-explore-dangerous-terrain-upper = A greater danger token goes on the tile that is being explored, or on the space if the action fails: whoever acts there takes 1 wound unless the weapon is at 1 or more. The card is discarded.

card-explore-empty-forest = Empty Forest
text-explore-empty-forest-upper = The card goes into the event deck.
text-explore-empty-forest-lower = Hungry Predators
text-explore-empty-forest-event = A greater danger token goes into the hunt space: the next beast that is hunted has 1 more strength.

card-explore-flu = Flu
text-explore-flu-upper = The one who acts chooses: discard 1 food, and the card is discarded; or the card goes into the event deck.
way-explore-flu-eat = Discard 1 food and the card
way-explore-flu-risk = Let the card go into the event deck
text-explore-flu-lower = Sore Throat
text-explore-flu-event = The card lies in the night space: in this night each character eats 1 food more or takes 1 wound, even if an extra food token lies there, too. Then the card is discarded.

card-explore-its-going-to-rain = It’s Going to Rain
text-explore-its-going-to-rain-upper = The card goes into the event deck.
text-explore-its-going-to-rain-lower = Heavy Rain
text-explore-its-going-to-rain-event = A rain cloud token goes into the weather space.

card-explore-lost = Lost
text-explore-lost-upper = The one who acts spends the night outside the camp. At the beginning of the next round, before the event phase, morale rises by 1. The card is discarded.

card-explore-lost-in-the-thicket = Lost in the Thicket
text-explore-lost-in-the-thicket-upper = The one who acts spends the night outside the camp. At the beginning of the next round, before the event phase, 1 discovery token is drawn. The card is discarded.

card-explore-lost-in-the-woods = Lost in the Woods
text-explore-lost-in-the-woods-upper = The one who acts discards 2 determination. The card is discarded.

card-explore-misadventure = Misadventure
text-explore-misadventure-upper = The one who acts gets a green special wound on the leg. The card goes into the event deck.
text-explore-misadventure-lower = Swollen Ankle
text-explore-misadventure-event = Whoever has the green special wound on the leg can only build, arrange the camp and rest in this round. The special wound is removed.

card-explore-old-grave = Old Grave
text-explore-old-grave-upper = The one who acts discards 1 determination. The card goes into the event deck.
text-explore-old-grave-lower = Memories of a Dead Castaway
text-explore-old-grave-event = The first player discards 2 determination.

card-explore-old-hut = Old Hut
text-explore-old-hut-upper = The one who acts chooses: discard the card; or draw mysteries, up to 1 treasure and 1 monster, and the card goes into the event deck.
way-explore-old-hut-leave = Discard the card
way-explore-old-hut-enter = Draw up to 1 treasure and 1 monster; the card goes into the event deck
text-explore-old-hut-lower = Robinson’s Ghost
text-explore-old-hut-event = Each character discards 1 determination.

card-explore-puma = Puma!
text-explore-puma-upper = The one who acts chooses: spend the night outside the camp, and the card is discarded; or the card goes into the event deck.
way-explore-puma-hide = Spend the night outside the camp; the card is discarded
way-explore-puma-risk = Let the card go into the event deck
text-explore-puma-lower = The Puma Attacks!
text-explore-puma-event = The first player fights a beast of strength 3. Then the weapon falls by 1, the team gets 2 food and 1 fur, and the palisade falls by 1.

card-explore-remains-of-a-settlement = Remains of a Settlement
text-explore-remains-of-a-settlement-upper = The one who acts chooses: discard the card; or draw mysteries, up to 2 treasures and 1 trap, and the card goes into the event deck.
way-explore-remains-of-a-settlement-leave = Discard the card
way-explore-remains-of-a-settlement-search = Draw up to 2 treasures and 1 trap; the card goes into the event deck
text-explore-remains-of-a-settlement-lower = Epidemic
text-explore-remains-of-a-settlement-event = Each character takes 1 wound.

card-explore-ruined-hut = Ruined Hut
text-explore-ruined-hut-upper = The one who acts chooses: discard the card; or build the Knife, the Rope, the Shovel or the Medicine for free, and the card goes into the event deck.
way-explore-ruined-hut-leave = Discard the card
way-explore-ruined-hut-take = Build an item for free; the card goes into the event deck
text-explore-ruined-hut-lower = Bad Dreams
text-explore-ruined-hut-event = Morale falls by 1.

card-explore-secret-cave = Secret Cave
text-explore-secret-cave-upper = The one who acts chooses: discard the card; or draw mysteries, up to 2 treasures and 1 monster or trap, and the card goes into the event deck.
way-explore-secret-cave-leave = Discard the card
way-explore-secret-cave-enter = Draw up to 2 treasures and 1 monster or trap; the card goes into the event deck
text-explore-secret-cave-lower = The Beast Awakens
text-explore-secret-cave-event = The first player fights a beast of strength 3. Then the team gets 2 food and 1 fur, and the palisade falls by 1.

card-explore-shrine = Shrine
text-explore-shrine-upper = The one who acts chooses: discard the card; or draw mysteries until 1 treasure is found, and the card goes into the event deck.
way-explore-shrine-leave = Discard the card
way-explore-shrine-enter = Draw 1 treasure; the card goes into the event deck
text-explore-shrine-lower = Nightmares
text-explore-shrine-event = A reroll token goes into each of the build, gather and explore spaces: the next success rolled for each of these actions is rolled again.

card-explore-signs-of-fire = Signs of Fire
text-explore-signs-of-fire-upper = One source of choice on the tile that is being explored is covered with a black marker: it is exhausted. If the action fails, the marker lies on the space and covers a source as soon as the space is explored. The card is discarded.

card-explore-storm-on-the-horizon = Storm on the Horizon
text-explore-storm-on-the-horizon-upper = The card goes into the event deck.
text-explore-storm-on-the-horizon-lower = Storm
text-explore-storm-on-the-horizon-event = A storm token goes into the weather space.

card-explore-surprising-discovery = Surprising Discovery
text-explore-surprising-discovery-upper = The card is kept. Once, anybody may use it for temporary weapon +3; then it is discarded.

card-explore-swamp = Swamp
text-explore-swamp-upper = A time-consuming token goes on the tile that is being explored, or on the space if the action fails: every action there takes 1 pawn more. The card is discarded.

card-explore-theres-something-in-the-air = There’s Something in the Air
text-explore-theres-something-in-the-air-upper = An adventure token goes on the explore deck. The card goes into the event deck.
text-explore-theres-something-in-the-air-lower = Cursed Island
text-explore-theres-something-in-the-air-event = An adventure token goes on the explore deck.

card-explore-thorny-bush = Thorny Bush
text-explore-thorny-bush-upper = The one who acts gets a green special wound on the arm. The card goes into the event deck.
text-explore-thorny-bush-lower = Swollen Arm
text-explore-thorny-bush-event = Without the Medicine, whoever has the green special wound on the arm has only 1 pawn in this round. The special wound is removed in any case.

card-explore-tiger = Tiger!
text-explore-tiger-upper = The one who acts chooses: spend the night outside the camp, and the card is discarded; or the card goes into the event deck.
way-explore-tiger-hide = Spend the night outside the camp; the card is discarded
way-explore-tiger-risk = Let the card go into the event deck
text-explore-tiger-lower = The Tiger Finds You!
text-explore-tiger-event = The first player fights a beast of strength 4. Then the weapon falls by 1, the team gets 2 food and 1 fur, and the palisade falls by 1.

card-explore-vipers = Vipers!
text-explore-vipers-upper = The one who acts gets a green special wound on the head. The card goes into the event deck.
text-explore-vipers-lower = Fever
text-explore-vipers-event = Without the Medicine, whoever has the green special wound on the head has only 1 pawn in this round. The special wound is removed in any case.

card-explore-wild-berries = Wild Berries
text-explore-wild-berries-upper = The one who acts gets a green special wound on the belly. The card goes into the event deck.
text-explore-wild-berries-lower = Nausea
text-explore-wild-berries-event = Whoever has the green special wound on the belly has only 1 pawn in this round. The special wound is removed.

card-explore-wild-dog = Wild Dog
text-explore-wild-dog-upper = The one who acts takes 1 wound. The card goes into the event deck.
text-explore-wild-dog-lower = The Dog Is Back!
text-explore-wild-dog-event = The players choose: discard 1 food, and the weapon rises by 1; or nothing happens.
way-explore-wild-dog-feed = Discard 1 food, raise the weapon by 1
way-explore-wild-dog-leave = Leave the dog alone

card-explore-wrong-track = Wrong Track
text-explore-wrong-track-upper = The one who acts spends the night outside the camp. At the beginning of the next round, before the event phase, the team gets 2 wood. The card is discarded.
