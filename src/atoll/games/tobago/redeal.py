"""Dealing anew what a seat does not know: other hands, the decks, and what others looked at.

A seat remembers which clues went through which shuffle, what it has seen of the treasure cards,
and what is in their deck for certain. A card that is turned up and is like one at which it has
looked, it takes for that one. What others may remember of discarded cards is left out.

What comes of it may be impossible, since curses cannot be everywhere; ``fits`` tells.
"""

from collections import Counter

from ...kernel import shuffle
from .facts import CURSE
from .state import NO_SEAT, Hunt, Sharing, Treasure


def fits(hunt: Hunt) -> bool:
    """Whether the treasure cards are where they can be."""
    deck = _in_deck(hunt)
    drawn = hunt.spent if hunt.sharing is None else [*hunt.spent, *hunt.sharing.hoard]
    turned = [] if hunt.sharing is None else hunt.sharing.turned
    recent = [*deck, *[card for card in drawn if card.deck == hunt.decks]]
    return all(not card.safe for card in (*deck, *drawn, *turned) if card.coins == CURSE) and all(
        Counter(sure) <= Counter([card.coins for card in recent if not card.knowers >> seat & 1])
        for seat, sure in enumerate(hunt.sure)
        if sure
    )


def hide(hunt: Hunt, seat: int) -> None:
    for clues in hunt.shuffled:
        _deal_clues(hunt, seat, clues)
    _deal_treasures(hunt, seat)


# Clues.


def _deal_clues(hunt: Hunt, seat: int, clues: int) -> None:
    """Of the clues that were last shuffled together, those that the seat has not seen since."""
    hands = [hand for each, hand in enumerate(hunt.hands) if each != seat]
    hidden = [
        (pile, place)
        for pile in (hunt.deck, *hands)
        for place, clue in enumerate(pile)
        if clues >> clue & 1
    ]
    dealt = sorted([pile[place] for pile, place in hidden])
    shuffle(hunt, dealt)
    for (pile, place), clue in zip(hidden, dealt, strict=True):
        pile[place] = clue
    for hand in hands:
        hand.sort()


# Treasure cards.


def _deal_treasures(hunt: Hunt, seat: int) -> None:
    """What somebody accepted all have seen."""
    known = sorted([card for card in hunt.spent if card.knowers >> seat & 1], key=_order)
    unknown = [card for card in hunt.spent if not card.knowers >> seat & 1]
    spent = sorted([_showing(card.coins, card, NO_SEAT) for card in unknown], key=_origin)
    deck = _in_deck(hunt)
    own, others = ([], []) if hunt.sharing is None else _draw_anew(hunt, hunt.sharing, seat)
    dealt = _dealt(hunt, [*deck, *spent, *others], hunt.sure[seat])
    hunt.treasures = [card.coins for card in dealt[: len(deck)]]
    hunt.spent = [*known, *dealt[len(deck) : len(deck) + len(spent)]]
    hunt.sure = [sure if each == seat else [] for each, sure in enumerate(hunt.sure)]
    if hunt.sharing is not None:
        hunt.sharing.hoard = [*own, *dealt[len(deck) + len(spent) :]]
        shuffle(hunt, hunt.sharing.hoard)


def _in_deck(hunt: Hunt) -> list[Treasure]:
    """The deck of treasure cards, as cards that nobody knows."""
    return [
        Treasure(coins, NO_SEAT, place >= hunt.cursed, hunt.decks)
        for place, coins in enumerate(hunt.treasures)
    ]


def _draw_anew(hunt: Hunt, sharing: Sharing, seat: int) -> tuple[list[Treasure], list[Treasure]]:
    """The cards of the hoard of which a seat is sure, and the others.

    All know who has looked at how many cards, but nobody whose card it was that was turned up.
    """
    left = Counter([card.coins for card in sharing.hoard]) - Counter(sharing.known_to(seat))
    cards = [*sharing.hoard, *sharing.turned]
    own = sorted([card for card in cards if card.knowers >> seat & 1], key=_order)
    unseen = [card for card in cards if not card.knowers >> seat & 1]
    others = sorted([_showing(CURSE, card, card.knowers) for card in unseen], key=_origin)
    shuffle(hunt, others)
    sharing.turned = [_turned(card.coins, own, others) for card in sharing.turned]
    return own, [
        _showing(coins, card, card.knowers)
        for coins, card in zip(sorted(left.elements()), others, strict=True)
    ]


def _turned(coins: int, own: list[Treasure], others: list[Treasure]) -> Treasure:
    """The card that was turned up: an own one that is like it, or anybody's."""
    for card in own:
        if card.coins == coins:
            own.remove(card)
            return card
    fitting = [card for card in others if coins != CURSE or not card.safe]
    card = (fitting or others)[-1]
    others.remove(card)
    return _showing(coins, card, card.knowers)


def _order(card: Treasure) -> tuple[int, ...]:
    return (card.coins, *_origin(card))


def _origin(card: Treasure) -> tuple[int, ...]:
    return card.knowers, card.safe, card.deck


def _showing(coins: int, card: Treasure, knowers: int) -> Treasure:
    """A card of the same origin."""
    return Treasure(coins, knowers, card.safe, card.deck)


def _dealt(hunt: Hunt, hidden: list[Treasure], sure: list[int]) -> list[Treasure]:
    """The same cards in other places: first those of which it is known best where they can be."""
    coins = sorted([card.coins for card in hidden])
    places = [*range(len(hidden))]
    shuffle(hunt, places)
    dealt = [CURSE] * len(hidden)
    for each in sure:
        coins.remove(each)
        dealt[_taken(places, [at for at in places if hidden[at].deck == hunt.decks])] = each
    while CURSE in coins:
        coins.remove(CURSE)
        dealt[_taken(places, [at for at in places if not hidden[at].safe])] = CURSE
    for at, each in zip(places, coins, strict=True):
        dealt[at] = each
    return [_showing(new, card, card.knowers) for new, card in zip(dealt, hidden, strict=True)]


def _taken(places: list[int], fitting: list[int]) -> int:
    """The first place that fits, if there is one."""
    place = (fitting or places)[0]
    places.remove(place)
    return place
