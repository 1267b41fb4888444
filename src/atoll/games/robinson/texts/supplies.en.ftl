card-supply-bible = Bible
text-supply-bible = Whoever arranges the camp also gets 1 determination and heals 1 wound.

card-supply-biscuits = Biscuits
text-supply-biscuits = 1 non-perishable food, at any time.

card-supply-empty-bottle = Empty Bottle
text-supply-empty-bottle = Weapon +1, at any time.

card-supply-flask-of-rum = Flask of Rum
text-supply-flask-of-rum = Heal 1 wound, at night.

card-supply-hammer-and-nails = Hammer & Nails
text-supply-hammer-and-nails = A brown pawn for one build action.

card-supply-pipe-and-tobacco = Pipe & Tobacco
text-supply-pipe-and-tobacco = 2 determination for one character, at any time.

card-supply-pistol = Pistol
text-supply-pistol = Temporary weapon +3, for one fight or wherever a weapon is asked for.

card-supply-storm-glass = Storm-Glass
text-supply-storm-glass = The weather dice of this round are rolled before the action phase. What they show comes in the weather phase.
