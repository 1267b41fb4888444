"""What a hunt is likely to bring, and to cost."""

from typing import NamedTuple

from ...games.robinson.cards.beasts import BEASTS
from ...games.robinson.view import Board
from ...games.robinson.vocabulary import DrawDiscoveries, Unless, Wound
from .items import items_at_hand, power_of
from .stock import Stock


class Prey(NamedTuple):
    """What a beast costs whoever hunts it, and what it gives."""

    wounds: int
    gains: Stock
    finds: int


def likely_prey(board: Board) -> list[Prey]:
    """The beast on top if it is known, otherwise any, all as likely."""
    known = board.decks["hunting"].top[:1]
    return [_prey(board, beast) for beast in known or [*BEASTS]]


def _prey(board: Board, beast: str) -> Prey:
    card = BEASTS[beast]
    fight, weapon = card.fight, board.levels["weapon"]
    strength = fight.strength + ("danger" in board.tokens["hunt"])
    wounds = max(strength - weapon - arms(board), 0) + max(-fight.weapon - weapon, 0)
    finds = 0
    for effect in card.after:
        match effect:
            case Wound(count):
                wounds += count
            case Unless(item, _) if item not in items_at_hand(board):
                wounds += 2
            case DrawDiscoveries():
                finds += 1
    lost = min(-fight.weapon, weapon)
    return Prey(wounds, Stock(food=fight.food, fur=fight.fur, weapon=-lost), finds)


def arms(board: Board) -> int:
    """What the best of all that is kept adds to the weapon in one fight."""
    powers = [power_of(board, kept.card) for kept in board.kept]
    return max([power.temporary for power in powers if power is not None], default=0)
