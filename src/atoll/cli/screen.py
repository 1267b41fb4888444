"""What a person at the table sees: what happened, the board, the question and its answers."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import IntEnum, auto
from typing import NamedTuple

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from ..kernel import Decision, Option
from .presenting import Presenter

MOST_LISTED = 9
"""As many options are listed without being asked for."""
MOST_IN_FULL = 20
"""As many options are listed with what they mean; of more there is that only for each kind."""
MOST_LINES = 30
"""A longer list of options helps nobody; then there is only one of each kind."""
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


class Screen:
    """Prints, and remembers which options it has numbered."""

    def __init__(
        self,
        console: Console,
        words: Presenter,
        on_board: frozenset[str],
        deliberate: frozenset[str] = frozenset(),
        patient: frozenset[str] = frozenset(),
    ) -> None:
        self._console = console
        self._words = words
        self._on_board = on_board
        self._deliberate = deliberate
        self._patient = patient
        self._numbered: list[Option] = []

    def clear(self) -> None:
        """Begin anew. Where there is no screen to clear, things stay below one another."""
        self._numbered.clear()
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

    def show(self, happened: Sequence[News], board: RenderableType, *below: RenderableType) -> None:
        """What is below in full, the board above, and of what happened as much as fits.

        The board is told how many lines there are for it.
        """
        around = self._height(Group(*below)) + FEWEST_LINES + PROMPT_LINES
        group = Group(Within(board, self._console.height - around), *below)
        room = self._console.height - self._height(group) - PROMPT_LINES
        for line in self._fitting(happened, max(room, FEWEST_LINES)):
            self._console.print(line)
        self._console.print(group)

    @property
    def is_terminal(self) -> bool:
        return self._console.is_terminal

    def fits(self, happened: Sequence[News], *below: RenderableType) -> bool:
        """Whether there is room for all of what happened with this and the prompt below."""
        lines = [Text(news.line) for news in happened]
        return self._height(Group(*lines, *below)) + PROMPT_LINES <= self._console.height

    def _height(self, what: RenderableType) -> int:
        return len(self._console.render_lines(what))

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
            return [more, *wrapped[_most_important(happened)[0]][-room:]]
        return [more, *(line for number in sorted(shown) for line in wrapped[number])]

    def asked(
        self,
        decisions: Sequence[Decision],
        by_enter: Option | None,
        is_unlikely: Callable[[Option], bool],
    ) -> Iterator[RenderableType]:
        """The questions, each with its answers or some examples of them; what Enter does.

        Beside anything else, of what can wait only the verbs are named.
        """
        urgent = [(each, self._urgent(each)) for each in decisions]
        if not any(options for _, options in urgent):
            urgent = [(each, each.options) for each in decisions]
        for decision, options in urgent:
            if options:
                yield Text(self._words.prompt(decision), "bold")
                yield from self._offered(options, decisions, is_unlikely)
        waiting = [each for each, options in urgent if len(options) < len(each.options)]
        if waiting:
            yield self._text("play-also", "cyan", verbs=", ".join(self._verbs_that_wait(waiting)))
        if not any(decision.must for decision in decisions):
            yield self._text("play-enter-passes")
        elif by_enter:
            yield self._text("play-enter-answers", answer=by_enter.text)

    def _urgent(self, decision: Decision) -> Sequence[Option]:
        """Its options, but for those that can wait."""
        if decision.must:
            return decision.options
        return [each for each in decision.options if each.label.key not in self._patient]

    def _verbs_that_wait(self, decisions: Sequence[Decision]) -> Iterable[str]:
        return dict.fromkeys(
            option.text.split()[0]
            for decision in decisions
            for option in decision.options
            if option.label.key in self._patient
        )

    def completing(
        self,
        line: str,
        begun: Sequence[Option],
        decisions: Sequence[Decision],
        is_unlikely: Callable[[Option], bool],
    ) -> Iterator[RenderableType]:
        """The questions that are awaited or that the options answer, with these options alone."""
        texts = {option.text for option in begun}
        for decision in decisions:
            options = [option for option in decision.options if option.text in texts]
            if decision.must or options:
                yield Text(self._words.prompt(decision), "bold")
            yield from self._offered(options, decisions, is_unlikely)
        yield self._text("play-narrowed", line=line)

    def _offered(
        self,
        options: Sequence[Option],
        among: Sequence[Decision],
        is_unlikely: Callable[[Option], bool],
    ) -> Iterator[RenderableType]:
        """The options if they are few; of those on the board an example is enough."""
        listed = [option for option in options if option.label.key not in self._on_board]
        if len(listed) > MOST_LISTED:
            listed = []
        kinds = _by_kind([option for option in options if option not in listed])
        if kinds:
            examples = [min(kind, key=is_unlikely).text for kind in kinds]
            yield self._text("play-examples", "cyan", examples=" · ".join(examples))
        if listed:
            yield self._listed(listed, among)

    def ask_in_full(
        self, decisions: Sequence[Decision], is_unlikely: Callable[[Option], bool]
    ) -> None:
        """The questions with every answer that there is."""
        self._numbered.clear()
        for decision in decisions:
            self.print(self._words.prompt(decision), "bold")
            if len(decision.options) <= MOST_IN_FULL:
                self.print(self._listed(decision.options, decisions))
            else:
                texts = Columns([Text(each.text, "cyan") for each in decision.options])
                if self._height(texts) <= MOST_LINES:
                    self.print(texts)
                self.say("play-kinds", count=len(decision.options))
                examples = [min(kind, key=is_unlikely) for kind in _by_kind(decision.options)]
                self.print(self._table([("", option) for option in examples]))

    def ask_which(self, options: Sequence[Option], among: Sequence[Decision]) -> None:
        """The options that a line could mean, whatever they are."""
        self._numbered.clear()
        self.say("play-which")
        self.print(self._listed(options, among, deliberate=frozenset()))

    def _listed(
        self,
        options: Sequence[Option],
        among: Sequence[Decision],
        deliberate: frozenset[str] | None = None,
    ) -> Table:
        """The options with what they mean, numbered if no number could be taken for a card."""
        if deliberate is None:
            deliberate = self._deliberate
        easy = [option for option in options if option.label.key not in deliberate]
        first = len(self._numbered) + 1
        numbers = range(first, first + len(easy))
        if numbers.stop > MOST_LISTED + 1 or not _words(among).isdisjoint(map(str, numbers)):
            return self._table([("", option) for option in options])
        self._numbered += easy
        marks = {option.text: f"{number:>3}." for number, option in zip(numbers, easy, strict=True)}
        return self._table([(marks.get(option.text, ""), option) for option in options])

    def _table(self, rows: Sequence[tuple[str, Option]]) -> Table:
        """Options with what they mean, each behind a mark."""
        table = Table.grid(padding=(0, 1))
        for mark, option in rows:
            label = self._words.option(option)
            table.add_row(Text(mark or "  ", "bold"), Text(option.text, "cyan"), Text(label))
        return table

    def numbered(self, line: str) -> list[Option]:
        """The option that was listed with this number, if the line is one."""
        number = int(line) if line.isascii() and line.isdecimal() else 0
        return [self._numbered[number - 1]] if 0 < number <= len(self._numbered) else []


def _most_important(happened: Sequence[News]) -> list[int]:
    """The numbers of the news: first those that matter most, and of these the newest."""
    newest_first = reversed(range(len(happened)))
    return sorted(newest_first, key=lambda number: happened[number].weight)


def _by_kind(options: Sequence[Option]) -> list[list[Option]]:
    """The options of each kind, the kinds in the order in which they first come."""
    kinds: dict[str, list[Option]] = {}
    for option in options:
        kinds.setdefault(option.label.key, []).append(option)
    return list(kinds.values())


def _words(decisions: Sequence[Decision]) -> set[str]:
    """Every word in the answers to these questions."""
    return {
        word
        for decision in decisions
        for option in decision.options
        for word in option.text.split()
    }
