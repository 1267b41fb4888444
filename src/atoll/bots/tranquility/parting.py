"""Parting with cards: what the voyage loses with them."""

from collections import defaultdict
from collections.abc import Sequence

from ...games.tranquility.cards import FINISH, FINISHES, ISLANDS
from ...games.tranquility.state import Give, Shed
from ...kernel import Option
from .position import Gap, Position

NO_FINISH = 40.0
"""What it costs to have no Finish when the grid is full."""
SPARE_FINISH = 0.15
TURNS_UP = 0.45
"""The chance that a Finish which the seat cannot see turns up at the end."""
SPARE_ISLAND = 0.02
"""An island without a place is dead weight, but a spare Start is even more so."""
UNSEEN_CARD = 0.6
"""What a card from the top of the deck may be worth."""


def least_missed(position: Position, options: Sequence[Option]) -> Option:
    """The cards to part with."""
    return min(options, key=lambda option: _loss_by(position, option))


def _loss_by(position: Position, option: Option) -> float:
    if isinstance(option.step, Shed):
        return loss(position, (option.step.card,))
    assert isinstance(option.step, Give)
    return loss(position, option.step.cards) + UNSEEN_CARD * option.step.unseen


def loss(position: Position, cards: tuple[int, ...]) -> float:
    """What the voyage loses, in cards, if these leave the hand unplayed."""
    total = _loss_of_finish(position, cards.count(FINISH))
    by_gap: defaultdict[Gap, list[int]] = defaultdict(list)
    for card in cards:
        if card in ISLANDS:
            total += SPARE_ISLAND
            if gap := position.gap_around(card):
                by_gap[gap].append(card)
    for gap, leaving in by_gap.items():
        total += position.filling_cost(gap, tuple(leaving)) - position.filling_cost(gap)
    return total


def _loss_of_finish(position: Position, count: int) -> float:
    """Somebody must hold a Finish when the grid is full: the fewer are left the more it counts."""
    if not count:
        return 0.0
    held = position.hand.count(FINISH)
    elsewhere = FINISHES - held - position.discarded.count(FINISH)
    risk = (1.0 - TURNS_UP * position.alive) ** elsewhere
    return SPARE_FINISH * count + (NO_FINISH * risk if count == held else 0.0)
