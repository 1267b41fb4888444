"""Why something that may be done at any time is not legal now: provisions, offers, words."""

from ...kernel import Refused, one_word, statements
from . import freely
from .facts import ROLES
from .freely import Item
from .people import is_conscious
from .provisions import has, has_hidden, has_open
from .refusing import Check, Words, item, other_in_boat, person, provision
from .state import Boat, Offer
from .steps import FAVOURS, Falling, Favour, Statement
from .talk import STATEMENTS, said_by
from .trading import OFFERS, can_accept, may_open, may_trade

OFFER = "offer captain water for open oar"
SAYINGS = (
    "say ask captain row",
    "say promise captain peace",
    "say offer captain row water",
    "say agree captain row water",
)


# One's own provisions.


def _check_open(boat: Boat, who: int, words: Words) -> None:
    kind = provision(one_word(words, "open water"))
    _check_own(boat, who, (kind, False), "OB-5.2")
    if may_open(boat, who, kind):
        return
    if who not in boat.swimmers:
        raise Refused("parasol-is-an-action", "OB-11.5")
    if isinstance(boat.agenda[-1], Falling):
        raise Refused("no-time-in-flight", "OB-13.10")
    raise Refused("in-the-water", "OB-14.5")


def _check_throw(boat: Boat, who: int, words: Words) -> None:
    thrown = item(words, "throw open water")
    _check_may_trade(boat)
    _check_own(boat, who, thrown, "OB-5.5")


def _check_give(boat: Boat, who: int, words: Words) -> None:
    word, *rest = words or [""]
    given = item(rest, "give captain open water")
    whom = other_in_boat(boat, who, word, "OB-5.7")
    _check_may_trade(boat)
    if is_conscious(boat, whom):
        raise Refused("can-consent", "OB-5.7", whom=word)
    _check_own(boat, who, given, "OB-5.5")


def _check_may_trade(boat: Boat) -> None:
    if not may_trade(boat):
        raise Refused("no-trade-now", "OB-5.8")


def _check_own(boat: Boat, who: int, own: Item, rule: str) -> None:
    """One has it, and it lies as was said."""
    kind, is_open = own
    if not has(boat, who, kind):
        raise Refused("not-yours", rule, kind=kind)
    if is_open and not has_open(boat, who, kind):
        raise Refused("not-open", rule, whom=ROLES[who], kind=kind)
    if not is_open and not has_hidden(boat, who, kind):
        raise Refused("not-hidden", rule, kind=kind)


# Offers.


def _check_offer(boat: Boat, who: int, words: Words) -> None:
    word, *rest = words or [""]
    end = rest.index("for") if "for" in rest else len(rest)
    gift = item(rest[:end], OFFER)
    wish = item(rest[end + 1 :], OFFER) if end < len(rest) else None
    whom = _partner(boat, who, word)
    _check_own(boat, who, gift, "OB-5.9")
    if wish is not None:
        _check_wish(boat, whom, wish)
    _check_offers_left(boat, who)


def _check_request(boat: Boat, who: int, words: Words) -> None:
    word, *rest = words or [""]
    wish = item(rest, "request captain water")
    _check_wish(boat, _partner(boat, who, word), wish)
    _check_offers_left(boat, who)


def _partner(boat: Boat, who: int, word: str) -> int:
    whom = other_in_boat(boat, who, word, "OB-5.7")
    _check_may_trade(boat)
    if not is_conscious(boat, whom):
        raise Refused("cannot-consent", "OB-5.7", whom=word)
    return whom


def _check_wish(boat: Boat, whom: int, wish: Item) -> None:
    """Whether somebody has such a thing hidden is not to be learned here."""
    kind, is_open = wish
    if is_open and not has_open(boat, whom, kind):
        raise Refused("not-open", "OB-5.9", whom=ROLES[whom], kind=kind)
    if not is_open and not boat.hidden[whom]:
        raise Refused("nothing-hidden", "OB-5.9", whom=ROLES[whom])


def _check_offers_left(boat: Boat, who: int) -> None:
    if boat.offered[who] >= OFFERS:
        raise Refused("offers-used-up", "OB-5.10", most=OFFERS)


def _check_accept(boat: Boat, who: int, words: Words) -> None:
    by = _other(boat, who, words, "accept captain")
    offer = _standing_offer(boat, by, who, by)
    if not can_accept(boat, offer):
        assert offer.want is not None
        raise Refused("cannot-accept", "OB-5.9", kind=offer.want)


def _check_decline(boat: Boat, who: int, words: Words) -> None:
    by = _other(boat, who, words, "decline captain")
    _standing_offer(boat, by, who, by)


def _check_withdraw(boat: Boat, who: int, words: Words) -> None:
    to = _other(boat, who, words, "withdraw captain")
    _standing_offer(boat, who, to, to)


def _other(boat: Boat, who: int, words: Words, form: str) -> int:
    return other_in_boat(boat, who, one_word(words, form), "OB-5.10")


def _standing_offer(boat: Boat, by: int, to: int, other: int) -> Offer:
    _check_may_trade(boat)
    for offer in boat.offers:
        if (offer.by, offer.to) == (by, to):
            return offer
    raise Refused("no-offer", "OB-5.10", whom=ROLES[other])


# Words.


def _check_say(boat: Boat, who: int, words: Words) -> None:
    statement = _statement(boat, who, words)
    if statement.kind == "agree":
        by, favour, reward = statement.to, statement.favour, statement.in_return
        if Statement(by, "offer", who, favour, reward) not in boat.said:
            raise Refused("no-offer", "OB-1.8", whom=ROLES[by])
    said = said_by(boat, who)
    statements.check_unsaid(freely.words(statement), said, STATEMENTS, "OB-1.8")


def _statement(boat: Boat, who: int, words: Words) -> Statement:
    match words:
        case [("ask" | "promise") as kind, word, favour]:
            return Statement(who, kind, _listener(boat, who, word), _favour(favour))
        case [("offer" | "agree") as kind, word, favour, reward]:
            listener = _listener(boat, who, word)
            return Statement(who, kind, listener, _favour(favour), _favour(reward))
    raise Refused("form", form=" · ".join(SAYINGS))


def _listener(boat: Boat, who: int, word: str) -> int:
    whom = person(boat, word)
    if whom == who:
        raise Refused("yourself", "OB-1.8")
    if not is_conscious(boat, whom):
        raise Refused("cannot-hear", "OB-1.8", whom=word)
    return whom


def _favour(word: str) -> Favour:
    for favour in FAVOURS:
        if favour == word:
            return favour
    raise Refused("form", form=" · ".join(SAYINGS))


AT_ANY_TIME: dict[str, Check] = {
    "open": _check_open,
    "throw": _check_throw,
    "give": _check_give,
    "offer": _check_offer,
    "request": _check_request,
    "accept": _check_accept,
    "decline": _check_decline,
    "withdraw": _check_withdraw,
    "say": _check_say,
}
