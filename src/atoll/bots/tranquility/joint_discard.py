"""The joint discard: how many of the eight cards to offer.

Nobody may say which cards they hold, so the first offers are what everybody would gladly give.
Then they lie open, and all who split the difference by the same rule agree at once.
"""

from collections.abc import Sequence

from ...games.tranquility.start import JOINT_DISCARD, UNSEEN
from ...games.tranquility.state import Offer
from ...games.tranquility.view import Board
from ...kernel import Option
from .parting import loss
from .position import Position

GLADLY = 0.5
"""A card that is missed less than this is given gladly."""


def best_offer(position: Position, options: Sequence[Option]) -> Option:
    """The offer of the wanted number of cards, or of the next smaller that can be given."""
    wanted = _wanted(position)
    return [option for option in options if _count(option) <= wanted][-1]


def _count(option: Option) -> int:
    assert isinstance(option.step, Offer)
    return option.step.count


def _wanted(position: Position) -> int:
    board = position.board
    if not board.offers:
        return sum(loss(position, (card,)) < GLADLY for card in position.hand)
    reserves = list(map(int.__add__, board.hands, board.decks))
    return split(board.offers, limits(board), reserves)[position.seat]


def limits(board: Board) -> list[int]:
    """How many cards each seat can give, as far as everybody can see."""
    in_storm = {storm.place for storm in board.storms if storm.colour == "yellow"}
    return [
        held + UNSEEN * (f"seat{seat}" in in_storm and deck >= UNSEEN)
        for seat, (held, deck) in enumerate(zip(board.hands, board.decks, strict=True))
    ]


def split(offers: Sequence[int], limits: Sequence[int], reserves: Sequence[int]) -> list[int]:
    """Offers made to add up: who has most cards left gives more, who has fewest gives less."""
    counts = list(map(min, offers, limits))
    seats = range(len(counts))

    def left(seat: int) -> int:
        return reserves[seat] - counts[seat]

    while sum(counts) > JOINT_DISCARD:
        counts[min([seat for seat in seats if counts[seat]], key=left)] -= 1
    while sum(counts) < JOINT_DISCARD:
        able = [seat for seat in seats if counts[seat] < limits[seat]]
        if not able:
            break
        counts[max(able, key=left)] += 1
    return counts
