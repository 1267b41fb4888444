"""Our server beside a boardgame.io one: the same traffic, on one core each, in the same run.

Where the two cannot be quite alike, boardgame.io has the easier part: it keeps nothing on disk,
its updates are no longer than ours, it need not list legal answers, and its players stay connected
from one game to the next. Both are played on, game after game, by one driver (``driver.mjs``).
"""
