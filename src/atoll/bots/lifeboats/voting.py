"""Voting: which card to lay, when to lay a hat, and how to settle a vote."""

from random import Random

from ...games.lifeboats.view import Board
from .fleet import after_vote
from .forecast import HAT, VOTES_A_ROUND, Forecast, Wishes
from .foresight import foreseen
from .memory import Memory
from .outlook import Outlook, interest

WORD = 0.7
"""What a kept word is worth, in points: others will listen again."""
COURTESY = 0.2
"""What it is worth, in points, to grant somebody a plea."""
HAT_PRICE = 2.5
"""What a hat must gain, in points, while many votes are still to come."""
MOVES_HELD = 0.6
"""Of the moves that the boats still need so many come about; the others go down before."""
FORESIGHT = 0.5
"""How much what is foreseen a few rounds on counts, beside what is seen at once."""


def wishes_of_all(outlook: Outlook) -> Wishes:
    """What each seat makes of each result of the open vote."""
    vote = outlook.board.vote
    assert vote is not None
    wishes: Wishes = [{} for _ in range(outlook.seats)]
    for colour in vote.colours:
        boat = vote.boat or colour
        changed = after_vote(outlook.vessels[boat], vote.about, colour)
        vessels = outlook.vessels | {boat: changed}
        at_once = outlook.worths(vessels)
        later = foreseen(outlook, vessels, vote.about)
        worths = [
            (1.0 - FORESIGHT) * now + FORESIGHT * then
            for now, then in zip(at_once, later, strict=True)
        ]
        for seat, wish in enumerate(wishes):
            wish[colour] = interest(worths, seat)
    return wishes


class Choice:
    """A seat's choice among the cards for the open vote."""

    def __init__(
        self, board: Board, seat: int, wishes: Wishes, memory: Memory, luck: Random
    ) -> None:
        self.board, self.seat, self.wish = board, seat, wishes[seat]
        self.forecast = Forecast(board, seat, wishes, memory, luck)
        self._pledges = [each for each in memory.pledges(board) if each.seat == seat]
        pleas = _pleas(board, seat, memory)
        self.values = {
            colour: self.forecast.value(colour) - self._broken_word(colour) - pleas.get(colour, 0.0)
            for colour in self.wish
        }
        self.colour = max(self.values, key=self.values.__getitem__)
        self.card = HAT if self._needs_hat() else self.colour

    def _broken_word(self, card: str) -> float:
        """What it costs not to do as the seat has let expect."""
        broken = [each for each in self._pledges if card not in each.cards]
        return WORD * sum([each.weight(len(self.wish)) for each in broken])

    def _needs_hat(self) -> bool:
        if not self.board.hats[self.seat]:
            return False
        gain = self.forecast.value(HAT) - self._broken_word(HAT) - self.values[self.colour]
        return gain > hat_price(self.board, self.seat)


def _pleas(board: Board, seat: int, memory: Memory) -> dict[str, float]:
    """By colour, what it counts that others have asked to spare it: who is trusted is heard."""
    pleas: dict[str, float] = {}
    for each in board.said:
        if each.kind == "spare" and each.seat != seat:
            pleas[each.colour] = pleas.get(each.colour, 0.0) + COURTESY * memory.trust(each.seat)
    return pleas


def hat_price(board: Board, seat: int) -> float:
    """What a hat must gain: less and less as there are fewer votes left in which to lay it."""
    moves = sum([boat.to_shore for boat in board.boats if boat.state == "afloat" and boat.crew])
    votes = VOTES_A_ROUND * MOVES_HELD * moves
    return HAT_PRICE * max(1.0 - board.hats[seat] / max(votes, 1.0), 0.0)
