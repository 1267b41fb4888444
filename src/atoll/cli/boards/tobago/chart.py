"""The island with all that lies on it.

It lies on its side, for so its hexagons fit a terminal: each of its columns is a line, the first,
a, at the bottom, and the north is on the left. In a line every other hexagon of the neighbouring
lines begins half a hexagon further on, so that all six neighbours touch.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

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


class Hexagon(NamedTuple):
    """How wide a space is drawn, and what it leaves free beside the letter of its terrain."""

    width: int
    gap: int


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

    @property
    def has_choices(self) -> bool:
        """Whether some of the spaces are marked, as they can be chosen."""
        return bool(self._choices)

    def drawn(self, hexagon: Hexagon, notes: Notes) -> list[Text]:
        """With notes in the ocean, in the upper and the lower corner on the right."""
        above, below = notes
        between = [""] * (self.height - len(above) - len(below))
        return [
            self._with_note(self._line(spaces, hexagon), note, hexagon.width)
            for spaces, note in zip(reversed(self._lines), [*above, *between, *below], strict=True)
        ]

    def _with_note(self, line: Text, note: str, hexagon: int) -> Text:
        """Where the island takes much of the line, the end of a long name is left out."""
        room = self.width(hexagon) - GAP - len(line) - GAP
        return line.append(f"{'':{GAP}}{note[:room]:>{room}}", NOTE) if note else line

    def _line(self, spaces: Sequence[SpaceSeen], hexagon: Hexagon) -> Text:
        line = Text(no_wrap=True, overflow="crop").append(spaces[0].name[0].ljust(MARGIN), FAINT)
        for space in spaces:
            begins = MARGIN + (_from_the_north(space) - self._first) * hexagon.width // 2
            line.append(" " * (begins - len(line)))
            line.append_text(self._hexagon(space, hexagon))
        return line

    def _hexagon(self, space: SpaceSeen, hexagon: Hexagon) -> Text:
        """What lies there, and as much of its name and the letter of its terrain as fits."""
        lying, width = self._lying[space.name], hexagon.width
        if len(lying) > width:
            lying = [*lying[: width - 1], Text(MORE)]
        name, letter = self._named(space), Text(self._signs.letter(space.terrain))
        room = width - len(lying)
        if len(name) > room:
            parts = [*lying, self._alone(space)] if room else lying
        elif len(name) + len(letter) + hexagon.gap > room:
            parts = [name, *lying]
        else:
            parts = [name, letter, *lying]
        drawn = Text("", TERRAINS[space.terrain])
        for part in parts:
            drawn.append_text(part)
        drawn.append(" " * (width - len(drawn)))
        return drawn

    def _named(self, space: SpaceSeen) -> Text:
        largest = f" {LARGEST}" if space.largest else ""
        if space.name not in self._choices:
            return Text(space.name, largest.strip())
        letter, number = space.name[0].upper(), space.name[1:]
        return Text.assemble((letter, f"{CHOICE}{largest}"), (number, f"bold{largest}"))

    def _alone(self, space: SpaceSeen) -> Text:
        """The letter of its terrain in the place of its name."""
        letter = self._signs.letter(space.terrain)
        return Text(letter.upper(), CHOICE) if space.name in self._choices else Text(letter)


def _telling(choices: set[str], board: Board) -> set[str]:
    """Where everything can be chosen a mark would tell nothing."""
    return choices if len(choices) < len(board.spaces) else set()


def _from_the_north(space: SpaceSeen) -> int:
    """How far down it is on the island, in halves of a hexagon."""
    return 2 * space.r + space.q


def _lying(view: View[Board], space: str, signs: Signs) -> Iterator[Text]:
    """What is on a space: vehicles, a landmark, an amulet and markers; where one will appear."""
    board = view.board
    vehicles = [seat for seat, player in enumerate(board.players) if player.vehicle == space]
    for seat in sorted(vehicles, key=lambda seat: seat != view.seat):  # one's own is never hidden
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
