"""A chair at the table: all that a bot gets."""

from typing import Any, Protocol

from ..kernel import Decision, Game, State, View


class Chair:
    """One seat of a game: what it sees, what it is asked, and redeals to think on.

    The state itself stays behind it, so a bot cannot look at what its seat may not know.
    """

    def __init__(self, game: Game[Any, Any, Any], state: State[Any], seat: int) -> None:
        self.game = game
        self.seat = seat
        self.__state = state

    @property
    def view(self) -> View[Any]:
        """What the seat sees."""
        return self.game.view(self.__state, self.seat)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """What the seat is asked."""
        return tuple(each for each in self.__state.decisions if each.seat == self.seat)

    def redeal(self, rng: int) -> State[Any]:
        """A state that the seat cannot tell from the real one; see ``Game.redeal``."""
        state: State[Any] = self.game.redeal(self.__state, self.seat, rng)
        return state


class Bot(Protocol):
    """A player. One object plays one seat of one game; it may remember what it has seen.

    Another seat, or another game, needs another object.
    """

    def choose(self, chair: Chair, decision: Decision) -> str | None:
        """The text of an option of this decision.

        None lets a standing decision be; a decision that the game waits for needs an answer.
        A bot may be asked for advice only, so its answer need not have been given.
        """
