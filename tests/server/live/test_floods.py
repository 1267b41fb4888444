"""Clients that send for ever and never read: they are cut off, and nobody else notices."""

import asyncio
import base64
import json
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from ...patience import PATIENCE
from ..conftest import run
from ..player import Visitor
from ..process import ServerProcess, serving

pytestmark = pytest.mark.skipif(
    not Path("/proc/self/status").exists(), reason="memory is looked up in /proc"
)

MOST_GROWTH = 30 * 1024
"""KiB by which a server may grow, whatever is sent to it."""
GENEROUS = {"requests_per_second": 10_000, "messages_per_second": 1_000}
WHOLE, FIRST, NEXT, PING, PONG = 0x81, 0x01, 0x00, 0x89, 0x8A
"""The first byte of a frame (RFC 6455, 5.2): a whole text, pieces of one, and what is no text."""
MASKED, TWO_BYTES_MORE = 0x80, 126


def frame(first: int, content: bytes = b"") -> bytes:
    """A frame as a client sends it; the mask changes nothing."""
    size = len(content)
    if size < TWO_BYTES_MORE:
        length = bytes((MASKED | size,))
    else:
        length = bytes((MASKED | TWO_BYTES_MORE,)) + size.to_bytes(2)
    return bytes((first,)) + length + bytes(4) + content


@contextmanager
def deaf(server: ServerProcess, table: str) -> Iterator[socket.socket]:
    """Somebody who is connected to a table, and reads nothing after the first words."""
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(PATIENCE)
        line.connect(("127.0.0.1", server.port))
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET /api/tables/{table}/live HTTP/1.1",
            f"Host: localhost:{server.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        )
        line.sendall("".join(f"{each}\r\n" for each in (*lines, "")).encode())
        assert b" 101 " in line.recv(20)
        yield line


def send_for_ever(line: socket.socket, frames: bytes) -> None:
    """Send until the server does not take it any more. Raises ``TimeoutError`` if it just waits."""
    while True:
        line.sendall(frames)


def memory(server: ServerProcess) -> int:
    """The memory that the server has, in KiB."""
    lines = Path(f"/proc/{server._process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


async def table_of(address: str) -> tuple[Visitor, str]:
    """Ann, and a table of hers where others have yet to sit down."""
    ann = await Visitor.named(address, "Ann")
    table: str = (await ann.make_table("lifeboats", ["me", "open", "open"]))["id"]
    return ann, table


async def connections(server: ServerProcess) -> int:
    async with httpx.AsyncClient(verify=False, timeout=PATIENCE) as client:
        metrics = (await client.get(f"{server.address}/metrics")).text.splitlines()
    return next(
        int(float(line.split()[1])) for line in metrics if "atoll_connections " in line[:18]
    )


async def until_gone(server: ServerProcess, but: int = 0) -> None:
    """Wait until nobody is connected any more, but for so many."""
    async with asyncio.timeout(PATIENCE):
        while await connections(server) > but:
            await asyncio.sleep(0.1)


async def stops_cleanly(server: ServerProcess) -> None:
    async with asyncio.timeout(PATIENCE):
        await asyncio.to_thread(server.stop)
    assert "Traceback" not in "".join(server.log), "".join(server.log)


FLOODS = {
    "pings": (b"", frame(PING, b"x" * 125)),
    "small pings": (b"", frame(PING)),
    "pongs": (b"", frame(PONG, b"x" * 125)),
    "small pongs": (b"", frame(PONG)),
    "pieces of nothing": (frame(FIRST), frame(NEXT)),
}


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_frames_that_are_no_messages_is_cut_off(tmp_path: Path, kind: str) -> None:
    async def story() -> None:
        ann, table = await table_of(server.address)
        first, again = FLOODS[kind]
        async with ann.at(table) as client:
            await client.until(lambda each: each["type"] == "table")
            before = memory(server)
            for _ in range(3):
                with deaf(server, table) as line:
                    line.sendall(first)
                    with pytest.raises((ConnectionResetError, BrokenPipeError)):
                        await asyncio.to_thread(send_for_ever, line, again * 5000)
            await until_gone(server, but=1)
            assert memory(server) < before + MOST_GROWTH
            assert (await client.do("say", text="still here"))["type"] == "done"
        await stops_cleanly(server)

    with serving(f"sqlite:///{tmp_path}/atoll.db") as server:
        run(story)


def test_a_ping_now_and_then_is_answered(tmp_path: Path) -> None:
    async def story() -> None:
        ann, table = await table_of(server.address)
        async with ann.at(table) as client:
            for _ in range(20):
                await (await client.socket.ping())

    with serving(f"sqlite:///{tmp_path}/atoll.db") as server:
        run(story)


def test_who_wants_to_go_on_for_ever_and_never_reads_is_soon_gone(tmp_path: Path) -> None:
    async def story() -> None:
        _, table = await table_of(server.address)
        before = memory(server)
        go = frame(WHOLE, json.dumps({"type": "go", "ref": 1, "table": table}).encode())
        with deaf(server, table) as line:
            with pytest.raises((ConnectionResetError, BrokenPipeError)):
                await asyncio.to_thread(send_for_ever, line, go)
            await until_gone(server)
        assert memory(server) < before + MOST_GROWTH
        await stops_cleanly(server)

    with serving(f"sqlite:///{tmp_path}/atoll.db", **GENEROUS) as server:
        run(story)


def test_who_sends_little_by_little_and_never_reads_is_gone_too(tmp_path: Path) -> None:
    async def story() -> None:
        ann = await Visitor.named(server.address, "Ann")
        table = (await ann.make_table("tranquility", ["me"]))["id"]
        go = frame(WHOLE, json.dumps({"type": "go", "ref": 1, "table": table}).encode())
        with deaf(server, table) as line:
            while not await connections(server):
                await asyncio.sleep(0.01)
            async with asyncio.timeout(PATIENCE):
                while await connections(server):
                    line.sendall(go * 10)
            await stops_cleanly(server)

    with serving(f"sqlite:///{tmp_path}/atoll.db", **GENEROUS) as server:
        run(story)


def test_who_never_reads_does_not_keep_the_server_from_stopping(tmp_path: Path) -> None:
    async def story() -> None:
        _, table = await table_of(server.address)
        go = frame(WHOLE, json.dumps({"type": "go", "ref": 1, "table": table}).encode())
        with deaf(server, table) as line:
            flood = asyncio.create_task(asyncio.to_thread(send_for_ever, line, go))
            while not await connections(server):
                await asyncio.sleep(0.01)
            await stops_cleanly(server)
            with pytest.raises((ConnectionResetError, BrokenPipeError)):
                await flood

    with serving(f"sqlite:///{tmp_path}/atoll.db", **GENEROUS) as server:
        run(story)
