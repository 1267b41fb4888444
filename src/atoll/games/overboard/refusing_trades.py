"""Why something that may be done at any time is not legal now: provisions, offers, words."""

from ...kernel import Refused, statements
from . import freely, grammar
from .cards import kinds
from .facts import ROLES, Role
from .grammar import Provision, Wish
from .people import is_conscious
from .provisions import has, has_hidden, has_open
from .refusing import other_in_boat, person, reasons
from .state import Boat, Offer
from .steps import Statement
from .talk import STATEMENTS, said_by
from .trading import OFFERS, can_accept, may_open, may_trade, place_of

AT_ANY_TIME = (
    grammar.Open
    | grammar.Throw
    | grammar.Give
    | grammar.OfferGift
    | grammar.Request
    | grammar.OfferSwap
    | grammar.Accept
    | grammar.Decline
    | grammar.Withdraw
    | grammar.SayAsk
    | grammar.SayPromise
    | grammar.SayOffer
    | grammar.SayAgree
)
"""What need not be asked for."""


# One's own provisions.


@reasons.against(grammar.Open)
def _check_open(boat: Boat, who: int, answer: grammar.Open) -> None:
    _check_own(boat, who, Provision(answer.kind, "hidden"), "OB-5.2")
    place = place_of(boat, who)
    if may_open(place, answer.kind):
        return
    if place == "boat":
        raise Refused("parasol-is-an-action", "OB-11.5")
    if place == "flight":
        raise Refused("no-time-in-flight", "OB-13.10")
    raise Refused("in-the-water", "OB-14.5")


@reasons.against(grammar.Throw)
def _check_throw(boat: Boat, who: int, answer: grammar.Throw) -> None:
    _check_may_trade(boat)
    _check_own(boat, who, answer.gift, "OB-5.5")


@reasons.against(grammar.Give)
def _check_give(boat: Boat, who: int, answer: grammar.Give) -> None:
    whom = other_in_boat(boat, who, answer.whom, "OB-5.7")
    _check_may_trade(boat)
    if is_conscious(boat, whom):
        raise Refused("can-consent", "OB-5.7", whom=answer.whom)
    _check_own(boat, who, answer.gift, "OB-5.5")


def _check_may_trade(boat: Boat) -> None:
    if not may_trade(boat):
        raise Refused("no-trade-now", "OB-5.8")


def _check_own(boat: Boat, who: int, own: Provision, rule: str) -> None:
    """One has it, and it lies as was said."""
    kind, is_open = own.kind, own.lie == "open"
    if not has(boat, who, kind):
        raise Refused("not-yours", rule, kind=kind)
    if is_open and not has_open(boat, who, kind):
        raise Refused("not-open", rule, whom=ROLES[who], kind=kind)
    if not is_open and not has_hidden(boat, who, kind):
        raise Refused("not-hidden", rule, kind=kind)


# Offers.


@reasons.against(grammar.OfferGift)
def _check_present(boat: Boat, who: int, answer: grammar.OfferGift) -> None:
    _partner(boat, who, answer.whom)
    _check_own(boat, who, answer.gift, "OB-5.9")
    _check_offers_left(boat, who)


@reasons.against(grammar.OfferSwap)
def _check_swap(boat: Boat, who: int, answer: grammar.OfferSwap) -> None:
    whom = _partner(boat, who, answer.whom)
    _check_own(boat, who, answer.gift, "OB-5.9")
    _check_wish(boat, whom, answer.wish)
    _check_offers_left(boat, who)


@reasons.against(grammar.Request)
def _check_request(boat: Boat, who: int, answer: grammar.Request) -> None:
    _check_wish(boat, _partner(boat, who, answer.whom), answer.wish)
    _check_offers_left(boat, who)


def _partner(boat: Boat, who: int, role: Role) -> int:
    whom = other_in_boat(boat, who, role, "OB-5.7")
    _check_may_trade(boat)
    if not is_conscious(boat, whom):
        raise Refused("cannot-consent", "OB-5.7", whom=role)
    return whom


def _check_wish(boat: Boat, whom: int, wish: Wish) -> None:
    """Whether somebody has such a thing hidden is not to be learned here."""
    if wish.wantlie == "open" and not has_open(boat, whom, wish.want):
        raise Refused("not-open", "OB-5.9", whom=ROLES[whom], kind=wish.want)
    if wish.wantlie == "hidden" and not boat.hidden[whom]:
        raise Refused("nothing-hidden", "OB-5.9", whom=ROLES[whom])


def _check_offers_left(boat: Boat, who: int) -> None:
    if boat.offered[who] >= OFFERS:
        raise Refused("offers-used-up", "OB-5.10", most=OFFERS)


@reasons.against(grammar.Accept)
def _check_accept(boat: Boat, who: int, answer: grammar.Accept) -> None:
    by = other_in_boat(boat, who, answer.whom, "OB-5.10")
    offer = _standing_offer(boat, by, who, by)
    if not can_accept(offer, kinds(boat.hidden[who])):
        assert offer.want is not None
        raise Refused("cannot-accept", "OB-5.9", kind=offer.want)


@reasons.against(grammar.Decline)
def _check_decline(boat: Boat, who: int, answer: grammar.Decline) -> None:
    by = other_in_boat(boat, who, answer.whom, "OB-5.10")
    _standing_offer(boat, by, who, by)


@reasons.against(grammar.Withdraw)
def _check_withdraw(boat: Boat, who: int, answer: grammar.Withdraw) -> None:
    to = other_in_boat(boat, who, answer.whom, "OB-5.10")
    _standing_offer(boat, who, to, to)


def _standing_offer(boat: Boat, by: int, to: int, other: int) -> Offer:
    _check_may_trade(boat)
    for offer in boat.offers:
        if (offer.by, offer.to) == (by, to):
            return offer
    raise Refused("no-offer", "OB-5.10", whom=ROLES[other])


# Words.


@reasons.against(grammar.SayAsk)
def _check_ask(boat: Boat, who: int, answer: grammar.SayAsk) -> None:
    to = _listener(boat, who, answer.whom)
    _check_unsaid(boat, Statement(who, "ask", to, answer.favour))


@reasons.against(grammar.SayPromise)
def _check_promise(boat: Boat, who: int, answer: grammar.SayPromise) -> None:
    to = _listener(boat, who, answer.whom)
    _check_unsaid(boat, Statement(who, "promise", to, answer.favour))


@reasons.against(grammar.SayOffer)
def _check_deal(boat: Boat, who: int, answer: grammar.SayOffer) -> None:
    to = _listener(boat, who, answer.whom)
    _check_unsaid(boat, Statement(who, "offer", to, answer.favour, answer.reward))


@reasons.against(grammar.SayAgree)
def _check_agree(boat: Boat, who: int, answer: grammar.SayAgree) -> None:
    by = _listener(boat, who, answer.whom)
    if Statement(by, "offer", who, answer.favour, answer.reward) not in boat.said:
        raise Refused("no-offer", "OB-1.8", whom=answer.whom)
    _check_unsaid(boat, Statement(who, "agree", by, answer.favour, answer.reward))


def _check_unsaid(boat: Boat, statement: Statement) -> None:
    said = said_by(statement.by, boat.said)
    statements.check_unsaid(freely.words(statement), said, STATEMENTS, "OB-1.8")


def _listener(boat: Boat, who: int, role: Role) -> int:
    whom = person(boat, role)
    if whom == who:
        raise Refused("yourself", "OB-1.8")
    if not is_conscious(boat, whom):
        raise Refused("cannot-hear", "OB-1.8", whom=role)
    return whom
