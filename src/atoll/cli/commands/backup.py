"""``atoll backup`` and ``atoll restore``: all that a server keeps, in one file."""

import argparse
import asyncio
from pathlib import Path

from ..terminal import console
from ..wording import terminal_texts
from .arguments import Commands, Mistake, add_language, missing_packages

WHERE = "The database is that of the settings: ATOLL_DATABASE, or the file that ATOLL_CONFIG names."


def add_to(commands: Commands) -> None:
    _add(
        commands,
        "backup",
        help="save all that a server keeps in a file",
        description="Save all that a server keeps in a new file, also while it is running. The "
        f"file can be restored into SQLite and PostgreSQL alike. {WHERE} Keep the file safe: it "
        "has hashes of passwords in it, and the seeds of games that go on.",
        done="backup-made",
    )
    _add(
        commands,
        "restore",
        help="fill an empty database from such a file",
        description="Fill an empty database with what `atoll backup` has saved: all of it, or "
        f"nothing if something is wrong. {WHERE}",
        done="backup-restored",
    )


def _add(commands: Commands, name: str, *, help: str, description: str, done: str) -> None:  # noqa: A002
    parser = commands.add_parser(name, help=help, description=description)
    parser.add_argument("file", metavar="FILE", help="the back-up")
    add_language(parser)
    parser.set_defaults(run=run, command=name, done=done)


def run(given: argparse.Namespace) -> int:
    rows = _rows_moved(given.command, Path(given.file))
    text = terminal_texts(given.lang)(given.done, file=given.file, rows=rows)
    console().print(text, soft_wrap=True)  # the name of the file stays in one piece
    return 0


def _rows_moved(command: str, file: Path) -> int:
    try:
        # Not above: the library and the terminal work without the packages that a server needs.
        from ...server.settings import BadSettings, read_settings  # noqa: PLC0415
        from ...server.storage.backup import back_up, restore  # noqa: PLC0415
        from ...server.storage.backup_file import BackupError  # noqa: PLC0415
    except ImportError as error:
        raise missing_packages(command, error) from None
    work = back_up if command == "backup" else restore
    try:
        return asyncio.run(work(read_settings().database, file))
    except BadSettings as error:
        raise Mistake(str(error)) from None
    except BackupError as error:
        raise Mistake(str(error), code=1) from None
