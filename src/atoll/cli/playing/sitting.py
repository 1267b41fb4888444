"""The course of a game: bots answer, the person is asked, and all is told, to the end."""

from collections.abc import Sequence

from ...kernel import Event
from ..moment import Moment
from .chances import Chances
from .conversation import Conversation
from .ending import Ending
from .narrator import Narrator
from .record_keeper import RecordKeeper
from .replies import Answers, LetPass, TakeBack
from .table import Table


class Sitting:
    """A person at a table with bots, from where the game stands to its end."""

    def __init__(
        self,
        table: Table,
        narrator: Narrator,
        conversation: Conversation,
        keeper: RecordKeeper,
        ending: Ending,
    ) -> None:
        self._table = table
        self._narrator = narrator
        self._conversation = conversation
        self._keeper = keeper
        self._ending = ending
        self._chances = Chances()

    def play(self) -> None:
        """Play until the game is over. Raises ``Left``, or what ``input`` raises."""
        self._begin()
        while (outcome := self._table.outcome) is None:
            moment = self._table.moment()
            if self._chances.has_new(moment):
                self._ask(moment)
            elif (events := self._table.let_bot_answer()) is not None:
                self._tell(events)
            elif passed := self._chances.passed_unasked(moment):
                self._answer(passed.text)
            else:
                self._ask(moment)
        self._ending.tell(outcome)

    def leave(self) -> None:
        """The person gets up before the end."""
        self._ending.break_off()

    def _begin(self) -> None:
        moment = self._table.moment()
        if self._table.answers:
            self._narrator.remind(moment)
        else:
            self._narrator.welcome(moment, self._table.record)
        self._narrator.tell(moment.state.events, self._table.answers)

    def _ask(self, moment: Moment) -> None:
        """Let the person do something about it."""
        self._chances.show(moment)
        match self._conversation.ask():
            case Answers(texts):
                self._narrator.close()
                self._chances.go_on()
                for text in texts:
                    self._answer(text)
            case LetPass():
                self._narrator.close()
            case TakeBack():
                self._table.take_back()
                self._chances.go_back()
                self._narrator.take_back(self._table.answers)

    def _answer(self, text: str) -> None:
        self._tell(self._table.answer(text))

    def _tell(self, events: Sequence[Event]) -> None:
        """Tell what came of an answer, and write it down."""
        self._narrator.tell(events, self._table.answers)
        self._keeper.keep()
