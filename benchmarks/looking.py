"""What it costs to look at all that could be answered, and not only at what a game waits for."""

from collections.abc import Mapping

from .measuring import Maker
from .ours import GAMES, random_play

LOOKED_AT = (
    "lifeboats, 3 seats",
    "lifeboats, 6 seats",
    "overboard, 4 seats",
    "overboard, 6 seats",
    "robinson, 4 seats",
)
"""The games in which something may be done at any time."""


def contenders() -> dict[str, Maker]:
    """Random play of each of these games, blindly and looking before each answer."""
    blindly: dict[str, Maker] = {name: (random_play, GAMES[name]) for name in LOOKED_AT}
    looking: dict[str, Maker] = {
        _looking(name): (random_play, (*GAMES[name], True)) for name in LOOKED_AT
    }
    return blindly | looking


def _looking(name: str) -> str:
    return f"{name}, looking"


def ratios(measured: Mapping[str, float]) -> dict[str, float]:
    """By game, how many times as long it takes if somebody looks."""
    return {name: measured[name] / measured[_looking(name)] for name in LOOKED_AT}
