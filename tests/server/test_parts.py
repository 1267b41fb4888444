"""The parts of the server: each has its place in an order, and imports point downwards."""

import ast
from pathlib import Path

import pytest

from ..test_layers import ALL, ROOT, imports

SERVER = ROOT / "server"
ORDER = [
    "refusals",
    "settings",
    "house",
    "metrics",
    "limits",
    "questions",
    "storage",
    "wire",
    "people",
    "tables",
    "live",
    "bots",
    "replays",
    "server",
    "http",
    "run",
]
"""The parts of the server, folders and single modules, from the bottom up."""
OURS = [path for path in ALL if SERVER in path.parents]


def part_of(path: Path) -> str:
    """The part of the server to which a module belongs."""
    return path.relative_to(SERVER).parts[0].removesuffix(".py")


def test_every_part_of_the_server_has_its_place_in_the_order() -> None:
    assert {part_of(path) for path in OURS} == {"__init__", *ORDER}


@pytest.mark.parametrize("path", OURS, ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_inside_the_server_point_downwards(path: Path) -> None:
    for name in imports(path):
        if name.startswith("atoll.server"):
            assert part_of(path) != "__init__", "whoever wants one part does not get all others"
            parts = name.split(".")
            assert parts[2:], f"{path.name} imports the server as a whole"
            assert ORDER.index(parts[2]) <= ORDER.index(part_of(path)), f"it imports {name}"


def test_every_folder_of_the_server_says_in_a_line_what_it_is_for() -> None:
    # Migrations are scripts, which nobody imports.
    folders = {path.parent for path in OURS if "migrations" not in path.parts}
    for folder in folders:
        said = ast.get_docstring(ast.parse((folder / "__init__.py").read_text("utf-8")))
        assert said, folder.name
        assert said.endswith("."), folder.name
        assert "\n" not in said, folder.name
