"""What is meant by things on the table: whoever taps them tells less than an answer does."""

from collections.abc import Iterator, Sequence

from ...kernel import Answer
from . import grammar
from .answers import storm_in_play
from .cards import CARDS, EMPTY, ISLANDS, MONSTER, NAMES
from .grammar import StormInPlay
from .grid import filled_cells, shape
from .state import NOWHERE, ChooseRocksRow, Sea

HELD = frozenset([NAMES[card] for card in range(ISLANDS.start, MONSTER + 1)])
"""What can be in a hand."""
PLACES: dict[str, Answer] = {
    "start-place": grammar.Start(),
    "start-card": grammar.Start(),
    "finish-place": grammar.Finish(),
    "finish-card": grammar.Finish(),
    "supply": grammar.Trade(),
    "rocks": grammar.Stay(),
}
"""Things that stand for one answer, whatever was tapped before them."""


def meant(sea: Sea, seat: int, pieces: Sequence[str]) -> Iterator[Answer]:
    """What a seat may mean that taps these things, one after the other."""
    last = pieces[-1] if pieces else ""
    cards, cells = _cards(sea, pieces), _cells(sea, pieces)
    if "turn" in pieces:
        yield grammar.Turn(cells[0] if cells else _filled(sea))
    elif last in PLACES:
        yield PLACES[last]
    elif last == f"discard-{seat}":
        yield grammar.Discard()
    elif last == f"deck-{seat}":
        yield grammar.GiveUnseen(_in_order(cards))
    elif last.startswith("row-"):
        yield from _closing(sea, last)
    elif last == "compass" or last.startswith("storm-"):
        yield from _ending(sea, seat, last)
    elif cards:
        yield from _playing(sea, cards[0], cells)
        yield from _parting(cards)
    elif cells:
        yield grammar.Devour(cells[0])
        yield from _turning(sea, cells[0])
        yield from _filling(sea, seat, cells[0])


def _cards(sea: Sea, pieces: Sequence[str]) -> list[str]:
    """The cards among these things that lie in no cell."""
    names = [piece.removeprefix("card-") for piece in pieces if piece.startswith("card-")]
    return [name for name in names if name in HELD and CARDS[name] not in sea.grid]


def _cells(sea: Sea, pieces: Sequence[str]) -> list[str]:
    """The cells among these things; an island that lies in one stands for it."""
    labels = {f"cell-{label}": label for label in shape(sea).labels}
    labels |= {
        f"card-{card}": shape(sea).labels[cell] for cell, card in enumerate(sea.grid) if card
    }
    return [labels[piece] for piece in pieces if piece in labels]


def _in_order(cards: Sequence[str]) -> tuple[str, ...]:
    """Cards as they are given; in which order they were tapped does not matter."""
    return tuple(sorted(cards, key=CARDS.__getitem__))


def _filled(sea: Sea) -> str:
    """Where a card lies, if there is one: else to say that there is none."""
    return shape(sea).labels[min(filled_cells(sea), default=0)]


def _closing(sea: Sea, last: str) -> Iterator[Answer]:
    """A row is tapped for what has to lie beside one: a new storm, or else the rocks."""
    for row in range(1, len(shape(sea).rows) + 1):
        if last == f"row-{row}":
            if any(storm.where == NOWHERE for storm in sea.storms):
                yield grammar.Storm(row)
            elif sea.rocks is not None or isinstance(sea.step, ChooseRocksRow):
                yield grammar.Rocks(row)


def _ending(sea: Sea, seat: int, last: str) -> Iterator[Answer]:
    """The storm that was tapped; with a compass alone any, also if there is none."""
    storms = [*map(storm_in_play, sea.storms)] or [StormInPlay("yellow", f"seat{seat}")]
    for storm in storms:
        if last in ("compass", f"storm-{storm}"):
            yield grammar.Lift(storm)


def _parting(cards: Sequence[str]) -> Iterator[Answer]:
    """Cards that have to be given or paid."""
    yield grammar.Give(_in_order(cards))
    yield grammar.Pay(cards[-1])


def _turning(sea: Sea, label: str) -> Iterator[Answer]:
    """Where a card lies, it may be turned over."""
    if sea.grid[shape(sea).labels.index(label)] != EMPTY:
        yield grammar.Turn(label)


def _playing(sea: Sea, card: str, cells: Sequence[str]) -> Iterator[Answer]:
    """A card, and where it is to go if that was tapped."""
    if card == "start":
        yield grammar.Start()
    elif card == "finish":
        yield grammar.Finish()
    elif card == "monster":
        yield grammar.Monster(cells[0] if cells else _filled(sea))
    else:
        island = int(card)
        if island not in sea.display:
            yield grammar.Play(island, cells[0] if cells else _best_cell(sea, island))
        yield grammar.Take(island)


def _best_cell(sea: Sea, island: int) -> str:
    """An empty cell where an island would stand in order, or else any that is empty."""
    empty = [cell for cell in shape(sea).cells if sea.grid[cell] == EMPTY]
    in_order = [cell for cell in empty if _ascends(sea, island, cell)]
    return shape(sea).labels[[*in_order, *empty, 0][0]]


def _ascends(sea: Sea, island: int, cell: int) -> bool:
    return all(
        lies == EMPTY or (other < cell) == (lies < island) for other, lies in enumerate(sea.grid)
    )


def _filling(sea: Sea, seat: int, label: str) -> Iterator[Answer]:
    """A cell alone is an answer to nothing. If none concerns it, each island says why.

    Those for which it would be the right place say it first.
    """
    options = [each for asked in sea.decisions if asked.seat == seat for each in asked.options]
    if not any(f"cell-{label}" in option.pieces for option in options):
        cell = shape(sea).labels.index(label)
        islands = [card for card in sea.hands[seat] if card in ISLANDS]
        for island in sorted(islands, key=lambda card: not _ascends(sea, card, cell)):
            yield grammar.Play(island, label)
