"""``atoll serve``: mistakes in its settings are named in one line, before anything is opened."""

import os
import socket
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from ..patience import PATIENCE
from ..server.process import serving
from .conftest import Atoll


def started(database: Path, *words: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """A server that is expected to give up at once."""
    environment = {name: value for name, value in os.environ.items() if "ATOLL_" not in name}
    return subprocess.run(
        [sys.executable, "-m", "atoll", "serve", *words],
        env=environment | {"ATOLL_DATABASE": f"sqlite:///{database}"} | settings,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )


@pytest.mark.parametrize(
    ("command", "named"),
    [
        ("serve --port 65536", ["port", "65535"]),
        ("serve --port -1", ["port", "0"]),
        ("serve --port eighty", ["--port", "'eighty'"]),
        ("serve --hots 0.0.0.0", ["--hots"]),
    ],
)
def test_a_mistake_on_the_command_line_is_named(
    atoll: Atoll, command: str, named: list[str]
) -> None:
    shown = atoll(command)
    assert (shown.code, shown.out) == (2, "")
    assert shown.err.count("\n") == 1
    for word in named:
        assert word in shown.err


@pytest.mark.parametrize(
    ("setting", "given", "named"),
    [
        ("ATOLL_PORT", "eighty", "port"),
        ("ATOLL_BOT_WORKERS", "0", "bot_workers"),
        ("ATOLL_LOG", "xml", "log"),
        ("ATOLL_PROT", "80", "ATOLL_PORT"),
        ("ATOLL_HTTPS", "maybe", "https"),
        ("ATOLL_CONFIG", "nowhere.toml", "nowhere.toml"),
    ],
)
def test_a_mistake_in_the_environment_is_named(
    atoll: Atoll, monkeypatch: pytest.MonkeyPatch, setting: str, given: str, named: str
) -> None:
    monkeypatch.setenv("ATOLL_PORT", "0")
    monkeypatch.setenv(setting, given)
    shown = atoll("serve")
    assert (shown.code, shown.out) == (2, "")
    assert shown.err.count("\n") == 1
    assert named in shown.err


def test_a_port_that_somebody_else_has_is_named_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        ended = started(tmp_path / "atoll.db", "--port", port)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.count("\n") == 1
    for word in ("127.0.0.1", port, "in use"):
        assert word in ended.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_does_not_answer_is_named_in_one_line_without_its_password(
    tmp_path: Path,
) -> None:
    address = "postgresql://sailor:secret@127.0.0.1:1/atoll"
    ended = started(tmp_path, "--port", "0", ATOLL_DATABASE=address)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.count("\n") == 1
    assert "the database does not answer" in ended.stderr
    assert "secret" not in ended.stderr


def test_a_second_server_on_the_same_file_is_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "atoll.db"
    with serving(f"sqlite:///{file}") as first:
        ended = started(file, "--port", "0")
        assert first.is_running
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.count("\n") == 1
    for word in ("another server", str(file), "PostgreSQL"):
        assert word in ended.stderr
    with serving(f"sqlite:///{file}"):
        pass  # when the first has stopped, there is room for the next


def test_the_file_of_the_database_is_nobody_elses_business(tmp_path: Path) -> None:
    file = tmp_path / "atoll.db"
    with serving(f"sqlite:///{file}"):
        kept = [each for each in tmp_path.iterdir() if not each.name.endswith("-lock")]
        assert {each.name for each in kept} >= {"atoll.db", "atoll.db-wal"}
        for each in kept:
            assert stat.S_IMODE(each.stat().st_mode) == 0o600, each
