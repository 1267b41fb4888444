"""Letters as people type them, also with the keyboard of another language."""

import re

_LATIN, _RUSSIAN, _UKRAINIAN = (
    "qwertyuiopasdfghjklzxcvbnm",
    "йцукенгшщзфывапролдячсмить",
    "йцукенгшщзфівапролдячсмить",
)
_SAME_KEYS = str.maketrans(_RUSSIAN + _UKRAINIAN, _LATIN + _LATIN)
_PLACE = re.compile(r"[^\W\d_]+\d+")
_GAP_LEFT_OUT = re.compile(r"(?<=\d)(?=[^\W\d])")
_SAME_LOOKS = str.maketrans("асеорхікмту", "aceopxikmty")


def is_place(word: str) -> bool:
    """Whether it is a letter with a number."""
    return bool(_PLACE.fullmatch(word))


def small_letters(text: str) -> str:
    """As people type: hardly anybody troubles to write ё."""
    return text.lower().replace("ё", "е")


def on_latin_keys(line: str) -> str:
    """What the same keys would have typed on a Latin keyboard, in small letters."""
    return line.lower().translate(_SAME_KEYS)


def with_gaps(line: str) -> str:
    """A word never has a letter behind a digit, so these are two: ``34c3``."""
    return _GAP_LEFT_OUT.sub(" ", line)


def with_other_keyboards(line: str, *, guess_places: bool) -> list[str]:
    """The line, and what a Cyrillic keyboard may have made of it: letters that look the same, or
    letters on the same keys. In the name of a place a letter is what it looks like: taking an «а»
    for the f on its key would put an island where nobody pointed. A key is but a guess there.
    """
    line = small_letters(with_gaps(line))
    by_keys = [_by_keys(word, guess_places=guess_places) for word in line.split(" ")]
    return list(dict.fromkeys([line, line.translate(_SAME_LOOKS), " ".join(by_keys)]))


def _by_keys(word: str, *, guess_places: bool) -> str:
    if not is_place(word):
        return on_latin_keys(word)
    alike = word.translate(_SAME_LOOKS)
    return on_latin_keys(alike) if guess_places else alike
