"""Advice for somebody at a table: why an answer cannot be, and what a bot would answer."""

from litestar.params import FromPath, JSONBody

from ...bots.advising import hint_for, seat_at, why_not
from ...wire import HintShown, WhyShown
from .. import routing
from ..routing import Body, Known, TheLimits, TheServer


class Attempt(Body):
    """An answer about which somebody wonders."""

    text: str


@routing.post("/tables/{key:str}/why", status_code=200)
async def explain(
    key: FromPath[str], data: JSONBody[Attempt], server: TheServer, person: Known
) -> WhyShown:
    """Why I cannot answer so now. Nothing is done, and nothing is kept."""
    room = await server.rooms.find(key)
    return why_not(room, seat_at(room, person.id), data.text)


@routing.post("/tables/{key:str}/hint", status_code=200)
async def give_hint(
    key: FromPath[str], server: TheServer, person: Known, limits: TheLimits
) -> HintShown:
    """What the game's strongest bot would answer in my place."""
    room = await server.rooms.find(key)
    seat = seat_at(room, person.id)
    limits.take_as(limits.hints, person.id)
    return await hint_for(room, seat, server.thinkers)


FOR_THE_KNOWN = [explain, give_hint]
