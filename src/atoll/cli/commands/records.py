"""Records that are read from files."""

import sys
from pathlib import Path

from ... import record as records
from ...kernel import BadRecord, IllegalAnswer
from ...record import Record
from ..players import seat_names
from ..presenting import Presenter
from ..wording import terminal_texts
from .arguments import Mistake

STANDARD_INPUT = "the standard input"


def read_record(file: str | None) -> Record:
    """The record in a file; None is the standard input. Raises ``Mistake`` if it holds none."""
    try:
        return records.loads(sys.stdin.read() if file is None else _text(file))
    except BadRecord as error:
        raise Mistake(f"{file or STANDARD_INPUT}: {error}", code=1) from None


def unplayable(file: str | None, record: Record, error: BadRecord, language: str) -> Mistake:
    """What is wrong with a record that was read; for an illegal answer, in words for people."""
    why = error.__cause__
    if not isinstance(why, IllegalAnswer):
        return Mistake(f"{file or STANDARD_INPUT}: {error}", code=1)
    which = str(error).removesuffix(str(why))
    texts = terminal_texts(language, record.game)
    reason = Presenter(texts, seat_names(texts, record.seats)).refusal(why)
    return Mistake(
        f"{file or STANDARD_INPUT}: {which}{why.text[:60]!r} is not legal\n{reason}", code=1
    )


def _text(name: str) -> str:
    try:
        return Path(name).read_text("utf-8")
    except OSError as error:
        raise Mistake(f"cannot read {name}: {error.strerror}", code=1) from None
    except UnicodeDecodeError:
        raise BadRecord("this is not a text file") from None
