"""The island of Robinson Crusoe, drawn in text, with the people, the camp and the cards.

A space has its name, with a capital where it can be chosen, and its terrain; below that what the
tile shows on the left and on the right, ``×`` if it is exhausted, ``+`` if it yields more; and
below that how many pawns it takes to act there, and what lies there.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from rich.console import RenderableType

from ....games.robinson import grammar
from ....games.robinson.view import Board
from ....kernel import Answer, Option, View
from ...presenting import Presenter
from .cards import telling
from .chances import PASSING, PLANS, patient
from .details import details as at_length
from .gloss import gloss
from .names import called, on_cards, present
from .shore import Shore
from .signs import Signs

__all__ = [
    "AMOUNTS",
    "CHAPTERS",
    "CHATTER",
    "DELIBERATE",
    "ENOUGH",
    "GREAT",
    "PASSING",
    "SHOWS",
    "called",
    "details",
    "draw",
    "gloss",
    "on_cards",
    "patient",
    "present",
    "tells",
    "unlikely",
]

SHOWS: frozenset[type[Answer]] = PLANS | {grammar.Use, grammar.UseAbility}
"""What can be planned stands on the island and below it, and what can be used, too."""
DELIBERATE = frozenset([grammar.Take])
AMOUNTS = frozenset([grammar.Produce])
ENOUGH: frozenset[type[Answer]] = PLANS | {grammar.DoNext}
"""A plan can be changed again."""
CHAPTERS = frozenset(
    [
        "round",
        "drawn",
        "strikes",
        "production",
        "acts",
        "clouds",
        "weather",
        "storm",
        "supper",
        "hard-night",
        "camp-moved",
        "adventure",
        "mystery",
    ]
)
ROUTINE = frozenset(["laid", "taken", "first-player", "encouraged", "production", "set-aside"])
CHATTER = ROUTINE | {"planned", "joined", "withdrawn", "used-with", "ready", "not-ready"}
HARM = frozenset(["wounded", "died", "failed", "turned-back", "turned-down", "covered"])
CARDS = frozenset(
    ["drawn", "book", "strikes", "adventure", "mystery", "fight", "animals", "clouds"]
)
RAIDS = frozenset(
    ["village-found", "village-burnt", "city-found", "city-destroyed", "cannibals-attack"]
)
FILMING = frozenset(
    ["lair", "crew-killed", "captured", "actress-freed", "kong-caught", "kong-escapes"]
)
GREAT = HARM | CARDS | FILMING | RAIDS | {"explored", "item", "shelter", "shelter-lost"}


def draw(view: View[Board], options: Sequence[Option], words: Presenter) -> Shore:
    """What has to be seen, and below it as much of all else as there is room for."""
    return Shore(view, options, Signs(words.texts, words.names))


def details(view: View[Board], words: Presenter) -> Iterator[RenderableType]:
    return at_length(view, Signs(words.texts, words.names))


def helps(view: View[Board]) -> Iterator[str]:
    """Every scenario has answers of its own."""
    yield f"help-{view.board.options.scenario}"


def reminds(view: View[Board]) -> Iterator[str]:
    """The aim."""
    yield f"goal-{view.board.options.scenario}"


def can_wait(view: View[Board]) -> bool:
    """Nobody has to place pawns before the others have."""
    return bool(view.board.deeds)


def has_scores(view: View[Board]) -> bool:
    """How far the scenario is stands beside the island, in words that say more than a number."""
    return bool(view.board.progress)


def tells(view: View[Board]) -> Counter[str]:
    """The card that is being carried out stands there in full."""
    told = telling(view.board)
    return Counter([told] if told else [])


def unlikely(view: View[Board], option: Option) -> bool:
    """Whether hardly anybody would plan that: dealing with nothing, or resting unhurt."""
    answer = option.answer
    if not isinstance(answer, grammar.Do | grammar.Send):
        return False
    if answer.deed.action not in ("rest", "hunt") or option.told.get("asked") == "order":
        return False
    here = [each for each in view.board.people if not each.away]
    return answer.deed.action == "hunt" or not any(each.wounds for each in here)
