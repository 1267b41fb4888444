"""What the signs on the board of Robinson Crusoe mean."""

from collections.abc import Iterator

from .reckoning import odds
from .signs import (
    AWAITED,
    CAMP,
    CLOSED,
    DETERMINATION,
    EXHAUSTED,
    FIRST,
    FREE,
    MORE,
    OUTSIDE,
    PERIL,
    PLACED,
    READY,
    SCAR,
    SHELTER,
    SHORTCUT,
    TIME,
    TOTEM,
    Signs,
)

MEANINGS = {
    "3/13": "wounds",
    DETERMINATION: "determination",
    FREE: "pawn",
    PLACED: "placed",
    f"{FREE}1/2": "sizes",
    odds("explore"): "odds",
    FIRST: "first",
    AWAITED: "awaited",
    READY: "ready",
    CAMP: "camp",
    "1+2": "rations",
    EXHAUSTED: "exhausted",
    MORE: "more",
    SHELTER: "shelter",
    TOTEM: "totem",
    TIME: "time",
    PERIL: "danger",
    SHORTCUT: "shortcut",
    CLOSED: "closed",
    SCAR: "scar",
    OUTSIDE: "outside",
    "T1": "chosen",
}
"""The most useful first."""


def legend(signs: Signs) -> Iterator[str]:
    for sign, meaning in MEANINGS.items():
        yield f"{sign} {signs.say(f'board-camp-sign-{meaning}')}"
