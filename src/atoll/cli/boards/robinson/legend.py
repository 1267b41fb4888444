"""What the signs on the board of Robinson Crusoe mean."""

from collections.abc import Iterator

from .reckoning import odds
from .signs import (
    ASH,
    AWAITED,
    CAMP,
    CLOSED,
    CROSS,
    DETERMINATION,
    EXHAUSTED,
    FIRST,
    FOG,
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
    TRAP,
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
    f"{TOTEM}{FREE}2/3": "site",
    TIME: "time",
    FOG: "fog",
    ASH: "ash",
    PERIL: "danger",
    SHORTCUT: "shortcut",
    CROSS: "cross",
    TRAP: "trap",
    CLOSED: "closed",
    SCAR: "scar",
    OUTSIDE: "outside",
    "T1": "chosen",
}
"""The most useful first."""


def legend(signs: Signs) -> Iterator[str]:
    for sign, meaning in MEANINGS.items():
        yield f"{sign} {signs.say(f'board-sign-{meaning}')}"
