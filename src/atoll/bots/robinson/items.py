"""What inventions and items are worth."""

from ...games.robinson.camp.kept import POWERS
from ...games.robinson.cards.inventions import INVENTIONS
from ...games.robinson.cards.kinds import Power
from ...games.robinson.scenarios.frame import named
from ...games.robinson.view import Board
from ...games.robinson.vocabulary import Raise
from .camp import BUILDERS
from .currency import PAWN, rounds_ahead
from .goals import goal_of

PUT_OFF = 3.9
"""For so many rounds one does without an item that is not built at once."""
LASTING: dict[str, float] = {
    "pit": 1.4,
    "basket": 1.2,
    "sack": 1.2,
    "belts": 0.8,
    "lantern": 0.35,
    "raft": 0.9,
    "map": 0.25,
    "shield": 0.2,
    "bed": 0.3,
    "cellar": 0.3,
    "furnace": 0.6,
    "diary": 0.3,
    "drums": 0.6,
    "pot": 0.25,
    "fireplace": 0.25,
    "shortcut": 1.4,
}
"""What an item is worth in each round to come."""
CROPS: dict[str, float] = {"snare": 1.9, "hatchet": 3.5, "corral": 1.9}
"""The same for those that put something on the camp tile, where it counts by itself."""
AT_ONCE: dict[str, float] = {
    "shovel": 0.4,
    "rope": 0.5,
    "medicine": 0.4,
    "knife": 0.3,
    "bricks": 0.3,
    "map": 0.5,
}
"""What it is worth besides, or opens up."""
RAISES: dict[str, Raise] = {
    name: effect
    for name, card in INVENTIONS.items()
    for effect in card.once
    if isinstance(effect, Raise)
}
"""The items that raise a level."""


def power_of(board: Board, card: str) -> Power | None:
    """What a card, a token or an item can do that is kept."""
    if card in POWERS:
        return POWERS[card]
    rules = named(board.options.scenario)
    if card not in rules.finds:
        return rules.inventions[card].power
    return rules.power(card, board.goal, (pawn for stack in board.plan for pawn in stack.pawns))


def items_at_hand(board: Board) -> tuple[str, ...]:
    """Those that serve in the actions of this round."""
    if "items-away" not in board.rules:
        return board.items
    return tuple([item for item in board.items if item not in INVENTIONS])


def item_value(board: Board, item: str) -> float:
    """Apart from the levels that it raises, and from what it puts on the camp tile."""
    wanted = goal_of(board).item(board, item)
    return wanted + _lasting(board, LASTING.get(item, 0.0)) + AT_ONCE.get(item, 0.0)


def built_value(board: Board, item: str) -> float:
    """With what it puts on the camp tile."""
    return item_value(board, item) + _lasting(board, CROPS.get(item, 0.0))


def _lasting(board: Board, each_round: float) -> float:
    """What it gives in all, or, if that is less, its cost and what it gives until it is built."""
    return min(each_round * rounds_ahead(board), BUILDERS * PAWN + PUT_OFF * each_round)
