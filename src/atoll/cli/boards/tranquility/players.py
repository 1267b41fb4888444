"""The players, with what they hold and have laid aside."""

from rich.table import Table
from rich.text import Text

from ....games.tranquility.cards import HAND
from ....games.tranquility.view import Board
from ....kernel import View
from ...presenting import Presenter
from .signs import FAINT

NAME = 20
"""A player's name is wrapped beyond that, as when monsters are shown behind it."""


def players(view: View[Board], words: Presenter) -> Table:
    board, texts = view.board, words.texts
    in_duel = bool(board.scores)
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=FAINT)
    table.add_column("", max_width=NAME)
    columns = ["hand", "score" if in_duel else "deck-left", "discards"]
    for column in columns:
        table.add_column(texts(f"board-{column}"), justify="right", no_wrap=True)
    for seat, name in enumerate(words.names):
        you = f" {texts('board-you')}" if seat == view.seat else ""
        marker = "▸ " if seat == board.active and view.outcome is None else "  "
        shown = f" ({words.cards(board.shown[seat])})" if board.shown[seat] else ""
        table.add_row(
            Text(f"{marker}{name}{you}{shown}", "bold" if seat == view.seat else ""),
            _hand_size(board, seat),
            str(board.scores[seat] if in_duel else board.decks[seat]),
            str(board.discards[seat]),
        )
    return table


def _hand_size(board: Board, seat: int) -> str:
    size, limit = board.hands[seat], board.limits[seat]
    return f"{size}/{limit}" if limit < HAND else str(size)
