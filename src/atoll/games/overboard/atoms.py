"""What happens to people, provisions and cards. Each changes the state and tells it, together."""

from collections.abc import Sequence

from ...kernel import shuffle
from . import memory
from .cards import CARD, Cards, kinds
from .facts import GULLS_TO_LAND, PROVISIONS, ROLES, STRENGTH
from .people import EVERYBODY, is_conscious, is_unconscious
from .state import NOTHING, Boat, Bundle, Offer, Seen

# People.


def wound(boat: Boat, who: int) -> None:
    """The dead take no more wounds."""
    if boat.wounds[who] > STRENGTH[who]:
        return
    boat.wounds[who] += 1
    if not boat.quiet:
        boat.tell("wounded", who=ROLES[who], wounds=boat.wounds[who])
    if not is_conscious(boat, who):
        boat.tell("fainted" if is_unconscious(boat, who) else "died", who=ROLES[who])
        no_longer_bargains(boat, who)


def heal(boat: Boat, who: int) -> None:
    comes_round = is_unconscious(boat, who)
    boat.wounds[who] -= 1
    boat.tell("healed", who=ROLES[who], wounds=boat.wounds[who])
    if comes_round:
        boat.tell("came-round", who=ROLES[who])


def change_seats(boat: Boat, one: int, other: int) -> None:
    benches = boat.benches
    here, there = benches.index(one), benches.index(other)
    benches[here], benches[there] = other, one
    if not boat.quiet:
        boat.tell("changed-seats", who=ROLES[one], whom=ROLES[other])


def drift_away(boat: Boat, who: int) -> None:
    """The current takes somebody, with the bench and the provisions; the others close up.

    Nothing of them is open any more: that was lost in the fall.
    """
    memory.all_sank(boat, who)
    boat.sunk |= boat.hidden[who]
    boat.hidden[who] = 0
    boat.benches.remove(who)
    boat.wounds[who] = STRENGTH[who] + 1
    boat.tell("drifted-away", who=ROLES[who])
    no_longer_bargains(boat, who)


def tire_of_rowing(boat: Boat, who: int) -> None:
    boat.rowed.append(who)


def tire_of_fighting(boat: Boat, who: int) -> None:
    if who not in boat.fought:
        boat.fought.append(who)


def sleep(boat: Boat) -> None:
    """Nobody is tired any more."""
    boat.rowed, boat.fought = [], []


def gulls_come(boat: Boat, count: int) -> None:
    """Gulls come, or leave if the count is less than none; there are never more than four."""
    before = boat.gulls
    boat.gulls = min(max(before + count, 0), GULLS_TO_LAND)
    if boat.gulls != before:
        boat.tell("gull" if count > 0 else "gull-gone", gulls=boat.gulls)


# Provisions.


def take_in(boat: Boat, who: int, card: int) -> None:
    """A hidden provision comes to lie in front of somebody."""
    boat.hidden[who] |= CARD[card]


def open_up(boat: Boat, who: int, card: int) -> None:
    _lose_hidden(boat, who, card)
    boat.opened[who] |= CARD[card]
    memory.seen_by_all(boat, card, who)
    boat.reveal(by=boat.players[who])
    boat.tell("opened", who=ROLES[who], kind=PROVISIONS[card])


def use_up(boat: Boat, who: int, card: int) -> None:
    """A provision is shown and leaves the game."""
    if boat.hidden[who] & CARD[card]:
        _lose_hidden(boat, who, card)
        memory.seen_by_all(boat, card, who)
        boat.reveal(by=boat.players[who])
        boat.spent |= CARD[card]
    else:
        lose_open(boat, who, CARD[card])


def lose_open(boat: Boat, who: int, cards: Cards) -> None:
    boat.opened[who] &= ~cards
    boat.spent |= cards
    parted_with_open(boat, who)


def sink_hidden(boat: Boat, who: int, card: int) -> None:
    """A hidden provision goes overboard, and nobody but its owner knows which."""
    memory.sank(boat, card, who)
    _lose_hidden(boat, who, card)
    boat.sunk |= CARD[card]


def hand_over_open(boat: Boat, card: int, by: int, to: int) -> None:
    """Which offers lapse by it is for the caller to settle, when all is handed over."""
    boat.opened[by] &= ~CARD[card]
    boat.opened[to] |= CARD[card]


def hand_over_hidden(boat: Boat, card: int, by: int, to: int, *, named: bool = False) -> None:
    """It stays hidden; only the two know which it is, unless all heard it named. See above."""
    memory.changed_hands(boat, card, by, to, named=named)
    boat.hidden[by] &= ~CARD[card]
    take_in(boat, to, card)
    boat.reveal()


def _lose_hidden(boat: Boat, who: int, card: int) -> None:
    boat.hidden[who] &= ~CARD[card]
    parted_with_hidden(boat, who)


# Offers.


def put_offer(boat: Boat, offer: Offer) -> None:
    boat.offers.append(offer)


def drop_offer(boat: Boat, offer: Offer) -> None:
    boat.offers.remove(offer)


def lapse(boat: Boat, offers: Sequence[Offer]) -> None:
    for offer in offers:
        drop_offer(boat, offer)
        boat.tell("offer-lapsed", who=ROLES[offer.by], whom=ROLES[offer.to])


def no_longer_bargains(boat: Boat, who: int) -> None:
    """Nothing can be agreed on with this character any more."""
    if boat.offers:
        lapse(boat, [each for each in boat.offers if who in (each.by, each.to)])


def parted_with_hidden(boat: Boat, who: int) -> None:
    """Whoever parts with any hidden provision has no hidden one on offer any more.

    If only the offer of that very card came to nothing, all would learn which one it was.
    """
    if not boat.offers:
        return
    emptied = not boat.hidden[who]
    lapse(
        boat,
        [
            each
            for each in boat.offers
            if (each.by == who and each.card != NOTHING and not each.is_open)
            or (each.to == who and each.want is not None and not each.want_open and emptied)
        ],
    )


def parted_with_open(boat: Boat, who: int) -> None:
    """What was offered or wanted of somebody's open provisions is not there any more."""
    if not boat.offers:
        return
    left = kinds(boat.opened[who])
    lapse(
        boat,
        [
            each
            for each in boat.offers
            if (each.by == who and each.is_open and PROVISIONS[each.card] not in left)
            or (each.to == who and each.want_open and each.want not in left)
        ],
    )


# Navigation cards.


def draw(boat: Boat, lookers: int, count: int) -> list[Seen]:
    """The top navigation cards, as these characters look at them.

    Who knows a bundle that is drawn as a whole knows what was drawn. Of a bundle that is torn only
    whoever looks still knows what is left.
    """
    drawn: list[Seen] = []
    while count and boat.navigation:
        bundle = boat.bundles.pop()
        size = min(count, bundle.size)
        knowers = lookers | (bundle.knowers if size == bundle.size else 0)
        for _ in range(size):
            drawn.append(Seen(boat.navigation.pop(), knowers))
        if size < bundle.size:
            boat.bundles.append(Bundle(bundle.size - size, bundle.knowers & lookers))
        count -= size
    boat.reveal()
    return drawn


def put_under(boat: Boat, cards: list[int], knowers: int) -> None:
    """Cards go under the navigation deck, shuffled."""
    if not cards:
        return
    cards.sort()
    if len(cards) > 1:
        shuffle(boat, cards)
    boat.navigation[:0] = cards
    boat.bundles.insert(0, Bundle(len(cards), knowers))


def lay_ready(boat: Boat, cards: list[Seen]) -> None:
    """These are the cards of the evening."""
    boat.laid = cards


def all_know(cards: list[Seen]) -> int:
    """Who knows each of these cards, as bits."""
    knowers = EVERYBODY
    for each in cards:
        knowers &= each.knowers
    return knowers
