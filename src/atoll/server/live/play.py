"""The play at a table, as far as its journal has been read."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from ...kernel import Decision, Event
from ...match import Match
from ..refusals import Refusal, Stale
from ..storage.journal import Entry, Kind
from ..wire import HowToUndo

ANSWERS = ("answer", "late")
"""The entries that answer: as somebody wished, or for somebody whose time was over."""
CHANGES = (*ANSWERS, "undo", "rewind")
"""The entries after which the game stands elsewhere; the others are about a request."""
MOST_TAKEN_BACK = 100
"""So often a seat may take answers back, or ask to, until the game is further than it ever was.

Nobody who plays comes near it. Without it a client could go to and fro, and fill the journal.
"""


_Times = tuple[float, "_Times | None"]
"""When a seat was asked what it has answered, and what it had answered before that."""


class Request(Struct, frozen=True):
    """A seat wants to take its last answer back, and the others are asked."""

    seat: int
    seq: int
    at: float
    granted: tuple[int, ...] = ()


class Play:
    """A game at a table.

    ``seq`` counts the entries; it only grows, also when an answer is taken back. ``told`` has the
    events of each entry, ``times`` when it was; ``asked_since`` has by seat the entry since which
    it is asked what it is asked now (an answer that was given for an earlier state answered another
    question), and ``asked_at`` the time of that entry. ``pauses`` are the times, from and to, in
    which it was asked whether an answer may be taken back: the clocks stood still. ``answered_at``
    has the time of each answer that counts. ``taken_back`` counts by seat how often it has taken
    answers back, or asked to, since the game was last further than ever.
    """

    def __init__(self, match: Match, begun: Entry) -> None:
        assert begun.seq == 0, "the journal of a game begins with its beginning"
        seats = range(match.record.seats)
        self.match = match
        self.seq, self.at = 0, begun.at
        self.told: list[Sequence[Event]] = [match.state.events]
        self.times = [begun.at]
        self.request: Request | None = None
        self.pauses: tuple[tuple[float, float], ...] = ()
        self.asked_since, self._awaited_since = [0 for _ in seats], [0 for _ in seats]
        self.asked_at = [begun.at for _ in seats]
        self.begun_at, self.answered_at = begun.at, [begun.at for _ in match.record.answers]
        self._asked_before: list[_Times | None] = [None for _ in seats]
        self.decisions = _by_seat(match)
        self.taken_back = [0 for _ in seats]
        self._furthest = 0

    @property
    def is_over(self) -> bool:
        return self.match.state.outcome is not None

    @property
    def waits_since(self) -> float:
        """Since when it waits for whom it has waited longest; now, if for nobody."""
        awaited = (each.seat for each in self.match.state.awaited)
        return min(map(self.could_answer_since, awaited), default=self.at)

    def could_answer_since(self, seat: int, not_before: float = 0.0) -> float:
        """Since when a seat could have answered, as if there had been no pauses."""
        since = max(self.asked_at[seat], not_before)
        return since + sum(max(0.0, end - max(start, since)) for start, end in self.pauses)

    def copy(self) -> "Play":
        """The same play, in which something can be tried out."""
        twin = object.__new__(Play)
        twin.match = self.match.copy()
        twin.seq, twin.at = self.seq, self.at
        twin.request, twin.pauses = self.request, self.pauses
        twin.told, twin.times = self.told.copy(), self.times.copy()
        twin.decisions = self.decisions
        twin.asked_since, twin.asked_at = self.asked_since.copy(), self.asked_at.copy()
        twin._awaited_since = self._awaited_since.copy()
        twin.begun_at, twin.answered_at = self.begun_at, self.answered_at.copy()
        twin._asked_before = self._asked_before.copy()
        twin.taken_back, twin._furthest = self.taken_back.copy(), self._furthest
        return twin

    def apply(self, entry: Entry) -> None:
        """Let something happen that the journal has. It must be the next entry."""
        assert entry.seq == self.seq + 1, f"entry {entry.seq} does not follow {self.seq}"
        self.happen(entry.kind, entry.seat, entry.text, entry.at)

    def happen(self, kind: Kind, seat: int, text: str, at: float) -> None:
        """Let something happen. An answer that is illegal raises, and changes nothing."""
        asked = self.request
        was_awaited = kind in ANSWERS and self._awaits_answer(seat, text)
        events = self._change(kind, seat, text, at)
        self.seq, self.at = self.seq + 1, at
        self.told.append(events)
        self.times.append(at)
        self._count(kind, seat)
        if kind in CHANGES:
            self.request = None
        if asked is not None and self.request is None:
            self.pauses = (*self.pauses, (asked.at, at))
        if kind in CHANGES:
            self._change_times(kind, seat, was_awaited=was_awaited)

    def _change_times(self, kind: Kind, seat: int, *, was_awaited: bool) -> None:
        was_asked_at = self.asked_at[seat]
        self._ask_anew(seat, in_any_case=was_awaited or kind not in ANSWERS)
        if kind in ANSWERS:
            self._asked_before[seat] = was_asked_at, self._asked_before[seat]
        elif (before := self._asked_before[seat]) is not None:
            was_asked_at, self._asked_before[seat] = before
            # Who takes an answer back has as much time as was left, not all of it anew.
            if kind == "undo":
                self.asked_at[seat] = was_asked_at

    def _change(self, kind: Kind, seat: int, text: str, at: float) -> Sequence[Event]:
        if kind in ANSWERS:
            events = self.match.answer(seat, text)
            self.answered_at.append(at)
            return [Event("late", {"seat": seat}), *events] if kind == "late" else events
        if kind == "undo":
            place = self._last_of(seat)
            self.match.undo(seat)
            assert place is not None, "what was taken back was the seat's last answer"
            del self.answered_at[place]
            return [Event("undone", {"seat": seat})]
        if kind == "rewind":
            self.match = self.match.fork(int(text))
            del self.answered_at[int(text) :]
            return [Event("undone", {"seat": seat})]
        if kind == "ask":
            self.request = Request(seat, self.seq + 1, at)
            return [Event("undo-ask", {"seat": seat})]
        request = self.request
        assert request is not None, "only to an open request is there a reply"
        if kind == "grant":
            self.request = replace(request, granted=(*request.granted, seat))
            return [Event("undo-grant", {"seat": seat})]
        self.request = None
        if kind == "decline":
            return [Event("undo-decline", {"seat": seat})]
        assert kind == "lapse", "a game begins once"
        return [Event("undo-lapse", {"seat": seat})]

    def _count(self, kind: Kind, seat: int) -> None:
        if kind in ("undo", "ask"):
            self.taken_back[seat] += 1
        answers = len(self.match.record.answers)
        if answers > self._furthest:
            self._furthest = answers
            self.taken_back = [0 for _ in self.taken_back]

    def _ask_anew(self, answered: int, *, in_any_case: bool) -> None:
        """Whoever spoke or traded meanwhile has no more time for what the game waits for."""
        before, self.decisions = self.decisions, _by_seat(self.match)
        for seat, decisions in enumerate(self.decisions):
            if seat == answered or decisions != before[seat]:
                self.asked_since[seat] = self.seq
            if (seat == answered and in_any_case) or _awaited(decisions) != _awaited(before[seat]):
                self._awaited_since[seat] = self.seq
                self.asked_at[seat] = self.at

    # What may be done.

    def check_fresh(self, seat: int, seq: int, text: str = "") -> None:
        """Raise ``Stale`` if the seat is asked something else than it was at ``seq``.

        For an answer to what the game waits for it does not matter what else has become possible.
        """
        awaited = self._awaits_answer(seat, text)
        since = self._awaited_since[seat] if awaited else self.asked_since[seat]
        if not since <= seq <= self.seq:
            raise Stale

    def _awaits_answer(self, seat: int, text: str) -> bool:
        """Whether this would be an answer to what the game waits for."""
        return any(asked.option(text) for asked in _awaited(self.decisions[seat]))

    def awaits(self, seat: int) -> bool:
        """Whether the game waits for the seat."""
        return bool(_awaited(self.decisions[seat]))

    def undo_of(self, seat: int) -> HowToUndo:
        """How the seat may take its last answer back: ``free``, ``ask`` or ``no``."""
        if self.is_over or self._is_at_limit(seat):
            return "no"  # when it is over, the seed is told
        if self.match.can_undo(seat):
            return "free"
        return "ask" if self.request is None and self._last_of(seat) is not None else "no"

    def why_no_undo(self, seat: int) -> Refusal:
        """Why the seat may not take its last answer back."""
        if self.request is not None:
            return Refusal("undo-asked")
        if self._is_at_limit(seat) and not self.is_over:
            return Refusal("undone-too-often")
        return Refusal("nothing-to-undo")

    def _is_at_limit(self, seat: int) -> bool:
        return self.taken_back[seat] >= MOST_TAKEN_BACK

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


def _awaited(decisions: Sequence[Decision]) -> list[Decision]:
    return [decision for decision in decisions if decision.must]


def _by_seat(match: Match) -> list[list[Decision]]:
    asked: list[list[Decision]] = [[] for _ in range(match.record.seats)]
    for decision in match.state.decisions:
        asked[decision.seat].append(decision)
    return asked
