"""Every test of the server that takes a database runs on SQLite and on PostgreSQL."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import pytest

from atoll.server.server import Server, running
from atoll.server.settings import Settings

from ..patience import PATIENCE, WHOLE_STORY
from . import postgres

T = TypeVar("T")
numbers = count()


@pytest.fixture(scope="session")
def postgres_home() -> Iterator[str]:
    if postgres.programs() is None:
        pytest.skip("there is no PostgreSQL on this machine")
    with postgres.running() as home:
        yield home


KINDS = ("sqlite", "postgresql")


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    return _database(request, tmp_path)


@pytest.fixture(scope="module", params=KINDS)
def shared_database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> str:
    """The address of a database for all stories of a file that do each other no harm."""
    return _database(request, tmp_path_factory.mktemp("shared"))


def _database(request: pytest.FixtureRequest, folder: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{folder}/atoll.db"
    home: str = request.getfixturevalue("postgres_home")
    return postgres.new_database(home, f"test{next(numbers)}")


def run(story: Callable[[], Awaitable[T]]) -> T:
    """Run a story that waits for things, but not for ever."""

    async def limited() -> T:
        return await asyncio.wait_for(story(), timeout=WHOLE_STORY)

    return asyncio.run(limited())


def served(database: str, **settings: Any) -> AbstractAsyncContextManager[Server]:
    """A server on a database, without the network, whose bots think as long as they must."""
    return running(Settings(database=database, **{"bot_seconds": PATIENCE, **settings}))
