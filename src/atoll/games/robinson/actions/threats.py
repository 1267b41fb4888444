"""Dealing with threats: it always succeeds, and the card is gone."""

from ..cards.events import EVENTS
from ..cards.wrecks import WRECKS
from ..decks.threats import avert
from ..planning.deeds import THREATS
from ..scenes import open_scene
from ..state import Camp, Scene, rules
from ..steps import DealWithThreat

MANY = 2


@rules.happens(DealWithThreat)
def deal_with_threat(camp: Camp, step: DealWithThreat) -> None:
    """The reward is for whoever acts. A wreck gives more to two pawns."""
    stack = camp.scene.stack
    assert stack is not None
    place = THREATS.index(stack.target)
    threat = camp.threats[place]
    if threat is None:  # something has discarded it meanwhile
        return
    avert(camp, place)
    if threat.card in EVENTS:
        reward = EVENTS[threat.card].remedy.reward
    else:
        wreck = WRECKS[threat.card]
        reward = wreck.two if len(stack.pawns) >= MANY else wreck.one
    camp.tell("dealt-with", card=threat.card)
    open_scene(camp, Scene(camp.scene.actor, threat.card, stack), *reward)
