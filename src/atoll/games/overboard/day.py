"""Day: everybody conscious takes one action, in the order of the morning."""

from ...kernel import Decision, Option
from . import answers
from .cards import OF_KIND, count
from .facts import KID, ROLES
from .people import is_conscious
from .provisions import has, has_hidden
from .special import can_be_healed
from .state import Boat, rules
from .steps import Rest, Turn

SPECIAL = OF_KIND["medkit"] | OF_KIND["umbrella"] | OF_KIND["flare"]
"""The provisions that take an action."""


@rules.asks(Turn)
def choose_action(boat: Boat, step: Turn) -> tuple[Decision, ...]:
    """Whoever is not conscious when the turn comes is passed over."""
    who = step.who
    if not is_conscious(boat, who):
        return ()
    own = boat.hidden[who] | boat.opened[who]
    rowing = answers.ROW[who][: 1 + count(own, "oar")]
    special = _special_provisions(boat, who) if own & SPECIAL else ()
    options = (*rowing, *_demands(boat, who), *special, answers.REST[who])
    return (Decision(boat.players[who], answers.ASK_ACTION, options),)


def _demands(boat: Boat, who: int) -> list[Option]:
    """Any seat, whatever somebody has, and for the Kid what somebody has hidden."""
    hidden, opened = boat.hidden, boat.opened
    seat, rob = answers.DEMAND_SEAT[who], answers.ROB[who]
    seats, robberies, thefts = [], [], []
    for other in boat.benches:
        if other == who:
            continue
        seats.append(seat[other])
        if hidden[other] or opened[other]:
            robberies.append(rob[other])
            if who == KID and hidden[other]:
                thefts.append(answers.STEAL[other])
    return seats + robberies + thefts


def _special_provisions(boat: Boat, who: int) -> list[Option]:
    """A parasol that lies open already is in use."""
    options = []
    if has(boat, who, "medkit"):
        options += [answers.HEAL[who][whom] for whom in boat.benches if can_be_healed(boat, whom)]
    if has_hidden(boat, who, "umbrella"):
        options += [answers.SHADE[who][whom] for whom in boat.benches]
    if has(boat, who, "flare"):
        options.append(answers.FIRE[who])
    return options


@rules.happens(Rest)
def rest(boat: Boat, step: Rest) -> None:
    boat.tell("rested", who=ROLES[step.who])
