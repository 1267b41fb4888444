"""A room: a table that is live in this process."""

import asyncio
import time
from bisect import bisect_right
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from ...kernel import Level, View, heard
from ..metrics import ANSWERS
from ..refusals import Refusal
from ..storage.journal import Entry, Kind
from ..storage.lookup import TableInfo
from ..storage.waiting import seats_in, waiting_mask
from ..tables.remarks import REMEMBERED
from ..wire import (
    EventShown,
    HowToUndo,
    RemarkShown,
    RequestShown,
    Update,
    encode,
    encode_decisions,
)
from .play import Play, Request


class Listener(Protocol):
    """Somebody who wants to know what happens in a room."""

    def wake(self) -> None:
        """Something has happened."""


class Picture(msgspec.Struct, frozen=True):
    """What a seat sees and is asked, ready to be sent."""

    view: msgspec.Raw
    decisions: msgspec.Raw
    undo: HowToUndo


Proposal = tuple[Kind, int, str]
"""What is to happen: its kind, the seat, and what the seat says."""
Propose = Callable[[Play], Proposal]
"""What is to happen as the play stands then; raises ``Refusal`` if it may not."""


class Wish(NamedTuple):
    """What somebody wants to happen in a room."""

    propose: Propose
    done: asyncio.Future[Entry]

    def grant(self, entry: Entry) -> None:
        if not self.done.done():  # nobody may wait any more
            self.done.set_result(entry)

    def refuse(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Room:
    """A live table: who sits there, the play if it has begun, what is said, and who listens."""

    def __init__(self, info: TableInfo, remarks: Sequence[RemarkShown], patience: float) -> None:
        self.info = info
        self.patience = patience
        self.play: Play | None = None
        self.remarks = deque(remarks, maxlen=REMEMBERED)
        self.said = len(self.remarks)
        # Longer than the remarks themselves: of two servers the later may be the first to be heard.
        self._heard = deque((remark.id for remark in remarks), maxlen=2 * REMEMBERED)
        self.listeners: set[Listener] = set()
        self.wishes: list[Wish] = []
        self.working: asyncio.Task[None] | None = None
        self.lock = asyncio.Lock()
        self.gone = False
        self.used = time.time()
        self.answers = ANSWERS.labels(info.game)
        self._views: dict[int | None, View[Any]] = {}
        self._pictures: dict[int | None, Picture] = {}
        self._drawn_at = -1

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
        if self._drawn_at != play.seq:
            self._views.clear()
            self._pictures.clear()
            self._drawn_at = play.seq
        picture = self._pictures.get(seat) or self._draw(play, seat)
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

    def _draw(self, play: Play, seat: int | None) -> Picture:
        if not self._views:
            own, public = play.match.game.views(play.match.state)
            self._views = {None: public, **dict(enumerate(own))}
        picture = self._pictures[seat] = Picture(
            msgspec.Raw(encode(self._views[seat])),
            encode_decisions(() if seat is None else play.decisions[seat]),
            "no" if seat is None else play.undo_of(seat),
        )
        return picture

    def _request(self) -> RequestShown | None:
        request = self.begun.request
        if request is None:
            return None
        return RequestShown(request.seat, request.granted, self.needed(request))

    def needed(self, request: Request) -> tuple[int, ...]:
        """The seats whose consent to the request is still missing."""
        return tuple(
            each.seat
            for each in self.info.seats
            if each.is_attended and each.seat not in (request.seat, *request.granted)
        )

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


class Attempt(NamedTuple):
    """What comes of wishes, unless somebody else is faster."""

    entries: list[Entry]
    granted: list[tuple[Wish, Entry]]
    refused: list[tuple[Wish, Exception]]

    @property
    def goes_back(self) -> bool:
        """Whether something is taken back to which all who are there have agreed."""
        return any(entry.kind == "rewind" for entry in self.entries)

    def settle(self) -> None:
        """Tell those who wished. What is refused may be so for what others have wished."""
        for wish, entry in self.granted:
            wish.grant(entry)
        for wish, error in self.refused:
            wish.refuse(error)


def try_out(room: Room, play: Play, wishes: Sequence[Wish]) -> Attempt:
    """Let happen in this play what may; nobody knows of it yet."""
    attempt = Attempt([], [], [])
    for wish in wishes:
        try:
            entry = _enter(room, play, wish.propose(play))
        except Exception as error:  # noqa: BLE001  (who wished for it is told, and nobody else)
            attempt.refused.append((wish, error))
            continue
        attempt.entries.append(entry)
        attempt.granted.append((wish, entry))
        if proposal := way_back(room, play):
            attempt.entries.append(_enter(room, play, proposal))
    return attempt


def _enter(room: Room, play: Play, proposal: Proposal) -> Entry:
    now = time.time()
    play.happen(*proposal, now)
    return Entry(room.table, play.seq, *proposal, waiting_mask(play.match), now, play.waits_since)


def way_back(room: Room, play: Play) -> Proposal | None:
    """The way back, if there is a request to which all have agreed."""
    if play.request is None or room.needed(play.request):
        return None
    return "rewind", play.request.seat, str(play.before_last_of(play.request.seat))
