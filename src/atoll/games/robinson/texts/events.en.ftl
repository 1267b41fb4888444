# Robinson Crusoe: the event cards.

card-event-argument = Argument
card-event-argument-event = In this round no action has pawns of two different characters, and Friday helps nobody. The only exception is the action on this card.
card-event-argument-remedy = Agreement
card-event-argument-reward = The two pawns belong to two different characters, or to a character and Friday. Morale rises by 1. The one who acts gets 1 determination.
card-event-argument-threat = Morale falls by 1, and each character discards 1 determination.

card-event-awful-weather = Awful Weather
card-event-awful-weather-event = A rain cloud token goes into the weather space.
card-event-awful-weather-remedy = Windscreen
card-event-awful-weather-reward = Costs 1 wood. The one who acts gets 1 determination.
card-event-awful-weather-threat = A snow cloud token goes into the weather space.

card-event-bad-feelings = Bad Feelings
card-event-bad-feelings-event = A reroll token goes into the gather space: the next success rolled there is rolled again.
card-event-bad-feelings-remedy = Careful Gathering
card-event-bad-feelings-reward = The one who acts gets 1 determination.
card-event-bad-feelings-threat = An adventure token goes on the gather deck and a reroll token into the gather space.

card-event-bear = Bear
card-event-bear-event = A black marker goes into the arrange camp space: the next camp arrangement does nothing but remove it.
card-event-bear-remedy = Repair
card-event-bear-reward = Requires the Shovel. The one who acts gets 1 determination. The black marker stays.
card-event-bear-threat = Morale falls by 1, and each character discards 1 determination.

card-event-body-on-the-beach = Body on the Beach
card-event-body-on-the-beach-event = Morale falls by 1.
card-event-body-on-the-beach-remedy = Burial
card-event-body-on-the-beach-reward = Requires the Shovel. The one who acts gets 2 determination.
card-event-body-on-the-beach-threat = Morale falls by 2.

card-event-broken-tree = Broken Tree
card-event-broken-tree-event = Each character takes 1 wound.
card-event-broken-tree-remedy = Removing the Tree
card-event-broken-tree-reward = Requires the Rope. The one who acts gets 1 determination. The team gets 1 wood.
card-event-broken-tree-threat = Morale falls by 1.

card-event-call-of-the-wild = Call of the Wild
card-event-call-of-the-wild-event = A greater danger token goes into the hunt space: the next beast that is hunted has 1 more strength.
card-event-call-of-the-wild-remedy = Fierce Hunting
card-event-call-of-the-wild-reward = Requires weapon 2 or more. The team gets 1 food.
card-event-call-of-the-wild-threat = A greater danger token goes into the hunt space: the next beast that is hunted has 1 more strength.

card-event-catastrophe = Catastrophe
card-event-catastrophe-event = Until the end of the action phase no item can be used, and none meets a requirement. Tokens that items have placed still work.
card-event-catastrophe-remedy = Mending the Tools
card-event-catastrophe-reward = The one who acts gets 1 determination.
card-event-catastrophe-threat = If possible, 1 item of the players’ choice is shuffled back into the invention deck, and its effect is undone.

card-event-chronic-tiredness = Chronic Tiredness
card-event-chronic-tiredness-event = An extra food token goes into the night space: in this night each character eats 1 food more or takes 1 wound.
card-event-chronic-tiredness-remedy = Regeneration
card-event-chronic-tiredness-reward = The one who acts gets 2 determination.
card-event-chronic-tiredness-threat = Each character takes 1 wound.

card-event-cloudburst = Cloudburst
card-event-cloudburst-event = The camp moves to a neighbouring tile of the players’ choice.
card-event-cloudburst-remedy = Move
card-event-cloudburst-reward = What the move for this card has lowered, roof or palisade or both, rises by 1, if there is a shelter.
card-event-cloudburst-threat = Nothing happens.

card-event-cold-rain = Cold Rain
card-event-cold-rain-event = A rain cloud token goes into the weather space.
card-event-cold-rain-remedy = Irrigation
card-event-cold-rain-reward = Requires the Shovel. The one who acts gets 1 determination.
card-event-cold-rain-threat = A rain cloud token goes into the weather space.

card-event-council = Council
card-event-council-event = The players discard 3 inventions of their choice from the board.
card-event-council-remedy = Brainstorm
card-event-council-reward = An invention of the players’ choice comes from the deck to the board at once. The one who acts gets 1 determination.
card-event-council-threat = The players discard 2 inventions of their choice from the board.

card-event-culled-area = Culled Area
card-event-culled-area-event = In this round there is no food in production.
card-event-culled-area-remedy = Plentiful Hunting
card-event-culled-area-reward = Requires weapon 2 or more. The team gets 2 food.
card-event-culled-area-threat = Nothing happens.

card-event-dangerous-night = Dangerous Night
card-event-dangerous-night-event = A beast card lies face down beside the event deck. If it is still there when the next event phase begins, the first player fights it before an event is drawn.
card-event-dangerous-night-remedy = Build a Defense
card-event-dangerous-night-reward = Requires weapon 2 or more. If the beast is still beside the event deck, it is shuffled into the hunting deck.
card-event-dangerous-night-threat = Nothing happens.

card-event-depression = Depression
card-event-depression-event = The players discard 2 inventions of their choice from the board, and each character discards 1 determination.
card-event-depression-remedy = Consolation
card-event-depression-reward = Costs 1 food. The one who acts gets 2 determination.
card-event-depression-threat = Morale falls by 1, and the players discard 2 inventions of their choice from the board.

card-event-despondency = Despondency
card-event-despondency-event = The first player’s token is passed on: the next player is the first player at once.
card-event-despondency-remedy = Mobilization
card-event-despondency-reward = Costs 1 food. The one who acts gets 1 determination.
card-event-despondency-threat = Morale falls by 2.

card-event-devastation = Devastation
card-event-devastation-event = Two sources of the players’ choice on tiles next to the camp are covered with black markers: they are exhausted.
card-event-devastation-remedy = Cleaning Up
card-event-devastation-reward = Requires the Shovel. The one who acts gets 1 determination.
card-event-devastation-threat = One source of the players’ choice on a tile next to the camp is covered with a black marker: it is exhausted.

card-event-disaster = Disaster
card-event-disaster-event = The roof or the palisade falls by 1, as the players choose.
card-event-disaster-remedy = Mend
card-event-disaster-reward = Costs 1 wood. The roof or the palisade, as the players choose, rises by 1, if there is a shelter.
card-event-disaster-threat = The roof or the palisade, as the players choose, loses half its levels; the loss is rounded down.
card-event-disaster-way-lower-roof = Lower the roof by 1
card-event-disaster-way-lower-palisade = Lower the palisade by 1
card-event-disaster-way-raise-roof = Raise the roof by 1
card-event-disaster-way-raise-palisade = Raise the palisade by 1
card-event-disaster-way-halve-roof = Halve the roof
card-event-disaster-way-halve-palisade = Halve the palisade

card-event-drought = Drought
card-event-drought-event = If possible, the players cover the river of one tile with a black marker: this terrain counts as unexplored there.
card-event-drought-remedy = New Riverbed
card-event-drought-reward = Requires the Shovel. The one who acts gets 1 determination. The black marker is removed from that terrain.
card-event-drought-threat = If possible, the players cover the river of one tile with a black marker: this terrain counts as unexplored there.

card-event-earthquake = Earthquake
card-event-earthquake-event = If possible, a tile next to the camp, of the players’ choice, is turned face down: it is inaccessible.
card-event-earthquake-remedy = Building a Passage
card-event-earthquake-reward = Requires the Shovel. That tile is turned face up again.
card-event-earthquake-threat = Nothing happens.

card-event-exhausting-night = Exhausting Night
card-event-exhausting-night-event = A reroll token goes into the build space: the next success rolled there is rolled again.
card-event-exhausting-night-remedy = Rest
card-event-exhausting-night-reward = The one who acts gets 1 determination.
card-event-exhausting-night-threat = Morale falls by 2.

card-event-fight = Fight
card-event-fight-event = Each character takes 1 wound.
card-event-fight-remedy = Speech
card-event-fight-reward = The one who acts gets 1 determination.
card-event-fight-threat = Each character discards 2 determination.

card-event-fight-in-the-dark = Fight in the Dark
card-event-fight-in-the-dark-event = If possible, the top card of the hunting deck is discarded.
card-event-fight-in-the-dark-remedy = Tracking a Predator
card-event-fight-in-the-dark-reward = Requires weapon 2 or more. The one who acts gets 1 determination.
card-event-fight-in-the-dark-threat = In the weather phase of this round the die of the hungry animals is rolled.

card-event-fire = Fire
card-event-fire-event = In this round there is no wood in production.
card-event-fire-remedy = Extinguishing the Fire
card-event-fire-reward = Requires the Shovel. The one who acts gets 1 determination.
card-event-fire-threat = In this round there is no wood in production.

card-event-flood = Flood
card-event-flood-event = As the players choose: 1 item is turned back to its invention side, or the weapon falls by 1, or the palisade falls by 1, or each character takes 1 wound.
card-event-flood-remedy = Building a Drain
card-event-flood-reward = Requires the Shovel. The one who acts gets 1 determination.
card-event-flood-threat = The palisade falls by 1.
card-event-flood-way-turn-back-item = Turn 1 item back to its invention side
card-event-flood-way-lower-weapon = Lower the weapon by 1
card-event-flood-way-lower-palisade = Lower the palisade by 1
card-event-flood-way-wounds = Take 1 wound each

card-event-flying-surprise = Flying Surprise
card-event-flying-surprise-event = The roof or the palisade falls by 1, as the players choose.
card-event-flying-surprise-remedy = Cleaning Up After the Accident
card-event-flying-surprise-reward = Costs 1 wood. The one who acts gets 1 determination.
card-event-flying-surprise-threat = The roof or the palisade falls by 1, as the players choose.
card-event-flying-surprise-way-lower-roof = Lower the roof by 1
card-event-flying-surprise-way-lower-palisade = Lower the palisade by 1

card-event-foul-weather = Foul Weather
card-event-foul-weather-event = A time-consuming token goes into the gather space: the next gather action takes 1 pawn more.
card-event-foul-weather-remedy = Securing the Sources
card-event-foul-weather-reward = Requires the Shovel. The one who acts gets 1 determination.
card-event-foul-weather-threat = Two sources of the players’ choice on tiles next to the camp are covered with black markers: they are exhausted.

card-event-frost = Frost
card-event-frost-event = A snow cloud token goes into the weather space.
card-event-frost-remedy = Warming the Camp
card-event-frost-reward = Costs 1 wood or 1 fur. The one who acts gets 2 determination.
card-event-frost-threat = A snow cloud token goes into the weather space.

card-event-heavy-clouds = Heavy Clouds
card-event-heavy-clouds-event = A rain cloud token goes into the weather space.
card-event-heavy-clouds-remedy = Strengthening the Roof
card-event-heavy-clouds-reward = Costs 1 fur. The one who acts gets 1 determination.
card-event-heavy-clouds-threat = A rain cloud token goes into the weather space.

card-event-heavy-rain = Heavy Rain
card-event-heavy-rain-event = A rain cloud token goes into the weather space.
card-event-heavy-rain-remedy = Preparing for Rain
card-event-heavy-rain-reward = Costs 1 wood. The one who acts gets 1 determination.
card-event-heavy-rain-threat = A rain cloud token goes into the weather space.

card-event-heavy-rain-is-coming = Heavy Rain Is Coming
card-event-heavy-rain-is-coming-event = A rain cloud token goes into the weather space.
card-event-heavy-rain-is-coming-remedy = Irrigation
card-event-heavy-rain-is-coming-reward = Requires the Shovel. The one who acts gets 1 determination.
card-event-heavy-rain-is-coming-threat = A rain cloud token goes into the weather space.

card-event-high-water = High Water
card-event-high-water-event = An adventure token goes on the explore deck.
card-event-high-water-remedy = Drain
card-event-high-water-reward = Costs 1 wood or requires the Shovel. The one who acts gets 2 determination.
card-event-high-water-threat = All available resources are discarded, and there is no production in this round.

card-event-howling-from-the-woods = Howling from the Woods
card-event-howling-from-the-woods-event = Three beast cards are drawn. The strongest goes on top of the hunting deck, the others are shuffled back into the beast deck.
card-event-howling-from-the-woods-remedy = Expedition
card-event-howling-from-the-woods-reward = Requires Fire. The top card of the hunting deck goes to its bottom. The one who acts gets 1 determination.
card-event-howling-from-the-woods-threat = The first player fights the top beast of the hunting deck, if there is one.

card-event-jaguar = Jaguar
card-event-jaguar-event = Each character takes 1 wound.
card-event-jaguar-remedy = Hunt the Beast
card-event-jaguar-reward = Requires weapon 2 or more. There is no reward.
card-event-jaguar-threat = Each character takes 1 wound.

card-event-landslide = Landslide
card-event-landslide-event = The camp moves to a neighbouring tile of the players’ choice.
card-event-landslide-remedy = Securing the Camp
card-event-landslide-reward = Requires the Shovel. The one who acts gets 1 determination.
card-event-landslide-threat = There is no production in this round.

card-event-loss-of-hope = Loss of Hope
card-event-loss-of-hope-event = In this round the first player leads no actions but building, arranging the camp and resting. Helping others is allowed.
card-event-loss-of-hope-remedy = Rest
card-event-loss-of-hope-reward = The one who acts gets 1 determination.
card-event-loss-of-hope-threat = Morale falls by 2.

card-event-memories-of-the-cruise = Memories of the Cruise
card-event-memories-of-the-cruise-event = Morale falls by 1.
card-event-memories-of-the-cruise-remedy = Shanty
card-event-memories-of-the-cruise-reward = The one who acts gets 2 determination. Morale rises by 1.
card-event-memories-of-the-cruise-threat = Each character discards 1 determination.

card-event-mess-in-the-camp = Mess in the Camp
card-event-mess-in-the-camp-event = A time-consuming token goes into the arrange camp space: the next camp arrangement takes 1 pawn more.
card-event-mess-in-the-camp-remedy = Putting Things in Order
card-event-mess-in-the-camp-reward = The one who acts gets 1 determination.
card-event-mess-in-the-camp-threat = Each character discards 1 determination.

card-event-mist = Mist
card-event-mist-event = A time-consuming token goes into the explore space: the next explore action takes 1 pawn more.
card-event-mist-remedy = Searching for the Old Trail
card-event-mist-reward = The one who acts gets 1 determination.
card-event-mist-threat = A time-consuming token goes into the explore space and an adventure token on the explore deck.

card-event-natural-dam-breaks = Natural Dam Breaks
card-event-natural-dam-breaks-event = In this round production gives 1 wood more and no food. An adventure token goes on the explore deck.
card-event-natural-dam-breaks-remedy = Protection
card-event-natural-dam-breaks-reward = Requires the Shovel. The one who acts gets 1 determination.
card-event-natural-dam-breaks-threat = If possible, 2 items of the players’ choice, or the only one, are turned back to their invention sides, and their effects are undone.

card-event-night-attack = Night Attack
card-event-night-attack-event = Each character takes 1 wound. If possible, the players look at the top card of the hunting deck.
card-event-night-attack-remedy = In Search of a Beast
card-event-night-attack-reward = Requires weapon 3 or more. The top beast of the hunting deck is taken, whatever its strength: the weapon and the palisade fall by what its card says, then come its food, fur and other effects. The card is discarded.
card-event-night-attack-threat = If possible, the top card of the hunting deck is discarded.

card-event-night-howling = Night Howling
card-event-night-howling-event = A greater danger token goes into the hunt space: the next beast that is hunted has 1 more strength.
card-event-night-howling-remedy = Beast Hunting
card-event-night-howling-reward = Requires weapon 2 or more. The one who acts gets 1 determination.
card-event-night-howling-threat = The palisade falls by 1.

card-event-otters = Otters
card-event-otters-event = The nearest source of fish is covered with a black marker: it is exhausted. If there is none, each character takes 1 wound.
card-event-otters-remedy = Successful Hunting
card-event-otters-reward = Requires weapon 1 or more. The black marker is removed from that source.
card-event-otters-threat = The event of this card happens again.

card-event-poisoning = Poisoning
card-event-poisoning-event = Each character takes 1 wound.
card-event-poisoning-remedy = Draining Poison
card-event-poisoning-reward = Requires the Knife. The one who acts gets 1 determination. The weapon rises by 1.
card-event-poisoning-threat = Each character takes 1 wound.

card-event-precipice = Precipice
card-event-precipice-event = If possible, a tile next to the camp, of the players’ choice, is turned face down: it is inaccessible.
card-event-precipice-remedy = Building a Bridge
card-event-precipice-reward = Costs 2 wood. That tile is turned face up again. The one who acts gets 3 determination.
card-event-precipice-threat = Nothing happens.

card-event-predator-in-the-vicinity = Predator in the Vicinity
card-event-predator-in-the-vicinity-event = In the weather phase of this round the die of the hungry animals is rolled.
card-event-predator-in-the-vicinity-remedy = Chasing Off the Predator
card-event-predator-in-the-vicinity-reward = Requires weapon 2 or more. The one who acts gets 1 determination.
card-event-predator-in-the-vicinity-threat = In the weather phase of this round the die of the hungry animals is rolled.

card-event-predator-is-near = Predator Is Near
card-event-predator-is-near-event = The nearest source of parrots is covered with a black marker: it is exhausted. If there is none, each character takes 1 wound.
card-event-predator-is-near-remedy = Fight for Food
card-event-predator-is-near-reward = Requires weapon 2 or more. The black marker is removed from that source. The one who acts gets 1 determination.
card-event-predator-is-near-threat = An adventure token goes on the explore deck and another on the gather deck.

card-event-predators = Predators
card-event-predators-event = The nearest source of food is covered with a black marker: it is exhausted. If there is none, each character takes 1 wound.
card-event-predators-remedy = Fight
card-event-predators-reward = Requires weapon 2 or more. The black marker is removed from that source. The one who acts gets 1 determination.
card-event-predators-threat = The event of this card happens again.

card-event-predators-in-the-woods = Predators in the Woods
card-event-predators-in-the-woods-event = A greater danger token goes into the explore space: whoever explores next takes 1 wound unless the weapon is at 1 or more.
card-event-predators-in-the-woods-remedy = Searching for a Predator
card-event-predators-in-the-woods-reward = Requires weapon 1 or more. The one who acts gets 1 determination. The greater danger token is removed from the explore space.
card-event-predators-in-the-woods-threat = Each character takes 1 wound. The greater danger token is removed from the explore space.

card-event-raging-river = Raging River
card-event-raging-river-event = In this round production gives only half: wood and food are counted together and rounded down, and the players choose what they take.
card-event-raging-river-remedy = Building a Moat
card-event-raging-river-reward = Requires the Shovel. The one who acts gets 1 determination.
card-event-raging-river-threat = There is no production in this round.

card-event-rain = Rain
card-event-rain-event = A rain cloud token goes into the weather space.
card-event-rain-remedy = Stronger Roof
card-event-rain-reward = Costs 1 fur. The one who acts gets 1 determination.
card-event-rain-threat = A rain cloud token goes into the weather space.

card-event-ravenous-predators = Ravenous Predators
card-event-ravenous-predators-event = A greater danger token goes into the hunt space: the next beast that is hunted has 1 more strength.
card-event-ravenous-predators-remedy = Chasing Out the Animals
card-event-ravenous-predators-reward = Requires Fire. The one who acts gets 1 determination.
card-event-ravenous-predators-threat = The palisade falls by 1.

card-event-ravishing-hurricane = Ravishing Hurricane
card-event-ravishing-hurricane-event = If possible, all sources of one tile next to the camp, of the players’ choice, are covered with black markers: they are exhausted.
card-event-ravishing-hurricane-remedy = Rediscovering the Sources
card-event-ravishing-hurricane-reward = Requires the Shovel. The black markers are removed from those sources. The one who acts gets 1 determination.
card-event-ravishing-hurricane-threat = Nothing happens.

card-event-ravishing-windstorm = Ravishing Windstorm
card-event-ravishing-windstorm-event = The weapon falls by 2, or to 0 if it is lower than that.
card-event-ravishing-windstorm-remedy = New Weapon
card-event-ravishing-windstorm-reward = The weapon rises by 1. The one who acts gets 1 determination.
card-event-ravishing-windstorm-threat = Nothing happens.

card-event-rough-passage = Rough Passage
card-event-rough-passage-event = If possible, the players cover the hills of one tile with a black marker: this terrain counts as unexplored there.
card-event-rough-passage-remedy = Establishing New Path
card-event-rough-passage-reward = The one who acts gets 1 determination. The black marker is removed from that terrain.
card-event-rough-passage-threat = If possible, the players cover the hills of one tile with a black marker: this terrain counts as unexplored there.

card-event-searching-for-a-new-path = Searching for a New Path
card-event-searching-for-a-new-path-event = A reroll token goes into the explore space: the next success rolled there is rolled again.
card-event-searching-for-a-new-path-remedy = Exploring New Routes
card-event-searching-for-a-new-path-reward = The one who acts gets 1 determination.
card-event-searching-for-a-new-path-threat = An adventure token goes on the explore deck and another on the gather deck.

card-event-sleepless-night = Sleepless Night
card-event-sleepless-night-event = A reroll token each goes into the build, the gather and the explore space: the next success rolled for each of these actions is rolled again.
card-event-sleepless-night-remedy = Rest
card-event-sleepless-night-reward = The one who acts gets 1 determination.
card-event-sleepless-night-threat = An adventure token goes on the explore deck and another on the gather deck.

card-event-slow-work = Slow Work
card-event-slow-work-event = An extra wood token goes into the build space: the next build action that costs wood takes 1 wood more.
card-event-slow-work-remedy = Rest
card-event-slow-work-reward = The one who acts gets 1 determination.
card-event-slow-work-threat = An extra wood token goes into the build space: the next build action that costs wood takes 1 wood more.

card-event-smoke-on-the-horizon = Smoke on the Horizon
card-event-smoke-on-the-horizon-event = If possible, the players cover the plains of one tile with a black marker: this terrain counts as unexplored there.
card-event-smoke-on-the-horizon-remedy = Putting Out the Fire
card-event-smoke-on-the-horizon-reward = The one who acts gets 1 determination. The black marker is removed from that terrain.
card-event-smoke-on-the-horizon-threat = If possible, the players cover the plains of one tile with a black marker: this terrain counts as unexplored there.

card-event-storm = Storm
card-event-storm-event = A storm token goes into the weather space.
card-event-storm-remedy = Strengthening the Camp
card-event-storm-reward = Costs 1 wood or requires the Shovel. The one who acts gets 1 determination.
card-event-storm-threat = The palisade falls by 1.

card-event-storm-damage = Storm Damage
card-event-storm-damage-event = The roof or the palisade, as the players choose, loses half its levels; the loss is rounded down.
card-event-storm-damage-remedy = Repair
card-event-storm-damage-reward = Costs 1 wood. The roof or the palisade, as the players choose, rises by 1, if there is a shelter.
card-event-storm-damage-threat = The roof or the palisade falls by 1, as the players choose.
card-event-storm-damage-way-halve-roof = Halve the roof
card-event-storm-damage-way-halve-palisade = Halve the palisade
card-event-storm-damage-way-raise-roof = Raise the roof by 1
card-event-storm-damage-way-raise-palisade = Raise the palisade by 1
card-event-storm-damage-way-lower-roof = Lower the roof by 1
card-event-storm-damage-way-lower-palisade = Lower the palisade by 1

card-event-stroke-of-fate = Stroke of Fate
card-event-stroke-of-fate-event = The threat effects of the cards in the threat spaces take place, from left to right; then those cards are discarded.
card-event-stroke-of-fate-remedy = Reassuring Rest
card-event-stroke-of-fate-reward = The one who acts gets 3 determination.
card-event-stroke-of-fate-threat = Each character discards 1 determination.

card-event-strong-wind = Strong Wind
card-event-strong-wind-event = A time-consuming token goes into the build space: the next build action takes 1 pawn more.
card-event-strong-wind-remedy = Tool Maintenance
card-event-strong-wind-reward = The one who acts gets 1 determination.
card-event-strong-wind-threat = If possible, 1 item of the players’ choice is turned back to its invention side, and its effect is undone.

card-event-sunny-beach = Sunny Beach
card-event-sunny-beach-event = Nothing happens.
card-event-sunny-beach-remedy = A Suspiciously Quiet Morning
card-event-sunny-beach-reward = Each character gets 1 determination.
card-event-sunny-beach-threat = Each character discards 1 determination.

card-event-termites = Termites
card-event-termites-event = If possible, 1 wood is discarded.
card-event-termites-remedy = Pest Control
card-event-termites-reward = Requires Fire. The one who acts gets 1 determination.
card-event-termites-threat = If possible, 1 wood is discarded.

card-event-the-island-fights-back = The Island Fights Back
card-event-the-island-fights-back-event = The book effect of the scenario takes place once more.
card-event-the-island-fights-back-remedy = Rescue
card-event-the-island-fights-back-reward = The one who acts gets 1 determination.
card-event-the-island-fights-back-threat = The book effect of the scenario takes place.

card-event-thunderstorm = Thunderstorm
card-event-thunderstorm-event = The nearest source of wood is covered with a black marker: it is exhausted. If there is none, each character takes 1 wound.
card-event-thunderstorm-remedy = Subdue the Fire
card-event-thunderstorm-reward = Requires the Shovel. The black marker is removed from that source.
card-event-thunderstorm-threat = The event of this card happens again.

card-event-unusually-cold-night = Unusually Cold Night
card-event-unusually-cold-night-event = As the players choose: 2 wood are discarded, or each character takes 1 wound.
card-event-unusually-cold-night-remedy = Warming Up
card-event-unusually-cold-night-reward = Costs 1 wood or 1 fur. The one who acts gets 1 determination.
card-event-unusually-cold-night-threat = Each character takes 1 wound.
card-event-unusually-cold-night-way-discard-wood = Discard 2 wood
card-event-unusually-cold-night-way-wounds = Take 1 wound each

card-event-vertigo = Vertigo
card-event-vertigo-event = The first player has only 1 pawn in this round.
card-event-vertigo-remedy = Rest
card-event-vertigo-reward = The one who acts gets 1 determination.
card-event-vertigo-threat = Each character discards 1 determination.

card-event-weakness = Weakness
card-event-weakness-event = The first player cannot use abilities in this round.
card-event-weakness-remedy = Rest
card-event-weakness-reward = The one who acts gets 1 determination.
card-event-weakness-threat = The first player cannot use abilities in this round.

card-event-winter-depression = Winter Depression
card-event-winter-depression-event = Morale falls by 1.
card-event-winter-depression-remedy = Warming Up
card-event-winter-depression-reward = Costs 1 food. The one who acts gets 1 determination.
card-event-winter-depression-threat = Each character discards 1 determination.

card-event-wrecked-balloon = Wrecked Balloon
card-event-wrecked-balloon-event = Morale falls by 1.
card-event-wrecked-balloon-remedy = Search
card-event-wrecked-balloon-reward = The one who acts draws mysteries: 1 treasure.
card-event-wrecked-balloon-threat = Nothing happens.
