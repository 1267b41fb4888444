"""How a game ended."""

from msgspec import Struct


class Outcome(Struct, frozen=True, gc=False):
    """Why the game ended (a message key), each seat's score, and the seats that won."""

    reason: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
