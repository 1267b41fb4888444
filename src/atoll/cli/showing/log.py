"""What happened since the person's last answer, in lines, and how much each of them matters."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ...kernel import SEAT_ARGUMENTS, Event, heard
from ..boards.contract import Telling
from ..presenting import Presenter
from .screen import News, Weight


class Told(NamedTuple):
    """A line about events, how many of each kind, and how many answers there were by then."""

    answers: int
    news: News
    kinds: Counter[str]


class Reader(NamedTuple):
    """Whoever reads: a seat, and the word by which events name it, if they name people."""

    seat: int
    word: str | None


class Log:
    """What happened, as one seat hears it."""

    def __init__(self, telling: Telling, words: Presenter, reader: Reader) -> None:
        self._telling = telling
        self._words = words
        self._reader = reader
        self._lines: list[Told] = []
        self._hints: list[News] = []

    def greet(self, line: str) -> None:
        """Begin with a line that is about no event."""
        self._lines.append(Told(0, News(line, Weight.OWN), Counter()))

    def give_hint(self, line: str) -> None:
        """Put a line below all that happens, until everything is old news."""
        self._hints.append(News(line, Weight.OWN))

    def add(self, told: Sequence[Told]) -> None:
        self._lines += told

    def turn_page(self) -> None:
        """What happened was read."""
        self._lines.clear()

    def close(self) -> None:
        """All of this is old news."""
        self._lines.clear()
        self._hints.clear()

    def take_back(self, answers: int) -> None:
        """Forget what came of answers after so many."""
        self._lines = [told for told in self._lines if told.answers <= answers]

    def news(self, but_for: Counter[str] | None = None) -> list[News]:
        """What happened, but for lines with the latest of these kinds alone."""
        left_out = Counter[str]() if but_for is None else but_for
        news = []
        for told in reversed(self._lines):
            known = told.kinds & left_out
            left_out -= known
            if not told.kinds or known != told.kinds:
                news.append(told.news)
        return news[::-1]

    def hints(self) -> Sequence[News]:
        return self._hints

    def told(self, events: Sequence[Event], answers: int) -> Iterator[Told]:
        """The events in lines."""
        for chapter in self._chapters(events):
            if lines := self._words.events(chapter, self._reader.seat):
                weight = min(map(self._weight, heard(chapter, self._reader.seat)))
                kinds = Counter(event.kind for event in chapter)
                yield Told(answers, News(" ".join(lines), weight), kinds)

    def _chapters(self, events: Sequence[Event]) -> Iterator[Sequence[Event]]:
        """The events in pieces, each of which is told in a line of its own."""
        begun = 0
        for number, event in enumerate(events):
            if event.kind in self._telling.chapters:
                yield events[begun:number]
                begun = number
        yield events[begun:]

    def _weight(self, event: Event) -> Weight:
        if event.kind in self._telling.chatter:
            return Weight.CHATTER
        if self._is_about_reader(event):
            return Weight.OWN
        return Weight.GREAT if event.kind in self._telling.great else Weight.USUAL

    def _is_about_reader(self, event: Event) -> bool:
        seat, word = self._reader
        is_named = word is not None and word in event.args.values()
        return is_named or seat in [event.args.get(name) for name in SEAT_ARGUMENTS]
