"""The island with the people beside it, what is going on, and what else there is room for."""

from collections.abc import Iterator, Sequence
from itertools import chain

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from ....games.robinson.view import Board
from ....kernel import Option, View
from ..drawn import Lines, drawn
from ..flow import Flow, fitted
from . import cards, margins, people, plans
from .island import Island, half_spaces
from .legend import legend
from .panel import Panel
from .reckoning import chances, clouds
from .signs import FAINT, Signs
from .stopping import is_pause

CELLS = (18, 16, 14, 12)
"""How many columns a space may have, if there is room for the people beside a row of them."""
LEAST_CELL = 10
USUAL = 8
"""The halves of a space in the longest row; an island that is wider has narrower spaces rather than
none beside the people."""
LEAST_PANEL, WIDEST_PANEL = 31, 44
GAP = 1
FOR_OTHERS = 9
"""The lines that the board leaves free if it can: for what happened, and for the question."""


class Shore:
    """What has to be seen, and below it as much of all else as the screen has room for."""

    def __init__(self, view: View[Board], options: Sequence[Option], signs: Signs) -> None:
        self._view = view
        self._options = options
        self._signs = signs
        self._drawn: dict[int, Lines] = {}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        needed = self._needed(console, options)
        yield needed
        usual = console.height - FOR_OTHERS
        most = options.max_height if options.max_height < console.height else usual
        taken = len(needed)
        for flow in fitted(self._chances(), most - taken, options.max_width, self._more):
            yield flow
            taken += flow.height(options.max_width)
        room = min(most, usual) - taken
        for each in self._welcome():
            lines = drawn(each, console, options)
            if len(lines) <= room:
                room -= len(lines)
                yield lines

    def demands(self, console: Console, options: ConsoleOptions) -> int:
        """How many lines it takes to show all that can be done."""
        lists = [flow.height(options.max_width) for flow in self._chances()]
        return len(self._needed(console, options)) + sum(lists)

    def _more(self, count: int) -> str:
        return self._signs.say("board-more", count=count)

    def _needed(self, console: Console, options: ConsoleOptions) -> Lines:
        """It is drawn once: a screen asks for its lines before it shows them."""
        width = options.max_width
        if width not in self._drawn:
            self._drawn[width] = drawn(Group(*self._seen_first(width)), console, options)
        return self._drawn[width]

    def _seen_first(self, width: int) -> Iterator[RenderableType]:
        """Whoever plans has to know the threats, too."""
        board, signs = self._view.board, self._signs
        yield margins.headline(self._view, signs)
        yield from self._middle(width)
        yield from margins.present(board, signs)
        if board.deeds:
            yield from margins.threats(board, signs)

    def _middle(self, width: int) -> Iterator[RenderableType]:
        """The people stand beside the island, or below it on a narrow screen."""
        halves = half_spaces(self._view.board)
        for cell in CELLS if halves <= USUAL else (*CELLS, LEAST_CELL):
            taken = halves * cell // 2
            room = width - taken - GAP
            if room >= LEAST_PANEL:
                panel = self._panel(min(room, WIDEST_PANEL))
                yield _beside(self._island(cell), panel.lines(), taken)
                return
        yield self._island(min(max(2 * width // halves, LEAST_CELL), CELLS[-1]))
        yield from self._panel(min(width, WIDEST_PANEL)).lines()

    def _panel(self, width: int) -> Panel:
        return Panel(self._view, self._signs, width, self._options)

    def _island(self, cell: int) -> Group:
        return Group(*Island(self._view.board, self._options, self._signs, cell).lines())

    def _welcome(self) -> Iterator[RenderableType]:
        """The most urgent first."""
        board, signs = self._view.board, self._signs
        begins = board.round == 1  # whoever does so has to learn the aim and the signs
        if not board.deeds:
            yield from cards.offers(self._options, signs)
        yield from self._goal() if begins else ()
        if board.deeds or board.roll is not None:
            yield chances(signs)
        yield from margins.circumstances(board, signs)
        yield from margins.strikes(board, signs)
        yield from cards.belongings(board, signs)
        yield from people.notes(board, signs)
        yield from self._legend() if begins else self._goal()
        yield from cards.inventions(board, signs)
        yield from margins.decks(board, signs)
        yield from () if begins else self._legend()

    def _goal(self) -> Iterator[Text]:
        board = self._view.board
        if board.deeds or board.phase != "action":
            yield Text(self._signs.say(f"goal-{board.options.scenario}"))

    def _legend(self) -> Iterator[Flow]:
        yield Flow("", legend(self._signs), FAINT)

    def _chances(self) -> list[Flow]:
        """All that pawns can do; else what is going on, and against what something may be used."""
        board, signs, options = self._view.board, self._signs, self._options
        planned = plans.plan(board, signs)
        if board.deeds:
            possible = plans.in_camp(board, signs), clouds(board, signs)
            return [*planned, *chain(*possible), *plans.buildings(board, signs, options)]
        takes = board.phase == "weather" and is_pause(options)
        return [*(clouds(board, signs) if takes else ()), *margins.threats(board, signs), *planned]


def _beside(island: Group, people: Iterator[RenderableType], width: int) -> Table:
    table = Table.grid(padding=(0, GAP, 0, 0), expand=True)
    table.add_column(width=width, no_wrap=True)
    table.add_column(ratio=1)
    table.add_row(island, Group(*people))
    return table
