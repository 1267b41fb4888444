"""The boards: for each game, a drawing of what a seat sees."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from rich.console import RenderableType

from ...kernel import Option, View
from ..presenting import Presenter
from . import lifeboats, tranquility


class Drawing(NamedTuple):
    """How a game is drawn."""

    draw: Callable[[View[Any], Sequence[Option], Presenter], RenderableType]
    """Draws a view; the options are those of the moment, for the board to show where they lead."""
    shows: frozenset[str]
    """The kinds of options, by the keys of their labels, that the drawing shows already."""
    examples: tuple[str, ...]
    """Answers by which to recognise one that is not legal now, or whose verb was left out."""
    deliberate: frozenset[str]
    """The kinds of options that are to be typed: Enter alone never gives them."""
    parting: frozenset[str] = frozenset()
    """The kinds of events that tell a seat which ``cards`` it has parted with."""
    tells: Callable[[View[Any]], frozenset[str]] = lambda view: frozenset()
    """The kinds of events that the drawing of a view shows already."""
    chapters: frozenset[str] = frozenset()
    """The kinds of events that begin a new line."""


DRAWINGS: Mapping[str, Drawing] = {
    "tranquility": Drawing(
        tranquility.draw,
        tranquility.SHOWS,
        tranquility.EXAMPLES,
        tranquility.DELIBERATE,
        tranquility.PARTING,
    ),
    "lifeboats": Drawing(
        lifeboats.draw,
        lifeboats.SHOWS,
        lifeboats.EXAMPLES,
        lifeboats.DELIBERATE,
        tells=lifeboats.tells,
        chapters=lifeboats.CHAPTERS,
    ),
}
