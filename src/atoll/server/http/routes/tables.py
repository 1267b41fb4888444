"""Tables: made, joined, left and found again. Play itself is live; see ``live/client.py``."""

from litestar import Response
from litestar.params import FromPath, FromQuery, JSONBody

from .... import record as records
from ....kernel import OptionValue
from ...people.people import Person
from ...refusals import Refusal
from ...server import Server
from ...wire import TableShown, shown
from .. import routing
from ..routing import Anybody, AnyRequest, Body, Known, TheLimits, TheServer, id_of


class NewTable(Body):
    """``seats`` says by seat who sits there: ``me``, ``open``, or the name of a bot."""

    game: str
    seats: list[str]
    options: dict[str, OptionValue] = {}
    listed: bool = False
    clock: int | None = None


class Who(Body):
    """``me``, or for the host ``open`` or the name of a bot."""

    who: str


@routing.get("/me/tables")
async def my_tables(
    server: TheServer, person: Known, awaiting: FromQuery[bool] = False
) -> list[TableShown]:
    """The tables at which I sit, or only those that wait for me."""
    found = await server.tables.of_person(person.id, awaiting=awaiting)
    return [shown(info, person.id) for info in found]


@routing.get("/tables")
async def lobby(server: TheServer, visitor: Anybody) -> list[TableShown]:
    """The listed tables with an open seat."""
    return [shown(info, id_of(visitor)) for info in await server.tables.lobby()]


@routing.post("/tables", status_code=201)
async def make_table(
    data: JSONBody[NewTable],
    server: TheServer,
    person: Known,
    limits: TheLimits,
    request: AnyRequest,
) -> TableShown:
    """Make a table."""
    limits.take(limits.tables, request)
    info = await server.tables.create(
        person.id, data.game, data.seats, data.options, listed=data.listed, clock=data.clock
    )
    await server.rooms.made(info)
    return shown(info, person.id)


@routing.get("/tables/{key:str}")
async def find_table(key: FromPath[str], server: TheServer, visitor: Anybody) -> TableShown:
    """A table by its id or its code."""
    return shown(await server.tables.find(key), id_of(visitor))


@routing.put("/tables/{key:str}/seats/{seat:int}")
async def sit(
    key: FromPath[str], seat: FromPath[int], data: JSONBody[Who], server: TheServer, person: Known
) -> TableShown:
    """Sit down on an open seat; as the host, put a bot there or make it open again."""
    await server.tables.sit(key, person.id, seat, data.who)
    return await _changed(server, key, person)


@routing.post("/tables/{key:str}/leave", status_code=204)
async def leave(key: FromPath[str], server: TheServer, person: Known) -> None:
    """Get up."""
    await server.tables.leave(key, person.id)
    await server.rooms.changed(key)


@routing.post("/tables/{key:str}/return", status_code=200)
async def come_back(key: FromPath[str], server: TheServer, person: Known) -> TableShown:
    """Take the own seat back from the bot."""
    await server.tables.come_back(key, person.id)
    return await _changed(server, key, person)


@routing.post("/tables/{key:str}/seats/{seat:int}/stand-in", status_code=200)
async def stand_in(
    key: FromPath[str], seat: FromPath[int], server: TheServer, person: Known
) -> TableShown:
    """Let a bot play for somebody for whom the game has waited too long."""
    await server.rooms.stand_in(key, person.id, seat, server.settings.patience)
    return shown(await server.tables.get(key), person.id)


@routing.post("/tables/{key:str}/rematch", status_code=201)
async def rematch(
    key: FromPath[str], server: TheServer, person: Known, limits: TheLimits, request: AnyRequest
) -> TableShown:
    """Another game with the same crew: it begins when all who played have asked for it."""
    limits.take(limits.tables, request)
    info, is_new = await server.tables.rematch(key, person.id)
    if not is_new:
        return await _changed(server, info.id, person)
    await server.rooms.made(info)
    return shown(info, person.id)


@routing.get("/tables/{key:str}/record", media_type="text/plain")
async def download_record(key: FromPath[str], server: TheServer) -> Response[str]:
    """The record of a game that is over."""
    room = await server.rooms.room(key)
    if not room.begun.is_over:
        raise Refusal("not-over")
    name = f"attachment; filename={room.info.game}-{room.info.code}.atoll"
    record = records.dumps(room.begun.match.record)
    return Response(record, headers={"Content-Disposition": name})


async def _changed(server: Server, table: str, person: Person) -> TableShown:
    await server.rooms.changed(table)
    return shown(await server.tables.get(table), person.id)


FOR_ALL = [download_record]
FOR_VISITORS = [lobby, find_table]
FOR_THE_KNOWN = [my_tables, make_table, sit, leave, come_back, stand_in, rematch]
