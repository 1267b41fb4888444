"""Why something cannot be done in this round at all: it is not there, or out of reach."""

from collections.abc import Callable

from ....kernel import Refused
from ..camp.items import invention
from ..facts import SPACE, SPACES, Kind
from ..land.tiles import all_sources, explored, lies, near, sources, ways
from ..planning.deeds import TREASURE_MAP, is_special, thing, where
from ..scenarios.frame import scenario
from ..state import NOWHERE, Camp
from .requirements import check_item

NEEDS_SHELTER = ("roof", "palisade")


def refuse_threat(camp: Camp, target: str) -> None:
    raise Refused("no-threat", "RC-14.1", target=target)


def refuse_hunt(camp: Camp, target: str) -> None:
    raise Refused("no-beasts", "RC-15.1")


# Building.


def refuse_building(camp: Camp, target: str) -> None:
    if target == "shelter":
        raise Refused("shelter-stands", "RC-16.3")
    if target in NEEDS_SHELTER:
        raise Refused("no-shelter", "RC-16.4")
    if thing(target) not in camp.board:
        _refuse_absent(camp, target)
    _check_requirements(camp, thing(target))
    refuse_special(camp, target)


def _refuse_absent(camp: Camp, name: str) -> None:
    """An invention that does not lie on the board."""
    if name in camp.items or name in camp.future_items:
        raise Refused("built-already", "RC-17.5", item=name)
    raise Refused("not-on-board", "RC-17.1", item=name)


def refuse_free_item(camp: Camp, name: str) -> None:
    """What no effect can build for nothing: it is not on the board, or pawns stand on it."""
    if name not in camp.board:
        _refuse_absent(camp, name)
    raise Refused("planned-already", "RC-10.11", action="build", target=name)


def _check_requirements(camp: Camp, item: str) -> None:
    """The terrain and the other items that an invention requires."""
    card = invention(camp, item)
    for terrain in card.terrains:
        if not explored(camp, terrain):
            raise Refused("terrain-unexplored", "RC-17.2", item=item, terrain=terrain)
    for other in card.items:
        check_item(camp, other, "RC-17.1")


# Gathering and exploring.


def refuse_gathering(camp: Camp, target: str) -> None:
    space, _, part = target.partition("-")
    at = SPACE[space]
    if at == camp.camp:
        raise Refused("camp-source", "RC-19.1")
    check_tile(camp, at, "RC-19.1")
    _check_way(camp, at)
    _check_source(camp, at, part)


def check_tile(camp: Camp, at: int, rule: str) -> None:
    """There has to be a tile that can be entered."""
    here = camp.spaces[at]
    if here.face_down:
        raise Refused("inaccessible", "RC-19.7", space=SPACES[at])
    if not here.tile:
        raise Refused("unexplored", rule, space=SPACES[at])


def _check_way(camp: Camp, at: int) -> None:
    if at not in ways(camp):
        raise Refused("no-way", "RC-10.7", space=SPACES[at])


def _check_source(camp: Camp, at: int, part: str) -> None:
    here, source = camp.spaces[at], f"{SPACES[at]}-{part}"
    if part not in dict(all_sources(here)):
        raise Refused("no-source", "RC-19.1", source=source)
    if part not in dict(sources(here)):
        raise Refused("exhausted", "RC-19.2", source=source)
    if at == camp.shortcut and source in camp.lent:
        raise Refused("shortcut-source", "RC-18.5", source=source)


def refuse_exploring(camp: Camp, target: str) -> None:
    if target == TREASURE_MAP:
        raise Refused("no-treasure-map", "RC-6.7")
    at = SPACE[target]
    if camp.spaces[at].face_down:
        raise Refused("inaccessible", "RC-19.7", space=target)
    if lies(camp.spaces[at]):
        raise Refused("explored-already", "RC-19.3", space=target)
    if not camp.tiles.cards:
        raise Refused("nothing-left", "RC-2.10", pile="tiles")
    if not near(camp, at):
        raise Refused("far-from-tiles", "RC-19.3", space=target)
    _check_way(camp, at)


# What only the scenario has.


def refuse_special(camp: Camp, target: str) -> None:
    """First whether it can be reached, then what the scenario says."""
    if where(target) != NOWHERE:
        at = where(target)
        scenario(camp).refuse_hidden(camp, at)
        check_tile(camp, at, "RC-10.7")
        _check_way(camp, at)
    scenario(camp).refuse(camp, target)


def refuse(camp: Camp, kind: Kind, target: str) -> None:
    """Why something is none of all that can be planned."""
    if is_special(camp, target):
        refuse_special(camp, target)
    else:
        REFUSE[kind](camp, target)


REFUSE: dict[Kind, Callable[[Camp, str], None]] = {
    "threat": refuse_threat,
    "hunt": refuse_hunt,
    "build": refuse_building,
    "gather": refuse_gathering,
    "explore": refuse_exploring,
}
"""By kind of action, why a target is none of those that there are. Arranging the camp and resting
are always possible."""
