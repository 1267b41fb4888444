"""A bot that answers anything, for company, for tests and as the zero of every scale."""

from random import Random

from ..kernel import Decision
from .chair import Chair


class RandomBot:
    """Answers with any option, each as likely as another; lets half its standing decisions be."""

    def __init__(self, seed: int) -> None:
        self._luck = Random(seed)  # noqa: S311  (a game, not a secret)

    def choose(self, chair: Chair, decision: Decision) -> str | None:
        if not decision.must and self._luck.random() < 0.5:
            return None
        return self._luck.choice(decision.options).text
