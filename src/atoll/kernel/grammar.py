"""The grammar of a game: all answers that there are for so many seats under these options."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from .answers import Answer, Part, Slot, example_of, form_of
from .messages import Word
from .pointing import meanings
from .reading import Lexicons, Misread, lexicon_of, readings
from .refusing import Refused


class Grammar:
    """The answers of a game for so many seats under these options: how they are read and written.

    ``kinds`` are those that there are, in order; ``words`` all of which they are made, each once.
    """

    def __init__(self, kinds: Iterable[type[Answer]], options: Struct, seats: int) -> None:
        self._lexicons: dict[type[Answer], Lexicons] = {}
        self._never: dict[Part, tuple[str, str]] = {}
        for kind in kinds:
            slots = [part for part in form_of(kind) if isinstance(part, Slot)]
            found = {slot.name: lexicon_of(slot.domain, options, seats) for slot in slots}
            if kind.occurs(options, seats) and all(each.values for each in found.values()):
                self._lexicons[kind] = found
            elif kind.never is not None:
                self._never[form_of(kind)[0]] = kind.never
        self.kinds = tuple(self._lexicons)
        self._first_words = {kind: tuple(self._firsts(kind)) for kind in self.kinds}
        self._beginning = self._by_beginning()
        self.words: tuple[str, ...] = tuple(dict.fromkeys(self._words()))

    def _words(self) -> Iterator[str]:
        for kind, lexicons in self._lexicons.items():
            for part in form_of(kind):
                if isinstance(part, Slot):
                    yield from lexicons[part.name].words()
                else:
                    yield part

    def _firsts(self, kind: type[Answer]) -> Iterable[str]:
        first = form_of(kind)[0]
        return self._lexicons[kind][first.name].words() if isinstance(first, Slot) else [first]

    def _by_beginning(self) -> Mapping[str, Sequence[type[Answer]]]:
        """By a first word, the kinds that may be meant; those that begin with an argument always.

        Of the others nothing would be read, and there are many.
        """
        firsts = {kind: form_of(kind)[0] for kind in self.kinds}
        return {
            word: [
                kind
                for kind in self.kinds
                if firsts[kind] == word or isinstance(firsts[kind], Slot)
            ]
            for word in {"", *firsts.values()}
            if not isinstance(word, Slot)
        }

    def domain(self, kind: type[Answer], name: str) -> tuple[Any, ...]:
        """What an argument can be, in order; of ``Some``, each of what it can have."""
        return tuple(self._lexicons[kind][name].values.values())

    def phrases(self, kind: type[Answer], name: str) -> list[str]:
        """How each of them is written."""
        return [" ".join(phrase) for phrase in self._lexicons[kind][name].values]

    def read(self, text: str, kinds: Collection[type[Answer]] | None = None) -> Answer:
        """The answer that is written so, of these kinds if any are named.

        Raises ``Unreadable`` if there is none; those that begin like one that occurs only under
        other options are ``Refused``.
        """
        words, misread = text.split(), dict[type[Answer], Misread]()
        for kind in self._meant_by(words):
            if kinds is None or kind in kinds:
                misread[kind] = Misread()
                for args in readings(form_of(kind), self._lexicons[kind], words, misread[kind]):
                    return kind(**args)
        if words and words[0] in self._never and not any(each.at for each in misread.values()):
            raise Refused(*self._never[words[0]])
        raise _unreadable(words, misread)

    def _meant_by(self, words: Sequence[str]) -> Sequence[type[Answer]]:
        first = words[0] if words else ""
        return self._beginning.get(first) or self._beginning[""]

    def all_readings(self, text: str) -> list[Answer]:
        """Every answer that is written so: a law says that there is only one."""
        words = text.split()
        return [
            kind(**args)
            for kind in self._meant_by(words)
            for args in readings(form_of(kind), self._lexicons[kind], words, Misread())
        ]

    def examples(self) -> list[tuple[str, ...]]:
        """An answer of each kind, in words."""
        return [tuple(example_of(kind).split()) for kind in self.kinds]

    def first_words(self, kinds: Collection[type[Answer]]) -> list[str]:
        """With which words answers of these kinds begin."""
        found = [self._first_words[kind] for kind in self.kinds if kind in kinds]
        return [*dict.fromkeys([word for words in found for word in words])]

    def meant(self, pieces: Sequence[str]) -> Iterator[Answer]:
        """The answers that concern these things on the table, in this order."""
        for kind, lexicons in self._lexicons.items():
            yield from meanings(kind, lexicons, pieces)


def _unreadable(words: Sequence[str], misread: Mapping[type[Answer], Misread]) -> "Unreadable":
    """The first word that is none of those there are, or else how it is to be written."""
    for each in misread.values():
        each.settle(words)
    furthest = max([each.at for each in misread.values()], default=0)
    forms = [kind for kind, each in misread.items() if each.at == furthest] if furthest else []
    expected = [each for kind in forms for each in misread[kind].expected(words)]
    if furthest < len(words) and len({domain for domain, _ in expected}) == 1:
        (domain, _), word = expected[0], words[furthest]
        known = tuple(dict.fromkeys([each for _, those in expected for each in those]))
        if word in domain.never:
            return Unreadable(forms, *domain.never[word])
        if word not in known:
            return Unreadable(forms, domain.unknown, domain.rule, word=word, cards=known)
    return Unreadable(forms, "form", form=" · ".join(map(example_of, forms)))


class Unreadable(Refused):
    """Words that are no answer; ``forms`` are the kinds of answers that they begin like."""

    def __init__(
        self, forms: Sequence[type[Answer]], key: str, rule: str | None = None, **args: Word
    ) -> None:
        super().__init__(key, rule, **args)
        self.forms = forms
