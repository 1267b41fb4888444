"""The sea of Tranquility, drawn in text.

An empty cell shows what it would cost to place one of the cards in question there: ``(0)`` is
free, ``(2)`` costs two cards, ``·`` takes none of them and ``×`` is closed. Square brackets are the
border cards of the pyramid. By night a card shows ``☾``; one that lies wrong shows ``!``.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from rich.console import Group
from rich.table import Table
from rich.text import Text

from ....games.tranquility.shapes import DAY_CELLS, SHAPES
from ....games.tranquility.view import Board
from ....kernel import Option, View
from ..presenting import Presenter

EXAMPLES = ("play 12 c4", "discard 5 17")

CELL = 5
"""The width of a cell."""
FULL_HAND = 5

ISLAND = "bold bright_white on blue"
LIES_WRONG = "bold bright_white on red"
FREE = "bold green"
PAID = "bold yellow"
CLOSED = "red"
FAINT = "dim"

STORM_STYLES = {"yellow": "yellow", "purple": "magenta", "orange": "dark_orange"}


def draw(view: View[Board], options: Sequence[Option], words: Presenter) -> Group:
    """The grid, the table beside it, and the hand with the places where its cards can go."""
    places = Places(view.board, options)
    top = Table.grid(padding=(0, 2))
    top.add_row(_grid(view.board, places, words), Group(*_beside(view, words)))
    return Group(top, *_hand(view, places, words))


class Places:
    """Where the islands in question can be placed, and at what price."""

    def __init__(self, board: Board, options: Sequence[Option]) -> None:
        self._order = [label for row in board.rows for label in row]
        self._prices: dict[str, dict[str, int]] = {}
        for option in options:
            if option.label.key == "option-play":
                card, cell, cost = (option.label.args[name] for name in ("card", "cell", "cost"))
                self._prices.setdefault(str(card), {})[str(cell)] = int(cost)

    def __bool__(self) -> bool:
        return bool(self._prices)

    def price(self, cell: str) -> int | None:
        """The least that a cell costs, or None if no island can go there."""
        return min((prices[cell] for prices in self._prices.values() if cell in prices), default=None)

    def of(self, card: str) -> str:
        """The cells for a card in reading order, a stretch of equal price in one: ``c2–b3(0)``."""
        prices = self._prices.get(card, {})
        stretches = groupby(self._order, key=lambda cell: prices.get(cell))
        return " ".join(
            _stretch(list(cells), price) for price, cells in stretches if price is not None
        )


def _stretch(cells: list[str], price: int) -> str:
    ends = cells[0] if len(cells) == 1 else f"{cells[0]}–{cells[-1]}"
    return f"{ends}({price})"


# The grid.


def _grid(board: Board, places: Places, words: Presenter) -> Group:
    """The rows from the top down, as they lie on the table, with the columns' letters below."""
    columns = sorted({label[0] for row in board.rows for label in row})
    line = "─" * (CELL * len(columns))
    rows = [
        _row(board, number, columns, places, words) for number in range(len(board.rows), 0, -1)
    ]
    letters = "".join(letter.center(CELL) for letter in columns)
    return Group(
        Text(f"    ┌{line}┐", FAINT),
        *rows,
        Text(f"    └{line}┘", FAINT),
        Text(f"     {letters}", FAINT),
    )


def _row(
    board: Board, number: int, columns: list[str], places: Places, words: Presenter
) -> Text:
    text = Text(no_wrap=True)
    at_start = number == 1 and board.started
    text.append("► " if at_start else "  ", FREE)
    text.append(f"{number} ", FAINT)
    text.append("│", FAINT)
    labels = board.rows[number - 1]
    for letter in columns:
        label = f"{letter}{number}"
        if label in labels:
            text.append_text(_cell(board, label, places))
        else:
            text.append(" " * CELL)
    text.append("│", FAINT)
    text.append_text(_at_row(board, number, words))
    return text


def _cell(board: Board, label: str, places: Places) -> Text:
    labels = [each for row in board.rows for each in row]
    cell = labels.index(label)
    island = board.grid[cell]
    border = cell in SHAPES[board.options.mode].borders
    if not island:
        return _empty_cell(label in board.closed, border, places.price(label))
    if board.options.mode == "day_and_night":
        return _turned_island(island, label in board.night_cells, cell in DAY_CELLS)
    return Text(f"[{island}]".center(CELL) if border else str(island).center(CELL), ISLAND)


def _turned_island(island: int, night: bool, belongs_to_day: bool) -> Text:
    wrong = night == belongs_to_day
    mark = "!" if wrong else " "
    return Text(f"{mark}{island:>2}{'☾' if night else ' '} ", LIES_WRONG if wrong else ISLAND)


def _empty_cell(closed: bool, border: bool, price: int | None) -> Text:
    opening, closing = "[]" if border else "()" if price is not None else "  "
    if closed:
        return Text(f"{opening}×{closing}".center(CELL), CLOSED)
    if price is None:
        return Text(f"{opening}·{closing}".center(CELL), FAINT)
    return Text(f"{opening}{price}{closing}".center(CELL), PAID if price else FREE)


def _at_row(board: Board, number: int, words: Presenter) -> Text:
    """What lies beside a row: its half of the day, rocks, storms."""
    text = Text()
    if board.options.mode == "day_and_night":
        text.append(" ☀" if f"a{number}" in _day_labels(board) else " ☾", FAINT)
    if board.rocks == number:
        text.append(f" ▲ {words.texts('board-rocks')}", CLOSED)
    for storm in board.storms:
        if storm.place == f"row{number}":
            text.append(f" ≈ {words.texts('board-storm')}", STORM_STYLES[storm.colour])
    return text


def _day_labels(board: Board) -> list[str]:
    labels = [label for row in board.rows for label in row]
    return labels[DAY_CELLS.start : DAY_CELLS.stop]


# What lies beside the grid.


def _beside(view: View[Board], words: Presenter) -> Iterator[Text | Table]:
    board, texts = view.board, words.texts
    yield _players(view, words)
    yield Text()
    filled, cells = sum(map(bool, board.grid)), len(board.grid)
    yield Text(texts("board-islands", filled=filled, cells=cells))
    if board.options.mode == "duel":
        yield Text(texts("board-deck", count=sum(board.decks)))
        yield Text(texts("board-display", cards=words.cards(board.display)), "bold")
    else:
        yield Text(texts("board-started" if board.started else "board-not-started"))
    yield from _modules(board, words)
    if board.quotas:
        yield Text(texts("board-quotas", counts=_by_name(words, board.quotas)))
    elif board.offers:
        yield Text(texts("board-offers", counts=_by_name(words, board.offers)))
    if view.outcome is None and view.seats > 1:
        yield Text(words.talk(view.talk), "italic")


def _modules(board: Board, words: Presenter) -> Iterator[Text]:
    texts = words.texts
    if board.removed:
        yield Text(texts("board-removed", count=board.removed))
    if board.options.mode == "day_and_night":
        yield Text(texts("board-night" if board.night else "board-day"))
    if board.options.mode == "pyramid":
        yield Text(texts("board-exploration", count=board.exploration))
        yield Text(texts("board-found", count=board.found))
    if board.options.storms or board.options.mode == "pyramid":
        yield Text(texts("board-compasses", count=board.compasses))
    for storm in board.storms:
        name = words.card(storm.colour)
        yield Text(f"≈ {name}: {words.place(storm.place)}", STORM_STYLES[storm.colour])


def _by_name(words: Presenter, counts: Iterable[int]) -> str:
    return ", ".join(f"{name} {count}" for name, count in zip(words.names, counts, strict=True))


def _players(view: View[Board], words: Presenter) -> Table:
    board, texts = view.board, words.texts
    in_duel = bool(board.scores)
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=FAINT)
    table.add_column("")
    columns = ["hand", *(["score"] if in_duel else ["deck"]), "discards"]
    for column in columns:
        table.add_column(texts(f"board-{column}"), justify="right")
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
    return f"{size}/{limit}" if limit < FULL_HAND else str(size)


# The hand.


def _hand(view: View[Board], places: Places, words: Presenter) -> Iterator[Text | Table]:
    board = view.board
    if not board.hand:
        return
    if not places:
        yield Text(words.texts("board-your-hand", cards=words.cards(board.hand)), "bold")
        return
    yield Text(words.texts("board-your-cards"), FAINT)
    table = Table.grid(padding=(0, 1))
    for card in dict.fromkeys(board.hand):
        count = board.hand.count(card)
        name = words.card(card) + (f" ×{count}" if count > 1 else "")
        cells = Text(places.of(card) or "—", FREE if places.of(card) else FAINT)
        table.add_row(Text(f"  {name}", "bold"), cells)
    yield table
