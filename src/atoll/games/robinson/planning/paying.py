"""What an action requires when it is planned, what is laid with its pawns, and what stands in.

Two determination of the Carpenter stand in for a wood, and a temporary weapon for a weapon.
"""

from collections.abc import Iterator

from ..camp.items import has
from ..camp.stores import affordable, can_pay, give_back, pay, price
from ..cards.kinds import Need
from ..facts import Kind
from ..people.spirits import encourage, is_able, lay_determination, take_determination_back
from ..powers.abilities import ABILITIES, FRENZY, FRENZY_BONUS, FRENZY_PRICE
from ..powers.usable import at_hand
from ..state import NO_GOODS, Camp, Goods, Stack
from ..who import called, seat_of

CARPENTER, SOLDIER = "carpenter", "soldier"
ECONOMY = "economy"
ECONOMY_PRICE = ABILITIES[CARPENTER][ECONOMY]
LAID_ABILITIES = {ECONOMY: (CARPENTER, ECONOMY_PRICE), FRENZY: (SOLDIER, FRENZY_PRICE)}
"""The abilities that stand in for something when planning: whose they are, and what they cost."""
BURDEN = "burden"
"""It has to be paid with one more wood, for a token."""
ONE_WOOD = Goods(wood=1)


def price_word(need: Need) -> str:
    """By which one of several prices is called: with fur for some of the wood, ``fur-1``."""
    if need.wood and need.fur:
        return f"fur-{need.fur}"
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
    return _who_can(camp, ECONOMY)


def _who_can(camp: Camp, ability: str) -> int | None:
    """The seat of the character who can use one of these abilities."""
    name, cost = LAID_ABILITIES[ability]
    for seat, person in enumerate(camp.people[: camp.seats]):
        if person.name == name:
            return seat if is_able(camp, seat, ability, cost) else None
    return None


def _arms(camp: Camp, person: int) -> Iterator[tuple[str, int]]:
    """The temporary weapons that stand with no other action. What serves one fighter is none."""
    for card, power in at_hand(camp, person):
        planned = [stack for stack in camp.plan if card in stack.extras]
        if power.temporary and not power.one_user and len(planned) < _uses(camp, card):
            yield card, power.temporary
    if _who_can(camp, FRENZY) == person:
        yield FRENZY, FRENZY_BONUS


def _uses(camp: Camp, card: str) -> int:
    """What serves always stands with any number of actions."""
    uses = [kept.uses or 1 + len(camp.plan) for kept in camp.kept if kept.card == card]
    return sum(uses)


# What is laid, and comes back.


def lay_price(camp: Camp, stack: Stack, need: Need, aid: str) -> None:
    """All that an action requires is laid with its first pawn, and nothing else can take it."""
    goods = laid(camp, need, stack.kind)
    if goods != price(need):
        stack.extras.append(BURDEN)
    if aid:
        lay_aid(camp, stack, aid)
    if goods:
        stack.paid = taken(camp, goods - ONE_WOOD if aid == ECONOMY else goods)
        pay(camp, stack.paid)


def take_back(camp: Camp, stack: Stack) -> None:
    """What was laid with an action that comes to nothing is available again."""
    give_back(camp, stack.paid)
    stack.paid = NO_GOODS
    if ECONOMY in stack.extras:
        encourage(camp, called(camp, CARPENTER), ECONOMY_PRICE)


def save_wood(camp: Camp, stack: Stack) -> None:
    """Two determination are laid instead of a wood."""
    lay_aid(camp, stack, ECONOMY)
    stack.paid -= ONE_WOOD
    give_back(camp, ONE_WOOD)


def spare_wood(stacks: list[Stack]) -> None:
    """The same for an action that is being carried out, in every scene of it."""
    paid, extras = stacks[-1].paid - ONE_WOOD, [*stacks[-1].extras, ECONOMY]
    for stack in stacks:
        stack.paid, stack.extras = paid, extras


def pass_on_burden(camp: Camp) -> None:
    """The extra wood that has just come back is laid with the next build action that costs wood."""
    for stack in camp.plan:
        if stack.kind == "build" and (stack.paid.wood or ECONOMY in stack.extras):
            stack.extras.append(BURDEN)
            stack.paid += ONE_WOOD
            pay(camp, ONE_WOOD)
            return


def lay_aid(camp: Camp, stack: Stack, aid: str) -> None:
    """The determination of an ability is laid with the pawns."""
    stack.extras.append(aid)
    if aid in LAID_ABILITIES:
        name, cost = LAID_ABILITIES[aid]
        lay_determination(camp, called(camp, name), aid, cost)


def take_back_aids(camp: Camp, stack: Stack) -> None:
    """It comes back, and the ability can be used again."""
    for aid in stack.extras:
        if aid in LAID_ABILITIES:
            name, cost = LAID_ABILITIES[aid]
            take_determination_back(camp, called(camp, name), aid, cost)
