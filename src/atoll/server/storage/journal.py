"""The journal: what happened at all tables, in the order in which it became durable.

Whatever is waiting is written in one transaction, so that a busy server waits for the disk once
for many answers. An answer counts when its place in the journal is its own: the unique
(table, seq) decides between answers, also between those of several servers on one database.
"""

import asyncio
from collections.abc import Sequence
from typing import Literal, NamedTuple

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, bindparam, select, update
from sqlalchemy.exc import DBAPIError

from ...kernel import Outcome
from ..metrics import BATCHES, DURABLE
from .database import Database
from .lookup import ATTENDED, hold
from .news import CHANNEL, MOST_KEYS, News
from .schema import entries, tables

# One statement, whatever the size of the batch: it is prepared once, and a transaction of its own.
INSERT = """
INSERT INTO entries ("table", seq, kind, seat, text, waiting, at, since) SELECT {} FROM {}
"""
SQLITE = INSERT.format(
    ", ".join(f"json_extract(value, '$[{place}]')" for place in range(8)), "json_each(?)"
)
POSTGRESQL = "WITH written AS ({}) SELECT pg_notify($2, $3)".format(
    INSERT.format(
        "value->>0, (value->>1)::int, value->>2, (value->>3)::int, value->>4, (value->>5)::int, "
        "(value->>6)::float, (value->>7)::float",
        "json_array_elements(CAST($1 AS json))",
    )
)

SINCE = (
    select(entries)
    .where(entries.c.table == bindparam("table"), entries.c.seq > bindparam("seq"))
    .order_by(entries.c.seq)
)

OVER = (
    update(tables)
    .where(tables.c.id == bindparam("ended"))
    .values(playing=False, outcome=bindparam("how"))
)

MOST_AT_ONCE = MOST_KEYS
"""So many go into one statement at most: one story has to tell of all of them."""

Kind = Literal["begin", "answer", "late", "undo", "ask", "grant", "decline", "lapse", "rewind"]


class Entry(Struct, frozen=True, array_like=True):
    """One thing that happened at a table.

    The game begins (always at 0); a seat answers, or a bot does because the seat is late; it takes
    its last answer back; it asks the others to take it back, who grant or decline, or do not reply
    in time and the wish lapses; with all consent the game goes back to where it had so many answers
    as ``text`` says.
    """

    table: str
    seq: int
    kind: Kind
    seat: int
    text: str
    waiting: int
    """For whom the game waits now, a bit a seat."""
    at: float
    since: float
    """Since when it has waited for whom it has waited longest."""


class Taken(Exception):
    """Somebody else's entry has this place."""


class Moved(Exception):
    """Other people are there than was thought."""


class _Waiting(NamedTuple):
    group: Sequence[Entry]
    attended: frozenset[int] | None
    outcome: Outcome | None
    done: asyncio.Future[None]

    @property
    def table(self) -> str:
        return self.group[0].table

    @property
    def is_end(self) -> bool:
        """Whether the game is over with it."""
        return not self.group[-1].waiting

    @property
    def is_more_than_entries(self) -> bool:
        return self.attended is not None or self.is_end

    def succeed(self) -> None:
        if not self.done.done():  # nobody may wait any more; what is written stays written
            self.done.set_result(None)

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Journal:
    """Writes entries; ``append`` returns when they are durable."""

    def __init__(self, database: Database, news: News) -> None:
        self._database = database
        self._news = news
        self._waiting: list[_Waiting] = []
        self._writing: asyncio.Task[None] | None = None
        self._apart: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        while under_way := [*self._apart, *([self._writing] if self._writing else [])]:
            await asyncio.wait(under_way)

    async def append(
        self,
        *group: Entry,
        attended: frozenset[int] | None = None,
        outcome: Outcome | None = None,
    ) -> None:
        """Make an entry durable, or several that follow each other at one table, and how the game
        ends with them.

        Raises ``Taken`` if the first place is not free any more, or ``Moved`` if it matters who is
        there, and by now others are than at these seats; none of them is written then.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting = _Waiting(group, attended, outcome, done)
        if waiting.is_more_than_entries:
            self._write_apart(waiting)
        else:
            self._waiting.append(waiting)
            if self._writing is None:
                self._writing = asyncio.create_task(self._write_all(), name="journal")
        await done

    def _write_apart(self, waiting: _Waiting) -> None:
        """It may have to wait for who holds the table; the others must not."""
        writing = asyncio.create_task(self._write([waiting]))
        self._apart.add(writing)
        writing.add_done_callback(self._apart.discard)

    async def since(self, table: str, seq: int) -> Sequence[Entry]:
        """What happened at a table after this place, in order."""
        given = {"table": table, "seq": seq}
        return await self._database.read(lambda c: [Entry(*row) for row in c.execute(SINCE, given)])

    async def _write_all(self) -> None:
        """Write until nothing is waiting; what comes meanwhile is the next batch."""
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                await self._write(batch)
        finally:
            self._writing = None

    async def _write(self, batch: list[_Waiting]) -> None:
        BATCHES.observe(len(batch))
        try:
            with DURABLE.time():
                await self._insert(batch)
        except DBAPIError as error:
            if len(batch) == 1 or error.connection_invalidated:
                await self._find_out(batch, error)
                return
            for each in batch:  # one that cannot be written must not take others with it
                self._write_apart(each)
        except Exception as error:  # noqa: BLE001  (whoever waits is told, whatever it is)
            await self._find_out(batch, error)
        else:
            for each in batch:
                each.succeed()

    async def _insert(self, batch: list[_Waiting]) -> None:
        entries = [entry for each in batch for entry in each.group]
        # In one order: two servers that write to the same tables must not wait for each other.
        entries.sort(key=lambda entry: (entry.table, entry.seq))
        statement, values = self._statement(entries)
        if not batch[0].is_more_than_entries:
            await self._database.execute(statement, values)
            return
        [alone] = batch

        def work(connection: Connection) -> None:
            _check_attended(connection, alone)
            connection.exec_driver_sql(statement, values)
            if alone.is_end:
                connection.execute(OVER, {"ended": alone.table, "how": encoded(alone.outcome)})

        await self._database.write(work)

    def _statement(self, entries: Sequence[Entry]) -> tuple[str, tuple[str, ...]]:
        rows = msgspec.json.encode(entries).decode()
        if self._database.is_sqlite:
            return SQLITE, (rows,)
        story = self._news.story("entries", {entry.table for entry in entries})
        return POSTGRESQL, (rows, CHANNEL, story)

    async def _find_out(self, batch: Sequence[_Waiting], error: Exception) -> None:
        """Tell those who wait what has become of it: the database could not, or refused it."""
        for number, each in enumerate(batch):
            try:
                there = next(iter(await self.since(each.table, each.group[0].seq - 1)), None)
            except Exception:  # noqa: BLE001  (it does not answer: then nobody knows)
                for unknown in batch[number:]:
                    unknown.fail(error)
                return
            if there == each.group[0]:
                each.succeed()
            elif there is not None:
                each.fail(Taken(f"place {there.seq} at table {there.table} is taken"))
            else:
                each.fail(error)


def encoded(outcome: Outcome | None) -> str | None:
    """How a game ended, as it is kept."""
    return None if outcome is None else msgspec.json.encode(outcome).decode()


def _check_attended(connection: Connection, waiting: _Waiting) -> None:
    if waiting.attended is None:
        return
    hold(connection, waiting.table)
    there = frozenset(connection.execute(ATTENDED, {"table": waiting.table}).scalars())
    if there != waiting.attended:
        raise Moved(f"others are there at table {waiting.table}")
