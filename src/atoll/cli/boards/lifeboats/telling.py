"""How what happens at sea is told."""

from ..contract import Telling

CHAPTERS = frozenset(
    [
        "round",
        "vote-leak",
        "vote-overboard",
        "vote-move",
        "captain",
        "hats-cancel",
        "only-hats",
        "tie",
        "leak",
        "overboard",
        "sank",
        "moved",
        "landed",
        "landed-empty",
        "left",
        "climbed",
        "drowned",
    ]
)

TELLING = Telling(CHAPTERS)
