"""Two servers on one database, and people who come to one, to the other or to both."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import NamedTuple

from . import postgres
from .conftest import numbers
from .player import Client, Message, Visitor
from .process import ServerProcess, serving
from .steadfast import FAST

NAMES = ("Ann", "Bob", "Cleo")


class Pair(NamedTuple):
    """Two servers and their database."""

    database: str
    one: ServerProcess
    other: ServerProcess

    @property
    def addresses(self) -> tuple[str, str]:
        return self.one.address, self.other.address


def new_pair(home: str) -> Iterator[Pair]:
    database = postgres.new_database(home, f"test{next(numbers)}")
    with serving(database, **FAST) as one, serving(database, **FAST) as other:
        yield Pair(database, one, other)


async def same_person_at(pair: Pair) -> tuple[Visitor, Visitor]:
    """Somebody who comes to both servers."""
    here = await Visitor.named(pair.one.address, "Ann")
    return here, elsewhere(here, pair.other.address)


def elsewhere(visitor: Visitor, address: str) -> Visitor:
    """The same person at another server."""
    same = Visitor(address)
    same.headers = visitor.headers
    return same


async def three_people(pair: Pair) -> list[Visitor]:
    """The first and the last come to one server, the second to the other."""
    first, second = pair.addresses
    at = (first, second, first)
    return [await Visitor.named(where, name) for where, name in zip(at, NAMES, strict=True)]


async def at_a_table(people: Sequence[Visitor]) -> str:
    """Let them sit down to Lifeboats; the id of the table."""
    table = await people[0].make_table("lifeboats", ["me", "open", "open"])
    for seat in (1, 2):
        await people[seat].sit(table["id"], seat)
    found: str = table["id"]
    return found


@asynccontextmanager
async def connected(people: Sequence[Visitor], table: str) -> AsyncIterator[list[Client]]:
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(person.at(table)) for person in people]
        await all_see(clients, 0)
        yield clients


async def all_see(clients: Sequence[Client], seq: int) -> None:
    """Wait until everybody has seen so much."""
    await asyncio.gather(*(client.until_seq(seq) for client in clients))


def asked(clients: Sequence[Client]) -> list[Client]:
    return [client for client in clients if client.asked()]


async def answer_at_once(
    answering: Sequence[Client], clients: Sequence[Client], random: Random
) -> list[Message]:
    """What the server says to the answers of some, when all have seen what came of them."""
    said = await asyncio.gather(*(each.answer(random.choice(each.asked())) for each in answering))
    await all_see(clients, max(each["seq"] for each in said if each["type"] == "done"))
    return said


def is_over(client: Client) -> bool:
    return client.last["view"]["outcome"] is not None


async def until_seated(client: Client, *names: str) -> None:
    await client.until(
        lambda each: (
            each["type"] == "table"
            and [seat["name"] for seat in each["table"]["seats"] if seat["name"]] == list(names)
        )
    )


async def until_said(client: Client, remark: str) -> None:
    await client.until(
        lambda each: each["type"] == "said" and remark in [said["text"] for said in each["remarks"]]
    )
