"""Which of the things that may be used at any time are worth stopping the game for."""

from collections.abc import Sequence

from ....games.robinson.cards.supplies import SUPPLIES
from ....games.robinson.planning.paying import ECONOMY
from ....games.robinson.view import Board
from ....kernel import Option, View

PLANS = frozenset(["option-do", "option-help", "option-withdraw", "option-use-with"])
USES = frozenset(["option-use", "option-ability", "option-lay-wood"])
PASSING = frozenset(["option-go-on"])
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


def is_pause(options: Sequence[Option]) -> bool:
    """Whether the game only waits for what may be used."""
    return any(option.label.key in PASSING for option in options)


def patient(view: View[Board], option: Option) -> bool:
    """While others plan nobody has to look on; and most of what can be used is used in planning."""
    return option.label.key not in USES or not _is_timely(view.board, option)


def _is_timely(board: Board, option: Option) -> bool:
    """Whether this may be the moment for it: something happens to the camp, or it is the last."""
    word = str(option.label.args.get("card") or option.label.args.get("ability"))
    if board.deeds or word in FOR_PLANNING:
        return False
    if board.card:
        return True
    match board.phase:
        case "event" | "morale" | "end":
            return False
        case "production":
            return option.label.key == "option-lay-wood" or _is_for_the_morning(word)
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
