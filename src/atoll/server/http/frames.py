"""Frames: uvicorn's WebSocket, for a server that sends far more often than it is sent to.

ASGI knows a connection as two coroutines, so whatever is sent passes a task of its own. Here the
application may also ``push``, which does not wait; the connection is handed to it as an extension
of ASGI.
"""

from asyncio import Task, Transport
from collections.abc import Callable, Mapping
from contextlib import suppress
from struct import Struct
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from ..limits import Bucket

EXTENSION = "atoll.frames"
MOST_UNREAD, FAR_TOO_MANY = 16, 1000
"""So many messages of a client may wait before no more are read, and before it is cut off."""
BYTES_AT_ONCE = 4096
OTHERS_PER_SECOND, OTHERS_AT_ONCE = 5, 50
"""How many frames a client may send that are no whole messages: pings, pongs and fragments."""
SECONDS_TO_HANG_UP = 5.0
SWITCHING_PROTOCOLS = 101
WHOLE_TEXT, TWO_BYTES_MORE, EIGHT_BYTES_MORE = 0x81, 126, 127
WITH_TWO_BYTES, WITH_EIGHT_BYTES = Struct("!BBH"), Struct("!BBQ")


class Frames(WebSocketsSansIOProtocol):
    """A WebSocket. ``on_room`` is called when it is not full any more."""

    transport: Transport

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        super().__init__(config, server_state, app_state)
        self.on_room: Callable[[], None] = lambda: None
        self._others = Bucket(OTHERS_PER_SECOND, OTHERS_AT_ONCE)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == SWITCHING_PROTOCOLS:
            self.scope["extensions"][EXTENSION] = {"frames": self}

    # To the client.

    @property
    def is_full(self) -> bool:
        """Whether so much waits to be read by the client that more had better not be sent."""
        return not self.writable.is_set()

    def push(self, text: bytes) -> None:
        """Send a text. Who has gone does not get it."""
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(_header(len(text)) + text)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.on_room()

    # The end. Whoever does not read any more is not waited for.

    def hang_up(self, code: int) -> None:
        """Close the connection."""
        if self.close_sent or self.disconnected:
            return
        self.close_sent = True
        with suppress(InvalidState):  # the client was faster
            self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.read_paused:  # what the client says to it has to be read
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(SECONDS_TO_HANG_UP, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def shutdown(self) -> None:
        if self.transport.is_closing() or self.is_full:
            self.transport.abort()
        else:
            super().shutdown()

    def on_task_complete(self, task: Task[None]) -> None:
        """All is said and done: whoever has not read it soon will not."""
        super().on_task_complete(task)
        if not self.disconnected:
            self.loop.call_later(SECONDS_TO_HANG_UP, self.transport.abort)

    # From the client.

    def data_received(self, data: bytes) -> None:
        # In pieces: of a flood of tiny frames not all are looked at before it is cut off.
        for start in range(0, len(data), BYTES_AT_ONCE):
            if not self.transport.is_closing():
                super().data_received(data[start : start + BYTES_AT_ONCE])

    def handle_ping(self) -> None:
        self._count_other()
        if self.is_full:
            self.conn.data_to_send()  # the pong: it would wait with the rest
        else:
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._count_other()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self._count_other()
        super().handle_cont(event)

    def _count_other(self) -> None:
        if self._others.take():
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Take a message. To stop reading for each would take longer than to read it."""
        message = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": message, "text": None})
        unread = self.queue.qsize()
        if unread >= FAR_TOO_MANY:
            self.transport.abort()
        elif unread >= MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()


def _header(length: int) -> bytes:
    """What stands before a whole text of this length (RFC 6455, 5.2), sent by a server."""
    if length < TWO_BYTES_MORE:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return WITH_TWO_BYTES.pack(WHOLE_TEXT, TWO_BYTES_MORE, length)
    return WITH_EIGHT_BYTES.pack(WHOLE_TEXT, EIGHT_BYTES_MORE, length)


def frames_of(scope: Mapping[str, Any]) -> Frames:
    """The connection as such, by which an application was called."""
    frames: Frames = scope["extensions"][EXTENSION]["frames"]
    return frames
