"""What became of many games, in words."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...texts import Texts
from ..players import bot_name
from .results import Doom, Results, Speed, Spread


def lines(results: Results, speed: Speed, texts: Texts) -> Iterator[RenderableType]:
    """The results in words."""
    if not results.contest:
        yield Text(texts("sim-won", percent=_percent(results.won, texts)))
    yield _endings(results, texts)
    yield Text(texts("sim-lengths", spread=_spread(results.lengths, texts)))
    if results.contest:
        for bot, share in results.shares.items():
            spread = _spread(share.scores, texts)
            percent, rank = _percent(share.won, texts), _decimal(share.rank, texts, 2)
            name = bot_name(texts, bot)
            yield Text(texts("sim-bot", bot=name, percent=percent, rank=rank, spread=spread))
    else:
        yield Text(texts("sim-scores", spread=_spread(results.scores, texts)))
    yield Text(
        texts(
            "sim-speed",
            speed=f"{speed.per_second:.0f}",
            core=f"{speed.per_second_and_core:.0f}",
            seconds=_decimal(speed.seconds, texts),
        )
    )


def _endings(results: Results, texts: Texts) -> Table:
    """How games ended; below that of what, and when, where that is known."""
    total, fates = len(results.endings), results.fates
    table = _table()
    for reason, count in results.reasons.items():
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
