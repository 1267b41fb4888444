"""The application: HTTP, the page and live tables behind one door."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources.abc import Traversable
from typing import Any

import prometheus_client
import structlog
from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.enums import ScopeType
from litestar.exceptions import ClientException, HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Receive, Scope, Send

from ... import __version__
from ..refusals import Refusal, in_english
from ..server import Server, running
from ..settings import Settings
from ..wire import Problem
from .admission import WAYS_TO_BE_KNOWN, Limits, TooOften, check_origin, check_path
from .api import api
from .compression import compressed
from .headers import guarded
from .page import built_page, read_page, with_page
from .sockets import Sockets
from .welcome import welcome

LARGEST_BODY = 64 * 1024
LONGEST_FRAME = 16 * 1024
KEYS_BY_STATUS = {404: "not-found", 405: "not-found", 413: "too-large"}

log = structlog.get_logger()


# About the server itself.


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def health(server: NamedDependency[Server]) -> Response[str]:
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
            problem.content.key, {}, f"{problem.content.detail} {_reasons(error.extra)}"
        )
    problem.headers |= error.headers or {}
    return problem


def _reasons(extra: object) -> str:
    """What Litestar has found wrong with a request, in words."""
    found = extra if isinstance(extra, list) else [extra]
    return " ".join(
        f"{each.get('key', '')}: {each.get('message', '')}."
        if isinstance(each, dict)
        else str(each)
        for each in found
    )


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


async def _before_request(request: Request[Any, Any, Any]) -> None:
    limits: Limits = request.app.state.limits
    limits.take(limits.requests, request)
    check_origin(request, needed=False)
    check_path(request)


def make_app(settings: Settings, page: Traversable | None = None) -> ASGIApp:
    """The application for these settings; it opens and closes its server itself.

    The page is the one that was built, unless another folder is given.
    """
    http = _http(settings)
    files = read_page(page or built_page())
    guarded_http = guarded(with_page(compressed(http), files), settings)
    sockets = Sockets(lambda: _server(http.state), _limits(http.state))

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        live = scope["type"] == ScopeType.WEBSOCKET
        await (sockets if live else guarded_http)(scope, receive, send)

    return app


def _http(settings: Settings) -> Litestar:

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with running(settings) as server:
            app.state.server = server
            yield

    return Litestar(
        [api(), welcome, health, metrics],
        lifespan=[lifespan],
        state=State({"limits": Limits(settings)}),
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
        before_request=_before_request,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Atoll",
            version=__version__,
            path="/api/openapi.json",
            components=WAYS_TO_BE_KNOWN,
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
    )


def _server(state: State) -> Server:
    server: Server = state.server
    return server


def _limits(state: State) -> Limits:
    limits: Limits = state.limits
    return limits
