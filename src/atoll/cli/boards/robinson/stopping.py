"""Which of the things that may be used at any time are worth stopping the game for."""

from collections.abc import Sequence

from ....games.robinson import grammar
from ....games.robinson.cards.supplies import SUPPLIES
from ....games.robinson.planning.paying import ECONOMY
from ....games.robinson.view import Board
from ....kernel import Option, View
from ..contract import Kinds, Stopping

PLANS: Kinds = frozenset([*(grammar.Do, grammar.Send), *(grammar.Add, grammar.Take, grammar.With)])
PASSING = frozenset([grammar.GoOn])
FOR_PLANNING = frozenset(
    [
        "reconnaissance",
        "speech",
        "scouting",
        "new-idea",
        "tracking",
        "bait",
        "supply-pipe-and-tobacco",
        "find-treasure",
        "find-healing-herbs",
        "find-herbs",
        "find-tobacco",
        "find-oil",
        "find-medallion",
        "mystery-herbal-mixture",
        "mystery-protective-amulet",
    ]
)
"""Neither a card nor the weather nor the night makes any of these more useful than planning."""
ARMS = frozenset(
    [
        "defence",
        "supply-empty-bottle",
        "find-old-machete",
        "find-poison",
        "find-thorny-bushes",
        "find-pirate-sabre",
    ]
)
"""Weapons and palisades, of which there is no need at night."""
AT_WORK = frozenset([ECONOMY, "supply-bible"])
"""What belongs to an action that is being carried out."""
LAYING = "lay"
"""Wood for the pile, which is laid in the morning."""


def is_pause(options: Sequence[Option]) -> bool:
    """Whether the game only waits for what may be used."""
    return any(type(option.answer) in PASSING for option in options)


def patient(view: View[Board], option: Option) -> bool:
    """While others plan nobody has to look on; and most of what can be used is used in planning."""
    match option.answer:
        case grammar.Use(card):
            return not _is_timely(view.board, card)
        case grammar.UseAbility(ability):
            return not _is_timely(view.board, ability)
        case grammar.Lay():
            return not _is_timely(view.board, LAYING)
        case _:
            return True


def _is_timely(board: Board, word: str) -> bool:
    """Whether this may be the moment for it: something happens to the camp, or it is the last."""
    if board.deeds or word in FOR_PLANNING:
        return False
    if board.card:
        return True
    match board.phase:
        case "setup" | "event" | "morale" | "end":
            return False
        case "production":
            return word == LAYING or _is_for_the_morning(word)
        case "action":
            return word in AT_WORK
        case "weather":
            return _has_weather(board)
        case "night":
            return word not in ARMS


def _is_for_the_morning(card: str) -> bool:
    return card in SUPPLIES and SUPPLIES[card].when == "before-actions"


def _has_weather(board: Board) -> bool:
    sky = board.sky
    return bool(
        sky.rain
        or sky.snow
        or "storm" in sky.tokens
        or any(shows != "none" for shows in sky.animals)
    )


def can_wait(view: View[Board]) -> bool:
    """Nobody has to place pawns before the others have."""
    return bool(view.board.deeds)


STOPPING = Stopping(patient, PASSING, can_wait)
