"""The house itself: which server this is, and where others find it."""

from msgspec import Struct

from .... import __version__
from ...house import House, house
from .. import routing
from ..routing import AnyRequest, TheServer


class Version(Struct, frozen=True):
    version: str


@routing.get("/version", sync_to_thread=False)
def read_version() -> Version:
    """The version of the server."""
    return Version(__version__)


@routing.get("/house", sync_to_thread=False)
def read_house(server: TheServer, request: AnyRequest) -> House:
    """Where others find the server: what links for them begin with."""
    scope, settings = request.scope, server.settings
    here, port = scope["server"] or (settings.host, None)
    return house(
        settings,
        scheme=scope["scheme"],
        host=request.headers.get("host", here),
        port=port or settings.port,
    )


FOR_ALL = [read_version, read_house]
