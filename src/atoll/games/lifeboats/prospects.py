"""What it would bring if a vote came to a colour."""

from typing import Literal

from msgspec import Struct

from .boats import first_overboard, leaks_too_much, next_leak
from .facts import COLOURS, ISLANDS, Island, Rank, rank
from .landing import field_for
from .state import Ballot, Boat, Settle, Waters

Brings = Literal[
    "leak", "full", "sinks", "drowns", "drowns-in-vain", "nearer", "lands", "lands-empty"
]
"""A leak takes a free seat, or somebody's, or is one too many; somebody drowns, and the boat floats
on or sinks all the same; a boat comes nearer to the shore, or lands there with its people or with
nobody aboard."""


class Prospect(Struct, frozen=True):
    """What the choice of a colour would bring."""

    colour: str
    brings: Brings
    leaks: int | None = None
    """So many leaks the boat would have then."""
    left: int | None = None
    """So many moves it would have to go then."""
    island: Island | None = None
    """Where its people would land."""
    rank: Rank | None = None
    """Who of the colour would drown."""


def prospect(waters: Waters, step: Ballot | Settle, colour: int) -> Prospect:
    """What it would bring if this vote came to a colour."""
    name, boats = COLOURS[colour], waters.boats
    if step.boat is not None:
        return _of_drowning(boats[step.boat], name, colour)
    if step.about == "leak":
        leaks = boats[colour].leaks
        return Prospect(name, next_leak(boats[colour]), leaks=leaks + 1)
    return _of_move(waters, name, boats[colour])


def _of_drowning(boat: Boat, name: str, colour: int) -> Prospect:
    """The leak takes the seat of whoever goes overboard."""
    leaks = boat.leaks + 1
    brings: Brings = "drowns-in-vain" if leaks_too_much(leaks, len(boat.crew) - 1) else "drowns"
    return Prospect(name, brings, leaks=leaks, rank=rank(first_overboard(boat, colour)))


def _of_move(waters: Waters, name: str, boat: Boat) -> Prospect:
    """An empty boat lands on no island."""
    left = boat.to_shore - 1
    if left > 0:
        return Prospect(name, "nearer", left=left)
    if not boat.crew:
        return Prospect(name, "lands-empty", left=left)
    return Prospect(name, "lands", left=left, island=ISLANDS[field_for(waters, boat)])
