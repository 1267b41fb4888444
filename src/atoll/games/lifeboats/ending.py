"""The end, and what the people ashore are worth."""

from ...kernel import Outcome
from .facts import ISLANDS, OFFICER_POINTS, SAILOR_POINTS, is_officer, owner
from .state import ON_DECK, Waters


def end_if_nobody_is_on_the_water(waters: Waters) -> None:
    if not waters.afloat:
        end(waters, "no-boats")
    elif not any(waters.boats[boat].crew for boat in waters.afloat):
        end(waters, "nobody-left")


def end(waters: Waters, reason: str) -> None:
    points = scores(waters)
    waters.end(Outcome(reason, tuple(points), winners(waters, points)))


def scores(waters: Waters) -> list[int]:
    """Each seat's points for the people who have landed."""
    points = [0] * waters.seats
    for boat in waters.boats:
        if boat.field != ON_DECK:
            island = ISLANDS[boat.field]
            for person in boat.crew:
                worth = OFFICER_POINTS if is_officer(person) else SAILOR_POINTS
                points[owner(person)] += worth[island]
    return points


def winners(waters: Waters, points: list[int]) -> tuple[int, ...]:
    """Most points win; among equals, whose own boat arrived first; else all of them."""
    tied = [seat for seat in range(waters.seats) if points[seat] == max(points)]
    arrived = [boat for boat in waters.arrivals if boat in tied]
    return tuple(arrived[:1] or tied)
