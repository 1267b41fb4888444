"""Where something can be on the island: spaces, tiles, and what lies on them."""

from collections.abc import Iterator

from ..arguments import Spot
from ..facts import FOOD_SOURCES, SIDES, SPACES, TILES, Side, Terrain, Tile
from ..land.tokens import FLOCK, FOOD
from ..options import Options
from ..phases.production import PIT_FOOD
from ..scenarios.frame import named
from ..vocabulary import (
    CorralFlock,
    Effect,
    MoreProduction,
    NewFlock,
    PutAtCamp,
    PutHere,
    PutOnTiles,
)
from . import cards


def all_spaces(options: Options, seats: int) -> list[str]:
    """With those that nobody can enter."""
    return [*SPACES[: named(options.scenario).spaces]]


def spaces(options: Options, seats: int) -> list[str]:
    closed = named(options.scenario).closed
    return [space for space in all_spaces(options, seats) if space not in closed]


def explorable(options: Options, seats: int) -> list[str]:
    """Where no tile lies at first."""
    tiles = named(options.scenario).tiles_at_first
    return [space for space in spaces(options, seats) if space not in tiles]


def camp_sites(options: Options, seats: int) -> list[str]:
    """Where the camp can be."""
    never = named(options.scenario).uninhabited
    return [space for space in spaces(options, seats) if space not in never]


def tiles(options: Options, seats: int) -> list[int]:
    """In the stack."""
    laid = named(options.scenario).tiles_at_first.values()
    return [tile for tile in TILES if tile not in laid]


def tiles_at(options: Options, seats: int, space: str) -> list[Tile]:
    """Those that can lie there."""
    laid = named(options.scenario).tiles_at_first
    numbers = [laid[space]] if space in laid else tiles(options, seats)
    return [TILES[number] for number in numbers]


def terrains(options: Options, seats: int) -> set[Terrain]:
    found = [
        tile.terrain for space in spaces(options, seats) for tile in tiles_at(options, seats, space)
    ]
    return {*found}


# Sources.


def sources(options: Options, seats: int) -> list[Spot]:
    """On both sides of tiles, and flocks where a tile has no food."""
    return [
        Spot(space, part)
        for space in spaces(options, seats)
        for part in _sources(tiles_at(options, seats, space))
    ]


def _sources(possible: list[Tile]) -> Iterator[str]:
    for side in SIDES:
        if any(_picture(tile, side) != "beast" for tile in possible):
            yield side
    if any(not _has_food(tile) for tile in possible):
        yield "token"


def _picture(tile: Tile, side: Side) -> str:
    return tile.left if side == "left" else tile.right


def _has_food(tile: Tile) -> bool:
    return any(_picture(tile, side) in FOOD_SOURCES for side in SIDES)


# What lies on tiles.


def spots(options: Options, seats: int) -> Iterator[Spot]:
    """Everything on tiles and spaces that can be chosen: sources, markers and tokens."""
    lie = _tokens(options, seats)
    at_camp = _tokens_at_camp(options, seats)
    for space in spaces(options, seats):
        possible = tiles_at(options, seats, space)
        parts = [*_sources(possible), "terrain"]
        if space in explorable(options, seats):
            parts.append("space")
        parts += [each for each in lie if each != FLOCK or "token" in parts]
        if space in camp_sites(options, seats):
            parts += [token for token in at_camp if token not in parts]
        yield from [Spot(space, part) for part in parts]


def _tokens(options: Options, seats: int) -> list[str]:
    """Those that can be laid on any tile, but for what is built there."""
    found: dict[str, None] = {}
    for effect in cards.effects(options, seats):
        if isinstance(effect, PutHere | PutOnTiles):
            found[effect.token] = None
        elif isinstance(effect, NewFlock):
            found |= {FOOD: None, FLOCK: None}
    built = named(options.scenario).inventions
    return sorted([token for token in found if token not in built])


def _tokens_at_camp(options: Options, seats: int) -> list[str]:
    found = [each for each in cards.effects(options, seats) if isinstance(each, PutAtCamp)]
    return sorted({each.token for each in found})


# Production.


def most_wood(options: Options, seats: int) -> range:
    """Of half a production."""
    return range(min(_wood_due(options, seats), _half(options, seats)) + 1)


def most_food(options: Options, seats: int) -> range:
    return range(min(_food_due(options, seats), _half(options, seats)) + 1)


def _half(options: Options, seats: int) -> int:
    return (_wood_due(options, seats) + _food_due(options, seats)) // 2


def _wood_due(options: Options, seats: int) -> int:
    """Of a source in the camp with a token, of one at the end of the Shortcut, and of an event."""
    effects = cards.effects(options, seats)
    more = [effect.wood for effect in effects if isinstance(effect, MoreProduction)]
    return 2 + 1 + max(more)


def _food_due(options: Options, seats: int) -> int:
    """Of a source in the camp and of one at the end of the Shortcut, both with a token, and of the
    pit. Where tokens may lie in a heap, those of all cards can be in the camp."""
    heap = [effect for effect in cards.effects(options, seats) if _brings_food(effect)]
    heaped = "food" in named(options.scenario).heaped
    return 2 + 2 + PIT_FOOD + (len(heap) if heaped else 0)


def _brings_food(effect: Effect) -> bool:
    return effect == PutAtCamp("food") or isinstance(effect, CorralFlock)
