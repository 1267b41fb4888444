"""``atoll sim``: bots play many games, over all cores; what became of them is counted."""

import argparse
import os
import signal
import time
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from multiprocessing import get_context
from typing import Any

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.text import Text

from ..bots import bots, next_answer
from ..games import game as find_game
from ..kernel import OptionValue, written
from ..texts import Texts
from .arguments import (
    Commands,
    add_game,
    add_language,
    add_options,
    add_seats,
    bots_for_seats,
    seat_count,
    settled_options,
    strongest_bot,
    up_to,
    whole_number,
)
from .seating import bot_name
from .tally import Ending, Speed, Tally, lines
from .terminal import console
from .wording import terminal_texts

MOST_IN_CHUNK = 50
CHUNKS_PER_JOB = 8
"""Chunks are small enough that no core waits long for another at the end."""
JOBS_PER_CORE = 4
"""More processes than that gain nothing, so more are not started."""
MOST_JOBS = 1000
MOST_GAMES = 10_000_000
"""Whoever asks for more has mistyped; this many endings still fit into memory."""


class Plan(msgspec.Struct, frozen=True):
    """What is played, the same in every game but for the deal."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    bots: tuple[str, ...]
    seed: int


class Chunk(msgspec.Struct, frozen=True):
    """A few of the games, by number."""

    plan: Plan
    first: int
    last: int


class Played(msgspec.Struct, frozen=True):
    """How the games of a chunk ended, and how long the processor worked on them."""

    endings: list[Ending]
    seconds: float


def add_to(commands: Commands) -> None:
    parser = commands.add_parser(
        "sim",
        help="let bots play many games and count what became of them",
        description="Let bots play many games over all cores. The result depends on the seed, "
        "never on the number of jobs.",
    )
    add_game(parser)
    parser.add_argument(
        "--games", type=up_to(MOST_GAMES), default=100, metavar="K", help="default: 100"
    )
    add_seats(parser)
    parser.add_argument(
        "--bots",
        metavar="NAME[,NAME…]",
        help="the bots, which take the seats in turn (default: the game's strongest bot)",
    )
    add_options(parser)
    parser.add_argument("--seed", type=whole_number, default=1, metavar="S", help="default: 1")
    parser.add_argument(
        "--jobs",
        type=up_to(MOST_JOBS),
        metavar="J",
        help="processes (default: one for each core that may be used)",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    plan = _plan(given)
    jobs = _jobs(given.jobs, cores())
    contest = given.game.is_contest(given.game.read_options(plan.seats, plan.options))
    tally = Tally(plan.bots, contest=contest)
    began, worked = time.perf_counter(), 0.0
    with _progress() as progress:
        task = progress.add_task("", total=given.games)
        for played in play_all(plan, given.games, jobs):
            tally.add(played.endings)
            worked += played.seconds
            progress.advance(task, len(played.endings))
    speed = Speed.measured(tally, time.perf_counter() - began, worked)
    if given.json:
        print(_json(plan, tally, speed))
    else:
        texts = terminal_texts(given.lang, plan.game)
        for line in (_head(plan, given.games, texts), *lines(tally, speed, texts)):
            console().print(line)
    return 0


def _plan(given: argparse.Namespace) -> Plan:
    seats = seat_count(given.game, given.seats)
    options = settled_options(given.game, seats, given.options)
    listed = given.bots or strongest_bot(given.game.id)
    names = bots_for_seats(given.game.id, listed, seats)
    return Plan(given.game.id, seats, options, tuple(names), given.seed)


def cores() -> int:
    """How many cores this process may use: often fewer than the machine has."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _jobs(given: int | None, cores: int) -> int:
    return min(given or cores, cores * JOBS_PER_CORE)


def _progress() -> Progress:
    """A bar on stderr, if somebody can see it there."""
    err = console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True, disable=not err.is_terminal)


def _head(plan: Plan, games: int, texts: Texts) -> Text:
    """What was played how often, and by whom. The first option goes without saying which it is."""
    (first, value), *others = _unusual(plan).items()
    options = [_value(first, value, texts)]
    options += [
        texts("sim-option", option=texts(f"setting-{name}"), value=_value(name, value, texts))
        for name, value in others
    ]
    bots = ", ".join([bot_name(texts, name) for name in dict.fromkeys(plan.bots)])
    parts = [texts("sim-games", games=games), texts("game-name"), *options]
    parts += [texts("sim-players", seats=plan.seats), texts("sim-bots", bots=bots)]
    return Text(" · ".join(parts), "bold")


def _value(name: str, value: OptionValue, texts: Texts) -> str:
    return texts(f"setting-{name}-{written(value)}")


def _unusual(plan: Plan) -> dict[str, OptionValue]:
    """The first option, on which others depend, and those that are not as they usually are then."""
    game, options = find_game(plan.game), plan.options
    first = game.settings[0].name
    usual = settled_options(game, plan.seats, [(first, written(options[first]))])
    others = {name: value for name, value in options.items() if value != usual.get(name)}
    return {first: options[first], **others}


def _json(plan: Plan, tally: Tally, speed: Speed) -> str:
    report: dict[str, Any] = {
        "game": plan.game,
        "seats": plan.seats,
        "options": plan.options,
        "bots": plan.bots,
        "seed": plan.seed,
        **tally.report(),
        "speed": speed,
    }
    return msgspec.json.encode(report).decode()


def play_all(plan: Plan, games: int, jobs: int) -> Iterator[Played]:
    """The chunks in the order of their games, whichever is done first."""
    chunks = _chunks(plan, games, jobs)
    jobs = min(jobs, len(chunks))
    if jobs == 1:
        yield from map(play_chunk, chunks)
        return
    # A fresh process behaves the same on every system, and inherits no threads or locks.
    with get_context("spawn").Pool(jobs, initializer=_leave_interrupts_to_parent) as pool:
        yield from pool.imap(play_chunk, chunks)


def _chunks(plan: Plan, games: int, jobs: int) -> Sequence[Chunk]:
    size = max(1, min(MOST_IN_CHUNK, games // (jobs * CHUNKS_PER_JOB)))
    return [Chunk(plan, first, min(first + size, games)) for first in range(0, games, size)]


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_chunk(chunk: Chunk) -> Played:
    """Play the games of a chunk. On the top level, for workers find it by its name."""
    began = time.process_time()
    endings = [play_game(chunk.plan, number) for number in range(chunk.first, chunk.last)]
    return Played(endings, time.process_time() - began)


def play_game(plan: Plan, number: int) -> Ending:
    """Play the game of this number; it has its own seed, and so has each bot."""
    game = find_game(plan.game)
    makers = bots(plan.game)
    players = [makers[name](_seed(plan.seed, number, seat)) for seat, name in enumerate(plan.bots)]
    state = game.setup(plan.seats, _seed(plan.seed, number), plan.options, quiet=True)
    answers = 0
    while state.outcome is None:
        answer = next_answer(game, state, players)
        assert answer is not None  # a bot sits on every seat
        game.answer(state, *answer)
        answers += 1
    return Ending(state.outcome, answers, game.fate(state))


def _seed(*numbers: int) -> int:
    digest = blake2b(" ".join(map(str, numbers)).encode(), digest_size=6).digest()
    return int.from_bytes(digest, "big")
