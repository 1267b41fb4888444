"""Resources: what is gained, discarded and laid with the pawns."""

from functools import cache

from ..cards.kinds import Need
from ..land.tiles import crop
from ..state import NO_GOODS, Camp, Goods, Person
from ..who import is_here


def gain(camp: Camp, goods: Goods) -> None:
    """In the action phase it goes to the future resources, or to the sheet of who stays outside."""
    if not goods:
        return
    outsider = who_stays_outside(camp)
    if outsider is not None:
        outsider.pack += goods
    elif camp.phase != "action":
        camp.available += goods
    else:
        camp.future += goods
        if in_action(camp):
            camp.brought += goods
    tell_goods(camp, "gained", goods)


def gain_now(camp: Camp, goods: Goods) -> None:
    """It is available at once, in whatever phase, or lies on the sheet of who stays outside."""
    outsider = who_stays_outside(camp)
    if outsider is not None:
        outsider.pack += goods
    else:
        camp.available += goods
    tell_goods(camp, "gained", goods)


def gathered(source: str, count: int) -> Goods:
    """So much of what a source gives."""
    return Goods(wood=count) if crop(source) == "wood" else Goods(food=count)


def in_action(camp: Camp) -> bool:
    """Whether the present scene belongs to an action."""
    return bool(camp.scenes) and camp.scene.stack is not None


def who_stays_outside(camp: Camp) -> Person | None:
    """On whose sheet things come: this very action has led somebody to a night outside."""
    scene = camp.scene if camp.scenes else None
    if scene is None or not is_here(camp, scene.actor):
        return None
    somebody = camp.people[scene.actor]
    if scene.sheet:
        return somebody
    if camp.phase != "action" or scene.stack is None or somebody.outside is None:
        return None
    return somebody if somebody.trip == scene.stack.name else None


# What an action brings, and what is outside the camp.


def begin_to_bring(camp: Camp) -> None:
    """An action begins, and has brought nothing yet."""
    camp.brought = NO_GOODS


def pack_up(camp: Camp, somebody: Person) -> None:
    """What the present action has brought so far goes to the sheet of who stays outside."""
    camp.future -= camp.brought
    somebody.pack += camp.brought
    camp.brought = NO_GOODS


def unpack(camp: Camp, somebody: Person) -> None:
    """Who was outside is back in the camp."""
    camp.available += somebody.pack
    somebody.pack = NO_GOODS


def leave_pack(camp: Camp, somebody: Person) -> None:
    """What Friday had with him when he died serves everybody."""
    if camp.phase == "action":
        camp.future += somebody.pack
    else:
        camp.available += somebody.pack


def eat_from_pack(somebody: Person) -> bool:
    """Whether there was anything to eat."""
    if somebody.pack.food:
        somebody.pack -= Goods(food=1)
    elif somebody.pack.rations:
        somebody.pack -= Goods(rations=1)
    else:
        return False
    return True


def become_available(camp: Camp) -> None:
    """The action phase is over."""
    camp.available += camp.future
    camp.future = NO_GOODS


# What is paid.


def pay(camp: Camp, goods: Goods) -> None:
    """Available resources are laid somewhere, where they may come back from."""
    camp.available -= goods


def give_back(camp: Camp, goods: Goods) -> None:
    """What was laid is available again."""
    camp.available += goods


def discard(camp: Camp, goods: Goods) -> int:
    """Available resources are discarded, food that spoils first; how many are missing."""
    taken = affordable(camp.available, goods)
    camp.available -= taken
    if taken:
        tell_goods(camp, "discarded", taken)
    return _size(goods) - _size(taken)


def affordable(available: Goods, wanted: Goods) -> Goods:
    """As much of it as there is; rations stand in for food."""
    food = min(available.food, wanted.food)
    rations = min(available.rations, wanted.rations + wanted.food - food)
    wood, fur = min(available.wood, wanted.wood), min(available.fur, wanted.fur)
    return Goods(wood, food, rations, fur)


def can_pay(available: Goods, wanted: Goods) -> bool:
    missing_food = max(wanted.food - available.food, 0)
    return (
        available.wood >= wanted.wood
        and available.rations >= wanted.rations + missing_food
        and available.fur >= wanted.fur
    )


@cache
def price(need: Need) -> Goods:
    return Goods(wood=need.wood, food=need.food, fur=need.fur)


def discard_everything(camp: Camp) -> None:
    if camp.available:
        tell_goods(camp, "discarded", camp.available)
        camp.available = NO_GOODS


def tell_goods(camp: Camp, kind: str, goods: Goods) -> None:
    if not camp.quiet:
        camp.tell(kind, wood=goods.wood, food=goods.food, rations=goods.rations, fur=goods.fur)


def _size(goods: Goods) -> int:
    return goods.wood + goods.food + goods.rations + goods.fur
