"""Owing cards: an action that costs some lets its player choose them one by one."""

from functools import cache

from .atoms import tell_discard
from .state import Pay, Sea


def owe(sea: Sea, seat: int, count: int, why: str) -> None:
    """A seat has to discard so many cards next; ``why`` is for the prompt."""
    sea.push_all(*_debts(seat, count, why))
    if why != "placing":  # there the price was told with the island
        tell_discard(sea, seat, count)


@cache
def _debts(seat: int, count: int, why: str) -> tuple[Pay, ...]:
    return tuple(Pay(seat, left, why) for left in range(count, 0, -1))
