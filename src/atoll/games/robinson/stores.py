"""Resources: what is gained, discarded and laid with the pawns."""

from .cards.kinds import Need
from .people import is_here
from .state import NO_GOODS, Camp, Goods


def gain(camp: Camp, goods: Goods) -> None:
    """In the action phase it goes to the future resources, or to the sheet of who stays outside."""
    if not goods:
        return
    if camp.phase != "action":
        camp.available += goods
    elif _stays_outside(camp):
        camp.people[camp.scene.actor].pack += goods
    else:
        camp.future += goods
    tell_goods(camp, "gained", goods)


def gain_now(camp: Camp, goods: Goods) -> None:
    """It is available at once, in whatever phase."""
    camp.available += goods
    tell_goods(camp, "gained", goods)


def _stays_outside(camp: Camp) -> bool:
    """Whether this very action has led somebody to spend the night outside."""
    stack = camp.scene.stack if camp.scenes else None
    if stack is None or not is_here(camp, camp.scene.actor):
        return False
    somebody = camp.people[camp.scene.actor]
    return somebody.outside is not None and somebody.trip == stack.name


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
    return _size(affordable(available, wanted)) == _size(wanted)


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
