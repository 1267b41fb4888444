"""Deeds: what people do to each other, as it can be told from one view of the table to the next."""

from collections.abc import Iterator
from functools import cached_property
from typing import Literal

from msgspec import Struct

from ...games.overboard.facts import KID, ROLES
from ...games.overboard.view import Board, Person

KID_ROLE = str(ROLES[KID])
CHOICE = 2
"""So many cards leave the helmsman a choice."""

DeedKind = Literal["attack", "help", "fight", "water", "heal", "gift", "steer", "chum"]
"""A demand or a theft; joining somebody's side, and joining it against somebody; water, a kit and
gifts; steering so that somebody falls overboard; and chum for those who have fallen."""


class Deed(Struct, frozen=True):
    """What somebody did to somebody else, once on each occasion."""

    kind: DeedKind
    by: str
    to: str
    occasion: str = ""


class Change:
    """Two views of the table on one day, the earlier one first."""

    def __init__(self, before: Board, now: Board) -> None:
        self.before, self.now = before, now
        self.people_before, self.people = _people(before), _people(now)

    @cached_property
    def poorer(self) -> list[str]:
        """Those who have fewer provisions than before."""
        return [role for role in self.people if self._more(role) < 0]

    @cached_property
    def richer(self) -> list[str]:
        """Those who have more of them."""
        return [role for role in self.people if self._more(role) > 0]

    def _more(self, role: str) -> int:
        return _belongings(self.people[role]) - _belongings(self.people_before[role])

    def left_the_game(self, kind: str) -> int:
        """How many of these have been used up or thrown away."""
        return self.now.spent.count(kind) - self.before.spent.count(kind)

    @property
    def is_theft(self) -> bool:
        """The Kid's turn has ended with nothing demanded and no oar in hand, and he is richer.

        What he was given he got before his turn ended.
        """
        quarrel = self.before.demand or self.before.fight
        if self.before.acting != KID_ROLE or self.now.acting == KID_ROLE or quarrel:
            return False
        return KID_ROLE in self.richer and not self.people[KID_ROLE].rowed


def deeds_seen(before: Board | None, now: Board) -> Iterator[Deed]:
    """What has been done as far as these two views tell, the earlier one first."""
    yield from _demands(now)
    if now.fight is not None:
        yield from _sides(now)
    if before is not None and before.day == now.day:
        change = Change(before, now)
        for tell in (_theft, _healing, _watering, _gifts, _steering, _chum):
            yield from tell(change)


def _demands(now: Board) -> Iterator[Deed]:
    demand = now.demand or now.fight
    if demand is not None and _people(now)[demand.of].condition != "dead":
        yield Deed("attack", demand.by, demand.of)


def _sides(now: Board) -> Iterator[Deed]:
    fight = now.fight
    assert fight is not None
    sides = (fight.attackers, fight.by, fight.of), (fight.victims, fight.of, fight.by)
    for fighters, leader, foe in sides:
        for ally in fighters:
            if ally != leader:
                yield Deed("help", ally, leader, fight.by)
                yield Deed("fight", ally, foe, fight.by)


def _theft(change: Change) -> Iterator[Deed]:
    if change.is_theft:
        for victim in change.poorer:
            yield Deed("attack", KID_ROLE, victim)


def _healing(change: Change) -> Iterator[Deed]:
    healer = change.before.acting
    if healer is None or not change.left_the_game("medkit"):
        return
    for role, person in change.people.items():
        if role != healer and person.wounds < change.people_before[role].wounds:
            yield Deed("heal", healer, role)


def _watering(change: Change) -> Iterator[Deed]:
    if change.left_the_game("water") != 1:
        return
    for giver in change.poorer:
        for role, person in change.people.items():
            if role != giver and person.thirst < change.people_before[role].thirst:
                yield Deed("water", giver, role)


def _gifts(change: Change) -> Iterator[Deed]:
    """An offer for nothing in return is gone; one has a provision less, the other one more."""
    if change.is_theft:
        return
    for offer in change.before.offers:
        is_given = offer.by in change.poorer and offer.to in change.richer
        if offer.want is None and offer not in change.now.offers and is_given:
            yield Deed("gift", offer.by, offer.to)


def _steering(change: Change) -> Iterator[Deed]:
    """Where there was a choice among cards."""
    before, card = change.before, change.now.card
    if before.card is not None or card is None or before.laid < CHOICE:
        return
    people = change.people_before
    awake = [each for each in before.benches if people[each].condition == "conscious"]
    for role in card.overboard:
        if role != awake[-1] and len(card.overboard) == 1:
            yield Deed("steer", awake[-1], role)


def _chum(change: Change) -> Iterator[Deed]:
    swimmers = change.before.swimmers
    if change.left_the_game("bait") <= 0 or change.before.sharks:
        return
    for thrower in change.poorer:
        if thrower not in swimmers:
            for role in swimmers:
                yield Deed("chum", thrower, role)


def _belongings(person: Person) -> int:
    return person.hidden + len(person.opened)


def _people(board: Board) -> dict[str, Person]:
    return {each.role: each for each in board.people}
