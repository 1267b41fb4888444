"""The island of Tobago, drawn in text, with players, hand and maps beside it.

A space has its name, in the colour of its terrain, and behind it the letter of the terrain: in
``d5m`` there are mountains. The name begins with a capital where the space can be chosen, and is
underlined in the largest area of its kind. Behind it stands what lies there: ``①`` a vehicle,
``⌂`` a hut, ``♣`` a palm, an arrow a statue that looks there, ``♦`` an amulet, ``◇`` where
the next will appear, and a circle or square for each marker. Where much lies the letter gives way,
then the name; a plus sign stands for more than there is room for.
"""

from collections.abc import Iterator, Mapping, Sequence

from rich.console import RenderableType

from ....games.tobago import grammar
from ....games.tobago.view import Board
from ....kernel import Answer, Option, View
from ....texts import Texts
from ...presenting import Presenter
from ..flow import Flow
from .expedition import Expedition
from .facts import clues_of_maps, compass, discarded_clues, further
from .legend import Legend
from .names import NEGATED, called
from .signs import GAZES, Signs

__all__ = [
    "CHAPTERS",
    "CHATTER",
    "DELIBERATE",
    "ENOUGH",
    "GREAT",
    "NEGATED",
    "SHOWS",
    "called",
    "details",
    "draw",
    "gloss",
    "unlikely",
]

SHOWS: frozenset[type[Answer]] = frozenset(
    [each for each in grammar.ANSWERS if each not in (grammar.Dig, grammar.Take, grammar.Pass)]
)
"""Whatever is said of these would not fit below the island; their verbs say enough."""
DELIBERATE: frozenset[type[Answer]] = frozenset([grammar.Exchange])
ENOUGH: frozenset[type[Answer]] = frozenset([grammar.Put, grammar.Remove])
"""Of these the space alone says enough."""
CHAPTERS = frozenset(["turn", "clue", "dug", "shown", "curse", "shared", "appeared"])
CHATTER = frozenset(
    [
        "placed",
        "faced",
        "parked",
        "turn",
        "drew",
        "drove",
        "looked",
        "appeared",
        "statues-turned",
        "clues-shuffled",
        "passed",
    ]
)
GREAT = frozenset(["dug", "accepted", "curse", "cursed", "warded-off"])


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


def gloss(key: str, args: Mapping[str, object], texts: Texts) -> str:
    """The arrow that a direction is on this map."""
    return next((arrow for way, arrow in GAZES.items() if way == args.get("direction")), "")


def unlikely(view: View[Board], option: Option) -> bool:
    """Whether it drives to where nothing lies."""
    board, answer = view.board, option.answer
    if not isinstance(answer, grammar.Drive):
        return False
    markers = [each.possible for each in board.maps if each.marked]
    lying = [board.amulets, *markers]
    return not any(answer.space in spaces for spaces in lying)
