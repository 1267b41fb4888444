"""Deeds: what people do to each other, as it can be told from one view of the table to the next."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from ...games.overboard.facts import KID, ROLES
from ...games.overboard.view import Board, Person

KID_ROLE = str(ROLES[KID])

DeedKind = Literal["attack", "help", "fight", "water", "heal", "gift", "steer", "chum"]
"""A demand or a theft; joining somebody's side, and joining it against somebody; water, a kit and
gifts; steering so that somebody falls overboard; and chum for those who have fallen."""


class Deed(Struct, frozen=True):
    """What somebody did to somebody else, once on each occasion."""

    kind: DeedKind
    by: str
    to: str
    occasion: str = ""


def deeds_seen(before: Board | None, now: Board) -> Iterator[Deed]:
    """What has been done as far as these two views tell, the earlier one first."""
    yield from _demands(now)
    if now.fight is not None:
        yield from _sides(now)
    if before is not None and before.day == now.day:
        yield from _theft(before, now)
        yield from _healing(before, now)
        yield from _watering(before, now)
        yield from _gifts(before, now)
        yield from _steering(before, now)
        yield from _chum(before, now)


def _demands(now: Board) -> Iterator[Deed]:
    demand = now.demand or now.fight
    if demand is not None and _people(now)[demand.of].condition != "dead":
        yield Deed("attack", demand.by, demand.of)


def _theft(before: Board, now: Board) -> Iterator[Deed]:
    """On the Kid's turn, with nothing demanded and no offer accepted, a provision is his now."""
    if before.acting != KID_ROLE or before.demand or before.fight or before.offers != now.offers:
        return
    if _people(now)[KID_ROLE].hidden > _people(before)[KID_ROLE].hidden:
        for victim in _poorer(before, now):
            yield Deed("attack", KID_ROLE, victim)


def _sides(now: Board) -> Iterator[Deed]:
    fight = now.fight
    assert fight is not None
    sides = (fight.attackers, fight.by, fight.of), (fight.victims, fight.of, fight.by)
    for fighters, leader, foe in sides:
        for ally in fighters:
            if ally != leader:
                yield Deed("help", ally, leader, fight.by)
                yield Deed("fight", ally, foe, fight.by)


def _healing(before: Board, now: Board) -> Iterator[Deed]:
    healer = before.acting
    if healer is None or now.spent.count("medkit") == before.spent.count("medkit"):
        return
    for role, person in _people(now).items():
        if role != healer and person.wounds < _people(before)[role].wounds:
            yield Deed("heal", healer, role)


def _watering(before: Board, now: Board) -> Iterator[Deed]:
    if now.spent.count("water") != before.spent.count("water") + 1:
        return
    for giver in _poorer(before, now):
        for role, person in _people(now).items():
            if role != giver and person.thirst < _people(before)[role].thirst:
                yield Deed("water", giver, role)


def _gifts(before: Board, now: Board) -> Iterator[Deed]:
    """An offer for nothing in return is gone, and somebody has one provision less."""
    for offer in before.offers:
        if offer.want is None and offer not in now.offers and offer.by in _poorer(before, now):
            yield Deed("gift", offer.by, offer.to)


def _steering(before: Board, now: Board) -> Iterator[Deed]:
    """Where there was a choice among cards."""
    if before.card is not None or now.card is None or before.laid < 2:
        return
    awake = [each for each in before.benches if _people(before)[each].condition == "conscious"]
    for role in now.card.overboard:
        if role != awake[-1] and len(now.card.overboard) == 1:
            yield Deed("steer", awake[-1], role)


def _chum(before: Board, now: Board) -> Iterator[Deed]:
    if now.spent.count("bait") <= before.spent.count("bait") or before.sharks:
        return
    for thrower in _poorer(before, now):
        if thrower not in before.swimmers:
            for role in before.swimmers:
                yield Deed("chum", thrower, role)


def _poorer(before: Board, now: Board) -> list[str]:
    """Those who have fewer provisions than before."""
    return [
        role
        for role, person in _people(now).items()
        if _belongings(person) < _belongings(_people(before)[role])
    ]


def _belongings(person: Person) -> int:
    return person.hidden + len(person.opened)


def _people(board: Board) -> dict[str, Person]:
    return {each.role: each for each in board.people}
