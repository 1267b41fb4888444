"""The survivor: it plans for the whole camp, and takes what wins most playouts."""

from ...games.robinson import grammar
from ...games.robinson.planning.together import ASK_PLAN
from ...games.robinson.powers.usable import ASK_POWERS
from ...games.robinson.view import Board
from ...kernel import Decision
from ..advice import Advice
from ..chair import Chair
from .goals import goal_of
from .placing import READY, Placing, anything
from .playouts import best_of
from .policy import obvious_answer
from .position import Position, position_of
from .powers import Powers, helpings
from .reasons import ALL_PLACED, FOR_THE_GOAL, HELP_WANTED, PLAYED_OUT, reason_to_place
from .search import USUAL, Budget, best_for_the_goal, plan_for
from .tasks import Plan

EVENING = ("weather", "night")
STAY = grammar.Stay().text
MANY_OPTIONS = 3
"""With more options than this each is played out less often."""


class SurvivorBot:
    """Plans for all pawns that are free and places its own; the other seats may be anybody.

    Its answers follow from what its seat sees, from what it has in mind for this round, and, where
    it plays out something that it alone decides, from its seed.
    """

    def __init__(self, seed: int, budget: Budget = USUAL) -> None:
        self._seed, self._budget = seed, budget
        self._position: Position | None = None
        self._tasks: Plan | None = None

    def choose(self, chair: Chair, decision: Decision) -> str | None:
        advice = self.advise(chair, decision)
        return None if advice is None else advice.text

    def advise(self, chair: Chair, decision: Decision) -> Advice | None:
        options = decision.options
        if decision.must and len(options) == 1:
            return Advice(options[0].text)
        board = chair.view.board
        match decision.prompt.key:
            case ASK_PLAN.key:
                return self._plan(chair, board, decision)
            case ASK_POWERS.key:
                return self._use(chair, board, decision)
        text = obvious_answer({person.name: person.wounds for person in board.people}, decision)
        if text is not None:
            return Advice(text)
        text = goal_of(board).answer(position_of(chair).redealt, decision)
        if text is not None:
            return Advice(text, FOR_THE_GOAL)
        playouts = self._budget.choice_playouts
        if len(options) > MANY_OPTIONS:
            playouts = (playouts + 1) // 2
        text = best_of(
            chair, decision, f"{self._seed} {board.round}", playouts, self._budget.win_chance
        )
        home = text == STAY  # which is preferred a little, whatever the playouts say
        return Advice(text, None if home else PLAYED_OUT)

    def _use(self, chair: Chair, board: Board, decision: Decision) -> Advice | None:
        """What may be used at any time; for the goal, what the next plans need."""
        goal, options = goal_of(board), decision.options
        own = [option.text for option in options if goal.is_own(option.answer)]
        if own and board.phase == "production":
            text = best_for_the_goal(chair, own, self._budget)
            if text is not None:
                return Advice(text, FOR_THE_GOAL)
        supper = helpings(position_of(chair).redealt) if board.phase in EVENING else 0
        others = [option.text for option in options if option.text not in own]
        text = Powers(board, chair.seat, supper).best(others)
        return None if text is None else Advice(text)

    # Planning.

    def _plan(self, chair: Chair, board: Board, decision: Decision) -> Advice | None:
        """What to place next, or that all is placed; whoever need not answer may help."""
        if not board.plan:  # as long as nothing stands everybody sees the same, and plans the same
            self._position, self._tasks = position_of(chair), None
        offered = [option.text for option in decision.options]
        if not decision.must:
            waits = not board.ready[chair.seat] and any(not each.complete for each in board.plan)
            text = self._placing(chair, board).help(offered) if waits else None
            return None if text is None else Advice(text, HELP_WANTED)
        placing = self._placing(chair, board)
        text = placing.next(offered)
        if text is not None:
            return Advice(text, reason_to_place(placing.task_of(text)))
        if READY in offered:
            return Advice(READY, ALL_PLACED)
        return Advice(placing.mend(decision.options) or anything(offered))

    def _placing(self, chair: Chair, board: Board) -> Placing:
        """Where the table is no longer as it was planned it plans anew."""
        position = self._position
        if position is None or (position.redealt.round, tuple(position.redealt.changes)) != (
            board.round,
            board.changes,
        ):
            self._position = position = position_of(chair)
            self._tasks = None
        if self._tasks is None:
            self._tasks = plan_for(position, self._budget)
        placing = Placing(board, chair.seat, self._tasks)
        if not placing.fits():
            self._position = position_of(chair)
            self._tasks = plan_for(self._position, self._budget)
            placing = Placing(board, chair.seat, self._tasks)
        return placing
