"""The options of a game."""

from typing import Literal

from msgspec import Struct


class Options(Struct, frozen=True):
    jewels: Literal["high", "low"] = "high"
    """What one, two and three jewels are worth: 2, 6 and 12 points, or 1, 4 and 8."""


EXPLAINED = {"jewels": {"high": "OB-17.12", "low": "OB-17.12"}}
"""The paragraphs about a choice."""
