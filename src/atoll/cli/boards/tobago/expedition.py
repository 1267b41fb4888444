"""The whole board: the island, a panel, and what stands above and below."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table

from ....games.tobago.grammar import Face
from ....games.tobago.view import Board
from ....kernel import Option, View
from ..drawn import drawn, within
from ..flow import Flow
from .chart import Chart, Hexagon
from .legend import Legend
from .margins import compass, further, notes
from .panel import Panel
from .signs import NOTE, Signs

FOR_OTHERS = 12
"""The lines that the board leaves free if it can: for what happened, for the question, and for
answers to it."""
BESIDE = {6: 38, 4: 26}
"""By the width of the hexagons, the widest first, how much room the panel needs beside them."""
NARROWEST = 2
"""Of such hexagons even the widest island fits anywhere."""
GAP = 1


class Widths(NamedTuple):
    """How wide hexagons, panel and the gap between them are; the panel can also be below."""

    hexagon: int
    panel: int
    gap: int
    is_beside: bool


class Filled(NamedTuple):
    """A panel, and what has found room in it."""

    lines: list[RenderableType]
    has_clues: bool
    has_legend: bool


class Expedition:
    """The island with a panel, and below it as much of all else as the screen has room for."""

    def __init__(self, view: View[Board], options: Sequence[Option], signs: Signs) -> None:
        self._view = view
        self._signs = signs
        self._notes = notes(view, signs)
        self._compass = [compass(signs)] if _chooses_direction(options) else []
        self._chart = Chart(view, options, signs)
        self._panel = Panel(view, signs)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        widths = self._widths(options.max_width)
        filled = self._filled(console, options.update(width=widths.panel), widths)
        plain = console.no_color or console.color_system is None
        hexagon = Hexagon(widths.hexagon, gap=0 if plain else 1)
        joined = Group(*self._compass, *self._joined(filled.lines, widths, hexagon))
        needed = drawn(joined, console, options)
        yield needed
        room = min(options.max_height, console.height - FOR_OTHERS) - len(needed)
        yield from within(room, self._welcome(filled), console, options)

    def _widths(self, width: int) -> Widths:
        for hexagon, needed in BESIDE.items():
            if (room := width - self._chart.width(hexagon)) >= needed:
                gap = GAP if room > needed else 0
                return Widths(hexagon, room - gap, gap, is_beside=True)
        fitting = [hexagon for hexagon in BESIDE if self._chart.width(hexagon) <= width]
        return Widths(max(fitting, default=NARROWEST), width, 0, is_beside=False)

    def _joined(
        self, panel: Sequence[RenderableType], widths: Widths, hexagon: Hexagon
    ) -> Iterator[RenderableType]:
        """On a very narrow terminal even the notes stand above the island."""
        above, below = self._notes
        if widths.hexagon == NARROWEST:
            yield Flow("", [*above, *below], NOTE)
            above, below = [], []
        island = self._chart.drawn(hexagon, (above, below))
        if not widths.is_beside:
            yield from [*island, *panel]
            return
        table = Table.grid(padding=(0, widths.gap, 0, 0))
        table.add_column(width=self._chart.width(widths.hexagon))
        table.add_column(width=widths.panel)
        table.add_row(Group(*island), Group(*panel))
        yield table

    # The panel.

    def _filled(self, console: Console, options: ConsoleOptions, widths: Widths) -> Filled:
        """The players always; the maps as far as they fit beside the island, and a legend."""

        def room(*lines: RenderableType) -> int:
            """How many lines are left below these."""
            return self._chart.height - len(drawn(Group(*lines), console, options))

        lines: list[RenderableType] = [*self._panel.players(widths.panel)]
        has_clues = True
        board = self._view.board
        if board.sharing is not None:
            lines += self._panel.sharing(board.sharing)
        elif any(each.laid for each in board.maps):
            lines += self._panel.hand(widths.panel)
        if any(each.laid for each in board.maps):
            maps, has_clues = self._panel.maps(lambda maps: room(*lines, *maps) >= 0)
            lines += maps
        legend = self._legend()
        has_legend = room(*lines, legend) >= 0
        return Filled([*lines, legend] if has_legend else lines, has_clues, has_legend)

    def _welcome(self, filled: Filled) -> Iterator[RenderableType]:
        yield from further(self._view, self._signs, clues=not filled.has_clues)
        if not filled.has_legend:
            yield self._legend()

    def _legend(self) -> Flow:
        """Of maps it tells as soon as there are clues on them."""
        legend = Legend(self._view, self._signs)
        items = [*legend.island(choices=self._chart.has_choices)]
        if any(each.laid for each in self._view.board.maps):
            items += legend.maps()
        return Flow("", items)


def _chooses_direction(options: Sequence[Option]) -> bool:
    return any(isinstance(option.answer, Face) for option in options)
