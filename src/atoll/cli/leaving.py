"""Getting up from the table, which may be done wherever something can be typed."""

from .keyboards import on_latin_keys

WAYS_TO_LEAVE = ("q", "quit", "exit")
"""What is typed to leave."""


class Left(Exception):
    """The person gets up from the table."""


def means_to_leave(line: str) -> bool:
    return on_latin_keys(line) in WAYS_TO_LEAVE
