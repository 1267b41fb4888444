"""A client at a live table: one WebSocket, what it is told, and what it does."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol

import msgspec

from ...kernel import IllegalAnswer
from .. import wire
from ..limits import Bucket
from ..metrics import REFUSALS
from ..refusals import FORBIDDEN, MISSING, TOO_MANY, UNKNOWN_PERSON, Refusal, Stale, in_english
from ..storage.lookup import TableInfo
from .room import Room
from .rooms import Rooms

BURST = 3.0
"""So many seconds' worth of messages a client may send at once."""
MOST_REPLIES = 100
"""So many messages wait for a client that does not read them."""

Receive = Callable[[], Awaitable[bytes | None]]
"""The next frame; None when the client has gone."""


class Line(Protocol):
    """What leads to a client. ``on_room`` is called when it is not full any more."""

    on_room: Callable[[], None]

    @property
    def is_full(self) -> bool: ...

    def push(self, text: bytes) -> None: ...


class Unreadable(Exception):
    """A frame that is none of the protocol."""


class Client:
    """Somebody who is connected to a room: at a seat, or watching.

    What is to be told is worked out when it can be sent: a slow client gets fewer pictures, but
    never an older one after a newer.
    """

    def __init__(self, rooms: Rooms, room: Room, person: str | None, seen: int, line: Line) -> None:
        self._rooms = rooms
        self.room = room
        self._person = person
        self._line = line
        self._untold: Sequence[wire.FromServer] = ()
        self._told: TableInfo | None = None
        self._seat: int | None = None
        self._heard = room.said - len(room.remarks)
        self._replies: list[wire.FromServer] = []
        self._dismissed = False
        self._is_awake = False
        self._is_elsewhere = False
        self._loop = asyncio.get_running_loop()
        self.ended: asyncio.Future[None] = self._loop.create_future()
        # More than there is: the server was restored from a back-up, and all is told anew.
        self._seen = seen if -1 <= seen <= self._latest else -1

    @property
    def _latest(self) -> int:
        return -1 if self.room.play is None else self.room.play.seq

    def dismiss(self) -> None:
        """The client is not any more who it was when it came."""
        self._dismissed = True
        self.wake()

    # To the client.

    def attend(self) -> None:
        """Begin to tell."""
        self._line.on_room = self.wake
        self.wake()

    def wake(self) -> None:
        """Tell what there is to tell as soon as all has happened that happens now."""
        if not self._is_awake:
            self._is_awake = True
            self._loop.call_soon(self._tell)

    def _tell(self) -> None:
        self._is_awake = False
        if self._is_elsewhere or self.ended.done():
            return
        try:
            self._tell_all()
        except Exception as error:  # noqa: BLE001  (whoever serves the client sees to it)
            self.ended.set_exception(error)

    def _tell_all(self) -> None:
        if self._dismissed:
            raise Refusal("who-are-you", UNKNOWN_PERSON)
        if self._line.is_full:
            return
        if messages := self._messages():
            self._line.push(wire.encode(messages))
        if self.room.gone:
            raise Refusal("no-such-table", MISSING)

    def _messages(self) -> list[wire.FromServer]:
        room = self.room
        messages = [*self._untold]
        self._untold = ()
        table_changed = self._told is not room.info
        if table_changed:
            self._told = room.info
            self._seat = room.info.seat_of(self._person)
            messages.append(wire.Table(wire.shown(room.current_info, self._person)))
        # With who is there it changes whose consent is needed, and whose clock runs.
        if room.play is not None and (table_changed or room.play.seq > self._seen):
            messages.append(room.update_for(self._seat, self._seen))
            self._seen = room.play.seq
        if room.said > self._heard:
            messages.append(wire.Said(room.said_since(self._heard)))
            self._heard = room.said
        messages.extend(self._replies)
        self._replies.clear()
        return messages

    # From the client.

    async def listen(self, receive: Receive, bucket: Bucket) -> "Client | None":
        """Do what the client wants, one thing after the other, until it goes.

        Returns None then; or, if it goes to another table, who it is there.
        """
        while (frame := await receive()) is not None:
            # Whoever sends too fast is read more slowly.
            while wait := bucket.take():
                await asyncio.sleep(wait)
            if len(self._replies) + len(self._untold) > MOST_REPLIES:
                raise Refusal("not-reading", TOO_MANY)
            message = _read(frame)
            if isinstance(message, wire.Go):
                if elsewhere := await self._go(message):
                    return elsewhere
            else:
                await self._do(message)
        return None

    async def _go(self, message: wire.Go) -> "Client | None":
        """Who the client is at another table; None if there is no such."""
        try:
            # By its id alone: codes are short, and here nobody counts how many are tried.
            room = await self._rooms.room(message.table, message.seen)
        except Refusal as refusal:
            self._refuse(message.ref, refusal)
            return None
        self._tell_all()
        self._is_elsewhere = True  # from now on nothing is told but by the other
        elsewhere = Client(self._rooms, room, self._person, message.seen, self._line)
        elsewhere._untold = self._messages()
        elsewhere._replies.append(wire.Done(message.ref, elsewhere._latest))
        return elsewhere

    async def _do(self, message: wire.Deed) -> None:
        try:
            seq = await self._carry_out(message)
            self._replies.append(wire.Done(message.ref, seq))
            self.wake()
        except (IllegalAnswer, Refusal) as error:
            self._refuse(message.ref, error)

    def _refuse(self, ref: int, error: IllegalAnswer | Refusal) -> None:
        why = error.message
        refused = wire.Refused(
            ref=ref,
            key=why.key,
            args=why.args,
            detail=in_english(why, self.room.info.game),
            rule=error.rule if isinstance(error, IllegalAnswer) else None,
            stale=isinstance(error, Stale),
        )
        REFUSALS.labels(refused.key).inc()
        self._replies.append(refused)
        self.wake()

    async def _carry_out(self, message: wire.Deed) -> int:
        seat = self._attended_seat()
        match message:
            case wire.Answer(_, seq, text):
                return (await self.room.answer(seat, seq, text)).seq
            case wire.Undo(_, seq):
                return (await self.room.undo(seat, seq)).seq
            case wire.Grant(_, seq):
                return (await self.room.reply(seat, seq, "grant")).seq
            case wire.Decline(_, seq):
                return (await self.room.reply(seat, seq, "decline")).seq
            case wire.Say(_, text):
                return await self._rooms.say(self.room, seat, text)

    def _attended_seat(self) -> int:
        if self._dismissed:
            raise Refusal("who-are-you", UNKNOWN_PERSON)
        seat = self.room.info.seat_of(self._person)
        if seat is None:
            raise Refusal("not-seated", FORBIDDEN)
        if self.room.info.seats[seat].away:
            raise Refusal("away")
        return seat


def _read(frame: bytes | str) -> wire.FromClient:
    try:
        return wire.read(frame)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Unreadable from None


async def serve(client: Client, receive: Receive, bucket: Bucket) -> Client | None:
    """Serve a client until it goes; returns who it is at another table, if it goes there.

    Raises ``Unreadable`` if it does not speak the protocol, ``Refusal`` if it cannot stay.
    """
    listening = asyncio.create_task(client.listen(receive, bucket))
    client.room.listeners.add(client)
    client.attend()
    try:
        ends: list[asyncio.Future[Any]] = [listening, client.ended]
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        if client.ended.done():
            client.ended.result()
        return listening.result()
    finally:
        client.room.listeners.discard(client)
        client.ended.cancel()
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
