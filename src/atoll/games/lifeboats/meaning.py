"""What somebody may mean who taps things on the table: lanes, boats, cards and people.

What a thing stands for depends on what is asked. The last of the things is the one that was tapped
just now; those before it were chosen already.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from ...kernel import Answer, Refused, Step
from . import answers, grammar
from .facts import BLACK, COLOURS, HAT, LANES, RANKS, Rank, officer, owner, rank, sailor
from .state import (
    ON_DECK,
    Ballot,
    Climb,
    Launch,
    Leave,
    Settle,
    TakeSeats,
    Waters,
)


class Lane(NamedTuple):
    number: int


class Boat(NamedTuple):
    number: int


class Card(NamedTuple):
    """One that is laid in votes: a colour's, or a hat."""

    card: int


class Person(NamedTuple):
    """Somebody on deck, or in a boat."""

    number: int
    boat: int | None = None


Thing = Lane | Boat | Card | Person


@cache
def _things(seats: int) -> Mapping[str, Thing]:
    """All that can be tapped, by the names that options give to pieces."""
    boats = (*range(seats), BLACK)
    people = [each(seat) for seat in range(seats) for each in (sailor, officer)]
    return {
        **{f"lane-{each + 1}": Lane(each) for each in range(LANES)},
        **{answers.BOAT[each]: Boat(each) for each in boats},
        **{answers.card(each): Card(each) for each in (*boats, HAT)},
        **{answers.on_deck(each): Person(each) for each in people},
        **{answers.crewman(each, boat): Person(each, boat) for each in people for boat in boats},
    }


def meant(waters: Waters, seat: int, pieces: Sequence[str]) -> Sequence[Answer]:
    """What a seat may mean by these things, the likeliest first; nothing by things unheard of."""
    known = _things(waters.seats)
    if not pieces or not known.keys() >= {*pieces}:
        return ()
    *taken, tapped = [known[piece] for piece in pieces]
    if isinstance(tapped, Card) and tapped.card == HAT:
        return (grammar.VoteHat(),)
    find = MEANINGS[type(waters.agenda[-1])]
    return find(waters, seat, tapped, taken) or _at_another_time(tapped)


def _at_another_time(thing: Thing) -> Sequence[Answer]:
    """What a thing is there for when it stands for nothing that is asked."""
    match thing:
        case Lane(lane):
            return (grammar.Launch(lane + 1),)
        case Card(colour):
            return (grammar.Vote(COLOURS[colour]),)
        case Boat(boat) | Person(_, int(boat)):
            return (grammar.Climb(COLOURS[boat]),)
        case Person(person):
            return (grammar.Board(rank(person), COLOURS[owner(person)]),)


# Setting out.


def _to_launch(
    waters: Waters, seat: int, tapped: Thing, taken: Sequence[Thing]
) -> Sequence[Answer]:
    """A boat that is in the water already stands for its lane."""
    lane = tapped.number if isinstance(tapped, Lane) else ON_DECK
    if isinstance(tapped, Boat):
        lane = waters.boats[tapped.number].lane
    return () if lane == ON_DECK else (grammar.Launch(lane + 1),)


def _to_board(waters: Waters, seat: int, tapped: Thing, taken: Sequence[Thing]) -> Sequence[Answer]:
    """Somebody goes into any boat, the own one first; into a boat goes whoever was chosen."""
    if isinstance(tapped, Card):
        return ()
    chosen = [each for each in (*taken, tapped) if isinstance(each, Person) and each.boat is None]
    for each in chosen:
        _check_own(waters, seat, each.number, "LB-2.3")
    ranks = [rank(each.number) for each in chosen[-1:]] or _ranks(seat, waters.on_deck)
    boat = _boat_of(tapped)
    boats = [seat, *range(waters.seats), BLACK] if boat is None else [boat]
    return [grammar.Board(each, COLOURS[boat]) for each in ranks for boat in boats]


# Votes.


def _to_vote(waters: Waters, seat: int, tapped: Thing, taken: Sequence[Thing]) -> Sequence[Answer]:
    colour = _stands_for(waters, tapped)
    return () if colour is None else (grammar.Vote(COLOURS[colour]),)


def _to_decide(
    waters: Waters, seat: int, tapped: Thing, taken: Sequence[Thing]
) -> Sequence[Answer]:
    colour = _stands_for(waters, tapped)
    return () if colour is None else (grammar.Decide(COLOURS[colour]),)


def _stands_for(waters: Waters, thing: Thing) -> int | None:
    """The colour for which a thing stands in a vote: people for their own if one has to go."""
    step = waters.agenda[-1]
    assert isinstance(step, Ballot | Settle)
    if isinstance(thing, Card):
        return thing.card
    if isinstance(thing, Person) and step.about == "overboard":
        return owner(thing.number)
    return _boat_of(thing)


# Changing boats.


def _to_leave(waters: Waters, seat: int, tapped: Thing, taken: Sequence[Thing]) -> Sequence[Answer]:
    """Whoever was chosen leaves; out of a boat, any of the seat's own people in it."""
    boat = _boat_of(tapped)
    if boat is None:
        return ()
    chosen = [each for each in (*taken, tapped) if isinstance(each, Person) and each.boat == boat]
    for each in chosen:
        _check_own(waters, seat, each.number, "LB-8.1")
    ranks = [rank(each.number) for each in chosen[-1:]] or _ranks(seat, waters.boats[boat].crew)
    return [grammar.Leave(each, COLOURS[boat]) for each in ranks]


def _to_climb(waters: Waters, seat: int, tapped: Thing, taken: Sequence[Thing]) -> Sequence[Answer]:
    boat = _boat_of(tapped)
    return () if boat is None else (grammar.Climb(COLOURS[boat]),)


Meaning = Callable[[Waters, int, Thing, Sequence[Thing]], Sequence[Answer]]
MEANINGS: Mapping[type[Step], Meaning] = {
    Launch: _to_launch,
    TakeSeats: _to_board,
    Ballot: _to_vote,
    Settle: _to_decide,
    Leave: _to_leave,
    Climb: _to_climb,
}
"""By what is asked."""


def _boat_of(thing: Thing) -> int | None:
    """A boat, or that of somebody in one: it is easily hit instead."""
    match thing:
        case Boat(boat) | Person(_, boat):
            return boat
    return None


def _ranks(seat: int, people: Sequence[int]) -> Sequence[Rank]:
    """The ranks of a seat's people among these; if there are none, somebody is to be named."""
    mine = [rank(each) for each in (sailor(seat), officer(seat)) if each in people]
    return mine or RANKS[:1]


def _check_own(waters: Waters, seat: int, person: int, rule: str) -> None:
    """Raise ``Refused`` if these are somebody else's people. Who is not asked is told that."""
    is_asked = seat in [decision.seat for decision in waters.awaited]
    if is_asked and owner(person) != seat:
        raise Refused("not-yours", rule)
