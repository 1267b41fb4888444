card-find-candles = Candles
text-find-candles = A brown pawn for one build action.

card-find-fallen-tree = Fallen Tree
text-find-fallen-tree = Becomes 1 wood by itself at the end of the action phase.

card-find-goat = Goat
text-find-goat = With the weapon at 1 or more: 1 food and 1 fur, available at once. Not while actions are being carried out.

card-find-healing-herbs = Healing Herbs
text-find-healing-herbs = With the Pot: the Medicine is built for free.

card-find-herbs = Herbs
text-find-herbs = With the Pot: morale +1.

card-find-large-leaves = Large Leaves
text-find-large-leaves = Ignore 1 rain cloud, in the weather phase.

card-find-nourishing-larvae = Nourishing Larvae
text-find-nourishing-larvae = Become 2 food by themselves at the end of the action phase.

card-find-old-machete = Old Machete
text-find-old-machete = Weapon +1.

card-find-poison = Poison
text-find-poison = With the Pot: weapon +2.

card-find-thorny-bushes = Thorny Bushes
text-find-thorny-bushes = Palisade +1, with a shelter.

card-find-tobacco = Tobacco
text-find-tobacco = Morale +1.

card-find-treasure = Treasure
text-find-treasure = The first player draws mysteries until 1 treasure is found.

card-find-vegetables = Vegetables
text-find-vegetables = With the Pot, at night: heal 2 wounds of one character or 1 wound each of two.
