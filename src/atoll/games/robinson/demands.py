"""Demands: what can be met in full, and what it costs if something is missing."""

from functools import singledispatch

from ...kernel import Step
from .camp.items import items_at_hand, to_be_had
from .camp.stores import can_pay
from .people.health import wound_all
from .state import Camp, Goods
from .vocabulary import (
    Determination,
    Discard,
    FreeItem,
    Halve,
    IgnoreCloud,
    Lower,
    SnowAsRain,
    TurnBackItem,
    Way,
)
from .who import characters, is_here, meant


def unmet(camp: Camp, missing: int) -> None:
    """A wound for each thing that is missing: for whoever acts, or for every character."""
    if not missing:
        return
    if camp.phase == "action" or (camp.scenes and camp.scene.fight):
        wound_all(camp, meant(camp, "actor"), missing)
    else:
        wound_all(camp, characters(camp), missing)


@singledispatch
def can_meet(effect: Step, camp: Camp) -> bool:
    """Whether an effect demands nothing that is missing."""
    return True


@can_meet.register
def _(way: Way, camp: Camp) -> bool:
    return all(can_meet(effect, camp) for effect in way.effects)


@can_meet.register
def _(effect: Lower, camp: Camp) -> bool:
    return effect.if_possible or camp.levels[effect.level] >= effect.by


@can_meet.register
def _(effect: Halve, camp: Camp) -> bool:
    return camp.levels[effect.level] > 0


@can_meet.register
def _(effect: Discard, camp: Camp) -> bool:
    wanted = Goods(wood=effect.wood, food=effect.food, rations=effect.rations)
    return effect.if_possible or can_pay(camp.available, wanted)


@can_meet.register
def _(effect: Determination, camp: Camp) -> bool:
    if effect.count >= 0:
        return True
    actor = camp.scene.actor
    return is_here(camp, actor) and camp.people[actor].determination >= -effect.count


@can_meet.register
def _(effect: TurnBackItem, camp: Camp) -> bool:
    return bool(items_at_hand(camp))


@can_meet.register
def _(effect: FreeItem, camp: Camp) -> bool:
    return bool(to_be_had(camp, effect.items))


@can_meet.register
def _(effect: IgnoreCloud, camp: Camp) -> bool:
    return bool(camp.sky.snow if effect.cloud == "snow" else camp.sky.rain)


@can_meet.register
def _(effect: SnowAsRain, camp: Camp) -> bool:
    return bool(camp.sky.snow)
