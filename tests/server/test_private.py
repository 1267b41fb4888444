"""What is private to an object of the server is touched by nobody else, such as a room's queue."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import atoll.server

ROOT = Path(atoll.server.__file__).parent
MODULES = sorted(ROOT.rglob("*.py"))
NOT_PRIVATE = {"_asdict", "_exit", "_fields", "_make", "_replace"}
"""What Python itself calls so, in ``os`` and of named tuples."""


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name not in NOT_PRIVATE


def of_the_same_kind(node: ast.ClassDef) -> set[str]:
    """The names that a class has for its objects: itself, and others that it makes of its kind."""
    return {"self", "cls"} | {
        target.id
        for each in ast.walk(node)
        if isinstance(each, ast.Assign) and isinstance(each.value, ast.Call)
        for target in each.targets
        if isinstance(target, ast.Name) and _names(each.value, node.name)
    }


def _names(node: ast.AST, name: str) -> bool:
    return any(isinstance(each, ast.Name) and each.id == name for each in ast.walk(node))


def trespasses(source: str) -> Iterator[str]:
    """Where a private attribute is touched from outside the class to which it belongs."""
    for node in ast.parse(source).body:
        known = of_the_same_kind(node) if isinstance(node, ast.ClassDef) else set()
        for each in ast.walk(node):
            if isinstance(each, ast.Attribute) and is_private(each.attr):
                whose = each.value.id if isinstance(each.value, ast.Name) else None
                if whose not in known:
                    yield ast.unparse(each)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_nobody_touches_what_is_private_to_another(path: Path) -> None:
    assert [*trespasses(path.read_text())] == []


@pytest.mark.parametrize(
    "code",
    [
        "def hurry(room): room._queue.wish(now)",
        "class Room:\n  def hurry(self): self._queue._wishes.clear()",
        "class Rooms:\n  def close(self, room): return room._queue is None",
    ],
)
def test_whoever_touches_the_queue_of_a_room_is_found(code: str) -> None:
    assert [*trespasses(code)] != []


@pytest.mark.parametrize(
    "code",
    [
        "class Room:\n  def finish(self): self._queue.finish()",
        "class Play:\n  def copy(self):\n    twin = Play()\n    twin._furthest = self._furthest",
        "class Bot:\n  def end(self): os._exit(1)",
    ],
)
def test_whoever_touches_the_own_is_let_be(code: str) -> None:
    assert [*trespasses(code)] == []
