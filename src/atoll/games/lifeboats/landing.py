"""A boat moves towards land; its crew goes ashore when it arrives."""

from .atoms import leave_the_water
from .ending import end_if_nobody_is_on_the_water
from .facts import COLOURS, ISLANDS
from .state import Boat, Waters


def move(waters: Waters, boat: int) -> None:
    moving = waters.boats[boat]
    moving.to_shore -= 1
    waters.tell("moved", colour=COLOURS[boat], left=moving.to_shore)
    if moving.to_shore == 0:
        land(waters, boat)
        end_if_nobody_is_on_the_water(waters)


def land(waters: Waters, boat: int) -> None:
    """The crew takes a field of the beach; an empty boat needs none."""
    landing = waters.boats[boat]
    leave_the_water(waters, boat)
    waters.arrivals.append(boat)
    if not landing.crew:
        waters.tell("landed-empty", colour=COLOURS[boat])
        return
    landing.field = field_for(waters, landing)
    island = ISLANDS[landing.field]
    waters.tell("landed", colour=COLOURS[boat], island=island, count=len(landing.crew))


def field_for(waters: Waters, boat: Boat) -> int:
    """The field that the crew of a boat takes if it lands now."""
    return boat.lane if waters.options.landing == "lane" else leftmost_free(waters)


def leftmost_free(waters: Waters) -> int:
    taken = [boat.field for boat in waters.boats]
    field = 0
    while field in taken:
        field += 1
    return field
