"""How deeds, words and offers are asked for, and which of them the game stops for."""

from ....games.overboard import grammar
from ....games.overboard.facts import WEAPONS
from ....games.overboard.view import Board
from ....kernel import Option, View
from ..contract import Asking, Kinds, Stopping
from .offers import apart

STATEMENTS: Kinds = frozenset([grammar.SayAsk, grammar.SayPromise, grammar.SayOffer])
PROPOSALS: Kinds = frozenset([grammar.OfferGift, grammar.OfferSwap, grammar.Request])
OWN_PROVISIONS: Kinds = frozenset([grammar.Open, grammar.Throw, grammar.Give, grammar.Withdraw])
SHOWS: Kinds = STATEMENTS | PROPOSALS | OWN_PROVISIONS | {grammar.SayAgree}
"""All that one may do and say at any time would not fit below the board."""
DELIBERATE: Kinds = STATEMENTS | PROPOSALS | {grammar.Throw, grammar.SayAgree}
PATIENT: Kinds = STATEMENTS | PROPOSALS | OWN_PROVISIONS | {grammar.Decline}
"""For these there is always another moment: one's turn, a demand, a fight or the evening."""
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


ASKING = Asking(SHOWS, DELIBERATE, unlikely=unlikely, apart=apart)
STOPPING = Stopping(patient)
