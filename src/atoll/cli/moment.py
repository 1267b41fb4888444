"""The moment at which a seat may answer: what it sees then, and what it can do."""

from collections.abc import Container, Sequence
from typing import Any, NamedTuple

from ..kernel import Answer, Decision, Game, Option, State, View
from .boards import BOARDS
from .boards.contract import GameBoard
from .presenting import Presenter

MOST_LISTED = 9
"""As many options are listed without being asked for."""


class Moment(NamedTuple):
    """What a seat can answer at a moment, and in whose words."""

    game: Game[Any, Any, Any]
    state: State[Any]
    seat: int
    words: Presenter

    @property
    def board(self) -> GameBoard:
        return BOARDS[self.game.id]

    def view(self) -> View[Any]:
        return self.game.view(self.state, self.seat)

    def decisions(self) -> list[Decision]:
        """First what the game waits for."""
        return [decision for decision in self.state.decisions if decision.seat == self.seat]

    def options(self) -> list[Option]:
        return _options(self.decisions())

    def offered(self, but_for: Container[type[Answer]] = ()) -> set[str]:
        """Every word in the answers of the moment, but for answers of these kinds."""
        options = [option for option in self.options() if option.kind not in but_for]
        return {word for option in options for word in option.words}

    def awaited(self) -> list[Option]:
        """What the game waits for."""
        return _options([each for each in self.decisions() if each.must])

    def standing(self) -> list[Option]:
        """What may be answered at any moment, asked or not."""
        return _options([each for each in self.decisions() if not each.must])

    def pressing(self) -> list[Option]:
        """Of what stands, what is worth a question."""
        view, is_patient = self.view(), self.board.stopping.patient
        return [option for option in self.standing() if not is_patient(view, option)]

    def apart(self) -> list[tuple[str, list[Option]]]:
        """Of what stands, what is a question of its own, each with its answers."""
        return list(self.board.asking.apart(self.view(), self.standing(), self.words))

    def can_wait(self) -> bool:
        return self.board.stopping.can_wait(self.view())

    def only_answer(self) -> Option | None:
        """What Enter answers: the one thing the game waits for, unless it takes more thought."""
        awaited = self.awaited()
        is_easy = len(awaited) == 1 and awaited[0].kind not in self.board.asking.deliberate
        return awaited[0] if is_easy else None

    def is_unlikely(self, option: Option) -> bool:
        return self.board.asking.unlikely(self.view(), option)


def _options(decisions: Sequence[Decision]) -> list[Option]:
    return [option for decision in decisions for option in decision.options]
