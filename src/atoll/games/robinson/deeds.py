"""Deeds: what can be planned, how many pawns it takes, and what it costs."""

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct

from .cards.events import EVENTS
from .cards.kinds import NOTHING, Need
from .facts import SHELTER_PRICE, SPACE, SPACES, WEAPON_PRICE, Kind
from .items import has, invention, owner
from .land import explored, lies, name, sheltered, sources, ways
from .state import NOWHERE, Camp

HUNTERS = 2
"""Pawns that a hunt takes."""
MAP_READERS = 2
"""Pawns that follow the treasure map."""
AGAIN_BUILT = ("roof", "palisade", "weapon")
"""What may be built by several stacks in one round."""
ANY = 99
"""More stacks than there are pawns."""
THREATS = ("left", "right")
TREASURE_MAP = "mystery-treasure-map"


class Deed(Struct, frozen=True, gc=False):
    kind: Kind
    target: str
    sizes: tuple[int, ...]
    """The numbers of pawns that it takes: any one of these."""
    dice: bool = False
    """Whether with the smallest number dice are rolled."""
    needs: tuple[Need, ...] = (NOTHING,)
    leader: int | None = None
    """Who alone can lead it."""
    by_two: bool = False
    """The pawns belong to two people."""
    most: int = 1
    """How many stacks may do it in one round."""


Menu = Mapping[tuple[str, str], Deed]
"""By kind and target, what can be planned."""


def menu(camp: Camp) -> Menu:
    """All that can be planned in this round. It is kept, for placing pawns does not change it."""
    found: Menu | None = camp.__dict__.get("menu")
    if found is None:
        found = camp.__dict__["menu"] = listed(deeds(camp))
    return found


def listed(possible: Iterable[Deed]) -> Menu:
    return {(deed.kind, deed.target): deed for deed in possible}


def menu_changed(camp: Camp) -> None:
    """Something other than planning has happened."""
    camp.__dict__.pop("menu", None)
    camp.__dict__.pop("openings", None)


def deeds(camp: Camp) -> Iterator[Deed]:
    """All that can be done in this round, as far as the table allows it."""
    yield from _threats(camp)
    if camp.hunting.cards:
        yield Deed("hunt", "", (HUNTERS,), most=len(camp.hunting.cards))
    yield from _buildings(camp)
    distances = ways(camp)
    yield from _gatherings(camp, distances)
    yield from _explorations(camp, distances)
    slow = _slow(camp, camp.camp)
    yield Deed("arrange", "", (1 + slow,), most=ANY)
    yield Deed("rest", "", (1 + slow,), most=ANY)


def _slow(camp: Camp, space: int) -> int:
    """How many more pawns everything takes there."""
    return int("time" in camp.spaces[space].tokens)


def _threats(camp: Camp) -> Iterator[Deed]:
    for target, threat in zip(THREATS, camp.threats, strict=True):
        if threat is None:
            continue
        if threat.card in EVENTS:
            remedy = EVENTS[threat.card].remedy
            needs, by_two = remedy.needs, remedy.by_two
            yield Deed("threat", target, (remedy.pawns,), needs=needs, by_two=by_two)
        else:
            yield Deed("threat", target, (1, 2))


# Building.


def _buildings(camp: Camp) -> Iterator[Deed]:
    slow = _slow(camp, camp.camp)
    sizes = (1 + slow, 2 + slow)
    for target in _camp_buildings(camp):
        needs, most = _prices(camp, target), ANY if target in AGAIN_BUILT else 1
        yield Deed("build", target, sizes, dice=True, needs=needs, most=most)
    for target in camp.board:
        card = invention(camp, target)
        if card.terrain is not None and not explored(camp, card.terrain):
            continue
        if all(has(camp, item) for item in card.items):
            leader = owner(camp, target)
            yield Deed("build", target, sizes, dice=True, needs=card.prices, leader=leader)


def _camp_buildings(camp: Camp) -> Iterator[str]:
    if not camp.shelter:
        yield "shelter"
    if sheltered(camp):
        yield "roof"
        yield "palisade"
    yield "weapon"


def _prices(camp: Camp, target: str) -> tuple[Need, ...]:
    """An extra wood token with the price counts only if it is paid in wood."""
    extra = len(camp.tokens[target])
    if target == "weapon":
        return (Need(wood=WEAPON_PRICE + extra),)
    wood, fur = SHELTER_PRICE[camp.seats]
    return (Need(wood=wood + extra), Need(fur=fur))


# Gathering and exploring.


def _gatherings(camp: Camp, distances: dict[int, int]) -> Iterator[Deed]:
    """From every source that can be reached, but not on the camp tile."""
    for at, distance in distances.items():
        space = camp.spaces[at]
        if distance and lies(space):
            few = distance + _slow(camp, at)
            for side, _ in sources(space):
                target = f"{name(at)}-{side}"
                if at != camp.shortcut or target not in camp.lent:
                    yield Deed("gather", target, (few, few + 1), dice=True)


def _explorations(camp: Camp, distances: dict[int, int]) -> Iterator[Deed]:
    """Of every empty space to which a way leads, and where the treasure map does."""
    for at, distance in distances.items():
        if not camp.spaces[at].tile and camp.tiles.cards:
            few = distance + _slow(camp, at)
            yield Deed("explore", SPACES[at], (few, few + 1), dice=True)
    if any(kept.card == TREASURE_MAP for kept in camp.kept):
        yield Deed("explore", TREASURE_MAP, (MAP_READERS,))


def where(target: str) -> int:
    """The space of a target, such as ``t1-left``."""
    return SPACE.get(target.partition("-")[0], NOWHERE)
