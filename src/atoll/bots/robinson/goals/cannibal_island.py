"""Cannibal Island: weapons, villages that are burnt, and a way to the city."""

from collections.abc import Iterable

from ....games.robinson.facts import NEIGHBOURS, SPACE, TILES
from ....games.robinson.powers.abilities import FRENZY_BONUS, FRENZY_PRICE
from ....games.robinson.scenarios.cannibal_island import (
    ATTACK,
    CITY,
    CITY_STRENGTH,
    HOMELESS,
    VILLAGE_STRENGTH,
    VILLAGES,
    WEAKENED,
)
from ....games.robinson.scenarios.goals import Siege
from ....games.robinson.view import Board, PersonSeen, SpaceSeen
from ..currency import rounds_ahead, rounds_left
from ..hunting import arms
from ..land import lies_open
from ..people import Pain, health
from ..stock import Stock
from .frame import Features, Goal

BOOK = 0.5
"""How likely the event of a round has a book, so that the cannibals come."""
PEACE = 35.0
"""What raids, and the way to the city, cost at first."""
HURT = 1.1
"""What each wound counts that they deal."""
AT_FIRST = 14
"""How much stronger the city is at first than somebody can bear."""
STEP, FEW = 2.0, 6.0
"""What it is worth that the city seems weaker by one, if there is time; and how much more if there
is only one player to do it all."""
URGENT = 6.0
"""How much more that counts in the last round."""
HARDY = 7
"""So many wounds somebody can bear when the time has come."""
NEAR, HEALED = 12, 0.6
"""With less strength than this the city could be attacked at once by somebody unhurt; and what each
wound counts then that is too much."""
WAY, ONLY_WAY = 2.5, 15.0
"""What each space costs that has still to be explored on the way to the city; and if hardly
anything else is missing."""
LATE = 3
"""With so few rounds left, too."""
STORMED, DOOMED = 100.0, 90.0
"""The city is destroyed; whoever attacks dies."""
TARGET = 1.0
"""A village that has been found and can be burnt."""
ENOUGH, USUAL_VILLAGE, EACH = 3, 6, 0.7
"""So many villages are likely to be burnt; how strong each is, and what it counts by how much the
weapon is weaker."""
TOTEMS = 0.55
"""How likely there is a totem on a tile."""
FAR = 9
"""More spaces than any way has."""


class CannibalIsland(Goal):
    """Whoever attacks the city has to bear what its strength exceeds the weapon by."""

    def value(self, board: Board) -> float:
        """At first about nothing: death is to cost the more, the further they have come."""
        return (
            PEACE
            - _raids(board, _burnt(board))
            - _flights(board)
            + TARGET * len(_targets(board))
            - _way_cost(board) * _spaces_on_the_way(board)
        )

    def features(self, board: Board) -> Features:
        strength = _city_strength(board) - board.levels["weapon"]
        missing, way = max(strength - _best(board), 0), _spaces_on_the_way(board)
        return {
            "burnt": _burnt(board),
            "villages": len(_targets(board)),
            "on-the-way": -way,
            "city": -missing,
            "city-a-round": -missing / rounds_left(board),
            "ready": not missing and not way,
            "no-refuge": -(not any(_refuges(board))),
        }

    def stocked(self, board: Board, stock: Stock) -> float:
        """The weapon serves against the city."""
        return -_attack_cost(board, _burnt(board), stock.weapon)

    def explored(self, board: Board, target: str) -> float:
        """A space on the way to the city, and perhaps a village."""
        nearer = _spaces_on_the_way(board) - _spaces_on_the_way(board, SPACE[target])
        village = TARGET * TOTEMS * (_burnt(board) + len(_targets(board)) < VILLAGES)
        return _way_cost(board) * nearer + village

    def deed(
        self, board: Board, kind: str, target: str, leader: PersonSeen
    ) -> tuple[Stock, float] | None:
        """An attack on a village, or on the city."""
        if kind != "hunt" or not target:
            return None
        is_city = SPACE[target[:2]] == CITY
        strength = _city_strength(board) if is_city else _village_strength(board)
        wounds = max(strength - board.levels["weapon"] - _arms(board, leader), 0)
        if wounds > _bears(leader):
            return Stock(), -DOOMED
        return Stock(), STORMED if is_city else self._burning(board, leader, wounds)

    def _burning(self, board: Board, leader: PersonSeen, wounds: int) -> float:
        """The city is weaker then, and the cannibals that come are fewer."""
        burnt, weapon = _burnt(board), board.levels["weapon"]
        now = _raids(board, burnt) + _attack_cost(board, burnt, weapon)
        then = _raids(board, burnt + 1) + _attack_cost(board, burnt + 1, weapon)
        return now - then - Pain(board).wounds(leader, wounds) - TARGET


# Villages and the city.


def _burnt(board: Board) -> int:
    assert isinstance(board.goal, Siege)
    return len(board.goal.burnt)


def _city_strength(board: Board) -> int:
    return CITY_STRENGTH - WEAKENED * _burnt(board)


def _village_strength(board: Board) -> int:
    """All totems that can be seen count."""
    return VILLAGE_STRENGTH + sum([_shows_totem(space) for space in board.spaces])


def _shows_totem(space: SpaceSeen) -> bool:
    return lies_open(space) and TILES[space.tile].totem and "totem" not in space.covered


def _targets(board: Board) -> list[SpaceSeen]:
    return [space for space in board.spaces if space.landmark == "village"]


# The attack on the city.


def _bears(person: PersonSeen) -> int:
    """How many wounds somebody survives."""
    return health(person.name).deadly - 1 - person.wounds


def _arms(board: Board, person: PersonSeen) -> int:
    """What adds to the weapon in one fight."""
    rages = person.name == "soldier" and person.determination >= FRENZY_PRICE
    return arms(board) + FRENZY_BONUS * rages


def _attack_cost(board: Board, burnt: int, weapon: float) -> float:
    """What is missing until somebody can bear it to attack the city, more than there may be at this
    time. Wounds come and go, so those that people have now count only when the attack is near.
    """
    strength = CITY_STRENGTH - WEAKENED * burnt - weapon
    time = (rounds_left(board) - 1) / (board.rounds - 1)
    cost = _step(board) * (max(strength - arms(board) - HARDY, 0) - AT_FIRST * time)
    cost += EACH * max(ENOUGH - burnt, 0) * max(USUAL_VILLAGE - weapon, 0)
    if strength > NEAR:
        return cost
    return cost + HEALED * _step(board) * max(strength - _best(board), 0)


def _best(board: Board) -> int:
    """By how much the city may be stronger than the weapon, if the right one attacks."""
    people = board.people[: len(board.ready)]
    return max([_bears(person) + _arms(board, person) for person in people])


def _step(board: Board) -> float:
    return STEP + FEW / len(board.ready) + URGENT / rounds_left(board)


def _way_cost(board: Board) -> float:
    """Of each space on the way."""
    ready = _city_strength(board) - board.levels["weapon"] <= NEAR
    return ONLY_WAY if ready or rounds_left(board) <= LATE else WAY


def _spaces_on_the_way(board: Board, more: int = -1) -> int:
    """How many spaces have to be explored until a way leads to the city."""
    start = SPACE[board.camp]
    found = {start: 0}
    edge = [start]
    while edge:
        at = min(edge, key=lambda each: found[each])
        edge.remove(at)
        if at == CITY:
            return found[at]
        for other in NEIGHBOURS[at]:
            space = board.spaces[other]
            if space.face_down and other != CITY:
                continue
            steps = found[at] + (not space.tile and other != more)
            if steps < found.get(other, FAR):
                found[other] = steps
                edge.append(other)
    return FAR


# The cannibals come.


def _raids(board: Board, burnt: int) -> float:
    """The wounds of all characters in the rounds to come."""
    each = max(ATTACK - burnt, 0)
    return BOOK * HURT * each * len(board.ready) * rounds_ahead(board)


def _flights(board: Board) -> float:
    """What a raid takes if the camp can move nowhere."""
    if rounds_left(board) == 1 or any(_refuges(board)):
        return 0.0
    return BOOK * HURT * HOMELESS * len(board.ready)


def _refuges(board: Board) -> Iterable[SpaceSeen]:
    for at in NEIGHBOURS[SPACE[board.camp]]:
        space = board.spaces[at]
        if lies_open(space) and space.landmark not in ("village", "city"):
            yield space


GOAL = CannibalIsland()
