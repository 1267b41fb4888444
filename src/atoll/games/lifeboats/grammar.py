"""Everything that can be answered in a game of Lifeboats, and how it is written."""

from typing import Annotated, Literal

from ...kernel import Answer, Domain
from .facts import COLOURS, LANES, RANKS, Island, Rank
from .options import Options
from .state import FAVOURS, About, Favour

# What answers are about.


def _boats(options: Options, seats: int) -> tuple[str, ...]:
    return (*COLOURS[:seats], COLOURS[-1])


def _players(options: Options, seats: int) -> range:
    return range(seats)


Lane = Annotated[int, Domain(range(1, LANES + 1), unknown="no-such-lane", rule="LB-1.6")]
"""Lanes count from one, as people count them."""
Colour = Annotated[str, Domain(_boats, unknown="no-such-colour", rule="LB-1.3")]
"""The colour of a boat; of people, too, but for the black boat's."""
Player = Annotated[
    int,
    Domain(
        _players,
        COLOURS.__getitem__,
        unknown="no-such-colour",
        rule="LB-1.3",
        never={COLOURS[-1]: ("nobody-to-talk-to", "LB-5.2")},
    ),
]
"""A seat, written as the colour of its boat. The black boat has no player."""
Somebody = Annotated[Rank, Domain(RANKS, unknown="no-such-rank", rule="LB-1.2")]
"""One of the seat's people."""
Return = Annotated[Favour, Domain(FAVOURS, unknown="no-such-favour", rule="LB-5.2")]
"""What is promised for a vote."""


# Setting out.


class Launch(Answer, frozen=True):
    """A boat is launched in a free lane."""

    form = "launch {lane}"
    example = "launch 3"
    pieces = "lane-{lane}"
    tells = {"island": Island | None, "sailor": int | None, "officer": int | None}
    """Where lanes lead to islands: to which, and what people are worth there."""

    lane: Lane


class Board(Answer, frozen=True):
    """One of the seat's people goes into a boat."""

    form = "board {rank} {colour}"
    example = "board sailor red"

    rank: Somebody
    colour: Colour


# Votes.


class Vote(Answer, frozen=True):
    """The card of a colour is laid: for a boat, or against the people of that colour."""

    form = "vote {colour}"
    example = "vote red"
    tells = {"about": About}

    colour: Colour


class VoteHat(Answer, frozen=True):
    """A captain's hat is laid instead of a colour."""

    form = "vote hat"
    pieces = "card-hat"


class Decide(Answer, frozen=True):
    """A vote is settled by the only hat, or by whoever holds the token."""

    form = "decide {colour}"
    example = "decide red"
    tells = {"about": About}

    colour: Colour


# Talk.


class SayVote(Answer, frozen=True):
    """A promise to vote for a colour."""

    form = "say vote {colour}"
    example = "say vote red"
    tells = {"about": About}

    colour: Colour


class SaySpare(Answer, frozen=True):
    """A plea not to vote for a colour."""

    form = "say spare {colour}"
    example = "say spare red"
    tells = {"about": About}

    colour: Colour


class SayOffer(Answer, frozen=True):
    """A favour is promised to a player for voting with the seat for a colour."""

    form = "say offer {to} {colour} {favour}"
    example = "say offer yellow red help"
    tells = {"about": About}

    to: Player
    colour: Colour
    favour: Return


class SayAgree(Answer, frozen=True):
    """Yes to the offer that a player has made."""

    form = "say agree {to} {colour}"
    example = "say agree yellow red"
    tells = {"about": About}

    to: Player
    colour: Colour


class Call(Answer, frozen=True):
    """The first player ends the talk."""

    form = "call"


# Changing boats.


class Leave(Answer, frozen=True):
    """One of the seat's people jumps out of a boat."""

    form = "leave {rank} {colour}"
    example = "leave sailor red"
    tells = {"stay": int, "brings": Literal["sinks", "floats"]}
    """How many people would stay, and whether that is enough for the boat."""

    rank: Somebody
    colour: Colour


class Climb(Answer, frozen=True):
    """The last who jumped climbs into a boat."""

    form = "climb {colour}"
    example = "climb red"
    pieces = "boat-{colour}"

    colour: Colour


ANSWERS: tuple[type[Answer], ...] = (
    *(Launch, Board),
    *(Vote, VoteHat, Decide),
    *(SayVote, SaySpare, SayOffer, SayAgree, Call),
    *(Leave, Climb),
)
