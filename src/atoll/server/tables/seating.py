"""Seating: who may sit where, and what changes when somebody comes or goes."""

from sqlalchemy import Connection, delete, update

from ...bots import bots
from ..refusals import BAD, FORBIDDEN, Refusal
from ..storage.lookup import Seat, TableInfo
from ..storage.schema import seats, tables

ME, OPEN = "me", "open"
"""How a seat is given out; any other word is the name of a bot."""


def check_bot(game: str, name: str) -> None:
    if name not in bots(game):
        raise Refusal("no-such-bot", BAD, bot=name[:40], known=", ".join(bots(game)))


def bot_in(place: str) -> str | None:
    return None if place in (ME, OPEN) else place


def check_seating(info: TableInfo, person: str, place: Seat, who: str) -> None:
    if who == ME:
        if info.seat_of(person) is not None:
            raise Refusal("one-seat-each")
        if not place.is_open:
            raise Refusal("seat-not-open")
        return
    if info.host != person:
        raise Refusal("host-only", FORBIDDEN)
    if place.person is not None:
        raise Refusal("seat-not-open")
    if who != OPEN:
        check_bot(info.game, who)


def set_away(connection: Connection, table: str, person: str, *, away: bool) -> None:
    theirs = (seats.c.table == table) & (seats.c.person == person)
    connection.execute(update(seats).where(theirs).values(away=away))


def vacate(connection: Connection, info: TableInfo, person: str) -> None:
    """Leave a table before its game: another is the host then, and without people it goes."""
    theirs = (seats.c.table == info.id) & (seats.c.person == person)
    connection.execute(update(seats).where(theirs).values(person=None))
    others = [each.person for each in info.seats if each.person not in (None, person)]
    itself = tables.c.id == info.id
    if not others:
        connection.execute(delete(tables).where(itself))
    elif info.host == person:
        connection.execute(update(tables).where(itself).values(host=others[0]))
