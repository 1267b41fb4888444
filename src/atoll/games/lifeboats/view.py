"""What a seat may see of the table, put together from nothing.

All of it lies open but the cards that are being laid, and those are the kernel's to keep.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from ...kernel import Step
from . import grammar
from .answers import BOATS
from .boats import colours, free_seats
from .ending import points_by_island, points_on_field
from .facts import (
    ASHORE,
    COLOURS,
    HAT,
    ISLANDS,
    LANES,
    MOVES_TO_SHORE,
    NO_CARD,
    OFFICER_POINTS,
    PEOPLE,
    SAILOR_POINTS,
    Island,
    Rank,
    owner,
    rank,
)
from .landing import field_for
from .options import Options
from .prospects import Prospect, prospect
from .state import (
    ON_DECK,
    About,
    Ballot,
    Boat,
    Climb,
    Favour,
    How,
    Launch,
    Leave,
    Saying,
    Settle,
    Statement,
    TakeSeats,
    Vote,
    Waters,
)
from .talk import faith, has_kept_word
from .voting import candidates, tally, weights

NOTHING = ""
Fate = Literal["on deck", "afloat", "landed", "sunk"]
Moment = Literal["launch", "board", "vote", "settle", "leave", "climb", "over"]
MOMENTS: dict[type[Step], Moment] = {
    Launch: "launch",
    TakeSeats: "board",
    Ballot: "vote",
    Settle: "settle",
    Leave: "leave",
    Climb: "climb",
}
"""By what is asked."""
LAID = {
    grammar.VoteHat().text: "hat",
    **{grammar.Vote(colour).text: colour for colour in COLOURS},
}
"""The cards by the answers with which they are laid."""


class Person(Struct, frozen=True):
    colour: str
    rank: Rank


PERSONS = [Person(COLOURS[owner(each)], rank(each)) for each in PEOPLE]
"""By number."""


class IslandSeen(Struct, frozen=True):
    """An island: its fields on the beach, and what people are worth there."""

    island: Island
    fields: tuple[int, ...]
    """From the left; all fields count from one."""
    sailor: int
    officer: int


class BoatSeen(Struct, frozen=True):
    colour: str
    state: Fate
    lane: int | None
    """Lanes count from one."""
    to_shore: int
    leaks: int
    crew: tuple[Person, ...]
    island: Island | None
    """Where its crew has landed."""
    field: int | None = None
    """The field on the beach that its crew has taken, or would take if it arrived now."""
    free_seats: int = 0
    """Those of a boat on the water."""
    points: tuple[int, ...] = ()
    """By seat, what its crew has scored, or would score if it arrived now."""


class Swimming(Struct, frozen=True):
    person: Person
    left: str
    """The colour of the boat that this person must not climb into."""


class Spoken(Struct, frozen=True):
    """A statement. ``to`` is the seat to which an offer is made, or with whose one agrees."""

    seat: int
    kind: Saying
    colour: str
    to: int | None
    favour: Favour | None
    kept: bool | None = None
    """Once the cards are turned up, whether it was kept; nothing if the card does not tell."""


class Sum(Struct, frozen=True):
    """How many votes a colour got."""

    colour: str
    votes: int


class Faith(Struct, frozen=True):
    """Who did all that they had said before the last vote with any talk, and who did not."""

    kept: tuple[int, ...]
    broken: tuple[int, ...]


class VoteSeen(Struct, frozen=True):
    """A vote that was held: by seat the card that was laid, ``hat`` or nothing."""

    about: About
    boat: str | None
    cards: tuple[str, ...]
    said: tuple[Spoken, ...]
    chosen: str
    weights: tuple[int, ...] = ()
    """By seat, 0 for one without a part in it."""
    how: How = "votes"
    decider: int | None = None
    """The seat that decided alone, if the votes did not."""
    sums: tuple[Sum, ...] = ()
    """The votes for each colour that got any, in the order of the colours."""


class OpenVote(Struct, frozen=True):
    """The vote that is being held; weights by seat, 0 for one without a part in it."""

    about: About
    boat: str | None
    colours: tuple[str, ...]
    weights: tuple[int, ...]
    how: How | None = None
    """Why a seat has to decide alone; nothing before the cards are turned up."""
    decider: int | None = None
    """The seat that has to."""
    sums: tuple[Sum, ...] = ()
    """Once the cards are turned up, the votes for each colour that got any."""
    prospects: tuple[Prospect, ...] = ()
    """By the colours, what it would bring if the vote came to them."""


class Board(Struct, frozen=True, kw_only=True):
    """The table. Tuples by seat unless said otherwise; seats count from zero."""

    options: Options
    colours: tuple[str, ...]
    """The colours in play: of the seats, and black."""
    lanes: int
    """So many lanes lead to the beach, one to each of its fields."""
    moves: int
    """So many moves it is from the ship to the shore."""
    first: int
    round: int
    moment: Moment
    """What is being done."""

    islands: tuple[IslandSeen, ...]
    """From the left."""
    boats: tuple[BoatSeen, ...]
    """In the order of the colours."""
    on_deck: tuple[Person, ...]
    swimmers: tuple[Swimming, ...]
    """In the order in which they left: the last is the next to climb."""
    drowned: tuple[Person, ...]
    arrivals: tuple[str, ...]
    scores: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]
    """The same for each island, from the left."""

    hand: tuple[str, ...]
    """The seat's own vote cards; a spectator has none."""
    laid: str
    """The own one that lies face down; nothing if there is none."""
    hats: tuple[int, ...]
    vote: OpenVote | None
    cards: tuple[str, ...]
    """What was laid in a vote that still has to be settled; empty otherwise."""
    said: tuple[Spoken, ...]
    called: bool
    votes: tuple[VoteSeen, ...]
    """The last votes, the latest at the end."""
    faith: Faith


def _island(island: Island) -> IslandSeen:
    fields = tuple([place for place, each in enumerate(ISLANDS, start=1) if each == island])
    return IslandSeen(island, fields, SAILOR_POINTS[island], OFFICER_POINTS[island])


SHORES = tuple(map(_island, ASHORE))


def see_own(waters: Waters, seat: int, board: Board) -> Board:
    laid = LAID.get(waters.sealed_by(seat) or NOTHING, NOTHING)
    return replace(board, hand=_hand(waters, seat), laid=laid)


def see(waters: Waters) -> Board:
    in_play, points = colours(waters), points_by_island(waters)
    return Board(
        options=waters.options,
        colours=tuple([COLOURS[colour] for colour in in_play]),
        lanes=LANES,
        moves=MOVES_TO_SHORE,
        first=waters.first,
        round=waters.round,
        moment=MOMENTS[type(waters.step)] if waters.step else "over",
        islands=SHORES,
        boats=tuple([_boat(waters, colour) for colour in in_play]),
        on_deck=_people(waters.on_deck),
        swimmers=tuple(
            [Swimming(PERSONS[each.person], COLOURS[each.left]) for each in waters.swimmers]
        ),
        drowned=_people(waters.drowned),
        arrivals=tuple([COLOURS[boat] for boat in waters.arrivals]),
        scores=tuple(map(sum, points)),
        points=tuple(map(tuple, points)),
        hand=(),
        laid=NOTHING,
        hats=tuple(waters.hats),
        vote=_open_vote(waters),
        cards=tuple(map(_card, waters.cards)),
        said=_said(waters.said, waters.cards),
        called=waters.called,
        votes=tuple(map(_vote, waters.votes)),
        faith=_faith(tuple(waters.votes)),
    )


def _boat(waters: Waters, colour: int) -> BoatSeen:
    boat, state = waters.boats[colour], _fate(waters, colour)
    launched, landed = boat.lane != ON_DECK, boat.field != ON_DECK
    field = _field(waters, boat, state)
    return BoatSeen(
        colour=COLOURS[colour],
        state=state,
        lane=boat.lane + 1 if launched else None,
        to_shore=boat.to_shore,
        leaks=boat.leaks,
        crew=_people(boat.crew),
        island=ISLANDS[boat.field] if landed else None,
        field=None if field is None else field + 1,
        free_seats=free_seats(boat) if state == "afloat" else 0,
        points=tuple(points_on_field(waters, boat, field or 0)),  # without a field, no crew
    )


def _field(waters: Waters, boat: Boat, state: Fate) -> int | None:
    """An empty boat takes no field."""
    if boat.field != ON_DECK:
        return boat.field
    return field_for(waters, boat) if state == "afloat" and boat.crew else None


def _fate(waters: Waters, boat: int) -> Fate:
    if boat in waters.afloat:
        return "afloat"
    if boat in waters.arrivals:
        return "landed"
    return "on deck" if waters.boats[boat].lane == ON_DECK else "sunk"


def _people(people: list[int]) -> tuple[Person, ...]:
    return tuple([PERSONS[person] for person in people])


def _hand(waters: Waters, seat: int) -> tuple[str, ...]:
    return (*[COLOURS[colour] for colour in colours(waters)], *["hat"] * waters.hats[seat])


def _card(card: int) -> str:
    if card == NO_CARD:
        return NOTHING
    return "hat" if card == HAT else COLOURS[card]


def _colour(boat: int | None) -> str | None:
    return None if boat is None else COLOURS[boat]


@lru_cache(maxsize=256)
def _vote(vote: Vote) -> VoteSeen:
    return VoteSeen(
        about=vote.about,
        boat=_colour(vote.boat),
        cards=tuple(map(_card, vote.cards)),
        said=_said(vote.said, vote.cards),
        chosen=COLOURS[vote.chosen],
        weights=vote.weights,
        how=vote.how,
        decider=vote.decider,
        sums=_sums(vote.cards, vote.weights),
    )


def _said(statements: Sequence[Statement], cards: Sequence[int]) -> tuple[Spoken, ...]:
    return tuple(
        [
            Spoken(
                each.seat,
                each.kind,
                COLOURS[each.colour],
                each.to,
                each.favour,
                has_kept_word(each, cards),
            )
            for each in statements
        ]
    )


def _sums(cards: Sequence[int], weights: Sequence[int]) -> tuple[Sum, ...]:
    votes = tally(cards, weights) if cards and weights else {}
    return tuple([Sum(COLOURS[boat], votes[boat]) for boat in BOATS if boat in votes])


@lru_cache(maxsize=256)
def _faith(votes: tuple[Vote, ...]) -> Faith:
    kept = faith(votes)
    seats = sorted(kept)
    return Faith(
        tuple([seat for seat in seats if kept[seat]]),
        tuple([seat for seat in seats if not kept[seat]]),
    )


def _open_vote(waters: Waters) -> OpenVote | None:
    step = waters.step
    if not isinstance(step, Ballot | Settle):
        return None
    choices, votes = candidates(waters, step.boat), weights(waters, step.boat)
    return OpenVote(
        about=step.about,
        boat=_colour(step.boat),
        colours=tuple([COLOURS[colour] for colour in choices]),
        prospects=tuple([prospect(waters, step, colour) for colour in choices]),
        weights=votes,
        how=step.how if isinstance(step, Settle) else None,
        decider=step.seat if isinstance(step, Settle) else None,
        sums=_sums(waters.cards, votes),
    )
