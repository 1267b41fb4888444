# The adventures of exploring.

card-explore-bamboo = Bamboo
card-explore-bamboo-upper = The one who acts chooses: discard the card; or take 2 wood, and the card goes into the event deck.
card-explore-bamboo-way-leave = Discard the card
card-explore-bamboo-way-take = Take 2 wood; the card goes into the event deck
card-explore-bamboo-lower = Crack of Broken Wood
card-explore-bamboo-event = Roof or palisade, as the players choose, falls by 1.
card-explore-bamboo-way-roof = Lower the roof by 1
card-explore-bamboo-way-palisade = Lower the palisade by 1

card-explore-carcass = Carcass
card-explore-carcass-upper = The one who acts chooses: discard the card; or take 2 food and 2 fur, and the card goes into the event deck.
card-explore-carcass-way-leave = Discard the card
card-explore-carcass-way-take = Take 2 food and 2 fur; the card goes into the event deck
card-explore-carcass-lower = Diarrhea
card-explore-carcass-event = Each character takes 1 wound.

card-explore-cold-wind = Cold Wind
card-explore-cold-wind-upper = The card goes into the event deck.
card-explore-cold-wind-lower = Snow
card-explore-cold-wind-event = A snow cloud token goes into the weather space.

card-explore-dangerous-terrain = Dangerous Terrain
card-explore-dangerous-terrain-upper = A greater danger token goes on the tile that is being explored, or on the space if the action fails: whoever acts there takes 1 wound unless the weapon is at 1 or more. The card is discarded.

card-explore-empty-forest = Empty Forest
card-explore-empty-forest-upper = The card goes into the event deck.
card-explore-empty-forest-lower = Hungry Predators
card-explore-empty-forest-event = A greater danger token goes into the hunt space: the next beast that is hunted has 1 more strength.

card-explore-flu = Flu
card-explore-flu-upper = The one who acts chooses: discard 1 food, and the card is discarded; or the card goes into the event deck.
card-explore-flu-way-eat = Discard 1 food and the card
card-explore-flu-way-risk = Let the card go into the event deck
card-explore-flu-lower = Sore Throat
card-explore-flu-event = The card lies in the night space: in this night each character eats 1 food more or takes 1 wound. Then the card is discarded.

card-explore-its-going-to-rain = It’s Going to Rain
card-explore-its-going-to-rain-upper = The card goes into the event deck.
card-explore-its-going-to-rain-lower = Heavy Rain
card-explore-its-going-to-rain-event = A rain cloud token goes into the weather space.

card-explore-lost = Lost
card-explore-lost-upper = The one who acts spends the night outside the camp. At the beginning of the next round, before the event phase, morale rises by 1. The card is discarded.

card-explore-lost-in-the-thicket = Lost in the Thicket
card-explore-lost-in-the-thicket-upper = The one who acts spends the night outside the camp. At the beginning of the next round, before the event phase, 1 discovery token is drawn. The card is discarded.

card-explore-lost-in-the-woods = Lost in the Woods
card-explore-lost-in-the-woods-upper = The one who acts discards 2 determination. The card is discarded.

card-explore-misadventure = Misadventure
card-explore-misadventure-upper = The one who acts gets a green special wound on the leg. The card goes into the event deck.
card-explore-misadventure-lower = Swollen Ankle
card-explore-misadventure-event = Whoever has the green special wound on the leg can only build, arrange the camp and rest in this round. The special wound goes.

card-explore-old-grave = Old Grave
card-explore-old-grave-upper = The one who acts discards 1 determination. The card goes into the event deck.
card-explore-old-grave-lower = Memories of a Dead Castaway
card-explore-old-grave-event = The first player discards 2 determination.

card-explore-old-hut = Old Hut
card-explore-old-hut-upper = The one who acts chooses: discard the card; or draw mysteries, up to 1 treasure and 1 monster, and the card goes into the event deck.
card-explore-old-hut-way-leave = Discard the card
card-explore-old-hut-way-enter = Draw up to 1 treasure and 1 monster; the card goes into the event deck
card-explore-old-hut-lower = Robinson’s Ghost
card-explore-old-hut-event = Each character discards 1 determination.

card-explore-puma = Puma!
card-explore-puma-upper = The one who acts chooses: spend the night outside the camp, and the card is discarded; or the card goes into the event deck.
card-explore-puma-way-hide = Spend the night outside the camp; the card is discarded
card-explore-puma-way-risk = Let the card go into the event deck
card-explore-puma-lower = The Puma Attacks!
card-explore-puma-event = The first player fights a beast of strength 3. Then the weapon falls by 1, there are 2 food and 1 fur, and the palisade falls by 1.

card-explore-remains-of-a-settlement = Remains of a Settlement
card-explore-remains-of-a-settlement-upper = The one who acts chooses: discard the card; or draw mysteries, up to 2 treasures and 1 trap, and the card goes into the event deck.
card-explore-remains-of-a-settlement-way-leave = Discard the card
card-explore-remains-of-a-settlement-way-search = Draw up to 2 treasures and 1 trap; the card goes into the event deck
card-explore-remains-of-a-settlement-lower = Epidemic
card-explore-remains-of-a-settlement-event = Each character takes 1 wound.

card-explore-ruined-hut = Ruined Hut
card-explore-ruined-hut-upper = The one who acts chooses: discard the card; or build the Knife, the Rope, the Shovel or the Medicine for free, and the card goes into the event deck.
card-explore-ruined-hut-way-leave = Discard the card
card-explore-ruined-hut-way-take = Build an item for free; the card goes into the event deck
card-explore-ruined-hut-lower = Bad Dreams
card-explore-ruined-hut-event = Morale falls by 1.

card-explore-secret-cave = Secret Cave
card-explore-secret-cave-upper = The one who acts chooses: discard the card; or draw mysteries, up to 2 treasures and 1 monster or trap, and the card goes into the event deck.
card-explore-secret-cave-way-leave = Discard the card
card-explore-secret-cave-way-enter = Draw up to 2 treasures and 1 monster or trap; the card goes into the event deck
card-explore-secret-cave-lower = The Beast Awakens
card-explore-secret-cave-event = The first player fights a beast of strength 3. Then there are 2 food and 1 fur, and the palisade falls by 1.

card-explore-shrine = Shrine
card-explore-shrine-upper = The one who acts chooses: discard the card; or draw mysteries, 1 treasure, and the card goes into the event deck.
card-explore-shrine-way-leave = Discard the card
card-explore-shrine-way-enter = Draw 1 treasure; the card goes into the event deck
card-explore-shrine-lower = Nightmares
card-explore-shrine-event = A reroll token each goes into the build, the gather and the explore space: the next success rolled for each of these actions is rolled again.

card-explore-signs-of-fire = Signs of Fire
card-explore-signs-of-fire-upper = One source of choice on the tile that is being explored is covered with a black marker: it is exhausted. If the action fails, the marker lies on the space and covers a source as soon as the space is explored. The card is discarded.

card-explore-storm-on-the-horizon = Storm on the Horizon
card-explore-storm-on-the-horizon-upper = The card goes into the event deck.
card-explore-storm-on-the-horizon-lower = Storm
card-explore-storm-on-the-horizon-event = A storm token goes into the weather space.

card-explore-surprising-discovery = Surprising Discovery
card-explore-surprising-discovery-upper = The card is kept. Once, anybody may use it for temporary weapon +3; then it is discarded.

card-explore-swamp = Swamp
card-explore-swamp-upper = A time-consuming token goes on the tile that is being explored, or on the space if the action fails: every action there takes 1 pawn more. The card is discarded.

card-explore-theres-something-in-the-air = There’s Something in the Air
card-explore-theres-something-in-the-air-upper = An adventure token goes on the explore deck. The card goes into the event deck.
card-explore-theres-something-in-the-air-lower = Cursed Island
card-explore-theres-something-in-the-air-event = An adventure token goes on the explore deck.

card-explore-thorny-bush = Thorny Bush
card-explore-thorny-bush-upper = The one who acts gets a green special wound on the arm. The card goes into the event deck.
card-explore-thorny-bush-lower = Swollen Arm
card-explore-thorny-bush-event = Without the Medicine, whoever has the green special wound on the arm has only 1 pawn in this round. The special wound goes in any case.

card-explore-tiger = Tiger!
card-explore-tiger-upper = The one who acts chooses: spend the night outside the camp, and the card is discarded; or the card goes into the event deck.
card-explore-tiger-way-hide = Spend the night outside the camp; the card is discarded
card-explore-tiger-way-risk = Let the card go into the event deck
card-explore-tiger-lower = The Tiger Finds You!
card-explore-tiger-event = The first player fights a beast of strength 4. Then the weapon falls by 1, there are 2 food and 1 fur, and the palisade falls by 1.

card-explore-vipers = Vipers!
card-explore-vipers-upper = The one who acts gets a green special wound on the head. The card goes into the event deck.
card-explore-vipers-lower = Fever
card-explore-vipers-event = Without the Medicine, whoever has the green special wound on the head has only 1 pawn in this round. The special wound goes in any case.

card-explore-wild-berries = Wild Berries
card-explore-wild-berries-upper = The one who acts gets a green special wound on the belly. The card goes into the event deck.
card-explore-wild-berries-lower = Nausea
card-explore-wild-berries-event = Whoever has the green special wound on the belly has only 1 pawn in this round. The special wound goes.

card-explore-wild-dog = Wild Dog
card-explore-wild-dog-upper = The one who acts takes 1 wound. The card goes into the event deck.
card-explore-wild-dog-lower = The Dog Is Back!
card-explore-wild-dog-event = The players choose: discard 1 food, and the weapon rises by 1; or nothing happens.
card-explore-wild-dog-way-feed = Discard 1 food, raise the weapon by 1
card-explore-wild-dog-way-leave = Leave the dog alone

card-explore-wrong-track = Wrong Track
card-explore-wrong-track-upper = The one who acts spends the night outside the camp. At the beginning of the next round, before the event phase, the team gets 2 wood. The card is discarded.
