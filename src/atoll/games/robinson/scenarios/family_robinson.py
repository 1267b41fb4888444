"""Scenario 6, Family Robinson: nine inventions make the island a home, and children are born."""

from collections.abc import Iterator, Mapping

from ....kernel import Message
from ..camp.items import invention, is_card, owner
from ..cards.kinds import InventionCard, Need, Power
from ..ending import lose
from ..facts import LEVELS, WeatherDie
from ..land.tiles import lies, name, tile
from ..planning.deeds import ANY
from ..state import Camp, Deed, Stack
from ..steps import HideTerrain
from ..vocabulary import FreeItem, Gain, HalfProduction, Raise, RemoveMarker, RerollAnimals
from .frame import Scenario, Special
from .goals import Goal, Household

WANTED = 9
"""The inventions that have to become items."""
BIRTHS = (7, 9, 11)
"""The rounds in which a child is born."""
RECLAIM, WORKERS = "reclaim", 2
"""Reclamation, and the pawns that it takes."""
RAIN, WINTER = (3, 4, 7, 8, 11, 12), (5, 6, 9, 10)
ANIMALS_COME = 7


def household(camp: Camp) -> Household:
    assert isinstance(camp.goal, Household)
    return camp.goal


class FamilyRobinson(Scenario):
    id = "family_robinson"
    rounds = 12

    # Bad Crops.
    book = (HalfProduction(),)
    finds = {
        # Old Tools.
        "find-old-tools": Power("any", (FreeItem(("rope", "pot", "knife")),)),
        # Plow: like reclamation.
        "find-plow": Power("any", (RemoveMarker(),)),
        # Gunpowder.
        "find-gunpowder": Power("animals", (RerollAnimals(),)),
        # Seeds.
        "find-seeds": Power("any", (Gain(rations=1),)),
    }
    inventions = {
        "fence": InventionCard(items=("shovel",), once=(Raise("palisade"),)),
        "garden": InventionCard(items=("shovel",), prices=(Need(food=2),), once=(Gain(food=4),)),
    }
    specials = {RECLAIM: Special("arrange")}
    apart = (RECLAIM,)
    inventions_at_first = WANTED
    heaped = ("food",)

    def goal(self) -> Goal:
        return Household()

    def prepare_camp(self, camp: Camp) -> None:
        """Those that were drawn have to be built; the standard and the own ones do not count."""
        household(camp).wanted = [card for card in camp.board if _is_drawn(camp, card)]

    def progress(self, camp: Camp) -> Iterator[Message]:
        """What of the nine is built, to be built, or gone; and how many children there are."""
        wanted = household(camp).wanted
        built, lost = _built(camp), _lost(camp)
        missing = [item for item in wanted if item not in (*built, *lost)]
        yield Message("progress-household", {"built": len(built), "total": WANTED})
        for key, items in (
            ("progress-household-built", built),
            ("progress-household-missing", missing),
            ("progress-household-lost", lost),
        ):
            if items:
                yield Message(key, {"cards": tuple(items)})
        if household(camp).ready == camp.round:
            yield Message("progress-household-ready")
        if children := household(camp).children:
            yield Message("progress-children", {"count": children})

    # Time.

    def dice(self, round_: int, totems: int) -> tuple[WeatherDie, ...]:
        """Rain and winter take turns, and from round 7 the animals are hungry, too."""
        clouds: tuple[WeatherDie, ...] = ()
        if round_ in RAIN:
            clouds = ("rain",)
        elif round_ in WINTER:
            clouds = ("winter",)
        return (*clouds, "animals") if round_ >= ANIMALS_COME else clouds

    def round_begins(self, camp: Camp) -> None:
        """Children are born; and when the last round begins none of the nine may be missing."""
        if camp.round in BIRTHS:
            household(camp).children += 1
            camp.tell("child-born", count=household(camp).children)
        if camp.round == self.rounds and _lost(camp):
            lose(camp, "invention-lost")

    def mouths(self, camp: Camp) -> int:
        """Each child eats."""
        return household(camp).children

    def mouths_unfed(self, camp: Camp) -> None:
        lose(camp, "child-starved")

    # Actions.

    def deeds(self, camp: Camp, ways: Mapping[int, int]) -> Iterator[Deed]:
        """Reclamation, also if there is no marker yet: one may come before it is carried out."""
        yield Deed("arrange", RECLAIM, (WORKERS,), most=ANY)

    def succeeds(self, camp: Camp, stack: Stack) -> None:
        """A black marker goes, whatever it stands for."""
        camp.push(RemoveMarker())

    def totem_found(self, camp: Camp, at: int) -> int:
        """Wasteland: the first tile of a terrain shows nothing of it."""
        laid = camp.spaces[at]
        others = [space for space in camp.spaces if lies(space) and space is not laid]
        if tile(laid).terrain not in [tile(space).terrain for space in others]:
            camp.push(HideTerrain(name(at)))
        return 0

    # The end.

    def score(self, camp: Camp) -> int:
        """What was there at once counts, though some of it may be gone by now."""
        if household(camp).ready == camp.round:
            return WANTED + len(_home(camp))
        return len(_built(camp)) + sum(_home(camp))

    def note_goal(self, camp: Camp) -> None:
        """Once all of it has been there in a round, nothing counts but to live to its end."""
        if _is_ready(camp):
            household(camp).ready = camp.round

    def wins_after_round(self, camp: Camp) -> bool:
        return household(camp).ready == camp.round or _is_ready(camp)


def _is_drawn(camp: Camp, card: str) -> bool:
    return is_card(card) and not invention(camp, card).standard and owner(camp, card) is None


def _built(camp: Camp) -> list[str]:
    """Those of the nine that are items."""
    return [item for item in household(camp).wanted if item in camp.items]


def _lost(camp: Camp) -> list[str]:
    """Those of the nine that lie neither on the board nor among the future resources."""
    there = (*camp.board, *camp.items, *camp.future_items)
    return [item for item in household(camp).wanted if item not in there]


def _is_ready(camp: Camp) -> bool:
    """The nine are items, and there is a home with a roof, a palisade and a weapon."""
    return len(_built(camp)) == WANTED and all(_home(camp))


def _home(camp: Camp) -> list[bool]:
    """Whether there is a shelter that was built, a roof, a palisade and a weapon."""
    return [camp.shelter, *[camp.levels[level] >= 1 for level in LEVELS]]


SCENARIO = FamilyRobinson()
