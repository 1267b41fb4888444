"""Rows for any table of the schema, made from what the schema says about its columns."""

from itertools import count
from typing import Any

from sqlalchemy import Boolean, Column, Connection, Float, Integer, String, Table, insert, select

from atoll.server.storage.database import bring_up_to_date, open_database
from atoll.server.storage.schema import metadata

numbers = count(1)
PER_TABLE = 3

Rows = dict[str, list[tuple[Any, ...]]]


async def fill(database: str) -> None:
    """Put a few rows into every table of a database, beside those that are there."""
    engine = open_database(database)
    await bring_up_to_date(engine)
    async with engine.begin() as connection:
        await connection.run_sync(_fill)
    await engine.dispose()


async def rows_in(database: str) -> Rows:
    """All that is in a database, in one order whatever the database."""
    engine = open_database(database)
    await bring_up_to_date(engine)
    async with engine.connect() as connection:
        rows = await connection.run_sync(_rows)
    await engine.dispose()
    return rows


async def is_empty(database: str) -> bool:
    return not any((await rows_in(database)).values())


def _rows(connection: Connection) -> Rows:
    return {
        table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
        for table in metadata.sorted_tables
    }


def _fill(connection: Connection) -> None:
    made: dict[Table, list[dict[str, Any]]] = {}
    for table in metadata.sorted_tables:
        made[table] = [
            {column.name: _value(column) for column in table.columns} for _ in range(PER_TABLE)
        ]
        for key in table.foreign_keys:
            there = made[key.column.table]
            if key.column.table is table:
                # From each to the next: in the order in which they stand they cannot go in singly.
                there = [*there[1:], {key.column.name: None}]
            for row, other in zip(made[table], there, strict=True):
                row[key.parent.name] = other[key.column.name]
        # In one statement, for then it does not matter in which order they refer to each other.
        connection.execute(insert(table).values(made[table]))


def _value(column: Column[Any]) -> object:
    number = next(numbers)
    match column.type:
        case Boolean():
            return number % 2 == 0
        case Integer():
            return number
        case Float():
            return number + 1 / 3
        case String(length=None):
            return f"“{number}”\n😀"
        case String():
            return f"é{number:07}"
    raise TypeError(f"what could be in {column}?")
