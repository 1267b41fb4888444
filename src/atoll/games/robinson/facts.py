"""The board, the tiles, the dice and the people: what is in the box besides cards."""

from typing import Literal, NamedTuple

# The island. A space is a number, in the order of these names.

SPACES = ("t1", "t2", "t3", "m1", "m2", "m3", "m4", "b1", "b2", "b3", "t4")
ISLAND = 10
"""So many spaces are on the board; the last one lies beyond its edge, and few scenarios use it."""
SPACE: dict[str, int] = {name: space for space, name in enumerate(SPACES)}
TOUCHING: dict[str, str] = {
    "t1": "t2 m1 m2",
    "t2": "t1 t3 m2 m3",
    "t3": "t2 m3 m4 t4",
    "m1": "t1 m2 b1",
    "m2": "t1 t2 m1 m3 b1 b2",
    "m3": "t2 t3 m2 m4 b2 b3",
    "m4": "t3 m3 b3 t4",
    "b1": "m1 m2 b2",
    "b2": "m2 m3 b1 b3",
    "b3": "m3 m4 b2",
    "t4": "t3 m4",
}
NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(
    [tuple([SPACE[name] for name in TOUCHING[space].split()]) for space in SPACES]
)
"""By space."""
BEACH = SPACE["m1"]
"""Where the camp is at first."""

Terrain = Literal["beach", "hills", "mountains", "river", "plains"]
Picture = Literal["wood", "parrot", "fish", "beast"]
"""What a tile shows twice: a source, or a beast."""
Source = Literal["wood", "parrot", "fish"]
FOOD_SOURCES: tuple[Source, ...] = ("parrot", "fish")
Side = Literal["left", "right"]
SIDES: tuple[Side, ...] = ("left", "right")


class Tile(NamedTuple):
    terrain: Terrain
    left: Picture
    right: Picture
    discoveries: int
    shelter: bool = False
    totem: bool = False


TILES: dict[int, Tile] = {
    1: Tile("plains", "wood", "beast", 2),
    2: Tile("mountains", "parrot", "beast", 1, shelter=True, totem=True),
    3: Tile("river", "beast", "fish", 3),
    4: Tile("hills", "wood", "fish", 1, totem=True),
    5: Tile("mountains", "parrot", "wood", 1, totem=True),
    6: Tile("plains", "parrot", "wood", 1, totem=True),
    7: Tile("hills", "wood", "beast", 2, totem=True),
    8: Tile("beach", "wood", "fish", 0),
    9: Tile("plains", "parrot", "beast", 3),
    10: Tile("river", "wood", "fish", 1, totem=True),
    11: Tile("mountains", "wood", "beast", 1, shelter=True),
}
FIRST_TILE = 8
SLOWING = ("time", "fog", "ash")
"""The tokens and white markers with which every action on a tile takes one pawn more."""

# Dice.

FACES_OF_A_DIE = 6

Skill = Literal["build", "gather", "explore"]
"""The actions for which dice are rolled; the adventures of each have a deck of their own."""
SKILLS: tuple[Skill, ...] = ("build", "gather", "explore")
Die = Literal["success", "wound", "adventure"]
DICE: tuple[Die, ...] = ("success", "wound", "adventure")
FACES: dict[Skill, dict[Die, int]] = {
    "build": {"success": 4, "wound": 4, "adventure": 3},
    "gather": {"success": 5, "wound": 1, "adventure": 3},
    "explore": {"success": 5, "wound": 3, "adventure": 5},
}
"""Of how many faces each die shows what it is about."""

WeatherDie = Literal["rain", "winter", "animals"]
CLOUDS: dict[Literal["rain", "winter"], tuple[tuple[int, int], ...]] = {
    "rain": ((2, 0), (2, 0), (1, 0), (1, 0), (1, 0), (0, 1)),
    "winter": ((0, 1), (0, 1), (0, 2), (0, 2), (2, 0), (2, 0)),
}
"""By face, how many rain clouds and snow clouds it shows."""
Animals = Literal["none", "palisade", "food", "beast"]
ANIMALS: tuple[Animals, ...] = ("none", "none", "palisade", "palisade", "food", "beast")
HUNGRY_BEAST = 3
"""Its strength."""

# Actions, in the order in which they are carried out.

Kind = Literal["threat", "hunt", "build", "gather", "explore", "arrange", "rest"]
KINDS: tuple[Kind, ...] = ("threat", "hunt", "build", "gather", "explore", "arrange", "rest")
Level = Literal["roof", "palisade", "weapon"]
LEVELS: tuple[Level, ...] = ("roof", "palisade", "weapon")
Phase = Literal["setup", "event", "morale", "production", "action", "end", "weather", "night"]
"""``setup`` comes before the first round; ``end`` is the end of the action phase, when everything
becomes available."""

# Prices.

SHELTER_PRICE: dict[int, tuple[int, int]] = {1: (2, 1), 2: (2, 1), 3: (3, 2), 4: (4, 3)}
"""By players, wood or fur for the shelter, and for each level of the roof and the palisade."""
WEAPON_PRICE = 1
"""Wood for each level."""
LEAST_MORALE, HIGHEST_MORALE = -3, 3

# People.

Character = Literal["carpenter", "cook", "explorer", "soldier"]
CHARACTERS: tuple[Character, ...] = ("carpenter", "cook", "explorer", "soldier")
PAWNS = 2
"""Of each character."""
HELPER_PAWNS = 1
"""Of Friday, and of a companion."""


class Health(NamedTuple):
    deadly: int
    """The wound of which somebody dies."""
    arrows: tuple[int, ...] = ()
    """The wounds with which morale falls."""


HEALTH: dict[str, Health] = {
    "carpenter": Health(13, (5, 8, 10)),
    "cook": Health(13, (4, 7, 9, 11)),
    "explorer": Health(12, (6, 11)),
    "soldier": Health(12, (5, 9)),
    "friday": Health(4),
}
OWN_INVENTIONS: dict[Character, str] = {
    "carpenter": "snare",
    "cook": "fireplace",
    "explorer": "shortcut",
    "soldier": "spear",
}
BodyPart = Literal["head", "arm", "leg", "belly"]

EVENTS_FOR_A_ROUND = 2
"""The event deck has a card with a book and one with an adventure for so many rounds."""
ITEM_USES = 2
"""Of each starting item."""
INVENTIONS_AT_FIRST = 5
