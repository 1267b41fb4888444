"""What an action requires when it is planned, what is laid with its pawns, and what stands in.

Two determination of the Carpenter stand in for a wood, and a temporary weapon for a weapon.
"""

from collections.abc import Iterator

from .cards.kinds import Need
from .effects.fights import FRENZY, FRENZY_BONUS, FRENZY_PRICE
from .facts import Kind
from .items import has
from .people import called, seat_of
from .powers import ABILITIES, at_hand
from .state import Camp, Goods, Stack, in_force
from .stores import affordable, can_pay, price

ECONOMY = "economy"
CARPENTER, SOLDIER = "carpenter", "soldier"
BURDEN = "burden"
"""It has to be paid with one more wood, for a token."""
ONE_WOOD = Goods(wood=1)


def price_word(need: Need) -> str:
    return need.item or ("wood" if need.wood else "fur" if need.fur else "food")


def can_meet_need(camp: Camp, need: Need, kind: Kind) -> bool:
    """Whether all is there that has to be laid, and what only has to be there, too."""
    item, weapon, wood, food, fur = need
    available = camp.available
    if wood > available.wood or fur > available.fur or (food and food > available.meals):
        return False
    if wood == available.wood > 0 and is_burdened(camp, kind):  # one more is missing
        return False
    return weapon <= camp.levels["weapon"] and (not item or has(camp, item))


def _can_lay(camp: Camp, need: Need, goods: Goods) -> bool:
    return (not need.item or has(camp, need.item)) and can_pay(camp.available, goods)


def laid(camp: Camp, need: Need, kind: Kind) -> Goods:
    """What is laid with the pawns: the first build action that costs wood may cost one more."""
    goods = price(need)
    return goods + ONE_WOOD if goods.wood and is_burdened(camp, kind) else goods


def is_burdened(camp: Camp, kind: Kind) -> bool:
    """Whether one more wood has to be paid, which no other action has paid yet."""
    if kind != "build" or "wood" not in camp.tokens["build"]:
        return False
    return not any(BURDEN in stack.extras for stack in camp.plan)


def taken(camp: Camp, goods: Goods) -> Goods:
    """Food that spoils is laid first."""
    return affordable(camp.available, goods)


# What stands in.


def aids(camp: Camp, person: int, need: Need, kind: Kind) -> Iterator[str]:
    """What lets somebody begin an action, besides what is there."""
    goods = laid(camp, need, kind)
    if camp.levels["weapon"] < need.weapon:
        if _can_lay(camp, need, goods):
            yield from [
                card for card, bonus in _arms(camp, person) if _is_enough(camp, need, bonus)
            ]
    elif goods.wood and _saves(camp, person) and _can_lay(camp, need, goods - ONE_WOOD):
        yield ECONOMY


def _is_enough(camp: Camp, need: Need, bonus: int) -> bool:
    return camp.levels["weapon"] + bonus >= need.weapon


def _saves(camp: Camp, person: int) -> bool:
    """The Carpenter, for an own action; the player decides for Friday, too."""
    return can_save(camp) == seat_of(camp, person)


def can_save(camp: Camp) -> int | None:
    """The seat of the Carpenter, who may still save a wood."""
    return _able(camp, CARPENTER, ECONOMY, ABILITIES[CARPENTER][ECONOMY])


def _able(camp: Camp, name: str, ability: str, cost: int) -> int | None:
    for seat, person in enumerate(camp.people[: camp.seats]):
        if person.name == name and person.determination >= cost and ability not in person.used:
            return None if in_force(camp, "no-abilities", seat) else seat
    return None


def _arms(camp: Camp, person: int) -> Iterator[tuple[str, int]]:
    """The temporary weapons that stand with no other action. What serves one fighter is none."""
    for card, power in at_hand(camp, person):
        planned = [stack for stack in camp.plan if card in stack.extras]
        if power.temporary and not power.one_user and len(planned) < _uses(camp, card):
            yield card, power.temporary
    if _able(camp, SOLDIER, FRENZY, FRENZY_PRICE) == person:
        yield FRENZY, FRENZY_BONUS


def _uses(camp: Camp, card: str) -> int:
    """What serves always stands with any number of actions."""
    uses = [kept.uses or 1 + len(camp.plan) for kept in camp.kept if kept.card == card]
    return sum(uses)


def lay_aid(camp: Camp, stack: Stack, aid: str) -> None:
    """The determination of an ability is laid with the pawns."""
    stack.extras.append(aid)
    _pay(camp, aid, 1)


def take_back_aids(camp: Camp, stack: Stack) -> None:
    for extra in stack.extras:
        _pay(camp, extra, -1)


def _pay(camp: Camp, aid: str, times: int) -> None:
    """In the one direction or the other."""
    if aid not in (ECONOMY, FRENZY):
        return
    name, cost = (
        (CARPENTER, ABILITIES[CARPENTER][ECONOMY]) if aid == ECONOMY else (SOLDIER, FRENZY_PRICE)
    )
    person = camp.people[called(camp, name)]
    person.determination -= times * cost
    person.used = [word for word in person.used if word != aid]
    if times > 0:
        person.used.append(aid)
