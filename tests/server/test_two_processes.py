"""Two servers on one PostgreSQL: whoever is connected to which plays the same games."""

import asyncio
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import msgspec
import pytest
from sqlalchemy import insert, text

from atoll.server.live.play import Play
from atoll.server.live.wishes import Proposal, Propose
from atoll.server.refusals import Stale
from atoll.server.storage.database import open_database
from atoll.server.storage.journal import Entry
from atoll.server.storage.lookup import TableInfo
from atoll.server.storage.schema import entries

from . import postgres
from .conftest import numbers, run
from .pair import (
    NAMES,
    Pair,
    all_see,
    answer_at_once,
    asked,
    at_a_table,
    connected,
    elsewhere,
    is_over,
    new_pair,
    same_person_at,
    three_people,
    until_said,
    until_seated,
)
from .player import Client, Message
from .process import ServerProcess
from .steadfast import Crew, Notes, check_all_is_kept, check_games
from .test_rooms import also, crew

LOSE_ALL_CONNECTIONS = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


@pytest.fixture(scope="module")
def pair(postgres_home: str) -> Iterator[Pair]:
    """Two servers that all tests use which do them no harm."""
    yield from new_pair(postgres_home)


@pytest.fixture
def own_pair(postgres_home: str) -> Iterator[Pair]:
    """Two servers to which a test may do what it likes."""
    yield from new_pair(postgres_home)


async def play_a_game(pair: Pair, game: str, bots: Sequence[str]) -> tuple[Crew, Notes]:
    """Two people, each at another server, play with bots to the end."""
    notes = Notes()
    gathered = await Crew.gathered(pair.addresses, game, ["open", *bots], notes)
    await gathered.play(Random(1))
    return gathered, notes


# Seeing each other.


def test_who_sits_down_at_one_server_is_seen_at_the_other(pair: Pair) -> None:
    async def story() -> None:
        ann, bob, cleo = await three_people(pair)
        table = (await ann.make_table("lifeboats", ["me", "open", "open"]))["id"]
        async with ann.at(table) as here, elsewhere(ann, bob.address).at(table) as there:
            await bob.sit(table, 1)
            await until_seated(here, "Ann", "Bob")
            await cleo.sit(table, 2)
            await until_seated(there, *NAMES)
            await all_see([here, there], 0)

    run(story)


def test_another_name_that_is_taken_at_one_server_is_seen_at_the_other(pair: Pair) -> None:
    async def story() -> None:
        ann, bob, _ = await three_people(pair)
        tables = [(await ann.make_table("lifeboats", ["me", "open", "open"]))["id"] for _ in "ab"]
        for table in tables:
            await bob.sit(table, 1)
        async with bob.at(tables[0]) as one, bob.at(tables[1]) as other:
            await until_seated(one, "Ann", "Bob")
            await until_seated(other, "Ann", "Bob")
            await ann.ask("PATCH", "me", {"name": "Hanna"})
            await until_seated(one, "Hanna", "Bob")
            await until_seated(other, "Hanna", "Bob")

    run(story)


def test_what_is_said_at_one_server_is_heard_at_the_other(pair: Pair) -> None:
    async def story() -> None:
        ann, bob, _ = await three_people(pair)
        table = (await ann.make_table("lifeboats", ["me", "open", "open"]))["id"]
        await bob.sit(table, 1)
        async with ann.at(table) as here, bob.at(table) as there:
            assert (await here.do("say", text="Ahoy!"))["type"] == "done"
            await until_said(there, "Ahoy!")
            assert (await there.do("say", text="Land?"))["type"] == "done"
            await until_said(here, "Land?")

    run(story)


def test_people_at_two_servers_see_every_answer_of_a_game(pair: Pair) -> None:
    async def story() -> None:
        people, random = await three_people(pair), Random(1)
        async with connected(people, await at_a_table(people)) as clients:
            while not is_over(clients[0]):
                await answer_at_once(asked(clients)[:1], clients, random)
            assert all(is_over(client) for client in clients)

    run(story)


def test_a_whole_game_with_bots_and_people_at_two_servers_comes_to_its_end(pair: Pair) -> None:
    async def story() -> None:
        _, notes = await play_a_game(pair, "lifeboats", ["schemer", "random"])
        assert notes.close_codes == []
        assert "bot-failed" not in "".join(pair.one.log + pair.other.log)
        await check_all_is_kept(pair.database, notes)
        for address in pair.addresses:
            await check_games(address, pair.database, notes)

    run(story)


def test_who_has_seen_more_elsewhere_is_never_shown_less(pair: Pair) -> None:
    async def story() -> None:
        people = await three_people(pair)
        table = await at_a_table(people)
        async with connected(people, table) as clients:
            seat = next(seat for seat, client in enumerate(clients) if client.asked())
            await enter_unheard(
                pair, Entry(table, 1, "answer", seat, clients[seat].asked()[0], 1, 0, 0)
            )
            async with people[seat].at(table, seen=1) as again:
                update = await again.until_seq(0)
                assert (update["since"], update["seq"]) == (1, 1)

    run(story)


async def enter_unheard(pair: Pair, entry: Entry) -> None:
    """Like another server whose news is still on its way."""
    engine = open_database(pair.database)
    async with engine.begin() as connection:
        await connection.execute(insert(entries).values(**msgspec.structs.asdict(entry)))
    await engine.dispose()


def test_a_state_about_which_a_bot_is_thinking_does_not_change_when_news_come(
    database: str,
) -> None:
    async def story() -> None:
        async with crew(database) as here, also(database, here) as there:
            state, game = here.play.match.state, here.play.match.game
            before = game.save(state)
            await there.play_on(3)
            await here.server.rooms.hear("entries", here.room.table)
            assert here.play.seq == 3
            assert game.save(state) == before

    run(story)


# At the same moment.


def test_of_two_who_sit_down_on_one_seat_at_once_only_one_does(pair: Pair) -> None:
    async def story() -> None:
        ann, bob, cleo = await three_people(pair)
        for _ in range(5):
            table = (await ann.make_table("tranquility", ["me", "open"]))["id"]
            seat = f"tables/{table}/seats/1"
            results = await asyncio.gather(
                bob.try_to("PUT", seat, {"who": "me"}), cleo.try_to("PUT", seat, {"who": "me"})
            )
            assert sorted(each.status_code for each in results) == [200, 409]

    run(story)


def test_of_two_tabs_that_answer_at_once_one_is_done_and_the_other_stale(pair: Pair) -> None:
    async def story() -> None:
        people, random = await three_people(pair), Random(1)
        table = await at_a_table(people)
        tabs = [elsewhere(person, address) for person in people for address in pair.addresses]
        async with connected(tabs, table) as clients:
            while not is_over(clients[0]):
                said = await answer_at_once(asked(clients)[:2], clients, random)
                assert sorted(each["type"] for each in said) == ["done", "refused"]
                assert [each["stale"] for each in said if each["type"] == "refused"] == [True]

    run(story)


def test_sealed_answers_given_at_once_at_two_servers_never_collide(pair: Pair) -> None:
    async def story() -> None:
        people, random = await three_people(pair), Random(1)
        sealed = 0
        async with connected(people, await at_a_table(people)) as clients:
            while not is_over(clients[0]):
                said = await answer_at_once(asked(clients), clients, random)
                assert {each["type"] for each in said} == {"done"}
                sealed += len(said) == 3
        assert sealed > 5

    run(story)


def test_nobody_is_refused_for_what_was_about_to_happen_and_did_not(tmp_path: Path) -> None:
    async def story() -> None:
        database = f"sqlite:///{tmp_path}/atoll.db"  # there news do not come by themselves
        async with crew(database) as here, also(database, here) as there:
            await here.to_a_vote()
            await there.server.rooms.hear("entries", here.room.table)
            seq, text = here.play.seq, here.play.match.state.decisions[0].options[0].text
            await there.answer(2, text)  # so that what is tried out here first is too late
            results = await asyncio.gather(
                here.room._wish(once(("answer", 0, text))),
                here.room.answer(0, seq, text),
                return_exceptions=True,
            )
            assert [type(each) for each in results] == [Stale, Entry]

    run(story)


def once(proposal: Proposal) -> Propose:
    """What is proposed when it is tried out for the first time, and then no more."""
    proposals = iter([proposal])

    def propose(_: TableInfo, __: Play) -> Proposal:
        for each in proposals:
            return each
        raise Stale

    return propose


def test_all_who_want_a_rematch_at_once_get_the_same_table(pair: Pair) -> None:
    async def story() -> None:
        gathered, notes = await play_a_game(pair, "tranquility", [])
        path = f"tables/{notes.tables[0]['id']}/rematch"
        tables = await asyncio.gather(
            *(person.ask("POST", path) for person in [*gathered.people, *gathered.people])
        )
        assert len({table["id"] for table in tables}) == 1
        found = await gathered.people[1].ask("GET", f"tables/{notes.tables[0]['id']}")
        assert found["later"] == tables[0]["id"]

    run(story)


# Taking back.


def test_what_somebody_asks_to_take_back_at_one_server_is_granted_at_the_other(
    pair: Pair,
) -> None:
    async def story() -> None:
        people = await three_people(pair)
        async with connected(people, await at_a_table(people)) as clients:
            seat = await play_until_somebody_has_to_ask(clients)
            asker = clients.pop(seat)
            assert (await asker.do("undo", seq=asker.last["seq"]))["type"] == "done"
            for client in clients:
                update = await client.until(lambda each: bool(each.get("request")))
                granted = await client.do("grant", seq=update["seq"])
                assert granted["type"] == "done"
            for client in (asker, *clients):
                await client.until(lambda each: is_undone(each, seat))
                assert client.last["request"] is None
            assert asker.asked()

    run(story)


async def play_until_somebody_has_to_ask(clients: Sequence[Client]) -> int:
    random = Random(1)
    while True:
        await answer_at_once(asked(clients), clients, random)
        for seat, client in enumerate(clients):
            if client.last["undo"] == "ask":
                return seat


def is_undone(message: Message, seat: int) -> bool:
    return message["type"] == "update" and any(
        event["kind"] == "undone" and event["args"]["seat"] == seat for event in message["events"]
    )


# When something breaks.


def test_what_a_killed_server_has_left_undone_the_other_does(own_pair: Pair) -> None:
    async def story() -> None:
        here, there = await same_person_at(own_pair)
        table = (await here.make_table("lifeboats", ["me", *["random"] * 5]))["id"]
        async with here.at(table) as lost, there.at(table) as kept:
            await here.ask("POST", f"tables/{table}/leave")
            await lost.until_seq(10)
            await asyncio.to_thread(own_pair.one.kill)
            async with there.at(table, lost.last["seq"]) as again:
                assert (await again.until_seq(0))["since"] == lost.last["seq"]
                assert not is_over(again)
                for client in (kept, again):
                    await client.until(lambda each: bool(each.get("view", {}).get("outcome")))

    run(story)


def test_news_arrive_again_after_the_connections_to_the_database_were_lost(
    own_pair: Pair,
) -> None:
    async def story() -> None:
        notes = Notes()
        gathered = await Crew.gathered(own_pair.addresses, "tranquility", ["open"], notes)
        async with asyncio.TaskGroup() as group:
            group.create_task(gathered.play(Random(1)))
            for _ in range(3):
                await notes.until_done(10)
                await lose_all_connections(own_pair.database)
        await check_all_is_kept(own_pair.database, notes)
        await check_games(own_pair.one.address, own_pair.database, notes)

    run(story)


def test_servers_that_start_at_once_on_an_empty_database_all_serve(postgres_home: str) -> None:
    async def story() -> None:
        started = await asyncio.gather(
            *(asyncio.to_thread(ServerProcess, database) for _ in range(3)), return_exceptions=True
        )
        servers = [each for each in started if isinstance(each, ServerProcess)]
        await asyncio.gather(*(asyncio.to_thread(server.stop) for server in servers))
        assert servers == started

    database = postgres.new_database(postgres_home, f"test{next(numbers)}")
    run(story)


async def lose_all_connections(database: str) -> None:
    engine = open_database(database)
    async with engine.connect() as connection:
        await connection.execute(LOSE_ALL_CONNECTIONS)
    await engine.dispose()
