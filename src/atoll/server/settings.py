"""What can be set from outside: by environment variables, or in a file.

Every setting has a default with which a family can play at home. ``ATOLL_CONFIG`` names a TOML
file with the same keys in small letters; the environment goes before the file.
"""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

PREFIX = "ATOLL_"


class BadSettings(ValueError):
    """A setting that cannot be; the text names it."""


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    database: str = "sqlite:///atoll.db"
    """``sqlite:///path`` or ``postgresql://user:password@host/name``."""


def read_settings(environment: Mapping[str, str] | None = None) -> Settings:
    """The settings of this process. Raises ``BadSettings`` naming what is wrong."""
    environment = os.environ if environment is None else environment
    given: dict[str, Any] = {}
    if path := environment.get(f"{PREFIX}CONFIG"):
        given |= _from_file(Path(path))
    for field in msgspec.structs.fields(Settings):
        text = environment.get(PREFIX + field.name.upper())
        if text is not None:
            given[field.name] = text
    try:
        return msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSettings(f"a setting cannot be read: {error}") from None


def _from_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadSettings(f"the settings in {path} cannot be read: {error}") from None
