"""What a seat is asked, as it goes over the wire: many options in few words.

Each question brings a list of choices: values that arguments may have. Options of one verb are then
rows of numbers in that list, and what is a product for the rules is told by the choices of each
argument. Few options, and those that fit nowhere, are told one by one.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

from ..kernel import Answer, Args, Decision, Message, Option, Product, parts_of
from ..kernel.answers import domains

encode = msgspec.json.Encoder().encode

NO_DECISIONS = msgspec.Raw(b"[]")
FEWEST_TOGETHER = 3
"""Fewer options are told one by one."""


class OptionShown(Struct, frozen=True, omit_defaults=True):
    """A legal answer: its text, and the same as a verb with arguments.

    Its label is the text ``option-<verb>``, unless ``label`` says otherwise; it may mention the
    arguments and what is ``told`` of it.
    """

    text: str
    verb: str
    args: Answer
    pieces: tuple[str, ...] = ()
    told: Args = {}
    label: str = ""


class ChoiceShown(Struct, frozen=True, omit_defaults=True):
    """A value of an argument: how it is written, unless it is a word or a number and written as it
    is; and the piece that stands for it.
    """

    value: Any
    text: str | None = None
    piece: str = ""


class RowsShown(Struct, frozen=True, omit_defaults=True):
    """Answers with one verb. In ``form`` the text of a choice stands for ``{argument}``, in
    ``pieces`` its piece.

    A row has for each of the ``args`` the number of its choice, and if anything is told of the
    answers at all the number of what is.
    """

    verb: str
    form: str
    args: tuple[str, ...]
    rows: list[list[int]]
    pieces: tuple[str, ...] = ()
    told: list[Args] = []


class ProductShown(Struct, frozen=True, omit_defaults=True):
    """All answers that can be made of these choices, given by their numbers, but for some."""

    verb: str
    form: str
    choices: dict[str, list[int]]
    pieces: tuple[str, ...] = ()
    told: Args = {}
    but: tuple[str, ...] = ()


Shown = OptionShown | RowsShown | ProductShown


class DecisionShown(Struct, frozen=True):
    prompt: Message
    must: bool
    options: Sequence[Shown]
    choices: Sequence[ChoiceShown]


def encode_decisions(decisions: Sequence[Decision]) -> msgspec.Raw:
    """The questions to a seat without the steps behind their options: those are the rules'."""
    if not decisions:
        return NO_DECISIONS
    return msgspec.Raw(encode([decision_shown(each) for each in decisions]))


def decision_shown(decision: Decision) -> DecisionShown:
    telling = Telling()
    shown = [*telling.shown(decision.options)]
    return DecisionShown(decision.prompt, decision.must, shown, telling.choices)


def option_shown(option: Option) -> OptionShown:
    label = option.answer.wording(option.told)
    if label == _usual_label(option):
        label = ""
    return OptionShown(option.text, option.verb, option.answer, option.pieces, option.told, label)


def _usual_label(option: Option) -> str:
    return f"option-{option.verb}"


class Telling:
    """Tells the options of one question, and numbers the choices that they are made of."""

    def __init__(self) -> None:
        self.choices: list[ChoiceShown] = []
        self._numbers: dict[tuple[str, str, str], int] = {}

    def shown(self, options: Sequence[Option]) -> Iterator[Shown]:
        """The options in few words, in their order."""
        together: list[Option] = []
        for part in parts_of(options):
            if isinstance(part, Product):
                yield from self._rows(together)
                together = []
                yield self._product(part)
            elif together and part.kind is together[0].kind:
                together.append(part)
            else:
                yield from self._rows(together)
                together = [part]
        yield from self._rows(together)

    def _rows(self, options: Sequence[Option]) -> Iterator[Shown]:
        """Options with one verb, as rows if they can be."""
        stand_ins = _stand_ins(options) if len(options) >= FEWEST_TOGETHER else None
        if stand_ins is None:
            yield from map(option_shown, options)
            return
        first, told = options[0], Told(options)
        names = first.kind.__struct_fields__
        rows = [
            [*[self._number(each, name, stand_ins.get(name)) for name in names], *told.note(each)]
            for each in options
        ]
        pieces = _with_slots(first.pieces, stand_ins)
        yield RowsShown(first.verb, first.kind.form, names, rows, pieces, told.all)

    def _product(self, product: Product) -> ProductShown:
        """A product of the rules: by argument, the piece that changes with it stands for it."""
        stand_ins: dict[str, int] = {}
        choices: dict[str, list[int]] = {}
        for name, values in product.choices.items():
            options = [product.sample(name, value) for value in values]
            places = _differing(options)
            if places:
                stand_ins[name] = places[0]
            choices[name] = [self._number(each, name, stand_ins.get(name)) for each in options]
        first = product.sample()
        pieces = _with_slots(first.pieces, stand_ins)
        but = tuple(sorted(product.but))
        return ProductShown(first.verb, product.kind.form, choices, pieces, first.told, but)

    def _number(self, option: Option, name: str, place: int | None) -> int:
        """The number of the choice that an option makes for an argument."""
        value = getattr(option.answer, name)
        written = domains(option.kind)[name].write(value)
        piece = "" if place is None else option.pieces[place]
        known = (repr(value), written, piece)
        if known not in self._numbers:
            self._numbers[known] = len(self.choices)
            # Only words and numbers are written alike in every programming language.
            is_plain = type(value) in (str, int) and written == str(value)
            self.choices.append(ChoiceShown(value, None if is_plain else written, piece))
        return self._numbers[known]


class Told:
    """What is told of options, each only once; where nothing is told of any, nothing at all."""

    def __init__(self, options: Sequence[Option]) -> None:
        self.all: list[Args] = []
        self._is_any = any(option.told for option in options)

    def note(self, option: Option) -> list[int]:
        if not self._is_any:
            return []
        if option.told not in self.all:
            self.all.append(option.told)
        return [self.all.index(option.told)]


def _stand_ins(options: Sequence[Option]) -> Mapping[str, int] | None:
    """By argument, at which place its piece stands; None if that cannot be told of all options."""
    first = options[0]
    if any(len(each.pieces) != len(first.pieces) for each in options):
        return None
    if any(each.answer.wording(each.told) != _usual_label(each) for each in options):
        return None
    found: dict[str, int] = {}
    for place in _differing(options):
        name = _follows(options, place, found)
        if name is None:
            return None
        found[name] = place
    return found


def _differing(options: Sequence[Option]) -> list[int]:
    """The places at which the pieces of these options are not all the same."""
    by_place = zip(*[each.pieces for each in options], strict=True)
    return [nth for nth, names in enumerate(by_place) if len({*names}) > 1]


def _follows(options: Sequence[Option], place: int, taken: Mapping[str, int]) -> str | None:
    """The argument from whose value the piece at this place follows."""
    rows = [(astuple(each.answer), each.pieces[place]) for each in options]
    for nth, name in enumerate(options[0].kind.__struct_fields__):
        pairs = {(repr(args[nth]), piece) for args, piece in rows}
        if name not in taken and len(pairs) == len({value for value, _ in pairs}):
            return name
    return None


def _with_slots(pieces: Sequence[str], stand_ins: Mapping[str, int]) -> tuple[str, ...]:
    names = {place: f"{{{name}}}" for name, place in stand_ins.items()}
    return tuple([names.get(place, piece) for place, piece in enumerate(pieces)])
