"""Questions about the grid. Nothing here changes it."""

from .cards import EMPTY, PURPLE
from .shapes import ARCH_CROWN, ARCH_EARLY_CROWN, ARCH_PILLARS, DAY_CELLS, SHAPES, Shape
from .state import Sea


def shape(sea: Sea) -> Shape:
    return SHAPES[sea.options.mode]


def is_full(sea: Sea) -> bool:
    return EMPTY not in sea.grid


def row_of(sea: Sea, cell: int) -> list[int]:
    """What lies in the row of a cell, from left to right."""
    cells = shape(sea).rows[shape(sea).row_of[cell]]
    return sea.grid[cells.start : cells.stop]


def open_rows(sea: Sea) -> list[int]:
    """The rows with at least one empty cell, from the bottom."""
    return [row for row, cells in enumerate(shape(sea).rows) if EMPTY in row_of(sea, cells[0])]


def filled_cells(sea: Sea) -> list[int]:
    return [cell for cell, card in enumerate(sea.grid) if card]


def neighbours(sea: Sea, cell: int) -> list[int]:
    """The cards beside a cell, in the order that joins the rows at their ends."""
    beside = sea.grid[max(cell - 1, 0) : cell] + sea.grid[cell + 1 : cell + 2]
    return [card for card in beside if card != EMPTY]


def closed_cells(sea: Sea) -> set[int]:
    """The cells in which nothing may be placed now."""
    rows = [storm.where for storm in sea.storms if storm.colour == PURPLE and storm.where >= 0]
    if sea.rocks is not None:
        rows.append(sea.rocks)
    closed = {cell for row in rows for cell in shape(sea).rows[row]}
    if sea.options.mode == "high_arch" and not crown_is_open(sea):
        closed.update(ARCH_CROWN)
    return closed


def crown_is_open(sea: Sea) -> bool:
    filled, needed = pillars(sea)
    return filled >= needed


def pillars(sea: Sea) -> tuple[int, int]:
    """High Arch: how many cells of the pillars are full, and how many open the crown."""
    cells = sea.grid[ARCH_PILLARS.start : ARCH_PILLARS.stop]
    needed = ARCH_EARLY_CROWN if sea.options.crown == "early" else len(cells)
    return len(cells) - cells.count(EMPTY), needed


def any_lies_wrong(sea: Sea) -> bool:
    """Day and Night: whether any card must still be turned over."""
    return any(shows_wrong_half(sea, cell) for cell in range(len(sea.turned)))


def would_lie_wrong(sea: Sea) -> list[int]:
    """Day and Night: the empty cells in which a card would lie wrong as it is held now."""
    return [
        cell
        for cell in range(len(sea.turned))
        if sea.grid[cell] == EMPTY and sea.night == (cell in DAY_CELLS)
    ]


def shows_wrong_half(sea: Sea, cell: int) -> bool:
    """Day and Night: whether the card in a cell must still be turned over."""
    return sea.grid[cell] != EMPTY and sea.turned[cell] == (cell in DAY_CELLS)
