"""What a new tile is likely to be worth: terrains, sources, discoveries."""

from ...games.robinson.facts import SIDES, TILES
from ...games.robinson.view import Board
from .currency import rounds_left
from .effects import FIND
from .goals import goal_of
from .items import built_value
from .land import explored_terrains, near_camp, open_sources

TERRAINS = {tile.terrain for tile in TILES.values()}
OPENS = 0.14
"""How much of what an invention is worth counts for the terrain that it wants."""
ENOUGH_SOURCES = 2
"""Within reach, for each player."""
NEW_SOURCE, SPARE_SOURCE = 1.8, 0.3
BEAST, NEW_CAVE = 0.5, 0.8
HARVESTS = 6
"""With fewer rounds to come a new tile counts less."""


def terrain_value(board: Board) -> dict[str, float]:
    """What each terrain would open up that is not explored yet."""
    known = explored_terrains(board)
    value: dict[str, float] = {}
    for each in board.inventions:
        name = each.name
        missing = [terrain for terrain in each.terrains if terrain not in known]
        if not missing or name in board.items:
            continue
        for terrain in missing:
            share = OPENS * built_value(board, name) / len(missing)
            value[terrain] = value.get(terrain, 0.0) + share
    for terrain in sorted(TERRAINS - known):
        value[terrain] = value.get(terrain, 0.0) + goal_of(board).terrain(board, terrain)
    return value


def tile_value(board: Board) -> float:
    """What the next tile is likely to be worth, next to the camp."""
    lying = {space.tile for space in board.spaces}
    top = board.decks["tiles"].top[:1]
    tiles = [TILES[int(name)] for name in top] if top else []
    if not tiles:
        tiles = [tile for number, tile in TILES.items() if number not in lying]
    if not tiles:
        return 0.0
    terrains = terrain_value(board)
    sources = sum([len(open_sources(space)) for space in near_camp(board)])
    each_source = NEW_SOURCE if sources < ENOUGH_SOURCES * len(board.ready) else SPARE_SOURCE
    season = min(rounds_left(board) - 1, HARVESTS) / HARVESTS
    total = 0.0
    for tile in tiles:
        gives = sum([picture != "beast" for picture in (tile.left, tile.right)])
        beasts = len(SIDES) - gives
        total += terrains.get(tile.terrain, 0.0)
        total += season * (each_source * gives + BEAST * beasts + NEW_CAVE * tile.shelter)
        total += FIND * tile.discoveries * min(season * 2, 1)
    return total / len(tiles)
