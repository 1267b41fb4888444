"""Packing: long answers are sent compressed to whoever can read them so."""

import asyncio
import gzip
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send
from litestar.types import Message as AsgiMessage

WORTH_PACKING = 2 * 1024
PACKED_AT_ONCE = 64 * 1024
"""What is longer is packed in a thread: nobody else has to wait for it."""
LEVEL = 6

Headers = list[tuple[bytes, bytes]]
VARIES = (b"vary", b"accept-encoding")


def header_of(scope: HTTPScope, name: bytes) -> str:
    """A header of a request, all its values; empty if it has none."""
    return ", ".join([value.decode("latin-1") for key, value in scope["headers"] if key == name])


def can_unpack(scope: HTTPScope, encoding: str) -> bool:
    """Whether whoever asks takes answers in this encoding."""
    for each in header_of(scope, b"accept-encoding").lower().split(","):
        name, _, weight = each.replace(" ", "").partition(";q=")
        if name == encoding:
            return weight.strip("0.") != "" or weight == ""
    return False


def packed(app: ASGIApp) -> ASGIApp:
    """The application, with its long answers compressed."""

    async def pack(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await app(scope, receive, _Packer(scope, send))
        else:
            await app(scope, receive, send)

    return pack


class _Packer:
    """Passes an answer on. How long it is, it knows only when it has the body."""

    def __init__(self, scope: HTTPScope, send: Send) -> None:
        self._scope = scope
        self._send = send
        self._start: Any = None

    async def __call__(self, message: AsgiMessage) -> None:
        if message["type"] == "http.response.start":
            self._start = message
            return
        start, self._start = self._start, None
        if start is not None and message["type"] == "http.response.body":
            body: bytes = message["body"]
            if len(body) >= WORTH_PACKING and not message.get("more_body"):
                message["body"] = await self._packed(start, body)
        if start is not None:
            await self._send(start)
        await self._send(message)

    async def _packed(self, start: Any, body: bytes) -> bytes:
        headers: Headers = [*start["headers"]]
        if any(name.lower() == b"content-encoding" for name, _ in headers):
            return body
        if can_unpack(self._scope, "gzip"):
            is_long = len(body) > PACKED_AT_ONCE
            body = await asyncio.to_thread(_squeeze, body) if is_long else _squeeze(body)
            headers = [each for each in headers if each[0].lower() != b"content-length"]
            headers += [(b"content-encoding", b"gzip"), (b"content-length", b"%d" % len(body))]
        start["headers"] = [*headers, VARIES]
        return body


def _squeeze(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL, mtime=0)
