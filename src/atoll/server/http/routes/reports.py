"""Reports: what somebody tells the host of the server about a game."""

from litestar.params import FromPath, JSONBody

from ...wire import ReportKept
from .. import routing
from ..routing import Body, Known, TheServer, seldom


class Complaint(Body):
    """What seems to be wrong with a game, and after how many answers; None: all the time."""

    words: str
    moment: int | None = None


@routing.post(
    "/tables/{key:str}/reports", status_code=201, guards=[seldom(lambda each: each.reports)]
)
async def report(
    key: FromPath[str], data: JSONBody[Complaint], server: TheServer, person: Known
) -> ReportKept:
    """Tell the host of the server what is wrong with a game; its record goes with it."""
    room = await server.rooms.find(key)
    return ReportKept(await server.reports.add(room, person, data.moment, data.words))


FOR_THE_KNOWN = [report]
