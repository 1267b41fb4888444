"""What happens to clues, roses, vehicles, amulets and treasures. Each is told where it is done."""

from collections.abc import Collection, Iterable

from ...kernel import bitset, shuffle
from . import memory
from .facts import AMULETS, CLUE_WORDS, COLOURS, CURSE
from .state import EVERYBODY, NO_CLUE, NO_SEAT, Hunt, Laid, Sharing, Treasure

# Clues.


def draw_clue(hunt: Hunt) -> int | None:
    """The top of the deck; what was discarded is shuffled to be a new one."""
    if not hunt.deck:
        hunt.deck = sorted(hunt.discards)
        hunt.discards = []
        if not hunt.deck:
            return None
        memory.clues_shuffled(hunt, bitset(hunt.deck))
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
        hunt.tell("drew-what", (seat,), clues=tuple([CLUE_WORDS[clue] for clue in drawn]))


def exchange_hand(hunt: Hunt, seat: int) -> None:
    """All clues of a hand for as many others."""
    hand = hunt.hands[seat]
    hunt.exchanged = hand  # with a short deck they are shuffled before anybody could see them lie
    if not hunt.quiet:
        hunt.tell("exchanged", seat=seat, clues=tuple([CLUE_WORDS[clue] for clue in hand]))
    discard_clues(hunt, hand)
    hunt.hands[seat] = []
    fill_hand(hunt, seat, len(hand))


def discard_clues(hunt: Hunt, clues: Iterable[int]) -> None:
    hunt.discards += clues


def lay_clue(hunt: Hunt, seat: int, clue: int, colour: int) -> None:
    """A clue from the hand comes to lie on a map, marked with a rose."""
    hunt.hands[seat].remove(clue)
    hunt.maps[colour].laid.append(Laid(clue, seat))
    go_on_hunting(hunt)
    maps_changed(hunt)
    if not hunt.quiet:
        left = hunt.possible[colour].bit_count()
        hunt.tell("clue", seat=seat, clue=CLUE_WORDS[clue], colour=COLOURS[colour], left=left)


def lay_rose(hunt: Hunt, seat: int, colour: int) -> None:
    """The rose of whoever has dug comes to lie below the others."""
    hunt.maps[colour].laid.append(Laid(NO_CLUE, seat))
    maps_changed(hunt)


def change_roses(hunt: Hunt, colour: int, place: int, owner: int, roses: int) -> None:
    """Other roses lie on a clue."""
    laid = hunt.maps[colour].laid
    laid[place] = Laid(laid[place].clue, owner, roses)


def maps_changed(hunt: Hunt) -> None:
    """Where treasures may lie has to be worked out anew."""
    hunt.__dict__.pop("possible", None)


def take_back_rose(hunt: Hunt, colour: int, place: int) -> int:
    """The owner of the rose at this place from the bottom, who takes it back."""
    laid = hunt.maps[colour].laid
    roses = [clue for clue in reversed(range(len(laid))) for _ in range(laid[clue].roses)]
    owned = laid[roses[place]]
    change_roses(hunt, colour, roses[place], owned.owner, owned.roses - 1)
    return owned.owner


def take_back_roses(hunt: Hunt, colour: int, seats: Collection[int]) -> None:
    """All roses of these seats on a map."""
    sought = hunt.maps[colour]
    sought.laid = [
        Laid(laid.clue, laid.owner, 0 if laid.owner in seats else laid.roses)
        for laid in sought.laid
    ]


# The turn.


def new_turn(hunt: Hunt) -> None:
    hunt.fresh, hunt.acted = True, False


def turn_used(hunt: Hunt) -> None:
    """Something has been done in it, so that it can no longer be given up."""
    hunt.fresh = False


def act(hunt: Hunt) -> None:
    """The clue or the move of the turn is played or begun."""
    turn_used(hunt)
    hunt.acted = True


def go_on_hunting(hunt: Hunt) -> None:
    """Somebody has laid a clue, or dug."""
    hunt.idle = 0


def another_idle_turn(hunt: Hunt) -> None:
    hunt.idle += 1


# Amulets.


def supply(hunt: Hunt) -> int:
    """How many amulets are neither on the island nor with anybody."""
    return AMULETS - sum(hunt.held) - len(hunt.amulets)


def appear(hunt: Hunt, space: int) -> None:
    """An amulet comes to lie on the island."""
    hunt.amulets.append(space)
    hunt.tell("appeared", space=hunt.land.names[space])


def collect(hunt: Hunt, seat: int) -> None:
    """An amulet under a vehicle is taken."""
    space = hunt.vehicles[seat]
    if space in hunt.amulets:
        hunt.amulets.remove(space)
        hunt.held[seat] += 1
        hunt.tell("collected", seat=seat, space=hunt.land.names[space])


def give_amulet(hunt: Hunt, seat: int) -> None:
    """It goes back to the supply."""
    hunt.held[seat] -= 1


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
    memory.card_seen(hunt, seat, coins)
    return Treasure(coins, 1 << seat, safe, hunt.decks)


def _shuffle_discards(hunt: Hunt) -> bool:
    """Whether there is anything to make a new deck of treasure cards from."""
    if not hunt.spent:
        return False
    memory.discards_shuffled(hunt)
    hunt.treasures = [card.coins for card in hunt.spent]
    hunt.spent = []
    shuffle_treasures(hunt)
    hunt.tell("treasures-shuffled")
    return True


def shuffle_treasures(hunt: Hunt) -> None:
    """From now on a curse may be anywhere in the deck."""
    hunt.treasures.sort()
    shuffle(hunt, hunt.treasures)
    hunt.cursed = len(hunt.treasures)


def shuffle_curse_in(hunt: Hunt) -> None:
    hunt.treasures.append(CURSE)
    shuffle_treasures(hunt)


def discard_hoard(hunt: Hunt, sharing: Sharing) -> None:
    """Cards that were not turned up are known only to those who looked at them."""
    safe = memory.surely_safe(sharing)
    for card, knowers in zip(sharing.hoard, memory.still_known(hunt, sharing), strict=True):
        hunt.spent.append(Treasure(card.coins, knowers, safe, card.deck))


def discard_treasure(hunt: Hunt, coins: int) -> None:
    """A treasure card that all have seen is out of play."""
    hunt.spent.append(Treasure(coins, EVERYBODY))
