"""Answers: a verb with arguments by name, each from a finite, ordered domain.

A game declares each of its answers once, as a Struct. How it is written, how it is read, what it is
called, which words there are and what goes over the wire all follow from that::

    class Play(Answer):
        \"\"\"An island is placed in an empty cell.\"\"\"

        form = "play {card} {cell}"
        example = "play 12 a1"
        pieces = "card-{card} cell-{cell}"
        tells = {"cost": int}

        card: Island
        cell: Cell

    Cell = Annotated[str, Domain(cells, unknown="no-such-cell")]

The type of a field says what the argument is, its ``Domain`` what it can be. A field whose type is
a ``Literal`` needs no domain.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import (
    Annotated,
    Any,
    ClassVar,
    Literal,
    NamedTuple,
    get_args,
    get_origin,
    get_type_hints,
)

from msgspec import Struct

from .messages import Args, Message

Values = Sequence[Any] | Callable[[Any, int], Iterable[Any]]
"""What an argument can be, or by options and seats a function that says so."""


def _written(value: object) -> str:
    return "" if value is None else str(value)


class Domain:
    """What an argument can be, in order, and how each value is written.

    What is written may be several words, or none. ``unknown`` is the refusal of a word that is not
    among them, ``rule`` the paragraph behind it. ``never`` are words that people may well try, each
    with a refusal and a paragraph of its own. ``tried`` are values that people may well try though
    they are never legal: they are read, so that the rules can say why not, and nothing else.
    """

    def __init__(  # noqa: PLR0913  (all but the first two are named)
        self,
        values: Values,
        write: Callable[[Any], str] = _written,
        *,
        unknown: str = "no-such-word",
        rule: str | None = None,
        never: Mapping[str, tuple[str, str]] = {},
        tried: Values = (),
    ) -> None:
        self._values, self._tried = values, tried
        self.write = write
        self.unknown, self.rule, self.never = unknown, rule, never

    def values(self, options: Struct, seats: int) -> tuple[Any, ...]:
        return _settled(self._values, options, seats)

    def tried(self, options: Struct, seats: int) -> tuple[Any, ...]:
        return _settled(self._tried, options, seats)


def _settled(values: Values, options: Struct, seats: int) -> tuple[Any, ...]:
    return tuple(values(options, seats) if callable(values) else values)


class Some(Domain):
    """Any number of the values of another domain, as ``none`` if it is none.

    Options have them in the order of that domain; in whatever order they are written, they are
    read, so that the rules can say what is wrong.
    """

    def __init__(self, each: Domain, none: str = "") -> None:
        super().__init__((), self._write_all, unknown=each.unknown, rule=each.rule)
        self.each, self.none = each, none

    def _write_all(self, values: Sequence[Any]) -> str:
        return " ".join(map(self.each.write, values)) or self.none


class Slot(NamedTuple):
    """The place of an argument in a form."""

    name: str
    domain: Domain


Part = str | Slot
_SLOT = re.compile(r"\{(\w+)\}")


class Answer(Struct, frozen=True, gc=False):
    """What somebody can answer. See the head of this file for how to declare one."""

    form: ClassVar[str]
    """How it is written: words, and the arguments in braces."""
    example: ClassVar[str] = ""
    """One as it could be given; where nothing can be chosen, the form itself is one."""
    pieces: ClassVar[str] = ""
    """The things on the table that it concerns, if its arguments alone tell."""
    tells: ClassVar[Mapping[str, Any]] = {}
    """What options tell besides the answer itself, such as a price: by name, the type."""
    never: ClassVar[tuple[str, str] | None] = None
    """Where it does not occur, the refusal and the paragraph for those who try it."""

    @staticmethod
    def occurs(options: Any, seats: int) -> bool:
        """Whether there is such an answer under these options, with so many seats."""
        return True

    @property
    def verb(self) -> str:
        """What is done, in one word."""
        return verb_of(type(self))

    @property
    def text(self) -> str:
        """The answer as it is written."""
        phrases = [
            part if isinstance(part, str) else part.domain.write(getattr(self, part.name))
            for part in form_of(type(self))
        ]
        return " ".join([phrase for phrase in phrases if phrase])

    @property
    def words(self) -> tuple[str, ...]:
        """The words with which it is written."""
        return tuple(self.text.split())

    def wording(self, told: Args) -> str:
        """The key of the text that says what it is; overwrite it where a card has the words."""
        return f"option-{verb_of(type(self))}"

    def label(self, told: Args) -> Message:
        """What it is, for people: a text that mentions the arguments, and what is told."""
        return Message(self.wording(told), {**mentioned(self), **told})


@cache
def verb_of(kind: type[Answer]) -> str:
    """The name of its class, as in ``give-up``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


def mentioned(answer: Struct) -> dict[str, Any]:
    """The arguments as texts mention them: what has parts is told by them."""
    args: dict[str, Any] = {}
    for name in answer.__struct_fields__:
        value = getattr(answer, name)
        if isinstance(value, Struct):
            args |= mentioned(value)
        elif value is None or isinstance(value, bool):
            args[name] = str(value).lower()
        else:
            args[name] = value
    return args


@cache
def domains(kind: type[Answer]) -> Mapping[str, Domain]:
    """The domain of each argument."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: _domain(kind, name, hints[name]) for name in kind.__struct_fields__}


def _domain(kind: type[Answer], name: str, hint: Any) -> Domain:
    if get_origin(hint) is Annotated:
        for each in get_args(hint)[1:]:
            if isinstance(each, Domain):
                return each
    if get_origin(hint) is Literal:
        return Domain(get_args(hint))
    raise TypeError(f"{kind.__name__}.{name} has no domain: say Annotated[…, Domain(…)]")


@cache
def form_of(kind: type[Answer]) -> tuple[Part, ...]:
    """The words and slots of a form, in order; each argument has one slot."""
    known, parts = domains(kind), []
    for word in kind.form.split():
        slot = _SLOT.fullmatch(word)
        parts.append(word if slot is None else Slot(slot[1], known[slot[1]]))
    assert sorted(known) == sorted([part.name for part in parts if isinstance(part, Slot)])
    return tuple(parts)


@cache
def opening_words(kind: type[Answer]) -> tuple[str, ...]:
    """The words with which all answers of a kind begin, such as ``say offer``."""
    opening = []
    for part in form_of(kind):
        if isinstance(part, Slot):
            break
        opening.append(part)
    return tuple(opening)


@cache
def beginning_of(kind: type[Answer]) -> str:
    """The same as the beginning of a text."""
    return " ".join(opening_words(kind))


def example_of(kind: type[Answer]) -> str:
    return kind.example or kind.form


@cache
def piece_forms(kind: type[Answer]) -> tuple[str, ...]:
    return tuple(kind.pieces.split())


def pieces_of(answer: Answer) -> tuple[str, ...]:
    """The things on the table that it concerns; several values are a piece each."""
    forms = piece_forms(type(answer))
    if not forms:
        return ()
    args = {name: getattr(answer, name) for name in answer.__struct_fields__}
    pieces: list[str] = []
    for form in forms:
        pieces += _pieces(form, args)
    return tuple(pieces)


def _pieces(form: str, args: Mapping[str, Any]) -> Iterator[str]:
    for name, value in args.items():
        if isinstance(value, tuple) and f"{{{name}}}" in form:
            return iter([form.format(**{name: each}) for each in value])
    return iter([form.format(**args)])
