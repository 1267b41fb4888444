"""What can be chosen: legal answers, one by one or many told in few words.

Where a seat may do any of these things with any of those, listing each option would cost more than
all the rest of a game. A ``Product`` says the same by its factors. Whoever goes over it, counts it
or takes the n-th of it meets every legal answer, as in a list.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import islice, product
from math import prod
from typing import Any, overload

from msgspec import Struct

from .answers import Answer, beginning_of, domains, form_of, pieces_of
from .messages import Args, Message
from .reading import Lexicon, Lexicons, Misread, readings
from .steps import Step


class Option(Struct, frozen=True, gc=False):
    """One legal answer; ``option`` makes one.

    ``text`` is how it is written: in the record, on the wire, in tests and in logs. ``pieces``
    names the things on the table that it concerns, so that a client can light them up. ``told`` is
    what is known of it besides itself, such as a price. ``step`` is what happens when it is chosen.
    """

    text: str
    answer: Answer
    step: Step
    pieces: tuple[str, ...]
    told: Args = {}

    @property
    def verb(self) -> str:
        return self.answer.verb

    @property
    def kind(self) -> type[Answer]:
        return type(self.answer)

    @property
    def words(self) -> tuple[str, ...]:
        return self.answer.words

    @property
    def label(self) -> Message:
        """What it is, for people."""
        return self.answer.label(self.told)


def option(answer: Answer, step: Step, *pieces: str, **told: str | int) -> Option:
    """An answer that leads to a step. Its pieces follow from its arguments if none are named."""
    return Option(answer.text, answer, step, pieces or pieces_of(answer), {**told})


class _WhenRead(dict[str, Lexicon]):
    """The lexicon of each argument, made when it is first needed: most texts mean others."""

    def __init__(self, kind: type[Answer], choices: Mapping[str, Sequence[Any]]) -> None:
        self._domains, self._choices = domains(kind), choices

    def __missing__(self, name: str) -> Lexicon:
        made = self[name] = Lexicon(self._domains[name], self._choices[name])
        return made


class Product(Sequence[Option]):
    """Each of these values with each of those, by argument, but for the texts in ``but``.

    ``make`` makes the option for values in the order of the arguments.
    """

    def __init__(
        self,
        kind: type[Answer],
        make: Callable[..., Option],
        choices: Mapping[str, Sequence[Any]],
        but: frozenset[str] = frozenset(),
    ) -> None:
        self.kind, self.choices, self.but = kind, choices, but
        self._make = make
        self._size = prod(map(len, choices.values())) - len(but)

    def without(self, texts: Collection[str]) -> "Product":
        """The same but for these texts, as far as they are in it."""
        found = frozenset([text for text in texts if self.find(text) is not None])
        return Product(self.kind, self._make, self.choices, self.but | found) if found else self

    def sample(self, name: str = "", value: Any = None) -> Option:
        """The first of them, but for this value of an argument; maybe one that is left out."""
        values = [value if each == name else first[0] for each, first in self.choices.items()]
        return self._make(*values)

    def concerning(self, pieces: Sequence[str]) -> Iterator[Option]:
        """Those that may concern these things: a value that brings another thing is left out."""
        usual = self.sample().pieces
        if len(usual) != len(pieces):
            return
        known = {*usual, *pieces}
        fitting = [
            [value for value in values if known.issuperset(self.sample(name, value).pieces)]
            for name, values in self.choices.items()
        ]
        for values in product(*fitting):
            made = self._make(*values)
            if made.text not in self.but:
                yield made

    def find(self, text: str) -> Option | None:
        """The option with this text, if it is one of these."""
        if not text.startswith(beginning_of(self.kind)) or text in self.but:
            return None
        for args in readings(form_of(self.kind), self._lexicons, text.split(), Misread()):
            found = self._make(*[args[name] for name in self.choices])
            return found if found.text == text else None
        return None

    @cached_property
    def _lexicons(self) -> Lexicons:
        return _WhenRead(self.kind, self.choices)

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[Option]:
        for values in product(*self.choices.values()):
            made = self._make(*values)
            if made.text not in self.but:
                yield made

    @overload
    def __getitem__(self, place: int) -> Option: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Option]: ...
    def __getitem__(self, place: int | slice) -> Option | Sequence[Option]:
        if isinstance(place, slice):
            return list(self)[place]
        if not -len(self) <= place < len(self):
            raise IndexError(place)
        place, values = place % len(self), []
        if self.but:
            return next(islice(self, place, None))
        for choices in [*self.choices.values()][::-1]:
            place, nth = divmod(place, len(choices))
            values.append(choices[nth])
        return self._make(*values[::-1])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Product):
            return NotImplemented
        return self._factors == other._factors and (not self or self[0] == other[0])

    @property
    def _factors(self) -> tuple[Any, ...]:
        """All but how the options are made: the first tells whether that is the same."""
        return self.kind, tuple(self.choices.items()), self.but

    __hash__ = None  # type: ignore[assignment]  # options are looked up by their text


Part = Option | Product


class Choices(Sequence[Option]):
    """Options and products of them, one after the other.

    Instead of them a function may be given that makes them as soon as somebody looks at them. It
    must not depend on what can change until then.
    """

    def __init__(self, parts: Iterable[Part] | Callable[[], Iterable[Part]]) -> None:
        self._parts = parts if callable(parts) else tuple(parts)
        self._size: int | None = None

    @property
    def parts(self) -> tuple[Part, ...]:
        parts = self._parts
        if callable(parts):
            parts = self._parts = tuple(parts())
        return parts

    def find(self, text: str) -> Option | None:
        for part in self.parts:
            if isinstance(part, Product):
                if (found := part.find(text)) is not None:
                    return found
            elif part.text == text:
                return part
        return None

    def kinds(self) -> frozenset[type[Answer]]:
        """The kinds of answers that are among them."""
        return frozenset(
            [part.kind if isinstance(part, Product) else type(part.answer) for part in self.parts]
        )

    def without(self, texts: Collection[str]) -> "Choices":
        parts = [
            part.without(texts) if isinstance(part, Product) else part
            for part in self.parts
            if isinstance(part, Product) or part.text not in texts
        ]
        return Choices([part for part in parts if isinstance(part, Option) or part])

    def __len__(self) -> int:
        if self._size is None:
            self._size = sum([1 if isinstance(part, Option) else len(part) for part in self.parts])
        return self._size

    def __iter__(self) -> Iterator[Option]:
        for part in self.parts:
            if isinstance(part, Product):
                yield from part
            else:
                yield part

    @overload
    def __getitem__(self, place: int) -> Option: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Option]: ...
    def __getitem__(self, place: int | slice) -> Option | Sequence[Option]:
        if isinstance(place, slice):
            return list(self)[place]
        left = place if place >= 0 else place + len(self)
        for part in self.parts:
            if isinstance(part, Product):
                if 0 <= left < len(part):
                    return part[left]
                left -= len(part)
            elif left == 0:
                return part
            else:
                left -= 1
        raise IndexError(place)

    def __eq__(self, other: object) -> bool:
        return self.parts == other.parts if isinstance(other, Choices) else NotImplemented

    __hash__ = None  # type: ignore[assignment]


def parts_of(options: Sequence[Option]) -> Sequence[Part]:
    """Options, and products as what they are."""
    return options.parts if isinstance(options, Choices) else options
