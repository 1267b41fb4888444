"""The end: for everybody what their life, valuables, friend and enemy brought."""

from collections.abc import Iterator

from rich.table import Table
from rich.text import Text

from ....games.overboard.view import Board
from ....kernel import View
from .signs import FAINT, Signs

COLUMNS = ("life", "cash", "paintings", "jewels", "friend", "enemy", "bodies", "total")


def accounts(view: View[Board], signs: Signs) -> Table:
    """A row for everybody, the best first."""
    board = view.board
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style=FAINT)
    table.add_column("", no_wrap=True)
    for column in COLUMNS:
        table.add_column(signs.texts(f"board-points-{column}"), justify="right")
    totals = [account.total for account in board.accounts]
    for seat in sorted(range(view.seats), key=lambda seat: -totals[seat]):
        style = "bold" if seat == view.seat else ""
        cells = [Text(cell) for cell in _cells(board, seat, signs)]
        table.add_row(Text(signs.name(board.roles[seat])), *cells, style=style)
    return table


def _cells(board: Board, seat: int, signs: Signs) -> Iterator[str]:
    account = board.accounts[seat]
    yield str(account.survival)
    yield str(account.money)
    yield str(account.paintings)
    yield str(account.jewels)
    yield f"{signs.name(board.friends[seat])} {account.friend}"
    yield f"{signs.name(board.enemies[seat])} {account.enemy}"
    yield str(account.bodies)
    yield str(account.total)
