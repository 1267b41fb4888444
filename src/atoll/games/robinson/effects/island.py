"""The island: sources are exhausted, terrains covered, tiles turned over and arranged."""

from collections.abc import Iterable

from ..camp import items
from ..decks.notes import forget, note, noted
from ..decks.piles import look, put_back
from ..demands import unmet
from ..ending import lose
from ..facts import FOOD_SOURCES, SIDES, SPACE, Source
from ..land import markers, tiles
from ..land.tiles import (
    accessible,
    all_covered,
    all_sources,
    name,
    near,
    picture,
    rings,
    sources,
    tile,
)
from ..land.tokens import lay, take_all, waiting_at
from ..people.health import wound_all
from ..scenes import place, side
from ..state import Camp, rules
from ..steps import (
    Ask,
    Exhaust,
    ExhaustAll,
    HideTerrain,
    Pen,
    PlaceShortcut,
    PutTileOnTop,
    TurnDown,
)
from ..vocabulary import (
    ArrangeTiles,
    CorralFlock,
    CoverTerrain,
    CoverTerrainHere,
    ExhaustAdjacent,
    ExhaustAtCamp,
    ExhaustHere,
    ExhaustNearest,
    ExhaustNeighbour,
    ExhaustNoted,
    LayShortcut,
    NewFlock,
    PutAtCamp,
    TurnDownNeighbour,
    TurnDownNoted,
    TurnUpNoted,
    Uncover,
)
from ..who import characters

ANY_SOURCE: tuple[Source, ...] = ("wood", *FOOD_SOURCES)
ASK_SOURCE = "ask-exhaust"
FOOD_TOKENS = ("food", "flock")
"""An extra food token, and one that is a source itself."""
TIME = "time"


# Markers.


def cover(camp: Camp, at: int, part: str) -> None:
    """A marker that would be the second is not placed, and each character is wounded."""
    if part in camp.spaces[at].covered:
        wound_each(camp)
    else:
        markers.cover(camp, at, part)


def wound_each(camp: Camp) -> None:
    wound_all(camp, characters(camp), 1)


@rules.happens(Uncover)
def uncover(camp: Camp, step: Uncover) -> None:
    for word in noted(camp):
        space, _, part = word.partition("-")
        if part in camp.spaces[SPACE[space]].covered:
            markers.uncover(camp, SPACE[space], part)
    forget(camp, camp.scene.card)


# Sources.


def sources_of(
    camp: Camp, spaces: Iterable[int], kinds: tuple[Source, ...] = ANY_SOURCE
) -> tuple[str, ...]:
    """The sources of these kinds that are not exhausted, such as ``t1-left``."""
    return tuple(
        [
            f"{name(at)}-{part}"
            for at in spaces
            for part, source in sources(camp.spaces[at])
            if source in kinds
        ]
    )


@rules.happens(Exhaust)
def exhaust(camp: Camp, step: Exhaust) -> None:
    space, _, part = step.thing.partition("-")
    cover(camp, SPACE[space], part)


@rules.happens(ExhaustNearest)
def exhaust_nearest(camp: Camp, step: ExhaustNearest) -> None:
    """On the camp tile; if there is none, next to it; and so on outwards."""
    for ring in rings(camp):
        if found := sources_of(camp, ring, step.sources):
            camp.push(Ask(ASK_SOURCE, found, Exhaust()))
            return
    wound_each(camp)


@rules.happens(ExhaustAdjacent)
def exhaust_adjacent(camp: Camp, step: ExhaustAdjacent) -> None:
    """One after another; those that are missing are an unmet demand."""
    found = sources_of(camp, near(camp, camp.camp))
    if not found:
        unmet(camp, step.count)
        return
    others = [ExhaustAdjacent(step.count - 1)] if step.count > 1 else []
    camp.push_all(Ask(ASK_SOURCE, found, Exhaust()), *others)


@rules.happens(ExhaustNeighbour)
def exhaust_neighbour(camp: Camp, step: ExhaustNeighbour) -> None:
    tiles = [name(at) for at in near(camp, camp.camp) if sources_of(camp, [at])]
    camp.push(Ask("ask-exhaust-tile", tuple(tiles), ExhaustAll()))


@rules.happens(ExhaustAll)
def exhaust_all(camp: Camp, step: ExhaustAll) -> None:
    """All that are not exhausted yet."""
    camp.push_all(*[Exhaust(source) for source in sources_of(camp, [SPACE[step.thing]])])


@rules.happens(ExhaustHere)
def exhaust_here(camp: Camp, step: ExhaustHere) -> None:
    """On a space that is unexplored the marker waits for the tile."""
    at = place(camp)
    if at is None:
        return
    if not camp.spaces[at].tile:
        cover(camp, at, "space")
    elif step.which == "gathered":
        cover(camp, at, side(camp))
    else:
        _exhaust_one_of(camp, sources_of(camp, [at]))


def settle_marker(camp: Camp, at: int) -> None:
    """A tile has been laid: a marker that waited for it covers one of its sources."""
    if "space" in camp.spaces[at].covered:
        markers.lift(camp, at, "space")
        _exhaust_one_of(camp, sources_of(camp, [at]))


@rules.happens(ExhaustAtCamp)
def exhaust_at_camp(camp: Camp, step: ExhaustAtCamp) -> None:
    _exhaust_one_of(camp, sources_of(camp, [camp.camp], FOOD_SOURCES))


def _exhaust_one_of(camp: Camp, found: tuple[str, ...]) -> None:
    """If there is none each character is wounded."""
    if found:
        camp.push(Ask(ASK_SOURCE, found, Exhaust()))
    else:
        wound_each(camp)


@rules.happens(ExhaustNoted)
def exhaust_noted(camp: Camp, step: ExhaustNoted) -> None:
    """A source that is exhausted already costs wounds like any second marker."""
    for at in _noted_tiles(camp, *FOOD_TOKENS):
        camp.push_all(*[Exhaust(f"{name(at)}-{part}") for part, _ in all_sources(camp.spaces[at])])


def _noted_tiles(camp: Camp, *tokens: str) -> list[int]:
    """The tiles where the card has put one of these tokens, which nothing has taken away since."""
    tiles = [SPACE[word] for word in noted(camp) if word in SPACE]
    return [at for at in tiles if any(token in camp.spaces[at].tokens for token in tokens)]


@rules.happens(NewFlock)
def new_flock(camp: Camp, step: NewFlock) -> None:
    """It is an extra food token; where the tile shows no food it is a source itself."""
    at = place(camp)
    if at is None:
        return
    note(camp, name(at))
    shown = [picture(camp.spaces[at], half) for half in SIDES]
    if not any(token in FOOD_TOKENS for token in all_tokens(camp, at)):
        lay(camp, name(at), "food" if any(source in FOOD_SOURCES for source in shown) else "flock")


def all_tokens(camp: Camp, at: int) -> list[str]:
    """Those that were laid in this action phase, too."""
    return [*camp.spaces[at].tokens, *waiting_at(camp, name(at))]


# Terrains.


@rules.happens(CoverTerrain)
def cover_terrain(camp: Camp, step: CoverTerrain) -> None:
    tiles = [
        name(at)
        for at in accessible(camp)
        if tile(camp.spaces[at]).terrain == step.terrain and "terrain" not in all_covered(camp, at)
    ]
    camp.push(Ask("ask-terrain", tuple(tiles), HideTerrain()))


@rules.happens(HideTerrain)
def hide_terrain(camp: Camp, step: HideTerrain) -> None:
    cover(camp, SPACE[step.thing], "terrain")


@rules.happens(CoverTerrainHere)
def cover_terrain_here(camp: Camp, step: CoverTerrainHere) -> None:
    at = place(camp)
    if at is not None:
        cover(camp, at, "terrain")


# Tiles.


@rules.happens(TurnDownNeighbour)
def turn_down_neighbour(camp: Camp, step: TurnDownNeighbour) -> None:
    tiles = [name(at) for at in near(camp, camp.camp)]
    camp.push(Ask("ask-turn-down", tuple(tiles), TurnDown()))


@rules.happens(TurnDown)
def turn_down_chosen(camp: Camp, step: TurnDown) -> None:
    note(camp, step.thing)
    turn_down(camp, SPACE[step.thing])


@rules.happens(TurnDownNoted)
def turn_down_noted(camp: Camp, step: TurnDownNoted) -> None:
    for at in _noted_tiles(camp, TIME):
        turn_down(camp, at)


def turn_down(camp: Camp, at: int) -> None:
    """A tile becomes inaccessible. What lay there is gone, and with the camp the game is lost."""
    tiles.turn_down(camp, at)
    take_all(camp, name(at))
    markers.lift_all(camp, at)
    if camp.shortcut == at:
        items.lose_shortcut(camp)
    camp.tell("turned-down", space=name(at))
    if camp.camp == at:
        lose(camp, "camp-lost")


@rules.happens(TurnUpNoted)
def turn_up_noted(camp: Camp, step: TurnUpNoted) -> None:
    for word in noted(camp):
        if camp.spaces[SPACE[word]].face_down:
            tiles.turn_up(camp, SPACE[word])
            camp.tell("turned-up", space=word)


@rules.happens(ArrangeTiles)
def arrange_tiles(camp: Camp, step: ArrangeTiles) -> None:
    seen = look(camp, camp.tiles, step.count)
    camp.tell("tiles-seen", tiles=tuple(seen))
    _ask_for_next_tile(camp, len(seen))


def _ask_for_next_tile(camp: Camp, count: int) -> None:
    """So many are still to be put back: the first of them lies lowest."""
    if count > 1:
        tiles = tuple(camp.tiles.cards[-count:])
        camp.push(Ask("ask-next-tile", tiles, PutTileOnTop(others=count - 1)))


@rules.happens(PutTileOnTop)
def put_tile_on_top(camp: Camp, step: PutTileOnTop) -> None:
    put_back(camp.tiles, step.thing, above=step.others)
    camp.tell("tile-put-back", tile=step.thing)
    _ask_for_next_tile(camp, step.others)


# Items that change the island.


@rules.happens(CorralFlock)
def corral_flock(camp: Camp, step: CorralFlock) -> None:
    """Without a flock there is no food."""
    flocks = sources_of(camp, near(camp, camp.camp), ("parrot",))
    camp.push(Ask("ask-corral", flocks, Pen()))


@rules.happens(Pen)
def pen(camp: Camp, step: Pen) -> None:
    camp.push_all(Exhaust(step.thing), PutAtCamp("food"))


@rules.happens(LayShortcut)
def lay_shortcut(camp: Camp, step: LayShortcut) -> None:
    tiles = [name(at) for at in near(camp, camp.camp)]
    camp.push(Ask("ask-shortcut", tuple(tiles), PlaceShortcut()))


@rules.happens(PlaceShortcut)
def place_shortcut(camp: Camp, step: PlaceShortcut) -> None:
    items.lay_shortcut(camp, SPACE[step.thing])
