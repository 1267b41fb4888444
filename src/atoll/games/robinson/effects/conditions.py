"""Conditions: an item that is there or not, and a weapon that is good enough or not."""

from msgspec.structs import replace

from ....kernel import Decision, Message
from .. import answers
from ..items import has
from ..kept import use
from ..powers import handy_weapons, power_of
from ..state import Camp, rules
from ..steps import Brandish
from ..vocabulary import IfWeapon, Unless

ASK_WEAPON = Message("ask-weapon")


@rules.happens(Unless)
def unless(camp: Camp, step: Unless) -> None:
    camp.push_all(*(step.otherwise if has(camp, step.item) else step.effects))


@rules.asks(IfWeapon)
def ask_for_weapons(camp: Camp, step: IfWeapon) -> tuple[Decision, ...]:
    """Where the weapon is not good enough, a temporary one may help."""
    weapons = handy_weapons(camp)
    if not weapons or camp.levels["weapon"] >= step.level:
        return ()
    options = [answers.do_without(step), *[answers.brandish(card, step) for card in weapons]]
    return (Decision(camp.first, ASK_WEAPON, tuple(options)),)


@rules.happens(Brandish)
def brandish(camp: Camp, step: Brandish) -> None:
    """It counts for this one time, as if less were asked for."""
    power = power_of(camp, step.card)
    assert power is not None
    who = camp.people[camp.first].name
    camp.tell("armed", who=who, card=step.card, bonus=power.temporary)
    use(camp, step.card, camp.first)
    camp.push(replace(step.check, level=step.check.level - power.temporary))


@rules.happens(IfWeapon)
def if_weapon(camp: Camp, step: IfWeapon) -> None:
    camp.push_all(*(step.effects if camp.levels["weapon"] >= step.level else step.otherwise))
