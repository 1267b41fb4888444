"""What a person types, read as one of the answers that are legal now.

An answer may be typed in full (``play 12 c4``), with its verb cut short (``p 12 c4``) or left out
(``12 c4``), its words in any order, and a card by the beginning of its name in either language.
"""

from collections.abc import Callable, Iterable, Sequence

from ..kernel import Option

_LATIN, _RUSSIAN, _UKRAINIAN = (
    "qwertyuiopasdfghjklzxcvbnm",
    "йцукенгшщзфывапролдячсмить",
    "йцукенгшщзфівапролдячсмить",
)
_SAME_KEYS = str.maketrans(_RUSSIAN + _UKRAINIAN, _LATIN + _LATIN)
_SAME_LOOKS = str.maketrans("асеорхі", "aceopxi")


class Reading:
    """Finds what was typed among the options of the moment."""

    def __init__(self, options: Sequence[Option], card_name: Callable[[str], str]) -> None:
        self._options = options
        self._card_name = card_name

    def whole(self, line: str) -> list[Option]:
        """The options that the line names completely; more than one if it can be read so."""
        lines = _with_other_keyboards(line)
        exact = [option for option in self._options if option.text in lines]
        return exact or self._where(lines, self._is_whole)

    def begun(self, line: str) -> list[Option]:
        """The options that the line begins to name: all that contain its words."""
        return self._where(_with_other_keyboards(line), self._is_part)

    def wordless(self) -> list[Option]:
        """The options that consist of their verb alone."""
        return [option for option in self._options if len(option.text.split()) == 1]

    def spelled_out(self, line: str, examples: Iterable[str] = ()) -> str | None:
        """The line with its verb in full, so that the rules can say why it is not legal.

        Without a verb, the line is taken for the first kind of answer that looks like it. None if
        it looks like none.
        """
        words = _with_other_keyboards(line)[-1].split()
        for text in (*(option.text for option in self._options), *examples):
            verb, *rest = text.split()
            if words[0].isalpha() and verb.startswith(words[0]):
                return " ".join([verb, *words[1:]])
            if not words[0].isalpha() and _shape(rest)[: len(words)] == _shape(words):
                return " ".join([verb, *words])
        return None

    def _where(
        self, lines: Sequence[str], fits: Callable[[list[str], list[str]], bool]
    ) -> list[Option]:
        typed = [line.split() for line in lines if line]
        return [
            option
            for option in self._options
            if any(fits(words, option.text.split()) for words in typed)
        ]

    def _is_whole(self, typed: list[str], words: list[str]) -> bool:
        verb, *rest = words
        if len(typed) == len(words):
            return self._names(typed[0], verb) and self._left(typed[1:], rest) == []
        return bool(rest) and self._left(typed, rest) == []

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
        if not typed.isalpha() or not word.isalpha():
            return False
        names = (word, *self._card_name(word).lower().split())
        return any(name.startswith(typed) for name in names)


def on_latin_keys(line: str) -> str:
    """What the same keys would have typed on a Latin keyboard, in small letters."""
    return line.lower().translate(_SAME_KEYS)


def _with_other_keyboards(line: str) -> list[str]:
    """The line, and what a Cyrillic keyboard may have made of it: letters that look the same, or
    letters on the same keys. In the name of a cell a letter is what it looks like: taking an «а»
    for the f on its key would put an island where nobody pointed.
    """
    line = line.lower()
    by_keys = [
        on_latin_keys(word if word.isalpha() else word.translate(_SAME_LOOKS))
        for word in line.split(" ")
    ]
    return list(dict.fromkeys([line, line.translate(_SAME_LOOKS), " ".join(by_keys)]))


def _shape(words: Sequence[str]) -> list[str]:
    return ["9" if word.isdecimal() else "a" if word.isalpha() else "a9" for word in words]
