"""A match between a person and bots."""

from collections.abc import Sequence

from ...bots import Bot, next_answer
from ...kernel import Event, Fate, Outcome
from ...match import Match
from ...record import Record
from ..moment import Moment
from ..presenting import Presenter


class Table:
    """Whoever sits here, and the game as far as they have played it."""

    def __init__(
        self, match: Match, person: int, players: Sequence[Bot | None], words: Presenter
    ) -> None:
        self._match = match
        self._players = players
        self.person = person
        self.words = words

    @property
    def record(self) -> Record:
        return self._match.record

    @property
    def answers(self) -> int:
        """How many have been given."""
        return len(self.record.answers)

    def moment(self) -> Moment:
        """How things stand, for the person."""
        return Moment(self._match.game, self._match.state, self.person, self.words)

    def answer(self, text: str) -> Sequence[Event]:
        """Give the person's answer; what came of it."""
        return self._match.answer(self.person, text)

    def let_bot_answer(self) -> Sequence[Event] | None:
        """What came of the answer of a bot; None if none of them answers now."""
        answer = next_answer(self._match.game, self._match.state, self._players)
        return None if answer is None else self._match.answer(*answer)

    def can_take_back(self) -> bool:
        return self._match.can_undo(self.person)

    def take_back(self) -> None:
        """Take back the person's last answer."""
        self._match.undo(self.person)

    def has_answered(self) -> bool:
        """Whether the person has done anything."""
        return any(answer.seat == self.person for answer in self.record.answers)

    @property
    def outcome(self) -> Outcome | None:
        return self._match.state.outcome

    def fate(self) -> Fate | None:
        """What more is known of how the game ended."""
        return self._match.game.fate(self._match.state)
