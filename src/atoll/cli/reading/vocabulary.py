"""What people call what they answer with at a moment."""

import re
from collections.abc import Sequence
from functools import cache, cached_property

from ...kernel import Option
from ..keyboards import is_place, small_letters
from ..moment import MOST_LISTED, Moment
from .guessing import Guessing
from .reading import Reading
from .tongue import Tongue, Words

_WORD = re.compile(r"[\w’'-]+")


class Vocabulary:
    """The words of answers at a moment, and the names that may be typed for them."""

    def __init__(self, moment: Moment) -> None:
        self._moment = moment
        self._words = moment.words
        self._naming = moment.board.naming

    def reading(self, *, loosely: bool = False) -> Reading:
        awaited, standing = self._moment.awaited(), self._moment.standing()
        return Reading(awaited, standing, self._tongue(is_loose=loosely))

    def guessing(self) -> Guessing:
        answers = [option.words for option in self._moment.options()]
        return Guessing(answers, self._tongue())

    def _tongue(self, *, is_loose: bool = False) -> Tongue:
        answers = [*self.examples(), *(option.words for option in self._moment.options())]
        words = {word for _, *rest in answers for word in rest if not is_place(word)}
        return Tongue(
            words=frozenset([*words, *self._words.named_cards()]),
            verbs=frozenset([verb for verb, *_ in answers]) - self._begun_without_verb(),
            names=cache(self._names_of),
            negated=self._naming.negated,
            present=frozenset(self._naming.present(self._moment.view())),
            is_loose=is_loose,
        )

    def _begun_without_verb(self) -> set[str]:
        """Verbs of the game that are now the first words after another, as in ``do build``."""
        begun = [option.words for option in self._moment.options()]
        return {words[1] for words in begun if len(words) > 2} - {verb for verb, *_ in begun}

    def examples(self) -> Sequence[Words]:
        """An answer of each kind that there is in such a game, in words."""
        return self._moment.game.grammar_of(self._moment.state).examples()

    def _names_of(self, word: str) -> list[str]:
        """The single words that a word of answers may be called."""
        name = self._words.card(word)
        names = name.split() if name != word else []
        names += [each for each in self._naming.called(word, self._words) if " " not in each]
        return [small_letters(each) for each in names]

    def worded(self, line: str) -> list[Option]:
        """The options that are told with all the words of a line, if they are few: people type
        ``build the shelter``, as they read it, for ``do build shelter``.
        """
        typed = {*small_letters(line).split()}
        options = self._moment.options()
        told = [each for each in options if typed <= _words(self._words.plainly(each))]
        return told if typed and len(told) <= MOST_LISTED else []

    def in_words_of_answers(self, line: str) -> str:
        """The line with a word of answers for each of the names: ``bosun`` for First Mate.

        Capitals matter only where they alone tell two names apart; else the first of them is meant.
        """
        names = self._names
        if not names:
            return line
        loosely = {name.lower(): word for name, word in reversed([*names.items()])}
        longest_first = sorted(map(re.escape, loosely), key=len, reverse=True)
        any_name = re.compile(rf"\b(?:{'|'.join(longest_first)})\b", re.IGNORECASE)
        return any_name.sub(lambda found: names.get(found[0]) or loosely[found[0].lower()], line)

    @cached_property
    def _names(self) -> dict[str, str]:
        """What people may call things, by which word of answers: several words, or oneself.

        Of things with the same name the one is meant that may be answered now.
        """
        names: dict[str, str] = {}
        offered = self._moment.offered()
        for word in sorted(self._words.named_cards(), key=lambda word: word not in offered):
            for name in (self._words.card(word), *self._naming.called(word, self._words)):
                if " " in name:
                    names.setdefault(name, word)
        if me := self._naming.me(self._moment.view()):
            names |= dict.fromkeys(self._words.texts("play-me").split(), me)
        return names


def _words(text: str) -> set[str]:
    return {*_WORD.findall(small_letters(text))}
