"""What is asked over HTTP: people, games and tables. Play itself is live; see ``live.py``."""

from contextlib import suppress
from functools import partial
from typing import Any, TypeAlias

from litestar import Request, Response, Router, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Struct

from .. import record as records
from ..bots import bots
from ..games import game as find_game
from ..games import games as all_games
from ..kernel import OptionValue
from ..texts import LANGUAGES, source
from .doors import (
    COOKIE,
    MAY_BE_KNOWN,
    MUST_BE_KNOWN,
    Limits,
    anybody,
    known_person,
    token_of,
    with_cookie,
)
from .people import Person, Token, clean_name, token_id
from .refusals import BAD, MISSING, UNKNOWN_PERSON, Refusal
from .server import Server
from .tags import tagged
from .wire import TableShown, shown

AnyRequest = Request[Any, Any, Any]

# What a request is answered with the help of; Litestar finds it by the name of the parameter.
TheServer: TypeAlias = NamedDependency[Server]
TheLimits: TypeAlias = NamedDependency[Limits]
Known: TypeAlias = NamedDependency[Person]
Anybody: TypeAlias = NamedDependency[Person | None]


class _Body(Struct, forbid_unknown_fields=True):
    pass


class Newcomer(_Body):
    name: str


class Credentials(_Body):
    login: str
    password: str


class PasswordChange(_Body):
    old: str
    new: str


class Label(_Body):
    label: str


class NewTable(_Body):
    """``seats`` says by seat who sits there: ``me``, ``open``, or the name of a bot."""

    game: str
    seats: list[str]
    options: dict[str, OptionValue] = {}
    listed: bool = False
    clock: int | None = None


class Who(_Body):
    """``me``, or for the host ``open`` or the name of a bot."""

    who: str


class Program(Struct, frozen=True):
    """A program that plays, and its token: it is told only once."""

    person: Person
    token: str


class NewToken(Struct, frozen=True):
    id: str
    token: str


class SettingShown(Struct, frozen=True):
    name: str
    default: OptionValue
    values: tuple[OptionValue, ...]


class GameShown(Struct, frozen=True):
    id: str
    rules: int
    seats: tuple[int, ...]
    bots: list[str]
    """The strongest first."""
    settings: list[SettingShown]


class Problem(Struct, frozen=True):
    """Why something was not done: a text by its key, and the same in English."""

    key: str
    args: dict[str, str | int]
    detail: str


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


_get, _post = partial(get, responses=REFUSALS), partial(post, responses=REFUSALS)
_put, _patch = partial(put, responses=REFUSALS), partial(patch, responses=REFUSALS)
_delete = partial(delete, responses=REFUSALS)


# People.


@_post("/guests", status_code=201)
async def become_guest(
    data: JSONBody[Newcomer], server: TheServer, limits: TheLimits, request: AnyRequest
) -> Response[Person]:
    """Come in with a name. The browser is known by its cookie from now on."""
    limits.take(limits.newcomers, request)
    person, token = await server.people.welcome(data.name)
    return with_cookie(server, person, token)


@_post("/programs", status_code=201)
async def become_program(
    data: JSONBody[Newcomer], server: TheServer, limits: TheLimits, request: AnyRequest
) -> Program:
    """Come in as a program that plays, by a token."""
    limits.take(limits.newcomers, request)
    return Program(*await server.people.welcome(data.name))


@_post("/sessions", status_code=201)
async def sign_in(
    data: JSONBody[Credentials], server: TheServer, limits: TheLimits, request: AnyRequest
) -> Response[Person]:
    """Come in with an account."""
    limits.take(limits.passwords, request)
    found = await server.people.sign_in(data.login, data.password)
    if found is None:
        raise Refusal("wrong-password", UNKNOWN_PERSON)
    return with_cookie(server, *found)


@_delete("/sessions", status_code=204, response_cookies=[Cookie(COOKIE, value="", max_age=0)])
async def sign_out(server: TheServer, person: Known, request: AnyRequest) -> None:
    """Let the browser, or the program, be forgotten."""
    token = token_of(request)
    assert token is not None, "who is known has shown a token"
    await server.people.forget_token(person.id, token)


@_get("/me")
async def me(person: Known) -> Person:
    """Who I am."""
    return person


@_patch("/me")
async def rename(data: JSONBody[Newcomer], server: TheServer, person: Known) -> Person:
    """Take another name."""
    for table in await server.people.rename(person.id, data.name):
        with suppress(Refusal):  # one that cannot go on
            await server.rooms.hear("table", table)
    return Person(person.id, clean_name(data.name), person.login)


@_post("/me/account", status_code=201)
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


@_put("/me/password", status_code=204)
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
    token = token_of(request)
    assert token is not None, "who is known has shown a token"
    if not await server.people.change_password(person.login, data.old, data.new, keep=token):
        raise Refusal("wrong-password", BAD)


@_get("/me/tokens")
async def list_tokens(server: TheServer, person: Known) -> list[Token]:
    """My devices and programs."""
    return await server.people.tokens(person.id)


@_post("/me/tokens", status_code=201)
async def issue_token(data: JSONBody[Label], server: TheServer, person: Known) -> NewToken:
    """A token for a program that plays in my name."""
    token = await server.people.issue_token(person.id, data.label)
    return NewToken(token_id(token), token)


@_delete("/me/tokens/{key:str}", status_code=204)
async def forget_token(key: FromPath[str], server: TheServer, person: Known) -> None:
    """A device or program is not me any more."""
    await server.people.forget_token_by_id(person.id, key)


@_get("/me/tables")
async def my_tables(
    server: TheServer, person: Known, awaiting: FromQuery[bool] = False
) -> list[TableShown]:
    """The tables at which I sit, or only those that wait for me."""
    found = await server.tables.of_person(person.id, awaiting=awaiting)
    return [shown(info, person.id) for info in found]


# Games.


@_get("/games", sync_to_thread=False)
def list_games() -> list[GameShown]:
    """The games, with what can be chosen."""
    return [_game_shown(name) for name in all_games()]


@_get(
    "/games/{game:str}/texts/{language:str}",
    media_type="text/plain",
    responses=REFUSALS | KEPT,
    sync_to_thread=True,
)
def read_texts(
    game: FromPath[str], language: FromPath[str], request: AnyRequest
) -> Response[bytes]:
    """All texts that a client of this game needs, in Fluent's own format."""
    if game not in all_games() or language not in LANGUAGES:
        raise Refusal("not-found", MISSING)
    places = ("kernel", "server", f"games/{game}")
    texts = "\n".join(source(place, language) for place in places)
    return tagged(request, texts.encode(), "text/plain")


def _game_shown(name: str) -> GameShown:
    game = find_game(name)
    settings = [SettingShown(each.name, each.default, each.values) for each in game.settings]
    return GameShown(name, game.version, game.seats, list(bots(name)), settings)


# Tables.


@_get("/tables")
async def lobby(server: TheServer, visitor: Anybody) -> list[TableShown]:
    """The listed tables with an open seat."""
    return [shown(info, _id(visitor)) for info in await server.tables.lobby()]


@_post("/tables", status_code=201)
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


@_get("/tables/{key:str}")
async def find_table(key: FromPath[str], server: TheServer, visitor: Anybody) -> TableShown:
    """A table by its id or its code."""
    return shown(await server.tables.find(key), _id(visitor))


@_put("/tables/{key:str}/seats/{seat:int}")
async def sit(
    key: FromPath[str], seat: FromPath[int], data: JSONBody[Who], server: TheServer, person: Known
) -> TableShown:
    """Sit down on an open seat; as the host, put a bot there or make it open again."""
    await server.tables.sit(key, person.id, seat, data.who)
    return await _changed(server, key, person)


@_post("/tables/{key:str}/leave", status_code=204)
async def leave(key: FromPath[str], server: TheServer, person: Known) -> None:
    """Get up."""
    await server.tables.leave(key, person.id)
    await server.rooms.changed(key)


@_post("/tables/{key:str}/return", status_code=200)
async def come_back(key: FromPath[str], server: TheServer, person: Known) -> TableShown:
    """Take the own seat back from the bot."""
    await server.tables.come_back(key, person.id)
    return await _changed(server, key, person)


@_post("/tables/{key:str}/seats/{seat:int}/stand-in", status_code=200)
async def stand_in(
    key: FromPath[str], seat: FromPath[int], server: TheServer, person: Known
) -> TableShown:
    """Let a bot play for somebody for whom the game has waited too long."""
    await server.rooms.stand_in(key, person.id, seat, server.settings.patience)
    return shown(await server.tables.get(key), person.id)


@_post("/tables/{key:str}/rematch", status_code=201)
async def rematch(
    key: FromPath[str], server: TheServer, person: Known, limits: TheLimits, request: AnyRequest
) -> TableShown:
    """Another game with the same crew."""
    limits.take(limits.tables, request)
    info, is_new = await server.tables.rematch(key, person.id)
    if is_new:
        await server.rooms.made(info)
    return shown(info, person.id)


@_get("/tables/{key:str}/record", media_type="text/plain")
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


def _id(visitor: Person | None) -> str | None:
    return None if visitor is None else visitor.id


def api() -> Router:
    """All of it, by what one has to show: the description says so, too."""
    for_all = Router(
        "/",
        route_handlers=[
            become_guest, become_program, sign_in, list_games, read_texts, download_record,
        ],
    )  # fmt: skip
    for_visitors = Router(
        "/",
        route_handlers=[lobby, find_table],
        dependencies={"visitor": Provide(anybody)},
        security=MAY_BE_KNOWN,
    )
    for_the_known = Router(
        "/",
        route_handlers=[
            sign_out, me, rename, open_account, change_password, list_tokens, issue_token,
            forget_token, my_tables, make_table, sit, leave, come_back, stand_in, rematch,
        ],
        dependencies={"person": Provide(known_person)},
        security=MUST_BE_KNOWN,
    )  # fmt: skip
    return Router("/api", route_handlers=[for_all, for_visitors, for_the_known])
