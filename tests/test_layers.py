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

ROBINSON = [
    "facts", "vocabulary", "cards", "steps", "options", "state", "who", "ending",
    "decks", "land", "camp", "people", "demands", "powers", "planning", "scenes",
    "effects", "actions", "phases",
]  # fmt: skip
"""The same within the largest game: a folder or file of its rules knows only those before it."""
ANYWHERE = ("scenarios.frame", "scenarios.goals")
"""What a scenario may change is asked everywhere; the scenarios themselves know all rules."""

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


@pytest.mark.parametrize("folder", ROBINSON)
def test_the_rules_of_robinson_crusoe_point_downwards(folder: str) -> None:
    home = ROOT / "games" / "robinson"
    above = {*ROBINSON[ROBINSON.index(folder) + 1 :], "scenarios", "refusals", "view", "game"}
    for path in [home / f"{folder}.py", *home.glob(f"{folder}/*.py")]:
        for name in imports(path) if path.exists() else ():
            inside = name.removeprefix("atoll.games.robinson.")
            if not inside.startswith(ANYWHERE):
                assert inside.split(".")[0] not in above, f"{path.name} imports {name}"
