"""The schemer: it votes for its own interest, keeps its word, and remembers who does not."""

from ...games.lifeboats import grammar
from ...games.lifeboats.options import Options
from ...games.lifeboats.view import Board
from ...kernel import Decision, Message, Option
from ..advice import Advice
from ..chair import Chair
from .memory import Memory
from .mind import Mind
from .moments import Moment, Question, moment_of, question_of
from .reasons import (
    reason_to_launch,
    reason_to_leave,
    reason_to_like,
    reason_to_vote,
    simple_reason,
)
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

    def advise(self, chair: Chair, decision: Decision) -> Advice | None:
        text = self.choose(chair, decision)
        option = None if text is None else decision.option(text)
        return None if option is None else Advice(option.text, self._reason(chair, option))

    def _reason(self, chair: Chair, chosen: Option) -> Message | None:
        board, seat = chair.view.board, chair.seat
        match chosen.answer:
            case grammar.Launch() as launch:
                return reason_to_launch(board, seat, launch)
            case grammar.Leave():
                return reason_to_leave(Seating(self._values(board, seat), seat).harbour(chosen))
            case grammar.Vote():
                voting = self._mind_on(board, seat).voting(board)
                return reason_to_vote(self._values(board, seat), voting, seat)
            case grammar.Decide(colour):
                return reason_to_like(self._values(board, seat), seat, colour)
        return simple_reason(chosen.answer)

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
