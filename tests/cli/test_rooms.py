"""Within the terminal, too, imports point only downwards."""

from pathlib import Path

import pytest

import atoll.cli
from tests.test_layers import imports

ROOT = Path(atoll.cli.__file__).parent
ROOMS = ["boards", "moment", "reading", "showing", "playing", "simulating", "commands"]
"""From the bottom up. What lies beside them is for all, and knows none of them."""
BESIDE = [
    "keyboards", "leaving", "players", "presenting", "rule_search", "terminal", "wording",
]  # fmt: skip
INSIDE = "atoll.cli."


def room_of(name: str) -> int:
    """How high a module is, by its name from ``atoll.cli`` on."""
    room, *_ = name.split(".")
    return -1 if room in BESIDE else ROOMS.index(room)


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)


MODULES = sorted(path for path in ROOT.rglob("*.py") if path != ROOT / "__init__.py")


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_no_room_of_the_terminal_knows_those_above_it(path: Path) -> None:
    own = room_of(name_of(path))
    known = [name.removeprefix(INSIDE) for name in imports(path) if name.startswith(INSIDE)]
    assert [name for name in known if room_of(name) > own] == []
