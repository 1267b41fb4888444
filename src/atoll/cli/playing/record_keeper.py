"""A person keeps the record of a game, and is told where, or why that failed."""

from pathlib import Path

from rich.text import Text

from ...record import Record
from ..moment import Moment
from ..showing.screen import Screen
from .record_file import RecordFile, Taken
from .replies import Say


class RecordKeeper:
    """Writes a record down, into a file that was named from the beginning or only when asked."""

    def __init__(self, record: Record, file: RecordFile, screen: Screen) -> None:
        self._record = record
        self._file = file
        self._screen = screen
        self.is_named = file.path is not None

    def keep(self) -> None:
        """Write down how far the game is, if a file was named for that."""
        if self.is_named:
            self._is_saved()

    def save_as(self, name: str, moment: Moment) -> Say:
        """Write the record down, from now on to the file of this name."""
        if not self._is_saved(name):
            return Say([])
        return Say([Text(moment.words.texts("play-saved", file=str(self._file.path)))])

    def save_unfinished(self) -> None:
        """Write the record down, and say how to go on with the game."""
        if self._is_saved():
            self._screen.say_command("play-resume", self._file.resuming())

    def save_finished(self, name: str) -> None:
        """Write the record down, and say how to see the game again."""
        if self._is_saved(name):
            self._screen.say_command("play-replay", self._file.replaying())

    def _is_saved(self, name: str = "") -> bool:
        """Write the record down. If that fails the person is told, and the game goes on."""
        try:
            self._file.write(self._record, Path(name) if name else None)
        except Taken as taken:
            self._screen.say("play-file-taken", "red", file=str(taken))
            return False
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            self._screen.say("play-not-saved", "red", reason=reason)
            return False
        return True
