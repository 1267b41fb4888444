"""A person at the command line: types a command and lines, reads what comes back."""

import io
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

import pytest

from atoll.cli import main


class Shown(NamedTuple):
    code: int
    out: str
    err: str


Atoll = Callable[..., Shown]


@pytest.fixture
def atoll(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Atoll:
    """Runs a command line in an empty directory, with lines to type and a plain terminal."""
    monkeypatch.chdir(tmp_path)
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "FORCE_COLOR"):
        monkeypatch.delenv(variable, raising=False)

    def run(command: str, lines: Iterable[str] = ()) -> Shown:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        try:
            code = main(command.split())
        except SystemExit as left:  # argparse ends the program itself
            code = int(left.code or 0)
        return Shown(code, *capsys.readouterr())

    return run
