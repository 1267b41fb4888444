"""The frame of a goal: what the survivor asks of it, with the answers where it matters nothing."""

from abc import ABC, abstractmethod
from collections.abc import Iterator

from ....games.robinson.state import Camp
from ....games.robinson.view import Board, PersonSeen
from ..stock import Stock


class Goal(ABC):
    """What a scenario adds to what things are worth, in wounds."""

    @abstractmethod
    def worth(self, board: Board) -> float:
        """How far it is, against what is still to be done."""

    def wood_wanted(self, board: Board) -> int:
        """How much wood it still takes."""
        return 0

    def hurry(self, board: Board, wood: float) -> float:
        """How much more so much wood is worth, because time runs out."""
        return 0.0

    def item(self, board: Board, name: str) -> float:
        """What an item is worth for it."""
        return 0.0

    def terrain(self, board: Board, name: str) -> float:
        """What it is worth for it to explore a terrain that is not explored yet."""
        return 0.0

    def built(self, board: Board, name: str) -> float:
        """What it is worth for it to build something that does not stay."""
        return 0.0

    def deed(
        self, board: Board, kind: str, target: str, leader: PersonSeen
    ) -> tuple[Stock, float] | None:
        """What comes of an action of the scenario's own: for the camp, and besides; nothing if it
        is none of those."""
        return None

    def wishes(self, board: Board) -> Iterator[str]:
        """What anybody would use for it now."""
        yield from ()

    def first_wishes(self, board: Board) -> Iterator[str]:
        """What the first player would do for it before planning, without much thought."""
        yield from ()

    def is_own(self, text: str) -> bool:
        """Whether an answer is about it alone, so that it is better dreamt of."""
        return False

    def may_end(self, camp: Camp) -> bool:
        """Whether what the first player does for it before planning may end the game."""
        return False
