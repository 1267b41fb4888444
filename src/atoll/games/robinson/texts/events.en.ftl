# Robinson Crusoe: the event cards.

card-event-argument = Argument
text-event-argument-event = In this round no action may have pawns of two different characters, and Friday helps nobody. The only exception is the action on this card.
text-event-argument-remedy = Agreement
text-event-argument-reward = The two pawns belong to two different characters, or to a character and Friday. Morale rises by 1. The one who acts gets 1 determination.
text-event-argument-threat = Morale falls by 1, and each character discards 1 determination.

card-event-awful-weather = Awful Weather
text-event-awful-weather-event = A rain cloud token goes into the weather space.
text-event-awful-weather-remedy = Windscreen
text-event-awful-weather-reward = Costs 1 wood. The one who acts gets 1 determination.
text-event-awful-weather-threat = A snow cloud token goes into the weather space.

card-event-bad-feelings = Bad Feelings
text-event-bad-feelings-event = A reroll token goes into the gather space: the next success rolled there is rolled again.
text-event-bad-feelings-remedy = Careful Gathering
text-event-bad-feelings-reward = The one who acts gets 1 determination.
text-event-bad-feelings-threat = An adventure token goes on the gather deck and a reroll token into the gather space.

card-event-bear = Bear
text-event-bear-event = A black marker goes into the arrange camp space: the next camp arrangement does nothing but remove it.
text-event-bear-remedy = Repair
text-event-bear-reward = Requires the Shovel. The one who acts gets 1 determination. The black marker stays.
text-event-bear-threat = Morale falls by 1, and each character discards 1 determination.

card-event-body-on-the-beach = Body on the Beach
text-event-body-on-the-beach-event = Morale falls by 1.
text-event-body-on-the-beach-remedy = Burial
text-event-body-on-the-beach-reward = Requires the Shovel. The one who acts gets 2 determination.
text-event-body-on-the-beach-threat = Morale falls by 2.

card-event-broken-tree = Broken Tree
text-event-broken-tree-event = Each character takes 1 wound.
text-event-broken-tree-remedy = Removing the Tree
text-event-broken-tree-reward = Requires the Rope. The one who acts gets 1 determination. The team gets 1 wood.
text-event-broken-tree-threat = Morale falls by 1.

card-event-call-of-the-wild = Call of the Wild
text-event-call-of-the-wild-event = A greater danger token goes into the hunt space: the next beast that is hunted has 1 more strength.
text-event-call-of-the-wild-remedy = Fierce Hunting
text-event-call-of-the-wild-reward = Requires weapon 2 or more. The team gets 1 food.
text-event-call-of-the-wild-threat = A greater danger token goes into the hunt space: the next beast that is hunted has 1 more strength.

card-event-catastrophe = Catastrophe
text-event-catastrophe-event = Until the end of the action phase no item can be used, and none meets a requirement. Tokens that items have placed still work.
text-event-catastrophe-remedy = Mending the Tools
text-event-catastrophe-reward = The one who acts gets 1 determination.
text-event-catastrophe-threat = If possible, 1 item of the players’ choice is shuffled back into the invention deck, and its effect is undone.

card-event-chronic-tiredness = Chronic Tiredness
text-event-chronic-tiredness-event = An extra food token goes into the night space: in this night each character eats 1 food more or takes 1 wound.
text-event-chronic-tiredness-remedy = Regeneration
text-event-chronic-tiredness-reward = Takes 2 pawns. The one who acts gets 2 determination.
text-event-chronic-tiredness-threat = Each character takes 1 wound.

card-event-cloudburst = Cloudburst
text-event-cloudburst-event = The camp moves to a neighbouring tile of the players’ choice. If there is none, each character takes 1 wound.
text-event-cloudburst-remedy = Move
text-event-cloudburst-reward = What the move for this card has lowered, roof or palisade or both, rises by 1, if there is a shelter.
text-event-cloudburst-threat = Nothing happens.

card-event-cold-rain = Cold Rain
text-event-cold-rain-event = A rain cloud token goes into the weather space.
text-event-cold-rain-remedy = Irrigation
text-event-cold-rain-reward = Requires the Shovel. The one who acts gets 1 determination.
text-event-cold-rain-threat = A rain cloud token goes into the weather space.

card-event-council = Council
text-event-council-event = The players discard 3 inventions of their choice from the board.
text-event-council-remedy = Brainstorm
text-event-council-reward = An invention of the players’ choice comes from the deck to the board at once. The one who acts gets 1 determination.
text-event-council-threat = The players discard 2 inventions of their choice from the board.

card-event-culled-area = Culled Area
text-event-culled-area-event = In this round there is no food in production.
text-event-culled-area-remedy = Plentiful Hunting
text-event-culled-area-reward = Requires weapon 2 or more. The team gets 2 food.
text-event-culled-area-threat = Nothing happens.

card-event-dangerous-night = Dangerous Night
text-event-dangerous-night-event = A beast card lies face down beside the event deck. If it is still there when the next event phase begins, the first player fights it before an event is drawn.
text-event-dangerous-night-remedy = Build a Defense
text-event-dangerous-night-reward = Requires weapon 2 or more. If the beast is still beside the event deck, it is shuffled into the hunting deck.
text-event-dangerous-night-threat = Nothing happens.

card-event-depression = Depression
text-event-depression-event = The players discard 2 inventions of their choice from the board, and each character discards 1 determination.
text-event-depression-remedy = Consolation
text-event-depression-reward = Costs 1 food. The one who acts gets 2 determination.
text-event-depression-threat = Morale falls by 1, and the players discard 2 inventions of their choice from the board.

card-event-despondency = Despondency
text-event-despondency-event = The first player’s token is passed on: the next player is the first player at once.
text-event-despondency-remedy = Mobilization
text-event-despondency-reward = Costs 1 food. The one who acts gets 1 determination.
text-event-despondency-threat = Morale falls by 2.

card-event-devastation = Devastation
text-event-devastation-event = Two sources of the players’ choice on tiles next to the camp are covered with black markers: they are exhausted.
text-event-devastation-remedy = Cleaning Up
text-event-devastation-reward = Requires the Shovel. The one who acts gets 1 determination.
text-event-devastation-threat = One source of the players’ choice on a tile next to the camp is covered with a black marker: it is exhausted.

card-event-disaster = Disaster
text-event-disaster-event = The roof or the palisade falls by 1, as the players choose.
text-event-disaster-remedy = Mend
text-event-disaster-reward = Costs 1 wood. The roof or the palisade, as the players choose, rises by 1, if there is a shelter.
text-event-disaster-threat = The roof or the palisade, as the players choose, loses half its levels; the loss is rounded down.
way-event-disaster-lower-roof = Lower the roof by 1
way-event-disaster-lower-palisade = Lower the palisade by 1
way-event-disaster-raise-roof = Raise the roof by 1
way-event-disaster-raise-palisade = Raise the palisade by 1
way-event-disaster-halve-roof = Halve the roof
way-event-disaster-halve-palisade = Halve the palisade

card-event-drought = Drought
text-event-drought-event = If possible, the players cover the river of one tile with a black marker: this terrain counts as unexplored there.
text-event-drought-remedy = New Riverbed
text-event-drought-reward = Requires the Shovel. The one who acts gets 1 determination. The black marker is removed from that terrain.
text-event-drought-threat = If possible, the players cover the river of one tile with a black marker: this terrain counts as unexplored there.

card-event-earthquake = Earthquake
text-event-earthquake-event = If possible, a tile next to the camp, of the players’ choice, is turned face down: it is inaccessible.
text-event-earthquake-remedy = Building a Passage
text-event-earthquake-reward = Requires the Shovel. That tile is turned face up again.
text-event-earthquake-threat = Nothing happens.

card-event-exhausting-night = Exhausting Night
text-event-exhausting-night-event = A reroll token goes into the build space: the next success rolled there is rolled again.
text-event-exhausting-night-remedy = Rest
text-event-exhausting-night-reward = The one who acts gets 1 determination.
text-event-exhausting-night-threat = Morale falls by 2.

card-event-fight = Fight
text-event-fight-event = Each character takes 1 wound.
text-event-fight-remedy = Speech
text-event-fight-reward = The one who acts gets 1 determination.
text-event-fight-threat = Each character discards 2 determination.

card-event-fight-in-the-dark = Fight in the Dark
text-event-fight-in-the-dark-event = If possible, the top card of the hunting deck is discarded.
text-event-fight-in-the-dark-remedy = Tracking a Predator
text-event-fight-in-the-dark-reward = Requires weapon 2 or more. The one who acts gets 1 determination.
text-event-fight-in-the-dark-threat = In the weather phase of this round the die of the hungry animals is rolled.

card-event-fire = Fire
text-event-fire-event = In this round there is no wood in production.
text-event-fire-remedy = Extinguishing the Fire
text-event-fire-reward = Requires the Shovel. The one who acts gets 1 determination.
text-event-fire-threat = In this round there is no wood in production.

card-event-flood = Flood
text-event-flood-event = As the players choose: 1 item is turned back to its invention side and its effect undone, or the weapon falls by 1, or the palisade falls by 1, or each character takes 1 wound.
text-event-flood-remedy = Building a Drain
text-event-flood-reward = Requires the Shovel. The one who acts gets 1 determination.
text-event-flood-threat = The palisade falls by 1.
way-event-flood-turn-back-item = Turn 1 item back to its invention side
way-event-flood-lower-weapon = Lower the weapon by 1
way-event-flood-lower-palisade = Lower the palisade by 1
way-event-flood-wounds = Take 1 wound each

card-event-flying-surprise = Flying Surprise
text-event-flying-surprise-event = The roof or the palisade falls by 1, as the players choose.
text-event-flying-surprise-remedy = Cleaning Up After the Accident
text-event-flying-surprise-reward = Costs 1 wood. The one who acts gets 1 determination.
text-event-flying-surprise-threat = The roof or the palisade falls by 1, as the players choose.
way-event-flying-surprise-lower-roof = Lower the roof by 1
way-event-flying-surprise-lower-palisade = Lower the palisade by 1

card-event-foul-weather = Foul Weather
text-event-foul-weather-event = A time-consuming token goes into the gather space: the next gather action takes 1 pawn more.
text-event-foul-weather-remedy = Securing the Sources
text-event-foul-weather-reward = Requires the Shovel. The one who acts gets 1 determination.
text-event-foul-weather-threat = Two sources of the players’ choice on tiles next to the camp are covered with black markers: they are exhausted.

card-event-frost = Frost
text-event-frost-event = A snow cloud token goes into the weather space.
text-event-frost-remedy = Warming the Camp
text-event-frost-reward = Costs 1 wood or 1 fur. The one who acts gets 2 determination.
text-event-frost-threat = A snow cloud token goes into the weather space.

card-event-heavy-clouds = Heavy Clouds
text-event-heavy-clouds-event = A rain cloud token goes into the weather space.
text-event-heavy-clouds-remedy = Strengthening the Roof
text-event-heavy-clouds-reward = Costs 1 fur. The one who acts gets 1 determination.
text-event-heavy-clouds-threat = A rain cloud token goes into the weather space.

card-event-heavy-rain = Heavy Rain
text-event-heavy-rain-event = A rain cloud token goes into the weather space.
text-event-heavy-rain-remedy = Preparing for Rain
text-event-heavy-rain-reward = Costs 1 wood. The one who acts gets 1 determination.
text-event-heavy-rain-threat = A rain cloud token goes into the weather space.

card-event-heavy-rain-is-coming = Heavy Rain Is Coming
text-event-heavy-rain-is-coming-event = A rain cloud token goes into the weather space.
text-event-heavy-rain-is-coming-remedy = Irrigation
text-event-heavy-rain-is-coming-reward = Requires the Shovel. The one who acts gets 1 determination.
text-event-heavy-rain-is-coming-threat = A rain cloud token goes into the weather space.

card-event-high-water = High Water
text-event-high-water-event = An adventure token goes on the explore deck.
text-event-high-water-remedy = Drain
text-event-high-water-reward = Takes 2 pawns. Costs 1 wood or requires the Shovel. The one who acts gets 2 determination.
text-event-high-water-threat = All available resources are discarded, and there is no production in this round.

card-event-howling-from-the-woods = Howling from the Woods
text-event-howling-from-the-woods-event = Three beast cards are drawn. The strongest goes on top of the hunting deck, the others are shuffled back into the beast deck.
text-event-howling-from-the-woods-remedy = Expedition
text-event-howling-from-the-woods-reward = Requires Fire. The top card of the hunting deck goes to its bottom. The one who acts gets 1 determination.
text-event-howling-from-the-woods-threat = The first player fights the top beast of the hunting deck, if there is one.

card-event-jaguar = Jaguar
text-event-jaguar-event = Each character takes 1 wound.
text-event-jaguar-remedy = Hunt the Beast
text-event-jaguar-reward = Requires weapon 2 or more. There is no reward.
text-event-jaguar-threat = Each character takes 1 wound.

card-event-landslide = Landslide
text-event-landslide-event = The camp moves to a neighbouring tile of the players’ choice. If there is none, each character takes 1 wound.
text-event-landslide-remedy = Securing the Camp
text-event-landslide-reward = Requires the Shovel. The one who acts gets 1 determination.
text-event-landslide-threat = There is no production in this round.

card-event-loss-of-hope = Loss of Hope
text-event-loss-of-hope-event = In this round the first player can only build, arrange the camp and rest, and helps nobody with anything else.
text-event-loss-of-hope-remedy = Rest
text-event-loss-of-hope-reward = The one who acts gets 1 determination.
text-event-loss-of-hope-threat = Morale falls by 2.

card-event-memories-of-the-cruise = Memories of the Cruise
text-event-memories-of-the-cruise-event = Morale falls by 1.
text-event-memories-of-the-cruise-remedy = Shanty
text-event-memories-of-the-cruise-reward = Takes 2 pawns. The one who acts gets 2 determination. Morale rises by 1.
text-event-memories-of-the-cruise-threat = Each character discards 1 determination.

card-event-mess-in-the-camp = Mess in the Camp
text-event-mess-in-the-camp-event = A time-consuming token goes into the arrange camp space: the next camp arrangement takes 1 pawn more.
text-event-mess-in-the-camp-remedy = Putting Things in Order
text-event-mess-in-the-camp-reward = The one who acts gets 1 determination.
text-event-mess-in-the-camp-threat = Each character discards 1 determination.

card-event-mist = Mist
text-event-mist-event = A time-consuming token goes into the explore space: the next explore action takes 1 pawn more.
text-event-mist-remedy = Searching for the Old Trail
text-event-mist-reward = The one who acts gets 1 determination.
text-event-mist-threat = A time-consuming token goes into the explore space and an adventure token on the explore deck.

card-event-natural-dam-breaks = Natural Dam Breaks
text-event-natural-dam-breaks-event = In this round production gives 1 wood more and no food. An adventure token goes on the explore deck.
text-event-natural-dam-breaks-remedy = Protection
text-event-natural-dam-breaks-reward = Requires the Shovel. The one who acts gets 1 determination.
text-event-natural-dam-breaks-threat = If possible, 2 items of the players’ choice, or the only one, are turned back to their invention sides, and their effects are undone.

card-event-night-attack = Night Attack
text-event-night-attack-event = Each character takes 1 wound. If possible, the players look at the top card of the hunting deck.
text-event-night-attack-remedy = In Search of a Beast
text-event-night-attack-reward = Requires weapon 3 or more. The top beast of the hunting deck is taken, whatever its strength: the weapon and the palisade fall by what its card says, then come its food, fur and other effects. The beast card is discarded.
text-event-night-attack-threat = If possible, the top card of the hunting deck is discarded.

card-event-night-howling = Night Howling
text-event-night-howling-event = A greater danger token goes into the hunt space: the next beast that is hunted has 1 more strength.
text-event-night-howling-remedy = Beast Hunting
text-event-night-howling-reward = Requires weapon 2 or more. The one who acts gets 1 determination.
text-event-night-howling-threat = The palisade falls by 1.

card-event-otters = Otters
text-event-otters-event = The nearest source of fish is covered with a black marker: it is exhausted. If there is none, each character takes 1 wound.
text-event-otters-remedy = Successful Hunting
text-event-otters-reward = Requires weapon 1 or more. The black marker is removed from that source.
text-event-otters-threat = The event of this card happens again.

card-event-poisoning = Poisoning
text-event-poisoning-event = Each character takes 1 wound.
text-event-poisoning-remedy = Draining Poison
text-event-poisoning-reward = Requires the Knife. The one who acts gets 1 determination. The weapon rises by 1.
text-event-poisoning-threat = Each character takes 1 wound.

card-event-precipice = Precipice
text-event-precipice-event = If possible, a tile next to the camp, of the players’ choice, is turned face down: it is inaccessible.
text-event-precipice-remedy = Building a Bridge
text-event-precipice-reward = Costs 2 wood. That tile is turned face up again. The one who acts gets 3 determination.
text-event-precipice-threat = Nothing happens.

card-event-predator-in-the-vicinity = Predator in the Vicinity
text-event-predator-in-the-vicinity-event = In the weather phase of this round the die of the hungry animals is rolled.
text-event-predator-in-the-vicinity-remedy = Chasing Off the Predator
text-event-predator-in-the-vicinity-reward = Requires weapon 2 or more. The one who acts gets 1 determination.
text-event-predator-in-the-vicinity-threat = In the weather phase of this round the die of the hungry animals is rolled.

card-event-predator-is-near = Predator Is Near
text-event-predator-is-near-event = The nearest source of parrots is covered with a black marker: it is exhausted. If there is none, each character takes 1 wound.
text-event-predator-is-near-remedy = Fight for Food
text-event-predator-is-near-reward = Requires weapon 2 or more. The black marker is removed from that source. The one who acts gets 1 determination.
text-event-predator-is-near-threat = An adventure token goes on the explore deck and another on the gather deck.

card-event-predators = Predators
text-event-predators-event = The nearest source of food is covered with a black marker: it is exhausted. If there is none, each character takes 1 wound.
text-event-predators-remedy = Fight
text-event-predators-reward = Takes 2 pawns. Requires weapon 2 or more. The black marker is removed from that source. The one who acts gets 1 determination.
text-event-predators-threat = The event of this card happens again.

card-event-predators-in-the-woods = Predators in the Woods
text-event-predators-in-the-woods-event = A greater danger token goes into the explore space: whoever explores next takes 1 wound unless the weapon is at 1 or more.
text-event-predators-in-the-woods-remedy = Searching for a Predator
text-event-predators-in-the-woods-reward = Requires weapon 1 or more. The one who acts gets 1 determination. The greater danger token is removed from the explore space.
text-event-predators-in-the-woods-threat = Each character takes 1 wound. The greater danger token is removed from the explore space.

card-event-raging-river = Raging River
text-event-raging-river-event = In this round production gives only half: wood and food are counted together and rounded down, and the players choose what they take.
text-event-raging-river-remedy = Building a Moat
text-event-raging-river-reward = Requires the Shovel. The one who acts gets 1 determination.
text-event-raging-river-threat = There is no production in this round.

card-event-rain = Rain
text-event-rain-event = A rain cloud token goes into the weather space.
text-event-rain-remedy = Stronger Roof
text-event-rain-reward = Costs 1 fur. The one who acts gets 1 determination.
text-event-rain-threat = A rain cloud token goes into the weather space.

card-event-ravenous-predators = Ravenous Predators
text-event-ravenous-predators-event = A greater danger token goes into the hunt space: the next beast that is hunted has 1 more strength.
text-event-ravenous-predators-remedy = Chasing Out the Animals
text-event-ravenous-predators-reward = Requires Fire. The one who acts gets 1 determination.
text-event-ravenous-predators-threat = The palisade falls by 1.

card-event-ravishing-hurricane = Ravishing Hurricane
text-event-ravishing-hurricane-event = If possible, all sources of one tile next to the camp, of the players’ choice, are covered with black markers: they are exhausted.
text-event-ravishing-hurricane-remedy = Rediscovering the Sources
text-event-ravishing-hurricane-reward = Requires the Shovel. The black markers are removed from those sources. The one who acts gets 1 determination.
text-event-ravishing-hurricane-threat = Nothing happens.

card-event-ravishing-windstorm = Ravishing Windstorm
text-event-ravishing-windstorm-event = The weapon falls by 2, or to 0 if it is lower than that.
text-event-ravishing-windstorm-remedy = New Weapon
text-event-ravishing-windstorm-reward = The weapon rises by 1. The one who acts gets 1 determination.
text-event-ravishing-windstorm-threat = Nothing happens.

card-event-rough-passage = Rough Passage
text-event-rough-passage-event = If possible, the players cover the hills of one tile with a black marker: this terrain counts as unexplored there.
text-event-rough-passage-remedy = Establishing New Path
text-event-rough-passage-reward = The one who acts gets 1 determination. The black marker is removed from that terrain.
text-event-rough-passage-threat = If possible, the players cover the hills of one tile with a black marker: this terrain counts as unexplored there.

card-event-searching-for-a-new-path = Searching for a New Path
text-event-searching-for-a-new-path-event = A reroll token goes into the explore space: the next success rolled there is rolled again.
text-event-searching-for-a-new-path-remedy = Exploring New Routes
text-event-searching-for-a-new-path-reward = The one who acts gets 1 determination.
text-event-searching-for-a-new-path-threat = An adventure token goes on the explore deck and another on the gather deck.

card-event-sleepless-night = Sleepless Night
text-event-sleepless-night-event = A reroll token goes into each of the build, gather and explore spaces: the next success rolled for each of these actions is rolled again.
text-event-sleepless-night-remedy = Rest
text-event-sleepless-night-reward = The one who acts gets 1 determination.
text-event-sleepless-night-threat = An adventure token goes on the explore deck and another on the gather deck.

card-event-slow-work = Slow Work
text-event-slow-work-event = An extra wood token goes into the build space: the next build action that costs wood takes 1 wood more.
text-event-slow-work-remedy = Rest
text-event-slow-work-reward = The one who acts gets 1 determination.
text-event-slow-work-threat = An extra wood token goes into the build space: the next build action that costs wood takes 1 wood more.

card-event-smoke-on-the-horizon = Smoke on the Horizon
text-event-smoke-on-the-horizon-event = If possible, the players cover the plains of one tile with a black marker: this terrain counts as unexplored there.
text-event-smoke-on-the-horizon-remedy = Putting Out the Fire
text-event-smoke-on-the-horizon-reward = The one who acts gets 1 determination. The black marker is removed from that terrain.
text-event-smoke-on-the-horizon-threat = If possible, the players cover the plains of one tile with a black marker: this terrain counts as unexplored there.

card-event-storm = Storm
text-event-storm-event = A storm token goes into the weather space.
text-event-storm-remedy = Strengthening the Camp
text-event-storm-reward = Costs 1 wood or requires the Shovel. The one who acts gets 1 determination.
text-event-storm-threat = The palisade falls by 1.

card-event-storm-damage = Storm Damage
text-event-storm-damage-event = The roof or the palisade, as the players choose, loses half its levels; the loss is rounded down.
text-event-storm-damage-remedy = Repair
text-event-storm-damage-reward = Costs 1 wood. The roof or the palisade, as the players choose, rises by 1, if there is a shelter.
text-event-storm-damage-threat = The roof or the palisade falls by 1, as the players choose.
way-event-storm-damage-halve-roof = Halve the roof
way-event-storm-damage-halve-palisade = Halve the palisade
way-event-storm-damage-raise-roof = Raise the roof by 1
way-event-storm-damage-raise-palisade = Raise the palisade by 1
way-event-storm-damage-lower-roof = Lower the roof by 1
way-event-storm-damage-lower-palisade = Lower the palisade by 1

card-event-stroke-of-fate = Stroke of Fate
text-event-stroke-of-fate-event = The threat effects of the cards in the threat spaces take place, from left to right; then those cards are discarded.
text-event-stroke-of-fate-remedy = Reassuring Rest
text-event-stroke-of-fate-reward = The one who acts gets 3 determination.
text-event-stroke-of-fate-threat = Each character discards 1 determination.

card-event-strong-wind = Strong Wind
text-event-strong-wind-event = A time-consuming token goes into the build space: the next build action takes 1 pawn more.
text-event-strong-wind-remedy = Tool Maintenance
text-event-strong-wind-reward = The one who acts gets 1 determination.
text-event-strong-wind-threat = If possible, 1 item of the players’ choice is turned back to its invention side, and its effect is undone.

card-event-sunny-beach = Sunny Beach
text-event-sunny-beach-event = Nothing happens.
text-event-sunny-beach-remedy = A Suspiciously Quiet Morning
text-event-sunny-beach-reward = Takes 2 pawns. Each character gets 1 determination.
text-event-sunny-beach-threat = Each character discards 1 determination.

card-event-termites = Termites
text-event-termites-event = If possible, 1 wood is discarded.
text-event-termites-remedy = Pest Control
text-event-termites-reward = Requires Fire. The one who acts gets 1 determination.
text-event-termites-threat = If possible, 1 wood is discarded.

card-event-the-island-fights-back = The Island Fights Back
text-event-the-island-fights-back-event = The book effect of the scenario takes place once more.
text-event-the-island-fights-back-remedy = Rescue
text-event-the-island-fights-back-reward = The one who acts gets 1 determination.
text-event-the-island-fights-back-threat = The book effect of the scenario takes place.

card-event-thunderstorm = Thunderstorm
text-event-thunderstorm-event = The nearest source of wood is covered with a black marker: it is exhausted. If there is none, each character takes 1 wound.
text-event-thunderstorm-remedy = Subdue the Fire
text-event-thunderstorm-reward = Requires the Shovel. The black marker is removed from that source.
text-event-thunderstorm-threat = The event of this card happens again.

card-event-unusually-cold-night = Unusually Cold Night
text-event-unusually-cold-night-event = As the players choose: 2 wood are discarded, or each character takes 1 wound.
text-event-unusually-cold-night-remedy = Warming Up
text-event-unusually-cold-night-reward = Costs 1 wood or 1 fur. The one who acts gets 1 determination.
text-event-unusually-cold-night-threat = Each character takes 1 wound.
way-event-unusually-cold-night-discard-wood = Discard 2 wood
way-event-unusually-cold-night-wounds = Take 1 wound each

card-event-vertigo = Vertigo
text-event-vertigo-event = The first player has only 1 pawn in this round.
text-event-vertigo-remedy = Rest
text-event-vertigo-reward = The one who acts gets 1 determination.
text-event-vertigo-threat = Each character discards 1 determination.

card-event-weakness = Weakness
text-event-weakness-event = The first player cannot use abilities in this round.
text-event-weakness-remedy = Rest
text-event-weakness-reward = The one who acts gets 1 determination.
text-event-weakness-threat = The first player cannot use abilities in this round.

card-event-winter-depression = Winter Depression
text-event-winter-depression-event = Morale falls by 1.
text-event-winter-depression-remedy = Warming Up
text-event-winter-depression-reward = Costs 1 food. The one who acts gets 1 determination.
text-event-winter-depression-threat = Each character discards 1 determination.

card-event-wrecked-balloon = Wrecked Balloon
text-event-wrecked-balloon-event = Morale falls by 1.
text-event-wrecked-balloon-remedy = Search
text-event-wrecked-balloon-reward = The one who acts draws mysteries until 1 treasure is found.
text-event-wrecked-balloon-threat = Nothing happens.
