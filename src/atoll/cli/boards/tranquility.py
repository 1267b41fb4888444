"""The sea of Tranquility, drawn in text.

An empty cell shows what it would cost to place one of the cards in question there: ``(0)`` is
free, ``(2)`` costs two cards, ``·`` takes none of them and ``×`` is closed. Square brackets are the
border cards of the pyramid, with a price in curly ones, for ``[2]`` is an island. By night a card
shows ``☾``; one that lies wrong shows ``!``.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ...games.tranquility import grammar
from ...games.tranquility.cards import HAND
from ...games.tranquility.view import Board
from ...kernel import Level, Option, View
from ..presenting import Presenter

SHOWS = frozenset({grammar.Play})
DELIBERATE = frozenset({grammar.GiveUp})
PARTING = frozenset(["discarded-cards"])

CELL, NARROW_CELL, MOST_WIDE_CELLS = 5, 4, 6
"""The width of a cell; a grid with more columns has narrow ones."""
GAP = 2
"""Between the grid and what is beside it."""
NAME = 20
"""A player's name is wrapped beyond that, as when monsters are shown behind it."""

ISLAND = "bold bright_white on blue"
LIES_WRONG = "bold bright_white on red"
FREE = "bold green"
PAID = "bold yellow"
CLOSED = "red"
FAINT = "dim"

STORM_STYLES = {"yellow": "yellow", "purple": "magenta", "orange": "dark_orange"}


def draw(view: View[Board], options: Sequence[Option], words: Presenter) -> Group:
    """The grid, what is on the table, and the hand with the places where its cards can go."""
    places = Places(view.board, options)
    sea = Sea(_grid(view.board, places), _players(view, words), list(_facts(view, words)))
    return Group(sea, *_hand(view, places, words))


class Sea:
    """The grid with the players and all else beside it, or below where that has no room."""

    def __init__(self, grid: Text, players: Table, facts: Sequence[Text]) -> None:
        self._grid = grid
        self._players = players
        self._facts = facts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        grid = Padding(self._grid, (0, GAP, 0, 0))
        width = Measurement.get(console, options, grid).maximum
        # Sentences can be wrapped; neither a grid nor a table of numbers can.
        if width + Measurement.get(console, options, self._players).maximum > options.max_width:
            yield self._grid
            yield self._players
            yield from self._facts
            return
        beside = Table.grid()
        beside.add_column(width=width)
        beside.add_column()
        beside.add_row(grid, Group(self._players, *self._facts))
        yield beside


class Places:
    """Where the islands in question can be placed, and at what price."""

    def __init__(self, board: Board, options: Sequence[Option]) -> None:
        self._order = _labels(board)
        self._prices: dict[str, dict[str, int]] = {}
        for option in options:
            match option.answer:
                case grammar.Play(card=card, cell=cell):
                    self._prices.setdefault(str(card), {})[cell] = _cost(option)

    def __bool__(self) -> bool:
        return bool(self._prices)

    def price(self, cell: str) -> int | None:
        """The least that a cell costs, or None if no island can go there."""
        return min(
            (prices[cell] for prices in self._prices.values() if cell in prices), default=None
        )

    def of(self, card: str) -> str:
        """The cells for a card in reading order, a stretch of equal price in one: ``c2–b3(0)``."""
        prices = self._prices.get(card, {})
        stretches = groupby(self._order, key=prices.get)
        return " ".join(
            _stretch(list(cells), price) for price, cells in stretches if price is not None
        )


def _cost(option: Option) -> int:
    cost = option.told["cost"]
    assert isinstance(cost, int)
    return cost


def _stretch(cells: list[str], price: int) -> str:
    ends = cells[0] if len(cells) == 1 else f"{cells[0]}–{cells[-1]}"
    return f"{ends}({price})"


# The grid.


def _grid(board: Board, places: Places) -> Text:
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
    labels = _labels(board)
    if label not in labels:
        return Text(" " * width)
    cell = labels.index(label)
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


def _labels(board: Board) -> list[str]:
    """The names of the cells in reading order."""
    return [label for row in board.rows for label in row]


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


# What lies beside the grid.


def _facts(view: View[Board], words: Presenter) -> Iterator[Text]:
    board, texts = view.board, words.texts
    yield Text(" · ".join(_counts(board, words)))
    if board.options.mode == "duel":
        yield Text(texts("board-display", cards=words.cards(board.display)), "bold")
    if board.options.mode == "day_and_night":
        yield Text(texts("board-night" if board.night else "board-day"))
    if board.crown_closed:
        yield Text(texts("board-crown-closed"))
    if board.options.mode == "pyramid":
        yield Text(texts("board-borders"))
    yield from _dangers(board, words)
    if board.quotas:
        yield Text(texts("board-quotas", counts=_by_name(words, board.quotas)))
    elif board.offers and view.talk.level is Level.NUMBERS:
        yield Text(texts("board-offers", counts=_by_name(words, board.offers)))
    if view.outcome is None and view.seats > 1:
        yield Text(words.talk(view.talk), "italic")


def _counts(board: Board, words: Presenter) -> Iterator[str]:
    """What there is to count on the table."""
    texts, mode = words.texts, board.options.mode
    yield texts("board-islands", filled=sum(map(bool, board.grid)), cells=len(board.grid))
    if mode == "duel":
        yield texts("board-deck", count=sum(board.decks))
    else:
        yield texts("board-started" if board.started else "board-not-started")
    if board.removed:
        yield texts("board-removed", count=board.removed)
    if mode == "pyramid":
        yield texts("board-exploration", count=board.exploration)
        yield texts("board-found", count=board.found)
    if board.options.storms or mode == "pyramid":
        yield texts("board-compasses", count=board.compasses)


def _dangers(board: Board, words: Presenter) -> Iterator[Text]:
    """Rocks and storms by name: beside their rows they are only signs."""
    if board.rocks is not None:
        yield Text(f"▲ {words.card('rocks')}: {_place(f'row{board.rocks}', words)}", CLOSED)
    for storm in board.storms:
        name = words.card(storm.colour)
        yield Text(f"≈ {name}: {_place(storm.place, words)}", STORM_STYLES[storm.colour])


def _place(place: str, words: Presenter) -> str:
    """Where something lies: ``seat0`` is before a player, ``row3`` beside a row."""
    if place.startswith("seat"):
        return words.names[int(place.removeprefix("seat"))]
    if place.startswith("row"):
        return words.texts("place-row", row=place.removeprefix("row"))
    return words.texts(f"place-{place}")


def _by_name(words: Presenter, counts: Iterable[int]) -> str:
    return ", ".join(f"{name}: {count}" for name, count in zip(words.names, counts, strict=True))


def _players(view: View[Board], words: Presenter) -> Table:
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


# The hand.


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
