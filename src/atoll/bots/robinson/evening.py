"""How the evening is likely to go with what the camp will have: weather, hunger and sleep."""

from collections.abc import Iterator

from ...games.robinson.facts import HUNGRY_BEAST
from ...games.robinson.view import Board
from .camp import (
    SPARE_MEAL,
    fur_value,
    has_cave,
    palisade_value,
    roof_value,
    shelter_value,
    weapon_value,
    wood_value,
)
from .currency import MEAL, RATION
from .goals import goal_of
from .people import Pain, company, usual_wound
from .sky import Animals, Clouds, animals_tonight, tonight
from .stock import Stock

CERTAIN, SWING = 0.05, 1.3
"""Less variance than this is none; and how far the better and the worse case are apart."""
HUNGER = 1.7
"""What an empty stomach counts, in wounds: it deals two, but to those who can best bear them."""
STARVED = 60.0
"""A child that has nothing to eat ends everything."""


class Evening:
    """What a stock is worth on this evening and later, in wounds."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._people = company(board)
        self._wound, self._later_wound = Pain(board).on_average(), usual_wound(board)
        self._clouds: tuple[Clouds, ...] = tonight(board)
        self._animals: Animals = animals_tonight(board)
        self._storm = "storm" in board.sky.tokens
        self._keeps_food = "cellar" in board.items
        self._natural = has_cave(board)
        self._children = board.mouths
        self._more = self._people * len(board.tokens["night"])
        self._known: dict[Stock, float] = {}

    def value(self, stock: Stock) -> float:
        found = self._known.get(stock)
        if found is None:
            found = self._known[stock] = self._tonight(stock) + self._later(stock)
        return found

    def _tonight(self, stock: Stock) -> float:
        """Wounds and losses of every weather, as likely as it is."""
        hurt = self._animals_cost(stock)
        if not self._natural:
            hurt += (1 - min(stock.shelter, 1)) * self._people * self._wound
        return sum([share * self._weather(each) for share, each in _cases(stock)]) - hurt

    def _weather(self, stock: Stock) -> float:
        return sum([each.chance * self._after(stock, each) for each in self._clouds])

    def _after(self, stock: Stock, clouds: Clouds) -> float:
        """Snow takes wood, and what the roof lets through takes wood and food; then all eat."""
        through = max(clouds.rain + clouds.snow - stock.roof, 0)
        wood, no_fire = _taken(stock.wood, clouds.snow)
        wood, no_wood = _taken(wood, through)
        meals, no_food = _taken(max(stock.food + stock.rations, 0), through)
        left, hungry = _taken(meals, self._children + self._people)
        left, weak = _taken(left, self._more)
        kept = left if self._keeps_food else min(left, stock.rations)
        hurt = self._people * (no_fire + no_wood + no_food) + HUNGER * hungry + weak
        starving = max(self._children - meals, 0)
        return (
            wood_value(self._board, wood)
            + RATION * kept
            + SPARE_MEAL * (left - kept)
            - self._wound * hurt
            - STARVED * starving
        )

    def _animals_cost(self, stock: Stock) -> float:
        """What the hungry animals and a storm do."""
        bare = max(1 - stock.palisade, 0) * self._people * self._wound
        beast = max(HUNGRY_BEAST - stock.weapon, 0) * self._people * self._wound
        break_in = self._people * self._wound + goal_of(self._board).break_in(self._board)
        animals = self._animals
        return (
            animals.break_ins(stock.palisade) * break_in
            + animals.food * MEAL
            + animals.beast * beast
            + self._storm * bare
        )

    def _later(self, stock: Stock) -> float:
        board = self._board
        return (
            min(stock.shelter, 1) * shelter_value(board, self._later_wound)
            + roof_value(board, stock.roof)
            + palisade_value(board, stock.palisade, self._later_wound)
            + weapon_value(board, stock.weapon)
            + fur_value(board) * stock.fur
            + goal_of(board).stocked(board, stock)
        )


def _taken(there: float, wanted: float) -> tuple[float, float]:
    """What is left, and what is missing."""
    return max(there - wanted, 0), max(wanted - there, 0)


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
