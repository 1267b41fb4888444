"""Building once more: an adventure may give another build action at once."""

from collections.abc import Iterable, Iterator

from ....kernel import Decision, Message, Option
from .. import answers
from ..camp.items import is_planned
from ..cards.kinds import Need
from ..demands import can_meet
from ..land.tiles import natural_shelter
from ..planning.deeds import deeds
from ..planning.paying import aids, can_meet_need, lay_price, price_word
from ..planning.stacks import may_lead
from ..state import Camp, Deed, Stack, rules
from ..steps import BuildNow
from ..vocabulary import BuildOnceMore
from ..who import seat_of
from .order import begin

ASK_BUILD = Message("ask-build")


@can_meet.register
def _(effect: BuildOnceMore, camp: Camp) -> bool:
    return any(_possible(camp))


@rules.asks(BuildOnceMore)
def ask_build(camp: Camp, step: BuildOnceMore) -> tuple[Decision, ...]:
    return (Decision(seat_of(camp, camp.scene.actor), ASK_BUILD, tuple(_possible(camp))),)


def _possible(camp: Camp) -> Iterator[Option]:
    """Whatever can be built and paid for now, by whoever drew the card."""
    for deed in deeds(camp):
        if _is_open(camp, deed):
            for number, need in enumerate(deed.needs):
                word = price_word(need) if len(deed.needs) > 1 else None
                for aid in _paid(camp, deed, need):
                    yield answers.build_now(BuildNow(deed.target, number, aid), word)


def _paid(camp: Camp, deed: Deed, need: Need) -> Iterable[str]:
    """Without any aid, or with what stands in for something that is missing."""
    if can_meet_need(camp, need, deed.kind):
        return ("",)
    return aids(camp, camp.scene.actor, need, deed.kind)


def _is_open(camp: Camp, deed: Deed) -> bool:
    """A shelter that was built in this round carries neither roof nor palisade yet; and it cannot
    be tried twice, no more than an item.
    """
    if deed.kind != "build" or not may_lead(camp, camp.scene.actor, deed):
        return False
    if deed.target in ("roof", "palisade") and camp.shelter_is_new:
        return natural_shelter(camp)
    tried = deed.target in camp.tried or is_planned(camp, deed.target)
    return deed.most > 1 or not tried


@rules.happens(BuildNow)
def build_now(camp: Camp, step: BuildNow) -> None:
    """As with a single pawn: all dice are rolled."""
    actor = camp.scene.actor
    deed = next(each for each in deeds(camp) if (each.kind, each.target) == ("build", step.target))
    stack = Stack("build-again", "build", step.target, [camp.people[actor].name])
    lay_price(camp, stack, deed.needs[step.need], step.aid)
    begin(camp, actor, stack)
