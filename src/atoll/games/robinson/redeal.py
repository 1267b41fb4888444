"""Dealing anew what nobody knows: the decks and stacks.

Nobody has secrets from the others, so it is the same for every seat. What has been looked at
stays where it is.
"""

from ...kernel import pick, shuffle
from .cards.events import BOOKS, EVENTS
from .decks.piles import back
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


def _unknown(pile: Pile) -> slice:
    """The places of the cards of which nobody knows anything."""
    return slice(pile.bottom, len(pile.cards) - pile.known)


def _shuffle_unknown(camp: Camp, piles: list[Pile]) -> None:
    """All that is unknown in these piles changes places."""
    cards = sorted([card for pile in piles for card in pile.cards[_unknown(pile)]])
    shuffle(camp, cards)
    for pile in piles:
        places = _unknown(pile)
        count = len(pile.cards[places])
        pile.cards[places] = cards[:count]
        del cards[:count]


def _deal_events(camp: Camp) -> None:
    """Which events are in the game nobody knows, but how many have a book; and all see the back of
    the top card."""
    deck = camp.event_deck
    cards = deck.cards[_unknown(deck)]
    hidden = [card for card in cards if card not in EVENTS]
    box: list[str] = []
    for sort in (BOOKS, EVENTS.keys() - BOOKS):
        pool = sorted([card for card in (*cards, *camp.box) if card in sort])
        shuffle(camp, pool)
        count = sum([card in sort for card in cards])
        hidden += pool[:count]
        box += pool[count:]
    camp.box = sorted(box)
    deck.cards[_unknown(deck)] = _in_any_order(camp, hidden)


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
