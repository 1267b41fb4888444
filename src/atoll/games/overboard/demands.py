"""Demands: a seat or a provision, yielded or refused; and the Kid's thefts."""

from ...kernel import Decision, members, pick
from . import answers
from .atoms import (
    change_seats,
    hand_over_hidden,
    hand_over_open,
    parted_with_hidden,
    parted_with_open,
)
from .cards import first_of
from .facts import PROVISIONS, ROLES
from .people import is_conscious
from .state import Boat, rules
from .steps import Aim, Consider, Demand, Loot, Steal, TakeHidden, TakeOpen, Yield


@rules.happens(Demand)
def demand(boat: Boat, step: Demand) -> None:
    """Who cannot refuse is not asked."""
    if not boat.quiet:
        boat.tell(f"demanded-{step.aim}", who=ROLES[step.by], whom=ROLES[step.of])
    if is_conscious(boat, step.of):
        boat.push(Consider(step.by, step.of, step.aim))
    else:
        meet(boat, step.by, step.of, step.aim)


@rules.asks(Consider)
def consider(boat: Boat, step: Consider) -> tuple[Decision, ...]:
    prompt, options = answers.CONSIDER[step.aim][step.by][step.of]
    return (Decision(boat.players[step.of], prompt, options),)


@rules.happens(Yield)
def yield_to(boat: Boat, step: Yield) -> None:
    if not boat.quiet:
        boat.tell("yielded", who=ROLES[step.of], whom=ROLES[step.by])
    meet(boat, step.by, step.of, step.aim)


def meet(boat: Boat, by: int, of: int, aim: Aim) -> None:
    """A demand is met."""
    if aim == "seat":
        change_seats(boat, by, of)
    elif boat.hidden[of] or boat.opened[of]:
        boat.push(Loot(by, of))
    else:
        boat.tell("nothing-to-take", who=ROLES[by], whom=ROLES[of])


@rules.asks(Loot)
def choose_loot(boat: Boat, step: Loot) -> tuple[Decision, ...]:
    by, of = step.by, step.of
    options = answers.takes(by, of, boat.opened[of], any_hidden=boat.hidden[of] != 0)
    return (Decision(boat.players[by], answers.ASK_LOOT[of], options),)


@rules.happens(TakeOpen)
def take_open(boat: Boat, step: TakeOpen) -> None:
    card = first_of(boat.opened[step.of], step.kind)
    hand_over_open(boat, card, step.of, step.by)
    parted_with_open(boat, step.of)
    boat.tell("took-open", who=ROLES[step.by], whom=ROLES[step.of], kind=step.kind)


@rules.happens(TakeHidden)
def take_hidden(boat: Boat, step: TakeHidden) -> None:
    draw_blindly(boat, step.by, step.of)


@rules.happens(Steal)
def steal(boat: Boat, step: Steal) -> None:
    """No consent, no fight, and no time to open anything."""
    boat.tell("stole", who=ROLES[step.by], whom=ROLES[step.of])
    draw_blindly(boat, step.by, step.of)


def draw_blindly(boat: Boat, by: int, of: int) -> None:
    """Whoever drew looks at the card; whoever lost it sees which one is missing."""
    card = pick(boat, members(boat.hidden[of]))
    hand_over_hidden(boat, card, of, by)
    parted_with_hidden(boat, of)
    if not boat.quiet:
        boat.tell("took-hidden", who=ROLES[by], whom=ROLES[of])
        parties = boat.players[by], boat.players[of]
        boat.tell("took-what", parties, who=ROLES[by], whom=ROLES[of], kind=PROVISIONS[card])
