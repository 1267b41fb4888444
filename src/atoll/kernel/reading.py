"""Reading answers: the words of a text, held against forms and what can stand in them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from msgspec import Struct

from .answers import Domain, Part, Slot, Some

Phrase = tuple[str, ...]
"""What is written for a value: several words, one, or none."""


class Lexicon:
    """How the values of a domain are written, and read back.

    ``readable`` are those that can be, and those that are only tried.
    """

    def __init__(self, domain: Domain, values: Iterable[Any], tried: Iterable[Any] = ()) -> None:
        self.domain = domain
        written = [*values]
        self.values = self._phrases(written)
        assert len(self.values) == len(written), "two values of a domain are written alike"
        self.readable = {**self._phrases(tried), **self.values}
        self._lengths = sorted({len(phrase) for phrase in self.readable}, reverse=True)

    def _phrases(self, values: Iterable[Any]) -> dict[Phrase, Any]:
        return {tuple(self.domain.write(value).split()): value for value in values}

    def words(self) -> Iterator[str]:
        for phrase in self.values:
            yield from phrase

    def read(self, words: Sequence[str], at: int) -> Iterator[tuple[Any, int]]:
        """Each value that could stand here, and where it ends; the longest first."""
        for length in self._lengths:
            phrase = tuple(words[at : at + length])
            if phrase in self.readable:
                yield self.readable[phrase], at + length

    @cached_property
    def _following(self) -> Mapping[Phrase, Phrase]:
        """Which words follow on the first words of phrases."""
        found: dict[Phrase, dict[str, None]] = {(): {}}
        for phrase in self.values:
            for place, word in enumerate(phrase):
                found.setdefault(phrase[:place], {})[word] = None
        return {beginning: tuple(words) for beginning, words in found.items()}

    def expected(self, words: Sequence[str], at: int) -> Iterator[tuple[int, Phrase]]:
        """Which words could stand here, and after the first words of a phrase that fit."""
        for place in range(at, len(words) + 1):
            following = self._following.get(tuple(words[at:place]))
            if following is None:
                return
            yield place, following


class Several(Lexicon):
    """The same for any number of the values of a domain."""

    def __init__(self, domain: Some, values: Iterable[Any]) -> None:
        super().__init__(domain.each, values)
        self._none = tuple(domain.none.split())

    def words(self) -> Iterator[str]:
        yield from super().words()
        yield from self._none

    @cached_property
    def _any(self) -> Phrase:
        return tuple(self.words())

    def expected(self, words: Sequence[str], at: int) -> Iterator[tuple[int, Phrase]]:
        yield at, self._any

    def read(self, words: Sequence[str], at: int) -> Iterator[tuple[Any, int]]:
        if self._none and tuple(words[at : at + len(self._none)]) == self._none:
            yield (), at + len(self._none)
        yield from self._read_all((), words, at)

    def _read_all(
        self, before: tuple[Any, ...], words: Sequence[str], at: int
    ) -> Iterator[tuple[Any, int]]:
        for value, end in super().read(words, at):
            yield from self._read_all((*before, value), words, end)
        if before or not self._none:
            yield before, at


Lexicons = Mapping[str, Lexicon]
"""By argument."""


def lexicon_of(domain: Domain, options: Struct, seats: int) -> Lexicon:
    if isinstance(domain, Some):
        return Several(domain, domain.each.values(options, seats))
    return Lexicon(domain, domain.values(options, seats), domain.tried(options, seats))


class Misread:
    """How far words could be read in a form, and what could have stood there."""

    def __init__(self) -> None:
        self.at = 0
        self._tried: list[tuple[Lexicon, int]] = []

    def note(self, at: int) -> None:
        self.at = max(self.at, at)

    def note_slot(self, lexicon: Lexicon, at: int) -> None:
        self.note(at)
        self._tried.append((lexicon, at))

    def settle(self, words: Sequence[str]) -> None:
        """The first words of a phrase count as read, too."""
        for lexicon, at in self._tried:
            for place, _ in lexicon.expected(words, at):
                self.note(place)

    def expected(self, words: Sequence[str]) -> Iterator[tuple[Domain, Phrase]]:
        """By domain, which words could have stood where reading ended."""
        for lexicon, at in self._tried:
            for place, expected in lexicon.expected(words, at):
                if place == self.at:
                    yield lexicon.domain, expected


def readings(
    form: Sequence[Part],
    lexicons: Lexicons,
    words: Sequence[str],
    misread: Misread,
    at: int = 0,
) -> Iterator[dict[str, Any]]:
    """Each way to read all the words from here on in a form, as values by argument."""
    if not form:
        misread.note(at)
        if at == len(words):
            yield {}
        return
    part, rest = form[0], form[1:]
    if isinstance(part, Slot):
        lexicon = lexicons[part.name]
        if () not in lexicon.readable:  # nothing has to stand here otherwise
            misread.note_slot(lexicon, at)
        for value, end in lexicon.read(words, at):
            if isinstance(lexicon, Several):  # one more could follow
                misread.note_slot(lexicon, end)
            for others in readings(rest, lexicons, words, misread, end):
                yield {part.name: value, **others}
    elif at < len(words) and words[at] == part:
        yield from readings(rest, lexicons, words, misread, at + 1)
    else:
        misread.note(at)
