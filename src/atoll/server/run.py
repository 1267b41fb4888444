"""Running the server: logs, the web server, and a word to whoever started it."""

import asyncio
import errno
import gc
import logging
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import structlog
import uvicorn

from .house import EVERYWHERE, family_of, in_an_address, outside_name
from .http.app import LONGEST_FRAME, make_app
from .http.frames import Frames
from .settings import BadSettings, Settings
from .storage.database import file_of, try_out

if sys.platform != "win32":
    import fcntl

SECONDS_TO_SAY_GOODBYE = 5
SECONDS_BETWEEN_PINGS = 20.0
GARBAGE_THRESHOLD = 50_000


def run(settings: Settings) -> None:
    """Serve until somebody stops it. Raises ``BadSettings`` naming what stands in the way."""
    set_up_logs(settings)
    with _listen(settings) as listening:
        asyncio.run(try_out(settings.database))
        with _alone(settings.database):
            _Announcing(_config(settings), settings).run([listening])


@contextmanager
def _alone(database: str) -> Iterator[None]:
    """SQLite is for one server: of two, neither would hear what happens at the other's tables."""
    file = file_of(database)
    if file is None or sys.platform == "win32":
        yield
        return
    with Path(f"{file}-lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadSettings(
                f"another server uses {file} already; several can share only PostgreSQL"
            ) from None
        yield


def _config(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(settings),
        ws=Frames,
        ws_max_size=LONGEST_FRAME,
        ws_ping_interval=SECONDS_BETWEEN_PINGS,
        # The frames are small; deflating each would cost more than it saves.
        ws_per_message_deflate=False,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=SECONDS_TO_SAY_GOODBYE,
        access_log=False,
        log_config=None,
        server_header=False,
    )


def _listen(settings: Settings) -> socket.socket:
    family = family_of(settings.host)
    try:
        return socket.create_server((settings.host, settings.port), family=family)
    except OSError as error:
        where = f"host {settings.host}, port {settings.port}"
        why = (error.strerror or str(error)).partition(" (")[0]
        hint = "; ATOLL_PORT chooses another" if error.errno == errno.EADDRINUSE else ""
        raise BadSettings(f"the server cannot listen at {where}: {why}{hint}") from None


class _Announcing(uvicorn.Server):
    """A server that says where it is as soon as it can be reached."""

    def __init__(self, config: uvicorn.Config, settings: Settings) -> None:
        super().__init__(config)
        self._settings = settings

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # what is there now stays: looking through it again and again is in vain
        gc.set_threshold(GARBAGE_THRESHOLD)
        if self.started:
            assert sockets is not None
            port = sockets[0].getsockname()[1]  # 0 was: any that is free
            for line in addresses(self._settings, port):
                print(line, file=sys.stderr, flush=True)


def addresses(settings: Settings, port: int) -> list[str]:
    """Where the server can be reached, in words."""
    scheme = "https" if settings.https else "http"
    lines = [f"Atoll is at {scheme}://{_name(settings.host)}:{port}"]
    if settings.address:
        lines.append(f"and for others at {settings.address}")
    elif settings.host in EVERYWHERE and (outside := outside_name(settings)) is not None:
        lines.append(f"and for others in your network at {scheme}://{outside}:{port}")
    return [*lines, "Ctrl-C stops it; every game goes on when it starts again."]


def _name(host: str) -> str:
    if host in (*EVERYWHERE, "127.0.0.1", "::1"):
        return "localhost"
    return in_an_address(host)


def set_up_logs(settings: Settings) -> None:
    """One line an event on the standard error: for people, or as JSON for programs."""
    last: Any = (
        structlog.processors.JSONRenderer()
        if settings.log == "json"
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    common: list[Any] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        # As plain text: a renderer's own way would write out what the functions held, tokens too.
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*common, last],
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=common, processor=last)
    )
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
