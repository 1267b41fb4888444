"""What a person types, read as one of the answers that are legal now.

An answer may be typed in full (``play 12 c4``), with its verb cut short (``p 12 c4``) or left out
(``12 c4``), its words in any order, and a card by its name in either language, whole or the
beginning of one of its words. What may be answered though nobody asked needs its verb, in front: a
name alone is about the question. Only where a second word says what is done the first may be
missing: ``ask kid row`` is ``say ask kid row``.
"""

import re
from collections.abc import Callable, Mapping, Sequence, Set
from itertools import cycle
from typing import NamedTuple

from ..kernel import Option

_LATIN, _RUSSIAN, _UKRAINIAN = (
    "qwertyuiopasdfghjklzxcvbnm",
    "йцукенгшщзфывапролдячсмить",
    "йцукенгшщзфівапролдячсмить",
)
_SAME_KEYS = str.maketrans(_RUSSIAN + _UKRAINIAN, _LATIN + _LATIN)
_PLACE = re.compile(r"[^\W\d_]+\d+")
_GAP_LEFT_OUT = re.compile(r"(?<=\d)(?=[^\W\d])")
_SAME_LOOKS = str.maketrans("асеорхі", "aceopxi")


class SpelledOut(NamedTuple):
    """What a line seems to mean, and what would have to follow for a whole answer."""

    words: list[str]
    missing: list[str]


class Way(NamedTuple):
    """An option, and the words with which it can be typed."""

    option: Option
    words: list[str]


class Reading:
    """Finds what was typed among the options of the moment."""

    def __init__(
        self,
        awaited: Sequence[Option],
        standing: Sequence[Option],
        card_name: Callable[[str], str],
    ) -> None:
        self._options = [*awaited, *standing]
        self._awaited = _typed_in_full(awaited)
        self._standing = _typed_in_full(standing)
        self._ways = [*self._awaited, *self._standing]
        self._bare = _without_verb(awaited)
        self._sayings = _without_verb([each for each in standing if _has_two_verbs(each)])
        self._card_name = card_name

    def whole(self, line: str) -> list[Option]:
        """The options that the line names completely; more than one if it can be read so.

        Words in their order come first, and among those with a verb: ``v r`` is ``vote red``
        rather than ``say vote red``.
        """
        lines = _with_other_keyboards(line)
        exact = [option for option in self._options if option.text in lines]
        return (
            exact
            or _fitting(self._ways, lines, self._is_in_order)
            or _fitting([*self._bare, *self._sayings], lines, self._is_in_order)
            or _fitting(self._ways, lines, self._is_whole)
            or _fitting(self._bare, lines, lambda typed, words: self._left(typed, words) == [])
        )

    def begun(self, line: str) -> list[Option]:
        """The options that the line begins to name: those with its verb, or all with its words."""
        lines = _with_other_keyboards(line)
        return (
            _fitting(self._ways, lines, self._is_beginning)
            or _fitting(self._sayings, lines, self._is_beginning)
            or _fitting(self._awaited, lines, self._is_part)
        )

    def missing_verbs(self, line: str, examples: Sequence[str]) -> list[str]:
        """The verbs that would make of this line a standing answer, if it begins with none."""
        lines = _with_other_keyboards(line)
        verbs = {text.split()[0] for text in examples}
        if any(typed.split()[0] in verbs for typed in lines):
            return []
        fitting = _fitting(self._standing, lines, self._is_part)
        return list(dict.fromkeys(option.text.split()[0] for option in fitting))

    def wordless(self) -> list[Option]:
        """The options that consist of their verb alone."""
        return [option for option in self._options if len(option.text.split()) == 1]

    def spelled_out(
        self, line: str, examples: Sequence[str], *, asked: bool = False
    ) -> SpelledOut | None:
        """The line with its words in full, so that the rules can say why it is not legal.

        Without a verb, the line is taken for the first kind of answer that looks like it. None if
        it looks like none of the options nor, unless it must be what is ``asked``, of the examples.
        """
        options = [option.text.split() for option in self._options]
        others = [text.split() for text in examples]
        models = options if asked else [*options, *others]
        names = {word for _, *rest in (*options, *others) for word in rest if word.isalpha()}
        for typed in reversed(_with_other_keyboards(line)):
            words = [self._in_full(word, names) for word in typed.split()]
            first = typed.split()[0]
            for verb, *rest in models:
                if verb == words[0] or (first.isalpha() and verb.startswith(first)):
                    return SpelledOut([verb, *words[1:]], rest[len(words) - 1 :])
            for verb, *rest in models:
                if _looks_like(words, rest, names):
                    return SpelledOut([verb, *words], rest[len(words) :])
        return None

    def _in_full(self, typed: str, names: Set[str]) -> str:
        """The name that was typed in another language, or only its beginning, if there is one."""
        meant = [name for name in names if self._names(typed, name)]
        return meant[0] if len(meant) == 1 else typed

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

    def _names(self, typed: str, word: str) -> bool:
        if typed == word:
            return True
        if not typed.isalpha():
            return False
        name = self._card_name(word)
        names = [word] if word.isalpha() else []
        names += name.lower().split() if name != word else []
        return any(each.startswith(typed) for each in names)


def _typed_in_full(options: Sequence[Option]) -> list[Way]:
    return [Way(option, option.text.split()) for option in options]


def _without_verb(options: Sequence[Option]) -> list[Way]:
    ways = [Way(option, option.text.split()[1:]) for option in options]
    return [way for way in ways if way.words]


def _has_two_verbs(option: Option) -> bool:
    """Whether the kind of answer is named by two words, as in ``say ask``."""
    return option.label.key.endswith("-".join(option.text.split()[:2]))


def _fitting(
    ways: Sequence[Way],
    lines: Sequence[str],
    fits: Callable[[list[str], list[str]], bool],
) -> list[Option]:
    typed = [line.split() for line in lines if line]
    return [way.option for way in ways if any(fits(words, way.words) for words in typed)]


def in_words_of_answers(line: str, names: Mapping[str, str]) -> str:
    """The line with a word of answers for each of these names: ``bosun`` for First Mate."""
    for name in sorted(names, key=len, reverse=True):
        line = re.sub(rf"\b{re.escape(name)}\b", names[name], line, flags=re.IGNORECASE)
    return line


def on_latin_keys(line: str) -> str:
    """What the same keys would have typed on a Latin keyboard, in small letters."""
    return line.lower().translate(_SAME_KEYS)


def _with_other_keyboards(line: str) -> list[str]:
    """The line, and what a Cyrillic keyboard may have made of it: letters that look the same, or
    letters on the same keys. In the name of a cell a letter is what it looks like: taking an «а»
    for the f on its key would put an island where nobody pointed.

    A word never has a letter behind a digit, so these are two: ``34c3``.
    """
    line = _GAP_LEFT_OUT.sub(" ", line.lower())
    by_keys = [
        on_latin_keys(word if word.isalpha() else word.translate(_SAME_LOOKS))
        for word in line.split(" ")
    ]
    return list(dict.fromkeys([line, line.translate(_SAME_LOOKS), " ".join(by_keys)]))


def _looks_like(words: Sequence[str], model: Sequence[str], names: Set[str]) -> bool:
    """Whether the words are of the same kinds as those of an answer, or of several in a row."""
    return bool(model) and all(
        _kind(word, names) == _kind(other, names)
        for word, other in zip(words, cycle(model), strict=False)
    )


def _kind(word: str, names: Set[str]) -> str:
    """Numbers are names, too; a letter with a number is a place."""
    if word.isdecimal() or word in names:
        return "name"
    return "place" if _PLACE.fullmatch(word) else "unknown"
