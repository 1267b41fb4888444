"""Questions about boats. Nothing here changes them."""

from collections.abc import Sequence
from typing import Literal

from .facts import BLACK, MOST_SEATS, SEATS_IN_A_BOAT, officer, owner, sailor
from .state import Boat, Waters

PEOPLE_OF = [(sailor(seat), officer(seat)) for seat in range(MOST_SEATS)]
"""By seat, one of each rank."""
NextLeak = Literal["leak", "full", "sinks"]
"""What a further leak does to a boat: it takes a free seat, or somebody's, or is one too many."""


def colours(waters: Waters) -> list[int]:
    """The boats in play, the black one last."""
    return [*range(waters.seats), BLACK]


def free_seats(boat: Boat) -> int:
    return SEATS_IN_A_BOAT - len(boat.crew) - boat.leaks


def with_room(waters: Waters) -> tuple[int, ...]:
    """The boats on the water that have a free seat."""
    boats = waters.boats
    return tuple([boat for boat in waters.afloat if free_seats(boats[boat]) > 0])


def seats_aboard(boat: Boat) -> tuple[int, ...]:
    """The seats that have people in a boat."""
    return tuple(dict.fromkeys([owner(person) for person in boat.crew]))


def of_seat(crew: Sequence[int], seat: int) -> tuple[int, ...]:
    """The people of a seat in a boat, one of each rank."""
    return tuple([person for person in PEOPLE_OF[seat] if person in crew])


def first_overboard(boat: Boat, seat: int) -> int:
    """Who of a seat's people in a boat has to go: an officer only if there is no sailor."""
    return of_seat(boat.crew, seat)[0]


def leaks_too_much(leaks: int, people: int) -> bool:
    return leaks > people


def next_leak(boat: Boat) -> NextLeak:
    is_full = free_seats(boat) == 0
    if leaks_too_much(boat.leaks + 1, len(boat.crew) - is_full):
        return "sinks"
    return "full" if is_full else "leak"
