"""Over HTTP the server answers as its own description says, whatever is asked and whoever asks."""

import time
from collections.abc import Iterator
from http.cookiejar import DefaultCookiePolicy
from typing import Any, NamedTuple, TypeAlias

import hypothesis
import pytest
import schemathesis
from hypothesis import strategies as st
from requests import Session
from schemathesis.checks import CheckFunction, not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from atoll import __version__, games

from ..patience import PATIENCE
from .process import ServerProcess, serving

CHECKS: list[CheckFunction] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
]
OPERATIONS = 36
NOT_NOW = 409
PASSWORD, ANOTHER = "a long secret", "another secret"
AT_SEA = {"game": "tranquility", "seats": ["me", "open"], "listed": True, "options": {}}
A_GAME = {"game": "lifeboats", "seats": ["me", "random", "random"]}

whatever_fits, whatever_does_not = (
    hypothesis.settings(
        max_examples=count,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(hypothesis.HealthCheck),
        phases=[hypothesis.Phase.generate],
    )
    for count in (10, 6)
)
Case: TypeAlias = schemathesis.Case[Any]
Operation: TypeAlias = schemathesis.APIOperation[Any, Any, Any, Any]
fits, fits_not = schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE


class Visitor:
    """Somebody who asks, and does not believe the description."""

    def __init__(self, schema: schemathesis.BaseSchema, session: Session, token: str = "") -> None:
        self.schema = schema
        self.session = session
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}

    def ask(self, case: Case) -> schemathesis.Response:
        return case.call_and_validate(session=self.session, headers=self.headers, checks=CHECKS)

    def does(self, method: str, path: str, body: Any = None, **places: Any) -> Any:
        """Ask what is right, as often as it takes; the answer."""
        given = {} if body is None else {"body": body, "media_type": "application/json"}
        operation = self.schema[f"/api/{path}"][method]
        case = operation.Case(path_parameters=places, **given)
        response = self.ask(case)
        until = time.monotonic() + PATIENCE
        while response.status_code == NOT_NOW and time.monotonic() < until:
            time.sleep(0.2)
            response = self.ask(case)
        assert response.status_code < 300, response.text
        return response.json() if "json" in response.headers.get("content-type", [""])[0] else None

    def named(self, name: str) -> "Visitor":
        program = self.does("POST", "programs", {"name": name})
        return Visitor(self.schema, self.session, program["token"])


class House(NamedTuple):
    """A server, and somebody unknown before its door."""

    server: ServerProcess
    unknown: Visitor

    def assert_nothing_failed(self) -> None:
        assert self.server.log[2:] == []


@pytest.fixture(scope="module")
def house(shared_database: str) -> Iterator[House]:
    """One server for all: what is asked of it is asked by somebody new, at new tables."""
    with (
        serving(shared_database, requests_per_second=1_000_000, patience=1, log="json") as server,
        Session() as session,
    ):
        # Each is who its headers say, whatever cookies it was given before.
        session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        schema = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
        yield House(server, Visitor(schema, session))


def operations(house: House) -> list[Operation]:
    found = [
        each.ok() for each in house.unknown.schema.get_all_operations() if isinstance(each, Ok)
    ]
    assert len(found) == OPERATIONS
    return found


# Whatever is asked.


def guest(house: House) -> Visitor:
    return house.unknown.named("Ann")


def test_what_is_asked_rightly_is_answered_as_described(house: House) -> None:
    for operation in operations(house):
        ann = guest(house)
        table = ann.does("POST", "tables", AT_SEA)["id"]
        for asker in (house.unknown, ann):
            ask_what_fits(operation, asker, table)
    house.assert_nothing_failed()


def ask_what_fits(operation: Operation, asker: Visitor, table: str) -> None:
    @whatever_fits
    @hypothesis.given(operation.as_strategy(generation_mode=fits), st.booleans())
    def asked(case: Case, at_a_real_table: bool) -> None:
        if at_a_real_table and "/tables/{key}" in operation.path:
            case.path_parameters["key"] = table
        asker.ask(case)

    asked()


def test_what_is_asked_wrongly_is_refused_as_described(house: House) -> None:
    for operation in operations(house):
        # Any text can be a key: nothing else can be wrong with the rest.
        if operation.body or operation.query or "{seat}" in operation.path:
            for asker in (house.unknown, guest(house)):
                ask_what_does_not_fit(operation, asker)
    house.assert_nothing_failed()


def ask_what_does_not_fit(operation: Operation, asker: Visitor) -> None:
    @whatever_does_not
    @hypothesis.given(operation.as_strategy(generation_mode=fits_not))
    def asked(case: Case) -> None:
        asker.ask(case)

    asked()


# Whoever asks.


def test_the_description_says_who_has_to_be_known(house: House) -> None:
    for operation in operations(house):
        needed = operation.definition.raw.get("security", [{}])
        path = operation.path.format_map(
            {"key": "nowhere", "seat": 0, "game": "nothing", "language": "en"}
        )
        url = f"{house.server.address}{path}"
        response = house.unknown.session.request(operation.method, url, json={})
        assert (response.status_code == 401) == ({} not in needed), operation.label


def test_who_is_known_by_cookie_or_token_is_known_as_described(house: House) -> None:
    described = house.unknown.schema.raw_schema["components"]["securitySchemes"]
    cookie, token = described["cookie"], described["token"]
    assert (cookie["type"], cookie["in"], token["type"]) == ("apiKey", "cookie", "http")
    secret = house.unknown.does("POST", "programs", {"name": "Ann"})["token"]
    shown = (
        {"Cookie": f"{cookie['name']}={secret}"},
        {"Authorization": f"{token['scheme']} {secret}"},
    )
    for headers in shown:
        response = house.unknown.session.get(f"{house.server.address}/api/me", headers=headers)
        assert response.json()["name"] == "Ann"


# What people really do.


def test_a_person_is_answered_as_described(house: House) -> None:
    house.unknown.does("POST", "guests", {"name": "Ann"})
    ann = guest(house)
    assert ann.does("PATCH", "me", {"name": " Ann\0 Lee "})["name"] == "Ann Lee"
    ann.does("POST", "me/account", {"login": "ann", "password": PASSWORD})
    house.unknown.does("POST", "sessions", {"login": "ann", "password": PASSWORD})
    ann.does("POST", "me/tokens", {"label": "robot"})
    assert [each["label"] for each in ann.does("GET", "me/tokens")] == ["first", "device", "robot"]
    first, *others = ann.does("GET", "me/tokens")
    assert first["current"]
    assert not any(each["current"] for each in others)
    ann.does("DELETE", "me/tokens/{key}", key=others[0]["id"])
    ann.does("PUT", "me/password", {"old": PASSWORD, "new": ANOTHER})
    assert ann.does("GET", "me/tokens") == [first]
    assert ann.does("GET", "me")["login"] == "ann"
    ann.does("DELETE", "sessions")
    house.assert_nothing_failed()


def test_a_table_is_answered_as_described(house: House) -> None:
    ann, bob = guest(house), house.unknown.named("Bob")
    assert ann.does("GET", "version") == {"version": __version__}
    assert len(ann.does("GET", "games")) == len(games())
    texts = ann.session.get(f"{house.server.address}/api/games/lifeboats/texts/uk").text
    assert all(f"\n{key} =" in texts for key in ("error-stale", "event-leak", "refused-not-now"))
    assert "lifeboats" in ann.does("GET", "rules")
    rules = ann.does("GET", "rules/{game}/{language}", game="lifeboats", language="ru")
    assert rules["sections"][0]["id"] == "LB-1"
    assert ann.does("GET", "games/{game}/voyage", game="lifeboats")["learner"] == 0
    table = ann.does("POST", "tables", AT_SEA)["id"]
    assert table in [each["id"] for each in bob.does("GET", "tables")]
    assert bob.does("GET", "tables/{key}", key=table)["you"] is None
    assert (
        bob.does("PUT", "tables/{key}/seats/{seat}", {"who": "me"}, key=table, seat=1)["you"] == 1
    )
    assert [each["id"] for each in bob.does("GET", "me/tables")] == [table]
    late = ann.does("GET", "tables/{key}", key=table)["waiting"][0]
    ann.does("POST", "tables/{key}/seats/{seat}/stand-in", key=table, seat=late)
    (ann, bob)[late].does("POST", "tables/{key}/return", key=table)
    bob.does("POST", "tables/{key}/leave", key=table)
    house.assert_nothing_failed()


def test_a_game_that_is_over_is_answered_as_described(house: House) -> None:
    ann = guest(house)
    table = ann.does("POST", "tables", A_GAME)["id"]
    ann.does("POST", "tables/{key}/leave", key=table)
    ann.does("GET", "tables/{key}/record", key=table)
    url = f"{house.server.address}/api/tables/{table}/record"
    record = ann.session.get(url).text
    assert ann.does("POST", "replay", {"record": record, "seat": 1})["seat"] == 1
    assert ann.does("GET", "tables/{key}/replay", key=table)["seat"] is None
    forked = ann.does("POST", "tables/{key}/fork", {"moment": 3, "seat": 2}, key=table)
    assert (forked["fork_of"], forked["you"]) == (table, 2)
    assert ann.does("POST", "tables/{key}/rematch", key=table)["earlier"] == table
    house.assert_nothing_failed()
