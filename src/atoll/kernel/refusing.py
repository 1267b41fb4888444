"""Refusing an answer: the reason, and the rule that gives it."""

from typing import Any

from .messages import Message
from .state import State


class Refused(Exception):
    """An answer cannot be: ``refused-<key>`` says why, ``rule`` is the paragraph behind it."""

    def __init__(self, key: str, rule: str | None = None, **args: str | int) -> None:
        super().__init__(key)
        self.message = Message(f"refused-{key}", args)
        self.rule = rule


def first_words(state: State[Any], seat: int) -> list[str]:
    """The first words of the answers that a seat has."""
    mine = [decision for decision in state.decisions if decision.seat == seat]
    return sorted({each.text.split()[0] for decision in mine for each in decision.options})
