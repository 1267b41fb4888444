"""Medical kit, parasol and flare gun: the provisions that take an action."""

from . import atoms
from .atoms import draw, gulls_come, hand_over_open, open_up, put_under, use_up
from .cards import first_of
from .ending import land
from .facts import GULLS_TO_LAND, NAVIGATION, ROLES, STRENGTH, Kind
from .people import EVERYBODY
from .provisions import has_open
from .state import Boat, rules
from .steps import FireFlare, Heal, Shade

CARDS_FOR_A_FLARE = 3


def can_be_healed(boat: Boat, who: int) -> bool:
    """Whoever has a wound and is not dead."""
    return 0 < boat.wounds[who] <= STRENGTH[who]


def use_one(boat: Boat, who: int, kind: Kind) -> None:
    """One of somebody's provisions of a kind is used up; an open one, if there is one."""
    pile = boat.opened[who] if has_open(boat, who, kind) else boat.hidden[who]
    use_up(boat, who, first_of(pile, kind))


@rules.happens(Heal)
def heal(boat: Boat, step: Heal) -> None:
    boat.tell("medkit", who=ROLES[step.by], whom=ROLES[step.whom])
    use_one(boat, step.by, "medkit")
    atoms.heal(boat, step.whom)


@rules.happens(Shade)
def shade(boat: Boat, step: Shade) -> None:
    by, whom = step.by, step.whom
    card = first_of(boat.hidden[by], "umbrella")
    open_up(boat, by, card)
    if whom != by:
        hand_over_open(boat, card, by, whom)  # nobody could have wanted it: it was hidden
        boat.tell("shaded", who=ROLES[by], whom=ROLES[whom])


@rules.happens(FireFlare)
def fire_flare(boat: Boat, step: FireFlare) -> None:
    """Of three cards only the gulls count, those that come against those that leave."""
    boat.tell("flare", who=ROLES[step.by])
    use_one(boat, step.by, "flare")
    cards = sorted([each.card for each in draw(boat, EVERYBODY, CARDS_FOR_A_FLARE)])
    boat.tell("flare-showed", cards=tuple([card + 1 for card in cards]))
    gulls_come(boat, sum([NAVIGATION[card].gull for card in cards]))
    put_under(boat, cards, EVERYBODY)
    if boat.gulls >= GULLS_TO_LAND:
        land(boat)
