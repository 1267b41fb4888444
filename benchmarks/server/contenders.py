"""The two servers, each started afresh for every round."""

import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from subprocess import Popen
from tempfile import TemporaryDirectory

from msgspec import Struct

from .processes import Failed, last_words, server_process

HOST = "127.0.0.1"
HERE = Path(__file__).parent
SECONDS_TO_START = 60
NO_LIMIT = "100000"
OURS, PEER = "Atoll", "boardgame.io"


class Contender(Struct, frozen=True):
    name: str
    driver: str
    """The part of the driver that speaks its protocol."""
    ready: str
    """What it answers as soon as it is ready."""
    command: tuple[str, ...]
    settings: Callable[[int, Path], dict[str, str]]
    """What it is told by its environment, for a port and a folder for its files."""


class Running(Struct, frozen=True):
    pid: int
    port: int


def atoll(database: str | None) -> Contender:
    def settings(port: int, folder: Path) -> dict[str, str]:
        return {
            "ATOLL_DATABASE": database or f"sqlite:///{folder / 'bench.db'}",
            "ATOLL_PORT": str(port),
            "ATOLL_MESSAGES_PER_SECOND": NO_LIMIT,
            "ATOLL_REQUESTS_PER_SECOND": NO_LIMIT,
            "ATOLL_CONNECTIONS": NO_LIMIT,
        }

    command = (str(Path(sys.executable).with_name("atoll")), "serve")
    return Contender(OURS, "atoll", "/healthz", command, settings)


def boardgameio() -> Contender:
    def settings(port: int, folder: Path) -> dict[str, str]:
        return {"PORT": str(port), "NODE_ENV": "production"}

    command = ("node", str(HERE / "peer" / "server.mjs"))
    return Contender(PEER, "boardgameio", "/games", command, settings)


@contextmanager
def running(contender: Contender, core: int) -> Iterator[Running]:
    """The server while it runs; its last words go with whatever fails meanwhile."""
    with TemporaryDirectory() as name:
        folder, port = Path(name), _free_port()
        log = folder / "log"
        settings = contender.settings(port, folder)
        with server_process(contender.command, core, log, settings) as process:
            try:
                _wait_until_ready(contender, process, port)
                yield Running(process.pid, port)
            except Failed as failed:
                raise Failed(f"{failed}\n{contender.name} said last:\n{last_words(log)}") from None


def _free_port() -> int:
    with socket.socket() as listening:
        listening.bind((HOST, 0))
        port: int = listening.getsockname()[1]
        return port


def _wait_until_ready(contender: Contender, process: Popen[bytes], port: int) -> None:
    deadline = time.monotonic() + SECONDS_TO_START
    while not _answers(port, contender.ready):
        if process.poll() is not None or time.monotonic() > deadline:
            raise Failed(f"{contender.name} does not start")
        time.sleep(0.1)


def _answers(port: int, path: str) -> bool:
    connection = HTTPConnection(HOST, port, timeout=1)
    try:
        connection.request("GET", path)
        return connection.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()
