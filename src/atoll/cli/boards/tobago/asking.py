"""How clues, ways and amulets are asked for."""

from ....games.tobago import grammar
from ....games.tobago.view import Board
from ....kernel import Option, View
from ..contract import Asking, Kinds

SHOWS: Kinds = frozenset(
    [each for each in grammar.ANSWERS if each not in (grammar.Dig, grammar.Take, grammar.Pass)]
)
"""Whatever is said of these would not fit below the island; their verbs say enough."""
DELIBERATE: Kinds = frozenset([grammar.Exchange])


def unlikely(view: View[Board], option: Option) -> bool:
    """Whether it drives to where nothing lies."""
    board, answer = view.board, option.answer
    if not isinstance(answer, grammar.Drive):
        return False
    markers = [each.possible for each in board.maps if each.marked]
    lying = [board.amulets, *markers]
    return not any(answer.space in spaces for spaces in lying)


ASKING = Asking(SHOWS, DELIBERATE, unlikely=unlikely)
