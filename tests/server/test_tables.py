"""Tables are made, joined, left and found again."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

import pytest
from sqlalchemy import insert, update

from atoll.record import seed_hash
from atoll.server.refusals import Refusal
from atoll.server.server import Server
from atoll.server.storage.journal import Entry
from atoll.server.storage.lookup import TableInfo
from atoll.server.storage.schema import entries
from atoll.server.storage.schema import tables as kept_tables
from atoll.server.tables.tables import Tables
from atoll.server.wire import shown

from .conftest import run, served


class Harbour(NamedTuple):
    server: Server
    ann: str
    bob: str
    cleo: str

    @property
    def tables(self) -> Tables:
        return self.server.tables

    async def over(self, table: str) -> None:
        """End the game at a table, whatever it was."""
        last = Entry(table, 1000, "answer", 0, "", 0, time.time(), time.time())
        async with self.server.database.engine.begin() as connection:
            row = {name: getattr(last, name) for name in Entry.__struct_fields__}
            await connection.execute(insert(entries).values(**row))


@asynccontextmanager
async def harbour(database: str) -> AsyncIterator[Harbour]:
    async with served(database) as server:
        persons = [(await server.people.welcome(name))[0].id for name in ("Ann", "Bob", "Cleo")]
        yield Harbour(server, *persons)


def sitting(info: TableInfo) -> list[str | None]:
    return [each.name or each.bot for each in info.seats]


def test_a_table_has_a_code_settled_options_and_a_hidden_seed(database: str) -> None:
    async def story() -> None:
        async with harbour(database) as here:
            info = await here.tables.create(
                here.ann, "tranquility", ["me", "open", "careful"], {"monsters": 3}
            )
            assert sitting(info) == ["Ann", None, "careful"]
            assert (info.status, info.game) == ("open", "tranquility")
            assert info.options["monsters"] == 3
            assert info.options["rocks"] is False
            assert await here.tables.find(info.code.lower()) == info
            seen = shown(info, here.ann)
            assert (seen.seed, seen.you, seen.host) == (None, 0, 0)
            assert shown(info, None).you is None
            with pytest.raises(Refusal, match="no such table"):
                await here.tables.find("nowhere")

    run(story)


def test_the_seed_is_told_when_the_game_is_over_and_fits_its_hash(database: str) -> None:
    async def story() -> None:
        async with harbour(database) as here:
            info = await here.tables.create(here.ann, "lifeboats", ["me", "schemer", "random"])
            before = shown(info, None)
            await here.over(info.id)
            after = shown(await here.tables.get(info.id), None)
            assert (before.status, before.seed) == ("playing", None)
            assert (after.status, after.waiting) == ("over", ())
            assert after.seed is not None
            assert seed_hash(int(after.seed)) == after.seed_hash == before.seed_hash

    run(story)


def test_the_game_begins_when_the_last_open_seat_is_taken(database: str) -> None:
    async def story() -> None:
        async with harbour(database) as here:
            table = (await here.tables.create(here.ann, "lifeboats", ["me", "open", "open"])).id
            await here.tables.sit(table, here.bob, 2, "me")
            assert (await here.tables.get(table)).status == "open"
            await here.tables.sit(table, here.cleo, 1, "me")
            info = await here.tables.get(table)
            assert (info.status, sitting(info)) == ("playing", ["Ann", "Cleo", "Bob"])
            assert info.seat_of(here.bob) == 2
            assert len(info.waiting) > 0

    run(story)


def test_a_table_that_waits_under_older_rules_cannot_begin_and_says_so(database: str) -> None:
    async def story() -> None:
        async with harbour(database) as here:
            table = (await here.tables.create(here.ann, "lifeboats", ["me", "open", "random"])).id
            async with here.server.database.engine.begin() as connection:
                await connection.execute(update(kept_tables).values(rules=99))
            with pytest.raises(Refusal, match="version 99"):
                await here.tables.sit(table, here.bob, 1, "me")
            assert (await here.tables.get(table)).seats[1].is_open

    run(story)


def test_a_seat_is_taken_once_and_nobody_has_two(database: str) -> None:
    async def story() -> None:
        async with harbour(database) as here:
            table = (await here.tables.create(here.ann, "lifeboats", ["me", "open", "open"])).id
            results = await asyncio.gather(
                here.tables.sit(table, here.bob, 1, "me"),
                here.tables.sit(table, here.cleo, 1, "me"),
                return_exceptions=True,
            )
            assert [type(each) for each in results].count(Refusal) == 1
            with pytest.raises(Refusal, match="One seat"):
                await here.tables.sit(table, here.ann, 2, "me")
            with pytest.raises(Refusal, match="no such seat"):
                await here.tables.sit(table, here.cleo, 7, "me")

    run(story)


def test_the_last_two_seats_may_be_taken_at_the_same_moment(database: str) -> None:
    async def story() -> None:
        async with harbour(database) as here:
            for _ in range(5):
                places = ["me", "open", "open"]
                table = (await here.tables.create(here.ann, "lifeboats", places)).id
                await asyncio.gather(
                    here.tables.sit(table, here.bob, 1, "me"),
                    here.tables.sit(table, here.cleo, 2, "me"),
                )
                assert (await here.tables.get(table)).status == "playing"

    run(story)


def test_only_the_host_puts_bots_on_open_seats_and_sends_them_away(database: str) -> None:
    async def story() -> None:
        async with harbour(database) as here:
            places = ["me", "open", "open", "random"]
            table = (await here.tables.create(here.ann, "lifeboats", places)).id
            await here.tables.sit(table, here.bob, 1, "me")
            with pytest.raises(Refusal, match="Only the host"):
                await here.tables.sit(table, here.bob, 2, "schemer")
            with pytest.raises(Refusal, match="not open"):
                await here.tables.sit(table, here.ann, 1, "schemer")
            with pytest.raises(Refusal, match="no bot “careful”"):
                await here.tables.sit(table, here.ann, 2, "careful")
            await here.tables.sit(table, here.ann, 3, "open")
            await here.tables.sit(table, here.ann, 2, "schemer")
            assert sitting(await here.tables.get(table)) == ["Ann", "Bob", "schemer", None]
            await here.tables.sit(table, here.ann, 3, "schemer")
            assert (await here.tables.get(table)).status == "playing"
            with pytest.raises(Refusal, match="has begun"):
                await here.tables.sit(table, here.ann, 3, "open")

    run(story)


def test_who_leaves_before_the_game_frees_the_seat_and_later_a_bot_keeps_it(database: str) -> None:
    async def story() -> None:
        async with harbour(database) as here:
            table = (await here.tables.create(here.ann, "lifeboats", ["me", "open", "random"])).id
            await here.tables.sit(table, here.bob, 1, "me")
            assert (await here.tables.get(table)).status == "playing"
            await here.tables.leave(table, here.bob)
            away = (await here.tables.get(table)).seats[1]
            assert (away.name, away.away, away.is_attended) == ("Bob", True, False)
            await here.tables.come_back(table, here.bob)
            assert (await here.tables.get(table)).seats[1].is_attended
            waiting = (await here.tables.create(here.ann, "lifeboats", ["me", "open", "open"])).id
            await here.tables.sit(waiting, here.bob, 1, "me")
            await here.tables.leave(waiting, here.bob)
            assert sitting(await here.tables.get(waiting)) == ["Ann", None, None]
            for each in (table, waiting):
                with pytest.raises(Refusal, match="do not sit"):
                    await here.tables.leave(each, here.cleo)

    run(story)


def test_when_the_host_leaves_another_is_host_and_an_empty_table_is_cleared(database: str) -> None:
    async def story() -> None:
        async with harbour(database) as here:
            table = (await here.tables.create(here.ann, "lifeboats", ["me", "open", "open"])).id
            await here.tables.sit(table, here.bob, 2, "me")
            await here.tables.leave(table, here.ann)
            assert (await here.tables.get(table)).host == here.bob
            await here.tables.leave(table, here.bob)
            with pytest.raises(Refusal, match="no such table"):
                await here.tables.get(table)

    run(story)


def test_the_lobby_shows_listed_tables_that_wait_and_a_person_finds_the_own(database: str) -> None:
    async def story() -> None:
        async with harbour(database) as here:
            places = ["me", "open", "random"]
            create = here.tables.create
            shown_table = await create(here.ann, "lifeboats", places, listed=True)
            private = await create(here.ann, "lifeboats", places)
            full = await create(here.bob, "lifeboats", ["me", "random", "random"], listed=True)
            assert [each.id for each in await here.tables.lobby()] == [shown_table.id]
            mine = await here.tables.of_person(here.ann)
            assert [each.id for each in mine] == [private.id, shown_table.id]
            assert [each.id for each in await here.tables.of_person(here.bob)] == [full.id]

    run(story)


def test_nobody_is_sent_to_a_table_that_has_waited_for_days(database: str) -> None:
    async def story() -> None:
        async with harbour(database) as here:
            await here.tables.create(here.ann, "lifeboats", ["me", "open", "open"], listed=True)
            async with here.server.database.engine.begin() as connection:
                await connection.execute(update(kept_tables).values(created=time.time() - 90_000))
            assert await here.tables.lobby() == []

    run(story)


def test_what_waits_for_a_person_is_a_query_away(database: str) -> None:
    async def story() -> None:
        async with harbour(database) as here:
            awaited, others = set[str](), set[str]()
            while not awaited or not others:  # who begins is up to the seed
                table = (await here.tables.create(here.ann, "tranquility", ["me", "open"])).id
                others.add(table)
                assert await here.tables.of_person(here.ann, awaiting=True) == []
                await here.tables.sit(table, here.bob, 1, "me")
                if 0 in (await here.tables.get(table)).waiting:
                    awaited.add(table)
                    others.discard(table)
                await here.tables.leave(table, here.ann)
            for table in (*awaited, *others):
                await here.tables.come_back(table, here.ann)
            found = await here.tables.of_person(here.ann, awaiting=True)
            assert {info.id for info in found} == awaited
            away = next(iter(awaited))
            await here.tables.leave(away, here.ann)
            found = await here.tables.of_person(here.ann, awaiting=True)
            assert {info.id for info in found} == awaited - {away}

    run(story)


def test_a_rematch_is_the_same_for_all_who_ask_and_begins_when_all_have_come(database: str) -> None:
    async def story() -> None:
        async with harbour(database) as here:
            options = {"landing": "lane"}
            first = await here.tables.create(
                here.ann, "lifeboats", ["me", "open", "schemer"], options, clock=60
            )
            await here.tables.sit(first.id, here.bob, 1, "me")
            with pytest.raises(Refusal, match="not over"):
                await here.tables.rematch(first.id, here.ann)
            await here.over(first.id)
            with pytest.raises(Refusal, match="do not sit"):
                await here.tables.rematch(first.id, here.cleo)
            (one, one_is_new), (other, other_is_new) = await asyncio.gather(
                here.tables.rematch(first.id, here.ann), here.tables.rematch(first.id, here.bob)
            )
            again, again_is_new = await here.tables.rematch(first.id, here.bob)
            assert one.id == other.id == again.id
            assert sorted([one_is_new, other_is_new]) == [False, True]
            assert not again_is_new
            assert sitting(again) == ["Ann", "Bob", "schemer"]
            assert (again.status, again.earlier, again.clock) == ("playing", first.id, 60)
            assert again.options == first.options
            assert again.seed != first.seed
            assert (await here.tables.get(first.id)).later == again.id

    run(story)


def test_at_a_rematch_no_clock_runs_before_everybody_has_come(database: str) -> None:
    async def story() -> None:
        async with harbour(database) as here:
            first = await here.tables.create(
                here.ann, "lifeboats", ["me", "open", "schemer"], clock=60
            )
            await here.tables.sit(first.id, here.bob, 1, "me")
            await here.over(first.id)
            made, _ = await here.tables.rematch(first.id, here.bob)
            assert (sitting(made), made.status) == ([None, "Bob", "schemer"], "open")
            assert made.host == here.bob
            full, is_new = await here.tables.rematch(first.id, here.ann)
            assert not is_new
            assert (sitting(full), full.status) == (["Ann", "Bob", "schemer"], "playing")

    run(story)


def test_whoever_comes_late_to_a_rematch_looks_on(database: str) -> None:
    async def story() -> None:
        async with harbour(database) as here:
            first = await here.tables.create(here.ann, "lifeboats", ["me", "open", "schemer"])
            await here.tables.sit(first.id, here.bob, 1, "me")
            await here.over(first.id)
            made, _ = await here.tables.rematch(first.id, here.ann)
            await here.tables.sit(made.id, here.ann, 1, "random")
            found, is_new = await here.tables.rematch(first.id, here.bob)
            assert (found.id, is_new) == (made.id, False)
            assert found.seat_of(here.bob) is None

    run(story)


@pytest.mark.parametrize(
    ("game", "places", "options", "named"),
    [
        ("chess", ["me"], {}, "chess"),
        ("lifeboats", ["me"], {}, "takes 3, 4, 5, 6 seats"),
        ("lifeboats", ["me", "careful", "open"], {}, "no bot “careful”"),
        ("lifeboats", ["me", "me", "open"], {}, "One seat"),
        ("lifeboats", ["me", "open", "open"], {"landing": "moon"}, "moon"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    database: str, game: str, places: list[str], options: dict[str, str], named: str
) -> None:
    async def story() -> None:
        async with harbour(database) as here:
            with pytest.raises(Refusal, match=named):
                await here.tables.create(here.ann, game, places, options)

    run(story)


@pytest.mark.parametrize("clock", [0, 9, 10**9, -5])
def test_a_clock_that_nobody_could_play_by_is_refused(database: str, clock: int) -> None:
    async def story() -> None:
        async with harbour(database) as here:
            with pytest.raises(Refusal, match="10 to"):
                await here.tables.create(here.ann, "tranquility", ["me"], clock=clock)

    run(story)
