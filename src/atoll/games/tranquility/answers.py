"""The options that a seat can be offered, each made once and kept, for they are many.

This is the only place that knows how answers are written.
"""

from collections.abc import Sequence
from functools import cache

from ...kernel import Message, Nothing, Option, Step
from .cards import HAND, ISLANDS, MOST_SEATS, NAMES, PURPLE, START, names
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

PIECES = {card: f"card-{name}" for card, name in NAMES.items()}


def _play(mode: str, card: int, cell: int, cost: int) -> Option:
    label = SHAPES[mode].labels[cell]
    return Option(
        f"play {card} {label}",
        Play(card, cell, cost),
        Message("option-play", {"card": card, "cell": label, "cost": cost}),
        (f"card-{card}", f"cell-{label}"),
    )


@cache
def plays(mode: str) -> tuple[tuple[tuple[Option, ...], ...], ...]:
    """Placing, by cost, island and cell. The island placed cannot help to pay for itself."""
    return tuple(
        tuple(
            tuple(_play(mode, card, cell, cost) for cell in SHAPES[mode].cells)
            for card in range(ISLANDS.stop)
        )
        for cost in range(HAND)
    )


def _payment(seat: int, card: int) -> Option:
    name = NAMES[card]
    return Option(
        f"pay {name}", Shed(seat, card), Message("option-pay", {"cards": name}), (PIECES[card],)
    )


PAYMENTS = [
    {card: _payment(seat, card) for card in range(1, START + 1)} for seat in range(MOST_SEATS)
]
"""Discarding a card of the hand, by seat and card."""


def gift(seat: int, cards: tuple[int, ...]) -> Option:
    """A part of the joint discard."""
    words = names(cards)
    return Option(
        f"give {words}",
        Give(seat, cards),
        Message("option-give", {"cards": words}),
        tuple([PIECES[card] for card in cards]),
    )


def give_unseen(seat: int, cards: tuple[int, ...], unseen: int) -> Option:
    """A part of the joint discard of which so many cards come unseen from the deck."""
    words = names(cards)
    return Option(
        f"give {words} deck" if cards else "give deck",
        Give(seat, cards, unseen),
        Message("option-give-unseen", {"cards": words, "held": len(cards), "unseen": unseen}),
        (*[PIECES[card] for card in cards], f"deck-{seat}"),
    )


@cache
def offers(seat: int, counts: Sequence[int]) -> tuple[Option, ...]:
    """Offering each of these numbers of cards."""
    return tuple(
        Option(f"offer {count}", Offer(seat, count), Message("option-offer", {"count": count}))
        for count in counts
    )


@cache
def monster(mode: str, cell: int) -> Option:
    return _about_cell("monster", PlayMonster(cell), SHAPES[mode].labels[cell], "card-monster")


@cache
def prey(mode: str, cell: int) -> Option:
    return _about_cell("devour", Devour(cell), SHAPES[mode].labels[cell])


@cache
def turn_over(mode: str, cell: int) -> Option:
    return _about_cell("turn", TurnOver(cell), SHAPES[mode].labels[cell])


def _about_cell(verb: str, step: Step, label: str, *pieces: str) -> Option:
    message = Message(f"option-{verb}", {"cell": label})
    return Option(f"{verb} {label}", step, message, (*pieces, f"cell-{label}"))


@cache
def put_rocks(row: int) -> Option:
    return Option(
        f"rocks {row + 1}",
        PutRocks(row),
        Message("option-rocks", {"row": row + 1}),
        ("rocks", f"row-{row + 1}"),
    )


@cache
def put_storm(storm: Storm, row: int) -> Option:
    return Option(
        f"storm {row + 1}",
        PutStorm(storm, row),
        Message("option-storm", {"row": row + 1}),
        (f"row-{row + 1}",),
    )


@cache
def lift(seat: int, storm: Storm) -> Option:
    """Ending a storm with a compass: ``lift yellow seat0``, ``lift purple row3``."""
    colour, place = NAMES[storm.colour], storm_place(storm)
    return Option(
        f"lift {colour} {place}",
        Lift(seat, storm),
        Message(f"option-lift-{colour}", where(storm)),
        ("compass", f"storm-{colour}-{place}"),
    )


def storm_place(storm: Storm) -> str:
    """Where a storm is, as answers and clients name it."""
    if storm.where == NOWHERE:
        return "new"
    return f"row{storm.where + 1}" if storm.colour == PURPLE else f"seat{storm.where}"


def where(storm: Storm) -> dict[str, str | int]:
    """Where a storm is, for a sentence: a row from 1 on, 0 if it has none yet, or a seat."""
    return {"row": storm.where + 1} if storm.colour == PURPLE else {"victim": storm.where}


@cache
def take(card: int) -> Option:
    return Option(
        f"take {card}", TakeCard(card), Message("option-take", {"card": card}), (f"card-{card}",)
    )


DISCARD_OPTION = Option("discard", DiscardTwo(), Message("option-discard"))
STAY_OPTION = Option("stay", LeaveRocks(), Message("option-stay"), ("rocks",))
START_OPTION = Option("start", PlayStart(), Message("option-start"), ("card-start",))
FINISH_OPTION = Option("finish", PlayFinish(), Message("option-finish"), ("card-finish",))
TRADE_OPTION = Option("trade", TradeHand(), Message("option-trade"), ("compass",))
WEATHER_OPTION = Option("weather", Nothing(), Message("option-weather"))
SAIL_ON_OPTION = Option("sail on", Nothing(), Message("option-sail-on"))
GIVE_UP_OPTION = Option("give up", GiveUp(), Message("option-give-up"))
