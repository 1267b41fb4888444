"""A seat at a moment at which it is asked something."""

import re
from collections.abc import Container, Sequence
from typing import Any, NamedTuple

from ..kernel import Answer, Decision, Game, Option, State, View
from .boards import DRAWINGS, Drawing
from .presenting import Presenter
from .reading import Reading, Tongue, is_place, small_letters

MOST_LISTED = 9
"""As many options are listed without being asked for."""
_WORD = re.compile(r"[\w’'-]+")


class Asked(NamedTuple):
    """What a seat can answer at a moment, and in whose words."""

    game: Game[Any, Any, Any]
    state: State[Any]
    seat: int
    words: Presenter

    @property
    def drawing(self) -> Drawing:
        return DRAWINGS[self.game.id]

    def view(self) -> View[Any]:
        return self.game.view(self.state, self.seat)

    def decisions(self) -> list[Decision]:
        """First what the game waits for."""
        return [decision for decision in self.state.decisions if decision.seat == self.seat]

    def options(self) -> list[Option]:
        return _options(self.decisions())

    def offered(self, but_for: Container[type[Answer]] = ()) -> set[str]:
        """Every word in the answers of the moment, but for answers of these kinds."""
        options = [option for option in self.options() if option.kind not in but_for]
        return {word for option in options for word in option.words}

    def awaited(self) -> list[Option]:
        """What the game waits for."""
        return _options([each for each in self.decisions() if each.must])

    def standing(self) -> list[Option]:
        """What may be answered at any moment, asked or not."""
        return _options([each for each in self.decisions() if not each.must])

    def pressing(self) -> list[Option]:
        """Of what stands, what is worth a question."""
        view = self.view()
        return [option for option in self.standing() if not self.drawing.patient(view, option)]

    def apart(self) -> list[tuple[str, list[Option]]]:
        """Of what stands, what is a question of its own, each with its answers."""
        return list(self.drawing.apart(self.view(), self.standing(), self.words))

    def can_wait(self) -> bool:
        return self.drawing.can_wait(self.view())

    def only_answer(self) -> Option | None:
        """What Enter answers: the one thing the game waits for, unless it takes more thought."""
        awaited = self.awaited()
        is_easy = len(awaited) == 1 and awaited[0].kind not in self.drawing.deliberate
        return awaited[0] if is_easy else None

    def is_unlikely(self, option: Option) -> bool:
        return self.drawing.unlikely(self.view(), option)

    def reading(self, *, loosely: bool = False) -> Reading:
        return Reading(self.awaited(), self.standing(), self._tongue(), loosely=loosely)

    def _tongue(self) -> Tongue:
        answers = self._answers()
        words = {word for _, *rest in answers for word in rest if not is_place(word)}
        return Tongue(
            words=frozenset([*words, *self.words.named_cards()]),
            verbs=frozenset([verb for verb, *_ in answers]) - self._begun_without_verb(),
            names=self._names_of,
            negated=self.drawing.negated,
            present=frozenset(self.drawing.present(self.view())),
        )

    def _begun_without_verb(self) -> set[str]:
        """Verbs of the game that are now the first words after another, as in ``do build``."""
        begun = [option.words for option in self.options()]
        return {words[1] for words in begun if len(words) > 2} - {verb for verb, *_ in begun}

    def _answers(self) -> list[tuple[str, ...]]:
        """What can be answered, and examples of all that could be, in words."""
        return [*self.examples(), *(option.words for option in self.options())]

    def examples(self) -> list[tuple[str, ...]]:
        """An answer of each kind that there is in such a game, in words."""
        return self.game.grammar_of(self.state).examples()

    def _names_of(self, word: str) -> list[str]:
        """The single words that a word of answers may be called."""
        name = self.words.card(word)
        names = name.split() if name != word else []
        names += [each for each in self.drawing.called(word, self.words) if " " not in each]
        return [small_letters(each) for each in names]

    def spoken(self, option: Option) -> str:
        """An answer with the names that are on the board, which can be typed as well."""
        verb, *rest = option.words
        return " ".join([verb, *map(self.words.card, rest)])

    def worded(self, line: str) -> list[Option]:
        """The options that are told with all the words of a line, if they are few: people type
        ``build the shelter``, as they read it, for ``do build shelter``.
        """
        typed = {*small_letters(line).split()}
        told = [each for each in self.options() if typed <= _words(self.words.plainly(each))]
        return told if typed and len(told) <= MOST_LISTED else []

    def names(self) -> dict[str, str]:
        """What people may call things, by which word of answers: several words, or oneself.

        Of things with the same name the one is meant that may be answered now.
        """
        names: dict[str, str] = {}
        offered = self.offered()
        for word in sorted(self.words.named_cards(), key=lambda word: word not in offered):
            for name in (self.words.card(word), *self.drawing.called(word, self.words)):
                if " " in name:
                    names.setdefault(name, word)
        if me := self.drawing.me(self.view()):
            names |= dict.fromkeys(self.words.texts("words-for-me").split(), me)
        return names


def _words(text: str) -> set[str]:
    return {*_WORD.findall(small_letters(text))}


def _options(decisions: Sequence[Decision]) -> list[Option]:
    return [option for decision in decisions for option in decision.options]
