"""What a client of a live table is told: whole pictures, in order, with all that happened."""

import asyncio
import json
import socket
from random import Random

import pytest
from websockets.asyncio.client import connect

from ...patience import PATIENCE
from ...told import options_told
from ..conftest import run
from ..player import Client, Message
from .harbour import Harbour, events, kinds, updates

UPDATE = {
    "type", "seq", "since", "events", "view", "decisions", "undo", "request", "deadlines",
    "relief", "now",
}  # fmt: skip
VIEW = {"seat", "seats", "waiting", "sealed", "own_sealed", "talk", "outcome", "board"}


def test_the_first_frame_has_the_table_then_the_picture_then_what_was_said(
    harbour: Harbour,
) -> None:
    async def story() -> None:
        async with harbour.crew() as crew:
            assert kinds(json.loads(crew.clients[0].frames[0])) == ["table", "update"]
            await crew.clients[0].do("say", text="ahoy")
            async with crew.people[1].at(crew.table) as client:
                await client.until(lambda each: each["type"] == "said")
                assert kinds(json.loads(client.frames[0])) == ["table", "update", "said"]

    run(story)


def test_before_the_game_there_is_only_the_table_and_the_picture_comes_when_it_begins(
    harbour: Harbour,
) -> None:
    async def story() -> None:
        ann, bob = await harbour.visitors(2)
        table = await ann.make_table("tranquility", ["me", "open"])
        async with ann.at(table["id"]) as client:
            await client.until(lambda each: each["type"] == "table")
            assert (kinds(client.messages), client.table["status"]) == (["table"], "open")
            await bob.sit(table["id"], 1)
            update = await client.until_seq(0)
            assert (update["seq"], update["since"]) == (0, -1)
            assert client.table["status"] == "playing"

    run(story)


def test_an_update_has_everything_that_the_protocol_says(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew() as crew:
            client = crew.clients[crew.waiting()[0]]
            update = client.last
            assert set(update) == UPDATE
            assert set(update["view"]) == VIEW
            [decision] = update["decisions"]
            assert set(decision) == {"prompt", "must", "options", "choices"}
            assert decision["must"] is True
            for option in options_told(decision):
                assert set(option) == {"text", "verb", "args", "pieces"}
            assert update["deadlines"] == [None, None, None]
            assert (update["undo"], update["request"]) == ("no", None)
            await crew.play(1)
            [event] = client.last["events"]
            assert (set(event), event["seq"]) == ({"seq", "kind", "args"}, 1)

    run(story)


def test_a_picture_is_whole_however_it_was_come_by(harbour: Harbour) -> None:
    """Who comes new sees what those see who were there all the time."""

    async def story() -> None:
        async with harbour.crew() as crew:
            for _ in range(4):
                await crew.play(10, Random(crew.seq))
                for person, old in zip(crew.people, crew.clients, strict=True):
                    async with person.at(crew.table) as new:
                        told = await new.until_seq(crew.seq)
                    for part in ("seq", "view", "decisions", "undo"):
                        assert told[part] == old.last[part]
                    assert told["events"] == events(old.messages)

    run(story)


def test_each_seat_gets_its_own_picture_and_only_who_is_asked_gets_questions(
    harbour: Harbour,
) -> None:
    async def story() -> None:
        async with harbour.crew() as crew:
            asked = [bool(each.last["decisions"]) for each in crew.clients]
            assert [each.last["view"]["seat"] for each in crew.clients] == [0, 1, 2]
            assert [each.table["you"] for each in crew.clients] == [0, 1, 2]
            assert asked == [seat in crew.waiting() for seat in range(3)]

    run(story)


# Watching.


@pytest.mark.parametrize("known", [True, False])
def test_who_does_not_sit_there_watches_what_is_public(harbour: Harbour, known: bool) -> None:
    async def story() -> None:
        async with harbour.crew("tranquility", 2) as crew:
            dan = await harbour.visitor("Dan")
            dan.headers = dan.headers if known else {}
            async with dan.at(crew.table) as watching:
                await crew.play(20)
                await watching.until_seq(crew.seq)
                assert watching.table["you"] is None
                for update in updates(watching.messages):
                    assert update["view"]["seat"] is None
                    assert (update["decisions"], update["undo"]) == ([], "no")
                for each in events(watching.messages):
                    assert all(each in events(client.messages) for client in crew.clients)
                assert len(events(watching.messages)) < len(events(crew.clients[0].messages))
                refused = await watching.answer("pass")
                assert refused["key"] == "error-not-seated"

    run(story)


# Coming back.


def test_who_comes_back_hears_exactly_what_was_missed_in_order(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew() as crew:
            await crew.play(12)
            for seat, person in enumerate(crew.people):
                for seen in (0, 5, crew.seq - 1):
                    async with person.at(crew.table, seen=seen) as client:
                        update = await client.until_seq(crew.seq)
                    told = events(crew.clients[seat].messages)
                    assert update["since"] == seen
                    assert update["events"] == [each for each in told if each["seq"] > seen]

    run(story)


def test_over_many_connections_nothing_is_told_twice_and_nothing_left_out(
    harbour: Harbour,
) -> None:
    async def story() -> None:
        async with harbour.crew() as crew:
            told: list[Message] = []
            seen = None
            for number in range(15):
                async with crew.people[0].at(crew.table, seen=seen) as client:
                    await crew.play(number % 4, Random(number))
                    await client.until_seq(crew.seq)
                told += events(client.messages)
                seen = client.last["seq"]
            assert told == events(crew.clients[0].messages)

    run(story)


def test_who_has_seen_all_gets_the_picture_without_events(harbour: Harbour) -> None:
    """What it shows beside the game may be other now: whose clock runs, and until when."""

    async def story() -> None:
        async with harbour.crew() as crew:
            await crew.play(5)
            async with crew.people[0].at(crew.table, seen=crew.seq) as client:
                update = await client.until_seq(crew.seq)
            assert (update["since"], update["seq"], update["events"]) == (5, 5, [])
            assert update["view"] == crew.clients[0].last["view"]

    run(story)


@pytest.mark.parametrize("seen", [6, 999_999_999, 10**30])
def test_who_has_seen_more_than_there_is_hears_all_anew(harbour: Harbour, seen: int) -> None:
    """As after a server was restored from a back-up."""

    async def story() -> None:
        async with harbour.crew() as crew:
            await crew.play(5)
            async with crew.people[0].at(crew.table, seen=seen) as client:
                update = await client.until_seq(0)
            assert update["since"] == -1
            assert update["events"] == events(crew.clients[0].messages)

    run(story)


def test_who_has_seen_more_than_a_table_that_has_not_begun_hears_its_beginning(
    harbour: Harbour,
) -> None:
    async def story() -> None:
        ann, bob = await harbour.visitors(2)
        table = await ann.make_table("tranquility", ["me", "open"])
        async with ann.at(table["id"], seen=7) as client:
            await client.until(lambda each: each["type"] == "table")
            await bob.sit(table["id"], 1)
            update = await client.until_seq(0)
            assert (update["seq"], update["since"]) == (0, -1)

    run(story)


# Slow readers.


def _narrow(address: str) -> socket.socket:
    """A connection through which little goes at a time."""
    host, _, port = address.removeprefix("http://").partition(":")
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect((host, int(port)))
    narrow.setblocking(False)
    return narrow


def test_for_who_reads_nothing_for_a_while_no_picture_goes_back(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew("tranquility", 2) as crew:
            where = f"{harbour.address.replace('http', 'ws', 1)}/api/tables/{crew.table}/live"
            token = crew.people[0].headers
            async with connect(
                where,
                additional_headers=token,
                sock=_narrow(harbour.address),
                max_queue=1,
                open_timeout=PATIENCE,
                ping_timeout=PATIENCE,
            ) as slow:
                await crew.to_the_end()
                messages: list[Message] = []
                while not updates(messages) or updates(messages)[-1]["seq"] < crew.seq:
                    messages += json.loads(await slow.recv())
        seqs = [each["seq"] for each in updates(messages)]
        assert seqs == sorted(set(seqs))
        assert [each["since"] for each in updates(messages)] == [-1, *seqs[:-1]]
        assert events(messages) == events(crew.clients[0].messages)
        assert updates(messages)[-1]["view"] == crew.clients[0].last["view"]

    run(story)


async def _hasty(client: Client, random: Random) -> None:
    """Answer every picture that asks something, without waiting for what comes of it."""
    while client.last["view"]["outcome"] is None:
        seq: int = client.last["seq"]
        if client.asked():
            await client.send("answer", seq=seq, text=random.choice(client.asked()))
        await client.until_seq(seq + 1)


def test_everybody_may_play_as_fast_as_they_can(harbour: Harbour) -> None:
    """Each answers whatever comes, at once: pictures only go on, and all see the same end."""

    async def story() -> None:
        async with harbour.crew() as crew:
            await asyncio.gather(*(_hasty(crew.clients[seat], Random(seat)) for seat in range(3)))
            for client in crew.clients:
                seqs = [each["seq"] for each in updates(client.messages)]
                assert seqs == sorted(seqs)
                assert [each["seq"] for each in events(client.messages)] == sorted(
                    each["seq"] for each in events(client.messages)
                )
            ends = [each.last["view"]["outcome"] for each in crew.clients]
            assert ends[0] is not None
            assert ends == [ends[0]] * 3

    run(story)
