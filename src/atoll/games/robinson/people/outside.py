"""Nights outside the camp: who spends one where, and what comes along."""

from ..camp.stores import pack_up, unpack
from ..camp.waiting import take_cards_along
from ..land.tiles import name
from ..state import NOWHERE, Camp, Person

OPEN = "open"
"""Where somebody sleeps who is in no place."""


def set_out(camp: Camp, somebody: Person, stack: str) -> None:
    """An action leads to a night outside, and what it has brought stays with whoever acts."""
    somebody.trip = stack
    pack_up(camp, somebody)
    take_cards_along(camp, somebody)


def stay(camp: Camp, somebody: Person, here: int) -> None:
    somebody.outside = here
    camp.tell("outside", who=somebody.name, place=place_word(here))


def place_word(at: int | None) -> str:
    return OPEN if at is None or at == NOWHERE else name(at)


def come_back(camp: Camp) -> None:
    """Whoever was outside returns with what was gathered."""
    for person in camp.people:
        if person.outside is not None:
            person.outside = None
            person.trip = ""
            unpack(camp, person)
