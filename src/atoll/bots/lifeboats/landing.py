"""Landing: how likely a boat gets ashore before it sinks.

Each vote that concerns the boat is either a step towards the shore or a leak. How likely the one is
rather than the other depends on the boat's backing: how much of what the players have afloat sits
in it.
"""

from functools import cache
from math import exp

from ...games.lifeboats.facts import SEATS_IN_A_BOAT

LEVELS = 20
"""Chances are worked out in steps of one twentieth."""
PULL_OF_BACKING = 2.0
"""How strongly backing turns votes into moves: the logarithm of the odds, for all that a player has
afloat."""
STAYS_TOGETHER = 0.85
"""The chance that a boat that can spare nobody is not left by somebody before its next vote."""


def level_of(backing: float) -> int:
    """The level of the chance that the next vote on a boat with this backing moves it."""
    return round(LEVELS / (1.0 + exp(-PULL_OF_BACKING * backing)))


def share_saved(to_shore: int, leaks: int, people: int, level: int) -> float:
    """Which share of its people a boat is expected to bring ashore."""
    return _saved(to_shore, leaks, people, level) / people if people else 0.0


@cache
def _saved(to_shore: int, leaks: int, people: int, level: int) -> float:
    """How many people land, counting those who make room for leaks as lost."""
    if leaks > people:
        return 0.0
    if not to_shore:
        return float(people)
    full = leaks + people == SEATS_IN_A_BOAT
    moved = _saved(to_shore - 1, leaks, people, level)
    leaked = _saved(to_shore, leaks + 1, people - full, level)
    chance = level / LEVELS
    saved = chance * moved + (1.0 - chance) * leaked
    return saved * STAYS_TOGETHER if leaks == people else saved
