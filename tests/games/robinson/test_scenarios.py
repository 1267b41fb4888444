"""Scenarios: each is one file, and no other knows its name."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

import atoll
from atoll.games.robinson import Robinson
from atoll.games.robinson.ending import Loss, lose, win
from atoll.games.robinson.facts import WeatherDie
from atoll.games.robinson.options import SCENARIOS
from atoll.games.robinson.scenarios.frame import named
from tests.playthroughs import playthroughs

HERE = Path(atoll.__file__).parent
CHOICE = HERE / "games" / "robinson" / "options.py"
"""Where they are listed."""


@cache
def words(text: str) -> set[str]:
    """All names and strings of a source, but for what is said to its readers."""
    return {word for each in names_and_strings(text) for word in re.split(r"[-. ]", each.lower())}


def names_and_strings(text: str) -> Iterator[str]:
    tree = ast.parse(text)
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(string)) if id(node) not in said:
                yield string
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name):
                yield name
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.arg(arg=name):
                yield name
            case ast.keyword(arg=str(name)) | ast.ImportFrom(module=str(name)):
                yield name


@pytest.mark.parametrize(
    "text",
    [
        "from .scenarios.jenny import X",
        "import a.jenny",
        "x = 'jenny'",
        "x = {'a jenny': 1}",
        "JENNY = 1",
        "def jenny(): pass",
        "class Jenny: pass",
        "def f(jenny): pass",
        "f(jenny=1)",
        "x.jenny",
    ],
)
def test_wherever_a_name_stands_it_is_seen(text: str) -> None:
    assert "jenny" in words(text)


def test_what_readers_are_told_may_name_a_scenario() -> None:
    assert "jenny" not in words('x = 1\n"""As of jenny."""  # jenny')


@pytest.mark.parametrize("name", SCENARIOS)
def test_only_its_own_files_and_the_choice_know_the_name_of_a_scenario(name: str) -> None:
    strangers = [
        str(path.relative_to(HERE))
        for path in HERE.rglob("*.py")
        if path.stem != name and path != CHOICE and name in words(path.read_text("utf-8"))
    ]
    assert strangers == []


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_has_what_is_on_every_sheet(name: str) -> None:
    scenario = named(name)
    assert scenario.id == name
    assert len(scenario.finds) == 4
    assert len(scenario.inventions) == 2
    rolled = {die for each in range(1, scenario.rounds + 1) for die in scenario.dice(each, 1)}
    assert rolled <= {*get_args(WeatherDie)}


LOSSES: tuple[Loss, ...] = get_args(Loss)


@pytest.mark.parametrize("seats", [1, 4])
@pytest.mark.parametrize("name", SCENARIOS)
def test_a_game_that_is_over_can_be_seen_and_kept(name: str, seats: int) -> None:
    game = Robinson()
    for reason in (*LOSSES, None):
        camp = game.setup(seats, 1, {"scenario": name})
        if reason is None:
            win(camp)
        else:
            lose(camp, reason)
        views, public = game.views(camp)
        assert [view.outcome for view in (*views, public)] == [camp.outcome] * (seats + 1)
        assert game.load(game.save(camp)) == camp


@pytest.mark.parametrize("name", SCENARIOS)
def test_there_are_playthroughs_that_win_and_that_lose_it(name: str) -> None:
    texts = [path.read_text("utf-8") for path in playthroughs("robinson")]
    own = [text for text in texts if scenario_of(text) == name]
    won = ['"reason":"goal"' in text for text in own]
    assert any(won)
    assert not all(won)


def scenario_of(text: str) -> str:
    """What the head of a playthrough says; the first of all if it says nothing."""
    found = re.search(r"^options: .*scenario=(\w+)", text.partition("\n\n")[0], re.MULTILINE)
    return found[1] if found else SCENARIOS[0]
