"""Advice for somebody at a table: why not, what if, and what a bot would answer."""

from typing import Annotated

from litestar.params import FromPath, JSONBody
from msgspec import Meta

from ....kernel.game import LONGEST_ANSWER
from ...bots.advising import hint_for, seat_at, what_if, why_not
from ...wire import HintShown, WhatIfShown, WhyShown
from .. import routing
from ..routing import Body, Known, TheLimits, TheServer

Pieces = Annotated[tuple[Annotated[str, Meta(max_length=LONGEST_ANSWER)], ...], Meta(max_length=40)]
"""No answer is about more things than these."""


class Attempt(Body):
    """An answer about which somebody wonders: its text, or the pieces that were tapped for it."""

    text: str | None = None
    pieces: Pieces = ()


@routing.post("/tables/{key:str}/why", status_code=200)
async def explain(
    key: FromPath[str], data: JSONBody[Attempt], server: TheServer, person: Known
) -> WhyShown:
    """Why I cannot answer so now. Nothing is done, and nothing is kept."""
    room = await server.rooms.find(key)
    return why_not(room, seat_at(room, person.id), data.text, data.pieces)


@routing.post("/tables/{key:str}/what-if", status_code=200)
async def foresee(
    key: FromPath[str], data: JSONBody[Attempt], server: TheServer, person: Known
) -> WhatIfShown:
    """What I would see if I answered so now, if that is certain. Nothing is done."""
    room = await server.rooms.find(key)
    return what_if(room, seat_at(room, person.id), data.text, data.pieces)


@routing.post("/tables/{key:str}/hint", status_code=200)
async def give_hint(
    key: FromPath[str], server: TheServer, person: Known, limits: TheLimits
) -> HintShown:
    """What the game's strongest bot would answer in my place."""
    room = await server.rooms.find(key)
    seat = seat_at(room, person.id)
    limits.take_as(limits.hints, person.id)
    return await hint_for(room, seat, server.thinkers)


FOR_THE_KNOWN = [explain, foresee, give_hint]
