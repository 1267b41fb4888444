"""The options that a seat can be offered, each made once and kept.

This is the only place that knows how answers are written.
"""

from functools import cache

from ...kernel import Decision, Message, Option
from .facts import BLACK, COLOURS, HAT, MOST_SEATS, officer, owner, rank, sailor
from .state import (
    FAVOURS,
    About,
    Ballot,
    CallVote,
    ClimbInto,
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
PEOPLE = [each(seat) for seat in range(MOST_SEATS) for each in (sailor, officer)]

BOAT = {boat: f"boat-{COLOURS[boat]}" for boat in BOATS}
"""The names of the boats as pieces on the table."""


def crewman(person: int, boat: int) -> str:
    """Somebody in a boat as a piece on the table: ``sailor-red-in-blue``."""
    return f"{rank(person)}-{COLOURS[owner(person)]}-in-{COLOURS[boat]}"


# Setting out.


@cache
def launches(seat: int, boat: int, lanes: tuple[int, ...]) -> tuple[Option, ...]:
    return tuple(
        Option(
            f"launch {lane + 1}",
            LaunchIn(seat, boat, lane),
            Message("option-launch", {"lane": lane + 1}),
            (f"lane-{lane + 1}",),
        )
        for lane in lanes
    )


def _about_person(verb: str, step: GoAboard | Jump, piece: str) -> Option:
    """Something that one of a seat's people does: ``board sailor red``."""
    who, boat = rank(step.person), COLOURS[step.boat]
    label = Message(f"option-{verb}", {"rank": who, "colour": boat})
    return Option(f"{verb} {who} {boat}", step, label, (piece, BOAT[step.boat]))


BOARD = {
    (person, boat): _about_person(
        "board", GoAboard(person, boat), f"{rank(person)}-{COLOURS[owner(person)]}"
    )
    for person in PEOPLE
    for boat in BOATS
}


@cache
def boardings(people: tuple[int, ...], boats: tuple[int, ...]) -> tuple[Option, ...]:
    return tuple(BOARD[person, boat] for person in people for boat in boats)


# Changing boats.


LEAVE = {
    (person, boat): _about_person("leave", Jump(person, boat), crewman(person, boat))
    for person in PEOPLE
    for boat in BOATS
}


CLIMB = {
    boat: Option(
        f"climb {COLOURS[boat]}",
        ClimbInto(boat),
        Message("option-climb", {"colour": COLOURS[boat]}),
        (BOAT[boat],),
    )
    for boat in BOATS
}


# Votes.


@cache
def ask_settle(about: About, boat: int | None, *, by_hat: bool) -> Message:
    return Message(f"ask-{'captain' if by_hat else 'tie'}-{about}", _full_boat(boat))


def _full_boat(boat: int | None) -> dict[str, str | int]:
    return {} if boat is None else {"colour": COLOURS[boat]}


@cache
def cards(about: About, seat: int, colours: tuple[int, ...], hat: bool) -> tuple[Option, ...]:
    """The cards that a seat may lay."""
    votes = [
        Option(
            f"vote {COLOURS[colour]}",
            Lay(seat, colour),
            _choice(about, colour),
            (f"card-{COLOURS[colour]}", *_boats_in_question(about, colour)),
        )
        for colour in colours
    ]
    if hat:
        votes.append(Option("vote hat", Lay(seat, HAT), Message("option-hat"), ("card-hat",)))
    return tuple(votes)


@cache
def ballots(
    step: Ballot, voters: tuple[int, ...], colours: tuple[int, ...], captains: tuple[bool, ...]
) -> tuple[Decision, ...]:
    """What is asked in a vote; ``captains`` says by seat who has a hat left."""
    prompt = Message(f"ask-vote-{step.about}", _full_boat(step.boat))
    return tuple(
        Decision(seat, prompt, cards(step.about, seat, colours, captains[seat])) for seat in voters
    )


@cache
def settlements(step: Settle) -> tuple[Option, ...]:
    """What a seat may decide."""
    return tuple(
        Option(
            f"decide {COLOURS[colour]}",
            Verdict(step.about, step.boat, colour, step.how, step.seat),
            _choice(step.about, colour),
            _boats_in_question(step.about, colour),
        )
        for colour in step.among
    )


def _choice(about: About, colour: int) -> Message:
    return Message(f"option-{about}", {"colour": COLOURS[colour]})


def _boats_in_question(about: About, colour: int) -> tuple[str, ...]:
    """The boat of this colour, unless the colour stands for people."""
    return () if about == "overboard" else (BOAT[colour],)


# Talk.


ASK_SAY = Message("ask-say")
CALL = Option("call", CallVote(), Message("option-call"))


@cache
def may_call(first: int) -> Decision:
    return Decision(first, Message("ask-call"), (CALL,), must=False)


def words(statement: Statement) -> str:
    """A statement as it is answered: ``say offer blue red help``."""
    parts = [statement.kind, COLOURS[statement.colour], statement.favour]
    if statement.to is not None:
        parts.insert(1, COLOURS[statement.to])
    return " ".join(["say", *(part for part in parts if part)])


def arguments(statement: Statement, about: About) -> dict[str, str | int]:
    """What a text about a statement mentions."""
    mentioned: dict[str, str | int] = {"colour": COLOURS[statement.colour], "about": about}
    if statement.to is not None:
        mentioned["to"] = statement.to
    if statement.favour is not None:
        mentioned["favour"] = statement.favour
    return mentioned


@cache
def say(statement: Statement, about: About) -> Option:
    label = Message(f"option-say-{statement.kind}", arguments(statement, about))
    pieces = _boats_in_question(about, statement.colour)
    return Option(words(statement), Say(statement, about), label, pieces)


@cache
def statements(seats: int, seat: int, about: About, colours: tuple[int, ...]) -> tuple[Option, ...]:
    """What a seat may say of its own accord before a vote for one of these colours.

    Who has no part in it has no vote to promise and none to offer for, but may plead.
    """
    voters = colours if about == "overboard" else range(seats)
    others = [other for other in voters if other != seat]
    promises = [Statement(seat, "vote", colour) for colour in colours]
    pleas = [Statement(seat, "spare", colour) for colour in colours]
    offers = [
        Statement(seat, "offer", colour, other, favour)
        for other in others
        for colour in colours
        for favour in FAVOURS
    ]
    own = [*promises, *pleas, *offers] if seat in voters else pleas
    return tuple(say(statement, about) for statement in own)


@cache
def opening_words(
    seats: int, first: int, about: About, colours: tuple[int, ...]
) -> tuple[Decision, ...]:
    """What may be said and done while nobody has spoken yet."""
    speaking = [
        Decision(seat, ASK_SAY, statements(seats, seat, about, colours), must=False)
        for seat in range(seats)
    ]
    return (*speaking, may_call(first))
