"""The end: for everybody what their life, valuables, friend and enemy brought."""

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from ....games.overboard.view import Board
from ....kernel import View
from ..flow import Flow
from .signs import FAINT, WINNER, Signs

WIDEST = 1000
"""A console on which any table has room, to find out how much it takes."""


class Accounts:
    """A row for everybody, the best first, a star for victory; on a narrow terminal in words."""

    def __init__(self, view: View[Board], signs: Signs) -> None:
        totals = [account.total for account in view.board.accounts]
        self._view = view
        self._signs = signs
        self._seats = sorted(range(view.seats), key=lambda seat: -totals[seat])

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        table = self._table()
        width = Measurement.get(console, options.update(width=WIDEST), table).maximum
        if width <= options.max_width:
            yield table
        else:
            yield from map(self._in_words, self._seats)
        yield self._victory()

    def _in_words(self, seat: int) -> Flow:
        cells = self._cells(seat).items()
        return Flow(f"{self._name(seat)}:", [f"{for_what} {cell}" for for_what, cell in cells])

    def _victory(self) -> Text:
        """A sentence that says who has won."""
        outcome = self._view.outcome
        winners = [seat for seat in self._seats if outcome and seat in outcome.winners]
        who = ", ".join(map(self._name, winners))
        points = self._view.board.accounts[self._seats[0]].total
        return Text(self._signs.texts("board-won", who=who, points=points), "bold")

    def _table(self) -> Table:
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style=FAINT)
        table.add_column("", no_wrap=True)
        for heading in self._cells(0):
            table.add_column(heading, justify="right", no_wrap=True)
        for seat in self._seats:
            style = "bold" if seat == self._view.seat else ""
            table.add_row(self._name(seat), *self._cells(seat).values(), style=style)
        return table

    def _name(self, seat: int) -> str:
        return self._signs.name(self._view.board.roles[seat])

    def _total(self, seat: int) -> str:
        total, outcome = self._view.board.accounts[seat].total, self._view.outcome
        has_won = outcome is not None and seat in outcome.winners
        return f"{WINNER} {total}" if has_won else str(total)

    def _cells(self, seat: int) -> dict[str, str]:
        """By what it is for, what somebody scored; the points altogether come last."""
        board, name = self._view.board, self._signs.name
        account = board.accounts[seat]
        cells = {
            "life": str(account.survival),
            "cash": str(account.money),
            "paintings": str(account.paintings),
            "jewels": str(account.jewels),
            "friend": f"{name(board.friends[seat])} {account.friend}",
            "enemy": f"{name(board.enemies[seat])} {account.enemy}",
            "bodies": str(account.bodies),
            "total": self._total(seat),
        }
        return {self._signs.texts(f"board-points-{key}"): cell for key, cell in cells.items()}
