"""Reading a game's options: every mistake is refused with a text that names it."""

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar

import msgspec

from .errors import BadOptions

OptionValue = str | int | bool | None
OptionsT = TypeVar("OptionsT", bound=msgspec.Struct)


def read_options(game: str, kind: type[OptionsT], given: Mapping[str, OptionValue]) -> OptionsT:
    """The options of a game, with defaults for what was not given.

    Values may come as text ("3", "true"), as they do from a command line.
    """
    types = _option_types(kind)
    options = {}
    for name, value in given.items():
        if name not in types:
            raise BadOptions(f"{game} has no option {name!r}; it has: {', '.join(types)}")
        try:
            options[name] = msgspec.convert(value, types[name], strict=False)
        except msgspec.ValidationError as error:
            raise BadOptions(f"option {name!r} of {game} cannot be {value!r}: {error}") from error
    return kind(**options)


@cache
def _option_types(kind: type[msgspec.Struct]) -> dict[str, Any]:
    return {field.name: field.type for field in msgspec.structs.fields(kind)}
