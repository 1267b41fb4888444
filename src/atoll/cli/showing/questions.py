"""What a person is asked: the questions, and their answers or examples of them."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ...kernel import Answer, Option
from ..boards.contract import Kinds
from ..moment import MOST_LISTED, Moment
from ..presenting import Presenter
from .screen import Screen

MOST_IN_FULL = 20
"""As many options are listed with what they mean; of more there is that only for each kind."""
MOST_LINES = 30
"""A longer list of options helps nobody; then there is only one of each kind."""
PROMPT, ANSWER = "bold", "cyan"

Group = tuple[str, Sequence[Option]]
"""A question and answers to it."""


class Begun(NamedTuple):
    """A line that begins some of the options."""

    line: str
    options: Sequence[Option]


class Questions:
    """Words what is asked, and remembers which options it has numbered."""

    def __init__(self, screen: Screen, words: Presenter) -> None:
        self._screen = screen
        self._words = words
        self._numbered: list[Option] = []

    def at(self, moment: Moment) -> Iterator[RenderableType]:
        """The questions, each with its answers or some examples of them; what Enter does.

        Beside anything else, of what can wait only the verbs are named.
        """
        self._numbered.clear()
        groups = list(self._urgent(moment)) or list(self._groups(moment, moment.standing()))
        yield from self._with_answers(groups, moment)
        shown = _verbs([option for _, options in groups for option in options])
        if verbs := [verb for verb in _verbs(moment.standing()) if verb not in shown]:
            yield self._say("play-also", ANSWER, verbs=", ".join(verbs), verb=verbs[-1])
        if not moment.awaited():
            yield self._say(_what_enter_does(moment))
        elif only := moment.only_answer():
            yield self._say("play-enter-answers", answer=only.text)

    def completing(self, begun: Begun, moment: Moment) -> Iterator[RenderableType]:
        """The questions that are awaited or that the options answer, with these options alone."""
        self._numbered.clear()
        awaited = [(self._words.prompt(each), ()) for each in moment.decisions() if each.must]
        groups = dict(awaited) | dict(self._groups(moment, begun.options))
        yield from self._with_answers(groups.items(), moment)
        yield self._say("play-narrowed", line=begun.line)

    def _urgent(self, moment: Moment) -> Iterator[Group]:
        """What the game waits for, what is a question of its own, and what else cannot wait."""
        apart = moment.apart()
        left_out = {option.text for _, options in apart for option in options}
        pressing = [option for option in moment.pressing() if option.text not in left_out]
        yield from self._groups(moment, moment.awaited())
        yield from apart
        yield from self._groups(moment, pressing)

    def _groups(self, moment: Moment, options: Sequence[Option]) -> Iterator[Group]:
        """These options by the questions that they answer."""
        texts = {option.text for option in options}
        for decision in moment.decisions():
            if answers := [each for each in decision.options if each.text in texts]:
                yield self._words.prompt(decision), answers

    def _with_answers(self, groups: Iterable[Group], moment: Moment) -> Iterator[RenderableType]:
        for prompt, options in groups:
            yield Text(prompt, PROMPT)
            yield from self._offered(options, moment)

    def _offered(self, options: Sequence[Option], moment: Moment) -> Iterator[RenderableType]:
        """The options if they are few; of those on the board an example is enough."""
        listed = [option for option in options if option.kind not in moment.board.asking.shows]
        if len(listed) > MOST_LISTED:
            listed = []
        others = [option for option in options if option not in listed]
        if kinds := _by_kind(others):
            examples = " · ".join(map(self._words.spoken, _examples(others, moment)))
            if len(kinds) < len(others):
                yield self._say("play-examples", ANSWER, examples=examples)
            else:  # these are all, and no examples
                yield Text(f"  {examples}", ANSWER)
        if listed:
            yield self._listed(listed, moment)

    def in_full(self, moment: Moment) -> Iterator[RenderableType]:
        """The questions with every answer that there is, of very many one of each kind."""
        self._numbered.clear()
        for decision in moment.decisions():
            yield Text(self._words.prompt(decision), PROMPT)
            if len(decision.options) <= MOST_IN_FULL:
                yield self._listed(decision.options, moment)
            else:
                texts = _in_columns(decision.options)
                if self._screen.height(texts) <= MOST_LINES:
                    yield texts
                yield self._say("play-kinds", count=len(decision.options))
                examples = [
                    min(kind, key=moment.is_unlikely) for kind in _by_kind(decision.options)
                ]
                yield self._table([("", option) for option in examples])

    def all_of(self, options: Sequence[Option], moment: Moment) -> RenderableType:
        """All of these, with what they mean if they are not too many."""
        self._numbered.clear()
        is_few = len(options) <= MOST_IN_FULL
        return self._listed(options, moment) if is_few else _in_columns(options)

    def which_of(self, options: Sequence[Option], moment: Moment) -> list[RenderableType]:
        """The options that a line could mean, whatever they are."""
        self._numbered.clear()
        return [self._say("play-which"), self._listed(options, moment, deliberate=frozenset())]

    def _listed(
        self, options: Sequence[Option], moment: Moment, deliberate: Kinds | None = None
    ) -> Table:
        """The options with what they mean, numbered if no number could be taken for a card."""
        if deliberate is None:
            deliberate = moment.board.asking.deliberate
        easy = [option for option in options if option.kind not in deliberate]
        first = len(self._numbered) + 1
        numbers = range(first, first + len(easy))
        # Nobody means an amount by a number alone, for there are several in such an answer.
        cards = moment.offered(but_for=moment.board.asking.amounts)
        if numbers.stop > MOST_LISTED + 1 or not cards.isdisjoint(map(str, numbers)):
            return self._table([("", option) for option in options])
        self._numbered += easy
        marks = {option.text: f"{number:>3}." for number, option in zip(numbers, easy, strict=True)}
        return self._table([(marks.get(option.text, ""), option) for option in options])

    def _table(self, rows: Sequence[tuple[str, Option]]) -> Table:
        """Options with what they mean, each behind a mark."""
        table = Table.grid(padding=(0, 1))
        for mark, option in rows:
            label = self._words.option(option)
            table.add_row(Text(mark or "  ", "bold"), Text(option.text, ANSWER), Text(label))
        return table

    def numbered(self, line: str) -> list[Option]:
        """The option that was listed with this number, if the line is one."""
        number = int(line) if line.isascii() and line.isdecimal() else 0
        return [self._numbered[number - 1]] if 0 < number <= len(self._numbered) else []

    def _say(self, key: str, style: str = "", /, **args: str | int) -> Text:
        return Text(self._words.texts(key, **args), style)


def _what_enter_does(moment: Moment) -> str:
    """Where nothing is awaited."""
    if moment.apart():
        return "play-enter-leaves-open"
    return "play-enter-waits" if moment.can_wait() else "play-enter-passes"


def _by_kind(options: Sequence[Option]) -> list[list[Option]]:
    """The options of each kind, the kinds in the order in which they first come."""
    kinds: dict[type[Answer], list[Option]] = {}
    for option in options:
        kinds.setdefault(option.kind, []).append(option)
    return list(kinds.values())


def _examples(options: Sequence[Option], moment: Moment) -> list[Option]:
    """One of each kind."""
    return [min(kind, key=moment.is_unlikely) for kind in _by_kind(options)]


def _verbs(options: Sequence[Option]) -> list[str]:
    return list(dict.fromkeys(option.words[0] for option in options))


def _in_columns(options: Sequence[Option]) -> Columns:
    return Columns([Text(option.text, ANSWER) for option in options])
