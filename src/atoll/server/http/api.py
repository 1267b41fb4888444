"""The API: all routes, by what one has to show."""

from litestar import Router
from litestar.di import Provide

from .admission import MAY_BE_KNOWN, MUST_BE_KNOWN, anybody, known_person
from .routes import advice, games, house, people, replays, reports, tables


def api() -> Router:
    """All of it, by what one has to show: the description says so, too."""
    for_all = Router(
        "/",
        route_handlers=[
            *house.FOR_ALL, *people.FOR_ALL, *tables.FOR_ALL, *games.FOR_ALL, *replays.FOR_ALL,
        ],
    )  # fmt: skip
    for_visitors = Router(
        "/",
        route_handlers=[*tables.FOR_VISITORS, *replays.FOR_VISITORS],
        dependencies={"visitor": Provide(anybody)},
        security=MAY_BE_KNOWN,
    )
    for_the_known = Router(
        "/",
        route_handlers=[
            *people.FOR_THE_KNOWN, *tables.FOR_THE_KNOWN, *advice.FOR_THE_KNOWN,
            *replays.FOR_THE_KNOWN, *reports.FOR_THE_KNOWN,
        ],
        dependencies={"person": Provide(known_person)},
        security=MUST_BE_KNOWN,
    )  # fmt: skip
    return Router("/api", route_handlers=[for_all, for_visitors, for_the_known])
