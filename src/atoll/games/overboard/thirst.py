"""Thirst: by name, by oars and by fists; each one a wound, unless somebody has water."""

from ...kernel import Decision
from . import answers
from .atoms import wound
from .cards import OF_KIND
from .facts import NAVIGATION, ROLES
from .people import is_alive, is_conscious
from .provisions import has, has_open, may_be_hidden
from .special import use_one
from .state import NOBODY, Boat, rules
from .steps import GiveWater, Parch, Thirst, Water

UMBRELLA = OF_KIND["umbrella"]


@rules.happens(Thirst)
def thirst(boat: Boat, step: Thirst) -> None:
    card = NAVIGATION[boat.card]
    for who in boat.benches:
        by_oars = card.oars and who in boat.rowed
        by_fists = card.strongman and who in boat.fought
        times = (who in card.thirst) + by_oars + by_fists
        if times and is_alive(boat, who):
            boat.thirst[who] = times
            if not boat.quiet:
                boat.tell("thirsty", who=ROLES[who], count=times)
    if any(boat.thirst):
        boat.push_all(Water(NOBODY), Parch())


def needs_water(boat: Boat, who: int) -> int:
    """How often somebody is still thirsty; an open parasol wards off one thirst."""
    thirst = boat.thirst[who]
    return thirst - 1 if thirst and boat.opened[who] & UMBRELLA else thirst


def in_need_of_water(boat: Boat) -> list[int]:
    """Everybody whom water would help, from bow to stern."""
    thirst, thirsty = boat.thirst, []
    for who in boat.benches:
        if thirst[who] and needs_water(boat, who):
            thirsty.append(who)
    return thirsty


@rules.asks(Water)
def spend_water(boat: Boat, step: Water) -> tuple[Decision, ...]:
    """Whoever may have water as far as all know is asked, from bow to stern."""
    thirsty = in_need_of_water(boat)
    if not thirsty:
        return ()
    place = 0 if step.after == NOBODY else boat.benches.index(step.after) + 1
    for who in boat.benches[place:]:
        if is_conscious(boat, who):
            has_water = has(boat, who, "water")
            if has_water or (boat.hidden[who] and may_be_hidden(boat, "water")):
                options = answers.waters(who, thirsty if has_water else ())
                return (Decision(boat.players[who], answers.ASK_WATER, options, always=True),)
    return ()


@rules.happens(GiveWater)
def give_water(boat: Boat, step: GiveWater) -> None:
    """Whoever gave some may give more."""
    who, whom = step.by, step.whom
    use_one(boat, who, "water")
    boat.thirst[whom] -= 1
    if not boat.quiet:
        tell_of_water(boat, who, whom)
    place = boat.benches.index(who)
    boat.push(Water(boat.benches[place - 1] if place else NOBODY))


def tell_of_water(boat: Boat, who: int, whom: int) -> None:
    if who == whom:
        boat.tell("drank", who=ROLES[who])
    else:
        boat.tell("gave-water", who=ROLES[who], whom=ROLES[whom])


@rules.happens(Parch)
def parch(boat: Boat, step: Parch) -> None:
    for who in [each for each in boat.benches if boat.thirst[each]]:
        if has_open(boat, who, "umbrella"):
            boat.tell("in-the-shade", who=ROLES[who])
        for _ in range(needs_water(boat, who)):
            wound(boat, who)
        boat.thirst[who] = 0
