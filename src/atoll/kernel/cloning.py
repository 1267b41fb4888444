"""A copier for a state, made once from the types of its fields.

Frozen things are shared, lists, dicts and plain Structs are copied as deep as they can change.
"""

import copy
from collections.abc import Callable
from types import UnionType
from typing import Any, Union, get_args, get_origin

import msgspec
from msgspec.structs import StructConfig

Copier = Callable[[Any], Any]


def struct_copier(struct: type[msgspec.Struct]) -> Copier:
    """A function that copies such a Struct so that no change to the copy reaches the original."""
    plan = [
        (field.name, copier)
        for field in msgspec.structs.fields(struct)
        if (copier := _copier(field.type)) is not None
    ]

    def copy_struct(original: msgspec.Struct) -> msgspec.Struct:
        twin = copy.copy(original)
        for name, copier in plan:
            setattr(twin, name, copier(getattr(original, name)))
        return twin

    return copy_struct


def _copier(kind: Any) -> Copier | None:
    """How to copy a value of this type, or None if it can be shared."""
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return _union_copier(get_args(kind))
    if origin is list:
        item = _copier(get_args(kind)[0])
        return list.copy if item is None else lambda items: [item(each) for each in items]
    if origin is dict:
        value = _copier(get_args(kind)[1])
        if value is None:
            return dict.copy
        return lambda table: {key: value(each) for key, each in table.items()}
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        config: StructConfig = kind.__struct_config__
        return None if config.frozen else struct_copier(kind)
    if kind in (list, dict, set) or origin is set:
        raise TypeError(f"{kind} in a state: say list[…] or dict[…], so that it can be copied")
    return None


def _union_copier(kinds: tuple[Any, ...]) -> Copier | None:
    copiers = {get_origin(kind) or kind: _copier(kind) for kind in kinds}
    if all(copier is None for copier in copiers.values()):
        return None

    def copy_union(value: Any) -> Any:
        copier = copiers[type(value)]
        return value if copier is None else copier(value)

    return copy_union
