"""Choices that are better known than dreamt of."""

from ...games.robinson.facts import HEALTH
from ...games.robinson.steps import Settle
from ...games.robinson.view import Board
from ...kernel import Decision

BEST_PEOPLE = ("cook", "carpenter", "explorer", "soldier")
FIRST_BUILT = ("shelter", "weapon", "fire")


def usual_choice(board: Board, decision: Decision) -> str | None:
    """The text of an option; None where it takes more to see what is best."""
    texts = [option.text for option in decision.options]
    match decision.prompt.key:
        case "ask-character":
            return next(f"be {name}" for name in BEST_PEOPLE if f"be {name}" in texts)
        case "ask-roll":
            return _reroll(decision)
        case "ask-order":
            return _in_order(texts)
        case "ask-hungry":
            return max(texts, key=lambda text: _strength(board, text.split()[1]))
    return None


def _reroll(decision: Decision) -> str:
    """A failure first; then an adventure."""
    kept = decision.options[0].step
    assert isinstance(kept, Settle)
    if not kept.roll.success:
        return "reroll success"
    return "keep"


def _in_order(texts: list[str]) -> str:
    """What protects comes first."""
    for target in FIRST_BUILT:
        for text in texts:
            if text.endswith(f"-{target}"):
                return text
    return texts[0]


def _strength(board: Board, name: str) -> int:
    """How many wounds somebody can still bear."""
    person = next(person for person in board.people if person.name == name)
    return HEALTH[name].deadly - person.wounds
