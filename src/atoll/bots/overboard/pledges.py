"""Pledges: what the words of this day let expect of whom."""

from collections.abc import Iterable

from msgspec import Struct

from ...games.overboard import grammar
from ...games.overboard.facts import Role
from ...games.overboard.steps import Favour
from ...games.overboard.view import Spoken
from ...kernel import Answer


class Pledge(Struct, frozen=True):
    """Somebody has promised somebody else a favour."""

    by: Role
    to: Role
    favour: Favour


def pledges_in(said: Iterable[Spoken]) -> list[Pledge]:
    """Promises bind those who made them; an offer binds both once it is agreed to."""
    pledges = []
    for each in said:
        if each.kind in ("promise", "agree"):
            pledges.append(Pledge(each.by, each.to, each.favour))
        if each.kind == "agree" and each.in_return is not None:
            pledges.append(Pledge(each.to, each.by, each.in_return))
    return pledges


def asked_in(said: Iterable[Spoken]) -> list[Pledge]:
    """What was asked for, as the promise that would answer it."""
    return [Pledge(each.to, each.by, each.favour) for each in said if each.kind == "ask"]


def words_of(said: Spoken) -> Answer:
    """A statement as it was answered."""
    if said.in_return is None:
        return (grammar.SayAsk if said.kind == "ask" else grammar.SayPromise)(said.to, said.favour)
    deal = grammar.SayOffer if said.kind == "offer" else grammar.SayAgree
    return deal(said.to, said.favour, said.in_return)
