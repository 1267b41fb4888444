"""Headers: how one is read, and what every response says so that browsers guard people."""

from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send
from litestar.types import Message as AsgiMessage

from ..metrics import REQUESTS
from ..settings import Settings

SECURITY = {
    # Nothing from elsewhere, and no script or style that stands in the page itself.
    "content-security-policy": "default-src 'self'; img-src 'self' data:; worker-src 'self'; "
    "manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    # The address of a table lets people in: it is nobody else's business.
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
HTTPS_ONLY = {"strict-transport-security": "max-age=31536000"}
# Refusals, too: “there is no such table” is not true for ever, and who asked is nobody's business.
# What may be kept says so itself.
NOT_KEPT = [(b"cache-control", b"no-store")]
API = "/api/"

Headers = list[tuple[bytes, bytes]]


def header_of(scope: HTTPScope, name: bytes) -> str:
    """A header of a request, all its values; empty if it has none."""
    return ", ".join([value.decode("latin-1") for key, value in scope["headers"] if key == name])


def guarded(app: ASGIApp, settings: Settings) -> ASGIApp:
    """The application with these headers."""
    wanted = SECURITY | HTTPS_ONLY if settings.https else SECURITY
    headers = [(name.encode(), value.encode()) for name, value in wanted.items()]

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_guarded(message: AsgiMessage) -> None:
            if message["type"] == "http.response.start":
                REQUESTS.labels(scope.get("path_template") or "none", message["status"]).inc()
                about_people = f"{scope['path']}/".startswith(API)
                says_itself = any(name == b"cache-control" for name, _ in message["headers"])
                besides = headers + NOT_KEPT if about_people and not says_itself else headers
                message["headers"] = [*message["headers"], *besides]
            await send(message)

        await app(scope, receive, send_guarded)

    return guard
