"""What things are worth, in wounds: the measure of everything here."""

from ...games.robinson.facts import HEALTH, HIGHEST_MORALE, LEAST_MORALE
from ...games.robinson.scenarios.goals import STAGES
from ...games.robinson.view import Board, PersonSeen
from .sky import clouds_through, dice_of

LIGHT, GRAVE = 0.8, 7.0
"""What a wound of somebody unhurt is worth, and how much more the one before the last."""
FRIDAY_WOUND, FRIDAY_LIFE = 0.5, 3.0
SPIRIT, MANY = 0.25, 6
"""A determination, as long as there are not many."""
WOOD, LAID_WOOD, FUR, MEAL, RATION = 2.0, 2.8, 1.8, 1.6, 1.7
HIGH_MORALE, LOW_MORALE = 0.15, 0.8
"""A level of morale in a night, above nought and below."""
CLOUD = 2.2
"""A cloud that the roof lets through, on an evening to come: food and wood, or wounds."""
PATIENCE = 0.92
"""What comes a round later counts so much less."""
SHIP = 12
FIRE = "fire"


def pain(person: PersonSeen) -> float:
    """What somebody's wounds amount to: the last ones weigh most."""
    if person.name == "friday":
        return FRIDAY_WOUND * person.wounds
    part = person.wounds / HEALTH[person.name].deadly
    return LIGHT * person.wounds + GRAVE * HEALTH[person.name].deadly * part**4 / 4


def wound_price(person: PersonSeen) -> float:
    """What one more wound of somebody amounts to."""
    if person.name == "friday":
        return FRIDAY_WOUND if person.wounds < 2 else FRIDAY_LIFE
    part = (person.wounds + 0.5) / HEALTH[person.name].deadly
    return LIGHT + GRAVE * part**3


def spirit(person: PersonSeen) -> float:
    few = min(person.determination, MANY)
    return SPIRIT * (few + (person.determination - few) / 4)


def rounds_left(board: Board) -> int:
    """With this one."""
    return board.rounds - board.round + 1


def rounds_ahead(board: Board) -> float:
    """How much the rounds after this one count together: what comes late counts little."""
    return sum([PATIENCE**each for each in range(1, rounds_left(board))])


def mood(morale: float, left: int) -> float:
    """What a level of morale is worth while it lasts."""
    level = max(LEAST_MORALE, min(HIGHEST_MORALE, morale))
    nights = min(left, 5)
    return nights * level * (HIGH_MORALE if level > 0 else LOW_MORALE)


def wood_missing(board: Board) -> int:
    return sum(STAGES) - board.goal.score


def pile(wood: float, board: Board) -> float:
    """What available wood is worth: much as long as the woodpile and the camp lack it."""
    wanted = wood_missing(board) + 3
    return WOOD * min(wood, wanted) + 0.3 * max(wood - wanted, 0)


# The camp.


def roof_worth(board: Board, roof: float) -> float:
    """What a roof keeps off in the rounds to come; between two levels it is in between."""
    low = int(roof)
    worth = _roof(board, low)
    return worth + (roof - low) * (_roof(board, low + 1) - worth) if roof > low else worth


def _roof(board: Board, roof: int) -> float:
    scenario, price = board.options.scenario, CLOUD
    rounds = range(board.round + 1, board.rounds + 1)
    return -sum(
        [
            price * PATIENCE ** (each - board.round) * clouds_through(scenario, each, roof)
            for each in rounds
        ]
    )


def animal_nights(board: Board) -> float:
    """In how many rounds to come the hungry animals come."""
    return sum(
        [
            PATIENCE ** (each - board.round)
            for each in range(board.round + 1, board.rounds + 1)
            if "animals" in dice_of(board.options.scenario, each)
        ]
    )


def palisade_worth(board: Board, palisade: float, wound: float) -> float:
    """Each level keeps off one attack of the animals, or some other mishap."""
    seats = len(board.ready)
    attacks = animal_nights(board) / 3 + 0.08 * rounds_left(board)
    return seats * wound * (attacks - max(attacks - palisade, 0) + 0.1 * min(palisade, 4))


def weapon_worth(board: Board, weapon: float, wound: float) -> float:
    seats = len(board.ready)
    beasts = animal_nights(board) / 6
    dangers = 0.25 * min(rounds_left(board), 6)
    return (
        seats * wound * beasts * min(weapon, 3)
        + dangers * (min(weapon, 2) + 0.5 * min(max(weapon - 2, 0), 2))
        + 0.1 * weapon
    )


def shelter_worth(board: Board, wound: float) -> float:
    """Without one each night is a wound for everybody."""
    return len(board.ready) * wound * rounds_ahead(board) + 2


# Items.

LASTING: dict[str, float] = {
    "snare": 1.0,
    "shortcut": 1.0,
    "hatchet": 1.4,
    "pit": 1.3,
    "corral": 0.9,
    "basket": 0.8,
    "sack": 0.8,
    "belts": 0.7,
    "lantern": 0.7,
    "raft": 0.8,
    "map": 0.25,
    "shield": 0.2,
    "bed": 0.4,
    "cellar": 0.5,
    "furnace": 0.9,
    "diary": 0.3,
    "drums": 0.6,
    "pot": 0.3,
    "fireplace": 0.6,
}
"""What an item is worth in each round to come."""
AT_ONCE: dict[str, float] = {
    "shovel": 1.2,
    "rope": 1.5,
    "medicine": 0.8,
    "knife": 0.8,
    "bricks": 0.4,
    "map": 0.5,
    "dam": 2.6,
    "mast": 6.9,
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
    """Apart from the levels that it raises."""
    return (
        LASTING.get(item, 0.0) * rounds_ahead(board)
        + AT_ONCE.get(item, 0.0)
        + fire_worth(board, item)
    )


def fire_worth(board: Board, item: str) -> float:
    """Without fire there is no rescue, and in the end nothing else counts."""
    if item != FIRE:
        return 0.0
    return 4.0 + 16.0 * max(board.round - 5, 0) / 7
