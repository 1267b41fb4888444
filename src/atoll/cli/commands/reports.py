"""``atoll reports``: what people have reported from the tables of a server."""

import argparse
import asyncio
from datetime import datetime
from typing import TYPE_CHECKING

from ...texts import Texts
from ..terminal import console
from ..wording import terminal_texts
from .arguments import Commands, Mistake, add_language, missing_packages

if TYPE_CHECKING:
    from ...server.replays.reports import Report

SHOWN_OF_WORDS = 100
"""So much of a report stands in the list; the rest is there when one is looked at."""


def add_to(commands: Commands) -> None:
    parser = commands.add_parser(
        "reports",
        help="read what people have reported from the tables of a server",
        description="List the reports that people have written at the tables of a server, or print "
        "one of them in full with the record of its game, for `atoll replay`. The database is that "
        "of the settings: ATOLL_DATABASE, or the file that ATOLL_CONFIG names.",
    )
    parser.add_argument("id", metavar="ID", type=int, nargs="?", help="the number of a report")
    parser.add_argument("--delete", metavar="ID", type=int, help="delete the report of this number")
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    if given.id is not None and given.delete is not None:
        raise Mistake("either one report is shown, or one is deleted")
    try:
        # Not above: the library and the terminal work without the packages that a server needs.
        from ...server.settings import BadSettings, read_settings  # noqa: PLC0415
        from ...server.storage.backup_file import BackupError  # noqa: PLC0415
    except ImportError as error:
        raise missing_packages("reports", error) from None
    try:
        asyncio.run(_run(read_settings().database, given, terminal_texts(given.lang)))
    except BadSettings as error:
        raise Mistake(str(error)) from None
    except BackupError as error:
        raise Mistake(str(error), code=1) from None
    return 0


async def _run(database: str, given: argparse.Namespace, texts: Texts) -> None:
    from ...server.replays import reports  # noqa: PLC0415  (as above)

    if given.delete is not None:
        if not await reports.delete_report(database, given.delete):
            raise _missing(given.delete)
        _print(texts("report-deleted", id=str(given.delete)))
    elif given.id is not None:
        found = await reports.report(database, given.id)
        if found is None:
            raise _missing(given.id)
        _print(*_whole(found, texts))
    else:
        listed = await reports.all_reports(database)
        _print(*(map(_line, listed) if listed else [texts("report-none")]))


def _missing(number: int) -> Mistake:
    return Mistake(f"there is no report {number}; `atoll reports` lists them", code=1)


def _print(*lines: str) -> None:
    out = console()
    for line in lines:
        out.print(line, soft_wrap=True)  # a record's lines stay as they are


def _line(report: "Report") -> str:
    words = " ".join(report.words.split())
    if len(words) > SHOWN_OF_WORDS:
        words = words[: SHOWN_OF_WORDS - 1] + "…"
    moment = "-" if report.moment is None else report.moment
    about = f"{report.game} {report.code} {moment}"
    return f"{report.id:>4}  {_when(report)}  {about}  {report.name}: {words}"


def _whole(report: "Report", texts: Texts) -> list[str]:
    about = {"game": report.game, "code": report.code}
    if report.moment is None:
        where = texts("report-game", **about)
    else:
        where = texts("report-moment", moment=str(report.moment), **about)
    title = texts("report-title", id=str(report.id), name=report.name, when=_when(report))
    return [title, where, "", report.words, "", report.record.rstrip()]


def _when(report: "Report") -> str:
    """By the clock of the machine on which it is read."""
    return datetime.fromtimestamp(report.at).astimezone().strftime("%Y-%m-%d %H:%M")
