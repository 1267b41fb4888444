"""Tables are made, joined, left and found again."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

import pytest
from sqlalchemy import update

from atoll.kernel import BadOptions
from atoll.server.database import bring_up_to_date, open_database
from atoll.server.people import People
from atoll.server.schema import tables as kept_tables
from atoll.server.tables import CannotSit, TableInfo, Tables, hash_of

from .conftest import run


class Harbour(NamedTuple):
    tables: Tables
    ann: str
    bob: str
    cleo: str

    async def table(self, key: str) -> TableInfo:
        found = await self.tables.find(key)
        assert found is not None
        return found


@asynccontextmanager
async def harbour(database: str) -> AsyncIterator[Harbour]:
    engine = open_database(database)
    await bring_up_to_date(engine)
    people = People(engine)
    persons = [(await people.welcome(name))[0].id for name in ("Ann", "Bob", "Cleo")]
    try:
        yield Harbour(Tables(engine), *persons)
    finally:
        await engine.dispose()


def sitting(info: TableInfo) -> list[str | None]:
    return [each.name or each.bot for each in info.seats]


def test_a_table_has_a_code_settled_options_and_a_hidden_seed(database: str) -> None:
    async def story() -> None:
        async with harbour(database) as here:
            key = await here.tables.create(
                here.ann, "tranquility", ["me", "open", "careful"], {"monsters": 3}
            )
            info = await here.table(key)
            assert sitting(info) == ["Ann", None, "careful"]
            assert (info.status, info.game, info.seed) == ("open", "tranquility", None)
            assert info.options["monsters"] == 3
            assert info.options["rocks"] is False
            assert await here.table(info.code.lower()) == info
            assert await here.tables.find("nowhere") is None

    run(story)


def test_the_seed_is_told_when_the_game_is_over_and_fits_its_hash(database: str) -> None:
    async def story() -> None:
        async with harbour(database) as here:
            key = await here.tables.create(here.ann, "lifeboats", ["me", "schemer", "random"])
            before = await here.table(key)
            engine = open_database(database)
            async with engine.begin() as connection:
                await connection.execute(update(kept_tables).values(status="over"))
            await engine.dispose()
            after = await here.table(key)
            assert after.seed is not None
            assert hash_of(after.seed) == after.seed_hash == before.seed_hash

    run(story)


def test_the_game_begins_when_the_last_open_seat_is_taken(database: str) -> None:
    async def story() -> None:
        async with harbour(database) as here:
            key = await here.tables.create(here.ann, "lifeboats", ["me", "open", "open"])
            await here.tables.join(key, here.bob, 2)
            assert (await here.table(key)).status == "open"
            await here.tables.join(key, here.cleo, 1)
            info = await here.table(key)
            assert (info.status, sitting(info)) == ("playing", ["Ann", "Cleo", "Bob"])
            assert info.seat_of(here.bob) == 2

    run(story)


def test_a_seat_is_taken_once_and_nobody_has_two(database: str) -> None:
    async def story() -> None:
        async with harbour(database) as here:
            key = await here.tables.create(here.ann, "lifeboats", ["me", "open", "open"])
            results = await asyncio.gather(
                here.tables.join(key, here.bob, 1),
                here.tables.join(key, here.cleo, 1),
                return_exceptions=True,
            )
            assert [type(each) for each in results].count(CannotSit) == 1
            for seat in (0, 1, 7):
                with pytest.raises(CannotSit, match="not open"):
                    await here.tables.join(key, here.ann, seat)
            with pytest.raises(CannotSit, match="already"):
                await here.tables.join(key, here.ann, 2)

    run(story)


def test_who_leaves_before_the_game_frees_the_seat_and_later_a_bot_keeps_it(database: str) -> None:
    async def story() -> None:
        async with harbour(database) as here:
            key = await here.tables.create(here.ann, "lifeboats", ["me", "open", "random"])
            await here.tables.join(key, here.bob, 1)
            assert (await here.table(key)).status == "playing"
            await here.tables.leave(key, here.bob)
            away = (await here.table(key)).seats[1]
            assert (away.name, away.away) == ("Bob", True)
            await here.tables.come_back(key, here.bob)
            assert not (await here.table(key)).seats[1].away
            waiting = await here.tables.create(here.ann, "lifeboats", ["me", "open", "open"])
            await here.tables.join(waiting, here.bob, 1)
            await here.tables.leave(waiting, here.bob)
            assert sitting(await here.table(waiting)) == ["Ann", None, None]
            for table in (key, waiting):
                with pytest.raises(CannotSit, match="do not sit"):
                    await here.tables.leave(table, here.cleo)

    run(story)


def test_the_lobby_shows_listed_tables_that_wait_and_a_person_finds_the_own(database: str) -> None:
    async def story() -> None:
        async with harbour(database) as here:
            places = ["me", "open", "random"]
            shown = await here.tables.create(here.ann, "lifeboats", places, listed=True)
            private = await here.tables.create(here.ann, "lifeboats", places)
            full = await here.tables.create(
                here.bob, "lifeboats", ["me", "random", "random"], listed=True
            )
            assert [each.id for each in await here.tables.lobby()] == [shown]
            mine = await here.tables.of_person(here.ann)
            assert [each.id for each in mine] == [private, shown]
            assert [each.id for each in await here.tables.of_person(here.bob)] == [full]

    run(story)


@pytest.mark.parametrize(
    ("game", "places", "options", "named"),
    [
        ("chess", ["me"], {}, "chess"),
        ("lifeboats", ["me"], {}, "takes 3, 4, 5, 6 seats"),
        ("lifeboats", ["me", "careful", "open"], {}, "no bot 'careful'"),
        ("lifeboats", ["me", "me", "open"], {}, "one seat"),
        ("lifeboats", ["me", "open", "open"], {"landing": "moon"}, "moon"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    database: str, game: str, places: list[str], options: dict[str, str], named: str
) -> None:
    async def story() -> None:
        async with harbour(database) as here:
            with pytest.raises(BadOptions, match=named):
                await here.tables.create(here.ann, game, places, options)

    run(story)
