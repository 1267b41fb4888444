"""The boat of Overboard!, drawn in text: a row for everybody, from bow to stern.

Before a name ``▸`` is whom the game waits for, ``✓`` who has answered, and ``»`` who can be chosen
as soon as it is clear for what. Behind it stand the strength and as many points, ``×`` for each
that a wound has taken. What lies open in front of somebody is named, what is hidden is counted.
"""

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment

from ....games.overboard import grammar
from ....games.overboard.facts import WEAPONS
from ....games.overboard.view import Board
from ....kernel import Answer, Option, View
from ...presenting import Presenter
from .accounts import Accounts
from .facts import further, headline, pressing
from .offers import apart
from .rows import Rows
from .signs import Signs

__all__ = [
    "CHAPTERS",
    "CHATTER",
    "DELIBERATE",
    "GREAT",
    "SHOWS",
    "apart",
    "draw",
    "has_scores",
    "me",
    "patient",
    "unlikely",
]

Kinds = frozenset[type[Answer]]

STATEMENTS: Kinds = frozenset([grammar.SayAsk, grammar.SayPromise, grammar.SayOffer])
PROPOSALS: Kinds = frozenset([grammar.OfferGift, grammar.OfferSwap, grammar.Request])
OWN_PROVISIONS: Kinds = frozenset([grammar.Open, grammar.Throw, grammar.Give, grammar.Withdraw])
SHOWS: Kinds = STATEMENTS | PROPOSALS | OWN_PROVISIONS | {grammar.SayAgree}
"""All that one may do and say at any time would not fit below the board."""
DELIBERATE: Kinds = STATEMENTS | PROPOSALS | {grammar.Throw, grammar.SayAgree}
PATIENT: Kinds = STATEMENTS | PROPOSALS | OWN_PROVISIONS | {grammar.Decline}
"""For these there is always another moment: one's turn, a demand, a fight or the evening."""
CHAPTERS = frozenset(
    ["morning", "helm", "no-cards", "nobody-steers", "card", "sharks", "fight-won"]
)
WORDS = frozenset(["said-ask", "said-promise", "said-offer", "said-agree"])
OFFERS = frozenset(["offered", "offered-what", "declined", "withdrew", "offer-lapsed"])
ROUTINE = frozenset(["morning", "crate", "kept", "kept-what", "rested", "rowed", "laid", "helm"])
CHATTER = WORDS | OFFERS | ROUTINE
"""What one has heard a hundred times. Words and offers to oneself are on the board, too."""
GREAT = frozenset(
    [
        "fight-won",
        "wounded",
        "fainted",
        "died",
        "came-round",
        "stole",
        "card",
        "gull",
        "gull-gone",
        "overboard",
        "lost",
        "drifted-away",
        "sharks",
    ]
)

FOR_OTHERS = 12
"""The lines that the board leaves free if it can: for what happened, for the question, and for
answers to it."""


def draw(view: View[Board], options: Sequence[Option], words: Presenter) -> "Boat":
    """The boat with all aboard, what is going on, and what else there is room for."""
    signs = Signs(view, words)
    needed: list[RenderableType] = [
        headline(view, signs),
        Rows(view, options, words.names, signs),
        *pressing(view, signs),
    ]
    if has_scores(view):
        needed.append(Accounts(view, signs))
    return Boat(needed, list(further(view, signs)))


def me(view: View[Board]) -> str | None:
    return None if view.seat is None else view.board.roles[view.seat]


def has_scores(view: View[Board]) -> bool:
    return bool(view.board.accounts)


class Boat:
    """What has to be seen, and below it as much of all else as the screen has room for."""

    def __init__(self, needed: Sequence[RenderableType], welcome: Sequence[RenderableType]) -> None:
        self._needed = needed
        self._welcome = welcome

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        taken = sum(len(console.render_lines(each, options)) for each in self._needed)
        yield from self._needed
        room = min(options.max_height, console.height - FOR_OTHERS) - taken
        for each in self._welcome:
            for line in console.render_lines(each, options, pad=False)[: max(room, 0)]:
                yield from line
                yield Segment.line()
                room -= 1


LOOKS_AHEAD = frozenset([*WEAPONS, "lifebuoy", "compass"])
"""What it may be wise to open before it is needed."""


def patient(view: View[Board], option: Option) -> bool:
    return option.kind in PATIENT


def unlikely(view: View[Board], option: Option) -> bool:
    """Whether it gives a thing for the same, harms a friend or opens what is better hidden."""
    board = view.board
    match option.answer:
        case grammar.Open(kind=kind):
            return kind not in (("lifebuoy",) if board.swimmers else LOOKS_AHEAD)
        case grammar.Lay(cards=cards):
            return len(cards) == 1  # better an example that shows how to name several
        case grammar.OfferSwap(gift=gift, wish=wish):
            return gift.kind == wish.want
        case grammar.SayOffer(favour=favour, reward=reward):
            return favour == reward
        case grammar.Seat(whom=whom) | grammar.Rob(whom=whom) | grammar.Steal(whom=whom):
            return whom == board.friend
        case grammar.Water(whom=whom) if option.told["own"] == "true":
            return False
        case (
            grammar.Heal(whom=whom)
            | grammar.Shade(whom=whom)
            | grammar.Water(whom=whom)
            | grammar.Give(whom=whom)
        ):
            return whom == board.enemy
    return False
