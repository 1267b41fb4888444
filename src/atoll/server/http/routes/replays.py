"""What has been played: replays of tables and of records, and going on from a moment."""

from litestar.params import FromPath, FromQuery, JSONBody

from ...replays.replaying import until_moment
from ...wire import ReplayShown, TableShown, shown
from .. import routing
from ..routing import Anybody, Body, Known, TheServer, id_of, seldom

LARGEST_RECORD = 256 * 1024


class OldRecord(Body):
    """A record as it was downloaded, or as ``atoll`` has written it; ``seat`` is who looks on."""

    record: str
    seat: int | None = None


class Turning(Body):
    """After how many answers of a game to go on in another way, and on which seat."""

    moment: int
    seat: int


seldom_replayed = [seldom(lambda each: each.replays)]


@routing.get("/tables/{key:str}/replay", guards=seldom_replayed)
async def replay_table(
    key: FromPath[str], server: TheServer, visitor: Anybody, seat: FromQuery[int | None] = None
) -> ReplayShown:
    """The game from its set-up on, as far as this seat may know it."""
    return await server.replays.of_room(await server.rooms.find(key), id_of(visitor), seat)


@routing.post(
    "/replay", status_code=200, guards=seldom_replayed, request_max_body_size=LARGEST_RECORD
)
async def replay_record(data: JSONBody[OldRecord], server: TheServer) -> ReplayShown:
    """The game of a record that is not kept here."""
    return await server.replays.of_text(data.record, data.seat)


@routing.post("/tables/{key:str}/fork", status_code=201, guards=[seldom(lambda each: each.tables)])
async def fork_table(
    key: FromPath[str], data: JSONBody[Turning], server: TheServer, person: Known
) -> TableShown:
    """Go on from a moment of a game that is over, with bots on the other seats."""
    room = await server.rooms.find(key)
    record = until_moment(room, data.moment, data.seat)
    info = await server.tables.fork(room.info, record, person.id, data.seat)
    await server.rooms.made(info)
    return shown(info, person.id)


FOR_ALL = [replay_record]
FOR_VISITORS = [replay_table]
FOR_THE_KNOWN = [fork_table]
