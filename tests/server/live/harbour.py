"""A server with people at its tables, each of them connected."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any, NamedTuple

from ..player import Client, Message, Table, Visitor

NAMES = ("Ann", "Bob", "Cleo")


class Harbour(NamedTuple):
    address: str
    database: str

    async def visitor(self, name: str) -> Visitor:
        return await Visitor.named(self.address, name)

    async def visitors(self, count: int) -> list[Visitor]:
        return list(await asyncio.gather(*map(self.visitor, NAMES[:count])))

    async def seated(
        self, game: str = "lifeboats", seats: int = 3, **more: Any
    ) -> tuple[Table, list[Visitor]]:
        """A game that has begun, and who plays it."""
        people = await self.visitors(seats)
        places = ["me", *["open"] * (seats - 1)]
        table = await people[0].make_table(game, places, **more)
        for seat in range(1, seats):
            table = await people[seat].sit(table["id"], seat)
        return table, people

    @asynccontextmanager
    async def crew(
        self, game: str = "lifeboats", seats: int = 3, **more: Any
    ) -> AsyncIterator["Crew"]:
        """A game that has begun, and all who play it are there."""
        table, people = await self.seated(game, seats, **more)
        async with AsyncExitStack() as connections:
            clients = [
                await connections.enter_async_context(each.at(table["id"])) for each in people
            ]
            for client in clients:
                await client.until_seq(0)
            yield Crew(table["id"], people, clients)


class Crew(NamedTuple):
    """People who play at a table; ``clients`` are their connections, by seat."""

    table: str
    people: list[Visitor]
    clients: list[Client]

    @property
    def seq(self) -> int:
        """The last that anybody here has heard of."""
        seq: int = self._best_informed.last["seq"]
        return seq

    @property
    def is_over(self) -> bool:
        return self._best_informed.last["view"]["outcome"] is not None

    @property
    def _best_informed(self) -> Client:
        return max(self.clients, key=lambda each: int(each.last["seq"]))

    def waiting(self) -> list[int]:
        waiting: list[int] = self._best_informed.last["view"]["waiting"]
        return waiting

    async def caught_up(self) -> None:
        """Everybody has heard what anybody has."""
        for client in self.clients:
            await client.until_seq(self.seq)

    async def answer(self, random: Random) -> int:
        """Let the first for whom the game waits answer something; which seat that was."""
        seat = self.waiting()[0]
        client = self.clients[seat]
        await client.until_seq(self.seq)
        reply = await client.answer(random.choice(client.asked()))
        assert reply["type"] == "done", reply
        return seat

    async def play(self, answers: int, random: Random | None = None) -> None:
        random = random or Random(1)
        for _ in range(answers):
            await self.answer(random)
        await self.caught_up()

    async def play_until(self, fits: Callable[[], bool], random: Random | None = None) -> None:
        random = random or Random(1)
        while not fits():
            await self.answer(random)
            await self.caught_up()

    async def to_a_vote(self) -> list[Client]:
        """Play until all are asked at once; everybody's connection."""
        await self.play_until(lambda: len(self.waiting()) == len(self.clients))
        return self.clients

    async def to_the_end(self) -> None:
        await self.play_until(lambda: self.is_over)


def updates(messages: Sequence[Message]) -> list[Message]:
    return [each for each in messages if each["type"] == "update"]


def events(messages: Sequence[Message]) -> list[Message]:
    """All events that were told, in the order in which they came."""
    return [event for update in updates(messages) for event in update["events"]]


def kinds(frame: Sequence[Message]) -> list[str]:
    return [each["type"] for each in frame]
