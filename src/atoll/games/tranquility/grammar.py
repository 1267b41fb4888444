"""Everything that can be answered in a game of Tranquility, and how it is written."""

from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec import Struct

from ...kernel import Answer, Domain, Some
from .belongings import (
    by_day_and_night,
    in_company,
    in_duel,
    in_pyramid,
    with_finish,
    with_monsters,
    with_rocks,
    with_start,
    with_storms,
    with_supply,
)
from .cards import EXTRA_CARDS, FINISH, HAND, ISLANDS, NAMES, START
from .options import Options
from .shapes import SHAPES

# What answers are about.

Colour = Literal["yellow", "purple", "orange"]


class StormInPlay(Struct, frozen=True):
    """A storm by its colour, and where it is."""

    colour: Colour
    place: str
    """``seat0``, ``row3``, or ``new`` for a purple storm that has no row yet."""

    def __str__(self) -> str:
        """As pieces are named."""
        return f"{self.colour}-{self.place}"


def _write_storm(storm: StormInPlay) -> str:
    return f"{storm.colour} {storm.place}"


def _cells(options: Options, seats: int) -> tuple[str, ...]:
    return SHAPES[options.mode].labels


def _rows(options: Options, seats: int) -> range:
    return range(1, len(SHAPES[options.mode].rows) + 1)


def _discardable(options: Options, seats: int) -> Iterator[str]:
    """What a hand can hold and spare: a Start only after another was played."""
    yield from [NAMES[island] for island in ISLANDS]
    if with_finish(options, seats):
        yield NAMES[FINISH]
    if in_company(options, seats):
        yield NAMES[START]


def _amounts(options: Options, seats: int) -> range:
    """Up to all cards of a hand, with those that are drawn for the joint discard."""
    return range(HAND + EXTRA_CARDS.get(seats, 0) + 1)


def _storms(options: Options, seats: int) -> Iterator[StormInPlay]:
    places = [f"seat{seat}" for seat in range(seats)]
    yield from [StormInPlay("yellow", place) for place in places]
    yield StormInPlay("purple", "new")
    yield from [StormInPlay("purple", f"row{row}") for row in _rows(options, seats)]
    yield from [StormInPlay("orange", place) for place in places]


Island = Annotated[
    int,
    Domain(
        ISLANDS,
        unknown="no-such-card",
        never={
            "finish": ("finish-is-no-island", "TR-4.1"),
            "start": ("start-is-no-island", "TR-4.1"),
            "monster": ("monster-is-no-island", "TR-4.1"),
        },
    ),
]
DISCARDABLE = Domain(
    _discardable,
    str,
    unknown="no-such-card",
    never={"monster": ("monster-stays", "TR-11.3"), "start": ("start-stays", "TR-5.11")},
)
Discardable = Annotated[str, DISCARDABLE]
Discardables = Annotated[tuple[str, ...], Some(DISCARDABLE)]
Cell = Annotated[str, Domain(_cells, unknown="no-such-cell")]
Row = Annotated[int, Domain(_rows, unknown="no-such-row")]
Amount = Annotated[int, Domain(_amounts, unknown="no-such-amount", rule="TR-5.4")]
AnyStorm = Annotated[
    StormInPlay, Domain(_storms, _write_storm, unknown="no-such-storm", rule="TR-12.10")
]


# The turn.


class Play(Answer, frozen=True):
    """An island is placed in an empty cell."""

    form = "play {card} {cell}"
    example = "play 12 a1"
    pieces = "card-{card} cell-{cell}"
    tells = {"cost": int, "points": int | None, "gain": int | None}
    """In a duel also what it scores, and what of that the cards leave that it costs."""

    card: Island
    cell: Cell


class Discard(Answer, frozen=True):
    """Two cards are discarded instead of playing one."""

    form = "discard"
    tells = {"cost": int}


class Start(Answer, frozen=True):
    """Start is played."""

    form = "start"
    pieces = "card-start"
    occurs = staticmethod(with_start)


class Finish(Answer, frozen=True):
    """Finish is played."""

    form = "finish"
    pieces = "card-finish"
    tells = {"against": Literal["nothing", "monsters"]}
    """What may be in its way yet."""
    occurs = staticmethod(with_finish)


class Monster(Answer, frozen=True):
    """A sea monster is played onto an island."""

    form = "monster {cell}"
    example = "monster a1"
    pieces = "card-monster cell-{cell}"
    occurs = staticmethod(with_monsters)

    cell: Cell


class Turn(Answer, frozen=True):
    """A card in the grid is turned from day to night or back."""

    form = "turn {cell}"
    example = "turn a1"
    pieces = "cell-{cell}"
    tells = {"cost": int}
    occurs = staticmethod(by_day_and_night)

    cell: Cell


class Trade(Answer, frozen=True):
    """The whole hand is given for a compass."""

    form = "trade"
    pieces = "supply"
    tells = {"cost": int}
    occurs = staticmethod(with_supply)


class GiveUp(Answer, frozen=True):
    """The voyage is lost, although a compass might still help."""

    form = "give up"
    occurs = staticmethod(with_storms)


class Pay(Answer, frozen=True):
    """A card of the hand is discarded, for what has to be paid."""

    form = "pay {card}"
    example = "pay 12"
    pieces = "card-{card}"

    card: Discardable


class Take(Answer, frozen=True):
    """An island is taken from the display."""

    form = "take {card}"
    example = "take 34"
    pieces = "card-{card}"
    occurs = staticmethod(in_duel)

    card: Island


# The joint discard.


class Offer(Answer, frozen=True):
    """So many cards are offered for the joint discard."""

    form = "offer {count}"
    example = "offer 3"
    occurs = staticmethod(in_company)

    count: Amount


class Give(Answer, frozen=True):
    """These cards of the hand are given to the joint discard."""

    form = "give {cards}"
    example = "give 5 17"
    pieces = "card-{cards}"
    occurs = staticmethod(with_start)

    cards: Discardables


class GiveUnseen(Answer, frozen=True):
    """The top of the deck is given to the joint discard, with these cards of the hand or none."""

    form = "give {cards} deck"
    example = "give 5 deck"
    tells = {"held": int, "unseen": int}
    occurs = staticmethod(with_storms)

    cards: Discardables


# Rocks, storms and what the pyramid brings.


class Rocks(Answer, frozen=True):
    """The jagged rocks go to a row."""

    form = "rocks {row}"
    example = "rocks 3"
    pieces = "rocks row-{row}"
    occurs = staticmethod(with_rocks)

    row: Row


class Stay(Answer, frozen=True):
    """The jagged rocks stay where they are."""

    form = "stay"
    pieces = "rocks"
    tells = {"cost": int}
    occurs = staticmethod(with_rocks)


class Storm(Answer, frozen=True):
    """A purple storm settles over a row."""

    form = "storm {row}"
    example = "storm 3"
    pieces = "row-{row}"
    occurs = staticmethod(with_storms)

    row: Row


class Weather(Answer, frozen=True):
    """A storm that has come up may break."""

    form = "weather"
    occurs = staticmethod(with_storms)


class SailOn(Answer, frozen=True):
    """No storm is ended with the compass that was gained."""

    form = "sail on"
    occurs = staticmethod(with_storms)


class Lift(Answer, frozen=True):
    """A storm is ended with a compass."""

    form = "lift {storm}"
    example = "lift yellow seat0"
    pieces = "compass storm-{storm}"
    tells = {"victim": int | None, "row": int | None}
    occurs = staticmethod(with_storms)

    storm: AnyStorm


class Devour(Answer, frozen=True):
    """The monster that was found takes an island."""

    form = "devour {cell}"
    example = "devour a1"
    pieces = "cell-{cell}"
    occurs = staticmethod(in_pyramid)

    cell: Cell


ANSWERS: tuple[type[Answer], ...] = (
    *(Play, Discard, Start, Finish, Monster, Turn, Trade, GiveUp, Pay, Take),
    *(Offer, Give, GiveUnseen),
    *(Rocks, Stay, Storm, Weather, SailOn, Lift, Devour),
)
