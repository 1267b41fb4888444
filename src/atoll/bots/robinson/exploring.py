"""What a new tile is likely to be worth: terrains, sources, discoveries."""

from ...games.robinson.facts import NEIGHBOURS, SPACE, TILES
from ...games.robinson.view import Board, SpaceSeen
from .prices import FIRE, built_worth, mountains_worth, rounds_left

FIND = 0.8
"""A discovery token."""
OPENS = 0.2
"""How much of what an invention is worth counts for the terrain that it wants."""
ENOUGH_SOURCES = 2
"""Within reach, for each player."""
NEW_SOURCE, SPARE_SOURCE = 1.8, 0.3


def explored_terrains(board: Board) -> set[str]:
    return {
        space.terrain
        for space in board.spaces
        if space.terrain and not space.face_down and "terrain" not in space.covered
    }


def open_sources(space: SpaceSeen) -> list[tuple[str, str]]:
    """Where the sources are that give something, and of what."""
    if not space.tile or space.face_down:
        return []
    found = [("left", space.left), ("right", space.right)]
    if "flock" in space.tokens:
        found.append(("token", "parrot"))
    return [(side, of) for side, of in found if of and of != "beast" and side not in space.covered]


def near_camp(board: Board) -> list[SpaceSeen]:
    near = NEIGHBOURS[SPACE[board.camp]]
    return [board.spaces[at] for at in near if at < len(board.spaces)]


def terrain_worth(board: Board) -> dict[str, float]:
    """What each terrain would open up that is not explored yet."""
    known = explored_terrains(board)
    worth: dict[str, float] = {}
    for each in board.inventions:
        name = each.name
        missing = [terrain for terrain in each.terrains if terrain not in known]
        if not missing or name in board.items:
            continue
        value = mountains_worth(board) if name == FIRE else OPENS * built_worth(board, name)
        for terrain in missing:
            worth[terrain] = worth.get(terrain, 0.0) + value / len(missing)
    return worth


def tile_worth(board: Board) -> float:
    """What the next tile is likely to be worth, next to the camp."""
    lying = {space.tile for space in board.spaces}
    top = board.decks["tiles"].top[:1]
    tiles = [TILES[int(name)] for name in top] if top else []
    if not tiles:
        tiles = [tile for number, tile in TILES.items() if number not in lying]
    if not tiles:
        return 0.0
    terrains = terrain_worth(board)
    sources = sum([len(open_sources(space)) for space in near_camp(board)])
    each_source = NEW_SOURCE if sources < ENOUGH_SOURCES * len(board.ready) else SPARE_SOURCE
    season = min(rounds_left(board) - 1, 6) / 6
    total = 0.0
    for tile in tiles:
        gives = sum([picture != "beast" for picture in (tile.left, tile.right)])
        beasts = 2 - gives
        total += terrains.get(tile.terrain, 0.0)
        total += season * (each_source * gives + 0.5 * beasts + 0.8 * tile.shelter)
        total += FIND * tile.discoveries * min(season * 2, 1)
    return total / len(tiles)
