"""``atoll games``: what can be played, and with which options."""

import argparse
from collections.abc import Iterator, Mapping
from typing import Any, get_args

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ...bots import bots
from ...games import game, games
from ...kernel import Difficulty, Game, Setting, written
from ...texts import Texts
from ..terminal import console
from ..wording import terminal_texts
from .arguments import Commands, add_language


def add_to(commands: Commands) -> None:
    parser = commands.add_parser(
        "games",
        help="list the games with their options",
        description="List the games with their seat counts, bots and options.",
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    out = console()
    for name in games():
        for part in _described(game(name), terminal_texts(given.lang, name)):
            out.print(part)
    return 0


def _described(game: Game[Any, Any, Any], texts: Texts) -> Iterator[RenderableType]:
    yield Text.assemble((game.id, "bold"), " — ", (texts("game-name"), "bold"))
    yield Padding(Text(texts("game-author")), (0, 0, 0, 2))
    yield Padding(Text(texts("game-blurb")), (0, 0, 1, 2))
    if "game-advice" in texts:
        yield Padding(Text(texts("game-advice")), (0, 0, 1, 2))
    seats = ", ".join(map(str, game.seats))
    yield Padding(Text(texts("games-seats", seats=seats)), (0, 0, 0, 2))
    yield Padding(Text(texts("games-bots", bots=", ".join(bots(game.id)))), (0, 0, 1, 2))
    yield Padding(Text(texts("games-options")), (0, 0, 0, 2))
    for setting in game.settings:
        difficulty = game.difficulty.get(setting.name, {})
        yield Padding(_setting(setting, difficulty, texts), (1, 0, 0, 4))


def _setting(setting: Setting, difficulty: Mapping[str, Difficulty], texts: Texts) -> Table:
    """An option with what it is for, and its values with what they mean and how hard they are."""
    key = f"setting-{setting.name}"
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_row(Text(setting.name, "bold"), Text(texts(f"{key}-help")))
    values = setting.values if setting.default is not None else (None, *setting.values)
    for value in values:
        typed = "" if value is None else f"{setting.name}={written(value)}"
        meaning = Text(texts(f"{key}-{'none' if value is None else written(value)}"))
        if level := difficulty.get(written(value)):
            told = texts("games-difficulty", level=level, most=max(get_args(Difficulty)))
            meaning.append(f" {told}", "dim")
        if value == setting.default:
            meaning.append(f" {texts('games-default')}", "dim")
        table.add_row(Text(f"  {typed}"), meaning)
    return table
