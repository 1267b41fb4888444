"""Rooms: the tables that are live in this process, each a picture of its journal."""

import asyncio
import time
from collections.abc import Sequence

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from ..kernel import Decision, Event
from ..match import Match
from ..record import Record
from .journal import Entry, Journal, Taken
from .schema import tables


class NoSuchTable(LookupError):
    """There is no table with this id."""


class Stale(Exception):
    """The answer was given for a state in which something else was asked of the seat."""


class Room:
    """A table as far as its journal has been read here.

    ``seq`` counts the entries; it only grows, also when an answer is taken back. ``told`` has the
    events of each entry, ``asked_since`` by seat the entry since which it is asked what it is
    asked now: an answer that was given for an earlier state answered another question.
    """

    def __init__(self, table: str, match: Match) -> None:
        self.table = table
        self.match = match
        self.seq = 0
        self.told: list[Sequence[Event]] = [match.state.events]
        self.asked_since = [0] * match.record.seats
        self.lock = asyncio.Lock()
        self._asked = self._decisions()

    def apply(self, entry: Entry) -> None:
        """Let something happen that the journal has. It must be the next entry."""
        assert entry.seq == self.seq + 1, f"entry {entry.seq} does not follow {self.seq}"
        if entry.kind == "answer":
            events: Sequence[Event] = self.match.answer(entry.seat, entry.text)
        else:
            self.match.undo(entry.seat)
            events = [Event("undone", {"seat": entry.seat})]
        self.seq = entry.seq
        self.told.append(events)
        asked = self._decisions()
        for seat, decisions in enumerate(asked):
            if seat == entry.seat or decisions != self._asked[seat]:
                self.asked_since[seat] = self.seq
        self._asked = asked

    def check(self, seat: int, seq: int, text: str) -> None:
        """Raise ``Stale`` or ``IllegalAnswer`` if this cannot be answered now."""
        if seq < self.asked_since[seat] or seq > self.seq:
            raise Stale(f"seat {seat} is asked something else since {self.asked_since[seat]}")
        if not any(each.option(text) for each in self._asked[seat]):
            game = self.match.game
            game.answer(game.clone(self.match.state), seat, text)  # it raises, and says why

    def _decisions(self) -> list[list[Decision]]:
        asked: list[list[Decision]] = [[] for _ in range(self.match.record.seats)]
        for decision in self.match.state.decisions:
            asked[decision.seat].append(decision)
        return asked


class Rooms:
    """All rooms of this process, opened when they are needed."""

    def __init__(self, engine: AsyncEngine, journal: Journal) -> None:
        self._engine = engine
        self._journal = journal
        self._rooms: dict[str, asyncio.Task[Room]] = {}

    async def room(self, table: str) -> Room:
        """The room of a table, read from the journal if it is not open yet."""
        opening = self._rooms.get(table)
        if opening is None:
            opening = self._rooms[table] = asyncio.create_task(self._open(table))
        try:
            return await asyncio.shield(opening)
        except BaseException:
            if opening.done():
                self._rooms.pop(table, None)  # it may be there the next time
            raise

    async def _open(self, table: str) -> Room:
        async with self._engine.connect() as connection:
            found = await connection.execute(select(tables).where(tables.c.id == table))
            row = found.mappings().one_or_none()
        if row is None:
            raise NoSuchTable(f"there is no table {table!r}")
        record = Record(
            game=row["game"],
            rules=row["rules"],
            seats=row["seats"],
            seed=int(row["seed"]),
            options=msgspec.json.decode(row["options"]),
        )
        room = Room(table, Match(record))
        await self.catch_up(room)
        return room

    async def catch_up(self, room: Room) -> None:
        """Read what others have added to the journal."""
        for entry in await self._journal.since(room.table, room.seq):
            room.apply(entry)

    async def answer(self, table: str, seat: int, seq: int, text: str) -> Entry:
        """Answer for a seat what it was asked at ``seq``; returns when it is durable.

        Raises ``IllegalAnswer``, or ``Stale`` if meanwhile something else is asked of the seat.
        What others have answered since does not matter otherwise: sealed answers never collide.
        """
        # Whoever asked may go away meanwhile: what has become durable happens all the same.
        return await asyncio.shield(asyncio.ensure_future(self._answer(table, seat, seq, text)))

    async def _answer(self, table: str, seat: int, seq: int, text: str) -> Entry:
        room = await self.room(table)
        async with room.lock:
            while True:
                room.check(seat, seq, text)
                entry = Entry(table, room.seq + 1, "answer", seat, text, time.time())
                if await self._enter(room, entry):
                    return entry

    async def _enter(self, room: Room, entry: Entry) -> bool:
        """Make an entry durable and let it happen; False if another came first."""
        try:
            await self._journal.append(entry)
        except Taken:
            await self.catch_up(room)
            return False
        room.apply(entry)
        return True
