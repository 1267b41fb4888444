"""Haste: what it costs that time runs out, where a goal can be reckoned in rounds."""

TIGHT, LOOSE = 25.0, 0.7
"""There is no round to spare; and how much less it is with each that there is."""
HOPELESS = 110.0
"""It is too late."""
WOOD_ANYWAY, WOOD_EACH_SEAT = 1.5, 0.4
"""How much wood is found for the goal in a round, whoever plays, and more with each player."""


def lateness(left: int, least: int, likely: float) -> float:
    """What it costs to have only so many rounds left, if it takes at least so many, and likely so
    many."""
    if left < least:
        return HOPELESS
    return float(min(TIGHT * LOOSE ** (left - likely), HOPELESS))


def rounds_for_wood(wood: float, seats: int) -> float:
    """How long it takes to find so much."""
    return max(wood, 0.0) / (WOOD_ANYWAY + WOOD_EACH_SEAT * seats)
