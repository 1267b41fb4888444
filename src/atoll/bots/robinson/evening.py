"""How the evening is likely to go with what the camp will have: weather, hunger and sleep."""

from collections.abc import Iterator
from typing import NamedTuple

from ...games.robinson.view import Board
from .prices import (
    MEAL,
    RATION,
    SPARE_MEAL,
    fur_worth,
    palisade_worth,
    pile,
    roof_worth,
    rounds_left,
    shelter_worth,
    weapon_worth,
    wound_price,
)
from .sky import Animals, Clouds, animals_tonight, tonight

CERTAIN, SWING = 0.05, 1.4
"""Less variance than this is none; and how far the better and the worse case are apart."""
HUNGER = 2.4
"""What goes with an empty stomach: two wounds, and the worse for coming together."""


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


class Evening:
    """What a stock is worth on this evening and later, in wounds."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self.seats = len(board.ready)
        people, left = board.people[: self.seats], rounds_left(board)
        self.wound = sum([wound_price(person, left) for person in people]) / self.seats
        self._clouds: tuple[Clouds, ...] = tonight(board)
        self._animals: Animals = animals_tonight(board)
        self._storm = "storm" in board.sky.tokens
        self._keeps_food = "cellar" in board.items
        self._natural = any(space.name == board.camp and space.shelter for space in board.spaces)
        self._eaters = self.seats * (1 + len(board.tokens["night"]))
        self._known: dict[Stock, float] = {}

    def worth(self, stock: Stock) -> float:
        found = self._known.get(stock)
        if found is None:
            found = self._known[stock] = self._tonight(stock) + self._later(stock)
        return found

    def _tonight(self, stock: Stock) -> float:
        """Wounds and losses of every weather, as likely as it is."""
        hurt = self._animals_cost(stock)
        if not self._natural:
            hurt += (1 - min(stock.shelter, 1)) * self.seats * self.wound
        return sum([share * self._weather(each) for share, each in _cases(stock)]) - hurt

    def _weather(self, stock: Stock) -> float:
        return sum([each.chance * self._after(stock, each) for each in self._clouds])

    def _after(self, stock: Stock, clouds: Clouds) -> float:
        meals, wounds = max(stock.food + stock.rations, 0), 0.0
        wood = stock.wood - clouds.snow
        through = max(clouds.rain + clouds.snow - stock.roof, 0)
        if wood < 0:
            wounds -= wood
            wood = 0
        wood -= through
        if wood < 0:
            wounds -= wood
            wood = 0
        if meals < through:
            wounds += through - meals
        meals = max(meals - through, 0)
        hungry = max(self._eaters - meals, 0)
        left = max(meals - self._eaters, 0)
        kept = left if self._keeps_food else min(left, stock.rations)
        return (
            pile(wood, self._board)
            + RATION * kept
            + SPARE_MEAL * (left - kept)
            - self.wound * (self.seats * wounds + HUNGER * hungry)
        )

    def _animals_cost(self, stock: Stock) -> float:
        """What the hungry animals and a storm do."""
        bare = max(1 - stock.palisade, 0) * self.seats * self.wound
        beast = max(3 - stock.weapon, 0) * self.seats * self.wound
        animals = self._animals
        return (
            animals.palisade * bare
            + animals.food * MEAL
            + animals.beast * beast
            + self._storm * bare
        )

    def _later(self, stock: Stock) -> float:
        board = self._board
        return (
            min(stock.shelter, 1) * shelter_worth(board, self.wound)
            + roof_worth(board, stock.roof)
            + palisade_worth(board, stock.palisade, self.wound)
            + weapon_worth(board, stock.weapon)
            + fur_worth(board) * stock.fur
        )


def _cases(stock: Stock) -> Iterator[tuple[float, Stock]]:
    """It may turn out better or worse than likely; to lack something hurts more than to have it."""
    if stock.wood_risk + stock.food_risk < CERTAIN:
        yield 1.0, stock
        return
    wood = SWING * max(stock.wood_risk, 0) ** 0.5
    food = SWING * max(stock.food_risk, 0) ** 0.5
    yield 0.5, stock
    yield 0.25, stock._replace(wood=stock.wood + wood, food=stock.food + food)
    yield 0.25, stock._replace(wood=stock.wood - wood, food=stock.food - food)


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
