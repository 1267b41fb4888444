"""Volcano Island: spaces and sites to explore, a boat to build, and lava to run away from."""

from collections.abc import Collection, Sequence
from functools import cache

from ....games.robinson.facts import NEIGHBOURS, PAWNS, SPACE, SPACES
from ....games.robinson.land.tiles import around, lies, sources
from ....games.robinson.planning.deeds import thing
from ....games.robinson.scenarios.goals import Expedition
from ....games.robinson.scenarios.goals import Goal as Progress
from ....games.robinson.scenarios.volcano_island import (
    BOAT,
    LAVA,
    SCENARIO,
    SITE,
    SITES,
    has_site,
    toll,
)
from ....games.robinson.state import Camp
from ....games.robinson.view import Board, PersonSeen
from ....kernel import Decision
from ..currency import PAWN, WOOD, rounds_left
from ..land import lies_open, place_in, steps_from_camp
from ..stock import Stock, stock_of
from .frame import Features, Goal

ROPE, PLAINS = "rope", "plains"
BOAT_WOOD = SCENARIO.inventions[BOAT].prices[0].wood
WORK = 2.0
"""What each pawn counts that the goal still takes."""
AT_FIRST = 10.0
"""What all that amounts to at first, for each space and each site."""
HASTE = 2.0
"""How much more each counts for which there is no time."""
SPARED = 0.5
"""How many of all pawns have time for the goal."""
EXPLORERS = 1.5
"""How many pawns explore a space or a site next to the camp, besides the first step."""
BUILDERS = 1.6
TO_FIND = 0.4
"""How much more a site takes that has not been found."""
MYSTERY = 0.3
"""What each mystery costs that has to be drawn."""
VISIT = 10.0
"""What it is worth to explore a site, besides the work."""
SCARCE = 8.0
"""What each site costs that is not likely to be found any more."""
SITE_SHARE = 0.55
"""How likely there is a site on a tile."""
AWAY = 100.0
"""The boat is built."""
ESCAPES = (45.0, 16.0, 6.0, 2.0)
"""What it costs if the lava catches the camp in the next round, or later, as long as nothing else
is explored."""
HURRY = 6.0
"""What a rope, or a place to make one, is worth more as time runs out."""
NEAR = 5.0
"""The lava comes to where the camp is in the next round: anything may block the way out."""
FAR, SAFE = 2, 99
ASH_AT_CAMP, ASH_ON_SITE, ASH_ON_SPACE, ASH_ON_REFUGE, ASH_ON_SOURCE = 9.0, 3.0, 2.0, 2.0, 0.5
"""What ash hinders: all that is done in the camp, a site, a space to be explored, a tile to which
the camp may move, and a source."""
REMOTE = 0.5
"""How much that counts where it is not next to the camp."""
LASTING = 4
"""What lava covers within so many rounds counts less."""


class VolcanoIsland(Goal):
    """All that is still to be done takes pawns; and every round there are fewer of them."""

    def value(self, board: Board) -> float:
        """At first about nothing: death is to cost the more, the further they have come."""
        goal = _goal(board)
        at_first = AT_FIRST * (goal.spaces_wanted + goal.sites_wanted)
        return at_first - _work_cost(board, _work(board)) - _lost_sites(board) - _lava(board)

    def features(self, board: Board) -> Features:
        spaces, sites = _goal(board).missing
        work, to_live = _work(board), _rounds_to_live(board, -1)
        return {
            "spaces": -spaces,
            "sites": -sites,
            "known-sites": _known_sites(board),
            "work": -work,
            "work-a-round": -work / rounds_left(board),
            "short": min(stock_of(board).wood - BOAT_WOOD, 0),
            **{f"lava-in-{each}": -(to_live <= each) for each in range(len(ESCAPES))},
            "lava-near": -_lava_is_near(board),
        }

    def wood_wanted(self, board: Board) -> int:
        return BOAT_WOOD

    def hurry(self, board: Board, wood: float) -> float:
        """In the end nothing counts but the boat."""
        return WOOD * min(wood, BOAT_WOOD) / rounds_left(board)

    def item(self, board: Board, name: str) -> float:
        """A boat needs a rope."""
        return BUILDERS * WORK + HURRY / rounds_left(board) if name == ROPE else 0.0

    def needed(self, progress: Progress) -> Collection[str]:
        return (ROPE,)

    def terrain(self, board: Board, name: str) -> float:
        if name != PLAINS or ROPE in board.items:
            return 0.0
        return 2 * PAWN + HURRY / rounds_left(board)

    def built(self, board: Board, name: str) -> float:
        return AWAY if name == BOAT else 0.0

    def explored(self, board: Board, target: str) -> float:
        """One space less; and somewhere to go."""
        spaces, _ = _goal(board).missing
        saved = _saved(board, 1 + EXPLORERS) if spaces else 0.0
        return saved + _lava(board) - _lava(board, SPACE[target])

    def deed(
        self, board: Board, kind: str, target: str, leader: PersonSeen
    ) -> tuple[Stock, float] | None:
        """A site is explored."""
        if thing(target) != SITE:
            return None
        goal = _goal(board)
        _, sites = goal.missing
        saved = _saved(board, 1 + EXPLORERS + TO_FIND + toll(goal.sites)) if sites else 0.0
        return Stock(), saved + VISIT * bool(sites) - MYSTERY * SITES[goal.sites].mysteries

    def answer(self, camp: Camp, decision: Decision) -> str | None:
        """Ash goes where it is least in the way."""
        if decision.prompt.key != "ask-put":
            return None
        options = decision.options
        return min(options, key=lambda option: _in_the_way(camp, place_in(option.answer))).text

    def home(self, camp: Camp, sites: Sequence[int]) -> int | None:
        """Away from the lava, as far as possible."""
        if flooded(camp.camp) > camp.round + 1:
            return None
        return max(sites, key=flooded, default=None)


def _goal(board: Board) -> Expedition:
    assert isinstance(board.goal, Expedition)
    return board.goal


# What is to be done.


def _work(board: Board) -> float:
    """How many pawns the goal still takes."""
    spaces, sites = _goal(board).missing
    rope = BUILDERS * (ROPE not in board.items)
    return _exploring(board, spaces) + _visiting(board, sites) + rope + BUILDERS


def _exploring(board: Board, missing: int) -> float:
    """The nearest spaces."""
    steps = steps_from_camp(board)
    near = sorted([min(steps.get(SPACES[at], FAR), FAR) for at in _unexplored(board)])
    near += [FAR + 1] * missing
    return sum(near[:missing]) + EXPLORERS * missing


def _visiting(board: Board, missing: int) -> float:
    """The sites that are known, and then those that are not."""
    done, steps = _goal(board).sites, steps_from_camp(board)
    known = [space.name for space in board.spaces if space.landmark == SITE]
    near = sorted([float(max(min(steps.get(at, FAR), FAR), 1)) for at in known])
    near += [1 + TO_FIND] * missing
    tolls = sum([toll(done + each) for each in range(missing)])
    return sum(near[:missing]) + EXPLORERS * missing + tolls


def _lost_sites(board: Board) -> float:
    """Each site counts that is missing; and there may not be enough of them left."""
    _, missing = _goal(board).missing
    to_find = SITE_SHARE * min(len(_unexplored(board)), board.decks["tiles"].count)
    return VISIT * missing + SCARCE * max(missing - _known_sites(board) - to_find, 0)


def _known_sites(board: Board) -> int:
    return sum([space.landmark == SITE for space in board.spaces])


def _unexplored(board: Board) -> list[int]:
    """The spaces that lava has not reached."""
    return [
        SPACE[space.name]
        for space in board.spaces
        if not space.tile and not space.landmark and flooded(SPACE[space.name]) > board.round
    ]


def _work_cost(board: Board, work: float) -> float:
    """What the work amounts to, the more if there is no time for it."""
    pawns = sum([PAWNS if seat < len(board.ready) else 1 for seat in range(len(board.people))])
    time = SPARED * pawns * rounds_left(board)
    return WORK * work + HASTE * max(work - time, 0)


def _saved(board: Board, work: float) -> float:
    now = _work(board)
    return _work_cost(board, now) - _work_cost(board, now - work)


# Lava.


@cache
def flooded(at: int) -> int:
    """In which round lava comes over a space."""
    return next((round_ for round_, spaces in LAVA.items() if at in spaces), SAFE)


def _lava(board: Board, more: int = -1) -> float:
    """What it costs that the camp has only so many rounds left before the lava has caught it."""
    rounds = _rounds_to_live(board, more)
    cost = ESCAPES[rounds] if rounds < len(ESCAPES) else 0.0
    return cost + NEAR * _lava_is_near(board)


def _lava_is_near(board: Board) -> bool:
    """Whether it comes to where the camp is in the next round."""
    return flooded(SPACE[board.camp]) == board.round + 1


def _rounds_to_live(board: Board, more: int) -> int:
    """For how many rounds it can run away over the tiles that lie there, with one that may be
    explored."""
    camps, now = {SPACE[board.camp]}, board.round
    while now < board.rounds:
        near = {other for at in camps for other in NEIGHBOURS[at] if other < len(board.spaces)}
        firm = {at for at in near if at == more or lies_open(board.spaces[at])}
        camps = {at for at in camps | firm if flooded(at) > now + 1}
        if not camps:
            return now - board.round
        now += 1
    return len(ESCAPES)


# Ash.


def _in_the_way(camp: Camp, at: int) -> float:
    """How much ash hinders in a place, as long as lava does not cover it."""
    lasts = min(flooded(at) - camp.round, LASTING) / LASTING
    if at == camp.camp:
        return ASH_AT_CAMP * lasts
    near = at in around(camp, camp.camp)
    return _use_of(camp, at, near=near) * lasts * (1.0 if near else REMOTE)


def _use_of(camp: Camp, at: int, *, near: bool) -> float:
    """What there is to be done in a place."""
    space = camp.spaces[at]
    if space.face_down:
        return 0.0
    if not lies(space):
        return ASH_ON_SPACE
    found = ASH_ON_SITE * has_site(camp, at) + ASH_ON_REFUGE * near
    return found + ASH_ON_SOURCE * len([*sources(space)])


GOAL = VolcanoIsland()
