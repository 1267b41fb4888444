"""How the terminal tells what happens in Tranquility."""

from ....kernel import Event
from ..contract import Telling

COUNTS = frozenset(["drew", "discarded"])
"""They tell how many cards it were; whoever's cards they are is told which."""


def untold(event: Event, seat: int | None) -> bool:
    return event.kind in COUNTS and event.args["seat"] == seat


TELLING = Telling(parting=frozenset(["discarded-cards"]), untold=untold)
