"""Admission: who may come in, by cookie or token, from where, and how often."""

from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.openapi.spec import Components, SecurityRequirement, SecurityScheme

from ..limits import Limit
from ..people.people import Person
from ..refusals import FORBIDDEN, MISSING, TOO_MANY, UNKNOWN_PERSON, Refusal
from ..server import Server
from ..settings import Settings

COOKIE = "atoll"
COOKIE_SECONDS = 400 * 24 * 3600
"""As long as browsers keep a cookie at all: tables last for weeks."""
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")

# The same, for the description of the server.
WAYS_TO_BE_KNOWN = Components(
    security_schemes={
        "cookie": SecurityScheme(
            "apiKey",
            name=COOKIE,
            security_scheme_in="cookie",
            description="A browser's. What changes something needs the server's own Origin, too.",
        ),
        "token": SecurityScheme("http", scheme="Bearer", description="A program's."),
    }
)
MUST_BE_KNOWN: list[SecurityRequirement] = [{"cookie": []}, {"token": []}]
MAY_BE_KNOWN: list[SecurityRequirement] = [{}, *MUST_BE_KNOWN]

Connection = ASGIConnection[Any, Any, Any, Any]


class TooOften(Refusal):
    """Somebody has to wait for so many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__("too-often", TOO_MANY)
        self.seconds = seconds


class Limits:
    """How often an address, or a person, may do what costs something, or could be guessed."""

    def __init__(self, settings: Settings) -> None:
        rate = settings.requests_per_second
        self.requests = Limit(rate, rate * 10)
        self.newcomers = Limit(rate / 100, rate * 3)
        self.passwords = Limit(rate / 200, rate / 2)
        self.tables = Limit(rate / 100, rate * 3)
        self.replays = Limit(rate / 20, rate)
        self.reports = Limit(rate / 400, rate / 4)
        self.hints = Limit(rate / 40, rate)
        """By person: a household has one address, and the bots have other things to think about."""

    def take(self, limit: Limit, connection: Connection) -> None:
        self.take_as(limit, address_of(connection))

    def take_as(self, limit: Limit, who: str) -> None:
        if wait := limit.take(who):
            raise TooOften(wait)


def address_of(connection: Connection) -> str:
    return connection.client.host if connection.client else "nobody"


def token_of(connection: Connection) -> str | None:
    """The token that a connection shows. A cookie counts only if no other site has sent it."""
    header = connection.headers.get("authorization", "")
    kind, _, token = header.partition(" ")
    if kind.lower() == "bearer":
        return token.strip()
    token = connection.cookies.get(COOKIE, "")
    if token:
        check_origin(connection, needed=_changes_something(connection))
    return token or None


def _changes_something(connection: Connection) -> bool:
    if connection.scope["type"] == ScopeType.WEBSOCKET:
        return True
    return connection.scope.get("method") not in SAFE_METHODS


def check_origin(connection: Connection, *, needed: bool) -> None:
    """Raise ``Refusal`` if a page of another site has sent this."""
    origin = connection.headers.get("origin")
    if origin is None and not needed:
        return
    if origin is None:
        raise Refusal("no-origin", FORBIDDEN)
    if origin.partition("://")[2] != connection.headers.get("host"):
        raise Refusal("other-origin", FORBIDDEN)


def check_path(connection: Connection) -> None:
    """Raise ``Refusal`` for an address that nothing can have: PostgreSQL would not even look."""
    if "\0" in connection.scope["path"]:
        raise Refusal("not-found", MISSING)


async def person_of(server: Server, connection: Connection) -> Person | None:
    """Who is there; None for somebody unknown."""
    token = token_of(connection)
    return None if token is None else await server.people.by_token(token)


async def known_person(server: NamedDependency[Server], request: Request[Any, Any, Any]) -> Person:
    """Who is there. Raises ``Refusal`` for somebody unknown."""
    person = await person_of(server, request)
    if person is None:
        raise Refusal("who-are-you", UNKNOWN_PERSON)
    return person


async def anybody(
    server: NamedDependency[Server], request: Request[Any, Any, Any]
) -> Person | None:
    return await person_of(server, request)


def with_cookie(server: Server, person: Person, token: str) -> Response[Person]:
    """An answer after which the browser is known."""
    cookie = Cookie(
        key=COOKIE,
        value=token,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=server.settings.https,
        path="/",
    )
    return Response(person, status_code=201, cookies=[cookie])
