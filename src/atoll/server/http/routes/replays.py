"""What is asked over HTTP about a game besides playing it: advice, its past, and complaints."""

from litestar.params import FromPath, FromQuery, JSONBody

from ...bots.advising import hint_for, seat_at, why_not
from ...replays.replaying import until_moment
from ...wire import HintShown, ReplayShown, ReportKept, TableShown, WhyShown, shown
from .. import routing as asked
from ..routing import Anybody, Body, Known, TheLimits, TheServer, id_of, seldom

LARGEST_RECORD = 256 * 1024


class OldRecord(Body):
    """A record as it was downloaded, or as ``atoll`` has written it; ``seat`` is who looks on."""

    record: str
    seat: int | None = None


class Attempt(Body):
    """An answer about which somebody wonders."""

    text: str


class Turning(Body):
    """After how many answers of a game to go on in another way, and on which seat."""

    moment: int
    seat: int


class Complaint(Body):
    """What seems to be wrong with a game, and after how many answers; None: all the time."""

    words: str
    moment: int | None = None


# Advice.


@asked.post("/tables/{key:str}/why", status_code=200)
async def explain(
    key: FromPath[str], data: JSONBody[Attempt], server: TheServer, person: Known
) -> WhyShown:
    """Why I cannot answer so now. Nothing is done, and nothing is kept."""
    room = await server.rooms.find(key)
    return why_not(room, seat_at(room, person.id), data.text)


@asked.post("/tables/{key:str}/hint", status_code=200)
async def give_hint(
    key: FromPath[str], server: TheServer, person: Known, limits: TheLimits
) -> HintShown:
    """What the game's strongest bot would answer in my place."""
    room = await server.rooms.find(key)
    seat = seat_at(room, person.id)
    limits.take_as(limits.hints, person.id)
    return await hint_for(room, seat, server.thinkers)


# The past.

seldom_replayed = [seldom(lambda each: each.replays)]


@asked.get("/tables/{key:str}/replay", guards=seldom_replayed)
async def replay_table(
    key: FromPath[str], server: TheServer, visitor: Anybody, seat: FromQuery[int | None] = None
) -> ReplayShown:
    """The game from its set-up on, as far as this seat may know it."""
    return await server.replays.of_room(await server.rooms.find(key), id_of(visitor), seat)


@asked.post(
    "/replay", status_code=200, guards=seldom_replayed, request_max_body_size=LARGEST_RECORD
)
async def replay_record(data: JSONBody[OldRecord], server: TheServer) -> ReplayShown:
    """The game of a record that is not kept here."""
    return await server.replays.of_text(data.record, data.seat)


@asked.post("/tables/{key:str}/fork", status_code=201, guards=[seldom(lambda each: each.tables)])
async def fork_table(
    key: FromPath[str], data: JSONBody[Turning], server: TheServer, person: Known
) -> TableShown:
    """Go on from a moment of a game that is over, with bots on the other seats."""
    room = await server.rooms.find(key)
    record = until_moment(room, data.moment, data.seat)
    info = await server.tables.fork(room.info, record, person.id, data.seat)
    await server.rooms.made(info)
    return shown(info, person.id)


# For the host.


@asked.post(
    "/tables/{key:str}/reports", status_code=201, guards=[seldom(lambda each: each.reports)]
)
async def report(
    key: FromPath[str], data: JSONBody[Complaint], server: TheServer, person: Known
) -> ReportKept:
    """Tell the host of the server what is wrong with a game; its record goes with it."""
    room = await server.rooms.find(key)
    return ReportKept(await server.reports.add(room, person, data.moment, data.words))


FOR_ALL = [replay_record]
FOR_VISITORS = [replay_table]
FOR_THE_KNOWN = [explain, give_hint, fork_table, report]
