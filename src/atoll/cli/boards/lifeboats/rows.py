"""The boats and, in the same rows, their players."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rich.console import JustifyMethod
from rich.table import Table
from rich.text import Text

from ....games.lifeboats import grammar
from ....games.lifeboats.facts import ISLANDS, MOVES_TO_SHORE, SEATS_IN_A_BOAT
from ....games.lifeboats.view import Board, BoatSeen, Person
from ....kernel import Answer, Option, View
from ...presenting import Presenter
from .signs import (
    AWAITED,
    BLACK,
    BLACK_SIGN,
    CHOICE,
    DANGER,
    FAINT,
    FIRST,
    HAT_SIGN,
    LAID,
    LEAK,
    NO_PART,
    OPEN,
    STYLES,
    VOTES_FOR,
    WARNING,
    Signs,
    colour_of,
    is_about_people,
    points,
    would_sink,
)

MARKED: frozenset[type[Answer]] = frozenset(
    [
        grammar.Launch,
        grammar.Board,
        grammar.Vote,
        grammar.Decide,
        grammar.Leave,
        grammar.Climb,
    ]
)
"""The kinds of options that the rows show by a mark."""

STEP = " ›"
HULL = SEATS_IN_A_BOAT + 2
TRACK = HULL + len(STEP) * MOVES_TO_SHORE


class Column(NamedTuple):
    heading: str
    cells: Sequence[Text]
    justify: JustifyMethod = "left"
    no_wrap: bool = True


class Rows:
    """A row for each boat, the black one last; what concerns its player can stand apart."""

    def __init__(
        self, view: View[Board], options: Sequence[Option], words: Presenter, signs: Signs
    ) -> None:
        board = view.board
        self._names = Column(_stage(board, words), _names(board, options, words))
        self._letters = Column("", [signs.colour(colour) for colour in board.colours])
        self._lanes = Column("", [Text(str(boat.lane or ""), FAINT) for boat in board.boats])
        self._tracks = Column(
            words.texts("board-track"), [_track(board, boat, words, signs) for boat in board.boats]
        )
        self._players = list(_players(view, words, signs))

    def joined(self, *, lanes: bool) -> Table:
        beginning = [self._names, self._lanes] if lanes else [self._names]
        return _table([*beginning, self._tracks, *self._players])

    def apart(self) -> tuple[Table, Table]:
        return (
            _table([self._names, self._lanes, self._tracks]),
            _table([_without_black(column) for column in (self._letters, *self._players)]),
        )


def _without_black(column: Column) -> Column:
    return column._replace(cells=column.cells[:-1])


def _table(columns: Sequence[Column]) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style=FAINT)
    for column in columns:
        table.add_column(
            column.heading, justify=column.justify, no_wrap=column.no_wrap, overflow="fold"
        )
    for row in zip(*(column.cells for column in columns), strict=True):
        table.add_row(*row)
    return table


# The boats.


def _stage(board: Board, words: Presenter) -> str:
    if board.round == 0:
        return words.texts("board-setting-out")
    return words.texts("board-round", round=board.round)


def _names(board: Board, options: Sequence[Option], words: Presenter) -> list[Text]:
    """The colours of the boats in full; marked if they, or people in them, can be answered now."""
    choices = {
        board.vote.boat if is_about_people(option) and board.vote else colour_of(option)
        for option in options
        if option.kind in MARKED
    }
    return [
        Text.assemble(
            (CHOICE if colour in choices else " ", OPEN),
            f"{BLACK_SIGN} " if colour == BLACK else "",
            words.card(colour),
            style=STYLES[colour],
        )
        for colour in board.colours
    ]


def _track(board: Board, boat: BoatSeen, words: Presenter, signs: Signs) -> Text:
    """A boat between ship and shore, and behind the shore its place and what it scores."""
    if boat.state == "on deck":
        return Text()
    if boat.state == "sunk":
        text = Text(f"≈ {words.texts('board-sunk')} ≈", LEAK)
    else:
        text = Text("  " * (MOVES_TO_SHORE - boat.to_shore)).append_text(_hull(boat, signs))
        moves = STEP * boat.to_shore
        if boat.state == "afloat" and board.round and would_sink(boat):
            text.append(DANGER, WARNING)
            moves = moves[1:]
        text.append(moves, FAINT)
    text.pad_right(TRACK - text.cell_len)
    return text.append("│", FAINT).append_text(_landing(board, boat))


def _hull(boat: BoatSeen, signs: Signs) -> Text:
    free = SEATS_IN_A_BOAT - len(boat.crew) - boat.leaks
    return Text.assemble(
        "[", signs.people(boat.crew), ("·" * free, FAINT), ("~" * boat.leaks, LEAK), "]"
    )


def _landing(board: Board, boat: BoatSeen) -> Text:
    if boat.state == "landed":
        place = board.arrivals.index(boat.colour) + 1
        return Text(f"{place}. {points(boat.island) if boat.island else '–'}", "bold")
    if boat.state == "afloat" and board.options.landing == "lane":
        assert boat.lane is not None
        return Text(points(ISLANDS[boat.lane - 1]).rjust(len("1. 6/8")), FAINT)
    return Text()


# The players.


def _players(view: View[Board], words: Presenter, signs: Signs) -> Iterator[Column]:
    board, texts = view.board, words.texts
    colours = board.colours[:-1]
    names = [
        Text(f"{name} {texts('board-you')}", "bold") if seat == view.seat else Text(name)
        for seat, name in enumerate(words.names)
    ]
    yield _by_seat("", [_answered(view, seat, signs) for seat in range(view.seats)])
    yield _by_seat("", names)._replace(no_wrap=False)
    yield _by_seat("", [Text(FIRST if seat == board.first else "") for seat in range(view.seats)])
    yield _by_seat("", [Text(HAT_SIGN * hats) for hats in board.hats])
    ashore = [each for boat in board.boats if boat.state == "landed" for each in boat.crew]
    afloat = [each for boat in board.boats if boat.state == "afloat" for each in boat.crew]
    swimming = [swimmer.person for swimmer in board.swimmers]
    counts: dict[str, Iterable[int]] = {
        "at-sea": _count([*board.on_deck, *afloat, *swimming], colours),
        "ashore": _count(ashore, colours),
        "lost": _count(board.drowned, colours),
        "score": board.scores,
    }
    for heading, numbers in counts.items():
        cells = [Text(str(number), "" if number else FAINT) for number in numbers]
        yield _by_seat(texts(f"board-{heading}"), cells, "right")


def _by_seat(heading: str, cells: Sequence[Text], justify: JustifyMethod = "left") -> Column:
    """The black boat has no player, so its cell is empty."""
    return Column(heading, [*cells, Text()], justify)


def _count(people: Iterable[Person], colours: Iterable[str]) -> list[int]:
    owners = [person.colour for person in people]
    return [owners.count(colour) for colour in colours]


def _answered(view: View[Board], seat: int, signs: Signs) -> Text:
    """Who has laid a card, and who is still to answer.

    One sees which card is one's own, and once they are turned up, all of them.
    """
    board = view.board
    if any(board.cards):
        card = board.cards[seat]
        return Text.assemble((VOTES_FOR, FAINT), signs.card(card)) if card else Text(NO_PART, FAINT)
    if seat == view.seat and board.laid:
        return Text.assemble((LAID, OPEN), signs.card(board.laid))
    if seat in view.sealed:
        return Text(LAID, OPEN)
    if seat in view.waiting:
        return Text(AWAITED)
    return Text(NO_PART if board.vote and not board.vote.weights[seat] else "", FAINT)
