"""Frames: uvicorn's WebSocket, for a server that sends far more often than it is sent to.

ASGI knows a connection as two coroutines, so whatever is sent passes a task of its own. Here the
application may also ``push``, which does not wait; the connection is handed to it as an extension
of ASGI.
"""

from asyncio import Transport
from collections.abc import Callable, Mapping
from struct import Struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "atoll.frames"
MOST_UNREAD = 16
"""So many messages of a client may wait before no more are read."""
SWITCHING_PROTOCOLS = 101
WHOLE_TEXT, TWO_BYTES_MORE, EIGHT_BYTES_MORE = 0x81, 126, 127
WITH_TWO_BYTES, WITH_EIGHT_BYTES = Struct("!BBH"), Struct("!BBQ")


class Frames(WebSocketsSansIOProtocol):
    """A WebSocket. ``on_room`` is called when it is not full any more."""

    transport: Transport
    on_room: Callable[[], None] = staticmethod(lambda: None)

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

    # From the client.

    def send_receive_event_to_app(self) -> None:
        """Take a message. To stop reading for each would take longer than to read it."""
        message = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": message, "text": None})
        if self.queue.qsize() >= MOST_UNREAD and not self.read_paused:
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
