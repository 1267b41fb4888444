"""The file in which the record of a game is kept."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from shlex import join, quote
from shutil import which

from ... import record as records
from ...record import Record


class Taken(Exception):
    """A file that holds something else than this game, and so is left alone."""


class RecordFile:
    """Where a game is written down. Without a path it gets a fresh one when it is first needed.

    ``origin`` is the file that the game came from: it may be written over. ``resume`` are the
    arguments with which to go on with the game, ``language`` those that choose the language.
    """

    def __init__(
        self, path: Path | None, resume: Sequence[str], language: Sequence[str], origin: Path | None
    ) -> None:
        self.path = path
        self._resume = resume
        self._language = language
        self._own = {_real(origin)} if origin else set()

    def write(self, record: Record, path: Path | None = None) -> None:
        """Write the whole record, from now on to this path if one is given.

        Raises ``Taken`` if it is the path of anything else, and ``OSError`` or, for a name that no
        file can have, ``ValueError`` if it cannot be written.
        """
        path = path or self.path or _fresh(f"{record.game}-{record.seed}")
        place = _real(path)
        if place not in self._own and not _is_free(place):
            raise Taken(str(path))
        _write_whole(place, records.dumps(record))
        self._own.add(place)
        self.path = path

    def resuming(self) -> str:
        """The command that goes on with the game."""
        return self._command("play", "--from", str(self.path), *self._resume)

    def replaying(self) -> str:
        """The command that shows the game."""
        return self._command("replay", str(self.path))

    def _command(self, *words: str) -> str:
        return f"{_program()} {join([*words, *self._language])}"


def _program() -> str:
    """How to call this program again from here."""
    if which("atoll"):
        return "atoll"
    called = Path(sys.argv[0])
    return quote(str(called)) if called.name == "atoll" else "python -m atoll"


def _real(path: Path) -> Path:
    """Where a path leads: the same file for all its names, and never a link."""
    return Path(os.path.realpath(path))


def _is_free(path: Path) -> bool:
    """Whether there is nothing, or an empty file; a device looks empty, but is none."""
    return not path.exists() or (path.is_file() and path.stat().st_size == 0)


def _write_whole(path: Path, text: str) -> None:
    """Write beside the file first: if that fails half-way, what was there before is still there."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_text(text, "utf-8")
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def _fresh(stem: str) -> Path:
    """A file name that is not taken, in the current directory."""
    path, number = Path(f"{stem}.atoll"), 1
    while path.exists():
        number += 1
        path = Path(f"{stem}-{number}.atoll")
    return path
