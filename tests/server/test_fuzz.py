"""Whatever a client sends, the server answers or closes, and everybody else plays on."""

import asyncio
import json
import unicodedata
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple
from urllib.parse import quote

import httpx
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from atoll import record as records

from ..patience import PATIENCE
from .conftest import run
from .knocking import FAST
from .live.harbour import Crew, Harbour
from .player import Message, Visitor, dialled
from .process import ServerProcess, serving
from .rubbish import STRANGE, Raw, Rubbish, is_no_message, rubbish

BETWEEN_ANSWERS = 2
"""So much rubbish comes between two answers that are right."""
UNREADABLE, NO_SUCH_TABLE, FORBIDDEN = 4400, 4404, 403
BY_WEBSOCKET = {1002, 1009}
"""No WebSocket, no UTF-8, too long: such frames do not even come to the server."""


def assert_nothing_failed(server: ServerProcess) -> None:
    # The web server notes text that is no UTF-8 by itself.
    noted = server.log[2:]
    assert noted == []


class Sea(NamedTuple):
    """A server that all stories share: whatever is sent to it, the next finds it well."""

    server: ServerProcess
    database: str

    @property
    def harbour(self) -> Harbour:
        return Harbour(self.server.address, self.database)


@pytest.fixture(scope="module")
def sea(shared_database: str) -> Iterator[Sea]:
    with serving(shared_database, log="json", **FAST) as server:
        yield Sea(server, shared_database)


class Pest:
    """Somebody who sends rubbish, and connects again whenever the server has had enough."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self._where = f"{visitor.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        self._headers = visitor.headers
        self._socket: ClientConnection | None = None
        self._refs = 10**6
        self.closed: list[int | None] = []
        self.replies: list[Message] = []

    async def send(self, rubbish: Rubbish) -> None:
        """Send it and wait for what comes of it: replies, or that the connection is closed."""
        self._socket = self._socket or await self._connected()
        try:
            await self._send(self._socket, rubbish)
        except ConnectionClosed as end:
            self.closed.append(None if end.rcvd is None else end.rcvd.code)
            self._socket = None

    async def _connected(self) -> ClientConnection:
        return await dialled(self._where, self._headers)

    async def _send(self, socket: ClientConnection, rubbish: Rubbish) -> None:
        if isinstance(rubbish, Raw):
            socket.transport.write(rubbish.frames)
        else:
            await socket.send(rubbish)
        if is_no_message(rubbish):
            await self._read_until(socket, None)
        self._refs += 1
        await socket.send(json.dumps({"type": "grant", "ref": self._refs, "seq": -1}))
        await self._read_until(socket, self._refs)

    async def _read_until(self, socket: ClientConnection, ref: int | None) -> None:
        while True:
            for message in json.loads(await asyncio.wait_for(socket.recv(), timeout=PATIENCE)):
                if message["type"] in ("done", "refused"):
                    self.replies.append(message)
                if ref is not None and message.get("ref") == ref:
                    return

    async def go(self) -> None:
        if self._socket is not None:
            await self._socket.close()


async def play_among_pests(crew: Crew, pests: list[Pest], random: Random) -> None:
    while not crew.is_over:
        await crew.answer(random)
        await crew.caught_up()
        texts = [text for client in crew.clients for text in client.asked()]
        for pest in random.choices(pests, k=BETWEEN_ANSWERS):
            await pest.send(rubbish(random, texts))
    for pest in pests:
        await pest.go()


GAMES: list[tuple[str, dict[str, Any]]] = [
    ("lifeboats", {}),
    ("tranquility", {"rocks": True, "monsters": 3, "storms": True}),
]


@pytest.mark.parametrize(("game", "options"), GAMES, ids=[name for name, _ in GAMES])
def test_whatever_is_sent_the_others_play_to_the_end(
    sea: Sea, game: str, options: dict[str, Any]
) -> None:
    async def story() -> None:
        unknown = Visitor(sea.server.address)
        async with sea.harbour.crew(game, options=options) as crew:
            pests = [Pest(each, crew.table) for each in (*crew.people, unknown)]
            await play_among_pests(crew, pests, Random(f"{game} 1"))
            response = await unknown.try_to("GET", f"tables/{crew.table}/record")
        assert records.replay(records.loads(response.text)).outcome is not None
        check_what_came_of_it(pests)

    run(story)
    assert_nothing_failed(sea.server)


def check_what_came_of_it(pests: list[Pest]) -> None:
    closed = {code for pest in pests for code in pest.closed}
    assert UNREADABLE in closed
    assert closed <= {UNREADABLE} | BY_WEBSOCKET
    for each in (reply for pest in pests for reply in pest.replies):
        assert each["type"] == "done" or (each["key"] and each["detail"])


# Texts that a database may not like.


TEXTS = [
    *(
        "",
        " ",
        ".",
        "..",
        "%00",
        "../me",
        "'; drop table people; --",
        "\0",
        "a\0b",
        "\x1b[2J",
        "\u202e",
    ),
    *(
        "\ud800",
        "Ann\ud83d",
        "\udfff\ud800",
        "\uffff",
        "\U0010ffff",
        "\u0301",
        "👨\u200d👩\u200d👧",
    ),
    *("x" * 20_000, "🦀" * 5_000, "".join(each for each in STRANGE if each.isprintable())),
]


def bodies(text: str) -> list[tuple[str, str, Any]]:
    """Everything over HTTP that takes a text."""
    table = {"game": "lifeboats", "seats": ["me", "open", "open"]}
    return [
        ("POST", "guests", {"name": text}),
        ("POST", "programs", {"name": text}),
        ("POST", "me/account", {"login": text, "password": "a good secret"}),
        ("PUT", "me/password", {"old": text, "new": text}),
        ("PATCH", "me", {"name": text}),
        ("POST", "me/tokens", {"label": text}),
        ("POST", "tables", table | {"game": text}),
        ("POST", "tables", table | {"seats": ["me", text, "open"]}),
        ("POST", "tables", table | {"options": {text: 1}}),
        ("POST", "tables", table | {"options": {"landing": text}}),
        ("PUT", "tables/nowhere/seats/0", {"who": text}),
    ]


def secrets(text: str) -> list[tuple[str, str, Any]]:
    return [
        ("POST", "sessions", {"login": text, "password": text}),
        ("POST", "me/account", {"login": "ann", "password": text}),
    ]


def addresses(text: str) -> list[tuple[str, str, Any]]:
    """Every address with a text in it."""
    key = quote(text[:500], safe="", errors="surrogatepass")
    return [
        ("GET", f"tables/{key}", None),
        ("GET", f"tables/{key}/record", None),
        ("POST", f"tables/{key}/leave", None),
        ("POST", f"tables/{key}/return", None),
        ("POST", f"tables/{key}/rematch", None),
        ("POST", f"tables/{key}/seats/0/stand-in", None),
        ("POST", f"tables/nowhere/seats/{key}/stand-in", None),
        ("PUT", f"tables/{key}/seats/0", {"who": "me"}),
        ("DELETE", f"me/tokens/{key}", None),
        ("GET", f"me/tables?awaiting={key}", None),
    ]


def test_no_text_is_too_strange_for_a_request(sea: Sea) -> None:
    async def story() -> None:
        address = sea.server.address
        ann = await Visitor.named(address, "Ann")
        async with httpx.AsyncClient(headers=ann.headers, timeout=PATIENCE, verify=False) as client:
            for number, text in enumerate(TEXTS):
                # To hash a password takes its time: not with every text.
                hashed = secrets(text) if number % 3 == 0 else []
                for method, path, body in (*bodies(text), *addresses(text), *hashed):
                    # As JSON the text is in ASCII, half a character too.
                    content = None if body is None else json.dumps(body)
                    where = f"{address}/api/{path}"
                    response = await client.request(method, where, content=content)
                    assert response.status_code < 500, (method, path, text[:50])

    run(story)
    assert_nothing_failed(sea.server)


def test_no_text_is_too_strange_for_a_table(sea: Sea) -> None:
    async def story() -> None:
        async with sea.harbour.crew() as crew:
            pest = Pest(crew.people[0], crew.table)
            for text in TEXTS:
                await pest.send(json.dumps({"type": "say", "ref": 1, "text": text}))
                await pest.send(json.dumps({"type": "answer", "ref": 1, "seq": 0, "text": text}))
                await pest.send(json.dumps({"type": "go", "ref": 1, "table": text}))
            await pest.go()
            assert {each["type"] for each in pest.replies} == {"done", "refused"}
            check_remarks(await latest_remarks(crew))

    run(story)
    assert_nothing_failed(sea.server)


async def latest_remarks(crew: Crew) -> list[str]:
    async with crew.people[0].at(crew.table) as client:
        said = await client.until(lambda each: each["type"] == "said")
        return [each["text"] for each in said["remarks"]]


def check_remarks(texts: list[str]) -> None:
    assert "ab" in texts, "what cannot be seen is left out"
    assert all(text and text == " ".join(text.split()) and len(text) <= 500 for text in texts)
    assert all(unicodedata.category(each)[0] != "C" for text in texts for each in text)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"name"',
        b'{"name": NaN}',
        b'{"name": "Ann", "name": 1}',
        b'{"name": "\xff"}',
        b'{"name": "\xed\xa0\x80"}',
        b'{"name": "\\ud800"}',
        b"\xef\xbb\xbf{}",
        b"[" * 30_000,
        b'{"name":' * 6_000,
        b'{"name": ' + b"9" * 4_000 + b"}",
        b'{"name": ' + b"9" * 40_000 + b"}",
        b'{"name": "' + b"x" * 70_000 + b'"}',
        b"name=Ann",
        bytes(range(256)),
    ],
    ids=lambda body: repr(body[:12]),
)
def test_a_body_that_cannot_be_read_is_refused(house: str, body: bytes) -> None:
    with httpx.Client(verify=False, timeout=PATIENCE) as client:
        for path in ("guests", "sessions", "me/account", "tables"):
            response = client.post(f"{house}/api/{path}", content=body)
            assert response.status_code in (400, 401, 413)
            assert response.json()["detail"]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    database = f"sqlite:///{tmp_path_factory.mktemp('house')}/atoll.db"
    with serving(database, log="json", **FAST) as server:
        yield server.address
        assert_nothing_failed(server)


HEADERS = [
    *("Host", "Origin", "Authorization", "Cookie", "Content-Type", "Accept", "Accept-Language"),
    *("X-Forwarded-For", "X-Forwarded-Proto", "If-None-Match", "Range", "Upgrade", "Expect"),
]
VALUES = [
    *("", "x", "*", "null", "\xff\xfe", "[", "http://[::1", "x:99999999", 'a="; =;;', ",;;,-=,uk"),
    *(
        "Bearer",
        "Bearer \xff",
        "atoll=\xff",
        "a/b; c",
        "multipart/form-data; boundary=",
        "x" * 4_000,
    ),
]


@pytest.mark.parametrize("name", HEADERS)
def test_no_header_is_too_strange(house: str, name: str) -> None:
    with httpx.Client(verify=False, timeout=PATIENCE) as client:
        for value in VALUES:
            headers = {name.encode(): value.encode("latin-1")}
            for method, path in (("GET", ""), ("GET", "api/me"), ("POST", "api/guests")):
                content = b'{"name": "Ann"}' if method == "POST" else None
                url = f"{house}/{path}"
                response = client.request(method, url, headers=headers, content=content)
                assert response.status_code < 500, (path, value)


# Connecting.


NONSENSE = (
    "",
    "-1",
    "-99",
    "1.5",
    "x",
    "9" * 30,
    "%00",
    "%FF",
    "1&seen=x",
    "[]",
    "١",
    "0x1",
    "1e3",
)


def test_who_says_nonsense_about_what_was_seen_is_told_everything(sea: Sea) -> None:
    async def story() -> None:
        async with sea.harbour.crew() as crew:
            await crew.play(3)
            for seen in NONSENSE:
                where = live(sea.server, f"{crew.table}/live?seen={seen}")
                async with dialled(where) as socket:
                    update = json.loads(await socket.recv())[1]
                    assert (update["since"], update["seq"]) in ((-1, 3), (1, 3)), seen

    run(story)
    assert_nothing_failed(sea.server)


def test_an_address_that_cannot_be_has_no_table(sea: Sea) -> None:
    async def story() -> None:
        for text in TEXTS:
            key = quote(text[:500], safe="", errors="surrogatepass")
            assert await close_code(live(sea.server, f"{key}/live")) in (
                NO_SUCH_TABLE,
                FORBIDDEN,
            ), key

    run(story)
    assert_nothing_failed(sea.server)


def live(server: ServerProcess, path: str) -> str:
    return f"{server.address.replace('http', 'ws', 1)}/api/tables/{path}"


async def close_code(where: str) -> int:
    """With which code the server closes; a status if it does not even let us in."""
    try:
        async with dialled(where) as socket:
            with suppress(ConnectionClosed):
                while True:
                    await socket.recv()
            assert socket.close_code is not None
            return socket.close_code
    except InvalidStatus as refused:
        return refused.response.status_code
