"""What one seat, or a spectator, may see."""

from typing import Generic, TypeVar

from msgspec import Struct

from .outcome import Outcome
from .talk import Talk

B = TypeVar("B", bound=Struct)


class View(Struct, Generic[B], frozen=True, kw_only=True):
    """The table as a seat sees it: what every game has, and the game's own ``board``.

    Both are built from nothing, field by field, never by taking secrets out of a state.
    """

    seat: int | None
    """Whose view it is; None for a spectator."""
    seats: int
    waiting: tuple[int, ...]
    """The seats that the game waits for."""
    sealed: tuple[int, ...]
    """The seats whose answer is in, but not yet opened."""
    own_sealed: str | None
    talk: Talk
    outcome: Outcome | None
    board: B
