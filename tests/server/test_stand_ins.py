"""Stand-ins: for seats that nobody attends a bot answers, and for those of people it does not."""

import asyncio
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, cast

import pytest
from sqlalchemy import Connection, Executable, Select, insert, select, update

import atoll
from atoll.server.bots import stand_ins
from atoll.server.bots.thinking import Thinkers
from atoll.server.live.room import Room
from atoll.server.server import Server
from atoll.server.storage.lookup import LAPSED, OUT_OF_TIME, WITHOUT_PEOPLE
from atoll.server.storage.schema import entries, tables

from . import postgres
from .conftest import numbers, run, served
from .party import (
    Party,
    Pondering,
    at_rest,
    carry_out,
    failures,
    let_pass,
    party,
    served_with,
    thinking,
    until,
)


@pytest.fixture(scope="module")
def thinkers() -> Iterator[Thinkers]:
    """Where all bots of these tests think."""
    yield from thinking()


# Bots are ordinary seats.


def is_over(room: Room) -> bool:
    return room.info.status == "over"


def check_whole_game(here: Party) -> None:
    """The game is over, and each of its answers is in its record."""
    match = here.play.match
    assert here.play.is_over
    assert len(match.record.answers) == here.play.seq
    assert atoll.record.replay(match.record) == match.state


@pytest.mark.parametrize(
    ("game", "places"),
    [
        ("tranquility", ["careful"]),
        ("tranquility", ["careful", "random", "careful"]),
        ("lifeboats", ["schemer", "random", "random"]),
    ],
)
def test_bots_play_a_whole_game_by_themselves(
    database: str, thinkers: Thinkers, game: str, places: list[str]
) -> None:
    async def story() -> None:
        async with served_with(database, thinkers) as server:
            before = [failures(name) for name in places]
            here = await party(server, game, *places)
            await until(here.room, lambda: is_over(here.room))
            check_whole_game(here)
            assert [failures(name) for name in places] == before

    run(story)


@pytest.mark.parametrize(
    ("game", "places"),
    [
        ("tranquility", ["Ann", "careful"]),
        ("lifeboats", ["random", "Ann", "random", "Bob"]),
    ],
)
def test_people_and_bots_play_a_whole_game(
    database: str, thinkers: Thinkers, game: str, places: list[str]
) -> None:
    async def story() -> None:
        async with served_with(database, thinkers) as server:
            here = await party(server, game, *places)
            await here.play_on(lambda: is_over(here.room))
            check_whole_game(here)

    run(story)


def test_bots_answer_for_nobody_but_themselves(database: str, thinkers: Thinkers) -> None:
    async def story() -> None:
        async with served_with(database, thinkers) as server:
            here = await party(server, "tranquility", "Ann", "careful", "Bob")
            await until(here.room, lambda: here.waiting() != [1])
            await at_rest(server)
            assert 1 not in here.waiting()
            seq = here.play.seq
            server.stand_ins.look_after(here.room)
            await at_rest(server)
            assert here.play.seq == seq

    run(story)


# Leaving and coming back.


def test_who_leaves_is_replaced_at_once_and_plays_on_after_coming_back(
    database: str, thinkers: Thinkers
) -> None:
    async def story() -> None:
        async with served_with(database, thinkers) as server:
            here = await party(server, "tranquility", "Ann", "Bob")
            await here.play_on(lambda: here.waiting() == [0] and here.play.seq > 2)
            seq = here.play.seq
            await here.leave(0)
            await until(here.room, lambda: here.play.seq > seq)
            await until(here.room, lambda: 1 in here.waiting() or here.play.is_over)
            await here.come_back(0)
            await here.play_on(lambda: here.waiting() == [0] or here.play.is_over)
            await at_rest(server)
            seq = here.play.seq
            assert here.waiting() in ([0], [])
            await here.play_on(lambda: here.play.is_over)
            assert here.play.seq > seq

    run(story)


def test_when_all_have_left_the_bots_play_to_the_end(database: str, thinkers: Thinkers) -> None:
    async def story() -> None:
        async with served_with(database, thinkers) as server:
            here = await party(server, "tranquility", "Ann", "Bob")
            await here.leave(0)
            await here.leave(1)
            await until(here.room, lambda: is_over(here.room))
            check_whole_game(here)

    run(story)


def test_who_comes_back_while_the_bot_thinks_answers_alone(database: str) -> None:
    async def story() -> None:
        thoughts = Pondering()
        async with served_with(database, cast(Thinkers, thoughts)) as server:
            here = await party(server, "tranquility", "Ann", "Bob")
            await here.play_on(lambda: here.waiting() == [0])
            seq = here.play.seq
            await here.leave(0)
            await thoughts.began.wait()
            await here.come_back(0)
            thoughts.may_end.set()
            await at_rest(server)
            assert (here.play.seq, here.waiting()) == (seq, [0])

    run(story)


# Taking back.


async def to_a_wish(here: Party) -> None:
    """Bring the game to where it waits for the bot alone, and Ann could ask for her answer."""
    await here.by_hand(lambda: here.waiting() == [2] and here.play.undo_of(0) == "ask")


def test_bots_pause_while_people_are_asked_whether_an_answer_is_taken_back(
    database: str, thinkers: Thinkers
) -> None:
    async def story() -> None:
        async with served_with(database, thinkers) as server:
            here = await party(server, "lifeboats", "Ann", "Bob", "random")
            await at_rest(server)
            await to_a_wish(here)
            asked = await here.room.undo(0, here.play.seq)
            server.stand_ins.look_after(here.room)
            await at_rest(server)
            assert (here.play.seq, here.waiting()) == (asked.seq, [2])
            await here.room.reply(1, asked.seq, "decline")
            await until(here.room, lambda: here.play.seq > asked.seq + 1)

    run(story)


def test_a_wish_that_comes_while_a_bot_thinks_is_heard_first(database: str) -> None:
    async def story() -> None:
        thoughts = Pondering()
        async with served_with(database, cast(Thinkers, thoughts)) as server:
            server.rooms.on_change = lambda room: None
            here = await party(server, "lifeboats", "Ann", "Bob", "random")
            await to_a_wish(here)
            server.stand_ins.look_after(here.room)
            await thoughts.began.wait()
            asked = await here.room.undo(0, here.play.seq)
            thoughts.may_end.set()
            await at_rest(server)
            assert here.play.seq == asked.seq
            assert here.play.request is not None

    run(story)


def test_where_all_others_are_bots_nobody_has_to_be_asked(
    database: str, thinkers: Thinkers
) -> None:
    async def story() -> None:
        async with served_with(database, thinkers) as server:
            here = await party(server, "lifeboats", "Ann", "random", "random")
            await here.play_on(lambda: here.waiting() == [0] and here.play.undo_of(0) == "ask")
            await at_rest(server)
            kept = here.play.before_last_of(0)
            await here.room.undo(0, here.play.seq)
            assert len(here.play.match.record.answers) == kept
            assert here.play.request is None

    run(story)


PATIENCE = 180


@pytest.mark.parametrize("clock", [None, 600])
def test_when_nobody_replies_in_time_the_answer_stays_and_the_game_goes_on(
    database: str, thinkers: Thinkers, clock: int | None
) -> None:
    async def story() -> None:
        async with served_with(database, thinkers) as server:
            here = await party(server, "lifeboats", "Ann", "Bob", "random", clock=clock)
            await at_rest(server)
            await to_a_wish(here)
            answers = here.play.match.record.answers.copy()
            asked = await here.room.undo(0, here.play.seq)
            await at_rest(server)
            timer = server.stand_ins._timers[here.room.table]
            left = timer.when() - asyncio.get_running_loop().time()
            allowed = clock or PATIENCE
            assert allowed / 2 < left <= allowed + 1
            await let_pass(here, allowed / 2)
            server.stand_ins.look_after(here.room)
            await at_rest(server)
            assert here.play.seq == asked.seq
            await let_pass(here, allowed / 2)
            server.stand_ins.look_after(here.room)
            await until(here.room, lambda: here.play.seq > asked.seq + 1)
            assert [each.kind for each in here.play.told[asked.seq + 1]] == ["undo-lapse"]
            assert here.play.request is None
            *kept, last = here.play.match.record.answers[: len(answers) + 1]
            assert (kept, last.seat) == (answers, 2)

    run(story)


def test_who_replies_gives_the_others_their_time_anew(database: str, thinkers: Thinkers) -> None:
    async def story() -> None:
        async with served_with(database, thinkers) as server:
            here = await party(server, "lifeboats", "Ann", "Bob", "Cleo")
            await here.by_hand(lambda: here.waiting() == [1] and here.play.undo_of(0) == "ask")
            asked = await here.room.undo(0, here.play.seq)
            await let_pass(here, PATIENCE / 2)
            await here.room.reply(1, asked.seq, "grant")
            await let_pass(here, PATIENCE / 2)
            server.stand_ins.look_after(here.room)
            await at_rest(server)
            assert here.play.request is not None
            await let_pass(here, PATIENCE)
            server.stand_ins.look_after(here.room)
            await until(here.room, lambda: here.play.request is None)
            assert [each.kind for each in here.play.told[-1]] == ["undo-lapse"]

    run(story)


def test_a_request_that_a_dead_server_has_left_open_lapses(
    database: str, thinkers: Thinkers
) -> None:
    async def story() -> None:
        async with served(database) as server:
            here = await party(server, "lifeboats", "Ann", "Bob", "Cleo")
            await here.by_hand(lambda: here.waiting() == [1] and here.play.undo_of(0) == "ask")
            asked = await here.room.undo(0, here.play.seq)
            await let_pass(here, PATIENCE)
        async with served_with(database, thinkers) as server:
            await server.stand_ins._go_round(time.time())
            assert server.rooms.open_rooms() == [], "while there was no server nobody could reply"
            await carry_out(database, update(tables).values(served_since=0.0))
            await server.stand_ins._go_round(time.time())
            room = await server.rooms.room(here.room.table)
            await until(room, lambda: room.begun.seq == asked.seq + 1)
            assert room.begun.request is None
            assert [each.kind for each in room.begun.told[-1]] == ["undo-lapse"]

    run(story)


def test_a_reply_that_comes_in_time_counts_though_another_server_has_it(
    postgres_home: str, thinkers: Thinkers
) -> None:
    async def story() -> None:
        database = postgres.new_database(postgres_home, f"test{next(numbers)}")
        async with served_with(database, thinkers) as server, served(database) as other:
            here = await party(server, "lifeboats", "Ann", "Bob", "Cleo")
            await here.by_hand(lambda: here.waiting() == [1] and here.play.undo_of(0) == "ask")
            asked = await here.room.undo(0, here.play.seq)
            await let_pass(here, PATIENCE)
            elsewhere = await other.rooms.room(here.room.table)
            await server.journal._news.close()
            await elsewhere.reply(1, asked.seq, "grant")
            server.stand_ins.look_after(here.room)
            await at_rest(server)
            assert here.play.request is not None
            assert here.play.request.granted == (1,)

    run(story)


# Rounds.


async def left_alone(database: str, *places: str) -> str:
    """A table at which bots are to answer, and a server that stopped before they did."""
    async with served(database) as server:
        server.rooms.on_change = lambda room: None
        return (await party(server, "tranquility", *places)).room.table


def test_what_bots_left_undone_when_the_server_stopped_is_found_when_it_starts(
    database: str, thinkers: Thinkers
) -> None:
    async def story() -> None:
        table = await left_alone(database, "careful", "careful")
        async with served_with(database, thinkers) as server:
            room = await server.rooms.room(table)
            await until(room, lambda: is_over(room))

    run(story)


def gap_in_the_journal(table: str) -> Executable:
    row = {"table": table, "seq": 7, "kind": "answer", "seat": 0, "text": "?"}
    return insert(entries).values(**row, waiting=1, at=0.0, since=0.0)


def nonsense_in_the_journal(table: str) -> Executable:
    row = {"table": table, "seq": 1, "kind": "rewind", "seat": 0, "text": "99"}
    return insert(entries).values(**row, waiting=1, at=0.0, since=0.0)


def older_rules(table: str) -> Executable:
    return update(tables).where(tables.c.id == table).values(rules=99)


@pytest.mark.parametrize("spoil", [gap_in_the_journal, nonsense_in_the_journal, older_rules])
def test_a_table_that_cannot_be_played_does_not_keep_the_rounds_from_others(
    database: str, thinkers: Thinkers, spoil: Callable[[str], Executable]
) -> None:
    async def story() -> None:
        good = [await left_alone(database, "careful") for _ in range(2)]
        bad = await left_alone(database, "careful")
        await carry_out(database, spoil(bad))
        async with served_with(database, thinkers) as server:
            for table in good:
                room = await server.rooms.room(table)
                await until(room, partial(is_over, room))
            while bad not in server.stand_ins._unplayable:
                await asyncio.sleep(0.01)

    run(story)


async def games_going_on(server: Server) -> set[str]:
    query = select(tables.c.id).where(tables.c.playing)
    return set(await server.database.read(lambda c: list(c.execute(query).scalars())))


def test_a_game_goes_on_from_its_first_entry_to_its_last(database: str, thinkers: Thinkers) -> None:
    async def story() -> None:
        async with served(database) as server:
            host, _ = await server.people.welcome("Host")
            info = await server.tables.create(host.id, "tranquility", ["open"])
            assert await games_going_on(server) == set()
            await server.tables.sit(info.id, host.id, 0, "careful")
            assert await games_going_on(server) == {info.id}
            made = await server.tables.create(host.id, "tranquility", ["careful"])
            assert await games_going_on(server) == {info.id, made.id}
        async with served_with(database, thinkers) as server:
            for table in (info.id, made.id):
                room = await server.rooms.room(table)
                await until(room, partial(is_over, room))
            assert await games_going_on(server) == set()

    run(story)


def test_games_that_are_over_are_not_looked_at_on_the_rounds(
    database: str, thinkers: Thinkers
) -> None:
    async def story() -> None:
        async with served_with(database, thinkers) as server:
            here = await party(server, "tranquility", "careful", clock=10)
            await until(here.room, lambda: is_over(here.room))
        # Were it looked at, it would be found.
        await carry_out(database, update(entries).values(waiting=1, at=0.0, since=0.0))
        async with served(database) as server:
            assert await server.tables.without_people(time.time()) == []
            assert await server.tables.out_of_time(time.time()) == []

    run(story)


def plan(query: Select[Any], connection: Connection) -> str:
    """How the database would go about it, with as much in it as it is made for."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET LOCAL enable_seqscan = off")
    dialect = connection.dialect
    asked = query.params(since=0.0, now=0.0, patience=0.0)
    words = asked.compile(dialect=dialect, compile_kwargs={"literal_binds": True})
    explain = "EXPLAIN QUERY PLAN" if dialect.name == "sqlite" else "EXPLAIN"
    steps = connection.exec_driver_sql(f"{explain} {words}").all()
    return "\n".join(str(each[-1]) for each in steps)


@pytest.mark.parametrize("query", [WITHOUT_PEOPLE, OUT_OF_TIME, LAPSED])
def test_the_rounds_begin_with_the_games_that_go_on(database: str, query: Select[Any]) -> None:
    async def story() -> None:
        async with served(database) as server:
            steps = await server.database.read(partial(plan, query))
            assert "ix_tables_playing" in steps
            assert "SCAN entries" not in steps
            assert "Seq Scan" not in steps

    run(story)


def test_a_table_that_waits_for_people_is_not_opened_on_the_rounds(
    database: str, thinkers: Thinkers
) -> None:
    async def story() -> None:
        async with served(database) as server:
            await party(server, "tranquility", "Ann", "Bob")
        async with served_with(database, thinkers) as server:
            await server.stand_ins._go_round(time.time())
            assert server.rooms.open_rooms() == []

    run(story)


def test_a_round_that_fails_is_not_the_last(
    database: str, thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        table = await left_alone(database, "careful")
        monkeypatch.setattr(stand_ins, "SECONDS_BETWEEN_ROUNDS", 0.01)
        monkeypatch.setattr(stand_ins, "SECONDS_OF_QUIET", 0.0)
        async with served_with(database, thinkers) as server:
            find = server.tables.without_people
            failing = [OSError("the cable is cut"), OSError("still")]

            async def find_or_fail(quiet_since: float) -> list[str]:
                if failing:
                    raise failing.pop()
                return await find(quiet_since)

            monkeypatch.setattr(server.tables, "without_people", find_or_fail)
            room = await server.rooms.room(table)
            await until(room, lambda: is_over(room))
            assert failing == []

    run(story)


def test_a_room_that_nobody_uses_is_closed_and_opens_again_where_it_was(
    database: str, thinkers: Thinkers
) -> None:
    async def story() -> None:
        async with served_with(database, thinkers) as server:
            here = await party(server, "tranquility", "Ann", "Bob")
            await here.play_on(lambda: here.play.seq == 5)
            await server.stand_ins._go_round(time.time())
            assert server.rooms.open_rooms() == [here.room]
            here.room.used -= stand_ins.SECONDS_KEPT_OPEN + 1
            await server.stand_ins._go_round(time.time())
            assert server.rooms.open_rooms() == []
            again = await server.rooms.room(here.room.table)
            assert again is not here.room
            assert again.begun.match.state == here.play.match.state

    run(story)


def test_a_room_where_somebody_listens_or_is_thinking_stays_open(database: str) -> None:
    async def story() -> None:
        thoughts = Pondering()
        async with served_with(database, cast(Thinkers, thoughts)) as server:
            watched = await party(server, "tranquility", "Ann", "Bob")
            answered_room = await party(server, "tranquility", "careful")
            await thoughts.began.wait()
            watching = asyncio.create_task(until(watched.room, lambda: False))
            await asyncio.sleep(0)
            for here in (watched, answered_room):
                here.room.used -= stand_ins.SECONDS_KEPT_OPEN + 1
            await server.stand_ins._go_round(time.time())
            assert len(server.rooms.open_rooms()) == 2
            watching.cancel()

    run(story)
