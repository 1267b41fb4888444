"""Reports: what somebody found wrong in a game, kept with its record for the host of the server."""

import time
from collections.abc import Callable
from typing import TypeVar

import structlog
from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, insert, select

from ... import record as records
from ..live.room import Room
from ..people.names import clean
from ..people.people import Person
from ..refusals import BAD, Refusal
from ..storage.backup import opened, refuse_missing
from ..storage.database import Database
from ..storage.schema import reports, tables
from .replaying import check_moment

LONGEST_REPORT = 2000

_ALL = (
    select(
        reports.c.id,
        reports.c.at,
        tables.c.game,
        tables.c.code,
        reports.c.moment,
        reports.c.name,
        reports.c.words,
        reports.c.record,
    )
    .join(tables, tables.c.id == reports.c.table)
    .order_by(reports.c.id)
)
_ONE = _ALL.where(reports.c.id == bindparam("wanted"))
_ADD = insert(reports).returning(reports.c.id)
_DELETE = delete(reports).where(reports.c.id == bindparam("unwanted"))

T = TypeVar("T")
log = structlog.get_logger()


class Report(Struct, frozen=True):
    """What somebody wrote about a game, and the game as it was then."""

    id: int
    at: float
    game: str
    code: str
    moment: int | None
    name: str
    words: str
    record: str


class Reports:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, room: Room, person: Person, moment: int | None, words: str) -> int:
        """Keep what somebody has to say about a game, and tell the host; its number."""
        record = room.begun.match.record
        if moment is not None:
            check_moment(record, moment)
        row = {
            "table": room.table,
            "person": person.id,
            "name": person.name,
            "moment": moment,
            "words": _clean_words(words),
            "record": records.dumps(record),
            "at": time.time(),
        }
        number: int = await self._database.write(lambda c: c.execute(_ADD, row).scalar_one())
        log.info("report", report=number, game=record.game, table=room.info.code)
        return number


def _clean_words(words: str) -> str:
    """Text with its lines, but nothing invisible in it: it is shown in a terminal."""
    cleaned = "\n".join(clean(line) for line in words.splitlines()).strip()
    if not cleaned or len(cleaned) > LONGEST_REPORT:
        raise Refusal("bad-report", BAD, longest=LONGEST_REPORT)
    return cleaned


# For the host of the server, who need not stop it.


async def all_reports(database: str) -> list[Report]:
    """All reports in a database, the oldest first. Raises ``BackupError`` if that cannot be."""
    return await _look(database, lambda c: [Report(*row) for row in c.execute(_ALL)])


async def report(database: str, number: int) -> Report | None:
    """One report, with all that it has."""

    def work(connection: Connection) -> Report | None:
        row = connection.execute(_ONE, {"wanted": number}).first()
        return None if row is None else Report(*row)

    return await _look(database, work)


async def delete_report(database: str, number: int) -> bool:
    """Forget a report; False if there is none with this number."""
    return await _look(database, lambda c: c.execute(_DELETE, {"unwanted": number}).rowcount == 1)


async def _look(database: str, work: Callable[[Connection], T]) -> T:
    async with opened(database) as engine:
        refuse_missing(engine)
        async with engine.begin() as connection:
            return await connection.run_sync(work)
