"""Scenario 1, Castaways: a great fire for the ships that pass in winter."""

from collections.abc import Iterator

from ....kernel import Message, Option, Refused
from .. import answers, grammar
from ..camp.stores import pay
from ..cards.kinds import InventionCard, Need, Power
from ..facts import WeatherDie
from ..refusals.requirements import check_goods
from ..state import Camp, Goods, rules
from ..steps import CheckGoal, LayWood
from ..vocabulary import HealAnybody, PutAtCamp, Raise, ShareDetermination, WoodForThePile
from .frame import Scenario
from .goals import STAGES, Goal, Woodpile

SHIPS = (10, 11, 12)
"""The rounds in which one passes."""
EARLY = ("event", "morale", "production")
"""When wood is laid: before the action phase."""
OIL_GIVES, MAST_GIVES = 2, 3
"""How much wood they are worth on the pile."""


def woodpile(camp: Camp) -> Woodpile:
    assert isinstance(camp.goal, Woodpile)
    return camp.goal


def check_lay(camp: Camp, seat: int, answer: grammar.Lay) -> None:
    """Before the action phase, on the present stage; the first player lays it for all."""
    pile, count = woodpile(camp), answer.count
    if camp.phase not in EARLY:
        raise Refused("woodpile-too-late", "RC-31.3")
    if seat != camp.first:
        raise Refused("not-your-choice", "RC-1.3", who=camp.people[camp.first].name)
    if pile.complete:
        raise Refused("woodpile-complete", "RC-31.3")
    if pile.closed:
        raise Refused("stage-full", "RC-31.3")
    if not 1 <= count <= room(pile):
        raise Refused("stage-holds", "RC-31.3", count=room(pile))
    check_goods(camp, Goods(wood=count), "RC-31.3")


class Castaways(Scenario):
    id = "castaways"
    rounds = 12

    finds = {
        # Herbs.
        "find-wild-herbs": Power("night", (HealAnybody(1),)),
        # Oil: at any time, whatever was laid before.
        "find-oil": Power("any", (WoodForThePile(OIL_GIVES),)),
        # Pirate Sabre.
        "find-pirate-sabre": Power("any", (Raise("weapon"),)),
        # Medallion of a Lady.
        "find-medallion": Power("any", (ShareDetermination(3),)),
    }
    inventions = {
        "hatchet": InventionCard(
            terrains=("mountains",), prices=(Need(wood=1),), once=(PutAtCamp("wood"),)
        ),
        # The mast is burnt as soon as it is built.
        "mast": InventionCard(
            items=("rope",), prices=(Need(wood=1, fur=1),), at_once=(WoodForThePile(MAST_GIVES),)
        ),
    }

    checks = {grammar.Lay: check_lay}

    def goal(self) -> Goal:
        return Woodpile()

    def progress(self, camp: Camp) -> Iterator[Message]:
        """All wood, and that on the present stage."""
        pile = woodpile(camp)
        yield Message("progress-woodpile", {"laid": pile.score, "total": sum(STAGES)})
        if not pile.complete:
            stage = max(len(pile.laid), 1)
            laid, total = sum(pile.laid[-1:]), STAGES[stage - 1]
            yield Message("progress-stage", {"stage": stage, "laid": laid, "total": total})

    def dice(self, round_: int, totems: int) -> tuple[WeatherDie, ...]:
        """Rain from round 4, and winter with hungry animals from round 7."""
        if round_ >= 7:
            return ("rain", "winter", "animals")
        return ("rain",) if round_ >= 4 else ()

    def round_begins(self, camp: Camp) -> None:
        """Wood can be laid again, and on the next stage if the last one is full."""
        pile = woodpile(camp)
        pile.closed = False
        if pile.laid and not pile.complete and pile.laid[-1] == STAGES[len(pile.laid) - 1]:
            pile.laid.append(0)

    def extras(self, camp: Camp) -> Iterator[Option]:
        """Wood may be laid on the present stage before the action phase."""
        if camp.phase in EARLY:
            for count in range(1, min(room(woodpile(camp)), camp.available.wood) + 1):
                yield answers.lay_wood(count)

    def wins_now(self, camp: Camp) -> bool:
        """Pile and fire are ready, even if the fire cannot be used now, and a ship passes."""
        return woodpile(camp).complete and "fire" in camp.items and camp.round in SHIPS


def room(pile: Woodpile) -> int:
    """How much wood the present stage still takes in this round."""
    if pile.closed or pile.complete:
        return 0
    return STAGES[len(pile.laid) - 1] - pile.laid[-1] if pile.laid else STAGES[0]


def lay(camp: Camp, count: int) -> None:
    """As much of it as the stage holds; when it is full the next opens in the next round.

    If a ship passes, this may have been the last thing that was missing.
    """
    pile = woodpile(camp)
    laid = min(count, room(pile))
    if not pile.laid:
        pile.laid.append(0)
    pile.laid[-1] += laid
    pile.closed = room(pile) == 0
    camp.tell("woodpile", count=laid, total=pile.score)
    camp.push(CheckGoal())


@rules.happens(LayWood)
def lay_wood(camp: Camp, step: LayWood) -> None:
    pay(camp, Goods(wood=step.count))
    lay(camp, step.count)


@rules.happens(WoodForThePile)
def add_to_the_pile(camp: Camp, step: WoodForThePile) -> None:
    """What the stage cannot hold is lost."""
    lay(camp, step.count)


SCENARIO = Castaways()
