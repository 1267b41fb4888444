"""Rooms: the tables that are live in this process, each a picture of its journal."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from math import ceil

import structlog

from ..metrics import ROOMS
from ..refusals import MISSING, Refusal
from ..storage.journal import Journal
from ..storage.lookup import TableInfo
from ..storage.news import What
from ..tables.remarks import Remarks
from ..tables.tables import Tables
from ..wire import RemarkShown, why_unplayable
from .room import Room, Surroundings

log = structlog.get_logger()


class Rooms:
    """All rooms of this process, opened when they are needed.

    ``on_change`` is called when something has happened in a room that this process has made happen.
    """

    def __init__(self, tables: Tables, journal: Journal, remarks: Remarks, patience: float) -> None:
        self._tables = tables
        self._remarks = remarks
        self._patience = patience
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self._sayings: set[asyncio.Task[int]] = set()
        self._unsure: set[str] = set()
        self._surroundings = Surroundings(
            tables,
            journal,
            on_change=self._tell_of,
            on_doubt=lambda room: self._unsure.add(room.table),
        )
        self.on_change: Callable[[Room], None] = lambda room: None

    def _tell_of(self, room: Room) -> None:
        self.on_change(room)

    # Open and close.

    async def room(self, table: str, seen: int = -1) -> Room:
        """The room of a table, read from the journal as far as it is not, or as was ``seen``."""
        opening = self._rooms.get(table)
        if opening is None:
            opening = self._begin_to_open(table, self._open(table))
        room = await asyncio.shield(opening)
        if seen > (-1 if room.play is None else room.play.seq):
            await self.hear("entries", table)  # at another server, whose news is on its way
        room.used = time.time()
        return room

    def _begin_to_open(
        self, table: str, work: Coroutine[object, object, Room]
    ) -> asyncio.Task[Room]:
        def look(opening: asyncio.Task[Room]) -> None:
            if _has_failed(opening) and self._rooms.get(table) is opening:
                del self._rooms[table]  # it may be there the next time

        opening = self._rooms[table] = asyncio.create_task(work, name=f"opening {table}")
        opening.add_done_callback(look)
        return opening

    async def find(self, key: str, seen: int = -1) -> Room:
        """The room of a table by its id or its code, for somebody who has seen so much of it."""
        table = key if key in self._rooms else (await self._tables.find(key)).id
        return await self.room(table, seen)

    async def _open(self, table: str) -> Room:
        return await self._furnish(await self._tables.get(table), await self._remarks.latest(table))

    async def _furnish(self, info: TableInfo, remarks: Sequence[RemarkShown]) -> Room:
        if why := why_unplayable(info):
            raise Refusal.saying(why)
        room = Room(info, remarks, self._patience, self._surroundings)
        try:
            await room.catch_up()
            await room.rewind_if_granted()  # a server died before it could
        except (ValueError, LookupError, TypeError, AssertionError) as error:
            log.exception("journal-does-not-replay", table=info.id)
            raise Refusal("broken-table") from error
        if info.outcome is None and (outcome := room.current_info.outcome) is not None:
            await self._tables.note_outcome(info.id, outcome)
        ROOMS.inc()
        return room

    def open_rooms(self) -> list[Room]:
        return [
            opening.result()
            for opening in self._rooms.values()
            if opening.done() and not _has_failed(opening)
        ]

    def close(self, room: Room) -> None:
        """Forget a room to which nobody listens. The next who comes opens it again."""
        if not room.listeners and not room.is_busy:
            self._forget(room)

    def _forget(self, room: Room) -> None:
        self._unsure.discard(room.table)
        if self._rooms.pop(room.table, None) is not None:
            ROOMS.dec()

    async def finish(self) -> None:
        """Return when nothing is under way any more."""
        working = [room.finish() for room in self.open_rooms()]
        await asyncio.gather(*working, *self._sayings, return_exceptions=True)

    # Talk.

    async def say(self, room: Room, seat: int, text: str) -> int:
        """Say something at the table, if the game allows it now; returns its number."""
        room.check_talk()
        name = room.info.seats[seat].name
        assert name is not None, "only people say things"
        saying = asyncio.create_task(self._keep_remark(room, seat, name, text))
        self._sayings.add(saying)
        saying.add_done_callback(self._sayings.discard)
        return await asyncio.shield(saying)

    async def _keep_remark(self, room: Room, seat: int, name: str, text: str) -> int:
        """Once it is kept the others hear it, whether or not who said it is still there."""
        remark = await self._remarks.add(room.table, seat, name, text)
        room.hear([remark])
        return remark.id

    # What has changed elsewhere.

    async def made(self, info: TableInfo) -> None:
        """A table was made, just now by this process; at an earlier one they want to know."""
        if info.id not in self._rooms:
            self._begin_to_open(info.id, self._furnish(info, []))
        self.on_change(await self.room(info.id))
        if info.earlier in self._rooms:
            earlier = await self.room(info.earlier)
            await earlier.note_rematch(info.id)

    async def changed(self, table: str) -> None:
        """Who sits at a table has changed, by this process."""
        is_open = table in self._rooms
        try:
            room = await self.room(table)
            if is_open:
                await self.refresh(room)
        except Refusal:
            return  # the last has left, or it cannot be played any more
        except Exception:
            self._unsure.add(table)  # what has changed is durable, and this process must know
            raise
        await room.rewind_if_granted()
        self.on_change(room)

    async def stand_in(self, table: str, person: str, seat: int, patience: float) -> None:
        """Let a bot play for somebody for whom the game has waited too long."""
        room = await self.room(table)
        await self.refresh(room)
        if seat not in range(len(room.info.seats)):
            raise Refusal("no-such-seat", MISSING)
        if not room.begun.awaits(seat) or not room.info.seats[seat].is_attended:
            raise Refusal("not-awaited")
        wait = room.waits_since(seat) + patience - time.time()
        if wait > 0:
            raise Refusal("patience", seconds=ceil(wait))
        await self._tables.stand_in(table, person, seat, room.begun.seq)
        await self.changed(table)

    async def refresh(self, room: Room) -> None:
        """Read what others may have changed, whose news may be on its way or lost."""
        try:
            await room.refresh()
        except Refusal:
            if room.gone:
                self._forget(room)
            raise

    async def hear(self, what: What, table: str) -> None:
        """Another server has changed something."""
        if table not in self._rooms:
            return
        try:
            await self._hear(what, await self.room(table))
        except Refusal:
            pass  # the last has left, or it cannot go on
        except Exception:
            self._unsure.add(table)
            raise

    async def _hear(self, what: What, room: Room) -> None:
        if what == "remarks":
            room.hear(await self._remarks.latest(room.table))
        elif what == "table":
            await self.refresh(room)
        else:
            await room.catch_up()

    async def hear_everything(self) -> None:
        """News may have been missed."""
        self._unsure |= {room.table for room in self.open_rooms()}
        await self.make_sure()

    async def make_sure(self) -> None:
        """Read anew the rooms of which something may have been missed."""
        for table in [*self._unsure]:
            self._unsure.discard(table)
            try:
                await self.hear("remarks", table)
                await self.hear("table", table)
                if table in self._rooms:
                    self.on_change(await self.room(table))
            except Exception:  # one that cannot be read must not silence the rest
                log.exception("room-not-caught-up", table=table)
                self._unsure.add(table)


def _has_failed(opening: asyncio.Task[Room]) -> bool:
    return opening.done() and (opening.cancelled() or opening.exception() is not None)
