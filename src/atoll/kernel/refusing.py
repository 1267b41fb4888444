"""Refusing an answer: the reason, and the rule that gives it."""

from collections.abc import Sequence
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


def check_alone(words: Sequence[str], form: str) -> None:
    """Nothing stands behind a verb."""
    if words:
        raise Refused("form", form=form)


def one_word(words: Sequence[str], form: str) -> str:
    """The only word behind a verb."""
    if len(words) != 1:
        raise Refused("form", form=form)
    return words[0]
