"""Openings: what somebody's pawn may begin, and for which price."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from msgspec import Struct

from ....kernel import Option
from .. import answers
from ..cards.kinds import Need
from ..state import Camp, Deed
from ..steps import Lead
from .deeds import menu
from .paying import aids, price_word
from .stacks import begun, kinds_for, may_lead


class Opening(Struct, frozen=True, gc=False):
    """Something that somebody may lead."""

    deed: Deed
    prices: tuple[tuple[Need, Option], ...]
    """Each with the option to begin it like that, without any aid."""


Openings = Mapping[tuple[str, str], Opening]
"""By kind and target."""


def openings(camp: Camp, person: int) -> Openings:
    """All that somebody may lead in this round. They are kept as long as the menu."""
    found: tuple[Openings, ...] | None = camp.__dict__.get("openings")
    if found is None:
        found = tuple([_openings(camp, each) for each in range(len(camp.people))])
        camp.__dict__["openings"] = found
    return found[person]


def _openings(camp: Camp, person: int) -> Openings:
    who, kinds = camp.people[person].name, kinds_for(camp, person)
    return {
        what: opening(who, person, deed)
        for what, deed in menu(camp).items()
        if deed.kind in kinds and may_lead(camp, person, deed)
    }


@cache
def opening(who: str, person: int, deed: Deed) -> Opening:
    options = [_lead(who, person, deed, number) for number in range(len(deed.needs))]
    return Opening(deed, tuple(zip(deed.needs, options, strict=True)))


def _lead(who: str, person: int, deed: Deed, number: int, aid: str = "") -> Option:
    price = price_word(deed.needs[number]) if len(deed.needs) > 1 else None
    lead = Lead(person, deed.kind, deed.target, number, aid)
    return answers.lead(who, lead, price)


def still_open(camp: Camp, person: int) -> Iterable[Opening]:
    """What somebody may lead, and no more stacks are for than may be."""
    left, planned = {**openings(camp, person)}, begun(camp)
    for what in planned:
        if what in left and planned.count(what) >= left[what].deed.most:
            del left[what]
    return left.values()


def with_aids(camp: Camp, person: int, deed: Deed, need: Need) -> Iterator[Option]:
    """To begin something with what stands in for something that is missing."""
    for aid in aids(camp, person, need, deed.kind):
        yield _lead(camp.people[person].name, person, deed, deed.needs.index(need), aid)
