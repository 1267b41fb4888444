"""Setting out: where landmarks stand best, where statues look, and where a vehicle waits."""

from collections.abc import Iterable
from functools import reduce
from operator import or_

from ...games.tobago.facts import Landmark
from ...games.tobago.steps import Face, Park, Put
from ...games.tobago.view import Board, landmarks_seen
from ...kernel import Option, Step
from .distances import distances_on

CROWDED = 0.6
"""How much worse a space is to start from where another vehicle stands, in steps."""


class Placing:
    """What is chosen before the hunt begins."""

    def __init__(self, board: Board) -> None:
        self._board, self._distances = board, distances_on(board.island)
        self._land = self._distances.land

    def best(self, options: Iterable[Option]) -> str:
        return max(options, key=lambda option: self._value(option.step)).text

    def _value(self, step: Step) -> float:
        match step:
            case Put():
                return self._view_from(step.landmark, step.space)
            case Face():
                return -self._way_to(self._gaze(step.direction))
            case Park():
                return -self._way_to(step.space) - CROWDED * self._crowd(step.space)
        raise AssertionError(f"{step} places nothing")

    def _view_from(self, landmark: Landmark, space: int) -> float:
        """How many more spaces have such a landmark in sight.

        The rarer clues about it are true, the sooner treasures are located, for everybody; where
        about as many spaces are near as are not, every clue about it tells something.
        """
        standing = landmarks_seen(self._board)[landmark]
        seen = reduce(or_, [self._land.in_sight[each] for each in standing], 0)
        return float((self._land.in_sight[space] & ~seen).bit_count())

    def _gaze(self, direction: int) -> int:
        """Where amulets will appear if the latest statue looks there."""
        statue = landmarks_seen(self._board)["statue"][-1]
        return self._land.edges[statue][direction]

    def _way_to(self, space: int) -> float:
        """How many steps it is from anywhere on the island, on average."""
        return self._distances.mean(space, self._land.all)

    def _crowd(self, space: int) -> float:
        """The vehicles that stand there already, and less those that are near."""
        others = [each.vehicle for each in self._board.players if each.vehicle is not None]
        steps = [self._distances.least(space, 1 << self._land.space[name]) for name in others]
        return sum([1.0 / (1.0 + each) for each in steps])
