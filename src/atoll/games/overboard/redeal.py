"""Dealing anew what a seat does not know.

A character knows their own friend, enemy and hidden provisions, what lies open, and what they have
seen on the way: see ``memory`` for provisions, and the knowers of navigation cards in ``state``.
What could only be worked out from several of these together is forgotten.
"""

from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import NamedTuple

from msgspec.structs import replace

from ...kernel import members, pick, shuffle
from .cards import CARD, LIKE, Cards, renumbered
from .facts import ALL
from .memory import CRATE, PLACES, SEA
from .people import in_play
from .state import Boat, Seen
from .steps import Choose

TRIES = 100
"""How often to try to place what is known before it is left where it is."""
DECK = PLACES
"""The place of the cards in the deck, of which nobody knows anything."""


def hide(boat: Boat, seat: int) -> None:
    me = boat.players.index(seat)
    over = boat.outcome is not None
    if not over:
        hide_feelings(boat, me)
    hide_provisions(boat, me, shown=over)
    hide_navigation(boat, me)


def hide_feelings(boat: Boat, me: int) -> None:
    others = [who for who in in_play(boat) if who != me]
    for feelings in (boat.friends, boat.enemies):
        dealt = [feelings[who] for who in others]
        shuffle(boat, dealt)
        for who, whom in zip(others, dealt, strict=True):
            feelings[who] = whom


# Provisions.


class Slot(NamedTuple):
    """One hidden provision: the card, and the place where it lies."""

    place: int
    card: int


def hide_provisions(boat: Boat, me: int, *, shown: bool) -> None:
    """Cards trade places; what others know of a card they then know of the one in its place."""
    certain = _certain(boat.whereabouts[me])
    slots = [slot for slot in _hidden_slots(boat, me, shown) if not CARD[slot.card] & certain]
    exchange = {slot.card: card for slot, card in zip(slots, _deal(boat, slots, me), strict=True)}
    _exchange(boat, me, exchange)


def _hidden_slots(boat: Boat, me: int, shown: bool) -> Iterable[Slot]:
    for card in boat.supplies:
        yield Slot(DECK, card)
    step = boat.step
    if not (isinstance(step, Choose) and step.who == me):
        for card in members(boat.crate):
            yield Slot(CRATE, card)
    for card in members(boat.sunk):
        yield Slot(SEA, card)
    for who, cards in enumerate(boat.hidden):
        if who != me and not shown:
            for card in members(cards):
                yield Slot(who, card)


def _certain(known: list[Cards]) -> Cards:
    """The cards that can be in one place only, and so are there."""
    somewhere = elsewhere = 0
    for cards in known:
        elsewhere |= somewhere & cards
        somewhere |= cards
    return somewhere & ~elsewhere


def _deal(boat: Boat, slots: list[Slot], me: int) -> list[int]:
    """A card for each slot: first those of which something is known, then the others."""
    somewhere = reduce(or_, boat.whereabouts[me])
    noted = [slot.card for slot in slots if CARD[slot.card] & somewhere]
    others = [slot.card for slot in slots if not CARD[slot.card] & somewhere]
    shuffle(boat, others)
    placed = _place_in_some_way(boat, slots, noted, others, me)
    rest = iter([card for card in others if card not in placed.values()])
    return [placed[number] if number in placed else next(rest) for number in range(len(slots))]


def _place_in_some_way(
    boat: Boat, slots: list[Slot], noted: list[int], others: list[int], me: int
) -> dict[int, int]:
    """The cards of which something is known, by the number of their slot.

    They stay where they are if chance does not hit upon anything else.
    """
    for _ in range(TRIES):
        shuffle(boat, noted)
        placed = _fill_crate(boat, slots, others, me)
        if placed is not None and _place(boat, slots, noted, me, placed):
            return placed
    known = [*noted, *members(boat.crate)]
    return {number: slot.card for number, slot in enumerate(slots) if slot.card in known}


def _place(
    boat: Boat, slots: list[Slot], noted: list[int], me: int, placed: dict[int, int]
) -> bool:
    """Find a slot for each card of which something is known; False if stuck.

    Cards that were handed on together lie in front of different people.
    """
    known = boat.whereabouts[me]
    taken: set[tuple[int, int]] = set()
    for card in [each for each in noted if each not in placed.values()]:
        bit = CARD[card]
        group = next((each for each in boat.together[me] if each & bit), 0)
        fitting = [
            number
            for number, slot in enumerate(slots)
            if number not in placed
            and slot.place != DECK
            and known[slot.place] & bit
            and (group, slot.place) not in taken
        ]
        if not fitting:
            return False
        number = pick(boat, fitting)
        placed[number] = card
        if group:
            taken.add((group, slots[number].place))
    return True


def _fill_crate(boat: Boat, slots: list[Slot], others: list[int], me: int) -> dict[int, int] | None:
    """Whoever handed the crate on knows that nothing else is in it; None if stuck.

    A card that all see by now may have a like one there in its stead.
    """
    crate = [number for number, slot in enumerate(slots) if slot.place == CRATE]
    known = boat.whereabouts[me]
    elsewhere = reduce(or_, known) & ~known[CRATE] | _certain(known)
    may_be_there = members(boat.handed_on[me] & ~elsewhere)
    shuffle(boat, may_be_there)
    placed: dict[int, int] = {}
    for number, card in zip(crate, may_be_there, strict=False):
        free = [each for each in others if CARD[each] & LIKE[card] and each not in placed.values()]
        if CARD[card] & known[CRATE]:
            placed[number] = card
        elif free:
            placed[number] = free[0]
        else:
            return None
    return placed


def _exchange(boat: Boat, me: int, exchange: dict[int, int]) -> None:
    boat.supplies = [exchange.get(card, card) for card in boat.supplies]
    boat.crate, boat.sunk = renumbered(boat.crate, exchange), renumbered(boat.sunk, exchange)
    boat.hidden = [renumbered(cards, exchange) for cards in boat.hidden]
    boat.offers = [replace(each, card=exchange.get(each.card, each.card)) for each in boat.offers]
    for who in ALL:
        if who != me:
            for notes in (boat.whereabouts[who], boat.together[who]):
                notes[:] = [renumbered(cards, exchange) for cards in notes]


# Navigation cards.


def hide_navigation(boat: Boat, me: int) -> None:
    """Bundles that the character knows are shuffled in themselves, everything else together."""
    deck = boat.navigation
    places: list[int] = []
    start = 0
    for bundle in boat.bundles:
        here = range(start, start + bundle.size)
        if bundle.knowers >> me & 1:
            cards = [deck[place] for place in here]
            shuffle(boat, cards)
            deck[start : start + bundle.size] = cards
        else:
            places += here
        start += bundle.size
    unknown = [deck[place] for place in places]
    hidden = [each.card for each in (*boat.drawn, *boat.laid) if not each.knowers >> me & 1]
    unknown += hidden
    shuffle(boat, unknown)
    for place in places:
        deck[place] = unknown.pop()
    boat.drawn = [_other_card(each, me, unknown) for each in boat.drawn]
    boat.laid = [_other_card(each, me, unknown) for each in boat.laid]


def _other_card(seen: Seen, me: int, unknown: list[int]) -> Seen:
    return seen if seen.knowers >> me & 1 else Seen(unknown.pop(), seen.knowers)
