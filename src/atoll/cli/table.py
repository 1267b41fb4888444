"""A person at a table with bots: shows what is there, asks, and lets the bots answer."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from ..bots import Bot, Chair, next_answer
from ..kernel import Decision, Event, IllegalAnswer, Option
from ..match import Match
from .boards import DRAWINGS, EXAMPLES
from .presenting import Presenter
from .reading import Reading
from .rules import Digest
from .saving import RecordFile
from .terminal import ask

MOST_LISTED = 9
"""As many options are listed without being asked for."""
LOW_SCREEN = 30
"""A screen with fewer lines has room for few lines of what happened."""


class Left(Exception):
    """The person gets up from the table."""


class Told(NamedTuple):
    """A line about what happened, and how many answers there were by then."""

    answers: int
    line: str


class Table:
    def __init__(
        self,
        *,
        match: Match,
        seat: int,
        players: Sequence[Bot | None],
        adviser: Bot,
        words: Presenter,
        file: RecordFile,
        console: Console,
    ) -> None:
        self._match = match
        self._seat = seat
        self._players = players
        self._adviser = adviser
        self._words = words
        self._texts = words.texts
        self._file = file
        self._keeps_file = file.path is not None
        self._out = console
        self._log: list[Told] = []
        self._declined: set[str] = set()
        self._listed: Sequence[Option] = ()
        self._hear(match.state.events)

    # The course of the game.

    def play(self) -> None:
        """Play until the game is over. Raises ``Left``, or what ``input`` raises."""
        while self._match.state.outcome is None:
            if self._has_new_chance():
                self._ask_person()
                continue
            answer = next_answer(self._match.game, self._match.state, self._players)
            if answer is None:
                self._ask_person()
            else:
                self._answer(*answer)
        self._say_outcome()

    def leave(self) -> None:
        """Write down a game that is not over, and say how to go on with it."""
        self._out.print()
        if self._match.state.outcome is None and self._match.record.answers:
            self._save()
            if self._file.path is not None:
                self._out.print(self._texts("play-resume", command=self._file.resuming()))
        self._out.print(self._texts("play-bye"))

    def _answer(self, seat: int, text: str) -> None:
        if seat == self._seat:
            self._log.clear()
        self._hear(self._match.answer(seat, text))
        if self._keeps_file:
            self._save()

    def _hear(self, events: Sequence[Event]) -> None:
        lines = self._words.events(events, self._seat)
        count = len(self._match.record.answers)
        if lines:
            self._log.append(Told(count, " ".join(lines)))

    # What the person is asked.

    def _decisions(self) -> list[Decision]:
        """What the person can answer, first what the game waits for."""
        return [each for each in self._match.state.decisions if each.seat == self._seat]

    def _options(self) -> list[Option]:
        return [option for decision in self._decisions() for option in decision.options]

    def _has_new_chance(self) -> bool:
        """Whether the person could use a standing decision in a way that was not declined yet."""
        decisions = self._decisions()
        chances = {option.text for each in decisions if not each.must for option in each.options}
        self._declined &= chances
        return bool(chances - self._declined) and not any(each.must for each in decisions)

    def _ask_person(self) -> None:
        """Show the table and ask until the person has answered or let a chance pass."""
        self._declined |= {
            option.text for each in self._decisions() if not each.must for option in each.options
        }
        self._show()
        answers = len(self._match.record.answers)
        while len(self._match.record.answers) == answers:
            line = ask("> ")
            if not line and not self._is_awaited():
                return  # a standing chance may be let pass
            self._obey(line)

    def _is_awaited(self) -> bool:
        return any(decision.must for decision in self._decisions())

    def _obey(self, line: str) -> None:
        """Do what the person typed: a command, an answer, or the beginning of one."""
        word, _, rest = line.partition(" ")
        command = self._commands().get(word.lower())
        if command and not rest:
            command("")
            return
        reading = Reading(self._options(), self._words.card)
        if (chosen := self._by_number(line) or reading.whole(line)) and line:
            self._choose(chosen)
        elif command:
            command(rest.strip())
        elif not line:
            self._accept_only_answer()
        elif begun := reading.begun(line):
            self._show(begun)
            self._list(begun)
        else:
            self._refuse(reading.spelled_out(line, EXAMPLES.get(self._match.game.id, ())))

    def _choose(self, chosen: Sequence[Option]) -> None:
        if len(chosen) == 1:
            self._answer(self._seat, chosen[0].text)
        else:
            self._out.print(self._texts("play-which"))
            self._list(chosen)

    def _accept_only_answer(self) -> None:
        """An empty line gives the only answer that there is, or shows the table again."""
        options = self._options()
        if len(options) == 1:
            self._choose(options)
        else:
            self._show()

    def _by_number(self, line: str) -> list[Option]:
        """The option with this number in the last list that had numbers."""
        number = int(line) if line.isascii() and line.isdecimal() else 0
        return [self._listed[number - 1]] if 0 < number <= len(self._listed) else []

    def _refuse(self, text: str) -> None:
        try:
            self._match.game.answer(self._match.game.clone(self._match.state), self._seat, text)
        except IllegalAnswer as error:
            self._out.print(Text(self._words.refusal(error), "red"))
            if error.rule:
                self._out.print(Text(self._texts("play-see-rule", rule=error.rule), "dim"))

    # Commands.

    def _commands(self) -> dict[str, Callable[[str], None]]:
        return {
            "?": self._list_all,
            "h": self._hint,
            "hint": self._hint,
            "u": self._undo,
            "undo": self._undo,
            "r": self._rules,
            "rules": self._rules,
            "s": self._save_as,
            "save": self._save_as,
            "q": self._quit,
            "quit": self._quit,
            "help": self._help,
        }

    def _list_all(self, _: str) -> None:
        for decision in self._decisions():
            self._out.print(Text(self._words.prompt(decision), "bold"))
            self._list(decision.options)

    def _hint(self, _: str) -> None:
        """What the strongest bot would answer here."""
        chair = Chair(self._match.game, self._match.state, self._seat)
        for decision in reversed(self._decisions()):  # standing chances first, as bots do
            text = self._adviser.choose(chair, decision)
            if text is not None and (option := decision.option(text)):
                self._out.print(self._line(option))
                return
        self._out.print(self._texts("play-let-pass"))

    def _undo(self, _: str) -> None:
        if not self._match.can_undo(self._seat):
            self._out.print(self._texts("play-no-undo"))
            return
        self._match.undo(self._seat)
        answers = len(self._match.record.answers)
        self._log = [told for told in self._log if told.answers <= answers]
        self._show()

    def _rules(self, wanted: str) -> None:
        digest = Digest(self._match.game.id, self._texts.language)
        text = digest.find(wanted) if wanted else digest.contents()
        if text is None:
            self._out.print(self._texts("play-no-rule", wanted=wanted))
        else:
            self._out.print(Markdown(text))

    def _save_as(self, name: str) -> None:
        if name:
            self._file.path = Path(name)
        self._save()
        if self._file.path is not None:
            self._out.print(self._texts("play-saved", file=str(self._file.path)))

    def _quit(self, _: str) -> None:
        raise Left

    def _help(self, _: str) -> None:
        self._out.print(self._texts("play-help"))

    def _save(self) -> None:
        try:
            self._file.write(self._match.record)
        except OSError as error:
            reason = error.strerror or str(error)
            self._out.print(Text(self._texts("play-not-saved", reason=reason), "red"))
            self._file.path = None

    # What the person sees.

    def _show(self, marked: Sequence[Option] | None = None) -> None:
        """The table, with what happened since the person's last answer and what is asked now."""
        if self._out.is_terminal:
            self._out.clear()
        room = 5 if self._out.height < LOW_SCREEN else 15
        for told in self._log[-room:]:
            self._out.print(Text(told.line, "dim"))
        self._draw(self._options() if marked is None else marked)
        if marked is None:
            for decision in self._decisions():
                self._ask_about(decision)
        self._out.print(Text(self._command_line(), "dim"))

    def _draw(self, options: Sequence[Option]) -> None:
        game, state = self._match.game, self._match.state
        self._out.print(DRAWINGS[game.id](game.view(state, self._seat), options, self._words))

    def _ask_about(self, decision: Decision) -> None:
        self._out.print(Text(self._words.prompt(decision), "bold"))
        if len(decision.options) <= MOST_LISTED:
            self._list(decision.options)
        else:
            self._out.print(Text(self._examples(decision), "cyan"))
        if not self._is_awaited():
            self._out.print(self._texts("play-enter-passes"))

    def _examples(self, decision: Decision) -> str:
        """One answer of each kind, with how many there are of it."""
        kinds: dict[str, list[str]] = {}
        for option in decision.options:
            kinds.setdefault(option.label.key, []).append(option.text)
        return " · ".join(
            texts[0] if len(texts) == 1 else f"{texts[0]} (×{len(texts)})"
            for texts in kinds.values()
        )

    def _list(self, options: Sequence[Option]) -> None:
        """The options with what they mean, numbered if no number could be taken for a card."""
        numbers = set(map(str, range(1, len(options) + 1)))
        words = {word for option in self._options() for word in option.text.split()}
        numbered = len(options) <= MOST_LISTED and not numbers & words
        if numbered:
            self._listed = options
        for number, option in enumerate(options, start=1):
            line = Text(f"{number:>3}. " if numbered else "   ", "bold")
            self._out.print(line.append_text(self._line(option)))

    def _line(self, option: Option) -> Text:
        return Text.assemble((option.text, "cyan"), f"  {self._words.option(option)}")

    def _command_line(self) -> str:
        undo = self._match.can_undo(self._seat)
        return self._texts("play-commands-undo" if undo else "play-commands")

    def _say_outcome(self) -> None:
        outcome = self._match.state.outcome
        assert outcome is not None
        for told in self._log[-5:]:
            self._out.print(Text(told.line, "dim"))
        self._draw(())
        self._out.print(Text(self._words.outcome(outcome), "bold"))
        for line in self._words.scores(outcome):
            self._out.print(line)
        self._out.print(self._texts("play-seed", seed=str(self._match.record.seed)))
        self._offer_record()

    def _offer_record(self) -> None:
        if not self._keeps_file:
            self._out.print(self._texts("play-keep"))
            try:
                name = ask("> ")
            except EOFError:
                name = ""
            if not name:
                return
            self._file.path = Path(name)
        self._save()
        if self._file.path is not None:
            self._out.print(self._texts("play-replay", command=self._file.replaying()))
