"""What all routes share: who asks, what a request brings along, how it may be refused."""

from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

import litestar
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.openapi import ResponseSpec
from msgspec import Struct

from ..limits import Limit
from ..people.people import Person
from ..server import Server
from ..wire import Problem
from .admission import Limits

AnyRequest = Request[Any, Any, Any]

# What a request is answered with the help of; Litestar finds it by the name of the parameter.
TheServer: TypeAlias = NamedDependency[Server]
TheLimits: TypeAlias = NamedDependency[Limits]
Known: TypeAlias = NamedDependency[Person]
Anybody: TypeAlias = NamedDependency[Person | None]


class Body(Struct, forbid_unknown_fields=True):
    """What comes with a request."""


REFUSALS = {
    status: ResponseSpec(Problem, description=why, generate_examples=False)
    for status, why in {
        400: "It cannot be read, or cannot be",
        401: "Nobody knows who is asking",
        403: "Somebody else may do this",
        404: "There is no such thing",
        409: "Not now",
        413: "It is too large",
        429: "Too often",
    }.items()
}
KEPT = {304: ResponseSpec(None, description="It is what you have", generate_examples=False)}
"""What changes only with the server's version may be kept, by its ETag."""

get = partial(litestar.get, responses=REFUSALS)
post = partial(litestar.post, responses=REFUSALS)
put = partial(litestar.put, responses=REFUSALS)
patch = partial(litestar.patch, responses=REFUSALS)
delete = partial(litestar.delete, responses=REFUSALS)

Connection = ASGIConnection[Any, Any, Any, Any]


def seldom(limit: Callable[[Limits], Limit]) -> Callable[[Connection, BaseRouteHandler], None]:
    """A guard that lets an address ask only as often as this limit allows."""

    def guard(connection: Connection, _: BaseRouteHandler) -> None:
        limits: Limits = connection.app.state.limits
        limits.take(limit(limits), connection)

    return guard


def id_of(visitor: Person | None) -> str | None:
    return None if visitor is None else visitor.id
