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
from sqlalchemy.exc import IntegrityError

from .database import Database
from .metrics import BATCHES, DURABLE
from .news import CHANNEL, MOST_KEYS, News
from .schema import entries, seats, tables

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

OVER = update(tables).where(tables.c.id.in_(bindparam("ids", expanding=True))).values(playing=False)

# Who comes or goes holds the table as long: who is there does not change until all is written.
HOLD = update(tables).where(tables.c.id == bindparam("held")).values(id=tables.c.id)
ATTENDED = select(seats.c.seat).where(
    seats.c.table == bindparam("table"), seats.c.person.is_not(None), ~seats.c.away
)

MOST_AT_ONCE = MOST_KEYS
"""So many go into one statement at most: one story has to tell of all of them."""

Kind = Literal["begin", "answer", "undo", "ask", "grant", "decline", "lapse", "rewind"]


class Entry(Struct, frozen=True, array_like=True):
    """One thing that happened at a table.

    The game begins (always at 0); a seat answers, or takes its last answer back; it asks the
    others to take it back, who grant or decline, or do not reply in time and the wish lapses; with
    all consent the game goes back to where it had so many answers as ``text`` says.
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
    done: asyncio.Future[None]

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

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        while self._writing is not None:
            await self._writing

    async def append(self, *group: Entry, attended: frozenset[int] | None = None) -> None:
        """Make an entry durable, or several that follow each other at one table.

        Raises ``Taken`` if the first place is not free any more, or ``Moved`` if it matters who is
        there, and by now others are than at these seats; none of them is written then.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(group, attended, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all(), name="journal")
        await done

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
        except Exception as error:  # noqa: BLE001  (whoever waits is told, whatever it is)
            if len(batch) > 1:
                for each in batch:  # one that cannot be written must not take others with it
                    await self._write([each])
            else:
                await self._fail(batch[0], error)
            return
        for each in batch:
            each.succeed()

    async def _insert(self, batch: list[_Waiting]) -> None:
        entries = [entry for each in batch for entry in each.group]
        # In one order: two servers that write to the same tables must not wait for each other.
        entries.sort(key=lambda entry: (entry.table, entry.seq))
        statement, values = self._statement(entries)
        over = [entry.table for entry in entries if not entry.waiting]
        guarded = [each for each in batch if each.attended is not None]

        def work(connection: Connection) -> None:
            for each in guarded:
                _check_attended(connection, each)
            connection.exec_driver_sql(statement, values)
            if over:
                connection.execute(OVER, {"ids": over})

        if over or guarded:
            await self._database.write(work)
        else:
            await self._database.execute(statement, values)

    def _statement(self, entries: Sequence[Entry]) -> tuple[str, tuple[str, ...]]:
        rows = msgspec.json.encode(entries).decode()
        if self._database.is_sqlite:
            return SQLITE, (rows,)
        story = self._news.story("entries", {entry.table for entry in entries})
        return POSTGRESQL, (rows, CHANNEL, story)

    async def _fail(self, waiting: _Waiting, error: Exception) -> None:
        first = waiting.group[0]
        there = await self._at_place_of(first) if isinstance(error, IntegrityError) else None
        if there == first:
            waiting.succeed()  # at an earlier attempt, whose success the database could not tell
        elif there is not None:
            waiting.fail(Taken(f"place {first.seq} at table {first.table} is taken"))
        else:
            waiting.fail(error)

    async def _at_place_of(self, entry: Entry) -> Entry | None:
        try:
            return next(iter(await self.since(entry.table, entry.seq - 1)), None)
        except Exception:  # noqa: BLE001  (then nobody knows, and whoever waits is told so)
            return None


def _check_attended(connection: Connection, waiting: _Waiting) -> None:
    table = waiting.group[0].table
    connection.execute(HOLD, {"held": table})
    there = frozenset(connection.execute(ATTENDED, {"table": table}).scalars())
    if there != waiting.attended:
        raise Moved(f"others are there at table {table}")
