"""Guests, tokens and accounts."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import select

from atoll.server.people.names import clean_name
from atoll.server.people.people import People, Person
from atoll.server.refusals import Refusal
from atoll.server.storage.database import Database, bring_up_to_date
from atoll.server.storage.news import News
from atoll.server.storage.schema import people as kept_people
from atoll.server.storage.schema import tokens

from .conftest import run


@asynccontextmanager
async def open_people(database: str) -> AsyncIterator[People]:
    kept = Database(database)
    await bring_up_to_date(kept.engine)
    try:
        yield People(kept, News(kept.engine))
    finally:
        await kept.close()


def test_a_guest_needs_only_a_name_and_is_known_by_the_token(database: str) -> None:
    async def story() -> None:
        async with open_people(database) as people:
            ann, token = await people.welcome("Ann")
            bob, other = await people.welcome("Ann")
            assert ann.id != bob.id
            assert await people.by_token(token) == ann == Person(ann.id, "Ann")
            assert await people.by_token(other) == bob
            assert await people.by_token("nonsense") is None

    run(story)


def test_the_database_has_no_token_and_no_password_in_the_clear(database: str) -> None:
    async def story() -> None:
        database_itself = Database(database)
        await bring_up_to_date(database_itself.engine)
        people = People(database_itself, News(database_itself.engine))
        ann, token = await people.welcome("Ann")
        await people.open_account(ann.id, "ann", "correct horse")
        async with database_itself.engine.connect() as connection:
            kept = str((await connection.execute(select(tokens))).all())
            kept += str((await connection.execute(select(kept_people))).all())
        await database_itself.close()
        assert token not in kept
        assert "correct horse" not in kept
        assert "argon2" in kept

    run(story)


def test_an_account_is_reached_from_another_device(database: str) -> None:
    async def story() -> None:
        async with open_people(database) as people:
            ann, _ = await people.welcome("Ann")
            await people.open_account(ann.id, "ann", "correct horse")
            signed_in = await people.sign_in("ann", "correct horse")
            assert signed_in is not None
            person, token = signed_in
            assert person == Person(ann.id, "Ann", "ann") == await people.by_token(token)
            assert await people.sign_in("Ann", "correct horse") is not None
            assert await people.sign_in("ann", "wrong horse") is None
            assert await people.sign_in("nobody", "correct horse") is None

    run(story)


def test_a_login_belongs_to_one_person(database: str) -> None:
    async def story() -> None:
        async with open_people(database) as people:
            ann, _ = await people.welcome("Ann")
            bob, _ = await people.welcome("Bob")
            assert await people.open_account(ann.id, "Sailor", "correct horse") == "sailor"
            with pytest.raises(Refusal, match="already"):
                await people.open_account(bob.id, "sailor", "another horse")
            with pytest.raises(Refusal, match="have an account"):
                await people.open_account(ann.id, "captain", "another horse")

    run(story)


def test_with_a_new_password_all_other_devices_have_to_sign_in_again(database: str) -> None:
    async def story() -> None:
        async with open_people(database) as people:
            ann, here = await people.welcome("Ann")
            await people.open_account(ann.id, "ann", "correct horse")
            there = await people.issue_token(ann.id, "elsewhere")
            assert not await people.change_password("ann", "wrong horse", "new horse", keep=here)
            assert await people.change_password("ann", "correct horse", "new horse", keep=here)
            assert await people.by_token(here) is not None
            assert await people.by_token(there) is None
            assert await people.sign_in("ann", "correct horse") is None
            assert await people.sign_in("ann", "new horse") is not None

    run(story)


def test_a_token_can_be_forgotten_and_another_issued(database: str) -> None:
    async def story() -> None:
        async with open_people(database) as people:
            ann, token = await people.welcome("Ann")
            program = await people.issue_token(ann.id, "my bot")
            await people.forget_token(ann.id, token)
            assert await people.by_token(token) is None
            assert await people.by_token(program) == ann
            [kept] = await people.tokens(ann.id)
            assert kept.label == "my bot"
            bob, _ = await people.welcome("Bob")
            with pytest.raises(Refusal, match="no such token"):
                await people.forget_token_by_id(bob.id, kept.id)
            await people.forget_token_by_id(ann.id, kept.id)
            assert await people.by_token(program) is None

    run(story)


def test_a_person_may_take_another_name(database: str) -> None:
    async def story() -> None:
        async with open_people(database) as people:
            ann, token = await people.welcome("Ann")
            await people.rename(ann.id, "Hanna")
            assert await people.by_token(token) == Person(ann.id, "Hanna")

    run(story)


@pytest.mark.parametrize(
    ("given", "cleaned"),
    [("Ann", "Ann"), ("  Ann \t Lee\n", "Ann Lee"), ("Ганна\u202e", "Ганна"), ("a\x00b", "ab")],
)
def test_a_name_is_made_readable(given: str, cleaned: str) -> None:
    assert clean_name(given) == cleaned


@pytest.mark.parametrize("name", ["", "   ", "\u200b\x00", "x" * 41])
def test_a_name_that_nobody_can_read_is_refused(name: str) -> None:
    with pytest.raises(Refusal):
        clean_name(name)


@pytest.mark.parametrize(
    ("login", "password"),
    [("ab", "long enough"), ("Ann Lee", "long enough"), ("ann", "short"), ("ann", "x" * 201)],
)
def test_a_login_or_password_that_cannot_be_is_refused(
    database: str, login: str, password: str
) -> None:
    async def story() -> None:
        async with open_people(database) as people:
            ann, _ = await people.welcome("Ann")
            with pytest.raises(Refusal):
                await people.open_account(ann.id, login, password)

    run(story)
