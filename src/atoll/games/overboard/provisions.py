"""Questions about the provisions in the boat. Nothing here changes them."""

from functools import reduce
from operator import or_

from .cards import OF_KIND
from .facts import Kind
from .state import Boat


def has_open(boat: Boat, who: int, kind: Kind) -> bool:
    return boat.opened[who] & OF_KIND[kind] != 0


def has_hidden(boat: Boat, who: int, kind: Kind) -> bool:
    return boat.hidden[who] & OF_KIND[kind] != 0


def has(boat: Boat, who: int, kind: Kind) -> bool:
    return (boat.hidden[who] | boat.opened[who]) & OF_KIND[kind] != 0


def may_be_hidden(boat: Boat, kind: Kind) -> bool:
    """Whether a card of this kind may lie hidden in front of somebody, as far as all know."""
    seen = reduce(or_, boat.opened, boat.spent)
    return OF_KIND[kind] & ~seen != 0
