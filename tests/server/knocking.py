"""At the door of a server: connecting, and being sent away."""

import json
from contextlib import suppress

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from .player import Visitor, dialled

FAST = {"requests_per_second": 100_000, "messages_per_second": 100_000, "connections": 1_000}
"""Settings of a server that nobody wears out."""


def refusal(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, response.json()["key"]


def connected(visitor: Visitor, table: str) -> connect:
    where = f"{visitor.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
    return dialled(where, visitor.headers)


async def last_word(socket: ClientConnection) -> tuple[str, int | None]:
    [closing] = json.loads(await socket.recv())
    with suppress(ConnectionClosed):
        await socket.recv()
    return closing["key"], socket.close_code
