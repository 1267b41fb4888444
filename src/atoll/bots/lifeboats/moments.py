"""When votes were held: the record of the last ones does not say it, but one can count back."""

from ...games.lifeboats.state import About
from ...games.lifeboats.view import Board, VoteSeen

Moment = tuple[int, int]
"""The round, and the place of the vote in the order of its votes."""
IN_ORDER: tuple[About, ...] = ("leak", "overboard", "move")


def moment_of(board: Board) -> Moment:
    """When the vote is held that is open now."""
    assert board.vote is not None
    return board.round, IN_ORDER.index(board.vote.about)


def votes_with_moments(board: Board) -> list[tuple[Moment, VoteSeen]]:
    """The last votes, the earliest first, each with its moment.

    As long as a vote is open about several boats, no round before was without its votes on a leak
    and on a move; so the place of each vote tells whether it was held in an earlier round.
    """
    round_, place = moment_of(board)
    dated = []
    for vote in reversed(board.votes):
        held = IN_ORDER.index(vote.about)
        if held >= place:
            round_ -= 1
        place = held
        dated.append(((round_, place), vote))
    return dated[::-1]
