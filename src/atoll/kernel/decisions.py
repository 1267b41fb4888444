"""Decisions: who is asked what, with every legal answer listed."""

from msgspec import Struct

from .messages import Message
from .steps import Step


class Option(Struct, frozen=True, gc=False):
    """One legal answer.

    ``text`` is the answer: in the record, on the wire, in tests and in logs. ``pieces`` names the
    things on the table that it concerns, so that a client can light them up. ``step`` is what
    happens when it is chosen.
    """

    text: str
    step: Step
    label: Message
    pieces: tuple[str, ...] = ()


class Decision(Struct, frozen=True, gc=False):
    """A question to one seat.

    The game waits for it if ``must``; otherwise it is standing: the seat may answer it as long as
    the game waits for somebody. A ``must`` decision with a single option is answered by the kernel
    unless ``always``: set that where skipping the question would tell the others something about a
    hidden hand, or would take away the moment for somebody's standing decision.
    """

    seat: int
    prompt: Message
    options: tuple[Option, ...]
    must: bool = True
    always: bool = False

    def option(self, text: str) -> Option | None:
        """The option with this text, or None."""
        for option in self.options:
            if option.text == text:
                return option
        return None
