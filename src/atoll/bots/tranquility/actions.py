"""The action of a turn: what each one costs the voyage, in cards."""

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
from .parting import loss
from .position import Gap, Position
from .weather import value_of_compass

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


def best_action(position: Position, options: Sequence[Option]) -> Option:
    """The action that costs least; among equals, the first."""
    actions = Actions(position)
    return min(options, key=lambda option: actions.cost(option.step))


class Actions:
    """The actions of one turn, with what they cost."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._losses = {card: loss(position, (card,)) for card in set(position.hand)}

    def cost(self, step: Step) -> float:
        """By how much the cards will fall shorter, or reach further, after this action."""
        match step:
            case Play():
                return self._placing(step)
            case DiscardTwo():
                return self._discarding()
            case PlayMonster(cell):
                return 1 + loss_of_island(self._position, cell) - MONSTER_LATER
            case TurnOver(cell):
                return self._turning(cell)
            case TradeHand():
                return self._trading()
            case GiveUp():
                return NEVER
            case _:  # Start and Finish
                return -NEVER

    def room(self, step: Step) -> float:
        """The part of the cost that is what the gaps will take to fill."""
        if not isinstance(step, Play):
            return 0.0
        gap = self._position.gap_of_cell[step.cell]
        return sum(map(self._position.filling_cost, gap.split(step.card, step.cell))) - (
            self._position.filling_cost(gap)
        )

    def _placing(self, play: Play) -> float:
        position = self._position
        gap = position.gap_of_cell[play.cell]
        left, right = gap.split(play.card, play.cell)
        filling = position.filling_cost
        cost = 1 + play.cost + filling(left) + filling(right) - filling(gap)
        if play.cost:
            cost += self._payment(play, gap, left, right)
        if position.board.options.mode == "day_and_night":
            lies_wrong = position.board.night == (play.cell in DAY_CELLS)
            cost += WRONG_HALF * (lies_wrong - _will_lie_wrong(position, play.cell))
        return cost

    def _payment(self, play: Play, gap: Gap, left: Gap, right: Gap) -> float:
        """What is lost with the cards that pay for an island: those that will be missed least."""
        position = self._position
        losses = []
        for card in position.hand:
            if card in ISLANDS and gap.low < card < gap.high:
                if card != play.card:
                    side = left if card < play.card else right
                    losses.append(
                        position.filling_cost(side, (card,)) - position.filling_cost(side)
                    )
            elif card != MONSTER:
                losses.append(self._losses[card])
        return sum(sorted(losses)[: play.cost])

    def _discarding(self) -> float:
        cards = [card for card in self._position.hand if card != MONSTER]
        return 2 + min([loss(self._position, pair) for pair in combinations(cards, 2)])

    def _turning(self, cell: int) -> float:
        position = self._position
        shows_night = position.shape.labels[cell] in position.board.night_cells
        if shows_night != (cell in DAY_CELLS):
            return NEVER
        return 1 + min(self._losses.values()) + TURNING - WRONG_HALF

    def _trading(self) -> float:
        hand = tuple(self._position.hand)
        return len(hand) + loss(self._position, hand) - value_of_compass(self._position)


def loss_of_island(position: Position, cell: int) -> float:
    """What it takes to fill a cell again whose island is destroyed."""
    gap, joined = position.gap_without(cell)
    return position.filling_cost(gap) - sum(map(position.filling_cost, joined))


def _will_lie_wrong(position: Position, cell: int) -> float:
    """The chance that an island placed in a cell later shows the wrong half."""
    if position.board.options.night == "rounds":
        return OFTEN_WRONG
    return float(cell in DAY_CELLS) if position.board.started else BEFORE_NIGHT
