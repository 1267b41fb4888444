"""People who play on whatever happens to the server, and note all that it promised them."""

import asyncio
import json
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from itertools import cycle
from random import Random
from typing import NamedTuple

import httpx
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from atoll import record as records
from atoll.server.storage.database import open_database
from atoll.server.storage.schema import entries

from ..told import options_told
from .player import Message, Table, Visitor, dialled

SECONDS_BETWEEN_ATTEMPTS = 0.1
SENT_TWICE = 0.2
"""How often somebody is impatient, and sends the same answer twice."""
FAST = {"requests_per_second": 1_000, "messages_per_second": 1_000, "connections": 1_000}
"""Settings of a server that does not slow its clients down."""

UNREACHABLE = (OSError, EOFError, InvalidHandshake, httpx.TransportError)


class Entered(NamedTuple):
    """An answer in its place in the journal."""

    table: str
    seq: int
    seat: int
    text: str


class Lost(NamedTuple):
    """An answer of which nobody knows whether the server had it before it went down."""

    table: str
    seat: int
    text: str


class Notes:
    """What the server has said to people."""

    def __init__(self) -> None:
        self.done: list[Entered] = []
        self.lost: list[Lost] = []
        self.tables: list[Table] = []
        self.close_codes: list[int | None] = []
        self._news = asyncio.Condition()

    async def add(self, done: Entered) -> None:
        async with self._news:
            self.done.append(done)
            self._news.notify_all()

    async def until_done(self, more: int) -> None:
        """Wait until so many more answers are done."""
        enough = len(self.done) + more
        async with self._news:
            await self._news.wait_for(lambda: len(self.done) >= enough)


class _Wish(NamedTuple):
    """An answer on its way: for what was asked at ``seq``."""

    ref: int
    seq: int
    text: str


class Steadfast:
    """Somebody at a seat, who connects again and sends again what may have got lost."""

    def __init__(
        self, visitor: Visitor, table: str, seat: int, notes: Notes, random: Random
    ) -> None:
        self._visitor, self._table, self._seat = visitor, table, seat
        self._notes, self._random = notes, random
        self._seen = -1
        self._last: Message = {"decisions": [], "view": {"outcome": None}}
        self._ref = 0
        self._wish: _Wish | None = None
        self._is_sent_again = False
        self._sent_twice: set[int] = set()

    async def play(self) -> None:
        """Play to the end of the game, over as many connections as it takes."""
        while not self._is_over:
            with suppress(*UNREACHABLE):
                await self._play_as_long_as_it_is_connected()
            await asyncio.sleep(SECONDS_BETWEEN_ATTEMPTS)

    @property
    def _is_over(self) -> bool:
        return self._last["view"]["outcome"] is not None and self._wish is None

    async def _play_as_long_as_it_is_connected(self) -> None:
        where = f"{self._visitor.address.replace('http', 'ws', 1)}/api/tables/{self._table}/live"
        if self._seen >= 0:
            where += f"?seen={self._seen}"
        async with dialled(where, self._visitor.headers) as connection:
            try:
                await self._play_over(connection)
            except ConnectionClosed as closed:
                self._notes.close_codes.append(closed.rcvd.code if closed.rcvd else None)

    async def _play_over(self, connection: ClientConnection) -> None:
        self._is_sent_again = self._wish is not None
        for message in json.loads(await connection.recv()):
            await self._read(message)
        if self._is_sent_again:
            await self._send(connection)
        while not self._is_over:
            await self._answer_if_asked(connection)
            for message in json.loads(await connection.recv()):
                await self._read(message)

    async def _answer_if_asked(self, connection: ClientConnection) -> None:
        asked = [options_told(each) for each in self._last["decisions"] if each["must"]]
        if self._wish is None and asked:
            self._ref += 1
            text = self._random.choice(asked[0])["text"]
            self._wish = _Wish(self._ref, self._last["seq"], text)
            await self._send(connection)

    async def _send(self, connection: ClientConnection) -> None:
        assert self._wish is not None
        await connection.send(json.dumps({"type": "answer", **self._wish._asdict()}))
        if self._random.random() < SENT_TWICE:
            self._ref += 1
            self._sent_twice.add(self._ref)
            again = self._wish._replace(ref=self._ref)
            await connection.send(json.dumps({"type": "answer", **again._asdict()}))

    async def _read(self, message: Message) -> None:
        match message["type"]:
            case "update":
                self._see(message)
            case "done":
                await self._note_done(message)
            case "refused":
                self._note_refused(message)
            case "closing":
                raise AssertionError(message)

    def _see(self, update: Message) -> None:
        assert update["since"] == self._seen, "what happened meanwhile is told without a gap"
        assert update["seq"] >= self._seen, "pictures never go back"
        numbers = [event["seq"] for event in update["events"]]
        assert numbers == sorted(numbers)
        assert all(self._seen < number <= update["seq"] for number in numbers)
        self._seen, self._last = update["seq"], update

    async def _note_done(self, done: Message) -> None:
        assert self._wish is not None
        assert done["ref"] == self._wish.ref, "of an answer that was sent twice only one is done"
        assert done["seq"] <= self._seen, "the update that shows it comes first"
        await self._notes.add(Entered(self._table, done["seq"], self._seat, self._wish.text))
        self._wish, self._is_sent_again = None, False

    def _note_refused(self, refused: Message) -> None:
        assert refused["stale"], refused
        if refused["ref"] in self._sent_twice:
            return
        assert self._wish is not None
        assert refused["ref"] == self._wish.ref
        if self._is_sent_again:
            self._notes.lost.append(Lost(self._table, self._seat, self._wish.text))
        self._wish, self._is_sent_again = None, False


async def insist(visitor: Visitor, method: str, path: str) -> httpx.Response:
    """Ask over HTTP until there is a server that answers."""
    while True:
        with suppress(*UNREACHABLE):
            response = await visitor.try_to(method, path)
            assert response.is_success, response.text
            return response
        await asyncio.sleep(SECONDS_BETWEEN_ATTEMPTS)


class Crew:
    """People who play one game after the other at tables with the same seats."""

    def __init__(self, people: Sequence[Visitor], table: Table, notes: Notes) -> None:
        self.people = people
        self._table, self._notes = table, notes

    @classmethod
    async def gathered(
        cls, addresses: Sequence[str], game: str, seats: Sequence[str], notes: Notes
    ) -> "Crew":
        """Where a seat is ``open`` somebody sits down, each at the next server; a host is first."""
        where = cycle(addresses)
        people = [await Visitor.named(next(where), "Ann")]
        table = await people[0].make_table(game, ["me", *seats])
        for seat in range(1, 1 + seats.count("open")):
            people.append(await Visitor.named(next(where), "Bob"))
            table = await people[-1].sit(table["id"], seat)
        return cls(people, table, notes)

    async def play(self, random: Random) -> None:
        """Play one game to its end."""
        notes, table = self._notes, self._table["id"]
        notes.tables.append(self._table)
        await asyncio.gather(
            *(
                Steadfast(person, table, seat, notes, random).play()
                for seat, person in enumerate(self.people)
            )
        )

    async def play_on(self, random: Random, enough: asyncio.Event) -> None:
        """Play one game after the other, until it is enough and the last of them is over."""
        await self.play(random)
        while not enough.is_set():
            path = f"tables/{self._table['id']}/rematch"
            for person in self.people:
                self._table = (await insist(person, "POST", path)).json()
            await self.play(random)


# What is there in the end.


async def entered_in(database: str) -> list[Entered]:
    """All answers in a database, table by table, in order."""
    engine = open_database(database)
    columns = (entries.c.table, entries.c.seq, entries.c.seat, entries.c.text)
    query = select(*columns).where(entries.c.kind == "answer")
    async with engine.connect() as connection:
        rows = (await connection.execute(query.order_by(entries.c.table, entries.c.seq))).all()
    await engine.dispose()
    return [Entered(*row) for row in rows]


async def check_all_is_kept(database: str, notes: Notes) -> None:
    """Every answer that was done is in its place, and none is there twice."""
    tables = {table["id"] for table in notes.tables}
    entered = [each for each in await entered_in(database) if each.table in tables]
    done = set(notes.done)
    assert len(done) == len(notes.done)
    assert done <= set(entered)
    bots = {
        (table["id"], seat["seat"])
        for table in notes.tables
        for seat in table["seats"]
        if seat["bot"]
    }
    others = [each for each in entered if (each.table, each.seat) not in bots and each not in done]
    # Nobody was told of these: each is one of those that were on their way when the server died.
    assert Counter(Lost(each.table, each.seat, each.text) for each in others) <= Counter(notes.lost)


async def check_games(address: str, database: str, notes: Notes) -> None:
    """Every game is over, its record is its journal, and its seed is the one that was promised."""
    entered = await entered_in(database)
    for table in notes.tables:
        visitor = Visitor(address)
        response = await visitor.try_to("GET", f"tables/{table['id']}/record")
        record = records.loads(response.text)
        assert records.replay(record).outcome is not None
        assert records.seed_hash(record.seed) == table["seed_hash"]
        here = [each for each in entered if each.table == table["id"]]
        assert [each.seq for each in here] == list(range(1, len(here) + 1))
        assert [records.Answer(each.seat, each.text) for each in here] == record.answers
