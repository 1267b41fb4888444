"""Driving: where a move can end, which amulets it collects, and which step comes first."""

from collections.abc import Iterator

from msgspec import Struct

from ...games.tobago.island import Island, Spaces
from ...kernel import members
from .distances import one_step_further

Layer = dict[Spaces, Spaces]
"""By the amulets that have been collected, where the vehicle can be."""


class Destination(Struct, frozen=True, gc=False):
    """Where a move ends, after how many steps, and where it has collected amulets."""

    space: int
    steps: int
    collected: Spaces


class Move:
    """All that can come of a move with so many steps."""

    def __init__(self, land: Island, here: int, steps: int, amulets: Spaces) -> None:
        self._land, self._amulets = land, amulets
        self._layers: list[Layer] = [{0: 1 << here}]
        for _ in range(steps):
            self._layers.append(self._next(self._layers[-1]))

    def destinations(self) -> Iterator[Destination]:
        """Every space that can be reached, with the most amulets, and then by the fewest steps."""
        ends = [
            (-collected.bit_count(), steps, collected, spaces)
            for steps, layer in enumerate(self._layers)
            for collected, spaces in layer.items()
        ]
        seen = 0
        for _, steps, collected, spaces in sorted(ends):
            for space in members(spaces & ~seen):
                yield Destination(space, steps, collected)
            seen |= spaces

    def first_step(self, destination: Destination) -> int:
        """The first space on the way to one that is at least one step away."""
        space, collected = destination.space, destination.collected
        for layer in reversed(self._layers[1 : destination.steps]):
            space, collected = self._before(layer, space, collected)
        return space

    def _next(self, layer: Layer) -> Layer:
        """One step further: whoever stops at an amulet takes it."""
        further: Layer = {}
        for collected, spaces in layer.items():
            reached = one_step_further(self._land, spaces)
            there = reached & self._amulets & ~collected
            for space in members(there):
                taken = collected | 1 << space
                further[taken] = further.get(taken, 0) | 1 << space
            if reached & ~there:
                further[collected] = further.get(collected, 0) | reached & ~there
        return further

    def _before(self, layer: Layer, space: int, collected: Spaces) -> tuple[int, Spaces]:
        """Where a vehicle may have been one step ago, and with which amulets."""
        for earlier in (collected & ~(1 << space), collected):
            came_from = layer.get(earlier, 0) & self._land.steps[space]
            if came_from:
                return members(came_from)[0], earlier
        raise AssertionError("no step leads there")
