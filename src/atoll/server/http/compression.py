"""Compression: long answers are sent compressed to whoever can read them so."""

import asyncio
import gzip
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send
from litestar.types import Message as AsgiMessage

from .headers import Headers, header_of

WORTH_COMPRESSING = 2 * 1024
COMPRESSED_AT_ONCE = 64 * 1024
"""What is longer is compressed in a thread: nobody else has to wait for it."""
LEVEL = 6

VARIES = (b"vary", b"accept-encoding")


def takes_encoding(scope: HTTPScope, encoding: str) -> bool:
    """Whether whoever asks takes answers in this encoding."""
    for each in header_of(scope, b"accept-encoding").lower().split(","):
        name, _, weight = each.replace(" ", "").partition(";q=")
        if name == encoding:
            return weight.strip("0.") != "" or weight == ""
    return False


def compressed(app: ASGIApp) -> ASGIApp:
    """The application, with its long answers compressed."""

    async def compress(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await app(scope, receive, _Compressor(scope, send))
        else:
            await app(scope, receive, send)

    return compress


class _Compressor:
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
            if len(body) >= WORTH_COMPRESSING and not message.get("more_body"):
                message["body"] = await self._compressed(start, body)
        if start is not None:
            await self._send(start)
        await self._send(message)

    async def _compressed(self, start: Any, body: bytes) -> bytes:
        headers: Headers = [*start["headers"]]
        if any(name.lower() == b"content-encoding" for name, _ in headers):
            return body
        if takes_encoding(self._scope, "gzip"):
            is_long = len(body) > COMPRESSED_AT_ONCE
            body = await asyncio.to_thread(_gzipped, body) if is_long else _gzipped(body)
            headers = [each for each in headers if each[0].lower() != b"content-length"]
            headers += [(b"content-encoding", b"gzip"), (b"content-length", b"%d" % len(body))]
        start["headers"] = [*headers, VARIES]
        return body


def _gzipped(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL, mtime=0)
