"""What is asked over HTTP: people and tables. Play itself is live; see ``live/client.py``.

What there is to play is asked in ``routes/games.py``, what was played in ``routes/replays.py``.
"""

from contextlib import suppress

from litestar import Response, Router
from litestar.datastructures import Cookie
from litestar.di import Provide
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Struct

from ... import record as records
from ...kernel import OptionValue
from ..people.people import Person, Token, clean_name, token_id
from ..refusals import BAD, UNKNOWN_PERSON, Refusal
from ..server import Server
from ..wire import TableShown, shown
from . import routing as asked
from .admission import (
    COOKIE,
    MAY_BE_KNOWN,
    MUST_BE_KNOWN,
    anybody,
    known_person,
    token_of,
    with_cookie,
)
from .routes import games as about_games
from .routes import replays as looking_back
from .routing import Anybody, AnyRequest, Body, Known, TheLimits, TheServer, id_of


class Newcomer(Body):
    name: str


class Credentials(Body):
    login: str
    password: str


class PasswordChange(Body):
    old: str
    new: str


class Label(Body):
    label: str


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


class Program(Struct, frozen=True):
    """A program that plays, and its token: it is told only once."""

    person: Person
    token: str


class NewToken(Struct, frozen=True):
    id: str
    token: str


# People.


@asked.post("/guests", status_code=201)
async def become_guest(
    data: JSONBody[Newcomer], server: TheServer, limits: TheLimits, request: AnyRequest
) -> Response[Person]:
    """Come in with a name. The browser is known by its cookie from now on."""
    limits.take(limits.newcomers, request)
    person, token = await server.people.welcome(data.name)
    return with_cookie(server, person, token)


@asked.post("/programs", status_code=201)
async def become_program(
    data: JSONBody[Newcomer], server: TheServer, limits: TheLimits, request: AnyRequest
) -> Program:
    """Come in as a program that plays, by a token."""
    limits.take(limits.newcomers, request)
    return Program(*await server.people.welcome(data.name))


@asked.post("/sessions", status_code=201)
async def sign_in(
    data: JSONBody[Credentials], server: TheServer, limits: TheLimits, request: AnyRequest
) -> Response[Person]:
    """Come in with an account."""
    limits.take(limits.passwords, request)
    found = await server.people.sign_in(data.login, data.password)
    if found is None:
        raise Refusal("wrong-password", UNKNOWN_PERSON)
    return with_cookie(server, *found)


@asked.delete("/sessions", status_code=204, response_cookies=[Cookie(COOKIE, value="", max_age=0)])
async def sign_out(server: TheServer, person: Known, request: AnyRequest) -> None:
    """Let the browser, or the program, be forgotten."""
    await server.people.forget_token(person.id, _shown_token(request))


def _shown_token(request: AnyRequest) -> str:
    """The token of somebody known."""
    token = token_of(request)
    assert token is not None, "who is known has shown a token"
    return token


@asked.get("/me")
async def me(person: Known) -> Person:
    """Who I am."""
    return person


@asked.patch("/me")
async def rename(data: JSONBody[Newcomer], server: TheServer, person: Known) -> Person:
    """Take another name."""
    for table in await server.people.rename(person.id, data.name):
        with suppress(Refusal):  # one that cannot go on
            await server.rooms.hear("table", table)
    return Person(person.id, clean_name(data.name), person.login)


@asked.post("/me/account", status_code=201)
async def open_account(
    data: JSONBody[Credentials],
    server: TheServer,
    person: Known,
    limits: TheLimits,
    request: AnyRequest,
) -> Person:
    """Get a login and a password, to be found from another device."""
    limits.take(limits.passwords, request)
    login = await server.people.open_account(person.id, data.login, data.password)
    return Person(person.id, person.name, login)


@asked.put("/me/password", status_code=204)
async def change_password(
    data: JSONBody[PasswordChange],
    server: TheServer,
    person: Known,
    limits: TheLimits,
    request: AnyRequest,
) -> None:
    """Change the password; all other devices and programs have to sign in anew."""
    limits.take(limits.passwords, request)
    if person.login is None:
        raise Refusal("no-account")
    keep = _shown_token(request)
    if not await server.people.change_password(person.login, data.old, data.new, keep=keep):
        raise Refusal("wrong-old-password", BAD)


@asked.get("/me/tokens")
async def list_tokens(server: TheServer, person: Known, request: AnyRequest) -> list[Token]:
    """My devices and programs, and which of them is asking."""
    return await server.people.tokens(person.id, _shown_token(request))


@asked.post("/me/tokens", status_code=201)
async def issue_token(data: JSONBody[Label], server: TheServer, person: Known) -> NewToken:
    """A token for a program that plays in my name."""
    token = await server.people.issue_token(person.id, data.label)
    return NewToken(token_id(token), token)


@asked.delete("/me/tokens/{key:str}", status_code=204)
async def forget_token(key: FromPath[str], server: TheServer, person: Known) -> None:
    """A device or program is not me any more."""
    await server.people.forget_token_by_id(person.id, key)


@asked.get("/me/tables")
async def my_tables(
    server: TheServer, person: Known, awaiting: FromQuery[bool] = False
) -> list[TableShown]:
    """The tables at which I sit, or only those that wait for me."""
    found = await server.tables.of_person(person.id, awaiting=awaiting)
    return [shown(info, person.id) for info in found]


# Tables.


@asked.get("/tables")
async def lobby(server: TheServer, visitor: Anybody) -> list[TableShown]:
    """The listed tables with an open seat."""
    return [shown(info, id_of(visitor)) for info in await server.tables.lobby()]


@asked.post("/tables", status_code=201)
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


@asked.get("/tables/{key:str}")
async def find_table(key: FromPath[str], server: TheServer, visitor: Anybody) -> TableShown:
    """A table by its id or its code."""
    return shown(await server.tables.find(key), id_of(visitor))


@asked.put("/tables/{key:str}/seats/{seat:int}")
async def sit(
    key: FromPath[str], seat: FromPath[int], data: JSONBody[Who], server: TheServer, person: Known
) -> TableShown:
    """Sit down on an open seat; as the host, put a bot there or make it open again."""
    await server.tables.sit(key, person.id, seat, data.who)
    return await _changed(server, key, person)


@asked.post("/tables/{key:str}/leave", status_code=204)
async def leave(key: FromPath[str], server: TheServer, person: Known) -> None:
    """Get up."""
    await server.tables.leave(key, person.id)
    await server.rooms.changed(key)


@asked.post("/tables/{key:str}/return", status_code=200)
async def come_back(key: FromPath[str], server: TheServer, person: Known) -> TableShown:
    """Take the own seat back from the bot."""
    await server.tables.come_back(key, person.id)
    return await _changed(server, key, person)


@asked.post("/tables/{key:str}/seats/{seat:int}/stand-in", status_code=200)
async def stand_in(
    key: FromPath[str], seat: FromPath[int], server: TheServer, person: Known
) -> TableShown:
    """Let a bot play for somebody for whom the game has waited too long."""
    await server.rooms.stand_in(key, person.id, seat, server.settings.patience)
    return shown(await server.tables.get(key), person.id)


@asked.post("/tables/{key:str}/rematch", status_code=201)
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


@asked.get("/tables/{key:str}/record", media_type="text/plain")
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


def api() -> Router:
    """All of it, by what one has to show: the description says so, too."""
    for_all = Router(
        "/",
        route_handlers=[
            become_guest, become_program, sign_in, download_record,
            *about_games.FOR_ALL, *looking_back.FOR_ALL,
        ],
    )  # fmt: skip
    for_visitors = Router(
        "/",
        route_handlers=[lobby, find_table, *looking_back.FOR_VISITORS],
        dependencies={"visitor": Provide(anybody)},
        security=MAY_BE_KNOWN,
    )
    for_the_known = Router(
        "/",
        route_handlers=[
            sign_out, me, rename, open_account, change_password, list_tokens, issue_token,
            forget_token, my_tables, make_table, sit, leave, come_back, stand_in, rematch,
            *looking_back.FOR_THE_KNOWN,
        ],
        dependencies={"person": Provide(known_person)},
        security=MUST_BE_KNOWN,
    )  # fmt: skip
    return Router("/api", route_handlers=[for_all, for_visitors, for_the_known])
