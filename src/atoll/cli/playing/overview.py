"""Everything at length: all answers, all that happened, the whole board."""

from rich.console import Group
from rich.text import Text

from ..moment import Moment
from ..reading.vocabulary import Vocabulary
from ..showing.log import Log
from ..showing.questions import Questions
from ..showing.screen import NEWS
from .refusal import refused
from .replies import Read, Reply, Show


class Overview:
    """What the screen of the moment has no room for."""

    def __init__(self, questions: Questions, log: Log) -> None:
        self._questions = questions
        self._log = log

    def answers(self, verb: str, moment: Moment) -> Reply:
        """All that can be answered, or all that begins so."""
        if not verb:
            return Read(Group(*self._questions.in_full(moment)))
        if begun := Vocabulary(moment).reading().begun(verb):
            return Read(self._questions.all_of(begun, moment))
        return refused(verb, moment)

    def happenings(self, _: str, moment: Moment) -> Read:
        return Read(Group(*(Text(news.line, NEWS) for news in self._log.news())))

    def board(self, _: str, moment: Moment) -> Read | Show:
        """The whole table; of a drawing that leaves nothing out, there is no more than that."""
        details = [*moment.board.drawing.details(moment.view(), moment.words)]
        return Read(Group(*details)) if details else Show()
