"""One server for all stories over the network, on SQLite and on PostgreSQL."""

from collections.abc import Iterator

import pytest

from .. import postgres
from ..conftest import numbers
from ..process import serving
from .harbour import Harbour

SETTINGS = {"requests_per_second": 10_000, "messages_per_second": 10_000, "connections": 20}


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def harbour(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Harbour]:
    """A server that runs, and its database."""
    if request.param == "sqlite":
        database = f"sqlite:///{tmp_path_factory.mktemp('harbour')}/atoll.db"
    else:
        home: str = request.getfixturevalue("postgres_home")
        database = postgres.new_database(home, f"harbour{next(numbers)}")
    with serving(database, **SETTINGS) as server:
        yield Harbour(server.address, database)
        assert [line for line in server.log if "Traceback" in line] == [], "".join(server.log)
