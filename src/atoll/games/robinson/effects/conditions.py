"""Conditions: an item that is there or not, and a weapon that is good enough or not."""

from msgspec.structs import replace

from ....kernel import Decision, Message
from .. import answers
from ..camp.items import has
from ..camp.kept import power_of, use
from ..powers.abilities import FRENZY, FRENZY_BONUS
from ..powers.usable import handy_weapons
from ..state import Camp, rules
from ..steps import Brandish
from ..vocabulary import IfWeapon, Unless
from ..who import seat_of
from .fights import can_rage, rage


@rules.happens(Unless)
def unless(camp: Camp, step: Unless) -> None:
    is_there = step.item in camp.items if step.built else has(camp, step.item)
    camp.push_all(*(step.otherwise if is_there else step.effects))


@rules.asks(IfWeapon)
def ask_for_weapons(camp: Camp, step: IfWeapon) -> tuple[Decision, ...]:
    """Where the weapon is not good enough, a temporary one may help, or the Soldier's frenzy."""
    if camp.levels["weapon"] >= step.level:
        return ()
    actor = camp.scene.actor
    options = [answers.brandish(card, step) for card in handy_weapons(camp)]
    if can_rage(camp, actor):
        options.append(answers.rage(step))
    if not options:
        return ()
    prompt = Message("ask-weapon", {"level": step.level, "weapon": camp.levels["weapon"]})
    return (Decision(seat_of(camp, actor), prompt, (answers.do_without(step), *options)),)


@rules.happens(Brandish)
def brandish(camp: Camp, step: Brandish) -> None:
    """It counts for this one time, as if less were asked for."""
    actor = seat_of(camp, camp.scene.actor)
    bonus = _bonus(camp, step.card)
    camp.tell("armed", who=camp.people[actor].name, card=step.card, bonus=bonus)
    camp.push(replace(step.check, level=step.check.level - bonus))
    if step.card == FRENZY:
        rage(camp, actor)
    else:
        use(camp, step.card, actor)


def _bonus(camp: Camp, card: str) -> int:
    power = None if card == FRENZY else power_of(camp, card)
    return FRENZY_BONUS if power is None else power.temporary


@rules.happens(IfWeapon)
def if_weapon(camp: Camp, step: IfWeapon) -> None:
    camp.push_all(*(step.effects if camp.levels["weapon"] >= step.level else step.otherwise))
