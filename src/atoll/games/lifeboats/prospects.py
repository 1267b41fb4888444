"""What it would bring if a vote came to a colour; told with the answers."""

from collections.abc import Sequence
from functools import cache
from typing import Literal, NamedTuple

from .boats import next_leak, of_seat
from .facts import ISLANDS, Island, rank
from .landing import field_for
from .state import Ballot, Settle, Waters

Brings = Literal["leak", "full", "sinks", "drowns", "nearer", "lands", "lands-empty"]
"""A leak takes a free seat, or somebody's, or is one too many; somebody drowns; a boat comes
nearer to the shore, or lands there with its people or with nobody aboard."""


class Prospect(NamedTuple):
    """What the choice of a colour would bring."""

    colour: int
    brings: Brings
    leaks: int | None = None
    """So many leaks the boat would have then."""
    left: int | None = None
    """So many moves it would have to go then."""
    island: Island | None = None
    """Where its people would land."""
    people: tuple[int, ...] = ()
    """The people of the colour in the full boat, one of each rank: the first would drown."""

    @property
    def told(self) -> dict[str, str | int]:
        """What is told of an answer that chooses it."""
        told: dict[str, str | int] = {"brings": self.brings}
        if self.leaks is not None:
            told["leaks"] = self.leaks
        if self.left is not None:
            told["left"] = self.left
        if self.island is not None:
            told["island"] = self.island
        if self.people:
            told["rank"] = rank(self.people[0])
        return told


def prospects(
    waters: Waters, step: Ballot | Settle, colours: Sequence[int]
) -> tuple[Prospect, ...]:
    """What each of these colours would bring."""
    boats = waters.boats
    if step.boat is not None:
        crew = boats[step.boat]
        return tuple([_drowning(seat, of_seat(crew, seat)) for seat in colours])
    if step.about == "leak":
        return tuple([_leaking(each, boats[each].leaks, len(boats[each].crew)) for each in colours])
    return tuple([_moving(waters, each) for each in colours])


@cache
def _leaking(boat: int, leaks: int, people: int) -> Prospect:
    return Prospect(boat, next_leak(leaks, people), leaks=leaks + 1)


def _moving(waters: Waters, number: int) -> Prospect:
    boat = waters.boats[number]
    if boat.to_shore > 1:
        return _nearer(number, boat.to_shore - 1)
    return _landing(number, ISLANDS[field_for(waters, boat)] if boat.crew else None)


@cache
def _nearer(boat: int, left: int) -> Prospect:
    return Prospect(boat, "nearer", left=left)


@cache
def _landing(boat: int, island: Island | None) -> Prospect:
    """An empty boat lands on no island."""
    return Prospect(boat, "lands" if island else "lands-empty", left=0, island=island)


@cache
def _drowning(seat: int, people: tuple[int, ...]) -> Prospect:
    return Prospect(seat, "drowns", people=people)
