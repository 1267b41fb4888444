"""The action of a turn: what each one takes from the voyage, in cards."""

from ...games.tranquility.cards import ISLANDS
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
SPENDING=1.0
BALANCE=0.0
OFFSET=1.0
MONSTER_LATER = 3.5
"""What a monster will take if it is kept in the hand."""
WRONG_HALF = 1.2
"""What a card that lies wrong will take: a card, and a turn that is seldom needed for more."""
TURNING = 1.0
"""What turning a card takes beyond the card: the turn could have placed an island."""


def best_action(chart: Chart, options: tuple[Option, ...]) -> Option:
    """The action that takes least; among equals, the first."""
    actions = Actions(chart)
    return min(options, key=lambda option: actions.takes(option.step))


class Actions:
    """The actions of one turn, priced."""

    def __init__(self, chart: Chart) -> None:
        self._chart = chart
        self._scarcity = scarcity(chart)
        self._losses = {card: loss(chart, (card,)) for card in set(chart.hand)}

    def takes(self, step: Step) -> float:
        """By how much the cards will fall shorter, or reach further, after this action."""
        match step:
            case Play():
                return self._placing(step)
            case DiscardTwo(cards):
                return 2 * self._scarcity + loss(self._chart, cards)
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
        takes = self._scarcity * (1 + play.cost) + chart.price(left) + chart.price(right) - chart.price(gap)
        if play.cost:
            takes += self._payment(play, gap, left, right)
        if chart.board.options.mode == "day_and_night":
            takes += WRONG_HALF * (_lies_wrong(chart, play.cell) - _will_lie_wrong(chart, play.cell))
        return takes

    def _payment(self, play: Play, gap: Gap, left: Gap, right: Gap) -> float:
        """What is lost with the cards that pay for an island: those that will be missed least."""
        chart = self._chart
        rest = list(chart.hand)
        rest.remove(play.card)
        losses = []
        for card in rest:
            if card in ISLANDS and gap.low < card < gap.high:
                side = left if card < play.card else right
                losses.append(chart.price(side, (card,)) - chart.price(side))
            else:
                losses.append(self._losses[card])
        return sum(sorted(losses)[: play.cost])

    def _turning(self, cell: int) -> float:
        chart = self._chart
        shows_night = chart.shape.labels[cell] in chart.board.night_cells
        if shows_night != (cell in DAY_CELLS):
            return NEVER
        return 1 + min(self._losses.values()) + TURNING - WRONG_HALF

    def _trading(self) -> float:
        hand = tuple(self._chart.hand)
        return len(hand) + loss(self._chart, hand) - worth_of_compass(self._chart)


def scarcity(chart: Chart) -> float:
    """How much a card of the own counts against one of the others."""
    board = chart.board
    reserves = list(map(int.__add__, board.hands, board.decks))
    mean = sum(reserves) / len(reserves)
    return SPENDING * ((mean+OFFSET) / (reserves[chart.seat]+OFFSET)) ** BALANCE


def loss_of_island(chart: Chart, cell: int) -> float:
    """What it takes to fill a cell again whose island is destroyed."""
    gap, joined = chart.gap_without(cell)
    return chart.price(gap) - sum(map(chart.price, joined))


def _lies_wrong(chart: Chart, cell: int) -> bool:
    """Whether an island placed in a cell now shows the wrong half."""
    return chart.board.night == (cell in DAY_CELLS)


def _will_lie_wrong(chart: Chart, cell: int) -> float:
    """The chance that an island placed in a cell later will show the wrong half."""
    if chart.board.options.night == "rounds":
        return 0.25
    return float(cell in DAY_CELLS) if chart.board.started else 0.4
