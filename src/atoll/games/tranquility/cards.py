"""The cards. A card is a small number; islands are their own number."""

from collections.abc import Sequence

ISLANDS = range(1, 81)
FINISH = 81
START = 82
MONSTER = 83
YELLOW = 84
PURPLE = 85
ORANGE = 86
COMPASS = 87
ROCKS = 88
BORDER = 89

EMPTY = 0
"""What lies in a cell of the grid that nobody has filled."""

FINISHES = 5
STORMS = (YELLOW, YELLOW, PURPLE, PURPLE, ORANGE, ORANGE)
COMPASSES = 6
UNUSED_BORDERS = 7
"""Of the 25 border cards, the pyramid has 18 in its grid; the rest is explored."""

MOST_SEATS = 5
HAND = 5
DISCARD = 2
"""What the action costs that is an alternative to playing a card, and leaving the rocks."""
TURNING = 1
"""What it costs to turn a card over in Day and Night."""
EXTRA_CARDS = {1: 6, 2: 2}
"""What each player draws before the joint discard, by the number of players."""
STORMY_HAND = 3
"""The hand under a yellow storm."""
DISPLAY = 5
"""Duel: so many cards lie there to be taken, as long as the deck lasts."""

NAMES = {
    FINISH: "finish",
    START: "start",
    MONSTER: "monster",
    YELLOW: "yellow",
    PURPLE: "purple",
    ORANGE: "orange",
    COMPASS: "compass",
    ROCKS: "rocks",
    BORDER: "border",
} | {island: str(island) for island in ISLANDS}

CARDS = {name: card for card, name in NAMES.items()}


def is_storm(card: int) -> bool:
    return YELLOW <= card <= ORANGE


def named(cards: Sequence[int]) -> tuple[str, ...]:
    """The names of cards."""
    return tuple([NAMES[card] for card in cards])
