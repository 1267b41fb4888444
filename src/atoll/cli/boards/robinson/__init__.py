"""The island of Robinson Crusoe, drawn in text, with the people, the camp and the cards.

A space has its name, with a capital where it can be chosen, and its terrain; below that what the
tile shows on the left and on the right, ``×`` if it is exhausted, ``+`` if it yields more; and
below that how many pawns it takes to act there, and what lies there.
"""

from collections.abc import Iterator, Sequence

from rich.console import RenderableType

from ....games.robinson.view import Board
from ....kernel import Option, View
from ...presenting import Presenter
from .details import details as at_length
from .shore import Shore
from .signs import Signs

__all__ = [
    "CHAPTERS",
    "CHATTER",
    "DELIBERATE",
    "EXAMPLES",
    "GREAT",
    "PATIENT",
    "SHOWS",
    "details",
    "draw",
    "unlikely",
]

EXAMPLES = (
    "be cook",
    "choose t1-left",
    "choose cook",
    "do build shelter wood",
    "do build shovel",
    "do gather t1-left",
    "do explore t1",
    "do threat right",
    "do hunt",
    "do arrange",
    "do rest",
    "friday rest",
    "add cook hunt",
    "take cook hunt",
    "with basket gather-t1-left",
    "ready",
    "wait",
    "build roof",
    "keep",
    "reroll success",
    "fight",
    "draw",
    "use recipe",
    "go-on",
    "enough",
    "stay",
    "determination",
    "heal",
    "produce 1 0",
    "hungry cook",
    "lay 1",
)
PLANS = frozenset(
    [
        "option-do",
        "option-help",
        "option-withdraw",
        "option-use-with",
    ]
)
USES = frozenset(["option-use", "option-ability", "option-lay-wood"])
SHOWS = PLANS | USES | {"option-do-next"}
"""What can be planned stands on the island and below it, and what can be used, too."""
DELIBERATE = frozenset(["option-withdraw"])
PATIENT = PLANS | {"option-ready", "option-wait"}
"""While others plan nobody has to look on: they ask when it is one's turn."""
CHAPTERS = frozenset(
    ["round", "drawn", "strikes", "production", "acts", "clouds", "camp-moved", "adventure"]
)
ROUTINE = frozenset(["laid", "taken", "first-player", "encouraged", "production", "set-aside"])
CHATTER = ROUTINE | {"planned", "joined", "withdrawn", "used-with", "ready", "not-ready"}
HARM = frozenset(["wounded", "died", "failed", "turned-back", "turned-down", "covered"])
CARDS = frozenset(["drawn", "strikes", "adventure", "mystery", "fight", "animals", "clouds"])
GREAT = HARM | CARDS | {"explored", "item", "shelter"}


def draw(view: View[Board], options: Sequence[Option], words: Presenter) -> Shore:
    """What has to be seen, and below it as much of all else as there is room for."""
    return Shore(view, options, Signs(view, words))


def details(view: View[Board], words: Presenter) -> Iterator[RenderableType]:
    return at_length(view, Signs(view, words))


def unlikely(view: View[Board], option: Option) -> bool:
    """Whether hardly anybody would plan that: dealing with nothing, or resting unhurt."""
    args = option.label.args
    if option.label.key != "option-do" or args.get("action") not in ("rest", "hunt"):
        return False
    return args.get("action") == "hunt" or not any(each.wounds for each in view.board.people)
