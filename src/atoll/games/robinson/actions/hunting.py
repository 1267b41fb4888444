"""Hunting: the top beast of the hunting deck is fought."""

from ..decks.piles import draw
from ..effects.beasts import fight_beast
from ..land.tokens import take
from ..planning.deeds import is_special
from ..scenarios.frame import scenario
from ..state import Camp, rules
from ..steps import Hunt


@rules.happens(Hunt)
def hunt(camp: Camp, step: Hunt) -> None:
    """Greater danger makes the next beast stronger. A scenario may have something else to hunt."""
    stack = camp.scene.stack
    if stack is not None and is_special(camp, stack.target):
        scenario(camp).succeeds(camp, stack)
        return
    beast = draw(camp, camp.hunting)
    if beast is not None:
        danger = "danger" in camp.tokens["hunt"]
        if danger:
            take(camp, "hunt", "danger")
        fight_beast(camp, camp.scene.actor, beast, int(danger))
