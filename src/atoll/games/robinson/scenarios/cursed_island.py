"""Scenario 2, Cursed Island: five crosses against the fog."""

from collections.abc import Iterator, Mapping

from ....kernel import Message, Refused
from ..cards.kinds import InventionCard, Need, Power
from ..facts import WeatherDie
from ..land.tiles import accessible, lies, name
from ..land.tokens import has_room
from ..planning.deeds import sizes_at, thing, where
from ..refusals.requirements import to_do
from ..state import NOWHERE, Camp, Deed, Stack
from ..vocabulary import DrawMysteries, FreeItem, PutHere, PutOnTiles, RemoveTokens, Token, Wound
from .frame import Scenario, Special
from .goals import Exorcism, Goal

CROSS: Token = "cross"
FOG: Token = "fog"
TEMPLE = "temple"
CROSSES = 5
"""So many have to stand."""
HIDEOUTS = 4
"""All totems but the first two are places where cultists hide."""
BELL_TAKES, FIND_TAKES = 3, 2
"""How much fog the Sacred Bell and the Decorated Bell drive away."""


def exorcism(camp: Camp) -> Exorcism:
    assert isinstance(camp.goal, Exorcism)
    return camp.goal


class CursedIsland(Scenario):
    id = "cursed_island"
    rounds = 10

    # Mysterious Fog: on places of the players' choice.
    book = (PutOnTiles(FOG, 2),)
    # The Dark Temple waits to be explored; the Altar of Death; Cultist Hideouts.
    totems = ((), (Wound(2),), *[(PutHere(FOG),)] * HIDEOUTS)
    specials = {TEMPLE: Special("explore", None)}

    finds = {
        # Cultist's Candle.
        "find-cultists-candle": Power("planning", pawn=("build",)),
        # Mysterious Vial.
        "find-mysterious-vial": Power("any", (FreeItem(("medicine",)),)),
        # Decorated Bell.
        "find-decorated-bell": Power("any", (RemoveTokens(FOG, FIND_TAKES),)),
        # Sacrificial Dagger: whoever uses it first has it for this round, and bleeds in each fight.
        "find-sacrificial-dagger": Power("fight", uses=0, temporary=3, wound=1, one_user=True),
    }
    inventions = {
        # It is a marker, and stands on its tile like any that is laid while actions are done.
        CROSS: InventionCard(
            prices=(Need(wood=2),), at_once=(PutHere(CROSS),), again=True, on_tiles=True
        ),
        "sacred-bell": InventionCard(
            terrains=("hills",), items=("rope",), once=(RemoveTokens(FOG, BELL_TAKES),), again=True
        ),
    }

    def goal(self) -> Goal:
        return Exorcism()

    def progress(self, camp: Camp) -> Iterator[Message]:
        """The crosses that stand, the fog, and whether the temple is still to be explored."""
        yield Message("progress-crosses", {"standing": standing(camp), "total": CROSSES})
        if misty := count(camp, FOG):
            yield Message("progress-fog", {"count": misty})
        for at in temple(camp):
            yield Message("progress-temple", {"space": name(at)})

    def score(self, camp: Camp) -> int:
        return min(standing(camp), CROSSES)

    def dice(self, round_: int, totems: int) -> tuple[WeatherDie, ...]:
        """Winter from round 6."""
        return ("winter",) if round_ >= 6 else ()

    def totem_found(self, camp: Camp, at: int) -> int:
        number = super().totem_found(camp, at)
        camp.tell("cursed-totem", space=name(at), number=number)
        return number

    # Actions.

    def spots(self, camp: Camp, invention: str) -> Iterator[int]:
        """A cross stands on any tile that can be entered, in fog, too, and one on each."""
        yield from [at for at in accessible(camp) if has_room(camp, name(at), CROSS)]

    def deeds(self, camp: Camp, ways: Mapping[int, int]) -> Iterator[Deed]:
        """The temple is explored like a space, wherever the camp is."""
        for at in temple(camp):
            if at in ways:
                sizes = sizes_at(camp, "explore", at, ways[at])
                yield Deed("explore", f"{name(at)}-{TEMPLE}", sizes, dice=True)

    def succeeds(self, camp: Camp, stack: Stack) -> None:
        """Whoever has seen enough may stop, and has explored it nevertheless."""
        exorcism(camp).temple_explored = True
        camp.push(DrawMysteries(treasures=3, monsters=1))

    def refuse(self, camp: Camp, target: str) -> None:
        """A cross is built on a tile; the temple is explored where it stands, once."""
        if thing(target) == CROSS:
            if where(target) == NOWHERE:
                raise Refused("form", form=to_do("build", f"t1-{CROSS}"))
            raise Refused("cross-stands", "RC-32.3", space=name(where(target)))
        if exorcism(camp).temple_explored:
            raise Refused("temple-explored", "RC-32.7")
        raise Refused("no-temple", "RC-32.7")

    # The end.

    def wins_after_round(self, camp: Camp) -> bool:
        """All five have to stand when the round is over."""
        return standing(camp) >= CROSSES


def count(camp: Camp, token: str) -> int:
    """On how many tiles and spaces there is such a marker."""
    return len([space for space in camp.spaces if token in space.tokens])


def standing(camp: Camp) -> int:
    return count(camp, CROSS)


def temple(camp: Camp) -> Iterator[int]:
    """Where it stands, if it was found and nobody has explored it; not on a tile turned down."""
    for at, space in enumerate(camp.spaces):
        if space.totem == 1 and lies(space) and not exorcism(camp).temple_explored:
            yield at


SCENARIO = CursedIsland()
