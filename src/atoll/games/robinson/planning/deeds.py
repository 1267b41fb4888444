"""Deeds: what can be planned, how many pawns it takes, and what it costs."""

from collections.abc import Iterable, Iterator, Mapping

from ..camp.items import invention, owner, to_be_built
from ..cards.events import EVENTS
from ..cards.kinds import Need
from ..facts import SHELTER_PRICE, SPACE, SPACES, WEAPON_PRICE, Kind
from ..land.tiles import lies, name, sheltered, slowed, sources, ways
from ..scenarios.frame import scenario
from ..state import NOWHERE, Camp, Deed

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
    distances = ways(camp)
    yield from _buildings(camp)
    yield from _inventions(camp, distances)
    yield from _gatherings(camp, distances)
    yield from _explorations(camp, distances)
    yield Deed("arrange", "", (1 + slow(camp, "arrange", camp.camp),), most=ANY)
    yield Deed("rest", "", (1 + slow(camp, "rest", camp.camp),), most=ANY)
    yield from scenario(camp).deeds(camp, distances)


def slow(camp: Camp, kind: Kind, at: int) -> int:
    """How many more pawns an action takes in a place."""
    extra = scenario(camp).extra_pawns(camp, kind, at)
    return slowed(camp.spaces[at]) + always_slow(camp, kind) + extra


def always_slow(camp: Camp, kind: Kind) -> int:
    """How many more it takes anywhere, throughout the game."""
    return int(f"{kind} time" in scenario(camp).lasting)


def sizes_at(camp: Camp, kind: Kind, at: int, distance: int) -> tuple[int, int]:
    """How many pawns something takes that dice are rolled for; next to the camp as in it."""
    few = max(distance, 1) + slow(camp, kind, at)
    return (few, few + 1)


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
    sizes = sizes_at(camp, "build", camp.camp, 0)
    for target in _camp_buildings(camp):
        needs, most = _prices(camp, target), ANY if target in AGAIN_BUILT else 1
        yield Deed("build", target, sizes, dice=True, needs=needs, most=most)


def _inventions(camp: Camp, distances: Mapping[int, int]) -> Iterator[Deed]:
    """Those on the board; a few are built on a tile, near or far."""
    sizes = sizes_at(camp, "build", camp.camp, 0)
    for target in to_be_built(camp):
        card = invention(camp, target)
        if card.on_tiles:
            yield from _on_tiles(camp, target, distances)
            continue
        leader, most = owner(camp, target), ANY if card.again else 1
        yield Deed("build", target, sizes, dice=True, needs=card.prices, leader=leader, most=most)


def _on_tiles(camp: Camp, target: str, distances: Mapping[int, int]) -> Iterator[Deed]:
    needs = invention(camp, target).prices
    for at in scenario(camp).spots(camp, target):
        if at in distances:
            sizes = sizes_at(camp, "build", at, distances[at])
            yield Deed("build", f"{name(at)}-{target}", sizes, dice=True, needs=needs)


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
    return scenario(camp).prices(wood + extra, fur)


# Gathering and exploring.


def _gatherings(camp: Camp, distances: Mapping[int, int]) -> Iterator[Deed]:
    """From every source that can be reached, but not on the camp tile."""
    for at, distance in distances.items():
        space = camp.spaces[at]
        if distance and lies(space):
            sizes = sizes_at(camp, "gather", at, distance)
            for side, _ in sources(space):
                target = f"{name(at)}-{side}"
                if at != camp.shortcut or target not in camp.lent:
                    yield Deed("gather", target, sizes, dice=True)


def _explorations(camp: Camp, distances: Mapping[int, int]) -> Iterator[Deed]:
    """Of every empty space to which a way leads, and where the treasure map does."""
    for at, distance in distances.items():
        if not camp.spaces[at].tile and camp.tiles.cards:
            sizes = sizes_at(camp, "explore", at, distance)
            yield Deed("explore", SPACES[at], sizes, dice=True)
    if any(kept.card == TREASURE_MAP for kept in camp.kept):
        yield Deed("explore", TREASURE_MAP, (MAP_READERS + always_slow(camp, "explore"),))


# Targets.


def where(target: str) -> int:
    """The space of a target, such as ``t1-left``."""
    return SPACE.get(target.partition("-")[0], NOWHERE)


def thing(target: str) -> str:
    """What is built or done, wherever that is: ``cross`` for ``t1-cross``."""
    place, _, rest = target.partition("-")
    return rest if place in SPACE else target


def is_special(camp: Camp, target: str) -> bool:
    """Whether it is an action of the scenario's own."""
    return thing(target) in scenario(camp).specials


def is_apart(camp: Camp, target: str) -> bool:
    """Whether it is done on the scenario's sheet, where no tokens lie."""
    return thing(target) in scenario(camp).apart


def takes_time(camp: Camp, kind: Kind, target: str) -> bool:
    """Whether a time-consuming token in its action space concerns an action."""
    return "time" in camp.tokens.get(kind, ()) and not is_apart(camp, target)
