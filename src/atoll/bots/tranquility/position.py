"""The position: what a seat knows of the sea, and what the gaps in it will take to fill."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import accumulate, pairwise
from typing import NamedTuple

from ...games.tranquility.cards import CARDS, EMPTY, FINISH, ISLANDS
from ...games.tranquility.shapes import SHAPES
from ...games.tranquility.view import Board
from .values import PURSE, STRANDED, filling_cost

HELD = 1.0
"""The chance that an island in the own hand is at hand when it is wanted."""
HIDDEN = 0.9
"""The same for an island that somebody else holds or will draw."""
MISSED = 0.5
"""How much of a card is lost with a hidden discard: players throw away what has no place."""

COSTS = range(1, PURSE + 1)


class Gap(NamedTuple):
    """The empty cells between two islands.

    The grid ends on the left at cell -1 and on the right at cell N: there the gap is open.
    """

    left: int
    low: int
    right: int
    high: int

    @property
    def cells(self) -> int:
        return self.right - self.left - 1

    def split(self, card: int, cell: int) -> tuple["Gap", "Gap"]:
        """What is left of the gap to both sides of an island placed in it."""
        return Gap(self.left, self.low, cell, card), Gap(cell, card, self.right, self.high)


class Position:
    """Built for one decision from the view of a seat and the discards that it remembers."""

    def __init__(self, board: Board, seat: int, discarded: Iterable[int]) -> None:
        self.board = board
        self.seat = seat
        self.shape = SHAPES[board.options.mode]
        self.hand = sorted(CARDS[name] for name in board.hand)
        self.discarded = list(discarded)
        self.chances = self._chances()
        self._chances_up_to = list(accumulate(self.chances))
        self._known_costs: dict[tuple[Gap, tuple[int, ...]], float] = {}

    def _chances(self) -> list[float]:
        """By island, the chance that it is at hand when it is wanted."""
        board = self.board
        chances = [HIDDEN * self.alive] * (FINISH + 1)
        gone = [CARDS[name] for name in board.gone]
        for card in (EMPTY, FINISH, *board.grid, *self.discarded, *gone):
            chances[min(card, FINISH)] = 0.0
        for card in self.hand:
            if card in ISLANDS:
                chances[card] = HELD
        return chances

    @cached_property
    def alive(self) -> float:
        """The chance that a card that the seat cannot see is still in the game."""
        board = self.board
        coming = sum(board.decks) + sum(board.hands) - len(self.hand)
        lost = board.removed + MISSED * (sum(board.discards) - len(self.discarded))
        return coming / max(coming + lost, 1.0)

    @cached_property
    def gaps(self) -> list[Gap]:
        """The gaps from the bottom left to the top right; islands side by side have none."""
        gaps = [Gap(*below, *above) for below, above in pairwise(self._ends)]
        return [gap for gap in gaps if gap.cells]

    @cached_property
    def _ends(self) -> list[tuple[int, int]]:
        """The filled cells with their islands, between the ends of the grid."""
        filled = [(cell, card) for cell, card in enumerate(self.board.grid) if card != EMPTY]
        return [(-1, EMPTY), *filled, (len(self.board.grid), FINISH)]

    @cached_property
    def gap_of_cell(self) -> dict[int, Gap]:
        return {cell: gap for gap in self.gaps for cell in range(gap.left + 1, gap.right)}

    @cached_property
    def empty_cells(self) -> int:
        return self.board.grid.count(EMPTY)

    @cached_property
    def closed(self) -> set[int]:
        """The cells in which nothing may be placed now."""
        return {self.shape.labels.index(label) for label in self.board.closed}

    def gap_around(self, card: int) -> Gap | None:
        """The gap in which an island would lie, if there is room for it."""
        return next((gap for gap in self.gaps if gap.low < card < gap.high), None)

    def gap_without(self, cell: int) -> tuple[Gap, list[Gap]]:
        """The gap that opens when the island in a cell is destroyed, and those that it joins."""
        place = bisect_left(self._ends, (cell, EMPTY))
        below, island, above = self._ends[place - 1 : place + 2]
        return Gap(*below, *above), [Gap(*below, *island), Gap(*island, *above)]

    def neighbours(self, gap: Gap, cell: int) -> list[int]:
        """The islands beside a cell of a gap."""
        beside = []
        if cell == gap.left + 1 and gap.left >= 0:
            beside.append(gap.low)
        if cell == gap.right - 1 and gap.right < len(self.board.grid):
            beside.append(gap.high)
        return beside

    def places(self, card: int) -> Iterator[tuple[int, int]]:
        """The cells in which a full hand could place an island, each with its cost."""
        if gap := self.gap_around(card):
            for cell in range(gap.left + 1, gap.right):
                beside = self.neighbours(gap, cell)
                cost = min([abs(card - island) for island in beside], default=0)
                if cost <= PURSE and cell not in self.closed:
                    yield cell, cost

    def filling_cost(self, gap: Gap, without: tuple[int, ...] = ()) -> float:
        """What it will take to fill a gap, supposing that these cards of the hand are gone."""
        key = gap, without
        known = self._known_costs.get(key)
        if known is None:
            known = self._known_costs[key] = self._filling_cost(gap, without)
        return known

    def _filling_cost(self, gap: Gap, without: tuple[int, ...]) -> float:
        begins, ends = gap.left < 0, gap.right == len(self.board.grid)
        if not gap.cells:
            return 0.0
        if begins and ends:
            return 1 + sum(map(self.filling_cost, gap.split(FINISH // 2, gap.cells // 2)))
        if gap.cells == 1:
            return self._cost_of_cell(gap, without)
        between = gap.high - gap.low - 1
        coming = self._chances_up_to[gap.high - 1] - self._chances_up_to[gap.low]
        coming -= sum([self.chances[card] for card in without])
        return filling_cost(
            gap.cells, between + 1, coming / max(between, 1), open_end=begins or ends
        )

    def _cost_of_cell(self, gap: Gap, without: tuple[int, ...]) -> float:
        """A single cell takes one of the few islands near enough to its neighbours."""
        expected, missed = 0.0, 1.0
        for cost, card in self._fitting(gap):
            if card not in without:
                chance = self.chances[card]
                expected += missed * chance * (1 + cost)
                missed *= 1.0 - chance
        return expected + missed * STRANDED

    def _fitting(self, gap: Gap) -> list[tuple[int, int]]:
        """What each island that a gap of one cell can take costs, the cheapest first."""
        beside = self.neighbours(gap, gap.left + 1)
        near = {each + way * cost for each in beside for way in (-1, 1) for cost in COSTS}
        costs = [
            (min([abs(card - each) for each in beside]), card)
            for card in near
            if gap.low < card < gap.high
        ]
        return sorted(costs)
