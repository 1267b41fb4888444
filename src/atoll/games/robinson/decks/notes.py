"""What a card remembers for later."""

from ..state import Camp


def note(camp: Camp, word: str) -> None:
    """The card that is carried out remembers a word; what happens without a card is not noted."""
    if camp.scenes and camp.scene.card:
        camp.notes.setdefault(camp.scene.card, []).append(word)


def noted(camp: Camp) -> list[str]:
    """What the card that is carried out remembers."""
    return camp.notes.get(camp.scene.card, [])


def forget(camp: Camp, card: str) -> None:
    camp.notes.pop(card, None)
