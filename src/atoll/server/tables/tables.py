"""Tables: set up, joined, left, found again. What happens at them is in the journal."""

import asyncio
import secrets
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, insert, update
from sqlalchemy.exc import IntegrityError

from ...bots import strongest
from ...games import game as find_game
from ...kernel import OptionValue, Outcome
from ...record import Answer, Record
from ..refusals import BAD, FORBIDDEN, MISSING, Refusal, Stale
from ..storage.database import Database
from ..storage.ids import new_id
from ..storage.journal import encoded
from ..storage.lookup import (
    AWAITING,
    BY_ID,
    BY_KEY,
    LAPSED,
    LAST_SEQ,
    LOBBY,
    OF_PERSON,
    OUT_OF_TIME,
    WITH_CODE,
    WITHOUT_PEOPLE,
    TableInfo,
    hold,
    infos,
    one,
)
from ..storage.news import News
from ..storage.schema import entries, seats, tables
from ..wire import why_unplayable
from .beginnings import beginning, journal_of, settled_options
from .seating import ME, OPEN, bot_in, check_seating, set_away, vacate

CODE_LETTERS, CODE_LENGTH = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789", 6
"""Letters that nobody mistakes for another when a code is read aloud."""
CODES_TRIED = 20
SEED_BITS = 120
LISTED_FOR = 24 * 3600
"""So long a table is shown in the lobby: nobody waits at an older one."""
SHORTEST_CLOCK, LONGEST_CLOCK = 10, 14 * 24 * 3600


class Tables:
    def __init__(self, database: Database, news: News) -> None:
        self._database = database
        self._news = news

    # Setting up.

    async def create(  # noqa: PLR0913  (there is much to say about a table)
        self,
        host: str,
        game: str,
        places: Sequence[str],
        options: Mapping[str, OptionValue] | None = None,
        *,
        listed: bool = False,
        clock: int | None = None,
    ) -> TableInfo:
        """Make a table; ``places`` says by seat who sits there."""
        settled = settled_options(game, places, options or {})
        if clock is not None and not SHORTEST_CLOCK <= clock <= LONGEST_CLOCK:
            raise Refusal("bad-clock", BAD, shortest=SHORTEST_CLOCK, longest=LONGEST_CLOCK)
        sitting = [
            {"person": host if place == ME else None, "bot": bot_in(place), "away": False}
            for place in places
        ]
        about = {"game": game, "rules": find_game(game).version, "options": settled}
        return await self._insert(about | {"listed": listed, "clock": clock, "host": host}, sitting)

    async def rematch(self, table: str, person: str) -> tuple[TableInfo, bool]:
        """A table for the same crew, and whether it is new.

        All who ask get the same, and with it their old seat; the bots are there already. So no
        clock runs before everybody has come.
        """
        info = await self.get(table)
        if info.seat_of(person) is None:
            raise Refusal("not-seated", FORBIDDEN)
        if info.status != "over":
            raise Refusal("not-over")
        if info.later is not None:
            return await self._come_too(info, info.later, person), False
        about = {
            "game": info.game,
            "rules": find_game(info.game).version,
            "options": settled_options(info.game, [OPEN] * len(info.seats), info.options),
            "listed": False,
            "clock": info.clock,
            "host": person,
            "earlier": table,
        }
        crew = [
            {"person": person if e.person == person else None, "bot": e.bot, "away": False}
            for e in info.seats
        ]
        try:
            return await self._insert(about, crew), True
        except IntegrityError:
            later = (await self.get(table)).later
            assert later is not None  # somebody else asked at the same moment
            return await self._come_too(info, later, person), False

    async def _come_too(self, info: TableInfo, later: str, person: str) -> TableInfo:
        """Sit down at the rematch of a game where one sat before, if the seat is still free."""
        seat = info.seat_of(person)
        assert seat is not None, "whoever did not sit there is not asked"
        # Somebody else may sit there by now, or the game go on: then one looks on.
        with suppress(Refusal):
            await self.sit(later, person, seat, ME)
        return await self.get(later)

    async def fork(self, info: TableInfo, record: Record, person: str, seat: int) -> TableInfo:
        """A table that goes on from where this record of another ends; bots have the other seats.

        The seed is the same: so it may be made only of a game that is over.
        """
        about = {
            "game": info.game,
            "rules": info.rules,
            "options": msgspec.json.encode(info.options).decode(),
            "seed": info.seed,
            "listed": False,
            "clock": None,
            "host": person,
            "fork_of": info.id,
            "fork_moment": len(record.answers),
        }
        crew = [
            {
                "person": person if n == seat else None,
                "bot": None if n == seat else strongest(info.game),
                "away": False,
            }
            for n in range(len(info.seats))
        ]
        return await self._insert(about, crew, record.answers)

    async def _insert(
        self,
        about: Mapping[str, Any],
        sitting: Sequence[Mapping[str, Any]],
        answers: Sequence[Answer] = (),
    ) -> TableInfo:
        """Keep a new table; its game begins if no seat is open, and goes on with these answers."""
        row = {
            "earlier": None,
            "fork_of": None,
            "fork_moment": None,
            "seed": str(secrets.randbits(SEED_BITS)),
            **about,
            "id": new_id(),
            "created": time.time(),
            "served_since": time.time(),
        }
        rows = [{"table": row["id"], "seat": n, **each} for n, each in enumerate(sitting)]
        journal = await asyncio.to_thread(journal_of, row, sitting, answers)
        row["playing"] = bool(journal)

        def work(connection: Connection) -> TableInfo:
            connection.execute(insert(tables), row | {"code": _free_code(connection)})
            connection.execute(insert(seats), rows)
            if journal:
                connection.execute(insert(entries), list(map(msgspec.structs.asdict, journal)))
            if row["earlier"] is not None:
                self._news.tell(connection, "table", [row["earlier"]])
            return one(connection, BY_ID, id=row["id"])

        return await self._database.write(work)

    # Finding.

    async def find(self, key: str) -> TableInfo:
        """A table by its id or its code."""
        return await self._database.read(lambda c: one(c, BY_KEY, key=key, code=key.upper()))

    async def get(self, table: str) -> TableInfo:
        return await self._database.read(lambda c: one(c, BY_ID, id=table))

    async def lobby(self) -> list[TableInfo]:
        """The listed tables that wait for players, the newest first."""
        since = time.time() - LISTED_FOR
        return await self._database.read(lambda c: infos(c, LOBBY, since=since))

    async def of_person(self, person: str, *, awaiting: bool = False) -> list[TableInfo]:
        """The tables at which a person sits, or only those that wait for the person.

        What changed last comes first.
        """
        query = AWAITING if awaiting else OF_PERSON
        found = await self._database.read(lambda c: infos(c, query, person=person))
        return sorted(found, key=lambda info: info.changed, reverse=True)

    async def without_people(self, quiet_since: float) -> list[str]:
        """The tables where a bot is to answer, and nothing has happened since then.

        Those that wait for people, too, are left out: bots wait for them.
        """
        return await self._ids(WITHOUT_PEOPLE, since=quiet_since)

    async def out_of_time(self, now: float) -> list[str]:
        """The tables whose clock has run out for somebody.

        Where a bot has waited longer than people it may be too early for them: they are found
        sooner then, and never later.
        """
        return await self._ids(OUT_OF_TIME, now=now)

    async def lapsed(self, now: float, patience: float) -> list[str]:
        """The tables where somebody has not replied in time to a request."""
        return await self._ids(LAPSED, now=now, patience=patience)

    async def note_outcome(self, table: str, outcome: Outcome) -> None:
        """Keep how a game ended that was over before this was kept."""
        change = update(tables).where(tables.c.id == table).values(outcome=encoded(outcome))
        await self._database.write(lambda c: c.execute(change))

    async def resume(self) -> None:
        """Until now there was no server, and nobody could answer: all have their time anew."""
        change = update(tables).where(tables.c.playing).values(served_since=time.time())
        await self._database.write(lambda c: c.execute(change))

    async def _ids(self, query: Select[Any], **given: float) -> list[str]:
        return await self._database.read(lambda c: list(c.execute(query, given).scalars()))

    # Sitting down and getting up.

    async def sit(self, table: str, person: str, seat: int, who: str) -> None:
        """Take an open seat, or as the host put a bot there or make it open again.

        The game begins when no seat is open any more.
        """

        def work(connection: Connection) -> None:
            info = self._held(connection, table)
            if info.status != "open":
                raise Refusal("already-begun")
            if why := why_unplayable(info):
                raise Refusal.saying(why)
            if seat not in range(len(info.seats)):
                raise Refusal("no-such-seat", MISSING)
            check_seating(info, person, info.seats[seat], who)
            change = {"person": person if who == ME else None, "bot": bot_in(who)}
            place = (seats.c.table == table) & (seats.c.seat == seat)
            connection.execute(update(seats).where(place).values(**change))
            if who != OPEN and not any(each.is_open for each in info.seats if each.seat != seat):
                begun = beginning(table, info.record)
                connection.execute(insert(entries), msgspec.structs.asdict(begun))
                connection.execute(update(tables).where(tables.c.id == table).values(playing=True))

        await self._database.write(work)

    async def leave(self, table: str, person: str) -> None:
        """Get up: before the game the seat is open again, later a bot keeps it warm."""

        def work(connection: Connection) -> None:
            info = self._held(connection, table, person)
            if info.status == "open":
                vacate(connection, info, person)
            else:
                set_away(connection, table, person, away=True)

        await self._database.write(work)

    async def come_back(self, table: str, person: str) -> None:
        """Take the own seat back from the bot."""

        def work(connection: Connection) -> None:
            self._held(connection, table, person)
            set_away(connection, table, person, away=False)

        await self._database.write(work)

    async def stand_in(self, table: str, person: str, seat: int, seq: int) -> None:
        """Let a bot play for somebody who keeps the others waiting since before ``seq``.

        Raises ``Stale`` if meanwhile something has happened.
        """

        def work(connection: Connection) -> None:
            absent = self._held(connection, table, person).seats[seat]
            if absent.person is None or absent.away:
                raise Refusal("not-awaited")
            if connection.execute(LAST_SEQ, {"table": table}).scalar() != seq:
                raise Stale
            set_away(connection, table, absent.person, away=True)

        await self._database.write(work)

    def _held(self, connection: Connection, table: str, person: str | None = None) -> TableInfo:
        """The table, which nobody else can change until the transaction is over.

        The others are told of the change. If a person is named, the person must sit there.
        """
        hold(connection, table)
        info = one(connection, BY_ID, id=table)
        if person is not None and info.seat_of(person) is None:
            raise Refusal("not-seated", FORBIDDEN)
        self._news.tell(connection, "table", [table])
        return info


def _free_code(connection: Connection) -> str:
    """A code that no table has. That two get the same at the same moment will not happen."""
    for _ in range(CODES_TRIED):
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        if connection.execute(WITH_CODE, {"code": code}).first() is None:
            return code
    raise RuntimeError("no free code was found for a table")
