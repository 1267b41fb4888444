"""What belongs to a game, which its options and the number of players decide."""

from collections.abc import Callable
from functools import cache
from typing import Literal

from .options import Options


def in_company(options: Options, seats: int) -> bool:
    """All sail together, with somebody to agree with."""
    return seats > 1 and options.mode != "duel"


def with_start(options: Options, seats: int) -> bool:
    return options.mode != "duel"


def with_finish(options: Options, seats: int) -> bool:
    """In the pyramid a Finish is found, not held."""
    return options.mode not in ("duel", "pyramid")


def with_monsters(options: Options, seats: int) -> bool:
    """In the pyramid monsters are found, not held."""
    return bool(options.monsters) and options.mode != "pyramid"


def with_rocks(options: Options, seats: int) -> bool:
    return options.rocks or options.mode == "pyramid"


def with_storms(options: Options, seats: int) -> bool:
    """Storms, and compasses to end them."""
    return options.storms or options.mode == "pyramid"


def with_supply(options: Options, seats: int) -> bool:
    """In the pyramid compasses are found, not gained."""
    return options.storms


def with_barriers(options: Options, seats: int) -> bool:
    """Rocks or storms may close a row."""
    return with_rocks(options, seats) or with_storms(options, seats)


def by_day_and_night(options: Options, seats: int) -> bool:
    return options.mode == "day_and_night"


def in_pyramid(options: Options, seats: int) -> bool:
    return options.mode == "pyramid"


def in_duel(options: Options, seats: int) -> bool:
    return options.mode == "duel"


def with_decks(options: Options, seats: int) -> bool:
    """Everybody has a deck; in a duel both have one together, and a display."""
    return options.mode != "duel"


Belonging = Literal[
    "start", "decks", "display", "halves", "compasses", "supply", "barriers", "exploration"
]
BELONGINGS: dict[Belonging, Callable[[Options, int], bool]] = {
    "start": with_start,
    "decks": with_decks,
    "display": in_duel,
    "halves": by_day_and_night,
    "compasses": with_storms,
    "supply": with_supply,
    "barriers": with_barriers,
    "exploration": in_pyramid,
}


@cache
def belongings(options: Options, seats: int) -> tuple[Belonging, ...]:
    """What lies on the table, or may come to lie there."""
    return tuple([name for name, belongs in BELONGINGS.items() if belongs(options, seats)])
