"""A server's data is saved in a file and restored from it with one command each."""

import subprocess
import sys
from pathlib import Path

import pytest

from ..server.conftest import run
from ..server.rows import Rows, fill, rows_in
from .conftest import Atoll

HOME, ABROAD = "sqlite:///home.db", "sqlite:///abroad.db"


@pytest.fixture
def harbour(atoll: Atoll, monkeypatch: pytest.MonkeyPatch) -> Rows:
    """A server's database at the address of the settings, in the directory of the test."""
    monkeypatch.delenv("ATOLL_CONFIG", raising=False)
    monkeypatch.setenv("ATOLL_DATABASE", HOME)
    run(lambda: fill(HOME))
    return run(lambda: rows_in(HOME))


def test_one_command_saves_everything_and_another_restores_it(
    atoll: Atoll, harbour: Rows, monkeypatch: pytest.MonkeyPatch
) -> None:
    count = sum(map(len, harbour.values()))
    saved = atoll("backup all.gz")
    assert (saved.code, saved.err) == (0, "")
    assert saved.out == f"Everything is saved in all.gz: {count} rows.\n"
    monkeypatch.setenv("ATOLL_DATABASE", ABROAD)
    restored = atoll("restore all.gz")
    assert (restored.code, restored.err) == (0, "")
    assert restored.out == f"Everything is restored from all.gz: {count} rows.\n"
    assert run(lambda: rows_in(ABROAD)) == harbour


def test_the_database_can_be_named_in_the_file_of_the_settings(
    atoll: Atoll, harbour: Rows, monkeypatch: pytest.MonkeyPatch
) -> None:
    Path("atoll.toml").write_text(f'database = "{ABROAD}"\n')
    assert atoll("backup all.gz").code == 0
    monkeypatch.delenv("ATOLL_DATABASE")
    monkeypatch.setenv("ATOLL_CONFIG", "atoll.toml")
    assert atoll("restore all.gz").code == 0
    assert run(lambda: rows_in(ABROAD)) == harbour


WORDS = {"ru": ("сохранены", "восстановлены"), "uk": ("збережено", "відновлено")}


@pytest.mark.parametrize("language", WORDS)
def test_it_is_told_in_every_language(
    atoll: Atoll, harbour: Rows, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    saved, restored = WORDS[language]
    assert saved in atoll(f"backup all.gz --lang {language}").out
    monkeypatch.setenv("ATOLL_DATABASE", ABROAD)
    assert restored in atoll(f"restore all.gz --lang {language}").out


def refused(atoll: Atoll, command: str, code: int) -> str:
    shown = atoll(command)
    assert (shown.code, shown.out) == (code, "")
    assert shown.err.startswith("atoll: ")
    assert shown.err.count("\n") == 1
    return shown.err


def test_a_file_that_is_there_stays_as_it_is(atoll: Atoll, harbour: Rows) -> None:
    Path("all.gz").write_text("treasure")
    assert "all.gz is there already" in refused(atoll, "backup all.gz", 1)
    assert Path("all.gz").read_text() == "treasure"


def test_a_database_that_is_in_use_is_not_filled(atoll: Atoll, harbour: Rows) -> None:
    atoll("backup all.gz")
    assert "the database is not empty" in refused(atoll, "restore all.gz", 1)
    assert run(lambda: rows_in(HOME)) == harbour


def test_a_file_that_is_no_backup_is_named(
    atoll: Atoll, harbour: Rows, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ATOLL_DATABASE", ABROAD)
    Path("diary").write_text("Day 12. Still no wind.")
    assert "diary: the file is damaged, or no back-up" in refused(atoll, "restore diary", 1)
    assert "cannot read nowhere" in refused(atoll, "restore nowhere", 1)
    assert not Path("abroad.db").exists()


@pytest.mark.parametrize("command", ["backup new.gz", "restore all.gz"])
def test_bad_settings_are_a_mistake(
    atoll: Atoll, harbour: Rows, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    atoll("backup all.gz")
    monkeypatch.setenv("ATOLL_DATABASE", "mysql://a/b")
    assert "sqlite://, postgresql://" in refused(atoll, command, 2)
    monkeypatch.setenv("ATOLL_CONFIG", "nowhere.toml")
    assert "nowhere.toml" in refused(atoll, command, 2)


WITHOUT_SERVER = """
import sys
from importlib.abc import MetaPathFinder

class Missing(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name.partition(".")[0] in ("sqlalchemy", "alembic", "aiosqlite", "asyncpg", "argon2"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
from atoll.cli import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_without_the_packages_of_a_server_it_is_said_what_to_install(command: str) -> None:
    ended = without_server(command, "file")
    assert ended.returncode == 2
    assert f"{command} needs more packages (" in ended.stderr
    assert "pip install 'atoll-games[server]'" in ended.stderr
    assert ended.stderr.count("\n") == 1


def test_the_other_commands_do_not_need_them() -> None:
    ended = without_server("games")
    assert (ended.returncode, ended.stderr) == (0, "")


def without_server(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", WITHOUT_SERVER, *words], capture_output=True, text=True, check=False
    )
