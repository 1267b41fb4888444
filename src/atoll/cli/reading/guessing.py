"""What a line that is no answer seems to mean, with its words in full."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import cycle, islice, product
from typing import NamedTuple

from ..keyboards import is_place, with_gaps
from .tongue import Tongue, Words

MOST_GUESSES = 30
"""So many readings of what is not legal are tried for a reason that fits."""
UNKNOWN = "unknown"


class SpelledOut(NamedTuple):
    """What a line seems to mean, in full; some of its words may be guessed."""

    words: list[str]
    guessed: frozenset[str] = frozenset()


class Guessing:
    """Spells a line out like one of the answers of the moment, or like an example."""

    def __init__(self, answers: Sequence[Words], tongue: Tongue) -> None:
        self._answers = answers
        self._tongue = tongue

    def spelled_out(
        self, line: str, examples: Sequence[Words], *, asked: bool = False
    ) -> Iterable[SpelledOut]:
        """The line with its words in full, so that the rules can say why it is not legal.

        Without a verb, the line is taken for the first kind of answer that looks like it. Nothing
        if it looks like none of the options nor, unless it must be what is ``asked``, of the
        examples. Words that are missing, or that mean several things, are guessed.
        """
        models = self._answers if asked else [*self._answers, *examples]
        words = with_gaps(line).split()
        for verb, *rest in self._with_verb(words[0], models):
            return self._guesses(verb, words[1:], rest)
        for verb, *rest in sorted(models, key=lambda model: len(model) <= len(words)):
            if self._looks_like(words, rest):
                return self._guesses(verb, words, rest)
        return ()

    def _with_verb(self, typed: str, models: Sequence[Words]) -> Iterator[Words]:
        """The answers that begin with this word, in full or cut short."""
        for first in reversed(self._tongue.typed(typed)):
            for model in models:
                if model[0] == first or (first.isalpha() and model[0].startswith(first)):
                    yield model

    def _guesses(
        self, verb: str, typed: Sequence[str], model: Sequence[str]
    ) -> Iterator[SpelledOut]:
        meanings = [self._meanings(word) for word in typed]
        missing = model[len(typed) :]
        for words in islice(product(*meanings), MOST_GUESSES):
            guessed = {
                word
                for word, meant, each in zip(words, meanings, typed, strict=True)
                if meant[1:] and not self._is_in_full(each, word)
            }
            if missing:
                yield SpelledOut([verb, *words, *missing], frozenset([*guessed, *missing]))
            yield SpelledOut([verb, *words], frozenset(guessed))

    def _meanings(self, typed: str) -> list[str]:
        """The words that may be meant, first the one that was typed in full; a number or a place
        may mean itself, and what is none of them stays as it was typed.
        """
        lines = self._tongue.typed(typed)
        itself = [each for each in lines if each.isdecimal() or (each.isascii() and is_place(each))]
        for each in lines:
            if meant := [word for word in self._tongue.words if self._tongue.may_mean(each, word)]:
                meant.sort(
                    key=lambda word: (word not in lines, not self._is_in_full(typed, word), word)
                )
                meant = self._present(typed, meant) or meant
                return list(dict.fromkeys([*itself[:1], *_thing_in(meant), *meant]))
        return itself[:1] or [typed]

    def _present(self, typed: str, meant: Sequence[str]) -> list[str]:
        """Of things that are so called those on the table, if what is typed is a word for none."""
        lines, present = self._tongue.typed(typed), self._tongue.present
        if not present.isdisjoint(lines):
            return []
        called_so = [word for word in meant if not {*lines}.isdisjoint(self._tongue.names_of(word))]
        return [word for word in called_so if word in present]

    def _is_in_full(self, typed: str, word: str) -> bool:
        """Whether this is the word itself, or all that it is called."""
        return any(
            each == word or {*self._tongue.names_of(word)} == {each}
            for each in self._tongue.typed(typed)
        )

    def _looks_like(self, typed: Sequence[str], model: Sequence[str]) -> bool:
        """Whether the words are of the same kinds as those of an answer, or of several in a row."""
        return bool(model) and all(
            self._kind(word) == self._kind(other) != UNKNOWN
            for word, other in zip(typed, cycle(model), strict=False)
        )

    def _kind(self, word: str) -> str:
        """Numbers are names, too; a letter with a number is a place. A letter alone begins too many
        names to be one."""
        if len(word) == 1 and word.isalpha():
            return UNKNOWN
        meant, *_ = self._meanings(word)
        if meant.isdecimal() or meant in self._tongue.words:
            return "name"
        return "place" if is_place(meant) else UNKNOWN


def _thing_in(words: Sequence[str]) -> list[str]:
    """What is in several places, such as ``village`` in ``t1-village`` and ``t2-village``: nobody
    has said in which.
    """
    parts = [word.partition("-") for word in words]
    things = {thing for place, _, thing in parts if is_place(place)}
    is_same = len(things) == 1 and all(is_place(place) for place, _, _ in parts)
    return [*things] if is_same and len(words) > 1 else []
