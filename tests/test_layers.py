"""Imports point only downwards, and the kernel and the games touch nothing of the world."""

import ast
from collections.abc import Iterator
from functools import cache
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
    "facts", "vocabulary", "cards", "steps", "options", "arguments", "grammar", "answers",
    "state", "who", "ending", "decks", "land", "camp", "people", "demands", "powers", "planning",
    "scenes", "effects", "actions", "phases",
]  # fmt: skip
"""The same within the largest game: a folder or file of its rules knows only those before it."""
ROBINSONS = "atoll.games.robinson."
ABOVE = (
    "scenarios", "refusals", "possible", "meaning", "standing", "setup", "redeal", "pieces", "view",
    "game",
)  # fmt: skip
ANYWHERE = ("scenarios.frame", "scenarios.goals")
"""What a scenario may change is asked everywhere; the scenarios themselves know all rules."""

OF_GAMES = ("games", "bots", "cli.boards")
"""Where each game has a folder of its own."""
WORLD = {
    "asyncio", "datetime", "logging", "multiprocessing", "os", "pathlib", "random", "socket",
    "subprocess", "sys", "threading", "time",
}  # fmt: skip


ALL = sorted(ROOT.rglob("*.py"))
MODULES = [path for path in ALL if path.parent != ROOT or path.stem in LAYERS]


@cache
def imports(path: Path, root: Path = ROOT) -> tuple[str, ...]:
    """What a file imports; of atoll's own as ``atoll.kernel.rules.Rules``."""
    return tuple(_imports(path, root))


def _imports(path: Path, root: Path) -> Iterator[str]:
    package = ("atoll", *path.relative_to(root).parts[:-1])
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = [*base, node.module] if node.module else base
            yield from [".".join([*module, name.name]) for name in node.names]


def upwards(path: Path, root: Path = ROOT) -> list[str]:
    """What a file imports from a layer above its own, or from none."""
    own = LAYERS.index(path.relative_to(root).parts[0].removesuffix(".py"))
    known = {*LAYERS[: own + 1], "__version__"}
    ours = [name.split(".") for name in imports(path, root) if name.split(".")[0] == "atoll"]
    return [".".join(name) for name in ours if not known.intersection(name[1:2])]


def of_the_world(path: Path, root: Path = ROOT) -> list[str]:
    """What a file imports that has to do with clocks, files or threads."""
    return [name for name in imports(path, root) if name.split(".")[0] in WORLD]


def of_other_games(path: Path, root: Path = ROOT) -> list[str]:
    """What a file of a game, in whatever folder, imports from another game, or from all of them."""
    game = game_of(path, root)
    return [name for name in imports(path, root) if _game_named(name) not in (None, game)]


def game_of(path: Path, root: Path = ROOT) -> str | None:
    """In whose folder a file lies, if it is a game's."""
    return _game_named(".".join(["atoll", *path.relative_to(root).with_suffix("").parts]))


def _game_named(module: str) -> str | None:
    """The game in whose folder a module is; nothing is the folder of all games."""
    for place in OF_GAMES:
        if f"{module}.".startswith(f"atoll.{place}."):
            inside = module.removeprefix(f"atoll.{place}").removeprefix(".").partition(".")[0]
            return inside if inside in ("", *atoll.games()) else None
    return None


def place_of(path: Path, root: Path = ROOT) -> str:
    """The folder of a game in which a file lies, or its own name if it lies in none."""
    return path.relative_to(root).parts[2].removesuffix(".py")


def of_later_folders(path: Path, root: Path = ROOT) -> list[str]:
    """What a file of Robinson Crusoe's rules imports that comes after its own folder."""
    after = ROBINSON[ROBINSON.index(place_of(path, root)) + 1 :]
    found = [name.split(".")[3:] for name in imports(path, root) if name.startswith(ROBINSONS)]
    others = [name for name in found if ".".join(name[:2]) not in ANYWHERE]
    return [".".join(name) for name in others if name[0] in (*after, *ABOVE)]


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_imports_point_downwards(path: Path) -> None:
    assert upwards(path) == []


RULES = [path for path in ALL if path.relative_to(ROOT).parts[0] in ("kernel", "games")]


@pytest.mark.parametrize("path", RULES, ids=name_of)
def test_rules_know_no_clock_no_file_and_no_thread(path: Path) -> None:
    assert of_the_world(path) == []


OF_A_GAME = [path for path in ALL if game_of(path) in atoll.games()]
"""Its rules, its bots, its board in the terminal."""


@pytest.mark.parametrize("path", OF_A_GAME, ids=name_of)
def test_games_do_not_know_each_other(path: Path) -> None:
    assert of_other_games(path) == []


def test_every_place_of_robinson_crusoe_is_in_the_order() -> None:
    home = ROOT / "games" / "robinson"
    assert {place_of(path) for path in home.rglob("*.py")} == {"__init__", *ROBINSON, *ABOVE}


@pytest.mark.parametrize("place", ROBINSON)
def test_the_rules_of_robinson_crusoe_point_downwards(place: str) -> None:
    home = ROOT / "games" / "robinson"
    paths = [path for path in home.rglob("*.py") if place_of(path) == place]
    assert paths
    assert [name for path in paths for name in of_later_folders(path)] == []


# The tests themselves, of a file that lies deep in a game.


def deep(root: Path, source: str) -> Path:
    path = root / "games" / "robinson" / "camp" / "hut" / "bed.py"
    path.parent.mkdir(parents=True)
    path.write_text(source, "utf-8")
    return path


@pytest.mark.parametrize(
    "source",
    [
        "from ....tobago.state import Hunt",
        "from .... import tobago",
        "from .....games import tobago",
        "from atoll.games.tobago import state",
        "from atoll.games import tobago",
        "from atoll import games",
        "import atoll.games.tobago.state",
        "def sleep():\n    from atoll.games.tobago import state",
    ],
)
def test_another_game_is_found_from_however_deep_it_is_imported(
    tmp_path: Path, source: str
) -> None:
    assert of_other_games(deep(tmp_path, source), tmp_path)


@pytest.mark.parametrize(
    "source",
    [
        "from ...state import Camp",
        "from ... import answers",
        "from ..items import has",
        "from .....kernel import Rules",
        "from atoll.games.robinson.state import Camp",
        "from collections import Counter",
    ],
)
def test_the_own_game_and_the_kernel_may_be_known(tmp_path: Path, source: str) -> None:
    path = deep(tmp_path, source)
    assert of_other_games(path, tmp_path) == upwards(path, tmp_path) == []
    assert of_the_world(path, tmp_path) == []


@pytest.mark.parametrize(
    "source",
    ["from .....server import play", "from atoll import bots", "import atoll.cli", "import atoll"],
)
def test_an_import_that_points_upwards_is_found(tmp_path: Path, source: str) -> None:
    assert upwards(deep(tmp_path, source), tmp_path)


@pytest.mark.parametrize("source", ["import time", "from os import path", "import os.path"])
def test_a_clock_and_a_file_are_found(tmp_path: Path, source: str) -> None:
    assert of_the_world(deep(tmp_path, source), tmp_path)


@pytest.mark.parametrize(
    "source",
    [
        "from ...planning.deeds import menu",
        "from ...scenes import leave",
        "from ... import scenes",
        "from ...scenarios.castaways import Castaways",
    ],
)
def test_a_folder_that_comes_later_is_found(tmp_path: Path, source: str) -> None:
    assert of_later_folders(deep(tmp_path, source), tmp_path)


@pytest.mark.parametrize(
    "source",
    [
        "from ...land.tiles import name",
        "from ..items import has",
        "from ...scenarios.frame import scenario",
    ],
)
def test_a_folder_that_comes_before_may_be_known(tmp_path: Path, source: str) -> None:
    assert of_later_folders(deep(tmp_path, source), tmp_path) == []
