# A game that is on its way: its island on the chart.

game-name = Tobago
game-author = A game by Bruce Allen
game-line = Four maps grow, clue by clue, until each treasure has only one place left to hide.
game-facts = 2–4 · clues and treasure · 60 min
