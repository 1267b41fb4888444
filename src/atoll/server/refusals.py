"""What the server does not do, and why: a key for people in any language, a status for HTTP."""

from functools import cache

from ..kernel import Message, Word
from ..texts import Texts

BAD, UNKNOWN_PERSON, FORBIDDEN, MISSING, CONFLICT, TOO_MANY = 400, 401, 403, 404, 409, 429
LONGEST_REASON = 300
"""A reason repeats what was given, which can be of any length."""


class Refusal(Exception):
    """Something that cannot be done now. Nothing has changed."""

    def __init__(self, key: str, status: int = CONFLICT, /, **args: Word) -> None:
        super().__init__(key, args)
        self.message = Message(f"error-{key}", args)
        self.status = status

    @classmethod
    def saying(cls, message: Message) -> "Refusal":
        return cls(message.key.removeprefix("error-"), **message.args)

    def __str__(self) -> str:
        return in_english(self.message)


class Stale(Refusal):
    """The seat was asked something else when it was answered, or the wish is not open any more."""

    def __init__(self) -> None:
        super().__init__("stale")


def in_english(message: Message, game: str | None = None) -> str:
    """What a message of the server, or of a game, says: for programs and for logs."""
    return _texts(game).say(message)


@cache
def _texts(game: str | None) -> Texts:
    return Texts("en", game, also=("server",))
