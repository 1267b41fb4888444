"""Every piece of a game, wherever it is; no rule may make one or lose one."""

from collections import Counter
from itertools import chain

from .boats import colours
from .facts import COLOURS, owner, rank
from .state import Waters


def all_pieces(waters: Waters) -> Counter[str]:
    """Leaks are not counted, for there are always enough of them."""
    people = chain(
        waters.on_deck,
        waters.drowned,
        *(boat.crew for boat in waters.boats),
        (swimmer.person for swimmer in waters.swimmers),
    )
    return Counter(
        [f"{rank(person)}-{COLOURS[owner(person)]}" for person in people]
        + [f"boat-{COLOURS[colour]}" for colour in colours(waters)]
    )
