"""Why somebody cannot use an ability: it is another's, it was used, or it is not the moment."""

from ....kernel import Refused
from .. import grammar
from ..arguments import Stack
from ..cards.kinds import Power
from ..people.health import anybody_wounded
from ..planning.abilities import OWNERS, PRICES
from ..planning.neutral import HANDYMAN
from ..planning.paying import ECONOMY
from ..powers.abilities import is_exploring
from ..powers.usable import fits
from ..state import Camp, Goods, in_force
from ..steps import Plan
from .requirements import check_goods

SHELTER = Stack("build", "shelter", 1)
"""What one could be of use for."""


def check_ability(camp: Camp, seat: int, word: str) -> None:
    """Whether this character still may, and has the determination."""
    somebody, owner = camp.people[seat], OWNERS[word]
    if somebody.name != owner:
        raise Refused("not-your-ability", "RC-4.3", ability=word, who=owner)
    if in_force(camp, "no-abilities", seat):
        raise Refused("no-abilities", "RC-1.4")
    if word in somebody.used:
        raise Refused("used-ability", "RC-4.3", ability=word)
    price = PRICES[owner][word]
    if somebody.determination < price:
        raise Refused("irresolute", "RC-4.3", price=price, count=somebody.determination)


def check_moment(camp: Camp, word: str) -> None:
    """Whether an ability is of any use now."""
    match word:
        case "economy":
            _check_saving(camp)
        case "recipe":
            _check_recipe(camp)
        case "hooch":
            _check_hooch(camp)
        case "defence":
            if any(scene.card for scene in camp.scenes):
                raise Refused("card-at-work", "RC-5.12")
        case "reconnaissance" if is_exploring(camp):
            raise Refused("exploring-now", "RC-5.8")
        case "frenzy":
            raise Refused("own-actions", "RC-5.11")
        case "handyman":
            form = grammar.Add(HANDYMAN, SHELTER).text
            raise Refused("helps-as-pawn", "RC-5.4", form=form)
        case _:
            _check_piles(camp, word)


def _check_saving(camp: Camp) -> None:
    if isinstance(camp.step, Plan):
        raise Refused("form", form=grammar.With(ECONOMY, SHELTER).text)
    stack = camp.scene.stack if camp.scenes else None
    if stack is None or not stack.paid.wood:
        raise Refused("nothing-to-save", "RC-5.2")


def _check_recipe(camp: Camp) -> None:
    check_goods(camp, Goods(food=1), "RC-5.5")
    if not anybody_wounded(camp):
        raise Refused("nobody-wounded", "RC-5.5")


def _check_hooch(camp: Camp) -> None:
    if not fits(camp, Power("weather")):
        raise Refused("wrong-moment", "RC-5.7", when="weather")
    if not camp.sky.rain and not camp.sky.snow:
        raise Refused("no-clouds", "RC-5.7")


def _check_piles(camp: Camp, word: str) -> None:
    """Some need a deck or a stack that is not empty."""
    match word:
        case "new-idea" if not camp.inventions.cards and not camp.invention_discards:
            raise Refused("nothing-left", "RC-5.3", pile="inventions")
        case "reconnaissance" if not camp.tiles.cards:
            raise Refused("nothing-left", "RC-5.8", pile="tiles")
        case "scouting" if not camp.finds.cards:
            raise Refused("nothing-left", "RC-5.9", pile="finds")
        case "tracking" if not camp.hunting.cards:
            raise Refused("nothing-left", "RC-5.10", pile="hunting")
        case "bait" if not camp.beasts.cards:
            raise Refused("nothing-left", "RC-5.10", pile="beasts")
