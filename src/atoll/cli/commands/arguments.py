"""What the commands have in common: their arguments, and how they refuse what cannot be."""

import argparse
import os
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NoReturn

import msgspec

from ...bots import bots
from ...games import game as find_game
from ...games import games
from ...kernel import BadOptions, Game, OptionValue
from ...kernel.game import is_seed
from ...texts import LANGUAGES

Commands = Any
"""argparse keeps the type of its subparsers to itself."""

USUAL_SEATS = 2
_WHOLE = re.compile(r"[+-]?[0-9]{1,99}")
"""Python refuses to read numbers of thousands of digits; nobody means so long a one."""


class Mistake(Exception):
    """Something that the person at the command line can put right; the text says what."""

    def __init__(self, text: str, code: int = 2) -> None:
        super().__init__(text)
        self.code = code


def missing_packages(command: str, error: ImportError) -> Mistake:
    """What to install for the commands that need more than the library and the terminal."""
    return Mistake(
        f"{command} needs more packages ({error.name}): pip install 'atoll-games[server]'"
    )


class Parser(argparse.ArgumentParser):
    """A parser that answers a mistake with one line instead of a page of usage."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, **settings)

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (try {self.prog} --help)\n")


def add_game(parser: argparse.ArgumentParser, **settings: Any) -> None:
    parser.add_argument(
        "game",
        metavar="GAME",
        type=_known_game,
        help=f"the id of a game: {', '.join(games())}",
        **settings,
    )


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(lang_is_given=False)
    parser.add_argument(
        "--lang",
        action=_Language,
        type=_known_language,
        default=_language_of_environment(os.environ),
        metavar="|".join(LANGUAGES),
        help="the language of the texts (default: the locale's, else English)",
    )


class _Language(argparse.Action):
    """Keeps the language, and that it was asked for: the locale may be another one later."""

    def __call__(
        self, parser: object, namespace: argparse.Namespace, value: object, *_: object
    ) -> None:
        namespace.lang, namespace.lang_is_given = value, True


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        dest="options",
        type=_pair,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, as listed by `atoll games`; may be given several times",
    )
    parser.add_argument(
        "--scenario",
        dest="options",
        type=lambda name: ("scenario", name.strip()),
        action="append",
        metavar="NAME",
        help="the same as --option scenario=NAME, in games that have several",
    )


def add_seats(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seats",
        type=whole_number,
        metavar="N",
        help=f"how many play (default: {USUAL_SEATS}, or the fewest that the game takes)",
    )


def seat_count(game: Game[Any, Any, Any], given: int | None) -> int:
    """How many play: as given, else two if the game takes two."""
    if given is None:
        return USUAL_SEATS if USUAL_SEATS in game.seats else min(game.seats)
    return given


def settled_options(
    game: Game[Any, Any, Any], seats: int, pairs: Sequence[tuple[str, str]]
) -> dict[str, OptionValue]:
    """Every option of the game with its value: as given, else as the game settles it.

    Raises ``Mistake`` for what cannot be given, or was given more than once.
    """
    names = [name for name, _ in pairs]
    for name in names:
        if names.count(name) > 1:
            raise Mistake(f"option {name!r} is given more than once")
    try:
        settled = msgspec.to_builtins(game.read_options(seats, dict(pairs)))
    except BadOptions as error:
        raise Mistake(str(error)) from None
    return {name: value for name, value in settled.items() if value is not None}


def bots_for_seats(game: str, listed: str, seats: int) -> list[str]:
    """The names of the bots on so many seats: ``a,b`` cycles.

    Raises ``Mistake`` for a bot that there is not, and for more names than seats. A single name
    says who plays wherever a bot does, even if that is nowhere.
    """
    there_are = bots(game)
    names = [name.strip() for name in listed.split(",")]
    for name in names:
        if name not in there_are:
            raise Mistake(f"{game} has no bot {name!r}; there are: {', '.join(there_are)}")
    if len(names) > max(1, seats):
        raise Mistake(f"too many bots: {len(names)} named, {seats} needed")
    return [names[seat % len(names)] for seat in range(seats)]


def _known_game(name: str) -> Game[Any, Any, Any]:
    try:
        return find_game(name)
    except LookupError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _known_language(name: str) -> str:
    if name not in LANGUAGES:
        raise argparse.ArgumentTypeError(f"no language {name!r}; there are: {', '.join(LANGUAGES)}")
    return name


def _language_of_environment(environment: Mapping[str, str]) -> str:
    """The first of the variables that is set decides, as in POSIX."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := environment.get(variable):
            language = locale.replace("-", "_").split("_")[0].split(".")[0].lower()
            return language if language in LANGUAGES else "en"
    return "en"


def _pair(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=VALUE")
    return name.strip(), value.strip()


def whole_number(text: str) -> int:
    """A reader of whole numbers; which of them there can be is found out later."""
    if not _WHOLE.fullmatch(text):
        raise argparse.ArgumentTypeError(f"{text!r:.40} is no whole number")
    return int(text)


def seed_of_deal(text: str) -> int:
    """A reader of seeds."""
    if not is_seed(seed := whole_number(text)):
        raise argparse.ArgumentTypeError(f"{text!r:.40} has more than 128 bits")
    return seed


def up_to(most: int) -> Callable[[str], int]:
    """A reader of whole numbers from 1 to the most."""

    def read(text: str) -> int:
        number = int(text) if _WHOLE.fullmatch(text) else 0
        if number not in range(1, most + 1):
            raise argparse.ArgumentTypeError(f"{text!r:.40} is no whole number from 1 to {most}")
        return number

    return read
