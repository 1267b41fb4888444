"""The options of a game."""

from typing import Literal

from msgspec import Struct


class Options(Struct, frozen=True):
    landing: Literal["arrival", "lane"] = "arrival"
    """Whether people land on the leftmost free field of the beach, or on that of their lane."""


EXPLAINED = {"landing": {"arrival": "LB-7.3", "lane": "LB-7.4"}}
"""The paragraphs about a choice."""
