"""Discarding cards face down: whatever costs cards, they are asked for one by one."""

from functools import cache

from ...kernel import Decision, Message
from . import answers
from .atoms import discardable, may_hold_monsters, shed, shows_no_start
from .cards import DISCARD, FINISH
from .debts import owe
from .pyramid import search_on
from .state import DiscardTwo, Pay, Sea, Shed, rules


@rules.asks(Pay)
def pay(sea: Sea, step: Pay) -> tuple[Decision, ...]:
    seat, cards = step.seat, discardable(sea, step.seat)
    # A choice tells nothing if all cards have to go, unless the hand may also hold monsters.
    hidden = len(cards) > step.count or may_hold_monsters(sea)
    if len(cards) <= step.count:
        # Fewer than have to go there are only in a redeal that does not fit.
        cards = cards[:1] if len(cards) == step.count else []
    elif len(cards) > 1 and cards[-2] >= FINISH:
        cards = sorted(set(cards))
    payments = answers.PAYMENTS[seat]
    options = tuple([payments[card] for card in cards])
    return (Decision(seat, ask_pay(step.why, step.count), options, True, hidden),)


@cache
def ask_pay(why: str, count: int) -> Message:
    return Message(f"ask-pay-{why}", {"count": count})


@rules.happens(Shed)
def shed_card(sea: Sea, step: Shed) -> None:
    shed(sea, step.seat, (step.card,))


@rules.happens(DiscardTwo)
def discard_two(sea: Sea, step: DiscardTwo) -> None:
    shows_no_start(sea)
    search_on(sea)
    owe(sea, sea.active, DISCARD, "discarding")
