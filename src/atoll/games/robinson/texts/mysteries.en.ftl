# Treasures.

card-mystery-amulet-with-portrait = Amulet with a Portrait of a Beautiful Lady
text-mystery-amulet-with-portrait = Two arrows, on one character’s sheet or on two, no longer cost morale for the rest of the game.

card-mystery-antique-rapier = Antique Rapier
text-mystery-antique-rapier = Weapon +2.

card-mystery-backpack = Backpack
text-mystery-backpack = Is kept. It serves one character a round: each explore action of this character also brings 2 discovery tokens, of which 1 is kept and the other discarded, even if the action fails.

card-mystery-barrel = Barrel
text-mystery-barrel = Is kept. Once, at night, each character and Friday may heal 1 wound. From then on it holds up to 2 food that does not spoil at night.

card-mystery-blankets = Blankets
text-mystery-blankets = Are kept for three uses. Each use, in the weather phase: ignore 1 snow cloud.

card-mystery-bottle-of-wine = Bottle of Wine
text-mystery-bottle-of-wine = Is kept for one use, at night: heal 2 wounds of one character or 1 wound each of two.

card-mystery-boxes = Boxes
text-mystery-boxes = Are kept. Food does not spoil at night.

card-mystery-candles = Candles
text-mystery-candles = Are kept. They give two brown pawns, each for one build action.

card-mystery-captain-stones-spyglass = Captain Stone’s Spyglass
text-mystery-captain-stones-spyglass = The top three island tiles are turned up and put back face up in any order.

card-mystery-cave-with-furs = Cave with Furs
text-mystery-cave-with-furs = 2 fur.

card-mystery-ceremonial-bowl = Ceremonial Bowl
text-mystery-ceremonial-bowl = Until this card comes back, whoever found it has to reroll the success die once in each action in which it shows success. The card goes into the event deck.
text-mystery-ceremonial-bowl-lower = Overcoming the Curse
text-mystery-ceremonial-bowl-event = Whoever found the bowl no longer has to reroll successes.

card-mystery-compass = Compass
text-mystery-compass = Is kept. It gives a green pawn for one explore action in every round.

card-mystery-crocks = Crocks
text-mystery-crocks = The Pot is built for free.

card-mystery-gold = Gold!
text-mystery-gold = It is of no use here.

card-mystery-hammock = Hammock
text-mystery-hammock = Is kept. Whoever rests heals 1 wound as usual and gets 1 determination as well. It does not combine with the Bed and does not serve Friday.

card-mystery-hatchet = Hatchet
text-mystery-hatchet = Is kept. The camp tile gets an extra wood token, which moves with the camp. If the new tile has such a token already, the one that would come and this card are discarded.

card-mystery-helmet = Helmet
text-mystery-helmet = Is kept. It serves one character a round, who may ignore 1 wound in each fight with a beast, also with a hungry one in the weather phase.

card-mystery-herbal-mixture = Herbal Mixture
text-mystery-herbal-mixture = Is kept for one use: look at the top card of the event deck, or instead at the beast that waits beside it.

card-mystery-old-clothes = Old Clothes
text-mystery-old-clothes = Are kept. Once a round, in the weather phase, 1 snow cloud may count as a rain cloud.

card-mystery-old-map = Old Map
text-mystery-old-map = 1 determination for each character and for Friday.

card-mystery-old-rifle = Old Rifle
text-mystery-old-rifle = Is kept for one use: temporary weapon +3, for one fight or wherever a weapon is asked for.

card-mystery-protective-amulet = Protective Amulet
text-mystery-protective-amulet = Is kept for one use: remove one token or one marker from a tile or a space of the island.

card-mystery-ropes = Ropes
text-mystery-ropes = Palisade +1 or roof +1, with a shelter.
way-mystery-ropes-palisade = Raise the palisade by 1
way-mystery-ropes-roof = Raise the roof by 1

card-mystery-saber = Saber
text-mystery-saber = Is kept. It gives one character a round temporary weapon +3 in any number of fights, for 1 wound in each. Against a hungry beast in the weather phase it protects everybody.

card-mystery-treasure-map = Treasure Map
text-mystery-treasure-map = Is kept for one use: an explore action on this card with 2 pawns, which succeeds for sure. Whoever acts draws mysteries, up to 2 treasures.

card-mystery-whip = Whip
text-mystery-whip = Weapon +1. The card is kept: one character a round may ignore one trap while drawing mysteries. The trap counts as carried out.

# Traps.

card-mystery-blowgun = Blowgun
text-mystery-blowgun = Whoever draws has only one pawn in the next round.

card-mystery-blunt-spear = Blunt Spear
text-mystery-blunt-spear = 2 wounds.

card-mystery-collapse = Collapse
text-mystery-collapse = No more mysteries are drawn.

card-mystery-confused = Confused
text-mystery-confused = In the next round, whoever draws has to reroll each success once when building, gathering and exploring. Even if success is sure, the success die is rolled, and a success of it rerolled.

card-mystery-net = Net
text-mystery-net = No more mysteries are drawn. Whoever draws spends the night outside the camp.

card-mystery-poisonous-spores = Poisonous Spores
text-mystery-poisonous-spores = 1 wound. Without the Medicine, each character and Friday also take 1 wound in the coming night; if whoever draws spends it outside the camp, nobody else does.

card-mystery-sharp-blade = Sharp Blade
text-mystery-sharp-blade = 2 wounds.

card-mystery-snare = Snare
text-mystery-snare = The weapon falls by 2, if possible.

card-mystery-spider-web = Spider Web
text-mystery-spider-web = 1 wound. Without the Medicine the card is kept, and whoever draws takes 1 wound every night until the Medicine is built.

card-mystery-strange-disease = Strange Disease
text-mystery-strange-disease = Black markers, two for each player, are distributed at will among the characters and Friday. Each is 1 wound in the coming night, and then it goes. Whoever draws and spends that night outside the camp takes two of them, and nobody else any.

card-mystery-terrible-scream = Terrible Scream
text-mystery-terrible-scream = Whoever draws loses all determination.

card-mystery-trapdoor = Trapdoor
text-mystery-trapdoor = The treasures found in this action are lost.

card-mystery-unfortunate-adventure = Unfortunate Adventure
text-mystery-unfortunate-adventure = The book effect of the scenario comes.

# Monsters.

card-mystery-a-shiny-jewel = A Shiny Jewel
text-mystery-a-shiny-jewel = In the coming night each character takes 1 wound. If whoever draws spends that night outside the camp, it happens in the night of the next round.

card-mystery-bats = Bats
text-mystery-bats = Whoever draws discards 1 determination or takes 1 wound.
way-mystery-bats-determination = Discard 1 determination
way-mystery-bats-wound = Take 1 wound

card-mystery-big-ape = Big Ape
text-mystery-big-ape = The card goes into the event deck.
text-mystery-big-ape-lower = Demon of the Night
text-mystery-big-ape-event = The first player fights: strength 4. The team gains 2 fur.

card-mystery-bite = Bite
text-mystery-bite = 1 wound.

card-mystery-furious-tiger = Furious Tiger
text-mystery-furious-tiger = A fight: strength 4.

card-mystery-giant-snake = Giant Snake
text-mystery-giant-snake = Whoever draws loses all determination. No more mysteries are drawn.

card-mystery-gorilla = Gorilla
text-mystery-gorilla = 2 wounds. The card goes into the event deck.
text-mystery-gorilla-lower = Gorilla in the Camp
text-mystery-gorilla-event = The weapon falls by 2.

card-mystery-gremlins = Gremlins
text-mystery-gremlins = A fight: strength 2. The card goes into the event deck.
text-mystery-gremlins-lower = The Gremlins Hunted You Down
text-mystery-gremlins-event = The first player fights: strength 3. The card goes back into the event deck.

card-mystery-savage = Savage
text-mystery-savage = The weapon falls to 0. The card goes into the event deck.
text-mystery-savage-lower = Unsuccessful Hunting
text-mystery-savage-event = The first player draws mysteries until 1 treasure is found.

card-mystery-scorpion = Scorpion
text-mystery-scorpion = 3 wounds, unless there is the Medicine.

card-mystery-snake = Snake
text-mystery-snake = 2 wounds.

card-mystery-spiders = Spiders
text-mystery-spiders = Whoever draws discards 2 determination.

card-mystery-unleashed-beast = Unleashed Beast
text-mystery-unleashed-beast = The top card of the hunting deck is discarded, if possible.
