"""A server whose bots think where a test wants them to, and people at its tables."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace
from prometheus_client import REGISTRY
from sqlalchemy import Connection, Executable, update

from atoll.bots import bots
from atoll.kernel import Game, State
from atoll.server.bots.thinking import Choice, Makers, Thinkers, any_answer
from atoll.server.live.play import Play
from atoll.server.live.room import Room
from atoll.server.refusals import Stale
from atoll.server.server import Server
from atoll.server.storage.database import open_database
from atoll.server.storage.journal import Entry
from atoll.server.storage.schema import entries, tables

from .conftest import served

NAMES = ("Ann", "Bob", "Cleo")
PATIENT = 600.0
"""Seconds that a bot may think, if it does not matter."""


def thinking(
    makers: Makers = bots, seconds: float = PATIENT, workers: int = 1
) -> Iterator[Thinkers]:
    """Processes that think, for a fixture."""
    thinkers = Thinkers(workers, seconds, makers)
    yield thinkers
    asyncio.run(thinkers.close())


def failures(bot: str) -> float:
    """How often a bot has failed so far."""
    return REGISTRY.get_sample_value("atoll_bot_failures_total", {"bot": bot}) or 0


class Pondering:
    """Bots whose thoughts end when the test says so."""

    def __init__(self) -> None:
        self.began = asyncio.Event()
        self.may_end = asyncio.Event()

    async def next_answer(
        self,
        table: str,
        game: Game[Any, Any, Any],
        state: State[Any],
        players: Sequence[str | None],
    ) -> Choice | None:
        choice = any_answer(state, players)
        self.began.set()
        await self.may_end.wait()
        return choice


@asynccontextmanager
async def served_with(database: str, thinkers: Thinkers) -> AsyncIterator[Server]:
    """A server with these thinkers instead of its own."""
    async with served(database) as server:
        server.stand_ins._thinkers = thinkers
        yield server


class _Waiting:
    """Wakes up whoever waits for something to happen in a room."""

    def __init__(self) -> None:
        self.news = asyncio.Event()

    def wake(self) -> None:
        self.news.set()


async def until(room: Room, fits: Callable[[], bool]) -> None:
    """Wait until something has become true in a room."""
    waiting = _Waiting()
    room.listeners.add(waiting)
    try:
        while not fits():
            waiting.news.clear()
            await waiting.news.wait()
    finally:
        room.listeners.discard(waiting)


class Party(NamedTuple):
    """Who sits at a table: people by seat, None where there is a bot."""

    server: Server
    room: Room
    people: list[str | None]

    @property
    def play(self) -> Play:
        return self.room.begun

    def waiting(self) -> list[int]:
        return [each.seat for each in self.play.match.state.decisions if each.must]

    def people_awaited(self) -> list[int]:
        return [seat for seat in self.waiting() if self.people[seat] is not None]

    async def answer(self, seat: int, random: Random) -> Entry:
        """Answer for a seat, whoever sits there."""
        [decision] = [each for each in self.play.decisions[seat] if each.must]
        text = random.choice(decision.options).text
        return await self.room.answer(seat, self.play.seq, text)

    async def play_on(self, fits: Callable[[], bool]) -> None:
        """Let the people of the table play until something has become true."""
        random = Random(1)
        while True:
            await until(self.room, lambda: fits() or bool(self.people_awaited()))
            if fits():
                return
            with suppress(Stale):  # a bot has said something, and there is more to choose from
                await self.answer(self.people_awaited()[0], random)

    async def by_hand(self, fits: Callable[[], bool]) -> None:
        """Answer for all, bots too, until something has become true; nobody stands in."""
        look_after, self.server.rooms.on_change = self.server.rooms.on_change, lambda room: None
        random = Random(1)
        while not fits():
            await self.answer(self.waiting()[0], random)
        self.server.rooms.on_change = look_after

    async def leave(self, seat: int) -> None:
        person = self.people[seat]
        assert person is not None
        await self.server.tables.leave(self.room.table, person)
        await self.server.rooms.changed(self.room.table)

    async def come_back(self, seat: int) -> None:
        person = self.people[seat]
        assert person is not None
        await self.server.tables.come_back(self.room.table, person)
        await self.server.rooms.changed(self.room.table)


async def party(server: Server, game: str, *places: str, **more: Any) -> Party:
    """A table where a game begins; a place is the name of a person or of a bot."""
    seats = ["open" if place in NAMES else place for place in places]
    host, _ = await server.people.welcome("Host")
    info = await server.tables.create(host.id, game, seats, **more)
    people: list[str | None] = []
    for seat, place in enumerate(places):
        person = (await server.people.welcome(place))[0].id if place in NAMES else None
        if person is not None:
            await server.tables.sit(info.id, person, seat, "me")
        people.append(person)
    await server.rooms.changed(info.id)
    return Party(server, await server.rooms.room(info.id), people)


async def let_pass(here: Party, seconds: float) -> None:
    """As if so much time had passed since the last that happened."""

    def work(connection: Connection) -> None:
        connection.execute(update(tables).values(served_since=tables.c.served_since - seconds))
        earlier = {"at": entries.c.at - seconds, "since": entries.c.since - seconds}
        connection.execute(update(entries).values(earlier))

    await here.server.database.write(work)
    info, play = here.room.info, here.play
    here.room.info = replace(info, served_since=info.served_since - seconds)
    play.at -= seconds
    play.asked_at = [at - seconds for at in play.asked_at]
    if play.request is not None:
        play.request = replace(play.request, at=play.request.at - seconds)


async def carry_out(database: str, change: Executable) -> None:
    """Change something behind the back of the server."""
    engine = open_database(database)
    async with engine.begin() as connection:
        await connection.execute(change)
    await engine.dispose()


async def at_rest(server: Server) -> None:
    """Wait until no bot is to answer at any table any more."""
    while answering := list(server.stand_ins._answering.values()):
        await asyncio.wait(answering)
