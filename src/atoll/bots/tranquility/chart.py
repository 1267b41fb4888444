"""The chart: what a seat knows of the sea, and what the gaps in it will take to fill."""

from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import accumulate, pairwise
from typing import NamedTuple

from ...games.tranquility.cards import CARDS, EMPTY, FINISH, ISLANDS
from ...games.tranquility.shapes import SHAPES
from ...games.tranquility.view import Board
from .prices import PURSE, STRANDED, price

HELD = 1.0
"""The chance that an island in the own hand is at hand when it is wanted."""
HIDDEN = 0.55
"""The same for an island that somebody else holds or will draw."""
MISSED = 0.6
"""How much of a card is lost with a hidden discard: players throw away what has no place."""


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


class Chart:
    """Built for one decision from the view of a seat and the discards that it remembers."""

    def __init__(self, board: Board, seat: int, discarded: Iterable[int]) -> None:
        self.board = board
        self.seat = seat
        self.shape = SHAPES[board.options.mode]
        self.hand = sorted(CARDS[name] for name in board.hand)
        self.discarded = list(discarded)
        self.chances = self._chances()
        self._chances_up_to = list(accumulate(self.chances))
        self._known_prices: dict[tuple[Gap, tuple[int, ...]], float] = {}

    def _chances(self) -> list[float]:
        """By island, the chance that it is at hand when it is wanted."""
        board = self.board
        chances = [HIDDEN * self.alive] * (FINISH + 1)
        for card in (EMPTY, FINISH, *board.grid, *self.discarded):
            chances[min(card, FINISH)] = 0.0
        for name in board.gone:
            chances[min(CARDS[name], FINISH)] = 0.0
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
        placed = [(cell, card) for cell, card in enumerate(self.board.grid) if card != EMPTY]
        ends = [(-1, EMPTY), *placed, (len(self.board.grid), FINISH)]
        return [
            Gap(*below, *above) for below, above in pairwise(ends) if above[0] - below[0] > 1
        ]

    @cached_property
    def gap_of_cell(self) -> dict[int, Gap]:
        return {cell: gap for gap in self.gaps for cell in range(gap.left + 1, gap.right)}

    @cached_property
    def empty_cells(self) -> int:
        return self.board.grid.count(EMPTY)

    @cached_property
    def closed_cells(self) -> set[int]:
        return {self.shape.labels.index(label) for label in self.board.closed}

    def gap_around(self, card: int) -> Gap | None:
        """The gap in which an island would lie, if there is room for it."""
        return next((gap for gap in self.gaps if gap.low < card < gap.high), None)

    def gap_without(self, cell: int) -> tuple[Gap, list[Gap]]:
        """The gap that opens when the island in a cell is destroyed, and those that it joins."""
        beside = [gap for gap in self.gaps if cell in (gap.left, gap.right)]
        island = self.board.grid[cell]
        left, low, right, high = cell - 1, self.island(cell - 1), cell + 1, self.island(cell + 1)
        for gap in beside:
            if gap.high == island:
                left, low = gap.left, gap.low
            else:
                right, high = gap.right, gap.high
        return Gap(left, low, right, high), beside

    def island(self, cell: int) -> int:
        """The island in a cell; beyond the grid, the numbers between which all islands lie."""
        if cell < 0:
            return EMPTY
        return self.board.grid[cell] if cell < len(self.board.grid) else FINISH

    def neighbours(self, gap: Gap, cell: int) -> list[int]:
        """The islands beside a cell of a gap."""
        beside = []
        if cell == gap.left + 1 and gap.left >= 0:
            beside.append(gap.low)
        if cell == gap.right - 1 and gap.right < len(self.board.grid):
            beside.append(gap.high)
        return beside

    def places(self, card: int) -> Iterator[tuple[int, int]]:
        """The cells that are open to an island, each with its cost."""
        if gap := self.gap_around(card):
            for cell in range(gap.left + 1, gap.right):
                beside = self.neighbours(gap, cell)
                cost = min([abs(card - island) for island in beside], default=0)
                if cost <= PURSE and cell not in self.closed_cells:
                    yield cell, cost

    @cached_property
    def price_of_all(self) -> float:
        return sum(map(self.price, self.gaps))

    def price(self, gap: Gap, without: tuple[int, ...] = ()) -> float:
        """What it will take to fill a gap, supposing that these cards of the hand are gone."""
        key = gap, without
        known = self._known_prices.get(key)
        if known is None:
            known = self._known_prices[key] = self._price(gap, without)
        return known

    def _price(self, gap: Gap, without: tuple[int, ...]) -> float:
        begins, ends = gap.left < 0, gap.right == len(self.board.grid)
        if gap.cells < 1:
            return 0.0
        if begins and ends:
            return 1 + sum(map(self.price, gap.split(FINISH // 2, gap.cells // 2)))
        if gap.cells == 1:
            return self._price_of_cell(gap, without)
        between = gap.high - gap.low - 1
        coming = self._chances_up_to[gap.high - 1] - self._chances_up_to[gap.low]
        coming -= sum([self.chances[card] for card in without])
        return price(gap.cells, between + 1, coming / max(between, 1), open_end=begins or ends)

    def _price_of_cell(self, gap: Gap, without: tuple[int, ...]) -> float:
        """A single cell takes one of the few islands near enough to its neighbours."""
        expected, missed = 0.0, 1.0
        for card, cost in self._fitting(gap):
            if card not in without:
                chance = self.chances[card]
                expected += missed * chance * (1 + cost)
                missed *= 1.0 - chance
        return expected + missed * STRANDED

    def _fitting(self, gap: Gap) -> Iterator[tuple[int, int]]:
        """The islands that a gap of one cell can take, the cheapest first."""
        span = gap.high - gap.low
        for cost in range(1, PURSE + 1):
            if gap.left >= 0 and (cost <= span // 2 or gap.right == len(self.board.grid)):
                if cost < span:
                    yield gap.low + cost, cost
            if gap.right < len(self.board.grid) and (cost < (span + 1) // 2 or gap.left < 0):
                if cost < span:
                    yield gap.high - cost, cost
