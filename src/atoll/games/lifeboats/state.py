"""A game of Lifeboats at one moment, and the steps that can be on its agenda."""

from typing import Literal

from msgspec import Struct

from ...kernel import Rules, State, Step
from .facts import MOVES_TO_SHORE
from .options import Options

ON_DECK = -1
"""The lane of a boat that has not been launched yet, the field of one that has not landed."""

About = Literal["leak", "overboard", "move"]
"""What a vote is about."""
How = Literal["votes", "hat", "tie", "hats"]
"""What decided a vote: the votes; or a seat alone, by the only hat, or with the token because of a
tie or of nothing but hats."""
Saying = Literal["vote", "spare", "offer", "agree"]
"""The kinds of statements."""
Favour = Literal["help", "spare"]
"""What an offer promises in return: votes to bring somebody ashore, or none against them."""
FAVOURS: tuple[Favour, ...] = ("help", "spare")


class Boat(Struct):
    lane: int = ON_DECK
    to_shore: int = MOVES_TO_SHORE
    """So many moves are left; 0 once it has arrived."""
    leaks: int = 0
    field: int = ON_DECK
    """The field on the beach on which its crew has landed."""
    crew: list[int] = []
    """Who sits in it, or landed with it; sorted."""


class Swimmer(Struct, frozen=True):
    """Somebody in the water, and the boat that they left."""

    person: int
    left: int


class Statement(Struct, frozen=True):
    """What a seat said for the record about voting for a colour.

    An offer is made ``to`` another seat and promises a favour; who agrees does so ``to`` whoever
    made the offer.
    """

    seat: int
    kind: Saying
    colour: int
    to: int | None = None
    favour: Favour | None = None


class Vote(Struct, frozen=True):
    """A vote that has been held. ``boat`` is the full one in a vote about who goes overboard."""

    about: About
    boat: int | None
    cards: tuple[int, ...]
    """What lay before each seat: a colour, ``HAT`` or ``NO_CARD``."""
    said: tuple[Statement, ...]
    chosen: int
    weights: tuple[int, ...] = ()
    """How many votes each seat had, 0 for one without a part in it."""
    how: How = "votes"
    decider: int | None = None
    """The seat that decided alone, if the votes did not."""


# Setting out.


class Launch(Step, frozen=True):
    """A seat launches a boat: its own, or the first player the black one."""

    seat: int
    boat: int


class LaunchIn(Step, frozen=True):
    seat: int
    boat: int
    lane: int


class TakeSeats(Step, frozen=True):
    """A seat puts one of its people into a boat."""

    seat: int


class GoAboard(Step, frozen=True):
    person: int
    boat: int


# The round.


class Round(Step, frozen=True):
    pass


class HoldVote(Step, frozen=True):
    about: About
    boat: int | None = None


class Ballot(Step, frozen=True):
    """Everybody who has a part in it lays a card."""

    about: About
    boat: int | None


class Lay(Step, frozen=True):
    seat: int
    card: int


class Count(Step, frozen=True):
    about: About
    boat: int | None


class Settle(Step, frozen=True):
    """A seat decides a vote: with the only hat, or because it holds the token."""

    seat: int
    among: tuple[int, ...]
    about: About
    boat: int | None
    how: How


class Verdict(Step, frozen=True):
    """A vote is decided."""

    about: About
    boat: int | None
    chosen: int
    how: How = "votes"
    decider: int | None = None


class Say(Step, frozen=True):
    statement: Statement
    about: About


class CallVote(Step, frozen=True):
    """The first player ends the talk."""


# Changing boats.


class Leave(Step, frozen=True):
    """A seat takes one of its people out of a boat."""

    seat: int


class Jump(Step, frozen=True):
    person: int
    boat: int


class Climb(Step, frozen=True):
    """The last of those in the water climbs in."""


class ClimbInto(Step, frozen=True):
    boat: int


class CountHeads(Step, frozen=True):
    """Everybody is back: which boats have more leaks than people?"""


class PassToken(Step, frozen=True):
    pass


Steps = (
    Launch
    | LaunchIn
    | TakeSeats
    | GoAboard
    | Round
    | HoldVote
    | Ballot
    | Lay
    | Count
    | Settle
    | Verdict
    | Say
    | CallVote
    | Leave
    | Jump
    | Climb
    | ClimbInto
    | CountHeads
    | PassToken
)


class Waters(State[Steps], kw_only=True):
    """The whole table. Lists by seat unless said otherwise."""

    options: Options
    first: int
    """Who holds the black token."""
    round: int = 0

    boats: list[Boat]
    """By colour, the black one last."""
    afloat: tuple[int, ...] = ()
    """The boats on the water, in the order of the colours."""
    on_deck: list[int]
    """Who has not boarded yet; sorted."""
    swimmers: list[Swimmer]
    """Those in the water, in the order in which they left."""
    drowned: list[int]
    arrivals: list[int]
    """The boats that have reached the shore, in their order."""

    hats: list[int]
    cards: list[int]
    """What was laid in the vote that is being counted; empty outside it."""
    said: list[Statement]
    """The statements before the present vote."""
    called: bool = False
    """The first player has ended the talk before this vote."""
    votes: list[Vote]
    """The last votes, the latest at the end: enough to hold people to their word."""


rules = Rules(Waters)
