# Standard ones.

card-bricks = Bricks
text-bricks = Palisade +1, with a shelter. Other things require the Bricks.

card-dam = Dam
text-dam = 2 non-perishable food.

card-fire = Fire
text-fire = Palisade +1, with a shelter. Other things require the Fire.

card-knife = Knife
text-knife = Weapon +1. Other things require the Knife.

card-map = Map
text-map = A green pawn for one explore action in every round. Other things require the Map.

card-medicine = Medicine
text-medicine = Does nothing by itself, but protects from many dangers. It is never used up.

card-pot = Pot
text-pot = Once a night 1 food heals 1 wound. Some discoveries require the Pot.

card-rope = Rope
text-rope = Does nothing by itself, but other things require it.

card-shovel = Shovel
text-shovel = Does nothing by itself, but other things require it.

# Personal ones.

card-fireplace = Fireplace
text-fireplace = Once a night 1 food heals 2 wounds of one character or 1 wound each of two.

card-shortcut = Shortcut
text-shortcut = Its token lies on a tile next to the camp. In production one source there, chosen anew each round, gives its yield; in that round nobody gathers from it. When the camp moves, the token goes and the card is turned back.

card-snare = Snare
text-snare = An extra food token on the camp tile. It moves with the camp; if the new tile has such a token already, it is discarded and the card turned back.

card-spear = Spear
text-spear = Weapon +3.

# All others.

card-basket = Basket
text-basket = Planned with the pawns of one gather action a round: if that succeeds it brings 1 more of what is gathered.

card-bed = Bed
text-bed = Whoever rests gets 1 determination and heals 2 wounds instead of 1. It does not combine with the Hammock and does not serve Friday.

card-belts = Belts
text-belts = A grey pawn for one gather action in every round.

card-bow = Bow
text-bow = Weapon +3.

card-cellar = Cellar
text-cellar = Food does not spoil at night. It does not become non-perishable by that.

card-corral = Corral
text-corral = A source of parrots next to the camp is covered with a black marker, and the camp tile gets an extra food token. It moves with the camp; if the new tile has such a token already, it is discarded and the card turned back.

card-diary = Diary
text-diary = In each morale phase the first player gets 1 determination.

card-drums = Drums
text-drums = In each morale phase the first player gets 2 determination.

card-furnace = Furnace
text-furnace = In each weather phase 1 snow cloud is ignored.

card-lantern = Lantern
text-lantern = A brown pawn for one build action in every round.

card-moat = Moat
text-moat = Palisade +2, with a shelter.

card-pit = Pit
text-pit = In each production phase the brown wound die is rolled: if it shows a wound, the team gets 2 food, unless no food can be produced.

card-raft = Raft
text-raft = A pawn for one gather or explore action in every round.

card-sack = Sack
text-sack = Planned with the pawns of one gather action a round: if that succeeds it brings 1 more of what is gathered.

card-shield = Shield
text-shield = A red pawn for one hunt in every round.

card-sling = Sling
text-sling = Weapon +2.

card-wall = Wall
text-wall = Palisade +2, with a shelter.
