"""Refusing an answer: the reason, and the rule that gives it."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from .answers import Answer
from .messages import Message, Word
from .steps import Step

S = TypeVar("S")
A = TypeVar("A", bound=Answer)

Check = Callable[[S, int, A], None]
"""Raises ``Refused`` if a rule forbids this answer of a seat."""


class Refused(Exception):
    """An answer cannot be: ``refused-<key>`` says why, ``rule`` is the paragraph behind it."""

    def __init__(self, key: str, rule: str | None = None, **args: Word) -> None:
        super().__init__(key)
        self.message = Message(f"refused-{key}", args)
        self.rule = rule


class NotNow(Refused):
    """Something else is asked. What that is, is added by whoever knows the question."""

    def __init__(self) -> None:
        super().__init__("not-now")


class Reasons(Generic[S]):
    """Why answers are not legal: a slow, plain reading of the rules for a single answer.

    It is asked only about answers that are not among the options. ``against(Answer, Question)``
    registers what may forbid such an answer to a question; ``none_against`` says that nothing does.
    """

    def __init__(self) -> None:
        self._checks: dict[tuple[type[Step] | None, type[Answer]], Check[S, Any]] = {}

    def against(
        self, kind: type[A], *questions: type[Step]
    ) -> Callable[[Check[S, A]], Check[S, A]]:
        """Registers the check for these questions; without any, for whatever is asked."""

        def register(check: Check[S, A]) -> Check[S, A]:
            for question in questions or (None,):
                assert (question, kind) not in self._checks, f"two checks for {kind} at {question}"
                self._checks[question, kind] = check
            return check

        return register

    def none_against(self, question: type[Step], *kinds: type[Answer]) -> None:
        for kind in kinds:
            self._checks[question, kind] = _no_reason

    def check(self, state: S, question: Step | None, seat: int, answer: Answer) -> None:
        """Raise ``Refused`` if something forbids this answer to this question."""
        check = self.find(question, answer)
        if check is None:
            raise NotNow
        check(state, seat, answer)

    def find(self, question: Step | None, answer: Answer) -> Check[S, Any] | None:
        """What may forbid this answer to this question; None if it is no answer to that."""
        check = self._checks.get((type(question), type(answer))) if question else None
        return check or self._checks.get((None, type(answer)))


def _no_reason(state: Any, seat: int, answer: Any) -> None:
    """What is asked may always be answered so."""
