"""The drawing: what has to be seen of island, people and camp, and everything at length."""

from collections import Counter
from collections.abc import Iterator, Sequence

from rich.console import RenderableType

from ....games.robinson.view import Board
from ....kernel import Option, View
from ...presenting import Presenter
from ..contract import Drawing
from .cards import telling
from .details import details as at_length
from .shore import Shore
from .signs import Signs


def draw(view: View[Board], options: Sequence[Option], words: Presenter) -> Shore:
    """What has to be seen, and below it as much of all else as there is room for."""
    return Shore(view, options, Signs(words.texts, words.names))


def details(view: View[Board], words: Presenter) -> Iterator[RenderableType]:
    return at_length(view, Signs(words.texts, words.names))


def has_scores(view: View[Board]) -> bool:
    """How far the scenario is stands beside the island, in words that say more than a number."""
    return bool(view.board.progress)


def tells(view: View[Board]) -> Counter[str]:
    """The card that is being carried out stands there in full."""
    told = telling(view.board)
    return Counter([told] if told else [])


DRAWING = Drawing(draw, details, tells, has_scores)
