"""A server that is killed in the middle of games, again and again: what was done stays done."""

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from atoll.bots import BotMaker, Chair
from atoll.kernel import Decision
from atoll.match import Match
from atoll.server.bots.thinking import Thinkers

from .conftest import run
from .leftovers import free_port, processes_for, vanished
from .process import ServerProcess
from .steadfast import FAST, Crew, Notes, check_all_is_kept, check_games
from .test_rooms import also, answers_of_all, crew

KILLS = 12
CREWS = (
    ("tranquility", ["open"]),
    ("tranquility", ["open", "careful"]),
    ("lifeboats", ["open", "open"]),
    ("lifeboats", ["open", "random", "schemer"]),
)


needs_proc = pytest.mark.skipif(
    not Path("/proc/self/environ").exists(), reason="there is no /proc to look for processes in"
)


class Mortal:
    """A server that is killed, and comes back to the same place."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._port = free_port()
        self.rise()

    def rise(self) -> None:
        self.server = ServerProcess(self._database, self._port, **FAST)

    async def die_and_rise(self) -> None:
        await asyncio.to_thread(self.server.kill)
        assert await vanished(self._database)
        await asyncio.to_thread(self.rise)


@contextmanager
def mortal(database: str) -> Iterator[Mortal]:
    server = Mortal(database)
    try:
        yield server
    finally:
        if server.server.is_running:
            server.server.stop()


async def kill_at_random(server: Mortal, notes: Notes, random: Random) -> None:
    for _ in range(KILLS):
        await notes.until_done(len(CREWS))
        await asyncio.sleep(random.uniform(0.05, 0.6))
        await server.die_and_rise()


async def play_while_it_is_killed(server: Mortal) -> Notes:
    notes, enough, random = Notes(), asyncio.Event(), Random(1)
    address = server.server.address
    crews = [await Crew.gathered([address], game, seats, notes) for game, seats in CREWS]
    async with asyncio.TaskGroup() as group:
        for each in crews:
            group.create_task(each.play_on(random, enough))
        await kill_at_random(server, notes, random)
        enough.set()
    return notes


def test_whatever_was_done_is_kept_and_every_game_goes_on_to_its_end(database: str) -> None:
    async def story() -> None:
        notes = await play_while_it_is_killed(server)
        assert set(notes.close_codes) == {None}, "no connection ends but by the server's death"
        await check_all_is_kept(database, notes)
        await check_games(server.server.address, database, notes)

    with mortal(database) as server:
        run(story)


@needs_proc
def test_where_bots_think_nothing_outlives_the_server(database: str) -> None:
    async def story() -> None:
        notes = Notes()
        gathered = await Crew.gathered([server.server.address], *CREWS[1], notes)
        playing = asyncio.create_task(gathered.play(Random(1)))
        await notes.until_done(5)
        assert any("multiprocessing" in each for each in processes_for(database))
        await asyncio.to_thread(server.server.kill)
        playing.cancel()
        assert await vanished(database)

    with mortal(database) as server:
        run(story)


class Dreamer:
    """A bot that never comes to an end."""

    def choose(self, chair: Chair, decision: Decision) -> str:
        print("dreaming", flush=True)
        time.sleep(3_600)
        return ""


def dreamers(_: str) -> dict[str, BotMaker]:
    return {"dreamer": lambda _: Dreamer()}


async def dream() -> None:
    match = Match.start("tranquility", 1, 1)
    thinkers = Thinkers(1, 3_600, dreamers)
    await thinkers.next_answer("table", match.game, match.state, ["dreamer"])


@needs_proc
def test_a_bot_that_is_thinking_does_not_outlive_the_server(tmp_path: Path) -> None:
    code = f"import asyncio; from {__name__} import dream; asyncio.run(dream())"
    process = subprocess.Popen(
        [sys.executable, "-c", code],
        cwd=Path(__file__).parents[2],
        env=os.environ | {"ATOLL_DATABASE": str(tmp_path)},
        stdout=subprocess.PIPE,
        text=True,
    )
    with process:
        assert process.stdout is not None
        assert process.stdout.readline() == "dreaming\n"
        process.kill()
    assert run(lambda: vanished(str(tmp_path)))


def test_what_nobody_is_left_to_grant_is_taken_back_even_if_the_server_died(database: str) -> None:
    async def story() -> None:
        async with crew(database) as first:
            seat = await answers_of_all(first)
            other, last = (each for each in range(3) if each != seat)
            await first.room.undo(seat, first.play.seq)
            await first.room.reply(other, first.play.seq, "grant")
            # It dies between the two things that it does when somebody leaves.
            await first.server.tables.leave(first.room.table, first.people[last])
        async with also(database, first) as again:
            assert again.play.request is None
            entries = await again.server.journal.since(again.room.table, 0)
            assert "rewind" in [entry.kind for entry in entries]

    run(story)
