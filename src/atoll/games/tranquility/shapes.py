"""The grids: cells in reading order, bottom row first, each row from left to right.

In that order the cell before and the cell after are a cell's neighbours, also from row to row.
"""

from msgspec import Struct


class Shape(Struct, frozen=True):
    """A grid. ``rows`` holds the cells of each row from the bottom up."""

    rows: tuple[range, ...]
    labels: tuple[str, ...]
    """The cells' names: a letter for the column, a number for the row."""
    row_labels: tuple[tuple[str, ...], ...]
    """The same names, row by row."""
    columns: tuple[str, ...]
    """The names of the columns, from the left."""
    row_of: tuple[int, ...]
    borders: frozenset[int]
    """The cells in which a border card lies."""
    border_labels: tuple[str, ...]

    @property
    def cells(self) -> range:
        return range(len(self.labels))


def _shape(*columns: str, borders: frozenset[int] = frozenset()) -> Shape:
    """A grid from the letters of the columns that each row has, bottom row first."""
    rows: list[range] = []
    labels: list[str] = []
    for number, letters in enumerate(columns, start=1):
        rows.append(range(len(labels), len(labels) + len(letters)))
        labels += [f"{letter}{number}" for letter in letters]
    row_of = [row for row, cells in enumerate(rows) for _ in cells]
    return Shape(
        rows=tuple(rows),
        labels=tuple(labels),
        row_labels=tuple(tuple(labels[row.start : row.stop]) for row in rows),
        columns=tuple(sorted({*"".join(columns)})),
        row_of=tuple(row_of),
        borders=borders,
        border_labels=tuple(labels[cell] for cell in sorted(borders)),
    )


SQUARE = _shape(*["abcdef"] * 6)

ARCH = _shape(*["abef"] * 6, "abcdef")
ARCH_PILLARS = range(24)
ARCH_CROWN = range(24, 30)
ARCH_EARLY_CROWN = 18
"""How many pillar cells open the crown in the easier form."""

PYRAMID = _shape(
    *["abcdefgh"[:width] for width in range(8, 0, -1)], borders=frozenset(range(1, 36, 2))
)

SHAPES = {
    "base": SQUARE,
    "high_arch": ARCH,
    "pyramid": PYRAMID,
    "day_and_night": SQUARE,
    "duel": SQUARE,
}

DAY_CELLS = range(18)
"""Day and Night: the cells that must show their day half; the others show night."""
