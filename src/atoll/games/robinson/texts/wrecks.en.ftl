# Robinson Crusoe: the wreckage cards.

card-wreck-captains-chest = Captain’s Chest
card-wreck-captains-chest-remedy = Expedition for Treasure
card-wreck-captains-chest-one = The team gets 1 wood.
card-wreck-captains-chest-two = The team gets 1 wood and a starting item, drawn at random from those not yet in the game.

card-wreck-food-crates = Food Crates
card-wreck-food-crates-remedy = Expedition for Food
card-wreck-food-crates-one = The team gets 1 food.
card-wreck-food-crates-two = The team gets 1 food and 1 non-perishable food.

card-wreck-wrecked-lifeboat = Wrecked Lifeboat
card-wreck-wrecked-lifeboat-remedy = Expedition for Wood
card-wreck-wrecked-lifeboat-one = The team gets 1 wood.
card-wreck-wrecked-lifeboat-two = The team gets 2 wood.
