"""Neutral pawns: they help in one kind of action, and never lead."""

from ..camp.items import has
from ..camp.kept import power_of
from ..cards.kinds import Power
from ..facts import Kind
from ..people.spirits import is_able
from ..state import Camp
from .deeds import thing

DOG = "dog"
DOG_ACTIONS = ("hunt", "explore")
HANDYMAN, HANDYMAN_PRICE = "handyman", 3


def neutral_pawns(camp: Camp, kind: Kind, target: str, leader: int) -> list[str]:
    """The neutral pawns that may still join such an action."""
    pawns = []
    if camp.options.dog and kind in DOG_ACTIONS and not _stands(camp, DOG):
        pawns.append(DOG)
    for item in camp.items:
        if _helps(power_of(camp, item), kind, target) and has(camp, item):
            pawns += [] if _stands(camp, item) else [item]
    for kept in camp.kept:
        helps = _helps(power_of(camp, kept.card), kind, target)
        if helps and kept.card not in pawns and _left(camp, kept.card):
            pawns.append(kept.card)
    if kind == "build" and _has_handyman(camp, leader) and not _stands(camp, HANDYMAN):
        pawns.append(HANDYMAN)
    return pawns


def _helps(power: Power | None, kind: Kind, target: str) -> bool:
    """Some help only in an action of the scenario's own."""
    return power is not None and kind in power.pawn and power.only in ("", thing(target))


def _stands(camp: Camp, pawn: str) -> bool:
    return any(pawn in stack.pawns for stack in camp.plan)


def _left(camp: Camp, card: str) -> bool:
    """Whether a card has a pawn that does not stand on the board yet."""
    uses = sum([max(kept.uses, 1) for kept in camp.kept if kept.card == card])
    return sum([stack.pawns.count(card) for stack in camp.plan]) < uses


def _has_handyman(camp: Camp, leader: int) -> bool:
    is_carpenter = camp.people[leader].name == "carpenter"
    return is_carpenter and is_able(camp, leader, HANDYMAN, HANDYMAN_PRICE)
