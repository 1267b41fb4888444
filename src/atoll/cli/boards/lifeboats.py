"""The sea of Lifeboats, drawn in text: for each colour its boat and, in the same row, its player.

A colour is the first letter of its name; the black boat, which is nobody's, is ``■``. In a boat a
capital is an officer and a small letter a sailor, ``~`` is a leak and ``·`` a free seat. The boat
lies the further to the right the closer it is to the shore ``│``, with a ``›`` for each move that
is left; ``!`` warns that the next leak would sink it. Behind the shore stands what a sailor and an
officer score there. ``»`` marks what can be answered now.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from rich.console import Console, ConsoleOptions, Group, JustifyMethod, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from ...games.lifeboats.facts import (
    ISLANDS,
    LANES,
    MOVES_TO_SHORE,
    OFFICER_POINTS,
    SAILOR_POINTS,
    SEATS_IN_A_BOAT,
)
from ...games.lifeboats.view import Board, BoatSeen, OpenVote, Person
from ...kernel import Option, View
from ..presenting import Presenter

SHOWS = frozenset(
    [
        "option-launch",
        "option-board",
        "option-leak",
        "option-overboard",
        "option-move",
        "option-leave",
        "option-climb",
    ]
)
EXAMPLES = (
    "launch 3",
    "board sailor red",
    "vote red",
    "decide red",
    "leave sailor red",
    "climb red",
    "say vote red",
    "call",
)
DELIBERATE: frozenset[str] = frozenset()
SAYINGS = frozenset(["said-vote", "said-spare", "said-offer", "said-agree"])
CHAPTERS = frozenset(["round", "moved", "left"])

GAP = 3
"""Between the table and what is beside it."""
BESIDE = 32
"""So much room sentences need beside the table; with less they stand below it."""
SEPARATOR = " · "
STEP = " ›"
WIDEST = 1000
"""A console on which any table has room, to find out how much it takes."""
HULL = SEATS_IN_A_BOAT + 2
TRACK = HULL + len(STEP) * MOVES_TO_SHORE

BLACK, BLACK_SIGN = "black", "■"
HAT, HAT_SIGN = "hat", "^"
AWAITED, LAID, NO_PART, FIRST, VOTES_FOR = "▸", "✓", "–", "●", "→"
CHOICE, DANGER, FREE_FIELD = "»", "!", "□"

SAID = {
    ("vote", None): "board-said-vote",
    ("spare", None): "board-said-spare",
    ("offer", "help"): "board-said-offer-help",
    ("offer", "spare"): "board-said-offer-spare",
    ("agree", None): "board-said-agree",
}
"""The short form of a statement, by its kind and the favour it promises."""

STYLES = {
    "green": "green",
    "red": "red",
    "yellow": "yellow",
    "blue": "bright_blue",
    "purple": "magenta",
    "white": "",  # as other text: white itself would vanish on a white terminal
    "black": "dim",
}
LEAK = "cyan"
WARNING = "bold red"
OPEN = "bold green"
FAINT = "dim"


def draw(view: View[Board], options: Sequence[Option], words: Presenter) -> "Sea":
    """The boats with their players, the beach, and what is going on."""
    signs = Signs(view.board, words)
    return Sea(Rows(view, options, words, signs), list(_facts(view, words, signs)))


def tells(view: View[Board]) -> frozenset[str]:
    """What has been said before the present vote stands below the boats."""
    return SAYINGS if view.board.said else frozenset()


class Signs:
    """How colours and people are written."""

    def __init__(self, board: Board, words: Presenter) -> None:
        self._letters = {colour: words.card(colour)[0].upper() for colour in board.colours}
        self._letters[BLACK] = BLACK_SIGN

    def letter(self, colour: str) -> str:
        return self._letters[colour]

    def colour(self, colour: str) -> Text:
        return Text(self.letter(colour), STYLES[colour])

    def person(self, person: Person) -> Text:
        letter, style = self.letter(person.colour), STYLES[person.colour]
        if person.rank == "officer":
            return Text(letter, f"bold reverse {style}")
        return Text(letter.lower(), style)

    def people(self, people: Iterable[Person]) -> Text:
        """Officers before sailors of their colour."""
        return Text("").join(map(self.person, sorted(people, key=self._order)))

    def _order(self, person: Person) -> tuple[int, bool]:
        return [*self._letters].index(person.colour), person.rank == "sailor"


# The arrangement.


class Column(NamedTuple):
    heading: str
    cells: Sequence[Text]
    justify: JustifyMethod = "left"
    no_wrap: bool = True


class Sea:
    """Boats and players in one table if there is room, with all else beside it or below."""

    def __init__(self, rows: "Rows", facts: "Sequence[Flow]") -> None:
        self._rows = rows
        self._facts = facts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for table in (self._rows.joined(lanes=True), self._rows.joined(lanes=False)):
            width = Measurement.get(console, options.update(width=WIDEST), table).maximum
            room = options.max_width - width - GAP
            if room >= BESIDE:
                beside = Table.grid(padding=(0, GAP, 0, 0))
                beside.add_column(width=width)
                beside.add_column(width=room)
                beside.add_row(table, Group(*self._facts))
                yield beside
                return
            if width <= options.max_width:
                yield table
                yield from self._facts
                return
        yield from self._rows.apart()
        yield from self._facts


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
    """The colours of the boats in full; marked if they can be answered now."""
    choices = {option.label.args.get("colour") for option in options if option.label.key in SHOWS}
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
        if boat.state == "afloat" and board.round and _would_sink(boat):
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


def _would_sink(boat: BoatSeen) -> bool:
    """Whether the next leak sinks it: in a full boat that costs a seat and somebody's life."""
    full = len(boat.crew) + boat.leaks == SEATS_IN_A_BOAT
    return boat.leaks + 1 > len(boat.crew) - full


def _landing(board: Board, boat: BoatSeen) -> Text:
    if boat.state == "landed":
        place = board.arrivals.index(boat.colour) + 1
        return Text(f"{place}. {_points(boat.island) if boat.island else '–'}", "bold")
    if boat.state == "afloat" and board.options.landing == "lane":
        assert boat.lane is not None
        return Text(_points(ISLANDS[boat.lane - 1]).rjust(len("1. 6/8")), FAINT)
    return Text()


def _points(island: str) -> str:
    """What a sailor and an officer score there."""
    return f"{SAILOR_POINTS[island]}/{OFFICER_POINTS[island]}"


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
        return (
            Text.assemble((VOTES_FOR, FAINT), _card(card, signs)) if card else Text(NO_PART, FAINT)
        )
    if seat == view.seat and view.own_sealed:
        return Text.assemble((LAID, OPEN), _card(view.own_sealed.split()[-1], signs))
    if seat in view.sealed:
        return Text(LAID, OPEN)
    if seat in view.waiting:
        return Text(AWAITED)
    return Text(NO_PART if board.vote and not board.vote.weights[seat] else "", FAINT)


def _card(card: str, signs: Signs) -> Text:
    return Text(HAT_SIGN, "bold") if card == HAT else signs.colour(card)


# What stands beside the table or below.


class Flow:
    """Items in one line, or in more where it is too long; none of them is torn."""

    def __init__(self, heading: str, items: Iterable[Text | str], style: str = "") -> None:
        self._heading = Text(f"{heading} " if heading else "", style)
        self._items = [Text.assemble(item, style=style) for item in items]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line, is_empty = self._heading.copy(), True
        for item in self._items:
            between = "" if is_empty else SEPARATOR
            if line.cell_len + len(between) + item.cell_len > options.max_width and line:
                yield line
                line, between = Text(style=self._heading.style), ""
            line.append(between).append_text(item)
            is_empty = False
        yield line


def _facts(view: View[Board], words: Presenter, signs: Signs) -> Iterator[Flow]:
    board = view.board
    yield _by_lane(words) if board.options.landing == "lane" else _beach(view, words, signs)
    yield from _on_deck(board, words, signs)
    if board.swimmers:
        yield _in_the_water(board, words, signs)
    if board.vote and board.vote.boat is not None:
        yield _weights(board, board.vote, words, signs)
    if board.said:
        yield Flow(words.texts("board-said"), _said(board, words, signs))
    yield Flow("", _legend(view, words, signs), FAINT)


def _beach(view: View[Board], words: Presenter, signs: Signs) -> Flow:
    """The islands with their fields: the boat whose people are there, and where the next land."""
    board = view.board
    boats = {boat.colour: boat for boat in board.boats}
    taken = [signs.colour(colour) for colour in board.arrivals if boats[colour].island]
    fields = taken + [Text(FREE_FIELD, FAINT)] * (len(ISLANDS) - len(taken))
    if view.outcome is None:
        fields[len(taken)] = Text(AWAITED, OPEN)
    islands = []
    for island, each in groupby(ISLANDS):
        own, fields = fields[: (size := len(list(each)))], fields[size:]
        islands.append(Text.assemble(_island(island, words), " ", *own))
    return Flow(words.texts("board-beach"), islands)


def _by_lane(words: Presenter) -> Flow:
    islands = []
    for island, lanes in groupby(range(LANES), key=ISLANDS.__getitem__):
        first, *_, last = [lane + 1 for lane in lanes]
        islands.append(f"{first}–{last} {_island(island, words)}")
    return Flow(words.texts("board-lanes"), islands)


def _island(island: str, words: Presenter) -> str:
    return f"{words.texts(f'board-island-{island}')} {_points(island)}"


def _on_deck(board: Board, words: Presenter, signs: Signs) -> Iterator[Flow]:
    """Before the first round: the lanes that are free, then the people without a seat."""
    lanes = {boat.lane for boat in board.boats}
    if None in lanes:
        free = [str(lane) for lane in range(1, LANES + 1) if lane not in lanes]
        yield Flow(words.texts("board-free-lanes"), free)
    elif board.on_deck:
        by_colour = groupby(board.on_deck, key=lambda person: person.colour)
        people = [signs.people(each) for _, each in by_colour]
        yield Flow(words.texts("board-on-deck"), people)


def _in_the_water(board: Board, words: Presenter, signs: Signs) -> Flow:
    swimmers = [
        Text.assemble(signs.person(each.person), " (", signs.colour(each.left), ")")
        for each in reversed(board.swimmers)
    ]
    return Flow(words.texts("board-in-water"), swimmers)


def _weights(board: Board, vote: OpenVote, words: Presenter, signs: Signs) -> Flow:
    """In a vote on who goes overboard everybody has as many votes as their people weigh."""
    assert vote.boat is not None
    weights = [
        Text.assemble(signs.colour(colour), f" {weight}")
        for colour, weight in zip(board.colours[:-1], vote.weights, strict=True)
        if weight
    ]
    return Flow(words.texts("board-weights", boat=signs.letter(vote.boat)), weights)


def _said(board: Board, words: Presenter, signs: Signs) -> Iterator[str]:
    """The statements before this vote, in short."""
    for said in board.said:
        who = signs.letter(board.colours[said.seat])
        to = "" if said.to is None else f"→{signs.letter(board.colours[said.to])}"
        key = SAID[said.kind, said.favour]
        yield f"{who}{to}: {words.texts(key, colour=signs.letter(said.colour))}"


def _legend(view: View[Board], words: Presenter, signs: Signs) -> Iterator[str]:
    """What the signs mean that are on the board now."""
    board, texts = view.board, words.texts
    letter = signs.letter(board.colours[view.seat or 0])
    afloat = [boat for boat in board.boats if boat.state == "afloat"]
    legend = {
        letter: "officer",
        letter.lower(): "sailor",
        "~": "leak" if board.round else "",
        DANGER: "danger" if board.round and any(map(_would_sink, afloat)) else "",
        FIRST: "first",
        HAT_SIGN: "hat",
        LAID: "laid" if view.sealed else "",
        VOTES_FOR: "votes-for" if any(board.cards) else "",
    }
    for sign, meaning in legend.items():
        if meaning:
            yield f"{sign} {texts(f'board-{meaning}')}"
