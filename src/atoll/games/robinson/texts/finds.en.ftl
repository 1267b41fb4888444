card-find-candles = Candles
card-find-candles-text = A brown pawn for one build action.

card-find-fallen-tree = Fallen Tree
card-find-fallen-tree-text = Becomes 1 wood by itself at the end of the action phase.

card-find-goat = Goat
card-find-goat-text = With the weapon at 1 or more: 1 food and 1 fur, available at once. Not while actions are being carried out.

card-find-healing-herbs = Healing Herbs
card-find-healing-herbs-text = With the Pot: the Medicine is built for free.

card-find-herbs = Herbs
card-find-herbs-text = With the Pot: morale +1.

card-find-large-leaves = Large Leaves
card-find-large-leaves-text = Ignore 1 rain cloud, in the weather phase.

card-find-nourishing-larvae = Nourishing Larvae
card-find-nourishing-larvae-text = Become 2 food by themselves at the end of the action phase.

card-find-old-machete = Old Machete
card-find-old-machete-text = Weapon +1.

card-find-poison = Poison
card-find-poison-text = With the Pot: weapon +2.

card-find-thorny-bushes = Thorny Bushes
card-find-thorny-bushes-text = Palisade +1, with a shelter.

card-find-tobacco = Tobacco
card-find-tobacco-text = Morale +1.

card-find-treasure = Treasure
card-find-treasure-text = The first player draws mysteries, 1 treasure.

card-find-vegetables = Vegetables
card-find-vegetables-text = With the Pot, at night: heal 2 wounds of one character or 1 wound each of two.
