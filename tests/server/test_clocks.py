"""Clocks and patience: when somebody keeps the others waiting, a bot answers.

No test waits for a clock: it is set back, as if the time had passed.
"""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import cast

import pytest
from msgspec.structs import replace
from sqlalchemy import text, update

from atoll.match import Match
from atoll.server.bots import stand_ins
from atoll.server.bots.thinking import Thinkers
from atoll.server.live.play import Play
from atoll.server.refusals import Refusal, Stale
from atoll.server.storage import news
from atoll.server.storage.database import open_database
from atoll.server.storage.journal import Entry
from atoll.server.storage.schema import entries, tables

from . import postgres
from .conftest import numbers, run, served
from .party import (
    Party,
    Pondering,
    at_rest,
    carry_out,
    let_pass,
    party,
    served_with,
    thinking,
    until,
)

CLOCK = 600
LONG_AGO = 2000.0


@pytest.fixture(scope="module")
def thinkers() -> Iterator[Thinkers]:
    yield from thinking()


def shown_deadlines(here: Party) -> list[float | None]:
    return here.room.update_for(None, -1).deadlines


def test_a_picture_says_when_the_clock_runs_out_for_whom(database: str) -> None:
    async def story() -> None:
        async with served(database) as server:
            here = await party(server, "lifeboats", "Ann", "Bob", "Cleo", clock=CLOCK)
            [seat] = here.waiting()
            [begun] = await server.journal.since(here.room.table, -1)
            expected = [begun.at + CLOCK if each == seat else None for each in range(3)]
            assert shown_deadlines(here) == expected
            await here.by_hand(lambda: len(here.waiting()) == 3)
            last = (await server.journal.since(here.room.table, -1))[-1]
            assert shown_deadlines(here) == [last.at + CLOCK] * 3

    run(story)


def test_there_is_no_deadline_without_a_clock_or_for_whom_a_bot_plays(database: str) -> None:
    async def story() -> None:
        async with served(database) as server:
            server.rooms.on_change = lambda room: None
            here = await party(server, "lifeboats", "Ann", "Bob", "Cleo")
            await here.by_hand(lambda: len(here.waiting()) == 3)
            assert shown_deadlines(here) == [None] * 3
            here = await party(server, "lifeboats", "Ann", "random", "Cleo", clock=CLOCK)
            await here.by_hand(lambda: len(here.waiting()) == 3)
            await here.leave(2)
            assert [at is not None for at in shown_deadlines(here)] == [True, False, False]

    run(story)


def test_what_others_answer_does_not_put_a_deadline_off(database: str) -> None:
    async def story() -> None:
        async with served(database) as server:
            here = await party(server, "lifeboats", "Ann", "Bob", "Cleo", clock=CLOCK)
            await here.by_hand(lambda: len(here.waiting()) == 3)
            before = shown_deadlines(here)
            decision = next(each for each in here.play.decisions[1] if each.must)
            vote = decision.options[0].text
            await here.room.answer(1, here.play.seq, vote)
            assert shown_deadlines(here) == [before[0], None, before[2]]

    run(story)


def test_a_picture_says_from_when_on_a_bot_may_play_for_whom(database: str) -> None:
    async def story() -> None:
        async with served(database) as server:
            here = await party(server, "lifeboats", "Ann", "Bob", "Cleo")
            [seat] = here.waiting()
            [begun] = await server.journal.since(here.room.table, -1)
            relief = here.room.update_for(None, -1).relief
            patience = server.settings.patience
            assert relief == [begun.at + patience if each == seat else None for each in range(3)]

    run(story)


# When it has run out.


def test_when_the_time_is_over_a_bot_answers_once_and_the_seat_is_still_the_persons(
    database: str, thinkers: Thinkers
) -> None:
    async def story() -> None:
        async with served_with(database, thinkers) as server:
            here = await party(server, "tranquility", "Ann", clock=CLOCK)
            await let_pass(here, LONG_AGO)
            server.stand_ins.look_after(here.room)
            await until(here.room, lambda: here.play.seq == 1)
            await at_rest(server)
            assert here.play.seq == 1
            told = here.room.update_for(0, 0).events
            assert (told[0].kind, told[0].args) == ("late", {"seat": 0})
            assert here.room.info.seats[0].is_attended
            [deadline] = shown_deadlines(here)
            assert deadline is not None
            assert deadline > time.time()
            await here.play_on(lambda: here.play.seq == 2)

    run(story)


def test_the_clock_runs_out_by_itself(database: str, thinkers: Thinkers) -> None:
    async def story() -> None:
        async with served_with(database, thinkers) as server:
            here = await party(server, "tranquility", "Ann", "Bob", clock=CLOCK)
            await let_pass(here, CLOCK - 0.05)
            server.stand_ins._set_timer(here.room)
            await until(here.room, lambda: here.play.seq == 1)

    run(story)


def test_all_who_are_out_of_time_are_answered_for(database: str, thinkers: Thinkers) -> None:
    async def story() -> None:
        async with served_with(database, thinkers) as server:
            here = await party(server, "lifeboats", "Ann", "Bob", "Cleo", clock=CLOCK)
            await here.by_hand(lambda: len(here.waiting()) == 3)
            seq = here.play.seq
            await let_pass(here, LONG_AGO)
            server.stand_ins.look_after(here.room)
            await until(here.room, lambda: here.play.seq == seq + 3)
            answers = here.play.match.record.answers[-3:]
            assert sorted(each.seat for each in answers) == [0, 1, 2]

    run(story)


def test_an_answer_that_comes_while_the_bot_thinks_counts(database: str) -> None:
    class LateBot(Pondering):
        async def answer_for(self, *given: object) -> str:
            self.began.set()
            await self.may_end.wait()
            return "nothing that anybody could answer"

    async def story() -> None:
        thoughts = LateBot()
        async with served_with(database, cast(Thinkers, thoughts)) as server:
            here = await party(server, "tranquility", "Ann", clock=CLOCK)
            await let_pass(here, LONG_AGO)
            server.stand_ins.look_after(here.room)
            await thoughts.began.wait()
            await here.play_on(lambda: here.play.seq == 1)
            thoughts.may_end.set()
            await at_rest(server)
            assert here.play.seq == 1

    run(story)


# Taking back.


def answers_to_take_back(play: Play) -> int:
    """How many answers the only player could take back, one after the other."""
    match, count = play.match.copy(), 0
    while match.can_undo(0):
        match.undo(0)
        count += 1
    return count


def test_who_takes_several_answers_back_gets_no_more_time_for_any(database: str) -> None:
    async def story() -> None:
        async with served(database) as server:
            here = await party(server, "tranquility", "Ann", clock=CLOCK)
            asked_at: list[float] = []
            while answers_to_take_back(here.play) < 2:
                asked_at.append(here.play.asked_at[0])
                await here.answer(0, Random(1))
            for at in (asked_at[-1], asked_at[-2]):
                await here.room.undo(0, here.play.seq)
                assert here.play.asked_at == [at]
                assert shown_deadlines(here) == [at + CLOCK]
        async with served(database) as server:
            room = await server.rooms.room(here.room.table)
            assert room.begun.asked_at == here.play.asked_at

    run(story)


async def wish(here: Party) -> Entry:
    """Let Ann ask to take an answer back, while the game waits for Bob."""
    await here.by_hand(lambda: here.waiting() == [1] and here.play.undo_of(0) == "ask")
    return await here.room.undo(0, here.play.seq)


def test_while_it_is_asked_whether_an_answer_may_be_taken_back_the_clocks_stand_still(
    database: str,
) -> None:
    async def story() -> None:
        async with served(database) as server:
            here = await party(server, "lifeboats", "Ann", "Bob", "Cleo", clock=CLOCK)
            asked = await wish(here)
            until_then = here.play.asked_at[1] + CLOCK - asked.at
            assert shown_deadlines(here) == [None] * 3
            await let_pass(here, CLOCK / 2)
            assert await server.tables.out_of_time(time.time() + LONG_AGO) == []
            granted = await here.room.reply(2, here.play.seq, "grant")
            assert shown_deadlines(here) == [None] * 3
            declined = await here.room.reply(1, granted.seq, "decline")
            deadline = declined.at + until_then
            assert shown_deadlines(here) == [None, pytest.approx(deadline), None]
            assert await server.tables.out_of_time(deadline - 1) == []
            assert await server.tables.out_of_time(deadline + 1) == [here.room.table]
            async with served(database) as other:
                room = await other.rooms.room(here.room.table)
                assert room.begun.asked_at == pytest.approx(here.play.asked_at)

    run(story)


def test_a_clock_that_would_have_run_out_while_nobody_replied_lets_no_bot_answer(
    database: str, thinkers: Thinkers
) -> None:
    async def story() -> None:
        async with served_with(database, thinkers) as server:
            here = await party(server, "lifeboats", "Ann", "Bob", "Cleo", clock=CLOCK)
            asked = await wish(here)
            left, answers = here.play.asked_at[1] + CLOCK - asked.at, here.play.match.record.answers
            await let_pass(here, LONG_AGO)
            server.stand_ins.look_after(here.room)
            await until(here.room, lambda: here.play.request is None)
            await at_rest(server)
            lapsed = (await server.journal.since(here.room.table, asked.seq))[-1]
            assert (lapsed.kind, lapsed.seq) == ("lapse", here.play.seq)
            assert here.play.match.record.answers == answers
            assert shown_deadlines(here) == [None, pytest.approx(lapsed.at + left), None]
            await let_pass(here, CLOCK)
            server.stand_ins.look_after(here.room)
            await until(here.room, lambda: here.play.seq > lapsed.seq)
            assert here.play.match.record.answers[-1].seat == 1

    run(story)


# When the server was down.


def test_who_has_all_the_time_anew_loses_none_of_it_while_nobody_replies(
    database: str, thinkers: Thinkers
) -> None:
    async def story() -> None:
        async with served_with(database, thinkers) as server:
            here = await party(server, "lifeboats", "Ann", "Bob", "Cleo", clock=CLOCK)
            await here.by_hand(lambda: here.waiting() == [1] and here.play.undo_of(0) == "ask")
            await let_pass(here, LONG_AGO)
            await server.tables.resume()
            await server.rooms.hear("table", here.room.table)
            asked = await here.room.undo(0, here.play.seq)
            await let_pass(here, CLOCK)
            server.stand_ins.look_after(here.room)
            await until(here.room, lambda: here.play.request is None)
            await at_rest(server)
            since = await server.journal.since(here.room.table, asked.seq)
            assert [entry.kind for entry in since] == ["lapse"]

    run(story)


def test_a_pause_counts_for_nobody_who_takes_an_answer_back_that_was_given_before_it(
    database: str,
) -> None:
    async def story() -> None:
        async with served(database) as server:
            here = await party(server, "lifeboats", "Ann", "Bob", "Cleo", clock=CLOCK)
            here.room.info = replace(here.room.info, served_since=0.0)
            play = here.room.play = Play(
                Match(here.room.info.record), Entry(here.room.table, 0, "begin", 0, "", 1, 0.0, 0.0)
            )
            random, at, asked_at, seat = Random(1), 0.0, 0.0, -1
            while play.undo_of(seat) != "free" or play.undo_of(0) != "ask":
                decision = next(each for each in play.match.state.decisions if each.must)
                at, seat, asked_at = at + 1, decision.seat, play.asked_at[decision.seat]
                play.happen("answer", seat, random.choice(decision.options).text, at)
            play.happen("ask", 0, "", 1000.0)
            play.happen("decline", 0, "", 1050.0)
            play.happen("undo", seat, "", 1060.0)
            assert here.room.waits_since(seat) == asked_at + 50

    run(story)


async def overdue_table(database: str) -> str:
    """A table where somebody was to answer long before the server starts again."""
    async with served(database) as server:
        table = (await party(server, "tranquility", "Ann", "Bob", clock=CLOCK)).room.table
    long_ago = time.time() - LONG_AGO
    await carry_out(database, update(entries).values(at=long_ago, since=long_ago))
    return table


async def forget_the_restart(database: str) -> None:
    """As if there had been a server all the time."""
    await carry_out(database, update(tables).values(served_since=0.0))


def test_after_a_restart_who_was_late_has_the_full_time_again(
    database: str, thinkers: Thinkers
) -> None:
    async def story() -> None:
        table = await overdue_table(database)
        before = time.time()
        async with served_with(database, thinkers) as server:
            await server.stand_ins._go_round(time.time())
            await at_rest(server)
            room = await server.rooms.room(table)
            [deadline] = [at for at in room.deadlines() if at is not None]
            assert room.begun.seq == 0
            assert deadline >= before + CLOCK

    run(story)


def test_a_table_whose_clock_runs_out_while_nobody_looks_is_found_on_the_rounds(
    database: str, thinkers: Thinkers
) -> None:
    async def story() -> None:
        table = await overdue_table(database)
        async with served_with(database, thinkers) as server:
            await forget_the_restart(database)
            await server.stand_ins._go_round(time.time())
            room = await server.rooms.room(table)
            await until(room, lambda: room.begun.seq == 1)

    run(story)


def test_who_was_given_more_time_by_another_server_has_it_here_too(
    database: str, thinkers: Thinkers
) -> None:
    async def story() -> None:
        async with served_with(database, thinkers) as server:
            here = await party(server, "tranquility", "Ann", "Bob", clock=CLOCK)
            await let_pass(here, LONG_AGO)
            await carry_out(database, update(tables).values(served_since=time.time()))
            server.stand_ins.look_after(here.room)
            await at_rest(server)
            assert here.play.seq == 0

    run(story)


def test_a_room_where_a_clock_runs_is_closed_and_opened_when_the_time_is_over(
    database: str, thinkers: Thinkers
) -> None:
    async def story() -> None:
        async with served_with(database, thinkers) as server:
            here = await party(server, "tranquility", "Ann", "Bob", clock=CLOCK)
            table, seq = here.room.table, here.play.seq
            here.room.used -= stand_ins.SECONDS_KEPT_OPEN + 1
            await server.stand_ins._go_round(time.time())
            assert server.rooms.open_rooms() == []
            assert table not in server.stand_ins._timers
            await let_pass(here, CLOCK)
            await server.stand_ins._go_round(time.time())
            room = await server.rooms.room(table)
            await until(room, lambda: room.begun.seq == seq + 1)

    run(story)


def test_what_others_answer_does_not_hide_from_the_rounds_who_is_late(database: str) -> None:
    async def story() -> None:
        async with served(database) as server:
            here = await party(server, "lifeboats", "Ann", "Bob", "Cleo", clock=CLOCK)
            await here.by_hand(lambda: len(here.waiting()) == 3)
            server.rooms.on_change = lambda room: None
            await let_pass(here, CLOCK / 2)
            await here.answer(1, Random(1))
            [late] = {at for at in shown_deadlines(here) if at is not None}
            assert late < here.play.at + CLOCK
            find = server.tables.out_of_time
            assert await find(late - 1) == []
            assert await find(late + 1) == [here.room.table]
            await here.leave(0)
            assert await find(late + 1) == [here.room.table]
            await here.leave(2)
            assert await find(late + 1) == []

    run(story)


def test_servers_that_started_at_different_times_have_the_same_deadlines(
    postgres_home: str,
) -> None:
    async def story() -> None:
        database = postgres.new_database(postgres_home, f"test{next(numbers)}")
        table = await overdue_table(database)
        before = time.time()
        async with served(database) as one:
            room = await one.rooms.room(table)
            deadlines = room.deadlines()
            assert max(at for at in deadlines if at is not None) >= before + CLOCK
            async with served(database) as other:
                assert (await other.rooms.room(table)).deadlines() == deadlines
                await one.rooms.hear_everything()
                assert room.deadlines() == deadlines
            async with served(database) as other:
                assert (await other.rooms.room(table)).deadlines() == deadlines

    run(story)


LOSE_WHO_LISTENS = """SELECT count(pg_terminate_backend(pid)) FROM pg_locks
WHERE locktype = 'advisory' AND pid <> pg_backend_pid()
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"""


def test_if_only_the_news_were_lost_for_a_moment_nobody_gets_more_time(
    postgres_home: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(news, "SECONDS_BETWEEN_ATTEMPTS", 0.01)

    async def story() -> None:
        database = postgres.new_database(postgres_home, f"test{next(numbers)}")
        async with served(database) as server:
            here = await party(server, "tranquility", "Ann", "Bob", clock=CLOCK)
            await let_pass(here, CLOCK / 2)
            deadlines, served_since = shown_deadlines(here), here.room.info.served_since
            hear_everything, heard = server.rooms.hear_everything, asyncio.Event()

            async def note() -> None:
                await hear_everything()
                heard.set()

            monkeypatch.setattr(server.rooms, "hear_everything", note)
            engine = open_database(database)
            async with engine.connect() as connection:
                assert (await connection.execute(text(LOSE_WHO_LISTENS))).scalar() == 1
            await engine.dispose()
            await heard.wait()
            info = await server.tables.get(here.room.table)
            assert info.served_since == here.room.info.served_since == served_since
            assert shown_deadlines(here) == deadlines

    run(story)


def test_if_answering_for_who_is_late_fails_it_is_left_to_the_next_round(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At once again, and again, would fill the log as long as the database is away."""

    async def story() -> None:
        thoughts = Pondering()
        async with served_with(database, cast(Thinkers, thoughts)) as server:
            here = await party(server, "tranquility", "Ann", clock=CLOCK)
            attempts: list[int] = []

            async def fail(*given: object) -> str:
                attempts.append(1)
                raise OSError("the cable is cut")

            monkeypatch.setattr(thoughts, "answer_for", fail, raising=False)
            await let_pass(here, LONG_AGO)
            loop = asyncio.get_running_loop()
            before = loop.time()
            for _ in range(3):
                server.stand_ins.look_after(here.room)
            await at_rest(server)
            assert attempts == [1]
            next_attempt = server.stand_ins._timers[here.room.table].when()
            assert next_attempt >= before + stand_ins.SECONDS_BETWEEN_ROUNDS

    run(story)


# Patience.


def test_after_so_long_the_others_may_let_a_bot_stand_in_and_who_comes_back_plays_on(
    database: str, thinkers: Thinkers
) -> None:
    async def story() -> None:
        async with served_with(database, thinkers) as server:
            here = await party(server, "tranquility", "Ann", "Bob")
            await here.play_on(lambda: here.waiting() == [0])
            table, bob, seq = here.room.table, here.people[1], here.play.seq
            assert bob is not None
            await let_pass(here, 100)
            with pytest.raises(Refusal, match=r" (80|[1-7]?\d) more seconds"):
                await server.rooms.stand_in(table, bob, 0, 180)
            await let_pass(here, 100)
            await server.rooms.stand_in(table, bob, 0, 180)
            await until(here.room, lambda: here.play.seq > seq)
            assert here.room.info.seats[0].away
            await until(here.room, lambda: 1 in here.waiting() or here.play.is_over)
            await here.come_back(0)
            await here.play_on(lambda: here.play.is_over)

    run(story)


def test_nobody_is_replaced_who_has_answered_or_left_at_another_server(database: str) -> None:
    async def story() -> None:
        async with served(database) as server, served(database) as other:
            for each in (server, other):
                each.rooms.on_change = lambda room: None
            here = await party(server, "lifeboats", "Ann", "Bob", "Cleo")
            await here.by_hand(lambda: len(here.waiting()) == 3)
            await let_pass(here, LONG_AGO)
            table, [ann, bob, _] = here.room.table, here.people
            assert ann is not None
            assert bob is not None
            seq = here.play.seq
            elsewhere = Party(other, await other.rooms.room(table), here.people)
            await elsewhere.answer(0, Random(1))
            with pytest.raises(Stale):
                await server.tables.stand_in(table, bob, 0, seq)
            with pytest.raises(Refusal, match="does not wait"):
                await server.rooms.stand_in(table, bob, 0, 180)
            assert not (await server.tables.get(table)).seats[0].away
            await other.tables.leave(table, bob)
            with pytest.raises(Refusal, match="does not wait"):
                await server.tables.stand_in(table, ann, 1, seq + 1)
            with pytest.raises(Refusal, match="does not wait"):
                await server.rooms.stand_in(table, ann, 1, 180)

    run(story)


def test_a_bot_stands_in_only_where_the_game_waits_for_somebody_and_others_ask(
    database: str,
) -> None:
    async def story() -> None:
        async with served(database) as server:
            here = await party(server, "lifeboats", "Ann", "Bob", "Cleo")
            await here.by_hand(lambda: here.waiting() == [0])
            table, bob = here.room.table, here.people[1]
            assert bob is not None
            await let_pass(here, LONG_AGO)
            dan, _ = await server.people.welcome("Dan")
            with pytest.raises(Refusal, match="do not sit"):
                await server.rooms.stand_in(table, dan.id, 0, 180)
            with pytest.raises(Refusal, match="does not wait"):
                await server.rooms.stand_in(table, bob, 2, 180)
            with pytest.raises(Refusal, match="no such seat"):
                await server.rooms.stand_in(table, bob, 3, 180)

    run(story)


def test_while_the_server_was_down_nobody_lost_patience(tmp_path: Path) -> None:
    async def story() -> None:
        database = f"sqlite:///{tmp_path}/atoll.db"
        async with served(database) as server:
            here = await party(server, "tranquility", "Ann", "Bob")
            await here.play_on(lambda: here.waiting() == [0])
            bob = here.people[1]
        long_ago = time.time() - LONG_AGO
        await carry_out(database, update(entries).values(at=long_ago, since=long_ago))
        async with served(database) as server:
            assert bob is not None
            with pytest.raises(Refusal, match="more seconds"):
                await server.rooms.stand_in(here.room.table, bob, 0, 180)

    run(story)
