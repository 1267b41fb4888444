"""What the sky may bring: the clouds and animals of tonight, and of the rounds to come."""

from collections import Counter
from functools import cache
from itertools import product
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
    """How likely the hungry animals take a palisade or food, or a beast comes."""

    palisade: float = 0.0
    food: float = 0.0
    beast: float = 0.0


ATTACKS: tuple[Face, ...] = ("palisade", "food", "beast")
ROLLED = Animals(*[ANIMALS.count(each) / len(ANIMALS) for each in ATTACKS])
"""The die."""
NO_ANIMALS = Animals()


@cache
def dice_of(scenario: str, round_: int, totems: int = 0) -> tuple[WeatherDie, ...]:
    """The weather dice of a round, when so many totems have been found."""
    return named(scenario).dice(round_, totems)


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
        return Animals(*[float(sky.animals.count(each)) for each in ATTACKS])
    return ROLLED if "animals" in sky.due or "animals" in sky.tokens else NO_ANIMALS


@cache
def clouds_through(scenario: str, round_: int, roof: int) -> float:
    """How many clouds a roof is likely to let through in a round."""
    clouds = clouds_of(dice_of(scenario, round_))
    return sum([each.chance * max(each.rain + each.snow - roof, 0) for each in clouds])
