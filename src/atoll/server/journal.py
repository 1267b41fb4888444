"""The journal: what happened at all tables, in the order in which it became durable.

Whatever is waiting is written in one transaction, so that a busy server waits for the disk once
for many answers. An answer counts when its place in the journal is its own: the unique
(table, seq) decides between answers, also between those of several servers on one database.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Literal

from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from .schema import entries

INSERT: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
MOST_AT_ONCE = 200
"""So many entries go into one transaction at most."""


class Entry(Struct, frozen=True):
    """One thing that happened at a table: an answer of a seat, or that it took its last back."""

    table: str
    seq: int
    kind: Literal["answer", "undo"]
    seat: int
    text: str
    at: float


class Taken(Exception):
    """Somebody else's entry has this place."""


class Journal:
    """Writes entries; ``append`` returns when they are durable."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._insert = INSERT[engine.dialect.name]
        self._waiting: asyncio.Queue[tuple[Entry, asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._writer = asyncio.create_task(self._write_for_ever(), name="journal")

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        await self._waiting.join()
        if self._writer is not None:
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
            self._writer = None

    async def append(self, entry: Entry) -> None:
        """Make an entry durable. Raises ``Taken`` if its place is not free any more."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((entry, done))
        await done

    async def since(self, table: str, seq: int) -> Sequence[Entry]:
        """What happened at a table after this place, in order."""
        query = select(entries).where(entries.c.table == table, entries.c.seq > seq)
        async with self._engine.connect() as connection:
            rows = await connection.execute(query.order_by(entries.c.seq))
            return [Entry(**row) for row in rows.mappings()]

    async def _write_for_ever(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty() and len(batch) < MOST_AT_ONCE:
                batch.append(self._waiting.get_nowait())
            try:
                await self._write(batch)
            finally:
                for _ in batch:
                    self._waiting.task_done()

    async def _write(self, batch: list[tuple[Entry, asyncio.Future[None]]]) -> None:
        try:
            written = await self._insert_all([entry for entry, _ in batch])
        except Exception as error:  # noqa: BLE001  (whoever waits is told, whatever it is)
            for _, done in batch:
                if not done.done():
                    done.set_exception(error)
            return
        for entry, done in batch:
            if done.done():
                continue  # nobody waits any more; what is written stays written
            if (entry.table, entry.seq) in written:
                written.remove((entry.table, entry.seq))
                done.set_result(None)
            else:
                done.set_exception(Taken(f"place {entry.seq} at table {entry.table} is taken"))

    async def _insert_all(self, batch: list[Entry]) -> set[tuple[str, int]]:
        """Insert what has a free place; which places that were."""
        rows = [{name: getattr(each, name) for name in Entry.__struct_fields__} for each in batch]
        unique = list({(row["table"], row["seq"]): row for row in reversed(rows)}.values())
        statement = (
            self._insert(entries)
            .values(unique)
            .on_conflict_do_nothing()
            .returning(entries.c.table, entries.c.seq)
        )
        async with self._engine.begin() as connection:
            result = await connection.execute(statement)
            return {(table, seq) for table, seq in result.all()}
