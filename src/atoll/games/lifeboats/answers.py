"""The options that a seat can be offered, each made once and kept."""

from collections.abc import Mapping
from functools import cache, partial

from ...kernel import Answer, Args, Choices, Decision, Message, Option, Product, mentioned, option
from . import grammar
from .boats import leaks_too_much
from .facts import (
    BLACK,
    COLOURS,
    HAT,
    ISLANDS,
    MOST_SEATS,
    OFFICER_POINTS,
    PEOPLE,
    SAILOR_POINTS,
    owner,
    rank,
)
from .state import (
    FAVOURS,
    About,
    Ballot,
    CallVote,
    ClimbInto,
    Favour,
    GoAboard,
    Jump,
    LaunchIn,
    Lay,
    Say,
    Settle,
    Statement,
    Verdict,
)

BOATS = (*range(MOST_SEATS), BLACK)

NUMBERS = {COLOURS[boat]: boat for boat in BOATS}
"""The boats by their colours."""
BOAT = {boat: f"boat-{COLOURS[boat]}" for boat in BOATS}
"""The names of the boats as pieces on the table."""


def card(card: int) -> str:
    """The card of a colour as a piece on the table, or a hat."""
    return "card-hat" if card == HAT else f"card-{COLOURS[card]}"


def on_deck(person: int) -> str:
    """Somebody on deck as a piece on the table: ``sailor-red``."""
    return f"{rank(person)}-{COLOURS[owner(person)]}"


def crewman(person: int, boat: int) -> str:
    """Somebody in a boat as a piece on the table: ``sailor-red-in-blue``."""
    return f"{on_deck(person)}-in-{COLOURS[boat]}"


# Setting out.


@cache
def launches(seat: int, boat: int, lanes: tuple[int, ...], *, by_lane: bool) -> tuple[Option, ...]:
    return tuple(
        [
            option(
                grammar.Launch(lane + 1),
                LaunchIn(seat, boat, lane),
                **_ahead(lane) if by_lane else {},
            )
            for lane in lanes
        ]
    )


def _ahead(lane: int) -> dict[str, str | int]:
    """The island to which a lane leads, and what people are worth there."""
    island = ISLANDS[lane]
    return {
        "island": island,
        "sailor": SAILOR_POINTS[island],
        "officer": OFFICER_POINTS[island],
    }


def _board(person: int, boat: int) -> Option:
    answer = grammar.Board(rank(person), COLOURS[boat])
    return option(answer, GoAboard(person, boat), on_deck(person), BOAT[boat])


BOARD = {(person, boat): _board(person, boat) for person in PEOPLE for boat in BOATS}


@cache
def boardings(people: tuple[int, ...], boats: tuple[int, ...]) -> tuple[Option, ...]:
    return tuple([BOARD[person, boat] for person in people for boat in boats])


# Changing boats.


@cache
def leave(person: int, boat: int, leaks: int, stay: int) -> Option:
    """Leaving a boat with so many leaks in which so many people would stay."""
    return option(
        grammar.Leave(rank(person), COLOURS[boat]),
        Jump(person, boat),
        crewman(person, boat),
        BOAT[boat],
        stay=stay,
        brings="sinks" if leaks_too_much(leaks, stay) else "floats",
    )


CLIMB = {boat: option(grammar.Climb(COLOURS[boat]), ClimbInto(boat)) for boat in BOATS}


# Votes.


@cache
def ask_settle(about: About, boat: int | None, *, by_hat: bool) -> Message:
    return Message(f"ask-{'captain' if by_hat else 'tie'}-{about}", _full_boat(boat))


def _full_boat(boat: int | None) -> Args:
    return {} if boat is None else {"colour": COLOURS[boat]}


@cache
def ballots(
    step: Ballot, voters: tuple[int, ...], colours: tuple[int, ...], captains: tuple[bool, ...]
) -> tuple[Decision, ...]:
    """What is asked in a vote about boats; ``captains`` says by seat who has a hat left."""
    return _ballots(step, voters, dict.fromkeys(colours, ()), captains)


People = tuple[int, ...]
"""Those of one colour in a boat, one of each rank."""


def ballots_overboard(
    step: Ballot, aboard: Mapping[int, People], captains: tuple[bool, ...]
) -> tuple[Decision, ...]:
    """What those are asked who have people aboard a full boat."""
    return _ballots(step, tuple(aboard), aboard, captains)


def _ballots(
    step: Ballot,
    voters: tuple[int, ...],
    stakes: Mapping[int, People],
    captains: tuple[bool, ...],
) -> tuple[Decision, ...]:
    """What is asked in a vote for colours, with the people at stake of each."""
    about, boat, colours = step.about, step.boat, stakes.items()
    prompt = _ask_vote(about, boat)
    decisions = []
    for seat in voters:
        votes = [_vote(about, boat, seat, colour, people) for colour, people in colours]
        if captains[seat]:
            votes.append(VOTE_HAT[seat])
        decisions.append(Decision(seat, prompt, tuple(votes)))
    return tuple(decisions)


@cache
def _ask_vote(about: About, boat: int | None) -> Message:
    return Message(f"ask-vote-{about}", _full_boat(boat))


VOTE_HAT = [option(grammar.VoteHat(), Lay(seat, HAT)) for seat in range(MOST_SEATS)]


@cache
def _vote(about: About, boat: int | None, seat: int, colour: int, people: People) -> Option:
    pieces = card(colour), *_stand_for(colour, boat, people)
    return option(grammar.Vote(COLOURS[colour]), Lay(seat, colour), *pieces, about=about)


@cache
def settlements(step: Settle) -> tuple[Option, ...]:
    """What a seat may decide about boats."""
    return settlements_overboard(step, dict.fromkeys(step.among, ()))


def settlements_overboard(step: Settle, aboard: Mapping[int, People]) -> tuple[Option, ...]:
    """What a seat may decide about the people aboard a full boat."""
    about, boat, how, seat = step.about, step.boat, step.how, step.seat
    return tuple(
        [_decide(Verdict(about, boat, each, how, seat), aboard[each]) for each in step.among]
    )


@cache
def _decide(verdict: Verdict, people: People) -> Option:
    colour = verdict.chosen
    pieces = card(colour), *_stand_for(colour, verdict.boat, people)
    return option(grammar.Decide(COLOURS[colour]), verdict, *pieces, about=verdict.about)


def _stand_for(colour: int, boat: int | None, people: People) -> tuple[str, ...]:
    """What stands for a colour in a vote: its boat, or its people in the full one."""
    if boat is None:
        return (BOAT[colour],)
    return tuple([crewman(person, boat) for person in people])


# Talk.


ASK_SAY = Message("ask-say")
CALL = option(grammar.Call(), CallVote())


@cache
def may_call(first: int) -> Decision:
    return Decision(first, Message("ask-call"), (CALL,), must=False)


def _answer(said: Statement) -> Answer:
    colour = COLOURS[said.colour]
    if said.to is None:
        return (grammar.SayVote if said.kind == "vote" else grammar.SaySpare)(colour)
    if said.favour is None:
        return grammar.SayAgree(said.to, colour)
    return grammar.SayOffer(said.to, colour, said.favour)


@cache
def words(statement: Statement) -> str:
    """A statement as it is answered: ``say offer blue red help``."""
    return _answer(statement).text


def arguments(statement: Statement, about: About) -> Args:
    """What a text about a statement mentions besides who speaks."""
    return {**mentioned(_answer(statement)), "about": about}


@cache
def say(statement: Statement, about: About) -> Option:
    """It concerns no piece: who taps a boat before a vote means to vote for it."""
    return option(_answer(statement), Say(statement, about), about=about)


@cache
def _promise(seat: int, about: About, colour: str) -> Option:
    return say(Statement(seat, "vote", NUMBERS[colour]), about)


@cache
def _plea(seat: int, about: About, colour: str) -> Option:
    return say(Statement(seat, "spare", NUMBERS[colour]), about)


@cache
def _offer(seat: int, about: About, to: int, colour: str, favour: Favour) -> Option:
    return say(Statement(seat, "offer", NUMBERS[colour], to, favour), about)


@cache
def own_accord(seats: int, seat: int, about: About, colours: tuple[int, ...]) -> Choices:
    """What a seat may say unasked before a vote for one of these colours.

    Who has no part in it has no vote to promise and none to offer for, but may plead.
    """
    voters = colours if about == "overboard" else range(seats)
    others = tuple([other for other in voters if other != seat])
    colour = {"colour": tuple([COLOURS[each] for each in colours])}
    pleas = Product(grammar.SaySpare, partial(_plea, seat, about), colour)
    if seat not in voters:
        return Choices((pleas,))
    promises = Product(grammar.SayVote, partial(_promise, seat, about), colour)
    deal = {"to": others, **colour, "favour": FAVOURS}
    return Choices((promises, pleas, Product(grammar.SayOffer, partial(_offer, seat, about), deal)))


@cache
def opening_words(
    seats: int, first: int, about: About, colours: tuple[int, ...]
) -> tuple[Decision, ...]:
    """What may be said and done while nobody has spoken yet."""
    speaking = [
        Decision(seat, ASK_SAY, own_accord(seats, seat, about, colours), must=False)
        for seat in range(seats)
    ]
    return (*speaking, may_call(first))
