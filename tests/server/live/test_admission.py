"""Who comes in to a live table, from which device, and who is sent away."""

from contextlib import AsyncExitStack
from random import Random

import httpx
import pytest
from sqlalchemy import update
from websockets.exceptions import InvalidStatus

from atoll.games import game
from atoll.server.storage.schema import tables as kept_tables

from ...patience import PATIENCE
from ..conftest import run, served
from ..party import carry_out
from ..player import Visitor
from .conftest import SETTINGS
from .harbour import Harbour
from .test_answers import last_words

PASSWORD = {"password": "correct horse"}


# Accounts.


class Browser(Visitor):
    """Somebody with a cookie, whose requests say from which page they come."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.headers = {"Origin": address}

    async def come_in(self, path: str, body: dict[str, str]) -> None:
        response = await self.try_to("POST", path, body)
        assert response.status_code == 201, response.text
        self.headers["Cookie"] = f"atoll={response.cookies['atoll']}"


def test_with_an_account_a_person_finds_the_tables_from_another_device_and_plays_there(
    harbour: Harbour,
) -> None:
    async def story() -> None:
        home, phone = Browser(harbour.address), Browser(harbour.address)
        await home.come_in("guests", {"name": "Ann"})
        login = {"login": f"ann.{Random().getrandbits(40)}"}  # (one database for all these tests)
        await home.ask("POST", "me/account", login | PASSWORD)
        table = await home.make_table("tranquility", ["me"])
        await phone.come_in("sessions", login | PASSWORD)
        assert (await phone.ask("GET", "me"))["login"] == login["login"]
        [found] = await phone.ask("GET", "me/tables?awaiting=true")
        assert (found["id"], found["you"]) == (table["id"], 0)
        async with home.at(table["id"]) as here, phone.at(table["id"]) as there:
            await there.until_seq(0)
            done = await there.answer(there.asked()[0])
            assert done["type"] == "done"
            assert (await here.until_seq(1))["view"] == there.last["view"]

    run(story)


@pytest.mark.parametrize("origin", [None, "http://elsewhere.example"])
def test_a_cookie_that_a_page_of_another_site_sends_opens_no_table(
    harbour: Harbour, origin: str | None
) -> None:
    async def story() -> None:
        ann = Browser(harbour.address)
        await ann.come_in("guests", {"name": "Ann"})
        table = await ann.make_table("tranquility", ["me"])
        del ann.headers["Origin"]
        ann.headers |= {} if origin is None else {"Origin": origin}
        with pytest.raises(InvalidStatus, match="403"):
            async with ann.at(table["id"]):
                pass

    run(story)


def test_a_program_plays_in_the_name_of_who_gave_it_a_token(harbour: Harbour) -> None:
    async def story() -> None:
        ann = Browser(harbour.address)
        await ann.come_in("guests", {"name": "Ann"})
        table = await ann.make_table("tranquility", ["me"])
        made = await ann.ask("POST", "me/tokens", {"label": "my bot"})
        assert [each["id"] for each in await ann.ask("GET", "me/tokens")][1:] == [made["id"]]
        async with Visitor(harbour.address, made["token"]).at(table["id"]) as client:
            await client.until_seq(0)
            assert client.table["you"] == 0
            assert (await client.answer(client.asked()[0]))["type"] == "done"

    run(story)


# Who is sent away.


def test_where_there_is_no_table_the_server_says_so_and_closes(harbour: Harbour) -> None:
    async def story() -> None:
        async with (await harbour.visitor("Ann")).at("nowhere") as client:
            assert await last_words(client) == ("error-no-such-table", 4404)

    run(story)


async def older_table(harbour: Harbour) -> str:
    """A table that began under rules which are not here any more."""
    async with served(harbour.database) as other:
        ann, _ = await other.people.welcome("Ann")
        table = (await other.tables.create(ann.id, "tranquility", ["me"])).id
    older = update(kept_tables).where(kept_tables.c.id == table).values(rules=99)
    await carry_out(harbour.database, older)
    return table


def test_a_table_that_began_under_other_rules_says_so_and_closes(harbour: Harbour) -> None:
    async def story() -> None:
        table = await older_table(harbour)
        dan = await harbour.visitor("Dan")
        shown = await dan.ask("GET", f"tables/{table}")
        assert shown["unplayable"]["key"] == "error-other-rules"
        now = game("tranquility").version
        assert shown["unplayable"]["args"] == {"game": "tranquility", "then": 99, "now": now}
        async with dan.at(table) as client:
            assert await last_words(client) == ("error-other-rules", 4409)
            assert "version 99" in client.messages[-1]["detail"]
        assert (await dan.try_to("GET", f"tables/{table}/record")).status_code == 409

    run(story)


def test_from_one_address_only_so_many_may_watch_at_once(harbour: Harbour) -> None:
    async def story() -> None:
        table, [ann] = await harbour.seated("tranquility", 1)
        crowd = Visitor(harbour.address)
        crowd.headers = {"X-Forwarded-For": "192.0.2.7"}  # as a proxy says it
        async with AsyncExitStack() as connections:
            for _ in range(SETTINGS["connections"]):
                client = await connections.enter_async_context(crowd.at(table["id"]))
                await client.until_seq(0)
            async with crowd.at(table["id"]) as one_more:
                assert await last_words(one_more) == ("error-too-many-connections", 4429)
            async with ann.at(table["id"]) as client:
                await client.until_seq(0)
        async with crowd.at(table["id"]) as client:
            await client.until_seq(0)

    run(story)


def test_a_frame_of_any_length_is_not_even_read(harbour: Harbour) -> None:
    async def story() -> None:
        table, [ann] = await harbour.seated("tranquility", 1)
        async with ann.at(table["id"]) as client:
            await client.send("say", text="x" * 20_000)
            await client.socket.wait_closed()
            assert client.socket.close_code == 1009

    run(story)


def test_who_vanishes_without_a_word_disturbs_nobody(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew() as crew:
            async with crew.people[0].at(crew.table) as gone:
                await gone.until_seq(0)
                gone.socket.transport.abort()
                await crew.play(10)
            assert crew.seq == 10
        async with httpx.AsyncClient(timeout=PATIENCE) as client:
            assert (await client.get(f"{harbour.address}/healthz")).text == "ok"

    run(story)
