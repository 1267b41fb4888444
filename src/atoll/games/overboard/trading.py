"""Provisions at any time: opening, throwing away, giving, and swaps by consent."""

from collections.abc import Collection
from typing import Literal, NamedTuple

from . import freely, memory
from .atoms import (
    drop_offer,
    hand_over_hidden,
    hand_over_open,
    lose_open,
    open_up,
    parted_with_hidden,
    parted_with_open,
    put_offer,
    sink_hidden,
)
from .cards import CARD, first_of
from .facts import PROVISIONS, ROLES, WEAPONS, Kind
from .fights import weapon_was_opened
from .state import NOBODY, NOTHING, Boat, Offer, rules
from .steps import (
    Accept,
    Decline,
    Falling,
    GiveTo,
    Loot,
    MakeOffer,
    OpenUp,
    Sharks,
    ThrowAway,
    Water,
    Withdraw,
)

OFFERS = 5
"""So many each character may make in a day."""


NO_TRADE = (Loot, Falling, Sharks)


def may_trade(boat: Boat) -> bool:
    """Not in a fight, nor while somebody falls or a robber has a hand on the loot."""
    return boat.fight is None and not isinstance(boat.agenda[-1], NO_TRADE)


Place = Literal["boat", "flight", "water"]


def place_of(boat: Boat, who: int) -> Place:
    """Where somebody is who takes part in the game."""
    if who not in boat.swimmers:
        return "boat"
    return "flight" if isinstance(boat.agenda[-1], Falling) else "water"


def may_open(place: Place, kind: Kind) -> bool:
    """A parasol is opened only by day, as an action.

    What those in the water have hidden lies in the boat; in flight there is time for nothing but a
    life preserver.
    """
    if place == "boat":
        return kind != "umbrella"
    return place == "flight" and kind == "lifebuoy"


def can_accept(offer: Offer, hidden: Collection[Kind]) -> bool:
    """What is wanted open is there, or the offer would have lapsed; what is hidden may not be."""
    return offer.want is None or offer.want_open or offer.want in hidden


# What is done.


@rules.happens(OpenUp)
def open_provision(boat: Boat, step: OpenUp) -> None:
    open_up(boat, step.who, first_of(boat.hidden[step.who], step.kind))
    if boat.fight is not None and step.kind in WEAPONS:
        weapon_was_opened(boat, step.who)


@rules.happens(ThrowAway)
def throw_away(boat: Boat, step: ThrowAway) -> None:
    who = step.who
    if step.is_open:
        lose_open(boat, who, CARD[first_of(boat.opened[who], step.kind)])
        boat.tell("threw-open", who=ROLES[who], kind=step.kind)
    else:
        sink_hidden(boat, who, first_of(boat.hidden[who], step.kind))
        boat.tell("threw-hidden", who=ROLES[who])
        boat.tell("threw-what", (boat.players[who],), kind=step.kind)


class Parting(NamedTuple):
    """Somebody hands something over. What is hidden stays so, but all may have heard its name."""

    by: int
    to: int
    card: int
    is_open: bool
    named: bool = False


@rules.happens(GiveTo)
def give_to(boat: Boat, step: GiveTo) -> None:
    pile = boat.opened[step.who] if step.is_open else boat.hidden[step.who]
    part(boat, Parting(step.who, step.whom, first_of(pile, step.kind), step.is_open))


def part(boat: Boat, *partings: Parting) -> None:
    """These happen at the same moment: only then does it show which offers lapse.

    While thirst is met all are asked again, for whoever has got water may drink it.
    """
    for parting in partings:
        hand_over(boat, parting)
    for parting in partings:
        parted = parted_with_open if parting.is_open else parted_with_hidden
        parted(boat, parting.by)
    if isinstance(boat.agenda[-1], Water):
        boat.turn_to(Water(NOBODY))


def hand_over(boat: Boat, parting: Parting) -> None:
    by, to, card, is_open, named = parting
    who, whom, kind = ROLES[by], ROLES[to], PROVISIONS[card]
    if is_open:
        hand_over_open(boat, card, by, to)
        boat.tell("gave-open", who=who, whom=whom, kind=kind)
    else:
        hand_over_hidden(boat, card, by, to, named=named)
        boat.tell("gave-hidden", who=who, whom=whom)
        parties = boat.players[by], boat.players[to]
        boat.tell("gave-what", parties, who=who, whom=whom, kind=kind)


@rules.happens(MakeOffer)
def make_offer(boat: Boat, step: MakeOffer) -> None:
    """It takes the place of an earlier one to the same character.

    What is offered is shown, unless it lies face down.
    """
    by, to = step.by, step.to
    for earlier in [each for each in boat.offers if (each.by, each.to) == (by, to)]:
        drop_offer(boat, earlier)
    card = NOTHING
    if step.give is not None:
        card = first_of(boat.opened[by] if step.is_open else boat.hidden[by], step.give)
        if not (step.is_open or step.unseen):
            memory.is_shown(boat, card, by, to)
    put_offer(boat, Offer(by, to, card, step.is_open, step.want, step.want_open, step.unseen))
    boat.offered[by] += 1
    boat.bind()
    tell_offer(boat, step)


def count_offers_anew(boat: Boat) -> None:
    """A day has begun."""
    boat.offered = [0] * len(boat.offered)


def tell_offer(boat: Boat, step: MakeOffer) -> None:
    """All hear of an offer, but only who has seen it which hidden provision it is about."""
    who, whom = ROLES[step.by], ROLES[step.to]
    give = _as_told(step)
    want = step.want or "nothing"
    want_lie = freely.lie(step.want_open)
    boat.tell("offered", who=who, whom=whom, give=give, want=want, wantlie=want_lie)
    if step.give is not None and not step.is_open:
        by, to = boat.players[step.by], boat.players[step.to]
        knowers = (by,) if step.unseen else (by, to)
        boat.tell("offered-what", knowers, who=who, whom=whom, kind=step.give)


def _as_told(step: MakeOffer) -> str:
    """What everybody is told of what is offered."""
    if step.give is None:
        return "nothing"
    if step.is_open:
        return step.give
    return "unseen" if step.unseen else "hidden"


@rules.happens(Accept)
def accept(boat: Boat, step: Accept) -> None:
    """Gifts that are accepted do not count among the offers of a day."""
    offer = offer_between(boat, step.by, step.to)
    drop_offer(boat, offer)
    boat.reveal()
    boat.tell("accepted", who=ROLES[step.to], whom=ROLES[step.by])
    partings = []
    if offer.want is not None:
        # First, for as all know which card it is, it cannot be the one that is given for it.
        wanted = wanted_card(boat, offer, offer.want)
        partings.append(Parting(offer.to, offer.by, wanted, offer.want_open, named=True))
    else:
        boat.offered[offer.by] -= 1
    if offer.card != NOTHING:
        given = offered_card(boat, offer)
        partings.append(Parting(offer.by, offer.to, given, offer.is_open))
    part(boat, *partings)


def offered_card(boat: Boat, offer: Offer) -> int:
    """Of open ones of a kind any will do; a hidden one is the one that was shown."""
    if not offer.is_open:
        return offer.card
    return first_of(boat.opened[offer.by], PROVISIONS[offer.card])


def wanted_card(boat: Boat, offer: Offer, kind: Kind) -> int:
    return first_of(boat.opened[offer.to] if offer.want_open else boat.hidden[offer.to], kind)


@rules.happens(Decline)
def decline(boat: Boat, step: Decline) -> None:
    drop_offer(boat, offer_between(boat, step.by, step.to))
    boat.tell("declined", who=ROLES[step.to], whom=ROLES[step.by])


@rules.happens(Withdraw)
def withdraw(boat: Boat, step: Withdraw) -> None:
    drop_offer(boat, offer_between(boat, step.by, step.to))
    boat.tell("withdrew", who=ROLES[step.by], whom=ROLES[step.to])


def offer_between(boat: Boat, by: int, to: int) -> Offer:
    return next(each for each in boat.offers if (each.by, each.to) == (by, to))
