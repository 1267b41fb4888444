"""The end, and what the people ashore are worth."""

from ...kernel import Outcome
from .facts import ASHORE, ISLANDS, OFFICER_POINTS, PEOPLE, SAILOR_POINTS, is_officer, owner
from .state import ON_DECK, Boat, Waters

WORTH = [
    [(OFFICER_POINTS if is_officer(each) else SAILOR_POINTS)[island] for each in PEOPLE]
    for island in ISLANDS
]
"""By field of the beach, what each person scores there."""


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
    return [sum(points) for points in points_by_island(waters)]


def points_by_island(waters: Waters) -> list[list[int]]:
    """Each seat's points for the people who have landed, on one island after the other."""
    points = [[0] * len(ASHORE) for _ in range(waters.seats)]
    for boat in waters.boats:
        if boat.field != ON_DECK:
            place = ASHORE.index(ISLANDS[boat.field])
            for person in boat.crew:
                points[owner(person)][place] += WORTH[boat.field][person]
    return points


def points_on_field(waters: Waters, boat: Boat, field: int) -> list[int]:
    """What each seat gets for the people of a boat on a field of the beach."""
    points, worth = [0] * waters.seats, WORTH[field]
    for person in boat.crew:
        points[owner(person)] += worth[person]
    return points


def winners(waters: Waters, points: list[int]) -> tuple[int, ...]:
    """Most points win; among equals, whose own boat arrived first; else all of them."""
    tied = [seat for seat in range(waters.seats) if points[seat] == max(points)]
    arrived = [boat for boat in waters.arrivals if boat in tied]
    return tuple(arrived[:1] or tied)
