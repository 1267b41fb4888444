"""A room: a table that is live in this process."""

import time
from bisect import bisect_right
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Literal, NamedTuple, Protocol

import msgspec

from ...kernel import Level, heard
from ..metrics import ANSWERS
from ..refusals import Refusal, Stale
from ..storage.journal import Entry, Journal, Moved, Taken
from ..storage.lookup import TableInfo
from ..storage.waiting import seats_in, waiting_mask
from ..tables.remarks import REMEMBERED
from ..tables.tables import Tables
from ..wire import EventShown, RemarkShown, RequestShown, Update
from .pictures import Pictures
from .play import Play, Request
from .queue import Queue
from .reading import read_on
from .wishes import (
    Propose,
    Wish,
    needed,
    to_answer,
    to_go_back,
    to_let_lapse,
    to_reply,
    to_undo,
    try_out,
    way_back,
)


class Listener(Protocol):
    """Somebody who wants to know what happens in a room."""

    def wake(self) -> None:
        """Something has happened."""


class Surroundings(NamedTuple):
    """Where a room is kept, and whom it tells what has become of it."""

    tables: Tables
    journal: Journal
    on_change: Callable[["Room"], None]
    """This process has made something happen in the room."""
    on_doubt: Callable[["Room"], None]
    """What has happened in the room may be more than it knows of."""


class Room:
    """A live table: who sits there, the play if it has begun, what is said, and who listens."""

    def __init__(
        self,
        info: TableInfo,
        remarks: Sequence[RemarkShown],
        patience: float,
        surroundings: Surroundings,
    ) -> None:
        self._surroundings = surroundings
        self.info = info
        self.patience = patience
        self.play: Play | None = None
        self.remarks = deque(remarks, maxlen=REMEMBERED)
        self.said = len(self.remarks)
        # Longer than the remarks themselves: of two servers the later may be the first to be heard.
        self._heard = deque((remark.id for remark in remarks), maxlen=2 * REMEMBERED)
        self.listeners: set[Listener] = set()
        self.gone = False
        self.used = time.time()
        self._answers = ANSWERS.labels(info.game)
        self._pictures = Pictures()
        self._queue = Queue(f"room {info.id}")

    @property
    def table(self) -> str:
        return self.info.id

    @property
    def current_info(self) -> TableInfo:
        """The table with what the play says of it now."""
        if self.play is None:
            return self.info
        mask = waiting_mask(self.play.match)
        return msgspec.structs.replace(
            self.info,
            status="playing" if mask else "over",
            waiting=seats_in(mask),
            changed=self.play.at,
            outcome=self.play.match.state.outcome,
        )

    def learn(self, info: TableInfo) -> None:
        """Take over what is known of the table now; if it is anything new, everybody is told."""
        # For whom it waits, and since when nothing has happened, the play knows better.
        now = msgspec.structs.replace(info, waiting=self.info.waiting, changed=self.info.changed)
        if now != self.info:
            self.info = now
            self.published()

    def go_on(self, play: Play | None) -> None:
        """Something has happened at the table that is durable: everybody is told."""
        self.play = play
        if play is not None and play.is_over:
            self.info = self.current_info  # now the seed is told
        self.published()

    def published(self) -> None:
        """Let everybody know that something has happened."""
        self.used = time.time()
        for listener in self.listeners:
            listener.wake()

    def update_for(self, seat: int | None, seen: int) -> Update:
        """The whole picture for a seat, with what happened after ``seen``."""
        play = self.begun
        picture = self._pictures.of(play, seat)
        return Update(
            seq=play.seq,
            since=seen,
            events=[
                EventShown(number, event.kind, event.args)
                for number in range(seen + 1, play.seq + 1)
                for event in heard(play.told[number], seat)
            ],
            view=picture.view,
            decisions=picture.decisions,
            undo=picture.undo,
            request=self._request(),
            deadlines=self.deadlines(),
            relief=self.relief(),
            now=time.time(),
        )

    def _request(self) -> RequestShown | None:
        request = self.begun.request
        if request is None:
            return None
        return RequestShown(request.seat, request.granted, self.needed(request))

    def needed(self, request: Request) -> tuple[int, ...]:
        """The seats whose consent to the request is still missing."""
        return needed(self.info, request)

    @property
    def attended(self) -> frozenset[int]:
        """The seats for which a person answers."""
        return frozenset(each.seat for each in self.info.seats if each.is_attended)

    @property
    def has_unattended(self) -> bool:
        """Whether a bot is to answer for some seat."""
        return len(self.attended) < len(self.info.seats)

    def deadlines(self) -> list[float | None]:
        """By seat, when the clock runs out for it, if it is to answer and somebody is there.

        While it is asked whether an answer may be taken back the clocks stand still.
        """
        clock = self.info.clock
        if clock is None or self.begun.request is not None:
            return [None] * len(self.info.seats)
        return [
            self.waits_since(each.seat) + clock
            if each.is_attended and self.begun.awaits(each.seat)
            else None
            for each in self.info.seats
        ]

    def relief(self) -> list[float | None]:
        """By seat, from when on the others may let a bot play for it."""
        return [
            self.waits_since(each.seat) + self.patience
            if each.is_attended and self.begun.awaits(each.seat)
            else None
            for each in self.info.seats
        ]

    def waits_since(self, seat: int) -> float:
        """Since when a seat could have answered: while there was no server nobody could."""
        return self.begun.could_answer_since(seat, self.info.served_since)

    def lapses_at(self, patience: float) -> float | None:
        """When an open request comes to nothing, if until then nobody replies to it."""
        if self.play is None or self.play.request is None:
            return None
        # Whatever has happened since the request was a reply: anything else would have ended it.
        return max(self.play.at, self.info.served_since) + (self.info.clock or patience)

    def hear(self, remarks: Sequence[RemarkShown]) -> None:
        """Add what is new: our own remarks may come back to us as news."""
        new = [remark for remark in remarks if remark.id not in self._heard]
        self._heard.extend(remark.id for remark in new)
        self.remarks.extend(new)
        self.said += len(new)
        if new:
            self.published()

    def said_since(self, heard: int) -> list[RemarkShown]:
        """What was said after so many remarks, each with its place among what happened."""
        remarks = [*self.remarks][heard - self.said :]
        if self.play is None:
            return remarks
        times = self.play.times
        return [
            msgspec.structs.replace(each, seq=bisect_right(times, each.at) - 1) for each in remarks
        ]

    def check_talk(self) -> None:
        """Raise ``Refusal`` if the game does not allow people to say what they like now."""
        play = self.play
        if play is None or play.is_over:
            return
        talk = play.match.game.talk(play.match.state)
        if talk.level is not Level.FREE:
            raise Refusal("talk-none" if talk.level is Level.NONE else "talk-numbers")

    @property
    def begun(self) -> Play:
        """The play. Raises ``Refusal`` if it has not begun."""
        if self.play is None:
            raise Refusal("not-begun")
        return self.play

    # What happens.

    async def answer(
        self, seat: int, seq: int, text: str, kind: Literal["answer", "late"] = "answer"
    ) -> Entry:
        """Answer for a seat what it was asked at ``seq``; returns when it is durable.

        Raises ``IllegalAnswer``, or ``Stale`` if meanwhile something else is asked of the seat.
        What others have answered since does not matter otherwise: sealed answers never collide.
        """
        entry = await self._wish(to_answer(seat, seq, text, kind))
        self._answers.inc()
        return entry

    async def undo(self, seat: int, seq: int) -> Entry:
        """Take the seat's last answer back, or ask the others whether it may."""
        return await self._wish(to_undo(seat, seq))

    async def reply(self, seat: int, seq: int, kind: Literal["grant", "decline"]) -> Entry:
        """Grant or decline the request that was open at ``seq``; one's own can be declined."""
        return await self._wish(to_reply(seat, seq, kind))

    async def lapse(self, seq: int) -> Entry:
        """Let a request come to nothing to which nobody has replied since ``seq``."""
        return await self._wish(to_let_lapse(seq))

    async def rewind_if_granted(self) -> None:
        """Go back if nobody who is asked for consent is there any more."""
        if self.play is not None and way_back(self.info, self.play):
            with suppress(Stale):  # somebody has gone on meanwhile
                await self._wish(to_go_back)

    @property
    def is_busy(self) -> bool:
        """Whether something is under way that is not durable yet, or not read."""
        return self._queue.is_busy

    async def finish(self) -> None:
        """Return when nothing is under way any more."""
        await self._queue.finish()

    async def _wish(self, propose: Propose) -> Entry:
        """Let something happen, if it may when it is its turn; returns when it is durable."""
        return await self._queue.wish(propose, self._work_off)

    async def _work_off(self, wishes: list[Wish]) -> None:
        try:
            await self._let_happen(wishes)
        except Exception:
            self._surroundings.on_doubt(self)  # it may have been written all the same
            raise

    async def _let_happen(self, wishes: list[Wish]) -> None:
        while True:
            play = self.begun.copy()
            attempt = try_out(self.info, play, wishes)
            if not attempt.entries:
                attempt.settle()
                return
            try:
                # Somebody may be back at another server, and is to be asked, too.
                attended = self.attended if attempt.goes_back else None
                await self._surroundings.journal.append(
                    *attempt.entries, attended=attended, outcome=play.match.state.outcome
                )
            except Taken:  # another server was faster: all is to be looked at anew
                await self._catch_up()
                continue
            except Moved:
                self.learn(await self._surroundings.tables.get(self.table))
                continue
            attempt.settle()
            self.go_on(play)
            self._surroundings.on_change(self)
            return

    # What has changed elsewhere. While it is read nothing happens here, or an older answer could
    # come after a newer.

    async def refresh(self) -> None:
        """Read what others may have changed. Raises ``Refusal`` if the table is gone."""
        async with self._queue.paused():
            try:
                info = await self._surroundings.tables.get(self.table)
            except Refusal:
                self.gone = True
                self.published()
                raise
            await self._catch_up(info)

    async def catch_up(self) -> None:
        """Read what others have added to the journal."""
        async with self._queue.paused():
            await self._catch_up()

    async def note_rematch(self, later: str) -> None:
        """There is a table for the same crew now."""
        async with self._queue.paused():
            self.learn(msgspec.structs.replace(self.info, later=later))

    async def _catch_up(self, info: TableInfo | None = None) -> None:
        """Read what others have added to the journal, and may have changed of the table."""
        play = await read_on(self._surroundings.journal, info or self.info, self.play)
        # Both at once: whoever is told of the one would not be told of the other.
        if info is not None:
            self.learn(info)
        if play is not self.play:
            self.go_on(play)
