"""The drawing: the grid, what is on the table, and the hand."""

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ....games.tranquility.view import Board
from ....kernel import Option, View
from ...presenting import Presenter
from ..contract import Drawing
from .grid import grid
from .margins import margin
from .places import Places
from .players import players
from .signs import FAINT, FREE

GAP = 2
"""Between the grid and what is beside it."""


def draw(view: View[Board], options: Sequence[Option], words: Presenter) -> Group:
    """The grid, what is on the table, and the hand with the places where its cards can go."""
    places = Places(view.board, options)
    sea = Sea(grid(view.board, places), players(view, words), list(margin(view, words)))
    return Group(sea, *_hand(view, places, words))


class Sea:
    """The grid with the players and all else beside it, or below where that has no room."""

    def __init__(self, grid: Text, players: Table, margin: Sequence[Text]) -> None:
        self._grid = grid
        self._players = players
        self._margin = margin

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        grid = Padding(self._grid, (0, GAP, 0, 0))
        width = Measurement.get(console, options, grid).maximum
        # Sentences can be wrapped; neither a grid nor a table of numbers can.
        if width + Measurement.get(console, options, self._players).maximum > options.max_width:
            yield self._grid
            yield self._players
            yield from self._margin
            return
        beside = Table.grid()
        beside.add_column(width=width)
        beside.add_column()
        beside.add_row(grid, Group(self._players, *self._margin))
        yield beside


def _hand(view: View[Board], places: Places, words: Presenter) -> Iterator[Text | Table]:
    board = view.board
    if not board.hand:
        return
    yield Text(words.texts("board-your-hand", cards=words.cards(board.hand)), "bold")
    if places:
        yield Text(words.texts("board-where"), FAINT)
    for card in board.hand:
        if cells := places.of(card):
            yield Text.assemble((f"{card:>4}  ", "bold"), (cells, FREE))


DRAWING = Drawing(draw)
