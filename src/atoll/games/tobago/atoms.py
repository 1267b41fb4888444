"""What happens to clues, roses, vehicles, amulets and treasures. Each is told where it is done."""

from ...kernel import bitset, members, shuffle
from .answers import WORDS
from .facts import AMULETS, COLOURS
from .state import Hunt, Laid, Sharing, Treasure

EVERYBODY = (1 << 4) - 1
NO_SEAT = 0
"""Sets of seats, as bits."""


# Clues.


def draw_clue(hunt: Hunt) -> int | None:
    """The top of the deck; what was discarded is shuffled to be a new one."""
    if not hunt.deck:
        hunt.deck = sorted(hunt.discards)
        hunt.discards = []
        if not hunt.deck:
            return None
        _note_shuffle(hunt, bitset(hunt.deck))
        shuffle(hunt, hunt.deck)
        hunt.tell("clues-shuffled")
    hunt.reveal()
    return hunt.deck.pop()


def _note_shuffle(hunt: Hunt, clues: int) -> None:
    """All have seen these clues being shuffled: none of them is in a hand from before."""
    hunt.shuffled = [*[earlier & ~clues for earlier in hunt.shuffled], clues]


def fill_hand(hunt: Hunt, seat: int, size: int) -> None:
    """Somebody draws until the hand has so many clues, or there are no more."""
    drawn = []
    hand = hunt.hands[seat]
    while len(hand) < size and (clue := draw_clue(hunt)) is not None:
        hand.append(clue)
        drawn.append(clue)
    hand.sort()
    if drawn and not hunt.quiet:
        hunt.tell("drew", seat=seat, count=len(drawn))
        hunt.tell("drew-what", (seat,), clues=tuple([WORDS[clue] for clue in drawn]))


def exchange_hand(hunt: Hunt, seat: int) -> None:
    """All clues of a hand for as many others."""
    hand = hunt.hands[seat]
    hunt.tell("exchanged", seat=seat, count=len(hand))
    hunt.discards += hand
    hunt.hands[seat] = []
    fill_hand(hunt, seat, len(hand))


def lay_clue(hunt: Hunt, seat: int, clue: int, colour: int) -> None:
    """A clue from the hand comes to lie on a map, marked with a rose."""
    hunt.hands[seat].remove(clue)
    hunt.maps[colour].laid.append(Laid(clue, seat))
    hunt.idle = 0
    maps_changed(hunt)
    if not hunt.quiet:
        left = hunt.possible[colour].bit_count()
        hunt.tell("clue", seat=seat, clue=WORDS[clue], colour=COLOURS[colour], left=left)


def maps_changed(hunt: Hunt) -> None:
    """Where treasures may lie has to be worked out anew."""
    hunt.__dict__.pop("possible", None)


# Amulets.


def supply(hunt: Hunt) -> int:
    """How many amulets are neither on the island nor with anybody."""
    return AMULETS - sum(hunt.held) - len(hunt.amulets)


def collect(hunt: Hunt, seat: int) -> None:
    """An amulet under a vehicle is taken."""
    space = hunt.vehicles[seat]
    if space in hunt.amulets:
        hunt.amulets.remove(space)
        hunt.held[seat] += 1
        hunt.tell("collected", seat=seat, space=hunt.land.names[space])


# Treasure cards.


def draw_treasure(hunt: Hunt, seat: int | None) -> Treasure | None:
    """The top of the deck, which only this seat looks at; what was discarded is a new one."""
    if not hunt.treasures and not _shuffle_discards(hunt):
        return None
    hunt.reveal()
    safe = len(hunt.treasures) > hunt.cursed
    coins = hunt.treasures.pop()
    hunt.last_sharing = hunt.last_sharing or not hunt.treasures
    if seat is None:
        return Treasure(coins, NO_SEAT, safe, hunt.decks)
    _seen_outside(hunt, seat, coins)
    return Treasure(coins, 1 << seat, safe, hunt.decks)


def _shuffle_discards(hunt: Hunt) -> bool:
    """Whether there is anything to make a new deck of treasure cards from."""
    if not hunt.spent:
        return False
    sure = [
        [card.coins for card in hunt.spent if card.knowers >> seat & 1]
        for seat in range(hunt.seats)
    ]
    hunt.treasures = [card.coins for card in hunt.spent]
    hunt.spent = []
    shuffle_treasures(hunt, sure)
    hunt.tell("treasures-shuffled")
    return True


def shuffle_treasures(hunt: Hunt, sure: list[list[int]]) -> None:
    """From now on a curse may be anywhere in the deck. ``sure`` is what each knows to be there."""
    hunt.treasures.sort()
    shuffle(hunt, hunt.treasures)
    hunt.cursed = len(hunt.treasures)
    hunt.decks += 1
    hunt.sure = [sorted(each) for each in sure]


def turn_up(hunt: Hunt, sharing: Sharing) -> int:
    """All see the next card of the hoard."""
    coins = sharing.hoard[-1].coins
    if any(card.deck == hunt.decks for card in (*sharing.hoard, *sharing.turned)):
        for seat in range(hunt.seats):
            if coins not in sharing.known_to(seat):
                _seen_outside(hunt, seat, coins)
    sharing.turned.append(sharing.hoard.pop())
    hunt.reveal()
    return coins


def _seen_outside(hunt: Hunt, seat: int, coins: int) -> None:
    """Somebody sees a card that may be one of which they knew that it was in the deck."""
    if coins in hunt.sure[seat]:
        hunt.sure[seat].remove(coins)


def discard_hoard(hunt: Hunt, sharing: Sharing) -> None:
    """Cards that were not turned up are known only to those who looked at them."""
    known = [sharing.known_to(seat) for seat in range(hunt.seats)]
    for card in sharing.hoard:
        knowers = NO_SEAT
        for seat in members(card.knowers):
            if card.coins in known[seat]:
                known[seat].remove(card.coins)
                knowers |= 1 << seat
        hunt.spent.append(Treasure(card.coins, knowers, card.safe, card.deck))


def discard_treasure(hunt: Hunt, coins: int) -> None:
    """A treasure card that all have seen is out of play."""
    hunt.spent.append(Treasure(coins, EVERYBODY))
