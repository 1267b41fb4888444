"""What may be done with provisions at any time, kept for all boats in which they lie alike."""

from collections.abc import Iterator
from functools import lru_cache, partial

from ...kernel import Choices, Decision, Option, Product
from . import freely
from .cards import kinds
from .freely import Kinds
from .state import Boat, Offer
from .trading import OFFERS, Place, can_accept, may_open, may_trade, place_of

KEPT = 4096
"""So many of each are kept, those that were looked at last."""


def with_provisions(boat: Boat, awake: tuple[int, ...]) -> list[tuple[Decision, ...]]:
    """What each of the conscious may do with the provisions in front of them, if anything."""
    players, hidden = boat.players, [*map(kinds, boat.hidden)]
    if not may_trade(boat):
        return [_openings(players[who], who, place_of(boat, who), hidden[who]) for who in awake]
    market = _market(
        awake,
        tuple([who for who in boat.benches if who not in awake]),
        tuple(map(kinds, boat.opened)),
        tuple(map(bool, hidden)),
        tuple(boat.offers),
    )
    return [
        _trades(players[who], who, hidden[who], market, boat.offered[who] < OFFERS) for who in awake
    ]


@lru_cache(maxsize=KEPT)
def _openings(seat: int, who: int, place: Place, hidden: Kinds) -> tuple[Decision, ...]:
    """Where nothing changes hands, provisions can still be opened."""
    opening = _to_open(who, place, hidden)
    return (_asked(seat, Choices(opening)),) if opening else ()


def _asked(seat: int, options: Choices) -> Decision:
    return Decision(seat, freely.ASK_PROVISIONS, options, must=False)


def _to_open(who: int, place: Place, hidden: Kinds) -> list[Option]:
    return [freely.open_up(who, kind) for kind in hidden if may_open(place, kind)]


class Market:
    """Who has what in a boat, as all can see it, and what is on offer.

    There is one for all boats alike, so that it can be told from others at a glance.
    """

    def __init__(
        self,
        awake: tuple[int, ...],
        helpless: tuple[int, ...],
        opened: tuple[Kinds, ...],
        hiding: tuple[bool, ...],
        offers: tuple[Offer, ...],
    ) -> None:
        self.awake, self.helpless, self.offers = awake, helpless, offers
        self.opened = opened
        self.to_wish_for = [*zip(opened, hiding, strict=True)]


_market = lru_cache(maxsize=KEPT)(Market)


@lru_cache(maxsize=KEPT)
def _trades(
    seat: int, who: int, hidden: Kinds, market: Market, may_offer: bool
) -> tuple[Decision, ...]:
    """Most are never looked at, so they are not listed before somebody does."""
    trades = Choices(partial(_to_trade, who, hidden, market, may_offer))
    has_any = hidden or market.opened[who]  # which could be thrown away
    return (_asked(seat, trades),) if has_any or trades else ()


def _to_trade(who: int, hidden: Kinds, market: Market, may_offer: bool) -> list[Option | Product]:
    own = hidden, market.opened[who]
    parts: list[Option | Product] = [*_to_open(who, "boat", hidden)]
    parts += _replies(who, hidden, market.offers)
    parts += _disposals(who, own, market.helpless)
    if may_offer:
        for other in market.awake:
            if other != who:
                parts += freely.offers(who, other, own, market.to_wish_for[other])
    return parts


def _replies(who: int, hidden: Kinds, offers: tuple[Offer, ...]) -> Iterator[Option]:
    for offer in offers:
        if offer.to == who:
            if can_accept(offer, hidden):
                yield freely.accept(offer.by, who)
            yield freely.decline(offer.by, who)
        elif offer.by == who:
            yield freely.withdraw(who, offer.to)


@lru_cache(maxsize=KEPT)
def _disposals(who: int, own: tuple[Kinds, Kinds], helpless: tuple[int, ...]) -> tuple[Option, ...]:
    """Throwing away, and giving to those who cannot consent."""
    options = []
    for gift in freely.gifts(*own):
        options.append(freely.throw(who, gift))
        options += [freely.give(who, whom, gift) for whom in helpless]
    return tuple(options)
