"""Questions about provisions. Nothing here changes them."""

from collections.abc import Iterable
from functools import lru_cache

from .facts import OF_KIND, PROVISIONS, Kind
from .state import Boat


@lru_cache(maxsize=4096)
def kinds(cards: tuple[int, ...]) -> tuple[Kind, ...]:
    """The kinds among these cards, each once."""
    return tuple(dict.fromkeys([PROVISIONS[card] for card in cards]))


def has_open(boat: Boat, who: int, kind: Kind) -> bool:
    return kind in kinds(boat.opened[who])


def has_hidden(boat: Boat, who: int, kind: Kind) -> bool:
    return kind in kinds(boat.hidden[who])


def has(boat: Boat, who: int, kind: Kind) -> bool:
    return has_open(boat, who, kind) or has_hidden(boat, who, kind)


def first_of(cards: Iterable[int], kind: Kind) -> int:
    """One of the cards of this kind; which one makes no difference."""
    return next(card for card in cards if PROVISIONS[card] == kind)


def count(cards: Iterable[int], kind: Kind) -> int:
    return sum(PROVISIONS[card] == kind for card in cards)


def may_be_hidden(boat: Boat, kind: Kind) -> bool:
    """Whether a card of this kind may lie hidden in front of somebody, as far as all know."""
    return any(_is_unseen(boat, card) for card in OF_KIND[kind])


def _is_unseen(boat: Boat, card: int) -> bool:
    return card not in boat.spent and all(card not in pile for pile in boat.opened)
