"""Arranging the camp, which raises spirits."""

from ..land.tokens import is_blocked, unblock
from ..planning.deeds import is_special
from ..scenarios.frame import scenario
from ..state import Camp, rules
from ..steps import ArrangeCamp
from ..vocabulary import Choose, Determination, Morale, Way

SPIRIT = 2
FOUR = 4
"""So many players choose between determination and morale."""
ONE_OF_BOTH = Choose(
    (Way("determination", (Determination(SPIRIT),)), Way("morale", (Morale(1),))), by="actor"
)


@rules.happens(ArrangeCamp)
def arrange_camp(camp: Camp, step: ArrangeCamp) -> None:
    """After a bear it only puts things in order."""
    stack = camp.scene.stack
    if stack is not None and is_special(camp, stack.target):
        scenario(camp).succeeds(camp, stack)
        return
    if is_blocked(camp):
        unblock(camp)
    elif camp.seats == FOUR:
        camp.push(ONE_OF_BOTH)
    else:
        camp.push_all(Determination(SPIRIT), Morale(1))
