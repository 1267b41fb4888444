"""What the camp has, or is likely to have when the actions are over."""

from typing import NamedTuple

from ...games.robinson.state import Goods
from ...games.robinson.view import Board


class Stock(NamedTuple):
    """What the camp is likely to have when the actions are over."""

    wood: float = 0.0
    food: float = 0.0
    rations: float = 0.0
    fur: float = 0.0
    shelter: float = 0.0
    roof: float = 0.0
    palisade: float = 0.0
    weapon: float = 0.0
    wood_risk: float = 0.0
    food_risk: float = 0.0
    """How far wood and food may differ from what is likely: variances."""

    def plus(self, other: "Stock", share: float = 1.0) -> "Stock":
        """With something more, as likely as this."""
        return Stock(*[mine + share * more for mine, more in zip(self, other, strict=True)])

    def risking(self, gains: "Stock", risk: float) -> "Stock":
        """What is not certain lets wood and food differ from what is likely."""
        return self._replace(
            wood_risk=self.wood_risk + risk * gains.wood**2,
            food_risk=self.food_risk + risk * gains.food**2,
        )


def priced(goods: Goods) -> Stock:
    """Resources, as a stock."""
    return Stock(wood=goods.wood, food=goods.food, rations=goods.rations, fur=goods.fur)


def stock_of(board: Board) -> Stock:
    """What is there now, with what is on its way."""
    goods = board.available + board.future
    levels = board.levels
    return Stock(
        wood=goods.wood,
        food=goods.food,
        rations=goods.rations,
        fur=goods.fur,
        shelter=float(board.shelter),
        roof=levels["roof"],
        palisade=levels["palisade"],
        weapon=levels["weapon"],
    )
