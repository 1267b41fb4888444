"""The two spaces for threats, where cards slide to the left."""

from ..state import Camp, Threat

LEFT, RIGHT = 0, 1


def slide_in(camp: Camp, card: str) -> Threat | None:
    """A new threat comes; the one that is pushed off, if there is one."""
    pushed = None
    if camp.threats[RIGHT] is not None:
        pushed, camp.threats[LEFT] = camp.threats[LEFT], camp.threats[RIGHT]
    camp.threats[RIGHT] = Threat(card)
    return pushed


def avert(camp: Camp, place: int) -> None:
    """A threat is dealt with."""
    camp.threats[place] = None


def take_all(camp: Camp) -> list[Threat]:
    """From left to right."""
    threats = [threat for threat in camp.threats if threat is not None]
    camp.threats = [None, None]
    return threats
