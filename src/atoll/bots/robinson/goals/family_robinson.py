"""Family Robinson: nine inventions, a home with all that belongs to it, and food for children."""

from collections import Counter
from collections.abc import Collection, Iterator
from functools import cache
from typing import NamedTuple

from ....games.robinson import grammar
from ....games.robinson.cards.inventions import INVENTIONS
from ....games.robinson.facts import LEVELS, SPACE, TILES
from ....games.robinson.scenarios.family_robinson import BIRTHS, RECLAIM, SCENARIO, WANTED
from ....games.robinson.scenarios.goals import Goal as Progress
from ....games.robinson.scenarios.goals import Household
from ....games.robinson.state import Camp
from ....games.robinson.view import Board, PersonSeen, see
from ....games.robinson.vocabulary import FreeItem
from ....kernel import Answer, Decision
from ..currency import rounds_left
from ..land import explored_terrains, harvest, near_camp, place_in
from ..stock import Stock, stock_of
from ..tasks import using
from .frame import Features, Goal
from .in_turn import late, lost_round

OLD_TOOLS = "find-old-tools"
INVENTION = 6.0
"""What each of the nine is worth."""
LEADS_ON = 3.0
"""What something is worth for each of the nine that cannot be built without it."""
LOWEST, HIGHEST = 0.9, 2.5
"""So many times what it usually is all of that may be worth when little time is left."""
BUILT = 0.3
"""How many things each pawn is likely to build in a round."""
AT_HOME, HOME = 4.0, 1 + len(LEVELS)
"""What the shelter is worth, and the first level of each kind; and how many that are."""
FUR = 3.0
"""What a fur is worth besides, as long as one of the nine waits for it."""
CHILD = 4.0
"""What a meal is worth besides that a child will eat: without it everything ends."""
NO_FOOD, FAMILY = 5.0, 4
"""What it costs for each source of food that is missing within reach, and how many there should
be when children are born."""
ALIVE = 80.0
"""However much is missing, to be alive has to be much better than to be dead."""
NEAR = 30.0
"""What it is worth to be nearly ready."""


class Work(NamedTuple):
    """What is still to be done for the nine."""

    missing: tuple[str, ...]
    items: Counter[str]
    """How many of them each item leads on to that is missing."""
    terrains: Counter[str]
    """The same for each terrain."""
    wood: int
    fur: int
    rounds: int
    """How many it takes if all goes well."""
    first: frozenset[str]
    """The items and terrains that take longest, with all that comes after them."""


class FamilyRobinson(Goal):
    """One of the nine is an end in itself; other items and terrains lead on to some of them."""

    def value(self, board: Board) -> float:
        work = _work(board)
        near = NEAR / (1 + _to_build(work) + HOME - _at_home(board))
        behind = late(_to_spare(board)) + NO_FOOD * _food_missing(board)
        return ALIVE + near - behind - _pressure(board) * _all(work)

    def features(self, board: Board) -> Features:
        work, stock = _work(board), stock_of(board)
        to_build, home = _to_build(work), _at_home(board)
        return {
            "to-build": -to_build,
            "unknown": -len(work.terrains),
            "home": home,
            "nearly": 1 / (1 + to_build + HOME - home),
            "pressure": -to_build / rounds_left(board),
            "too-late": -(_to_spare(board) < 0),
            "short": min(stock.wood - work.wood, 0),
            "no-fur": min(stock.fur - work.fur, 0),
            "no-food": -_food_missing(board),
            "hungry-children": min(stock.food + stock.rations - _children_soon(board), 0),
        }

    def needed(self, progress: Progress) -> Collection[str]:
        assert isinstance(progress, Household)
        return {each for item in progress.wanted for each in _chain(item)}

    def wood_wanted(self, board: Board) -> int:
        return _work(board).wood

    def stocked(self, board: Board, stock: Stock) -> float:
        """Fur for what is made of it, and what makes the camp a home."""
        home = (stock.shelter, stock.roof, stock.palisade, stock.weapon)
        built = sum([min(each, 1) for each in home])
        furs = min(stock.fur, _work(board).fur)
        fed = min(stock.food + stock.rations, _children_soon(board))
        return (FUR * furs + AT_HOME * built) * _pressure(board) + CHILD * fed

    def item(self, board: Board, name: str) -> float:
        own = INVENTION * (name in _household(board).wanted)
        return _pressure(board) * (own + LEADS_ON * _work(board).items[name])

    def terrain(self, board: Board, name: str) -> float:
        work = _work(board)
        if name not in work.terrains:
            return 0.0
        return _pressure(board) * LEADS_ON * work.terrains[name] + _hurry(board, name)

    def built(self, board: Board, name: str) -> float:
        """The fewer are missing, the more it counts that one of them is built."""
        work = _work(board)
        if name not in work.missing and name not in work.items:
            return 0.0
        to_build = _to_build(work)
        return NEAR / to_build - NEAR / (1 + to_build) + _hurry(board, name)

    def deed(
        self, board: Board, kind: str, target: str, leader: PersonSeen
    ) -> tuple[Stock, float] | None:
        return (Stock(), self._uncovered(board)) if target == RECLAIM else None

    def uses(self, board: Board) -> Iterator[str]:
        yield "use find-seeds"
        if any(_work(board).items[item] for item in _from_old_tools()):
            yield using(OLD_TOOLS)
        if self._uncovered(board):
            yield "use find-plow"
        if "beast" in board.sky.animals:
            yield "use find-gunpowder"

    def _uncovered(self, board: Board) -> float:
        """What it is worth to take away a marker that hides a terrain."""
        known = explored_terrains(board)
        hidden = [each.terrain for each in board.spaces if "terrain" in each.covered]
        wanted = [each for each in hidden if each and each not in known]
        return max([self.terrain(board, each) for each in wanted], default=0.0)

    def answer(self, camp: Camp, decision: Decision) -> str | None:
        """A marker is taken off the terrain that most of the nine wait for."""
        if decision.prompt.key != "ask-take-off":
            return None
        assert isinstance(camp.goal, Household)
        built, known = (*camp.items, *camp.future_items), _explored(camp)
        work = _work_without(tuple(camp.goal.wanted), built, known)
        hidden = [
            (work.terrains[_terrain(camp, option.answer)], option.text)
            for option in decision.options
            if _is_on_terrain(option.answer) and _terrain(camp, option.answer) not in known
        ]
        count, text = max(hidden, default=(0, ""))
        return text if count else None


def _household(board: Board) -> Household:
    assert isinstance(board.goal, Household)
    return board.goal


def _at_home(board: Board) -> int:
    """How much of what makes the camp a home is there."""
    return board.shelter + sum([level > 0 for level in board.levels.values()])


def _children_soon(board: Board) -> int:
    """How many there are in the next round."""
    return board.mouths + (board.round + 1 in BIRTHS)


def _food_missing(board: Board) -> int:
    """How many sources of food too few there are in the camp and next to it."""
    if board.round < BIRTHS[0] - 1:
        return 0
    spaces = [board.spaces[SPACE[board.camp]], *near_camp(board)]
    return max(FAMILY - sum([harvest(space)["food"] for space in spaces]), 0)


# What is to be done.


def _work(board: Board) -> Work:
    built = (*board.items, *board.future_items)
    known = frozenset(explored_terrains(board))
    return _work_without(tuple(_household(board).wanted), built, known)


@cache
def _work_without(wanted: tuple[str, ...], built: tuple[str, ...], known: frozenset[str]) -> Work:
    """What is still to be done when so much is built and explored."""
    missing = tuple([item for item in wanted if item not in built])
    items: Counter[str] = Counter()
    terrains: Counter[str] = Counter()
    ways: dict[int, list[str]] = {0: []}
    for each in missing:
        chain = [item for item in _chain(each) if item not in built]
        places = {
            place for item in chain for place in INVENTIONS[item].terrains if place not in known
        }
        items.update(chain[1:])
        terrains.update(places)
        ways.setdefault(_length(each, built) + bool(places), []).extend((*chain, *places))
    prices = [INVENTIONS[item].prices[0] for item in missing]
    wood, fur = sum([price.wood for price in prices]), sum([price.fur for price in prices])
    rounds = max(ways)
    return Work(missing, items, terrains, wood, fur, rounds, frozenset(ways[rounds]))


@cache
def _chain(item: str) -> tuple[str, ...]:
    """An invention, and all that has to be built before it."""
    return (item, *[each for needed in INVENTIONS[item].items for each in _chain(needed)])


def _length(item: str, built: tuple[str, ...]) -> int:
    """In how many rounds it can be built, one thing after another."""
    if item in built:
        return 0
    return 1 + max([_length(each, built) for each in INVENTIONS[item].items], default=0)


def _all(work: Work) -> float:
    """What all of it is worth together. What is there counts by itself, so that only what is
    missing is the dearer for the pressure."""
    ends = WANTED * INVENTION + HOME * AT_HOME
    return ends + LEADS_ON * work.items.total() + FUR * work.fur


def _to_build(work: Work) -> int:
    return len(work.missing) + len([item for item in work.items if item not in work.missing])


# Time.


def _to_spare(board: Board) -> int:
    return rounds_left(board) - _work(board).rounds


def _hurry(board: Board, name: str) -> float:
    return lost_round(_to_spare(board)) if name in _work(board).first else 0.0


def _pressure(board: Board) -> float:
    """How much more there is to build than the pawns are likely to build in time."""
    pawns = sum([person.pawns for person in board.people])
    behind = _to_build(_work(board)) / (BUILT * pawns * rounds_left(board))
    return max(LOWEST, min(behind, HIGHEST))


# Terrains.


def _explored(camp: Camp) -> frozenset[str]:
    return frozenset(explored_terrains(see(camp)))


def _is_on_terrain(answer: Answer) -> bool:
    return isinstance(answer, grammar.ChoosePart) and answer.spot.part == "terrain"


def _terrain(camp: Camp, answer: Answer) -> str:
    """That of the tile where a marker is chosen."""
    return TILES[camp.spaces[place_in(answer)].tile].terrain


@cache
def _from_old_tools() -> tuple[str, ...]:
    """What can be made of them."""
    (effect,) = SCENARIO.finds[OLD_TOOLS].effects
    assert isinstance(effect, FreeItem)
    return effect.items


GOAL = FamilyRobinson()
