"""Questions about boats. Nothing here changes them."""

from .facts import BLACK, SEATS_IN_A_BOAT, owner
from .state import Boat, Waters


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
