"""The castaway: it lives for its secret interests, and guesses those of the others."""

from collections.abc import Iterable

from ...games.overboard.options import Options
from ...games.overboard.view import Board
from ...kernel import Decision
from ..chair import Chair
from .memory import Memory
from .mind import Mind

GameSeen = tuple[int, Options, tuple[str, ...], str | None, str | None]
"""What stays the same: the own seat, the options, who is who, the friend and the enemy."""


def game_seen(board: Board, seat: int) -> GameSeen:
    return seat, board.options, board.roles, board.friend, board.enemy


class CastawayBot:
    """Reckons in points: what each life is worth to it, and how likely each is saved.

    It remembers what others did; its play needs no chance. Whoever sets it before another game, or
    on another seat, finds that it has forgotten all.
    """

    def __init__(self, seed: int) -> None:
        self._game: GameSeen | None = None
        self._memory: Memory | None = None
        self._mind: Mind | None = None

    def choose(self, chair: Chair, decision: Decision) -> str | None:
        view = chair.view
        mind = self._mind_on(view.board, chair.seat)
        if decision.must:
            return mind.answer(decision)
        is_asked = chair.seat in view.waiting
        if decision.prompt.key == "ask-say":
            return _first(decision, mind.words() if is_asked else ())
        return _first(decision, mind.provisions(is_asked=is_asked))

    def _mind_on(self, board: Board, seat: int) -> Mind:
        """What it thinks of the table; the same as before, if nothing has changed."""
        if self._mind is not None and self._mind.board == board and self._mind.seat == seat:
            return self._mind
        game = game_seen(board, seat)
        if self._memory is None or game != self._game:
            self._game, self._memory = game, Memory(board, seat)
        self._memory.take_in(board)
        self._mind = Mind(board, seat, self._memory)
        return self._mind


def _first(decision: Decision, texts: Iterable[str]) -> str | None:
    """The first of these answers that is possible, if any is."""
    for text in texts:
        if decision.option(text):
            return text
    return None
