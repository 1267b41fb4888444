"""Ways to choose cards of a hand."""

from collections.abc import Sequence
from itertools import combinations


def choices(cards: Sequence[int], count: int) -> list[tuple[int, ...]]:
    """Every way to choose so many of these cards; cards that look the same are the same."""
    ways = list(combinations(cards, count))
    return ways if len(set(cards)) == len(cards) else list(dict.fromkeys(ways))
