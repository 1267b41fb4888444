"""The frame of a goal: what the survivor asks of it, with the answers where it matters nothing."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Sequence

from ....games.robinson.scenarios.goals import Goal as Progress
from ....games.robinson.state import Camp
from ....games.robinson.view import Board, PersonSeen
from ....kernel import Answer, Decision
from ..stock import Stock

Features = dict[str, float]


class Goal(ABC):
    """What a scenario adds to what things are worth, in wounds."""

    @abstractmethod
    def value(self, board: Board) -> float:
        """How far it is, against what is still to be done."""

    @abstractmethod
    def features(self, board: Board) -> Features:
        """What tells how far it is, by name: the greater, the better."""

    def wood_wanted(self, board: Board) -> int:
        """How much wood it still takes."""
        return 0

    def hurry(self, board: Board, wood: float) -> float:
        """How much more so much wood is worth, because time runs out."""
        return 0.0

    def stocked(self, board: Board, stock: Stock) -> float:
        """What it is worth for it to have so much: resources, a shelter and levels."""
        return 0.0

    def break_in(self, board: Board) -> float:
        """What it costs, besides wounds, if the animals find no palisade that they could lower."""
        return 0.0

    def item(self, board: Board, name: str) -> float:
        """What an item is worth for it."""
        return 0.0

    def needed(self, progress: Progress) -> Collection[str]:
        """The inventions without which it cannot be reached, be they built or not."""
        return ()

    def terrain(self, board: Board, name: str) -> float:
        """What it is worth for it to explore a terrain that is not explored yet."""
        return 0.0

    def explored(self, board: Board, target: str) -> float:
        """What it is worth for it to explore a space, whatever lies there."""
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

    def enough(self, board: Board, thing: str) -> int | None:
        """How many actions for such a thing of its own are of use in a round; None if all are."""
        return None

    def uses(self, board: Board) -> Iterator[str]:
        """What anybody would use for it now."""
        yield from ()

    def answer(self, camp: Camp, decision: Decision) -> str | None:
        """What to answer at once to a question that it knows better; None where it does not."""
        return None

    def first_uses(self, board: Board) -> Iterator[str]:
        """What the first player would do for it before planning, without much thought."""
        yield from ()

    def home(self, camp: Camp, sites: Sequence[int]) -> int | None:
        """The tile to which the camp must move in this night, if it must."""
        return None

    def is_own(self, answer: Answer) -> bool:
        """Whether an answer is about it alone, so that it is better played out."""
        return False

    def may_end(self, camp: Camp) -> bool:
        """Whether what the first player does for it before planning may end the game."""
        return False
