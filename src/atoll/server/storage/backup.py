"""Back-ups: all that a server keeps goes into one file, and back into an empty database."""

from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager
from itertools import groupby
from operator import itemgetter
from pathlib import Path

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import (
    Connection,
    Table,
    Update,
    bindparam,
    func,
    insert,
    inspect,
    literal,
    select,
    table,
    update,
)
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .backup_file import (
    AT_ONCE,
    BackupError,
    Row,
    batches,
    read_rows,
    refuse_taken,
    write_rows,
)
from .database import bring_up_to_date, migrations, open_database
from .schema import metadata

# Making one.


async def back_up(database: str, path: Path) -> int:
    """Write all that is in a database to a new file; returns how many rows that are.

    A server may be running on it. Raises ``BackupError``, or ``BadSettings`` for the address.
    """
    refuse_taken(path)
    async with opened(database) as engine:
        refuse_missing(engine)
        async with _snapshot(engine) as connection:
            revision = await connection.run_sync(_revision)
            return await connection.run_sync(
                lambda here: write_rows(path, revision, _kept_rows(here))
            )


def refuse_missing(engine: AsyncEngine) -> None:
    """SQLite would make the file: an empty database at an address that was mistyped."""
    if engine.dialect.name == "sqlite" and not Path(engine.url.database or "").exists():
        raise BackupError(f"there is no database at {engine.url.database}")


@asynccontextmanager
async def _snapshot(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection that sees one moment, whatever is written meanwhile."""
    async with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            # Left to itself, its driver begins a transaction only at the first change.
            await connection.exec_driver_sql("BEGIN")
        else:
            await connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection


def _revision(connection: Connection) -> str:
    """The form of the tables, which must be the one that this program knows."""
    found = MigrationContext.configure(connection).get_current_revision()
    expected = _expected_revision()
    if found is None:
        raise BackupError("there is nothing of Atoll in this database")
    if found != expected:
        raise BackupError(
            f"the database has revision {found} of the tables, this version of Atoll has "
            f"{expected}: make the back-up with the version that the server runs"
        )
    return found


def _expected_revision() -> str:
    with migrations() as scripts:
        head = ScriptDirectory(str(scripts)).get_current_head()
    assert head is not None
    return head


def _kept_rows(connection: Connection) -> Iterator[tuple[Table, Row]]:
    """Every row, after those that it refers to in other tables."""
    for kept in metadata.sorted_tables:
        query = select(kept).order_by(*kept.primary_key)
        found = connection.execute(query, execution_options={"yield_per": AT_ONCE})
        for row in found.mappings():
            yield kept, dict(row)


# Restoring one.


async def restore(database: str, path: Path) -> int:
    """Fill an empty database with what is in a file; returns how many rows that are.

    It is all or nothing. Raises ``BackupError``, or ``BadSettings`` for the address.
    """
    revision = _expected_revision()
    # All of the file is read once before the database is touched.
    count = sum(1 for _ in read_rows(path, revision))
    async with opened(database) as engine:
        # Before the migrations: what somebody else keeps here is not to be changed.
        async with engine.connect() as connection:
            await connection.run_sync(_refuse_rows)
        await bring_up_to_date(engine)
        async with engine.connect() as connection:
            await connection.run_sync(_lock)
            await connection.run_sync(_refuse_rows)
            await connection.run_sync(_fill, read_rows(path, revision))
            await connection.commit()
    return count


def _lock(connection: Connection) -> None:
    """Begin a transaction during which nobody else writes: a server may be running after all."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        names = ", ".join(_quoted(connection, kept) for kept in metadata.sorted_tables)
        connection.exec_driver_sql(f"LOCK TABLE {names} IN EXCLUSIVE MODE")


def _quoted(connection: Connection, kept: Table) -> str:
    return connection.dialect.identifier_preparer.format_table(kept)


def _refuse_rows(connection: Connection) -> None:
    """Look into every table that there is, whoever made it."""
    for name in inspect(connection).get_table_names():
        query = select(literal(1)).select_from(table(name)).limit(1)
        if name != "alembic_version" and connection.execute(query).first():
            raise BackupError(f"the database is not empty, it has rows in {name}: take a new one")


def _fill(connection: Connection, rows: Iterator[tuple[Table, Row]]) -> None:
    for kept, its_rows in groupby(rows, key=itemgetter(0)):
        _insert(connection, kept, (row for _, row in its_rows))
    if connection.dialect.name == "postgresql":
        _move_sequences(connection)


def _insert(connection: Connection, kept: Table, rows: Iterable[Row]) -> None:
    """Insert the rows of a table; whatever leads from one of them to another comes last.

    A rematch refers to the table before it, which must be there first. No column sorts the rows
    so for sure: ids are random, and the clocks of several servers differ. So all rows go in
    without these links, and get them once everything is there to which they can lead.
    """
    names = [key.parent.name for key in kept.foreign_keys if key.column.table is kept]
    links: list[Row] = []
    for batch in batches(rows):
        connection.execute(insert(kept), [row | dict.fromkeys(names) for row in batch])
        links += (_link(kept, row, names) for row in batch if _has_any(row, names))
    if links:
        connection.execute(_linking(kept, names), links)


def _has_any(row: Row, names: list[str]) -> bool:
    return any(row[name] is not None for name in names)


def _link(kept: Table, row: Row, names: list[str]) -> Row:
    """Parameters for ``_linking``: where, and to what."""
    where = {f"of_{column.name}": row[column.name] for column in kept.primary_key}
    return where | {f"to_{name}": row[name] for name in names}


def _linking(kept: Table, names: list[str]) -> Update:
    # No parameter may have the name of a column: SQLAlchemy would take it for a new value.
    where = [column == bindparam(f"of_{column.name}") for column in kept.primary_key]
    return update(kept).where(*where).values({name: bindparam(f"to_{name}") for name in names})


def _move_sequences(connection: Connection) -> None:
    """PostgreSQL does not notice the keys that it is given: let it count on after the highest."""
    for kept in metadata.sorted_tables:
        key = kept.autoincrement_column
        if key is not None:
            sequence = func.pg_get_serial_sequence(_quoted(connection, kept), key.name)
            connection.execute(select(func.setval(sequence, func.max(key))))


# What both need.


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[AsyncEngine]:
    """A database for as long as it is needed; whatever it cannot do is a ``BackupError``."""
    engine: AsyncEngine | None = None
    try:
        engine = open_database(database, patient=True)
        yield engine
    except (SQLAlchemyError, CommandError, OSError) as error:
        raise BackupError(f"the database cannot do this: {_reason(error)}") from error
    finally:
        if engine is not None:
            await engine.dispose()


def _reason(error: Exception) -> str:
    """The first line says it; what follows can be data, and that is nobody's business."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return str(cause).partition("\n")[0]
