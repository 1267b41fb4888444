"""Questions that refusals ask about the people whom an answer names."""

from ...kernel import Reasons, Refused
from .facts import ROLES, Role
from .people import in_play, is_conscious
from .state import Boat

reasons = Reasons[Boat]()
"""Their checks are given the number of a character, not of a seat."""


def check_conscious(boat: Boat, who: int) -> None:
    """The dead are told the same: they cannot do anything, either."""
    if not is_conscious(boat, who):
        raise Refused("unconscious", "OB-4.1")


def person(boat: Boat, role: Role) -> int:
    """A character of this game, in the boat or not."""
    who = ROLES.index(role)
    if who not in in_play(boat):
        here = tuple([ROLES[each] for each in in_play(boat)])
        raise Refused("not-in-this-game", "OB-3.1", whom=role, cards=here)
    return who


def in_boat(boat: Boat, role: Role, rule: str) -> int:
    """A character in the boat, dead or alive."""
    whom = person(boat, role)
    if whom not in boat.benches:
        raise Refused("not-in-boat", rule, whom=role)
    return whom


def other_in_boat(boat: Boat, who: int, role: Role, rule: str) -> int:
    if person(boat, role) == who:
        raise Refused("yourself", rule)
    return in_boat(boat, role, rule)
