"""Moments: when a view of the table was seen, and which comes first."""

from ...games.overboard.view import Board

Moment = tuple[int, int, int, int]
"""The day, how far it has come, how much has left the game, and how much was said."""


def moment_of(board: Board) -> Moment:
    """When a view was seen; during a day each part of it only grows."""
    if board.crate_left:
        stage = 0
    elif board.acting is not None:
        stage = 1 + board.order.index(board.acting)
    else:
        stage = 1 + len(board.order) + (board.card is not None)
    return board.day, stage, len(board.spent) + board.sunk, len(board.said)


def is_before(moment: Moment, other: Moment) -> bool:
    """Whether a moment lies before another: then something was taken back."""
    if moment[0] != other[0]:
        return moment[0] < other[0]
    return any(here < there for here, there in zip(moment, other, strict=True))
