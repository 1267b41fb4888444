"""The position: what a seat knows of the table at one moment, and what that says of plans."""

from functools import cached_property

from ...games.robinson.state import Camp
from ...games.robinson.view import Board, see
from ..chair import Chair
from .evening import Evening
from .prospects import Prospects

SEED = 20
"""All survivors think on the same redeal, and play their plans out alike."""


class Position:
    """What can be told from one redeal; nothing is changed on it any more."""

    def __init__(self, redealt: Camp, seat: int) -> None:
        self.redealt, self.seat = redealt, seat

    @cached_property
    def board(self) -> Board:
        return see(self.redealt)

    @cached_property
    def evening(self) -> Evening:
        return Evening(self.board)

    @cached_property
    def prospects(self) -> Prospects:
        return Prospects(self.board)


def position_of(chair: Chair) -> Position:
    """What this seat knows now; the redeal is the same each time."""
    redealt = chair.redeal(SEED)
    assert isinstance(redealt, Camp)
    return Position(redealt, chair.seat)
