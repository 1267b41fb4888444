"""Overboard: who falls, who is bitten, and who does not come back."""

from ...kernel import Decision, Option
from . import answers
from .atoms import drift_away, lose_open, wound
from .cards import OF_KIND, count, named
from .facts import FRENCHY, NAVIGATION, ROLES
from .people import conscious, is_conscious
from .provisions import has, has_open, may_be_hidden
from .special import use_one
from .state import Boat, rules
from .steps import Chum, ClimbBack, Falling, Overboard, Sharks, Splash


@rules.happens(Overboard)
def overboard(boat: Boat, step: Overboard) -> None:
    """A life preserver holds the unconscious and the dead in the boat."""
    card = NAVIGATION[boat.card]
    for who in [each for each in boat.benches if each in card.overboard]:
        if has_open(boat, who, "lifebuoy") and not is_conscious(boat, who):
            boat.tell("held-in-the-boat", who=ROLES[who])
        else:
            boat.swimmers.append(who)
    if boat.swimmers:
        boat.push_all(Falling(), Splash(), Sharks(), ClimbBack())


@rules.asks(Falling)
def falling(boat: Boat, step: Falling) -> tuple[Decision, ...]:
    """The moment to open a life preserver, for whoever may have one hidden as far as all know."""
    if not may_be_hidden(boat, "lifebuoy"):
        return ()
    return tuple(
        [
            answers.ASK_FALLING[boat.players[who]]
            for who in boat.swimmers
            if boat.hidden[who] and is_conscious(boat, who)
        ]
    )


@rules.happens(Splash)
def splash(boat: Boat, step: Splash) -> None:
    """What is carried openly is lost, but for a life preserver; chum among it draws sharks."""
    for who in boat.swimmers:
        if not boat.quiet:
            boat.tell("overboard", who=ROLES[who])
        lost = boat.opened[who] & ~OF_KIND["lifebuoy"]
        if lost:
            boat.sharks = boat.sharks or count(lost, "bait") > 0
            boat.tell("lost", who=ROLES[who], kinds=named(lost))
            lose_open(boat, who, lost)
    for who in boat.swimmers.copy():
        hit_the_water(boat, who)


def hit_the_water(boat: Boat, who: int) -> None:
    """Frenchy takes no wound; but also he needs his senses to come back."""
    if has_open(boat, who, "lifebuoy"):
        boat.tell("lifebuoy", who=ROLES[who])
        return
    if is_conscious(boat, who) and who != FRENCHY:
        wound(boat, who)
    drown_if_helpless(boat, who)


def drown_if_helpless(boat: Boat, who: int) -> None:
    """Whoever is overboard and not conscious is taken by the current."""
    if not is_conscious(boat, who) and not has_open(boat, who, "lifebuoy"):
        boat.swimmers.remove(who)
        drift_away(boat, who)


@rules.asks(Sharks)
def sharks(boat: Boat, step: Sharks) -> tuple[Decision, ...]:
    """Everybody in the boat who may have chum as far as all know, unless some is in the water."""
    if boat.sharks or not boat.swimmers:
        return ()
    may_be = may_be_hidden(boat, "bait")
    return tuple(
        [
            Decision(boat.players[who], answers.ASK_CHUM, _chum_options(boat, who), always=True)
            for who in conscious(boat)
            if who not in boat.swimmers
            and (has_open(boat, who, "bait") or (may_be and boat.hidden[who]))
        ]
    )


def _chum_options(boat: Boat, who: int) -> tuple[Option, ...]:
    return answers.CHUM[who] if has(boat, who, "bait") else answers.NO_CHUM


@rules.happens(Chum)
def chum(boat: Boat, step: Chum) -> None:
    """Where there is chum in the water already the bucket is kept."""
    if not boat.sharks:
        boat.sharks = True
        boat.tell("chum", who=ROLES[step.who])
        use_one(boat, step.who, "bait")


@rules.happens(ClimbBack)
def climb_back(boat: Boat, step: ClimbBack) -> None:
    """Sharks bite everybody overboard once; then whoever can is back in the boat."""
    if boat.sharks and boat.swimmers:
        boat.tell("sharks")
        for who in boat.swimmers.copy():
            wound(boat, who)
            drown_if_helpless(boat, who)
    boat.swimmers, boat.sharks = [], False
