"""The host of a server reads what people have reported, and deletes it."""

import re

import pytest
from structlog.testing import capture_logs

from atoll import record as records
from atoll.match import Match

from ..server.conftest import run, served
from ..server.party import party
from .conftest import Atoll

HOME = "sqlite:///home.db"
LONG = "The boat drifts.\n" + "And drifts. " * 20


@pytest.fixture
def harbour(atoll: Atoll, monkeypatch: pytest.MonkeyPatch) -> str:
    """A database with two reports; the code of the table that they are about."""
    monkeypatch.delenv("ATOLL_CONFIG", raising=False)
    monkeypatch.setenv("ATOLL_DATABASE", HOME)

    async def story() -> str:
        async with served(HOME) as server:
            here = await party(server, "lifeboats", "Ann", "Bob", "Cleo")
            eve, _ = await server.people.welcome("Eve [x]")
            await server.reports.add(here.room, eve, 0, "A leak!")
            await server.reports.add(here.room, eve, None, LONG)
            return here.room.info.code

    with capture_logs():
        return run(story)


def test_reports_are_listed_one_a_line(atoll: Atoll, harbour: str) -> None:
    shown = atoll("reports")
    first, second = shown.out.splitlines()
    when = r"\d{4}-\d\d-\d\d \d\d:\d\d"
    assert re.fullmatch(rf"   1  {when}  lifeboats {harbour} 0  Eve \[x\]: A leak!", first)
    assert re.fullmatch(rf"   2  {when}  lifeboats {harbour} -  Eve \[x\]: The boat .*…", second)
    assert (shown.code, shown.err) == (0, "")


def test_one_report_is_shown_in_full_with_a_record_that_replays(atoll: Atoll, harbour: str) -> None:
    shown = atoll("reports 2").out
    title, where, _, *rest = shown.splitlines()
    assert title.startswith("Report 2 by Eve [x], ")
    assert where == f"lifeboats, table {harbour}, the game as a whole"
    words, _, record = "\n".join(rest).partition("\n\n")
    assert words == LONG.strip()
    assert Match(records.loads(record + "\n")).record.game == "lifeboats"
    assert f"table {harbour}, moment 0" in atoll("reports 1").out


def test_a_report_is_deleted_once(atoll: Atoll, harbour: str) -> None:
    assert atoll("reports --delete 1").out == "Report 1 is deleted.\n"
    for command in ("reports --delete 1", "reports 1"):
        again = atoll(command)
        assert (again.code, again.out) == (1, "")
        assert "there is no report 1" in again.err
    atoll("reports --delete 2")
    assert atoll("reports").out == "There are no reports.\n"


WORDS = {"ru": "стол", "uk": "стіл"}


@pytest.mark.parametrize("language", WORDS)
def test_it_is_told_in_every_language(atoll: Atoll, harbour: str, language: str) -> None:
    assert f"{WORDS[language]} {harbour}" in atoll(f"reports 1 --lang {language}").out


def test_what_cannot_be_is_said_in_one_line(atoll: Atoll, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ATOLL_DATABASE", "sqlite:///nowhere.db")
    missing = atoll("reports")
    assert (missing.code, missing.err) == (1, "atoll: there is no database at nowhere.db\n")
    monkeypatch.setenv("ATOLL_DATABASE", "gopher://hole")
    assert atoll("reports").code == 2
    assert "either" in atoll("reports 1 --delete 2").err
