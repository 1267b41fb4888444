"""Every card of a game, wherever it lies; no rule may make one or lose one."""

from collections import Counter
from itertools import chain

from .cards import COMPASS, FINISH, NAMES, ROCKS, START
from .state import ChooseRocksRow, Sea, ShuffleStartsIn


def all_pieces(sea: Sea) -> Counter[str]:
    cards = chain(
        *sea.hands,
        *sea.decks,
        *sea.discards,
        *sea.unseen,
        sea.removed,
        sea.gone,
        filter(None, sea.grid),
        sea.exploration,
        sea.display,
        (storm.colour for storm in sea.storms),
        [START] * sea.started,
        [FINISH] * sea.found,
        [COMPASS] * (sea.compasses + sea.supply),
        [ROCKS] * (sea.rocks is not None),
        *(_set_aside(sea, type(step)) for step in sea.agenda),
    )
    return Counter(NAMES[card] for card in cards)


def _set_aside(sea: Sea, step: type) -> list[int]:
    """The cards that lie beside the table until a step puts them where they belong."""
    if step is ShuffleStartsIn:
        return [START] * sea.seats
    return [ROCKS] if step is ChooseRocksRow else []
