"""Which reasons and rules refusals can give, read from their source.

The tests of a game's refusals hold it against the mistakes that they make.
"""

import ast
import re
from collections.abc import Iterator
from inspect import getsource
from types import ModuleType


def reasons_in(*modules: ModuleType) -> set[str]:
    """The key of every ``Refused`` that is raised."""
    return {
        ast.literal_eval(node.args[0])
        for node in _nodes(modules)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refused"
    }


def rules_in(*modules: ModuleType) -> set[str]:
    """Every paragraph of a digest that is named."""
    return {
        str(node.value)
        for node in _nodes(modules)
        if isinstance(node, ast.Constant) and re.fullmatch(r"[A-Z]+-\d+\.\d+", str(node.value))
    }


def _nodes(modules: tuple[ModuleType, ...]) -> Iterator[ast.AST]:
    for module in modules:
        yield from ast.walk(ast.parse(getsource(module)))
