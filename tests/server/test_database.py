"""The migrations lead to the tables that the program expects."""

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from atoll.server.database import bring_up_to_date, open_database
from atoll.server.schema import metadata

from .conftest import run


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def test_a_new_database_has_exactly_the_tables_of_the_schema(database: str) -> None:
    async def story() -> list[object]:
        engine = open_database(database)
        await bring_up_to_date(engine)
        async with engine.connect() as connection:
            found = await connection.run_sync(differences)
        await engine.dispose()
        return found

    assert run(story) == []
