"""Jenny needs help: a raft to fetch her, and a boat that takes everybody home."""

from collections.abc import Collection

from ....games.robinson.scenarios.goals import Goal as Progress
from ....games.robinson.scenarios.goals import Rescue
from ....games.robinson.scenarios.jenny import HARDSHIP, JENNY, LIFEBOAT, RAFT, RESCUE, SCENARIO
from ....games.robinson.view import Board, PersonSeen
from ..currency import rounds_left
from ..land import explored_terrains
from ..stock import Stock, stock_of
from .frame import Features, Goal
from .in_turn import late, lost_round

ROPE, KNIFE = "rope", "knife"
FOUND_IN = {ROPE: "plains", KNIFE: "mountains"}
"""The terrains without which they cannot be built."""
ITEMS = {ROPE: 6.0, RAFT: 8.0, KNIFE: 5.0}
"""What each is worth that has to be there."""
UNKNOWN = 8.0
"""What it is worth to explore a terrain that is needed."""
RESCUED = 25.0
HOME = 80.0
"""What it is worth to go on board."""
NEED = SCENARIO.inventions[LIFEBOAT].prices[0]
RAFT_WOOD = SCENARIO.inventions[RAFT].prices[0].wood
FUR = 5.0
"""What a fur for the Lifeboat is worth besides."""
ARMED, STRONG = 1.0, 4
"""What a level of the weapon is worth besides: beasts have to be hunted for fur."""
FURS, WOODS = 0.6, 1.4
"""How many a round are easily found."""
BEHIND = 4.0
"""What each costs that is missing and can no longer be found without haste."""


class Jenny(Goal):
    """Rope, raft, rescue; meanwhile a knife, wood and fur; and then the boat."""

    def value(self, board: Board) -> float:
        behind = late(_to_spare(board)) + late(_to_spare_for_her(board))
        return RESCUED * _goal(board).rescued - behind

    def features(self, board: Board) -> Features:
        stock = stock_of(board)
        return {
            "rescued": _goal(board).rescued,
            "to-spare": _to_spare(board),
            "none-to-spare": -(_to_spare(board) <= 0),
            "too-late": -(_to_spare(board) < 0),
            "too-late-for-her": -(_to_spare_for_her(board) < 0),
            "short": min(stock.wood - self.wood_wanted(board), 0),
            "no-fur": min(stock.fur - NEED.fur, 0),
        }

    def wood_wanted(self, board: Board) -> int:
        return NEED.wood + RAFT_WOOD * (not _has(board, RAFT))

    def hurry(self, board: Board, wood: float) -> float:
        rounds, missing = rounds_left(board) - 1, self.wood_wanted(board)
        return BEHIND * (max(missing - WOODS * rounds, 0) - max(missing - wood - WOODS * rounds, 0))

    def stocked(self, board: Board, stock: Stock) -> float:
        """Fur for the boat, which nothing else can stand in for."""
        kept = min(stock.fur, NEED.fur)
        missing = max(NEED.fur - kept - FURS * (rounds_left(board) - 1), 0)
        armed = ARMED * min(stock.weapon, STRONG)
        return FUR * kept - BEHIND * missing + armed

    def item(self, board: Board, name: str) -> float:
        return ITEMS.get(name, 0.0)

    def needed(self, progress: Progress) -> Collection[str]:
        return FOUND_IN

    def terrain(self, board: Board, name: str) -> float:
        needed = [item for item, where in FOUND_IN.items() if where == name]
        missing = [item for item in needed if not _has(board, item)]
        return sum([UNKNOWN + _hurry(board, item) for item in missing])

    def built(self, board: Board, name: str) -> float:
        if name == LIFEBOAT:
            return HOME
        return _hurry(board, name) if name in ITEMS else 0.0

    def deed(
        self, board: Board, kind: str, target: str, leader: PersonSeen
    ) -> tuple[Stock, float] | None:
        return (Stock(), RESCUED + _hurry(board, RAFT)) if target == RESCUE else None


def _goal(board: Board) -> Rescue:
    assert isinstance(board.goal, Rescue)
    return board.goal


def _has(board: Board, item: str) -> bool:
    return item in board.items or item in board.future_items


def _rounds_for(board: Board, item: str) -> int:
    """How many rounds it takes to have an item, if all goes well."""
    if _has(board, item):
        return 0
    return 1 + (FOUND_IN[item] not in explored_terrains(board))


def _rounds_for_her(board: Board) -> int:
    """How many it takes to fetch Jenny."""
    if _goal(board).rescued:
        return 0
    return _rounds_for(board, ROPE) + (not _has(board, RAFT)) + 1


def _to_spare_for_her(board: Board) -> int:
    """How many rounds may be lost before it is too late for Jenny."""
    wounds = sum([each.wounds for each in board.people if each.name == JENNY])
    nights = (SCENARIO.companions[JENNY].deadly - 1 - wounds) // HARDSHIP
    if _goal(board).rescued:
        return board.rounds
    return nights + 1 - _rounds_for_her(board)


def _to_spare(board: Board) -> int:
    """How many may be lost before it is too late for the boat."""
    steps = max(_rounds_for_her(board), _rounds_for(board, KNIFE)) + 1
    return rounds_left(board) - steps


def _hurry(board: Board, item: str) -> float:
    """What it costs if another round goes by without the next step."""
    lost = lost_round(_to_spare(board))
    if item != KNIFE:
        return lost + lost_round(_to_spare_for_her(board))
    return lost if _rounds_for(board, KNIFE) >= _rounds_for_her(board) else 0.0


GOAL = Jenny()
