"""The migrations lead to the tables that the program expects."""

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from atoll.server.storage.database import bring_up_to_date, migrations, open_database
from atoll.server.storage.schema import metadata

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


OLD_ROWS = (
    "INSERT INTO people (id, name, created) VALUES ('ann', 'Ann', 1)",
    """
    INSERT INTO tables
        (id, code, game, rules, options, seed, listed, host, created, playing, served_since)
    VALUES ('here', 'CODE', 'lifeboats', 1, '{}', '7', false, 'ann', 1, true, 1)
    """,
    "INSERT INTO seats VALUES ('here', 0, 'ann', NULL, false)",
    "INSERT INTO entries VALUES ('here', 0, 'begin', 0, '', 1, 1, 1)",
)
KEPT = ("people", "tables", "seats", "entries")


def made_by_the_first_version(connection: Connection) -> None:
    with migrations() as scripts:
        config = Config()
        config.set_main_option("script_location", str(scripts))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    for row in OLD_ROWS:
        connection.execute(text(row))


def counts(connection: Connection) -> list[int]:
    return [connection.execute(text(f"SELECT count(*) FROM {name}")).scalar_one() for name in KEPT]


def test_what_an_older_version_has_kept_is_still_there(database: str) -> None:
    async def story() -> None:
        engine = open_database(database)
        async with engine.begin() as connection:
            await connection.run_sync(made_by_the_first_version)
        await bring_up_to_date(engine)
        async with engine.connect() as connection:
            assert await connection.run_sync(counts) == [1, 1, 1, 1]
            assert await connection.run_sync(differences) == []
        await engine.dispose()

    run(story)
