"""One connection for many tables: a client may go on to another one."""

import json
from random import Random

import pytest

from ..conftest import run
from ..player import Client, Message
from .harbour import Harbour, updates


async def until_table(client: Client, table: str) -> list[Message]:
    """All that was told of another table so far, once the client is there."""
    arrived = await client.until(
        lambda each: each["type"] == "table" and each["table"]["id"] == table
    )
    return client.messages[client.messages.index(arrived) :]


def test_who_goes_on_is_told_of_the_other_table_as_if_newly_connected(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew() as there:
            await there.play(5)
            table, _ = await harbour.seated("tranquility", 1)
            async with there.people[0].at(table["id"]) as client:
                await client.until_seq(0)
                done = await client.do("go", table=there.table)
                assert (done["type"], done["seq"]) == ("done", 5)
                told = await until_table(client, there.table)
                [update] = updates(told)
                assert (update["seq"], update["since"]) == (5, -1)
                assert client.table["you"] == 0
                assert update["view"] == there.clients[0].last["view"]

    run(story)


def test_after_going_on_one_plays_there_and_hears_no_more_of_the_first(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew() as left, harbour.crew() as there:
            ann = there.people[0]
            async with ann.at(left.table) as client:
                await client.until_seq(0)
                await client.do("go", table=there.table)
                told = len(client.messages)
                await left.play(5)
                await there.play_until(lambda: there.waiting() == [0])
                await client.until(lambda _: bool(client.asked()))
                done = await client.answer(client.asked()[0])
                for each in there.clients:
                    await each.until_seq(done["seq"])
                await there.play(5, Random(2))
                await client.until(lambda _: client.last["seq"] == there.seq)
                later = updates(client.messages[told:])
                assert [each["view"]["seat"] for each in later] == [0] * len(later)

    run(story)


def test_who_comes_back_to_a_table_hears_only_what_was_missed(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew() as here:
            table, _ = await harbour.seated("tranquility", 1)
            async with here.people[0].at(here.table) as client:
                await client.until_seq(0)
                await client.do("go", table=table["id"])
                await here.play(6)
                told = len(client.messages)
                await client.do("go", table=here.table, seen=4)
                [update] = updates(client.messages[told:])
                assert (update["since"], update["seq"]) == (4, 6)
                assert {each["seq"] for each in update["events"]} == {5, 6}

    run(story)


def test_what_was_sent_before_going_on_is_answered_before(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew() as here:
            table, _ = await harbour.seated("tranquility", 1)
            client = here.clients[here.waiting()[0]]
            answer = {"type": "answer", "ref": 1001, "seq": 0, "text": client.asked()[0]}
            await client.socket.send(json.dumps(answer))
            await client.socket.send(json.dumps({"type": "go", "ref": 1002, "table": table["id"]}))
            gone = await client.until(lambda each: each.get("ref") == 1002)
            done = await client.until(lambda each: each.get("ref") == 1001)
            assert (done["type"], gone["type"]) == ("done", "done")
            before = client.messages[: client.messages.index(done)]
            assert updates(before)[-1]["seq"] == done["seq"] == 1

    run(story)


def test_who_reads_may_go_from_table_to_table_without_waiting(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew("tranquility", 1) as here:
            [client] = here.clients
            table, _ = await harbour.seated("tranquility", 1)
            refs = [
                await client.send("go", table=(here.table, table["id"])[number % 2])
                for number in range(50)
            ]
            await client.until(lambda each: each.get("ref") == refs[-1])
            assert [each["ref"] for each in client.messages if each["type"] == "done"] == refs
            tables = [each for each in client.messages if each["type"] == "table"]
            assert len(tables) == 1 + len(refs)

    run(story)


@pytest.mark.parametrize("table", ["nowhere", "", "\0", "x" * 5000, "../games"])
def test_where_there_is_no_table_one_stays(harbour: Harbour, table: str) -> None:
    async def story() -> None:
        async with harbour.crew("tranquility", 1) as here:
            [client] = here.clients
            refused = await client.do("go", table=table)
            assert (refused["type"], refused["key"]) == ("refused", "error-no-such-table")
            await here.play(1)

    run(story)


def test_a_rematch_is_played_over_the_same_connection(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew("tranquility", 1) as here:
            [client], [ann] = here.clients, here.people
            await here.to_the_end()
            rematch = await ann.ask("POST", f"tables/{here.table}/rematch")
            await client.do("go", table=rematch["id"])
            assert client.last["seq"] == 0
            assert (await client.answer(client.asked()[0]))["seq"] == 1

    run(story)
