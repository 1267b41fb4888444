"""When the database fails for a moment, or another server is faster, nobody is left behind."""

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError
from structlog.testing import capture_logs

from atoll.server.bots import stand_ins
from atoll.server.live.room import Room
from atoll.server.refusals import Refusal
from atoll.server.server import Server
from atoll.server.storage.database import open_database
from atoll.server.storage.journal import Entry
from atoll.server.storage.news import News

from . import postgres
from .conftest import numbers, run, served
from .party import party
from .test_rooms import Crew, also, answers_of_all, crew

WHO_WAITS = """SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND wait_event_type = 'Lock'"""


class Ear:
    """Counts how often somebody who listens is woken."""

    def __init__(self, room: Room) -> None:
        self.woken = 0
        room.listeners.add(self)

    def wake(self) -> None:
        self.woken += 1


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """No news arrive, and nobody goes round: a server knows only what a test lets it know."""

    async def lose(*given: object) -> None:
        pass

    monkeypatch.setattr(News, "_pass_on", lose)
    monkeypatch.setattr(stand_ins, "SECONDS_BETWEEN_ROUNDS", 600.0)


async def fail(*given: object) -> Any:
    raise OSError("the cable is cut")


@contextmanager
def unreadable(server: Server) -> Iterator[None]:
    """For a moment nothing can be read from the database."""
    with pytest.MonkeyPatch.context() as patch, capture_logs():
        patch.setattr(server.database, "read", fail)
        yield


async def next_round(server: Server) -> None:
    await server.stand_ins._go_round(time.time())


async def answered_elsewhere(one: Crew) -> None:
    """Let something happen at a server of which the others have yet to learn."""
    await one.answer(*one.any_answer(Random(1)))


# What is read by the way is told, too.


def test_who_listens_is_told_what_was_found_when_the_table_was_read_anew(database: str) -> None:
    async def story() -> None:
        async with crew(database) as one, also(database, one) as other:
            ear = Ear(other.room)
            await answered_elsewhere(one)
            await other.server.rooms.refresh(other.room)
            assert other.play.seq == 1
            assert ear.woken == 1

    run(story)


def test_who_listens_is_told_what_was_found_when_a_bot_was_not_to_stand_in(database: str) -> None:
    async def story() -> None:
        async with crew(database) as one, also(database, one) as other:
            ear = Ear(other.room)
            await answered_elsewhere(one)
            with pytest.raises(Refusal):
                await other.server.rooms.stand_in(other.room.table, one.people[0], 1, 180)
            assert other.play.seq == 1
            assert ear.woken == 1

    run(story)


def test_who_listens_is_told_who_was_faster_even_if_the_own_answer_comes_to_nothing(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with crew(database) as one:
            await one.to_a_vote()
            async with also(database, one) as other:
                ear, seq = Ear(other.room), one.play.seq
                vote = one.play.match.state.decisions[0].options[0].text
                await one.answer(0, vote)
                append, attempts = other.server.journal.append, 0

                async def fail_at_last(*group: Entry, **news: Any) -> None:
                    nonlocal attempts
                    attempts += 1
                    if attempts == 2:
                        raise OSError("the cable is cut")
                    await append(*group, **news)

                monkeypatch.setattr(other.server.journal, "append", fail_at_last)
                with pytest.raises(OSError, match="cable"):
                    await other.answer(1, vote)
                assert other.play.seq == seq + 1
                assert ear.woken == 1

    run(story)


# What could not be read is read on the next round.


@pytest.mark.parametrize("what", ["entries", "table"])
def test_news_that_could_not_be_read_are_read_on_the_next_round(database: str, what: str) -> None:
    async def story() -> None:
        async with crew(database) as one, also(database, one) as other:
            rooms, room = other.server.rooms, other.room
            ear = Ear(room)
            await answered_elsewhere(one)
            with unreadable(other.server), pytest.raises(OSError, match="cable"):
                await rooms.hear("entries" if what == "entries" else "table", room.table)
            assert (other.play.seq, ear.woken) == (0, 0)
            await next_round(other.server)
            assert (other.play.seq, ear.woken) == (1, 1)
            assert await rooms.room(room.table) is room

    run(story)


def test_remarks_that_could_not_be_read_are_heard_on_the_next_round(database: str) -> None:
    async def story() -> None:
        async with crew(database) as one, also(database, one) as other:
            rooms, room = other.server.rooms, other.room
            ear = Ear(room)
            await one.server.rooms.say(one.room, 0, "ahoy")
            with unreadable(other.server), pytest.raises(OSError, match="cable"):
                await rooms.hear("remarks", room.table)
            assert ear.woken == 0
            await next_round(other.server)
            assert [each.text for each in room.remarks] == ["ahoy"]
            assert ear.woken == 1

    run(story)


def test_who_listens_while_nothing_can_be_read_is_not_lost_in_a_forgotten_room(
    database: str,
) -> None:
    async def story() -> None:
        async with crew(database) as one, also(database, one) as other:
            rooms, room = other.server.rooms, other.room
            ear = Ear(room)
            await answered_elsewhere(one)
            with unreadable(other.server):
                await rooms.hear_everything()
                await rooms.make_sure()
            assert await rooms.room(room.table) is room
            assert (other.play.seq, ear.woken) == (0, 0)
            await next_round(other.server)
            assert (other.play.seq, ear.woken) == (1, 1)
            await other.play_on(1)
            assert ear.woken == 2

    run(story)


def test_one_room_that_cannot_be_read_does_not_keep_the_others_behind(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with crew(database) as one, also(database, one) as other:
            rooms, room, since = other.server.rooms, other.room, other.server.journal.since
            broken = await party(other.server, "lifeboats", "Ann", "Bob", "Cleo")

            async def read(table: str, seq: int) -> Sequence[Entry]:
                if table == broken.room.table:
                    raise OSError("a page is torn")
                return await since(table, seq)

            await answered_elsewhere(one)
            monkeypatch.setattr(other.server.journal, "since", read)
            with capture_logs() as logs:
                await rooms.hear_everything()
            assert other.play.seq == 1
            torn = [each["table"] for each in logs if each["event"] == "room-not-caught-up"]
            assert torn == [broken.room.table]
            assert {each.table for each in rooms.open_rooms()} == {room.table, broken.room.table}

    run(story)


def test_a_game_whose_beginning_could_not_be_read_begins_on_the_next_round(database: str) -> None:
    async def story() -> None:
        async with served(database) as server:
            ann, bob = [(await server.people.welcome(name))[0].id for name in ("Ann", "Bob")]
            info = await server.tables.create(ann, "tranquility", ["me", "open"])
            room = await server.rooms.room(info.id)
            ear = Ear(room)
            await server.tables.sit(info.id, bob, 1, "me")
            with unreadable(server), pytest.raises(OSError, match="cable"):
                await server.rooms.changed(info.id)
            assert (room.play, ear.woken) == (None, 0)
            await next_round(server)
            assert room.begun.seq == 0
            assert ear.woken > 0
            assert await server.rooms.room(info.id) is room

    run(story)


# What is written counts, even if the database could not say so.


LOST = OperationalError("COMMIT", {}, Exception("the connection was closed in the middle"))


@contextmanager
def speechless(server: Server) -> Iterator[None]:
    """The database writes, but its connection is lost before it has said so."""
    execute, write = server.database.execute, server.database.write

    async def execute_and_lose(statement: str, values: tuple[str, ...]) -> None:
        await execute(statement, values)
        raise LOST

    async def write_and_lose(work: Callable[[Connection], Any]) -> None:
        await write(work)
        raise LOST

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server.database, "execute", execute_and_lose)
        patch.setattr(server.database, "write", write_and_lose)
        yield


def test_an_answer_is_given_if_it_is_written_though_the_database_could_not_say_so(
    database: str,
) -> None:
    async def story() -> None:
        async with crew(database) as here:
            ear = Ear(here.room)
            with speechless(here.server):
                entry = await here.answer(*here.any_answer(Random(1)))
            assert (here.play.seq, ear.woken) == (1, 1)
            assert await here.server.journal.since(here.room.table, 0) == [entry]
            await here.play_on(5)

    run(story)


def test_so_it_is_for_answers_at_many_tables_that_were_written_together(database: str) -> None:
    async def story() -> None:
        async with served(database) as server:
            tables = [await party(server, "lifeboats", "Ann", "Bob", "Cleo") for _ in range(5)]
            with speechless(server):
                await asyncio.gather(
                    *(each.answer(each.waiting()[0], Random(1)) for each in tables)
                )
            assert [each.play.seq for each in tables] == [1] * 5

    run(story)


def test_so_it_is_for_the_last_answer_and_for_a_rewind(database: str) -> None:
    async def story() -> None:
        async with crew(database) as here:
            random = Random(3)
            seat = await answers_of_all(here)
            kept = here.play.before_last_of(seat)
            await here.room.undo(seat, here.play.seq)
            with speechless(here.server):
                for other in {0, 1, 2} - {seat}:
                    await here.room.reply(other, here.play.seq, "grant")
                assert len(here.play.match.record.answers) == kept
                while not here.play.is_over:
                    await here.answer(*here.any_answer(random))
            assert len(await here.server.journal.since(here.room.table, 0)) == here.play.seq
            assert (await here.server.tables.get(here.room.table)).status == "over"

    run(story)


def test_if_nobody_knows_whether_it_is_written_the_next_round_finds_it_out(database: str) -> None:
    async def story() -> None:
        async with crew(database) as here:
            ear = Ear(here.room)
            with speechless(here.server), unreadable(here.server):
                with pytest.raises(OperationalError):
                    await here.answer(*here.any_answer(Random(1)))
                assert (here.play.seq, ear.woken) == (0, 0)
            await next_round(here.server)
            assert (here.play.seq, ear.woken) == (1, 1)
            await here.play_on(5)
            assert here.play.seq == 6

    run(story)


# Nobody waits for what concerns others.


def test_a_table_that_somebody_holds_does_not_keep_other_tables_waiting(
    postgres_home: str,
) -> None:
    async def story() -> None:
        database = postgres.new_database(postgres_home, f"test{next(numbers)}")
        async with crew(database) as here:
            random = Random(1)
            elsewhere = await party(here.server, "lifeboats", "Ann", "Bob", "Cleo")
            seat = await answers_of_all(here)
            kept = here.play.before_last_of(seat)
            await here.room.undo(seat, here.play.seq)
            first, last = {0, 1, 2} - {seat}
            await here.room.reply(first, here.play.seq, "grant")
            engine = open_database(database)
            async with engine.connect() as holder, engine.connect() as observer:
                held = {"id": here.room.table}
                await holder.execute(text("UPDATE tables SET id = id WHERE id = :id"), held)
                granting = asyncio.create_task(here.room.reply(last, here.play.seq, "grant"))
                while not (await observer.execute(text(WHO_WAITS))).scalar():
                    await observer.rollback()  # or it would see the same for ever
                for _ in range(3):
                    await elsewhere.answer(elsewhere.waiting()[0], random)
                assert not granting.done()
                await holder.rollback()
                await granting
            await engine.dispose()
            assert elsewhere.play.seq == 3
            assert len(here.play.match.record.answers) == kept

    run(story)


# What another server has made.


def test_at_a_rematch_that_another_server_has_made_all_is_heard_that_was_said(
    database: str,
) -> None:
    async def story() -> None:
        async with crew(database) as one, served(database) as other:
            random = Random(1)
            while not one.play.is_over:
                await one.answer(*one.any_answer(random))
            made, is_new = await one.server.tables.rematch(one.room.table, one.people[0])
            assert is_new
            await one.server.rooms.made(made)
            await one.server.rooms.say(await one.server.rooms.room(made.id), 0, "again!")
            found, is_new = await other.tables.rematch(one.room.table, one.people[1])
            assert (found.id, is_new) == (made.id, False)
            room = await other.rooms.room(found.id)
            assert [each.text for each in room.remarks] == ["again!"]

    run(story)
