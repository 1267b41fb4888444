"""Tasks: the actions of a plan, and who takes part in them."""

from functools import cache
from typing import NamedTuple

from ...games.robinson import grammar
from ...games.robinson.arguments import Deed, stack_called
from ...games.robinson.facts import CHARACTERS, Kind
from ...games.robinson.state import Goods


class Task(NamedTuple):
    """An action, as it is planned: who leads it and helps, how it is paid, what is taken along."""

    kind: Kind
    target: str
    leader: int
    helpers: tuple[str, ...] = ()
    word: str = ""
    """How the price is called, where there are several."""
    paid: Goods = Goods()
    sure: bool = False
    """Whether it takes no more pawns: with so many it succeeds without dice."""
    extras: tuple[str, ...] = ()
    """Bags, or what saves wood."""
    begun: bool = False
    """Whether it stands on the board already."""

    def begin(self, leader: str) -> str:
        """The answer that begins it, by the name of whoever leads."""
        return _beginning(leader, self.kind, self.target, self.word or None)


Plan = tuple[Task, ...]
"""What the whole camp does in a round."""


@cache
def _beginning(leader: str, kind: Kind, target: str, price: str | None) -> str:
    deed = Deed(kind, target)
    if leader in CHARACTERS:
        return grammar.Do(deed, price, None).text
    return grammar.Send(leader, deed, price, None).text


@cache
def joining(pawn: str, stack: str) -> str:
    """The answer that adds a pawn to a stack."""
    return grammar.Add(pawn, stack_called(stack)).text


@cache
def taking_along(bag: str, stack: str) -> str:
    return grammar.With(bag, stack_called(stack)).text


@cache
def using(card: str) -> str:
    return grammar.Use(card).text
