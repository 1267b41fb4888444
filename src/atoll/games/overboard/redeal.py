"""Dealing anew what a seat does not know.

A character knows their own friend, enemy and hidden provisions, what lies open, and what they have
seen on the way: see ``memory`` for provisions, and the knowers of navigation cards in ``state``.
What could only be worked out from several of these together is forgotten.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from ...kernel import pick, shuffle
from .memory import DAY_SHIFT, IN_CRATE, IN_SEA
from .people import in_play
from .state import Boat, Seen
from .steps import Choose

TRIES = 100


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


class Slot:
    """A place for one hidden provision: the bit of its pile, and the card that is there."""

    def __init__(self, place: int, card: int) -> None:
        self.place, self.card = place, card


def hide_provisions(boat: Boat, me: int, *, shown: bool) -> None:
    """Cards trade places; what others know of a card they then know of the one in its place."""
    known = boat.whereabouts[me]
    slots = [slot for slot in _hidden_slots(boat, me, shown) if not _is_certain(known, slot)]
    dealt = _deal(boat, slots, known)
    if dealt is None:
        return  # hardly anything is hidden: only the real deal fits
    exchange = {slot.card: card for slot, card in zip(slots, dealt, strict=True)}
    _exchange(boat, me, exchange)


def _hidden_slots(boat: Boat, me: int, shown: bool) -> Iterable[Slot]:
    for card in boat.supplies:
        yield Slot(0, card)
    step = boat.step
    if not (isinstance(step, Choose) and step.who == me):
        for card in boat.crate:
            yield Slot(IN_CRATE, card)
    for card in boat.sunk:
        yield Slot(IN_SEA, card)
    for who, cards in enumerate(boat.hidden):
        if who != me and not shown:
            for card in cards:
                yield Slot(1 << who, card)


def _is_certain(known: list[int], slot: Slot) -> bool:
    """Whether the character knows exactly where this card is."""
    return known[slot.card] == slot.place != 0


def _deal(boat: Boat, slots: list[Slot], known: list[int]) -> list[int] | None:
    """A card for each slot: first those of which something is known, then the others."""
    cards = [slot.card for slot in slots]
    noted = [card for card in cards if known[card]]
    others = [card for card in cards if not known[card]]
    shuffle(boat, others)
    if not noted:
        return others
    for _ in range(TRIES):
        shuffle(boat, noted)
        placed = _place(boat, slots, noted, known)
        if placed is not None:
            rest = iter(others)
            return [placed[each] if each in placed else next(rest) for each in range(len(slots))]
    return None


def _place(
    boat: Boat, slots: list[Slot], noted: list[int], known: list[int]
) -> dict[int, int] | None:
    """The cards of which something is known, by the number of their slot; None if stuck.

    Cards that were handed on together lie in front of different people.
    """
    placed = _fill_crate(slots, noted, known)
    taken: set[tuple[int, int]] = set()
    for card in [each for each in noted if each not in placed.values()]:
        day = known[card] >> DAY_SHIFT
        fitting = [
            number
            for number, slot in enumerate(slots)
            if number not in placed and slot.place & known[card] and (day, slot.place) not in taken
        ]
        if not fitting:
            return None
        number = pick(boat, fitting)
        placed[number] = card
        if day and slots[number].place != IN_CRATE:
            taken.add((day, slots[number].place))
    return placed


def _fill_crate(slots: list[Slot], noted: list[int], known: list[int]) -> dict[int, int]:
    """Whoever handed the crate on knows that nothing else is in it."""
    crate = [number for number, slot in enumerate(slots) if slot.place == IN_CRATE]
    handed_on = [card for card in noted if known[card] & IN_CRATE]
    return dict(zip(crate, handed_on, strict=False))


def _exchange(boat: Boat, me: int, exchange: dict[int, int]) -> None:
    def new(cards: Iterable[int]) -> list[int]:
        return [exchange.get(card, card) for card in cards]

    boat.supplies, boat.crate, boat.sunk = (
        new(boat.supplies),
        sorted(new(boat.crate)),
        new(boat.sunk),
    )
    boat.hidden = [tuple(sorted(new(cards))) for cards in boat.hidden]
    boat.offers = [replace(each, card=exchange.get(each.card, each.card)) for each in boat.offers]
    for who, known in enumerate(boat.whereabouts):
        if who != me:
            moved = {exchange[card]: known[card] for card in exchange}
            for card, place in moved.items():
                known[card] = place


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
