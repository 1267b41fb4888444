"""Bots play many games, over several processes."""

import os
import signal
import time
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from multiprocessing import get_context

import msgspec

from ...bots import bots, next_answer
from ...games import game as find_game
from ...kernel import OptionValue
from .results import Ending

MOST_GAMES = 10_000_000
"""Whoever asks for more has mistyped; this many endings still fit into memory."""
MOST_IN_CHUNK = 50
CHUNKS_PER_JOB = 8
"""Chunks are small enough that no core waits long for another at the end."""


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


def cores() -> int:
    """How many cores this process may use: often fewer than the machine has."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


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
