"""Sets of provisions: whole numbers with a bit for each card."""

from collections.abc import Mapping
from functools import lru_cache

from ...kernel import bitset, members
from .facts import KINDS, PROVISIONS, Kind

Cards = int
"""A set of provisions."""
CARD: tuple[Cards, ...] = tuple([1 << card for card in range(len(PROVISIONS))])
"""Each provision as a set."""


OF_KIND: dict[Kind, Cards] = {
    kind: bitset([card for card, each in enumerate(PROVISIONS) if each == kind]) for kind in KINDS
}
LIKE: tuple[Cards, ...] = tuple([OF_KIND[kind] for kind in PROVISIONS])
"""By provision, all of its kind."""


def renumbered(cards: Cards, new: Mapping[int, int]) -> Cards:
    """The set when some provisions have got other numbers."""
    return bitset([new.get(card, card) for card in members(cards)])


def one_of_each(cards: Cards) -> list[int]:
    """The first provision of each kind in a set."""
    result = []
    while cards:
        first = (cards & -cards).bit_length() - 1
        result.append(first)
        cards &= ~LIKE[first]
    return result


@lru_cache(maxsize=4096)
def kinds(cards: Cards) -> tuple[Kind, ...]:
    """The kinds in a set, each once."""
    return tuple([PROVISIONS[card] for card in one_of_each(cards)])


def named(cards: Cards) -> tuple[Kind, ...]:
    """The kind of each provision of a set, in order."""
    return tuple([PROVISIONS[card] for card in members(cards)])


def is_several(cards: Cards) -> bool:
    """Whether it is more than one card: taking the first away leaves something."""
    return cards & (cards - 1) != 0


def count(cards: Cards, kind: Kind) -> int:
    return (cards & OF_KIND[kind]).bit_count()


def first_of(cards: Cards, kind: Kind) -> int:
    """One of the provisions of this kind; which one makes no difference."""
    alike = cards & OF_KIND[kind]
    assert alike, f"there is no {kind}"
    return (alike & -alike).bit_length() - 1
