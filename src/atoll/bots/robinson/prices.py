"""What things are worth, in wounds: the measure of everything here.

A pawn heals a wound by resting, and gathers hardly more than one wood or food: so a wound, a wood,
a meal and the work of a pawn are all worth about the same.
"""

from functools import cache

from ...games.robinson.facts import (
    HEALTH,
    HIGHEST_MORALE,
    LEAST_MORALE,
    SHELTER_PRICE,
    SPACE,
    Health,
)
from ...games.robinson.scenarios.goals import STAGES
from ...games.robinson.view import Board, PersonSeen
from .laying import woodpile
from .sky import clouds_through, dice_of

PAWN = 1.2
"""The work of a pawn."""
LIGHT, GRAVE, MORTAL = 0.6, 2.2, 5.0
"""What any wound is worth, and how much more one that is deadly: in the end, or right now."""
TO_COME = 0.5
"""So many wounds more somebody is likely to have in each round to come."""
FRIDAY_WOUND, FRIDAY_LIFE = 0.6, 3.0
SPIRIT, MANY = 0.55, 4
"""A determination, as long as there are not many; then it counts little."""
WOOD, MEAL, RATION = 1.8, 2.1, 2.2
FUR = 0.8
"""What a fur is worth of the wood that it stands in for."""
SPARE_WOOD, SPARE_MEAL = 0.3, 0.3
"""Wood that nothing waits for, and food that will spoil."""
NEEDED = 0.3
"""What wood is worth more if a shelter or a roof waits for it."""
WET = 0.6
"""So many clouds a roof may let through."""
LAID = 0.25
"""What wood is worth more on the pile, where no weather takes it."""
BEHIND = 1.3
"""What a wood is worth more if the pile is behind its time."""
CALM_WOOD, WINTER_WOOD = 2.6, 0.8
"""How much wood in a round is easily spared for the pile: little, when all weather dice roll."""
HOPELESS = 50.0
"""The pile can no longer be ready in time."""
HIGH_MORALE = 0.16
"""A level of morale above nought, in a round."""
GLOOM = (0.0, 2.0, 5.0, 9.0)
"""What morale of -1, -2 and -3 costs as long as it lasts."""
ARROW = 2.0
"""A wound at an arrow costs morale, too."""
DEATH = 30.0
"""When somebody is as good as dead."""
MOOD_LASTS, GLOOM_LASTS = 3, 4
"""For so many rounds high morale is likely to last, and low morale."""
CLOUD = 4.2
"""A cloud that the roof lets through, on an evening to come: food and wood, or wounds."""
PATIENCE = 0.9
"""What comes a round later counts so much less."""
BUILDERS = 1.6
"""How many pawns usually build."""
PUT_OFF = 2.2
"""For so many rounds one does without an item that is not built at once."""
HOMELESS = 3
"""For so many nights one may have to wait for another chance to build a shelter."""
HASTE = 2.0
"""There may be no time for all levels of the roof, later."""
WEAR = 0.3
"""A palisade may fall before it is needed."""
ARMED, WELL_ARMED = 2.4, 1.0
"""Each of the first three levels of the weapon, and each of the next."""
HUNTING_ROUNDS = 6
"""With fewer rounds to come a weapon counts less."""
FIRE = "fire"


# People.


def bears(name: str) -> Health:
    """A companion about as much as a character."""
    return HEALTH.get(name, HEALTH["explorer"])


def pain(person: PersonSeen, left: int) -> float:
    """What somebody's wounds amount to: the last ones weigh most."""
    if person.name == "friday":
        return FRIDAY_WOUND * person.wounds
    return _pain(person.name, person.wounds, left)


@cache
def _pain(name: str, wounds: int, left: int) -> float:
    return sum([_price(name, each, left) for each in range(1, wounds + 1)])


@cache
def _price(name: str, number: int, left: int) -> float:
    """Of somebody's wound with this number: those that are still to come make it dear, too."""
    deadly = bears(name).deadly
    in_the_end = number + TO_COME * max(left - 2, 0)
    return LIGHT + GRAVE * (in_the_end / deadly) ** 4 + MORTAL * (number / deadly) ** 8


def wound_price(person: PersonSeen, left: int) -> float:
    """What one more wound of somebody amounts to."""
    if person.name == "friday":
        return FRIDAY_WOUND if person.wounds < 2 else FRIDAY_LIFE
    arrow = person.wounds + 1 in bears(person.name).arrows
    return _price(person.name, person.wounds + 1, left) + ARROW * arrow


def relief(person: PersonSeen, left: int) -> float:
    """What it is worth to heal a wound of somebody."""
    if person.name == "friday" or not person.wounds:
        return FRIDAY_WOUND if person.wounds else 0.0
    return _price(person.name, person.wounds, left)


def spirit(person: PersonSeen) -> float:
    few = min(person.determination, MANY)
    return SPIRIT * (few + (person.determination - few) / 4)


def mood(morale: int, left: int) -> float:
    """What a level of morale is worth while it lasts."""
    level = max(LEAST_MORALE, min(HIGHEST_MORALE, morale))
    if level >= 0:
        return HIGH_MORALE * level * min(left, MOOD_LASTS)
    return -GLOOM[-level] * min(left, GLOOM_LASTS) / GLOOM_LASTS


def next_first(board: Board) -> PersonSeen:
    """Whom the next morale phase concerns."""
    return board.people[(board.first + 1) % len(board.ready)]


def disheartened(board: Board) -> int:
    """How many wounds low morale will cost the next first player, for lack of determination."""
    alone = len(board.ready) == 1
    return max(-board.morale - alone - next_first(board).determination, 0)


def dread(board: Board) -> float:
    """What that amounts to."""
    missing, left = disheartened(board), rounds_left(board)
    if not missing or left == 1:
        return 0.0
    person = next_first(board)
    deadly = HEALTH[person.name].deadly
    wounds = range(person.wounds + 1, min(person.wounds + missing, deadly) + 1)
    doomed = DEATH if person.wounds + missing >= deadly else 0.0
    return sum([_price(person.name, each, left) for each in wounds]) + doomed


# Time.


def rounds_left(board: Board) -> int:
    """With this one."""
    return board.rounds - board.round + 1


def rounds_ahead(board: Board) -> float:
    """How much the rounds after this one count together: what comes late counts little."""
    return sum([PATIENCE**each for each in range(1, rounds_left(board))])


# Wood and food.


def wood_missing(board: Board) -> int:
    return sum(STAGES) - woodpile(board.goal).score


def stages_missing(board: Board) -> int:
    """How many stages of the pile are not full."""
    laid = woodpile(board.goal).laid
    full = sum([count == stage for count, stage in zip(laid, STAGES, strict=False)])
    return len(STAGES) - full


def pile(wood: float, board: Board) -> float:
    """What available wood is worth: much as long as the woodpile and the camp lack it."""
    missing = wood_missing(board)
    for_pile = min(wood, missing)
    rest = wood - for_pile
    for_camp = min(rest, wood_for_the_camp(board))
    hurry = _hurry(missing, board) - _hurry(missing - for_pile, board)
    needed = NEEDED * min(wood, _needed(board))
    return WOOD * (for_pile + for_camp) + hurry + needed + SPARE_WOOD * (rest - for_camp)


def _needed(board: Board) -> int:
    """Wood that the camp waits for: for a shelter, and for a roof in time."""
    wood, _ = SHELTER_PRICE[len(board.ready)]
    if not board.shelter and not board.spaces[SPACE[board.camp]].shelter:
        return wood
    soon = min(board.round + 1, board.rounds)
    wet = clouds_through(board.options.scenario, soon, board.levels["roof"])
    return wood if wet > WET else 0


def pile_laid(board: Board) -> float:
    """What has been laid is worth, against a pile that is complete."""
    missing = wood_missing(board)
    late = stages_missing(board) > rounds_left(board)
    return -(WOOD + LAID) * missing - _hurry(missing, board) - HOPELESS * late


def _hurry(missing: float, board: Board) -> float:
    """What is missing costs more if little time is left."""
    return BEHIND * max(missing - _spared(board.options.scenario, board.round, board.rounds), 0)


@cache
def _spared(scenario: str, now: int, rounds: int) -> float:
    """How much wood can still be spared without haste."""
    return sum(
        [
            WINTER_WOOD if "winter" in dice_of(scenario, each) else CALM_WOOD
            for each in range(now, rounds + 1)
        ]
    )


def wood_for_the_camp(board: Board) -> int:
    """Besides the pile: for a shelter or a roof, and against the weather."""
    return SHELTER_PRICE[len(board.ready)][0] + 3


def larder(board: Board, food: float, rations: float, eaters: float) -> float:
    """What meals are worth: somebody will eat the first of them, and others may spoil."""
    meals = food + rations
    eaten = min(meals, eaters)
    left = meals - eaten
    kept = left if "cellar" in board.items else min(left, rations)
    soon = min(kept, 2 * eaters)
    return MEAL * eaten + RATION * soon + SPARE_MEAL * (left - soon)


# The camp.


def fur_worth(board: Board) -> float:
    """It stands in for the wood of a shelter or a roof."""
    wood, fur = SHELTER_PRICE[len(board.ready)]
    return FUR * WOOD * wood / fur


def levels_price(board: Board) -> float:
    """What it takes to build the shelter, or a level upon it, some other day."""
    wood, _ = SHELTER_PRICE[len(board.ready)]
    return WOOD * wood + BUILDERS * PAWN


def roof_worth(board: Board, roof: float) -> float:
    """What a roof keeps off in the rounds to come; between two levels it is in between."""
    low = int(roof)
    price = levels_price(board)
    worth = sum([_roof_level(board, each, price) for each in range(1, low + 1)])
    return worth + (roof - low) * _roof_level(board, low + 1, price) if roof > low else worth


def _roof_level(board: Board, level: int, price: float) -> float:
    """Of what it keeps off in all, only what comes at once is worth more than its price."""
    scenario, now, last = board.options.scenario, board.round, board.rounds
    kept_off = _kept_off(scenario, now + 1, last, level)
    soon = _kept_off(scenario, now + 1, min(now + 1, last), level)
    return min(kept_off, HASTE * price + soon)


@cache
def _kept_off(scenario: str, first: int, last: int, level: int) -> float:
    return sum(
        [
            CLOUD
            * PATIENCE ** (each - first)
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
            PATIENCE ** (each - now)
            for each in range(now + 1, rounds + 1)
            if "animals" in dice_of(scenario, each)
        ]
    )


def palisade_worth(board: Board, palisade: float, wound: float) -> float:
    """Each level keeps off one attack of the animals, or some other mishap."""
    seats = len(board.ready)
    attacks = animal_nights(board) / 3 + 0.1 * rounds_left(board)
    useful = min(palisade, attacks)
    level = WEAR * min(seats * wound, levels_price(board))
    return level * useful + 0.08 * seats * wound * min(palisade - useful, 4)


def weapon_worth(board: Board, weapon: float) -> float:
    """For hunts, against the hungry beast, and where a card asks for it; much of it is too much."""
    season = min(rounds_left(board) / HUNTING_ROUNDS, 1)
    return season * (ARMED * min(weapon, 3) + WELL_ARMED * min(max(weapon - 3, 0), 3))


def shelter_worth(board: Board, wound: float) -> float:
    """Without one each night is a wound for everybody; but it can still be built later."""
    hard_nights = len(board.ready) * wound
    later = levels_price(board) + HOMELESS * hard_nights
    return min(hard_nights * rounds_ahead(board), later)


# Items.

LASTING: dict[str, float] = {
    "pit": 1.4,
    "basket": 1.2,
    "sack": 1.2,
    "belts": 0.8,
    "lantern": 0.35,
    "raft": 0.9,
    "map": 0.25,
    "shield": 0.2,
    "bed": 0.3,
    "cellar": 0.3,
    "furnace": 0.6,
    "diary": 0.3,
    "drums": 0.6,
    "pot": 0.25,
    "fireplace": 0.25,
    "shortcut": 1.4,
}
"""What an item is worth in each round to come."""
CROPS: dict[str, float] = {"snare": 1.4, "hatchet": 1.5, "corral": 1.2}
"""The same for those that put something on the camp tile, where it counts by itself."""
AT_ONCE: dict[str, float] = {
    "shovel": 0.4,
    "rope": 0.5,
    "medicine": 0.4,
    "knife": 0.3,
    "bricks": 0.3,
    "map": 0.5,
}
"""What it is worth besides, or opens up."""
RAISES: dict[str, tuple[str, int]] = {
    "bricks": ("palisade", 1),
    "fire": ("palisade", 1),
    "moat": ("palisade", 2),
    "wall": ("palisade", 2),
    "knife": ("weapon", 1),
    "spear": ("weapon", 3),
    "bow": ("weapon", 3),
    "sling": ("weapon", 2),
}


def item_worth(board: Board, item: str) -> float:
    """Apart from the levels that it raises, and from what it puts on the camp tile."""
    if item == FIRE:
        return fire_worth(board)
    return _lasting(board, LASTING.get(item, 0.0)) + AT_ONCE.get(item, 0.0)


def built_worth(board: Board, item: str) -> float:
    """With what it puts on the camp tile."""
    return item_worth(board, item) + _lasting(board, CROPS.get(item, 0.0))


def _lasting(board: Board, each_round: float) -> float:
    """What it gives in all, or, if that is more, its price and what it gives until it is built."""
    return min(each_round * rounds_ahead(board), BUILDERS * PAWN + PUT_OFF * each_round)


def fire_worth(board: Board) -> float:
    """It takes two pawns some day; without it there is no rescue in the end."""
    left = rounds_left(board)
    return 2 * PAWN + URGENT / left**2


def mountains_worth(board: Board) -> float:
    """Fire wants them, and nobody knows where they are."""
    return 2 * PAWN + URGENT / rounds_left(board)


URGENT = 60.0
"""How much fire counts in the last round."""
