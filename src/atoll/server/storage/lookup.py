"""Looking tables up: what is known of one, and the queries that find it."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Float, RowMapping, Select, bindparam, func, select, update

from ...kernel import OptionValue, Outcome
from ...record import Record
from ..refusals import MISSING, Refusal
from .schema import entries, people, seats, tables
from .waiting import seats_in

MOST_LISTED, MOST_OF_A_PERSON = 100, 500

Status = Literal["open", "playing", "over"]


class Seat(Struct, frozen=True):
    seat: int
    person: str | None
    name: str | None
    bot: str | None
    away: bool
    """Its player has left, and a bot answers until the player is back."""

    @property
    def is_open(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def is_attended(self) -> bool:
        """Whether a person answers for it."""
        return self.person is not None and not self.away


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table as it is kept, its seed included: see ``wire.TableShown`` for what is told."""

    id: str
    code: str
    game: str
    rules: int
    options: dict[str, OptionValue]
    seats: tuple[Seat, ...]
    status: Status
    waiting: tuple[int, ...]
    listed: bool
    clock: int | None
    host: str
    earlier: str | None
    later: str | None
    fork_of: str | None
    fork_moment: int | None
    outcome: Outcome | None
    seed: str
    created: float
    changed: float
    served_since: float

    def seat_of(self, person: str | None) -> int | None:
        return next((each.seat for each in self.seats if each.person == person and person), None)

    @property
    def record(self) -> Record:
        """The record before the first answer."""
        return record_of(self.game, self.rules, len(self.seats), self.seed, self.options)


def record_of(
    game: str, rules: int, seats: int, seed: str, options: dict[str, OptionValue]
) -> Record:
    return Record(game=game, rules=rules, seats=seats, seed=int(seed), options=options)


# The queries. They are put together once: that takes longer than to ask them.

_last = (
    select(entries.c.seq)
    .where(entries.c.table == tables.c.id)
    .order_by(entries.c.seq.desc())
    .limit(1)
    .correlate(tables)
    .scalar_subquery()
)
_is_last_entry = (entries.c.table == tables.c.id) & (entries.c.seq == _last)
_later = tables.alias()
_is_awaited = entries.c.waiting.bitwise_rshift(seats.c.seat).bitwise_and(1) == 1
_is_attended = seats.c.person.is_not(None) & ~seats.c.away

ATTENDED = select(seats.c.seat).where(seats.c.table == bindparam("table"), _is_attended)
LAST_SEQ = select(func.max(entries.c.seq)).where(entries.c.table == bindparam("table"))
# The last entry of a table says for whom it waits; one without entries has not begun.
_ABOUT = (
    select(tables, entries.c.waiting, entries.c.at, _later.c.id.label("later"))
    .join(entries, _is_last_entry, isouter=True)
    .join(_later, _later.c.earlier == tables.c.id, isouter=True)
)
HOLD = update(tables).where(tables.c.id == bindparam("held")).values(id=tables.c.id)
WITH_CODE = select(tables.c.id).where(tables.c.code == bindparam("code"))
BY_ID = _ABOUT.where(tables.c.id == bindparam("id"))
BY_KEY = _ABOUT.where((tables.c.id == bindparam("key")) | (tables.c.code == bindparam("code")))
LOBBY = (
    _ABOUT.where(tables.c.listed, tables.c.created > bindparam("since"), entries.c.seq.is_(None))
    .order_by(tables.c.created.desc())
    .limit(MOST_LISTED)
)
OF_PERSON = (
    _ABOUT.join(seats, seats.c.table == tables.c.id)
    .where(seats.c.person == bindparam("person"))
    .order_by(tables.c.created.desc())
    .limit(MOST_OF_A_PERSON)
)
AWAITING = OF_PERSON.where(_is_awaited, ~seats.c.away)
_GOING_ON = select(tables.c.id).join(entries, _is_last_entry).where(tables.c.playing)
_waits_for_people = (
    select(seats.c.seat)
    .where(seats.c.table == tables.c.id, _is_awaited, _is_attended)
    .correlate(tables, entries)
    .exists()
)
_time_to_reply = func.coalesce(tables.c.clock, bindparam("patience", type_=Float))
WITHOUT_PEOPLE = _GOING_ON.where(entries.c.at <= bindparam("since"), ~_waits_for_people)
# A request is open as long as nothing has happened since but replies; the clocks stand still then.
_is_asked = entries.c.kind.in_(("ask", "grant"))
OUT_OF_TIME = _GOING_ON.where(
    tables.c.clock.is_not(None),
    ~_is_asked,
    entries.c.since + tables.c.clock <= bindparam("now"),
    tables.c.served_since + tables.c.clock <= bindparam("now"),
    _waits_for_people,
)
LAPSED = _GOING_ON.where(
    _is_asked,
    entries.c.at + _time_to_reply <= bindparam("now"),
    tables.c.served_since + _time_to_reply <= bindparam("now"),
)
SITTING = (
    select(seats.c.table, seats.c.seat, seats.c.person, people.c.name, seats.c.bot, seats.c.away)
    .join(people, people.c.id == seats.c.person, isouter=True)
    .where(seats.c.table.in_(bindparam("ids", expanding=True)))
    .order_by(seats.c.seat)
)


_read_outcome = msgspec.json.Decoder(Outcome).decode


def one(connection: Connection, query: Select[Any], **given: str) -> TableInfo:
    # PostgreSQL would not even look for what has a NUL in it.
    possible = not any("\0" in each for each in given.values())
    found = infos(connection, query, **given) if possible else []
    if not found:
        raise Refusal("no-such-table", MISSING)
    return found[0]


def hold(connection: Connection, table: str) -> None:
    """Nobody else comes to a table, or goes, until the transaction is over."""
    connection.execute(HOLD, {"held": table})


def infos(connection: Connection, query: Select[Any], **given: str | float) -> list[TableInfo]:
    """The tables that a query finds, in its order."""
    rows = connection.execute(query, given).mappings().all()
    sitting: dict[str, list[Seat]] = {row["id"]: [] for row in rows}
    if rows:
        for table, *seat in connection.execute(SITTING, {"ids": list(sitting)}).all():
            sitting[table].append(Seat(*seat))
    return [_info(row, sitting[row["id"]]) for row in rows]


def _info(row: RowMapping, sitting: Sequence[Seat]) -> TableInfo:
    mask = row["waiting"]
    return TableInfo(
        id=row["id"],
        code=row["code"],
        game=row["game"],
        rules=row["rules"],
        options=msgspec.json.decode(row["options"]),
        seats=tuple(sitting),
        status="open" if mask is None else "playing" if mask else "over",
        waiting=seats_in(mask or 0),
        listed=row["listed"],
        clock=row["clock"],
        host=row["host"],
        earlier=row["earlier"],
        later=row["later"],
        fork_of=row["fork_of"],
        fork_moment=row["fork_moment"],
        outcome=None if row["outcome"] is None else _read_outcome(row["outcome"]),
        seed=row["seed"],
        created=row["created"],
        changed=row["at"] or row["created"],
        served_since=row["served_since"],
    )
