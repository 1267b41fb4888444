"""What has to be done in turn, one thing a round: what it costs that rounds run out for it."""

HOPELESS, TIGHT, LOOSE = 45.0, 16.0, 0.5
"""It is too late; there is no round to spare; and how much less it is with each that there is."""


def late(to_spare: int) -> float:
    """What it costs if no more rounds than these can be lost."""
    return HOPELESS if to_spare < 0 else TIGHT * LOOSE**to_spare


def lost_round(to_spare: int) -> float:
    """What it costs if another round goes by without the next step."""
    return late(to_spare - 1) - late(to_spare)
