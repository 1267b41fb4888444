"""What everybody may do and say at any time, and the statements for the record. None binds."""

from collections.abc import Sequence

from ...kernel import FREE, Decision, Option, Talk, statements
from . import freely
from .facts import ROLES
from .people import conscious
from .state import Boat, rules
from .steps import Say
from .trading import own_provisions

STATEMENTS = 5
"""So many each character may make in a day."""


def talk(boat: Boat) -> Talk:
    return FREE


@rules.standing
def at_any_time(boat: Boat) -> Sequence[Decision]:
    """Everybody conscious may see to their provisions, and speak."""
    awake = conscious(boat)
    decisions = []
    for who in awake:
        if options := own_provisions(boat, who):
            decisions.append(
                Decision(boat.players[who], freely.ASK_PROVISIONS, options, must=False)
            )
        if options := sayings(boat, who, awake):
            decisions.append(Decision(boat.players[who], freely.ASK_SAY, options, must=False))
    return decisions


def sayings(boat: Boat, who: int, awake: Sequence[int]) -> tuple[Option, ...]:
    """Words are for those who can hear them."""
    others = tuple([other for other in awake if other != who])
    own_accord = freely.statements(who, others)
    if not boat.said:
        return own_accord
    said = said_by(boat, who)
    options = (*own_accord, *freely.agreements(who, others, boat.said))
    return statements.unsaid(options, said, STATEMENTS)


def said_by(boat: Boat, who: int) -> set[str]:
    return {freely.words(each) for each in boat.said if each.by == who}


@rules.happens(Say)
def say(boat: Boat, step: Say) -> None:
    said = step.statement
    statements.say(boat, boat.said, said, said.kind, who=ROLES[said.by], **freely.arguments(said))


def forget_words(boat: Boat) -> None:
    """What was said counts for a day."""
    boat.said = []
