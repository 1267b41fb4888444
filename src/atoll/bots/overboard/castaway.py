"""The castaway: it lives for its secret interests, and guesses those of the others."""

from collections.abc import Iterable
from random import Random

from ...games.overboard.options import Options
from ...games.overboard.view import Board
from ...kernel import Answer, Decision
from ..advice import Advice
from ..chair import Chair
from .memory import Memory
from .mind import Mind

SHY, BOLD = 1.0, 1.6
"""How much what is demanded counts, beside what a fight for it would cost."""

GameSeen = tuple[int, Options, tuple[str, ...], str | None, str | None]
"""What stays the same: the own seat, the options, who is who, the friend and the enemy."""


def game_seen(board: Board, seat: int) -> GameSeen:
    return seat, board.options, board.roles, board.friend, board.enemy


class CastawayBot:
    """Reckons in points: what each life is worth to it, and how likely each is saved.

    It remembers what others did; how bold it is comes from the seed, else nothing is left to
    chance. Whoever sets it before another game, or on another seat, finds that it has forgotten
    all.
    """

    def __init__(self, seed: int) -> None:
        luck = Random(seed)  # noqa: S311  (a game, not a secret)
        self._boldness = luck.uniform(SHY, BOLD)
        self._game: GameSeen | None = None
        self._memory: Memory | None = None
        self._mind: Mind | None = None

    def choose(self, chair: Chair, decision: Decision) -> str | None:
        mind = self._mind_on(chair.view.board, chair.seat)
        if decision.must:
            return mind.answer(decision).text
        question = next((each for each in chair.decisions if each.must), None)
        if decision.prompt.key == "ask-say":
            return _text(_first(decision, mind.words(question)))
        answer = _first(decision, mind.provisions(is_asked=question is not None))
        if self._memory is not None and answer is not None:
            self._memory.answered(chair.view.board, answer)
        return _text(answer)

    def advise(self, chair: Chair, decision: Decision) -> Advice | None:
        text = self.choose(chair, decision)
        option = None if text is None else decision.option(text)
        if option is None:
            return None
        mind = self._mind_on(chair.view.board, chair.seat)
        return Advice(option.text, mind.reason(option.answer))

    def _mind_on(self, board: Board, seat: int) -> Mind:
        """What it thinks of the table; the same as before, if nothing has changed."""
        if self._mind is not None and self._mind.board == board and self._mind.seat == seat:
            return self._mind
        game = game_seen(board, seat)
        if self._memory is None or game != self._game:
            self._game, self._memory = game, Memory(board, seat)
        self._memory.take_in(board)
        self._mind = Mind(board, seat, self._memory, self._boldness)
        return self._mind


def _first(decision: Decision, answers: Iterable[Answer]) -> Answer | None:
    """The first of these answers that is possible, if any is."""
    for answer in answers:
        if decision.option(answer.text):
            return answer
    return None


def _text(answer: Answer | None) -> str | None:
    return None if answer is None else answer.text
