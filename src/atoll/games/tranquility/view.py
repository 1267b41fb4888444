"""What a seat may see of the table, put together from nothing."""

from msgspec import Struct
from msgspec.structs import replace

from . import answers
from .atoms import hand_limit
from .cards import EMPTY, NAMES, named
from .duel import points_for
from .grid import closed_cells, crown_is_open, pillars, shape
from .options import Options
from .shapes import DAY_CELLS
from .start import JOINT_DISCARD
from .state import Quotas, Sea


class StormInPlay(Struct, frozen=True):
    colour: str
    place: str
    """``seat0``, ``row3``, or ``new`` for a purple storm that has no row yet."""


class Board(Struct, frozen=True, kw_only=True):
    """The table. Tuples by seat unless said otherwise; rows count from one, seats from zero."""

    options: Options
    first: int
    active: int

    rows: tuple[tuple[str, ...], ...]
    """The names of the cells, row by row from the bottom."""
    grid: tuple[int, ...]
    """The island in each cell in reading order from the bottom left, 0 for none."""
    borders: tuple[str, ...]
    """The cells in which a border card lies: placing there explores."""
    day_cells: tuple[str, ...]
    """Day and Night: the cells that must show their day half; the others show night."""
    closed: tuple[str, ...]
    """The cells in which nothing may be placed now."""
    crown_closed: bool
    """High Arch: the pillars do not yet carry the crown."""
    pillars: tuple[int, int] | None
    """High Arch: how many cells of the pillars are full, and how many open the crown."""
    started: bool

    hand: tuple[str, ...]
    """The seat's own cards; a spectator has none."""
    hands: tuple[int, ...]
    limits: tuple[int, ...]
    decks: tuple[int, ...]
    discards: tuple[int, ...]
    shown: tuple[tuple[str, ...], ...]
    """Cards in the hands that everybody has seen."""
    removed: int
    gone: tuple[str, ...]
    """Cards that left the game for all to see."""

    offers: tuple[int, ...]
    joint_discard: int
    """How many cards all discard together when Start is played."""
    quotas: tuple[int, ...]
    """How many cards each seat gives to the joint discard, once that is settled."""

    rocks: int | None
    storms: tuple[StormInPlay, ...]
    compasses: int
    supply: int

    night: bool
    night_cells: tuple[str, ...]
    """The cells whose card shows its night half."""

    exploration: int
    found: int

    display: tuple[int, ...]
    scores: tuple[int, ...]
    worth: tuple[int, ...]
    """Duel: what an island would score in each cell; 0 where one lies."""


def see_own(sea: Sea, seat: int, board: Board) -> Board:
    return replace(board, hand=named(sea.hands[seat]))


def see(sea: Sea) -> Board:
    grid = shape(sea)
    labels = grid.labels
    closed = closed_cells(sea)
    in_arch = sea.options.mode == "high_arch"
    step = sea.step
    return Board(
        options=sea.options,
        first=sea.first,
        active=sea.active,
        rows=grid.row_labels,
        grid=tuple(sea.grid),
        borders=grid.border_labels,
        day_cells=tuple([labels[cell] for cell in DAY_CELLS]) if sea.turned else (),
        closed=tuple([labels[cell] for cell in sorted(closed)]) if closed else (),
        crown_closed=in_arch and not crown_is_open(sea),
        pillars=pillars(sea) if in_arch else None,
        started=sea.started,
        hand=(),
        hands=_counts(sea.hands),
        limits=tuple([hand_limit(sea, each) for each in range(sea.seats)]),
        decks=_counts(sea.decks),
        discards=tuple(map(int.__add__, _counts(sea.discards), _counts(sea.unseen))),
        shown=tuple(map(named, sea.shown)),
        removed=len(sea.removed),
        gone=named(sea.gone),
        offers=tuple(sea.offers),
        joint_discard=JOINT_DISCARD,
        quotas=step.counts if isinstance(step, Quotas) else (),
        rocks=None if sea.rocks is None else sea.rocks + 1,
        storms=tuple(
            [StormInPlay(NAMES[each.colour], answers.storm_place(each)) for each in sea.storms]
        ),
        compasses=sea.compasses,
        supply=sea.supply,
        night=sea.night,
        night_cells=tuple([labels[cell] for cell, night in enumerate(sea.turned) if night]),
        exploration=len(sea.exploration),
        found=sea.found,
        display=tuple(sea.display),
        scores=tuple(sea.scores),
        worth=_worth(sea) if sea.scores else (),
    )


def _worth(sea: Sea) -> tuple[int, ...]:
    return tuple(
        [points_for(sea, cell) if card == EMPTY else 0 for cell, card in enumerate(sea.grid)]
    )


def _counts(piles: list[list[int]]) -> tuple[int, ...]:
    return tuple(map(len, piles))
