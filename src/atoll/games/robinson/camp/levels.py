"""The shelter; and roof, palisade and weapon: how they rise and fall."""

from ..facts import Level
from ..land.tiles import sheltered
from ..scenarios.frame import scenario
from ..state import Camp

# Levels.


def raise_level(camp: Camp, level: Level, by: int) -> None:
    """The roof and the palisade rise only where there is a shelter."""
    if level == "weapon" or sheltered(camp):
        _change(camp, level, by)
    else:
        camp.tell("level-unsheltered", level=level)


def lower_level(camp: Camp, level: Level, by: int) -> int:
    """As far as possible; how many levels are missing."""
    lost = min(by, camp.levels[level])
    _change(camp, level, -lost)
    return by - lost


def _change(camp: Camp, level: Level, by: int) -> None:
    if by:
        camp.levels[level] += by
        camp.tell("level", level=level, by=by, now=camp.levels[level])
        scenario(camp).note_goal(camp)


# The shelter.


def build_shelter(camp: Camp) -> None:
    camp.shelter = camp.shelter_is_new = True
    camp.tell("shelter")
    scenario(camp).note_goal(camp)


def bring_shelter(camp: Camp) -> None:
    """It is there from the beginning."""
    camp.shelter = True


def lose_shelter(camp: Camp) -> None:
    camp.shelter = False
    camp.tell("shelter-lost")


def settle_in(camp: Camp) -> None:
    """In the next round a shelter is no longer new."""
    camp.shelter_is_new = False
