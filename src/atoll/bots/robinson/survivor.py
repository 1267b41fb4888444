"""The survivor: it plans for the whole camp, and reckons everything in wounds."""

from ...games.robinson.view import Board
from ...kernel import Decision
from ..chair import Chair
from .chances import Chances
from .choices import usual_choice
from .dreams import best_of
from .placing import READY, Placing, anything
from .plans import Errand
from .thinking import Sight, Thought, look, plan_for, wood_to_lay

ASK_PLAN, ASK_POWERS = "ask-plan", "ask-powers"
USUAL = Thought()
DREAMS = 5
FEW_DREAMS, MANY_OPTIONS = 2, 3
"""With many options each is dreamt of less."""


class SurvivorBot:
    """Plans for all pawns that are free and places its own; the other seats may be anybody.

    Its answers follow from what its seat sees; chance comes from the seed, and only in dreams. It
    remembers what it has in mind for this round.
    """

    def __init__(self, seed: int, thought: Thought = USUAL) -> None:
        self._seed, self._thought = seed, thought
        self._round = 0
        self._errands: tuple[Errand, ...] | None = None
        self._sight: Sight | None = None
        self._given_up: list[tuple[str, str]] = []

    def choose(self, chair: Chair, decision: Decision) -> str | None:
        options = decision.options
        if decision.must and len(options) == 1:
            return options[0].text
        board = chair.view.board
        if decision.prompt.key == ASK_PLAN:
            return self._place(chair, board, decision)
        if decision.prompt.key == ASK_POWERS:
            return self._use(chair, board, decision)
        text = usual_choice({person.name: person.wounds for person in board.people}, decision)
        if text is not None:
            return text
        dreams = FEW_DREAMS if len(options) > MANY_OPTIONS else DREAMS
        return best_of(chair, decision, self._seed + board.round, dreams)

    def _use(self, chair: Chair, board: Board, decision: Decision) -> str | None:
        laying = [option.text for option in decision.options if option.text.startswith("lay ")]
        if laying and board.phase == "production":
            text = wood_to_lay(chair, laying)
            if text is not None:
                return text
        wish = Chances(board, chair.seat).best(decision.options)
        return None if wish in laying else wish

    # Planning.

    def _place(self, chair: Chair, board: Board, decision: Decision) -> str | None:
        """What to place next, or that all is placed; whoever need not answer may help."""
        if self._round != board.round:
            self._round, self._given_up = board.round, []
            self._sight, self._errands = None, None
        if not board.plan:
            self._sight, self._errands = look(chair), None
        if not decision.must:
            return self._help(chair, board, decision) if board.plan else None
        offered = [option.text for option in decision.options]
        placing = self._placing(chair, board)
        text = placing.next(offered)
        if text is None and READY in offered:
            return READY
        if text is None:
            mended = placing.mend(offered)
            if mended is not None:
                text, given_up = mended
                if given_up is not None:
                    self._given_up.append(given_up)
                    self._errands = None
        return text or anything(offered)

    def _help(self, chair: Chair, board: Board, decision: Decision) -> str | None:
        """Somebody waits for a pawn."""
        if board.ready[chair.seat] or all(stack.complete for stack in board.plan):
            return None
        offered = [option.text for option in decision.options]
        return self._placing(chair, board).help(offered)

    def _placing(self, chair: Chair, board: Board) -> Placing:
        if self._errands is None:
            sight = self._sight or look(chair)
            self._errands = plan_for(sight, self._given_up, self._thought)
        placing = Placing(board, chair.seat, self._errands)
        if not placing.fits():
            self._errands = plan_for(look(chair), self._given_up, self._thought)
            placing = Placing(board, chair.seat, self._errands)
        return placing
