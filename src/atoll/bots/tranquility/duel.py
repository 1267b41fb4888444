"""The duel: every card counts for its points, the other's as well."""

from collections.abc import Sequence

from ...games.tranquility.cards import EMPTY
from ...games.tranquility.duel import POINTS_FOR_ROW, POINTS_PER_NEIGHBOUR, POINTS_PLACED
from ...games.tranquility.state import DiscardTwo, Play, Shed, TakeCard
from ...kernel import Option, Step
from .chart import Chart

REPLY = 0.3
"""How much of what a placement offers to the other counts against it."""
FUTURE = 0.25
"""How much of what a card could score next is lost with it."""
USELESS = -1.0


def best_in_duel(chart: Chart, options: Sequence[Option]) -> Option:
    """The option with most points, now and to come."""
    return max(options, key=lambda option: _points_of(chart, option.step))


def _points_of(chart: Chart, step: Step) -> float:
    match step:
        case Play(card, cell, cost):
            return points(chart, card, cell, cost) - FUTURE * _cheapest(chart, card, cost)
        case DiscardTwo():
            return -2 - FUTURE * _cheapest(chart, EMPTY, 2)
        case Shed(_, card):
            return -prospect(chart, card)
        case TakeCard(card):
            return prospect(chart, card)
    return 0.0


def _cheapest(chart: Chart, card: int, cost: int) -> float:
    """The prospects of the cards that would pay for an island."""
    rest = [each for each in chart.hand if each != card]
    return sum(sorted(prospect(chart, each) for each in rest)[:cost])


def prospect(chart: Chart, card: int) -> float:
    """The best that a card could score as the grid is now."""
    places = chart.places(card)
    return max([points(chart, card, cell, cost) for cell, cost in places], default=USELESS)


def points(chart: Chart, card: int, cell: int, cost: int) -> float:
    """What placing an island scores, less what it offers to the other."""
    gap = chart.gap_of_cell[cell]
    score = POINTS_PLACED + POINTS_PER_NEIGHBOUR * len(chart.neighbours(gap, cell)) - cost
    row = chart.shape.rows[chart.shape.row_of[cell]]
    if sum(chart.board.grid[each] == EMPTY for each in row) == 1:
        score += POINTS_FOR_ROW
    opened = sum(side.cells == 1 for side in gap.split(card, cell))
    closed = gap.cells == 1
    return score - REPLY * (opened - closed)
