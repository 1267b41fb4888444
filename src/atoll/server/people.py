"""People: guests with a name, tokens that prove who one is, and accounts for those who want one."""

import re
import secrets
import time
import unicodedata
from hashlib import sha256

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from msgspec import Struct
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .schema import people, tokens

LONGEST_NAME = 40
LOGIN = re.compile(r"[a-z0-9][a-z0-9._-]{2,39}")
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
TOKEN_BYTES = 32

hasher = PasswordHasher()


class BadName(ValueError):
    """A name, a login or a password that cannot be; the text says why."""


class Person(Struct, frozen=True):
    id: str
    name: str
    login: str | None = None


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(16)


def clean_name(name: str) -> str:
    """A name as others will read it: visible characters, single spaces. Raises ``BadName``."""
    visible = [each for each in name if unicodedata.category(each)[0] != "C" or each.isspace()]
    cleaned = " ".join("".join(visible).split())
    if not cleaned or len(cleaned) > LONGEST_NAME:
        raise BadName(f"a name has 1 to {LONGEST_NAME} visible characters")
    return cleaned


class People:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def welcome(self, name: str) -> tuple[Person, str]:
        """A new guest, and the token by which the guest is known from now on."""
        person = Person(new_id(), clean_name(name))
        async with self._engine.begin() as connection:
            row = {"id": person.id, "name": person.name, "created": time.time()}
            await connection.execute(insert(people).values(**row))
            return person, await _issue_token(connection, person.id, "browser")

    async def by_token(self, token: str) -> Person | None:
        """Whose token this is."""
        query = (
            select(people.c.id, people.c.name, people.c.login)
            .join(tokens, tokens.c.person == people.c.id)
            .where(tokens.c.hash == _hash(token))
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else Person(*row)

    async def issue_token(self, person: str, label: str) -> str:
        """A further token, for another device or for a program that plays."""
        async with self._engine.begin() as connection:
            return await _issue_token(connection, person, clean_name(label))

    async def forget_token(self, token: str) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(delete(tokens).where(tokens.c.hash == _hash(token)))

    async def rename(self, person: str, name: str) -> None:
        async with self._engine.begin() as connection:
            change = update(people).where(people.c.id == person).values(name=clean_name(name))
            await connection.execute(change)

    async def open_account(self, person: str, login: str, password: str) -> None:
        """Give a guest a login, so that the games can be found from another device."""
        if not LOGIN.fullmatch(login):
            raise BadName("a login has 3 to 40 small letters, digits, dots, dashes or underscores")
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise BadName(f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters")
        account = {"login": login, "password": hasher.hash(password)}
        try:
            async with self._engine.begin() as connection:
                await connection.execute(
                    update(people).where(people.c.id == person).values(**account)
                )
        except IntegrityError:
            raise BadName("somebody has this login already") from None

    async def sign_in(self, login: str, password: str) -> tuple[Person, str] | None:
        """Somebody with an account, and a token for this device; None if it is not right."""
        query = select(people).where(people.c.login == login)
        async with self._engine.begin() as connection:
            row = (await connection.execute(query)).mappings().one_or_none()
            # As long for a login that nobody has, so that the time does not tell.
            expected = NOBODYS_PASSWORD if row is None else row["password"]
            if not _is_password(expected, password) or row is None:
                return None
            person = Person(row["id"], row["name"], row["login"])
            return person, await _issue_token(connection, person.id, "browser")


NOBODYS_PASSWORD = hasher.hash(secrets.token_hex())


def _is_password(expected: str, password: str) -> bool:
    try:
        return hasher.verify(expected, password)
    except VerificationError:
        return False


def _hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()


async def _issue_token(connection: AsyncConnection, person: str, label: str) -> str:
    token = secrets.token_urlsafe(TOKEN_BYTES)
    row = {"hash": _hash(token), "person": person, "label": label, "created": time.time()}
    await connection.execute(insert(tokens).values(**row))
    return token
