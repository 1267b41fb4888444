"""What became of many games: counted, averaged and put into words."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
from rich.text import Text

from ..kernel import Outcome
from ..texts import Texts


class Ending(msgspec.Struct, frozen=True):
    """How one game ended, after so many answers."""

    outcome: Outcome
    answers: int


class Spread(msgspec.Struct, frozen=True):
    """The mean of some numbers, the smallest and the largest."""

    mean: float
    min: int
    max: int

    @classmethod
    def of(cls, numbers: Sequence[int]) -> "Spread":
        return cls(round(sum(numbers) / len(numbers), 3), min(numbers), max(numbers))


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
    def measured(cls, tally: "Tally", seconds: float, worked: float) -> "Speed":
        answers = sum(ending.answers for ending in tally.endings)
        return cls(
            round(seconds, 3), round(answers / seconds, 1), round(answers / max(worked, 1e-9), 1)
        )


class Tally:
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
            "answers": self.lengths,
            "scores": self.scores,
            "by_bot": self.shares if self.contest else None,
        }


def lines(tally: Tally, speed: Speed, texts: Texts) -> Iterator[Text]:
    """The tally in words."""
    yield Text(texts("sim-games", games=len(tally.endings)), "bold")
    if not tally.contest:
        yield Text(texts("sim-won", percent=_percent(tally.won)))
    for reason, count in tally.reasons.items():
        part = _percent(count / len(tally.endings))
        yield Text(f"  {part:>7}  {texts(f'outcome-{reason}')}", "dim")
    yield Text(texts("sim-lengths", **_spread(tally.lengths)))
    if tally.contest:
        for bot, share in tally.shares.items():
            spread = _spread(share.scores)
            percent, rank = _percent(share.won), f"{share.rank:.2f}"
            yield Text(texts("sim-bot", bot=bot, percent=percent, rank=rank, **spread))
    else:
        yield Text(texts("sim-scores", **_spread(tally.scores)))
    yield Text(
        texts(
            "sim-speed",
            speed=f"{speed.per_second:.0f}",
            core=f"{speed.per_second_and_core:.0f}",
            seconds=f"{speed.seconds:.1f}",
        )
    )


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _spread(spread: Spread) -> dict[str, str | int]:
    return {"mean": f"{spread.mean:.1f}", "min": spread.min, "max": spread.max}
