"""What the rules say to people: keys with arguments, never sentences.

The wording lives in Fluent files, one per language; rules only name what is to be said.
"""

from msgspec import Struct


class Message(Struct, frozen=True, gc=False):
    """A text by its key, with what it mentions."""

    key: str
    args: dict[str, str | int] = {}
