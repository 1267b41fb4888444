"""Distances: how many steps a vehicle needs to get anywhere, worked out once for each island."""

from collections.abc import Iterator
from functools import cache, reduce
from operator import or_

from ...games.tobago.island import Island, Spaces, island
from ...kernel import members


class Distances:
    """The distances on an island, in steps of a vehicle."""

    def __init__(self, land: Island) -> None:
        self.land = land
        self.within: tuple[tuple[Spaces, ...], ...] = tuple(
            [tuple(_spreading(land, space)) for space in land.spaces]
        )
        """By space, what is reached from there in no step, in one, and so on up to everything."""

    def mean(self, space: int, to: Spaces) -> float:
        """How many steps it is to these spaces, on average."""
        missed = 0
        for reached in self.within[space]:
            left = to & ~reached
            if not left:
                break
            missed += left.bit_count()
        return missed / to.bit_count()

    def least(self, space: int, to: Spaces) -> int:
        """How many steps it is to the nearest of these spaces."""
        within = self.within[space]
        return next(steps for steps, reached in enumerate(within) if reached & to)


@cache
def distances_on(layout: str) -> Distances:
    return Distances(island(layout))


def one_step_further(land: Island, spaces: Spaces) -> Spaces:
    """Where one step leads from any of these spaces."""
    return reduce(or_, [land.steps[space] for space in members(spaces)], 0)


def _spreading(land: Island, space: int) -> Iterator[Spaces]:
    reached = 1 << space
    yield reached
    while reached != land.all:
        reached |= one_step_further(land, reached)
        yield reached
