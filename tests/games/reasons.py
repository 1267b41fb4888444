"""Which reasons and rules refusals can give, read from their source.

The tests of a game's refusals hold it against the mistakes that they make.
"""

import ast
import re
from collections.abc import Iterator, Sequence
from inspect import getsource
from types import ModuleType

from atoll.kernel import Answer, Domain
from atoll.kernel.answers import domains


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


def reasons_of_words(answers: Sequence[type[Answer]]) -> set[str]:
    """What is said of words that cannot stand where they stand in such answers.

    What the kernel says of words of which a game says nothing is told nowhere in its rules.
    """
    return {reason for reason, _ in _unread(answers)} - {Domain(()).unknown}


def rules_of_words(answers: Sequence[type[Answer]]) -> set[str]:
    return {rule for _, rule in _unread(answers) if rule is not None}


def _unread(answers: Sequence[type[Answer]]) -> Iterator[tuple[str, str | None]]:
    for kind in answers:
        for domain in domains(kind).values():
            yield from ((domain.unknown, domain.rule), *domain.never.values())


def _nodes(modules: tuple[ModuleType, ...]) -> Iterator[ast.AST]:
    for module in modules:
        yield from ast.walk(ast.parse(getsource(module)))
