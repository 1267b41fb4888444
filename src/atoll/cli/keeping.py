"""A person keeps the record of a game, and is told where, or why that failed."""

from pathlib import Path

from ..record import Record
from .saving import RecordFile, Taken
from .screen import Screen


class Keeping:
    """Writes a record down, into a file that was named from the beginning or only when asked."""

    def __init__(self, file: RecordFile, screen: Screen) -> None:
        self._file = file
        self._screen = screen
        self.is_named = file.path is not None

    def save(self, record: Record, path: Path | None = None) -> bool:
        """Write the record down. If that fails the person is told, and the game goes on."""
        try:
            self._file.write(record, path)
        except Taken as taken:
            self._screen.say("play-file-taken", "red", file=str(taken))
            return False
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            self._screen.say("play-not-saved", "red", reason=reason)
            return False
        return True

    def save_as(self, record: Record, name: str) -> None:
        if self.save(record, Path(name) if name else None):
            self._screen.say("play-saved", file=str(self._file.path))

    def save_unfinished(self, record: Record) -> None:
        if self.save(record):
            self._screen.say_command("play-resume", self._file.resuming())

    def save_finished(self, record: Record, name: str) -> None:
        if self.save(record, Path(name) if name else self._file.path):
            self._screen.say_command("play-replay", self._file.replaying())
