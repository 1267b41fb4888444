"""The application: HTTP and live tables behind one door."""

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import prometheus_client
import structlog
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import ClientException, HTTPException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Scope

from .. import __version__
from . import wire
from .api import Problem, api
from .doors import Limits, TooOften, address_of, check_origin, check_path, person_of
from .home import home
from .limits import Bucket
from .live import BURST, Client, Unreadable, serve
from .metrics import CONNECTIONS
from .refusals import TOO_MANY, Refusal, in_english
from .server import Server, running
from .settings import Settings

LARGEST_BODY = 64 * 1024
LONGEST_FRAME = 16 * 1024
KEYS_BY_STATUS = {404: "not-found", 405: "not-found", 413: "too-large"}
CLOSE_CODES = {404: 4404, 409: 4409, 429: 4429}

log = structlog.get_logger()


# Live tables.


@websocket("/api/tables/{key:str}/live")
async def live(socket: WebSocket[Any, Any, Any], server: Server, state: State) -> None:
    """One client at one table, until it goes."""
    try:
        check_origin(socket, needed=False)
        person = await person_of(server, socket)
        seen = _seen(socket)
    except Refusal:
        await socket.close(code=4403)  # before it is accepted: to a browser, a plain 403
        return
    await socket.accept()
    watching: Counter[str] = state.watching
    address = address_of(socket)
    watching[address] += 1
    CONNECTIONS.inc()
    try:
        await _serve(server, socket, None if person is None else person.id, seen, watching)
    finally:
        CONNECTIONS.dec()
        watching[address] -= 1
        if not watching[address]:
            del watching[address]


async def _serve(
    server: Server,
    socket: WebSocket[Any, Any, Any],
    person: str | None,
    seen: int,
    watching: Counter[str],
) -> None:
    try:
        check_path(socket)
        if watching[address_of(socket)] > server.settings.connections:
            raise Refusal("too-many-connections", TOO_MANY)
        room = await server.rooms.find(socket.path_params["key"])
        client = Client(server.rooms, room, person, seen)
        rate = server.settings.messages_per_second
        await serve(client, room, _sender(socket), _receiver(socket), Bucket(rate, rate * BURST))
    except Refusal as refusal:
        await _close(socket, refusal, CLOSE_CODES.get(refusal.status, 4400))
    except Unreadable:
        await _close(socket, Refusal("unreadable-frame"), 4400)


async def _close(socket: WebSocket[Any, Any, Any], refusal: Refusal, code: int) -> None:
    await _sender(socket)(wire.encode([wire.closing(refusal.message)]))
    await socket.close(code=code)


def _sender(socket: WebSocket[Any, Any, Any]) -> Any:
    async def send(frame: bytes) -> None:
        await socket.send({"type": "websocket.send", "bytes": None, "text": frame.decode()})

    return send


def _receiver(socket: WebSocket[Any, Any, Any]) -> Any:
    async def receive() -> bytes | str | None:
        message: Any = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return None
        given: bytes | str = message.get("text") or message.get("bytes") or b""
        return given

    return receive


def _seen(socket: WebSocket[Any, Any, Any]) -> int:
    given = socket.query_params.get("seen", "-1")
    return int(given) if given.isascii() and given.isdigit() and len(given) < 10 else -1


# About the server itself.


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def health(server: Server) -> Response[str]:
    """Whether the server can do its work, its database included."""
    try:
        await server.check()
    except Exception as error:  # noqa: BLE001  (whatever it is, somebody has to see to it)
        log.warning("not-healthy", error=repr(error))
        return Response("the database does not answer", status_code=503)
    return Response("ok")


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def metrics() -> Response[bytes]:
    return Response(
        prometheus_client.generate_latest(), media_type=prometheus_client.CONTENT_TYPE_LATEST
    )


# Refusals.


def _refused(_: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    why = refusal.message
    wait = refusal.seconds if isinstance(refusal, TooOften) else None
    return Response(
        Problem(why.key, why.args, in_english(why)),
        status_code=refusal.status,
        headers={} if wait is None else {"Retry-After": str(int(wait) + 1)},
    )


def _bad_request(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    key = KEYS_BY_STATUS.get(error.status_code, "bad-request")
    problem = _refused(request, Refusal(key, error.status_code))
    if key == "bad-request" and error.extra:
        problem.content = Problem(
            problem.content.key, {}, f"{problem.content.detail} {error.extra}"
        )
    problem.headers |= error.headers or {}
    return problem


class _ReadableRequest(Request[Any, Any, Any]):
    """A request whose body is refused as any other if it is no UTF-8, or nested too deeply."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError) as error:
            raise ClientException from error


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("request-failed", path=request.url.path, exc_info=error)
    return _refused(request, Refusal("server", 500))


async def _live_table_failed(error: Exception, scope: Scope) -> None:
    gone = isinstance(error, WebSocketDisconnect | OSError)
    if scope["type"] == ScopeType.WEBSOCKET and not gone:
        log.error("live-table-failed", path=scope["path"], exc_info=error)


async def _before_request(request: Request[Any, Any, Any]) -> None:
    limits: Limits = request.app.state.limits
    limits.take(limits.requests, request)
    check_origin(request, needed=False)
    check_path(request)


def make_app(settings: Settings) -> Litestar:
    """The application for these settings; it opens and closes its server itself."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with running(settings) as server:
            app.state.server = server
            yield

    return Litestar(
        [api(), live, home, health, metrics],
        lifespan=[lifespan],
        state=State({"settings": settings, "limits": Limits(settings), "watching": Counter()}),
        dependencies={
            "server": Provide(_server, sync_to_thread=False),
            "limits": Provide(_limits, sync_to_thread=False),
        },
        exception_handlers={
            Refusal: _refused,
            HTTPException: _bad_request,
            Exception: _failed,
        },
        request_class=_ReadableRequest,
        after_exception=[_live_table_failed],
        before_request=_before_request,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Atoll",
            version=__version__,
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
    )


def _server(state: State) -> Server:
    server: Server = state.server
    return server


def _limits(state: State) -> Limits:
    limits: Limits = state.limits
    return limits
