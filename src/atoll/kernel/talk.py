"""What the people at the table may say to each other at a given moment."""

from enum import StrEnum

from msgspec import Struct


class Level(StrEnum):
    NONE = "none"
    """Silence."""
    NUMBERS = "numbers"
    """How many, never which."""
    FREE = "free"
    """Anything, as far as the topic goes."""


class Talk(Struct, frozen=True, gc=False):
    """The talk that is allowed now, and its topic where the rules or the players have set one."""

    level: Level
    topic: str | None = None


SILENCE = Talk(Level.NONE)
FREE = Talk(Level.FREE)
