"""A game's options: what can be chosen, and reading what was chosen.

Every mistake is refused with a text that names it and what there is instead.
"""

from collections.abc import Mapping
from functools import cache
from types import UnionType
from typing import Any, Literal, NamedTuple, TypeVar, Union, get_args, get_origin

import msgspec

from .errors import BadOptions

OptionValue = str | int | bool | None
OptionsT = TypeVar("OptionsT", bound=msgspec.Struct)


Difficulty = Literal[1, 2, 3, 4, 5]
"""How hard a choice makes a game; one is easy."""


class Setting(NamedTuple):
    """One option of a game. The default None leaves it to the other options."""

    name: str
    default: OptionValue
    values: tuple[OptionValue, ...]


@cache
def settings(kind: type[msgspec.Struct]) -> tuple[Setting, ...]:
    """The options that a Struct of options offers, with the values that each can take."""
    return tuple(
        Setting(field.name, field.default, _values(field.type))
        for field in msgspec.structs.fields(kind)
    )


def read_options(game: str, kind: type[OptionsT], given: Mapping[str, OptionValue]) -> OptionsT:
    """The options of a game, with defaults for what was not given.

    Values may come as text ("3", "true"), as they do from a command line.
    """
    known = {setting.name: setting for setting in settings(kind)}
    for name in given:
        if name not in known:
            raise BadOptions(f"{game} has no option {name!r}; it has: {', '.join(known)}")
    return kind(**{name: _read(game, known[name], value) for name, value in given.items()})


def written(value: OptionValue) -> str:
    """A value as it is typed and as it stands in a record."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _read(game: str, setting: Setting, given: OptionValue) -> OptionValue:
    for value in (setting.default, *setting.values):
        if type(value) is type(given) and value == given:
            return value
    for value in setting.values:
        if isinstance(given, str) and written(value) == given.lower():
            return value
    values = ", ".join(map(written, setting.values))
    raise BadOptions(f"option {setting.name!r} of {game} cannot be {given!r}; it can be: {values}")


def _values(kind: Any) -> tuple[OptionValue, ...]:
    """The values of a field that is a bool, a Literal, or one of them or None."""
    if kind is bool:
        return (False, True)
    if get_origin(kind) is Literal:
        return get_args(kind)
    if get_origin(kind) in (Union, UnionType):
        return tuple(value for each in get_args(kind) for value in _values(each))
    if kind is type(None):
        return ()
    raise TypeError(f"an option is a bool or a Literal, so that its values can be listed: {kind}")
