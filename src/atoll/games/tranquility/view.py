"""What a seat may see of the table, put together from nothing."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from ...kernel import Step
from . import answers
from .atoms import hand_limit
from .belongings import Belonging, belongings
from .cards import DISPLAY, EMPTY, named
from .duel import points_for
from .finish import PARADISE
from .grammar import StormInPlay
from .grid import (
    closed_cells,
    crown_is_open,
    pillars,
    shape,
    shows_wrong_half,
    would_lie_wrong,
)
from .options import Options
from .shapes import DAY_CELLS
from .start import JOINT_DISCARD
from .state import (
    Brace,
    ChoosePrey,
    ChooseRocksRow,
    ChooseStormRow,
    MoveRocks,
    Offers,
    Pay,
    Quotas,
    Sea,
    Take,
    TakeBearings,
    Turn,
)

Moment = Literal["turn", "pay", "offer", "give", "rocks", "storm", "explore", "take", "over"]
MOMENTS: dict[type[Step], Moment] = {
    Turn: "turn",
    Pay: "pay",
    Offers: "offer",
    Quotas: "give",
    MoveRocks: "rocks",
    Brace: "storm",
    ChooseStormRow: "storm",
    TakeBearings: "storm",
    ChoosePrey: "explore",
    ChooseRocksRow: "explore",
    Take: "take",
}
"""By what is asked."""
DEBTS: dict[str, Moment] = {"storm": "storm", "staying": "rocks"}
"""By why cards have to be discarded, where it is not for one's own action."""


class JointSeen(Struct, frozen=True):
    """The joint discard, as long as it goes on."""

    counts: tuple[int, ...]
    """By seat, the last offers, or what each gives once that is settled; nothing at first."""
    settled: bool
    sum: int
    """What they come to."""
    total: int
    """How many cards all discard together."""


class Board(Struct, frozen=True, kw_only=True):
    """The table. Tuples by seat unless said otherwise; rows count from one, seats from zero."""

    options: Options
    belongings: tuple[Belonging, ...]
    """What lies on this table, or may come to lie there."""
    moment: Moment
    """What is being done."""
    first: int
    active: int

    rows: tuple[tuple[str, ...], ...]
    """The names of the cells, row by row from the bottom."""
    columns: tuple[str, ...]
    """The names of the columns, from the left; a cell is named after its column and its row."""
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
    quotas: tuple[int, ...]
    """How many cards each seat gives to the joint discard, once that is settled."""
    joint: JointSeen | None

    rocks: int | None
    storms: tuple[StormInPlay, ...]
    compasses: int
    supply: int

    night: bool
    night_cells: tuple[str, ...]
    """The cells whose card shows its night half."""
    wrong_cells: tuple[str, ...]
    """Day and Night: those whose card must still be turned over."""
    misfits: tuple[str, ...]
    """Day and Night: the empty cells in which a card would lie wrong as it is held now."""

    exploration: int
    found: int
    paradise: bool
    """The voyage has reached its end, and Finish lies there."""

    display: tuple[int, ...]
    places: int
    """Duel: how many cards the display has room for."""
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
        belongings=belongings(sea.options, sea.seats),
        moment=_moment(sea),
        first=sea.first,
        active=sea.active,
        rows=grid.row_labels,
        columns=grid.columns,
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
        quotas=step.counts if isinstance(step, Quotas) else (),
        joint=_joint(sea),
        rocks=None if sea.rocks is None else sea.rocks + 1,
        storms=tuple(map(answers.storm_in_play, sea.storms)),
        compasses=sea.compasses,
        supply=sea.supply,
        night=sea.night,
        night_cells=tuple([labels[cell] for cell, night in enumerate(sea.turned) if night]),
        wrong_cells=tuple(
            [labels[cell] for cell in range(len(sea.turned)) if shows_wrong_half(sea, cell)]
        ),
        misfits=tuple([labels[cell] for cell in would_lie_wrong(sea)]) if sea.turned else (),
        exploration=len(sea.exploration),
        found=sea.found,
        paradise=sea.outcome is not None and sea.outcome.reason == PARADISE,
        display=tuple(sea.display),
        places=DISPLAY,
        scores=tuple(sea.scores),
        worth=_worth(sea) if sea.scores else (),
    )


def _moment(sea: Sea) -> Moment:
    step = sea.step
    if isinstance(step, Pay):
        return DEBTS.get(step.why, "pay")
    return MOMENTS[type(step)] if step else "over"


def _joint(sea: Sea) -> JointSeen | None:
    step = sea.step
    if not isinstance(step, Offers | Quotas):
        return None
    counts = step.counts if isinstance(step, Quotas) else tuple(sea.offers)
    return JointSeen(counts, isinstance(step, Quotas), sum(counts), JOINT_DISCARD)


def _worth(sea: Sea) -> tuple[int, ...]:
    return tuple(
        [points_for(sea, cell) if card == EMPTY else 0 for cell, card in enumerate(sea.grid)]
    )


def _counts(piles: list[list[int]]) -> tuple[int, ...]:
    return tuple(map(len, piles))
