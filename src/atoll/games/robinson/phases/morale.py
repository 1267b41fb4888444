"""The morale phase: the first player is encouraged or loses heart."""

from ....kernel import Decision, Message
from .. import answers
from ..camp.items import has
from ..facts import HIGHEST_MORALE
from ..people.health import wound
from ..people.spirits import change_morale, discourage, encourage
from ..state import Camp, rules
from ..steps import HighMorale, MoralePhase
from .rounds import enter

ASK_MORALE = Message("ask-morale")
MUSIC = {"diary": 1, "drums": 2}
"""Items that encourage the first player in each morale phase."""


@rules.happens(MoralePhase)
def morale_phase(camp: Camp, step: MoralePhase) -> None:
    """Who is alone takes heart each time."""
    enter(camp, "morale")
    if camp.seats == 1:
        change_morale(camp, 1)
    for item, count in MUSIC.items():
        if has(camp, item):
            encourage(camp, camp.first, count)
    if camp.morale == HIGHEST_MORALE:
        camp.push(HighMorale())
    elif camp.morale > 0:
        encourage(camp, camp.first, camp.morale)
    elif camp.morale < 0:
        wound(camp, camp.first, discourage(camp, camp.first, -camp.morale))


@rules.asks(HighMorale)
def high_morale(camp: Camp, step: HighMorale) -> tuple[Decision, ...]:
    return (Decision(camp.first, ASK_MORALE, answers.HIGH_MORALE),)
