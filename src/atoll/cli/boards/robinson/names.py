"""What people may call things, and what stands on the cards that they name."""

from collections.abc import Iterator

from ....games.robinson.facts import KINDS
from ....games.robinson.view import Board
from ....kernel import View
from ...presenting import Presenter
from ...reading import small_letters
from .signs import Signs

PARTS = ("", "upper", "lower", "event", "remedy", "one", "two", "reward", "threat")
"""The texts that a card may have, in the order in which they come to pass."""


def called(word: str, words: Presenter) -> Iterator[str]:
    """A stack of pawns goes by what is done there: ``build-shovel`` is the Shovel."""
    kind, _, target = word.partition("-")
    if kind in KINDS and target:
        yield words.card(target)


def present(view: View[Board]) -> Iterator[str]:
    """Inventions and items: where the Raft is none of them, a scenario's own raft is meant."""
    board = view.board
    yield from [each.name for each in board.inventions]
    yield from [*board.items, *board.future_items]


def on_cards(name: str, words: Presenter) -> Iterator[str]:
    """What stands on the cards of this name, or with such a word in their name."""
    signs, wanted = Signs(words.texts), small_letters(name)
    for word in words.named_cards():
        called_so = small_letters(words.card(word))
        if wanted not in (word, called_so, *called_so.split()):
            continue
        if texts := [text for part in PARTS if (text := signs.text_of(word, part))]:
            yield f"**{words.card(word)}** {' · '.join(texts)}"
