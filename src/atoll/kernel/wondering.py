"""Wondering about an answer before it is given: why it cannot be, and what would come of it."""

from typing import Generic, Literal, TypeVar

from msgspec import Struct

from .messages import Message
from .view import View

B = TypeVar("B", bound=Struct)


class Why(Struct, frozen=True):
    """Whether an answer could be given; if not, why, and the paragraph of the rules behind it."""

    text: str | None
    """The answer that was meant; None if what was pointed at makes none."""
    message: Message | None = None
    """None if it could be given; or if nothing was meant at all."""
    rule: str | None = None

    @property
    def legal(self) -> bool:
        return self.text is not None and self.message is None


Certainty = Literal["certain", "open"]
"""Whether all that follows is certain, or depends on chance or on what is hidden. On which of the
two it depends may be a secret itself.
"""


class WhatIf(Struct, Generic[B], frozen=True):
    """What would come of an answer, if it can be given: what the seat would see, if certain."""

    why: Why
    certainty: Certainty | None = None
    """None if it cannot be given."""
    view: View[B] | None = None
