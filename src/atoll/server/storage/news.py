"""News between the servers of one database: who has changed something tells the others.

On PostgreSQL they travel by LISTEN and NOTIFY, in the transaction of the change itself: they
arrive if, and only if, it is durable. With SQLite there is one server, and nobody to tell.
"""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Collection
from contextlib import suppress
from math import inf
from typing import Any, Literal, Protocol

import msgspec
import structlog
from msgspec import Struct
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

CHANNEL = "atoll"
SERVING = 0x73657276696E67
"""The lock that all servers share as long as they listen; any number that is our own."""
NOTIFY = text("SELECT pg_notify(:channel, :story)")
MOST_KEYS = 200
"""So many keys fit into a notification: PostgreSQL takes fewer than 8000 bytes."""
SECONDS_BETWEEN_ATTEMPTS = 1.0
SECONDS_OF_SILENCE, SECONDS_TO_ANSWER = 15.0, 5.0
"""After so long without news the connection is tried: a network can die without a word."""

SECONDS_OF_ABSENCE = 30.0
"""Who was not there for less has not been away: only the connection was lost."""

What = Literal["entries", "table", "remarks", "tokens"]
log = structlog.get_logger()


class Story(Struct, frozen=True, array_like=True):
    """What has changed, at which tables or of which people, and which server did it."""

    teller: str
    what: What
    keys: tuple[str, ...]


class Listener(Protocol):
    async def hear(self, what: What, key: str) -> None:
        """Another server has changed something at this table, or of this person."""

    async def hear_everything(self) -> None:
        """News may have been missed."""

    async def resume(self) -> None:
        """Until now there was no server."""


class News:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._is_shared = engine.dialect.name == "postgresql"
        self._name = secrets.token_urlsafe(6)
        self._listening: asyncio.Task[None] | None = None
        self._listened_until = -inf

    def tell(self, connection: Connection, what: What, keys: Collection[str]) -> None:
        """Tell the other servers, as soon as the transaction of this connection is durable."""
        left = tuple(keys) if self._is_shared else ()
        while left:
            some, left = left[:MOST_KEYS], left[MOST_KEYS:]
            connection.execute(NOTIFY, {"channel": CHANNEL, "story": self.story(what, some)})

    def story(self, what: What, keys: Collection[str]) -> str:
        """What is told, as it travels. ``MOST_KEYS`` is the most that it has room for."""
        return msgspec.json.encode(Story(self._name, what, tuple(keys))).decode()

    async def open(self, listener: Listener) -> None:
        """Listen from now on. Returns when nothing that comes can be missed."""
        if not self._is_shared:
            await listener.resume()
        else:
            ready = asyncio.Event()
            self._listening = asyncio.create_task(self._listen(listener, ready), name="news")
            await ready.wait()

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
            self._listening = None

    async def _listen(self, listener: Listener, ready: asyncio.Event) -> None:
        while True:
            try:
                await self._listen_once(listener, ready)
            except Exception as error:  # noqa: BLE001  (the database may come back)
                log.warning("news-lost", error=repr(error))
            await asyncio.sleep(SECONDS_BETWEEN_ATTEMPTS)

    async def _listen_once(self, listener: Listener, ready: asyncio.Event) -> None:
        """Listen as long as the connection lasts."""
        heard: asyncio.Queue[str | None] = asyncio.Queue()
        has_served = False
        async with self._engine.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            try:
                async with asyncio.timeout(SECONDS_TO_ANSWER):
                    await driver.add_listener(CHANNEL, lambda *given: heard.put_nowait(given[3]))
                driver.add_termination_listener(lambda _: heard.put_nowait(None))
                await self._begin_to_serve(driver, listener)
                has_served = True
                await listener.hear_everything()
                ready.set()
                while (story := await _next(heard, driver)) is not None:
                    await self._pass_on(story, listener)
            finally:
                if has_served:
                    self._listened_until = time.monotonic()
                # It still listens: nobody else may get it from the pool.
                await connection.invalidate()

    async def _begin_to_serve(self, driver: Any, listener: Listener) -> None:
        """Be one of the servers for as long as the connection lasts; the first has something to do.

        Whoever comes while it is doing that waits for it.
        """
        is_first = await driver.fetchval("SELECT pg_try_advisory_lock($1)", SERVING)
        if is_first and time.monotonic() - self._listened_until > SECONDS_OF_ABSENCE:
            await listener.resume()
        await driver.execute(f"SELECT pg_advisory_lock_shared({SERVING})")
        if is_first:
            await driver.execute(f"SELECT pg_advisory_unlock({SERVING})")

    async def _pass_on(self, story: str, listener: Listener) -> None:
        told = msgspec.json.decode(story, type=Story)
        if told.teller != self._name:
            for key in told.keys:
                await _heard(listener.hear(told.what, key), key)


async def _next(heard: asyncio.Queue[str | None], driver: Any) -> str | None:
    """The next story; None if the connection has ended. Raises whatever if nobody is there."""
    while True:
        with suppress(TimeoutError):
            async with asyncio.timeout(SECONDS_OF_SILENCE):
                return await heard.get()
        await driver.execute("SELECT 1", timeout=SECONDS_TO_ANSWER)


async def _heard(hearing: Awaitable[None], table: str) -> None:
    try:
        await hearing
    except Exception:  # (one table that cannot be read must not silence the rest)
        log.exception("news-not-understood", table=table)
