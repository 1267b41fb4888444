"""The queue of a room: what is wished for there, worked off in order."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager

from ..storage.journal import Entry
from .wishes import Propose, Wish

WorkOff = Callable[[list[Wish]], Awaitable[None]]
"""Lets happen what is wished for, and tells those who wished."""


class Queue:
    """Works off what is wished for, whether or not who wished for it still waits.

    What comes in while the disk is busy is worked off together.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._wishes: list[Wish] = []
        self._working: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()

    @property
    def is_busy(self) -> bool:
        """Whether something is under way."""
        return self._working is not None or self._lock.locked()

    async def wish(self, propose: Propose, work_off: WorkOff) -> Entry:
        """Let something happen, if it may when it is its turn; returns when it is durable."""
        done: asyncio.Future[Entry] = asyncio.get_running_loop().create_future()
        self._wishes.append(Wish(propose, done))
        if self._working is None:
            self._working = asyncio.create_task(self._work(work_off), name=self._name)
        return await done

    def paused(self) -> AbstractAsyncContextManager[None]:
        """For as long as nothing is worked off; whatever is under way comes to its end first."""
        return self._lock

    async def finish(self) -> None:
        """Return when nothing that was wished for until now is under way any more."""
        if self._working is not None:
            await asyncio.gather(self._working, return_exceptions=True)

    async def _work(self, work_off: WorkOff) -> None:
        try:
            while self._wishes:
                wishes, self._wishes = self._wishes, []
                try:
                    async with self._lock:
                        await work_off(wishes)
                except Exception as error:  # noqa: BLE001  (whoever waits is told)
                    for wish in wishes:
                        wish.refuse(error)
        finally:
            self._working = None
