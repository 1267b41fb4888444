"""Rocks, storms and compasses: where they hurt least and what it is worth to end them."""

from collections.abc import Sequence

from ...games.tranquility.cards import CARDS, EMPTY, ORANGE, PURPLE
from ...games.tranquility.state import NOWHERE, Lift, PutRocks, PutStorm, Storm
from ...kernel import Option
from .position import Position

CLOSED_ROW = 3.0
"""What a purple storm takes, beyond the share of the cells to fill that lie in its row."""
CLOSED_SHARE = 9.0
BESIDE_ONLY = 1.0
"""What an orange storm takes while many cells are empty."""
SMALL_HAND = 0.5
"""The same for a yellow storm; its small hand can at least be traded for a compass cheaply."""
MANY = 12
LIFTING_PAYS = 1.0


def least_needed_row(position: Position, options: Sequence[Option]) -> Option:
    """Where rocks or a purple storm hurt least: the row with the least room to place in."""
    rows = [option for option in options if isinstance(option.step, PutRocks | PutStorm)]
    return min(rows, key=lambda option: room_in_row(position, option))


def room_in_row(position: Position, option: Option) -> int:
    """The empty cells of a row in which something may be placed now."""
    assert isinstance(option.step, PutRocks | PutStorm)
    cells = position.shape.rows[option.step.row]
    return sum(position.board.grid[cell] == EMPTY for cell in cells if cell not in position.closed)


def storm_to_end(
    position: Position, options: Sequence[Option], *, last_hope: bool = False
) -> Option | None:
    """The storm for which a compass should be used now, if any.

    A row can only be filled when its purple storm is over, so a compass is kept for each of them,
    unless a compass is the seat's last hope.
    """
    if last_hope:
        return max(options, key=lambda option: _holds_back(position, option))
    purple = tuple([option for option in options if _colour(option) == PURPLE])
    candidates = purple if position.board.compasses <= len(purple) else options
    worst = max(candidates, key=lambda option: _harm_of(position, option))
    return worst if _harm_of(position, worst) >= LIFTING_PAYS else None


def _holds_back(position: Position, option: Option) -> tuple[bool, float]:
    """How much a storm keeps the seat itself from placing."""
    assert isinstance(option.step, Lift)
    own = option.step.storm == Storm(ORANGE, position.seat)
    return own, _harm_of(position, option)


def _colour(option: Option) -> int:
    assert isinstance(option.step, Lift)
    return option.step.storm.colour


def _harm_of(position: Position, option: Option) -> float:
    assert isinstance(option.step, Lift)
    return _harm(position, option.step.storm.colour, option.step.storm.where)


def _harm(position: Position, colour: int, where: int) -> float:
    """What a storm will take, in cards."""
    if colour == PURPLE:
        return CLOSED_ROW + CLOSED_SHARE * _share_of_row(position, where)
    # Late in the game nearly all places are beside an island and hands are small anyway.
    early = min(position.empty_cells / MANY, 2.0)
    return early * (BESIDE_ONLY if colour == ORANGE else SMALL_HAND)


def _share_of_row(position: Position, row: int) -> float:
    """How much of what is still to be filled lies in a row."""
    if row == NOWHERE:
        return 0.0
    cells = position.shape.rows[row]
    return sum(position.board.grid[cell] == EMPTY for cell in cells) / max(position.empty_cells, 1)


def value_of_compass(position: Position) -> float:
    """What one compass more would save, in cards."""
    harms = []
    for storm in position.board.storms:
        row = int(storm.place.removeprefix("row")) - 1 if storm.place.startswith("row") else NOWHERE
        harms.append(_harm(position, CARDS[storm.colour], row))
    left_alone = sorted(harms, reverse=True)[position.board.compasses :]
    return max(left_alone, default=0.0)
