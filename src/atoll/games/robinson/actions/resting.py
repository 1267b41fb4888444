"""Resting, on the ground or better."""

from ..camp.items import has
from ..people.health import heal
from ..people.spirits import encourage
from ..state import Camp, rules
from ..steps import Rest
from ..who import is_here

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
