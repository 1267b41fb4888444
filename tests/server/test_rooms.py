"""Rooms and their journal: durable, in one order, whoever answers when."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import NamedTuple

import msgspec
import pytest
from sqlalchemy import insert

import atoll
from atoll.kernel import IllegalAnswer
from atoll.match import Match
from atoll.server.database import bring_up_to_date, open_database
from atoll.server.journal import Entry, Journal, Taken
from atoll.server.rooms import NoSuchTable, Room, Rooms, Stale
from atoll.server.schema import people, tables

from .conftest import run


class Server(NamedTuple):
    journal: Journal
    rooms: Rooms


@asynccontextmanager
async def server(database: str, *, new: bool = True) -> AsyncIterator[Server]:
    """What a server has; ``new`` makes a table for three with the id ``t``."""
    engine = open_database(database)
    await bring_up_to_date(engine)
    journal = Journal(engine)
    journal.open()
    if new:
        record = Match.start("lifeboats", 3, 5).record
        row = {
            "id": "t",
            "code": "ABC",
            "game": "lifeboats",
            "rules": record.rules,
            "options": msgspec.json.encode(record.options).decode(),
            "seats": 3,
            "seed": "5",
            "listed": True,
            "status": "playing",
            "host": "p",
            "created": 0.0,
            "changed": 0.0,
        }
        async with engine.begin() as connection:
            await connection.execute(insert(people).values(id="p", name="Ann", created=0.0))
            await connection.execute(insert(tables).values(**row))
    try:
        yield Server(journal, Rooms(engine, journal))
    finally:
        await journal.close()
        await engine.dispose()


def any_answer(room: Room, random: Random) -> tuple[int, str]:
    decision = next(each for each in room.match.state.decisions if each.must)
    return decision.seat, random.choice(decision.options).text


async def play_on(here: Server, answers: int) -> Room:
    room, random = await here.rooms.room("t"), Random(1)
    for _ in range(answers):
        await here.rooms.answer("t", *_at_once(room, any_answer(room, random)))
    return room


def _at_once(room: Room, answer: tuple[int, str]) -> tuple[int, int, str]:
    seat, text = answer
    return seat, room.seq, text


async def to_a_vote(here: Server) -> Room:
    room, random = await here.rooms.room("t"), Random(1)
    while sum(each.must for each in room.match.state.decisions) < 3:
        await here.rooms.answer("t", *_at_once(room, any_answer(room, random)))
    return room


def test_what_was_answered_is_there_when_the_server_starts_again(database: str) -> None:
    async def story() -> None:
        async with server(database) as first:
            room = await play_on(first, 40)
            save = room.match.game.save(room.match.state)
        async with server(database, new=False) as second:
            again = await second.rooms.room("t")
            assert (again.seq, again.match.game.save(again.match.state)) == (40, save)
            assert again.asked_since == room.asked_since
            assert again.told == room.told

    run(story)


def test_bringing_a_database_up_to_date_twice_changes_nothing(database: str) -> None:
    async def story() -> None:
        for _ in range(2):
            engine = open_database(database)
            await bring_up_to_date(engine)
            await engine.dispose()

    run(story)


def test_answers_given_at_once_to_the_same_state_do_not_collide(database: str) -> None:
    async def story() -> None:
        async with server(database) as here:
            room = await to_a_vote(here)
            seq, chosen = room.seq, room.match.state.decisions[0].options[0].text
            entries = await asyncio.gather(
                *(here.rooms.answer("t", seat, seq, chosen) for seat in range(3))
            )
            assert sorted(entry.seq for entry in entries) == [seq + 1, seq + 2, seq + 3]
            assert room.match.state.sealed == []

    run(story)


def test_an_answer_for_an_earlier_question_is_stale_and_changes_nothing(database: str) -> None:
    async def story() -> None:
        async with server(database) as here:
            room = await play_on(here, 1)
            seat, text = any_answer(room, Random(1))
            with pytest.raises(Stale):
                await here.rooms.answer("t", seat, 0, text)
            with pytest.raises(Stale):
                await here.rooms.answer("t", seat, room.seq + 1, text)
            assert room.seq == 1
            assert len(await here.journal.since("t", 0)) == 1

    run(story)


def test_an_illegal_answer_is_not_entered(database: str) -> None:
    async def story() -> None:
        async with server(database) as here:
            room = await here.rooms.room("t")
            with pytest.raises(IllegalAnswer):
                await here.rooms.answer("t", 0, 0, "vote pink")
            assert await here.journal.since("t", 0) == []
            assert room.seq == 0

    run(story)


def test_two_servers_on_one_database_play_the_same_game(database: str) -> None:
    """Each learns of the other's answers at the latest when it wants to add its own."""

    async def story() -> None:
        async with server(database) as one, server(database, new=False) as other:
            rooms = [await each.rooms.room("t") for each in (one, other)]
            random = Random(1)
            for number in range(60):
                here, room = (one, other)[number % 2], rooms[number % 2]
                await here.rooms.catch_up(room)
                await here.rooms.answer("t", *_at_once(room, any_answer(room, random)))
            await one.rooms.catch_up(rooms[0])
            states = [room.match.state for room in rooms]
            assert rooms[0].seq == rooms[1].seq == 60
            assert states[0] == states[1]

    run(story)


def test_of_two_servers_that_answer_for_the_same_seat_at_once_only_one_does(database: str) -> None:
    async def story() -> None:
        async with server(database) as one, server(database, new=False) as other:
            room = await one.rooms.room("t")
            await other.rooms.room("t")
            decision = room.match.state.decisions[0]
            results = await asyncio.gather(
                one.rooms.answer("t", decision.seat, 0, decision.options[0].text),
                other.rooms.answer("t", decision.seat, 0, decision.options[1].text),
                return_exceptions=True,
            )
            assert sorted(type(result).__name__ for result in results) == ["Entry", "Stale"]
            assert len(await one.journal.since("t", 0)) == 1

    run(story)


def test_a_place_in_the_journal_is_given_once(database: str) -> None:
    async def story() -> None:
        async with server(database) as here:
            entry = Entry("t", 1, "answer", 0, "launch 1", time.time())
            results = await asyncio.gather(
                *(here.journal.append(entry) for _ in range(3)), return_exceptions=True
            )
            assert [type(each) for each in results].count(Taken) == 2
            with pytest.raises(Taken):
                await here.journal.append(entry)

    run(story)


def test_an_answer_whose_client_has_gone_is_there_all_the_same(database: str) -> None:
    async def story() -> None:
        async with server(database) as here:
            room = await here.rooms.room("t")
            answering = asyncio.create_task(
                here.rooms.answer("t", *_at_once(room, any_answer(room, Random(1))))
            )
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            answering.cancel()
            await asyncio.gather(answering, return_exceptions=True)
            while room.seq == 0:
                await asyncio.sleep(0.01)
            await play_on(here, 5)
            assert room.seq == len(await here.journal.since("t", 0)) == 6

    run(story)


def test_there_is_no_room_without_a_table(database: str) -> None:
    async def story() -> None:
        async with server(database) as here:
            with pytest.raises(NoSuchTable, match="nowhere"):
                await here.rooms.room("nowhere")

    run(story)


def test_whole_games_end_the_same_on_the_server_as_anywhere(database: str) -> None:
    async def story() -> None:
        async with server(database) as here:
            room, random = await here.rooms.room("t"), Random(3)
            while room.match.state.outcome is None:
                await here.rooms.answer("t", *_at_once(room, any_answer(room, random)))
            assert atoll.record.replay(room.match.record) == room.match.state

    run(story)
