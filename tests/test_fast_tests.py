"""What `make check` tries of what has changed."""

from pathlib import Path

import pytest
from tools.fast_tests import ALWAYS, REFUSALS, SOME, chosen

ROOT = Path(__file__).parents[1]
LAWS_OF_GAMES = ("tests/laws", "tests/games/test_refusals.py", "tests/games/test_meaning.py")


@pytest.mark.parametrize(
    ("changed", "tried"),
    [
        ("src/atoll/games/tobago/driving.py", {"tests/games/tobago", *LAWS_OF_GAMES}),
        ("src/atoll/games/tobago/texts/uk.ftl", {"tests/games/tobago", *LAWS_OF_GAMES}),
        ("tests/games/tobago/tables.py", {"tests/games/tobago", *LAWS_OF_GAMES}),
        ("src/atoll/kernel/rules.py", {"tests/laws"}),
        ("tests/bots/test_careful.py", {"tests/bots/test_careful.py"}),
        ("docs/rules/tobago.uk.md", {"tests/games/test_digest.py"}),
        ("src/atoll/cli/playing/table.py", {"tests/cli/test_commands.py"}),
        ("src/atoll/cli/texts/uk.ftl", {"tests/cli/test_commands.py"}),
        ("tests/games/mistakes.py", {*LAWS_OF_GAMES[1:]}),
        ("tests/web/test_access.py", set()),
        ("tests/test_that_was_deleted.py", set()),
        ("Makefile", set()),
    ],
)
def test_what_has_changed_is_tried(changed: str, tried: set[str]) -> None:
    assert set(chosen([changed]).paths) == {*ALWAYS, *tried}


def test_a_module_is_tried_by_the_tests_that_bear_its_name_or_import_it() -> None:
    tried = chosen(["src/atoll/server/limits.py"]).paths
    assert "tests/server/test_limits.py" in tried
    assert "tests/server/test_people.py" not in tried


def test_a_board_of_the_terminal_is_tried_by_the_tests_of_its_game() -> None:
    tried = chosen(["src/atoll/cli/boards/tobago/drawing.py"]).paths
    assert {"tests/cli/test_tobago_board.py", "tests/cli/test_tobago_play.py"} <= {*tried}


@pytest.mark.parametrize("part", ["kernel", "games", "bots", "cli", "server"])
def test_no_module_is_left_untried(part: str) -> None:
    modules = [
        path for path in (ROOT / "src" / "atoll" / part).rglob("*.py") if path.stem[0] != "_"
    ]
    assert modules
    for path in modules:
        tried = chosen([path.relative_to(ROOT).as_posix()]).paths
        assert {*tried} > {*ALWAYS}, path


def test_of_the_laws_only_those_of_the_game_are_tried() -> None:
    assert "tobago" in chosen(["src/atoll/games/tobago/driving.py"]).words
    assert "laws" not in chosen(["src/atoll/games/tobago/driving.py"]).words


def test_what_is_always_tried_is_there() -> None:
    named = (*ALWAYS, *REFUSALS, *SOME.values())
    assert [path for path in named if not (ROOT / path).exists()] == []
