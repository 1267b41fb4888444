"""What people say at a table: whatever they like, unless the game asks for silence."""

import pytest

from ..conftest import run
from ..player import Client
from .harbour import Harbour


def heard(client: Client) -> list[str]:
    return [
        remark["text"]
        for each in client.messages
        if each["type"] == "said"
        for remark in each["remarks"]
    ]


async def until_heard(client: Client, text: str) -> None:
    await client.until(lambda each: each["type"] == "said" and text in str(each["remarks"]))


def test_a_remark_is_heard_by_all_with_who_said_it_and_is_done_when_it_is_shown(
    harbour: Harbour,
) -> None:
    async def story() -> None:
        async with harbour.crew() as crew, (await harbour.visitor("Dan")).at(crew.table) as dan:
            done = await crew.clients[1].do("say", text=" Land\n ho! ")
            said, reply = crew.clients[1].messages[-2:]
            assert reply == done
            [remark] = said["remarks"]
            assert set(remark) == {"id", "seat", "name", "text", "at", "seq"}
            assert (remark["seat"], remark["name"], remark["text"]) == (1, "Bob", "Land ho!")
            assert done["seq"] == remark["id"]
            for client in (*crew.clients, dan):
                await until_heard(client, "Land ho!")

    run(story)


@pytest.mark.parametrize("text", ["", " \n ", "\u200b", "x" * 501])
def test_a_remark_that_nobody_can_read_is_refused(harbour: Harbour, text: str) -> None:
    async def story() -> None:
        async with harbour.crew() as crew:
            refused = await crew.clients[0].do("say", text=text)
            assert (refused["key"], refused["args"]) == ("error-bad-remark", {"longest": 500})

    run(story)


def test_who_only_watches_says_nothing(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew() as crew, (await harbour.visitor("Dan")).at(crew.table) as dan:
            assert (await dan.do("say", text="ahoy"))["key"] == "error-not-seated"

    run(story)


def test_tranquility_is_silent_from_its_beginning_to_its_end(harbour: Harbour) -> None:
    async def story() -> None:
        ann, bob = await harbour.visitors(2)
        table = (await ann.make_table("tranquility", ["me", "open"]))["id"]
        async with ann.at(table) as client:
            assert (await client.do("say", text="before"))["type"] == "done"
            await bob.sit(table, 1)
            update = await client.until_seq(0)
            assert update["view"]["talk"] == {"level": "none", "topic": None}
            refused = await client.do("say", text="17")
            assert (refused["key"], refused["stale"]) == ("error-talk-none", False)
            assert heard(client) == ["before"]
        async with harbour.crew("tranquility", 2) as crew:
            await crew.to_the_end()
            assert crew.clients[0].last["view"]["talk"]["level"] == "free"
            assert (await crew.clients[1].do("say", text="after"))["type"] == "done"
            await until_heard(crew.clients[0], "after")

    run(story)


def test_in_lifeboats_talk_is_free_until_the_vote_is_called(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew() as crew:
            await crew.to_a_vote()
            first = crew.clients[crew.clients[0].last["view"]["board"]["first"]]
            assert (await crew.clients[2].do("say", text="not me"))["type"] == "done"
            assert (await first.answer("call"))["type"] == "done"
            await crew.caught_up()
            for client in crew.clients:
                assert client.last["view"]["talk"]["level"] == "none"
                assert (await client.do("say", text="wait"))["key"] == "error-talk-none"
            await crew.play(3)
            assert (await crew.clients[2].do("say", text="I knew it"))["type"] == "done"
            await until_heard(crew.clients[0], "I knew it")
            assert heard(crew.clients[0]) == ["not me", "I knew it"]

    run(story)


def test_who_comes_later_hears_the_last_hundred_remarks(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew() as crew:
            for number in range(102):
                await crew.clients[number % 3].do("say", text=str(number))
            async with crew.people[0].at(crew.table) as fresh:
                await until_heard(fresh, "101")
                assert heard(fresh) == [str(number) for number in range(2, 102)]
            await until_heard(crew.clients[0], "101")
            assert heard(crew.clients[0]) == [str(number) for number in range(102)]

    run(story)
