"""Atoll: shipwreck and island board games as a fast, typed rules engine.

import atoll
game = atoll.game("tranquility")
state = game.setup(seats=3, seed=7, options={"monsters": 3})
while state.decisions:
    decision = state.decisions[0]
    game.answer(state, decision.seat, decision.options[0].text)
game.outcome(state)
"""

from . import bots, record
from .games import game, games
from .kernel import BadOptions, BadRecord, BadSave, IllegalAnswer
from .match import Match

__version__ = "0.1.0"

__all__ = [
    "BadOptions",
    "BadRecord",
    "BadSave",
    "IllegalAnswer",
    "Match",
    "bots",
    "game",
    "games",
    "record",
]
