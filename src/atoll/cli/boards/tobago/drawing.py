"""The drawing: the island with all that concerns it, and everything at length."""

from collections.abc import Iterator, Sequence

from rich.console import RenderableType

from ....games.tobago.view import Board
from ....kernel import Option, View
from ...presenting import Presenter
from ..contract import Drawing
from ..flow import Flow
from .expedition import Expedition
from .legend import Legend
from .margins import clues_of_maps, compass, discarded_clues, further
from .signs import Signs


def draw(view: View[Board], options: Sequence[Option], words: Presenter) -> Expedition:
    """The island with all that concerns it, what is going on, and what else there is room for."""
    return Expedition(view, options, Signs(view, words))


def details(view: View[Board], words: Presenter) -> Iterator[RenderableType]:
    """All clues on the maps and out of play, what else there is to know, and all signs."""
    signs = Signs(view, words)
    legend = Legend(view, signs)
    yield from clues_of_maps(view, signs)
    yield from further(view, signs, clues=False)
    yield from discarded_clues(view, signs)
    yield compass(signs)
    yield Flow("", [*legend.island(choices=True), *legend.maps()])


DRAWING = Drawing(draw, details)
