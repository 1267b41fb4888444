"""Connections of clients that close, or are sent away, and read nothing of what waits for them."""

import asyncio
import base64
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn

from atoll.server.http import frames
from atoll.server.http.frames import Frames, frames_of

from .conftest import run

MUCH = b"x" * 8_000_000
"""More than any buffer between a server and a client takes."""
CLOSE = bytes((0x88, 0x82, 0, 0, 0, 0, 0x03, 0xE8))
KEY = base64.b64encode(os.urandom(16))
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + KEY + b"\r\n\r\n"
)


class Talker:
    """An application that tells everybody much, and may then hang up."""

    def __init__(self, *, hangs_up: bool) -> None:
        self.seen: list[str] = []
        self._hangs_up = hangs_up

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            for _ in range(2):
                self.seen.append((await receive())["type"])
                await send({"type": f"{self.seen[-1]}.complete"})
            return
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        line = frames_of(scope)
        line.push(MUCH)
        if self._hangs_up:
            line.hang_up(4429)
        else:
            await receive()


@asynccontextmanager
async def talking(app: Talker) -> AsyncIterator[tuple[uvicorn.Server, socket.socket]]:
    """A server, and a client that has closed without reading."""
    config = uvicorn.Config(app, ws=Frames, log_config=None, ws_per_message_deflate=False)
    server = uvicorn.Server(config)
    with socket.create_server(("127.0.0.1", 0)) as listening, socket.socket() as client:
        serving = asyncio.create_task(server.serve([listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        await asyncio.to_thread(client.connect, listening.getsockname())
        await asyncio.to_thread(client.sendall, HANDSHAKE)
        await asyncio.to_thread(client.recv, 16)
        client.sendall(CLOSE)
        yield server, client
        server.should_exit = True
        await serving


@pytest.mark.parametrize("hangs_up", [False, True], ids=["client closes", "server hangs up"])
def test_who_closes_and_does_not_read_is_gone_soon(
    hangs_up: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        monkeypatch.setattr(frames, "SECONDS_TO_HANG_UP", 0.2)
        async with talking(Talker(hangs_up=hangs_up)) as (server, _):
            while server.server_state.connections:
                await asyncio.sleep(0.01)

    run(story)


def test_who_closes_and_does_not_read_is_not_in_the_way_of_a_stop() -> None:
    async def story() -> None:
        app = Talker(hangs_up=False)
        async with talking(app) as (server, _):
            [connection] = server.server_state.connections
            while not connection.transport.is_closing():
                await asyncio.sleep(0.01)
        assert app.seen == ["lifespan.startup", "lifespan.shutdown"]

    run(story)
