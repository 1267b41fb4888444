"""What happens is told: what the game is about, and then event by event."""

from collections.abc import Sequence

from ...kernel import Event, written
from ...record import Record
from ..moment import Moment
from ..showing.log import Log
from ..showing.pages import Pages


class Narrator:
    """Tells a person what happens, page by page where a screen has no room for all of it."""

    def __init__(self, log: Log, pages: Pages) -> None:
        self._log = log
        self._pages = pages

    def welcome(self, moment: Moment, record: Record) -> None:
        """A new player learns what the game is about, also with the options that were chosen, and
        where to find out more.
        """
        texts = moment.words.texts
        self._log.greet(texts("game-blurb"))
        for name, value in record.options.items():
            if (key := f"setting-{name}-{written(value)}-help") in texts:
                self._log.greet(texts(key))
        self._log.give_hint(texts("welcome-hint"))

    def remind(self, moment: Moment) -> None:
        """Whoever goes on with a game is told once more what it is about."""
        if moment.state.outcome is None:
            for key in moment.board.help.aim(moment.view()):
                self._log.greet(moment.words.texts(key))

    def tell(self, events: Sequence[Event], answers: int) -> None:
        """Tell what came of so many answers."""
        told = list(self._log.told(events, answers))
        self._pages.make_room([*self._log.news(), *(each.news for each in told)])
        self._log.add(told)

    def close(self) -> None:
        """The person has acted: what happened before is old news."""
        self._log.close()

    def take_back(self, answers: int) -> None:
        """Forget what came of answers after so many."""
        self._log.take_back(answers)
