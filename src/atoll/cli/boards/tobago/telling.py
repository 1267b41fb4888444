"""How what happens on the island is told."""

from collections.abc import Mapping

from ....texts import Texts
from ..contract import Telling
from .signs import GAZES

CHAPTERS = frozenset(["turn", "clue", "dug", "shown", "curse", "shared", "appeared"])
CHATTER = frozenset(
    [
        "placed",
        "faced",
        "parked",
        "turn",
        "drew",
        "drove",
        "looked",
        "appeared",
        "statues-turned",
        "clues-shuffled",
        "passed",
    ]
)
GREAT = frozenset(["dug", "accepted", "curse", "cursed", "warded-off"])


def gloss(key: str, args: Mapping[str, object], texts: Texts) -> str:
    """The arrow that a direction is on this map."""
    return next((arrow for way, arrow in GAZES.items() if way == args.get("direction")), "")


TELLING = Telling(CHAPTERS, CHATTER, GREAT, gloss=gloss)
