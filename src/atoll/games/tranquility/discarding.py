"""Discarding cards of one's own choice, face down."""

from collections.abc import Sequence
from functools import cache

from ...kernel import Decision, Message
from . import answers
from .atoms import discardable, shed, shed_unseen
from .choosing import choices
from .pyramid import search_on
from .state import DiscardTwo, Pay, Sea, Shed, rules

ACTION = 2
"""How many cards the action costs that is always an alternative to playing one."""


@rules.asks(Pay)
def pay(sea: Sea, step: Pay) -> Sequence[Decision]:
    cards = discardable(sea, step.seat)
    options = tuple([answers.PAYMENTS[step.seat, *way] for way in choices(cards, step.count)])
    prompt = ask_pay(step.why, step.count)
    # How many monsters there are in the hand is a secret, so a forced choice may be one, too.
    return (Decision(step.seat, prompt, options, always=bool(sea.options.monsters)),)


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
    shed(sea, sea.active, step.cards)
    search_on(sea)
