"""Decisions: who is asked what, with every legal answer listed."""

from collections.abc import Sequence

from msgspec import Struct

from .answers import Answer
from .choices import Choices, Option
from .messages import Message


class Decision(Struct, frozen=True, gc=False):
    """A question to one seat.

    The game waits for it if ``must``; otherwise it is standing: the seat may answer it as long as
    the game waits for somebody. A ``must`` decision with a single option is answered by the kernel
    unless ``always``: set that where skipping the question would tell the others something about a
    hidden hand, or would take away the moment for somebody's standing decision.
    """

    seat: int
    prompt: Message
    options: Sequence[Option]
    must: bool = True
    always: bool = False

    def option(self, text: str) -> Option | None:
        """The option with this text, or None."""
        options = self.options
        if isinstance(options, Choices):
            return options.find(text)
        for option in options:
            if option.text == text:
                return option
        return None

    def kinds(self) -> frozenset[type[Answer]]:
        """The kinds of answers that it takes."""
        options = self.options
        if isinstance(options, Choices):
            return options.kinds()
        return frozenset([type(option.answer) for option in options])
