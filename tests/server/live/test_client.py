"""A client of a live table, without the network: what it is told depends on how fast it reads."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from unittest.mock import AsyncMock

import pytest

from atoll.server.limits import Bucket
from atoll.server.live.client import MOST_REPLIES, Client, Unreadable, serve
from atoll.server.refusals import Refusal
from atoll.server.storage.journal import Entry
from atoll.server.storage.news import News
from atoll.server.wire import Go

from ..conftest import run, served
from ..party import Party, party
from ..player import Message
from ..test_rooms import also, crew
from .harbour import events, kinds, updates


class Line:
    """A connection that is full after each frame, until it is told to let another pass."""

    def __init__(self) -> None:
        self.messages: list[Message] = []
        self.is_full = True
        self.on_room: Callable[[], None] = lambda: None
        self._passed = asyncio.Event()
        self._sent: asyncio.Queue[bytes | None] = asyncio.Queue()

    def push(self, text: bytes) -> None:
        assert not self.is_full
        self.is_full = True
        self.messages.extend(json.loads(text))
        self._passed.set()

    async def receive(self) -> bytes | None:
        return await self._sent.get()

    async def let_pass(self) -> None:
        """Let one frame come to the client."""
        self._passed.clear()
        self.is_full = False
        self.on_room()
        await self._passed.wait()

    def put(self, frame: str | None) -> None:
        self._sent.put_nowait(None if frame is None else frame.encode())


@asynccontextmanager
async def table(tmp_path: Path) -> AsyncIterator[Party]:
    async with served(f"sqlite:///{tmp_path}/atoll.db") as server:
        yield await party(server, "lifeboats", "Ann", "Bob", "Cleo")


@asynccontextmanager
async def connected(
    here: Party, bucket: Bucket | None = None
) -> AsyncIterator[tuple[Line, asyncio.Task[Client | None]]]:
    """Ann, connected by such a line, and how she is served."""
    line = Line()
    client = Client(here.server.rooms, here.room, here.people[0], -1, line)
    bucket = bucket or Bucket(1000, 1000)
    serving = asyncio.create_task(serve(client, line.receive, bucket))
    yield line, serving
    serving.cancel()
    await asyncio.gather(serving, return_exceptions=True)


def test_who_reads_slowly_gets_fewer_pictures_but_all_that_happened(tmp_path: Path) -> None:
    async def story() -> None:
        async with table(tmp_path) as here, connected(here) as (line, _):
            await line.let_pass()
            await here.by_hand(lambda: here.play.seq == 10)
            await line.let_pass()
            await here.by_hand(lambda: here.play.seq == 20)
            await line.let_pass()
            seqs = [each["seq"] for each in updates(line.messages)]
            assert seqs == [0, 10, 20]
            assert [each["since"] for each in updates(line.messages)] == [-1, *seqs[:-1]]
            told = {each["seq"] for each in events(line.messages)}
            assert told == {seq for seq in range(21) if here.play.told[seq]}
            assert len(events(line.messages)) == sum(map(len, here.play.told))

    run(story)


def test_who_sends_and_never_reads_is_sent_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with table(tmp_path) as here, connected(here) as (line, serving):
            for number in range(2 * MOST_REPLIES):
                line.put(json.dumps({"type": "undo", "ref": number, "seq": 0}))
            with pytest.raises(Refusal, match="do not read"):
                await serving

    run(story)


def test_who_sends_too_fast_is_read_more_slowly_and_loses_nothing(tmp_path: Path) -> None:
    class Stingy(Bucket):
        """Makes everybody wait before every message."""

        def __init__(self) -> None:
            super().__init__(1, 1)
            self.asked = 0

        def take(self) -> float:
            self.asked += 1
            return 0.001 * (self.asked % 2)

    async def story() -> None:
        bucket = Stingy()
        async with table(tmp_path) as here, connected(here, bucket) as (line, _):
            for number in range(5):
                line.put(json.dumps({"type": "undo", "ref": number, "seq": 0}))
            while len(line.messages) < 7:
                await line.let_pass()
            assert kinds(line.messages) == ["table", "update", *["refused"] * 5]
            assert [each["ref"] for each in line.messages[2:]] == [0, 1, 2, 3, 4]
            assert bucket.asked == 10

    run(story)


@pytest.mark.parametrize("frame", ["", "?", '{"type": "answer"}'])
def test_what_cannot_be_read_ends_it(tmp_path: Path, frame: str) -> None:
    async def story() -> None:
        async with table(tmp_path) as here, connected(here) as (line, serving):
            line.put(frame)
            with pytest.raises(Unreadable):
                await serving

    run(story)


def test_who_hangs_up_is_not_listened_to_any_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with table(tmp_path) as here, connected(here) as (line, serving):
            await line.let_pass()
            assert len(here.room.listeners) == 1
            line.put(None)
            assert await serving is None
            assert here.room.listeners == set()

    run(story)


def test_who_reads_slowly_and_goes_on_is_told_first_what_came_of_the_rest(tmp_path: Path) -> None:
    async def story() -> None:
        async with table(tmp_path) as here, connected(here) as (line, serving):
            elsewhere = await party(here.server, "tranquility", "Ann")
            line.put(json.dumps({"type": "undo", "ref": 1, "seq": 0}))
            line.put(json.dumps({"type": "go", "ref": 2, "table": elsewhere.room.table}))
            client = await serving
            assert client is not None
            assert client.room is elsewhere.room
            there = asyncio.create_task(serve(client, line.receive, Bucket(1000, 1000)))
            await line.let_pass()
            assert kinds(line.messages) == ["table", "update", "refused", "table", "update", "done"]
            assert [each["table"]["game"] for each in line.messages if each["type"] == "table"] == [
                "lifeboats",
                "tranquility",
            ]
            line.put(None)
            assert await there is None

    run(story)


def test_who_goes_on_while_something_happens_never_sees_an_older_picture_after_a_newer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with table(tmp_path) as here, connected(here) as (line, serving):
            elsewhere = await party(here.server, "tranquility", "Ann")
            [client] = here.room.listeners
            assert isinstance(client, Client)
            go = client._go

            async def go_slowly(message: Go) -> Client | None:
                gone = await go(message)
                line.is_full = False  # just now there is room, and there are news
                await here.by_hand(lambda: here.play.seq == 2)
                await asyncio.sleep(0)
                line.is_full = True
                return gone

            monkeypatch.setattr(client, "_go", go_slowly)
            line.put(json.dumps({"type": "go", "ref": 1, "table": elsewhere.room.table}))
            gone = await serving
            assert gone is not None
            there = asyncio.create_task(serve(gone, line.receive, Bucket(1000, 1000)))
            await line.let_pass()
            assert kinds(line.messages) == ["table", "update", "table", "update", "done"]
            assert [each["since"] for each in updates(line.messages)] == [-1, -1]
            line.put(None)
            assert await there is None

    run(story)


def test_who_is_dismissed_is_sent_away_even_if_nothing_is_read(tmp_path: Path) -> None:
    async def story() -> None:
        async with table(tmp_path) as here, connected(here) as (line, serving):
            await asyncio.sleep(0)
            [client] = here.room.listeners
            assert isinstance(client, Client)
            client.dismiss()
            with pytest.raises(Refusal, match="who you are"):
                await serving
            assert line.messages == []

    run(story)


async def wander(client: Client | None, line: Line) -> None:
    """Serve a client that goes from table to table, until it goes for good."""
    while client is not None:
        client = await serve(client, line.receive, Bucket(1000, 1000))


def test_who_goes_from_table_to_table_and_never_reads_is_sent_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with table(tmp_path) as here, connected(here) as (line, serving):
            for number in range(MOST_REPLIES):
                line.put(json.dumps({"type": "go", "ref": number, "table": here.room.table}))
            client = await serving
            with pytest.raises(Refusal, match="do not read"):
                await wander(client, line)
            assert here.room.listeners == set()

    run(story)


# The end.


def test_the_seed_is_told_even_if_somebody_is_told_while_the_end_is_read(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is told that the table has changed must not be told before its play has."""
    monkeypatch.setattr(News, "_pass_on", AsyncMock())  # the end is heard of when the test says so

    async def story() -> None:
        async with crew(database) as one, also(database, one) as other:
            line, random = Line(), Random(1)
            client = Client(other.server.rooms, other.room, one.people[0], -1, line)
            serving = asyncio.create_task(serve(client, line.receive, Bucket(1000, 1000)))
            await line.let_pass()
            while not one.play.is_over:
                await one.answer(*one.any_answer(random))
            since = other.server.journal.since

            async def read(table: str, seq: int) -> Sequence[Entry]:
                line.is_full = False
                await other.server.rooms.say(other.room, 0, "what is going on?")
                await asyncio.sleep(0)
                line.is_full = True
                return await since(table, seq)

            monkeypatch.setattr(other.server.journal, "since", read)
            await other.server.rooms.hear("table", other.room.table)
            await line.let_pass()
            assert kinds(line.messages) == ["table", "update", "said", "table", "update"]
            last = line.messages[-2]["table"]
            assert (last["status"], last["seed"]) == ("over", str(one.play.match.record.seed))
            assert line.messages[-1]["view"]["outcome"] is not None
            line.put(None)
            assert await serving is None

    run(story)
