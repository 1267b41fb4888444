"""News between servers: what is durable is heard by the others, and nothing else is."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine
from structlog.testing import capture_logs

from atoll.server.storage import news as news_module
from atoll.server.storage.database import open_database
from atoll.server.storage.ids import new_id
from atoll.server.storage.journal import MOST_AT_ONCE
from atoll.server.storage.news import CHANNEL, MOST_KEYS, News, What

from ..patience import PATIENCE
from . import postgres
from .conftest import run

numbers = count()
EVERYTHING = ("everything", "")


@pytest.fixture
def shared(postgres_home: str) -> str:
    """The address of a database that several servers can share."""
    return postgres.new_database(postgres_home, f"news{next(numbers)}")


class Ear:
    """Hears news, and may fail to understand some."""

    def __init__(self, deaf_to: str = "") -> None:
        self.heard: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        self._deaf_to = deaf_to
        self.resumed = 0

    async def hear(self, what: What, table: str) -> None:
        if table == self._deaf_to:
            raise ValueError("what?")
        self.heard.put_nowait((what, table))

    async def hear_everything(self) -> None:
        self.heard.put_nowait(EVERYTHING)

    async def resume(self) -> None:
        self.resumed += 1

    async def next(self) -> tuple[str, str]:
        return await asyncio.wait_for(self.heard.get(), timeout=PATIENCE)


@asynccontextmanager
async def station(database: str, ear: Ear) -> AsyncIterator[tuple[News, AsyncEngine]]:
    """News that are listened to, and the engine through which they are told."""
    engine = open_database(database)
    news = News(engine)
    await news.open(ear)
    try:
        yield news, engine
    finally:
        await news.close()
        await engine.dispose()


async def tell(station: tuple[News, AsyncEngine], what: What, *tables: str) -> None:
    news, engine = station

    def work(connection: Connection) -> None:
        news.tell(connection, what, tables)

    async with engine.begin() as connection:
        await connection.run_sync(work)


def test_who_begins_to_listen_looks_at_everything_for_news_may_have_been_missed(
    shared: str,
) -> None:
    async def story() -> None:
        ear = Ear()
        async with station(shared, ear):
            assert ear.heard.get_nowait() == EVERYTHING

    run(story)


def test_others_hear_what_is_told_in_its_order_and_the_teller_does_not(shared: str) -> None:
    async def story() -> None:
        here, there = Ear(), Ear()
        async with station(shared, here) as one, station(shared, there) as other:
            await tell(one, "entries", "kon-tiki", "bounty")
            await tell(one, "remarks", "kon-tiki")
            await tell(other, "table", "bounty")
            assert [await there.next() for _ in range(4)] == [
                EVERYTHING,
                ("entries", "kon-tiki"),
                ("entries", "bounty"),
                ("remarks", "kon-tiki"),
            ]
            assert [await here.next() for _ in range(2)] == [EVERYTHING, ("table", "bounty")]

    run(story)


def test_what_does_not_become_durable_is_not_heard(shared: str) -> None:
    async def story() -> None:
        ear = Ear()
        async with station(shared, Ear()) as one, station(shared, ear):
            news, engine = one
            async with engine.connect() as connection:
                await connection.run_sync(news.tell, "table", ["atlantis"])
                await connection.rollback()
            await tell(one, "table", "bounty")
            assert [await ear.next() for _ in range(2)] == [EVERYTHING, ("table", "bounty")]

    run(story)


def test_a_story_about_no_table_is_not_told(shared: str) -> None:
    async def story() -> None:
        ear = Ear()
        async with station(shared, Ear()) as one, station(shared, ear):
            await tell(one, "entries")
            await tell(one, "table", "bounty")
            assert [await ear.next() for _ in range(2)] == [EVERYTHING, ("table", "bounty")]

    run(story)


@pytest.mark.parametrize("count", [MOST_AT_ONCE, 2 * MOST_KEYS + 1])
def test_of_any_number_of_tables_can_be_told_at_once(shared: str, count: int) -> None:
    async def story() -> None:
        ear = Ear()
        tables = [new_id() for _ in range(count)]
        async with station(shared, Ear()) as one, station(shared, ear):
            await tell(one, "entries", *tables)
            assert await ear.next() == EVERYTHING
            assert [await ear.next() for _ in tables] == [("entries", each) for each in tables]

    run(story)


def test_a_table_that_cannot_be_read_does_not_silence_the_rest(shared: str) -> None:
    async def story() -> None:
        ear = Ear(deaf_to="atlantis")
        with capture_logs() as logs:
            async with station(shared, Ear()) as one, station(shared, ear):
                await tell(one, "table", "atlantis", "bounty")
                assert [await ear.next() for _ in range(2)] == [EVERYTHING, ("table", "bounty")]
        assert [(each["event"], each["table"]) for each in logs] == [
            ("news-not-understood", "atlantis")
        ]

    run(story)


CUT_ALL_CABLES = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE pid <> pg_backend_pid() AND datname = current_database()"""
TALK_NONSENSE = f"SELECT pg_notify('{CHANNEL}', 'gulls cry')"


@pytest.mark.parametrize("accident", [CUT_ALL_CABLES, TALK_NONSENSE])
def test_after_an_accident_everything_is_looked_at_and_listening_goes_on(
    shared: str, accident: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        monkeypatch.setattr(news_module, "SECONDS_BETWEEN_ATTEMPTS", 0.01)
        ear = Ear()
        async with station(shared, ear):
            assert await ear.next() == EVERYTHING
            engine = open_database(shared)
            async with engine.begin() as connection:
                await connection.execute(text(accident))
            assert await ear.next() == EVERYTHING
            await tell((News(engine), engine), "table", "bounty")
            assert await ear.next() == ("table", "bounty")
            await engine.dispose()

    run(story)


@pytest.mark.parametrize(("absence", "resumed"), [(600.0, 1), (-1.0, 2)])
def test_who_has_lost_the_connection_for_a_moment_was_there_all_the_time(
    shared: str, absence: float, resumed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        monkeypatch.setattr(news_module, "SECONDS_BETWEEN_ATTEMPTS", 0.01)
        monkeypatch.setattr(news_module, "SECONDS_OF_ABSENCE", absence)
        ear = Ear()
        async with station(shared, ear):
            assert await ear.next() == EVERYTHING
            engine = open_database(shared)
            async with engine.begin() as connection:
                await connection.execute(text(CUT_ALL_CABLES))
            await engine.dispose()
            assert await ear.next() == EVERYTHING
            assert ear.resumed == resumed

    run(story)


OTHERS = """SELECT pid FROM pg_stat_activity
WHERE pid <> pg_backend_pid() AND datname = current_database()"""


@contextmanager
def struck_dumb(pids: Sequence[int]) -> Iterator[None]:
    """Whoever serves these connections says nothing any more, as if the network had died."""
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


def test_a_connection_that_has_died_without_a_word_is_noticed(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        for name, seconds in {"BETWEEN_ATTEMPTS": 0.01, "OF_SILENCE": 0.1, "TO_ANSWER": 2}.items():
            monkeypatch.setattr(news_module, f"SECONDS_{name}", seconds)
        ear = Ear()
        async with station(shared, ear):
            assert await ear.next() == EVERYTHING
            engine = open_database(shared)
            async with engine.connect() as connection:
                pids = (await connection.execute(text(OTHERS))).scalars().all()
            with struck_dumb(pids):
                assert await ear.next() == EVERYTHING
                await tell((News(engine), engine), "table", "bounty")
                assert await ear.next() == ("table", "bounty")
            await engine.dispose()

    run(story)


def test_the_first_of_the_servers_knows_that_there_was_none(shared: str) -> None:
    async def story() -> None:
        first, second, third = Ear(), Ear(), Ear()
        async with station(shared, first):
            async with station(shared, second):
                assert (first.resumed, second.resumed) == (1, 0)
            async with station(shared, second):
                assert (first.resumed, second.resumed) == (1, 0)
        async with station(shared, third):
            assert third.resumed == 1

    run(story)


def test_what_could_not_be_resumed_is_tried_again(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Stumbling(Ear):
        async def resume(self) -> None:
            await super().resume()
            if self.resumed == 1:
                raise OSError("somebody holds a row")

    async def story() -> None:
        monkeypatch.setattr(news_module, "SECONDS_BETWEEN_ATTEMPTS", 0.01)
        ear = Stumbling()
        async with station(shared, ear):
            assert await ear.next() == EVERYTHING
            assert ear.resumed == 2

    run(story)


def test_a_connection_that_is_only_silent_is_kept(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        monkeypatch.setattr(news_module, "SECONDS_OF_SILENCE", 0.01)
        ear = Ear()
        async with station(shared, Ear()) as one, station(shared, ear):
            await asyncio.sleep(0.3)
            await tell(one, "table", "bounty")
            assert [await ear.next() for _ in range(2)] == [EVERYTHING, ("table", "bounty")]

    run(story)


def test_of_servers_that_start_at_once_all_wait_for_the_first(shared: str) -> None:
    class Slow(Ear):
        async def resume(self) -> None:
            await asyncio.sleep(0.1)
            order.append("resumed")

        async def hear_everything(self) -> None:
            order.append("begun")

    order: list[str] = []

    async def story() -> None:
        async with AsyncExitStack() as stack:
            await asyncio.gather(
                *(stack.enter_async_context(station(shared, Slow())) for _ in range(3))
            )
        assert order == ["resumed", "begun", "begun", "begun"]

    run(story)


def test_with_sqlite_there_is_nobody_to_tell(tmp_path: Path) -> None:
    async def story() -> None:
        ear = Ear()
        async with station(f"sqlite:///{tmp_path}/atoll.db", ear) as one:
            await tell(one, "table", "bounty")
            assert ear.heard.empty()
            assert ear.resumed == 1

    run(story)
