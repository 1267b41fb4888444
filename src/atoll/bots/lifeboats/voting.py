"""Voting: which card to lay, when to lay a hat, and how to settle a vote."""

from collections.abc import Iterable, Mapping
from random import Random

from ...games.lifeboats.view import Board
from .fleet import SEAT_OF
from .forecast import HAT, VOTES_A_ROUND, Forecast
from .interests import Interests
from .memory import Memory

WORD = 0.7
"""What a kept word is worth, in points: others will listen again."""
COURTESY = 0.2
"""What it is worth, in points, to grant somebody a plea; nor may granting it cost more."""
SAME = 1e-9
"""What differs by less is the same: sums of points are not exact."""
HAT_COST = 2.5
"""What a hat must gain, in points, while many votes are still to come."""
MOVES_HELD = 0.6
"""Of the moves that the boats still need so many come about; the others go down before."""


class Voting:
    """A seat's choice among the cards for the open vote."""

    def __init__(
        self, board: Board, seat: int, interests: Interests, memory: Memory, luck: Random
    ) -> None:
        self.board, self.seat, self.interest = board, seat, interests[seat]
        self.forecast = Forecast(board, seat, interests, memory, luck)
        self._pledges = [each for each in memory.pledges(board) if each.seat == seat]
        forecast = {colour: self.forecast.value(colour) for colour in self.interest}
        self._unbound = forecast
        self.expected = {
            colour: value - self._broken_word(colour) for colour, value in forecast.items()
        }
        self.bearable = [colour for colour in forecast if not self.would_drown_own(colour)]
        """The colours that may be voted for at all: nobody drowns their own people."""
        self.colour = self._with_courtesy(self._best(self.bearable), _pleas(board, seat, memory))
        self.card = HAT if self._needs_hat() else self.colour

    @property
    def would_rather(self) -> str:
        """What the seat would vote for if it had let nobody expect anything."""
        return self._best_by(self._unbound, self.bearable)

    @property
    def before_pleas(self) -> str:
        """What it would vote for if nobody had asked to be spared."""
        return self._best(self.bearable)

    @property
    def likes_most(self) -> str:
        return max(self.bearable, key=self.interest.__getitem__)

    @property
    def has_pledged(self) -> bool:
        return bool(self._pledges)

    def would_drown_own(self, colour: str) -> bool:
        """Whether a colour stands for the seat's own people who would go overboard."""
        assert self.board.vote is not None
        return self.board.vote.about == "overboard" and SEAT_OF[colour] == self.seat

    def _best(self, colours: Iterable[str], pleas: Mapping[str, float] | None = None) -> str:
        """What promises most; of what promises the same, what the seat likes most."""
        values = {
            colour: self.expected[colour] - (pleas or {}).get(colour, 0.0) for colour in colours
        }
        return self._best_by(values, values)

    def _best_by(self, values: Mapping[str, float], colours: Iterable[str]) -> str:
        values = {colour: values[colour] for colour in colours}
        most = max(values.values())
        return max(
            [colour for colour, value in values.items() if value >= most - SAME],
            key=self.interest.__getitem__,
        )

    def _with_courtesy(self, best: str, pleas: Mapping[str, float]) -> str:
        """Pleas are granted where another result would be about as welcome."""
        as_welcome = [
            colour
            for colour in self.bearable
            if self.interest[colour] >= self.interest[best] - COURTESY
        ]
        return self._best(as_welcome, pleas)

    def _broken_word(self, card: str) -> float:
        """What it costs not to do as the seat has let expect."""
        broken = [each for each in self._pledges if card not in each.cards]
        return WORD * sum([each.weight(len(self.interest)) for each in broken])

    def _needs_hat(self) -> bool:
        if not self.board.hats[self.seat]:
            return False
        gain = self.forecast.value(HAT) - self._broken_word(HAT) - self.expected[self.colour]
        return gain > hat_cost(self.board, self.seat)


def _pleas(board: Board, seat: int, memory: Memory) -> dict[str, float]:
    """By colour, what it counts that others have asked to spare it: who is trusted is heard."""
    pleas: dict[str, float] = {}
    for each in board.said:
        if each.kind == "spare" and each.seat != seat:
            pleas[each.colour] = pleas.get(each.colour, 0.0) + COURTESY * memory.trust(each.seat)
    return pleas


def hat_cost(board: Board, seat: int) -> float:
    """What a hat must gain: less and less as there are fewer votes left in which to lay it."""
    moves = sum([boat.to_shore for boat in board.boats if boat.state == "afloat" and boat.crew])
    votes = VOTES_A_ROUND * MOVES_HELD * moves
    return HAT_COST * max(1.0 - board.hats[seat] / max(votes, 1.0), 0.0)
