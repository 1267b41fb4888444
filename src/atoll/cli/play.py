"""``atoll play``: a person plays with bots."""

import argparse
import secrets
from pathlib import Path
from typing import Any

from .. import record as records
from ..bots import Bot, bots
from ..kernel import BadRecord, Game
from ..match import Match
from ..texts import Texts
from .arguments import (
    Commands,
    Mistake,
    add_game,
    add_language,
    add_options,
    add_seats,
    bots_for_seats,
    seat_count,
    settled_options,
    strongest_bot,
)
from .presenting import Presenter
from .saving import RecordFile, read_record
from .seating import player_names
from .table import Left, Table
from .terminal import console

INTERRUPTED = 130


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
        "--seat", type=int, default=1, metavar="K", help="your seat, counted from 1 (default: 1)"
    )
    parser.add_argument(
        "--bot",
        metavar="NAME[,NAME…]",
        help="who plays the other seats (default: the game's strongest bot)",
    )
    add_options(parser)
    parser.add_argument("--seed", type=int, metavar="N", help="the same seed gives the same deal")
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
    table = _table(match, given)
    try:
        table.play()
    except (Left, EOFError):
        table.leave()
    except KeyboardInterrupt:
        table.leave()
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
        raise Mistake("--from FILE says all: leave out GAME, --seats, --option and --seed")
    try:
        return Match(records.loads(read_record(given.resumed)))
    except BadRecord as error:
        raise Mistake(f"{given.resumed}: {error}", code=1) from None


def _table(match: Match, given: argparse.Namespace) -> Table:
    game, seats = match.game.id, match.record.seats
    if given.seat not in range(1, seats + 1):
        raise Mistake(f"there is no seat {given.seat}; the seats are 1 to {seats}")
    person = given.seat - 1
    chosen = given.bot or strongest_bot(game)
    bot_names = bots_for_seats(game, chosen, seats)
    texts = Texts(given.lang, game)
    names = player_names(texts, [None if s == person else n for s, n in enumerate(bot_names)])
    makers = bots(game)
    players: list[Bot | None] = [
        None if seat == person else makers[name](match.record.seed + seat)
        for seat, name in enumerate(bot_names)
    ]
    path = given.record or (Path(given.resumed) if _is_file(given.resumed) else None)
    resume = f"--seat {given.seat} --bot {chosen}"
    return Table(
        match=match,
        seat=person,
        players=players,
        adviser=makers[strongest_bot(game)](match.record.seed),
        words=Presenter(texts, names),
        file=RecordFile(path, resume),
        console=console(),
    )


def _is_file(name: str | None) -> bool:
    return name is not None and name != "-"
