"""Whatever a bot does where it thinks, its game goes on, and nobody else is disturbed."""

import asyncio
import os
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from zlib import crc32

import pytest
from structlog.testing import capture_logs

from atoll.bots import next_answer
from atoll.match import Match
from atoll.server.server import Server
from atoll.server.thinking import Thinkers

from . import oddballs
from .conftest import run
from .steered import Party, at_rest, failures, let_pass, party, steered, thinking, until

A_MOMENT = 0.2
"""Seconds."""


@pytest.fixture
def database(tmp_path: Path) -> str:
    """It is all the same to a bot what its answers are kept in."""
    return f"sqlite:///{tmp_path}/atoll.db"


@pytest.fixture(params=["crashing", "cheating", "silent"])
def bad(request: pytest.FixtureRequest) -> Iterator[Thinkers]:
    yield from thinking(getattr(oddballs, request.param))


@pytest.fixture(params=["sleeping", "dying"])
def worse(request: pytest.FixtureRequest) -> Iterator[Thinkers]:
    """Their process has to be started again after each answer."""
    yield from thinking(getattr(oddballs, request.param), A_MOMENT)


@pytest.fixture
def sleepers() -> Iterator[Thinkers]:
    yield from thinking(oddballs.sleeping)


@pytest.fixture
def drowsy() -> Iterator[Thinkers]:
    yield from thinking(oddballs.drowsy, workers=2)


@pytest.fixture
def counters() -> Iterator[Thinkers]:
    yield from thinking(oddballs.counting)


async def goes_on(here: Party, answers: int) -> None:
    """Play so many answers, and see that each bot that failed was counted and logged."""
    before = failures("random"), failures("schemer")
    with capture_logs() as logs:
        await here.play_on(lambda: here.play.is_over or here.play.seq >= answers)
    failed = [each for each in logs if each["event"] == "bot-failed"]
    assert failed
    for each in failed:
        assert (each["log_level"], each["table"]) == ("warning", here.room.table)
        assert each["bots"] == ["random"]
        assert each["error"]
    assert failures("random") - before[0] == len(failed)
    assert failures("schemer") == before[1]


def test_a_game_of_bots_that_crash_cheat_or_say_nothing_is_played_to_its_end(
    database: str, bad: Thinkers
) -> None:
    async def story() -> None:
        async with steered(database, bad) as server:
            here = await party(server, "lifeboats", "random", "random", "random")
            await goes_on(here, 10_000)
            assert here.play.is_over

    run(story)


def test_a_bot_that_oversleeps_or_dies_keeps_people_waiting_for_one_answer_at_most(
    database: str, worse: Thinkers
) -> None:
    async def story() -> None:
        async with steered(database, worse) as server:
            here = await party(server, "lifeboats", "Ann", "random", "Bob")
            await goes_on(here, 4)

    run(story)


def test_with_a_bot_that_fails_people_play_a_whole_game(database: str, bad: Thinkers) -> None:
    async def story() -> None:
        async with steered(database, bad) as server:
            here = await party(server, "lifeboats", "Ann", "random", "Bob")
            await goes_on(here, 10_000)
            assert here.play.is_over

    run(story)


def test_for_who_is_out_of_time_something_is_answered_even_if_the_bot_fails(
    database: str, bad: Thinkers
) -> None:
    async def story() -> None:
        async with steered(database, bad) as server:
            here = await party(server, "lifeboats", "Ann", "Bob", "Cleo", clock=10)
            before = failures("schemer")
            await let_pass(here, 10)
            server.helm.steer(here.room)
            await until(here.room, lambda: here.play.seq == 1)
            assert failures("schemer") == before + 1

    run(story)


@pytest.fixture(params=["best_crashes", "best_is_silent", "best_cheats"])
def one_bad(request: pytest.FixtureRequest) -> Iterator[Thinkers]:
    yield from thinking(getattr(oddballs, request.param))


def test_of_several_bots_the_one_that_fails_is_named(database: str, one_bad: Thinkers) -> None:
    async def story() -> None:
        async with steered(database, one_bad) as server:
            before = failures("random"), failures("schemer")
            with capture_logs() as logs:
                here = await party(server, "lifeboats", "random", "schemer", "random")
                await until(here.room, lambda: here.play.is_over)
            failed = [each["bots"] for each in logs if each["event"] == "bot-failed"]
            assert failed
            assert failed == [["schemer"]] * len(failed)
            assert failures("random") == before[0]
            assert failures("schemer") == before[1] + len(failed)

    run(story)


@pytest.fixture
def one_dying() -> Iterator[Thinkers]:
    yield from thinking(oddballs.best_dies, A_MOMENT)


def test_if_its_process_dies_the_bots_that_were_asked_are_named(one_dying: Thinkers) -> None:
    async def story() -> None:
        match = Match.start("lifeboats", 3, 7)
        while len(match.state.decisions) > 1:
            match.answer(match.state.decisions[0].seat, match.state.decisions[0].options[0].text)
        [asked] = match.state.decisions
        players = ["schemer" if seat == asked.seat else "random" for seat in range(3)]
        with capture_logs() as logs:
            choice = await one_dying.next_answer("here", match.game, match.state, players)
        assert choice is not None
        assert choice[0] == asked.seat
        assert [each["bots"] for each in logs if each["event"] == "bot-failed"] == [["schemer"]]

    run(story)


# Nobody else is disturbed.


def test_while_a_bot_sleeps_others_play_a_whole_game(database: str, sleepers: Thinkers) -> None:
    async def story() -> None:
        async with steered(database, sleepers) as server:
            asleep = await party(server, "lifeboats", "random", "random", "random")
            awake = await party(server, "lifeboats", "Ann", "Bob", "Cleo")
            await awake.play_on(lambda: awake.play.is_over)
            assert asleep.play.seq == 0

    run(story)


async def party_elsewhere(server: Server, table: str, *places: str) -> Party:
    """A table about which another process thinks than about this one."""
    while True:
        here = await party(server, "lifeboats", *places)
        if crc32(here.room.table.encode()) % 2 != crc32(table.encode()) % 2:
            return here


def test_while_a_bot_sleeps_bots_in_other_processes_think(database: str, drowsy: Thinkers) -> None:
    async def story() -> None:
        async with steered(database, drowsy) as server:
            asleep = await party(server, "lifeboats", "schemer", "schemer", "schemer")
            table = asleep.room.table
            awake = await party_elsewhere(server, table, "Ann", "random", "random")
            await awake.play_on(lambda: awake.play.is_over)
            assert asleep.play.seq == 0

    run(story)


# Memory.


def has_played(here: Party, answers: int) -> bool:
    return here.play.seq >= answers


def expected(match: Match, answers: int) -> list[tuple[int, str]]:
    """How bots with a good memory would play."""
    bots = [oddballs.Counting(0) for _ in range(match.record.seats)]
    for _ in range(answers):
        choice = next_answer(match.game, match.state, bots)
        assert choice is not None
        match.answer(*choice)
    return [(each.seat, each.text) for each in match.record.answers]


def test_bots_remember_what_they_did_at_each_table(database: str, counters: Thinkers) -> None:
    async def story() -> None:
        async with steered(database, counters) as server:
            tables = [await party(server, "lifeboats", *["random"] * 3) for _ in range(2)]
            for here in tables:
                await until(here.room, partial(has_played, here, 20))
                record = here.play.match.record
                played = [(each.seat, each.text) for each in record.answers]
                assert played == expected(Match(record.until(0)), len(played))

    run(story)


def test_if_a_process_dies_while_nothing_is_to_be_thought_another_takes_its_place(
    database: str, counters: Thinkers
) -> None:
    async def story() -> None:
        async with steered(database, counters) as server:
            here = await party(server, "lifeboats", "Ann", "random", "random")
            await here.play_on(lambda: here.play.seq >= 5 and here.waiting() == [0])
            await at_rest(server)
            before = failures("random")
            [pool] = counters._pools
            [worker] = pool._pool_manager.worker_manager.workers
            os.kill(worker, signal.SIGKILL)
            while pool.active:
                await asyncio.sleep(0.01)
            await here.answer(0, Random(1))
            await here.play_on(lambda: here.play.seq >= 10)
            assert failures("random") == before

    run(story)
