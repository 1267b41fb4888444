"""Changing boats: out of one, and into another if there is a seat."""

from ...kernel import Decision, Message
from . import answers
from .atoms import drown, leave_boat, seat_person, sink_if_leaking_too_much
from .boats import with_room
from .ending import end_if_nobody_is_on_the_water
from .facts import COLOURS, MOST_SEATS, officer, owner, rank, sailor
from .state import Climb, ClimbInto, CountHeads, Jump, Leave, Swimmer, Waters, rules

LEAVE = tuple(Leave(seat) for seat in range(MOST_SEATS))
CLIMB, COUNT_HEADS = Climb(), CountHeads()
ASK_LEAVE, ASK_CLIMB = Message("ask-leave"), Message("ask-climb")


@rules.asks(Leave)
def choose_who_leaves(waters: Waters, step: Leave) -> tuple[Decision, ...]:
    """One person may leave each boat; who has nobody in the others is not asked."""
    left = [swimmer.left for swimmer in waters.swimmers]
    people = sailor(step.seat), officer(step.seat)
    options = []
    for number in waters.afloat:
        if number not in left:
            boat = waters.boats[number]
            leaks, crew = boat.leaks, boat.crew
            options += [
                answers.leave(person, number, leaks, len(crew) - 1)
                for person in people
                if person in crew
            ]
    return (Decision(step.seat, ASK_LEAVE, tuple(options)),) if options else ()


@rules.happens(Jump)
def jump(waters: Waters, step: Jump) -> None:
    person, boat = step.person, step.boat
    leave_boat(waters, person, boat)
    waters.swimmers.append(Swimmer(person, boat))
    if not waters.quiet:
        waters.tell("left", seat=owner(person), rank=rank(person), colour=COLOURS[boat])


@rules.asks(Climb)
def choose_boat(waters: Waters, step: Climb) -> tuple[Decision, ...]:
    """The last who left is the first to climb, and never back into the same boat."""
    if not waters.swimmers:
        return ()
    swimmer = waters.swimmers[-1]
    boats = [boat for boat in with_room(waters) if boat != swimmer.left]
    if not boats:
        return ()
    options = tuple([answers.CLIMB[boat] for boat in boats])
    return (Decision(owner(swimmer.person), ASK_CLIMB, options),)


@rules.happens(ClimbInto)
def climb_into(waters: Waters, step: ClimbInto) -> None:
    person = waters.swimmers.pop().person
    seat_person(waters, person, step.boat)
    if not waters.quiet:
        waters.tell("climbed", seat=owner(person), rank=rank(person), colour=COLOURS[step.boat])
    waters.push(CLIMB)


@rules.happens(Climb)
def nowhere_to_climb(waters: Waters, step: Climb) -> None:
    """Nobody was asked: either all are back, or the next in the water finds no seat."""
    if waters.swimmers:
        drown(waters, waters.swimmers.pop().person)
        waters.push(step)


@rules.happens(CountHeads)
def count_heads(waters: Waters, step: CountHeads) -> None:
    for boat in waters.afloat:
        sink_if_leaking_too_much(waters, boat)
    end_if_nobody_is_on_the_water(waters)
