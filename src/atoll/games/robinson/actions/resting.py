"""Resting, on the ground or better."""

from ..items import has
from ..people import encourage, heal, is_here
from ..state import Camp, rules
from ..steps import Rest

HAMMOCK = "mystery-hammock"


@rules.happens(Rest)
def rest(camp: Camp, step: Rest) -> None:
    """Bed and hammock do not go together, and only the players' characters use them."""
    actor = camp.scene.actor
    if not is_here(camp, actor):
        return
    comfort = actor < camp.seats
    if comfort and has(camp, "bed"):
        heal(camp, actor, 2)
        encourage(camp, actor, 1)
        return
    heal(camp, actor, 1)
    if comfort and any(kept.card == HAMMOCK for kept in camp.kept):
        encourage(camp, actor, 1)
