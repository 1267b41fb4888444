"""When a vote is held, and which of the last votes have not been seen yet."""

from collections.abc import Sequence

from ...games.lifeboats.state import About
from ...games.lifeboats.view import Board, BoatSeen, VoteSeen

Moment = tuple[int, int]
"""The round, and the place of the vote in the order of its votes."""
Question = tuple[str | None, tuple[str, ...], tuple[BoatSeen, ...]]
"""What is voted on: the boat, if it is about one, the results there may be, and all the boats."""
IN_ORDER: tuple[About, ...] = ("leak", "overboard", "move")
AFTER_ALL_VOTES = len(IN_ORDER)


def moment_of(board: Board) -> Moment:
    """When the vote is held that is open now; a moment after all votes of the round if none is."""
    place = AFTER_ALL_VOTES if board.vote is None else IN_ORDER.index(board.vote.about)
    return board.round, place


def question_of(board: Board) -> Question | None:
    """The question of the open vote, which stays the same until the vote is over."""
    return None if board.vote is None else (board.vote.boat, board.vote.colours, board.boats)


def votes_since(seen: Sequence[VoteSeen], votes: Sequence[VoteSeen]) -> Sequence[VoteSeen]:
    """Those of the last votes that were held since others were the last, the earliest first.

    The record does not say when they were held, and rounds may lack votes; but it only ever grows
    at its end and drops its beginning. At least one vote was held since.
    """
    for new in range(1, len(votes)):
        known = votes[:-new]
        if known == seen[-len(known) :]:
            return votes[-new:]
    return votes
