"""Black markers: what they cover on tiles and spaces."""

from collections.abc import Iterator

from ..decks.notes import note
from ..facts import SPACES
from ..state import Camp
from .tiles import name


def markers(camp: Camp) -> Iterator[str]:
    """All of them, such as ``t1-left``."""
    for place, space in zip(SPACES, camp.spaces, strict=False):
        yield from [f"{place}-{word}" for word in space.covered]


def cover(camp: Camp, at: int, part: str) -> None:
    """The card that has brought a marker remembers it."""
    camp.spaces[at].covered.append(part)
    note(camp, f"{name(at)}-{part}")
    camp.tell("covered", space=name(at), part=part)


def uncover(camp: Camp, at: int, part: str) -> None:
    lift(camp, at, part)
    camp.tell("uncovered", space=name(at), part=part)


def lift(camp: Camp, at: int, part: str) -> None:
    """A marker goes along with what it has covered."""
    camp.spaces[at].covered.remove(part)


def lift_all(camp: Camp, at: int) -> None:
    camp.spaces[at].covered.clear()
