"""Setting out: where landmarks stand best, where statues look, and where a vehicle waits."""

from collections.abc import Iterable

from ...games.tobago.facts import DIRECTION_NAMES, Landmark
from ...games.tobago.steps import Face, Park, Put
from ...kernel import Option, Step
from .lookout import Lookout


class Placing:
    """What is chosen before the hunt begins."""

    def __init__(self, lookout: Lookout) -> None:
        self._lookout, self._land, self._ways = lookout, lookout.land, lookout.ways

    def best(self, options: Iterable[Option]) -> str:
        return max(options, key=lambda option: self._worth(option.step)).text

    def _worth(self, step: Step) -> float:
        match step:
            case Put():
                return self._view_from(step.landmark, step.space)
            case Face():
                return -self._way_to(self._gaze(step.direction))
            case Park():
                return -self._way_to(step.space)
        raise AssertionError(f"{step} places nothing")

    def _view_from(self, landmark: Landmark, space: int) -> float:
        """How many more spaces have such a landmark in sight.

        The rarer clues about it are true, the sooner treasures are located, for everybody; where
        about as many spaces are near as are not, every clue about it tells something.
        """
        board = self._lookout.board
        standing: dict[Landmark, tuple[str, ...]] = {
            "hut": board.huts,
            "palm": board.palms,
            "statue": tuple([statue.space for statue in board.statues]),
        }
        seen = 0
        for name in standing[landmark]:
            seen |= self._land.in_sight[self._land.space[name]]
        return float((self._land.in_sight[space] & ~seen).bit_count())

    def _gaze(self, direction: int) -> int:
        """Where amulets will appear if the latest statue looks there."""
        statue = self._land.space[self._lookout.board.statues[-1].space]
        return self._land.edges[statue][direction % len(DIRECTION_NAMES)]

    def _way_to(self, space: int) -> float:
        """How many steps it is from anywhere on the island, on average."""
        return self._ways.mean(space, self._land.all)
