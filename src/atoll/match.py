"""A match: a game that is being played, with its record, undo and forks."""

from collections.abc import Mapping
from typing import Any

import msgspec

from . import record as records
from .games import game as find_game
from .kernel import Event, Game, OptionValue, State
from .record import Answer, Record

_Mark = tuple[int, int]
"""What had been revealed and rolled before an answer: ``reveals`` and ``rng``."""


class Match:
    """A game from its set-up on. ``state`` is where it stands, ``record`` how it came there."""

    def __init__(self, record: Record) -> None:
        self.state: State[Any] = records.opening(record)
        self.game: Game[Any, Any, Any] = find_game(record.game)
        self.record = record.until(0)
        self._marks: list[_Mark] = []
        for number, answer in enumerate(record.answers, start=1):
            self._marks.append(self._mark())
            records.apply(record, self.state, number, answer)
            self.record.answers.append(answer)

    @classmethod
    def start(
        cls, name: str, seats: int, seed: int, options: Mapping[str, OptionValue] | None = None
    ) -> "Match":
        """Set up a new game."""
        game = find_game(name)
        settled = msgspec.to_builtins(game.read_options(seats, options or {}))
        return cls(Record(game=name, rules=game.version, seats=seats, seed=seed, options=settled))

    def answer(self, seat: int, text: str) -> list[Event]:
        """Answer as in ``Game.answer``, and write it down."""
        mark = self._mark()
        events = self.game.answer(self.state, seat, text)
        self._marks.append(mark)
        self.record.answers.append(Answer(seat, text))
        return events

    def copy(self) -> "Match":
        """Another match that stands where this one does, and goes its own way."""
        twin = object.__new__(Match)
        twin.game, twin.state = self.game, self.game.clone(self.state)
        twin.record = msgspec.structs.replace(self.record, answers=self.record.answers.copy())
        twin._marks = self._marks.copy()
        return twin

    def fork(self, count: int) -> "Match":
        """Another match that goes its own way after so many of this one's answers."""
        return Match(self.record.until(count))

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take its last answer back.

        It may as long as nothing was revealed or rolled since, and nobody else has answered; over
        what others have sealed it may reach only for its own answer to the same question.
        """
        return self._undoable(seat) is not None

    def undo(self, seat: int) -> None:
        """Take back the last answer of a seat. Raises ``ValueError`` if it may not."""
        place = self._undoable(seat)
        if place is None:
            raise ValueError(f"seat {seat} has no answer that can be taken back")
        record = self.record.until(len(self.record.answers))
        del record.answers[place]
        earlier = Match(record)
        self.state, self.record, self._marks = earlier.state, earlier.record, earlier._marks

    def _undoable(self, seat: int) -> int | None:
        """The place of the answer that the seat may take back."""
        last = len(self.record.answers) - 1
        now = self._mark()
        for place in range(last, -1, -1):
            if self._marks[place] != now:
                return None
            sealed = self._is_sealed(self.record.answers[place])
            if self.record.answers[place].seat == seat:
                return place if sealed or place == last else None
            if not sealed:
                return None
        return None

    def _is_sealed(self, answer: Answer) -> bool:
        return self.state.sealed_by(answer.seat) == answer.text

    def _mark(self) -> _Mark:
        return self.state.reveals, self.state.rng
