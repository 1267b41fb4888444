"""Amulets: what removing markers, doubling and swapping roses makes of a table."""

from collections.abc import Iterator
from itertools import combinations

from ...games.tobago.amulets import MOST_ROSES
from ...games.tobago.facts import MARKERS
from ...kernel import members
from .position import Sought, Table


def removed(table: Table, colour: int, space: int) -> Table:
    """Without one of the markers."""
    sought = table.sought[colour]
    return table.with_sought(colour, Sought(sought.possible & ~(1 << space), sought.laid))


def doubled(table: Table, colour: int, place: int) -> Table:
    """With a second rose on a clue, by its place from the top."""
    sought = table.sought[colour]
    laid = [*sought.laid]
    laid[place] = (laid[place][0], MOST_ROSES)
    return table.with_sought(colour, Sought(sought.possible, tuple(laid)))


def swapped(table: Table, colour: int, one: int, other: int) -> Table:
    """With the roses of two clues of a map in each other's place."""
    sought = table.sought[colour]
    laid = [*sought.laid]
    laid[one], laid[other] = laid[other], laid[one]
    return table.with_sought(colour, Sought(sought.possible, tuple(laid)))


def all_removed(table: Table) -> Iterator[Table]:
    for colour, sought in enumerate(table.sought):
        if 1 < sought.possible.bit_count() <= MARKERS:
            for space in members(sought.possible):
                yield removed(table, colour, space)


def all_doubled(table: Table, seat: int) -> Iterator[Table]:
    for colour, sought in enumerate(table.sought):
        for place, (owner, roses) in enumerate(sought.laid):
            if owner == seat and roses < MOST_ROSES:
                yield doubled(table, colour, place)


def all_swapped(table: Table) -> Iterator[Table]:
    for colour, sought in enumerate(table.sought):
        for one, other in combinations(range(len(sought.laid)), 2):
            if sought.laid[one] != sought.laid[other]:
                yield swapped(table, colour, one, other)
