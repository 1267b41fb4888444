"""Why something cannot be used at this moment: a card, a token, an item, an ability."""

from ....kernel import Refused
from .. import grammar
from ..actions.dice import REROLL
from ..arguments import Stack
from ..camp.items import invention, is_card
from ..camp.kept import is_spent, power_of
from ..cards.kinds import Power, When
from ..powers.usable import fits, handy_weapons
from ..scenarios.frame import scenario
from ..state import NOBODY, Camp, Goods, Kept
from ..steps import Roll
from ..vocabulary import (
    ActionSpace,
    Effect,
    FreeItem,
    HealAnybody,
    IgnoreAnimals,
    IgnoreCloud,
    PeekEvent,
    Raise,
    RemoveAnything,
    RemoveMarker,
    RemoveTokens,
    RerollAnimals,
    RollWeather,
    SnowAsRain,
)
from ..who import seat_of
from .abilities import check_ability, check_moment
from .deeds import refuse_free_item
from .requirements import check_goods, check_item, check_weapon

MOMENTS: dict[When, str] = {
    "before-actions": "RC-22.4",
    "not-acting": "RC-21.5",
    "arrange": "RC-22.3",
    "weather": "RC-24.5",
    "animals": "RC-24.6",
    "night": "RC-4.6",
}
"""When some things only may be used, and where that stands."""

TARGETS: dict[ActionSpace, str] = {
    "hunt": "",
    "build": "shelter",
    "gather": "t1-left",
    "explore": "t2",
}
"""With what a neutral pawn could help, for example."""


def check_use(camp: Camp, seat: int, answer: grammar.Use | grammar.Wield | grammar.Ignore) -> None:
    if is_card(answer.card) or answer.card in scenario(camp).inventions:
        _check_item(camp, answer.card)
    else:
        _check_kept(camp, seat, answer.card)


def check_ability_now(camp: Camp, seat: int, answer: grammar.UseAbility) -> None:
    if answer.ability == REROLL:
        raise Refused("wrong-moment", "RC-5.1", when="roll")
    check_ability(camp, seat, answer.ability)
    check_moment(camp, answer.ability)


def refuse_user(camp: Camp, seat: int, answer: grammar.Arm) -> None:
    """Only against the hungry animals it is said by whom something is used."""
    raise Refused("form", form=grammar.Wield(answer.card).text)


def check_arms(camp: Camp, seat: int, answer: grammar.Arm) -> None:
    check_use(camp, seat, grammar.Wield(answer.card))
    refuse_user(camp, seat, answer)


# Items.


def _check_item(camp: Camp, item: str) -> None:
    """Some heal once in a night; others help in actions, or work by themselves."""
    check_item(camp, item, "RC-17.3")
    power = invention(camp, item).power
    if power is None or not power.effects:
        _refuse_use(item, power)
    elif camp.phase != "night":
        raise Refused("wrong-moment", "RC-18.3", when="night")
    elif item in camp.lent:
        raise Refused("used-already", "RC-18.3", card=item)
    else:
        check_goods(camp, Goods(food=power.food), "RC-18.3")
        _check_effects(camp, power)


def _refuse_use(card: str, power: Power | None) -> None:
    """What is not used by itself."""
    if power is not None and power.pawn:
        form = grammar.Add(card, _helped(power)).text
        raise Refused("helps-as-pawn", "RC-10.10", form=form)
    if power is not None and power.when == "fight":
        raise Refused("in-fights", "RC-15.3")
    if power is not None and power.when == "any":
        raise Refused("of-no-use", "RC-6.7", card=card)
    raise Refused("works-by-itself", "RC-6.7", card=card)


def _helped(power: Power) -> Stack:
    """A stack that its pawn could join."""
    kind = power.pawn[0]
    target = f"{TARGETS[kind]}-{power.only}" if power.only else TARGETS[kind]
    return Stack(kind, target, 1)


# Cards and tokens that are kept.


def _check_kept(camp: Camp, seat: int, card: str) -> None:
    power = _check_serves(camp, seat, card)
    if power is None or not power.effects:
        _refuse_use(card, power)
    elif power.rerolls and isinstance(camp.step, Roll):
        raise Refused("form", form=grammar.RerollWith("wound", card).text)
    elif not fits(camp, power):
        _refuse_misfit(camp, power)


def _check_serves(camp: Camp, seat: int, card: str) -> Power | None:
    """It is there, serves this player, and is not spent; what it can do."""
    kept = [each for each in camp.kept if each.card == card]
    if not kept:
        _refuse_absent(camp, card)
    mine = [each for each in kept if _serves(camp, each, seat)]
    if not mine:
        refuse_to_others(camp, kept[0])
    power = power_of(camp, card)
    if power is not None and all(is_spent(each, power) for each in mine):
        raise Refused("used-already", "RC-6.7", card=card)
    return power


def _refuse_absent(camp: Camp, card: str) -> None:
    sheets = [each for person in camp.people for each in person.sheet]
    if card in (*camp.future_finds, *camp.future_treasures, *sheets):
        raise Refused("not-yet", "RC-2.4", card=card)
    raise Refused("not-there", "RC-2.4", card=card)


def _serves(camp: Camp, kept: Kept, seat: int) -> bool:
    """What one person uses in this round, or has on the own sheet, serves nobody else."""
    return kept.user == NOBODY or seat_of(camp, kept.user) == seat


def refuse_to_others(camp: Camp, kept: Kept) -> None:
    owner = camp.people[seat_of(camp, kept.user)].name
    raise Refused("serves-another", "RC-6.7", card=kept.card, who=owner)


def _refuse_misfit(camp: Camp, power: Power) -> None:
    """It is not the moment, or something is missing, or it would be of no use."""
    if power.when == "before-actions" and camp.sky.rolled:
        raise Refused("weather-known", "RC-22.4")
    if not fits(camp, Power(power.when)):
        raise Refused("wrong-moment", MOMENTS[power.when], when=power.when)
    if power.item:
        check_item(camp, power.item, "RC-21.6")
    if not handy_weapons(camp):
        check_weapon(camp, power.weapon, "RC-21.5")
    _check_effects(camp, power)


def _check_effects(camp: Camp, power: Power) -> None:
    for effect in power.effects:
        if not fits(camp, Power("any", (effect,))):
            _refuse_effect(camp, effect)


def _refuse_effect(camp: Camp, effect: Effect) -> None:
    """What would be of no use."""
    match effect:
        case Raise():
            raise Refused("no-shelter", "RC-16.4")
        case FreeItem(items):
            for item in items:
                refuse_free_item(camp, item)
        case HealAnybody():
            raise Refused("nobody-wounded", "RC-4.5")
        case IgnoreCloud() | SnowAsRain():
            raise Refused("no-clouds", "RC-24.5")
        case RollWeather():
            raise Refused("no-dice", "RC-24.1")
        case PeekEvent():
            raise Refused("nothing-left", "RC-2.10", pile="events")
        case RemoveAnything() | RemoveMarker() | RemoveTokens():
            raise Refused("nothing-to-remove", "RC-2.6")
        case IgnoreAnimals() | RerollAnimals():
            raise Refused("no-animals", "RC-24.6")
