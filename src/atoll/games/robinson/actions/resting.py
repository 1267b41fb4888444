"""Resting, on the ground or better."""

from ..items import has
from ..people import FRIDAY, encourage, heal, is_here
from ..state import Camp, rules
from ..steps import Rest

HAMMOCK = "mystery-hammock"


@rules.happens(Rest)
def rest(camp: Camp, step: Rest) -> None:
    """Bed and hammock do not go together, and Friday uses neither."""
    actor = camp.scene.actor
    if not is_here(camp, actor):
        return
    is_friday = camp.people[actor].name == FRIDAY
    if not is_friday and has(camp, "bed"):
        heal(camp, actor, 2)
        encourage(camp, actor, 1)
        return
    heal(camp, actor, 1)
    if not is_friday and any(kept.card == HAMMOCK for kept in camp.kept):
        encourage(camp, actor, 1)
