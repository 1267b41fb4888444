"""Terrains, clues, treasures and the six sides of the island's pieces: what is in the box."""

from typing import Literal, NamedTuple

Terrain = Literal["beach", "jungle", "river", "scrubland", "lake", "mountain"]
TERRAINS: tuple[Terrain, ...] = ("beach", "jungle", "river", "scrubland", "lake", "mountain")
Landmark = Literal["hut", "palm", "statue"]
LANDMARKS: dict[Landmark, int] = {"statue": 3, "hut": 4, "palm": 3}
"""How many there are, in the order in which they are placed: statues have the least room."""

APART = 5
"""The least distance of two landmarks of a kind: four spaces are between them."""

# Clues. A clue is a number, in the order of this list.

Relation = Literal["in", "next-to", "in-sight-of", "not-in", "not-next-to", "not-in-sight-of"]
Named = Terrain | Landmark | Literal["ocean"]


class Clue(NamedTuple):
    relation: Relation
    named: Named
    largest: bool = False
    """Whether only the largest area of the terrain is meant."""


def _each(relation: Relation, *named: Named) -> list[Clue]:
    return [Clue(relation, each) for each in named]


def _largest(relation: Relation, *named: Terrain) -> list[Clue]:
    return [Clue(relation, each, largest=True) for each in named]


CLUES: tuple[Clue, ...] = (
    *_each("in", *TERRAINS),
    *_largest("in", *TERRAINS),
    *_each("next-to", *TERRAINS, "hut", "palm", "statue", "ocean"),
    *_largest("next-to", *TERRAINS),
    *_each("in-sight-of", "hut", "palm", "statue", "ocean"),
    *_largest("in-sight-of", "river", "lake", "mountain"),
    *_each("not-in", *TERRAINS),
    *_largest("not-in", "lake"),
    *_each("not-next-to", "jungle", "river", "mountain", "hut", "palm", "statue", "ocean"),
    *_each("not-in-sight-of", "hut", "palm", "statue"),
)


def _word(clue: Clue) -> str:
    return f"{clue.relation}-{'largest-' if clue.largest else ''}{clue.named}"


CLUE_WORDS: tuple[str, ...] = tuple(map(_word, CLUES))
"""By clue, how it is called in answers, such as ``next-to-largest-lake``."""

# Treasures.

Colour = Literal["white", "grey", "brown", "black"]
COLOURS: tuple[Colour, ...] = ("white", "grey", "brown", "black")
"""The treasures that are sought; a map is a number, in this order."""
MARKERS = 17
"""Of each colour."""

CURSE = 0
"""What a curse is worth, as a treasure card."""
TREASURES: dict[int, int] = {2: 8, 3: 10, 4: 10, 5: 7, 6: 4}
"""How many cards show so many coins."""

AMULETS = 21
ROSES = 15
LEGS = 3
"""How many steps a move has."""
PATIENCE = 15
"""After so many rounds in which nobody lays a clue or digs, the hunt is called off."""
HANDS = {2: 6, 3: 4, 4: 4}
"""By how many play."""

# The island. A place is a pair of axial coordinates (q, r) on hexagons with a flat top: q grows to
# the right and r downwards.

DIRECTIONS: tuple[tuple[int, int], ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""Clockwise, beginning upwards."""
Direction = Literal["n", "ne", "se", "s", "sw", "nw"]
DIRECTION_NAMES: tuple[Direction, ...] = ("n", "ne", "se", "s", "sw", "nw")

Side = Literal["a", "A", "b", "B", "c", "C"]

LETTERS: dict[str, Terrain] = {terrain[0]: terrain for terrain in TERRAINS}
FIRST_Q, FIRST_R = -7, -4
SIDES: dict[Side, tuple[str, ...]] = {
    "a": (
        "........",
        ".......r",
        "...b.rrr",
        "..bj.mrl",
        ".mjjjmll",
        ".bjbbms.",
        ".bj.bs..",
        "..b.s...",
        "........",
    ),
    "A": (
        "........",
        ".....m.s",
        "...mmjrs",
        "..mmjjrm",
        ".mmjlllm",
        ".mjjllm.",
        "..jjjm..",
        "..bbs...",
        "...s....",
    ),
    "b": (
        "........",
        ".....b.s",
        "....bs.s",
        "...bsssl",
        "....rrll",
        "jjjjjml.",
        "jjmmmm..",
        "...ss...",
        "..ss....",
    ),
    "B": (
        "......bs",
        ".....bss",
        "....rssl",
        "..jjrrll",
        "..jjjlll",
        "..bsssm.",
        "..bssm..",
        "..bbm...",
        "........",
    ),
    "c": (
        ".......r",
        "......br",
        "....b.br",
        "..ssbbrm",
        "...sllsm",
        "...bmms.",
        ".mbmms..",
        "....s...",
        "........",
    ),
    "C": (
        ".......m",
        "....bbbm",
        "..jjjjjj",
        "..mmmljj",
        "..mmlljj",
        ".mbbrss.",
        ".b.brs..",
        "..brs...",
        "..r.....",
    ),
}
"""Each side as it is seen face up: a line for each r, and in it a letter for each q. The place at
(0, 0) is the corner that meets the other two pieces."""
