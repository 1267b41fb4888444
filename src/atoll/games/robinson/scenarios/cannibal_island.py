"""Scenario 5, Cannibal Island: villages are burnt, until the city can be stormed."""

from collections.abc import Iterator, Mapping

from ....kernel import Message, Refused
from ..camp.items import has
from ..camp.levels import lose_shelter, lower_level
from ..camp.moves import BUILT
from ..cards.kinds import InventionCard, Need, Power
from ..decks.piles import pick_out
from ..facts import SPACE, Kind, WeatherDie
from ..land.tiles import (
    all_covered,
    camp_sites,
    lies,
    name,
    number_totem,
    put,
    tile,
    turn_down,
    turn_up,
)
from ..people.health import wound_all
from ..planning.deeds import HUNTERS, slow, where
from ..refusals.requirements import to_do
from ..scenes import open_scene
from ..state import NOWHERE, Camp, Deed, Scene, Space, Stack, rules
from ..steps import Ask, Destroy, MoveCampTo
from ..vocabulary import (
    ArrangeTiles,
    CannibalsAttack,
    Choose,
    Discard,
    Fight,
    HealAnybody,
    Raise,
    Unless,
    Way,
    Wound,
)
from ..who import characters
from .frame import Scenario, Special
from .goals import Goal, Siege

CITY = SPACE["t4"]
CITY_TILE, CITY_TOKEN = 4, 6
CITY_IS_FOUND = 4
"""In this round it is turned up by itself."""
VILLAGES = 4
"""The first so many totems are villages; another one is only a totem."""
VILLAGE_STRENGTH, CITY_STRENGTH = 4, 21
WEAKENED = 3
"""By so much each village that is burnt weakens the city."""
ATTACK = 3
"""The wounds of each character when the cannibals come, one less for each village burnt."""
HOMELESS = 2
"""The wounds of each character in a camp that can neither move nor lose a shelter."""

PLUNDER = Choose(
    (Way("discard-wood", (Discard(wood=1),)), Way("discard-food", (Discard(food=1),))),
    if_possible=True,
)


def siege(camp: Camp) -> Siege:
    assert isinstance(camp.goal, Siege)
    return camp.goal


class CannibalIsland(Scenario):
    id = "cannibal_island"
    rounds = 9

    book = (CannibalsAttack(),)
    # The villages, and a totem that is none: whoever explores one does not come away unhurt.
    totems = (
        (Wound(),),
        (Wound(), PLUNDER),
        (Wound(), PLUNDER),
        (Unless("medicine", (Wound(3),), (Wound(),), built=True), PLUNDER),
        (Wound(),),
    )
    specials = {"village": Special("hunt", None), "city": Special("hunt", (name(CITY),))}

    spaces = len(SPACE)
    tiles_at_first = {**Scenario.tiles_at_first, name(CITY): CITY_TILE}
    uninhabited = (name(CITY),)
    supplies = ("supply-flask-of-rum", "supply-pipe-and-tobacco")
    finds = {
        # Blowpipe.
        "find-blowpipe": Power("fight", temporary=2),
        # Healing Ointment.
        "find-healing-ointment": Power("night", (HealAnybody(1),)),
        # Map of the Island.
        "find-map-of-the-island": Power("any", (ArrangeTiles(3),)),
        # Old Machete, like the one among the other discoveries.
        "find-rusty-machete": Power("any", (Raise("weapon"),)),
    }
    inventions = {
        "canoe": InventionCard(terrains=("river",), prices=(Need(wood=1),)),
        "ballista": InventionCard(
            items=("rope",), prices=(Need(wood=2),), once=(Raise("palisade", 2), Raise("weapon"))
        ),
    }

    def goal(self) -> Goal:
        return Siege()

    def prepare_island(self, camp: Camp) -> None:
        """The city lies beyond the edge of the board, still unseen."""
        pick_out(camp.tiles, str(CITY_TILE))
        put(camp, CITY, CITY_TILE)
        turn_down(camp, CITY)

    def progress(self, camp: Camp) -> Iterator[Message]:
        """The villages, and how strong those are that could be attacked."""
        burnt = len(siege(camp).burnt)
        yield Message("progress-villages", {"burnt": burnt, "found": villages_found(camp)})
        yield Message("progress-village-strength", {"strength": village_strength(camp)})
        yield Message("progress-city-strength", {"strength": city_strength(camp)})

    # Time.

    def dice(self, round_: int, totems: int) -> tuple[WeatherDie, ...]:
        """None at all."""
        return ()

    def round_begins(self, camp: Camp) -> None:
        if camp.round == CITY_IS_FOUND:
            turn_up(camp, CITY)
            number_totem(camp, CITY, CITY_TOKEN)
            camp.tell("city-found", space=name(CITY))

    # The island.

    def totem_found(self, camp: Camp, at: int) -> int:
        """A fifth one is no village, and gets no number."""
        number = villages_found(camp) + 1
        camp.push_all(*self.totems[number - 1])
        if number > VILLAGES:
            return 0
        camp.tell("village-found", space=name(at), number=number)
        return number

    def covers(self, camp: Camp, at: int) -> tuple[str, ...]:
        """The token of the city lies on its hills, and a marker on the totem of a burnt village."""
        if camp.spaces[at].totem == CITY_TOKEN:
            return ("terrain",)
        return ("totem",) if camp.spaces[at].totem in siege(camp).burnt else ()

    def landmark(self, camp: Camp, at: int) -> str:
        if at == CITY:
            return "city"
        here = camp.spaces[at]
        if not lies(here):
            return ""
        if is_village(here):
            return "village" if is_hostile(camp, at) else "burnt-village"
        return "totem" if tile(here).totem else ""

    def may_camp(self, camp: Camp, at: int) -> bool:
        return not is_hostile(camp, at)

    def refuse_camp(self, camp: Camp, at: int) -> None:
        if is_hostile(camp, at):
            raise Refused("cannibals-there", "RC-35.11", space=name(at))

    # Actions.

    def extra_pawns(self, camp: Camp, kind: Kind, at: int) -> int:
        """Among cannibals somebody has to keep watch."""
        return int(kind == "gather" and is_hostile(camp, at))

    def tiles_to_choose_from(self, camp: Camp) -> int:
        return 2 if has(camp, "canoe") else 1

    def deeds(self, camp: Camp, ways: Mapping[int, int]) -> Iterator[Deed]:
        """An attack is a hunt, at any distance; Friday does not lead it."""
        for at in ways:
            if is_hostile(camp, at):
                sizes = (HUNTERS + slow(camp, "hunt", at),)
                yield Deed("hunt", attacked(at), sizes, friday=False)

    def refuse(self, camp: Camp, target: str) -> None:
        at = where(target)
        if at == NOWHERE:
            attack = attacked(CITY if target == "city" else SPACE["m2"])
            raise Refused("form", form=to_do("hunt", attack))
        if camp.spaces[at].totem in siege(camp).burnt:
            raise Refused("burnt-already", "RC-35.9", space=name(at))
        raise Refused("no-cannibals", "RC-35.7", space=name(at))

    def refuse_hidden(self, camp: Camp, at: int) -> None:
        if at == CITY and camp.round < CITY_IS_FOUND:
            raise Refused("city-hidden", "RC-35.7", round=CITY_IS_FOUND)

    def refuse_friday(self, camp: Camp, target: str) -> None:
        raise Refused("friday-attacks", "RC-35.10")

    def succeeds(self, camp: Camp, stack: Stack) -> None:
        """Nothing but the strengths is compared; and whoever lives to see it has won the fight."""
        is_city = where(stack.target) == CITY
        strength = city_strength(camp) if is_city else village_strength(camp)
        camp.push_all(Fight(strength, bare=True), Destroy(stack.target))

    # The end.

    def wins_after_round(self, camp: Camp) -> bool:
        return siege(camp).destroyed


# Villages and the city.


def villages_found(camp: Camp) -> int:
    """Also those that have been burnt."""
    return len([space for space in camp.spaces if is_village(space)])


def is_village(space: Space) -> bool:
    return 1 <= space.totem <= VILLAGES


def is_hostile(camp: Camp, at: int) -> bool:
    """Whether there are cannibals: in the city, and in every village that was not burnt."""
    here = camp.spaces[at]
    return here.totem == CITY_TOKEN or (is_village(here) and here.totem not in siege(camp).burnt)


def attacked(at: int) -> str:
    return f"{name(at)}-{'city' if at == CITY else 'village'}"


def village_strength(camp: Camp) -> int:
    """All totems count that can be seen, also that of the city."""
    seen = [at for at, space in enumerate(camp.spaces) if lies(space) and tile(space).totem]
    return VILLAGE_STRENGTH + len([at for at in seen if "totem" not in all_covered(camp, at)])


def city_strength(camp: Camp) -> int:
    return CITY_STRENGTH - WEAKENED * len(siege(camp).burnt)


@rules.happens(Destroy)
def destroy(camp: Camp, step: Destroy) -> None:
    """Somebody has survived the attack."""
    at = where(step.target)
    if at == CITY:
        siege(camp).destroyed = True
        camp.tell("city-destroyed")
    else:
        siege(camp).burnt.append(camp.spaces[at].totem)
        camp.tell("village-burnt", space=name(at))


# The cannibals come.


@rules.happens(CannibalsAttack)
def cannibals_attack(camp: Camp, step: CannibalsAttack) -> None:
    """The camp has to flee. No card remembers what it has lost by that."""
    camp.tell("cannibals-attack")
    wound_all(camp, characters(camp), max(ATTACK - len(siege(camp).burnt), 0))
    if tiles := [name(at) for at in camp_sites(camp)]:
        open_scene(camp, Scene(camp.first), Ask("ask-move-camp", tuple(tiles), MoveCampTo()))
    else:
        be_overrun(camp)


def be_overrun(camp: Camp) -> None:
    """The camp cannot move. A natural shelter stays; but where none is built, blood is shed."""
    for level in BUILT:
        lower_level(camp, level, camp.levels[level])
    if camp.shelter:
        lose_shelter(camp)
    else:
        wound_all(camp, characters(camp), HOMELESS)


SCENARIO = CannibalIsland()
