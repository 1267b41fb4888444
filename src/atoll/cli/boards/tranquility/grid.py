"""The grid: its cells with islands or prices, and what lies beside its rows."""

from rich.text import Text

from ....games.tranquility.view import Board
from .places import Places, labels
from .signs import CLOSED, FAINT, FREE, ISLAND, LIES_WRONG, PAID, STORM_STYLES

CELL, NARROW_CELL, MOST_WIDE_CELLS = 5, 4, 6
"""The width of a cell; a grid with more columns has narrow ones."""


def grid(board: Board, places: Places) -> Text:
    """The rows from the top down, as they lie on the table, with the columns' letters below."""
    columns = sorted({label[0] for row in board.rows for label in row})
    width = CELL if len(columns) <= MOST_WIDE_CELLS else NARROW_CELL
    line = "─" * (width * len(columns))
    text = Text(f"    ┌{line}┐\n", FAINT, no_wrap=True)
    for number in range(len(board.rows), 0, -1):
        text.append("► " if number == 1 and board.started else "  ", FREE)
        text.append(f"{number} │", FAINT)
        for letter in columns:
            text.append_text(_cell(board, f"{letter}{number}", places, width))
        text.append("│", FAINT)
        text.append_text(_at_row(board, number)).append("\n")
    letters = "".join(letter.center(width) for letter in columns)
    return text.append(f"    └{line}┘\n     {letters}", FAINT)


def _cell(board: Board, label: str, places: Places, width: int) -> Text:
    names = labels(board)
    if label not in names:
        return Text(" " * width)
    cell = names.index(label)
    island = board.grid[cell]
    border = label in board.borders
    if not island:
        drawn, style = _empty_cell(label in board.closed, border, places.price(label))
    elif board.options.mode == "day_and_night":
        drawn, style = _turned_island(
            island, label in board.night_cells, label in board.wrong_cells
        )
    else:
        drawn, style = f"[{island}]" if border else str(island), ISLAND
    return Text(drawn.center(width), style)


def _turned_island(island: int, night: bool, wrong: bool) -> tuple[str, str]:
    mark = "!" if wrong else " "
    return f"{mark}{island:>2}{'☾' if night else ' '} ", LIES_WRONG if wrong else ISLAND


def _empty_cell(closed: bool, border: bool, price: int | None) -> tuple[str, str]:
    if closed:
        return "[×]" if border else "×", CLOSED
    if price is None:
        return "[·]" if border else "·", FAINT
    return f"{{{price}}}" if border else f"({price})", PAID if price else FREE


def _at_row(board: Board, number: int) -> Text:
    """What lies beside a row: its half of the day, rocks, storms."""
    text = Text()
    if board.options.mode == "day_and_night":
        by_day = f"a{number}" in board.day_cells
        text.append(" ☀" if by_day else " ☾", FAINT)
    if board.rocks == number:
        text.append(" ▲", CLOSED)
    for storm in board.storms:
        if storm.place == f"row{number}":
            text.append(" ≈", STORM_STYLES[storm.colour])
    return text
