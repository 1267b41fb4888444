"""What the camp is worth: its wood and food, its shelter, roof, palisade and weapon."""

from functools import cache

from ...games.robinson.facts import SHELTER_PRICE, SPACE
from ...games.robinson.view import Board
from .currency import DISCOUNT, MEAL, PAWN, RATION, WOOD, rounds_ahead, rounds_left
from .goals import goal_of
from .people import company
from .sky import clouds_through, dice_of

LONELY = 1.9
"""How much more a meal counts for one alone: whoever is hungry cannot be spared."""
FUR = 1.1
"""What a fur is worth of the wood that it stands in for."""
SPARE_WOOD, SPARE_MEAL = 0.35, 0.25
"""Wood that nothing waits for, and food that will spoil."""
NEEDED = 0.7
"""What wood is worth more if a shelter or a roof waits for it."""
IN_TIME = 2
"""So many rounds before the weather wood is kept for a roof."""
WET = 0.65
"""So many clouds a roof may let through."""
CLOUD = 5.5
"""A cloud that the roof lets through, on an evening to come: food and wood, or wounds."""
BUILDERS = 1.6
"""How many pawns usually build."""
HOMELESS = 3
"""For so many nights one may have to wait until a shelter can be built again."""
HASTE = 2.0
"""There may be no time for all levels of the roof, later."""
WALL = 1.3
"""A level of the palisade that is likely to be needed: it may fall before that."""
ARMED, WELL_ARMED = 0.96, 0.6
"""Each of the first three levels of the weapon, and each of the next."""
HUNTING_ROUNDS = 6
"""With fewer rounds to come a weapon counts less."""


# Wood and food.


def wood_value(board: Board, wood: float) -> float:
    """What available wood is worth: much as long as the goal and the camp lack it."""
    goal = goal_of(board)
    for_goal = min(wood, goal.wood_wanted(board))
    rest = wood - for_goal
    for_camp = min(rest, wood_for_the_camp(board))
    needed = NEEDED * min(wood, _needed(board))
    value = WOOD * (for_goal + for_camp) + SPARE_WOOD * (rest - for_camp)
    return value + needed + goal.hurry(board, for_goal)


def _needed(board: Board) -> int:
    """Wood that the camp waits for: for a shelter, and for a roof in time."""
    wood, _ = SHELTER_PRICE[len(board.ready)]
    return wood if is_homeless(board) or gets_wet(board) else 0


def gets_wet(board: Board) -> bool:
    """Whether some evening soon needs a better roof."""
    soon = min(board.round + IN_TIME, board.rounds)
    return clouds_through(board.options.scenario, soon, board.levels["roof"]) > WET


def wood_for_the_camp(board: Board) -> int:
    """Besides the pile: for a shelter or a roof, and against the weather."""
    return SHELTER_PRICE[len(board.ready)][0] + 3


def meals_value(board: Board, food: float, rations: float, eaters: float) -> float:
    """What meals are worth: somebody will eat the first of them, and others may spoil."""
    meals = food + rations
    eaten = min(meals, eaters)
    left = meals - eaten
    kept = left if "cellar" in board.items else min(left, rations)
    soon = min(kept, 2 * eaters)
    return (MEAL + LONELY / eaters) * eaten + RATION * soon + SPARE_MEAL * (left - soon)


# The camp.


def has_cave(board: Board) -> bool:
    """Whether there is a natural shelter where the camp is."""
    return board.spaces[SPACE[board.camp]].shelter


def is_homeless(board: Board) -> bool:
    """Whether there is no shelter of any kind."""
    return not board.shelter and not has_cave(board)


def fur_value(board: Board) -> float:
    """It stands in for the wood of a shelter or a roof."""
    wood, fur = SHELTER_PRICE[len(board.ready)]
    return FUR * WOOD * wood / fur


def building_cost(board: Board) -> float:
    """What it takes to build the shelter, or a level upon it, some other day."""
    wood, _ = SHELTER_PRICE[len(board.ready)]
    return WOOD * wood + BUILDERS * PAWN


def roof_value(board: Board, roof: float) -> float:
    """What a roof keeps off in the rounds to come; between two levels it is in between."""
    low = int(roof)
    cost = building_cost(board)
    value = sum([_roof_level(board, each, cost) for each in range(1, low + 1)])
    return value + (roof - low) * _roof_level(board, low + 1, cost) if roof > low else value


def _roof_level(board: Board, level: int, cost: float) -> float:
    """Of what it keeps off in all, only what comes at once is worth more than its cost."""
    scenario, now, last = board.options.scenario, board.round, board.rounds
    kept_off = _kept_off(scenario, now + 1, last, level)
    soon = _kept_off(scenario, now + 1, min(now + 1, last), level)
    return min(kept_off, HASTE * cost + soon)


@cache
def _kept_off(scenario: str, first: int, last: int, level: int) -> float:
    return sum(
        [
            CLOUD
            * DISCOUNT ** (each - first)
            * (clouds_through(scenario, each, level - 1) - clouds_through(scenario, each, level))
            for each in range(first, last + 1)
        ]
    )


def animal_nights(board: Board) -> float:
    """In how many rounds to come the hungry animals come."""
    return _animal_nights(board.options.scenario, board.round, board.rounds)


@cache
def _animal_nights(scenario: str, now: int, rounds: int) -> float:
    return sum(
        [
            DISCOUNT ** (each - now)
            for each in range(now + 1, rounds + 1)
            if "animals" in dice_of(scenario, each)
        ]
    )


def palisade_value(board: Board, palisade: float, wound: float) -> float:
    """Each level keeps off one attack of the animals, or some other mishap."""
    people = company(board)
    attacks = animal_nights(board) / 3 + 0.1 * rounds_left(board)
    useful = min(palisade, attacks)
    return WALL * useful + 0.08 * people * wound * min(palisade - useful, 4)


def weapon_value(board: Board, weapon: float) -> float:
    """For hunts, against the hungry beast, and where a card asks for it; much of it is too much."""
    season = min(rounds_left(board) / HUNTING_ROUNDS, 1)
    return season * (ARMED * min(weapon, 3) + WELL_ARMED * min(max(weapon - 3, 0), 3))


def shelter_value(board: Board, wound: float) -> float:
    """Without one each night is a wound for everybody; but it can still be built later."""
    hard_nights = company(board) * wound
    later = building_cost(board) + HOMELESS * hard_nights
    return min(hard_nights * rounds_ahead(board), later)
