"""A match: a game that is being played, with its record, undo and forks."""

from collections.abc import Mapping
from typing import Any

import msgspec

from . import record as records
from .games import game as find_game
from .kernel import Event, Game, OptionValue, State
from .record import Answer, Record


class Match:
    """A game from its set-up on. ``state`` is where it stands, ``record`` how it came there.

    A state stays as it is; with each answer there is another. So whoever holds one may go on
    looking at it, and what is taken back need not be played again.
    """

    def __init__(self, record: Record) -> None:
        self.state: State[Any] = records.opening(record)
        self.game: Game[Any, Any, Any] = find_game(record.game)
        self.record = record.until(0)
        # The states before each of the last answers, as far back as nothing was revealed or rolled
        # since.
        self._befores: list[State[Any]] = []
        for number, answer in enumerate(record.answers, start=1):
            after = self.game.clone(self.state)
            records.apply(record, after, number, answer)
            self._go_on(answer, after)

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
        after = self.game.clone(self.state)
        events = self.game.answer(after, seat, text)
        self._go_on(Answer(seat, text), after)
        return events

    def _go_on(self, answer: Answer, after: State[Any]) -> None:
        before, self.state = self.state, after
        self.record.answers.append(answer)
        if (before.reveals, before.rng) == (after.reveals, after.rng):
            self._befores.append(before)
        else:
            self._befores.clear()

    def copy(self) -> "Match":
        """Another match that stands where this one does, and goes its own way."""
        twin = object.__new__(Match)
        twin.game, twin.state = self.game, self.state
        twin.record = msgspec.structs.replace(self.record, answers=self.record.answers.copy())
        twin._befores = self._befores.copy()
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
        answers = self.record.answers
        later = answers[place + 1 :]
        kept = len(self._befores) - len(answers) + place
        self.state = self._befores[kept]
        del answers[place:], self._befores[kept:]
        for answer in later:  # what others have sealed since
            self.answer(answer.seat, answer.text)

    def _undoable(self, seat: int) -> int | None:
        """The place of the answer that the seat may take back."""
        answers = self.record.answers
        last = len(answers) - 1
        for place in range(last, last - len(self._befores), -1):
            sealed = self._is_sealed(answers[place])
            if answers[place].seat == seat:
                return place if sealed or place == last else None
            if not sealed:
                return None
        return None

    def _is_sealed(self, answer: Answer) -> bool:
        return self.state.sealed_by(answer.seat) == answer.text
