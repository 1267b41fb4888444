"""What is missing for something: resources, items, a weapon, a shelter."""

from ....kernel import Refused
from ..camp.items import has
from ..cards.kinds import Need
from ..facts import Kind
from ..planning.paying import laid
from ..state import Camp, Goods
from ..who import called


def check_goods(camp: Camp, goods: Goods, rule: str) -> None:
    """What has to be paid must be available."""
    wood = max(goods.wood - camp.available.wood, 0)
    food = max(goods.food - camp.available.meals, 0)
    fur = max(goods.fur - camp.available.fur, 0)
    if wood or food or fur:
        raise Refused("too-little", rule, wood=wood, food=food, rations=0, fur=fur)


def check_item(camp: Camp, item: str, rule: str) -> None:
    if has(camp, item):
        return
    if item in camp.items:
        raise Refused("items-away", "RC-1.4")
    raise Refused("no-item", rule, item=item)


def check_is_here(camp: Camp, name: str) -> None:
    """Somebody may be beyond everybody's reach."""
    if camp.people[called(camp, name)].away:
        raise Refused("away", "RC-33.3", who=name)


def check_weapon(camp: Camp, level: int, rule: str) -> None:
    now = camp.levels["weapon"]
    if now < level:
        raise Refused("weak-weapon", rule, level=level, now=now)


def check_need(camp: Camp, need: Need, kind: Kind) -> None:
    """All that an action requires when it is planned."""
    check_weapon(camp, need.weapon, "RC-10.8")
    if need.item:
        check_item(camp, need.item, "RC-10.8")
    check_goods(camp, laid(camp, need, kind), "RC-10.8")
