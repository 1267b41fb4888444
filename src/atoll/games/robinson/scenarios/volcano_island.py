"""Scenario 4, Volcano Island: old places full of mysteries, and lava that comes after you."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from ....kernel import Message, Refused
from ..camp.items import build_for_nothing
from ..camp.kept import is_spent, use
from ..camp.moves import pitch
from ..cards.kinds import InventionCard, Need, Power
from ..decks.notes import strike_out_everywhere
from ..decks.piles import pick_out
from ..effects.island import turn_down
from ..facts import BEACH, FIRST_TILE, SPACE, WeatherDie
from ..land import tiles
from ..land.tiles import lies, name, number_totem, tile
from ..planning.deeds import sizes_at, thing, where
from ..refusals.requirements import to_do
from ..state import NOBODY, NOWHERE, Camp, Deed, Stack, rules
from ..vocabulary import Choose, DrawMysteries, IgnoreCloud, PutOnTiles, UseUp, Way, Win
from ..who import is_here
from .frame import Scenario, Special
from .goals import Expedition, Goal

START, START_TILE = SPACE["m4"], 10
VOLCANO = SPACE["m3"]
"""Where the first tile of all other scenarios lies with its other side up."""
GIVEN = ("knife", "shovel")
"""What is an item from the start."""
LAVA: Mapping[int, tuple[int, ...]] = {
    4: (START,),
    5: (SPACE["t3"], SPACE["b3"]),
    6: (SPACE["t2"], SPACE["b2"]),
    7: (SPACE["m2"],),
    8: (SPACE["t1"], SPACE["b1"]),
}
"""By round, the spaces that it reaches."""
WANTED = {1: (6, 3), 2: (6, 3), 3: (7, 4), 4: (8, 4)}
"""By players, how many spaces and how many sites have to be explored."""
SITE, BOAT, MAP = "site", "jolly-boat", "find-old-map"


class Site(NamedTuple):
    mysteries: int
    """How many have to be drawn."""
    pawns: int = 0
    """How many pawns more it takes to explore it."""


SITES = (Site(3), Site(4), Site(4, pawns=1), Site(5, pawns=1))
"""In the order in which they are explored, wherever they are."""


def expedition(camp: Camp) -> Expedition:
    assert isinstance(camp.goal, Expedition)
    return camp.goal


class VolcanoIsland(Scenario):
    id = "volcano_island"
    rounds = 8

    # Volcanic ash.
    book = (PutOnTiles("ash", 2),)
    finds = {
        # Old Map: whoever explores a site is asked before the first mystery is drawn.
        MAP: Power("mystery"),
        # Indy's Diary.
        "find-indys-diary": Power("mystery", ignores="trap"),
        # Torch.
        "find-torch": Power("mystery", ignores="monster"),
        # Old Canvas.
        "find-old-canvas": Power("weather", (IgnoreCloud("rain"),)),
    }
    inventions = {
        "rope-ladder": InventionCard(
            items=("rope",), power=Power("planning", uses=0, pawn=("explore",), only=SITE)
        ),
        BOAT: InventionCard(items=("rope",), prices=(Need(wood=3),), at_once=(Win(),)),
    }
    specials = {SITE: Special("explore", None)}
    tiles_at_first = {name(START): START_TILE, name(VOLCANO): FIRST_TILE}
    closed = (name(VOLCANO),)
    lasting = ("explore time",)

    def goal(self) -> Goal:
        return Expedition()

    def prepare_island(self, camp: Camp) -> None:
        """The camp is on the other side of the island, beside the volcano. What the tile there
        shows besides its sources has no effect.
        """
        tiles.put(camp, BEACH, 0)
        tiles.put(camp, VOLCANO, FIRST_TILE)
        tiles.turn_down(camp, VOLCANO)
        pick_out(camp.tiles, str(START_TILE))
        tiles.put(camp, START, START_TILE)
        pitch(camp, START)
        goal = expedition(camp)
        goal.spaces_wanted, goal.sites_wanted = WANTED[camp.seats]

    def prepare_camp(self, camp: Camp) -> None:
        """Like any item that becomes available, the Knife raises the weapon."""
        for item in GIVEN:
            build_for_nothing(camp, item)

    def progress(self, camp: Camp) -> Iterator[Message]:
        """Spaces and sites, and where the lava comes next."""
        goal = expedition(camp)
        yield Message("progress-spaces", {"count": goal.spaces, "total": goal.spaces_wanted})
        yield Message("progress-sites", {"count": goal.sites, "total": goal.sites_wanted})
        for round_, spaces in LAVA.items():
            if round_ > camp.round:
                named = ", ".join([name(at) for at in spaces])
                yield Message("progress-lava", {"round": round_, "spaces": named})
                return

    def dice(self, round_: int, totems: int) -> tuple[WeatherDie, ...]:
        """Rain from round 4."""
        return ("rain",) if round_ >= 4 else ()

    def round_begins(self, camp: Camp) -> None:
        """Lava reaches the next spaces, whether a tile lies there or not."""
        if camp.round in LAVA:
            camp.tell("lava")
        for at in LAVA.get(camp.round, ()):
            flood(camp, at)

    # Exploring.

    def tile_laid(self, camp: Camp, at: int) -> None:
        expedition(camp).spaces += 1

    def totem_found(self, camp: Camp, at: int) -> int:
        """It shows a site; the number comes when that is explored."""
        camp.tell("site-found", space=name(at))
        return 0

    def landmark(self, camp: Camp, at: int) -> str:
        if at == VOLCANO:
            return "volcano"
        if is_flooded(camp, at):
            return "lava"
        return SITE if has_site(camp, at) and not all_explored(camp) else ""

    def deeds(self, camp: Camp, ways: Mapping[int, int]) -> Iterator[Deed]:
        """Every site that can be reached is explored like a space; the last ones take more."""
        more = toll(expedition(camp).sites)
        for at, distance in ways.items():
            if has_site(camp, at) and not all_explored(camp):
                few, many = sizes_at(camp, "explore", at, distance)
                yield Deed("explore", f"{name(at)}-{SITE}", (few + more, many + more), dice=True)

    def pawns_after(self, camp: Camp, deed: Deed, stack: Stack | None = None) -> int:
        """Of several sites in one round, those that were planned later count as later ones."""
        if thing(deed.target) != SITE:
            return 0
        explored = expedition(camp).sites
        sites = [each for each in camp.plan if thing(each.target) == SITE]
        before = [each.name for each in sites]
        if stack is not None:
            before = before[: before.index(stack.name)]
        return toll(explored + len(before)) - toll(explored)

    def succeeds(self, camp: Camp, stack: Stack) -> None:
        """All its mysteries have to be drawn, one fewer with the Old Map.

        When all sites have been explored, another one that was planned in the same round has none.
        """
        goal = expedition(camp)
        if all_explored(camp):
            camp.tell("site-empty")
            return
        count = SITES[goal.sites].mysteries
        goal.sites += 1
        at = where(stack.target)
        number_totem(camp, at, goal.sites)
        camp.tell("site", number=goal.sites, space=name(at), count=count)
        if is_here(camp, camp.scene.actor):  # a Friday who has died of it meets no mysteries
            camp.push(ask_for_map(count) if has_map(camp) else draw(count))

    def choices(self) -> Iterator[Choose]:
        yield ask_for_map(SITES[0].mysteries)

    def refuse(self, camp: Camp, target: str) -> None:
        if thing(target) == SITE:
            refuse_site(camp, target)
        elif target == BOAT:
            refuse_boat(camp)

    # Building.

    def prices(self, wood: int, fur: int) -> tuple[Need, ...]:
        """Fur may stand in for some of the wood; nothing but fur is cheaper than that."""
        mixed = [Need(wood=wood - some, fur=some) for some in range(fur)]
        return (*mixed, Need(fur=fur))

    def may_build(self, camp: Camp, invention: str) -> bool:
        """The boat when all has been explored."""
        return invention != BOAT or expedition(camp).complete

    def bears_tokens(self, camp: Camp, at: int) -> bool:
        return at != VOLCANO


# Lava.


def flood(camp: Camp, at: int) -> None:
    """Nothing is left there, and no card that has turned a tile over turns it up again."""
    number_totem(camp, at, 0)
    strike_out_everywhere(camp, name(at))
    turn_down(camp, at)


def is_flooded(camp: Camp, at: int) -> bool:
    return any(at in spaces for round_, spaces in LAVA.items() if round_ <= camp.round)


# Sites.


def has_site(camp: Camp, at: int) -> bool:
    """Whether there is one that nobody has explored. The one where the camp was at first does not
    count."""
    space = camp.spaces[at]
    return lies(space) and space.tile != START_TILE and tile(space).totem and not space.totem


def all_explored(camp: Camp) -> bool:
    return expedition(camp).sites == len(SITES)


def toll(explored: int) -> int:
    """How many pawns more a site takes after so many others."""
    return SITES[min(explored, len(SITES) - 1)].pawns


def refuse_site(camp: Camp, target: str) -> None:
    at = where(target)
    if at == NOWHERE:
        raise Refused("form", form=to_do("explore", f"t1-{SITE}"))
    if camp.spaces[at].totem:
        raise Refused("site-explored", "RC-34.10", space=name(at))
    if not has_site(camp, at):
        raise Refused("no-site", "RC-34.10", space=name(at))
    if all_explored(camp):
        raise Refused("all-sites-explored", "RC-34.10", count=len(SITES))


def has_map(camp: Camp) -> bool:
    """Whether the Old Map serves whoever explores."""
    power = VolcanoIsland.finds[MAP]
    whom = (NOBODY, camp.scene.actor)
    return any(
        kept.card == MAP and kept.user in whom and not is_spent(kept, power) for kept in camp.kept
    )


def ask_for_map(count: int) -> Choose:
    fewer = Way("draw-fewer", (UseUp(MAP), draw(count - 1)))
    return Choose((fewer, Way("draw-all", (draw(count),))), by="actor")


def draw(count: int) -> DrawMysteries:
    return DrawMysteries(any=count, must=True)


@rules.happens(UseUp)
def use_up(camp: Camp, step: UseUp) -> None:
    actor = camp.scene.actor
    camp.tell("used", who=camp.people[actor].name, card=step.card)
    use(camp, step.card, actor)


# The boat.


def refuse_boat(camp: Camp) -> None:
    goal = expedition(camp)
    if not goal.complete:
        spaces, sites = goal.missing
        raise Refused("boat-too-early", "RC-34.6", spaces=spaces, sites=sites)


SCENARIO = VolcanoIsland()
