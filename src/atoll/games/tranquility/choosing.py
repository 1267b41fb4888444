"""Ways to choose cards of a hand."""

from collections.abc import Sequence
from itertools import combinations

from .cards import FINISH


def choices(cards: Sequence[int], count: int) -> list[tuple[int, ...]]:
    """Every way to choose so many of these cards; cards that look the same are the same."""
    ways = combinations(cards, count)
    # Hands are sorted, and there is one of each island: only other cards can look the same.
    alike = len(cards) > 1 and cards[-2] >= FINISH
    return list(dict.fromkeys(ways)) if alike else list(ways)
