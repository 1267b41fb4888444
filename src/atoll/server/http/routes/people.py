"""People: how they come in, and what they keep: a name, an account, tokens."""

from contextlib import suppress

from litestar import Response
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from ...people.names import clean_name
from ...people.people import Person, Token, token_id
from ...refusals import BAD, UNKNOWN_PERSON, Refusal
from .. import routing
from ..admission import COOKIE, token_of, with_cookie
from ..routing import AnyRequest, Body, Known, TheLimits, TheServer


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


class Program(Struct, frozen=True):
    """A program that plays, and its token: it is told only once."""

    person: Person
    token: str


class NewToken(Struct, frozen=True):
    id: str
    token: str


@routing.post("/guests", status_code=201)
async def become_guest(
    data: JSONBody[Newcomer], server: TheServer, limits: TheLimits, request: AnyRequest
) -> Response[Person]:
    """Come in with a name. The browser is known by its cookie from now on."""
    limits.take(limits.newcomers, request)
    person, token = await server.people.welcome(data.name)
    return with_cookie(server, person, token)


@routing.post("/programs", status_code=201)
async def become_program(
    data: JSONBody[Newcomer], server: TheServer, limits: TheLimits, request: AnyRequest
) -> Program:
    """Come in as a program that plays, by a token."""
    limits.take(limits.newcomers, request)
    return Program(*await server.people.welcome(data.name))


@routing.post("/sessions", status_code=201)
async def sign_in(
    data: JSONBody[Credentials], server: TheServer, limits: TheLimits, request: AnyRequest
) -> Response[Person]:
    """Come in with an account."""
    limits.take(limits.passwords, request)
    found = await server.people.sign_in(data.login, data.password)
    if found is None:
        raise Refusal("wrong-password", UNKNOWN_PERSON)
    return with_cookie(server, *found)


@routing.delete(
    "/sessions", status_code=204, response_cookies=[Cookie(COOKIE, value="", max_age=0)]
)
async def sign_out(server: TheServer, person: Known, request: AnyRequest) -> None:
    """Let the browser, or the program, be forgotten."""
    await server.people.forget_token(person.id, _shown_token(request))


def _shown_token(request: AnyRequest) -> str:
    """The token of somebody known."""
    token = token_of(request)
    assert token is not None, "who is known has shown a token"
    return token


@routing.get("/me")
async def me(person: Known) -> Person:
    """Who I am."""
    return person


@routing.patch("/me")
async def rename(data: JSONBody[Newcomer], server: TheServer, person: Known) -> Person:
    """Take another name."""
    for table in await server.people.rename(person.id, data.name):
        with suppress(Refusal):  # one that cannot go on
            await server.rooms.hear("table", table)
    return Person(person.id, clean_name(data.name), person.login)


@routing.post("/me/account", status_code=201)
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


@routing.put("/me/password", status_code=204)
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


@routing.get("/me/tokens")
async def list_tokens(server: TheServer, person: Known, request: AnyRequest) -> list[Token]:
    """My devices and programs, and which of them is asking."""
    return await server.people.tokens(person.id, _shown_token(request))


@routing.post("/me/tokens", status_code=201)
async def issue_token(data: JSONBody[Label], server: TheServer, person: Known) -> NewToken:
    """A token for a program that plays in my name."""
    token = await server.people.issue_token(person.id, data.label)
    return NewToken(token_id(token), token)


@routing.delete("/me/tokens/{key:str}", status_code=204)
async def forget_token(key: FromPath[str], server: TheServer, person: Known) -> None:
    """A device or program is not me any more."""
    await server.people.forget_token_by_id(person.id, key)


FOR_ALL = [become_guest, become_program, sign_in]
FOR_THE_KNOWN = [
    sign_out, me, rename, open_account, change_password, list_tokens, issue_token, forget_token,
]  # fmt: skip
