"""What happens to boats and people. Each changes the state and tells what happened, together."""

from .boats import first_overboard, free_seats, leaks_too_much
from .facts import COLOURS, owner, rank
from .state import Waters


def seat_person(waters: Waters, person: int, boat: int) -> None:
    crew = waters.boats[boat].crew
    crew.append(person)
    crew.sort()


def drown(waters: Waters, person: int) -> None:
    """Somebody in the water goes under."""
    waters.drowned.append(person)
    waters.tell("drowned", seat=owner(person), rank=rank(person))


def throw_overboard(waters: Waters, boat: int, seat: int) -> None:
    """One of a seat's people in a boat drowns."""
    person = first_overboard(waters.boats[boat], seat)
    waters.boats[boat].crew.remove(person)
    waters.drowned.append(person)
    waters.tell("overboard", seat=seat, rank=rank(person), colour=COLOURS[boat])


def spring_leak(waters: Waters, boat: int) -> None:
    """A leak takes a free seat; if that makes more leaks than people, the boat sinks."""
    assert free_seats(waters.boats[boat]) > 0
    waters.boats[boat].leaks += 1
    waters.tell("leak", colour=COLOURS[boat], leaks=waters.boats[boat].leaks)
    sink_if_leaking_too_much(waters, boat)


def sink_if_leaking_too_much(waters: Waters, boat: int) -> None:
    sinking = waters.boats[boat]
    if leaks_too_much(sinking.leaks, len(sinking.crew)):
        waters.tell("sank", colour=COLOURS[boat], count=len(sinking.crew))
        waters.drowned += sinking.crew
        sinking.crew = []
        leave_the_water(waters, boat)


def leave_the_water(waters: Waters, boat: int) -> None:
    waters.afloat = tuple([each for each in waters.afloat if each != boat])
