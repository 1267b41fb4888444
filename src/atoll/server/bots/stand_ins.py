"""Stand-ins: bots answer for the seats that nobody attends.

Those of bots, of people who have left, and for once those of people whose time is over; and nobody
waits for ever for a reply to the wish to take an answer back. Whichever server made the last thing
happen at a table sees to it at once; what a server that died has left undone, another finds on its
rounds.
"""

import asyncio
import time
from contextlib import suppress
from typing import Literal

import structlog

from ...bots import strongest
from ...kernel import IllegalAnswer
from ..live.room import Room
from ..live.rooms import Rooms
from ..refusals import Refusal, Stale
from ..tables.tables import Tables
from .thinking import Thinkers, any_answer, awaited, note_failure

SECONDS_BETWEEN_ROUNDS = 5.0
SECONDS_FOR_LAST_ROUND = 2.0
SECONDS_OF_QUIET = 10.0
"""After so long somebody else's table is nobody's."""
SECONDS_KEPT_OPEN = 300.0
"""So long a room stays open after the last that happened in it."""

log = structlog.get_logger()


class StandIns:
    def __init__(self, rooms: Rooms, tables: Tables, thinkers: Thinkers, patience: float) -> None:
        self._rooms = rooms
        self._tables = tables
        self._thinkers = thinkers
        self._patience = patience
        self._answering: dict[str, asyncio.Task[None]] = {}
        self._changed: set[str] = set()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._unplayable: set[str] = set()
        self._watch: asyncio.Task[None] | None = None
        self._closing = asyncio.Event()

    def open(self) -> None:
        self._rooms.on_change = self.look_after
        self._watch = asyncio.create_task(self._go_round_for_ever(), name="stand-ins")

    async def close(self) -> None:
        self._rooms.on_change = lambda room: None
        self._closing.set()
        for timer in self._timers.values():
            timer.cancel()
        if self._watch is not None:
            # A round is finished, if it can be: whoever is stopped while connecting to the database
            # leaves the connection behind.
            await asyncio.wait([self._watch], timeout=SECONDS_FOR_LAST_ROUND)
        running = [*self._answering.values(), *([self._watch] if self._watch else [])]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    def look_after(self, room: Room) -> None:
        """Answer for the seats that nobody attends, if any is to answer."""
        if self._closing.is_set():
            return
        if self._has_to_answer(room):
            self._changed.add(room.table)
            if room.table not in self._answering:
                self._answering[room.table] = asyncio.create_task(self._look_after(room))
        elif room.table not in self._answering:
            self._set_timer(room)

    def _has_to_answer(self, room: Room) -> bool:
        if room.play is None or room.play.is_over:
            return False
        return room.has_unattended or bool(self._overdue(room)) or self._has_lapsed(room)

    async def _look_after(self, room: Room) -> None:
        try:
            while room.table in self._changed:
                self._changed.discard(room.table)
                await self._answer_all(room)
        except Exception:  # the table waits for the next round, and the others are not touched
            log.exception("stand-in-failed", table=room.table)
            self._set_timer(room, not_before=SECONDS_BETWEEN_ROUNDS)
        else:
            self._set_timer(room)
        finally:
            del self._answering[room.table]

    async def _answer_all(self, room: Room) -> None:
        """Answer until nobody but people is to answer."""
        while not room.begun.is_over:
            if await self._answer_overdue(room) or await self._let_lapse(room):
                continue
            # While people are asked whether an answer may be taken back, bots do not go on.
            if room.begun.request is not None or not await self._answer_unattended(room):
                return

    async def _answer_unattended(self, room: Room) -> bool:
        """Let a bot answer; whether one did, or the game went on meanwhile."""
        players = _players(room)
        if not any(players):
            return False
        seq, match = room.begun.seq, room.begun.match
        choice = await self._thinkers.next_answer(room.table, match.game, match.state, players)
        if choice is None:
            return room.begun.seq != seq
        if room.begun.request is not None or _players(room) != players:
            return True  # meanwhile somebody came back, or wants to take an answer back
        if not await self._give(room, seq, *choice):
            spare = any_answer(match.state, players)
            return spare is not None and await self._give(room, seq, *spare)
        return True

    async def _answer_overdue(self, room: Room) -> bool:
        if not self._overdue(room):
            return False
        await self._rooms.refresh(room)  # before somebody's time is over, in all servers' eyes
        overdue = self._overdue(room)
        if not overdue:
            return True
        seq, match, seat = room.begun.seq, room.begun.match, overdue[0]
        text = await self._thinkers.answer_for(
            room.table, match.game, match.state, seat, _best(room)
        )
        if not await self._give(room, seq, seat, text, "late"):
            await self._give(room, seq, seat, awaited(match.state, seat).options[0].text, "late")
        return True

    async def _let_lapse(self, room: Room) -> bool:
        """Go on if somebody does not say whether an answer may be taken back: then it stays."""
        if not self._has_lapsed(room):
            return False
        await self._rooms.refresh(room)
        if self._has_lapsed(room):
            with suppress(Stale):  # somebody has replied after all
                await room.lapse(room.begun.seq)
        return True

    async def _give(
        self,
        room: Room,
        seq: int,
        seat: int,
        text: str,
        kind: Literal["answer", "late"] = "answer",
    ) -> bool:
        """Give a bot's answer. False if it was not legal: that is a mistake of the bot."""
        try:
            await room.answer(seat, seq, text, kind)
        except Stale:
            pass  # somebody was faster, and it is to be thought about anew
        except IllegalAnswer as error:
            note_failure(room.table, [_player(room, seat) or _best(room)], error)
            return False
        return True

    # Clocks.

    def _overdue(self, room: Room) -> list[int]:
        now = time.time()
        return [seat for seat, at in _deadlines(room) if at <= now]

    def _has_lapsed(self, room: Room) -> bool:
        at = room.lapses_at(self._patience)
        return at is not None and at <= time.time()

    def _set_timer(self, room: Room, not_before: float = 0.0) -> None:
        if timer := self._timers.pop(room.table, None):
            timer.cancel()
        deadlines = [at for _, at in _deadlines(room)]
        if (at := room.lapses_at(self._patience)) is not None:
            deadlines.append(at)
        if deadlines:
            wait = max(not_before, min(deadlines) - time.time()) + 0.01
            loop = asyncio.get_running_loop()
            self._timers[room.table] = loop.call_later(wait, self.look_after, room)

    # Rounds.

    async def _go_round_for_ever(self) -> None:
        quiet = 0.0  # at first: what an earlier server has left is nobody's
        while not self._closing.is_set():
            try:
                await self._go_round(time.time() - quiet)
            except Exception:  # the database may come back
                log.exception("round-failed")
            quiet = SECONDS_OF_QUIET
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), SECONDS_BETWEEN_ROUNDS)

    async def _go_round(self, quiet_since: float) -> None:
        await self._rooms.make_sure()
        left = await self._tables.without_people(quiet_since)
        late = await self._tables.out_of_time(time.time())
        lapsed = await self._tables.lapsed(time.time(), self._patience)
        for table in {*left, *late, *lapsed} - self._unplayable - self._answering.keys():
            await self._see_to(table)
        for room in self._rooms.open_rooms():
            if self._is_idle(room):
                self._close(room)

    async def _see_to(self, table: str) -> None:
        try:
            room = await self._rooms.room(table)
            await self._rooms.hear("entries", table)  # the news of it may have been lost
            self.look_after(room)
        except Refusal as refusal:
            self._unplayable.add(table)
            log.warning("table-not-playable", table=table, why=str(refusal))
        except Exception:  # one table must not stop the round
            log.exception("table-not-seen-to", table=table)

    def _is_idle(self, room: Room) -> bool:
        return (
            not room.listeners
            and room.table not in self._answering
            and time.time() - room.used > SECONDS_KEPT_OPEN
        )

    def _close(self, room: Room) -> None:
        self._rooms.close(room)
        if timer := self._timers.pop(room.table, None):
            timer.cancel()


def _deadlines(room: Room) -> list[tuple[int, float]]:
    if room.play is None:
        return []
    return [(seat, at) for seat, at in enumerate(room.deadlines()) if at is not None]


def _players(room: Room) -> list[str | None]:
    return [_player(room, seat) for seat in range(len(room.info.seats))]


def _player(room: Room, seat: int) -> str | None:
    """The bot that answers for a seat; None for a person who is there."""
    sitting = room.info.seats[seat]
    if sitting.is_attended:
        return None
    return sitting.bot or _best(room)


def _best(room: Room) -> str:
    return strongest(room.info.game)
