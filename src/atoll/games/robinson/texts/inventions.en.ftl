# Standard ones.

card-item-bricks = Bricks
card-item-bricks-text = Palisade +1, with a shelter. Other things require the Bricks.

card-item-dam = Dam
card-item-dam-text = 2 non-perishable food.

card-item-fire = Fire
card-item-fire-text = Palisade +1, with a shelter. Other things require the Fire.

card-item-knife = Knife
card-item-knife-text = Weapon +1. Other things require the Knife.

card-item-map = Map
card-item-map-text = A green pawn for one explore action in every round. Other things require the Map.

card-item-medicine = Medicine
card-item-medicine-text = Does nothing by itself, but protects from many dangers. It is never used up.

card-item-pot = Pot
card-item-pot-text = Once a night 1 food heals 1 wound. Some discoveries require the Pot.

card-item-rope = Rope
card-item-rope-text = Does nothing by itself, but other things require it.

card-item-shovel = Shovel
card-item-shovel-text = Does nothing by itself, but other things require it.

# Personal ones.

card-item-fireplace = Fireplace
card-item-fireplace-text = Once a night 1 food heals 2 wounds of one character or 1 wound each of two.

card-item-shortcut = Shortcut
card-item-shortcut-text = Its token lies on a tile next to the camp. In production one source there, chosen anew each round, gives its yield; in that round nobody gathers from it. When the camp moves, the token goes and the card is turned back.

card-item-snare = Snare
card-item-snare-text = An extra food token on the camp tile. It moves with the camp; if the new tile has such a token already, it is discarded and the card turned back.

card-item-spear = Spear
card-item-spear-text = Weapon +3.

# All others.

card-item-basket = Basket
card-item-basket-text = Planned with the pawns of one gather action a round: if that succeeds it brings 1 more of what is gathered.

card-item-bed = Bed
card-item-bed-text = Whoever rests gets 1 determination and heals 2 wounds instead of 1. It does not combine with the Hammock and does not serve Friday.

card-item-belts = Belts
card-item-belts-text = A grey pawn for one gather action in every round.

card-item-bow = Bow
card-item-bow-text = Weapon +3.

card-item-cellar = Cellar
card-item-cellar-text = Food does not spoil at night. It does not become non-perishable by that.

card-item-corral = Corral
card-item-corral-text = A source of parrots next to the camp is covered with a black marker, and the camp tile gets an extra food token. It moves with the camp; if the new tile has such a token already, it is discarded and the card turned back.

card-item-diary = Diary
card-item-diary-text = In each morale phase the first player gets 1 determination.

card-item-drums = Drums
card-item-drums-text = In each morale phase the first player gets 2 determination.

card-item-furnace = Furnace
card-item-furnace-text = In each weather phase 1 snow cloud is ignored.

card-item-lantern = Lantern
card-item-lantern-text = A brown pawn for one build action in every round.

card-item-moat = Moat
card-item-moat-text = Palisade +2, with a shelter.

card-item-pit = Pit
card-item-pit-text = In each production phase the brown wound die is rolled: if it shows a wound there are 2 food. Not if no food can be produced.

card-item-raft = Raft
card-item-raft-text = A pawn for one gather or explore action in every round.

card-item-sack = Sack
card-item-sack-text = Planned with the pawns of one gather action a round: if that succeeds it brings 1 more of what is gathered.

card-item-shield = Shield
card-item-shield-text = A red pawn for one hunt in every round.

card-item-sling = Sling
card-item-sling-text = Weapon +2.

card-item-wall = Wall
card-item-wall-text = Palisade +2, with a shelter.
