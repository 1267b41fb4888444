"""Nobody can answer for a seat, guess it or take it over."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ..patience import PATIENCE
from .conftest import run
from .knocking import FAST, connected, last_word, refusal
from .live.harbour import Crew, Harbour
from .player import Client, Visitor
from .process import serving

SECRET = "a good secret"
KINDS: dict[str, dict[str, Any]] = {
    "answer": {"seq": 0, "text": ""},
    "undo": {"seq": 0},
    "grant": {"seq": 0},
    "decline": {"seq": 0},
    "say": {"text": "ahoy"},
}
"""Everything that is done at a table."""


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    database = f"sqlite:///{tmp_path_factory.mktemp('harbour')}/atoll.db"
    with serving(database, patience=3_600, **FAST) as server:
        yield Harbour(server.address, database)
        assert server.log[2:] == []


@asynccontextmanager
async def unchanged(crew: Crew) -> AsyncIterator[None]:
    """What happens meanwhile leaves the table as it is."""
    unknown, path = Visitor(crew.people[0].address), f"tables/{crew.table}"
    before, seq = await unknown.ask("GET", path), crew.seq
    yield
    assert await unknown.ask("GET", path) == before
    async with unknown.at(crew.table) as client:
        assert (await client.until_seq(0))["seq"] == seq


# Answering for others.


@pytest.mark.parametrize("known", [True, False], ids=["known", "unknown"])
def test_who_does_not_sit_there_does_nothing_there(harbour: Harbour, known: bool) -> None:
    async def story() -> None:
        async with harbour.crew() as crew, unchanged(crew):
            eve = await harbour.visitor("Eve") if known else Visitor(harbour.address)
            async with eve.at(crew.table) as client:
                await client.until_seq(0)
                assert client.table["you"] is None
                await assert_nothing_is_done(client, crew.clients[crew.waiting()[0]].asked()[0])

    run(story)


async def assert_nothing_is_done(client: Client, text: str) -> None:
    """Not even with an answer that would be right for somebody."""
    for kind, fields in KINDS.items():
        right = {"text": text} if kind == "answer" else {}
        assert (await client.do(kind, **(fields | right)))["key"] == "error-not-seated"


def test_a_seat_at_one_table_is_none_at_another(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew() as here, harbour.crew() as there, unchanged(there):
            text = there.clients[there.waiting()[0]].asked()[0]
            for person in here.people:
                async with person.at(there.table) as client:
                    await client.until_seq(0)
                    await assert_nothing_is_done(client, text)

    run(story)


def test_who_goes_on_to_another_table_leaves_the_seat_behind(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew() as here, harbour.crew() as there:
            seat = here.waiting()[0]
            text, client = here.clients[seat].asked()[0], here.clients[seat]
            async with unchanged(here), unchanged(there):
                assert (await client.do("go", table=there.table))["type"] == "done"
                await assert_nothing_is_done(client, text)
            await client.do("go", table=here.table)
            assert (await client.do("answer", seq=0, text=text))["type"] == "done"

    run(story)


def test_nobody_answers_what_another_seat_is_asked(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew() as crew, unchanged(crew):
            [asked] = crew.waiting()
            text = crew.clients[asked].asked()[0]
            for seat, client in enumerate(crew.clients):
                if seat != asked:
                    refused = await client.answer(text)
                    assert refused["key"] == "refused-not-asked"

    run(story)


def test_an_answer_cannot_name_a_seat(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew() as crew, unchanged(crew):
            [asked] = crew.waiting()
            client, text = crew.clients[(asked + 1) % 3], crew.clients[asked].asked()[0]
            await client.send("answer", seq=0, text=text, seat=asked)
            await client.until(lambda each: each["type"] == "closing")

    run(story)


# Tokens.


def forged(token: str) -> list[str]:
    """What could be taken for a token by a careless server."""
    return [
        "",
        " ",
        "null",
        "undefined",
        "%",
        "'",
        token[:-1],
        token + "x",
        token.swapcase(),
        sha256(token.encode()).hexdigest(),
        f"{token} {token}",
        "x" * 4_000,
    ]


def test_no_forged_token_opens_the_door(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew() as crew:
            [asked] = crew.waiting()
            owner = crew.people[asked]
            token = owner.headers["Authorization"].removeprefix("Bearer ")
            person = (await owner.ask("GET", "me"))["id"]
            for guess in (*forged(token), person, crew.table):
                await assert_is_nobody({"Authorization": f"Bearer {guess}".strip()}, crew)
                await assert_is_nobody(
                    {"Cookie": f"atoll={guess}".strip(), "Origin": owner.address}, crew
                )

    run(story)


async def assert_is_nobody(headers: dict[str, str], crew: Crew) -> None:
    visitor = Visitor(crew.people[0].address)
    visitor.headers = headers
    assert refusal(await visitor.try_to("GET", "me")) == (401, "error-who-are-you")
    async with visitor.at(crew.table) as client:
        await client.until_seq(0)
        assert (client.table["you"], client.last["decisions"]) == (None, [])
        assert (await client.do("say", text="it is me"))["key"] == "error-not-seated"


@pytest.mark.parametrize(
    "scheme", ["", "Basic", "Bearer:", "Token", "Bear", "Bearer Bearer", "\xff", "Digest username="]
)
def test_a_token_counts_only_as_a_bearers(harbour: Harbour, scheme: str) -> None:
    async def story() -> None:
        ann = await harbour.visitor("Ann")
        token = ann.headers["Authorization"].removeprefix("Bearer ")
        headers = {b"Authorization": f"{scheme} {token}".strip().encode("latin-1")}
        async with httpx.AsyncClient(verify=False, timeout=PATIENCE) as client:
            response = await client.get(f"{harbour.address}/api/me", headers=headers)
        assert refusal(response) == (401, "error-who-are-you")

    run(story)


def test_a_token_that_was_revoked_is_nobodys(harbour: Harbour) -> None:
    async def story() -> None:
        ann = await harbour.visitor("Ann")
        robot = Visitor(
            harbour.address, (await ann.ask("POST", "me/tokens", {"label": "x"}))["token"]
        )
        assert (await robot.ask("GET", "me"))["name"] == "Ann"
        *_, last = await ann.ask("GET", "me/tokens")
        eve = await harbour.visitor("Eve")
        assert (await eve.try_to("DELETE", f"me/tokens/{last['id']}")).status_code == 404
        assert (await robot.ask("GET", "me"))["name"] == "Ann", "nobody else revokes it"
        await ann.ask("DELETE", f"me/tokens/{last['id']}")
        assert refusal(await robot.try_to("GET", "me")) == (401, "error-who-are-you")
        await ann.ask("DELETE", "sessions")
        assert refusal(await ann.try_to("GET", "me")) == (401, "error-who-are-you")

    run(story)


def test_with_a_new_password_all_other_devices_are_strangers(harbour: Harbour) -> None:
    async def story() -> None:
        ann = await harbour.visitor("Ann")
        other = Visitor(
            harbour.address, (await ann.ask("POST", "me/tokens", {"label": "x"}))["token"]
        )
        account = {"login": "ann-of-all", "password": SECRET}
        await ann.ask("POST", "me/account", account)
        wrong = {"old": "something else", "new": "another secret"}
        assert refusal(await ann.try_to("PUT", "me/password", wrong)) == (
            400,
            "error-wrong-old-password",
        )
        await ann.ask("PUT", "me/password", wrong | {"old": SECRET})
        assert refusal(await other.try_to("GET", "me")) == (401, "error-who-are-you")
        assert (await ann.ask("GET", "me"))["login"] == "ann-of-all"
        response = await Visitor(harbour.address).try_to("POST", "sessions", account)
        assert refusal(response) == (401, "error-wrong-password")

    run(story)


async def sign_out(owner: Visitor, device: Visitor) -> None:
    await device.ask("DELETE", "sessions")


async def revoke(owner: Visitor, device: Visitor) -> None:
    *_, last = await owner.ask("GET", "me/tokens")
    await owner.ask("DELETE", f"me/tokens/{last['id']}")


async def change_password(owner: Visitor, device: Visitor) -> None:
    await owner.ask("POST", "me/account", {"login": "changing", "password": SECRET})
    await owner.ask("PUT", "me/password", {"old": SECRET, "new": "another secret"})


@pytest.mark.parametrize("way", [sign_out, revoke, change_password])
def test_who_is_connected_by_a_token_that_is_revoked_is_shown_the_door(
    harbour: Harbour, way: Callable[[Visitor, Visitor], Awaitable[None]]
) -> None:
    async def story() -> None:
        async with harbour.crew() as crew:
            [asked] = crew.waiting()
            owner, text = crew.people[asked], crew.clients[asked].asked()[0]
            token = (await owner.ask("POST", "me/tokens", {"label": "device"}))["token"]
            device = Visitor(harbour.address, token)
            async with unchanged(crew), connected(device, crew.table) as socket:
                await socket.recv()
                await way(owner, device)
                with suppress(ConnectionClosed):
                    await socket.send(
                        json.dumps({"type": "answer", "ref": 1, "seq": 0, "text": text})
                    )
                assert (await last_word(socket))[1] == 4401
            assert (await crew.clients[asked].answer(text))["type"] == "done", "the owner stays"

    run(story)


# Cookies.


class Browser(Visitor):
    """Somebody with a cookie, and a page from somewhere."""

    def __init__(self, address: str, cookie: str, origin: str | None) -> None:
        super().__init__(address)
        self.headers = {"Cookie": f"atoll={cookie}"} | ({"Origin": origin} if origin else {})


async def cookie_of(harbour: Harbour) -> str:
    response = await Visitor(harbour.address).try_to("POST", "guests", {"name": "Ann"})
    return response.cookies["atoll"]


def other_origins(address: str) -> list[str | None]:
    port = int(address.rpartition(":")[2])
    return [
        None,
        "null",
        "http://elsewhere.example",
        "http://localhost",
        f"http://localhost:{port + 1}",
        f"{address}.elsewhere.example",
        f"http://elsewhere.example/{address}",
        f"http://elsewhere.example#{address}",
        f"http://user@localhost:{port}",
        f"{address}/",
        "http://[",
    ]


def test_a_cookie_is_good_only_for_the_servers_own_pages(harbour: Harbour) -> None:
    async def story() -> None:
        cookie = await cookie_of(harbour)
        own = Browser(harbour.address, cookie, harbour.address)
        table = await own.make_table("lifeboats", ["me", "open", "open"])
        async with own.at(table["id"]) as client:
            await client.until(lambda each: each["type"] == "table")
            assert client.table["you"] == 0
        for origin in other_origins(harbour.address):
            foreign = Browser(harbour.address, cookie, origin)
            await assert_changes_nothing(foreign, table["id"])
            assert await opening_status(foreign, table["id"]) == 403, origin
        assert (await own.ask("GET", f"tables/{table['id']}"))["you"] == 0

    run(story)


async def assert_changes_nothing(foreign: Browser, table: str) -> None:
    for method, path, body in (
        ("POST", "tables", {"game": "lifeboats", "seats": ["me", "open", "open"]}),
        ("POST", f"tables/{table}/leave", None),
        ("PUT", f"tables/{table}/seats/1", {"who": "random"}),
        ("POST", f"tables/{table}/why", {"text": "launch 1"}),
        ("POST", f"tables/{table}/hint", None),
        ("POST", f"tables/{table}/fork", {"moment": 0, "seat": 0}),
        ("POST", f"tables/{table}/reports", {"words": "ahoy"}),
        ("PATCH", "me", {"name": "Eve"}),
        ("POST", "me/tokens", {"label": "Eve"}),
        ("POST", "me/account", {"login": "eve", "password": SECRET}),
        ("DELETE", "sessions", None),
    ):
        response = await foreign.try_to(method, path, body)
        why = "error-other-origin" if "Origin" in foreign.headers else "error-no-origin"
        assert refusal(response) == (403, why), foreign.headers


async def opening_status(visitor: Visitor, table: str) -> int:
    """With which status a WebSocket is opened, or not."""
    try:
        async with visitor.at(table):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


def test_a_page_of_another_site_cannot_read_either(harbour: Harbour) -> None:
    async def story() -> None:
        foreign = Browser(harbour.address, await cookie_of(harbour), "http://elsewhere.example")
        for path in ("me", "me/tables", "me/tokens", "tables", "games"):
            response = await foreign.try_to("GET", path)
            assert refusal(response) == (403, "error-other-origin")
            assert not [name for name in response.headers if name.startswith("access-control")]

    run(story)


def test_a_token_needs_no_origin(harbour: Harbour) -> None:
    async def story() -> None:
        ann = await harbour.visitor("Ann")
        assert "Origin" not in ann.headers
        table = await ann.make_table("lifeboats", ["me", "open", "open"])
        assert await opening_status(ann, table["id"]) == 101

    run(story)


def attributes(response: httpx.Response) -> set[str]:
    """Of the cookie, in small letters."""
    return {part.strip().lower() for part in response.headers["set-cookie"].split(";")[1:]}


def test_a_cookie_is_for_no_script_and_no_other_site(harbour: Harbour) -> None:
    async def story() -> None:
        unknown = Visitor(harbour.address)
        come_in = await unknown.try_to("POST", "guests", {"name": "Ann"})
        assert {"httponly", "samesite=lax", "path=/"} <= attributes(come_in)
        assert "secure" not in attributes(come_in)
        own = Browser(harbour.address, come_in.cookies["atoll"], harbour.address)
        await own.ask("POST", "me/account", {"login": "cookie-ann", "password": SECRET})
        account = {"login": "cookie-ann", "password": SECRET}
        sign_in = await unknown.try_to("POST", "sessions", account)
        assert {"httponly", "samesite=lax", "path=/"} <= attributes(sign_in)
        sign_out = await own.try_to("DELETE", "sessions")
        assert sign_out.headers["set-cookie"].startswith(('atoll="";', "atoll=;"))
        assert "max-age=0" in attributes(sign_out)

    run(story)


def test_behind_https_a_cookie_goes_no_other_way(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/atoll.db", https=True, **FAST) as server:
        response = run(lambda: Visitor(server.address).try_to("POST", "guests", {"name": "Ann"}))
    assert {"secure", "httponly", "samesite=lax", "path=/"} <= attributes(response)
    assert int(response.headers["strict-transport-security"].removeprefix("max-age=")) > 10**7


# Seats.


def test_a_seat_that_is_taken_is_nobody_elses(harbour: Harbour) -> None:
    async def story() -> None:
        ann, bob, eve = [await harbour.visitor(name) for name in ("Ann", "Bob", "Eve")]
        table = (await ann.make_table("lifeboats", ["me", "open", "random", "open"]))["id"]
        await bob.sit(table, 1)
        for visitor, seat, who, expected in (
            (eve, 0, "me", (409, "error-seat-not-open")),
            (eve, 1, "me", (409, "error-seat-not-open")),
            (eve, 2, "me", (409, "error-seat-not-open")),
            (bob, 3, "me", (409, "error-one-seat-each")),
            (bob, 2, "open", (403, "error-host-only")),
            (bob, 3, "random", (403, "error-host-only")),
            (eve, 3, "random", (403, "error-host-only")),
            (ann, 1, "open", (409, "error-seat-not-open")),
            (ann, 1, "random", (409, "error-seat-not-open")),
            (ann, 3, "me", (409, "error-one-seat-each")),
            (eve, 4, "me", (404, "error-no-such-seat")),
            (eve, -1, "me", (404, "error-no-such-seat")),
            (Visitor(harbour.address), 3, "me", (401, "error-who-are-you")),
        ):
            response = await visitor.try_to("PUT", f"tables/{table}/seats/{seat}", {"who": who})
            assert refusal(response) == expected
        names = [each["name"] for each in (await eve.ask("GET", f"tables/{table}"))["seats"]]
        assert names == ["Ann", "Bob", None, None]

    run(story)


def test_in_a_game_nobody_sits_down_any_more(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew() as crew, unchanged(crew):
            eve = await harbour.visitor("Eve")
            for visitor, who in ((eve, "me"), (crew.people[0], "random"), (crew.people[0], "open")):
                for seat in range(3):
                    path = f"tables/{crew.table}/seats/{seat}"
                    response = await visitor.try_to("PUT", path, {"who": who})
                    assert refusal(response) == (409, "error-already-begun")

    run(story)


@pytest.mark.parametrize("deed", ["leave", "return", "seats/0/stand-in", "rematch"])
def test_who_does_not_sit_there_sends_nobody_away(harbour: Harbour, deed: str) -> None:
    async def story() -> None:
        async with harbour.crew() as crew, unchanged(crew):
            eve = await harbour.visitor("Eve")
            response = await eve.try_to("POST", f"tables/{crew.table}/{deed}")
            assert response.status_code in (403, 409)
            unknown = await Visitor(harbour.address).try_to("POST", f"tables/{crew.table}/{deed}")
            assert refusal(unknown) == (401, "error-who-are-you")

    run(story)


def test_as_long_as_patience_lasts_no_bot_stands_in(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew() as crew:
            await crew.play(1)
            [late] = crew.waiting()
            other = crew.people[(late + 2) % 3]
            async with unchanged(crew):
                for seat, why in ((late, "error-patience"), ((late + 1) % 3, "error-not-awaited")):
                    path = f"tables/{crew.table}/seats/{seat}/stand-in"
                    assert refusal(await other.try_to("POST", path)) == (409, why)

    run(story)


def test_when_patience_is_over_a_bot_stands_in_if_the_crew_says_so(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/atoll.db"

    async def story(harbour: Harbour) -> None:
        async with harbour.crew() as crew:
            eve = await harbour.visitor("Eve")
            await crew.play(1)
            [late] = crew.waiting()
            path = f"tables/{crew.table}/seats/{late}/stand-in"
            await asyncio.sleep(max(0.0, crew.clients[late].last["relief"][late] - time.time()))
            async with unchanged(crew):
                assert refusal(await eve.try_to("POST", path)) == (403, "error-not-seated")
            table = await crew.people[(late + 1) % 3].ask("POST", path)
            assert [each["away"] for each in table["seats"]].index(True) == late

    with serving(database, patience=1, **FAST) as server:
        run(lambda: story(Harbour(server.address, database)))


def test_who_is_away_does_nothing_until_back(harbour: Harbour) -> None:
    async def story() -> None:
        async with harbour.crew() as crew:
            await crew.to_a_vote()
            ann, client = crew.people[0], crew.clients[0]
            text = client.asked()[0]
            await ann.ask("POST", f"tables/{crew.table}/leave")
            await client.until(
                lambda each: each["type"] == "table" and each["table"]["seats"][0]["away"]
            )
            seq = client.last["seq"]
            for kind, fields in KINDS.items():
                right = {"text": text, "seq": seq} if kind == "answer" else {}
                assert (await client.do(kind, **(fields | right)))["key"] == "error-away"
            await ann.ask("POST", f"tables/{crew.table}/return")
            reply = await client.do("say", text="here I am")
            assert reply["type"] == "done" or reply["key"] == "error-talk-none"

    run(story)
