"""Neutral pawns: they help in one kind of action, and never lead."""

from collections.abc import Iterator

from .cards.inventions import INVENTIONS
from .facts import Kind
from .items import has
from .powers import power_of
from .state import Camp, in_force

DOG = "dog"
DOG_ACTIONS = ("hunt", "explore")
HANDYMAN, HANDYMAN_PRICE = "handyman", 3


def neutral_pawns(camp: Camp, kind: Kind, leader: int) -> Iterator[str]:
    """The neutral pawns that may still join such an action."""
    if camp.options.dog and kind in DOG_ACTIONS and not _stands(camp, DOG):
        yield DOG
    for item in camp.items:
        power = INVENTIONS[item].power if item in INVENTIONS else None
        if power is not None and kind in power.pawn and has(camp, item) and not _stands(camp, item):
            yield item
    for card in dict.fromkeys([kept.card for kept in camp.kept]):
        kept_power = power_of(camp, card)
        if kept_power is not None and kind in kept_power.pawn and _left(camp, card):
            yield card
    if kind == "build" and _has_handyman(camp, leader) and not _stands(camp, HANDYMAN):
        yield HANDYMAN


def _stands(camp: Camp, pawn: str) -> bool:
    return any(pawn in stack.pawns for stack in camp.plan)


def _left(camp: Camp, card: str) -> bool:
    """Whether a card has a pawn that does not stand on the board yet."""
    uses = sum([max(kept.uses, 1) for kept in camp.kept if kept.card == card])
    return sum([stack.pawns.count(card) for stack in camp.plan]) < uses


def _has_handyman(camp: Camp, leader: int) -> bool:
    person = camp.people[leader]
    if in_force(camp, "no-abilities", leader):
        return False
    may = person.name == "carpenter" and HANDYMAN not in person.used
    return may and person.determination >= HANDYMAN_PRICE
