"""Why an action cannot be paid like that: with what is there, or with what stands in."""

from ....kernel import Refused
from ..cards.kinds import Need
from ..facts import Kind
from ..planning.paying import ECONOMY, ONE_WOOD, aids, laid, price_word
from ..powers.abilities import FRENZY, FRENZY_BONUS
from ..powers.usable import at_hand
from ..state import Camp, Deed
from ..who import seat_of
from .abilities import check_ability
from .requirements import check_goods, check_need, check_weapon


def _need(deed: Deed, price: str | None) -> Need:
    """Which of the prices is meant; one price needs no word."""
    if len(deed.needs) == 1:
        if price is not None:
            raise Refused("no-aid", "RC-10.8", word=price)
        return deed.needs[0]
    prices = {price_word(need): need for need in deed.needs}
    if price not in prices:
        raise Refused("which-price", "RC-10.8", cards=tuple(prices))
    return prices[price]


def check_payment(camp: Camp, person: int, deed: Deed, price: str | None, aid: str | None) -> None:
    """How an action is paid, and with what aid."""
    need = _need(deed, price)
    if aid is None:
        check_need(camp, need, deed.kind)
    else:
        _check_aid(camp, person, need, deed.kind, aid)


# What stands in.


def _check_aid(camp: Camp, person: int, need: Need, kind: Kind, aid: str) -> None:
    if aid in [*aids(camp, person, need, kind)]:
        return
    if aid == ECONOMY:
        _refuse_economy(camp, person, need, kind)
    else:
        _refuse_weapon(camp, person, need, kind, aid)


def _refuse_economy(camp: Camp, person: int, need: Need, kind: Kind) -> None:
    """Two determination of the Carpenter for a wood."""
    check_ability(camp, seat_of(camp, person), ECONOMY)
    goods = laid(camp, need, kind)
    if not goods.wood:
        raise Refused("nothing-to-save", "RC-5.2")
    check_goods(camp, goods - ONE_WOOD, "RC-10.8")


def _refuse_weapon(camp: Camp, person: int, need: Need, kind: Kind, aid: str) -> None:
    """A temporary weapon where the weapon is not good enough."""
    weapons = {card: power.temporary for card, power in at_hand(camp, person)}
    if aid == FRENZY:
        check_ability(camp, person, FRENZY)
        weapons[FRENZY] = FRENZY_BONUS
    if not weapons.get(aid):
        raise Refused("no-aid", "RC-10.8", word=aid)
    if camp.levels["weapon"] >= need.weapon:
        raise Refused("weapon-is-enough", "RC-15.3")
    check_weapon(camp, need.weapon - weapons[aid], "RC-10.8")
    check_need(camp, need._replace(weapon=0), kind)
    raise Refused("aid-in-use", "RC-10.9", aid=aid)
