"""Browsers are told to be careful, what people write is text, and nobody wears the server out."""

import asyncio
import json
import re
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ..patience import PATIENCE
from .conftest import run
from .knocking import FAST, connected, last_word, refusal
from .live.harbour import Harbour
from .player import Visitor
from .process import serving

SECRET = "a good secret"


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    database = f"sqlite:///{tmp_path_factory.mktemp('harbour')}/atoll.db"
    with serving(database, **FAST) as server:
        yield Harbour(server.address, database)
        assert server.log[2:] == []


# Headers.


GUARDS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
POLICY = {
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
}
LARGE = b"x" * 100_000

Asked = tuple[str, str, Mapping[str, str], bytes, int]
NO_HEADERS: dict[str, str] = {}
REQUESTS: list[Asked] = [
    ("GET", "/", NO_HEADERS, b"", 200),
    ("GET", "/healthz", NO_HEADERS, b"", 200),
    ("GET", "/metrics", NO_HEADERS, b"", 200),
    ("GET", "/api/openapi.json", NO_HEADERS, b"", 200),
    ("GET", "/api", NO_HEADERS, b"", 404),
    ("GET", "/api/nothing", NO_HEADERS, b"", 404),
    ("GET", "/api/texts/uk", NO_HEADERS, b"", 200),
    ("GET", "/api/texts/xx", NO_HEADERS, b"", 404),
    ("GET", "/api/games/lifeboats/texts/uk", NO_HEADERS, b"", 200),
    ("GET", "/api/games/lifeboats/texts/xx", NO_HEADERS, b"", 404),
    ("GET", "/api/games", NO_HEADERS, b"", 200),
    ("POST", "/api/guests", NO_HEADERS, b'{"name": "Ann"}', 201),
    ("POST", "/api/guests", NO_HEADERS, b"{", 400),
    ("POST", "/api/guests", NO_HEADERS, b"\xff", 400),
    ("POST", "/api/guests", NO_HEADERS, b'{"name": ""}', 400),
    ("GET", "/api/me", NO_HEADERS, b"", 401),
    ("GET", "/api/games", {"Origin": "http://elsewhere.example"}, b"", 403),
    ("GET", "/api/tables/nowhere", NO_HEADERS, b"", 404),
    ("GET", "/api/tables/%00", NO_HEADERS, b"", 404),
    ("GET", "/assets/nowhere", NO_HEADERS, b"", 404),
    ("DELETE", "/api/games", NO_HEADERS, b"", 405),
    ("POST", "/api/guests", NO_HEADERS, LARGE, 413),
]


@pytest.mark.parametrize(
    "asked", REQUESTS, ids=[f"{each[0]} {each[1]} {each[4]}" for each in REQUESTS]
)
def test_every_answer_tells_browsers_to_be_careful(harbour: Harbour, asked: Asked) -> None:
    method, path, headers, body, status = asked
    with httpx.Client(verify=False, timeout=PATIENCE) as client:
        url = f"{harbour.address}{path}"
        response = client.request(method, url, headers=headers, content=body)
    assert response.status_code == status
    assert_is_guarded(response)
    if response.request.url.path.startswith("/api"):
        # Texts change only with the server, and may be kept as long as they are the same.
        keeping = "no-cache" if path.endswith("/texts/uk") else "no-store"
        assert response.headers.get_list("cache-control") == [keeping]


def assert_is_guarded(response: httpx.Response) -> None:
    for name, value in GUARDS.items():
        assert response.headers.get_list(name) == [value]
    [policy] = response.headers.get_list("content-security-policy")
    assert {each.strip() for each in policy.split(";")} >= POLICY
    assert "unsafe" not in policy
    assert "*" not in policy
    assert "server" not in response.headers


def test_nothing_about_people_or_tables_is_kept_by_a_cache(harbour: Harbour) -> None:
    async def story() -> None:
        ann = await harbour.visitor("Ann")
        for path in ("me", "me/tokens", "me/tables", "tables", "games"):
            assert (await ann.try_to("GET", path)).headers["cache-control"] == "no-store"

    run(story)


# Limits.


def test_who_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    """For how long, and that it suffices, is told by a clock that can be moved: test_limits."""
    seconds = 100
    with (
        serving(f"sqlite:///{tmp_path}/atoll.db", requests_per_second=1 / seconds) as server,
        httpx.Client(base_url=server.address, verify=False, timeout=PATIENCE) as client,
    ):
        assert client.get("/api/games").status_code == 200
        while (response := client.get("/api/games")).status_code == 200:
            """So slow is the machine that it was not too often."""
        assert refusal(response) == (429, "error-too-often")
        assert 1 <= int(response.headers["retry-after"]) <= seconds
        assert_is_guarded(response)
        assert response.headers["cache-control"] == "no-store"


def test_passwords_cannot_be_tried_out(tmp_path: Path) -> None:
    async def story(address: str) -> list[int]:
        ann = await Visitor.named(address, "Ann")
        account = {"login": "ann", "password": SECRET}
        await ann.ask("POST", "me/account", account)
        tries = [account | {"password": f"{SECRET} {number}"} for number in range(5)]
        unknown = Visitor(address)
        responses = [await unknown.try_to("POST", "sessions", each) for each in (*tries, account)]
        assert int(responses[-1].headers["retry-after"]) > 20
        # Everything else goes on.
        assert (await ann.try_to("GET", "me")).status_code == 200
        return [each.status_code for each in responses]

    with serving(f"sqlite:///{tmp_path}/atoll.db", requests_per_second=6) as server:
        # The right one does not come through either.
        assert run(lambda: story(server.address)) == [401, 401, 429, 429, 429, 429]


def test_nobody_fills_the_house_with_people_and_tables(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        ann = await Visitor.named(address, "Ann")
        people = [
            (await Visitor(address).try_to("POST", path, {"name": "Eve"})).status_code
            for path in ("guests", "programs", "guests", "programs")
        ]
        assert people == [201, 201, 429, 429]
        new = {"game": "lifeboats", "seats": ["me", "open", "open"]}
        tables = [(await ann.try_to("POST", "tables", new)).status_code for _ in range(5)]
        assert tables == [201, 201, 201, 429, 429]

    with serving(f"sqlite:///{tmp_path}/atoll.db", requests_per_second=1.05) as server:
        run(lambda: story(server.address))


@pytest.mark.parametrize(("proxies", "statuses"), [("127.0.0.1", {200}), ("192.0.2.1", {200, 429})])
def test_only_a_proxy_that_is_known_says_from_where_somebody_comes(
    tmp_path: Path, proxies: str, statuses: set[int]
) -> None:
    database = f"sqlite:///{tmp_path}/atoll.db"
    with (
        serving(database, requests_per_second=0.3, proxies=proxies) as server,
        httpx.Client(base_url=server.address, verify=False, timeout=PATIENCE) as client,
    ):
        found = {
            client.get("/api/games", headers={"X-Forwarded-For": f"198.51.100.{n}"}).status_code
            for n in range(20)
        }
        assert found == statuses


def test_who_sends_too_fast_is_read_more_slowly_and_loses_nothing(tmp_path: Path) -> None:
    rate, burst, count = 10, 30, 45

    async def story(address: str) -> None:
        ann = await Visitor.named(address, "Ann")
        table = (await ann.make_table("lifeboats", ["me", "open", "open"]))["id"]
        async with ann.at(table) as client:
            began = time.monotonic()
            refs = [await client.send("say", text=f"{number}") for number in range(count)]
            await client.until(lambda each: each.get("ref") == refs[-1])
            assert time.monotonic() - began >= (count - burst) / rate * 0.9
            assert [each["ref"] for each in client.messages if "ref" in each] == refs
            said = [each for each in client.messages if each["type"] == "said"]
            texts = [remark["text"] for each in said for remark in each["remarks"]]
            assert texts == [f"{number}" for number in range(count)]

    with serving(f"sqlite:///{tmp_path}/atoll.db", messages_per_second=rate) as server:
        run(lambda: story(server.address))


def test_only_so_many_connect_at_once_and_who_goes_makes_room(tmp_path: Path) -> None:
    async def story(address: str) -> None:
        ann = await Visitor.named(address, "Ann")
        table = (await ann.make_table("lifeboats", ["me", "open", "open"]))["id"]
        first, second, third = (connected(each, table) for each in (ann, Visitor(address), ann))
        async with first, second, third as one_too_many:
            assert await last_word(one_too_many) == ("error-too-many-connections", 4429)
        # Who has gone has to be missed first.
        while not await opens(ann, table):
            await asyncio.sleep(0.1)

    with serving(f"sqlite:///{tmp_path}/atoll.db", connections=2) as server:
        run(lambda: story(server.address))


def test_codes_of_tables_cannot_be_tried_out_by_connecting(tmp_path: Path) -> None:
    async def story(address: str) -> bool:
        ann = await Visitor.named(address, "Ann")
        code = (await ann.make_table("lifeboats", ["me", "open", "open"]))["code"]
        for number in range(40):
            await opens(Visitor(address), f"AAAA{number:02}")
        return await opens(Visitor(address), code)

    with serving(f"sqlite:///{tmp_path}/atoll.db", requests_per_second=0.5) as server:
        assert not run(lambda: story(server.address))


async def opens(visitor: Visitor, key: str) -> bool:
    """Whether somebody sees a table by this key."""
    try:
        async with connected(visitor, key) as socket:
            return bool(json.loads(await socket.recv())[0]["type"] == "table")
    except InvalidStatus:
        return False


def test_a_frame_that_is_too_long_ends_the_connection(harbour: Harbour) -> None:
    async def story() -> None:
        table, [ann, *_] = await harbour.seated()
        async with connected(ann, table["id"]) as socket:
            await socket.recv()
            await socket.send(json.dumps({"type": "say", "ref": 1, "text": "x" * 20_000}))
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 1009
        async with ann.at(table["id"]) as client:
            await client.until_seq(0)
            assert not [each for each in client.messages if each["type"] == "said"]

    run(story)


# What people write.


MARKUP = "<script>alert(1)</script><img src=x onerror=alert(2)> &amp; {{7*7}} ${7*7} '\"\\"


def test_what_is_said_is_text_and_nothing_else(harbour: Harbour) -> None:
    async def story() -> None:
        eve = await Visitor.named(harbour.address, "<b>Eve</b>")
        table = (await eve.make_table("lifeboats", ["me", "open", "open"]))["id"]
        async with eve.at(table) as client:
            hidden = "\x00\x07\x1b[31m\u202e\u200b\ufeff"
            await client.do("say", text=f"{hidden}{MARKUP}{hidden}\r\n  over ")
            said = await client.until(lambda each: each["type"] == "said")
            [remark] = said["remarks"]
            assert (remark["text"], remark["name"]) == (f"[31m{MARKUP}[31m over", "<b>Eve</b>")
            assert not [frame for frame in client.frames if re.search(r"[\x00-\x1f\x7f]", frame)]

    run(story)
