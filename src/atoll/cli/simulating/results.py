"""What became of many games, counted and averaged."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from ...kernel import Fate, Outcome


class Ending(msgspec.Struct, frozen=True):
    """How one game ended, after so many answers."""

    outcome: Outcome
    answers: int
    fate: Fate | None = None


class Spread(msgspec.Struct, frozen=True):
    """The mean of some numbers, the smallest and the largest."""

    mean: float
    min: int
    max: int

    @property
    def is_even(self) -> bool:
        """Whether all are the same, as that of a single game is: there is no average then."""
        return self.min == self.max

    @classmethod
    def of(cls, numbers: Sequence[int]) -> "Spread":
        return cls(round(sum(numbers) / len(numbers), 3), min(numbers), max(numbers))


class Doom(msgspec.Struct, frozen=True):
    """How many games ended like that, and in which rounds."""

    cause: str
    """A message key; nothing if there is no more to say."""
    games: int
    rounds: Spread

    @classmethod
    def of(cls, cause: str, rounds: Sequence[int]) -> "Doom":
        return cls(cause, len(rounds), Spread.of(rounds))


class Share(msgspec.Struct, frozen=True):
    """How a bot fared in a game against others, over all its seats."""

    won: float
    rank: float
    """Its place on average, from 1 for the winner."""
    scores: Spread


class Speed(msgspec.Struct, frozen=True):
    """How fast engine and bots decided: by the clock, and for each core that worked."""

    seconds: float
    per_second: float
    per_second_and_core: float

    @classmethod
    def measured(cls, results: "Results", seconds: float, worked: float) -> "Speed":
        answers = sum(ending.answers for ending in results.endings)
        return cls(
            round(seconds, 3), round(answers / seconds, 1), round(answers / max(worked, 1e-9), 1)
        )


class Results:
    """The endings of games between the same bots."""

    def __init__(self, bots: Sequence[str], *, contest: bool) -> None:
        self._bots = bots
        self.contest = contest
        self.endings: list[Ending] = []

    def add(self, endings: Iterable[Ending]) -> None:
        self.endings += endings

    @property
    def won(self) -> float:
        """The share of games that anybody won."""
        return round(
            sum(bool(ending.outcome.winners) for ending in self.endings) / len(self.endings), 4
        )

    @property
    def reasons(self) -> dict[str, int]:
        """How many games ended for each reason, the most common first."""
        return dict(Counter(ending.outcome.reason for ending in self.endings).most_common())

    @property
    def fates(self) -> "dict[str, list[Doom]]":
        """By reason, what more is known of how games ended, the most common cause first."""
        found: dict[str, dict[str, list[int]]] = {}
        for ending in self.endings:
            if ending.fate is not None:
                causes = found.setdefault(ending.outcome.reason, {})
                causes.setdefault(ending.fate.cause, []).append(ending.fate.round)
        return {reason: _dooms(causes) for reason, causes in found.items()}

    @property
    def lengths(self) -> Spread:
        return Spread.of([ending.answers for ending in self.endings])

    @property
    def scores(self) -> Spread:
        return Spread.of([score for ending in self.endings for score in ending.outcome.scores])

    @property
    def shares(self) -> dict[str, Share]:
        """How each bot fared, by its name."""
        return {bot: self._share(bot) for bot in dict.fromkeys(self._bots)}

    def _share(self, bot: str) -> Share:
        seats = [seat for seat, name in enumerate(self._bots) if name == bot]
        wins = sum(seat in ending.outcome.winners for ending in self.endings for seat in seats)
        ranks = [ending.outcome.ranks[seat] for ending in self.endings for seat in seats]
        scores = [ending.outcome.scores[seat] for ending in self.endings for seat in seats]
        count = len(scores)
        return Share(round(wins / count, 4), round(sum(ranks) / count, 3), Spread.of(scores))

    def report(self) -> dict[str, Any]:
        """Everything that does not depend on the machine."""
        return {
            "games": len(self.endings),
            "won": self.won,
            "outcomes": self.reasons,
            "fates": self.fates or None,
            "answers": self.lengths,
            "scores": self.scores,
            "by_bot": self.shares if self.contest else None,
        }


def _dooms(causes: Mapping[str, Sequence[int]]) -> list[Doom]:
    """Of the rounds in which games ended, by cause."""
    return sorted([Doom.of(*each) for each in causes.items()], key=lambda doom: -doom.games)
