"""Discarding cards face down: whatever costs cards, which ones is asked in the same way."""

from collections.abc import Sequence
from functools import cache

from ...kernel import Decision, Message
from . import answers
from .atoms import discardable, may_hold_monsters, shed, shed_unseen
from .cards import DISCARD
from .choosing import choices
from .pyramid import search_on
from .state import DiscardTwo, Pay, Sea, Shed, rules


@rules.asks(Pay)
def pay(sea: Sea, step: Pay) -> Sequence[Decision]:
    cards = discardable(sea, step.seat)
    ways = choices(cards, step.count)
    options = tuple(map(answers.PAYMENTS[step.seat].__getitem__, ways))
    prompt = ask_pay(step.why, step.count)
    # How many monsters there are in the hand is a secret, so a forced choice may be one, too.
    return (Decision(step.seat, prompt, options, always=may_hold_monsters(sea)),)


@cache
def ask_pay(why: str, count: int) -> Message:
    return Message(f"ask-pay-{why}", {"count": count})


@rules.happens(Shed)
def shed_cards(sea: Sea, step: Shed) -> None:
    if step.cards:
        shed(sea, step.seat, step.cards)
    if step.unseen:
        shed_unseen(sea, step.seat, step.unseen)


@rules.happens(DiscardTwo)
def discard_two(sea: Sea, step: DiscardTwo) -> None:
    search_on(sea)
    sea.push(Pay(sea.active, DISCARD, "discarding"))
