"""Stormy Seas: the jagged rocks, which close one row at a time."""

from collections.abc import Sequence

from ...kernel import Decision, Message
from . import answers
from .atoms import discardable
from .cards import ROCKS
from .choosing import choices
from .grid import open_rows
from .state import MoveRocks, PutRocks, Sea, rules

TOO_FEW_ROWS = 2
"""The rocks leave the game when no more rows than these have an empty cell."""


def drop_rocks_when_few_rows_are_open(sea: Sea) -> None:
    if sea.rocks is not None and len(open_rows(sea)) <= TOO_FEW_ROWS:
        sea.rocks = None
        sea.gone.append(ROCKS)
        sea.tell("rocks-gone")


@rules.asks(MoveRocks)
def move_rocks(sea: Sea, step: MoveRocks) -> Sequence[Decision]:
    """Move the rocks to another row that has room, or pay two cards to leave them."""
    if sea.rocks is None:
        return ()
    seat = sea.active
    rows = [row for row in open_rows(sea) if row != sea.rocks]
    options = [
        *map(answers.put_rocks, rows),
        *(answers.ROCKS_PAYMENTS[seat, *cards] for cards in choices(discardable(sea, seat), 2)),
    ]
    return (Decision(seat, Message("ask-rocks", {"row": sea.rocks + 1}), tuple(options)),)


@rules.happens(PutRocks)
def put_rocks(sea: Sea, step: PutRocks) -> None:
    sea.rocks = step.row
    sea.tell("rocks-moved", row=step.row + 1)
