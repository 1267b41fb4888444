"""Reading a game's options: every mistake is refused with a text that names it."""

from collections.abc import Mapping
from typing import TypeVar

import msgspec

from .errors import BadOptions

OptionValue = str | int | bool | None
O = TypeVar("O", bound=msgspec.Struct)


def read_options(game: str, kind: type[O], given: Mapping[str, OptionValue]) -> O:
    """The options of a game, with defaults for what was not given.

    Values may come as text ("3", "true"), as they do from a command line.
    """
    known = [field.name for field in msgspec.structs.fields(kind)]
    for name in given:
        if name not in known:
            raise BadOptions(f"{game} has no option {name!r}; it has: {', '.join(known)}")
    options = {}
    for field in msgspec.structs.fields(kind):
        if field.name not in given:
            continue
        value = given[field.name]
        try:
            options[field.name] = msgspec.convert(value, field.type, strict=False)
        except msgspec.ValidationError as error:
            raise BadOptions(f"option {field.name!r} of {game} cannot be {value!r}: {error}") from error
    return kind(**options)
