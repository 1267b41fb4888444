"""What a person at the table sees: what happened, the board, and the question below."""

from collections.abc import Iterable, Sequence
from enum import IntEnum, auto
from typing import NamedTuple, Protocol, runtime_checkable

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from ..boards.drawn import Lines, drawn
from ..boards.flow import CUT
from ..presenting import Presenter

NEWS = "dim"
PROMPT_LINES = MORE_LINES = 1
"""What the prompt takes, and the line that says that more has happened."""
FEWEST_LINES = 3
"""As many lines of what happened last are shown even if there is no room for them."""


class Weight(IntEnum):
    """How much something matters, the most first."""

    OWN = auto()
    """It concerns whoever reads."""
    GREAT = auto()
    USUAL = auto()
    CHATTER = auto()


class News(NamedTuple):
    """A line about what happened; where there is not room for all the lightest give way."""

    line: str
    weight: Weight = Weight.USUAL


class Within:
    """Something drawn that is told how many lines there are for it; it may take more."""

    def __init__(self, what: RenderableType, lines: int) -> None:
        self._what = what
        self._lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        options = options.copy()
        options.max_height = max(self._lines, 0)
        yield from console.render(self._what, options)


@runtime_checkable
class Demanding(Protocol):
    """A board that knows how many lines it takes to show all that can be done."""

    def demands(self, console: Console, options: ConsoleOptions) -> int: ...


class Picture(NamedTuple):
    """What happened, the board, and what stands below it."""

    happened: Sequence[News]
    board: RenderableType
    below: Sequence[RenderableType]


class Screen:
    """Prints as much as there is room for."""

    def __init__(self, console: Console, words: Presenter) -> None:
        self._console = console
        self._words = words

    def clear(self) -> None:
        """Begin anew. Where there is no screen to clear, things stay below one another."""
        if self._console.is_terminal:
            self._console.clear()

    def print(self, what: RenderableType, style: str = "") -> None:
        self._console.print(Text(what, style) if isinstance(what, str) else what)

    def say(self, key: str, style: str = "", /, **args: str | int) -> None:
        self.print(self._text(key, style, **args))

    def _text(self, key: str, style: str = "", /, **args: str | int) -> Text:
        return Text(self._words.texts(key, **args), style)

    def say_command(self, key: str, command: str) -> None:
        """Not wrapped, so that the command can be copied whole."""
        self._console.print(self._words.texts(key, command=command), soft_wrap=True)

    def tell(self, happened: Iterable[News]) -> None:
        """All of what happened, whether it fits or not."""
        for news in happened:
            self.print(news.line, NEWS)

    def show(self, picture: Picture) -> None:
        """What is below in full, the board above, and of what happened as much as fits."""
        table = self._table(picture)
        for line in self._fitting(picture.happened, self._room_above(table)):
            self._console.print(line)
        self._console.print(table)

    def has_room(self, picture: Picture, lightest: Weight) -> bool:
        """Whether nothing of what happened would be left out that matters at least so much."""
        room = self._room_above(self._table(picture))
        everything, weighty = self._told(picture.happened), self._told(picture.happened, lightest)
        return min(everything, weighty + MORE_LINES) <= room

    def _table(self, picture: Picture) -> Lines:
        """The board and what is below it.

        The board is told how many lines there are for it, beside what matters of what happened;
        but that gives way to what can be done.
        """
        happened, board, below = picture
        question = drawn(Group(*below), self._console)
        free = self._console.height - len(question) - PROMPT_LINES
        told, weighty = self._told(happened), self._told(happened, Weight.GREAT)
        usual = free - min(max(weighty + MORE_LINES, FEWEST_LINES), told)
        lines = max(usual, min(self._demanded(board), free - min(FEWEST_LINES, told)))
        return drawn(Group(Within(board, lines), question), self._console)

    def _room_above(self, table: Lines) -> int:
        return max(self._console.height - len(table) - PROMPT_LINES, FEWEST_LINES)

    def _told(self, happened: Sequence[News], lightest: Weight = Weight.CHATTER) -> int:
        """How many lines there are about what matters at least so much."""
        lines = [Text(news.line) for news in happened if news.weight <= lightest]
        return self.height(Group(*lines))

    def _demanded(self, board: RenderableType) -> int:
        if isinstance(board, Demanding):
            return board.demands(self._console, self._console.options)
        return 0

    @property
    def is_terminal(self) -> bool:
        return self._console.is_terminal

    def fits(self, happened: Sequence[News], *below: RenderableType) -> bool:
        """Whether there is room for all of what happened with this and the prompt below."""
        needed = self._told(happened) + self.height(Group(*below))
        return needed + PROMPT_LINES <= self._console.height

    def pages(self, what: RenderableType) -> list[RenderableType]:
        """Something in pieces, each of which leaves room for the prompt."""
        lines = drawn(what, self._console)
        room = self._console.height - PROMPT_LINES
        begins = range(0, max(len(lines), 1), room)
        return [lines[begun : begun + room] for begun in begins]

    def height(self, what: RenderableType) -> int:
        return len(drawn(what, self._console))

    def _fitting(self, happened: Sequence[News], room: int) -> list[Text]:
        """What happened; if it does not fit, a line that says so, and the most important of it."""
        wrapped = [
            Text(news.line, NEWS).wrap(self._console, self._console.width) for news in happened
        ]
        if not self._console.is_terminal or sum(map(len, wrapped)) <= room:
            return [line for lines in wrapped for line in lines]
        room -= MORE_LINES
        shown: set[int] = set()
        for number in _most_important(happened):
            if len(wrapped[number]) > room:
                break
            shown.add(number)
            room -= len(wrapped[number])
        more = self._text("play-more-happened", NEWS, count=len(happened) - len(shown))
        if not shown:
            return [more, *_beginning([*wrapped[_most_important(happened)[0]]], room)]
        return [more, *(line for number in sorted(shown) for line in wrapped[number])]


def _beginning(lines: Sequence[Text], room: int) -> list[Text]:
    """As many lines as there is room for, the last of them cut short."""
    *before, last = lines[:room]
    last.truncate(max(last.cell_len - len(CUT), 0))
    return [*before, last.append(CUT)]


def _most_important(happened: Sequence[News]) -> list[int]:
    """The numbers of the news: first those that matter most, and of these the newest."""
    newest_first = reversed(range(len(happened)))
    return sorted(newest_first, key=lambda number: happened[number].weight)
