"""Opening the database, SQLite or PostgreSQL, and bringing its tables up to date."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, suppress
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, TypeVar, TypeVarTuple, Unpack

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, Engine, create_engine, event, func, make_url, select
from sqlalchemy.exc import ArgumentError, DisconnectionError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from ..settings import BadSettings

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

CONNECTIONS, READERS = 10, 3
MIGRATING = 0x41746F6C6C
"""The lock that a server holds while it changes the tables; any number that is our own."""
# Of a network that has died nobody hears, and a server that stands still holds what it holds: so
# nothing is waited for without end. The times are seconds, and milliseconds as PostgreSQL has them.
POSTGRESQL_LIMITS = {
    "timeout": 10,
    "command_timeout": 60,
    "server_settings": {"lock_timeout": "5000", "idle_in_transaction_session_timeout": "60000"},
}
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


def open_database(url: str, *, patient: bool = False) -> AsyncEngine:
    """An engine for a database by its address. Raises ``BadSettings`` for one that cannot be.

    Whoever is ``patient`` waits as long as it takes: it may be much that is to be done at once.
    """
    address = _address(url)
    driver = DRIVERS.get(address.get_backend_name())
    if driver is None:
        known = ", ".join(f"{each}://" for each in DRIVERS)
        raise BadSettings(f"the database address must begin with one of: {known}")
    if driver.startswith("sqlite") and address.database in (None, "", ":memory:"):
        raise BadSettings("the database address must name a file: sqlite:///atoll.db")
    engine = create_async_engine(
        address.set(drivername=driver),
        poolclass=AsyncAdaptedQueuePool,
        pool_size=CONNECTIONS,
        max_overflow=0,  # what is opened stays open: opening takes longer than waiting
        connect_args={} if patient or driver.startswith("sqlite") else POSTGRESQL_LIMITS,
    )
    if driver.startswith("sqlite"):
        assert address.database is not None
        Path(address.database).parent.mkdir(parents=True, exist_ok=True)
        event.listen(engine.sync_engine, "do_connect", _connect_privately)
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    else:
        event.listen(engine.sync_engine, "checkout", _check_open)
    return engine


def _address(url: str) -> URL:
    try:
        return make_url(url)
    except ArgumentError:
        # The address itself is not repeated: it may have a password in it.
        raise BadSettings("the database address cannot be read") from None


def file_of(url: str) -> Path | None:
    """The file in which SQLite keeps the database of this address; None for PostgreSQL."""
    address = _address(url)
    is_file = address.get_backend_name() == "sqlite" and address.database
    return Path(str(address.database)) if is_file else None


def _connect_privately(_: object, __: object, given: list[Any], ___: object) -> None:
    """Hashed passwords are in the file, and the seeds of games: it is nobody else's business."""
    with suppress(OSError):  # SQLite says itself why it cannot be
        Path(given[0]).touch(mode=0o600)


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    # FULL: when a commit returns, it survives the loss of power, too.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()


def _check_open(connection: Any, *_: object) -> None:
    """Nobody gets a connection that PostgreSQL has closed: it may have restarted meanwhile."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


class Database:
    """The database as the server uses it: pieces of work, each a function of a connection.

    With PostgreSQL they wait for it as the event loop does. SQLite has no such way of waiting, so
    each is carried out in a thread, from its beginning to its end; and since SQLite takes one
    writer at a time, those that write have one thread, in which they follow each other.
    """

    def __init__(self, url: str) -> None:
        self.engine = open_database(url)
        self._at_once = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self._threads = _Threads(self.engine.url) if self.is_sqlite else None

    @property
    def is_sqlite(self) -> bool:
        return self.engine.dialect.name == "sqlite"

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Look something up."""
        if self._threads is not None:
            return await self._threads.read(work)
        async with self.engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Change something, in one transaction; returns when it is durable."""
        if self._threads is not None:
            return await self._threads.write(work)
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def execute(self, statement: str, values: tuple[str, ...]) -> None:
        """Carry out one statement, a transaction of its own; returns when it is durable."""
        if self._threads is not None:
            await self._threads.execute(statement, values)
            return
        async with self._at_once.connect() as connection:
            await connection.exec_driver_sql(statement, values)

    async def close(self) -> None:
        if self._threads is not None:
            await self._threads.close()
        await self.engine.dispose()


class _Threads:
    """Threads that work on a file of SQLite."""

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(url.set(drivername="sqlite"))
        event.listen(self._engine, "do_connect", _connect_privately)
        event.listen(self._engine, "connect", _prepare_sqlite)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._pen = _Pen(self._engine)
        # What is one statement is begun, carried out and made durable in one go.
        self._quill = _Pen(self._engine.execution_options(isolation_level="AUTOCOMMIT"))

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self._in_writer(self._write, work)

    def _write(self, work: Callable[[Connection], T]) -> T:
        with self._pen.taken_up() as connection, connection.begin():
            return work(connection)

    async def execute(self, statement: str, values: tuple[str, ...]) -> None:
        await self._in_writer(self._execute, statement, values)

    def _execute(self, statement: str, values: tuple[str, ...]) -> None:
        with self._quill.taken_up() as connection:
            connection.exec_driver_sql(statement, values)

    async def _in_writer(self, work: Callable[[Unpack[Ts]], T], *given: *Ts) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, work, *given)

    async def close(self) -> None:
        for pen in (self._pen, self._quill):
            await self._in_writer(pen.put_away)
        for threads in (self._writer, self._readers):
            await asyncio.to_thread(threads.shutdown)
        self._engine.dispose()


class _Pen:
    """A connection that is kept, for the thread that writes."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None

    @contextmanager
    def taken_up(self) -> Iterator[Connection]:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            yield self._connection
        except SQLAlchemyError:
            self.put_away()  # whatever is wrong with it, the next gets a new one
            raise

    def put_away(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


async def try_out(url: str) -> None:
    """Raise ``BadSettings`` if there is no database at this address, or none that answers."""
    try:
        await _ask_something(Database(url))
    except BadSettings:
        raise
    except Exception as error:
        why = str(error).partition("\n")[0]
        where = f" in {file}" if (file := file_of(url)) else ""
        raise BadSettings(f"the database{where} does not answer: {why}") from error


async def _ask_something(database: Database) -> None:
    try:
        await database.read(lambda connection: connection.execute(select(1)).all())
    finally:
        await database.close()


async def make_ready(url: str) -> None:
    """Bring the database at an address up to date, however long that takes."""
    engine = open_database(url, patient=True)
    try:
        await bring_up_to_date(engine)
    finally:
        await engine.dispose()


async def bring_up_to_date(engine: AsyncEngine) -> None:
    """Make the tables, or change them to what this version needs."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            # Of several servers that start at once one does it, and the others wait.
            await connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
        await connection.run_sync(_migrate)


def migrations() -> AbstractContextManager[Path]:
    """The folder with the scripts that make the tables."""
    return as_file(files("atoll.server.storage").joinpath("migrations"))


def _migrate(connection: Connection) -> None:
    with migrations() as scripts:
        config = Config()
        config.set_main_option("script_location", str(scripts).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
