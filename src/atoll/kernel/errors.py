"""What the kernel raises when it is asked for something that cannot be."""

from .messages import Message


class IllegalAnswer(ValueError):
    """An answer that is not legal now. The state is as it was before.

    ``message`` says why, for any language; ``rule`` is the id of the paragraph in the rules digest
    that forbids the move, or None if no rule of the game is involved (garbage, not one's turn).
    """

    def __init__(self, text: str, message: Message, rule: str | None = None) -> None:
        self.text = text
        self.message = message
        self.rule = rule
        details = ", ".join(f"{name}={value}" for name, value in message.args.items())
        shown = text if len(text) <= 60 else text[:60] + "…"
        super().__init__(
            f"{shown!r} is not legal: {message.key}"
            + (f" ({details})" if details else "")
            + (f" [{rule}]" if rule else "")
        )


class BadOptions(ValueError):
    """Options or a seat count that the game does not take; the text names the culprit."""


class BadSave(ValueError):
    """Bytes that are no save of this game."""


class BadRecord(ValueError):
    """A record that cannot be read, or that does not replay under these rules."""
