"""What is missing for something: people, stacks, resources, items, a weapon."""

from ....kernel import Refused
from .. import arguments, grammar
from ..camp.items import has
from ..cards.kinds import Need
from ..facts import Kind
from ..planning.paying import laid
from ..state import Camp, Goods, Stack
from ..who import called


def person(camp: Camp, name: str) -> int:
    """Somebody who is in the game."""
    names = [each.name for each in camp.people]
    if name not in names:
        raise Refused("no-such-person", "RC-3.2", word=name, cards=tuple(names))
    return called(camp, name)


def to_do(kind: Kind, target: str) -> str:
    """How an action is begun, as it is written."""
    return grammar.Do(arguments.Deed(kind, target), None, None).text


def planned(camp: Camp, stack: arguments.Stack) -> Stack:
    """A stack of pawns that stands there."""
    if not camp.plan:
        raise Refused("nothing-planned", "RC-10.4")
    for each in camp.plan:
        if each.name == str(stack):
            return each
    raise Refused("no-such-stack", "RC-10.4", stacks=", ".join([each.name for each in camp.plan]))


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
