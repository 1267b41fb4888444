"""Finding, in the source of a game, every place where a field of its state is changed.

What an expression may be is worked out from annotations: of fields, of parameters and of what
functions return. A list or a dict is followed under any name that it gets on the way: a variable,
an element of another list, what a function returns, or what it is called with.
"""

import ast
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from inspect import get_annotations, isfunction
from itertools import product
from types import ModuleType, UnionType
from typing import Any, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

CHANGING = {
    "add", "append", "clear", "discard", "extend", "insert", "pop", "popitem", "remove", "reverse",
    "setdefault", "sort", "update",
}  # fmt: skip
"""What lists, dicts and sets can be told to do to themselves."""
FETCHING = {"get", "pop", "setdefault"}
COPYING = {"list", "tuple", "sorted", "set"}
PASSING = {"reversed", "iter", "next", "min", "max"}
LARGE = (list, dict, set)

Place = tuple[object, str]
"""A class and its field, or a function and its parameter."""


class Change(NamedTuple):
    place: Place
    module: str
    line: int


class Found(NamedTuple):
    """What an expression may be, and the fields of which it may be a part.

    With each field, how deep: 0 if the expression itself is a part of it, 1 if its elements are.
    """

    types: frozenset[Any] = frozenset()
    parts: frozenset[tuple[Place, int]] = frozenset()

    def or_else(self, other: "Found") -> "Found":
        return Found(self.types | other.types, self.parts | other.parts)

    def element(self) -> "Found":
        args = [arg for each in self.types for arg in get_args(each)]
        types = [part for arg in args if not isinstance(arg, list) for part in flat(arg)]
        return Found(frozenset(types), frozenset((at, max(deep - 1, 0)) for at, deep in self.parts))

    def listed(self) -> "Found":
        """A new list with this for its elements."""
        types = frozenset(list[each] for each in self.types)  # type: ignore[valid-type]
        return Found(types, frozenset((at, deep + 1) for at, deep in self.parts))

    def unpacked(self, at: int, count: int) -> "Found":
        """One of several names to which this is assigned at once."""
        pairs = [each for each in self.types if get_origin(each) is tuple]
        exact = [get_args(each)[at] for each in pairs if len(get_args(each)) == count]
        if not exact:
            return self.element()
        return Found(types_of(exact), self.element().parts)

    @property
    def places(self) -> Iterator[Place]:
        """What changes when this is changed in place."""
        if any((get_origin(each) or each) in LARGE for each in self.types):
            yield from (at for at, deep in self.parts if not deep)


def flat(kind: Any) -> Iterator[Any]:
    """The members of a union."""
    if get_origin(kind) in (Union, UnionType):
        for each in get_args(kind):
            yield from flat(each)
    elif isinstance(kind, TypeVar):
        yield from flat(kind.__bound__)
    elif kind not in (None, type(None), ...):
        yield kind


def types_of(kinds: Iterable[Any]) -> frozenset[Any]:
    return frozenset(part for kind in kinds for part in flat(kind))


@cache
def hints(of: Any) -> Mapping[str, Any]:
    return get_type_hints(of)


def declaring(kind: type, field: str) -> type:
    """The class in which a field is declared that another may inherit."""
    return next(each for each in kind.__mro__ if field in get_annotations(each))


def all_functions(module: ModuleType, tree: ast.Module) -> Iterator[tuple[Any, ast.FunctionDef]]:
    """The functions and methods of a module, each with its source."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield getattr(module, node.name), node
        elif isinstance(node, ast.ClassDef):
            for method in node.body:
                if isinstance(method, ast.FunctionDef):
                    found = getattr(module, node.name).__dict__[method.name]
                    yield bare(found), method


def bare(function: Any) -> Any:
    """The function itself, without what decorates it."""
    for name in ("fget", "func", "__wrapped__", "__func__"):
        function = getattr(function, name, function)
    return function


class Reader:
    """Reads modules until nothing more is learned about what their functions return and change."""

    def __init__(self, sources: Mapping[ModuleType, str]) -> None:
        self.trees = {module: ast.parse(source) for module, source in sources.items()}
        self.returned: dict[Any, frozenset[tuple[Place, int]]] = {}
        self.changes: set[Change] = set()
        self.unclear: set[Change] = set()
        """Where a field is changed of nobody knows what."""
        before = None
        while before != (before := (len(self.changes), {**self.returned})):
            self._read()

    def _read(self) -> None:
        for module, tree in self.trees.items():
            for function, node in all_functions(module, tree):
                Reading(self, module, function, node).read()

    @property
    def changed(self) -> set[Place]:
        return {change.place for change in self.changes}


class Reading:
    """One function is read."""

    def __init__(
        self, reader: Reader, module: ModuleType, function: Any, node: ast.FunctionDef
    ) -> None:
        self.reader = reader
        self.module = module
        self.function = function
        self.node = node
        self.names = {name: self._parameter(name) for name in self._parameters()}

    def _parameters(self) -> list[str]:
        arguments = self.node.args
        return [each.arg for each in (*arguments.posonlyargs, *arguments.args)]

    def _parameter(self, name: str) -> Found:
        known = hints(self.function)
        if name not in known:
            return Found(frozenset(owner_of(self.module, self.function)))
        return Found(types_of([known[name]]), frozenset([((self.function, name), 0)]))

    def read(self) -> None:
        for _ in range(2):  # a name may be used above where it is bound, in a loop
            for node in ast.walk(self.node):
                self._bind(node)
        for node in ast.walk(self.node):
            self._look(node)

    # Names.

    def _bind(self, node: ast.AST) -> None:
        match node:
            case ast.Assign(targets, value):
                for target in targets:
                    self._give(target, value, self.value(value))
            case ast.AnnAssign(ast.Name(name), _, value):
                annotated = eval(ast.unparse(node.annotation), vars(self.module))
                parts = self.value(value).parts if value else frozenset()
                self._name(name, Found(types_of([annotated]), parts))
            case ast.NamedExpr(ast.Name(name), value):
                self._name(name, self.value(value))
            case ast.For(target, iterated) | ast.comprehension(target, iterated):
                self._give(target, None, self.value(iterated).element())

    def _give(self, target: ast.expr, node: ast.expr | None, found: Found) -> None:
        match target, node:
            case ast.Name(name), _:
                self._name(name, found)
            case ast.Tuple(targets), ast.Tuple(values) if len(targets) == len(values):
                for each, value in zip(targets, values, strict=True):
                    self._give(each, value, self.value(value))
            case ast.Tuple(targets), _:
                for at, each in enumerate(targets):
                    self._give(each, None, found.unpacked(at, len(targets)))
            case ast.Starred(inner), _:
                self._give(inner, None, found.listed())

    def _name(self, name: str, found: Found) -> None:
        self.names[name] = self.names.get(name, Found()).or_else(found)

    # What an expression may be.

    def value(self, node: ast.expr) -> Found:  # noqa: C901, PLR0912
        match node:
            case ast.Name(name):
                return self.names.get(name, Found())
            case ast.Attribute(base, name):
                return self._attribute(self.value(base), name)
            case ast.Subscript(base, ast.Slice()):
                return self.value(base).element().listed()
            case ast.Subscript(base, _):
                return self.value(base).element()
            case ast.Call():
                return self._result(node)
            case ast.IfExp(_, one, other):
                return self.value(one).or_else(self.value(other))
            case ast.BoolOp(_, values):
                return self._any(values)
            case ast.NamedExpr(_, value):
                return self.value(value)
            case ast.Starred(value):
                return self.value(value).element()
            case ast.List(values) | ast.Tuple(values) | ast.Set(values):
                return self._any(values).listed()
            case ast.Dict(_, values):
                return self._any(values).listed()
            case ast.ListComp(value) | ast.GeneratorExp(value) | ast.SetComp(value):
                return self.value(value).listed()
            case ast.DictComp(_, value):
                return self.value(value).listed()
            case _:
                return Found()

    def _any(self, nodes: Iterable[ast.expr]) -> Found:
        found = Found()
        for node in nodes:
            found = found.or_else(self.value(node))
        return found

    def _attribute(self, base: Found, name: str) -> Found:
        found = Found()
        for kind in base.types:
            if not isinstance(kind, type):
                continue
            if name in hints(kind):
                place = (declaring(kind, name), name)
                part = Found(types_of([hints(kind)[name]]), frozenset([(place, 0)]))
                found = found.or_else(part)
            elif (method := bare(getattr(kind, name, None))) and isfunction(method):
                found = found.or_else(self._returned(method))
        return found

    def _returned(self, function: Callable[..., object]) -> Found:
        types = types_of([hints(function).get("return")])
        return Found(types, self.reader.returned.get(function, frozenset()))

    def _result(self, call: ast.Call) -> Found:
        match call.func:
            case ast.Attribute(base, "values" | "copy"):
                return self.value(base)
            case ast.Attribute(base, "items"):
                return pairs(Found(), self.value(base))
            case ast.Attribute(base, name) if name in FETCHING:
                return self.value(base).element()
            case ast.Name("enumerate"):
                return pairs(Found(), self.value(call.args[0]))
            case ast.Name("zip"):
                return pairs(*[self.value(each) for each in call.args])
            case ast.Name(name) if name in COPYING and call.args:
                return self.value(call.args[0]).element().listed()
            case ast.Name(name) if name in PASSING:
                return self._any(call.args)
        called = self.called(call.func)
        if isinstance(called, type):
            return Found(frozenset([called]))
        return self._returned(called) if isfunction(called) else Found()

    def called(self, node: ast.expr) -> Any:
        """The function or class that is called, if it has a name."""
        match node:
            case ast.Name(name):
                return bare(vars(self.module).get(name))
            case ast.Attribute(ast.Name(module), name) if module not in self.names:
                return bare(getattr(vars(self.module).get(module), name, None))
            case ast.Attribute(base, name):
                found = [getattr(each, name, None) for each in self.value(base).types]
                return bare(next((each for each in found if isfunction(each)), None))
        return None

    # What changes.

    def _look(self, node: ast.AST) -> None:
        match node:
            case ast.Assign(targets, _) | ast.Delete(targets):
                for target in targets:
                    self._store(target)
            case ast.AnnAssign(target) | ast.For(target):
                self._store(target)
            case ast.AugAssign(ast.Name(_) as target, _):
                self._change(self.value(target).places, node)
            case ast.AugAssign(target, _):
                self._store(target)
            case ast.Call(ast.Attribute(base, name)) if name in CHANGING:
                self._change_in_place(base)
            case ast.Return(ast.expr() as value) | ast.Yield(ast.expr() as value):
                parts = {
                    (at, deep) for at, deep in self.value(value).parts if isinstance(at[0], type)
                }
                known = self.reader.returned.get(self.function, frozenset())
                self.reader.returned[self.function] = known | parts
        if isinstance(node, ast.Call):
            self._pass_on(node)

    def _store(self, target: ast.expr) -> None:
        match target:
            case ast.Tuple(targets) | ast.List(targets):
                for each in targets:
                    self._store(each)
            case ast.Attribute(base, name):
                found = self._attribute(self.value(base), name)
                self._be_clear(target)
                self._change([at for at, _ in found.parts], target)
            case ast.Subscript(base, _):
                self._change_in_place(base)

    def _change_in_place(self, node: ast.expr) -> None:
        self._change(self.value(node).places, node)
        while isinstance(node, ast.Subscript):
            node = node.value
        if isinstance(node, ast.Attribute):
            self._be_clear(node)

    def _be_clear(self, node: ast.Attribute) -> None:
        if not self.value(node.value).types:
            self.reader.unclear.add(Change((object, node.attr), self.module.__name__, node.lineno))

    def _pass_on(self, call: ast.Call) -> None:
        """What is called may change what it is called with."""
        called = self.called(call.func)
        if isfunction(called):
            names = called.__code__.co_varnames
            shift = int(isinstance(call.func, ast.Attribute) and names[:1] == ("self",))
            for name, argument in zip(names[shift:], call.args, strict=False):
                if (called, name) in self.reader.changed:
                    self._change(self.value(argument).places, call)

    def _change(self, places: Iterable[Place], node: ast.expr | ast.stmt) -> None:
        for place in places:
            self.reader.changes.add(Change(place, self.module.__name__, node.lineno))


def pairs(*founds: Found) -> Found:
    """The elements of several things together."""
    elements = [found.element().types or {int} for found in founds]
    types = frozenset(list[tuple[each]] for each in product(*elements))  # type: ignore[valid-type]
    return Found(types, frozenset().union(*[found.parts for found in founds]))


def owner_of(module: ModuleType, function: Any) -> Iterator[type]:
    """The class of a method."""
    name, _, _ = function.__qualname__.rpartition(".")
    if isinstance(found := getattr(module, name, None), type):
        yield found


def reachable(kind: Any) -> set[type]:
    """The Structs that can be changed and are part of a state, and what they inherit from."""
    found: set[type] = set()
    left = [kind]
    while left:
        each = left.pop()
        left += get_args(each)
        if is_changeable(each) and each not in found:
            found.add(each)
            left += [*hints(each).values(), *each.__bases__]
    return found


def is_changeable(kind: Any) -> bool:
    if not (isinstance(kind, type) and issubclass(kind, Struct)) or kind is Struct:
        return False
    return not kind.__struct_config__.frozen
