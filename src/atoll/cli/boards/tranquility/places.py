"""Where islands can be placed, and at what price."""

from collections.abc import Sequence
from itertools import groupby

from ....games.tranquility import grammar
from ....games.tranquility.view import Board
from ....kernel import Option


class Places:
    """Where the islands in question can be placed, and at what price."""

    def __init__(self, board: Board, options: Sequence[Option]) -> None:
        self._order = labels(board)
        self._prices: dict[str, dict[str, int]] = {}
        for option in options:
            match option.answer:
                case grammar.Play(card=card, cell=cell):
                    self._prices.setdefault(str(card), {})[cell] = _cost(option)

    def __bool__(self) -> bool:
        return bool(self._prices)

    def price(self, cell: str) -> int | None:
        """The least that a cell costs, or None if no island can go there."""
        return min(
            (prices[cell] for prices in self._prices.values() if cell in prices), default=None
        )

    def of(self, card: str) -> str:
        """The cells for a card in reading order, a stretch of equal price in one: ``c2–b3(0)``."""
        prices = self._prices.get(card, {})
        stretches = groupby(self._order, key=prices.get)
        return " ".join(
            _stretch(list(cells), price) for price, cells in stretches if price is not None
        )


def _cost(option: Option) -> int:
    cost = option.told["cost"]
    assert isinstance(cost, int)
    return cost


def _stretch(cells: list[str], price: int) -> str:
    ends = cells[0] if len(cells) == 1 else f"{cells[0]}–{cells[-1]}"
    return f"{ends}({price})"


def labels(board: Board) -> list[str]:
    """The names of the cells in reading order."""
    return [label for row in board.rows for label in row]
