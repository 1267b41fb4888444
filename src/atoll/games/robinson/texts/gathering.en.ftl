# The adventures of gathering.

card-gather-after-the-hurricane = After the Hurricane
text-gather-after-the-hurricane-upper = The team gets 2 wood, and a time-consuming token goes on the tile of the action: every action there takes 1 pawn more. The card goes into the event deck.
text-gather-after-the-hurricane-lower = It Was Stormy Again
text-gather-after-the-hurricane-event = If the token that this card put there still lies on its tile, the tile becomes inaccessible. With the camp on it the game is lost.

card-gather-end-of-source = End of Source
text-gather-end-of-source-upper = The source that is being gathered from is covered with a black marker: it is exhausted. The card is discarded.

card-gather-eyes-in-the-bushes = Eyes in the Bushes
text-gather-eyes-in-the-bushes-upper = The card goes into the event deck.
text-gather-eyes-in-the-bushes-lower = Unexpected Visit
text-gather-eyes-in-the-bushes-event = In the weather phase of this round the die of the hungry animals is rolled.

card-gather-fruit = Fruit
text-gather-fruit-upper = The one who acts gets a grey special wound on the belly. The card goes into the event deck.
text-gather-fruit-lower = Stomach Ache
text-gather-fruit-event = Without the Medicine, whoever has the grey special wound on the belly can only rest in this round. The special wound is removed in any case.

card-gather-furs = Furs
text-gather-furs-upper = The one who acts chooses: discard the card; or take 2 fur, and the card goes into the event deck.
way-gather-furs-leave = Discard the card
way-gather-furs-take = Take 2 fur; the card goes into the event deck
text-gather-furs-lower = Insects
text-gather-furs-event = If possible, production gives 1 food less in this round.

card-gather-gold-coin = Gold Coin!
text-gather-gold-coin-upper = The card goes into the event deck.
text-gather-gold-coin-lower = Curse
text-gather-gold-coin-event = A reroll token goes into each of the build, gather and explore spaces: the next success rolled for each of these actions is rolled again.

card-gather-mushrooms = Mushrooms
text-gather-mushrooms-upper = The one who acts chooses: discard the card; or take 1 food for each player, and the card goes into the event deck.
way-gather-mushrooms-leave = Discard the card
way-gather-mushrooms-take = Take 1 food for each player; the card goes into the event deck
text-gather-mushrooms-lower = Illness
text-gather-mushrooms-event = Without the Medicine, each character takes 1 wound.

card-gather-nestlings = Nestlings
text-gather-nestlings-upper = The one who acts chooses: discard the card; or take 1 food for each player, and the card goes into the event deck.
way-gather-nestlings-leave = Discard the card
way-gather-nestlings-take = Take 1 food for each player; the card goes into the event deck
text-gather-nestlings-lower = Angry Bird!
text-gather-nestlings-event = The roof falls by 1.

card-gather-new-flock = New Flock
text-gather-new-flock-upper = An extra food token goes on the tile of the action; if there is no source of food, the token itself is one, with parrots. The card goes into the event deck.
text-gather-new-flock-lower = It’s All Vanished
text-gather-new-flock-event = If the token that this card put there still lies on its tile, all sources of the tile are covered with black markers: they are exhausted. So is the token if it is a source.

card-gather-nice-surprise = Nice Surprise
text-gather-nice-surprise-upper = The one who acts chooses: discard the card; or take 3 wood, and the card goes into the event deck.
way-gather-nice-surprise-leave = Discard the card
way-gather-nice-surprise-take = Take 3 wood; the card goes into the event deck
text-gather-nice-surprise-lower = Collapse
text-gather-nice-surprise-event = The roof loses half of its levels; the loss is rounded down.

card-gather-path-of-a-predator = Path of a Predator
text-gather-path-of-a-predator-upper = The card goes into the event deck.
text-gather-path-of-a-predator-lower = Predator Attacks!
text-gather-path-of-a-predator-event = In the weather phase of this round the die of the hungry animals is rolled.

card-gather-pirates-chest = Pirate’s Chest!
text-gather-pirates-chest-upper = The one who acts chooses: discard the card; or draw mysteries, up to 2 treasures, and the card goes into the event deck.
way-gather-pirates-chest-leave = Discard the card
way-gather-pirates-chest-open = Draw up to 2 treasures; the card goes into the event deck
text-gather-pirates-chest-lower = Bad Luck!
text-gather-pirates-chest-event = Each character has only 1 pawn in this round.

card-gather-shortage = Shortage
text-gather-shortage-upper = The team gets 1 more of what is being gathered, even if the action fails. Then that source is covered with a black marker: it is exhausted. The card is discarded.

card-gather-signs-of-a-predator = Signs of a Predator
text-gather-signs-of-a-predator-upper = The card goes into the event deck.
text-gather-signs-of-a-predator-lower = Hungry Predator Attacks!
text-gather-signs-of-a-predator-event = If the weapon is below 3, a source of food on the camp tile is covered with a black marker: it is exhausted. If there is none, each character takes 1 wound.

card-gather-skeleton = Skeleton
text-gather-skeleton-upper = The card goes into the event deck.
text-gather-skeleton-lower = Dead Explorer’s Memoirs
text-gather-skeleton-event = Morale falls by 1. The top card of the invention deck is laid on the board.

card-gather-spider = Spider
text-gather-spider-upper = The one who acts gets a grey special wound on the head. The card goes into the event deck.
text-gather-spider-lower = A Bite in the Neck
text-gather-spider-event = Whoever has the grey special wound on the head has only 1 pawn in this round. The special wound is removed.

card-gather-surprise-in-the-bushes = Surprise in the Bushes
text-gather-surprise-in-the-bushes-upper = The one who acts chooses: discard the card; or draw a starting item, and the card goes into the event deck.
way-gather-surprise-in-the-bushes-leave = Discard the card
way-gather-surprise-in-the-bushes-draw = Draw a starting item; the card goes into the event deck
text-gather-surprise-in-the-bushes-lower = Reflections
text-gather-surprise-in-the-bushes-event = Morale falls by 1.

card-gather-tracks-of-a-predator = Tracks of a Predator
text-gather-tracks-of-a-predator-upper = A greater danger token goes on the tile of the action: whoever acts there takes 1 wound unless the weapon is at 1 or more. The card is discarded.

card-gather-twisted-ankle = Twisted Ankle
text-gather-twisted-ankle-upper = The one who acts gets a grey special wound on the leg. The card goes into the event deck.
text-gather-twisted-ankle-lower = Swollen Ankle
text-gather-twisted-ankle-event = Whoever has the grey special wound on the leg can only build, arrange the camp and rest in this round. The special wound is removed.

card-gather-unbelievable-effort = Unbelievable Effort
text-gather-unbelievable-effort-upper = The one who acts chooses: discard the card; or take 2 wood and a grey special wound on the arm, and the card goes into the event deck.
way-gather-unbelievable-effort-leave = Discard the card
way-gather-unbelievable-effort-take = Take 2 wood and a special wound on the arm; the card goes into the event deck
text-gather-unbelievable-effort-lower = Aching Arms
text-gather-unbelievable-effort-event = Whoever has the grey special wound on the arm takes 1 wound. The special wound is removed.

card-gather-unexpected-discovery = Unexpected Discovery
text-gather-unexpected-discovery-upper = 1 discovery token is drawn. The card is discarded.

card-gather-unexpected-troubles = Unexpected Troubles
text-gather-unexpected-troubles-upper = The terrain of the tile of the action is covered with a black marker and counts as unexplored there. The card is discarded.

card-gather-viper = Viper
text-gather-viper-upper = The card goes into the event deck.
text-gather-viper-lower = Snakebite
text-gather-viper-event = The first player takes 3 wounds, or with the Medicine only 1.

card-gather-weather-breakdown = Weather Breakdown
text-gather-weather-breakdown-upper = The card goes into the event deck.
text-gather-weather-breakdown-lower = Storm
text-gather-weather-breakdown-event = A storm token goes into the weather space.

card-gather-winter-freezing = Winter Freezing
text-gather-winter-freezing-upper = One source of choice on the tile of the action is covered with a black marker: it is exhausted. The card is discarded.

card-gather-winter-is-coming = Winter Is Coming
text-gather-winter-is-coming-upper = The card goes into the event deck.
text-gather-winter-is-coming-lower = Ground Frost
text-gather-winter-is-coming-event = A snow cloud token goes into the weather space.
