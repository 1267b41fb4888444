"""How votes and words are asked for."""

from ....games.lifeboats import grammar
from ....games.lifeboats.view import Board
from ....kernel import Option, View
from ..contract import Asking, Kinds
from .rows import MARKED
from .signs import colour_of

STATEMENTS: Kinds = frozenset(
    [grammar.SayVote, grammar.SaySpare, grammar.SayOffer, grammar.SayAgree]
)
SHOWS = MARKED | STATEMENTS
"""There are too many statements to list them beside a vote."""
DELIBERATE = STATEMENTS | {grammar.VoteHat, grammar.Call}
"""A number is too easily taken for a boat, and none of these can be taken back."""


def unlikely(view: View[Board], option: Option) -> bool:
    """Whether it harms one's own side, which an offer is to both of, or helps any other."""
    answer, about = option.answer, option.told.get("about")
    if about is None or view.seat is None:
        return False
    sides = [view.seat]
    if isinstance(answer, grammar.SayOffer | grammar.SayAgree):
        sides.append(answer.to)
    is_own = colour_of(option) in [view.board.colours[seat] for seat in sides]
    does_harm = (about == "move") == isinstance(answer, grammar.SaySpare)
    return is_own == does_harm


ASKING = Asking(SHOWS, DELIBERATE, unlikely=unlikely)
