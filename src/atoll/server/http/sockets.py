"""The WebSockets of live tables.

They are served beside Litestar, not through it: nearly all that the server does passes here, and
each hand through which a frame goes takes its time.
"""

import re
from collections import Counter
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import structlog
from litestar.connection import ASGIConnection
from litestar.types import Receive, Scope, Send

from .. import wire
from ..limits import Bucket
from ..live.client import BURST, Client, Unreadable, serve
from ..metrics import CONNECTIONS
from ..people.people import Person
from ..refusals import TOO_MANY, Refusal
from ..server import Server
from .admission import Limits, address_of, check_origin, check_path, person_of, token_of
from .frames import frames_of

PATH = re.compile(r"/api/tables/([^/]+)/live")
SEEN = re.compile(rb"(?:.*&)?seen=([0-9]{1,9})(?:&.*)?", re.DOTALL)
FAILED, UNREADABLE = 1011, 4400
CLOSE_CODES = {401: 4401, 404: 4404, 409: 4409, 429: 4429}

log = structlog.get_logger()


class Sockets:
    """Serves the WebSockets; an application of its own, as ASGI has it."""

    def __init__(self, server: Callable[[], Server], limits: Limits) -> None:
        self._server = server
        self._limits = limits
        self._watching: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # that somebody connects
        socket = _Socket(scope, receive)
        path = PATH.fullmatch(scope["path"])
        try:
            self._limits.take(self._limits.requests, socket.connection)
            check_origin(socket.connection, needed=False)
            person = await person_of(self._server(), socket.connection)
        except Refusal:
            path = None
        if path is None:
            # Before it is accepted: HTTP has a plain 403 for it.
            await send({"type": "websocket.close", "code": 1000, "reason": ""})
            return
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        with self._knowing(socket, person):
            await self._count(socket, path[1], None if person is None else person.id)

    def _knowing(self, socket: "_Socket", person: Person | None) -> AbstractContextManager[None]:
        """As long as the token is good, by which somebody came."""
        token = token_of(socket.connection)
        if person is None or token is None:
            return nullcontext()
        return self._server().people.connected(person.id, token, socket.dismiss)

    async def _count(self, socket: "_Socket", key: str, person: str | None) -> None:
        address = address_of(socket.connection)
        self._watching[address] += 1
        CONNECTIONS.inc()
        try:
            await self._serve(socket, key, person)
        except Exception:
            log.exception("live-table-failed", table=key)
            socket.frames.hang_up(FAILED)
        finally:
            CONNECTIONS.dec()
            self._watching[address] -= 1
            if not self._watching[address]:
                del self._watching[address]

    async def _serve(self, socket: "_Socket", key: str, person: str | None) -> None:
        server = self._server()
        try:
            if person is not None:  # its token may have been revoked in this very moment
                await server.people.check_tokens(person)
            check_path(socket.connection)
            if self._watching[address_of(socket.connection)] > server.settings.connections:
                raise Refusal("too-many-connections", TOO_MANY)
            rate = server.settings.messages_per_second
            bucket = Bucket(rate, rate * BURST)
            room = await server.rooms.find(key, socket.seen)
            client: Client | None = Client(server.rooms, room, person, socket.seen, socket.frames)
            while client is not None:
                socket.client = client
                if socket.is_dismissed:
                    client.dismiss()
                client = await serve(client, socket.receive, bucket)
        except Refusal as refusal:
            socket.say_goodbye(refusal, CLOSE_CODES.get(refusal.status, UNREADABLE))
        except Unreadable:
            socket.say_goodbye(Refusal("unreadable-frame"), UNREADABLE)


class _Socket:
    """A WebSocket with the few things that are done with it."""

    def __init__(self, scope: Scope, receive: Receive) -> None:
        self.connection = ASGIConnection[Any, Any, Any, Any](scope)
        self.frames = frames_of(scope)
        self.client: Client | None = None
        self.is_dismissed = False
        self._receive: Any = receive

    @property
    def seen(self) -> int:
        """The last update that the client says to have; -1 for none."""
        given = SEEN.fullmatch(self.connection.scope["query_string"])
        return int(given[1]) if given else -1

    def dismiss(self) -> None:
        self.is_dismissed = True
        if self.client is not None:
            self.client.dismiss()

    async def receive(self) -> bytes | None:
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            return None
        frame: bytes = message["bytes"]
        return frame

    def say_goodbye(self, refusal: Refusal, code: int) -> None:
        self.frames.push(wire.encode([wire.closing(refusal.message)]))
        self.frames.hang_up(code)
