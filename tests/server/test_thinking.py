"""Whatever a bot does where it thinks, its game goes on, and nobody else is disturbed."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from zlib import crc32

import pytest
from structlog.testing import capture_logs

from atoll.bots import next_answer
from atoll.match import Match
from atoll.server.bots.thinking import Thinkers
from atoll.server.server import Server

from . import oddballs
from .conftest import run
from .party import PATIENT, Party, at_rest, failures, let_pass, party, served_with, thinking, until

A_MOMENT = 0.2
"""Seconds; where they do not suffice, the process has to be started again after each answer."""

Story = Callable[[Server], Awaitable[None]]
Test = Callable[[Path, str], None]


def with_bots(*kinds: str, seconds: float = PATIENT, workers: int = 1) -> Callable[[Story], Test]:
    """Tell a story at a server whose bots are such oddballs; once for each kind.

    It is all the same to a bot what its answers are kept in.
    """

    def telling(story: Story) -> Test:
        @pytest.mark.parametrize("kind", kinds)
        def test(tmp_path: Path, kind: str) -> None:
            thinkers = Thinkers(workers, seconds, getattr(oddballs, kind))

            async def told() -> None:
                async with served_with(f"sqlite:///{tmp_path}/atoll.db", thinkers) as server:
                    await story(server)

            try:
                run(told)
            finally:
                asyncio.run(thinkers.close())

        test.__name__ = test.__qualname__ = story.__name__
        return test

    return telling


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


@with_bots("crashing", "cheating", "silent")
async def test_a_game_of_bots_that_crash_cheat_or_say_nothing_is_played_to_its_end(
    server: Server,
) -> None:
    here = await party(server, "lifeboats", "random", "random", "random")
    await goes_on(here, 10_000)
    assert here.play.is_over


@with_bots("sleeping", "dying", seconds=A_MOMENT)
async def test_a_bot_that_oversleeps_or_dies_keeps_people_waiting_for_one_answer_at_most(
    server: Server,
) -> None:
    here = await party(server, "lifeboats", "Ann", "random", "Bob")
    await goes_on(here, 4)


@with_bots("crashing", "cheating", "silent")
async def test_with_a_bot_that_fails_people_play_a_whole_game(server: Server) -> None:
    here = await party(server, "lifeboats", "Ann", "random", "Bob")
    await goes_on(here, 10_000)
    assert here.play.is_over


@with_bots("crashing", "cheating", "silent")
async def test_for_who_is_out_of_time_something_is_answered_even_if_the_bot_fails(
    server: Server,
) -> None:
    here = await party(server, "lifeboats", "Ann", "Bob", "Cleo", clock=10)
    before = failures("schemer")
    await let_pass(here, 10)
    server.stand_ins.look_after(here.room)
    await until(here.room, lambda: here.play.seq == 1)
    assert failures("schemer") == before + 1


@with_bots("best_crashes", "best_is_silent", "best_cheats")
async def test_of_several_bots_the_one_that_fails_is_named(server: Server) -> None:
    before = failures("random"), failures("schemer")
    with capture_logs() as logs:
        here = await party(server, "lifeboats", "random", "schemer", "random")
        await until(here.room, lambda: here.play.is_over)
    failed = [each["bots"] for each in logs if each["event"] == "bot-failed"]
    assert failed
    assert failed == [["schemer"]] * len(failed)
    assert failures("random") == before[0]
    assert failures("schemer") == before[1] + len(failed)


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


def test_while_people_are_asked_only_bots_think_that_have_a_chance_to_say_something(
    one_dying: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts: list[int] = []

    async def story() -> None:
        match = Match.start("lifeboats", 3, 7)

        async def think(*given: object) -> None:
            thoughts.append(len(match.record.answers))

        monkeypatch.setattr(one_dying, "_think", think)
        with capture_logs() as logs:
            while not thoughts:
                person = match.state.decisions[0].seat
                players = [None if seat == person else "schemer" for seat in range(3)]
                given = "here", match.game, match.state, players
                assert await one_dying.next_answer(*given) is None
                if all(each.must for each in match.state.decisions):
                    assert thoughts == []
                    match.answer(person, match.state.decisions[0].options[0].text)
        assert logs == []
        assert len(match.record.answers) > 0

    run(story)


# Nobody else is disturbed.


@with_bots("sleeping")
async def test_while_a_bot_sleeps_others_play_a_whole_game(server: Server) -> None:
    asleep = await party(server, "lifeboats", "random", "random", "random")
    awake = await party(server, "lifeboats", "Ann", "Bob", "Cleo")
    await awake.play_on(lambda: awake.play.is_over)
    assert asleep.play.seq == 0


async def party_elsewhere(server: Server, table: str, *places: str) -> Party:
    """A table about which another process thinks than about this one."""
    while True:
        here = await party(server, "lifeboats", *places)
        if crc32(here.room.table.encode()) % 2 != crc32(table.encode()) % 2:
            return here


@with_bots("drowsy", workers=2)
async def test_while_a_bot_sleeps_bots_in_other_processes_think(server: Server) -> None:
    asleep = await party(server, "lifeboats", "schemer", "schemer", "schemer")
    table = asleep.room.table
    awake = await party_elsewhere(server, table, "Ann", "random", "random")
    await awake.play_on(lambda: awake.play.is_over)
    assert asleep.play.seq == 0


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


@with_bots("counting")
async def test_bots_remember_what_they_did_at_each_table(server: Server) -> None:
    tables = [await party(server, "lifeboats", *["random"] * 3) for _ in range(2)]
    for here in tables:
        await until(here.room, partial(has_played, here, 20))
        record = here.play.match.record
        played = [(each.seat, each.text) for each in record.answers]
        assert played == expected(Match(record.until(0)), len(played))


@with_bots("counting")
async def test_if_a_process_dies_while_nothing_is_to_be_thought_another_takes_its_place(
    server: Server,
) -> None:
    here = await party(server, "lifeboats", "Ann", "random", "random")
    await here.play_on(lambda: here.play.seq >= 5 and here.waiting() == [0])
    await at_rest(server)
    before = failures("random")
    [pool] = server.stand_ins._thinkers._pools
    [worker] = pool._pool_manager.worker_manager.workers
    os.kill(worker, signal.SIGKILL)
    while pool.active:
        await asyncio.sleep(0.01)
    await here.answer(0, Random(1))
    await here.play_on(lambda: here.play.seq >= 10)
    assert failures("random") == before
