"""Statements: what seats say for the record. None of them binds, and none can be taken back."""

from collections.abc import Collection
from typing import Any, TypeVar

from .choices import Choices
from .events import EventValue
from .refusing import Refused
from .state import State

T = TypeVar("T")


NOTHING_TO_SAY = Choices(())


def unsaid(options: Choices, said: Collection[str], most: int) -> Choices:
    """What of this may still be said after these words: not too much, and nothing twice."""
    if len(said) >= most:
        return NOTHING_TO_SAY
    return options.without(said) if said else options


def check_unsaid(text: str, said: Collection[str], most: int, rule: str) -> None:
    """Raise ``Refused`` if that would be too much, or was said already."""
    if len(said) >= most:
        raise Refused("said-enough", rule, most=most)
    if text in said:
        raise Refused("said-already", rule)


def say(state: State[Any], said: list[T], statement: T, kind: str, **args: EventValue) -> None:
    """Put a statement on record; words that were heard cannot be taken back."""
    said.append(statement)
    state.bind()
    state.tell(f"said-{kind}", **args)
