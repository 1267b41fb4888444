"""Remarks: what people say at a table, kept with it."""

import time

from sqlalchemy import Connection, bindparam, insert, select

from ..people.names import clean
from ..refusals import BAD, Refusal
from ..storage.database import Database
from ..storage.news import News
from ..storage.schema import remarks
from ..wire import RemarkShown

LONGEST_REMARK = 500
REMEMBERED = 100
"""So many remarks are told to those who come."""

ADD = insert(remarks).returning(remarks.c.id)
LATEST = (
    select(remarks.c.id, remarks.c.seat, remarks.c.name, remarks.c.text, remarks.c.at)
    .where(remarks.c.table == bindparam("table"))
    .order_by(remarks.c.id.desc())
    .limit(REMEMBERED)
)


class Remarks:
    def __init__(self, database: Database, news: News) -> None:
        self._database = database
        self._news = news

    async def add(self, table: str, seat: int, name: str, text: str) -> RemarkShown:
        """Keep what a seat says. It is text, and never anything else."""
        cleaned = clean(text)
        if not cleaned or len(cleaned) > LONGEST_REMARK:
            raise Refusal("bad-remark", BAD, longest=LONGEST_REMARK)
        now = time.time()
        row = {"table": table, "seat": seat, "name": name, "text": cleaned, "at": now}

        def work(connection: Connection) -> int:
            self._news.tell(connection, "remarks", [table])
            number: int = connection.execute(ADD, row).scalar_one()
            return number

        return RemarkShown(await self._database.write(work), seat, name, cleaned, now)

    async def latest(self, table: str) -> list[RemarkShown]:
        """The last remarks at a table, in order."""
        rows = await self._database.read(lambda c: c.execute(LATEST, {"table": table}).all())
        return [RemarkShown(*row) for row in reversed(rows)]
