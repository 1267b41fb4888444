"""Rooms: the tables that are live in this process, each a picture of its journal."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from math import ceil
from typing import Literal

import msgspec
import structlog

from ...match import Match
from ..metrics import ROOMS
from ..refusals import FORBIDDEN, MISSING, Refusal, Stale
from ..storage.journal import Entry, Journal, Moved, Taken
from ..storage.lookup import TableInfo
from ..storage.news import What
from ..tables.remarks import Remarks
from ..tables.tables import Tables
from ..wire import RemarkShown, why_unplayable
from .play import Play
from .room import Proposal, Propose, Room, Wish, try_out, way_back

ENTRIES_AT_ONCE = 50
"""So much of a journal is read before others have their turn."""

log = structlog.get_logger()


class Rooms:
    """All rooms of this process, opened when they are needed.

    ``stirred`` is called when something has happened in a room that this process has made happen.
    """

    def __init__(self, tables: Tables, journal: Journal, remarks: Remarks, patience: float) -> None:
        self._tables = tables
        self._journal = journal
        self._remarks = remarks
        self._patience = patience
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self._sayings: set[asyncio.Task[int]] = set()
        self._unsure: set[str] = set()
        self.stirred: Callable[[Room], None] = lambda room: None

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
        room = Room(info, remarks, self._patience)
        try:
            await self._catch_up(room)
            await self._rewind_if_granted(room)  # a server died before it could
        except (ValueError, LookupError, TypeError, AssertionError) as error:
            log.exception("journal-does-not-replay", table=info.id)
            raise Refusal("broken-table") from error
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
        if not room.listeners and room.working is None and not room.lock.locked():
            self._forget(room)

    def _forget(self, room: Room) -> None:
        self._unsure.discard(room.table)
        if self._rooms.pop(room.table, None) is not None:
            ROOMS.dec()

    async def finish(self) -> None:
        """Return when nothing is under way any more."""
        working = [room.working for room in self.open_rooms() if room.working is not None]
        await asyncio.gather(*working, *self._sayings, return_exceptions=True)

    # What happens.

    async def answer(
        self,
        room: Room,
        seat: int,
        seq: int,
        text: str,
        kind: Literal["answer", "late"] = "answer",
    ) -> Entry:
        """Answer for a seat what it was asked at ``seq``; returns when it is durable.

        Raises ``IllegalAnswer``, or ``Stale`` if meanwhile something else is asked of the seat.
        What others have answered since does not matter otherwise: sealed answers never collide.
        """

        def propose(play: Play) -> Proposal:
            play.check_fresh(seat, seq, text)
            return kind, seat, text

        entry = await self._wish(room, propose)
        room.answers.inc()
        return entry

    async def undo(self, room: Room, seat: int, seq: int) -> Entry:
        """Take the seat's last answer back, or ask the others whether it may."""

        def propose(play: Play) -> Proposal:
            play.check_fresh(seat, seq)
            how = play.undo_of(seat)
            if how == "no":
                raise play.why_no_undo(seat)
            return "undo" if how == "free" else "ask", seat, ""

        return await self._wish(room, propose)

    async def reply(
        self, room: Room, seat: int, seq: int, kind: Literal["grant", "decline"]
    ) -> Entry:
        """Grant or decline the request that was open at ``seq``; one's own can be declined."""

        def propose(play: Play) -> Proposal:
            if play.request is None or not play.request.seq <= seq <= play.seq:
                raise Stale
            if kind == "grant" and seat not in room.needed(play.request):
                raise Refusal("not-asked-to-grant", FORBIDDEN)
            return kind, seat, ""

        return await self._wish(room, propose)

    async def lapse(self, room: Room, seq: int) -> Entry:
        """Let a request come to nothing to which nobody has replied since ``seq``."""

        def propose(play: Play) -> Proposal:
            if play.request is None or play.seq != seq:
                raise Stale
            return "lapse", play.request.seat, ""

        return await self._wish(room, propose)

    async def _rewind_if_granted(self, room: Room) -> None:
        """Go back if nobody who is asked for consent is there any more."""

        def propose(play: Play) -> Proposal:
            proposal = way_back(room, play)
            if proposal is None:
                raise Stale
            return proposal

        if room.play is not None and way_back(room, room.play):
            with suppress(Stale):  # somebody has gone on meanwhile
                await self._wish(room, propose)

    async def _wish(self, room: Room, propose: Propose) -> Entry:
        """Let something happen, if it may when it is its turn; returns when it is durable.

        The room works off what is wished for, whether or not who wished for it still waits. What
        comes in while the disk is busy is written together.
        """
        done: asyncio.Future[Entry] = asyncio.get_running_loop().create_future()
        room.wishes.append(Wish(propose, done))
        if room.working is None:
            room.working = asyncio.create_task(self._work(room), name=f"room {room.table}")
        return await done

    async def _work(self, room: Room) -> None:
        try:
            while room.wishes:
                wishes, room.wishes = room.wishes, []
                try:
                    await self._work_off(room, wishes)
                except Exception as error:  # noqa: BLE001  (whoever waits is told)
                    self._unsure.add(room.table)  # it may have been written all the same
                    for wish in wishes:
                        wish.refuse(error)
        finally:
            room.working = None

    async def _work_off(self, room: Room, wishes: list[Wish]) -> None:
        async with room.lock:
            while True:
                play = room.begun.copy()
                attempt = try_out(room, play, wishes)
                if not attempt.entries:
                    attempt.settle()
                    return
                try:
                    # Somebody may be back at another server, and is to be asked, too.
                    attended = room.attended if attempt.goes_back else None
                    await self._journal.append(*attempt.entries, attended=attended)
                except Taken:  # another server was faster: all is to be looked at anew
                    await self._catch_up(room)
                    continue
                except Moved:
                    room.learn(await self._tables.get(room.table))
                    continue
                attempt.settle()
                room.go_on(play)
                self.stirred(room)
                return

    async def _catch_up(self, room: Room, info: TableInfo | None = None) -> None:
        """Read what others have added to the journal, and may have changed of the table."""
        play = await self._read_on(room, info or room.info)
        # Both at once: whoever is told of the one would not be told of the other.
        if info is not None:
            room.learn(info)
        if play is not room.play:
            room.go_on(play)

    async def _read_on(self, room: Room, info: TableInfo) -> Play | None:
        """The play with what others have added to the journal."""
        seq = -1 if room.play is None else room.play.seq
        entries = await self._journal.since(room.table, seq)
        if not entries:
            return room.play
        # A copy: a bot may be thinking about what was there until now.
        play = None if room.play is None else room.play.copy()
        for number, entry in enumerate(entries, start=1):
            if play is None:
                play = Play(Match(info.record), entry)
            else:
                play.apply(entry)
            # Going back to an earlier answer takes as long as all answers before it.
            if number % ENTRIES_AT_ONCE == 0 or entry.kind == "rewind":
                await asyncio.sleep(0)
        return play

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
        self.stirred(await self.room(info.id))
        if info.earlier in self._rooms:
            earlier = await self.room(info.earlier)
            async with earlier.lock:
                earlier.learn(msgspec.structs.replace(earlier.info, later=info.id))

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
        await self._rewind_if_granted(room)
        self.stirred(room)

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
        async with room.lock:  # or an older answer could come after a newer
            try:
                info = await self._tables.get(room.table)
            except Refusal:
                room.gone = True
                room.published()
                self._forget(room)
                raise
            await self._catch_up(room, info)

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
            async with room.lock:
                await self._catch_up(room)

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
                    self.stirred(await self.room(table))
            except Exception:  # one that cannot be read must not silence the rest
                log.exception("room-not-caught-up", table=table)
                self._unsure.add(table)


def _has_failed(opening: asyncio.Task[Room]) -> bool:
    return opening.done() and (opening.cancelled() or opening.exception() is not None)
