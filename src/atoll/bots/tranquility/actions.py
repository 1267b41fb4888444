"""The action of a turn: what each one takes from the voyage, in cards."""

from collections.abc import Sequence
from itertools import combinations

from ...games.tranquility.cards import ISLANDS, MONSTER
from ...games.tranquility.shapes import DAY_CELLS
from ...games.tranquility.state import (
    DiscardTwo,
    GiveUp,
    Play,
    PlayMonster,
    TradeHand,
    TurnOver,
)
from ...kernel import Option, Step
from .chart import Chart, Gap
from .parting import loss
from .weather import worth_of_compass

NEVER = 1000.0
MONSTER_LATER = 5.0
"""What a monster will take if it is kept: the fuller the grid, the more its prey is missed."""
WRONG_HALF = 0.8
"""What a card takes that shows the wrong half. To turn it is a cheap way to spend a turn."""
TURNING = 1.0
"""What a turn is worth that could have placed an island."""
OFTEN_WRONG = 0.25
"""How often an island shows the wrong half if its player can wait for the time of day."""
BEFORE_NIGHT = 0.4
"""How often it does so if night is still to fall, once and for all."""


def best_action(chart: Chart, options: Sequence[Option]) -> Option:
    """The action that takes least; among equals, the first."""
    actions = Actions(chart)
    return min(options, key=lambda option: actions.takes(option.step))


class Actions:
    """The actions of one turn, priced."""

    def __init__(self, chart: Chart) -> None:
        self._chart = chart
        self._losses = {card: loss(chart, (card,)) for card in set(chart.hand)}

    def takes(self, step: Step) -> float:
        """By how much the cards will fall shorter, or reach further, after this action."""
        match step:
            case Play():
                return self._placing(step)
            case DiscardTwo():
                return self._discarding()
            case PlayMonster(cell):
                return 1 + loss_of_island(self._chart, cell) - MONSTER_LATER
            case TurnOver(cell):
                return self._turning(cell)
            case TradeHand():
                return self._trading()
            case GiveUp():
                return NEVER
            case _:  # Start and Finish
                return -NEVER

    def _placing(self, play: Play) -> float:
        chart = self._chart
        gap = chart.gap_of_cell[play.cell]
        left, right = gap.split(play.card, play.cell)
        takes = 1 + play.cost + chart.price(left) + chart.price(right) - chart.price(gap)
        if play.cost:
            takes += self._payment(play, gap, left, right)
        if chart.board.options.mode == "day_and_night":
            lies_wrong = chart.board.night == (play.cell in DAY_CELLS)
            takes += WRONG_HALF * (lies_wrong - _will_lie_wrong(chart, play.cell))
        return takes

    def _payment(self, play: Play, gap: Gap, left: Gap, right: Gap) -> float:
        """What is lost with the cards that pay for an island: those that will be missed least."""
        chart = self._chart
        losses = []
        for card in chart.hand:
            if card in ISLANDS and gap.low < card < gap.high:
                if card != play.card:
                    side = left if card < play.card else right
                    losses.append(chart.price(side, (card,)) - chart.price(side))
            elif card != MONSTER:
                losses.append(self._losses[card])
        return sum(sorted(losses)[: play.cost])

    def _discarding(self) -> float:
        cards = [card for card in self._chart.hand if card != MONSTER]
        return 2 + min([loss(self._chart, pair) for pair in combinations(cards, 2)])

    def _turning(self, cell: int) -> float:
        chart = self._chart
        shows_night = chart.shape.labels[cell] in chart.board.night_cells
        if shows_night != (cell in DAY_CELLS):
            return NEVER
        return 1 + min(self._losses.values()) + TURNING - WRONG_HALF

    def _trading(self) -> float:
        hand = tuple(self._chart.hand)
        return len(hand) + loss(self._chart, hand) - worth_of_compass(self._chart)


def loss_of_island(chart: Chart, cell: int) -> float:
    """What it takes to fill a cell again whose island is destroyed."""
    gap, joined = chart.gap_without(cell)
    return chart.price(gap) - sum(map(chart.price, joined))


def _will_lie_wrong(chart: Chart, cell: int) -> float:
    """The chance that an island placed in a cell later shows the wrong half."""
    if chart.board.options.night == "rounds":
        return OFTEN_WRONG
    return float(cell in DAY_CELLS) if chart.board.started else BEFORE_NIGHT
