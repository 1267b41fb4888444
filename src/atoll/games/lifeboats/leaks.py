"""A boat springs a leak; in a full one somebody goes overboard for it."""

from .atoms import spring_leak, throw_overboard
from .boats import free_seats
from .ending import end_if_nobody_is_on_the_water
from .state import HoldVote, Waters


def leak(waters: Waters, boat: int) -> None:
    if free_seats(waters.boats[boat]) > 0:
        take_seat(waters, boat)
    else:
        waters.push(HoldVote("overboard", boat))


def man_overboard(waters: Waters, boat: int, seat: int) -> None:
    throw_overboard(waters, boat, seat)
    take_seat(waters, boat)


def take_seat(waters: Waters, boat: int) -> None:
    spring_leak(waters, boat)
    end_if_nobody_is_on_the_water(waters)
