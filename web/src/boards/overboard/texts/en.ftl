# A game that is on its way: its island on the chart.

game-name = Overboard
game-author = A game by Jeffrey Siadek
game-line = Six castaways in one boat, and each of you loves one and hates another in secret.
game-facts = 4–6 · fights and secrets · 60 min
