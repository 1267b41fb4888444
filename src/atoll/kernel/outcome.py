"""How a game ended."""

from msgspec import Struct


class Fate(Struct, frozen=True, gc=False):
    """What more can be said of how a game ended: the cause (a message key), and the round."""

    cause: str
    round: int


class Outcome(Struct, frozen=True, gc=False):
    """Why the game ended (a message key), each seat's score, and the seats that won."""

    reason: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]

    @property
    def ranks(self) -> tuple[float, ...]:
        """Each seat's place from 1: winners first, then by score; equals share their places."""
        standings = [(seat in self.winners, score) for seat, score in enumerate(self.scores)]
        return tuple(
            [
                sum(other > mine for other in standings) + (1 + standings.count(mine)) / 2
                for mine in standings
            ]
        )
