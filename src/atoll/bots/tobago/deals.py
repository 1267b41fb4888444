"""Deals: how the cards of a hoard may lie, as far as a seat knows them."""

from collections.abc import Iterator
from random import Random

from ...games.tobago.facts import CURSE
from ...games.tobago.state import Hunt, Treasure


def deals(twin: Hunt, seat: int, seed: int, count: int) -> Iterator[list[Treasure]]:
    """So many hoards, each in an order in which it may be turned up; the last card is the first.

    Of the twin, which is a redeal, only that is used which every redeal has in common.
    """
    assert twin.sharing is not None
    hoard = twin.sharing.hoard
    known = [card for card in hoard if card.knowers >> seat & 1]
    unknown = sorted([card for card in hoard if not card.knowers >> seat & 1], key=_slot)
    elsewhere = [card for card in twin.spent if not card.knowers >> seat & 1]
    coins = sorted([*twin.treasures, *[card.coins for card in (*unknown, *elsewhere)]])
    unsafe = sum([not card.safe for card in elsewhere]) + min(twin.cursed, len(twin.treasures))
    luck = Random(seed)  # noqa: S311  (a game, not a secret)
    for _ in range(count):
        dealt = [*known, *_dealt(luck, unknown, coins, unsafe)]
        luck.shuffle(dealt)
        yield dealt


def _slot(card: Treasure) -> tuple[bool, int]:
    """The cards among which a curse may be come first."""
    return card.safe, card.knowers


def _dealt(
    luck: Random, unknown: list[Treasure], coins: list[int], unsafe: int
) -> Iterator[Treasure]:
    """The unknown cards of the hoard, dealt anew; ``unsafe`` others may be curses as well."""
    curses = coins.count(CURSE)
    places = sum([not card.safe for card in unknown]) + unsafe
    cursed = luck.sample(range(places), curses)
    treasures = coins[curses:]
    luck.shuffle(treasures)
    for place, card in enumerate(unknown):
        shown = CURSE if place in cursed else treasures.pop()
        yield Treasure(shown, card.knowers, card.safe)
