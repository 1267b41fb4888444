"""Every piece of a game, wherever it is; no rule may make one or lose one."""

from collections import Counter
from itertools import chain

from ...kernel import members
from .facts import PROVISIONS, ROLES
from .people import in_play
from .state import NOTHING, Boat


def all_pieces(boat: Boat) -> Counter[str]:
    """Tokens are not counted, for there are always enough of them."""
    piles = (boat.crate, boat.spent, boat.sunk, *boat.hidden, *boat.opened)
    provisions = [*boat.supplies, *chain.from_iterable(map(members, piles))]
    seen = [each.card for each in (*boat.drawn, *boat.laid)]
    turned_up = [] if boat.card == NOTHING else [boat.card]
    here = in_play(boat)
    return Counter(
        [f"provision-{PROVISIONS[card]}" for card in provisions]
        + [f"navigation-{card + 1}" for card in (*boat.navigation, *seen, *turned_up)]
        + [f"friend-{ROLES[boat.friends[who]]}" for who in here]
        + [f"enemy-{ROLES[boat.enemies[who]]}" for who in here]
    )
