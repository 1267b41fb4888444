"""Tables: set up, joined, left, found again. What happens at them is in the journal."""

import secrets
import time
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import RowMapping, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ..bots import bots
from ..games import game as find_game
from ..kernel import BadOptions, OptionValue
from .people import new_id
from .schema import people, seats, tables

ME, OPEN = "me", "open"
"""How a seat is given out when a table is made; any other word is the name of a bot."""
CODE_LETTERS, CODE_LENGTH = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789", 6
"""Letters that nobody mistakes for another when a code is read aloud."""
CODES_TRIED = 20
SEED_BITS = 120
MOST_LISTED = 100

Status = Literal["open", "playing", "over"]


class CannotSit(Exception):
    """A seat cannot be taken or left; the text says why."""


class Seat(Struct, frozen=True):
    seat: int
    person: str | None
    name: str | None
    bot: str | None
    away: bool
    """Its player has left, and a bot answers until the player is back."""


class TableInfo(Struct, frozen=True, kw_only=True):
    """What everybody may know of a table. The seed is told when the game is over."""

    id: str
    code: str
    game: str
    rules: int
    options: dict[str, OptionValue]
    seats: tuple[Seat, ...]
    status: Status
    listed: bool
    host: str
    earlier: str | None
    seed_hash: str
    seed: str | None
    created: float
    changed: float

    def seat_of(self, person: str) -> int | None:
        return next((each.seat for each in self.seats if each.person == person), None)


def hash_of(seed: str) -> str:
    """What is shown of a seed before the end. It has too many values to be tried out."""
    return sha256(seed.encode()).hexdigest()


class Tables:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def create(  # noqa: PLR0913  (there is much to say about a table)
        self,
        host: str,
        game: str,
        places: Sequence[str],
        options: Mapping[str, OptionValue] | None = None,
        *,
        listed: bool = False,
        earlier: str | None = None,
    ) -> str:
        """Make a table; ``places`` says by seat who sits there. Raises ``BadOptions``."""
        settled = _settled(game, places, options or {})
        now = time.time()
        row = {
            "id": new_id(),
            "game": game,
            "rules": find_game(game).version,
            "options": msgspec.json.encode(settled).decode(),
            "seats": len(places),
            "seed": str(secrets.randbits(SEED_BITS)),
            "listed": listed,
            "status": "open" if OPEN in places else "playing",
            "host": host,
            "earlier": earlier,
            "created": now,
            "changed": now,
        }
        for _ in range(CODES_TRIED):
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            try:
                await self._insert(row | {"code": code}, host, places)
            except IntegrityError:
                continue  # somebody has this code
            return str(row["id"])
        raise RuntimeError("no free code was found for a table")

    async def _insert(self, row: Mapping[str, Any], host: str, places: Sequence[str]) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(insert(tables).values(**row))
            for seat, place in enumerate(places):
                sitting = {
                    "person": host if place == ME else None,
                    "bot": place if place not in (ME, OPEN) else None,
                }
                await connection.execute(
                    insert(seats).values(table=row["id"], seat=seat, away=False, **sitting)
                )

    async def find(self, table: str) -> TableInfo | None:
        """A table by its id or its code."""
        async with self._engine.connect() as connection:
            query = select(tables).where((tables.c.id == table) | (tables.c.code == table.upper()))
            row = (await connection.execute(query)).mappings().one_or_none()
            return None if row is None else await _info(connection, row)

    async def lobby(self) -> list[TableInfo]:
        """The listed tables that wait for players, the newest first."""
        query = select(tables).where(tables.c.status == "open", tables.c.listed)
        return await self._all(query.order_by(tables.c.created.desc()).limit(MOST_LISTED))

    async def of_person(self, person: str) -> list[TableInfo]:
        """The tables at which a person sits, what changed last first."""
        query = select(tables).join(seats, seats.c.table == tables.c.id)
        query = query.where(seats.c.person == person)
        return await self._all(query.order_by(tables.c.changed.desc()))

    async def _all(self, query: Any) -> list[TableInfo]:
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
            return [await _info(connection, row) for row in rows]

    async def join(self, table: str, person: str, seat: int) -> None:
        """Take an open seat. The game begins when there is none left."""
        free = (
            (seats.c.table == table)
            & (seats.c.seat == seat)
            & seats.c.person.is_(None)
            & seats.c.bot.is_(None)
        )
        try:
            async with self._engine.begin() as connection:
                taken = await connection.execute(update(seats).where(free).values(person=person))
                if taken.rowcount != 1:
                    raise CannotSit("this seat is not open")
                await _begin_if_full(connection, table)
        except IntegrityError:
            raise CannotSit("you sit at this table already") from None

    async def leave(self, table: str, person: str) -> None:
        """Get up: before the game the seat is open again, later a bot keeps it warm."""
        mine = (seats.c.table == table) & (seats.c.person == person)
        async with self._engine.begin() as connection:
            status = await _status(connection, table)
            change = {"person": None} if status == "open" else {"away": True}
            left = await connection.execute(update(seats).where(mine).values(**change))
            if left.rowcount != 1:
                raise CannotSit("you do not sit at this table")

    async def come_back(self, table: str, person: str) -> None:
        """Take the own seat back from the bot."""
        mine = (seats.c.table == table) & (seats.c.person == person)
        async with self._engine.begin() as connection:
            back = await connection.execute(update(seats).where(mine).values(away=False))
            if back.rowcount != 1:
                raise CannotSit("you do not sit at this table")


def _settled(game: str, places: Sequence[str], options: Mapping[str, OptionValue]) -> Any:
    try:
        rules = find_game(game)
    except LookupError as error:
        raise BadOptions(str(error)) from None
    for place in places:
        if place not in (ME, OPEN) and place not in bots(game):
            known = ", ".join(bots(game))
            raise BadOptions(f"{game} has no bot {place!r}; it has: {known}")
    if places.count(ME) > 1:
        raise BadOptions("you can sit on one seat only")
    return msgspec.to_builtins(rules.read_options(len(places), options))


async def _status(connection: AsyncConnection, table: str) -> str | None:
    query = select(tables.c.status).where(tables.c.id == table)
    status: str | None = (await connection.execute(query)).scalar_one_or_none()
    return status


async def _begin_if_full(connection: AsyncConnection, table: str) -> None:
    open_seats = select(seats.c.seat).where(
        seats.c.table == table, seats.c.person.is_(None), seats.c.bot.is_(None)
    )
    if (await connection.execute(open_seats)).first() is None:
        await connection.execute(
            update(tables)
            .where(tables.c.id == table, tables.c.status == "open")
            .values(status="playing", changed=time.time())
        )


async def _info(connection: AsyncConnection, row: RowMapping) -> TableInfo:
    query = (
        select(seats.c.seat, seats.c.person, people.c.name, seats.c.bot, seats.c.away)
        .join(people, people.c.id == seats.c.person, isouter=True)
        .where(seats.c.table == row["id"])
        .order_by(seats.c.seat)
    )
    sitting = tuple(Seat(*each) for each in (await connection.execute(query)).all())
    return TableInfo(
        id=row["id"],
        code=row["code"],
        game=row["game"],
        rules=row["rules"],
        options=msgspec.json.decode(row["options"]),
        seats=sitting,
        status=row["status"],
        listed=row["listed"],
        host=row["host"],
        earlier=row["earlier"],
        seed_hash=hash_of(row["seed"]),
        seed=row["seed"] if row["status"] == "over" else None,
        created=row["created"],
        changed=row["changed"],
    )
