"""What it costs to fill a gap, in cards: the one currency in which the careful bot thinks.

A gap is a run of empty cells between two islands. Its cost is the number of cards that filling it
will take: the islands themselves, what they cost beside their neighbours, and the risk that the
right ones do not come. Whoever fills a gap waits for a good island, so the cost follows from the
best places for an island, weighed with the chance that one of those islands turns up.
"""

from bisect import bisect_left
from functools import cache

PURSE = 4
"""The most that an island can cost: the rest of a full hand."""
STRANDED = 12.0
"""The cost of a cell that nothing can fill: about what it takes to lose the game."""
WIDE = 5
"""A gap with more cells than this is reckoned by its halves."""
CHANCES = (0.0, 0.06, 0.12, 0.2, 0.3, 0.42, 0.56, 0.75, 1.0)
"""The chances for which costs are worked out; between them they are interpolated."""


def filling_cost(cells: int, span: int, chance: float, *, open_end: bool) -> float:
    """The cost of so many cells between islands that differ by ``span``.

    ``chance`` is how likely each island in between is to turn up. At an open end there is no
    island beside the last cell: the gap ends with the grid.
    """
    if not cells:
        return 0.0
    upper = min(max(bisect_left(CHANCES, chance), 1), len(CHANCES) - 1)
    below, above = CHANCES[upper - 1], CHANCES[upper]
    dear = _filling_cost(cells, span, upper - 1, open_end)
    cheap = _filling_cost(cells, span, upper, open_end)
    return cheap + (dear - cheap) * max(above - chance, 0.0) / (above - below)


@cache
def _filling_cost(cells: int, span: int, level: int, open_end: bool) -> float:
    if not cells:
        return 0.0
    if span <= cells:
        return cells * STRANDED
    if cells > WIDE:
        return _cost_by_halves(cells, span, level, open_end)
    return _waiting_for_the_best(
        [
            min(places)
            for step in range(1, span)
            if (places := _places(cells, span, level, open_end, step))
        ],
        CHANCES[level],
        cells,
    )


def _waiting_for_the_best(costs: list[float], chance: float, cells: int) -> float:
    """What a gap is expected to take if each of these ways to go on has this chance."""
    expected, missed = 0.0, 1.0
    for each in sorted(costs):
        expected += missed * chance * each
        missed *= 1.0 - chance
    return expected + missed * cells * STRANDED


def _places(cells: int, span: int, level: int, open_end: bool, step: int) -> list[float]:
    """What it costs to place the island ``step`` above the lower one in each cell that it can."""
    costs = []
    for left in range(min(cells, step)):
        right = cells - 1 - left
        beside = [step] if not left else []
        if not right and not open_end:
            beside.append(span - step)
        cost = min(beside, default=0)
        if cost <= PURSE:
            costs.append(
                1
                + cost
                + _filling_cost(left, step, level, False)
                + _filling_cost(right, span - step, level, open_end)
            )
    return costs


def _cost_by_halves(cells: int, span: int, level: int, open_end: bool) -> float:
    """A wide gap leaves so much choice that an island in its middle will come."""
    left = cells // 2
    step = round(span * (left + 1) / (cells + 1))
    return (
        1
        + _filling_cost(left, step, level, False)
        + _filling_cost(cells - 1 - left, span - step, level, open_end)
    )
