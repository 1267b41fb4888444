"""What people may call things."""

from collections.abc import Iterator

from ....games.robinson import grammar
from ....games.robinson.facts import KINDS
from ....games.robinson.view import Board
from ....kernel import View
from ...presenting import Presenter
from ..contract import Kinds, Naming
from .stopping import PLANS

ENOUGH: Kinds = PLANS | {grammar.DoNext}
"""A plan can be changed again."""


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


NAMING = Naming(called=called, present=present, enough=ENOUGH)
