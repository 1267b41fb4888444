"""Opening the database, SQLite or PostgreSQL, and bringing its tables up to date."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from .settings import BadSettings

CONNECTIONS = 10
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


def open_database(url: str) -> AsyncEngine:
    """An engine for a database by its address. Raises ``BadSettings`` for one that cannot be."""
    try:
        address = make_url(url)
    except ArgumentError:
        # The address itself is not repeated: it may have a password in it.
        raise BadSettings("the database address cannot be read") from None
    driver = DRIVERS.get(address.get_backend_name())
    if driver is None:
        known = ", ".join(f"{each}://" for each in DRIVERS)
        raise BadSettings(f"the database address must begin with one of: {known}")
    engine = create_async_engine(
        address.set(drivername=driver),
        poolclass=AsyncAdaptedQueuePool,
        pool_size=CONNECTIONS,
        max_overflow=0,  # what is opened stays open: opening takes longer than waiting
    )
    if driver.startswith("sqlite"):
        if address.database:
            Path(address.database).parent.mkdir(parents=True, exist_ok=True)
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    # FULL: when a commit returns, it survives the loss of power, too.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()


_turns: WeakKeyDictionary[Engine, asyncio.Lock] = WeakKeyDictionary()


def turn_to_write(engine: AsyncEngine) -> AbstractAsyncContextManager[None]:
    """The turn to write. SQLite has one writer at a time, and makes the others sleep and try again.

    Waiting for each other in the process itself, they go on at once.
    """
    if engine.dialect.name != "sqlite":
        return nullcontext()
    return _turns.setdefault(engine.sync_engine, asyncio.Lock())


@asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction that changes something."""
    async with turn_to_write(engine), engine.begin() as connection:
        yield connection


async def bring_up_to_date(engine: AsyncEngine) -> None:
    """Make the tables, or change them to what this version needs."""
    async with engine.begin() as connection:
        await connection.run_sync(_migrate)


def _migrate(connection: Connection) -> None:
    with as_file(files("atoll.server").joinpath("migrations")) as scripts:
        config = Config()
        config.set_main_option("script_location", str(scripts).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
