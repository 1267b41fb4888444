"""Why something cannot be used in a fight, or where else a weapon is asked for."""

from ....kernel import Refused
from .. import grammar
from ..camp.kept import power_of
from ..cards.kinds import Power
from ..powers.abilities import FRENZY
from ..powers.usable import at_hand, handy_weapons
from ..state import NOBODY, Camp
from ..steps import AnimalsFight, Battle
from ..vocabulary import IfWeapon
from ..who import FRIDAY, is_companion
from .abilities import check_ability
from .powers import check_ability_now, check_use, refuse_to_others, refuse_user
from .reasons import reasons
from .requirements import person

for fight in (Battle, AnimalsFight):
    reasons.none_against(fight, grammar.Fight)
reasons.none_against(IfWeapon, grammar.GoOn)
for question in (Battle, IfWeapon):
    reasons.against(grammar.Arm, question)(refuse_user)


def _weapon(camp: Camp, card: str) -> Power | None:
    """What is used only where a weapon is asked for, if it is there."""
    power = power_of(camp, card) if any(kept.card == card for kept in camp.kept) else None
    return power if power is not None and power.when == "fight" else None


def _check_at_hand(camp: Camp, who: int, card: str) -> None:
    """Some serve only one person in this round."""
    if card not in dict(at_hand(camp, who)):
        refuse_to_others(camp, next(kept for kept in camp.kept if kept.card == card))


# In a fight.


@reasons.against(grammar.UseAbility, Battle)
def _check_ability_in_battle(camp: Camp, seat: int, answer: grammar.UseAbility) -> None:
    if answer.ability != FRENZY:
        check_ability_now(camp, seat, answer)
        return
    assert isinstance(camp.step, Battle)
    _check_frenzy(camp, seat)
    _check_strength(camp.step)


@reasons.against(grammar.Wield, Battle)
def _check_in_battle(camp: Camp, seat: int, answer: grammar.Wield) -> None:
    """Whoever fights may use what is at hand; what is never used up helps once."""
    step, card = camp.step, answer.card
    assert isinstance(step, Battle)
    power = _weapon(camp, card)
    if power is None:
        check_use(camp, seat, answer)
    else:
        _check_at_hand(camp, camp.scene.actor, card)
        _check_once(step, power, card)
        if power.temporary:
            _check_strength(step)


def _check_strength(fight: Battle) -> None:
    if not fight.strength:
        raise Refused("no-comparison", "RC-15.3")


def _check_frenzy(camp: Camp, seat: int) -> None:
    """Only in an action of the Soldier's own."""
    check_ability(camp, seat, FRENZY)
    if camp.scene.actor != seat or camp.scene.stack is None:
        raise Refused("own-actions", "RC-5.11")


def _check_once(fight: Battle | AnimalsFight, power: Power, card: str) -> None:
    if not power.uses and card in fight.used:
        raise Refused("once-a-fight", "RC-15.3", card=card)


# Against the hungry animals.


@reasons.against(grammar.Wield, AnimalsFight)
def _check_against_animals(camp: Camp, seat: int, answer: grammar.Wield) -> None:
    """A temporary weapon protects all; what serves one person only is used by somebody."""
    power = _weapon(camp, answer.card)
    if power is None:
        check_use(camp, seat, answer)
    elif power.one_user:
        user = camp.people[seat].name
        raise Refused("form", form=grammar.Arm(answer.card, user).text)
    else:
        _check_at_hand(camp, NOBODY, answer.card)


@reasons.against(grammar.Arm, AnimalsFight)
def _check_somebodys_arms(camp: Camp, seat: int, answer: grammar.Arm) -> None:
    power = _weapon(camp, answer.card)
    if power is None or not power.one_user:
        refuse_user(camp, seat, answer)
    else:
        _check_defender(camp, answer.who, power, answer.card)


def _check_defender(camp: Camp, name: str, power: Power, card: str) -> None:
    step, who = camp.step, person(camp, name)
    assert isinstance(step, AnimalsFight)
    if name == FRIDAY:
        raise Refused("friday-is-spared", "RC-29.3")
    if is_companion(camp, who):
        raise Refused("uses-nothing", "RC-33.6", who=name)
    if camp.people[who].outside is not None:
        raise Refused("outside", "RC-27.2", who=name)
    _check_at_hand(camp, who, card)
    _check_once(step, power, card)


# Where a card asks for a weapon.


@reasons.against(grammar.UseAbility, IfWeapon)
def _check_raging(camp: Camp, seat: int, answer: grammar.UseAbility) -> None:
    if answer.ability == FRENZY:
        _check_frenzy(camp, seat)
    else:
        check_ability_now(camp, seat, answer)


@reasons.against(grammar.Wield, IfWeapon)
def _check_brandishing(camp: Camp, seat: int, answer: grammar.Wield) -> None:
    """Here only temporary weapons help that serve everybody, and frenzy."""
    power = _weapon(camp, answer.card)
    if power is None:
        check_use(camp, seat, answer)
    elif power.one_user:
        raise Refused("in-fights", "RC-15.3")
    elif answer.card not in handy_weapons(camp):
        _check_at_hand(camp, NOBODY, answer.card)
