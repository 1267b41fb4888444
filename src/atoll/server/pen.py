"""The pen that writes the journal: a connection of its own, used as directly as can be.

It is the only place where every answer of every table waits, so it does without what SQLAlchemy
does for others: one statement with one parameter writes any number of entries.
"""

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .database import turn_to_write
from .news import CHANNEL, News

if TYPE_CHECKING:
    from .journal import Entry

INSERT = """INSERT INTO entries ("table", seq, kind, seat, text, waiting, at)
SELECT {} FROM {} WHERE true ON CONFLICT DO NOTHING RETURNING "table", seq"""
SQLITE = INSERT.format(
    ", ".join(f"json_extract(value, '$[{place}]')" for place in range(7)), "json_each(?)"
)
POSTGRESQL = INSERT.format(
    "value->>0, (value->>1)::int, value->>2, (value->>3)::int, value->>4, (value->>5)::int, "
    "(value->>6)::float",
    "json_array_elements($1::json)",
)

Places = set[tuple[str, int]]


class Pen:
    def __init__(self, engine: AsyncEngine, news: News) -> None:
        self._engine = engine
        self._news = news
        self._connection: AsyncConnection | None = None

    async def write(self, batch: Collection["Entry"]) -> Places:
        """Make durable what has a free place; which places that were."""
        rows = msgspec.json.encode(batch).decode()
        try:
            if self._engine.dialect.name == "sqlite":
                return await self._write_to_sqlite(rows)
            return await self._write_to_postgresql(rows)
        except BaseException:
            await self.close()  # whatever is wrong with it, the next batch gets a new one
            raise

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()

    async def _write_to_sqlite(self, rows: str) -> Places:
        async with turn_to_write(self._engine):
            driver = await self._driver()
            return {(table, seq) for table, seq in await driver.execute_fetchall(SQLITE, (rows,))}

    async def _write_to_postgresql(self, rows: str) -> Places:
        driver = await self._driver()
        async with driver.transaction():
            written = {(table, seq) for table, seq in await driver.fetch(POSTGRESQL, rows)}
            if written:
                story = self._news.story("entries", {table for table, _ in written})
                await driver.execute("SELECT pg_notify($1, $2)", CHANNEL, story)
        return written

    async def _driver(self) -> Any:
        """The connection as aiosqlite or asyncpg has it. A statement is a transaction."""
        if self._connection is None:
            connection = await self._engine.connect()
            self._connection = await connection.execution_options(isolation_level="AUTOCOMMIT")
        return (await self._connection.get_raw_connection()).driver_connection
