# Robinson Crusoe: the wreckage cards.

card-wreck-captains-chest = Captain’s Chest
text-wreck-captains-chest-remedy = Expedition for Treasure
text-wreck-captains-chest-one = The team gets 1 wood.
text-wreck-captains-chest-two = The team gets 1 wood and a starting item, drawn at random from those not yet in the game.

card-wreck-food-crates = Food Crates
text-wreck-food-crates-remedy = Expedition for Food
text-wreck-food-crates-one = The team gets 1 food.
text-wreck-food-crates-two = The team gets 1 food and 1 non-perishable food.

card-wreck-wrecked-lifeboat = Wrecked Lifeboat
text-wreck-wrecked-lifeboat-remedy = Expedition for Wood
text-wreck-wrecked-lifeboat-one = The team gets 1 wood.
text-wreck-wrecked-lifeboat-two = The team gets 2 wood.
