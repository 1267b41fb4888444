"""The options that a seat can be offered, each made once and kept, for they are many.

This is the only place that knows how answers are written.
"""

from functools import cache, lru_cache

from ...kernel import Message, Option
from .cards import NAMES, names
from .shapes import SHAPES
from .state import (
    NOWHERE,
    Devour,
    DiscardTwo,
    GiveUp,
    Lift,
    Nothing,
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


@cache
def free_plays(mode: str, card: int) -> tuple[Option, ...]:
    """Placing an island at no cost, for each cell of the grid."""
    return tuple(_play(mode, card, cell, 0) for cell in SHAPES[mode].cells)


@lru_cache(maxsize=1 << 14)
def paid_play(mode: str, card: int, cell: int, cost: int) -> Option:
    return _play(mode, card, cell, cost)


def _play(mode: str, card: int, cell: int, cost: int) -> Option:
    label = SHAPES[mode].labels[cell]
    return Option(
        f"play {card} {label}",
        Play(card, cell, cost),
        Message("option-play", {"card": card, "cell": label, "cost": cost}),
        (f"card-{card}", f"cell-{label}"),
    )


@lru_cache(maxsize=1 << 13)
def discard_two(cards: tuple[int, int]) -> Option:
    return Option(
        f"discard {names(cards)}",
        DiscardTwo(cards),
        Message("option-discard", {"cards": names(cards)}),
        _pieces(cards),
    )


@lru_cache(maxsize=1 << 13)
def pay(seat: int, cards: tuple[int, ...]) -> Option:
    return Option(
        f"pay {names(cards)}",
        Shed(seat, cards),
        Message("option-pay", {"cards": names(cards)}),
        _pieces(cards),
    )


def keep_rocks(seat: int, cards: tuple[int, int]) -> Option:
    return Option(
        f"stay {names(cards)}",
        Shed(seat, cards),
        Message("option-stay", {"cards": names(cards)}),
        _pieces(cards),
    )


def contribute(seat: int, cards: tuple[int, ...], unseen: int) -> Option:
    """A seat's part of the joint discard; ``deck`` stands for the two cards taken unseen."""
    words = [NAMES[card] for card in cards] + ["deck"] * bool(unseen)
    return Option(
        " ".join(["give", *words]),
        Shed(seat, cards, unseen),
        Message("option-give", {"cards": names(cards), "unseen": unseen}),
        _pieces(cards) + (f"deck-{seat}",) * bool(unseen),
    )


@cache
def offer(seat: int, count: int) -> Option:
    return Option(
        f"offer {count}", Offer(seat, count), Message("option-offer", {"count": count})
    )


@cache
def monster(mode: str, cell: int) -> Option:
    label = SHAPES[mode].labels[cell]
    return Option(
        f"monster {label}",
        PlayMonster(cell),
        Message("option-monster", {"cell": label}),
        ("card-monster", f"cell-{label}"),
    )


@cache
def prey(mode: str, cell: int) -> Option:
    label = SHAPES[mode].labels[cell]
    return Option(
        f"devour {label}",
        Devour(cell),
        Message("option-devour", {"cell": label}),
        (f"cell-{label}",),
    )


@cache
def turn_over(mode: str, cell: int) -> Option:
    label = SHAPES[mode].labels[cell]
    return Option(
        f"turn {label}",
        TurnOver(cell),
        Message("option-turn", {"cell": label}),
        (f"cell-{label}",),
    )


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
def lift(storm: Storm) -> Option:
    """Ending a storm with a compass: ``lift yellow seat0``, ``lift purple row3``."""
    colour = NAMES[storm.colour]
    place = storm_place(storm)
    return Option(
        f"lift {colour} {place}",
        Lift(storm),
        Message(f"option-lift-{colour}", {"place": _place_number(storm)}),
        ("compass", f"storm-{colour}-{place}"),
    )


def storm_place(storm: Storm) -> str:
    """Where a storm is, as answers and clients name it."""
    if storm.where == NOWHERE:
        return "new"
    return f"row{storm.where + 1}" if NAMES[storm.colour] == "purple" else f"seat{storm.where}"


def _place_number(storm: Storm) -> int:
    """People count seats and rows from one; 0 is a storm that has no row yet."""
    return storm.where + 1


@cache
def take(card: int) -> Option:
    return Option(
        f"take {card}", TakeCard(card), Message("option-take", {"card": card}), (f"card-{card}",)
    )


START_OPTION = Option("start", PlayStart(), Message("option-start"), ("card-start",))
FINISH_OPTION = Option("finish", PlayFinish(), Message("option-finish"), ("card-finish",))
TRADE_OPTION = Option("trade", TradeHand(), Message("option-trade"), ("compass",))
WEATHER_OPTION = Option("weather", Nothing(), Message("option-weather"))
GIVE_UP_OPTION = Option("give up", GiveUp(), Message("option-give-up"))


def _pieces(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([f"card-{NAMES[card]}" for card in cards])
