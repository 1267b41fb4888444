"""A person plays with bots: whose turn it is, what is typed, and what comes of it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from ..bots import Bot, Chair, next_answer
from ..digest import Digest
from ..kernel import Decision, Event, Option
from ..kernel.game import LONGEST_ANSWER
from ..kernel.options import written
from ..match import Match
from .ahead import answers_in, why_not
from .asked import Asked
from .boards import DRAWINGS
from .keeping import Keeping
from .log import Log, Reader
from .lookup import looked_up
from .presenting import Presenter
from .questions import Questions
from .reading import in_words_of_answers, on_latin_keys
from .saving import RecordFile
from .screen import NEWS, News, Picture, Screen, Weight
from .terminal import ask, is_typed

PROMPT = "> "
HELP_COLUMN = 12
"""So wide is what can be typed in the help."""


class Left(Exception):
    """The person gets up from the table."""


class Company(NamedTuple):
    """Who sits at the table: the person, a bot on every other seat, and one that gives hints."""

    person: int
    players: Sequence[Bot | None]
    adviser: Bot


class Sitting:
    """A person at a table with bots, from where the match stands to its end."""

    def __init__(
        self, match: Match, company: Company, words: Presenter, file: RecordFile, screen: Screen
    ) -> None:
        self._match = match
        self._drawing = DRAWINGS[match.game.id]
        self._seat, self._players, self._adviser = company
        self._words = words
        self._keeping = Keeping(file, screen)
        self._screen = screen
        self._questions = Questions(screen, words)
        me = self._drawing.me(self._asked().view())
        self._log = Log(self._drawing, words, Reader(self._seat, me))
        self._greeting: list[News] = []
        self._declined: set[str] = set()
        self._has_looked = False
        self._passes = False
        self._went_back = False
        self._is_typed = screen.is_terminal and is_typed()
        self._is_narrowed = False
        if match.record.answers:
            self._remind()
        else:
            self._welcome()
        self._hear(match.state.events)

    # The course of the game.

    def play(self) -> None:
        """Play until the game is over. Raises ``Left``, or what ``input`` raises."""
        while self._match.state.outcome is None:
            if self._has_new_chance():
                self._ask_person()
                continue
            answer = next_answer(self._match.game, self._match.state, self._players)
            if answer is not None:
                self._answer(*answer)
            elif unasked := self._given_unasked():
                self._answer(self._seat, unasked.text)
            else:
                self._ask_person()
        self._say_outcome()

    def leave(self) -> None:
        """Write down a game in which the person has done something; say how to go on with it."""
        self._screen.print("")
        if self._has_answered() and self._match.state.outcome is None:
            self._keeping.save_unfinished(self._match.record)
        self._screen.say("play-bye")

    def _has_answered(self) -> bool:
        return any(answer.seat == self._seat for answer in self._match.record.answers)

    def _welcome(self) -> None:
        """A new player learns what the game is about, also with the options that were chosen, and
        where to find out more.
        """
        texts = self._words.texts
        self._log.greet(texts("game-blurb"))
        for name, value in self._match.record.options.items():
            if (key := f"setting-{name}-{written(value)}-help") in texts:
                self._log.greet(texts(key))
        self._greeting.append(News(texts("welcome-hint"), Weight.OWN))

    def _remind(self) -> None:
        """Whoever goes on with a game is told once more what it is about."""
        if self._match.state.outcome is None:
            for key in self._drawing.reminds(self._asked().view()):
                self._log.greet(self._words.texts(key))

    def _answer_for_person(self, *texts: str) -> None:
        """Give the answers of one line."""
        self._has_read()
        self._went_back = False
        for text in texts:
            self._answer(self._seat, text)

    def _answer(self, seat: int, text: str) -> None:
        self._hear(self._match.answer(seat, text))
        if self._keeping.is_named:
            self._keeping.save(self._match.record)

    def _hear(self, events: Sequence[Event]) -> None:
        told = list(self._log.told(events, len(self._match.record.answers)))
        self._make_room([*self._log.news(), *(each.news for each in told)])
        self._log.add(told)

    def _make_room(self, happened: Sequence[News], *below: RenderableType) -> None:
        """Let the person read what is in the log before more happens than a screen can show."""
        if self._is_typed and not self._screen.fits(happened, *below):
            self._turn_page()

    def _turn_page(self) -> str:
        """Tell what is in the log on a screen of its own; what was typed below it."""
        self._screen.clear()
        self._screen.tell(self._log.news())
        self._log.clear()
        line = ask(self._words.texts("play-go-on") + " ")
        if self._commands().get(on_latin_keys(line)) == self._quit:
            raise Left
        return line

    # What the person is asked.

    def _asked(self) -> Asked:
        return Asked(self._match.game, self._match.state, self._seat, self._words)

    def _is_awaited(self) -> bool:
        return bool(self._asked().awaited())

    def _chances(self) -> set[str]:
        """What the person may do at any moment, asked or not.

        What can wait is a chance only for somebody who has not seen the table yet.
        """
        asked = self._asked()
        chances = asked.pressing() if self._has_looked else asked.standing()
        return {option.text for option in chances}

    def _has_new_chance(self) -> bool:
        """Whether there is a chance that the person was not shown before, and no other prompt."""
        chances = self._chances()
        self._declined &= chances
        return bool(chances - self._declined) and not self._is_awaited()

    def _given_unasked(self) -> Option | None:
        """What lets a chance pass that is not worth a question; but whoever goes back sees it."""
        asked = self._asked()
        only = asked.only_answer()
        if only is None or self._went_back or asked.pressing():
            return None
        return only if only.kind in self._drawing.passing else None

    def _ask_person(self) -> None:
        """Show the table and ask until the person has answered or let a chance pass."""
        typed = self._let_catch_up()
        self._has_looked = True
        self._declined |= self._chances()
        self._show()
        answers = len(self._match.record.answers)
        self._passes = False
        while len(self._match.record.answers) == answers and not self._passes:
            line, typed = typed or ask(PROMPT), ""
            if len(line) > LONGEST_ANSWER:
                # Most likely pasted by mistake; reading so many words as answers would take ages.
                self._screen.say("play-too-long", "red", most=LONGEST_ANSWER)
            else:
                self._obey(line)

    def _let_catch_up(self) -> str:
        """Give what happened a page of its own where the table would leave no room for what matters
        of it; what was typed there.
        """
        if not self._is_typed:
            return ""
        picture = self._picture(self._questions.asked(self._asked()))
        return "" if self._screen.has_room(picture, Weight.GREAT) else self._turn_page()

    def _obey(self, line: str) -> None:
        """Do what the person typed: a command, an answer, or the beginning of one."""
        word, _, rest = line.partition(" ")
        command = self._commands().get(on_latin_keys(word))
        if rest and command not in (self._list_all, self._rules, self._save_as):
            command = None
        asked = self._asked()
        answer = in_words_of_answers(line, asked.names())
        reading = asked.reading()
        if not line:
            self._answer_with_nothing()
        elif exactly := reading.exactly(answer) or reading.exactly(answer.replace(" ", "-")):
            if command and exactly[0].text != answer:
                self._show(exactly, line)  # where one can look south, ``s`` may mean to save
            else:
                self._choose(exactly)
        elif command and (not rest or command == self._rules):
            command(rest.strip())  # whoever looks up an oar does not row
        elif chosen := reading.whole(answer) or self._questions.numbered(line):
            self._choose(chosen)
        elif command:
            command(rest.strip())
        elif begun := reading.begun(answer):
            self._begin(begun, line)
        elif in_turn := answers_in(asked, answer):
            self._answer_for_person(*in_turn)
        else:
            self._doubt(line, answer, asked)

    def _begin(self, begun: Sequence[Option], line: str) -> None:
        """Take a beginning for the whole where that is enough, else show what could follow."""
        if len(begun) == 1 and begun[0].kind in self._drawing.enough:
            self._choose(begun)
        else:
            self._show(begun, line)

    def _doubt(self, line: str, answer: str, asked: Asked) -> None:
        """Ask what is meant by a line that is no answer, or say what is wrong with it."""
        loosely = asked.reading(loosely=True)
        if perhaps := loosely.whole(answer) or loosely.begun(answer):
            self._questions.ask_which(perhaps, asked)
        elif line.isdecimal() and not any(map(_has_number, asked.options())):
            self._screen.say("play-no-number", "red", number=line)
        elif not loosely.begins_with_verb(answer) and (worded := asked.worded(line)):
            self._questions.ask_which(worded, asked)
        elif verbs := loosely.missing_verbs(answer):
            self._screen.say("play-needs-verb", "red", line=line, verbs=", ".join(verbs))
        else:
            self._refuse(answer)

    def _answer_with_nothing(self) -> None:
        """An empty line lets a chance pass, gives the only answer, or shows the table again."""
        if self._is_narrowed:
            self._show()
        elif not self._is_awaited():
            self._let_pass()
        elif option := self._asked().only_answer():
            self._choose([option])
        else:
            self._show()

    def _let_pass(self) -> None:
        self._has_read()
        self._passes = True

    def _has_read(self) -> None:
        """What happened before is old news."""
        self._log.clear()
        self._greeting.clear()

    def _choose(self, chosen: Sequence[Option]) -> None:
        if len(chosen) == 1:
            self._answer_for_person(chosen[0].text)
        else:
            self._questions.ask_which(chosen, self._asked())

    def _refuse(self, line: str) -> None:
        """Say why this is not legal, in the words of the question that it seems to answer."""
        error = why_not(self._asked(), line)
        self._screen.print(self._words.refusal(error), "red")
        if error.rule:
            self._screen.say("play-see-rule", "dim", rule=error.rule)

    # Commands.

    def _commands(self) -> dict[str, Callable[[str], None]]:
        return {
            "?": self._list_all,
            "h": self._hint,
            "hint": self._hint,
            "!": self._follow_hint,
            "l": self._tell_all,
            "log": self._tell_all,
            "m": self._show_details,
            "map": self._show_details,
            "u": self._undo,
            "undo": self._undo,
            "r": self._rules,
            "rules": self._rules,
            "s": self._save_as,
            "save": self._save_as,
            "q": self._quit,
            "quit": self._quit,
            "exit": self._quit,
            "help": self._help,
        }

    def _list_all(self, verb: str) -> None:
        asked = self._asked()
        if not verb:
            self._let_read(Group(*self._questions.ask_in_full(asked)))
        elif begun := asked.reading().begun(verb):
            self._let_read(self._questions.list_all(begun, asked))
        else:
            self._refuse(verb)

    def _hint(self, _: str) -> None:
        advised = list(self._advised())
        for option in advised:
            label = self._words.option(option)
            self._screen.print(Text.assemble((option.text, "cyan"), f"  {label}"))
        if not advised:
            self._screen.say("play-wait" if self._asked().can_wait() else "play-let-pass")

    def _follow_hint(self, _: str) -> None:
        if advice := next(self._advised(), None):
            self._choose([advice])
        else:
            self._let_pass()

    def _advised(self) -> Iterator[Option]:
        """What the adviser would answer: first what the game waits for, then chances it takes; but
        these come first where the game waits for nothing else.
        """
        chair = Chair(self._match.game, self._match.state, self._seat)
        for decision in sorted(self._asked().decisions(), key=self._lets_pass):
            text = self._adviser.choose(chair, decision)
            option = None if text is None else decision.option(text)
            if option is not None:
                yield option

    def _lets_pass(self, decision: Decision) -> bool:
        """Whether any answer would give a chance away."""
        return all(option.kind in self._drawing.passing for option in decision.options)

    def _tell_all(self, _: str) -> None:
        self._let_read(Group(*(Text(news.line, NEWS) for news in self._log.news())))

    def _show_details(self, _: str) -> None:
        """The whole table; of a drawing that leaves nothing out, there is no more than that."""
        if details := [*self._drawing.details(self._asked().view(), self._words)]:
            self._let_read(Group(*details))
        else:
            self._show()

    def _undo(self, _: str) -> None:
        """Take back what was begun, else the last answer."""
        if self._is_narrowed:
            self._show()
            return
        if not self._match.can_undo(self._seat):
            self._screen.say("play-no-undo" if self._has_answered() else "play-nothing-answered")
            return
        self._match.undo(self._seat)
        self._went_back = True
        self._log.take_back(len(self._match.record.answers))

    def _rules(self, wanted: str) -> None:
        """The sections of the rules; or a paragraph, or all about a word, the cards first."""
        digest = Digest(self._match.game.id, self._words.texts.language)
        if not wanted:
            self._let_read(Markdown(digest.contents()))
            return
        wanted = in_words_of_answers(wanted, self._asked().names())
        rules = looked_up(digest, wanted, self._words.card(wanted))
        found = [*self._drawing.on_cards(wanted, self._words), *([rules] if rules else [])]
        if found:
            self._let_read(Markdown("\n\n".join(found)))
        else:
            self._screen.say("play-no-rule", wanted=wanted)

    def _save_as(self, name: str) -> None:
        self._keeping.save_as(self._match.record, name)

    def _quit(self, _: str) -> None:
        raise Left

    def _help(self, _: str) -> None:
        """With a verb of the moment as an example, and what only a game with these options has."""
        texts, verb = self._words.texts, self._asked().options()[0].words[0]
        answers = f"?, ? {verb}".ljust(HELP_COLUMN)
        own = map(texts, self._drawing.helps(self._asked().view()))
        self._let_read(Group(texts("help-answers"), *own, texts("play-help", answers=answers)))

    # What the person is shown.

    def _let_read(self, what: RenderableType) -> None:
        """Show something in pages if it is long, to a person who can turn them."""
        *pages, last = self._screen.pages(what) if self._is_typed else [what]
        for page in pages:
            self._screen.print(page)
            if line := ask(self._words.texts("play-read-on") + " "):
                self._read_no_more(line)
                return
        self._screen.print(last)

    def _read_no_more(self, line: str) -> None:
        """Whoever types something else than to quit has gone on already."""
        if self._commands().get(on_latin_keys(line)) != self._quit:
            self._obey(line)

    def _show(self, begun: Sequence[Option] = (), line: str = "") -> None:
        """The table, with what happened since the person's last answer and what is asked now.

        With a line that begins some of the options, the table shows where these lead.
        """
        asked = self._asked()
        self._is_narrowed = bool(begun)
        self._screen.clear()
        if begun:
            question = self._questions.completing(line, begun, asked)
        else:
            question = self._questions.asked(asked)
        self._screen.show(self._picture(question, begun))

    def _picture(self, question: Iterable[RenderableType], begun: Sequence[Option] = ()) -> Picture:
        """What happened, the table, and below it the question and the commands."""
        undo = self._match.can_undo(self._seat)
        commands = self._words.texts("play-commands-undo" if undo else "play-commands")
        board = self._drawn(begun or self._asked().options())
        below = [*question, Text(commands, "dim")]
        return Picture([*self._undrawn(), *self._greeting], board, below)

    def _undrawn(self) -> list[News]:
        """What happened, but for lines in which there is nothing that the drawing does not show."""
        return self._log.news(but_for=self._drawing.tells(self._asked().view()))

    def _drawn(self, options: Sequence[Option]) -> RenderableType:
        return self._drawing.draw(self._asked().view(), options, self._words)

    def _say_outcome(self) -> None:
        outcome = self._match.state.outcome
        assert outcome is not None
        is_drawn = self._drawing.has_scores(self._asked().view())
        scores = [] if is_drawn else map(Text, self._words.scores(outcome))
        cause = self._words.cause(self._match.game.fate(self._match.state))
        result = [Text(self._words.outcome(outcome), "bold"), *map(Text, cause)]
        self._make_room(self._last_news(), self._drawn(()), *result)
        self._screen.tell(self._last_news())
        self._screen.show(Picture((), self._drawn(()), [*result, *scores]))
        self._screen.say("play-seed", seed=str(self._match.record.seed))
        self._offer_record()

    def _last_news(self) -> list[News]:
        return [news for news in self._undrawn() if news.weight < Weight.CHATTER]

    def _offer_record(self) -> None:
        name = ""
        if not self._keeping.is_named:
            self._screen.say("play-keep")
            word, _, name = _line_or_nothing().partition(" ")
            if on_latin_keys(word) != "s":
                return
        self._keeping.save_finished(self._match.record, name.strip())


def _has_number(option: Option) -> bool:
    return any(word.isdecimal() for word in option.words)


def _line_or_nothing() -> str:
    try:
        return ask(PROMPT)
    except EOFError:
        return ""
