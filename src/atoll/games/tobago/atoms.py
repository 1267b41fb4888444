"""What happens to clues, roses, vehicles, amulets and treasures. Each is told where it is done."""

from ...kernel import shuffle
from .answers import WORDS
from .facts import AMULETS, COLOURS
from .state import Hunt, Laid, Treasure

EVERYBODY = (1 << 4) - 1
"""All seats, as bits."""


# Clues.


def draw_clue(hunt: Hunt) -> int | None:
    """The top of the deck; what was discarded is shuffled to be a new one."""
    if not hunt.deck:
        hunt.deck = sorted(hunt.discards)
        hunt.discards = []
        if not hunt.deck:
            return None
        shuffle(hunt, hunt.deck)
        hunt.tell("clues-shuffled")
    hunt.reveal()
    return hunt.deck.pop()


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


def draw_treasure(hunt: Hunt, knowers: int) -> Treasure | None:
    """The top of the deck; what was discarded is shuffled to be a new one."""
    if not hunt.treasures:
        hunt.treasures = [each.coins for each in hunt.spent]
        hunt.spent = []
        if not hunt.treasures:
            return None
        shuffle_treasures(hunt)
        hunt.tell("treasures-shuffled")
    hunt.reveal()
    safe = len(hunt.treasures) > hunt.cursed
    coins = hunt.treasures.pop()
    hunt.last_sharing = hunt.last_sharing or not hunt.treasures
    return Treasure(coins, knowers, safe)


def shuffle_treasures(hunt: Hunt) -> None:
    """From now on a curse may be anywhere in the deck."""
    hunt.treasures.sort()
    shuffle(hunt, hunt.treasures)
    hunt.cursed = len(hunt.treasures)


def discard_treasure(hunt: Hunt, coins: int) -> None:
    """A treasure card that all have seen is out of play."""
    hunt.spent.append(Treasure(coins, EVERYBODY))
