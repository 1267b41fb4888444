"""Scenario 3, Jenny needs help!: the captain's daughter on a rock, and a boat for everybody."""

from collections.abc import Iterator, Mapping

from ....kernel import Message, Refused
from ..camp.items import has
from ..camp.levels import lower_level
from ..cards.kinds import InventionCard, Need, Power
from ..facts import Health, WeatherDie
from ..land.tiles import name
from ..people.health import wound, wound_all
from ..refusals.requirements import check_item
from ..state import Camp, Deed, Stack, rules
from ..vocabulary import FreeItem, Gain, Gale, HealAnybody, Launch, Morale, Raise, Win, Wound
from ..who import called, characters
from .frame import Scenario, Special
from .goals import Goal, Rescue

JENNY = "jenny"
RAFT, LIFEBOAT = "rescue-raft", "lifeboat"
"""There is an ordinary invention called Raft, too."""
RESCUE = "rescue"
"""The explore action on the Raft."""
ANIMALS_COME = 5
"""The first round in which their die is rolled."""
HARDSHIP = 2
"""Her wounds in every night on the rock."""


def rescue(camp: Camp) -> Rescue:
    assert isinstance(camp.goal, Rescue)
    return camp.goal


class Jenny(Scenario):
    id = "jenny"
    rounds = 8

    # The storm.
    book = (Gale(),)
    totems = (
        (Wound(2),),  # Slippery Rocks
        (Morale(-2),),  # Old Cemetery
        (FreeItem(("rope",)),),  # Remains of Masts and Spars
        (Gain(fur=2),),  # Balloon Wreck
    )
    finds = {
        # Herbs.
        "find-wild-herbs": Power("night", (HealAnybody(1),)),
        # Pistol.
        "find-pistol": Power("fight", temporary=3),
        # Ruined Hut.
        "find-ruined-hut": Power("any", (Gain(wood=2),)),
        # Vines.
        "find-vines": Power("any", (Raise("palisade"),)),
    }
    inventions = {
        RAFT: InventionCard(items=("rope",), prices=(Need(wood=2),), once=(Launch("raft"),)),
        # Everybody goes on board as soon as it is built.
        LIFEBOAT: InventionCard(
            items=("rope", "knife"),
            prices=(Need(wood=6, fur=4),),
            at_once=(Launch("lifeboat"), Win()),
        ),
    }
    specials = {RESCUE: Special("explore")}

    barred = ("supply-storm-glass",)
    companions = {JENNY: Health(11)}

    def goal(self) -> Goal:
        return Rescue()

    def progress(self, camp: Camp) -> Iterator[Message]:
        """What comes next, and how long Jenny can wait for it."""
        yield Message("progress-rescue", {"done": rescue(camp).score})
        if not rescue(camp).rescued:
            yield Message("progress-nights", {"count": nights_left(camp)})

    def dice(self, round_: int, totems: int) -> tuple[WeatherDie, ...]:
        return ("animals",) if round_ >= ANIMALS_COME else ()

    def night_falls(self, camp: Camp) -> None:
        """Jenny grows weaker as long as nobody fetches her."""
        if not rescue(camp).rescued:
            wound(camp, called(camp, JENNY), HARDSHIP)

    def totem_found(self, camp: Camp, at: int) -> int:
        """The first four are told by their names."""
        number = super().totem_found(camp, at)
        if number <= len(self.totems):
            camp.tell("jenny-totem", space=name(at), number=number)
        return number

    # The Raft and the Lifeboat.

    def deeds(self, camp: Camp, ways: Mapping[int, int]) -> Iterator[Deed]:
        """On the sea no token or marker of the island is in the way."""
        if has(camp, RAFT) and not rescue(camp).rescued:
            yield Deed("explore", RESCUE, (1, 2), dice=True)

    def has_adventures(self, stack: Stack) -> bool:
        return stack.target != RESCUE

    def succeeds(self, camp: Camp, stack: Stack) -> None:
        """Jenny is in the camp, for better or worse."""
        camp.people[called(camp, JENNY)].away = False
        rescue(camp).rescued = True
        camp.tell("rescued", who=JENNY)

    def may_build(self, camp: Camp, invention: str) -> bool:
        return invention != LIFEBOAT or rescue(camp).rescued

    def refuse(self, camp: Camp, target: str) -> None:
        if target == RESCUE:
            _refuse_rescue(camp)
        raise Refused("jenny-first", "RC-33.12")


def _refuse_rescue(camp: Camp) -> None:
    if rescue(camp).rescued:
        raise Refused("jenny-is-here", "RC-33.4")
    check_item(camp, RAFT, "RC-33.4")


def nights_left(camp: Camp) -> int:
    """How many nights Jenny survives on the rock."""
    deadly = SCENARIO.companions[JENNY].deadly
    wounds = sum([person.wounds for person in camp.people if person.name == JENNY])
    return (deadly - 1 - wounds) // HARDSHIP


@rules.happens(Gale)
def gale(camp: Camp, step: Gale) -> None:
    """It does not matter who turned up the book, and when."""
    wound_all(camp, characters(camp), lower_level(camp, "palisade", 1))


@rules.happens(Launch)
def launch(camp: Camp, step: Launch) -> None:
    if step.boat == "raft":
        rescue(camp).raft = True
    else:
        rescue(camp).lifeboat = True


SCENARIO = Jenny()
