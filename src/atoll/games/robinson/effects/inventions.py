"""Inventions and items: discarded, found, turned back, marked, and built for nothing."""

from ..camp.items import (
    add_invention,
    become_invention,
    build_for_nothing,
    discardable,
    finish_item,
    invention,
    items_at_hand,
    mark,
    return_invention,
    to_be_had,
    turn_back,
    unmark_all,
)
from ..decks.lasting import differ
from ..decks.piles import draw_invention, renew_inventions, take_out
from ..demands import unmet
from ..state import Camp, Rule, rules
from ..steps import Ask, MarkItem, ReturnInvention, ReturnItem, TakeInvention, TakeItem, TurnBack
from ..vocabulary import (
    ChooseInvention,
    DiscardInventions,
    DiscardItem,
    DrawInvention,
    FreeItem,
    MarkItems,
    PutItemsAway,
    TurnBackItem,
    TurnBackItems,
    TurnBackMarked,
)

# Inventions.


@rules.happens(DiscardInventions)
def discard_inventions(camp: Camp, step: DiscardInventions) -> None:
    """One after another; those that are missing are an unmet demand."""
    found = discardable(camp)
    if not found:
        unmet(camp, step.count)
        return
    others = [DiscardInventions(step.count - 1)] if step.count > 1 else []
    camp.push_all(Ask("ask-discard-invention", tuple(found), ReturnInvention()), *others)


@rules.happens(ReturnInvention)
def discard_invention(camp: Camp, step: ReturnInvention) -> None:
    return_invention(camp, step.thing)


@rules.happens(DrawInvention)
def find_invention(camp: Camp, step: DrawInvention) -> None:
    drawn = draw_invention(camp)
    if drawn is not None:
        add_invention(camp, drawn)


@rules.happens(ChooseInvention)
def choose_invention(camp: Camp, step: ChooseInvention) -> None:
    """The deck is searched; in which order it lies nobody learns."""
    renew_inventions(camp)
    camp.push(Ask("ask-invention", tuple(sorted(camp.inventions.cards)), TakeInvention()))


@rules.happens(TakeInvention)
def take_invention(camp: Camp, step: TakeInvention) -> None:
    take_out(camp, camp.inventions, step.thing)
    camp.reveal()
    add_invention(camp, step.thing)


# Items.


@rules.happens(TurnBackItems)
def turn_back_items(camp: Camp, step: TurnBackItems) -> None:
    """As many as there are."""
    others = [TurnBackItems(step.count - 1)] if step.count > 1 else []
    camp.push_all(_ask_what_to_turn_back(camp), *others)


@rules.happens(TurnBackItem)
def turn_back_item(camp: Camp, step: TurnBackItem) -> None:
    if not items_at_hand(camp):
        unmet(camp, 1)
        return
    camp.push(_ask_what_to_turn_back(camp))


def _ask_what_to_turn_back(camp: Camp) -> Ask:
    return Ask("ask-turn-back", tuple(items_at_hand(camp)), TurnBack())


@rules.happens(TurnBack)
def turn_back_chosen(camp: Camp, step: TurnBack) -> None:
    turn_back(camp, step.thing)


@rules.happens(DiscardItem)
def discard_item(camp: Camp, step: DiscardItem) -> None:
    camp.push(Ask("ask-discard-item", tuple(items_at_hand(camp)), ReturnItem()))


@rules.happens(ReturnItem)
def return_item(camp: Camp, step: ReturnItem) -> None:
    """It goes at once, and its one-time effect is undone."""
    become_invention(camp, step.thing)
    return_invention(camp, step.thing)
    camp.push_all(*invention(camp, step.thing).undone)


@rules.happens(MarkItems)
def mark_items(camp: Camp, step: MarkItems) -> None:
    """As many as there are, and each once."""
    found = [item for item in items_at_hand(camp) if item not in camp.marked]
    others = [MarkItems(step.count - 1)] if step.count > 1 else []
    camp.push_all(Ask("ask-mark", tuple(found), MarkItem()), *others)


@rules.happens(MarkItem)
def mark_item(camp: Camp, step: MarkItem) -> None:
    mark(camp, step.thing)


@rules.happens(TurnBackMarked)
def turn_back_marked(camp: Camp, step: TurnBackMarked) -> None:
    at_hand = items_at_hand(camp)
    for item in unmark_all(camp):
        if item in at_hand:
            turn_back(camp, item)


@rules.happens(PutItemsAway)
def put_items_away(camp: Camp, step: PutItemsAway) -> None:
    differ(camp, Rule("items-away", camp.round))
    camp.tell("items-away")


@rules.happens(FreeItem)
def free_item(camp: Camp, step: FreeItem) -> None:
    """It needs no terrain and no other items."""
    found = tuple(to_be_had(camp, step.items))
    camp.push(Ask("ask-free-item", found, TakeItem()))


@rules.happens(TakeItem)
def take_item(camp: Camp, step: TakeItem) -> None:
    """In the action phase it waits for the end of the phase, like all that is built."""
    if camp.phase == "action":
        finish_item(camp, step.thing)
        camp.tell("built", item=step.thing)
    else:
        build_for_nothing(camp, step.thing)
