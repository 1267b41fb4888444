"""People: guests with a name, tokens that prove who one is, and accounts for those who want one."""

import re
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Any, NamedTuple

from msgspec import Struct
from sqlalchemy import (
    Connection,
    Row,
    Select,
    UpdateBase,
    bindparam,
    delete,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from ..refusals import BAD, MISSING, Refusal
from ..storage.database import Database
from ..storage.ids import new_id
from ..storage.news import News
from ..storage.schema import people, seats, tokens
from .names import clean_name
from .passwords import NOBODYS_PASSWORD, Passwords

LOGIN = re.compile(r"[a-z0-9][a-z0-9._-]{2,39}")
TOKEN_BYTES = 32

BY_TOKEN = (
    select(people.c.id, people.c.name, people.c.login)
    .join(tokens, tokens.c.person == people.c.id)
    .where(tokens.c.hash == bindparam("hash"))
)

TABLES_OF = select(seats.c.table).where(seats.c.person == bindparam("person"))
BY_LOGIN = select(people).where(people.c.login == bindparam("login"))


class Person(Struct, frozen=True):
    id: str
    name: str
    login: str | None = None


class Token(Struct, frozen=True):
    """What may be told of a token later: never the token itself."""

    id: str
    label: str
    created: float
    current: bool
    """Whether it is the one by which was asked."""


class _Connected(NamedTuple):
    token: str
    """By its hash."""
    farewell: Callable[[], None]


class People:
    def __init__(self, database: Database, news: News) -> None:
        self._database = database
        self._news = news
        self._connected: dict[str, list[_Connected]] = {}
        self._passwords = Passwords()

    async def welcome(self, name: str) -> tuple[Person, str]:
        """A new guest, and the token by which the guest is known from now on."""
        person = Person(new_id(), clean_name(name))
        token = secrets.token_urlsafe(TOKEN_BYTES)
        row = {"id": person.id, "name": person.name, "created": time.time()}

        def work(connection: Connection) -> None:
            connection.execute(insert(people), row)
            connection.execute(insert(tokens), _token_row(token, person.id, "first"))

        await self._database.write(work)
        return person, token

    async def by_token(self, token: str) -> Person | None:
        """Whose token this is."""
        row = await self._first(BY_TOKEN, hash=token_id(token))
        return None if row is None else Person(row.id, row.name, row.login)

    async def rename(self, person: str, name: str) -> list[str]:
        """Give a person another name; the tables at which it is to be seen."""
        change = update(people).where(people.c.id == person).values(name=clean_name(name))

        def work(connection: Connection) -> list[str]:
            connection.execute(change)
            theirs = list(connection.execute(TABLES_OF, {"person": person}).scalars())
            self._news.tell(connection, "table", theirs)
            return theirs

        return await self._database.write(work)

    # Tokens.

    async def issue_token(self, person: str, label: str) -> str:
        """A further token, for another device or for a program that plays."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await self._change(insert(tokens).values(**_token_row(token, person, clean_name(label))))
        return token

    async def tokens(self, person: str, shown: str = "") -> list[Token]:
        """A person's tokens, the oldest first, by ids with which they can be forgotten.

        The one that was ``shown`` is the current one.
        """
        current = tokens.c.hash == token_id(shown)
        query = select(tokens.c.hash, tokens.c.label, tokens.c.created, current)
        query = query.where(tokens.c.person == person).order_by(tokens.c.created)
        return await self._database.read(lambda c: [Token(*row) for row in c.execute(query)])

    async def forget_token(self, person: str, token: str) -> None:
        await self.forget_token_by_id(person, token_id(token))

    async def forget_token_by_id(self, person: str, key: str) -> None:
        theirs = (tokens.c.hash == key) & (tokens.c.person == person)

        def work(connection: Connection) -> int:
            self._news.tell(connection, "tokens", [person])
            return connection.execute(delete(tokens).where(theirs)).rowcount

        if await self._database.write(work) != 1:
            raise Refusal("no-such-token", MISSING)
        await self.check_tokens(person)

    @contextmanager
    def connected(self, person: str, token: str, farewell: Callable[[], None]) -> Iterator[None]:
        """As long as somebody is connected by a token; if it is forgotten, say ``farewell``."""
        connected = _Connected(token_id(token), farewell)
        self._connected.setdefault(person, []).append(connected)
        try:
            yield
        finally:
            self._connected[person].remove(connected)
            if not self._connected[person]:
                del self._connected[person]

    async def check_tokens(self, person: str) -> None:
        """Say farewell to who is connected by a token that is not good any more."""
        if person in self._connected:
            good = {token.id for token in await self.tokens(person)}
            for key, farewell in self._connected.get(person, []):
                if key not in good:
                    farewell()

    async def check_all_tokens(self) -> None:
        for person in [*self._connected]:
            await self.check_tokens(person)

    # Accounts.

    async def open_account(self, person: str, login: str, password: str) -> str:
        """Give a guest a login, so that the games can be found from another device; returns it."""
        login = login.lower()  # telephones begin with a capital
        if not LOGIN.fullmatch(login):
            raise Refusal("bad-login", BAD)
        account = {"login": login, "password": await self._passwords.hashed(password)}
        guest = (people.c.id == person) & people.c.login.is_(None)
        try:
            opened = await self._change(update(people).where(guest).values(**account))
        except IntegrityError:
            raise Refusal("login-taken") from None
        if opened != 1:
            raise Refusal("account-exists")
        return login

    async def sign_in(self, login: str, password: str) -> tuple[Person, str] | None:
        """Somebody with an account, and a token for this device; None if it is not right."""
        # What is no login is not looked up: PostgreSQL takes no text with a NUL.
        login = login.lower()
        row = await self._first(BY_LOGIN, login=login if LOGIN.fullmatch(login) else "")
        # As long for a login that nobody has, so that the time does not tell.
        expected = NOBODYS_PASSWORD if row is None else row.password
        if not await self._passwords.fits(expected, password) or row is None:
            return None
        person = Person(row.id, row.name, row.login)
        return person, await self.issue_token(person.id, "device")

    async def change_password(self, login: str, old: str, new: str, keep: str) -> bool:
        """Whether the old password was right; then only the token to ``keep`` is still good."""
        row = await self._first(BY_LOGIN, login=login)
        if row is None or not await self._passwords.fits(row.password, old):
            return False
        person = row.id
        changed = {"password": await self._passwords.hashed(new)}
        others = (tokens.c.person == person) & (tokens.c.hash != token_id(keep))

        def work(connection: Connection) -> None:
            connection.execute(update(people).where(people.c.id == person).values(**changed))
            connection.execute(delete(tokens).where(others))
            self._news.tell(connection, "tokens", [person])

        await self._database.write(work)
        await self.check_tokens(person)
        return True

    async def _first(self, query: Select[Any], **given: str) -> Row[Any] | None:
        return await self._database.read(lambda c: c.execute(query, given).first())

    async def _change(self, change: UpdateBase) -> int:
        """Change something; how many rows that were."""
        return await self._database.write(lambda connection: connection.execute(change).rowcount)


def token_id(token: str) -> str:
    """What is kept of a token, and with which it can be revoked: its hash."""
    return sha256(token.encode()).hexdigest()


def _token_row(token: str, person: str, label: str) -> dict[str, str | float]:
    return {"hash": token_id(token), "person": person, "label": label, "created": time.time()}
