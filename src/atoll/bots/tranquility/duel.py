"""The duel: every card counts for its points, the other's as well."""

from collections.abc import Sequence

from ...games.tranquility.cards import EMPTY
from ...games.tranquility.duel import POINTS_FOR_ROW, POINTS_PER_NEIGHBOUR, POINTS_PLACED
from ...games.tranquility.state import DiscardTwo, Play, Shed, TakeCard
from ...kernel import Option, Step
from .position import Position

REPLY = 0.3
"""How much of what a placement offers to the other counts against it."""
FUTURE = 0.25
"""How much of what a card could score next is lost with it."""
USELESS = -1.0


def best_in_duel(position: Position, options: Sequence[Option]) -> Option:
    """The option with most points, now and to come."""
    return max(options, key=lambda option: _points_of(position, option.step))


def _points_of(position: Position, step: Step) -> float:
    match step:
        case Play(card, cell, cost):
            return points(position, card, cell, cost) - FUTURE * _cheapest(position, card, cost)
        case DiscardTwo():
            return -2 - FUTURE * _cheapest(position, EMPTY, 2)
        case Shed(_, card):
            return -prospect(position, card)
        case TakeCard(card):
            return prospect(position, card)
    return 0.0


def _cheapest(position: Position, card: int, cost: int) -> float:
    """The prospects of the cards that would pay for an island."""
    rest = [each for each in position.hand if each != card]
    return sum(sorted(prospect(position, each) for each in rest)[:cost])


def prospect(position: Position, card: int) -> float:
    """The best that a card could score as the grid is now."""
    places = position.places(card)
    return max([points(position, card, cell, cost) for cell, cost in places], default=USELESS)


def points(position: Position, card: int, cell: int, cost: int) -> float:
    """What placing an island scores, less what it offers to the other."""
    gap = position.gap_of_cell[cell]
    score = points_at_once(position, cell, cost)
    opened = sum(side.cells == 1 for side in gap.split(card, cell))
    closed = gap.cells == 1
    return score - REPLY * (opened - closed)


def points_at_once(position: Position, cell: int, cost: int) -> int:
    """What placing an island scores."""
    gap = position.gap_of_cell[cell]
    score = POINTS_PLACED + POINTS_PER_NEIGHBOUR * len(position.neighbours(gap, cell)) - cost
    row = position.shape.rows[position.shape.row_of[cell]]
    if sum(position.board.grid[each] == EMPTY for each in row) == 1:
        score += POINTS_FOR_ROW
    return score
