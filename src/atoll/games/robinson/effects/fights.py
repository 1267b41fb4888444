"""Fights: temporary weapons, the comparison, and what a fight costs and brings."""

from collections.abc import Iterator

from msgspec.structs import replace

from ....kernel import Decision, Message, Option
from .. import answers
from ..camp.kept import power_of, use
from ..people.health import wound
from ..people.spirits import exert, is_able
from ..powers.abilities import FRENZY, FRENZY_BONUS, FRENZY_PRICE
from ..powers.usable import at_hand
from ..state import Camp, rules
from ..steps import Arm, Battle, Clash, EndFight, Spare
from ..vocabulary import Effect, Fight, Gain, Lower, Unless, Wound
from ..who import is_here, seat_of

ASK_BATTLE = Message("ask-battle")


@rules.happens(Fight)
def fight(camp: Camp, step: Fight) -> None:
    begin_fight(camp)
    camp.push(battle(step))


def begin_fight(camp: Camp) -> None:
    """Until it is over, who fights is wounded for what is missing."""
    camp.scene.fight = True


def battle(fight: Fight, *after: Effect) -> Battle:
    return Battle(
        fight.strength, fight.weapon, fight.food, fight.fur, fight.palisade, fight.bare, after=after
    )


# Before it.


@rules.asks(Battle)
def take_up_arms(camp: Camp, step: Battle) -> tuple[Decision, ...]:
    """Whoever fights may use several things, one after another."""
    fighter = camp.scene.actor
    options = [*_means(camp, fighter, step)] if is_here(camp, fighter) else []
    if not options:
        return ()
    return (Decision(seat_of(camp, fighter), ASK_BATTLE, (answers.clash(step), *options)),)


def _means(camp: Camp, fighter: int, step: Battle) -> Iterator[Option]:
    """What is never used up helps once in a fight; and no weapon where there is no strength to
    compare it with.
    """
    for card, power in at_hand(camp, fighter):
        if not power.uses and card in step.used:
            continue
        if not power.temporary:
            yield answers.spare(card, step)
        elif step.strength:
            yield answers.arm(card, power.temporary, step)
    if step.strength and can_rage(camp, fighter):
        yield answers.frenzy(FRENZY_BONUS, step)


def can_rage(camp: Camp, fighter: int) -> bool:
    """The Soldier, once a round, in an own action."""
    if not is_here(camp, fighter) or camp.people[fighter].name != "soldier":
        return False
    return camp.scene.stack is not None and is_able(camp, fighter, FRENZY, FRENZY_PRICE)


def rage(camp: Camp, fighter: int) -> None:
    exert(camp, fighter, FRENZY, FRENZY_PRICE)


@rules.happens(Arm)
def arm(camp: Camp, step: Arm) -> None:
    """It adds to the weapon in this fight only."""
    fighter = camp.scene.actor
    camp.tell("armed", who=camp.people[fighter].name, card=step.card, bonus=step.bonus)
    more = replace(step.battle, bonus=step.battle.bonus + step.bonus)
    camp.push(replace(more, used=(*more.used, step.card)))
    if step.card == FRENZY:
        rage(camp, fighter)
    else:
        power = power_of(camp, step.card)
        assert power is not None
        use(camp, step.card, fighter)
        wound(camp, fighter, power.wound)


@rules.happens(Spare)
def spare(camp: Camp, step: Spare) -> None:
    camp.tell("guarded", who=camp.people[camp.scene.actor].name, card=step.card)
    use(camp, step.card, camp.scene.actor)
    camp.push(replace(step.battle, spared=True, used=(*step.battle.used, step.card)))


@rules.happens(Battle)
def go_into_battle(camp: Camp, step: Battle) -> None:
    camp.push(Clash(step))


# In it.


@rules.happens(Clash)
def clash(camp: Camp, step: Clash) -> None:
    """Wounds, the weapon, food and fur, the palisade, and what else the card says."""
    fought = spare_a_wound(camp, step.battle) if step.battle.spared else step.battle
    if step.battle.strength:
        weapon = camp.levels["weapon"] + fought.bonus
        camp.tell("fight", strength=step.battle.strength, weapon=weapon)
    camp.push_all(*_course(camp, fought), EndFight(), *fought.after)


def inferior(camp: Camp, fought: Battle) -> int:
    """By how many levels the weapon is below the strength."""
    return max(fought.strength - camp.levels["weapon"] - fought.bonus, 0)


def _course(camp: Camp, fought: Battle) -> Iterator[Effect]:
    if missing := inferior(camp, fought):
        yield Wound(missing)
    if fought.bare:
        return
    if fought.weapon:
        yield Lower("weapon", -fought.weapon)
    if fought.food or fought.fur:
        yield Gain(food=fought.food, fur=fought.fur)
    if fought.palisade:
        yield Lower("palisade", -fought.palisade)


@rules.happens(EndFight)
def end_fight(camp: Camp, step: EndFight) -> None:
    camp.scene.fight = False


# A wound that is ignored.


def spare_a_wound(camp: Camp, fought: Battle) -> Battle:
    """The same fight without the first wound that it would bring."""
    if inferior(camp, fought):
        return replace(fought, strength=fought.strength - 1)
    if not fought.bare and camp.levels["weapon"] < -fought.weapon:
        return replace(fought, weapon=fought.weapon + 1)
    if not fought.bare and camp.levels["palisade"] < -fought.palisade:
        return replace(fought, palisade=fought.palisade + 1)
    return replace(fought, after=tuple([_softened(effect) for effect in fought.after]))


def _softened(effect: Effect) -> Effect:
    """No beast does more than one thing that wounds."""
    match effect:
        case Wound(count, "actor"):
            return Wound(count - 1)
        case Unless(item, effects, otherwise):
            return Unless(item, tuple([_softened(each) for each in effects]), otherwise)
        case _:
            return effect
