"""What comes of a line that a person types."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import RenderableType

from ..showing.questions import Begun


class Answers(NamedTuple):
    """One answer, or several that are given one after another."""

    texts: Sequence[str]


class LetPass(NamedTuple):
    """A chance is let pass."""


class TakeBack(NamedTuple):
    """What was begun is taken back, else the last answer."""


class Show(NamedTuple):
    """The table is shown again, and where it leads what was begun."""

    begun: Begun | None = None


class Read(NamedTuple):
    """There is something to read."""

    what: RenderableType


class Say(NamedTuple):
    """Something is said below the question."""

    lines: Sequence[RenderableType]


Deed = Answers | LetPass | TakeBack
"""What the course of the game depends on."""
Reply = Deed | Show | Read | Say
