"""Why something cannot be built once more, when a card gives another build action at once."""

from ....kernel import Refused
from .. import grammar
from ..camp.items import is_planned
from ..land.tiles import natural_shelter
from ..planning.deeds import deeds, listed
from ..state import Camp, Deed
from ..vocabulary import BuildOnceMore
from .deeds import NEEDS_SHELTER, refuse_building
from .planning import check_leader
from .prices import check_payment
from .reasons import reasons


@reasons.against(grammar.Build, BuildOnceMore)
def _check_build(camp: Camp, seat: int, answer: grammar.Build) -> None:
    deed = listed(deeds(camp)).get(("build", answer.target))
    if deed is None:
        refuse_building(camp, answer.target)
    else:
        check_leader(camp, camp.scene.actor, deed)
        _check_open(camp, deed)
        check_payment(camp, camp.scene.actor, deed, answer.price, answer.aid)


def _check_open(camp: Camp, deed: Deed) -> None:
    """A shelter that was built in this round carries neither roof nor palisade yet."""
    stands_on_it = deed.target in NEEDS_SHELTER
    if stands_on_it and camp.shelter_is_new and not natural_shelter(camp):
        raise Refused("new-shelter", "RC-16.4")
    if deed.most > 1:
        return
    if is_planned(camp, deed.target):
        raise Refused("planned-already", "RC-10.11", action="build", target=deed.target)
    if deed.target in camp.tried:
        raise Refused("tried-already", "RC-10.11", action="build", target=deed.target)
