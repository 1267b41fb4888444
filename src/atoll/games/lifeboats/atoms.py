"""What happens to boats and people, and what is said. Each changes the state and tells it."""

from ...kernel import EventValue, statements
from .boats import first_overboard, free_seats, leaks_too_much
from .facts import COLOURS, owner, rank
from .state import Statement, Waters


def seat_person(waters: Waters, person: int, boat: int) -> None:
    crew = waters.boats[boat].crew
    crew.append(person)
    crew.sort()


def leave_boat(waters: Waters, person: int, boat: int) -> None:
    waters.boats[boat].crew.remove(person)


def drown(waters: Waters, person: int) -> None:
    """Somebody in the water goes under."""
    waters.drowned.append(person)
    waters.tell("drowned", seat=owner(person), rank=rank(person))


def throw_overboard(waters: Waters, boat: int, seat: int) -> None:
    """One of a seat's people in a boat drowns."""
    person = first_overboard(waters.boats[boat], seat)
    leave_boat(waters, person, boat)
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


# What is said.


def say(waters: Waters, said: Statement, **mentioned: EventValue) -> None:
    statements.say(waters, waters.said, said, said.kind, seat=said.seat, **mentioned)


def forget_words(waters: Waters) -> None:
    waters.said = []


def end_talk(waters: Waters) -> None:
    """The first player calls the vote."""
    waters.called = True
    waters.bind()
    waters.tell("called", seat=waters.first)


def go_on_talking(waters: Waters) -> None:
    """With the cards turned up everybody may speak again."""
    waters.called = False
