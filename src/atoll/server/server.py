"""A server: everything that has to be opened and closed, in the right order."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from .database import bring_up_to_date, open_database
from .helm import Helm
from .journal import Journal
from .news import News
from .people import People
from .remarks import Remarks
from .rooms import Rooms
from .settings import Settings
from .tables import Tables
from .thinking import Thinkers


class Server(NamedTuple):
    settings: Settings
    engine: AsyncEngine
    people: People
    tables: Tables
    journal: Journal
    rooms: Rooms
    helm: Helm

    async def check(self) -> None:
        """Raise whatever goes wrong if the database does not answer."""
        async with self.engine.connect() as connection:
            await connection.execute(select(1))


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Server]:
    """A server that runs. At the end what is waiting is written, and the bots stop."""
    engine = open_database(settings.database)
    await bring_up_to_date(engine)
    news = News(engine)
    journal, tables, remarks = Journal(engine, news), Tables(engine, news), Remarks(engine, news)
    rooms = Rooms(tables, journal, remarks)
    thinkers = Thinkers(settings.bot_workers, settings.bot_seconds)
    helm = Helm(rooms, tables, thinkers)
    await news.open(rooms)
    helm.open()
    try:
        yield Server(settings, engine, People(engine), tables, journal, rooms, helm)
    finally:
        await helm.close()
        await news.close()
        await journal.close()
        await thinkers.close()
        await engine.dispose()
