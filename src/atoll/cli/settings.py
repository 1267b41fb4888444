"""The options of a game with the values that each can take, read from the types of its fields."""

from collections.abc import Sequence
from types import UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin

import msgspec

from ..kernel import BadOptions, Game, OptionValue


class Setting(NamedTuple):
    """One option. The default None means that it depends on the other options."""

    name: str
    default: OptionValue
    values: tuple[OptionValue, ...]


def settings(game: Game[Any, Any, Any]) -> list[Setting]:
    return [
        Setting(field.name, field.default, _values(field.type))
        for field in msgspec.structs.fields(game.options)
    ]


def _values(kind: Any) -> tuple[OptionValue, ...]:
    if kind is bool:
        return (False, True)
    if get_origin(kind) is Literal:
        return get_args(kind)
    if get_origin(kind) in (Union, UnionType):
        return tuple(value for each in get_args(kind) for value in _values(each))
    return ()


def written(value: OptionValue) -> str:
    """A value as it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_settings(
    game: Game[Any, Any, Any], pairs: Sequence[tuple[str, str]]
) -> dict[str, OptionValue]:
    """The options that were typed. Raises ``BadOptions`` naming the values that there are."""
    known = {setting.name: setting for setting in settings(game)}
    options: dict[str, OptionValue] = {}
    for name, text in pairs:
        if name not in known:
            raise BadOptions(f"{game.id} has no option {name!r}; it has: {', '.join(known)}")
        options[name] = _value(game, known[name], text)
    return options


def _value(game: Game[Any, Any, Any], setting: Setting, text: str) -> OptionValue:
    for value in setting.values:
        if written(value) == text.lower():
            return value
    if setting.values:
        values = ", ".join(map(written, setting.values))
        raise BadOptions(
            f"option {setting.name!r} of {game.id} cannot be {text!r}; it can be: {values}"
        )
    return text
