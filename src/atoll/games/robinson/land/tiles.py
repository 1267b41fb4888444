"""The island: which tiles lie where, what they yield, and how far they are from the camp."""

from collections.abc import Iterator

from ..facts import NEIGHBOURS, SIDES, SLOWING, SPACES, TILES, Terrain, Tile
from ..scenarios.frame import scenario
from ..state import Camp, Space


def lies(space: Space) -> bool:
    """Whether there is a tile that can be entered."""
    return bool(space.tile) and not space.face_down


def tile(space: Space) -> Tile:
    return TILES[space.tile]


def accessible(camp: Camp) -> list[int]:
    return [at for at, space in enumerate(camp.spaces) if lies(space)]


def around(camp: Camp, at: int) -> list[int]:
    """The spaces next to a space."""
    return [other for other in NEIGHBOURS[at] if other < len(camp.spaces)]


def near(camp: Camp, at: int) -> list[int]:
    """The tiles next to a space."""
    return [other for other in around(camp, at) if lies(camp.spaces[other])]


def ways(camp: Camp) -> dict[int, int]:
    """By space, how many steps it is from the camp over tiles that can be entered."""
    found = {camp.camp: 0}
    edge = [camp.camp]
    while edge:
        further = []
        for at in edge:
            for other in around(camp, at):
                if other not in found and not camp.spaces[other].face_down:
                    found[other] = found[at] + 1
                    if camp.spaces[other].tile:
                        further.append(other)
        edge = further
    return found


def rings(camp: Camp) -> Iterator[list[int]]:
    """The tiles that can be entered, outwards: that of the camp, those next to it, and so on.

    It does not matter what lies in between.
    """
    ring = [camp.camp]
    seen = {*ring}
    while ring:
        yield [at for at in ring if lies(camp.spaces[at])]
        further = [other for at in ring for other in around(camp, at) if other not in seen]
        ring = [*dict.fromkeys(further)]
        seen.update(ring)


# How tiles come, and go.


def put(camp: Camp, at: int, number: int) -> None:
    """A tile lies on a space; 0 takes it away."""
    camp.spaces[at].tile = number


def lay(camp: Camp, at: int, number: int) -> None:
    """A tile is explored."""
    put(camp, at, number)
    camp.tell("explored", space=name(at), tile=number, terrain=TILES[number].terrain)


def turn_down(camp: Camp, at: int) -> None:
    """The number of its totem goes, though all know which it was."""
    space = camp.spaces[at]
    space.face_down, space.unnumbered = True, space.totem > 0


def turn_up(camp: Camp, at: int) -> None:
    camp.spaces[at].face_down = False


def number_totem(camp: Camp, at: int, number: int) -> None:
    """The totem of a tile gets a number; with 0 it has none."""
    space = camp.spaces[at]
    space.totem, space.unnumbered = number, False


# Sources.


def picture(space: Space, part: str) -> str:
    """What a part of a tile shows: a side of it, or a token that is a source of food."""
    match part:
        case "left":
            return tile(space).left
        case "right":
            return tile(space).right
        case "token":
            return "parrot"
    raise ValueError(f"no tile has a part {part}")


def sources(space: Space) -> Iterator[tuple[str, str]]:
    """The sources that are not exhausted: where each is on the tile, and of what."""
    for part, source in all_sources(space):
        if part not in space.covered:
            yield part, source


def all_sources(space: Space) -> Iterator[tuple[str, str]]:
    """The exhausted ones, too."""
    for side in SIDES:
        shown = picture(space, side)
        if shown != "beast":
            yield side, shown
    if "flock" in space.tokens:
        yield "token", picture(space, "token")


def is_misty(space: Space) -> bool:
    """Whether nothing is to be seen of its terrain, nor to be produced there."""
    return "fog" in space.tokens


def slowed(space: Space) -> int:
    """How many more pawns everything takes there: one for each token of these kinds."""
    return len([token for token in space.tokens if token in SLOWING])


def crop(source: str) -> str:
    """What a source gives."""
    return "wood" if source == "wood" else "food"


def yields(space: Space, source: str) -> int:
    """How much a source gives: one more with each token of its kind."""
    return 1 + space.tokens.count(crop(source))


# Terrains.


def all_covered(camp: Camp, at: int) -> tuple[str, ...]:
    """What is covered on a tile: by black markers, or for good by the scenario."""
    return (*camp.spaces[at].covered, *scenario(camp).covers(camp, at))


def terrains(camp: Camp) -> set[Terrain]:
    """All that are explored."""
    found = set()
    for at, space in enumerate(camp.spaces):
        if lies(space) and not is_misty(space) and "terrain" not in all_covered(camp, at):
            found.add(tile(space).terrain)
    return found


def explored(camp: Camp, terrain: Terrain) -> bool:
    return terrain in terrains(camp)


def natural_shelter(camp: Camp) -> bool:
    return tile(camp.spaces[camp.camp]).shelter


def sheltered(camp: Camp) -> bool:
    """Whether the camp has a shelter, built or natural."""
    return camp.shelter or natural_shelter(camp)


def camp_sites(camp: Camp) -> list[int]:
    """The tiles to which the camp may move."""
    return [at for at in near(camp, camp.camp) if scenario(camp).may_camp(camp, at)]


def name(at: int) -> str:
    return SPACES[at]
