"""The file of a back-up, the same for SQLite and PostgreSQL.

It is gzip-compressed JSON, one value a line: a header, ``[table, row]`` for every row, and at the
end how many rows there are of each table, so that a file that was cut off is noticed.
"""

import gzip
import os
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import IO, Any, TypeVar

import msgspec
from msgspec import Raw, Struct
from sqlalchemy import Column, Table

from .schema import metadata

FORMAT = "atoll backup 1"
AT_ONCE = 1000
"""So many rows are in memory at a time."""

T = TypeVar("T")
Row = dict[str, Any]
# Names in the schema are strings of SQLAlchemy's own make, which msgspec does not take: hence the
# ``str`` around them here.


class BackupError(Exception):
    """A back-up that cannot be made or restored; the text says why."""


class Header(Struct, frozen=True):
    format: str
    revision: str
    """The form of the tables, by the name of the last migration."""


class Footer(Struct, frozen=True, forbid_unknown_fields=True):
    rows: dict[str, int]


def batches(rows: Iterable[T]) -> Iterator[list[T]]:
    rows = iter(rows)
    while batch := list(islice(rows, AT_ONCE)):
        yield batch


# Writing one.


def refuse_taken(path: Path) -> None:
    """No file is written over, nor a link that leads nowhere."""
    if os.path.lexists(path):
        raise _taken(path)


def write_rows(path: Path, revision: str, rows: Iterable[tuple[Table, Row]]) -> int:
    """Write a new file; returns how many rows it has. Under its name is a whole file or none."""
    draft: Path | None = None
    try:
        # Python makes such a file for its owner's eyes alone, and so it stays: it has the hashes
        # of passwords in it, and the seeds of games that go on.
        with NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
            draft = Path(file.name)
            count = _write(file, revision, rows)
        _publish(draft, path)
    except OSError as error:
        raise BackupError(f"cannot write {path}: {error.strerror or error}") from None
    finally:
        if draft is not None:
            draft.unlink(missing_ok=True)
    return count


def _write(file: IO[bytes], revision: str, rows: Iterable[tuple[Table, Row]]) -> int:
    encode = msgspec.json.Encoder().encode_lines
    counts = Counter(dict.fromkeys(metadata.tables, 0))
    # Without the time in it, the same data is the same file.
    with gzip.GzipFile(fileobj=file, filename="", mode="wb", mtime=0) as packed:
        packed.write(encode([Header(FORMAT, revision)]))
        for batch in batches(rows):
            packed.write(encode([(str(kept.name), row) for kept, row in batch]))
            counts.update(str(kept.name) for kept, _ in batch)
        packed.write(encode([Footer(counts)]))
    file.flush()
    os.fsync(file.fileno())
    return counts.total()


def _publish(draft: Path, path: Path) -> None:
    """Give a file its name. A link, unlike a new name, never takes the place of another file."""
    try:
        path.hardlink_to(draft)
    except FileExistsError:
        raise _taken(path) from None
    except OSError:  # not every file system has links
        refuse_taken(path)
        draft.rename(path)


def _taken(path: Path) -> BackupError:
    return BackupError(f"{path} is there already and stays as it is: choose another name")


# Reading one.


def read_rows(path: Path, revision: str) -> Iterator[tuple[Table, Row]]:
    """The rows in a file, with their tables. Raises ``BackupError`` naming what is wrong."""
    try:
        with gzip.open(path, "rb") as lines:
            _check_header(next(lines, b""), revision)
            yield from _read(lines)
    except EOFError:
        raise BackupError(f"{path}: the file is cut off") from None
    except (gzip.BadGzipFile, zlib.error):
        raise BackupError(f"{path}: the file is damaged, or no back-up of Atoll") from None
    except OSError as error:
        raise BackupError(f"cannot read {path}: {error.strerror or error}") from None
    except ValueError as error:
        raise BackupError(f"{path}: {error}") from None


def _check_header(line: bytes, revision: str) -> None:
    try:
        header = msgspec.json.decode(line, type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise ValueError("this is no back-up of Atoll") from None
    if header.format != FORMAT:
        raise ValueError(f"the file has the form {header.format!r}, not {FORMAT!r}")
    if header.revision != revision:
        raise ValueError(
            f"the file has revision {header.revision} of the tables, this version of Atoll "
            f"has {revision}: restore it with the version that made it, then upgrade"
        )


def _read(lines: Iterable[bytes]) -> Iterator[tuple[Table, Row]]:
    """The rows after the header. Raises ``ValueError`` unless all are there and nothing else."""
    readers = {name: _RowReader(kept) for name, kept in metadata.tables.items()}
    lines = iter(lines)
    for number, line in enumerate(lines, start=2):
        try:
            read = _LINES.decode(line)
            if isinstance(read, Footer):
                break
            yield _reader(readers, read[0]).row(read[1])
        except (msgspec.DecodeError, UnicodeDecodeError, LookupError) as error:
            raise ValueError(f"line {number} of the file cannot be read: {error}") from None
    else:
        raise ValueError("the file is cut off: its last line is missing")
    _check_counts(read.rows, {name: reader.count for name, reader in readers.items()})
    # On to the very end: only there is the checksum.
    if next(lines, None) is not None:
        raise ValueError("the file goes on after its last line")


_LINES: msgspec.json.Decoder[tuple[str, Raw] | Footer] = msgspec.json.Decoder(
    tuple[str, Raw] | Footer
)


class _RowReader:
    """Reads the rows of a table and counts them: every column, of its type, and no other."""

    def __init__(self, kept: Table) -> None:
        self._table = kept
        self.count = 0
        columns = [(str(column.name), _type(column)) for column in kept.columns]
        kind = msgspec.defstruct(str(kept.name), columns, forbid_unknown_fields=True)
        self._decode = msgspec.json.Decoder(kind).decode

    def row(self, line: Raw) -> tuple[Table, Row]:
        row = msgspec.structs.asdict(self._decode(line))
        self.count += 1
        return self._table, row


def _type(column: Column[Any]) -> Any:
    kind = column.type.python_type
    return kind | None if column.nullable else kind


def _reader(readers: dict[str, _RowReader], name: str) -> _RowReader:
    if name not in readers:
        raise LookupError(f"there is no table {name!r}; there are: {', '.join(readers)}")
    return readers[name]


def _check_counts(expected: dict[str, int], found: dict[str, int]) -> None:
    for name in expected | found:
        if found.get(name, 0) != expected.get(name, 0):
            raise ValueError(
                f"the file is damaged: it has {found.get(name, 0)} rows of {name}, "
                f"and there were {expected.get(name, 0)}"
            )
