"""The schemer: it votes for its own interest, keeps its word, and remembers who does not."""

from ...games.lifeboats import grammar
from ...games.lifeboats.options import Options
from ...games.lifeboats.view import Board
from ...kernel import Decision
from ..chair import Chair
from .memory import Memory
from .mind import Mind
from .moments import Moment, Question, moment_of, question_of
from .seating import Seating, best_lane
from .values import Values

GameSeen = tuple[int, Options, tuple[int | None, ...]]
"""What stays the same once the boats are launched: the own seat, the options, and the lanes."""


def game_seen(board: Board, seat: int) -> GameSeen:
    return seat, board.options, tuple([boat.lane for boat in board.boats])


class SchemerBot:
    """Reckons in points: what each seat may expect of the boats, and what a vote makes of it.

    It remembers the votes that it has seen; chance comes from the seed alone. Whoever sets it
    before another game, or on another seat, finds that it has forgotten all.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._game: GameSeen | None = None
        self._latest: Moment = (0, 0)
        self._question: Question | None = None
        self._memory = Memory(0)
        self._mind: Mind | None = None

    def choose(self, chair: Chair, decision: Decision) -> str | None:
        board, seat = chair.view.board, chair.seat
        self._recognise(board, seat)
        if board.vote is None:
            return self._seat_somebody(board, seat, decision)
        self._memory.take_in(board)
        if not any(each.must for each in chair.decisions):
            return None  # it has no vote, or has laid its card: now it waits in silence
        mind = self._mind_on(board, seat)
        first = decision.options[0]
        match first.answer:
            case grammar.Vote():
                return mind.card(board)
            case grammar.Decide():
                return mind.verdict(decision)
            case grammar.Call():
                return first.text if mind.calls(board, chair.view.waiting) else None
        return mind.words(board, decision)

    def _recognise(self, board: Board, seat: int) -> None:
        """Start afresh if this is another game than before, or an earlier moment of it.

        Where something was taken back, the same moment may come with another question.
        """
        game, now, question = game_seen(board, seat), moment_of(board), question_of(board)
        is_other = now == self._latest and question != self._question
        if game != self._game or now < self._latest or is_other:
            self._memory, self._mind = Memory(len(board.hats)), None
        self._game, self._latest, self._question = game, now, question

    def _seat_somebody(self, board: Board, seat: int, decision: Decision) -> str:
        options = decision.options
        if isinstance(options[0].answer, grammar.Launch):
            return best_lane(board, seat, options).text
        seating = Seating(self._values(board, seat), seat)
        match options[0].answer:
            case grammar.Board():
                return seating.best_boarding(options).text
            case grammar.Leave():
                return seating.best_leaving(options).text
        return seating.best_climb(options).text

    def _mind_on(self, board: Board, seat: int) -> Mind:
        if self._mind is None or self._mind.moment != moment_of(board):
            self._mind = Mind(self._values(board, seat), seat, self._memory, self._seed)
        return self._mind

    def _values(self, board: Board, seat: int) -> Values:
        memory = self._memory
        seats = range(len(board.hats))
        return Values(board, [1.0 if each == seat else memory.sense(each) for each in seats])
