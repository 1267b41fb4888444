"""What a person at the table sees: what happened, the board, the question and its answers."""

from collections.abc import Iterator, Sequence

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..kernel import Decision, Option
from .presenting import Presenter

MOST_LISTED = 9
"""As many options are listed without being asked for."""
MOST_IN_FULL = 30
"""As many options are listed with what they mean; of more there are only the texts."""
FEWEST_LINES = 2
"""As many lines of what happened last are shown even if there is no room for them."""


class Screen:
    """Prints, and remembers which options it has numbered."""

    def __init__(self, console: Console, words: Presenter, on_board: frozenset[str]) -> None:
        self._console = console
        self._words = words
        self._on_board = on_board
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

    def show(self, happened: Sequence[str], *below: RenderableType) -> None:
        """What is below in full, and above it the last of what happened, as far as it fits."""
        group = Group(*below)
        for line in self._newest(happened, self._console.height - self._height(group) - 1):
            self._console.print(line)
        self._console.print(group)

    def _height(self, what: RenderableType) -> int:
        return len(self._console.render_lines(what))

    def _newest(self, happened: Sequence[str], room: int) -> list[Text]:
        """The last of what happened, nothing by halves but what alone is too long."""
        if not self._console.is_terminal:
            room = sum(map(len, happened))  # nothing scrolls out of sight
        shown: list[Text] = []
        for line in reversed(happened):
            lines = Text(line, "dim").wrap(self._console, self._console.width)
            if len(shown) + len(lines) <= room:
                shown = [*lines, *shown]
            else:
                return shown or lines[-max(room, FEWEST_LINES) :]
        return shown

    def asked(
        self, decisions: Sequence[Decision], by_enter: Option | None
    ) -> Iterator[RenderableType]:
        """The questions, each with its answers or some examples of them; what Enter does."""
        for decision in decisions:
            yield Text(self._words.prompt(decision), "bold")
            yield from self.offered(decision.options, decisions)
        if not any(decision.must for decision in decisions):
            yield self._text("play-enter-passes")
        elif by_enter:
            yield self._text("play-enter-answers", answer=by_enter.text)

    def offered(
        self, options: Sequence[Option], among: Sequence[Decision]
    ) -> Iterator[RenderableType]:
        """The options if they are few; of those on the board an example is enough."""
        listed = [option for option in options if option.label.key not in self._on_board]
        if len(listed) > MOST_LISTED:
            listed = []
        kinds = {each.label.key: each.text for each in reversed(options) if each not in listed}
        if kinds:
            examples = " · ".join(reversed(kinds.values()))
            yield self._text("play-examples", "cyan", examples=examples)
        if listed:
            yield self._listed(listed, among)

    def ask_in_full(self, decisions: Sequence[Decision]) -> None:
        """The questions with every answer that there is."""
        self._numbered.clear()
        for decision in decisions:
            self.print(self._words.prompt(decision), "bold")
            if len(decision.options) <= MOST_IN_FULL:
                self.print(self._listed(decision.options, decisions))
            else:
                self.print(Columns([Text(each.text, "cyan") for each in decision.options]))

    def ask_which(self, options: Sequence[Option], among: Sequence[Decision]) -> None:
        """The options that a line could mean."""
        self._numbered.clear()
        self.say("play-which")
        self.print(self._listed(options, among))

    def _listed(self, options: Sequence[Option], among: Sequence[Decision]) -> Table:
        """The options with what they mean, numbered if no number could be taken for a card."""
        first = len(self._numbered) + 1
        numbers = range(first, first + len(options))
        numbered = numbers.stop <= MOST_LISTED + 1 and _words(among).isdisjoint(map(str, numbers))
        if numbered:
            self._numbered += options
        table = Table.grid(padding=(0, 1))
        for number, option in zip(numbers, options, strict=True):
            mark = f"{number:>3}." if numbered else "  "
            label = self._words.option(option)
            table.add_row(Text(mark, "bold"), Text(option.text, "cyan"), Text(label))
        return table

    def numbered(self, line: str) -> list[Option]:
        """The option that was listed with this number, if the line is one."""
        number = int(line) if line.isascii() and line.isdecimal() else 0
        return [self._numbered[number - 1]] if 0 < number <= len(self._numbered) else []


def _words(decisions: Sequence[Decision]) -> set[str]:
    """Every word in the answers to these questions."""
    return {
        word
        for decision in decisions
        for option in decision.options
        for word in option.text.split()
    }
