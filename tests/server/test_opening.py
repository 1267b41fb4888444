"""Rooms are opened once, however many come at the same moment, and say what cannot be opened."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import insert, update
from structlog.testing import capture_logs

from atoll.server.live.room import Room
from atoll.server.refusals import Refusal
from atoll.server.server import Server
from atoll.server.storage.lookup import TableInfo
from atoll.server.storage.schema import entries
from atoll.server.wire import RemarkShown

from .conftest import run, served
from .party import carry_out, party


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/atoll.db"


async def closed_table(database: str) -> str:
    """A table whose room is not open."""
    async with served(database) as server:
        return (await party(server, "tranquility", "Ann", "Bob")).room.table


def test_all_who_come_at_once_come_into_the_same_room(database: str) -> None:
    async def story() -> None:
        table = await closed_table(database)
        async with served(database) as server:
            rooms = await asyncio.gather(*(server.rooms.room(table) for _ in range(5)))
            assert {id(room) for room in rooms} == {id(rooms[0])}
            assert server.rooms.open_rooms() == [rooms[0]]

    run(story)


def test_who_goes_away_at_the_moment_the_room_opens_does_not_take_it_along(database: str) -> None:
    async def story() -> None:
        table = await closed_table(database)
        async with served(database) as server:
            coming = asyncio.create_task(server.rooms.room(table))
            await asyncio.sleep(0)
            room = await server.rooms._rooms[table]
            coming.cancel()
            await asyncio.gather(coming, return_exceptions=True)
            assert await server.rooms.room(table) is room
            assert server.rooms.open_rooms() == [room]

    run(story)


async def failing_at_first(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the database be away when a room is opened for the first time."""
    get, failures = server.tables.get, [OSError("the cable is cut")]

    async def get_or_fail(table: str) -> TableInfo:
        if failures:
            raise failures.pop()
        return await get(table)

    monkeypatch.setattr(server.tables, "get", get_or_fail)


def test_a_room_that_could_not_be_opened_is_opened_for_the_next_who_comes(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        table = await closed_table(database)
        async with served(database) as server:
            await failing_at_first(server, monkeypatch)

            async def try_again() -> Room:
                try:
                    return await server.rooms.room(table)
                except OSError:
                    return await server.rooms.room(table)

            rooms = await asyncio.gather(*(try_again() for _ in range(5)))
            assert server.rooms.open_rooms() == [rooms[0]]
            assert {id(room) for room in rooms} == {id(rooms[0])}

    run(story)


# Tables that cannot be opened.

BROKEN = {
    "a gap": {"seq": 5, "kind": "answer", "text": "pass"},
    "an answer that cannot be": {"seq": 1, "kind": "answer", "text": "gulls cry"},
    "an undo of nothing": {"seq": 1, "kind": "undo", "text": ""},
    "a way back to nowhere": {"seq": 1, "kind": "rewind", "text": "12"},
    "a way back to nothing": {"seq": 1, "kind": "rewind", "text": ""},
    "a reply to nothing": {"seq": 1, "kind": "grant", "text": ""},
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_journal_that_does_not_fit_its_game_is_refused_and_logged(
    database: str, what: str
) -> None:
    async def story() -> None:
        table = await closed_table(database)
        row = BROKEN[what] | {"table": table, "seat": 0, "waiting": 1, "at": 0.0, "since": 0.0}
        await carry_out(database, insert(entries).values(row))
        async with served(database) as server:
            with capture_logs() as logs, pytest.raises(Refusal, match="does not fit its game"):
                await server.rooms.room(table)
            [logged] = [each for each in logs if each["event"] == "journal-does-not-replay"]
            assert (logged["table"], logged["log_level"]) == (table, "error")

    run(story)


def test_a_journal_without_a_beginning_is_refused(database: str) -> None:
    async def story() -> None:
        table = await closed_table(database)
        await carry_out(database, update(entries).values(seq=1))
        async with served(database) as server:
            with pytest.raises(Refusal, match="does not fit its game"):
                await server.rooms.room(table)

    run(story)


# What comes back as news.


def test_a_remark_that_comes_back_as_news_is_not_heard_twice(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with served(database) as server:
            here = await party(server, "lifeboats", "Ann", "Bob", "Cleo")
            add = server.rooms._remarks.add

            async def add_and_hear(table: str, seat: int, name: str, text: str) -> RemarkShown:
                remark = await add(table, seat, name, text)
                await server.rooms.hear("remarks", table)
                return remark

            monkeypatch.setattr(server.rooms._remarks, "add", add_and_hear)
            await server.rooms.say(here.room, 0, "ahoy")
            await server.rooms.hear("remarks", here.room.table)
            assert [each.text for each in here.room.remarks] == ["ahoy"]

    run(story)


def test_that_the_last_has_left_elsewhere_is_no_mishap(database: str) -> None:
    async def story() -> None:
        async with served(database) as server:
            ann, _ = await server.people.welcome("Ann")
            info = await server.tables.create(ann.id, "tranquility", ["me", "open"])
            room = await server.rooms.room(info.id)
            await server.tables.leave(info.id, ann.id)
            await server.rooms.hear("table", info.id)
            assert room.gone
            assert server.rooms.open_rooms() == []

    run(story)
