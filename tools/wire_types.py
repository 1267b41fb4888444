"""Writes web/src/wire.ts: what goes over the wire, as TypeScript sees it.

``python -m tools.wire_types`` writes it anew; ``tests/web/test_wire_types.py`` fails when it is
stale.
"""

import inspect
import types
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from atoll.games import game, games
from atoll.kernel import SEAT_ARGUMENTS, Answer, View, verb_of
from atoll.server import house, questions, wire
from atoll.server.http.routes import advice, replays, reports, tables
from atoll.server.http.routes import games as games_routes
from atoll.server.http.routes import house as house_routes
from atoll.server.http.routes import people as people_routes
from atoll.server.people import people

TARGET = Path(__file__).parents[1] / "web" / "src" / "wire.ts"
HEAD = "// Written by `python -m tools.wire_types` from the Structs of the server and the games.\n"

MODULES = (
    questions, wire, people_routes, tables, people, house_routes, house, games_routes, replays,
    advice, reports,
)  # fmt: skip
"""Where the Structs are that go over the wire."""

SEATS = (
    "/** Arguments of messages that are seats: people read the names of the players there. */\n"
    "export const SEAT_ARGUMENTS: readonly string[]"
)
BOARDS = "/** What each game has on its table. */\nexport interface Boards {"
ANSWERS = "/** What can be answered in each game. */\nexport interface Answers {"

RAW = {
    (wire.Update, "view"): "View<unknown>",
    (wire.WhatIfShown, "view"): "View<unknown> | null",
    (wire.Update, "decisions"): "readonly DecisionShown[]",
    (questions.OptionShown, "args"): "Readonly<Record<string, unknown>>",
    (questions.ChoiceShown, "value"): "unknown",
    (wire.MomentShown, "events"): "readonly EventShown[]",
    (wire.MomentShown, "view"): "View<unknown>",
    (wire.LessonMoment, "events"): "readonly EventShown[]",
    (wire.LessonMoment, "view"): "View<unknown>",
    (wire.LessonMoment, "decisions"): "readonly DecisionShown[]",
}
"""What is behind the fields that the server encodes by itself."""

PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", types.NoneType: "null"}
MESSAGES = {"FromServer": wire.FromServer, "FromClient": wire.FromClient}


def typescript() -> str:
    """The whole file."""
    writer = _Writer()
    for name, union in MESSAGES.items():
        writer.alias(name, union)
    writer.name_of(View)
    for module in MODULES:
        for struct in _structs_of(module):
            writer.name_of(struct)
    boards = [f"  readonly {name}: {writer.name_of(_board(name))};" for name in games()]
    writer.finish()
    answers = [writer.answers(name) for name in games()]
    writer.finish()
    kinds = [f"  readonly {name}: {_answers_of(name)};" for name in games()]
    parts = [HEAD, _seats(), *writer.written, BOARDS, *boards, "}\n"]
    parts += [*answers, ANSWERS, *kinds, "}\n"]
    return "\n".join(parts)


def _seats() -> str:
    names = ", ".join(map(_literal, SEAT_ARGUMENTS))
    return f"{SEATS} = [{names}];\n"


def _structs_of(module: types.ModuleType) -> list[type[Struct]]:
    return [
        each
        for name, each in vars(module).items()
        if inspect.isclass(each) and issubclass(each, Struct) and name[0] != "_"
        if each is not Struct and each.__module__ == module.__name__
    ]


def _board(name: str) -> type[Struct]:
    """What the views of a game show."""
    board: type[Struct] = get_type_hints(type(game(name)).see)["return"]
    return board


class _Writer:
    """Writes each Struct once, with all that it has."""

    def __init__(self) -> None:
        self.written: list[str] = []
        self._waiting: list[type[Struct]] = []
        self._names: dict[type[Struct], str] = {}

    def alias(self, name: str, hint: object) -> None:
        self.written.append(f"export type {name} = {self.type_of(hint)};\n")

    def name_of(self, struct: type[Struct]) -> str:
        if struct not in self._names:
            self._names[struct] = _name(struct)
            self._waiting.append(struct)
        return self._names[struct]

    def finish(self) -> None:
        """Write what was named and is not yet written; it may name more."""
        while self._waiting:
            self.written.append(self._interface(self._waiting.pop(0)))

    def _interface(self, struct: type[Struct]) -> str:
        parameters = ", ".join(each.__name__ for each in getattr(struct, "__parameters__", ()))
        head = f"export interface {self._names[struct]}{f'<{parameters}>' if parameters else ''} {{"
        return "\n".join([head, *self._fields(struct), "}\n"])

    def _fields(self, struct: type[Struct]) -> Iterator[str]:
        config = struct.__struct_config__
        if config.tag is not None:
            yield f'  readonly {config.tag_field}: "{config.tag}";'
        hints = get_type_hints(struct)
        for field in msgspec.structs.fields(struct):
            may_be_left_out = not field.required and (
                config.forbid_unknown_fields or config.omit_defaults
            )
            mark = "?" if may_be_left_out else ""
            kind = RAW.get((struct, field.name)) or self.type_of(hints[field.name])
            yield f"  readonly {field.encode_name}{mark}: {kind};"

    def answers(self, name: str) -> str:
        """What can be answered in a game: a verb with its arguments, and what is told of it."""
        kinds = "".join([f"\n  | {self._answer(kind)}" for kind in game(name).answers])
        return f"export type {_answers_of(name)} ={kinds};\n"

    def _answer(self, kind: type[Answer]) -> str:
        hints = get_type_hints(kind)
        args = {name: self.type_of(hints[name]) for name in kind.__struct_fields__}
        told = {_optional(name, hint): self._told(hint) for name, hint in kind.tells.items()}
        parts = {"verb": f'"{verb_of(kind)}"', "args": _object(args), "told": _object(told)}
        return _object(parts)

    def _told(self, hint: object) -> str:
        known = [each for each in get_args(hint) if each is not types.NoneType]
        return self.type_of(hint) if _is_sure(hint) else " | ".join(map(self.type_of, known))

    def type_of(self, hint: object) -> str:
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self.type_of(args[0])
        if hint in PLAIN:
            return PLAIN[hint]
        if isinstance(hint, TypeVar):
            return hint.__name__
        if origin is Literal:
            return " | ".join(_literal(each) for each in args)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.type_of(each) for each in args))
        if origin in (list, Sequence) or (origin is tuple and args[-1] is Ellipsis):
            return f"readonly {_grouped(self.type_of(args[0]))}[]"
        if origin is tuple:
            return f"readonly [{', '.join(map(self.type_of, args))}]"
        if origin in (dict, Mapping):
            return f"Readonly<Record<string, {self.type_of(args[1])}>>"
        if inspect.isclass(hint) and issubclass(hint, Enum):
            return " | ".join(_literal(each.value) for each in hint)
        if inspect.isclass(hint) and issubclass(hint, Struct):
            return self.name_of(hint)
        raise TypeError(f"no TypeScript for {hint!r}")


def _name(struct: type[Any]) -> str:
    """Structs of a game are called after it, for each game has a Board."""
    _, _, place = struct.__module__.partition("atoll.games.")
    return f"{place.partition('.')[0].capitalize()}{struct.__name__}"


def _answers_of(name: str) -> str:
    return f"{name.capitalize()}Answer"


def _object(fields: Mapping[str, str]) -> str:
    inside = "; ".join([f"readonly {name}: {kind}" for name, kind in fields.items()])
    return f"{{ {inside} }}" if inside else "Readonly<Record<string, never>>"


def _optional(name: str, hint: object) -> str:
    """What is not told of every answer of a kind has a question mark."""
    return name if _is_sure(hint) else f"{name}?"


def _is_sure(hint: object) -> bool:
    return types.NoneType not in get_args(hint)


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def _grouped(kind: str) -> str:
    return f"({kind})" if " " in kind else kind


if __name__ == "__main__":
    TARGET.write_text(typescript(), "utf-8")
