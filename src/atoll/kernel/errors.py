"""What the kernel raises when it is asked for something that cannot be."""

from .messages import Message


class IllegalAnswer(ValueError):
    """An answer that is not legal now. The state is as it was before.

    ``message`` says why, for any language; ``rule`` is the id of the paragraph in the rules digest
    that forbids the move, or None if no rule of the game is involved (garbage, not one's turn).
    """

    def __init__(self, text: str, message: Message, rule: str | None = None) -> None:
        super().__init__(text, message, rule)
        self.text = text
        self.message = message
        self.rule = rule

    def __str__(self) -> str:
        shown = self.text if len(self.text) <= 60 else f"{self.text:.60}…"
        details = ", ".join(f"{name}={value}" for name, value in self.message.args.items())
        return (
            f"{shown!r} is not legal: {self.message.key}"
            + (f" ({details})" if details else "")
            + (f" [{self.rule}]" if self.rule else "")
        )


class BadOptions(ValueError):
    """Options or a seat count that the game does not take; the text names the culprit."""


class BadSave(ValueError):
    """Bytes that are no save of this game."""


class BadRecord(ValueError):
    """A record that cannot be read, or that does not replay under these rules."""
