card-supply-bible = Bible
card-supply-bible-text = Whoever arranges the camp also gets 1 determination and heals 1 wound.

card-supply-biscuits = Biscuits
card-supply-biscuits-text = 1 non-perishable food, at any time.

card-supply-empty-bottle = Empty Bottle
card-supply-empty-bottle-text = Weapon +1, at any time.

card-supply-flask-of-rum = Flask of Rum
card-supply-flask-of-rum-text = Heal 1 wound, at night.

card-supply-hammer-and-nails = Hammer & Nails
card-supply-hammer-and-nails-text = A brown pawn for one build action.

card-supply-pipe-and-tobacco = Pipe & Tobacco
card-supply-pipe-and-tobacco-text = 2 determination for one character, at any time.

card-supply-pistol = Pistol
card-supply-pistol-text = Temporary weapon +3.

card-supply-storm-glass = Storm-Glass
card-supply-storm-glass-text = The weather dice of this round are rolled before the action phase. What they show comes in the weather phase.
