"""Scenario 7, King Kong Island: three traps for the ape that hunts a film crew."""

from collections.abc import Iterable, Iterator, Mapping

from ....kernel import Message, Refused
from ..camp.items import has
from ..camp.levels import bring_shelter
from ..cards.kinds import InventionCard, Need, Power
from ..ending import lose
from ..facts import WeatherDie
from ..land.tiles import lies, name
from ..land.tiles import ways as ways_from_camp
from ..land.tokens import has_room, lay
from ..people.health import wound_all
from ..planning.deeds import sizes_at, thing, where
from ..refusals.requirements import to_do
from ..scenes import place
from ..state import NOWHERE, Camp, Deed, Stack, rules
from ..steps import CatchKong, CheckGoal, FreeActress
from ..vocabulary import (
    Determination,
    DrawMysteries,
    Fight,
    IgnoreAnimals,
    Morale,
    PeekEvent,
    Raise,
    RerollAnimals,
    RollWeather,
    SetTrap,
    TakeCrew,
    Wound,
)
from ..who import characters, is_here
from .frame import Scenario, Special
from .goals import Filming, Goal

CAMERAMAN, ACTRESS, DIRECTOR = "cameraman", "actress", "director"
BONUSES: Mapping[str, Power] = {
    # Flashlight: a brown pawn.
    "lights": Power("planning", pawn=("build",)),
    # Wine.
    CAMERAMAN: Power("any", (Determination(2),)),
    # Microphone.
    "sound": Power("before-actions", (RollWeather(),)),
    # Script.
    "screenwriter": Power("any", (PeekEvent(),)),
    # Make-up kit: of no use.
    "make-up": Power("any"),
    # Autographed photos.
    ACTRESS: Power("any", (Morale(1),)),
    # Lucky charm: any die.
    "double": Power("animals", (RerollAnimals(),), rerolls=True),
    # Revolver.
    "actor": Power("any", (Raise("weapon", 2),)),
    # Last will: of no use.
    DIRECTOR: Power("any"),
}
"""The film crew by number, each with what the Lost Item is worth while nobody before is there."""
LOST_ITEM = "find-lost-item"
KONG, TRAP, TRANQUILIZER = "kong", "trap", "tranquilizer"
TRAPS = 3
"""So many have to be set."""
HUNTERS = 2
"""Pawns that the hunt for King Kong takes."""
RAGE, DROWSINESS = 5, 1
"""How many levels of the weapon he costs, and how many with the Tranquilizer."""
REACH = 2
"""A trap is set at most so many steps from the camp."""
PRISON = 4
"""The number of the tile where the actress is held."""


def filming(camp: Camp) -> Filming:
    assert isinstance(camp.goal, Filming)
    return camp.goal


class KingKong(Scenario):
    id = "king_kong"
    rounds = 10
    has_harder_rule = True

    book = (TakeCrew(), Morale(-1))
    break_in = (Morale(-1), Wound(1, "camp"), TakeCrew())

    finds = {
        # Bottle of Vodka.
        "find-vodka": Power("any", (Morale(1),)),
        # Firecracker.
        "find-firecracker": Power("animals", (IgnoreAnimals(),)),
        # Giant Footprint: a green pawn, gone with the action that it has helped.
        "find-giant-footprint": Power("planning", pawn=("explore",)),
        # Film-maker's Lost Item: see ``power``.
        LOST_ITEM: BONUSES["lights"],
    }
    inventions = {
        TRAP: InventionCard(
            items=("shovel",),
            prices=(Need(wood=4),),
            at_once=(SetTrap(),),
            again=True,
            on_tiles=True,
        ),
        TRANQUILIZER: InventionCard(terrains=("hills", "plains"), items=("fire",)),
    }
    specials = {KONG: Special("hunt"), ACTRESS: Special("explore", None)}
    has_shelter = builds_on_totems = True

    def goal(self) -> Goal:
        return Filming()

    def prepare_camp(self, camp: Camp) -> None:
        """The crew has brought a shelter."""
        bring_shelter(camp)

    def progress(self, camp: Camp) -> Iterator[Message]:
        """The traps, the crew and who is next, the captive, and whether the ape is caught."""
        film = filming(camp)
        yield Message("progress-traps", {"built": film.traps, "total": TRAPS})
        if film.caught:
            yield Message("progress-kong-caught")
        alive = len(BONUSES) - len(film.killed)
        yield Message("progress-crew", {"alive": alive, "total": len(BONUSES)})
        if DIRECTOR not in film.killed:
            yield Message("progress-crew-next", {"member": next_of_crew(film)})
        if film.captive:
            at = prison(camp)
            yield Message("progress-captive", {"space": "none" if at == NOWHERE else name(at)})

    # Time.

    def dice(self, round_: int, totems: int) -> tuple[WeatherDie, ...]:
        """The animals come from every lair."""
        lairs: list[WeatherDie] = ["animals"] * totems
        return tuple(lairs)

    def production_begins(self, camp: Camp) -> None:
        """A lair is no place for a camp."""
        if camp.spaces[camp.camp].totem:
            camp.tell("lair-at-camp")
            wound_all(camp, characters(camp), 1)

    def goes_hungry(self, camp: Camp) -> None:
        """Once in such a night, if the game shall be harder."""
        film = filming(camp)
        if camp.options.harder and film.fasted != camp.round:
            film.fasted = camp.round
            camp.push(TakeCrew())

    # Actions.

    def totem_found(self, camp: Camp, at: int) -> int:
        """Each is a lair of King Kong's."""
        number = super().totem_found(camp, at)
        camp.tell("lair", space=name(at), number=number)
        return number

    def may_build(self, camp: Camp, invention: str) -> bool:
        """Not another trap, when the last one is set."""
        return invention != TRAP or filming(camp).traps < TRAPS

    def spots(self, camp: Camp, invention: str) -> Iterator[int]:
        """A trap is set in a lair near the camp that has none."""
        near = [at for at, steps in ways_from_camp(camp).items() if steps <= REACH]
        yield from [at for at in near if is_lair(camp, at) and has_room(camp, name(at), TRAP)]

    def deeds(self, camp: Camp, ways: Mapping[int, int]) -> Iterator[Deed]:
        """Traps that stand when pawns are placed were set in earlier rounds."""
        film, at = filming(camp), prison(camp)
        if film.traps == TRAPS and not film.caught:
            yield Deed("hunt", KONG, (HUNTERS,))
        if film.captive and at in ways:
            sizes = sizes_at(camp, "explore", at, ways[at])
            yield Deed("explore", f"{name(at)}-{ACTRESS}", sizes, dice=True)

    def succeeds(self, camp: Camp, stack: Stack) -> None:
        """He only costs weapons; she is guarded by one monster, whatever else is in the way."""
        if thing(stack.target) == KONG:
            cost = DROWSINESS if has(camp, TRANQUILIZER) else RAGE
            camp.push_all(Fight(0, weapon=-cost), CatchKong())
        else:
            camp.push_all(DrawMysteries(monsters=1, must=True), FreeActress())

    def refuse(self, camp: Camp, target: str) -> None:
        """Each for reasons of its own; see below."""
        refusing = {TRAP: refuse_trap, KONG: refuse_hunt, ACTRESS: refuse_rescue}
        refusing[thing(target)](camp, where(target))

    # Powers.

    def power(self, find: str, goal: Goal, standing: Iterable[str]) -> Power:
        """The Lost Item belongs to the first of the crew; as a pawn that stands it stays one."""
        if find != LOST_ITEM or LOST_ITEM in standing:
            return self.finds[find]
        assert isinstance(goal, Filming)
        return BONUSES[next_of_crew(goal)]

    def all_powers(self, find: str) -> Iterable[Power]:
        return BONUSES.values() if find == LOST_ITEM else super().all_powers(find)

    # The end.

    def wins_now(self, camp: Camp) -> bool:
        """The director is alive, or the game would be over."""
        film = filming(camp)
        return film.caught and not film.captive


# Why something cannot be done.


def refuse_trap(camp: Camp, at: int) -> None:
    if filming(camp).traps == TRAPS:
        raise Refused("traps-stand", "RC-37.3", count=TRAPS)
    if at == NOWHERE:
        raise Refused("form", form=to_do("build", f"t1-{TRAP}"))
    if not is_lair(camp, at):
        raise Refused("no-lair", "RC-37.3", space=name(at))
    if not has_room(camp, name(at), TRAP):
        raise Refused("trap-stands", "RC-37.3", space=name(at))
    raise Refused("trap-too-far", "RC-37.3", space=name(at), count=REACH)


def refuse_hunt(camp: Camp, at: int) -> None:
    film = filming(camp)
    if film.caught:
        raise Refused("kong-caught", "RC-37.4")
    if film.traps < TRAPS:
        raise Refused("too-few-traps", "RC-37.4", count=film.traps, total=TRAPS)


def refuse_rescue(camp: Camp, at: int) -> None:
    held = prison(camp)
    if not filming(camp).captive:
        raise Refused("actress-free", "RC-37.8")
    if held == NOWHERE:
        raise Refused("actress-hidden", "RC-37.8", number=PRISON)
    if at not in (NOWHERE, held):
        raise Refused("actress-elsewhere", "RC-37.8", space=name(held))
    raise Refused("form", form=to_do("explore", f"{name(held)}-{ACTRESS}"))


# The lairs and the traps.


def is_lair(camp: Camp, at: int) -> bool:
    return lies(camp.spaces[at]) and bool(camp.spaces[at].totem)


def prison(camp: Camp) -> int:
    """Where the actress is held while she is captive; ``NOWHERE`` if it has not been found."""
    numbers = [space.totem for space in camp.spaces]
    return numbers.index(PRISON) if PRISON in numbers else NOWHERE


@rules.happens(SetTrap)
def set_trap(camp: Camp, step: SetTrap) -> None:
    at = place(camp)
    assert at is not None
    filming(camp).traps += 1
    lay(camp, name(at), TRAP)


# The film crew.


def next_of_crew(film: Filming) -> str:
    """The first who is alive and free. The director is the last, also when all is over."""
    gone = (*film.killed, *([ACTRESS] if film.captive else []))
    return next((member for member in BONUSES if member not in gone), DIRECTOR)


@rules.happens(TakeCrew)
def take_crew(camp: Camp, step: TakeCrew) -> None:
    """King Kong strikes, unless he has been caught. Without its director there is no film."""
    film = filming(camp)
    if film.caught:
        return
    member = next_of_crew(film)
    if member == ACTRESS:
        film.captive = True
        camp.tell("captured")
        return
    film.killed.append(member)
    camp.tell("crew-killed", member=member)
    if member == DIRECTOR:
        lose(camp, "director-killed")


@rules.happens(FreeActress)
def free_actress(camp: Camp, step: FreeActress) -> None:
    """That may have been the last thing that was missing."""
    filming(camp).captive = False
    camp.tell("actress-freed")
    camp.push(CheckGoal())


# The hunt.


@rules.happens(CatchKong)
def catch_kong(camp: Camp, step: CatchKong) -> None:
    """Whoever hunts him has to survive it, Friday, too."""
    if not is_here(camp, camp.scene.actor):
        camp.tell("kong-escapes")
        return
    filming(camp).caught = True
    camp.tell("kong-caught")
    camp.push(CheckGoal())


SCENARIO = KingKong()
