"""The journal: each place is given once, and nobody's entry is in the way of another's."""

import asyncio
import time
from types import NoneType

import pytest
from sqlalchemy.exc import DBAPIError, IntegrityError

from atoll.server.storage.journal import Entry, Taken
from atoll.server.storage.lookup import TableInfo

from .conftest import run
from .test_rooms import PLACES, Crew, crew


def test_a_place_in_the_journal_is_given_once(database: str) -> None:
    async def story() -> None:
        async with crew(database) as here:
            journal = here.server.journal
            entries = [
                Entry(here.room.table, 1, "answer", 0, "launch 1", 1, float(at), 0.0)
                for at in range(4)
            ]
            results = await asyncio.gather(
                *(journal.append(entry) for entry in entries[:3]), return_exceptions=True
            )
            assert [type(each) for each in results].count(Taken) == 2
            with pytest.raises(Taken):
                await journal.append(entries[3])

    run(story)


def test_what_is_written_already_is_not_taken_by_somebody_else(database: str) -> None:
    """The database may lose the connection just after it has written, and all is tried anew."""

    async def story() -> None:
        async with crew(database) as here:
            journal = here.server.journal
            entry = Entry(here.room.table, 1, "answer", 0, "launch 1", 1, time.time(), 0.0)
            await journal.append(entry)
            await journal.append(entry)
            assert await journal.since(here.room.table, 0) == [entry]

    run(story)


def test_what_cannot_be_written_takes_nothing_else_with_it(database: str) -> None:
    async def story() -> None:
        async with crew(database) as here:
            journal = here.server.journal
            good = Entry(here.room.table, 1, "answer", 0, "launch 1", 1, time.time(), 0.0)
            bad = Entry("nowhere", 1, "answer", 0, "launch 1", 1, time.time(), 0.0)
            results = await asyncio.gather(
                journal.append(bad), journal.append(good), return_exceptions=True
            )
            assert [type(result) for result in results] == [IntegrityError, NoneType]
            assert await journal.since(here.room.table, 0) == [good]

    run(story)


def test_whoever_is_kept_waiting_at_one_table_keeps_nobody_waiting_elsewhere(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with crew(database) as here:
            journal, execute = here.server.journal, here.server.database.execute
            tables = [here.room.table, (await another_table(here)).id]
            attempts: list[int] = []

            async def held(statement: str, values: tuple[str, ...]) -> None:
                attempts.append(values[0].count("answer"))
                if tables[0] in values[0]:
                    raise DBAPIError("insert", {}, Exception("lock timeout"))
                await execute(statement, values)

            monkeypatch.setattr(here.server.database, "execute", held)
            entries = [
                Entry(table, 1, "answer", 0, "launch 1", 1, float(at), 0.0)
                for at, table in enumerate(tables)
            ]
            results = await asyncio.gather(*map(journal.append, entries), return_exceptions=True)
            assert [type(each) for each in results] == [DBAPIError, NoneType]
            assert sorted(attempts) == [1, 1, 2]

    run(story)


async def another_table(here: Crew) -> TableInfo:
    """One more, where the same people have begun to play."""
    info = await here.server.tables.create(here.people[0], "lifeboats", PLACES)
    for seat in (1, 2):
        await here.server.tables.sit(info.id, here.people[seat], seat, "me")
    return info
