"""Placing the pawns of one seat, one answer after another, as the camp has decided."""

from collections import Counter
from collections.abc import Iterator, Sequence

from ...games.robinson import grammar
from ...games.robinson.view import Board, StackSeen
from ...kernel import Option
from .tasks import Task, joining, taking_along

READY = "ready"


class Placing:
    """What a seat has in mind: its part of a plan for the whole camp."""

    def __init__(self, board: Board, seat: int, tasks: Sequence[Task]) -> None:
        self._board, self._seat = board, seat
        self._names = [person.name for person in board.people]
        self._left_over = [*board.plan]
        self._pairs = [(task, self._taken(task)) for task in tasks]

    def _taken(self, task: Task) -> StackSeen | None:
        """The stack of a task, if it has been begun; each stack belongs to one task."""
        what = (task.kind, task.target, self._names[task.leader])
        for stack in self._left_over:
            if (stack.kind, stack.target, stack.pawns[0]) == what:
                self._left_over.remove(stack)
                return stack
        return None

    def fits(self) -> bool:
        """Whether everything that stands on the board belongs to the plan."""
        return not self._left_over and not any(
            stack is not None and Counter(stack.pawns[1:]) - Counter(task.helpers)
            for task, stack in self._pairs
        )

    def next(self, offered: Sequence[str]) -> str | None:
        """The next answer that the plan takes; None if there is nothing to do, or it cannot."""
        return next((text for text in self._answers() if text in offered), None)

    def task_of(self, text: str) -> Task:
        """The task to which an answer that the plan takes belongs."""
        return next(task for task, answer in self._steps() if answer == text)

    def help(self, offered: Sequence[str]) -> str | None:
        """A pawn for what somebody else leads and has no pawn for."""
        for task, stack in self._pairs:
            if stack is None or stack.complete or self._is_own(task.leader):
                continue
            for text in self._missing(task, stack):
                if text in offered:
                    return text
        return None

    def _answers(self) -> Iterator[str]:
        return (text for _, text in self._steps())

    def _steps(self) -> Iterator[tuple[Task, str]]:
        """What is still to be placed, with the task for which it is."""
        for task, stack in self._pairs:
            if stack is not None:
                for text in self._missing(task, stack):
                    yield task, text
                for extra in task.extras:
                    yield task, taking_along(extra, stack.name)
            elif self._is_own(task.leader):
                yield task, task.begin(self._names[task.leader])

    def _missing(self, task: Task, stack: StackSeen) -> Iterator[str]:
        """The pawns that this seat is to add."""
        for pawn in Counter(task.helpers) - Counter(stack.pawns[1:]):
            who = self._names.index(pawn) if pawn in self._names else task.leader
            if self._is_own(who):
                yield joining(pawn, stack.name)

    def _is_own(self, person: int) -> bool:
        """The first player places Friday, too."""
        board = self._board
        return person == self._seat or (self._seat == board.first and person >= len(board.ready))

    def mend(self, options: Sequence[Option]) -> str | None:
        """A pawn for an own stack that wants one; if there is none it is taken back."""
        for stack in self._board.plan:
            if stack.complete or not self._is_own(self._names.index(stack.pawns[0])):
                continue
            for kind in (grammar.Add, grammar.Take):
                for option in options:
                    answer = option.answer
                    if isinstance(answer, kind) and str(answer.stack) == stack.name:
                        return option.text
        return None


def anything(offered: Sequence[str]) -> str:
    """Nothing is worth while: what does no harm."""
    for wanted in (READY, "do rest", "do arrange"):
        if wanted in offered:
            return wanted
    return offered[0]
