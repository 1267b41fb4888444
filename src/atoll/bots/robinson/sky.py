"""What the sky may bring: the clouds and animals of tonight, and of the rounds to come."""

from collections import Counter
from functools import cache
from itertools import product
from math import comb
from typing import NamedTuple

from ...games.robinson.facts import ANIMALS, CLOUDS, WeatherDie
from ...games.robinson.facts import Animals as Face
from ...games.robinson.scenarios.frame import named
from ...games.robinson.view import Board


class Clouds(NamedTuple):
    """What the weather dice may show."""

    chance: float
    rain: int
    snow: int


class Animals(NamedTuple):
    """What the hungry animals may do."""

    palisade: tuple[float, ...]
    """How likely they lower the palisade never, once, twice and so on."""
    food: float
    """How often they are likely to take food."""
    beast: float
    """How often a beast is likely to come."""

    def break_ins(self, palisade: float) -> float:
        """How often they are likely to find no palisade that they could lower."""
        return sum(
            [
                chance * max(count - palisade, 0)
                for count, chance in enumerate(self.palisade)
                if count
            ]
        )


def _share(face: Face) -> float:
    return ANIMALS.count(face) / len(ANIMALS)


@cache
def dice_of(scenario: str, round_: int) -> tuple[WeatherDie, ...]:
    """The weather dice that are rolled in a round, whatever is found until then."""
    return named(scenario).dice(round_, 0)


@cache
def clouds_of(dice: tuple[WeatherDie, ...]) -> tuple[Clouds, ...]:
    """What the dice of a round may show."""
    faces = [CLOUDS[die] for die in dice if die != "animals"]
    throws = [*product(*faces)]
    shown = Counter(
        (sum(rain for rain, _ in each), sum(snow for _, snow in each)) for each in throws
    )
    return tuple([Clouds(count / len(throws), *each) for each, count in sorted(shown.items())])


def tonight(board: Board) -> tuple[Clouds, ...]:
    """What may come this evening; what lies in the weather space comes anyway.

    Items that are away are back by then. In the weather phase the furnace has done its work.
    """
    sky = board.sky
    melted = int("furnace" in board.items and board.phase not in ("weather", "night"))
    if sky.rolled:
        return (Clouds(1.0, sky.rain, max(sky.snow - melted, 0)),)
    rain, snow = sky.tokens.count("rain"), sky.tokens.count("snow")
    rolled = clouds_of(sky.due)
    return tuple(
        [
            Clouds(each.chance, each.rain + rain, max(each.snow + snow - melted, 0))
            for each in rolled
        ]
    )


def animals_tonight(board: Board) -> Animals:
    sky = board.sky
    if sky.rolled:
        shown = sky.animals.count("palisade")
        never = (0.0,) * shown
        return Animals((*never, 1.0), sky.animals.count("food"), sky.animals.count("beast"))
    return animals_of(max(sky.due.count("animals"), int("animals" in sky.tokens)))


@cache
def animals_of(dice: int) -> Animals:
    """What so many dice may show."""
    share = _share("palisade")
    palisade = [
        comb(dice, count) * share**count * (1 - share) ** (dice - count)
        for count in range(dice + 1)
    ]
    return Animals(tuple(palisade), dice * _share("food"), dice * _share("beast"))


@cache
def clouds_through(scenario: str, round_: int, roof: int) -> float:
    """How many clouds a roof is likely to let through in a round."""
    clouds = clouds_of(dice_of(scenario, round_))
    return sum([each.chance * max(each.rain + each.snow - roof, 0) for each in clouds])
