"""What the island around the camp is worth."""

from collections import Counter
from collections.abc import Iterable

from ...games.robinson import grammar
from ...games.robinson.camp.stores import gathered
from ...games.robinson.facts import NEIGHBOURS, SPACE
from ...games.robinson.land.tiles import crop, is_misty, picture, sources, yields
from ...games.robinson.state import Goods, Space
from ...games.robinson.view import Board, SpaceSeen
from ...kernel import Answer
from .currency import rounds_ahead
from .people import company

WOOD_CROP, FOOD_CROP = 3.0, 1.7
"""What a source of the camp tile gives in a round, and a token there."""
FOOD_NEAR, WOOD_NEAR, ANY_NEAR = 1.0, 0.81, 0.18
"""What it is worth in a round to have a source within reach; if there are enough, little."""
NEAR_LASTS = 4
"""The camp may move away, or the source may be exhausted."""
ROOM = 0.25
"""What it is worth in a round to have a space within reach that can still be explored."""
EXPLORED = 0.3
"""A terrain that is explored: some invention may want it."""


def explored_terrains(board: Board) -> set[str]:
    return {
        space.terrain
        for space in board.spaces
        if space.terrain and not space.face_down and "terrain" not in space.covered
        if not is_misty(_laid(space))
    }


def steps_from_camp(board: Board) -> dict[str, int]:
    """By space that can be entered, how far it is; the last of each way may be unexplored."""
    found = {board.camp: 0}
    edge = [board.camp]
    for name in edge:
        for at in NEIGHBOURS[SPACE[name]]:
            space = board.spaces[at] if at < len(board.spaces) else None
            if space is not None and space.name not in found and not space.face_down:
                found[space.name] = found[name] + 1
                if space.tile:
                    edge.append(space.name)
    return found


def place_in(answer: Answer) -> int:
    """The place that an answer names: a space, or a marker such as ``t1-fog``."""
    assert isinstance(answer, grammar.ChooseSpace | grammar.ChoosePart)
    space = answer.spot.space if isinstance(answer, grammar.ChoosePart) else answer.space
    return SPACE[space]


def lies_open(space: SpaceSeen) -> bool:
    """Whether a tile lies there, face up."""
    return bool(space.tile) and not space.face_down


def open_sources(space: SpaceSeen) -> list[tuple[str, str]]:
    """Where the sources are that give something, and of what."""
    return [*sources(_laid(space))] if lies_open(space) else []


def gathering(space: SpaceSeen, part: str) -> Goods:
    """What one source of a tile gives."""
    here = _laid(space)
    source = picture(here, part)
    return gathered(source, yields(here, source))


def harvest(space: SpaceSeen) -> Counter[str]:
    """How much of each crop a tile gives if all its sources are gathered."""
    crops: Counter[str] = Counter()
    here = _laid(space)
    if is_misty(here):
        return crops
    for _, source in open_sources(space):
        crops[crop(source)] += yields(here, source)
    return crops


def _laid(space: SpaceSeen) -> Space:
    """A space as the rules have it."""
    return Space(space.tile, space.face_down, [*space.tokens], [*space.covered])


def sources_of(spaces: Iterable[SpaceSeen]) -> Counter[str]:
    """How many sources of each crop there are."""
    return Counter([crop(source) for space in spaces for _, source in open_sources(space)])


def near_camp(board: Board) -> list[SpaceSeen]:
    near = NEIGHBOURS[SPACE[board.camp]]
    return [board.spaces[at] for at in near if at < len(board.spaces)]


def land_value(board: Board) -> float:
    """What the camp tile gives, what is within reach, and what is known of the island."""
    crops = harvest(board.spaces[SPACE[board.camp]])
    rounds = rounds_ahead(board)
    at_camp = rounds * (WOOD_CROP * crops["wood"] + FOOD_CROP * crops["food"])
    near = min(rounds, NEAR_LASTS) * (_near(board, crops["food"]) + ROOM * room(board))
    return at_camp + near + EXPLORED * len(explored_terrains(board))


def _near(board: Board, food_at_camp: int) -> float:
    """The sources within reach: more than the players need are worth little."""
    seats = len(board.ready)
    crops = sources_of(near_camp(board))
    food = min(crops["food"], max(company(board) + board.mouths - food_at_camp, 0))
    wood = min(crops["wood"], seats)
    return FOOD_NEAR * food + WOOD_NEAR * wood + ANY_NEAR * (crops.total() - food - wood)


def room(board: Board) -> int:
    """How many spaces next to the camp can still be explored."""
    empty = sum([not space.tile for space in near_camp(board)])
    return min(empty, board.decks["tiles"].count)
