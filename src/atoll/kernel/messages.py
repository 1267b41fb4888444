"""What the rules say to people: keys with arguments, never sentences.

The wording lives in Fluent files, one per language; rules only name what is to be said.
"""

from msgspec import Struct

Word = str | int | tuple[str | int, ...]
"""What a text mentions; several words are named one after the other."""
Args = dict[str, Word]

SEAT_ARGUMENTS = ("seat", "to", "victim")
"""Arguments of messages that are seats: people read the names of the players there."""


class Message(Struct, frozen=True, gc=False):
    """A text by its key, with what it mentions."""

    key: str
    args: Args = {}
