# Treasures.

card-mystery-amulet-with-portrait = Amulet with a Portrait of a Beautiful Lady
card-mystery-amulet-with-portrait-text = Two arrows, on one character’s sheet or on two, no longer cost morale for the rest of the game.

card-mystery-antique-rapier = Antique Rapier
card-mystery-antique-rapier-text = Weapon +2.

card-mystery-backpack = Backpack
card-mystery-backpack-text = Is kept. From the next round on it serves one character a round: each explore action of this character also brings 2 discovery tokens, of which 1 is kept and the other discarded, even if the action fails.

card-mystery-barrel = Barrel
card-mystery-barrel-text = Is kept. Once, at night, each character may heal 1 wound. From then on it holds up to 2 food that does not spoil at night.

card-mystery-blankets = Blankets
card-mystery-blankets-text = Are kept for three uses. Each use: ignore 1 snow cloud.

card-mystery-bottle-of-wine = Bottle of Wine
card-mystery-bottle-of-wine-text = Is kept for one use, at night: heal 2 wounds of one character or 1 wound each of two.

card-mystery-boxes = Boxes
card-mystery-boxes-text = Are kept. Food does not spoil at night.

card-mystery-candles = Candles
card-mystery-candles-text = Are kept. They give two brown pawns, each for one build action.

card-mystery-captain-stones-spyglass = Captain Stone’s Spyglass
card-mystery-captain-stones-spyglass-text = The top three island tiles are turned up and put back face up in any order.

card-mystery-cave-with-furs = Cave with Furs
card-mystery-cave-with-furs-text = 2 fur.

card-mystery-ceremonial-bowl = Ceremonial Bowl
card-mystery-ceremonial-bowl-text = From the next round on, whoever found it has to reroll the success die once in each action in which it shows success. The card goes into the event deck.
card-mystery-ceremonial-bowl-lower = Overcoming the Curse
card-mystery-ceremonial-bowl-event = Whoever found the bowl no longer has to reroll successes.

card-mystery-compass = Compass
card-mystery-compass-text = Is kept. It gives a green pawn for one explore action in every round.

card-mystery-crocks = Crocks
card-mystery-crocks-text = The Pot is built for free.

card-mystery-gold = Gold!
card-mystery-gold-text = It is of no use here.

card-mystery-hammock = Hammock
card-mystery-hammock-text = Is kept. Whoever rests heals 1 wound as usual and gets 1 determination as well. It does not combine with the Bed and does not serve Friday.

card-mystery-hatchet = Hatchet
card-mystery-hatchet-text = Is kept. The camp tile gets an extra wood token, which moves with the camp. If the new tile has such a token already, the one that would come and this card are discarded.

card-mystery-helmet = Helmet
card-mystery-helmet-text = Is kept. From the next round on it serves one character a round, who may ignore 1 wound in each fight with a beast.

card-mystery-herbal-mixture = Herbal Mixture
card-mystery-herbal-mixture-text = Is kept for one use: look at the top card of the event deck, or instead at the beast that waits beside it.

card-mystery-old-clothes = Old Clothes
card-mystery-old-clothes-text = Are kept. Once a round 1 snow cloud may count as a rain cloud.

card-mystery-old-map = Old Map
card-mystery-old-map-text = 1 determination for each character and for Friday.

card-mystery-old-rifle = Old Rifle
card-mystery-old-rifle-text = Is kept for one use: temporary weapon +3.

card-mystery-protective-amulet = Protective Amulet
card-mystery-protective-amulet-text = Is kept for one use: remove one token or one marker from a tile or a space of the island.

card-mystery-ropes = Ropes
card-mystery-ropes-text = Palisade +1 or roof +1, with a shelter.
card-mystery-ropes-way-palisade = Raise the palisade by 1
card-mystery-ropes-way-roof = Raise the roof by 1

card-mystery-saber = Saber
card-mystery-saber-text = Is kept. It gives one character a round temporary weapon +3 in any number of fights, for 1 wound in each.

card-mystery-treasure-map = Treasure Map
card-mystery-treasure-map-text = Is kept for one use: an explore action on this card with 2 pawns, which succeeds for sure. Whoever acts draws mysteries, up to 2 treasures.

card-mystery-whip = Whip
card-mystery-whip-text = Weapon +1. The card is kept: from the next round on, one character a round may ignore one trap while drawing mysteries. The trap counts as carried out.

# Traps.

card-mystery-blowgun = Blowgun
card-mystery-blowgun-text = Whoever draws has only one pawn in the next round.

card-mystery-blunt-spear = Blunt Spear
card-mystery-blunt-spear-text = 2 wounds.

card-mystery-collapse = Collapse
card-mystery-collapse-text = No more mysteries are drawn.

card-mystery-confused = Confused
card-mystery-confused-text = In the next round, whoever draws has to reroll each success once when building, gathering and exploring. Even if success is sure, the success die is rolled, and its result counts.

card-mystery-net = Net
card-mystery-net-text = No more mysteries are drawn. Whoever draws spends the night outside the camp.

card-mystery-poisonous-spores = Poisonous Spores
card-mystery-poisonous-spores-text = 1 wound. Without the Medicine, each character and Friday also take 1 wound in the coming night; if whoever draws spends it outside the camp, nobody else does.

card-mystery-sharp-blade = Sharp Blade
card-mystery-sharp-blade-text = 2 wounds.

card-mystery-snare = Snare
card-mystery-snare-text = The weapon falls by 2, if possible.

card-mystery-spider-web = Spider Web
card-mystery-spider-web-text = 1 wound. Without the Medicine the card is kept, and whoever draws takes 1 wound every night until the Medicine is built.

card-mystery-strange-disease = Strange Disease
card-mystery-strange-disease-text = Black markers, two for each player, are distributed at will among the characters and Friday. Each is 1 wound in the coming night, and then it goes. Whoever draws and spends that night outside the camp takes two of them, and nobody else any.

card-mystery-terrible-scream = Terrible Scream
card-mystery-terrible-scream-text = Whoever draws loses all determination.

card-mystery-trapdoor = Trapdoor
card-mystery-trapdoor-text = The treasures found in this action are lost.

card-mystery-unfortunate-adventure = Unfortunate Adventure
card-mystery-unfortunate-adventure-text = The book effect of the scenario comes.

# Monsters.

card-mystery-a-shiny-jewel = A Shiny Jewel
card-mystery-a-shiny-jewel-text = In the coming night each character takes 1 wound. If whoever draws spends that night outside the camp, it happens in the night of the next round.

card-mystery-bats = Bats
card-mystery-bats-text = Whoever draws discards 1 determination or takes 1 wound.
card-mystery-bats-way-determination = Discard 1 determination
card-mystery-bats-way-wound = Take 1 wound

card-mystery-big-ape = Big Ape
card-mystery-big-ape-text = The card goes into the event deck.
card-mystery-big-ape-lower = Demon of the Night
card-mystery-big-ape-event = The first player fights: strength 4. The team gains 2 fur.

card-mystery-bite = Bite
card-mystery-bite-text = 1 wound.

card-mystery-furious-tiger = Furious Tiger
card-mystery-furious-tiger-text = A fight: strength 4.

card-mystery-giant-snake = Giant Snake
card-mystery-giant-snake-text = Whoever draws loses all determination. No more mysteries are drawn.

card-mystery-gorilla = Gorilla
card-mystery-gorilla-text = 2 wounds. The card goes into the event deck.
card-mystery-gorilla-lower = Gorilla in the Camp
card-mystery-gorilla-event = The weapon falls by 2.

card-mystery-gremlins = Gremlins
card-mystery-gremlins-text = A fight: strength 2. The card goes into the event deck.
card-mystery-gremlins-lower = The Gremlins Hunted You Down
card-mystery-gremlins-event = The first player fights: strength 3. The card goes back into the event deck.

card-mystery-savage = Savage
card-mystery-savage-text = The weapon falls to 0. The card goes into the event deck.
card-mystery-savage-lower = Unsuccessful Hunting
card-mystery-savage-event = The first player draws mysteries, 1 treasure.

card-mystery-scorpion = Scorpion
card-mystery-scorpion-text = 3 wounds, unless there is the Medicine.

card-mystery-snake = Snake
card-mystery-snake-text = 2 wounds.

card-mystery-spiders = Spiders
card-mystery-spiders-text = Whoever draws discards 2 determination.

card-mystery-unleashed-beast = Unleashed Beast
card-mystery-unleashed-beast-text = The top card of the hunting deck is discarded, if possible.
