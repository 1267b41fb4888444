"""What clues say: each is the set of spaces where a treasure may lie by it."""

from collections.abc import Mapping, Sequence

from ...kernel import bitset, members
from .facts import CLUES, Clue, Landmark, Relation
from .island import SIGHT, Island, Spaces

Landmarks = Mapping[Landmark, Sequence[int]]
REACH: dict[Relation, int] = {"in": 0, "next-to": 1, "in-sight-of": SIGHT}
OPPOSITE: dict[Relation, Relation] = {
    "not-in": "in",
    "not-next-to": "next-to",
    "not-in-sight-of": "in-sight-of",
}


USUAL_LENGTH = 21
UNUSUAL_LENGTHS = {
    **dict.fromkeys(("abc1", "Abc0"), 20),
    **dict.fromkeys(("abC1", "acB1", "aBC1", "aCB1", "ABc0", "AcB0", "ABc1"), 22),
}


def longest_map(layout: str) -> int:
    """How many clues a map can have on an island: all are true of some space, and each rules out
    something that those before it do not. The tests work it out.

    Besides those about terrains and the ocean there are two about each kind of landmark: what is
    next to one is also in sight of it, and what is not in sight is not next to it, either.
    """
    return UNUSUAL_LENGTHS.get(layout, USUAL_LENGTH)


def spaces_by_clue(island: Island, landmarks: Landmarks) -> tuple[Spaces, ...]:
    return tuple([spaces_of(clue, island, landmarks) for clue in CLUES])


def left_by(possible: Spaces, agreeing: Spaces) -> Spaces:
    """What is left if only these spaces agree; nothing if that rules out all, or nothing."""
    left = possible & agreeing
    return left if left != possible else 0


def spaces_of(clue: Clue, island: Island, landmarks: Landmarks) -> Spaces:
    """Where a treasure may lie by this clue alone."""
    if clue.relation in OPPOSITE:
        asserted = clue._replace(relation=OPPOSITE[clue.relation])
        return island.all & ~spaces_of(asserted, island, landmarks)
    if clue.named == "ocean":
        return island.beside_ocean if clue.relation == "next-to" else island.in_sight_of_ocean
    named = _named(clue, island, landmarks)
    reach = REACH[clue.relation]
    return island.around(members(named), reach) if reach else named


def _named(clue: Clue, island: Island, landmarks: Landmarks) -> Spaces:
    match clue.named:
        case "hut" | "palm" | "statue" as landmark:
            return bitset(landmarks[landmark])
        case "ocean":
            raise ValueError("no space of the island is ocean")
        case terrain:
            return (island.largest if clue.largest else island.of_terrain)[terrain]
