"""What became of many games: counted, averaged and put into words."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..kernel import Fate, Outcome
from ..texts import Texts
from .seating import bot_name


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


def lines(tally: Tally, speed: Speed, texts: Texts) -> Iterator[RenderableType]:
    """The tally in words."""
    if not tally.contest:
        yield Text(texts("sim-won", percent=_percent(tally.won, texts)))
    yield _endings(tally, texts)
    yield Text(texts("sim-lengths", spread=_spread(tally.lengths, texts)))
    if tally.contest:
        for bot, share in tally.shares.items():
            spread = _spread(share.scores, texts)
            percent, rank = _percent(share.won, texts), _decimal(share.rank, texts, 2)
            name = bot_name(texts, bot)
            yield Text(texts("sim-bot", bot=name, percent=percent, rank=rank, spread=spread))
    else:
        yield Text(texts("sim-scores", spread=_spread(tally.scores, texts)))
    yield Text(
        texts(
            "sim-speed",
            speed=f"{speed.per_second:.0f}",
            core=f"{speed.per_second_and_core:.0f}",
            seconds=_decimal(speed.seconds, texts),
        )
    )


def _endings(tally: Tally, texts: Texts) -> Table:
    """How games ended; below that of what, and when, where that is known."""
    total, fates = len(tally.endings), tally.fates
    table = _table()
    for reason, count in tally.reasons.items():
        dooms = _table()
        for doom in fates.get(reason, ()):
            dooms.add_row(_percent(doom.games / total, texts), _told(doom, texts))
        told = Text(texts(f"outcome-{reason}"))
        table.add_row(
            _percent(count / total, texts), Group(told, dooms) if dooms.row_count else told
        )
    return table


def _table() -> Table:
    """Shares, and what they are shares of."""
    table = Table.grid(padding=(0, 0, 0, 2))
    table.add_column(justify="right", min_width=9, no_wrap=True, style="dim")
    table.add_column(style="dim")
    return table


def _told(doom: Doom, texts: Texts) -> str:
    cause = texts(doom.cause) if doom.cause else ""
    rounds = doom.rounds
    if rounds.is_even:
        when = texts("sim-in-round", round=str(rounds.min))
    else:
        when = texts("sim-round", round=_decimal(rounds.mean, texts))
    return ", ".join([part for part in (cause, when) if part])


def _percent(share: float, texts: Texts) -> str:
    return f"{_decimal(100 * share, texts)} %"


def _spread(spread: Spread, texts: Texts) -> str:
    if spread.is_even:
        return str(spread.min)
    mean = _decimal(spread.mean, texts)
    return texts("sim-spread", mean=mean, min=spread.min, max=spread.max)


def _decimal(number: float, texts: Texts, digits: int = 1) -> str:
    """With the point, or the comma, of the language."""
    return f"{number:.{digits}f}".replace(".", texts("sim-decimal-point"))
