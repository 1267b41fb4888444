"""Signs: what on the table tells whether the castaways will be rescued.

Each is a number that is nought where there is nothing to tell. What they mean was learnt from games
(``hope``), so they need no price.
"""

from collections import Counter
from collections.abc import Iterator

from ...games.robinson.facts import LEVELS, PAWNS, SPACE
from ...games.robinson.land import crop
from ...games.robinson.people import FRIDAY
from ...games.robinson.view import Board
from .camp import lower_cost, worth
from .dangers import threat_cost
from .effects import ANIMALS, FORECAST, TOKENS
from .goals import goal_of
from .land import explored_terrains, harvest, near_camp, open_sources, room
from .people import characters, company, dread, nearness
from .prices import has_cave
from .stock import stock_of

Signs = dict[str, float]
STEPS = 4
"""So many levels of each kind are told apart, and so many wood; what is more counts together."""
FEW_SPIRITS = 3
"""More determination than this is told apart from less."""


Part = Iterator[tuple[str, float]]


def signs(board: Board) -> Signs:
    """All that is there, by name."""
    return plain(board) | goal_of(board).signs(board)


def plain(board: Board) -> Signs:
    """Those that are the same in every scenario."""
    found = {"worth": worth(board)}
    for part in (_people, _spirits, _stock, _camp, _land, _cards, _items):
        found.update([(name, float(each)) for name, each in part(board) if each])
    return found


def _people(board: Board) -> Part:
    """Wounds, by how near to death they bring all, and the one who is nearest."""
    near = [nearness(person) for person in characters(board)]
    for power in (1, 2, 4):
        yield f"wounds-{power}", sum([each**power for each in near]) / len(near)
    for power in (1, 4, 8):
        yield f"worst-{power}", max(near) ** power
    yield "scars", sum([len(person.scars) for person in board.people])
    players = board.people[: len(board.ready)]
    yield "lost-pawns", sum([person.pawns < PAWNS for person in players])
    friday = board.people[-1]
    if friday.name == FRIDAY:
        yield "friday", 1
        yield "friday-wounds", friday.wounds


def _spirits(board: Board) -> Part:
    spirits = [person.determination for person in board.people[: len(board.ready)]]
    yield "hopeful", sum([each > 0 for each in spirits]) / len(spirits)
    yield "determination", sum([min(each, FEW_SPIRITS) for each in spirits]) / len(spirits)
    yield "much-determination", sum([max(each - FEW_SPIRITS, 0) for each in spirits]) / len(spirits)
    yield "low-morale", max(-board.morale, 0)
    yield "high-morale", max(board.morale, 0)
    yield "dread", dread(board)


def _stock(board: Board) -> Part:
    """Meals by who will eat them, and wood."""
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
    near = Counter([crop(each) for space in near_camp(board) for _, each in open_sources(space)])
    for kind in ("wood", "food"):
        yield f"{kind}-at-camp", crops[kind]
        wanted = min(near[kind], company(board))
        yield f"{kind}-near", wanted
        yield f"more-{kind}-near", near[kind] - wanted
    yield "room", room(board)
    yield "tiles", sum([bool(space.tile) for space in board.spaces])
    yield from [(terrain, 1) for terrain in sorted(explored_terrains(board))]


def _cards(board: Board) -> Part:
    """What is kept, and what lies in wait."""
    people = company(board)
    yield "kept", sum([max(kept.uses, 1) for kept in board.kept])
    yield "found", len(board.future_finds) + len(board.future_treasures)
    yield "beasts", board.decks["hunting"].count
    yield "waiting", sum([lower_cost(card, people) for card in board.waiting])
    for place, threat in enumerate(board.threats):
        if threat is not None:
            yield f"threat-{place}", threat_cost(threat, place, board)
    yield "tokens", sum([TOKENS[token] for tokens in board.tokens.values() for token in tokens])
    yield "sky", sum([FORECAST.get(token, ANIMALS * people) for token in board.sky.tokens])
    on_tiles = [token for space in board.spaces for token in space.tokens]
    yield "time-on-tiles", on_tiles.count("time")
    yield "danger-on-tiles", on_tiles.count("danger")


def _items(board: Board) -> Part:
    """Those that are there, and will stay."""
    there = dict.fromkeys((*board.items, *board.future_items))
    yield from [(item, 1) for item in there if item not in board.turned_back]
