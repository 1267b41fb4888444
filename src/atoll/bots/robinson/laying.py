"""Laying wood on the pile: how much the camp can spare."""

from ...games.robinson.facts import SHELTER_PRICE
from ...games.robinson.scenarios.goals import STAGES, Goal, Woodpile
from ...games.robinson.view import Board
from .sky import clouds_through

CALM_BEFORE = 3
"""The last round without weather dice."""


def woodpile(goal: Goal) -> Woodpile:
    """Where there is none, it is as if it were complete."""
    return goal if isinstance(goal, Woodpile) else Woodpile([*STAGES])


def room(board: Board) -> int:
    """How much wood the present stage of the pile still takes."""
    pile = woodpile(board.goal)
    if pile.closed or pile.complete:
        return 0
    return STAGES[len(pile.laid) - 1] - pile.laid[-1] if pile.laid else STAGES[0]


def wood_to_lay(board: Board) -> int:
    """What the camp can spare for the woodpile; in the end, all there is."""
    space, wood = room(board), board.available.wood
    if not space or not wood:
        return 0
    stages = len(STAGES) - max(len(woodpile(board.goal).laid), 1) + 1
    if board.rounds - board.round + 1 <= stages:
        return min(space, wood)
    return max(min(space, wood - kept_for_the_camp(board)), 0)


def kept_for_the_camp(board: Board) -> int:
    """Wood for the shelter, for a roof in time, and for the weather of this evening."""
    seats = len(board.ready)
    price, fur = SHELTER_PRICE[seats]
    kept = 0
    scenario, roof = board.options.scenario, board.levels["roof"]
    cave = any(space.name == board.camp and space.shelter for space in board.spaces)
    if not board.shelter and not cave:
        kept += price
    elif clouds_through(scenario, min(board.round + 1, board.rounds), roof) > 0.6:
        kept += 0 if board.available.fur >= fur else price
    kept += round(clouds_through(scenario, board.round, roof) + 0.3)
    return kept + (board.round <= CALM_BEFORE)
