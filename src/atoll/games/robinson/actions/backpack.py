"""The backpack, in which whoever explores carries home something more."""

from ....kernel import Decision, Message
from .. import answers
from ..answers import BACKPACK
from ..camp.kept import lend
from ..state import NOBODY, Camp, rules
from ..steps import AskBackpack, OpenBackpack
from ..vocabulary import DrawDiscoveries
from ..who import is_here, seat_of

ASK_BACKPACK = Message("ask-backpack")


@rules.asks(AskBackpack)
def ask_backpack(camp: Camp, step: AskBackpack) -> tuple[Decision, ...]:
    """With each explore action of the one whom it serves in this round, successful or not."""
    actor = camp.scene.actor
    if not is_here(camp, actor) or not camp.finds.cards:
        return ()
    if not any(kept.card == BACKPACK and kept.user in (NOBODY, actor) for kept in camp.kept):
        return ()
    options = (answers.GO_ON, answers.OPEN_BACKPACK)
    return (Decision(seat_of(camp, actor), ASK_BACKPACK, options),)


@rules.happens(OpenBackpack)
def open_backpack(camp: Camp, step: OpenBackpack) -> None:
    """One of two discoveries is kept."""
    actor = camp.scene.actor
    camp.tell("used", who=camp.people[actor].name, card=BACKPACK)
    lend(camp, BACKPACK, actor)
    camp.push(DrawDiscoveries(2, kept=1))
