"""The table as it stands on the screen."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from ...kernel import Option
from ..moment import Moment
from .log import Log
from .questions import Begun, Questions
from .screen import News, Picture, Weight


class Scene:
    """What happened since the person's last answer, the board, and what is asked now."""

    def __init__(self, log: Log, questions: Questions) -> None:
        self._log = log
        self._questions = questions

    def picture(self, moment: Moment, orders: str, begun: Begun | None = None) -> Picture:
        """All of it, with the orders below; of what was begun the board shows where it leads."""
        options: Sequence[Option]
        if begun is None:
            question, options = self._questions.at(moment), moment.options()
        else:
            question, options = self._questions.completing(begun, moment), begun.options
        happened = [*self._undrawn(moment), *self._log.hints()]
        below = [*question, Text(orders, "dim")]
        return Picture(happened, drawn(moment, options), below)

    def last_news(self, moment: Moment) -> list[News]:
        """What happened in the end, but for what one has heard a hundred times."""
        return [news for news in self._undrawn(moment) if news.weight < Weight.CHATTER]

    def _undrawn(self, moment: Moment) -> list[News]:
        """What happened, but for lines in which there is nothing that the drawing does not show."""
        return self._log.news(but_for=moment.board.drawing.tells(moment.view()))


def drawn(moment: Moment, options: Sequence[Option] = ()) -> RenderableType:
    """The board, and on it where these options lead."""
    return moment.board.drawing.draw(moment.view(), options, moment.words)
