"""Every piece of a game, wherever it is; no rule may make one or lose one."""

from collections import Counter
from itertools import chain

from .atoms import supply
from .facts import CLUE_WORDS, CURSE
from .state import NO_CLUE, Hunt


def all_pieces(hunt: Hunt) -> Counter[str]:
    """Roses and markers are not counted, for there are always enough of them."""
    laid = [each.clue for sought in hunt.maps for each in sought.laid if each.clue != NO_CLUE]
    clues = [*hunt.deck, *hunt.discards, *chain(*hunt.hands), *laid]
    treasures = [*hunt.treasures, *[each.coins for each in hunt.spent], *chain(*hunt.chests)]
    treasures += [CURSE] * hunt.struck
    if hunt.sharing is not None:
        treasures += [each.coins for each in hunt.sharing.hoard]
        treasures += [] if hunt.sharing.shown is None else [hunt.sharing.shown]
    return Counter(
        [f"clue-{CLUE_WORDS[clue]}" for clue in clues]
        + [f"treasure-{coins}" for coins in treasures]
        + ["amulet"] * (supply(hunt) + len(hunt.amulets) + sum(hunt.held))
    )
