"""How plans, uses and all else are asked for."""

from ....games.robinson import grammar
from ....games.robinson.view import Board
from ....kernel import Option, View
from ..contract import Asking, Kinds
from .stopping import PLANS

SHOWS: Kinds = PLANS | {grammar.Use, grammar.UseAbility}
"""What can be planned stands on the island and below it, and what can be used, too."""
DELIBERATE = frozenset([grammar.Take])
AMOUNTS = frozenset([grammar.Produce])


def unlikely(view: View[Board], option: Option) -> bool:
    """Whether hardly anybody would plan that: dealing with nothing, or resting unhurt."""
    answer = option.answer
    if not isinstance(answer, grammar.Do | grammar.Send):
        return False
    if answer.deed.action not in ("rest", "hunt") or option.told.get("asked") == "order":
        return False
    here = [each for each in view.board.people if not each.away]
    return answer.deed.action == "hunt" or not any(each.wounds for each in here)


ASKING = Asking(SHOWS, DELIBERATE, AMOUNTS, unlikely)
