"""The survivor: it plans for the whole camp, and reckons everything in wounds."""

from ...kernel import Decision
from ..chair import Chair
from .chances import Chances
from .choices import usual_choice
from .dreams import best_of
from .placing import Placing

ASK_PLAN, ASK_POWERS = "ask-plan", "ask-powers"
DREAMS = 6
FEW_DREAMS, MANY_OPTIONS = 3, 6
"""With many options each is dreamt of less."""


class SurvivorBot:
    """Plans for all pawns that are free and places its own; the other seats may be anybody.

    Its answers follow from what its seat sees; chance comes from the seed, and only in dreams. It
    remembers what it has in mind for this round.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._placing: Placing | None = None

    def choose(self, chair: Chair, decision: Decision) -> str | None:
        options = decision.options
        if decision.must and len(options) == 1:
            return options[0].text
        board = chair.view.board
        if decision.prompt.key == ASK_PLAN:
            if self._placing is None or not self._placing.fits(board):
                self._placing = Placing(board, chair.seat)
            return self._placing.next(board, decision)
        if decision.prompt.key == ASK_POWERS:
            return Chances(board, chair.seat).best(options)
        text = usual_choice(board, decision)
        if text is not None:
            return text
        dreams = FEW_DREAMS if len(options) > MANY_OPTIONS else DREAMS
        return best_of(chair, decision, self._seed + board.round, dreams)
