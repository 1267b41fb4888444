"""What may be used besides actions: abilities, starting items, discoveries, treasures, items.

Whatever may be used at this moment is a standing decision of everybody who may use it.
"""

from collections.abc import Iterator, Sequence
from itertools import chain

from ....kernel import Decision, Message, Step
from .. import answers
from ..camp.items import has
from ..camp.kept import is_spent, power_of
from ..cards.kinds import Power
from ..demands import can_meet
from ..land.markers import markers
from ..land.sky import animals_to_come, clouds_are_to_come, dice_due
from ..land.tiles import sheltered
from ..land.tokens import on_island
from ..people.health import anybody_wounded
from ..scenarios.frame import scenario
from ..state import NOBODY, Camp, Kept
from ..vocabulary import (
    ArrangeTiles,
    Effect,
    Heal,
    HealAnybody,
    IgnoreAnimals,
    PeekEvent,
    Raise,
    RemoveAnything,
    RemoveMarker,
    RemoveTokens,
    RerollAnimals,
    RollWeather,
)
from ..who import seat_of
from .abilities import abilities

ASK_POWERS = Message("ask-powers")


def powers(camp: Camp) -> Sequence[Decision]:
    """All that may be used now, by seat."""
    decisions = []
    for seat in range(camp.seats):
        options = [answers.power(seat, card) for card in usable(camp, seat)]
        options += [answers.ability(seat, word) for word in abilities(camp, seat)]
        if seat == camp.first:
            options += scenario(camp).extras(camp)
        if options:
            decisions.append(Decision(seat, ASK_POWERS, tuple(options), must=False))
    return decisions


def anybody_can(camp: Camp) -> bool:
    """Whether anything may be used now."""
    for seat in range(camp.seats):
        for _ in abilities(camp, seat):
            return True
    for kept in camp.kept:
        if _serves(camp, kept):
            return True
    for _ in chain(_items_at_night(camp), scenario(camp).extras(camp)):
        return True
    return False


def anybody_can_heal(camp: Camp) -> bool:
    """Whether anything that heals may be used now."""
    return any(
        "recipe" in abilities(camp, seat) or can_use(camp, seat, Heal, HealAnybody)
        for seat in range(camp.seats)
    )


def anybody_can_resist(camp: Camp) -> bool:
    """Whether anything that helps against the hungry animals may be used now."""
    return any(
        can_use(camp, seat, IgnoreAnimals, RerollAnimals, Raise)
        or "defence" in abilities(camp, seat)
        for seat in range(camp.seats)
    )


def can_use(camp: Camp, seat: int, *words: type[Step]) -> bool:
    """Whether a player may use a card or token now that does one of these things."""
    found = [power_of(camp, card) for card in usable(camp, seat)]
    effects = [effect for power in found if power is not None for effect in power.effects]
    return any(isinstance(effect, words) for effect in effects)


def usable(camp: Camp, seat: int) -> Iterator[str]:
    """The cards and tokens that a player may use now, each kind once.

    What lies on the sheet of somebody outside the camp serves nobody else.
    """
    seen = set()
    for kept in camp.kept:
        if kept.user != NOBODY and seat_of(camp, kept.user) != seat:
            continue
        if kept.card not in seen and _serves(camp, kept):
            seen.add(kept.card)
            yield kept.card
    yield from _items_at_night(camp)


def _items_at_night(camp: Camp) -> Iterator[str]:
    for item in camp.items if camp.phase == "night" else ():
        power = power_of(camp, item)
        if power is not None and item not in camp.lent and has(camp, item) and fits(camp, power):
            yield item


def _serves(camp: Camp, kept: Kept) -> bool:
    power = power_of(camp, kept.card)
    if power is None or not power.effects or is_spent(kept, power):
        return False
    return fits(camp, power)


def at_hand(camp: Camp, person: int) -> Iterator[tuple[str, Power]]:
    """What somebody may use where a weapon is asked for, each kind once."""
    seen = set()
    for kept in camp.kept:
        power = power_of(camp, kept.card)
        if power is None or power.when != "fight" or kept.card in seen or is_spent(kept, power):
            continue
        if kept.user in (NOBODY, person):
            seen.add(kept.card)
            yield kept.card, power


def rerollers(camp: Camp, person: int) -> Iterator[str]:
    """What lets somebody who acts roll a die again, each kind once."""
    seen = set()
    for kept in camp.kept:
        power = power_of(camp, kept.card)
        if power is None or not power.rerolls or kept.card in seen or is_spent(kept, power):
            continue
        if kept.user in (NOBODY, person):
            seen.add(kept.card)
            yield kept.card


def handy_weapons(camp: Camp) -> list[str]:
    """The temporary weapons that serve everybody, not only in a fight."""
    return [card for card, power in at_hand(camp, NOBODY) if power.temporary and not power.one_user]


def fits(camp: Camp, power: Power) -> bool:
    """Whether the moment is right, and what it needs is there."""
    return (
        _moment(camp, power)
        and (not power.item or has(camp, power.item))
        and (camp.levels["weapon"] >= power.weapon or bool(handy_weapons(camp)))
        and camp.available.meals >= power.food
        and all(_is_of_use(camp, effect) for effect in power.effects)
    )


def _is_of_use(camp: Camp, effect: Effect) -> bool:
    """Nothing rises without a shelter but the weapon, and nothing is built twice; there has to be
    somebody to heal, a die to roll, a card to look at, or something to remove.
    """
    match effect:
        case Raise(level) if level != "weapon":
            return sheltered(camp)
        case HealAnybody():
            return anybody_wounded(camp)
        case RollWeather():
            return bool(dice_due(camp))
        case PeekEvent():
            return bool(camp.event_deck.cards or camp.beside)
        case ArrangeTiles():
            return bool(camp.tiles.cards)
        case RemoveAnything():
            return any(True for _ in on_island(camp))
        case RemoveMarker():
            return any(True for _ in markers(camp))
        case RemoveTokens(token):
            return any(thing.endswith(f"-{token}") for thing in on_island(camp))
        case IgnoreAnimals() | RerollAnimals():
            return bool(animals_to_come(camp))
        case _:
            return can_meet(effect, camp)


def _moment(camp: Camp, power: Power) -> bool:
    match power.when:
        case "any":
            return True
        case "not-acting":
            return camp.phase != "action" or not all(camp.ready)
        case "before-actions":
            return camp.phase in ("event", "morale", "production") and not camp.sky.rolled
        case "weather":
            return clouds_are_to_come(camp)
        case "animals":
            return camp.phase == "weather" and bool(camp.sky.animals)
        case "night":
            return camp.phase == "night"
        case "arrange":
            return bool(camp.scenes) and _arranges(camp)
        case "planning" | "fight" | "mystery":
            return False


def _arranges(camp: Camp) -> bool:
    stack = camp.scene.stack
    return stack is not None and (stack.kind, stack.target) == ("arrange", "")
