"""What a card remembers for later."""

from ..state import Camp


def note(camp: Camp, word: str) -> None:
    """The card that is carried out remembers a word; what happens without a card is not noted."""
    if camp.scenes and camp.scene.card:
        note_on(camp, camp.scene.card, word)


def note_on(camp: Camp, card: str, word: str) -> None:
    """A certain card remembers a word."""
    camp.notes.setdefault(card, []).append(word)


def noted(camp: Camp) -> list[str]:
    """What the card that is carried out remembers."""
    return camp.notes.get(camp.scene.card, [])


def note_only(camp: Camp, card: str, words: list[str]) -> None:
    """A certain card remembers these words, and nothing else."""
    camp.notes[card] = words


def strike_out(camp: Camp, card: str, word: str) -> None:
    """A card forgets a word."""
    camp.notes[card].remove(word)
    if not camp.notes[card]:
        del camp.notes[card]


def strike_out_everywhere(camp: Camp, word: str) -> None:
    for card, words in camp.notes.items():
        camp.notes[card] = [each for each in words if each != word]


def forget(camp: Camp, card: str) -> list[str]:
    """What a card has remembered until now."""
    return camp.notes.pop(card, [])
