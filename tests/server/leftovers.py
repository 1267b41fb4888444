"""What a server leaves behind when it ends: its port, and no processes."""

import asyncio
import socket
from contextlib import suppress
from pathlib import Path
from random import Random

from ..patience import PATIENCE


def free_port() -> int:
    """A port that nobody gets by chance while our server is down."""
    while True:
        port = Random().randrange(15_000, 30_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


async def vanished(database: str) -> bool:
    """Whether soon no process that was started for a server on this database is there."""
    for _ in range(int(PATIENCE * 10)):
        if not processes_for(database):
            return True
        await asyncio.sleep(0.1)
    return False


def processes_for(database: str) -> list[str]:
    """The command lines of all processes that got the address of a database from their parents."""
    return [
        _read(home / "cmdline").replace("\0", " ")
        for home in Path("/proc").glob("[0-9]*")
        if f"ATOLL_DATABASE={database}" in _read(home / "environ").split("\0")
    ]


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8", errors="replace")
    except OSError:
        return ""  # it has gone, or is somebody else's
