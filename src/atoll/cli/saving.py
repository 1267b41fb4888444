"""Records in files."""

import sys
from errno import EEXIST
from pathlib import Path
from shlex import quote

from .. import record as records
from ..kernel import BadRecord
from ..record import Record
from .arguments import Mistake


def read_file(name: str) -> str:
    """The text of a record file. Raises ``Mistake`` if there is no such file."""
    try:
        return Path(name).read_text("utf-8")
    except OSError as error:
        raise Mistake(f"cannot read {name}: {error.strerror}", code=1) from None
    except UnicodeDecodeError:
        raise BadRecord("this is not a text file") from None


def read_standard_input() -> str:
    return sys.stdin.read()


class RecordFile:
    """Where a game is written down. Without a path it gets a fresh one when it is first needed."""

    def __init__(self, path: Path | None, resume: str) -> None:
        self.path = path
        self._resume = resume

    def write(self, record: Record, path: Path | None = None) -> None:
        """Write the whole record, from now on to this path if one is given.

        Raises ``OSError`` if that cannot be. A file that holds anything but a record is left alone.
        """
        path = path or self.path or _fresh(f"{record.game}-{record.seed}")
        if path.exists() and not _holds_record(path):
            raise FileExistsError(EEXIST, f"{path} is there already, and it is no record")
        path.write_text(records.dumps(record), "utf-8")
        self.path = path

    def resuming(self) -> str:
        """The command that goes on with the game."""
        return f"atoll play --from {quote(str(self.path))} {self._resume}"

    def replaying(self) -> str:
        """The command that shows the game."""
        return f"atoll replay {quote(str(self.path))}"


def _holds_record(path: Path) -> bool:
    with path.open("rb") as file:
        start = file.read(len(records.FORMAT))
    return start in (b"", records.FORMAT.encode())


def _fresh(stem: str) -> Path:
    """A file name that is not taken, in the current directory."""
    path, number = Path(f"{stem}.atoll"), 1
    while path.exists():
        number += 1
        path = Path(f"{stem}-{number}.atoll")
    return path
