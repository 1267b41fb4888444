"""Features: what on the table tells whether the castaways will be rescued.

Each is the greater, the better it is: what is bad is less than nought. How much they tell was
learnt from games (``win_chance``).
"""

from collections.abc import Iterator

from ...games.robinson.facts import LEVELS, SPACE
from ...games.robinson.view import Board
from ...games.robinson.who import FRIDAY
from .camp import has_cave
from .currency import MANY
from .dangers import threat_cost
from .goals import goal_of
from .goals.frame import Features
from .land import explored_terrains, harvest, near_camp, room, sources_of
from .people import characters, company, gloom_cost, nearness
from .stock import stock_of
from .values import lost_pawns, sky_cost, to_use, tokens_cost, tokens_on_tiles, value, waiting_cost

VALUE, GOAL = "value", "goal"
STEPS = 4
"""So many levels of each kind have a feature of their own; the rest count together."""
Part = Iterator[tuple[str, float]]


def features(board: Board) -> Features:
    """All that can be seen, by name; where there is nothing to see there is none."""
    return {name: float(each) for name, each in all_features(board) if each}


def all_features(board: Board) -> Part:
    """Those, too, that say nothing now."""
    yield VALUE, value(board)
    for part in (_people, _spirits, _stock, _camp, _land, _items, _dangers):
        yield from part(board)
    for name, each in goal_of(board).features(board).items():
        yield f"{GOAL}-{name}", each


def _people(board: Board) -> Part:
    """Wounds, by how near to death they bring all, and the one who is nearest."""
    near = [nearness(person) for person in characters(board)]
    for power in (1, 2, 4):
        yield f"wounds-{power}", -sum([each**power for each in near]) / len(near)
    for power in (1, 4, 8):
        yield f"worst-{power}", -(max(near) ** power)
    yield "scars", -sum([len(person.scars) for person in board.people])
    yield "lost-pawns", -lost_pawns(board)
    friday = board.people[-1]
    if friday.name == FRIDAY:
        yield "friday", 1
        yield "friday-wounds", -friday.wounds


def _spirits(board: Board) -> Part:
    spirits = [person.determination for person in board.people[: len(board.ready)]]
    yield "any-determination", sum([each > 0 for each in spirits]) / len(spirits)
    yield "determination", sum([min(each, MANY) for each in spirits]) / len(spirits)
    yield "much-determination", sum([max(each - MANY, 0) for each in spirits]) / len(spirits)
    yield "low-morale", min(board.morale, 0)
    yield "high-morale", max(board.morale, 0)
    yield "gloom", -gloom_cost(board)


def _stock(board: Board) -> Part:
    """Meals by who will eat them, wood, fur, and what is kept."""
    stock = stock_of(board)
    meals = stock.food + stock.rations + sum([person.pack.meals for person in board.people])
    eaten = min(meals, company(board) + board.mouths)
    kept = meals - eaten if "cellar" in board.items else min(meals - eaten, stock.rations)
    yield "eaten", eaten
    yield "kept-meals", kept
    yield "spoilt", meals - eaten - kept
    yield "wood", min(stock.wood, STEPS)
    yield "more-wood", max(stock.wood - STEPS, 0)
    yield "fur", stock.fur
    yield "to-use", to_use(board)


def _camp(board: Board) -> Part:
    """The shelter and each level of everything."""
    yield "shelter", board.shelter
    yield "cave", has_cave(board) and not board.shelter
    for kind in LEVELS:
        level = board.levels[kind]
        yield from [(f"{kind}-{each}", 1) for each in range(1, min(level, STEPS) + 1)]
        yield f"{kind}-more", max(level - STEPS, 0)


def _land(board: Board) -> Part:
    """What the camp tile gives, what is within reach, and what is explored."""
    crops = harvest(board.spaces[SPACE[board.camp]])
    near = sources_of(near_camp(board))
    for kind in ("wood", "food"):
        yield f"{kind}-at-camp", crops[kind]
        wanted = min(near[kind], company(board))
        yield f"{kind}-near", wanted
        yield f"more-{kind}-near", near[kind] - wanted
    yield "room", room(board)
    yield "tiles", sum([bool(space.tile) for space in board.spaces])
    yield from [(f"terrain-{terrain}", 1) for terrain in sorted(explored_terrains(board))]


def _items(board: Board) -> Part:
    """Those that are there, and will stay."""
    there = dict.fromkeys((*board.items, *board.future_items))
    yield from [(f"item-{item}", 1) for item in there if item not in board.turned_back]


def _dangers(board: Board) -> Part:
    """What lies in wait."""
    yield "waiting", -waiting_cost(board)
    for place, threat in enumerate(board.threats):
        if threat is not None:
            yield f"threat-{place}", -threat_cost(threat, place, board)
    yield "tokens", -tokens_cost(board)
    yield "sky", -sky_cost(board)
    for token in ("time", "danger"):
        yield f"{token}-on-tiles", -tokens_on_tiles(board).count(token)
