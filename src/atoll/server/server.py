"""A server: everything that has to be opened and closed, in the right order."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from sqlalchemy import select

from .bots.stand_ins import StandIns
from .bots.thinking import Thinkers
from .live.rooms import Rooms
from .people.people import People
from .replays.replaying import Replays
from .replays.reports import Reports
from .settings import Settings
from .storage.database import Database, make_ready
from .storage.journal import Journal
from .storage.news import News, What
from .tables.remarks import Remarks
from .tables.tables import Tables


class Server(NamedTuple):
    settings: Settings
    database: Database
    people: People
    tables: Tables
    journal: Journal
    rooms: Rooms
    stand_ins: StandIns
    thinkers: Thinkers
    replays: Replays
    reports: Reports

    async def check(self) -> None:
        """Raise whatever goes wrong if the database does not answer."""
        await self.database.read(lambda connection: connection.execute(select(1)).all())


class _Ears(NamedTuple):
    """Passes on what other servers tell to whom it concerns."""

    rooms: Rooms
    people: People
    tables: Tables

    async def hear(self, what: What, key: str) -> None:
        if what == "tokens":
            await self.people.check_tokens(key)
        else:
            await self.rooms.hear(what, key)

    async def hear_everything(self) -> None:
        await self.people.check_all_tokens()
        await self.rooms.hear_everything()

    async def resume(self) -> None:
        await self.tables.resume()


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Server]:
    """A server that runs. At the end what is waiting is written, and the bots stop."""
    await make_ready(settings.database)
    database = Database(settings.database)
    news = News(database.engine)
    journal, tables = Journal(database, news), Tables(database, news)
    remarks = Remarks(database, news)
    rooms = Rooms(tables, journal, remarks, settings.patience)
    thinkers = Thinkers(settings.bot_workers, settings.bot_seconds)
    stand_ins = StandIns(rooms, tables, thinkers, settings.patience)
    people = People(database, news)
    await news.open(_Ears(rooms, people, tables))
    stand_ins.open()
    try:
        yield Server(
            settings, database, people, tables, journal, rooms, stand_ins, thinkers, Replays(),
            Reports(database),
        )  # fmt: skip
    finally:
        await stand_ins.close()
        await news.close()
        await rooms.finish()
        await journal.close()
        await thinkers.close()
        await database.close()
