"""Records in files."""

import sys
from pathlib import Path

from .. import record as records
from ..kernel import BadRecord
from ..record import Record
from .arguments import Mistake


def read_record(name: str) -> str:
    """The text of a record file; ``-`` is the standard input."""
    try:
        return sys.stdin.read() if name == "-" else Path(name).read_text("utf-8")
    except OSError as error:
        raise Mistake(f"cannot read {name}: {error.strerror}", code=1) from None
    except UnicodeDecodeError:
        raise BadRecord("this is not a text file") from None


class RecordFile:
    """Where a game is written down. Without a path it gets a fresh one when it is first needed."""

    def __init__(self, path: Path | None, resume: str) -> None:
        self.path = path
        self._resume = resume

    def write(self, record: Record) -> Path:
        """Write the record, all of it. Raises ``OSError`` if that cannot be."""
        if self.path is None:
            self.path = _fresh(f"{record.game}-{record.seed}")
        self.path.write_text(records.dumps(record), "utf-8")
        return self.path

    def resuming(self) -> str:
        """The command that goes on with the game."""
        return f"atoll play --from {self.path} {self._resume}"

    def replaying(self) -> str:
        """The command that shows the game."""
        return f"atoll replay {self.path}"


def _fresh(stem: str) -> Path:
    """A file name that is not taken, in the current directory."""
    path, number = Path(f"{stem}.atoll"), 1
    while path.exists():
        number += 1
        path = Path(f"{stem}-{number}.atoll")
    return path
