"""The island of Tobago, drawn in text, with players, hand and maps beside it.

A space is the letter of its terrain and its number; the letter of its line stands on the left, so
``d5`` is the space 5 of line d. The letter is a capital where the space can be chosen, and is
underlined in the largest area of its kind. Behind it stands what lies there: ``①`` a vehicle,
``⌂`` a hut, ``♣`` a palm, an arrow a statue that looks there, ``♦`` an amulet, ``◇`` where
the next will appear, and a circle or square for each marker. A plus sign stands for more than there
is room for.
"""

from collections.abc import Sequence

from ....games.tobago.facts import LANDMARKS
from ....games.tobago.steps import POWERS
from ....games.tobago.view import Board
from ....kernel import Option, View
from ...presenting import Presenter
from .expedition import Expedition
from .prospects import OF_CLUES, TO_SPACES
from .signs import Signs

__all__ = [
    "CHAPTERS",
    "CHATTER",
    "DELIBERATE",
    "EXAMPLES",
    "GREAT",
    "SHOWS",
    "draw",
    "has_scores",
    "unlikely",
]

EXAMPLES = (
    *[f"put {landmark} d5" for landmark in LANDMARKS],
    "face n",
    "park d5",
    "play in-beach white",
    "drive d5",
    "dig white",
    "stop",
    "exchange",
    "end",
    *[f"amulet {power}" for power in POWERS],
    "remove white d5",
    "double white 1",
    "swap white 1 2",
    "take",
    "pass",
    "lay in-beach",
)
AMULETS = frozenset([f"option-amulet-{power}" for power in POWERS])
SHOWS = (
    TO_SPACES
    | OF_CLUES
    | AMULETS
    | {"option-face", "option-double", "option-swap"}
    | {"option-stop", "option-exchange", "option-end"}
)
"""Whatever is said of these would not fit below the island; their verbs say enough."""
DELIBERATE = frozenset(["option-exchange"])
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
        "treasures-shuffled",
    ]
)
GREAT = frozenset(["dug", "accepted", "curse", "cursed", "warded-off"])


def draw(view: View[Board], options: Sequence[Option], words: Presenter) -> Expedition:
    """The island with all that concerns it, what is going on, and what else there is room for."""
    return Expedition(view, options, Signs(view, words))


def has_scores(view: View[Board]) -> bool:
    return bool(view.board.chests)


def unlikely(view: View[Board], option: Option) -> bool:
    """Whether it drives to where nothing lies."""
    board, space = view.board, option.label.args.get("space")
    if option.label.key != "option-drive":
        return False
    markers = [each.possible for each in board.maps if each.marked]
    return space not in board.amulets and not any(space in spaces for spaces in markers)
