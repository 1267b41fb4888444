# A game that is on its way: its island on the chart.

game-name = Robinson Crusoe
game-author = A game by Ignacy Trzewiczek
game-line = Build, explore and stay alive together, day by day, before the island has had enough of you.
game-facts = 1–4 · together · 90 min
