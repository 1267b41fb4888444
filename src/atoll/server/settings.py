"""What can be set from outside: by environment variables, or in a file.

Every setting has a default with which a family can play at home. ``ATOLL_CONFIG`` names a TOML
file with the same keys in small letters; the environment goes before the file.
"""

import os
import tomllib
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

PREFIX = "ATOLL_"
CONFIG = f"{PREFIX}CONFIG"

Port = Annotated[int, Meta(ge=0, le=65535)]
Count = Annotated[int, Meta(ge=1)]
Amount = Annotated[float, Meta(gt=0)]
Address = Annotated[str, Meta(pattern=r"^(https?://[^/?#\s]+)?$")]


class BadSettings(ValueError):
    """A setting that cannot be; the text names it."""


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    database: str = "sqlite:///atoll.db"
    """``sqlite:///path`` or ``postgresql://user:password@host/name``."""
    host: str = "127.0.0.1"
    """Where to listen: ``0.0.0.0`` lets other devices in."""
    port: Port = 8000
    address: Address = ""
    """Where others find the server, such as ``https://atoll.example``; else it finds that out."""
    https: bool = False
    """Whether people come by HTTPS, through a proxy: then the cookie goes no other way."""
    proxies: str = "127.0.0.1"
    """From where to believe who a request is from and how it came: addresses with commas."""
    bot_workers: Count = 1
    """How many processes think for bots."""
    bot_seconds: Amount = 5
    """How long a bot may think about one answer."""
    patience: Count = 180
    """After so many seconds the others may let a bot stand in for who keeps them waiting.

    So long, if there is no clock, people may think about a wish to take an answer back, too.
    """
    messages_per_second: Amount = 20
    """How fast a client is read."""
    requests_per_second: Amount = 20
    """How many HTTP requests an address may make."""
    connections: Count = 100
    """How many live tables an address may watch at once."""
    log: Literal["text", "json"] = "text"


def read_settings(environment: Mapping[str, str] | None = None, **given: object) -> Settings:
    """The settings of this process; what is ``given`` goes first, if it is not None.

    Raises ``BadSettings`` naming what is wrong.
    """
    environment = os.environ if environment is None else environment
    names = {PREFIX + name.upper(): name for name in Settings.__struct_fields__}
    ours = [name for name in environment if name.startswith(PREFIX)]
    _check_known(ours, [*names, CONFIG], "in the environment")
    found: dict[str, Any] = {}
    if path := environment.get(CONFIG):
        found |= _from_file(Path(path))
    found |= {names[name]: environment[name] for name in ours if name != CONFIG}
    found |= {name: value for name, value in given.items() if value is not None}
    for name, value in found.items():
        _check_value(name, value)
    return msgspec.convert(found, Settings, strict=False)


def _check_value(name: str, value: object) -> None:
    """Raise ``BadSettings`` for a value that the setting cannot have."""
    try:
        msgspec.convert({name: value}, Settings, strict=False)
    except msgspec.ValidationError as error:
        why = str(error).partition(" - at ")[0]
        raise BadSettings(f"{name} ({PREFIX}{name.upper()}) cannot be {value!r}: {why}") from None


def _from_file(path: Path) -> dict[str, Any]:
    try:
        found = tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadSettings(f"the settings in {path} cannot be read: {error}") from None
    _check_known(found, Settings.__struct_fields__, f"in {path}")
    return found


def _check_known(names: Iterable[str], known: Iterable[str], where: str) -> None:
    """Raise ``BadSettings`` for a name that nothing has: what it was to set would not be set."""
    known = list(known)
    for name in names:
        if name not in known:
            [nearest] = get_close_matches(name, known, n=1, cutoff=0)
            raise BadSettings(f"{name} {where} is no setting; the nearest is {nearest}")
