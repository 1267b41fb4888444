"""Dealing anew what a seat does not know.

A seat knows its own hand, the discards it has chosen itself, what lies open, and what the rules
tell about the rest: each player's cards hold one Start; storms are never held, monsters never
discarded; nobody keeps a Start through a turn while it is needed.
"""

from collections import Counter
from collections.abc import Iterator
from enum import Enum, auto
from typing import NamedTuple

from ...kernel import pick, shuffle
from .cards import FINISH, HAND, MONSTER, START
from .state import Sea

TRIES = 100


class Zone(Enum):
    BOX = auto()
    DECK = auto()
    HAND = auto()
    DISCARDS = auto()
    UNSEEN = auto()


class Slot(NamedTuple):
    """A place for one hidden card.

    It is ``fresh`` if it was filled since the others last learned what cannot be there: in a hand
    since the last action that showed it, among the discards since Start was played.
    """

    zone: Zone
    owner: int
    pile: list[int]
    place: int
    fresh: bool = True


def hide(sea: Sea, seat: int) -> None:
    shuffle(sea, sea.exploration)
    if sea.options.mode == "duel":
        _hide_duel(sea, seat)
    else:
        _hide_decks(sea, seat)


def _hide_decks(sea: Sea, seat: int) -> None:
    """Cards with the fewest places to be are put first; the islands fill what is left."""
    slots = list(_hidden_slots(sea, seat))
    special = [slot for slot in slots if slot.pile[slot.place] >= FINISH]
    owned = [(START, slot.owner) for slot in special if slot.pile[slot.place] == START]
    owned += _known_to_be_owned(sea, seat)
    known = Counter(card for card, _ in owned)
    others = Counter(slot.pile[slot.place] for slot in special) - known
    unowned = sorted(others.elements(), reverse=True)
    islands = [slot.pile[slot.place] for slot in slots if slot.pile[slot.place] < FINISH]
    shuffle(sea, islands)
    for _ in range(TRIES):
        shuffle(sea, slots)
        if (dealt := _deal_special(sea, slots, owned, unowned)) is not None:
            break
    else:
        return  # hardly anything is hidden: only the real deal fits
    unfilled = iter(islands)
    for number, slot in enumerate(slots):
        slot.pile[slot.place] = dealt[number] if number in dealt else next(unfilled)
    for hand in sea.hands:
        hand.sort()


def _deal_special(
    sea: Sea, slots: list[Slot], owned: list[tuple[int, int]], others: list[int]
) -> dict[int, int] | None:
    """Cards other than islands by the number of their slot; None if they do not fit.

    Each player's Start is among that player's cards, and so is what is known to be owned.
    """
    dealt: dict[int, int] = {}
    for card, owner in [*owned, *((card, None) for card in others)]:
        for number, slot in enumerate(slots):
            if (
                number not in dealt
                and (owner is None or _is_among_cards_of(slot, card, owner))
                and _can_hold(sea, slot, card)
            ):
                dealt[number] = card
                break
        else:
            return None
    return dealt


def _known_to_be_owned(sea: Sea, seat: int) -> Iterator[tuple[int, int]]:
    """Cards known to be among a player's hidden ones, as far as this seat cannot see them."""
    for owner in range(sea.seats):
        seen = sea.hands[owner] + sea.discards[owner] if owner == seat else sea.shown[owner]
        for card in (Counter(sea.owned[owner]) - Counter(seen)).elements():
            yield card, owner


def _is_among_cards_of(slot: Slot, card: int, owner: int) -> bool:
    """A Finish that has been seen in a hand is still there, or among the discards."""
    return slot.owner == owner and (card != FINISH or slot.zone in (Zone.HAND, Zone.DISCARDS))


def _can_hold(sea: Sea, slot: Slot, card: int) -> bool:
    match slot.zone:
        case Zone.BOX:
            return False
        case Zone.DECK | Zone.UNSEEN:
            return True
        case Zone.HAND if card == START:
            return slot.fresh or (sea.started and sea.monsters_shown)
        case Zone.HAND if card == MONSTER:
            return slot.fresh or not sea.monsters_shown
        case Zone.HAND | Zone.DISCARDS:
            return card == FINISH or (card == START and sea.started and slot.fresh)
    return False


def _hidden_slots(sea: Sea, seat: int) -> Iterator[Slot]:
    for place in range(len(sea.removed)):
        yield Slot(Zone.BOX, -1, sea.removed, place)
    for owner in range(sea.seats):
        for zone, piles in ((Zone.DECK, sea.decks), (Zone.UNSEEN, sea.unseen)):
            for place in range(len(piles[owner])):
                yield Slot(zone, owner, piles[owner], place)
        if owner != seat:
            for place in range(len(sea.discards[owner])):
                late = place >= sea.early[owner]
                yield Slot(Zone.DISCARDS, owner, sea.discards[owner], place, late)
            for count, place in enumerate(_unshown(sea, owner)):
                yield Slot(Zone.HAND, owner, sea.hands[owner], place, count < sea.drawn[owner])


def _unshown(sea: Sea, owner: int) -> list[int]:
    """The places in a hand whose card the others have not seen."""
    places = list(range(len(sea.hands[owner])))
    for card in sea.shown[owner]:
        places.remove(next(place for place in places if sea.hands[owner][place] == card))
    return places


def _hide_duel(sea: Sea, seat: int) -> None:
    """The other hand and its discards hold what was taken openly and what is left of the deal."""
    other = 1 - seat
    unplayed = [*sea.hands[other], *sea.discards[other]]
    dealt = [card for card in sea.taken[other][:HAND] if card in unplayed]
    deck = len(sea.decks[0])
    unknown = [*dealt, *sea.decks[0], *sea.removed]
    shuffle(sea, unknown)
    exchanged = dict(zip(dealt, unknown, strict=False))
    behind = unknown[len(dealt) :]
    sea.decks[0], sea.removed = behind[:deck], behind[deck:]
    sea.taken[other] = [exchanged.get(card, card) for card in sea.taken[other]]
    held = {exchanged.get(card, card) for card in unplayed}
    discards = []
    for taken in sea.discarded_after[other]:
        card = pick(sea, [each for each in sea.taken[other][:taken] if each in held])
        held.remove(card)
        discards.append(card)
    sea.discards[other] = discards
    sea.hands[other] = sorted(held)
