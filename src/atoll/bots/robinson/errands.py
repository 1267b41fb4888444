"""Errands: the actions of a plan, and who takes part in them."""

from typing import NamedTuple

from ...games.robinson.facts import CHARACTERS, Kind
from ...games.robinson.state import Goods


class Errand(NamedTuple):
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

    @property
    def name(self) -> str:
        """As it is called in an answer."""
        return f"{self.kind} {self.target}".strip()

    def begin(self, leader: str) -> str:
        """The answer that begins it, by the name of whoever leads."""
        verb = "do" if leader in CHARACTERS else leader
        return f"{verb} {self.name} {self.word}".rstrip()


def joining(pawn: str, stack: str) -> str:
    """The answer that adds a pawn to a stack."""
    return f"add {pawn} {stack}"


def taking_along(bag: str, stack: str) -> str:
    return f"with {bag} {stack}"
