"""Wishes: what somebody wants to happen at a table, tried out before it is made durable."""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from ..refusals import FORBIDDEN, Refusal, Stale
from ..storage.journal import Entry, Kind
from ..storage.lookup import TableInfo
from ..storage.waiting import waiting_mask
from .play import Play, Request

Proposal = tuple[Kind, int, str]
"""What is to happen: its kind, the seat, and what the seat says."""
Propose = Callable[[TableInfo, Play], Proposal]
"""What is to happen as the table and the play stand then; raises ``Refusal`` if it may not."""


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


# What can be wished for.


def to_answer(seat: int, seq: int, text: str, kind: Literal["answer", "late"]) -> Propose:
    """To answer what the seat was asked at ``seq``."""

    def propose(_: TableInfo, play: Play) -> Proposal:
        play.check_fresh(seat, seq, text)
        return kind, seat, text

    return propose


def to_undo(seat: int, seq: int) -> Propose:
    """To take the seat's last answer back, or to ask the others whether it may."""

    def propose(_: TableInfo, play: Play) -> Proposal:
        play.check_fresh(seat, seq)
        how = play.undo_of(seat)
        if how == "no":
            raise play.why_no_undo(seat)
        return "undo" if how == "free" else "ask", seat, ""

    return propose


def to_reply(seat: int, seq: int, kind: Literal["grant", "decline"]) -> Propose:
    """To grant or decline the request that was open at ``seq``."""

    def propose(info: TableInfo, play: Play) -> Proposal:
        if play.request is None or not play.request.seq <= seq <= play.seq:
            raise Stale
        if kind == "grant" and seat not in needed(info, play.request):
            raise Refusal("not-asked-to-grant", FORBIDDEN)
        return kind, seat, ""

    return propose


def to_let_lapse(seq: int) -> Propose:
    """To let a request come to nothing to which nobody has replied since ``seq``."""

    def propose(_: TableInfo, play: Play) -> Proposal:
        if play.request is None or play.seq != seq:
            raise Stale
        return "lapse", play.request.seat, ""

    return propose


def to_go_back(info: TableInfo, play: Play) -> Proposal:
    """To go back, if there is a request to which all have agreed."""
    proposal = way_back(info, play)
    if proposal is None:
        raise Stale
    return proposal


def way_back(info: TableInfo, play: Play) -> Proposal | None:
    """The way back, if there is a request to which all have agreed."""
    if play.request is None or needed(info, play.request):
        return None
    return "rewind", play.request.seat, str(play.before_last_of(play.request.seat))


def needed(info: TableInfo, request: Request) -> tuple[int, ...]:
    """The seats whose consent to the request is still missing."""
    return tuple(
        each.seat
        for each in info.seats
        if each.is_attended and each.seat not in (request.seat, *request.granted)
    )


# Trying them out.


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


def try_out(info: TableInfo, play: Play, wishes: Sequence[Wish]) -> Attempt:
    """Let happen in this play what may; nobody knows of it yet."""
    attempt = Attempt([], [], [])
    for wish in wishes:
        try:
            entry = _enter(info, play, wish.propose(info, play))
        except Exception as error:  # noqa: BLE001  (who wished for it is told, and nobody else)
            attempt.refused.append((wish, error))
            continue
        attempt.entries.append(entry)
        attempt.granted.append((wish, entry))
        if proposal := way_back(info, play):
            attempt.entries.append(_enter(info, play, proposal))
    return attempt


def _enter(info: TableInfo, play: Play, proposal: Proposal) -> Entry:
    now = time.time()
    play.happen(*proposal, now)
    return Entry(info.id, play.seq, *proposal, waiting_mask(play.match), now, play.waits_since)
