"""The options that a seat can be offered, each made once and kept, for they are many."""

from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

from ...kernel import Args, Nothing, Option, option
from . import grammar
from .cards import (
    DISCARD,
    HAND,
    ISLANDS,
    MOST_SEATS,
    NAMES,
    ORANGE,
    PURPLE,
    START,
    STORMY_HAND,
    TURNING,
    YELLOW,
    named,
)
from .grammar import Colour, StormInPlay
from .shapes import SHAPES
from .state import (
    NOWHERE,
    Devour,
    DiscardTwo,
    Give,
    GiveUp,
    LeaveRocks,
    Lift,
    Offer,
    Play,
    PlayFinish,
    PlayMonster,
    PlayStart,
    PutRocks,
    PutStorm,
    Shed,
    Storm,
    TakeCard,
    TradeHand,
    TurnOver,
)

COSTS = range(HAND)
"""What placing an island can cost: it cannot help to pay for itself."""
PIECES = {card: f"card-{name}" for card, name in NAMES.items()}

Plays = tuple[tuple[tuple[Option, ...], ...], ...]
"""Placing, by cost, island and cell."""


@cache
def plays(mode: str) -> Plays:
    # There is no island 0, but so each is found by its number.
    cards, cells = range(ISLANDS.stop), SHAPES[mode].cells
    free = [[_play(mode, card, cell) for cell in cells] for card in cards]
    return tuple(
        [tuple([tuple([_costing(each, cost) for each in row]) for row in free]) for cost in COSTS]
    )


def _play(mode: str, card: int, cell: int) -> Option:
    return option(grammar.Play(card, SHAPES[mode].labels[cell]), Play(card, cell, 0), cost=0)


def _costing(free: Option, cost: int) -> Option:
    assert isinstance(free.step, Play)
    return replace(free, step=replace(free.step, cost=cost), told={"cost": cost})


@cache
def scoring(mode: str, points: int) -> Plays:
    """The same where it scores so many points."""
    told: list[Args] = [{"cost": cost, "points": points, "gain": points - cost} for cost in COSTS]
    return tuple(
        [
            tuple([tuple([replace(each, told=told[cost]) for each in row]) for row in rows])
            for cost, rows in enumerate(plays(mode))
        ]
    )


PAYMENTS = [
    {
        card: option(grammar.Pay(NAMES[card]), Shed(seat, card))
        for card in range(ISLANDS.start, START + 1)
    }
    for seat in range(MOST_SEATS)
]
"""Discarding a card of the hand, by seat and card."""


def gift(seat: int, cards: tuple[int, ...]) -> Option:
    """A part of the joint discard."""
    # Made anew for each hand, so the pieces are looked up rather than written.
    pieces = [PIECES[card] for card in cards]
    return option(grammar.Give(named(cards)), Give(seat, cards), *pieces)


def give_unseen(seat: int, cards: tuple[int, ...], unseen: int) -> Option:
    """A part of the joint discard of which so many cards come unseen from the deck."""
    return option(
        grammar.GiveUnseen(named(cards)),
        Give(seat, cards, unseen),
        *[PIECES[card] for card in cards],
        f"deck-{seat}",
        held=len(cards),
        unseen=unseen,
    )


@cache
def offers(seat: int, counts: Sequence[int]) -> tuple[Option, ...]:
    """Offering each of these numbers of cards."""
    return tuple([option(grammar.Offer(count), Offer(seat, count)) for count in counts])


@cache
def monster(mode: str, cell: int) -> Option:
    return option(grammar.Monster(SHAPES[mode].labels[cell]), PlayMonster(cell))


@cache
def prey(mode: str, cell: int) -> Option:
    return option(grammar.Devour(SHAPES[mode].labels[cell]), Devour(cell))


@cache
def turn_over(mode: str, cell: int) -> Option:
    return option(grammar.Turn(SHAPES[mode].labels[cell]), TurnOver(cell), cost=TURNING)


@cache
def put_rocks(row: int) -> Option:
    return option(grammar.Rocks(row + 1), PutRocks(row))


@cache
def put_storm(storm: Storm, row: int) -> Option:
    return option(grammar.Storm(row + 1), PutStorm(storm, row))


@cache
def lift(seat: int, storm: Storm) -> Option:
    """Ending a storm with a compass."""
    return option(grammar.Lift(storm_in_play(storm)), Lift(seat, storm), **where(storm))


COLOURS: dict[int, Colour] = {YELLOW: "yellow", PURPLE: "purple", ORANGE: "orange"}


@cache
def storm_in_play(storm: Storm) -> StormInPlay:
    """A storm as answers and clients name it."""
    if storm.where == NOWHERE:
        place = "new"
    else:
        place = f"row{storm.where + 1}" if storm.colour == PURPLE else f"seat{storm.where}"
    return StormInPlay(COLOURS[storm.colour], place)


def where(storm: Storm) -> dict[str, int]:
    """Where a storm is, for a sentence: a row from 1 on, 0 if it has none yet, or a seat."""
    return {"row": storm.where + 1} if storm.colour == PURPLE else {"victim": storm.where}


@cache
def take(card: int) -> Option:
    return option(grammar.Take(card), TakeCard(card))


DISCARD_OPTION = option(grammar.Discard(), DiscardTwo(), cost=DISCARD)
STAY_OPTION = option(grammar.Stay(), LeaveRocks(), cost=DISCARD)
START_OPTION = option(grammar.Start(), PlayStart())
FINISH_OPTIONS = {
    monsters: option(grammar.Finish(), PlayFinish(), against="monsters" if monsters else "nothing")
    for monsters in (False, True)
}
"""By whether somebody may hold a monster."""
TRADE_OPTIONS = {
    hand: option(grammar.Trade(), TradeHand(), cost=hand) for hand in (STORMY_HAND, HAND)
}
"""By the number of cards in a full hand."""
WEATHER_OPTION = option(grammar.Weather(), Nothing())
SAIL_ON_OPTION = option(grammar.SailOn(), Nothing())
GIVE_UP_OPTION = option(grammar.GiveUp(), GiveUp())
