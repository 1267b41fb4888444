"""Running a server: where it says it is, what it logs, counts, and answers to who watches it."""

import asyncio
import json
import subprocess
import sys
from itertools import count
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import text

from atoll.server import house as houses
from atoll.server import run as runs
from atoll.server.house import in_an_address
from atoll.server.run import addresses
from atoll.server.settings import BadSettings, Settings
from atoll.server.storage.database import open_database, try_out

from ..patience import PATIENCE
from . import postgres
from .conftest import run
from .player import Visitor
from .process import ServerProcess, serving

numbers = count()
Samples = dict[tuple[str, frozenset[tuple[str, str]]], float]


# Where it is.


@pytest.mark.parametrize(
    ("settings", "where"),
    [
        (Settings(), "http://localhost:8000"),
        (Settings(host="::1"), "http://localhost:8000"),
        (Settings(https=True), "https://localhost:8000"),
        (Settings(host="192.0.2.5"), "http://192.0.2.5:8000"),
        (Settings(host="2001:db8::5"), "http://[2001:db8::5]:8000"),
    ],
)
def test_who_started_it_is_told_where_it_is(settings: Settings, where: str) -> None:
    assert addresses(settings, 8000) == [
        f"Atoll is at {where}",
        "Ctrl-C stops it; every game goes on when it starts again.",
    ]


@pytest.mark.parametrize(("host", "outside"), [("0.0.0.0", "192.0.2.5"), ("::", "2001:db8::5")])
def test_who_lets_others_in_is_told_where_they_find_it(
    monkeypatch: pytest.MonkeyPatch, host: str, outside: str
) -> None:
    monkeypatch.setattr(houses, "own_address", lambda _: outside)
    assert addresses(Settings(host=host), 80)[:2] == [
        "Atoll is at http://localhost:80",
        f"and for others in your network at http://{in_an_address(outside)}:80",
    ]
    monkeypatch.setattr(houses, "own_address", lambda _: None)
    assert addresses(Settings(host=host), 80)[0] == "Atoll is at http://localhost:80"
    assert len(addresses(Settings(host=host), 80)) == 2


@pytest.mark.parametrize("host", ["0.0.0.0", "127.0.0.1"])
def test_who_has_given_it_an_address_is_told_that_one(host: str) -> None:
    assert addresses(Settings(host=host, address="https://atoll.example"), 80)[:2] == [
        "Atoll is at http://localhost:80",
        "and for others at https://atoll.example",
    ]


# What stands in the way.


@pytest.mark.parametrize("host", ["192.0.2.77", "2001:db8::77"])
def test_a_host_where_nobody_can_listen_is_named(host: str) -> None:
    with pytest.raises(BadSettings, match=f"{host}, port 8123"):
        runs._listen(Settings(host=host, port=8123))


@pytest.mark.parametrize(
    ("address", "named"),
    [
        ("mysql://sailor:secret@localhost/atoll", "must begin with one of: sqlite://, postgresql:"),
        ("sailor:secret", "cannot be read"),
        ("postgresql://sailor:secret@127.0.0.1:1/atoll", "does not answer"),
        ("sqlite:///{folder}", "does not answer"),
        ("sqlite:///{folder}/rubbish.db", "does not answer"),
        ("sqlite:////proc/nowhere/atoll.db", "does not answer"),
    ],
)
def test_a_database_that_cannot_be_used_is_named_without_its_password(
    tmp_path: Path, address: str, named: str
) -> None:
    (tmp_path / "rubbish.db").write_text("gulls cry " * 1000)
    with pytest.raises(BadSettings, match=named) as refused:
        run(lambda: try_out(address.format(folder=tmp_path)))
    assert "\n" not in str(refused.value)
    assert "secret" not in str(refused.value)


def test_a_database_that_answers_is_good(database: str) -> None:
    run(lambda: try_out(database))


# What it logs.

TELL_ALL = """
import logging, sys, structlog
from atoll.server.run import set_up_logs
from atoll.server.settings import BadSettings, Settings

set_up_logs(Settings(log=sys.argv[1]))
ours, others = structlog.get_logger(), logging.getLogger("somebody.else")
ours.debug("whisper")
others.info("whisper")
ours.warning("ours", table="kon-tiki")
others.warning("of %s", "others")
secret = "correct horse"
for log in (ours, others):
    try:
        raise ValueError("two\\nlines")
    except ValueError:
        log.exception("failed")
"""


def told(form: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", TELL_ALL, form], capture_output=True, text=True, check=True
    )
    assert done.stdout == ""
    assert "correct horse" not in done.stderr
    assert "whisper" not in done.stderr
    return done.stderr.splitlines()


def test_logs_for_programs_are_json_a_line_each_with_whole_tracebacks() -> None:
    ours, others, *failures = [json.loads(line) for line in told("json")]
    assert (ours["event"], ours["level"], ours["table"]) == ("ours", "warning", "kon-tiki")
    assert (others["event"], others["level"]) == ("of others", "warning")
    assert all(each["timestamp"].endswith("Z") for each in (ours, others, *failures))
    assert len(failures) == 2
    for each in failures:
        assert (each["event"], each["level"]) == ("failed", "error")
        assert each["exception"].startswith("Traceback")
        assert each["exception"].endswith("ValueError: two\nlines")


def test_logs_for_people_say_the_same_in_words() -> None:
    lines = told("text")
    assert "[warning  ] ours" in lines[0]
    assert "table=kon-tiki" in lines[0]
    assert "[warning  ] of others" in lines[1]
    assert lines.count("ValueError: two") == 2


# What it counts.


async def samples(server: ServerProcess) -> Samples:
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        response = await client.get(f"{server.address}/metrics")
    assert response.headers["content-type"].startswith("text/plain")
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(response.text)
        for sample in family.samples
    }


def value(found: Samples, name: str, **labels: str) -> float:
    return found.get((f"atoll_{name}", frozenset(labels.items())), 0.0)


def test_a_server_counts_what_it_does(tmp_path: Path) -> None:
    async def story(server: ServerProcess) -> None:
        ann = await Visitor.named(server.address, "Ann")
        table = await ann.make_table("tranquility", ["me", "careful"])
        async with ann.at(table["id"]) as client:
            await client.until(lambda _: bool(client.messages and client.asked()))
            before = await samples(server)
            assert value(before, "connections") == 1
            assert value(before, "rooms") == 1
            await client.answer("nonsense")
            await client.answer(client.asked()[0])
            while not value(after := await samples(server), "bot_seconds_count"):
                await asyncio.sleep(0.05)
        assert value(after, "refusals_total", key="refused-not-now") == 1
        assert value(after, "answers_total", game="tranquility") > value(
            before, "answers_total", game="tranquility"
        )
        assert value(after, "journal_batch_count") > value(before, "journal_batch_count")
        assert value(after, "requests_total", route="/api/tables", status="201") == 1
        assert value(after, "requests_total", route="/metrics", status="200") >= 1

    with serving(f"sqlite:///{tmp_path}/atoll.db") as server:
        run(lambda: story(server))


# Whether it is well.


async def health(server: ServerProcess) -> tuple[int, str]:
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        response = await client.get(f"{server.address}/healthz")
    return response.status_code, response.text


async def drop(home: str, name: str) -> None:
    engine = open_database(f"postgresql://atoll@/postgres?host={home}")
    async with engine.connect() as connection:
        outside = await connection.execution_options(isolation_level="AUTOCOMMIT")
        await outside.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    await engine.dispose()


def test_a_server_is_well_as_long_as_its_database_answers(postgres_home: str) -> None:
    name = f"health{next(numbers)}"

    async def story(server: ServerProcess) -> None:
        assert await health(server) == (200, "ok")
        await drop(postgres_home, name)
        assert await health(server) == (503, "the database does not answer")

    with serving(postgres.new_database(postgres_home, name), log="json") as server:
        run(lambda: story(server))
    logged = [json.loads(line) for line in server.log if line.startswith("{")]
    assert "not-healthy" in [each["event"] for each in logged]
