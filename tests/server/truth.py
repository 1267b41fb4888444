"""What really happened at a table, from its journal, and what of it each seat may know."""

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from typing import Any, NamedTuple

import msgspec

from atoll.kernel import Event, heard
from atoll.match import Match
from atoll.record import Record
from atoll.server.questions import decision_shown

from .player import Message

PUBLIC_EVENTS = {
    "undo": "undone",
    "rewind": "undone",
    "ask": "undo-ask",
    "grant": "undo-grant",
    "decline": "undo-decline",
    "lapse": "undo-lapse",
}
"""What everybody hears of entries that are no answers."""


class Entered(NamedTuple):
    """An entry of a journal."""

    kind: str
    seat: int
    text: str


class Moment(NamedTuple):
    """Where a game stood after an entry, and what had happened by it."""

    match: Match
    told: Sequence[Event]

    def view(self, seat: int | None) -> Any:
        return as_json(self.match.game.view(self.match.state, seat))

    def decisions(self, seat: int | None) -> list[Message]:
        """What the seat is asked: nothing but words, none of the steps behind them."""
        asked = [each for each in self.match.state.decisions if each.seat == seat]
        return [as_json(decision_shown(each)) for each in asked]

    def events(self, seat: int | None) -> list[Message]:
        return [
            {"kind": event.kind, "args": as_json(event.args)} for event in heard(self.told, seat)
        ]


def as_json(thing: Any) -> Any:
    return json.loads(msgspec.json.encode(thing))


def journal(database: str, table: str) -> list[Entered]:
    """All that was entered for a table, the beginning first."""
    query = 'SELECT kind, seat, text FROM entries WHERE "table" = ? ORDER BY seq'
    return [Entered(*row) for row in rows(database, query, table)]


def rows(database: str, query: str, *args: str) -> list[Any]:
    """What a query finds in a database of SQLite; what it changes is changed."""
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection, connection:
        return connection.execute(query, args).fetchall()


def moments(record: Record, entries: Sequence[Entered]) -> Iterator[Moment]:
    """The game after each entry, by the rules alone."""
    played = Match(record.until(0))
    yield Moment(played.copy(), list(played.state.events))
    for entry in entries[1:]:
        told = [Event(PUBLIC_EVENTS.get(entry.kind, ""), {"seat": entry.seat})]
        if entry.kind == "answer":
            told = list(played.answer(entry.seat, entry.text))
        elif entry.kind == "undo":
            played.undo(entry.seat)
        elif entry.kind == "rewind":
            played = played.fork(int(entry.text))
        yield Moment(played.copy(), told)
