"""Dealing anew what nobody knows: the decks and stacks that lie face down.

Nobody has secrets from the others, so it is the same for every seat. What has been looked at
stays where it is.
"""

from ...kernel import shuffle
from .cards.events import EVENTS
from .state import Camp, Pile


def hide(camp: Camp, seat: int) -> None:
    for pile in (
        *camp.adventures.values(),
        camp.mysteries,
        camp.inventions,
        camp.tiles,
        camp.finds,
        camp.supplies,
    ):
        _shuffle_unknown(camp, [pile])
    beside = [] if not camp.beside else [Pile([camp.beside], top=int(_is_seen(camp)))]
    _shuffle_unknown(camp, [camp.beasts, camp.hunting, *beside])
    if beside:
        camp.beside = beside[0].cards[0]
    _deal_events(camp)


def _is_seen(camp: Camp) -> bool:
    """Whether the beast that waits has been looked at."""
    return camp.beside in camp.notes


def _unknown(pile: Pile) -> range:
    """The places of the cards of which nobody knows anything."""
    return range(pile.bottom, len(pile.cards) - pile.top)


def _shuffle_unknown(camp: Camp, piles: list[Pile]) -> None:
    """All that is unknown in these piles changes places."""
    places = [(pile, place) for pile in piles for place in _unknown(pile)]
    cards = sorted([pile.cards[place] for pile, place in places])
    shuffle(camp, cards)
    for (pile, place), card in zip(places, cards, strict=True):
        pile.cards[place] = card


def _deal_events(camp: Camp) -> None:
    """Which events are in the game nobody knows, but how many have a book."""
    deck = camp.event_deck
    hidden = sorted([deck.cards[place] for place in _unknown(deck)])
    for is_book in (True, False):
        dealt = [card for card in hidden if card in EVENTS and _has_book(card) == is_book]
        box = [card for card in camp.box if _has_book(card) == is_book]
        pool = sorted([*dealt, *box])
        shuffle(camp, pool)
        hidden = [card for card in hidden if card not in EVENTS or _has_book(card) != is_book]
        hidden += pool[: len(dealt)]
        camp.box = [card for card in camp.box if _has_book(card) != is_book]
        camp.box = sorted([*camp.box, *pool[len(dealt) :]])
    hidden.sort()
    shuffle(camp, hidden)
    for place, card in zip(_unknown(deck), hidden, strict=True):
        deck.cards[place] = card


def _has_book(card: str) -> bool:
    return EVENTS[card].sign == "book"
