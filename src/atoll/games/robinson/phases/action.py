"""The end of the action phase: everything that was gained becomes available."""

from ..cards.mysteries import MYSTERIES
from ..effects.mysteries import finder
from ..items import become_item
from ..kept import find
from ..scenes import open_scene
from ..state import NO_GOODS, Camp, Scene, rules
from ..steps import BecomeItem, CheckGoal, EndActionPhase, ItemsAppear
from ..tokens import settle_tokens
from .rounds import check_goal


@rules.happens(EndActionPhase)
def end_action_phase(camp: Camp, step: EndActionPhase) -> None:
    """First resources and discoveries, then items, then treasures."""
    camp.phase = "end"
    settle_tokens(camp)
    camp.rules_of_round = [rule for rule in camp.rules_of_round if rule.word != "items-away"]
    camp.available += camp.future
    camp.future = NO_GOODS
    finds, camp.future_finds = camp.future_finds, []
    treasures, camp.future_treasures = camp.future_treasures, []
    for card in reversed(treasures):
        open_scene(camp, Scene(finder(camp, card), card), *MYSTERIES[card].effects)
    camp.push(ItemsAppear())
    for card in reversed(finds):
        find(camp, card)


@rules.happens(ItemsAppear)
def items_appear(camp: Camp, step: ItemsAppear) -> None:
    """What was built can be used from now on."""
    items, camp.future_items = camp.future_items, []
    camp.push(CheckGoal())
    for item in reversed(items):
        open_scene(camp, Scene(camp.first), BecomeItem(item))


@rules.happens(BecomeItem)
def become(camp: Camp, step: BecomeItem) -> None:
    become_item(camp, step.item)


@rules.happens(CheckGoal)
def check(camp: Camp, step: CheckGoal) -> None:
    check_goal(camp)
