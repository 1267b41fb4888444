"""The action phase: planning, the actions, and at its end all that was gained is available."""

from collections.abc import Iterator

from ..camp.items import appear
from ..camp.kept import find
from ..camp.stores import become_available
from ..camp.waiting import take_up
from ..cards.mysteries import MYSTERIES, is_treasure
from ..decks.lasting import take_items_up
from ..effects.mysteries import finder
from ..facts import KINDS
from ..land.tokens import settle_tokens
from ..planning.together import begin_planning
from ..scenes import open_scene
from ..state import Camp, Scene, rules
from ..steps import (
    ActionPhase,
    BecomeItem,
    CarryOut,
    CheckGoal,
    EndActionPhase,
    FindServes,
    ItemsAppear,
    TreasureWorks,
)
from .rounds import enter


@rules.happens(ActionPhase)
def action_phase(camp: Camp, step: ActionPhase) -> None:
    enter(camp, "action")
    camp.push_all(*[CarryOut(kind) for kind in KINDS], EndActionPhase())
    begin_planning(camp)


@rules.happens(EndActionPhase)
def end_action_phase(camp: Camp, step: EndActionPhase) -> None:
    """First resources and discoveries, then items, then treasures."""
    enter(camp, "end")
    settle_tokens(camp)
    take_items_up(camp)
    become_available(camp)
    camp.push_all(*_finds(camp), ItemsAppear(), *_treasures(camp))


# What was found.


def _finds(camp: Camp) -> Iterator[FindServes]:
    for card in camp.future_finds:
        yield FindServes(card)
    for number, person in enumerate(camp.people):
        yield from [FindServes(card, number) for card in person.sheet if not is_treasure(card)]


def _treasures(camp: Camp) -> Iterator[TreasureWorks]:
    for card in camp.future_treasures:
        yield TreasureWorks(card)
    for number, person in enumerate(camp.people):
        yield from [TreasureWorks(card, number) for card in person.sheet if is_treasure(card)]


@rules.happens(FindServes)
def find_serves(camp: Camp, step: FindServes) -> None:
    take_up(camp, step.card, step.person)
    if step.person is not None:
        open_scene(camp, Scene(step.person, sheet=True))
    find(camp, step.card)


@rules.happens(TreasureWorks)
def treasure_works(camp: Camp, step: TreasureWorks) -> None:
    take_up(camp, step.card, step.person)
    who = finder(camp, step.card)  # what was noted is no longer needed
    if step.person is None:
        scene = Scene(who, step.card)
    else:
        scene = Scene(step.person, step.card, sheet=True)
    open_scene(camp, scene, *MYSTERIES[step.card].effects)


# What was built.


@rules.happens(ItemsAppear)
def items_appear(camp: Camp, step: ItemsAppear) -> None:
    """What was built can be used from now on."""
    camp.push(CheckGoal())
    for item in reversed(camp.future_items):
        open_scene(camp, Scene(camp.first), BecomeItem(item))


@rules.happens(BecomeItem)
def become(camp: Camp, step: BecomeItem) -> None:
    appear(camp, step.item)
