"""Questions about the people in the boat. Nothing here changes them."""

from .facts import ROLES, STRENGTH
from .state import NOBODY, Boat

EVERYBODY = (1 << len(ROLES)) - 1
"""All characters, as bits."""


def in_play(boat: Boat) -> list[int]:
    """The characters of this game."""
    return [who for who, seat in enumerate(boat.players) if seat != NOBODY]


# These are for characters of this game. Whom the current took has wounds enough to be dead.


def is_conscious(boat: Boat, who: int) -> bool:
    return boat.wounds[who] < STRENGTH[who]


def is_unconscious(boat: Boat, who: int) -> bool:
    return boat.wounds[who] == STRENGTH[who]


def is_alive(boat: Boat, who: int) -> bool:
    """The unconscious live."""
    return boat.wounds[who] <= STRENGTH[who]


def conscious(boat: Boat) -> list[int]:
    """Everybody conscious in the boat, from bow to stern."""
    wounds = boat.wounds
    awake = []
    for who in boat.benches:
        if wounds[who] < STRENGTH[who]:
            awake.append(who)
    return awake


def living(boat: Boat) -> list[int]:
    """Everybody alive in the boat, from bow to stern."""
    wounds = boat.wounds
    return [who for who in boat.benches if wounds[who] <= STRENGTH[who]]


def from_here_on(boat: Boat, who: int) -> tuple[int, ...]:
    """Everybody conscious, beginning with this character, towards the stern and round again."""
    awake = conscious(boat)
    place = awake.index(who)
    return (*awake[place:], *awake[:place])
