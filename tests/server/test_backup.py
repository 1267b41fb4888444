"""What a server keeps goes into a file and comes back the same, on SQLite and on PostgreSQL."""

import gzip
import json
import os
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Table, delete, insert, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.util import await_only

from atoll.server.storage import backup, backup_file
from atoll.server.storage.backup import back_up, restore
from atoll.server.storage.backup_file import BackupError, Row
from atoll.server.storage.database import open_database
from atoll.server.storage.schema import metadata

from . import postgres
from .conftest import numbers, run
from .rows import PER_TABLE, Rows, fill, is_empty, rows_in

TABLES = len(metadata.tables)


@pytest.fixture(params=["sqlite", "postgresql"])
def other(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of another empty database, of the same kind or not."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/other.db"
    home: str = request.getfixturevalue("postgres_home")
    return postgres.new_database(home, f"other{next(numbers)}")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "harbour.backup"


@pytest.fixture
def saved(tmp_path: Path, file: Path) -> Path:
    """A back-up of a database that is not there any more."""
    database = f"sqlite:///{tmp_path}/sunk.db"

    async def story() -> None:
        await fill(database)
        await back_up(database, file)

    run(story)
    return file


def lines_of(path: Path) -> list[Any]:
    return [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()]


def rewrite(path: Path, lines: list[Any]) -> None:
    path.write_bytes(gzip.compress("".join(f"{json.dumps(line)}\n" for line in lines).encode()))


def refusal(database: str, path: Path) -> str:
    """Why a file is not restored; nothing is left of the attempt."""

    async def story() -> str:
        with pytest.raises(BackupError) as refused:
            await restore(database, path)
        assert await is_empty(database)
        return str(refused.value)

    return run(story)


# There and back.


def test_all_that_is_in_a_database_comes_back_in_another(
    database: str, other: str, file: Path
) -> None:
    async def story() -> tuple[Rows, Rows]:
        await fill(database)
        assert await back_up(database, file) == TABLES * PER_TABLE
        assert await restore(other, file) == TABLES * PER_TABLE
        return await rows_in(database), await rows_in(other)

    before, after = run(story)
    assert before == after
    assert all(len(rows) == PER_TABLE for rows in before.values())


def test_the_same_data_is_the_same_file(database: str, tmp_path: Path) -> None:
    """Rows are read by their keys, and nothing in the file tells when it was made."""

    async def story() -> None:
        await fill(database)
        await back_up(database, tmp_path / "first")
        await back_up(database, tmp_path / "second")

    run(story)
    assert (tmp_path / "first").read_bytes() == (tmp_path / "second").read_bytes()


def test_more_rows_than_are_in_memory_at_a_time(
    database: str, other: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (backup, backup_file):
        monkeypatch.setattr(module, "AT_ONCE", 2)

    async def story() -> tuple[Rows, Rows]:
        for _ in range(3):
            await fill(database)
        await back_up(database, file)
        await restore(other, file)
        return await rows_in(database), await rows_in(other)

    before, after = run(story)
    assert before == after


def test_an_empty_database_is_saved_and_restored_too(database: str, other: str, file: Path) -> None:
    async def story() -> None:
        assert await is_empty(database)
        assert await back_up(database, file) == 0
        assert await restore(other, file) == 0
        assert await is_empty(other)

    run(story)


COUNTED = [each for each in metadata.sorted_tables if each.autoincrement_column is not None]


@pytest.mark.parametrize("table", COUNTED, ids=lambda table: str(table.name))
def test_new_rows_find_a_free_key_after_a_restore(other: str, saved: Path, table: Table) -> None:
    key = table.autoincrement_column
    assert key is not None

    def add(connection: Connection) -> tuple[int, int]:
        last = connection.execute(select(table).order_by(key.desc()).limit(1)).mappings().one()
        row = {name: value for name, value in last.items() if name != key.name}
        added = connection.execute(insert(table).values(row).returning(key)).scalar_one()
        return last[key.name], added

    async def story() -> None:
        await restore(other, saved)
        engine = open_database(other)
        async with engine.begin() as connection:
            last, added = await connection.run_sync(add)
        await engine.dispose()
        assert added == last + 1

    run(story)


def test_a_backup_shows_one_moment_whatever_is_written_meanwhile(
    database: str, other: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept_rows = backup._kept_rows

    def disturbed(connection: Connection) -> Iterator[tuple[Table, Row]]:
        rows = kept_rows(connection)
        yield next(rows)
        await_only(fill(database))
        yield from rows

    monkeypatch.setattr(backup, "_kept_rows", disturbed)

    async def story() -> tuple[Rows, Rows]:
        await fill(database)
        before = await rows_in(database)
        await back_up(database, file)
        assert await rows_in(database) != before
        await restore(other, file)
        return before, await rows_in(other)

    before, after = run(story)
    assert before == after


# The file.


def test_the_file_is_lines_of_json(saved: Path) -> None:
    header, *rows, footer = lines_of(saved)
    assert header == {"format": "atoll backup 1", "revision": backup._expected_revision()}
    assert [name for name, _ in rows] == [
        table.name for table in metadata.sorted_tables for _ in range(PER_TABLE)
    ]
    for name, row in rows:
        assert list(row) == [column.name for column in metadata.tables[name].columns]
    assert footer == {"rows": dict.fromkeys(metadata.tables, PER_TABLE)}


@pytest.mark.skipif(os.name != "posix", reason="others have no such modes")
def test_only_its_owner_can_read_it(saved: Path) -> None:
    assert stat.S_IMODE(saved.stat().st_mode) == 0o600


def test_a_file_that_is_there_is_not_written_over(database: str, file: Path) -> None:
    file.write_text("treasure")

    async def story() -> None:
        await fill(database)
        with pytest.raises(BackupError, match=r"harbour\.backup is there already"):
            await back_up(database, file)

    run(story)
    assert file.read_text() == "treasure"


@pytest.mark.parametrize("links", [True, False])
def test_nor_one_that_appears_while_it_is_written(
    database: str, file: Path, monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    def busy(connection: Connection) -> Iterator[tuple[Table, Row]]:
        file.write_text("treasure")
        return iter(())

    monkeypatch.setattr(backup, "_kept_rows", busy)
    if not links:
        monkeypatch.setattr(Path, "hardlink_to", without_links)

    async def story() -> None:
        await fill(database)
        with pytest.raises(BackupError, match="is there already"):
            await back_up(database, file)

    run(story)
    assert file.read_text() == "treasure"
    assert drafts(file) == []


def without_links(path: Path, target: Path) -> None:
    raise PermissionError(1, "Operation not permitted")


def drafts(file: Path) -> list[Path]:
    return list(file.parent.glob(".*"))


def test_where_there_are_no_links_it_gets_its_name_otherwise(
    tmp_path: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path}/atoll.db"
    monkeypatch.setattr(Path, "hardlink_to", without_links)

    async def story() -> None:
        await fill(database)
        await back_up(database, file)

    run(story)
    assert lines_of(file)[-1] == {"rows": dict.fromkeys(metadata.tables, PER_TABLE)}
    assert drafts(file) == []


def test_if_it_cannot_be_finished_nothing_of_it_is_left(
    database: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept_rows = backup._kept_rows

    def sinking(connection: Connection) -> Iterator[tuple[Table, Row]]:
        yield next(kept_rows(connection))
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backup, "_kept_rows", sinking)

    async def story() -> None:
        await fill(database)
        with pytest.raises(BackupError, match=r"cannot write .*: No space left on device"):
            await back_up(database, file)

    run(story)
    assert not file.exists()
    assert drafts(file) == []


def test_a_place_that_is_not_there_is_named(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        await fill(database)
        with pytest.raises(BackupError, match=r"cannot write .*nowhere/file: No such file"):
            await back_up(database, tmp_path / "nowhere" / "file")

    run(story)


# What cannot be saved.


def test_a_mistyped_address_makes_no_database(tmp_path: Path, file: Path) -> None:
    async def story() -> None:
        with pytest.raises(BackupError, match=r"no database at .*atol\.db"):
            await back_up(f"sqlite:///{tmp_path}/atol.db", file)

    run(story)
    assert list(tmp_path.iterdir()) == []


def test_a_database_of_something_else_is_not_saved(database: str, file: Path) -> None:
    async def story() -> None:
        await execute(database, "CREATE TABLE cargo (crate INTEGER)")
        with pytest.raises(BackupError, match="nothing of Atoll"):
            await back_up(database, file)

    run(story)
    assert not file.exists()


def test_a_database_of_another_version_is_not_saved(database: str, file: Path) -> None:
    async def story() -> None:
        await fill(database)
        await execute(database, "UPDATE alembic_version SET version_num = '9999'")
        with pytest.raises(BackupError, match="has revision 9999 of the tables, this version"):
            await back_up(database, file)

    run(story)
    assert not file.exists()


def test_a_database_that_does_not_answer_is_a_refusal(file: Path) -> None:
    async def story() -> None:
        with pytest.raises(BackupError, match=r"cannot do this: .*No such file"):
            await back_up("postgresql://atoll@/atoll?host=/nowhere", file)

    run(story)


async def execute(database: str, statement: str) -> None:
    engine = open_database(database)
    async with engine.begin() as connection:
        await connection.execute(text(statement))
    await engine.dispose()


# What cannot be restored.


def test_a_database_with_rows_is_left_as_it_is(database: str, saved: Path) -> None:
    async def story() -> tuple[Rows, Rows]:
        await fill(database)
        before = await rows_in(database)
        with pytest.raises(BackupError, match=r"not empty, it has rows in [a-z]+: take a new one"):
            await restore(database, saved)
        return before, await rows_in(database)

    before, after = run(story)
    assert before == after


def test_also_one_with_rows_of_somebody_else(database: str, saved: Path) -> None:
    async def story() -> None:
        await execute(database, "CREATE TABLE cargo (crate INTEGER)")
        await execute(database, "INSERT INTO cargo VALUES (1)")
        with pytest.raises(BackupError, match="it has rows in cargo"):
            await restore(database, saved)
        with pytest.raises(BackupError, match="nothing of Atoll"):
            await back_up(database, saved.with_name("other"))

    run(story)


def test_a_database_that_is_up_to_date_and_empty_can_be_filled(database: str, saved: Path) -> None:
    async def story() -> None:
        assert await is_empty(database)
        await restore(database, saved)
        assert not await is_empty(database)

    run(story)


@pytest.mark.parametrize("part", [0, 0.1, 0.5, 0.9, 0.99])
def test_a_file_that_was_cut_off_is_noticed(database: str, saved: Path, part: float) -> None:
    whole = saved.read_bytes()
    saved.write_bytes(whole[: int(len(whole) * part)])
    assert "cut off" in (why := refusal(database, saved)) or "no back-up" in why


def test_also_one_that_was_cut_off_and_packed_again(database: str, saved: Path) -> None:
    rewrite(saved, lines_of(saved)[:-1])
    assert "the file is cut off: its last line is missing" in refusal(database, saved)


def test_a_file_that_misses_a_row_is_noticed(database: str, saved: Path) -> None:
    lines = lines_of(saved)
    name = lines.pop(-2)[0]
    rewrite(saved, lines)
    assert f"has {PER_TABLE - 1} rows of {name}, and there were {PER_TABLE}" in refusal(
        database, saved
    )


def test_a_flipped_bit_is_noticed(database: str, saved: Path) -> None:
    data = bytearray(saved.read_bytes())
    data[-6] ^= 1  # in the checksum, which comes after all the rows
    saved.write_bytes(data)
    assert "damaged" in refusal(database, saved)


def double(lines: list[Any]) -> None:
    lines.insert(-1, lines[-2])
    lines[-1]["rows"][lines[-2][0]] += 1


Change = Callable[[list[Any]], object]
FIRST = metadata.sorted_tables[0].name


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda lines: lines.insert(0, "Dear diary"), "this is no back-up of Atoll"),
        (lambda lines: lines.clear(), "this is no back-up of Atoll"),
        (lambda lines: lines[0].update(format="atoll backup 9"), "'atoll backup 9', not"),
        (lambda lines: lines[0].update(revision="0000"), "the file has revision 0000 of the"),
        (lambda lines: lines.append(lines[1]), "goes on after its last line"),
        (lambda lines: lines.insert(1, ["cargo", {}]), "line 2 .*: there is no table 'cargo'; .*"),
        (lambda lines: lines.insert(1, [FIRST, {}]), "line 2 of the file cannot be read: Object"),
        (lambda lines: lines[1][1].update(parrot=1), "line 2 .*: .*unknown field `parrot`"),
        (lambda lines: lines[1][1].update(dict.fromkeys(lines[1][1])), "line 2 .* got `null`"),
        (lambda lines: lines.insert(2, 5), "line 3 of the file cannot be read"),
        # Nothing is wrong with the file as such, but the database does not take the same key twice.
        (double, "the database cannot do this: .*(UNIQUE|unique)"),
    ],
)
def test_a_broken_file_is_refused_and_leaves_nothing(
    database: str, saved: Path, change: Change, reason: str
) -> None:
    lines = lines_of(saved)
    change(lines)
    rewrite(saved, lines)
    with pytest.raises(AssertionError, match=reason):
        raise AssertionError(refusal(database, saved))


def test_what_a_refusal_quotes_has_no_data_in_it(database: str, saved: Path) -> None:
    lines = lines_of(saved)
    double(lines)
    rewrite(saved, lines)
    assert "é0" not in refusal(database, saved)


@pytest.mark.parametrize("content", [None, b"", b"atoll record 1\n", b"\x1f\x8b\x08", b"\xff" * 99])
def test_a_file_that_is_something_else(database: str, file: Path, content: bytes | None) -> None:
    if content is not None:
        file.write_bytes(content)
    why = refusal(database, file)
    assert "harbour.backup" in why
    expected = ("cannot read",) if content is None else ("no back-up", "cut off")
    assert any(words in why for words in expected)


def test_a_bad_file_does_not_even_make_the_tables(tmp_path: Path, file: Path) -> None:
    file.write_bytes(b"")

    async def story() -> None:
        with pytest.raises(BackupError, match="no back-up"):
            await restore(f"sqlite:///{tmp_path}/atoll.db", file)

    run(story)
    assert list(tmp_path.iterdir()) == [file]


IMPATIENCE = {"sqlite": "PRAGMA busy_timeout=0", "postgresql": "SET lock_timeout = '10ms'"}


def test_nobody_writes_into_a_database_while_it_is_filled(
    database: str, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise it could be empty when one looks, and not any more when the rows come."""
    fill_it = backup._fill

    async def intrude() -> None:
        engine = open_database(database)
        async with engine.connect() as connection:
            await connection.execute(text(IMPATIENCE[engine.dialect.name]))
            for table in metadata.sorted_tables:
                with pytest.raises(DBAPIError, match=r"locked|lock timeout"):
                    async with connection.begin_nested():
                        await connection.execute(delete(table))
        await engine.dispose()

    def disturbed(connection: Connection, rows: Iterator[tuple[Table, Row]]) -> None:
        await_only(intrude())
        fill_it(connection, rows)

    monkeypatch.setattr(backup, "_fill", disturbed)

    async def story() -> None:
        await restore(database, saved)
        assert not await is_empty(database)

    run(story)
