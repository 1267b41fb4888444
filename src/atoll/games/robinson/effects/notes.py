"""What a card remembers for later, and where the action is in the course of which it was drawn."""

from ..facts import SPACE
from ..state import Camp

# Notes.


def note(camp: Camp, word: str) -> None:
    """The card that is carried out remembers a word; what happens without a card is not noted."""
    if camp.scenes and camp.scene.card:
        camp.notes.setdefault(camp.scene.card, []).append(word)


def noted(camp: Camp) -> list[str]:
    """What the card that is carried out remembers."""
    return camp.notes.get(camp.scene.card, [])


def forget(camp: Camp, card: str) -> None:
    camp.notes.pop(card, None)


# The place of the action.


def place(camp: Camp) -> int | None:
    """The tile or space of the action; there is none if it is done elsewhere."""
    return SPACE.get(_target(camp).partition("-")[0])


def side(camp: Camp) -> str:
    """Where on its tile the source lies that is gathered from: ``left``, ``right``, ``token``."""
    return _target(camp).partition("-")[2]


def _target(camp: Camp) -> str:
    stack = camp.scene.stack if camp.scenes else None
    return "" if stack is None else stack.target
