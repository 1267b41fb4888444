"""What a seat may see of the table, put together from nothing.

All of it lies open but the cards that are being laid, and those are the kernel's to keep.
"""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from .boats import NextLeak, colours, first_overboard, free_seats, needs_everybody, next_leak
from .ending import scores
from .facts import (
    COLOURS,
    HAT,
    ISLANDS,
    NO_CARD,
    OFFICER_POINTS,
    SAILOR_POINTS,
    Island,
    Rank,
    owner,
    rank,
)
from .landing import field_for
from .options import Options
from .state import ON_DECK, About, Ballot, Boat, Favour, How, Saying, Settle, Statement, Waters
from .voting import candidates, weights

NOTHING = ""
Fate = Literal["on deck", "afloat", "landed", "sunk"]


class Person(Struct, frozen=True):
    colour: str
    rank: Rank


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
    """Those of a boat on the water, as all that follows."""
    next_leak: NextLeak | None = None
    """What one more leak would do: take a free seat, somebody's seat, or sink it."""
    needs_everybody: bool = False
    """Whether it would sink with one person fewer."""


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
    at_stake: tuple[Rank, ...] = ()
    """By the colours, if somebody goes overboard: whom each would lose."""


class Board(Struct, frozen=True, kw_only=True):
    """The table. Tuples by seat unless said otherwise; seats count from zero."""

    options: Options
    colours: tuple[str, ...]
    """The colours in play: of the seats, and black."""
    first: int
    round: int

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

    hand: tuple[str, ...]
    """The seat's own vote cards; a spectator has none."""
    hats: tuple[int, ...]
    vote: OpenVote | None
    cards: tuple[str, ...]
    """What was laid in a vote that still has to be settled; empty otherwise."""
    said: tuple[Spoken, ...]
    called: bool
    votes: tuple[VoteSeen, ...]
    """The last votes, the latest at the end."""


SHORE = tuple(
    [
        IslandSeen(
            island,
            tuple([place for place, each in enumerate(ISLANDS, start=1) if each == island]),
            SAILOR_POINTS[island],
            OFFICER_POINTS[island],
        )
        for island in dict.fromkeys(ISLANDS)
    ]
)


def see_own(waters: Waters, seat: int, board: Board) -> Board:
    return replace(board, hand=_hand(waters, seat))


def see(waters: Waters) -> Board:
    in_play = colours(waters)
    return Board(
        options=waters.options,
        colours=tuple([COLOURS[colour] for colour in in_play]),
        first=waters.first,
        round=waters.round,
        islands=SHORE,
        boats=tuple([_boat(waters, colour) for colour in in_play]),
        on_deck=_people(waters.on_deck),
        swimmers=tuple(
            [Swimming(_person(each.person), COLOURS[each.left]) for each in waters.swimmers]
        ),
        drowned=_people(waters.drowned),
        arrivals=tuple([COLOURS[boat] for boat in waters.arrivals]),
        scores=tuple(scores(waters)),
        hand=(),
        hats=tuple(waters.hats),
        vote=_open_vote(waters),
        cards=tuple(map(_card, waters.cards)),
        said=tuple(map(_spoken, waters.said)),
        called=waters.called,
        votes=tuple(
            [
                VoteSeen(
                    about=vote.about,
                    boat=_colour(vote.boat),
                    cards=tuple(map(_card, vote.cards)),
                    said=tuple(map(_spoken, vote.said)),
                    chosen=COLOURS[vote.chosen],
                    weights=vote.weights,
                    how=vote.how,
                    decider=vote.decider,
                )
                for vote in waters.votes
            ]
        ),
    )


def _boat(waters: Waters, colour: int) -> BoatSeen:
    boat, state = waters.boats[colour], _fate(waters, colour)
    launched, landed, afloat = boat.lane != ON_DECK, boat.field != ON_DECK, state == "afloat"
    return BoatSeen(
        colour=COLOURS[colour],
        state=state,
        lane=boat.lane + 1 if launched else None,
        to_shore=boat.to_shore,
        leaks=boat.leaks,
        crew=_people(boat.crew),
        island=ISLANDS[boat.field] if landed else None,
        field=_field(waters, boat, state),
        free_seats=free_seats(boat) if afloat else 0,
        next_leak=next_leak(boat) if afloat else None,
        needs_everybody=afloat and needs_everybody(boat),
    )


def _field(waters: Waters, boat: Boat, state: Fate) -> int | None:
    """An empty boat takes no field."""
    if boat.field != ON_DECK:
        return boat.field + 1
    return field_for(waters, boat) + 1 if state == "afloat" and boat.crew else None


def _fate(waters: Waters, boat: int) -> Fate:
    if boat in waters.afloat:
        return "afloat"
    if boat in waters.arrivals:
        return "landed"
    return "on deck" if waters.boats[boat].lane == ON_DECK else "sunk"


def _people(people: list[int]) -> tuple[Person, ...]:
    return tuple(map(_person, people))


def _person(person: int) -> Person:
    return Person(COLOURS[owner(person)], rank(person))


def _hand(waters: Waters, seat: int) -> tuple[str, ...]:
    return (*[COLOURS[colour] for colour in colours(waters)], *["hat"] * waters.hats[seat])


def _card(card: int) -> str:
    if card == NO_CARD:
        return NOTHING
    return "hat" if card == HAT else COLOURS[card]


def _colour(boat: int | None) -> str | None:
    return None if boat is None else COLOURS[boat]


def _spoken(said: Statement) -> Spoken:
    return Spoken(said.seat, said.kind, COLOURS[said.colour], said.to, said.favour)


def _open_vote(waters: Waters) -> OpenVote | None:
    step = waters.step
    if not isinstance(step, Ballot | Settle):
        return None
    choices = candidates(waters, step.boat)
    return OpenVote(
        about=step.about,
        boat=_colour(step.boat),
        colours=tuple([COLOURS[colour] for colour in choices]),
        weights=weights(waters, step.boat),
        how=step.how if isinstance(step, Settle) else None,
        decider=step.seat if isinstance(step, Settle) else None,
        at_stake=_at_stake(waters, step.boat, choices),
    )


def _at_stake(waters: Waters, boat: int | None, seats: tuple[int, ...]) -> tuple[Rank, ...]:
    if boat is None:
        return ()
    return tuple([rank(first_overboard(waters.boats[boat], seat)) for seat in seats])
