"""Dealing anew what nobody knows: the decks and stacks.

Nobody has secrets from the others, so it is the same for every seat. What has been looked at
stays where it is.
"""

from ...kernel import pick, shuffle
from .cards.events import EVENTS
from .decks import back
from .facts import SKILLS
from .state import Camp, Pile


def hide(camp: Camp, seat: int) -> None:
    for pile in (
        *[camp.adventures[skill] for skill in SKILLS],
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
    return range(pile.bottom, len(pile.cards) - pile.known)


def _shuffle_unknown(camp: Camp, piles: list[Pile]) -> None:
    """All that is unknown in these piles changes places."""
    places = [(pile, place) for pile in piles for place in _unknown(pile)]
    cards = sorted([pile.cards[place] for pile, place in places])
    shuffle(camp, cards)
    for (pile, place), card in zip(places, cards, strict=True):
        pile.cards[place] = card


def _deal_events(camp: Camp) -> None:
    """Which events are in the game nobody knows, but how many have a book; and all see the back of
    the top card."""
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
    for place, card in zip(_unknown(deck), _in_any_order(camp, hidden), strict=True):
        deck.cards[place] = card


def _in_any_order(camp: Camp, hidden: list[str]) -> list[str]:
    """The last is on top, and still has the back that everybody sees."""
    deck = camp.event_deck
    hidden.sort()
    if not hidden or deck.top:
        shuffle(camp, hidden)
        return hidden
    top = pick(camp, [card for card in hidden if back(card) == back(deck.cards[-1])])
    hidden.remove(top)
    shuffle(camp, hidden)
    return [*hidden, top]


def _has_book(card: str) -> bool:
    return EVENTS[card].sign == "book"
