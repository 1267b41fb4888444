"""Castaways: wood for the pile, fire, and a ship that passes."""

from collections.abc import Collection, Iterator
from functools import cache

from ....games.robinson import grammar
from ....games.robinson.facts import SHELTER_PRICE, Phase
from ....games.robinson.scenarios.castaways import MAST_GIVES, OIL_GIVES, SHIPS, room
from ....games.robinson.scenarios.goals import STAGES, Woodpile
from ....games.robinson.scenarios.goals import Goal as Progress
from ....games.robinson.state import Camp
from ....games.robinson.view import Board
from ....kernel import Answer
from ..camp import gets_wet, is_homeless
from ..currency import PAWN, WOOD, rounds_left
from ..sky import clouds_through, dice_of
from ..stock import stock_of
from .frame import Features, Goal

FIRE, MOUNTAINS, MAST = "fire", "mountains", "mast"
OIL = "use find-oil"
LAID = 0.25
"""What wood is worth more on the pile, where no weather takes it."""
BEHIND = 2.9
"""What a wood is worth more if the pile is behind its time."""
CALM_WOOD, WINTER_WOOD = 2.6, 0.64
"""How much wood in a round is easily spared for the pile: little, when all weather dice roll."""
HOPELESS = 50.0
"""The pile can no longer be ready in time."""
URGENT = 60.0
"""How much fire counts in the last round."""
BEFORE_LAYING: tuple[Phase, ...] = ("event", "morale", "production")
LAST_CALM = 3
"""The last round without weather dice."""
UNCERTAIN = 0.21
"""So much more than is likely the clouds may take."""


class Castaways(Goal):
    """Five stages of wood, at most one filled in a round; and fire, which takes mountains."""

    def value(self, board: Board) -> float:
        missing = self.wood_wanted(board)
        late = _stages_missing(board) > _layings_left(board)
        return -(WOOD + LAID) * missing - _haste(board, missing) - HOPELESS * late

    def features(self, board: Board) -> Features:
        missing = self.wood_wanted(board)
        short = max(missing - stock_of(board).wood, 0)
        to_spare = _layings_left(board) - _stages_missing(board)
        return {
            "laid": _pile(board).score,
            "short": -short,
            "behind": -_haste(board, short),
            "ready": missing == 0,
            "to-spare": to_spare,
            "none-to-spare": -(to_spare <= 0),
            "too-late": -(to_spare < 0),
        }

    def needed(self, progress: Progress) -> Collection[str]:
        return (FIRE,)

    def wood_wanted(self, board: Board) -> int:
        return sum(STAGES) - _pile(board).score

    def hurry(self, board: Board, wood: float) -> float:
        missing = self.wood_wanted(board)
        return _haste(board, missing) - _haste(board, missing - wood)

    def item(self, board: Board, name: str) -> float:
        """Fire takes two pawns some day; without it there is no rescue in the end."""
        return 2 * PAWN + URGENT / rounds_left(board) ** 2 if name == FIRE else 0.0

    def terrain(self, board: Board, name: str) -> float:
        """Fire wants mountains, and nobody knows where they are."""
        if name != MOUNTAINS or FIRE in board.items:
            return 0.0
        return 2 * PAWN + URGENT / rounds_left(board) ** 2

    def built(self, board: Board, name: str) -> float:
        return WOOD * min(room(_pile(board)), MAST_GIVES) if name == MAST else 0.0

    def uses(self, board: Board) -> Iterator[str]:
        if room(_pile(board)) >= OIL_GIVES and board.phase == "night":
            yield OIL

    def first_uses(self, board: Board) -> Iterator[str]:
        count = wood_spared(board)
        if count:
            yield grammar.Lay(count).text

    def is_own(self, answer: Answer) -> bool:
        return isinstance(answer, grammar.Lay)

    def may_end(self, camp: Camp) -> bool:
        """A ship passes."""
        return camp.round in SHIPS


def _pile(board: Board) -> Woodpile:
    assert isinstance(board.goal, Woodpile)
    return board.goal


def _stages_missing(board: Board) -> int:
    """How many stages of the pile are not full."""
    laid = _pile(board).laid
    full = sum([count == stage for count, stage in zip(laid, STAGES, strict=False)])
    return len(STAGES) - full


def _layings_left(board: Board) -> int:
    """In how many rounds wood can still be laid: in this one not after the production phase."""
    return rounds_left(board) - (board.phase not in BEFORE_LAYING)


def _haste(board: Board, missing: float) -> float:
    """What is missing costs more if little time is left."""
    return BEHIND * max(missing - _easy(board.options.scenario, board.round, board.rounds), 0)


@cache
def _easy(scenario: str, now: int, rounds: int) -> float:
    """How much wood can still be laid without haste."""
    return sum(
        [
            WINTER_WOOD if "winter" in dice_of(scenario, each) else CALM_WOOD
            for each in range(now, rounds + 1)
        ]
    )


def wood_spared(board: Board) -> int:
    """What the camp can spare for the woodpile; in the end, all there is."""
    most = min(room(_pile(board)), board.available.wood)
    if _layings_left(board) <= _stages_missing(board):
        return most
    return max(min(most, board.available.wood - _kept_for_the_camp(board)), 0)


def _kept_for_the_camp(board: Board) -> int:
    """Wood for the shelter, for a roof in time, and for the weather of this evening."""
    wood, fur = SHELTER_PRICE[len(board.ready)]
    kept = round(
        clouds_through(board.options.scenario, board.round, board.levels["roof"]) + UNCERTAIN
    )
    if is_homeless(board) or (gets_wet(board) and board.available.fur < fur):
        kept += wood
    return kept + (board.round <= LAST_CALM)


GOAL = Castaways()
