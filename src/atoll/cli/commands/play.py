"""``atoll play``: a person plays with bots."""

import argparse
import secrets
from pathlib import Path
from typing import Any

from ... import record as records
from ...bots import bots, strongest
from ...kernel import BadRecord, Game
from ...match import Match
from ..boards import BOARDS
from ..leaving import Left
from ..players import player_names
from ..playing.record_file import RecordFile, Taken
from ..playing.seating import Company, seated
from ..playing.sitting import Sitting
from ..presenting import Presenter
from ..showing.screen import Screen
from ..terminal import INTERRUPTED, console
from ..wording import terminal_texts
from .arguments import (
    Commands,
    Mistake,
    add_game,
    add_language,
    add_options,
    add_seats,
    bots_for_seats,
    seat_count,
    seed_of_deal,
    settled_options,
    whole_number,
)
from .records import read_record, unplayable


def add_to(commands: Commands) -> None:
    parser = commands.add_parser(
        "play",
        help="play a game with bots",
        description="Play a game with bots. At the prompt, ? lists what can be answered and "
        "help says what else can be typed.",
    )
    add_game(parser, nargs="?")
    add_seats(parser)
    parser.add_argument(
        "--seat",
        type=whole_number,
        default=1,
        metavar="K",
        help="your seat, counted from 1 (default: 1)",
    )
    parser.add_argument(
        "--bot",
        metavar="NAME[,NAME…]",
        help="who plays the other seats, in turn (default: the game's strongest bot)",
    )
    add_options(parser)
    parser.add_argument(
        "--seed", type=seed_of_deal, metavar="N", help="the same seed gives the same deal"
    )
    parser.add_argument(
        "--record", type=Path, metavar="FILE", help="keep the record of the game in this file"
    )
    parser.add_argument(
        "--from",
        dest="resumed",
        metavar="FILE",
        help="go on with a game from its record; no GAME, --seats, --option or --seed then",
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    match = _resumed(given) if given.resumed else _new(given)
    sitting = _sitting(match, given)
    try:
        sitting.play()
    except (Left, EOFError):
        sitting.leave()
    except KeyboardInterrupt:
        sitting.leave()
        return INTERRUPTED
    return 0


def _new(given: argparse.Namespace) -> Match:
    game: Game[Any, Any, Any] | None = given.game
    if game is None:
        raise Mistake("name a game to play (see `atoll games`), or --from FILE to go on with one")
    seats = seat_count(game, given.seats)
    options = settled_options(game, seats, given.options)
    seed = secrets.randbelow(10**9) if given.seed is None else given.seed
    return Match.start(game.id, seats, seed, options)


def _resumed(given: argparse.Namespace) -> Match:
    if given.game or given.options or given.seats is not None or given.seed is not None:
        raise Mistake(
            "--from FILE says all: leave out GAME, --seats, --option, --scenario and --seed"
        )
    record = read_record(given.resumed)
    try:
        records.opening(record)  # says what is wrong with the head of a record
        return Match(record)
    except BadRecord as error:
        raise unplayable(given.resumed, record, error, given.lang) from None


def _sitting(match: Match, given: argparse.Namespace) -> Sitting:
    """The person and the bots at the table, with a file for the record if one was named."""
    game, seats, seed = match.game.id, match.record.seats, match.record.seed
    if given.seat not in range(1, seats + 1):
        raise Mistake(f"there is no seat {given.seat}; the seats are 1 to {seats}")
    person, makers = given.seat - 1, bots(game)
    chosen = given.bot or strongest(game)
    names: list[str | None] = [*bots_for_seats(game, chosen, seats - 1)]
    names.insert(person, None)
    players = [makers[name](seed + seat) if name else None for seat, name in enumerate(names)]
    company = Company(person, players, adviser=makers[strongest(game)](seed))
    texts = terminal_texts(given.lang, game)
    telling = BOARDS[game].telling
    words = Presenter(texts, player_names(texts, names), telling.gloss, telling.untold)
    file = _record_file(given, resume=["--seat", str(given.seat), "--bot", chosen])
    _try_out(file, match)
    return seated(match, company, words, file, Screen(console(), words))


def _record_file(given: argparse.Namespace, resume: list[str]) -> RecordFile:
    """Where to keep the record: as told, else in the file that the game came from."""
    origin = Path(given.resumed) if given.resumed else None
    language = ["--lang", given.lang] if given.lang_is_given else []
    return RecordFile(given.record or origin, resume, language, origin)


def _try_out(file: RecordFile, match: Match) -> None:
    """Better to learn now than after the game that it cannot be written down."""
    if file.path is None:
        return
    try:
        file.write(match.record)
    except Taken:
        way_out = "name a new file, or go on with its game by --from FILE"
        raise Mistake(f"{file.path} is there already: {way_out}", code=1) from None
    except ValueError as error:
        raise Mistake(f"cannot write {str(file.path)!r}: {error}", code=1) from None
    except OSError as error:
        raise Mistake(f"cannot write {file.path}: {error.strerror}", code=1) from None
