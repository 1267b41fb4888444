"""The players of the tests notice when there is nothing more to wait for."""

import asyncio
import json

import pytest
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

from ..patience import PATIENCE
from .conftest import run
from .player import Client


@pytest.mark.parametrize("code", [1000, 1011, 4404])
def test_who_waits_for_more_is_told_at_once_that_the_connection_was_closed(code: int) -> None:
    async def close(socket: ServerConnection) -> None:
        await socket.send(json.dumps([{"type": "closing", "detail": "Man overboard."}]))
        await socket.close(code)

    async def story() -> None:
        async with serve(close, "localhost", 0) as server:
            port = server.sockets[0].getsockname()[1]
            async with connect(f"ws://localhost:{port}") as socket, asyncio.timeout(PATIENCE):
                with pytest.raises(AssertionError, match=f"closed: {code} Man overboard"):
                    await Client(socket).until_seq(0)

    run(story)
