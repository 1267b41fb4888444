"""Somebody who plays over the network, for tests: what a page does, without the page."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ..patience import PATIENCE
from ..told import options_told

Message = dict[str, Any]
Table = dict[str, Any]


def dialled(where: str, headers: Mapping[str, str] | None = None) -> connect:
    """A connection that is not given up because somebody is slow."""
    return connect(
        where,
        additional_headers=headers,
        compression=None,
        open_timeout=PATIENCE,
        ping_timeout=PATIENCE,
    )


class Visitor:
    """Somebody who asks things over HTTP; ``token`` is None for somebody unknown."""

    def __init__(self, address: str, token: str | None = None) -> None:
        self.address = address
        self.headers = {} if token is None else {"Authorization": f"Bearer {token}"}

    @classmethod
    async def named(cls, address: str, name: str) -> "Visitor":
        program = await cls(address).ask("POST", "programs", {"name": name})
        return cls(address, program["token"])

    async def try_to(self, method: str, path: str, body: Any = None) -> httpx.Response:
        # There is nothing to verify, and reading all certificates takes longer than the request.
        async with httpx.AsyncClient(
            headers=self.headers, verify=False, timeout=PATIENCE
        ) as client:
            return await client.request(method, f"{self.address}/api/{path}", json=body)

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        response = await self.try_to(method, path, body)
        assert response.is_success, f"{method} {path}: {response.status_code} {response.text}"
        return response.json() if response.content else None

    async def make_table(self, game: str, seats: list[str], **more: Any) -> Table:
        table: Table = await self.ask("POST", "tables", {"game": game, "seats": seats, **more})
        return table

    async def sit(self, table: str, seat: int) -> Table:
        seated: Table = await self.ask("PUT", f"tables/{table}/seats/{seat}", {"who": "me"})
        return seated

    @asynccontextmanager
    async def at(self, table: str, seen: int | None = None) -> AsyncIterator["Client"]:
        """Be connected to a table."""
        where = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        if seen is not None:
            where += f"?seen={seen}"
        async with dialled(where, self.headers) as socket:
            client = Client(socket)
            try:
                yield client
            finally:
                client.stop()


class Client:
    """A connection to a table. ``frames`` are all that came; ``last`` is the latest update."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.messages: list[Message] = []
        self._changed = asyncio.Condition()
        self._closed = False
        self._refs = 0
        self._reading = asyncio.create_task(self._read())

    def stop(self) -> None:
        self._reading.cancel()

    async def _read(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                frame = await self.socket.recv()
                async with self._changed:
                    self.frames.append(str(frame))
                    self.messages.extend(json.loads(frame))
                    self._changed.notify_all()
        async with self._changed:
            self._closed = True
            self._changed.notify_all()

    async def until(self, fits: Callable[[Message], bool]) -> Message:
        """The first message that fits, whether it has come already or is yet to come."""
        async with self._changed:
            while True:
                for message in self.messages:
                    if fits(message):
                        return message
                assert not self._closed, self._farewell()
                await asyncio.wait_for(self._changed.wait(), timeout=PATIENCE)

    def _farewell(self) -> str:
        said = [each["detail"] for each in self.messages if each["type"] == "closing"]
        return f"the connection was closed: {self.socket.close_code} {' '.join(said)}"

    async def until_seq(self, seq: int) -> Message:
        """An update with this entry, or a later one."""
        return await self.until(lambda each: each["type"] == "update" and each["seq"] >= seq)

    @property
    def last(self) -> Message:
        return next(each for each in reversed(self.messages) if each["type"] == "update")

    @property
    def table(self) -> Table:
        found: Table = next(m["table"] for m in reversed(self.messages) if m["type"] == "table")
        return found

    def asked(self) -> list[str]:
        """The texts with which the seat can answer what the game waits for."""
        return [
            option["text"]
            for decision in self.last["decisions"]
            if decision["must"]
            for option in options_told(decision)
        ]

    async def send(self, kind: str, **fields: Any) -> int:
        self._refs += 1
        await self.socket.send(json.dumps({"type": kind, "ref": self._refs, **fields}))
        return self._refs

    async def do(self, kind: str, **fields: Any) -> Message:
        """Send something and wait for what the server says to it: ``done`` or ``refused``."""
        ref = await self.send(kind, **fields)
        return await self.until(lambda each: each.get("ref") == ref)

    async def answer(self, text: str) -> Message:
        return await self.do("answer", seq=self.last["seq"], text=text)
