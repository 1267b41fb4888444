"""Whole games over the network, with all that everybody was told."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection

from ..laws.cases import Case
from ..patience import PATIENCE
from ..told import options_told
from .player import Message, Table, Visitor, dialled

UNDOES, SAYS, LOOKS_ELSEWHERE = 0.05, 0.05, 0.01
"""How often a person takes back what can be taken back, says something, or asks over HTTP."""
LONGEST_GAME = 3_000


class Frame(NamedTuple):
    """What came at once: as it was sent, and what it says."""

    text: str
    messages: list[Message]


class Witness:
    """Somebody who is told what happens at a table: at a seat, or watching."""

    def __init__(self, visitor: Visitor, seat: int | None) -> None:
        self.visitor, self.seat = visitor, seat
        self.frames: list[Frame] = []
        self.updates: list[Message] = []
        self.bodies: list[tuple[str, str]] = []
        """What was asked over HTTP before the end, and the answers."""
        self._replies: dict[int, Message] = {}
        self._news = asyncio.Event()

    @property
    def is_known(self) -> bool:
        return bool(self.visitor.headers)

    @property
    def last(self) -> Message:
        return self.updates[-1]

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator["Witness"]:
        """Be connected to a table."""
        where = f"{self.visitor.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        async with dialled(where, self.visitor.headers) as self._socket:
            reading = asyncio.create_task(self._read(self._socket))
            try:
                yield self
            finally:
                reading.cancel()

    async def _read(self, socket: ClientConnection) -> None:
        async for text in socket:
            frame = Frame(str(text), json.loads(text))
            self.frames.append(frame)
            for message in frame.messages:
                if message["type"] == "update":
                    self.updates.append(message)
                if "ref" in message:
                    self._replies[message["ref"]] = message
            self._news.set()

    async def until_seq(self, seq: int) -> None:
        """Wait for an update with this entry, or a later one."""
        while not self.updates or self.last["seq"] < seq:
            await self._hear_more()

    async def _hear_more(self) -> None:
        self._news.clear()
        await asyncio.wait_for(self._news.wait(), timeout=PATIENCE)

    async def do(self, kind: str, **fields: Any) -> Message:
        """Send something and wait for what the server says to it."""
        ref = len(self._replies)
        await self._socket.send(json.dumps({"type": kind, "ref": ref, **fields}))
        while ref not in self._replies:
            await self._hear_more()
        return self._replies[ref]

    async def look_elsewhere(self, table: Table) -> None:
        """Ask over HTTP whatever can be asked about a table."""
        paths = [f"tables/{table['id']}", f"tables/{table['code'].lower()}", "tables", "games"]
        paths += [f"tables/{table['id']}/record", "me/tables", "me/tables?awaiting=true"]
        paths += [f"tables/{table['id']}/replay"]
        paths += [f"tables/{table['id']}/replay?seat={n}" for n in range(len(table["seats"]))]
        found = [(path, (await self.visitor.try_to("GET", path)).text) for path in paths]
        # What bots have ended meanwhile is no secret any more.
        if (await self.visitor.ask("GET", paths[0]))["status"] == "playing":
            self.bodies += found


class Voyage:
    """A game at a table. Everybody hears of an answer before the next is given."""

    def __init__(self, table: Table, witnesses: Sequence[Witness], random: Random) -> None:
        self.table = table
        self.witnesses = witnesses
        self.crew = [each for each in witnesses if each.seat is not None]
        self.remarks: list[str] = []
        self._random = random

    @property
    def is_over(self) -> bool:
        return all(each.last["view"]["outcome"] is not None for each in self.witnesses)

    async def to_the_end(self) -> None:
        for each in self.witnesses:
            await each.look_elsewhere(self.table)
        for _ in range(LONGEST_GAME):
            if self.is_over:
                return
            if self._random.random() < LOOKS_ELSEWHERE:
                await self._random.choice(self.witnesses).look_elsewhere(self.table)
            if self._random.random() < SAYS:
                await self._say_something()
            await self._answer_something()
        raise AssertionError(f"not over after {LONGEST_GAME} answers")

    async def _answer_something(self) -> None:
        asked = [each for each in self.crew if each.last["decisions"]]
        if not asked:
            await asyncio.sleep(0.01)  # the bots think
            return
        witness = self._random.choice(asked)
        decisions = witness.last["decisions"]
        # What the game waits for comes first: else there is no end of talking.
        decision = decisions[0] if self._random.random() < 0.5 else self._random.choice(decisions)
        text = self._random.choice(options_told(decision))["text"]
        await self.do(witness, "answer", seq=witness.last["seq"], text=text)
        if witness.last["undo"] != "no" and self._random.random() < UNDOES:
            await self.do(witness, "undo", seq=witness.last["seq"])
            await self._settle_request()

    async def _settle_request(self) -> None:
        """All whose consent is needed say something to the request, if one is open."""
        while (request := self.crew[0].last["request"]) and request["needed"]:
            witness = next(each for each in self.crew if each.seat == request["needed"][0])
            kind = self._random.choice(("grant", "grant", "decline"))
            await self.do(witness, kind, seq=witness.last["seq"])

    async def do(self, witness: Witness, kind: str, **fields: Any) -> None:
        """Let somebody do something, and everybody hear of it."""
        reply = await witness.do(kind, **fields)
        # Only a bot can have been faster.
        assert reply["type"] == "done" or reply["stale"], reply
        if reply["type"] == "done":
            for each in self.witnesses:
                await each.until_seq(reply["seq"])

    async def _say_something(self) -> None:
        text = f"ahoy {len(self.remarks)} at {self.table['code']}"
        reply = await self._random.choice(self.crew).do("say", text=text)
        if reply["type"] == "done":
            self.remarks.append(text)


@asynccontextmanager
async def voyage(
    address: str,
    case: Case,
    places: Sequence[str],
    seed: int,
    before: Callable[[Table], None] = lambda table: None,
) -> AsyncIterator[Voyage]:
    """Everybody is connected before the game begins, also two who only watch."""
    seats = [seat for seat, place in enumerate(places) if place == "open"]
    crew = [Witness(await Visitor.named(address, f"Sailor {seat}"), seat) for seat in seats]
    watching = [Witness(await Visitor.named(address, "Eve"), None), Witness(Visitor(address), None)]
    host = crew[0].visitor
    table = await host.make_table(case.game, ["me", *places[1:]], options=case.options)
    async with AsyncExitStack() as connections:
        for each in (*crew, *watching):
            await connections.enter_async_context(each.at(table["id"]))
        before(table)
        for seat, each in zip(seats[1:], crew[1:], strict=True):
            await each.visitor.sit(table["id"], seat)
        for each in (*crew, *watching):
            await each.until_seq(0)
        yield Voyage(table, [*crew, *watching], Random(seed))
