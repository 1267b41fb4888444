"""The drawing: boats and players, the beach, the water, the talk."""

from collections import Counter
from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.measure import Measurement
from rich.table import Table

from ....games.lifeboats.view import Board
from ....kernel import Option, View
from ...presenting import Presenter
from ..contract import Drawing
from ..flow import Flow
from .margins import cards_laid_last, margin
from .rows import Rows
from .signs import HAT, Signs

GAP = 3
"""Between the table and what is beside it."""
BESIDE = 32
"""So much room sentences need beside the table; with less they stand below it."""
WIDEST = 1000
"""A console on which any table has room, to find out how much it takes."""


def draw(view: View[Board], options: Sequence[Option], words: Presenter) -> "Sea":
    """The boats with their players, the beach, and what is going on."""
    signs = Signs(view.board, words)
    return Sea(Rows(view, options, words, signs), list(margin(view, options, words, signs)))


def tells(view: View[Board]) -> Counter[str]:
    """What was said before the present vote stands on the board, and the cards laid last."""
    cards = [card for card in cards_laid_last(view.board) if card]
    return Counter(
        [
            *(f"said-{said.kind}" for said in view.board.said),
            *("voted-hat" if card == HAT else "voted" for card in cards),
        ]
    )


class Sea:
    """Boats and players in one table if there is room, with all else beside it or below."""

    def __init__(self, rows: Rows, margin: Sequence[Flow]) -> None:
        self._rows = rows
        self._margin = margin

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for table in (self._rows.joined(lanes=True), self._rows.joined(lanes=False)):
            width = Measurement.get(console, options.update(width=WIDEST), table).maximum
            room = options.max_width - width - GAP
            if room >= BESIDE:
                beside = Table.grid(padding=(0, GAP, 0, 0))
                beside.add_column(width=width)
                beside.add_column(width=room)
                beside.add_row(table, Group(*self._margin))
                yield beside
                return
            if width <= options.max_width:
                yield table
                yield from self._margin
                return
        yield from self._rows.apart()
        yield from self._margin


DRAWING = Drawing(draw, tells=tells)
