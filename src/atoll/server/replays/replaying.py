"""Replays: a game from its set-up on, as one seat may know it.

While a game goes on, a seat gets of its past what it was told then: its own view, the events it
heard, its own answers. When it is over nothing is secret any more.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from ... import record as records
from ...games import game as find_game
from ...games import games
from ...kernel import BadRecord, State, heard
from ...record import Record, Stop
from ..live.room import Room
from ..questions import option_shown
from ..refusals import BAD, FORBIDDEN, LONGEST_REASON, MISSING, Refusal
from ..wire import MomentShown, ReplayShown, TableShown, encode, events_shown, shown

AT_ONCE = 1
"""Each takes a core for a moment, and others are playing meanwhile."""

T = TypeVar("T")


class Replays:
    """Replays games, in a thread: those who play do not have to wait for those who look back."""

    def __init__(self) -> None:
        self._working = asyncio.Semaphore(AT_ONCE)

    async def of_room(self, room: Room, person: str | None, seat: int | None) -> ReplayShown:
        """The game at a table. While it goes on, everybody sees it from the own seat alone."""
        play, info = room.begun, room.current_info
        _check_seat(seat, len(info.seats))
        if not play.is_over and seat not in (None, info.seat_of(person)):
            raise Refusal("not-your-seat", FORBIDDEN)
        record = play.match.record.until(len(play.match.record.answers))
        past = Past(record, [play.begun_at, *play.answered_at])
        moments = await self._work(lambda: past.seen_by(seat, all_told=play.is_over))
        return _replay(record, seat, moments, shown(info, person))

    async def of_text(self, text: str, seat: int | None) -> ReplayShown:
        """The game of a record. Whoever has it knows the seed: nothing in it is secret."""

        def work() -> ReplayShown:
            record = _read(text)
            _check_seat(seat, record.seats)
            return _replay(record, seat, Past(record).seen_by(seat, all_told=True), None)

        try:
            return await self._work(work)
        except BadRecord as error:
            raise Refusal("bad-record", BAD, why=str(error)[:LONGEST_REASON]) from None

    async def _work(self, work: Callable[[], T]) -> T:
        async with self._working:
            return await asyncio.to_thread(work)


def until_moment(room: Room, moment: int, seat: int) -> Record:
    """The record of a game that is over until a moment, from which somebody goes on on a seat."""
    play = room.begun
    if not play.is_over:
        raise Refusal("not-over")  # whoever could try things out would know what is to come
    _check_seat(seat, len(room.info.seats))
    check_moment(play.match.record, moment)
    if moment == len(play.match.record.answers):
        raise Refusal("nothing-to-decide")
    return play.match.record.until(moment)


def check_moment(record: Record, moment: int) -> None:
    """Raise ``Refusal`` if the game was never there."""
    if moment not in range(len(record.answers) + 1):
        raise Refusal("no-such-moment", MISSING, last=len(record.answers))


class Past:
    """What has happened in a game, and when; from another state than the set-up, if one is given.

    ``times`` has when it began and when each answer was given, if that is known.
    """

    def __init__(
        self,
        record: Record,
        times: Sequence[float] | None = None,
        state: State[Any] | None = None,
    ) -> None:
        self._record, self._times, self._state = record, times, state

    def seen_by(self, seat: int | None, *, all_told: bool) -> list[MomentShown]:
        """Every moment as a seat saw it: with all answers, or with none but the seat's own."""
        return [
            self._moment(stop, seat, all_told=all_told)
            for stop in records.stops(self._record, self._state)
        ]

    def _moment(self, stop: Stop, seat: int | None, *, all_told: bool) -> MomentShown:
        answer, game = stop.answer, find_game(self._record.game)
        events = events_shown(stop.number, heard(stop.state.events, seat))
        told = answer if answer is not None and (all_told or answer.seat == seat) else None
        return MomentShown(
            number=stop.number,
            seat=None if answer is None else answer.seat,
            chosen=option_shown(stop.option) if told and stop.option else None,
            at=None if self._times is None else self._times[stop.number],
            events=msgspec.Raw(encode(events)),
            begins=next((each for each in events if each.kind in game.rounds), None),
            turns=[each for each in events if each.kind in game.turning_points],
            view=msgspec.Raw(encode(game.view(stop.state, seat))),
        )


def _read(written: str) -> Record:
    """The record in a text; what people most often get wrong is said in their own language."""
    if not written.removeprefix("\ufeff").startswith(records.FORMAT):
        raise Refusal("no-record", BAD)
    record = records.loads(written)
    if record.game in games() and record.rules != (now := find_game(record.game).version):
        raise Refusal("record-of-other-rules", BAD, then=record.rules, now=now)
    return record


def _check_seat(seat: int | None, seats: int) -> None:
    if seat is not None and seat not in range(seats):
        raise Refusal("no-such-seat", MISSING)


def _replay(
    record: Record, seat: int | None, moments: list[MomentShown], table: TableShown | None
) -> ReplayShown:
    return ReplayShown(
        table=table,
        game=record.game,
        rules=record.rules,
        seats=record.seats,
        options=record.options,
        seed=str(record.seed) if table is None else table.seed,
        seat=seat,
        moments=moments,
    )
