"""What a person types, read as one of the answers that are legal now.

An answer may be typed in full (``play 12 c4``), with its verb cut short (``p 12 c4``) or left out
(``12 c4``), its words in any order, and a card by its name in either language, whole or the
beginning of one of its words. What may be answered though nobody asked needs its verb, in front: a
name alone is about the question. Only where a second word says what is done the first may be
missing: ``ask kid row`` is ``say ask kid row``.

What would be a guess is asked about: a name that may mean the opposite, or a letter in the name of
a place that only the same key would make another.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ...kernel import Option, opening_words
from .tongue import Tongue


class Way(NamedTuple):
    """An option, and the words with which it can be typed."""

    option: Option
    words: list[str]


class Reading:
    """Finds what was typed among the options of the moment."""

    def __init__(
        self, awaited: Sequence[Option], standing: Sequence[Option], tongue: Tongue
    ) -> None:
        self._tongue = tongue
        self._options = [*awaited, *standing]
        self._awaited = _typed_in_full(awaited)
        self._standing = _typed_in_full(standing)
        self._ways = [*self._awaited, *self._standing]
        self._bare = self._without_verb(awaited)
        self._sayings = _without_verb([each for each in standing if _has_two_verbs(each)])

    def exactly(self, line: str) -> list[Option]:
        """The options that the line is, letter by letter, though perhaps without their verb."""
        lines = self._tongue.typed(line)
        return [way.option for way in (*self._ways, *self._bare) if " ".join(way.words) in lines]

    def whole(self, line: str) -> list[Option]:
        """The options that the line names completely; more than one if it can be read so.

        Whole names come first, then words in their order, and among those with a verb: ``v r`` is
        ``vote red`` rather than ``say vote red``.
        """
        lines = self._tongue.typed(line)
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
        lines = self._tongue.typed(line)
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
        lines = self._tongue.typed(line)
        if self._has_several_verbs() and self._begins_with_verb_of_game(lines):
            return True
        first = [typed.split()[0] for typed in lines]
        return any(
            self._tongue.may_mean(each, way.words[0]) for each in first for way in self._ways
        )

    def missing_verbs(self, line: str) -> list[str]:
        """The verbs that would make of this line a standing answer, if it begins with none."""
        lines = self._tongue.typed(line)
        if self._begins_with_verb_of_game(lines):
            return []
        fitting = _fitting(self._standing, lines, self._is_part)
        return list(dict.fromkeys(option.words[0] for option in fitting))

    def wordless(self) -> list[Option]:
        """The options that consist of their verb alone."""
        return [option for option in self._options if len(option.words) == 1]

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
        return len(typed) == len(words) and all(map(self._tongue.is_name, typed, words))

    def _is_in_order(self, typed: list[str], words: list[str]) -> bool:
        return len(typed) == len(words) and all(map(self._tongue.may_mean, typed, words))

    def _is_whole(self, typed: list[str], words: list[str]) -> bool:
        return len(typed) == len(words) and self._is_beginning(typed, words)

    def _is_beginning(self, typed: list[str], words: list[str]) -> bool:
        return self._tongue.may_mean(typed[0], words[0]) and self._is_part(typed[1:], words[1:])

    def _is_part(self, typed: list[str], words: list[str]) -> bool:
        return self._left(typed, words) is not None

    def _left(self, typed: list[str], words: list[str]) -> list[str] | None:
        """The words that were not typed, or None if something else was typed, too."""
        left = list(words)
        for word in sorted(typed, key=lambda word: word not in words):  # whole words first
            named = next((each for each in left if self._tongue.may_mean(word, each)), None)
            if named is None:
                return None
            left.remove(named)
        return left


def _typed_in_full(options: Sequence[Option]) -> list[Way]:
    return [Way(option, [*option.words]) for option in options]


def _without_verb(options: Sequence[Option]) -> list[Way]:
    ways = [Way(option, [*option.words[1:]]) for option in options]
    return [way for way in ways if way.words]


def _has_two_verbs(option: Option) -> bool:
    """Whether the kind of answer is named by two words, as in ``say ask``."""
    return len(opening_words(option.kind)) > 1


def _fitting(
    ways: Sequence[Way],
    lines: Sequence[str],
    fits: Callable[[list[str], list[str]], bool],
) -> list[Option]:
    typed = [line.split() for line in lines if line]
    return [way.option for way in ways if any(fits(words, way.words) for words in typed)]
