"""What is told of the scenario, and of the cards."""

from collections.abc import Iterator

from ....games.robinson.view import Board
from ....kernel import View
from ...keyboards import small_letters
from ...presenting import Presenter
from ..contract import Help
from .signs import Signs

PARTS = ("", "upper", "lower", "event", "remedy", "one", "two", "reward", "threat")
"""The texts that a card may have, in the order in which they come to pass."""


def own_answers(view: View[Board]) -> Iterator[str]:
    """Every scenario has answers of its own."""
    yield f"help-{view.board.options.scenario}"


def aim(view: View[Board]) -> Iterator[str]:
    """What the team has to do."""
    yield f"goal-{view.board.options.scenario}"


def on_cards(name: str, words: Presenter) -> Iterator[str]:
    """What stands on the cards of this name, or with such a word in their name."""
    signs, wanted = Signs(words.texts), small_letters(name)
    for word in words.named_cards():
        called_so = small_letters(words.card(word))
        if wanted not in (word, called_so, *called_so.split()):
            continue
        if texts := [text for part in PARTS if (text := signs.text_of(word, part))]:
            yield f"**{words.card(word)}** {' · '.join(texts)}"


HELP = Help(own_answers, aim, on_cards)
