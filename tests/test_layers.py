"""Imports point only downwards, and the kernel and the games touch nothing of the world."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import atoll

ROOT = Path(atoll.__file__).parent
LAYERS = [
    "kernel",
    "games",
    "record",
    "match",
    "bots",
    "texts",
    "digest",
    "voyage",
    "server",
    "cli",
]
"""From the bottom up; a module may import from its own layer and from those below it."""

SERVER = [
    "refusals",
    "settings",
    "metrics",
    "limits",
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
"""The parts of the server, folders and single modules, from the bottom up as well."""

WORLD = {
    "asyncio", "datetime", "logging", "multiprocessing", "os", "pathlib", "random", "socket",
    "subprocess", "sys", "threading", "time",
}  # fmt: skip


def modules() -> list[Path]:
    return [
        path for path in sorted(ROOT.rglob("*.py")) if path.parent != ROOT or path.stem in LAYERS
    ]


def imports(path: Path) -> Iterator[str]:
    """The modules that a file imports; those of atoll as ``atoll.kernel.rules``."""
    package = ("atoll", *path.relative_to(ROOT).parts[:-1])
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            if node.module:
                yield ".".join([*base, node.module])
            else:
                yield from (".".join([*base, name.name]) for name in node.names)


def layer(path: Path) -> int:
    return LAYERS.index(path.relative_to(ROOT).parts[0].removesuffix(".py"))


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_point_downwards(path: Path) -> None:
    for name in imports(path):
        parts = name.split(".")
        if parts[0] == "atoll" and parts[1] != "__version__":
            assert LAYERS.index(parts[1]) <= layer(path), f"{path.name} imports {name}"


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(ROOT)))
def test_rules_know_no_clock_no_file_and_no_thread(path: Path) -> None:
    if path.relative_to(ROOT).parts[0] in ("kernel", "games"):
        for name in imports(path):
            assert name.split(".")[0] not in WORLD, f"{path.name} imports {name}"


def test_games_do_not_know_each_other() -> None:
    for path in (ROOT / "games").glob("*/*.py"):
        for name in imports(path):
            if name.startswith("atoll.games."):
                assert name.split(".")[2] == path.parent.name


# Inside the server.


def server_modules() -> list[Path]:
    return [path for path in modules() if path.relative_to(ROOT).parts[0] == "server"]


def part_of(path: Path) -> str:
    """The part of the server to which a module belongs."""
    return path.relative_to(ROOT / "server").parts[0].removesuffix(".py")


def test_every_part_of_the_server_has_its_place_in_the_order() -> None:
    assert {part_of(path) for path in server_modules()} == {"__init__", *SERVER}


@pytest.mark.parametrize("path", server_modules(), ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_inside_the_server_point_downwards(path: Path) -> None:
    for name in imports(path):
        if name.startswith("atoll.server"):
            assert part_of(path) != "__init__", "whoever wants one part does not get all others"
            parts = name.split(".")
            assert parts[2:], f"{path.name} imports the server as a whole"
            assert SERVER.index(parts[2]) <= SERVER.index(part_of(path)), f"it imports {name}"


def test_every_folder_of_the_server_says_in_a_line_what_it_is_for() -> None:
    # Migrations are scripts, which nobody imports.
    folders = {path.parent for path in server_modules() if "migrations" not in path.parts}
    for folder in folders:
        said = ast.get_docstring(ast.parse((folder / "__init__.py").read_text()))
        assert said, folder.name
        assert said.endswith("."), folder.name
        assert "\n" not in said, folder.name
