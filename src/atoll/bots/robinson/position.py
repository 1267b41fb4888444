"""The position: what a seat knows of the table at one moment, and what that says of plans."""

from functools import cached_property

from ...games.robinson.state import Camp
from ...games.robinson.view import Board, see
from ..chair import Chair
from .evening import Evening
from .prospects import Prospects

SEED = 20
"""All survivors have the same table in mind, and play their plans out alike."""


class Position:
    """A table that a seat cannot tell from the real one; nothing is changed on it any more."""

    def __init__(self, table: Camp, seat: int) -> None:
        self.table, self.seat = table, seat

    @cached_property
    def board(self) -> Board:
        return see(self.table)

    @cached_property
    def evening(self) -> Evening:
        return Evening(self.board)

    @cached_property
    def prospects(self) -> Prospects:
        return Prospects(self.board)


def position_of(chair: Chair) -> Position:
    """What this seat knows now; the table is the same each time."""
    table = chair.redeal(SEED)
    assert isinstance(table, Camp)
    return Position(table, chair.seat)
