"""The 32 islands: three pieces joined in the middle, and what lies how far from what.

A space is a number; a set of spaces is a whole number with a bit for each.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, reduce
from itertools import product
from operator import or_
from typing import NamedTuple

from ...kernel import bitset
from .facts import APART, DIRECTIONS, FIRST_Q, FIRST_R, LETTERS, SIDES, TERRAINS, Side, Terrain

Spaces = int
"""A set of spaces."""
Place = tuple[int, int]
SIGHT = 2
"""How far one can see."""
WIDEST = 20
"""No island is so wide."""


class Layout(NamedTuple):
    """How the pieces are joined: the sides clockwise from the upper left, and the joint."""

    sides: tuple[Side, Side, Side]
    shift: int


OFFSETS = (((0, 0), (1, -1), (1, 0)), ((0, 0), (1, 0), (0, 1)))
"""By shift, where the corner of each piece lies."""


def _layouts() -> Iterator[Layout]:
    for first, second, third in product("aA", "bB", "cC"):
        for shift in range(len(OFFSETS)):
            yield Layout((first, second, third), shift)  # type: ignore[arg-type]
            yield Layout((first, third, second), shift)  # type: ignore[arg-type]


LAYOUTS: dict[str, Layout] = {
    "".join(layout.sides) + str(layout.shift): layout for layout in _layouts()
}
"""By id, such as ``abC1``."""


class Island:
    """An island. Nothing in it ever changes, so one object serves all games on it."""

    def __init__(self, layout: str) -> None:
        terrains = dict(sorted(_put_together(LAYOUTS[layout]).items()))
        self.layout = layout
        self.places: tuple[Place, ...] = tuple(terrains)
        """By space, its coordinates; column by column, from top to bottom."""
        self.terrains: tuple[Terrain, ...] = tuple(terrains.values())
        self.names: tuple[str, ...] = space_names(layout)
        """By space, a letter for its column and a number from the top, such as ``d5``."""
        self.space = {name: space for space, name in enumerate(self.names)}
        self.spaces: tuple[int, ...] = tuple(range(len(self.places)))
        self.all: Spaces = bitset(self.spaces)

        self.beside: tuple[Spaces, ...] = self._within(1)
        """By space, its neighbours."""
        self.in_sight: tuple[Spaces, ...] = self._within(SIGHT)
        """By space, what can be seen from there, without itself."""
        self.apart: tuple[Spaces, ...] = tuple(
            [self.all & ~near for near in self._within(APART - 1)]
        )
        """By space, itself and what is far enough away for a landmark of the same kind."""
        self.beside_ocean: Spaces = self._near_ocean(1)
        self.in_sight_of_ocean: Spaces = self._near_ocean(SIGHT)

        self.of_terrain: dict[Terrain, Spaces] = {
            each: bitset([space for space in self.spaces if self.terrains[space] == each])
            for each in TERRAINS
        }
        self.areas: tuple[Spaces, ...] = tuple(map(self._area, self.spaces))
        """By space, the area that it belongs to."""
        self.largest: dict[Terrain, Spaces] = {
            each: max(
                [area for area in self.areas if area & self.of_terrain[each]], key=int.bit_count
            )
            for each in TERRAINS
        }
        self.steps: tuple[Spaces, ...] = tuple(
            [(self.areas[space] | self.beside[space]) & ~(1 << space) for space in self.spaces]
        )
        """By space, where one step of a vehicle leads."""
        at = {place: space for space, place in enumerate(self.places)}
        self.edges: tuple[tuple[int, ...], ...] = tuple(
            [tuple([_edge(at, place, step) for step in DIRECTIONS]) for place in self.places]
        )
        """By space and direction, the last space of the island on a straight line."""

    def __repr__(self) -> str:
        return f"<island {self.layout}>"

    def around(self, spaces: Iterable[int], reach: int) -> Spaces:
        """What is so near to one of these spaces, and none of them."""
        nearby = self.beside if reach == 1 else self.in_sight
        spaces = [*spaces]
        return reduce(or_, [nearby[space] for space in spaces], 0) & ~bitset(spaces)

    def _within(self, reach: int) -> tuple[Spaces, ...]:
        number = {place: space for space, place in enumerate(self.places)}
        return tuple(
            [
                bitset([number[each] for each in _disc(place, reach) if each in number])
                & ~(1 << space)
                for space, place in enumerate(self.places)
            ]
        )

    def _near_ocean(self, reach: int) -> Spaces:
        land = {*self.places}
        return bitset(
            [
                space
                for space, place in enumerate(self.places)
                if any(each not in land for each in _disc(place, reach))
            ]
        )

    def _area(self, space: int) -> Spaces:
        """All spaces of the same terrain that can be reached without leaving it."""
        alike = self.of_terrain[self.terrains[space]]
        area, found = 0, 1 << space
        while found != area:
            area = found
            reached = [self.beside[each] for each in self.spaces if area >> each & 1]
            found = area | reduce(or_, reached) & alike
        return area


@cache
def island(layout: str) -> Island:
    return Island(layout)


@cache
def space_names(layout: str) -> tuple[str, ...]:
    """The names of all spaces of an island, which is not worked out for that."""
    return tuple(_names(sorted(_put_together(LAYOUTS[layout]))))


def _edge(at: Mapping[Place, int], place: Place, step: Place) -> int:
    """The last space on a straight line, also beyond a bay."""
    last = at[place]
    for times in range(1, WIDEST):
        ahead = (place[0] + times * step[0], place[1] + times * step[1])
        last = at.get(ahead, last)
    return last


def _disc(place: Place, reach: int) -> Iterator[Place]:
    for q in range(-reach, reach + 1):
        for r in range(max(-reach, -q - reach), min(reach, -q + reach) + 1):
            yield place[0] + q, place[1] + r


def _put_together(layout: Layout) -> dict[Place, Terrain]:
    """Each piece is turned by a third of a circle more than the one before."""
    terrains: dict[Place, Terrain] = {}
    for slot, side in enumerate(layout.sides):
        offset = OFFSETS[layout.shift][slot]
        for place, terrain in _piece(side):
            q, r = place
            for _ in range(slot):
                q, r = -q - r, q
            terrains[q + offset[0], r + offset[1]] = terrain
    return terrains


def _piece(side: Side) -> Iterator[tuple[Place, Terrain]]:
    for r, line in enumerate(SIDES[side], FIRST_R):
        for q, letter in enumerate(line, FIRST_Q):
            if letter in LETTERS:
                yield (q, r), LETTERS[letter]


def _names(places: Iterable[Place]) -> Iterator[str]:
    """The columns are called a, b, c and so on; places come column by column."""
    columns: dict[int, int] = {}
    for q, _ in places:
        columns[q] = columns.get(q, 0) + 1
        yield f"{chr(ord('a') + len(columns) - 1)}{columns[q]}"
