"""What is longer than a screen, page by page."""

from collections.abc import Sequence

from rich.console import RenderableType

from ...texts import Texts
from .. import terminal
from ..leaving import Left, means_to_leave
from .log import Log
from .screen import News, Screen


class Pages:
    """Lets a person at a keyboard turn pages; nobody else is waited for."""

    def __init__(self, screen: Screen, texts: Texts, log: Log) -> None:
        self._screen = screen
        self._texts = texts
        self._log = log
        self.are_turned = screen.is_terminal and terminal.is_typed()

    def make_room(self, happened: Sequence[News], *below: RenderableType) -> None:
        """Let the person read what is in the log before more happens than a screen can show."""
        if self.are_turned and not self._screen.fits(happened, *below):
            self.turn()

    def turn(self) -> str:
        """Tell what is in the log on a screen of its own; what was typed below it."""
        self._screen.clear()
        self._screen.tell(self._log.news())
        self._log.turn_page()
        line = terminal.ask(self._texts("play-go-on") + " ")
        if means_to_leave(line):
            raise Left
        return line

    def read(self, what: RenderableType) -> str:
        """Show something in pages if it is long; what was typed instead of reading on.

        Whoever types something else than to quit has gone on already.
        """
        *pages, last = self._screen.pages(what) if self.are_turned else [what]
        for page in pages:
            self._screen.print(page)
            if line := terminal.ask(self._texts("play-read-on") + " "):
                return "" if means_to_leave(line) else line
        self._screen.print(last)
        return ""
