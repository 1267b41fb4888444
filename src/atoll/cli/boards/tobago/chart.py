"""The island with all that lies on it.

It lies on its side, for so its hexagons fit a terminal: each of its columns is a line, the first,
a, at the bottom, and the north is on the left. In a line every other hexagon of the neighbouring
lines begins half a hexagon further on, so that all six neighbours touch.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.text import Text

from ....games.tobago.view import Board, SpaceSeen
from ....kernel import Option, View
from .prospects import Prospects
from .signs import (
    AMULET,
    CHOICE,
    COLOURS,
    FAINT,
    GAZES,
    HUT,
    LARGEST,
    MARKERS,
    NEXT_AMULET,
    NOTE,
    PALM,
    TERRAINS,
    Signs,
)

MARGIN = 2
"""In it stand the letters of the lines."""
MORE = "+"
GAP = 1
"""Between the island and a note in the ocean, and behind it."""

Notes = tuple[Sequence[str], Sequence[str]]
"""What stands beside the uppermost and the lowest lines."""


class Chart:
    """A line for each column of the island; hexagons can be of any even width."""

    def __init__(self, view: View[Board], options: Sequence[Option], signs: Signs) -> None:
        board = view.board
        self._signs = signs
        self._choices = _telling(Prospects(board).choices(options), board)
        self._lines = [[*spaces] for _, spaces in groupby(board.spaces, key=lambda each: each.q)]
        self._first = min(map(_from_the_north, board.spaces))
        self._last = max(map(_from_the_north, board.spaces))
        self._lying = {space.name: [*_lying(view, space.name, signs)] for space in board.spaces}

    @property
    def height(self) -> int:
        return len(self._lines)

    def width(self, hexagon: int) -> int:
        """How much it takes with hexagons of this width."""
        return MARGIN + (self._last - self._first) * hexagon // 2 + hexagon

    def drawn(self, hexagon: int, notes: Notes) -> list[Text]:
        """With notes in the ocean, in the upper and the lower corner on the right."""
        above, below = notes
        between = [""] * (self.height - len(above) - len(below))
        return [
            self._with_note(self._line(spaces, hexagon), note, hexagon)
            for spaces, note in zip(reversed(self._lines), [*above, *between, *below], strict=True)
        ]

    def _with_note(self, line: Text, note: str, hexagon: int) -> Text:
        """Where the island takes much of the line, the end of a long name is left out."""
        room = self.width(hexagon) - GAP - len(line) - GAP
        return line.append(f"{'':{GAP}}{note[:room]:>{room}}", NOTE) if note else line

    def _line(self, spaces: Sequence[SpaceSeen], hexagon: int) -> Text:
        line = Text(no_wrap=True, overflow="crop").append(spaces[0].name[0].ljust(MARGIN), FAINT)
        for space in spaces:
            begins = MARGIN + (_from_the_north(space) - self._first) * hexagon // 2
            line.append(" " * (begins - len(line)))
            line.append_text(self._hexagon(space, hexagon))
        return line

    def _hexagon(self, space: SpaceSeen, width: int) -> Text:
        """The letter of its terrain; its number unless what lies there takes the room; and that."""
        letter, number = self._signs.letter(space.terrain), space.name[1:]
        lying, terrain, room = self._lying[space.name], TERRAINS[space.terrain], width - 1
        if len(number) + len(lying) > room:
            number = ""
        if len(lying) > room:
            lying = [*lying[: room - 1], Text(MORE)]
        largest = f" {LARGEST}" if space.largest else ""
        if space.name in self._choices:
            name = Text.assemble((letter.upper(), f"{CHOICE}{largest}"), (number, f"bold{largest}"))
        else:
            name = Text(letter + number, largest.strip())
        drawn = Text("", terrain).append_text(name)
        for each in lying:
            drawn.append_text(each)
        drawn.append(" " * (width - len(drawn)))
        return drawn


def _telling(choices: set[str], board: Board) -> set[str]:
    """Where everything can be chosen a mark would tell nothing."""
    return choices if len(choices) < len(board.spaces) else set()


def _from_the_north(space: SpaceSeen) -> int:
    """How far down it is on the island, in halves of a hexagon."""
    return 2 * space.r + space.q


def _lying(view: View[Board], space: str, signs: Signs) -> Iterator[Text]:
    """What is on a space: vehicles, a landmark, an amulet and markers; where one will appear."""
    board = view.board
    for seat, player in enumerate(board.players):
        if player.vehicle == space:
            yield signs.seat(seat)
    if space in board.huts:
        yield Text(HUT, "bold")
    if space in board.palms:
        yield Text(PALM, "bold")
    for statue in board.statues:
        if statue.space == space:
            yield Text(GAZES[statue.facing], "bold")
    if space in board.amulets:
        yield Text(AMULET, "bold")
    for sought in board.maps:
        if sought.marked and space in sought.possible:
            yield Text(COLOURS[sought.colour], MARKERS[sought.colour])
    if space not in board.amulets and space in [statue.gaze for statue in board.statues]:
        yield Text(NEXT_AMULET)
