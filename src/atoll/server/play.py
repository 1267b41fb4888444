"""The play at a table, as far as its journal has been read."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from msgspec import Struct

from ..kernel import Decision, Event
from ..match import Match
from .journal import Entry, Kind
from .refusals import Refusal, Stale

HowToUndo = Literal["free", "ask", "no"]
CHANGES = ("answer", "undo", "rewind")
"""The entries after which the game stands elsewhere; the others are about a request."""


class Request(Struct, frozen=True):
    """A seat wants to take its last answer back, and the others are asked."""

    seat: int
    seq: int
    granted: tuple[int, ...] = ()


class Foreseen(NamedTuple):
    """Where an entry would lead."""

    match: Match
    events: Sequence[Event]
    request: Request | None


class Play:
    """A game at a table.

    ``seq`` counts the entries; it only grows, also when an answer is taken back. ``told`` has the
    events of each entry; ``asked_since`` has by seat the entry since which it is asked what it is
    asked now (an answer that was given for an earlier state answered another question), and
    ``asked_at`` the time of that entry.
    """

    def __init__(self, match: Match, begun: Entry) -> None:
        assert begun.seq == 0, "the journal of a game begins with its beginning"
        seats = range(match.record.seats)
        self.match = match
        self.seq, self.at = 0, begun.at
        self.told: list[Sequence[Event]] = [match.state.events]
        self.request: Request | None = None
        self.asked_since = [0 for _ in seats]
        self.asked_at = [begun.at for _ in seats]
        self.decisions = _by_seat(match)

    @property
    def is_over(self) -> bool:
        return self.match.state.outcome is not None

    def foresee(self, kind: Kind, seat: int, text: str) -> Foreseen:
        """Where an entry would lead; the play itself stays as it is."""
        if kind == "answer":
            match = self.match.copy()
            return Foreseen(match, match.answer(seat, text), None)
        if kind == "undo":
            match = self.match.copy()
            match.undo(seat)
            return Foreseen(match, [Event("undone", {"seat": seat})], None)
        if kind == "rewind":
            match = self.match.fork(int(text))
            return Foreseen(match, [Event("undone", {"seat": seat})], None)
        event, request = self._requested(kind, seat)
        return Foreseen(self.match, [event], request)

    def _requested(self, kind: Kind, seat: int) -> tuple[Event, Request | None]:
        if kind == "ask":
            return Event("undo-ask", {"seat": seat}), Request(seat, self.seq + 1)
        request = self.request
        assert request is not None, "only an open request is granted or declined"
        if kind == "grant":
            granted = (*request.granted, seat)
            return Event("undo-grant", {"seat": seat}), Request(request.seat, request.seq, granted)
        return Event("undo-decline", {"seat": seat}), None

    def apply(self, entry: Entry, foreseen: Foreseen | None = None) -> None:
        """Let something happen that the journal has. It must be the next entry."""
        assert entry.seq == self.seq + 1, f"entry {entry.seq} does not follow {self.seq}"
        if foreseen is None:
            foreseen = self.foresee(entry.kind, entry.seat, entry.text)
        self.match, events, self.request = foreseen
        self.seq, self.at = entry.seq, entry.at
        self.told.append(events)
        if entry.kind in CHANGES:
            self._ask_anew(entry)

    def _ask_anew(self, entry: Entry) -> None:
        before, self.decisions = self.decisions, _by_seat(self.match)
        for seat, decisions in enumerate(self.decisions):
            if seat == entry.seat or decisions != before[seat]:
                self.asked_since[seat] = entry.seq
                self.asked_at[seat] = entry.at

    # What may be done.

    def check_fresh(self, seat: int, seq: int) -> None:
        """Raise ``Stale`` if the seat is asked something else than it was at ``seq``."""
        if not self.asked_since[seat] <= seq <= self.seq:
            raise Stale

    def undo_of(self, seat: int) -> HowToUndo:
        """How the seat may take its last answer back: ``free``, ``ask`` or ``no``."""
        if self.is_over:
            return "no"  # the seed is told
        if self.match.can_undo(seat):
            return "free"
        return "ask" if self.request is None and self._last_of(seat) is not None else "no"

    def before_last_of(self, seat: int) -> int:
        """How many answers there were before the seat's last one."""
        place = self._last_of(seat)
        if place is None:
            raise Refusal("nothing-to-undo")
        return place

    def _last_of(self, seat: int) -> int | None:
        answers = self.match.record.answers
        for place in range(len(answers) - 1, -1, -1):
            if answers[place].seat == seat:
                return place
        return None


def waiting_mask(match: Match) -> int:
    """For whom the game waits, a bit a seat."""
    mask = 0
    for decision in match.state.decisions:
        if decision.must:
            mask |= 1 << decision.seat
    return mask


def _by_seat(match: Match) -> list[list[Decision]]:
    asked: list[list[Decision]] = [[] for _ in range(match.record.seats)]
    for decision in match.state.decisions:
        asked[decision.seat].append(decision)
    return asked
