"""What a person types, read as one of the answers that are legal now.

An answer may be typed in full (``play 12 c4``), with its verb cut short (``p 12 c4``) or left out
(``12 c4``), its words in any order, and a card by its name in either language, whole or the
beginning of one of its words. What may be answered though nobody asked needs its verb, in front: a
name alone is about the question. Only where a second word says what is done the first may be
missing: ``ask kid row`` is ``say ask kid row``.

What would be a guess is asked about: a name that may mean the opposite, or a letter in the name of
a place that only the same key would make another.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import cycle, islice, product
from typing import NamedTuple

from ...kernel import Option, opening_words
from ..keyboards import is_place, with_gaps, with_other_keyboards

MOST_GUESSES = 30
"""So many readings of what is not legal are tried for a reason that fits."""
UNKNOWN = "unknown"

Words = tuple[str, ...]
"""An answer in words."""


class SpelledOut(NamedTuple):
    """What a line seems to mean, in full; some of its words may be guessed."""

    words: list[str]
    guessed: frozenset[str] = frozenset()


class Way(NamedTuple):
    """An option, and the words with which it can be typed."""

    option: Option
    words: list[str]


class Tongue(NamedTuple):
    """The words of a game's answers, and what else they may be called."""

    words: frozenset[str]
    """All of them, but for verbs."""
    verbs: frozenset[str]
    """The first words of all answers of the game, whether they are legal or not."""
    names: Callable[[str], Sequence[str]]
    """By word, what else it may be called: single words in small letters."""
    negated: frozenset[str] = frozenset()
    """Words for what is not so: a name of the thing alone does not mean them."""
    present: frozenset[str] = frozenset()
    """Words for what lies on the table: what is called alike and does not is hardly meant."""


class Reading:
    """Finds what was typed among the options of the moment.

    Read loosely, a line is taken for whatever it may mean: enough to ask, not to answer.
    """

    def __init__(
        self,
        awaited: Sequence[Option],
        standing: Sequence[Option],
        tongue: Tongue,
        *,
        loosely: bool = False,
    ) -> None:
        self._tongue = tongue._replace(names=cache(tongue.names))
        self._negated = frozenset[str]() if loosely else tongue.negated
        self._loosely = loosely
        self._options = [*awaited, *standing]
        self._awaited = _typed_in_full(awaited)
        self._standing = _typed_in_full(standing)
        self._ways = [*self._awaited, *self._standing]
        self._bare = self._without_verb(awaited)
        self._sayings = _without_verb([each for each in standing if _has_two_verbs(each)])

    def exactly(self, line: str) -> list[Option]:
        """The options that the line is, letter by letter, though perhaps without their verb."""
        lines = self._typed(line)
        return [way.option for way in (*self._ways, *self._bare) if " ".join(way.words) in lines]

    def whole(self, line: str) -> list[Option]:
        """The options that the line names completely; more than one if it can be read so.

        Whole names come first, then words in their order, and among those with a verb: ``v r`` is
        ``vote red`` rather than ``say vote red``.
        """
        lines = self._typed(line)
        exact = [option for option in self._options if option.text in lines]
        return (
            exact
            or _fitting([*self._ways, *self._bare], lines, self._is_named)
            or _fitting(self._ways, lines, self._is_in_order)
            or _fitting([*self._bare, *self._sayings], lines, self._is_in_order)
            or _fitting(self._ways, lines, self._is_whole)
            or _fitting(self._bare, lines, lambda typed, words: self._left(typed, words) == [])
        )

    def begun(self, line: str) -> list[Option]:
        """The options that the line begins to name: those with its verb, or all with its words."""
        lines = self._typed(line)
        return (
            _fitting(self._ways, lines, self._is_beginning)
            or _fitting(self._sayings, lines, self._is_beginning)
            or self._with_its_words(lines)
        )

    def _with_its_words(self, lines: Sequence[str]) -> list[Option]:
        """Whoever types a verb means that, and no other answer in which it is a word."""
        if self._has_several_verbs() and self._begins_with_verb_of_game(lines):
            return []
        return _fitting(self._awaited, lines, self._is_part)

    def begins_with_verb(self, line: str) -> bool:
        """Whether the line begins with the verb of an option, in full or cut short, or with another
        verb of the game, where it means that.
        """
        lines = self._typed(line)
        if self._has_several_verbs() and self._begins_with_verb_of_game(lines):
            return True
        first = [typed.split()[0] for typed in lines]
        return any(self._names(each, way.words[0]) for each in first for way in self._ways)

    def missing_verbs(self, line: str) -> list[str]:
        """The verbs that would make of this line a standing answer, if it begins with none."""
        lines = self._typed(line)
        if self._begins_with_verb_of_game(lines):
            return []
        fitting = _fitting(self._standing, lines, self._is_part)
        return list(dict.fromkeys(option.words[0] for option in fitting))

    def wordless(self) -> list[Option]:
        """The options that consist of their verb alone."""
        return [option for option in self._options if len(option.words) == 1]

    def spelled_out(
        self, line: str, examples: Sequence[Words], *, asked: bool = False
    ) -> Iterable[SpelledOut]:
        """The line with its words in full, so that the rules can say why it is not legal.

        Without a verb, the line is taken for the first kind of answer that looks like it. Nothing
        if it looks like none of the options nor, unless it must be what is ``asked``, of the
        examples. Words that are missing, or that mean several things, are guessed.
        """
        answers = [option.words for option in self._options]
        models = answers if asked else [*answers, *examples]
        words = with_gaps(line).split()
        for verb, *rest in self._with_verb(words[0], models):
            return self._guesses(verb, words[1:], rest)
        for verb, *rest in sorted(models, key=lambda model: len(model) <= len(words)):
            if self._looks_like(words, rest):
                return self._guesses(verb, words, rest)
        return ()

    def _with_verb(self, typed: str, models: Sequence[Words]) -> Iterator[Words]:
        """The answers that begin with this word, in full or cut short."""
        for first in reversed(self._typed(typed)):
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
        lines = self._typed(typed)
        itself = [each for each in lines if each.isdecimal() or (each.isascii() and is_place(each))]
        for each in lines:
            if meant := [word for word in self._tongue.words if self._names(each, word)]:
                meant.sort(
                    key=lambda word: (word not in lines, not self._is_in_full(typed, word), word)
                )
                meant = self._present(typed, meant) or meant
                return list(dict.fromkeys([*itself[:1], *_thing_in(meant), *meant]))
        return itself[:1] or [typed]

    def _present(self, typed: str, meant: Sequence[str]) -> list[str]:
        """Of things that are so called those on the table, if what is typed is a word for none."""
        lines, present = self._typed(typed), self._tongue.present
        if not present.isdisjoint(lines):
            return []
        called_so = [word for word in meant if not {*lines}.isdisjoint(self._names_of(word))]
        return [word for word in called_so if word in present]

    def _is_in_full(self, typed: str, word: str) -> bool:
        """Whether this is the word itself, or all that it is called."""
        return any(each == word or {*self._names_of(word)} == {each} for each in self._typed(typed))

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

    def _typed(self, line: str) -> list[str]:
        return with_other_keyboards(line, guess_places=self._loosely)

    def _without_verb(self, awaited: Sequence[Option]) -> list[Way]:
        """A verb of the game means itself, unless the question leaves no other: ``exchange`` does
        not mean ``amulet exchange``, but what can be kept may be called ``water``.
        """
        verbs = self._tongue.verbs if self._has_several_verbs() else frozenset[str]()
        return [way for way in _without_verb(awaited) if way.words[0] not in verbs]

    def _has_several_verbs(self) -> bool:
        return len({way.words[0] for way in self._awaited}) > 1

    def _begins_with_verb_of_game(self, lines: Sequence[str]) -> bool:
        return any(typed.split()[0] in self._tongue.verbs for typed in lines)

    def _is_named(self, typed: list[str], words: list[str]) -> bool:
        return len(typed) == len(words) and all(map(self._is_name, typed, words))

    def _is_in_order(self, typed: list[str], words: list[str]) -> bool:
        return len(typed) == len(words) and all(map(self._names, typed, words))

    def _is_whole(self, typed: list[str], words: list[str]) -> bool:
        return len(typed) == len(words) and self._is_beginning(typed, words)

    def _is_beginning(self, typed: list[str], words: list[str]) -> bool:
        return self._names(typed[0], words[0]) and self._is_part(typed[1:], words[1:])

    def _is_part(self, typed: list[str], words: list[str]) -> bool:
        return self._left(typed, words) is not None

    def _left(self, typed: list[str], words: list[str]) -> list[str] | None:
        """The words that were not typed, or None if something else was typed, too."""
        left = list(words)
        for word in sorted(typed, key=lambda word: word not in words):  # whole words first
            named = next((each for each in left if self._names(word, each)), None)
            if named is None:
                return None
            left.remove(named)
        return left

    def _is_name(self, typed: str, word: str) -> bool:
        """Whether this is the word itself or a whole name of it."""
        return typed == word or typed in self._names_of(word)

    def _names(self, typed: str, word: str) -> bool:
        """Whether this is the word, a name of it, or the beginning of one."""
        if typed == word:
            return True
        names = self._names_of(word)
        if not typed.isalpha():
            return typed in names
        return any(each.startswith(typed) for each in ([word, *names] if word.isalpha() else names))

    def _names_of(self, word: str) -> Sequence[str]:
        return () if word in self._negated else self._tongue.names(word)


def _typed_in_full(options: Sequence[Option]) -> list[Way]:
    return [Way(option, [*option.words]) for option in options]


def _without_verb(options: Sequence[Option]) -> list[Way]:
    ways = [Way(option, [*option.words[1:]]) for option in options]
    return [way for way in ways if way.words]


def _has_two_verbs(option: Option) -> bool:
    """Whether the kind of answer is named by two words, as in ``say ask``."""
    return len(opening_words(option.kind)) > 1


def _thing_in(words: Sequence[str]) -> list[str]:
    """What is in several places, such as ``village`` in ``t1-village`` and ``t2-village``: nobody
    has said in which.
    """
    parts = [word.partition("-") for word in words]
    things = {thing for place, _, thing in parts if is_place(place)}
    is_same = len(things) == 1 and all(is_place(place) for place, _, _ in parts)
    return [*things] if is_same and len(words) > 1 else []


def _fitting(
    ways: Sequence[Way],
    lines: Sequence[str],
    fits: Callable[[list[str], list[str]], bool],
) -> list[Option]:
    typed = [line.split() for line in lines if line]
    return [way.option for way in ways if any(fits(words, way.words) for words in typed)]
