"""The drawing: what has to be seen of the boat, and what else there is room for."""

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult

from ....games.overboard.view import Board
from ....kernel import Option, View
from ...presenting import Presenter
from ..contract import Drawing
from ..drawn import drawn, within
from .accounts import Accounts
from .margins import further, headline, pressing
from .rows import Rows
from .signs import Signs

FOR_OTHERS = 12
"""The lines that the board leaves free if it can: for what happened, for the question, and for
answers to it."""


def draw(view: View[Board], options: Sequence[Option], words: Presenter) -> "Boat":
    """The boat with all aboard, what is going on, and what else there is room for."""
    signs = Signs(view, words)
    needed: list[RenderableType] = [
        headline(view, signs),
        Rows(view, options, words.names, signs),
        *pressing(view, signs),
    ]
    if has_scores(view):
        needed.append(Accounts(view, signs))
    return Boat(needed, list(further(view, signs)))


def has_scores(view: View[Board]) -> bool:
    return bool(view.board.accounts)


class Boat:
    """What has to be seen, and below it as much of all else as the screen has room for."""

    def __init__(self, needed: Sequence[RenderableType], welcome: Sequence[RenderableType]) -> None:
        self._needed = needed
        self._welcome = welcome

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        needed = drawn(Group(*self._needed), console, options)
        yield needed
        room = min(options.max_height, console.height - FOR_OTHERS) - len(needed)
        yield from within(room, self._welcome, console, options)


DRAWING = Drawing(draw, has_scores=has_scores)
