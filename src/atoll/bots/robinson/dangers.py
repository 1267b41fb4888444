"""Dangers: what a threat costs when it strikes, and what it brings to deal with it."""

from functools import cache

from ...games.robinson.cards.events import EVENTS
from ...games.robinson.cards.kinds import Effects
from ...games.robinson.cards.wrecks import WRECKS
from ...games.robinson.view import Board, NeedSeen, ThreatSeen
from .currency import PAWN
from .effects import cost
from .items import items_at_hand
from .people import company

ADVENTURE: dict[str, float] = {"build": 0.51, "gather": 0.09, "explore": 0.34}
"""What an adventure of each deck is likely to cost: wounds now or later, against small gains."""
SOON = (1.1, 0.73)
"""How much the strike of a threat counts, on the left and on the right."""
HARD = 1.6
"""Threats strike when it is least convenient."""
TROUBLE = 0.39
"""What it costs to have to deal with something, besides the work."""


def strike_to_come(card: str, place: int, board: Board) -> float:
    """What it will cost to leave a threat alone: that on the left strikes in the next round, that
    on the right a round later, if there is one."""
    if board.rounds - board.round < 1 + place:
        return 0.0
    return strike_cost(card, company(board)) * SOON[place]


def threat_cost(threat: ThreatSeen, place: int, board: Board) -> float:
    """What a threat in a threat space costs: its strike, or the work against it."""
    people, strike = company(board), strike_to_come(threat.card, place, board)
    if threat.card in WRECKS or strike <= 0:
        return min(strike, 0.0)
    if not any(_is_at_hand(need, board) for need in threat.needs):
        return strike
    work = PAWN * threat.sizes[0] - reward(threat.card, people, threat.sizes[0])
    return max(min(strike, work + TROUBLE), 0.0)


def _is_at_hand(need: NeedSeen, board: Board) -> bool:
    goods = board.available
    return (
        (not need.item or need.item in items_at_hand(board))
        and board.levels["weapon"] >= need.weapon
        and goods.wood >= need.wood
        and goods.meals >= need.food
        and goods.fur >= need.fur
    )


@cache
def strike_cost(card: str, seats: int) -> float:
    """What a threat costs when it strikes."""
    return HARD * cost(EVENTS[card].strikes, seats) if card in EVENTS else 0.0


def rewards(card: str, pawns: int) -> Effects:
    """What it brings to deal with a threat with so many pawns."""
    if card in EVENTS:
        return EVENTS[card].remedy.reward
    return WRECKS[card].one if pawns == 1 else WRECKS[card].two


@cache
def reward(card: str, seats: int, pawns: int) -> float:
    """What that is worth."""
    return -cost(rewards(card, pawns), seats)
