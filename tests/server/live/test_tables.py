"""Tables over the network: how people find, fill and leave them, and what all others are told."""

from random import Random
from typing import Any

from atoll.server.settings import Settings

from ..conftest import run
from ..player import Client, Message, Table
from .harbour import Harbour


def sitting(table: Table) -> list[str | None]:
    return [each["name"] or each["bot"] for each in table["seats"]]


async def until_seats(client: Client, *names: str | None) -> Message:
    return await client.until(
        lambda each: each["type"] == "table" and sitting(each["table"]) == list(names)
    )


def test_all_are_told_who_sits_down_and_who_gets_up(harbour: Harbour) -> None:
    async def story() -> None:
        ann, bob, cleo = await harbour.visitors(3)
        table = await ann.make_table("lifeboats", ["me", "open", "open"])
        async with ann.at(table["id"]) as client, cleo.at(table["id"]) as other:
            await bob.sit(table["id"], 2)
            for each in (client, other):
                await until_seats(each, "Ann", None, "Bob")
            assert (client.table["you"], other.table["you"]) == (0, None)
            await bob.ask("POST", f"tables/{table['id']}/leave")
            for each in (client, other):
                await until_seats(each, "Ann", None, None)
            await cleo.sit(table["id"], 1)
            await until_seats(other, "Ann", "Cleo", None)
            assert other.table["you"] == 1

    run(story)


def test_the_host_puts_bots_on_open_seats_and_the_game_begins(harbour: Harbour) -> None:
    async def story() -> None:
        ann, bob = await harbour.visitors(2)
        table = await ann.make_table("lifeboats", ["me", "open", "open"])
        place = f"tables/{table['id']}/seats"
        async with ann.at(table["id"]) as client:
            refused = await bob.try_to("PUT", f"{place}/1", {"who": "random"})
            assert (refused.status_code, refused.json()["key"]) == (403, "error-host-only")
            await ann.ask("PUT", f"{place}/1", {"who": "random"})
            await ann.ask("PUT", f"{place}/1", {"who": "open"})
            await ann.ask("PUT", f"{place}/1", {"who": "schemer"})
            await until_seats(client, "Ann", "schemer", None)
            assert client.table["status"] == "open"
            await ann.ask("PUT", f"{place}/2", {"who": "random"})
            await client.until_seq(0)
            assert sitting(client.table) == ["Ann", "schemer", "random"]
            assert client.table["status"] == "playing"

    run(story)


def test_when_the_host_leaves_another_is_host_and_with_the_last_the_table_goes(
    harbour: Harbour,
) -> None:
    async def story() -> None:
        ann, bob, cleo = await harbour.visitors(3)
        table = await ann.make_table("lifeboats", ["me", "open", "open"])
        await bob.sit(table["id"], 1)
        async with cleo.at(table["id"]) as client:
            await ann.ask("POST", f"tables/{table['id']}/leave")
            await until_seats(client, None, "Bob", None)
            assert client.table["host"] == 1
            await bob.ask("PUT", f"tables/{table['id']}/seats/0", {"who": "random"})
            await bob.ask("POST", f"tables/{table['id']}/leave")
            await client.socket.wait_closed()
            assert client.messages[-1]["key"] == "error-no-such-table"
            assert client.socket.close_code == 4404
        assert (await bob.try_to("GET", f"tables/{table['id']}")).status_code == 404

    run(story)


async def until_away(client: Client, *away: bool) -> None:
    """Wait until the tables that were told have the first seat like this, one after the other."""

    def told() -> list[bool]:
        tables = [each["table"] for each in client.messages if each["type"] == "table"]
        return [table["seats"][0]["away"] for table in tables]

    await client.until(lambda _: told() == list(away))


def test_who_leaves_the_game_cannot_answer_until_back_and_all_are_told(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew() as crew:
            ann = crew.people[0]
            await ann.ask("POST", f"tables/{crew.table}/leave")
            for client in crew.clients:
                await until_away(client, False, True)
            wishes: list[dict[str, Any]] = [{"kind": "answer", "seq": 0}, {"kind": "say"}]
            for wish in wishes:
                refused = await crew.clients[0].do(**wish, text="ahoy")
                assert (refused["key"], refused["stale"]) == ("error-away", False)
            back = await ann.ask("POST", f"tables/{crew.table}/return")
            assert back["seats"][0] == {"seat": 0, "name": "Ann", "bot": None, "away": False}
            for client in crew.clients:
                await until_away(client, False, True, False)
            assert (await crew.clients[0].do("say", text="ahoy"))["type"] == "done"

    run(story)


def test_the_others_have_to_be_patient_before_a_bot_stands_in(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew() as crew:
            [late] = crew.waiting()
            impatient = crew.people[(late + 1) % 3]
            path = f"tables/{crew.table}/seats/{late}/stand-in"
            refused = await impatient.try_to("POST", path)
            assert (refused.status_code, refused.json()["key"]) == (409, "error-patience")
            assert 0 < refused.json()["args"]["seconds"] <= Settings().patience

    run(story)


def test_with_a_clock_all_see_for_whom_it_runs_and_until_when(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew(clock=60) as crew:
            for client in crew.clients:
                assert client.table["clock"] == 60
                update = client.last
                running = [seat for seat, at in enumerate(update["deadlines"]) if at is not None]
                assert running == crew.waiting()
                [seat] = running
                assert update["now"] < update["deadlines"][seat] <= update["now"] + 60

    run(story)


def test_a_new_name_is_told_at_every_table(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew() as crew:
            me = await crew.people[0].ask("PATCH", "me", {"name": " Hanna \n Lee "})
            assert me["name"] == "Hanna Lee"
            for client in crew.clients:
                await until_seats(client, "Hanna Lee", "Bob", "Cleo")

    run(story)


# Finding a table.


def test_a_table_is_joined_by_its_code_in_any_case(harbour: Harbour) -> None:
    async def story() -> None:
        ann, bob = await harbour.visitors(2)
        made = await ann.make_table("tranquility", ["me", "open"])
        found = await bob.ask("GET", f"tables/{made['code'].lower()}")
        assert (found["id"], found["you"], made["you"]) == (made["id"], None, 0)
        async with bob.at(made["code"]) as client:
            await bob.sit(found["id"], 1)
            await client.until_seq(0)
            assert client.table["you"] == 1

    run(story)


def test_the_lobby_has_the_listed_tables_with_an_open_seat(harbour: Harbour) -> None:
    async def story() -> None:
        ann, bob = await harbour.visitors(2)
        listed = await ann.make_table("tranquility", ["me", "open"], listed=True)
        private = await ann.make_table("tranquility", ["me", "open"])
        lobby = [each["id"] for each in await bob.ask("GET", "tables")]
        assert listed["id"] in lobby
        assert private["id"] not in lobby
        await bob.sit(listed["id"], 1)
        assert listed["id"] not in [each["id"] for each in await bob.ask("GET", "tables")]

    run(story)


def test_a_person_finds_the_own_tables_and_those_that_wait(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew("tranquility", 2) as crew:
            for _ in range(4):
                waiting = crew.waiting()
                for seat, person in enumerate(crew.people):
                    mine = await person.ask("GET", "me/tables")
                    awaiting = await person.ask("GET", "me/tables?awaiting=true")
                    assert [(each["id"], each["you"]) for each in mine] == [(crew.table, seat)]
                    assert mine[0]["waiting"] == waiting
                    assert awaiting == (mine if seat in waiting else [])
                await crew.play(3, Random(crew.seq))

    run(story)
