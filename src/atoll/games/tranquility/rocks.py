"""Stormy Seas: the jagged rocks, which close one row at a time."""

from ...kernel import Decision, Message
from . import answers
from .atoms import discardable, leave
from .cards import DISCARD, ROCKS
from .debts import owe
from .grid import open_rows
from .state import LeaveRocks, MoveRocks, PutRocks, Sea, rules

TOO_FEW_ROWS = 2
"""The rocks leave the game when no more rows than these have an empty cell."""


def drop_rocks_when_few_rows_are_open(sea: Sea) -> None:
    if sea.rocks is not None and len(open_rows(sea)) <= TOO_FEW_ROWS:
        sea.rocks = None
        leave(sea, ROCKS)
        sea.tell("rocks-gone")


@rules.asks(MoveRocks)
def move_rocks(sea: Sea, step: MoveRocks) -> tuple[Decision, ...]:
    """Move the rocks to another row that has room, or pay two cards to leave them."""
    if sea.rocks is None:
        return ()
    seat = sea.active
    rows = [row for row in open_rows(sea) if row != sea.rocks]
    options = [*map(answers.put_rocks, rows)]
    if len(discardable(sea, seat)) >= DISCARD:
        options.append(answers.STAY_OPTION)
    return (Decision(seat, Message("ask-rocks", {"row": sea.rocks + 1}), tuple(options)),)


@rules.happens(LeaveRocks)
def leave_rocks(sea: Sea, step: LeaveRocks) -> None:
    owe(sea, sea.active, DISCARD, "staying")


@rules.happens(PutRocks)
def put_rocks(sea: Sea, step: PutRocks) -> None:
    sea.rocks = step.row
    sea.tell("rocks-moved", row=step.row + 1)
